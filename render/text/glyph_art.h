/* A glyph as a drawing: its outline, for letters that are shapes and not text. */
#ifndef NONET_RENDER_TEXT_GLYPH_ART_H
#define NONET_RENDER_TEXT_GLYPH_ART_H

#include "render/art/art.h"
#include "render/text/font.h"

/* The art is as wide and high as the glyph's ink, in thousandths of the type size; one black path.
 * NULL: the font has no ink for it, or memory ended. For art_drop. */
struct art *glyph_art(const struct font *font, uint32_t code_point);

#endif
