#include "render/text/font.h"

#include <errno.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/diag.h"
#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/limits.h"
#include "base/text.h"
#include "render/libraries/drawing_libraries.h"
#include "render/text/font_check.h"
#include "render/text/font_private.h"

/* If an allocation fails, FreeType continues without the data, such as a glyph's outline. So the
 * allocator notes the failure. While reading CFF outlines, FreeType even writes to memory that it
 * did not get; blocks of a reserve serve it until it stops. */
enum { RESERVE_SIZE = 256 * 1024 };

static void *from_reserve(struct font_set *set, size_t size)
{
    set->no_memory = true;
    return reserve_take(&set->reserve, size);
}

static bool is_reserve(FT_Memory memory, const void *block)
{
    const struct font_set *set = memory->user;
    return reserve_holds(&set->reserve, block);
}

/* A damaged font asks for any amount: that is its fault, and not memory that ended. */
static bool is_asked_for_by_damage(long size)
{
    return size < 0 || size > LIMIT_FONT_MEMORY;
}

static void *allocate(FT_Memory memory, long size)
{
    if (is_asked_for_by_damage(size)) {
        return NULL;
    }
    void *block = malloc((size_t)size);
    return block ? block : from_reserve(memory->user, (size_t)size);
}

static void release(FT_Memory memory, void *block)
{
    if (!is_reserve(memory, block)) {
        free(block);
    }
}

static void *reallocate(FT_Memory memory, long old_size, long size, void *block)
{
    if (is_asked_for_by_damage(size)) {
        return NULL;
    }
    void *larger = is_reserve(memory, block) ? NULL : realloc(block, (size_t)size);
    if (!larger) {
        larger = from_reserve(memory->user, (size_t)size);
        if (larger) {
            memcpy(larger, block, (size_t)(old_size < size ? old_size : size));
            release(memory, block);
        }
    }
    return larger;
}

struct font_set *font_set_new(void)
{
    struct font_set *set = drawing_load_error() ? NULL : malloc(sizeof *set);
    if (set) {
        memset(set, 0, offsetof(struct font_set, glyph));
        set->memory = (struct FT_MemoryRec_){set, allocate, release, reallocate};
    }
    if (set) {
        set->reserve = (struct reserve){malloc(RESERVE_SIZE), RESERVE_SIZE, 0};
    }
    if (set && (!set->reserve.bytes || FT_New_Library(&set->memory, &set->library) != 0)) {
        free(set->reserve.bytes);
        free(set);
        return NULL;
    }
    if (set) {
        FT_Add_Default_Modules(set->library);
        FT_Set_Default_Properties(set->library);
    }
    return set;
}

static struct glyph_box measure_box(const struct font *f, FT_UInt glyph)
{
    struct glyph_box box = {0, 0, 0, 0};
    if (FT_Load_Glyph(f->face, glyph, FT_LOAD_NO_SCALE) == 0) {
        const FT_Glyph_Metrics *m = &f->face->glyph->metrics;
        box.left = (double)m->horiBearingX / f->em;
        box.right = (double)(m->horiBearingX + m->width) / f->em;
        box.top = (double)m->horiBearingY / f->em;
        box.bottom = (double)(m->horiBearingY - m->height) / f->em;
    }
    return box;
}

struct glyph_box font_ink_of_glyph(const struct font *f, uint32_t glyph)
{
    if (glyph >= (uint32_t)f->face->num_glyphs) {
        return (struct glyph_box){0, 0, 0, 0};
    }
    if (!f->measured[glyph]) {
        f->boxes[glyph] = measure_box(f, glyph);
        f->measured[glyph] = true;
    }
    return f->boxes[glyph];
}

void font_set_drop(struct font_set *set)
{
    if (!set) {
        return;
    }
    shape_drop_set(set);
    for (struct font *f = set->first, *next; f; f = next) {
        next = f->next;
        shape_drop_font(f);
        free(f->boxes);
        free(f->measured);
        free(f->feature);
        FT_Done_Face(f->face);
        free(f->path);
        free(f);
    }
    fonts_forget(set);
    for (struct known_hyphenator *k = set->hyphenators, *next; k; k = next) {
        next = k->next;
        hyphenator_drop(k->hyphenator);
        free(k);
    }
    FT_Done_Library(set->library);
    free(set->reserve.bytes);
    free(set);
}

static unsigned two_bytes(const FT_Byte *p)
{
    return (unsigned)p[0] << 8 | p[1];
}

/* The tags of its features, kept so that asking for one allocates nothing. */
static void read_features(struct font *f)
{
    enum { RECORD = 6, HEAD = 10 };
    FT_ULong length = 0;
    if (FT_Load_Sfnt_Table(f->face, FT_MAKE_TAG('G', 'S', 'U', 'B'), 0, NULL, &length) != 0 ||
        length < HEAD) {
        return;
    }
    FT_Byte *table = malloc(length);
    if (table &&
        FT_Load_Sfnt_Table(f->face, FT_MAKE_TAG('G', 'S', 'U', 'B'), 0, table, &length) == 0) {
        const size_t list = two_bytes(table + 6);
        const size_t count = list + 2 <= length ? two_bytes(table + list) : 0;
        f->feature = malloc((count + 1) * sizeof *f->feature);
        for (size_t i = 0; f->feature && i < count && list + 8 + RECORD * i <= length; i++) {
            memcpy(f->feature[f->feature_count++], table + list + 2 + RECORD * i, 4);
        }
        f->set->no_memory |= !f->feature;
    }
    f->set->no_memory |= !table;
    free(table);
}

/* ---- opening ---- */

static void measure(struct font *f)
{
    f->em = f->face->units_per_EM;
    for (unsigned c = 0; c < CACHED_CHARACTERS; c++) {
        FT_UInt glyph = FT_Get_Char_Index(f->face, c);
        FT_Fixed advance = 0;
        bool there = glyph && FT_Get_Advance(f->face, glyph, FT_LOAD_NO_SCALE, &advance) == 0;
        f->glyph[c] = there ? glyph : 0;
        f->advance[c] = (short)(there ? advance : -1);
    }
    if (font_has_feature(f, "lnum") || font_has_feature(f, "tnum")) {
        shape_figures(f);
    }
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(f->face, FT_SFNT_OS2);
    bool stated = os2 && os2->version >= 2 && os2->sCapHeight > 0;
    f->cap_height_em = stated ? os2->sCapHeight / f->em : font_glyph_box(f, 'H').top;
}

/* left: what FreeType left in errno, which may be of another file that it looked for. */
static enum status cannot_open(const struct font_set *set, const char *path, int left,
                               const struct diag_at *at, struct diag *d)
{
    struct text bytes = {0};
    int error = set->no_memory ? ENOMEM : diag_may_pass(left) ? left : infile_read(path, 1, &bytes);
    text_free(&bytes);
    if (error == ENOMEM) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (error && error != EFBIG) {
        d->hint = error == ENOENT ? WHERE_PATHS_BEGIN "; a family goes by its name" : NULL;
        return diag_usage(d, at, "cannot read font '%s': %s", path, input_error_text(error));
    }
    d->hint = "name a TrueType or OpenType file (.ttf, .otf) or a font family";
    return diag_usage(d, at, "cannot read font '%s': it is not a font, or it is damaged", path);
}

/* What FreeType would read past: reported, with the file. FreeType has it in memory, where the
 * system can do that. */
static enum status check_whole(FT_Face face, const char *path, const struct diag_at *at,
                               struct diag *d)
{
    const struct FT_StreamRec_ *stream = face->stream;
    const bool in_memory = !stream->read && stream->size <= LIMIT_FONT_FILE;
    struct text bytes = {0};
    char words[FONT_DAMAGE_SIZE];
    int error = in_memory ? 0 : infile_read(path, LIMIT_FONT_FILE, &bytes);
    const char *whole = in_memory ? (const char *)stream->base : bytes.data;
    const char *damage =
        error ? NULL : font_damage(whole, in_memory ? stream->size : bytes.length, words);
    text_free(&bytes);
    if (error == ENOMEM) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (error == EFBIG) {
        return diag_usage(d, at, "font '%s' is larger than %d MB; choose another font", path,
                          LIMIT_FONT_FILE >> 20);
    }
    if (error) {
        return diag_usage(d, at, "cannot read font '%s': %s", path, strerror(error));
    }
    d->hint = damage ? "install the font again, or choose another one" : d->hint;
    return damage ? diag_usage(d, at, "font '%s' is damaged: %s", path, damage) : STATUS_OK;
}

/* A face of the file, which the fonts of all languages share. Whoever asked ends with FT_Done_Face.
 */
static enum status open_face(struct font_set *set, const char *path, FT_Face *face,
                             const struct diag_at *at, struct diag *d)
{
    for (const struct font *f = set->first; f; f = f->next) {
        if (strcmp(f->path, path) == 0 && FT_Reference_Face(f->face) == 0) {
            *face = f->face;
            return STATUS_OK;
        }
    }
    errno = 0;
    if (FT_New_Face(set->library, path, 0, face) != 0) {
        return cannot_open(set, path, errno, at, d);
    }
    const char *reason = font_refusal(*face);
    enum status status =
        reason ? diag_usage(d, at, "font '%s' %s", path, reason) : check_whole(*face, path, at, d);
    if (status != STATUS_OK) {
        FT_Done_Face(*face);
    }
    return status;
}

static enum status open_font(struct font_set *set, const char *path, const char *language,
                             const struct font **out, const struct diag_at *at, struct diag *d)
{
    for (const struct font *f = set->first; f; f = f->next) {
        if (strcmp(f->path, path) == 0 && strcmp(f->language, language) == 0) {
            *out = f;
            return STATUS_OK;
        }
    }
    FT_Face face;
    enum status status = open_face(set, path, &face, at, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct font *f = calloc(1, sizeof *f);
    char *copy = strdup(path);
    struct glyph_box *boxes = malloc(((size_t)face->num_glyphs + 1) * sizeof *boxes);
    bool *measured = calloc((size_t)face->num_glyphs + 1, sizeof *measured);
    if (!f || !copy || !boxes || !measured) {
        free(f);
        free(copy);
        free(boxes);
        free(measured);
        FT_Done_Face(face);
        set->no_memory = true;
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    f->path = copy;
    snprintf(f->language, sizeof f->language, "%s", language);
    f->face = face;
    f->set = set;
    f->whole = font_forbids_subsets(face);
    f->boxes = boxes;
    f->measured = measured;
    read_features(f);
    measure(f);
    f->next = set->first;
    set->first = f;
    *out = f;
    return STATUS_OK;
}

/* The next of several names with commas between them, without the blanks around it. False: no more.
 */
static bool next_name(const char **list, char *name, size_t size)
{
    *list += strspn(*list, ", ");
    size_t length = strcspn(*list, ",");
    const char *begin = *list;
    *list += length;
    while (length && begin[length - 1] == ' ') {
        length--;
    }
    length = length < size ? length : size - 1;
    memcpy(name, begin, length);
    name[length] = '\0';
    return length > 0;
}

/* Does the file have the letters of the language? One that cannot be opened is refused later. */
static bool has_letters(struct font_set *set, const struct known_file *k, const char *language)
{
    static const struct {
        const char *language, *letters;
    } rows[] = {
        {"de", "\u00E4\u00F6\u00FC\u00DF"},
        {"fr", "\u00E0\u00E2\u00E7\u00E8\u00E9\u00EA\u00EB\u00EE\u00EF\u00F4\u0153\u00F9\u00FB"},
        {"es", "\u00E1\u00E9\u00ED\u00F1\u00F3\u00FA\u00FC\u00A1\u00BF"},
        {"nl", "\u00E9\u00EB\u00EF\u00F3\u00F6"},
        {"it", "\u00E0\u00E8\u00E9\u00EC\u00F2\u00F9"},
        {"pl", "\u0105\u0107\u0119\u0142\u0144\u00F3\u015B\u017A\u017C"},
        {"el", "\u03B1\u03C9\u0391\u03A9\u03AC\u03AD\u03AE\u03AF\u03CC\u03CD\u03CE\u0390"},
    };
    struct diag silent;
    const struct font *f;
    diag_init(&silent, NULL);
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        if (strcmp(rows[i].language, language) == 0 &&
            open_font(set, k->path, language, &f, NULL, &silent) == STATUS_OK) {
            return font_has_all(f, rows[i].letters);
        }
    }
    return true;
}

/* What find_first chooses from: all fonts, unless each family has this style in a file named like
 * it. */
static void read_families(struct font_set *set, const char *families, enum font_style style)
{
    char name[128];
    bool all_known = true;
    for (const char *list = families; next_name(&list, name, sizeof name);) {
        fonts_search(set, name);
        all_known &= fonts_known(set, name, style) != NULL;
    }
    if (!all_known) {
        fonts_search(set, NULL);
    }
}

/* NULL: none of them is there. */
static const struct known_file *find_first(struct font_set *set, const char *families,
                                           enum font_style style, const char *language)
{
    char name[128];
    const struct known_file *first = NULL;
    read_families(set, families, style);
    for (const char *list = families; next_name(&list, name, sizeof name);) {
        const struct known_file *k = fonts_face(set, name, style);
        if (k && (!strchr(families, ',') || has_letters(set, k, language))) {
            return k;
        }
        first = first ? first : k;
    }
    for (const char *list = families; !first && next_name(&list, name, sizeof name);) {
        fonts_ask_fontconfig(set, name);
        first = fonts_face(set, name, style);
    }
    return first;
}

enum status font_find(struct font_set *set, const char *family_or_path, enum font_style style,
                      const char *language, const struct font **out, const struct diag_at *at,
                      struct diag *d)
{
    *out = NULL;
    language = language ? language : "en";
    if (strchr(family_or_path, '/') || font_file_ending(family_or_path)) {
        return open_font(set, family_or_path, language, out, at, d);
    }
    const struct known_file *k = find_first(set, family_or_path, style, language);
    if (set->no_memory || set->hidden || set->unanswered[0]) {
        return diag_error(d, NULL, "cannot look for fonts: %s",
                          set->no_memory ? OUT_OF_MEMORY
                          : set->hidden  ? strerror(set->hidden)
                                         : set->unanswered);
    }
    const char *damaged = fonts_damaged(set, family_or_path);
    if ((!k || k->style != style) && damaged) {
        return diag_usage(d, at, "cannot read font '%s'", damaged);
    }
    return k ? open_font(set, k->path, language, out, at, d)
             : fonts_not_found(set, family_or_path, at, d);
}

void font_fall_back(const struct font *f, const struct font *on)
{
    for (struct font *own = f->set->first; own; own = own->next) {
        bool there = own != f || own == on || own->fallback_count == FONT_MAX_FALLBACKS;
        for (unsigned i = 0; i < own->fallback_count; i++) {
            there |= own->fallback[i] == on;
        }
        if (!there) {
            own->fallback[own->fallback_count++] = on;
        }
    }
}

bool font_is_sans(const struct font *f)
{
    enum { FIRST_SANS = 11, LAST_SANS = 15 }; /* of PANOSE's serif styles */
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(f->face, FT_SFNT_OS2);
    return os2 && os2->panose[1] >= FIRST_SANS && os2->panose[1] <= LAST_SANS;
}

struct hyphenator *font_set_hyphenator(struct font_set *set, const char *language,
                                       const char **lacking)
{
    struct known_hyphenator *k = set->hyphenators;
    while (k && strcmp(k->language, language) != 0) {
        k = k->next;
    }
    if (!k) {
        k = malloc(sizeof *k);
        if (!k) {
            *lacking = OUT_OF_MEMORY;
            return NULL;
        }
        *k = (struct known_hyphenator){.next = set->hyphenators};
        snprintf(k->language, sizeof k->language, "%s", language);
        k->hyphenator = hyphenator_new(language, &k->lacking);
        set->hyphenators = k;
    }
    *lacking = k->lacking;
    return k->hyphenator;
}

const char *font_fault(const struct font *f)
{
    return f->set->no_memory ? OUT_OF_MEMORY : f->set->lacking;
}

const char *font_path(const struct font *f)
{
    return f->path;
}

const char *font_family(const struct font *f)
{
    return f->face->family_name ? f->face->family_name : "";
}

const char *font_style_name(const struct font *f)
{
    return f->face->style_name ? f->face->style_name : "";
}

void *font_face(const struct font *f)
{
    return f->face;
}

const char *font_postscript_name(const struct font *f)
{
    const char *name = FT_Get_Postscript_Name(f->face);
    return name && *name ? name : "Font";
}

bool font_is_cff(const struct font *f)
{
    return font_face_is_cff(f->face);
}

/* GSUB's list of features: its place at byte 6, a count, then tags with an offset of two bytes. */
bool font_has_feature(const struct font *f, const char tag[4])
{
    bool found = false;
    for (size_t i = 0; i < f->feature_count && !found; i++) {
        found = memcmp(f->feature[i], tag, 4) == 0;
    }
    return found;
}

double font_width_em(const struct font *f, const char *utf8)
{
    return shape_text(f, 0, utf8)->width_em;
}

double font_cap_height_em(const struct font *f)
{
    return f->cap_height_em;
}

bool font_has_glyph(const struct font *f, uint32_t c)
{
    return c < CACHED_CHARACTERS ? f->glyph[c] != 0 : FT_Get_Char_Index(f->face, c) != 0;
}

struct glyph_box font_glyph_box(const struct font *f, uint32_t code_point)
{
    FT_UInt glyph = code_point < CACHED_CHARACTERS ? f->glyph[code_point] : 0;
    if (!glyph) {
        glyph = FT_Get_Char_Index(f->face, code_point);
    }
    if (glyph) {
        return font_ink_of_glyph(f, glyph);
    }
    for (unsigned i = 0; i < f->fallback_count; i++) {
        if (font_has_glyph(f->fallback[i], code_point)) {
            return font_glyph_box(f->fallback[i], code_point);
        }
    }
    return (struct glyph_box){0, 0, 0, 0};
}

static bool is_there(const struct font *f, unsigned fallbacks, uint32_t c)
{
    bool there = c == '\n' || c == 0xAD || font_makes_space(c) || font_has_glyph(f, c);
    for (unsigned i = 0; i < fallbacks && !there; i++) {
        there = font_has_glyph(f->fallback[i], c);
    }
    return there;
}

static size_t first_missing(const struct font *f, unsigned fallbacks, const char *utf8,
                            uint32_t *code_point)
{
    size_t length = strlen(utf8);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = utf8_decode(utf8 + i, length - i, &size);
        if (c == UINT32_MAX || !is_there(f, fallbacks, c)) {
            if (code_point) {
                *code_point = c;
            }
            return i;
        }
    }
    return SIZE_MAX;
}

size_t font_first_missing(const struct font *f, const char *utf8, uint32_t *code_point)
{
    return first_missing(f, f->fallback_count, utf8, code_point);
}

bool font_has_all(const struct font *f, const char *utf8)
{
    return first_missing(f, 0, utf8, NULL) == SIZE_MAX;
}
