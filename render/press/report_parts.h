/* What both files of a report share, for the files of the report alone. */
#ifndef NONET_RENDER_PRESS_REPORT_PARTS_H
#define NONET_RENDER_PRESS_REPORT_PARTS_H

#include "config/translation/translation.h"
#include "gen/grade/technique.h"
#include "render/board/board_style.h"
#include "render/press/report.h"

struct puzzle_figures;

/* What the pages are made from. */
struct report {
    const struct book_config *cfg;
    const struct book *book;
    const struct press_puzzles *puzzles;
    struct diag *diag;
    struct translation words;
    size_t count;
    struct puzzle_figures *figures;
    char **key_step;     /* in words, by number - 1 */
    const char **banked; /* by number - 1: the bank that has it, and not as this puzzle; or NULL */
    struct font_set *fonts;
    struct board_style style;
};

struct tally {
    int technique;
    size_t puzzles, steps;
    unsigned size; /* of the puzzles' boards: how many digits; 0: they differ */
};

/* By minutes and by score, one above the other. */
enum { CURVES = 2 };

const struct record *report_record(const struct report *r, size_t i);
const char *report_text(const struct report *r, enum text_id id);

/* As the book names it. */
const char *report_level(const struct report *r, const struct record *record);

/* Plain text: how many puzzles there are, and whether some are repeats; a puzzle's score and time.
 */
void report_put_summary(const struct report *r, struct text *out);
void report_put_figures(const struct report *r, const struct record *record, struct text *out);

/* How many puzzles use each technique, and how often. */
void report_count_techniques(const struct report *r, struct tally tally[MAX_TECHNIQUES]);

bool report_knows_curve(const struct report *r, unsigned curve);
void report_draw_curve(const struct report *r, struct canvas *c, struct box area, unsigned curve);
void report_draw_thumbnail(const struct report *r, struct canvas *c, double left, double top,
                           double size_pt, size_t i);

enum status report_print_pdf(const struct report *r, struct press_file *f);

#endif
