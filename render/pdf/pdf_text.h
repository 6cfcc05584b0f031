/* Texts on an open page: what the device does for them (render/canvas/device.h).
 *
 * Threads: a document belongs to one thread. */
#ifndef NONET_RENDER_PDF_PDF_TEXT_H
#define NONET_RENDER_PDF_PDF_TEXT_H

#include "render/canvas/device.h"

void pdf_draw_text(struct canvas *c, const double at[2], unsigned quarter_turns,
                   const struct text_style *style, const char *utf8, const struct shaped *shaped);

#endif
