/* What all sections and days of a book share while their puzzles are chosen.
 *
 * For puzzles.c and calendar_days.c alone. */
#ifndef NONET_RENDER_PRESS_PUZZLES_CHOOSING_H
#define NONET_RENDER_PRESS_PUZZLES_CHOOSING_H

#include "render/press/puzzles/section_fill.h"

struct choosing {
    struct press_puzzles *puzzles;
    const struct book_config *cfg;
    const struct press_choosing *how;
    struct diag *diag;
    struct board_set seen;     /* of a book's sections */
    struct day_window window;  /* of a calendar's days */
    struct section_pool *pool; /* by spec of a calendar: what its file or bank has */
    uint64_t *made_count;      /* by section and part */
};

/* The search for one spec's puzzles. */
struct section_search choosing_search(struct choosing *c, size_t spec);

/* Choose the puzzle of every day. */
enum status choosing_fill_days(struct choosing *c);

/* After an editor's choices: published days have the puzzles that were published, and other days
 * that would repeat one of these get another. */
enum status choosing_publish_days(struct choosing *c);

void choosing_free_pools(struct choosing *c);

#endif
