/* The days that a calendar's feed has published: their rows, items and puzzles, which a later run
 * takes over as they are.
 *
 * puzzles.json in the folder holds a line a day, the puzzle as JSON with its date before it.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PICTURES_KEPT_DAYS_H
#define NONET_RENDER_PRESS_PICTURES_KEPT_DAYS_H

#include "gen/board/record.h"
#include "render/press/pictures/published.h"

struct kept_day {
    int day;
    char *row;  /* of the captions, without its line's end */
    char *line; /* of puzzles.json, likewise */
    char *item; /* of the feed; NULL: it is too old for it */
    struct record record;
};

/* Start from {0}; in the order of days. */
struct kept_days {
    struct kept_day *item;
    size_t count, capacity;
};

/* Read them from a folder that is looked at. `delay`: days from a puzzle's day to its item's.
 * STATUS_FAILED after reporting what does not go together. */
enum status kept_days_read(struct kept_days *k, const struct published *p, int delay,
                           struct diag *d);
void kept_days_free(struct kept_days *k);

/* Append a puzzle's line, without its end. */
void kept_days_put_line(const struct record *r, int day, struct text *out);

#endif
