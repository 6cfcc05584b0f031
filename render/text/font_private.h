/* The inside of a font set, for font*.c and shape.c alone. */
#ifndef NONET_RENDER_TEXT_FONT_PRIVATE_H
#define NONET_RENDER_TEXT_FONT_PRIVATE_H

#include <stdlib.h>

#include "render/libraries/freetype_calls.h"
#include "render/text/flow/hyphenate.h"
#include "render/text/reserve.h"
#include "render/text/shape.h"

enum {
    CACHED_CHARACTERS = 0x250,
    FONT_MAX_FALLBACKS = 4,
    SHAPED_SLOTS = 4096,
    SHAPED_GLYPHS = 32768,
    SHAPED_BYTES = 65536,
};

struct hb_font_t;

struct font {
    struct font *next;
    struct font_set *set;
    char *path;
    char language[8];
    FT_Face face;
    double em;
    double cap_height_em;
    bool whole; /* its licence forbids subsets */
    const struct font *fallback[FONT_MAX_FALLBACKS];
    unsigned fallback_count;
    struct hb_font_t *shaper; /* NULL until it is needed */
    struct glyph_box *boxes;  /* of glyphs, as they were asked for */
    bool *measured;
    char (*feature)[4]; /* tags of OpenType */
    size_t feature_count;
    /* Of single characters, with the figures of grids: their glyphs, 0 where there is none, … */
    uint32_t glyph[CACHED_CHARACTERS];
    short advance[CACHED_CHARACTERS]; /* … and in font units, -1 where there is none */
};

/* A file that the search saw. */
struct font_file {
    char *path;
    bool read;
    bool damaged; /* it cannot be read */
};

/* A face of such a file, or of one of fontconfig's: enough to choose by. */
struct known_file {
    char *path;
    char *family; /* with the weight or width that is not plain: "Lato Light" */
    enum font_style style;
};

/* A text as it was shaped, kept to be found again. Texts and glyphs stand in the set's pools; when
 * one of them is full, all is forgotten. So shaping allocates nothing. */
struct shaped_slot {
    const struct font *font; /* NULL: empty */
    unsigned features;
    const char *text;
    struct shaped shaped;
};

/* The words of each language are divided by its own patterns. */
struct known_hyphenator {
    struct known_hyphenator *next;
    char language[8];
    struct hyphenator *hyphenator; /* NULL: there is none, because of what is lacking */
    const char *lacking;
};

struct font_set {
    FT_Library library;
    struct FT_MemoryRec_ memory;
    struct reserve reserve; /* for FreeType where memory has ended */
    bool no_memory;         /* something was not read or measured because memory ran out */
    const char *lacking;    /* why texts cannot be shaped; NULL: nothing is known against it */
    struct font *first;
    struct known_file *known;
    size_t known_count;
    size_t known_capacity;
    struct font_file *file;
    size_t file_count;
    size_t file_capacity;
    int hidden;           /* errno: why a folder could not be looked into */
    char unanswered[160]; /* why Fontconfig could not be asked */
    bool searched;
    bool asked; /* fontconfig */
    struct hb_buffer_t *buffer;
    struct known_hyphenator *hyphenators;
    struct shaped one; /* the last single character */
    struct shaped_glyph one_glyph;
    struct shaped_slot slot[SHAPED_SLOTS];
    size_t glyph_count;
    size_t text_length;
    /* The pools, which nobody clears: last, and most of the struct. */
    struct shaped_glyph glyph[SHAPED_GLYPHS];
    char text[SHAPED_BYTES];
};

/* ---- font_search.c ---- */

/* Reads the names of the fonts in the system's and the user's directories, each once: of those
 * whose files' names begin like this family's. NULL: of all, which takes a tenth of a book's time.
 */
void fonts_search(struct font_set *set, const char *family);

/* Ask fontconfig for the family, which may stand elsewhere; more files may be known afterwards. */
void fonts_ask_fontconfig(struct font_set *set, const char *family);

void fonts_forget(struct font_set *set);

/* A damaged file, of those read, whose name begins with the family's may be the face that is
 * sought. NULL: none. */
const char *fonts_damaged(const struct font_set *set, const char *family);

bool font_file_ending(const char *name);

/* The face that has this style, or NULL. */
const struct known_file *fonts_known(const struct font_set *set, const char *family,
                                     enum font_style style);
/* A family without this style is drawn in its bold or its regular face. */
const struct known_file *fonts_face(const struct font_set *set, const char *family,
                                    enum font_style style);
enum status fonts_not_found(const struct font_set *set, const char *family,
                            const struct diag_at *at, struct diag *d);

/* ---- font.c ---- */

/* Its own, not one of its fallbacks. */
bool font_has_glyph(const struct font *f, uint32_t c);

/* ---- font_licence.c ---- */

/* NULL, or why it cannot be used, as in "is a font collection; …". */
const char *font_refusal(FT_Face face);
bool font_forbids_subsets(FT_Face face);
bool font_face_is_cff(FT_Face face);

/* ---- shape.c ---- */

/* Give a font's digits the figures of grids, where its own are others. */
void shape_figures(struct font *f);
void shape_drop_font(struct font *f);
void shape_drop_set(struct font_set *set);

/* The ink of a glyph, by its number. */
struct glyph_box font_ink_of_glyph(const struct font *f, uint32_t glyph);

#endif
