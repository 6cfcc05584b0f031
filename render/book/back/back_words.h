/* The words of a back: which they are, and how they stand one under the other.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_BOOK_BACK_BACK_WORDS_H
#define NONET_RENDER_BOOK_BACK_BACK_WORDS_H

#include "render/book/back/cover_back.h"

#define TEXT_LEADING 1.42

/* A layout in progress: the parts of the back placed so far at one size of type, from the top down.
 */
struct back_layout {
    const struct cover_scene *s;
    struct cover_back *k;
    double size;
    double headline;     /* the most of its size, in parts of the usual */
    unsigned characters; /* of a line of text, the most */
    double more;         /* between the parts, over the usual gap */
    double y;
    unsigned gaps;
    bool too_wide;   /* a word has no room in its column */
    bool points_fit; /* at the foot, where they stand there */
};

/* The most that running text is set in, in points. */
double back_max_size(const struct cover_scene *s, const struct cover_back *back);
/* A text, not yet fitted, with the config's field that it is from and what to call it. */
struct cover_block_fit back_block(const struct cover_scene *s, const struct cover_back *back,
                                  const char *text, const void *field, const char *name);
/* Choose the headline, and the text that stands under it. */
void back_choose_headline(const struct cover_scene *s, const struct cover_words *words,
                          struct cover_back *back);
/* Lay the points next to the column, where they stand there; and all other words from the measure's
 * top down. */
void back_lay_points_at_foot(struct back_layout *l);
void back_lay_words(struct back_layout *l);

#endif
