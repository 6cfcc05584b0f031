/* Solution paths in pictures: what draw, hint and explain show of a step.
 *
 * Threads: a step_pictures belongs to one thread at a time. Only the first puzzle of a stream is
 * drawn, so the workers of a stream_map may share one. */
#ifndef NONET_CLI_STEP_PICTURES_H
#define NONET_CLI_STEP_PICTURES_H

#include "cli/stream_map.h"
#include "gen/grade/step.h"
#include "render/board/picture.h"

/* The board before a step, with the step marked. The content points into the struct and to the
 * record's givens. Give the sentence back with text_free. */
struct step_picture {
    struct grid filled;
    digit_set candidate[MAX_CELLS];
    struct step step;
    struct text sentence;
    struct board_content content;
};

/* Fill from the step that path_next has just returned. The sentence is appended. */
void step_picture_take(struct step_picture *p, const struct record *r, const struct path *path,
                       const struct step *step, const struct telling *telling);

struct step_pictures; /* fonts and style */

/* NULL after reporting: no memory, or no font. */
struct step_pictures *step_pictures_new(struct diag *d);
void step_pictures_drop(struct step_pictures *p);

/* Append to the item's output an SVG of the step that path_next has just returned. An SVG holds one
 * puzzle: for the second one and later this reports so instead. */
enum status step_pictures_hint(const struct step_pictures *p, const struct telling *telling,
                               struct stream_item *item, const struct path *path,
                               const struct step *step, struct diag *d);

/* The same for the whole path, which has just begun: the puzzle, every sentence, a picture of each
 * step that is more than a digit in a cell, and where it ends. */
enum status step_pictures_path(const struct step_pictures *p, const struct telling *telling,
                               struct stream_item *item, struct path *path, struct diag *d);

#endif
