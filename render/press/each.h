/* Each puzzle and each solution as a picture of its own, with a list of captions: for those who set
 * the pages themselves (InDesign's data merge, Scribus) or a newspaper's.
 *
 * Files go by a pattern: in it {number} is the puzzle's, {number:4} the same with zeros before it,
 * {kind} "puzzle" or "solution", {level}, {variant}. The list, captions.csv or captions.json, has a
 * row a puzzle: number, level, minutes, givens, variant, the two files, the puzzle and the solution
 * digit by digit. In csv the columns of files begin with an @, as data merge wants it of images.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_EACH_H
#define NONET_RENDER_PRESS_EACH_H

#include "config/newfolder.h"
#include "render/board/puzzle_pictures.h"

struct each_options {
    struct puzzle_pictures_options pictures; /* of a device that is not of characters */
    const char *directory;
    const char *pattern; /* NULL: "{kind}-{number:4}" */
    bool json;           /* captions.json */
};

struct each;

/* All is borrowed. *out is NULL after an error. */
enum status each_new(struct each **out, const struct each_options *o, struct diag *d);

/* Draw the next puzzle and its solution. */
enum status each_add(struct each *e, const struct record *r, const struct diag_at *at,
                     struct diag *d);

/* Put the folder in its place, which is done for all files or none. Frees. */
enum status each_finish(struct each *e, size_t *files, struct diag *d);
void each_drop(struct each *e);

#endif
