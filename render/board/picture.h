/* A picture of one board or of several, on any canvas device: for `draw`, for explanations, for
 * other programs.
 *
 * Threads and ownership as for canvases and fonts. */
#ifndef NONET_RENDER_BOARD_PICTURE_H
#define NONET_RENDER_BOARD_PICTURE_H

#include "config/translation/translation.h"
#include "render/board/board_art.h"
#include "render/canvas/canvas.h"

/* The families that ship with Debian's fonts-liberation and that the defaults use. */
#define DEFAULT_DIGIT_FONT "Liberation Sans"
#define DEFAULT_TEXT_FONT  "Liberation Serif"

/* The house style: line weights 0.75, 2 and 2.25 pt, digits 0.60 of the cell high. */
enum status board_style_init(struct board_style *style, struct font_set *fonts,
                             const char *digit_family, const struct diag_at *at, struct diag *d);

struct picture_options {
    double cell_pt;       /* not positive: 28, or more where candidates are drawn */
    double pixels_per_pt; /* png; not positive: 150 dots an inch */
    const char *title;    /* of the document, for screen readers; svg; may be NULL */
};

/* A board with the words under it, or one of the two: art and caption may be NULL. A caption is
 * broken into lines; the text device does not show it. */
struct picture_frame {
    const struct board_art *art;
    const char *caption;
    const struct translation *key; /* of a key to the step's marks, under it; NULL: no key */
};

/* A canvas for pictures of this kind; pages are added with picture_draw. The title is borrowed
 * until the canvas is dropped. NULL: out of memory. */
struct canvas *picture_canvas(const struct canvas_device *device,
                              const struct picture_options *options, const struct board_art *art);

/* One page with the frames, at least one, under one another. */
void picture_draw(struct canvas *c, const struct board_style *style,
                  const struct picture_options *options, const struct picture_frame *frame,
                  size_t count);

#endif
