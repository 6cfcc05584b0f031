/* A small book, planned and drawn, which the tests of preflight then damage. */
#ifndef NONET_TESTS_UNIT_PREFLIGHT_SAMPLE_H
#define NONET_TESTS_UNIT_PREFLIGHT_SAMPLE_H

#include "render/book/book_data.h"
#include "render/canvas/canvas.h"
#include "render/preflight/preflight.h"

enum { SAMPLE_PUZZLES = 6, SAMPLE_MAX_SETS = 5 };

struct sample {
    struct profile profile;
    struct book_config *cfg;
    struct record record[SAMPLE_PUZZLES];
    const struct record *puzzle[SAMPLE_PUZZLES];
    struct book_section_source section;
    struct font_set *fonts;
    struct book *book;
    struct canvas *canvas;
    struct text pdf;
    struct diag d;
};

/* For a profile whose bounds on pages are lifted, with overrides of the config (up to the first
 * NULL). colour: a red box on every page. */
void sample_open(struct sample *p, const char *profile, const char *const *set, bool colour);

/* The same with one override; set may be NULL. */
void sample_begin(struct sample *p, const char *profile, const char *set, bool colour);
void sample_end(struct sample *p);

/* Draw the interior anew, without bookmarks and links, and on one page, or on every one, a mark. */
#define SAMPLE_EVERY_PAGE SIZE_MAX
void sample_draw(struct sample *p, void (*mark)(struct sample *p), size_t page);

/* Plan the book again after a change to the config; *said, to be freed, has the messages. */
enum status sample_plan_again(struct sample *p, char **said);

/* What the sample's interior is drawn with. */
struct canvas_options sample_canvas_options(const struct sample *p);

/* The rules that do not pass, as "lines gray"; with a question mark where it is a warning. Gives
 * the report back. */
void sample_problems(struct preflight *report, struct text *out);

/* Of the sample's puzzles and interior; to be freed. */
void sample_report(const struct sample *p, struct preflight *report);

/* The rules that do not pass of the same. */
void sample_judge(const struct sample *p, struct text *out);

/* Replace the first, or every, occurrence in the PDF by a text of the same length. */
void sample_edit(struct sample *p, const char *from, const char *to, bool every);

/* Damages that several files' tables name. */
void sample_set_min_text(struct sample *p);
void sample_set_trim(struct sample *p);

#endif
