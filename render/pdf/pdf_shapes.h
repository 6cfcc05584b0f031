/* Lines, boxes, circles, pictures and pages of other PDFs on an open page: what the device does for
 * them (render/canvas/device.h).
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_SHAPES_H
#define NONET_RENDER_PDF_PDF_SHAPES_H

#include "render/canvas/device.h"

void pdf_draw_line(struct canvas *c, const double from[2], const double to[2], double width_pt,
                   const struct paint *p);
void pdf_draw_dashed_line(struct canvas *c, const double from[2], const double to[2],
                          double width_pt, const struct paint *p, const struct dashes *dashes);
void pdf_draw_rect(struct canvas *c, const struct box *b, double width_pt, const struct paint *p);
void pdf_draw_circle(struct canvas *c, const double centre[2], double radius_pt, double width_pt,
                     const struct paint *p);
void pdf_draw_art(struct canvas *c, const double m[6], const struct art *art, double min_width,
                  const struct paint *ink);
void pdf_draw_own_page(struct canvas *c, const double m[6], const struct imported_pdf *pdf,
                       size_t page);
void pdf_draw_decoration(struct canvas *c, bool begins);

#endif
