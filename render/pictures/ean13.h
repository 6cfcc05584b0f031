/* EAN-13 bar codes from ISBNs. Source of the codes: ISO/IEC 15420.
 *
 * Threads: as for a canvas. */
#ifndef NONET_RENDER_PICTURES_EAN13_H
#define NONET_RENDER_PICTURES_EAN13_H

#include <stdbool.h>

#include "render/canvas/canvas.h"

enum { EAN13_MODULES = 95, EAN13_DIGITS = 13 };

/* The 13 digits of an ISBN as a config has it: hyphens dropped, ten digits turned into thirteen.
 * False where it is neither. */
bool ean13_from_isbn(const char *isbn, char digits[EAN13_DIGITS + 1]);

/* The bars: true is black. */
void ean13_modules(const char digits[EAN13_DIGITS + 1], bool modules[EAN13_MODULES]);

/* Read bars as a scanner does: the digits, or false where a guard, a code or the check digit is
 * wrong. */
bool ean13_read(const bool modules[EAN13_MODULES], char digits[EAN13_DIGITS + 1]);

/* Draw code and digits at nominal size (0.33 mm a module) with the quiet zones, the ISBN above it,
 * in the middle of the box, which is filled white. */
void ean13_draw(struct canvas *c, struct box box, const char *isbn, const struct font *font);

#endif
