/* Titles of techniques and lessons, by the rules of the book's language for titles.
 *
 * Threads: as for the book. */
#ifndef NONET_RENDER_BOOK_STYLE_TITLES_H
#define NONET_RENDER_BOOK_STYLE_TITLES_H

#include <stdbool.h>

#include "base/text.h"
#include "render/book/plan/book_source.h"

struct book;

/* Append a technique's name as running text writes it; `first`: it begins a line of a list. In all
 * of a book the rule of 45 has one name: the sum of its largest board with cages, or of its
 * lesson's board where no puzzle has cages. */
void book_put_technique_name(const struct book *b, int technique, bool first, struct text *out);

/* Without the part behind its comma: "rule of 45" of "rule of 45, inner". */
void book_put_technique_head(const struct book *b, int technique, bool first, struct text *out);

/* A lesson's title, without that part unless another lesson would then have the same title. */
void book_put_lesson_title(const struct book *b, const struct book_lesson *lesson,
                           struct text *out);

#endif
