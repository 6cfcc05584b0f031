/* Pictures of puzzles, one after another, on one device: the document that `nonet draw` writes.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PICTURES_PUZZLE_PICTURES_H
#define NONET_RENDER_PICTURES_PUZZLE_PICTURES_H

#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"
#include "render/board/puzzle_signs.h"
#include "render/pictures/picture.h"

struct puzzle_pictures_options {
    const struct canvas_device *device;
    const char *font; /* family or file for the digits */
    enum candidate_marks candidates;
    bool shade_regions; /* of jigsaws */
    bool solution;      /* fill the board with its solution */
    bool course;        /* draw the chart of its course instead (render/pictures/course_chart.h) */
    unsigned step;      /* draw the board before this step of the grader's path; 0: do not */
    struct explain_style style; /* the step's sentence */
    struct puzzle_signs_options signs;
    struct picture_options picture;
};

struct puzzle_pictures;

/* The options are copied; what they point to is borrowed. After an error (no memory, no such font,
 * no such words) *out is NULL. */
enum status puzzle_pictures_new(struct puzzle_pictures **out,
                                const struct puzzle_pictures_options *o, struct diag *d);
void puzzle_pictures_drop(struct puzzle_pictures *p);

/* What the QR codes under the boards of the next puzzles hold, at most MAX_QR_CHARACTERS bytes;
 * borrowed. NULL, as at first: there are none. Characters have none. */
void puzzle_pictures_set_code(struct puzzle_pictures *p, const char *code);

/* Draw a puzzle. STATUS_FAILED after reporting a puzzle that has no single solution to draw, a step
 * that does not exist, or a second puzzle on a device that holds one. */
enum status puzzle_pictures_add(struct puzzle_pictures *p, const struct record *r,
                                const struct diag_at *at, struct diag *d);

/* End the document and append its bytes: none where no puzzle was drawn. The next puzzle begins
 * another document. */
enum status puzzle_pictures_finish(struct puzzle_pictures *p, struct text *out, struct diag *d);

#endif
