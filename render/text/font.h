/* Fonts: TrueType and OpenType files found by family or path, measured, and checked for the
 * characters needed.
 *
 * Every font of a book is embedded, so only files that may and can be embedded are accepted: single
 * faces (not collections) whose licence bits (OpenType's fsType) allow it. Families are looked up
 * in the font directories of the system and of $XDG_DATA_HOME, then by fontconfig; of several files
 * with the same family and style the one first in path order is taken, so that a machine always
 * chooses the same.
 *
 * Threads: a font_set and its fonts belong to one thread at a time. Ownership: the set owns its
 * fonts; they live until font_set_drop. */
#ifndef NONET_RENDER_TEXT_FONT_H
#define NONET_RENDER_TEXT_FONT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/diag.h"

struct font_set;
struct font;

enum font_style { FONT_REGULAR, FONT_BOLD, FONT_ITALIC, FONT_BOLD_ITALIC };

/* NULL when out of memory. */
struct font_set *font_set_new(void);
void font_set_drop(struct font_set *set);

/* A font of a language ("pl"; NULL: English): a text in it has the language's forms of letters. The
 * same file in two languages is two fonts.
 *
 * A family name, or a path where it holds a '/' or ends in ".ttf" or ".otf". A path stands for
 * every style. A family may carry a weight or width ("Lato Light"); of several with commas between
 * them the first is taken that is there and has the language's letters, or else the first that is
 * there. Errors go to `at` and name a family that is near. The
 * status is STATUS_USAGE: a config asked. */
enum status font_find(struct font_set *set, const char *family_or_path, enum font_style style,
                      const char *language, const struct font **out, const struct diag_at *at,
                      struct diag *d);

/* Characters that f does not have are taken from its fallback fonts, in the order of adding. At
 * most four are kept. */
void font_fall_back(const struct font *f, const struct font *on);

/* Is it a sans serif, according to the font's PANOSE data? */
bool font_is_sans(const struct font *f);

/* The set's hyphenator for a language, made at the first call. NULL: there is none, and *lacking is
 * the reason. */
struct hyphenator *font_set_hyphenator(struct font_set *set, const char *language,
                                       const char **lacking);

/* NULL, or why glyphs of the fonts of its set may be missing or misplaced:
 * OUT_OF_MEMORY, or that HarfBuzz is not there. */
const char *font_fault(const struct font *f);

const char *font_path(const struct font *f);
const char *font_family(const struct font *f);
const char *font_style_name(const struct font *f);
/* The FreeType face, as a void pointer so that only the rasteriser needs FreeType's headers. */
void *font_face(const struct font *f);

/* Does the font have this feature of OpenType ("smcp")? */
bool font_has_feature(const struct font *f, const char tag[4]);

/* How a PDF names it, without spaces. */
const char *font_postscript_name(const struct font *f);
bool font_is_cff(const struct font *f);

/* Advance of a text in ems, as it is shaped for labels; missing characters have no width. */
double font_width_em(const struct font *f, const char *utf8);
double font_cap_height_em(const struct font *f);

/* The ink of one character: left, right, bottom and top in ems from the origin, up is positive. */
struct glyph_box {
    double left, right, bottom, top;
};
struct glyph_box font_glyph_box(const struct font *f, uint32_t code_point);

/* The byte offset of the first character that neither the font nor its fallbacks have, or that is
 * not valid UTF-8; SIZE_MAX if all can be drawn. Line ends, soft hyphens and spaces count as
 * present. *code_point (may be NULL) receives it, UINT32_MAX for bad UTF-8. */
size_t font_first_missing(const struct font *f, const char *utf8, uint32_t *code_point);

/* Spaces that do not break a line or are narrow. HarfBuzz makes them where the font has none. */
static inline bool font_makes_space(uint32_t c)
{
    return c == 0xA0 || c == 0x2009 || c == 0x202F;
}

/* Has the font itself every character, without its fallbacks? */
bool font_has_all(const struct font *f, const char *utf8);

#endif
