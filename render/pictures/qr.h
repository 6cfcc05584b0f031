/* QR codes of addresses, by libqrencode (ISO/IEC 18004; error correction M: a sixth may be
 * smudged).
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_PICTURES_QR_H
#define NONET_RENDER_PICTURES_QR_H

#include "render/canvas/canvas.h"

enum { MAX_QR_CHARACTERS = 2331 }; /* bytes, of a code of 177 x 177 modules */

/* The side of a text's code in points, with the four modules of white around it that scanners need;
 * 0: too long for a code, or out of memory. */
double qr_side_pt(const char *text);

/* Why there is no code for a text that is short enough: the library is not there, or out of memory.
 */
const char *qr_fault(void);

/* Draw it from the left top corner of that square, dark on light on black pages too. False where
 * qr_side_pt is 0. */
bool qr_draw(struct canvas *c, double left, double top, const char *text);

/* The same in pixels of this size, of which a module's side has a whole number; 0: there are none.
 */
double qr_side_on(const char *text, double pixel_pt);
bool qr_draw_on(struct canvas *c, double left, double top, const char *text, double pixel_pt);

/* Which modules are black, row by row, *width of them a row; for free(). NULL where qr_side_pt is
 * 0.
 */
bool *qr_modules(const char *text, unsigned *width);

#endif
