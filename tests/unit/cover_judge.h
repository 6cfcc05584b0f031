/* A cover of a sample, drawn and judged by preflight. */
#ifndef NONET_TESTS_UNIT_COVER_JUDGE_H
#define NONET_TESTS_UNIT_COVER_JUDGE_H

#include "render/book/cover/book_cover.h"
#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"

/* Everything that a back can show but pictures, and a volume of a series. */
void cover_compose_back(struct sample *p);

/* The cover as a PDF; the caller drops the canvas and frees the text. */
void cover_draw_pdf(const struct sample *p, struct canvas **canvas, struct text *pdf);

/* Draw the cover, and visit each mark of its PDF. */
void cover_each_mark(const struct sample *p,
                     void (*visit)(void *context, const struct pdf_mark *mark), void *context);

/* The rules of preflight that the cover breaks, as sample_problems writes them. */
void cover_judge(const struct sample *p, struct text *rules);

#endif
