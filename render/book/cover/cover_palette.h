/* Palettes: three colours that go together, for each volume of a series its own.
 *
 * Colours are reckoned in OKLCH (B. Ottosson, "A perceptual color space for image processing",
 * 2020), where equal lightness looks equally light: the volumes differ in hue alone, so that their
 * spines match on a shelf and any two neighbours differ.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_COVER_COVER_PALETTE_H
#define NONET_RENDER_BOOK_COVER_COVER_PALETTE_H

#include "config/book_config.h"
#include "render/art/paint.h"

/* The colours of a cover, as 0xRRGGBB, and how far the hue turns from the ground to the accent, in
 * degrees: the way of its shades. */
struct cover_colours {
    uint32_t ground, ink, accent;
    double arc;
};

/* The colours that the config asks for; the usual ones where it names neither a palette nor a
 * colour.
 */
struct cover_colours cover_palette_colours(const struct book_config *cfg,
                                           const struct cover_colours *usual);

/* From the ground (part 0) to the accent (1) around the circle of hues. A straight mixture of two
 * colours far apart is mud; these stay as rich as the two. */
uint32_t cover_shade_of(const struct cover_colours *rgb, double part);

/* Between two colours, part 0 … 1 of the way. */
uint32_t cover_mixed(uint32_t one, uint32_t two, double part);

/* Paints for print. Near-black areas are a rich black within the printer's limit of ink (parts of 1
 * a plate), near-black type is black alone: four plates do not meet on thin strokes. */
struct paint cover_area_paint(uint32_t rgb, double max_ink);
struct paint cover_type_paint(uint32_t rgb);

#endif
