/* Fonts: TrueType files found by family or path, measured, and checked for the characters needed.
 *
 * Every font of a book is embedded, so only files that may and can be embedded are accepted: single
 * TrueType faces (not CFF, not collections) whose licence bits allow it. Families are looked up in
 * the font directories of the system and of $XDG_DATA_HOME; of several files with the same family
 * and style the one first in path order is taken, so that a machine always chooses the same.
 *
 * Threads: a font_set and its fonts belong to one thread at a time. Ownership: the set owns its
 * fonts; they live until font_set_drop. */
#ifndef NONET_RENDER_CANVAS_FONT_H
#define NONET_RENDER_CANVAS_FONT_H

#include <stdbool.h>
#include <stdint.h>

#include "config/diag.h"

struct font_set;
struct font;

enum font_style { FONT_REGULAR, FONT_BOLD, FONT_ITALIC, FONT_BOLD_ITALIC };

/* NULL when out of memory. */
struct font_set *font_set_new(void);
void font_set_drop(struct font_set *set);

/* A family name, or a path where it holds a '/' or ends in ".ttf". A path stands for every style.
 * Errors go to `at` and name a family that is near. The status is STATUS_USAGE: a config asked. */
enum status font_find(struct font_set *set, const char *family_or_path, enum font_style style,
                      const struct font **out, const struct diag_at *at, struct diag *d);

/* Was something about the fonts of its set not read or measured for lack of memory? Then what was
 * drawn with them may lack glyphs or stand elsewhere. */
bool font_lacked_memory(const struct font *f);

const char *font_path(const struct font *f);
const char *font_family(const struct font *f);
const char *font_style_name(const struct font *f);
/* The FreeType face, as a void pointer so that only the rasteriser needs FreeType's headers. */
void *font_face(const struct font *f);

/* Advance of a text in ems; missing characters have no width. */
double font_width_em(const struct font *f, const char *utf8);
double font_cap_height_em(const struct font *f);

/* The ink of one character: left, right, bottom and top in ems from the origin, up is positive. */
struct glyph_box {
    double left, right, bottom, top;
};
struct glyph_box font_glyph_box(const struct font *f, uint32_t code_point);

/* The byte offset of the first character that the font lacks or that is not valid UTF-8; SIZE_MAX
 * when all can be drawn. Line ends and no-break spaces count as there. *code_point (may be NULL)
 * receives it, UINT32_MAX for bad UTF-8. */
size_t font_first_missing(const struct font *f, const char *utf8, uint32_t *code_point);

#endif
