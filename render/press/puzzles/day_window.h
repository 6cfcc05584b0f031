/* The puzzles of a calendar by day, so that no day repeats one of the years around it.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PUZZLES_DAY_WINDOW_H
#define NONET_RENDER_PRESS_PUZZLES_DAY_WINDOW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Start from {.years = …}; end with day_window_free. */
struct day_window {
    unsigned years; /* after which a puzzle may come again; 0: never */
    struct {
        uint64_t form; /* see equivalent_form */
        int day;
    } * item;
    size_t count, capacity;
};

/* False: out of memory. */
bool day_window_add(struct day_window *w, uint64_t form, int day);

/* Does a day too near to this one have the puzzle? */
bool day_window_has(const struct day_window *w, uint64_t form, int day);

void day_window_free(struct day_window *w);

#endif
