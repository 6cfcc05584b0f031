/* A picture of one board or of several, on any canvas device: for `draw`, for explanations, for
 * other programs.
 *
 * Threads and ownership as for canvases and fonts. */
#ifndef NONET_RENDER_PICTURES_PICTURE_H
#define NONET_RENDER_PICTURES_PICTURE_H

#include "config/translation/translation.h"
#include "render/board/board_draw.h"
#include "render/canvas/canvas.h"

struct picture_options {
    double cell_pt;       /* not positive: 28, or more where candidates are drawn */
    double pixels_per_pt; /* png; not positive: 150 dots an inch */
    bool outlines;        /* letters as shapes: no font is needed to show them */
    const char *title;    /* of the document, for screen readers; svg; may be NULL */
    const char *code;     /* in a QR code under each board; NULL: none */
};

/* A board with the words under it, or one of the two: content and caption may be NULL. A caption is
 * broken into lines; the text device does not show it. */
struct picture_frame {
    const struct board_content *content;
    const char *caption;
    const struct translation *legend; /* of the step's marks, under the board; NULL: none */
};

/* The side of a cell. */
double picture_cell_pt(const struct picture_options *options, const struct layout *v,
                       enum candidate_marks candidates);

/* A canvas for pictures of this kind; pages are added with picture_draw. The title is borrowed
 * until the canvas is dropped. NULL: out of memory. */
struct canvas *picture_canvas(const struct canvas_device *device,
                              const struct picture_options *options,
                              const struct board_content *content);

/* One page with the frames, at least one, under one another. */
void picture_draw(struct canvas *c, const struct board_style *style,
                  const struct picture_options *options, const struct picture_frame *frame,
                  size_t count);

#endif
