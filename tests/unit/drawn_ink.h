/* A canvas that keeps the shapes and the texts of a page, and measures how clear the texts are of
 * them. */
#ifndef NONET_TESTS_UNIT_DRAWN_INK_H
#define NONET_TESTS_UNIT_DRAWN_INK_H

#include "render/canvas/device.h"

/* Its state is private. */
extern const struct canvas_device ink_keeper;

/* How clear the texts of a page are. Distances are in points. */
struct ink_measure {
    size_t texts;
    double min_air;      /* from a text to the nearest line of about its own gray */
    double min_contrast; /* of a text with what is filled or stroked beneath it; 0 to 1 */
    double line_pt, line_gray, text_gray; /* of that line; and of the text with min_contrast */
    char nearest[8];                      /* the text that has min_air, */
    char palest[8];                       /* and that with min_contrast */
};

/* Lines that differ less from a text than this have to stay clear of it; others may run under it.
 */
#define MIN_CONTRAST 0.4

struct ink_measure measure_ink(const struct canvas *c);

/* Are there lines, each at least so wide and at most so light? */
bool has_bold_lines(const struct canvas *c, double width_pt, double gray);

#endif
