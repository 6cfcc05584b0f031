/* Solution paths in pictures: the board before a step with the step marked, and whole paths as SVG.
 *
 * Threads: a path_pictures belongs to one thread at a time. */
#ifndef NONET_RENDER_PICTURES_PATH_PICTURES_H
#define NONET_RENDER_PICTURES_PATH_PICTURES_H

#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"
#include "render/pictures/picture.h"

/* The board before a step, with the step marked. The content points into the struct and to the
 * record's givens. Give the sentence back with text_free. */
struct step_picture {
    struct grid filled;
    digit_set candidate[MAX_CELLS];
    struct step step;
    struct text sentence;
    uint8_t shaded[MAX_CELLS]; /* for whoever shades cells */
    struct board_content content;
};

/* Fill from the step that path_next has just returned: this part of it
 * (gen/grade/explain/proof_chunks.h), from 0. The sentence is appended. */
void step_picture_fill(struct step_picture *p, const struct record *r, const struct path *path,
                       const struct step *step, unsigned part, const struct explain_style *style);

struct path_pictures; /* fonts and style */

/* NULL after reporting: no memory, or no font. */
struct path_pictures *path_pictures_new(struct diag *d);
void path_pictures_drop(struct path_pictures *p);

/* Append an SVG of the step that path_next has just returned: of as much of it as the hint gives
 * away. */
enum status path_pictures_step(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, const struct path *path,
                               const struct step *step, enum hint_part part, struct text *out,
                               struct diag *d);

/* The same for the whole path, which has just begun: the puzzle, every sentence, a picture of each
 * step that is more than a digit in a cell, and where it ends. */
enum status path_pictures_all(const struct path_pictures *p, const struct explain_style *style,
                              const struct record *r, struct path *path, struct text *out,
                              struct diag *d);

/* Append a self-contained HTML page: the sentences, and next to them the board before the current
 * step, to go through by keys or clicks. Printed, it shows all steps. */
enum status path_pictures_page(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, struct path *path, struct text *out,
                               struct diag *d);

#endif
