/* The RSS feed of a puzzle a day (RSS 2.0, rssboard.org/rss-specification): feed.xml in the folder
 * of the pictures, the newest day first, each day with its puzzle as an enclosure and a link to its
 * solution.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_PICTURES_FEED_H
#define NONET_RENDER_PRESS_PICTURES_FEED_H

#include "base/text.h"

/* Days in a feed. Readers fetch the whole feed each time. */
enum { FEED_DAYS = 30 };

struct feed_channel {
    const char *title;
    const char *description;
    const char *language;  /* its code */
    const char *copyright; /* NULL: none */
    const char *address;   /* of the folder, "https://example.org/sudoku/" */
    const char *type;      /* of the pictures, "image/svg+xml" */
};

struct feed_day {
    int day;
    const char *title;    /* "Puzzle 12 (easy)" */
    const char *file[2];  /* names in the folder: the puzzle and the solution */
    const char *solution; /* the words of the link to it */
    size_t bytes;         /* of the puzzle's file */
};

/* Is the address one that a feed can have? */
bool feed_takes_address(const char *address);

void feed_begin(const struct feed_channel *c, int newest, struct text *out);
void feed_add(const struct feed_channel *c, const struct feed_day *day, struct text *out);
void feed_end(struct text *out);

#endif
