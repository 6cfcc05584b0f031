/* Is a TrueType or OpenType file whole? Libraries that read fonts leave out what they cannot read,
 * so a file that was cut off draws a book without some of its letters. Source: OpenType 1.9, "The
 * OpenType Font File".
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_CANVAS_FONT_CHECK_H
#define NONET_RENDER_CANVAS_FONT_CHECK_H

#include <stdbool.h>
#include <stddef.h>

enum { FONT_DAMAGE_SIZE = 96 };

/* NULL, or what is damaged, in words: "its table 'glyf' reaches beyond the file's end". */
const char *font_damage(const char *bytes, size_t length, char words[FONT_DAMAGE_SIZE]);

#endif
