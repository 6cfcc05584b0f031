#include "render/canvas/font.h"

#include <assert.h>
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <ft2build.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include FT_FREETYPE_H
#include FT_ADVANCES_H
#include FT_FONT_FORMATS_H
#include FT_MODULE_H
#include FT_TRUETYPE_TABLES_H

#include "config/array.h"
#include "config/diag.h"
#include "config/text.h"

enum { CACHED_ADVANCES = 0x250, MAX_DIRECTORY_DEPTH = 6 };

struct font {
    struct font *next;
    const struct font_set *set;
    char *path;
    FT_Face face;
    double em;
    double cap_height_em;
    short advance[CACHED_ADVANCES]; /* in font units; -1 where the glyph is missing */
    struct glyph_box box[CACHED_ADVANCES];
};

/* A file that the search saw: enough to choose by. */
struct known_file {
    char *path;
    char *family;
    enum font_style style;
};

struct font_set {
    FT_Library library;
    struct FT_MemoryRec_ memory;
    bool no_memory; /* something was not read or not measured for lack of it */
    struct font *first;
    struct known_file *known;
    size_t known_count;
    size_t known_capacity;
    char **damaged; /* font files that the search could not read */
    size_t damaged_count;
    size_t damaged_capacity;
    int hidden; /* errno: why a folder could not be looked into */
    bool searched;
};

/* FreeType goes on without what it could not get, a glyph's outline say, so what it lacks is noted
 * where it asks. */
static void *noted(FT_Memory memory, void *block)
{
    struct font_set *set = memory->user;
    set->no_memory |= !block;
    return block;
}

static void *allocate(FT_Memory memory, long size)
{
    return noted(memory, malloc((size_t)size));
}

static void *reallocate(FT_Memory memory, long old_size, long size, void *block)
{
    (void)old_size;
    return noted(memory, realloc(block, (size_t)size));
}

static void release(FT_Memory memory, void *block)
{
    (void)memory;
    free(block);
}

struct font_set *font_set_new(void)
{
    struct font_set *set = calloc(1, sizeof *set);
    if (set) {
        set->memory = (struct FT_MemoryRec_){set, allocate, release, reallocate};
    }
    if (set && FT_New_Library(&set->memory, &set->library) != 0) {
        free(set);
        return NULL;
    }
    if (set) {
        FT_Add_Default_Modules(set->library);
        FT_Set_Default_Properties(set->library);
    }
    return set;
}

void font_set_drop(struct font_set *set)
{
    if (!set) {
        return;
    }
    for (struct font *f = set->first, *next; f; f = next) {
        next = f->next;
        FT_Done_Face(f->face);
        free(f->path);
        free(f);
    }
    for (size_t i = 0; i < set->known_count; i++) {
        free(set->known[i].path);
        free(set->known[i].family);
    }
    free(set->known);
    for (size_t i = 0; i < set->damaged_count; i++) {
        free(set->damaged[i]);
    }
    free(set->damaged);
    FT_Done_Library(set->library);
    free(set);
}

static bool has_ending(const char *name, const char *ending)
{
    size_t length = strlen(name);
    size_t end = strlen(ending);
    return length >= end && strcasecmp(name + length - end, ending) == 0;
}

static enum font_style face_style(FT_Face face)
{
    bool bold = (face->style_flags & FT_STYLE_FLAG_BOLD) != 0;
    bool italic = (face->style_flags & FT_STYLE_FLAG_ITALIC) != 0;
    return (enum font_style)((bold ? FONT_BOLD : 0) + (italic ? FONT_ITALIC : 0));
}

/* The style flags call "Light", "Medium" or "Condensed" faces regular; those are not what a family
 * name alone asks for, unless the family's own name says so. */
static bool is_plain_style(const char *style)
{
    static const char *const plain[] = {"Regular", "Book",        "Roman",       "Normal",
                                        "Bold",    "Italic",      "Bold Italic", "BoldItalic",
                                        "Oblique", "Bold Oblique"};
    for (size_t i = 0; style && i < sizeof plain / sizeof plain[0]; i++) {
        if (strcasecmp(style, plain[i]) == 0) {
            return true;
        }
    }
    return false;
}

static void remember_damaged(struct font_set *set, const char *path)
{
    char **damaged =
        array_room(set->damaged, &set->damaged_capacity, set->damaged_count, sizeof *damaged);
    set->damaged = damaged ? damaged : set->damaged;
    char *copy = damaged ? strdup(path) : NULL;
    if (copy) {
        set->damaged[set->damaged_count++] = copy;
    }
    set->no_memory |= !copy;
}

static void remember_face(struct font_set *set, const char *path, FT_Face face)
{
    struct known_file *known =
        array_room(set->known, &set->known_capacity, set->known_count, sizeof *known);
    set->known = known ? known : set->known;
    struct known_file k = {0};
    if (known) {
        k = (struct known_file){strdup(path), strdup(face->family_name), face_style(face)};
    }
    if (k.path && k.family) {
        set->known[set->known_count++] = k;
        return;
    }
    set->no_memory = true;
    free(k.path);
    free(k.family);
}

/* What cannot be looked into for a passing reason would hide its fonts from one run. */
static void note_hidden(struct font_set *set)
{
    if (errno == ENOMEM || errno == EMFILE || errno == ENFILE || errno == EIO) {
        set->hidden = errno;
    }
}

static void remember_file(struct font_set *set, const char *path)
{
    FT_Face face;
    errno = 0;
    if (FT_New_Face(set->library, path, 0, &face) != 0) {
        note_hidden(set);
        remember_damaged(set, path);
        return;
    }
    if (face->family_name && is_plain_style(face->style_name)) {
        remember_face(set, path, face);
    }
    FT_Done_Face(face);
}

static void search_directory(struct font_set *set, const char *directory, unsigned depth)
{
    DIR *dir = depth < MAX_DIRECTORY_DEPTH ? opendir(directory) : NULL;
    if (!dir) {
        if (depth < MAX_DIRECTORY_DEPTH) {
            note_hidden(set);
        }
        return;
    }
    for (struct dirent *entry; errno = 0, (entry = readdir(dir));) {
        if (entry->d_name[0] == '.') {
            continue;
        }
        struct text path = {0};
        text_printf(&path, "%s/%s", directory, entry->d_name);
        struct stat st;
        set->no_memory |= path.failed;
        if (!path.failed && stat(path.data, &st) == 0) {
            if (S_ISDIR(st.st_mode)) {
                search_directory(set, path.data, depth + 1);
            } else if (has_ending(path.data, ".ttf")) {
                remember_file(set, path.data);
            }
        }
        text_free(&path);
    }
    note_hidden(set);
    closedir(dir);
}

static int compare_known(const void *a, const void *b)
{
    return strcmp(((const struct known_file *)a)->path, ((const struct known_file *)b)->path);
}

static void search_fonts(struct font_set *set)
{
    if (set->searched) {
        return;
    }
    set->searched = true;
    search_directory(set, "/usr/share/fonts", 0);
    search_directory(set, "/usr/local/share/fonts", 0);
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    struct text own = {0};
    if (data && *data) {
        text_printf(&own, "%s/fonts", data);
    } else if (home) {
        text_printf(&own, "%s/.local/share/fonts", home);
    }
    set->no_memory |= own.failed;
    if (own.data) {
        search_directory(set, own.data, 0);
    }
    text_free(&own);
    if (set->known_count) {
        qsort(set->known, set->known_count, sizeof *set->known, compare_known);
    }
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

static double measured_height(const struct font *f, uint32_t code_point)
{
    return font_glyph_box(f, code_point).top;
}

static void measure(struct font *f)
{
    f->em = f->face->units_per_EM;
    for (unsigned c = 0; c < CACHED_ADVANCES; c++) {
        FT_UInt glyph = FT_Get_Char_Index(f->face, c);
        FT_Fixed advance = 0;
        bool there = glyph && FT_Get_Advance(f->face, glyph, FT_LOAD_NO_SCALE, &advance) == 0;
        f->advance[c] = (short)(there ? advance : -1);
        f->box[c] = there ? measure_box(f, glyph) : (struct glyph_box){0, 0, 0, 0};
    }
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(f->face, FT_SFNT_OS2);
    bool stated = os2 && os2->version >= 2 && os2->sCapHeight > 0;
    f->cap_height_em = stated ? os2->sCapHeight / f->em : measured_height(f, 'H');
}

static const char *refusal(FT_Face face)
{
    const char *format = FT_Get_Font_Format(face);
    if (face->num_faces > 1) {
        return "is a font collection; name a single .ttf file";
    }
    if (!format || strcmp(format, "TrueType") != 0) {
        return "is not a TrueType font (CFF outlines cannot be embedded); choose a .ttf file";
    }
    const TT_OS2 *os2 = FT_Get_Sfnt_Table(face, FT_SFNT_OS2);
    if (os2 && (os2->fsType & 0xF) == 2) {
        return "may not be embedded by its licence; choose another font";
    }
    if (face->units_per_EM == 0) {
        return "has no outlines; choose another font";
    }
    return NULL;
}

static enum status open_font(struct font_set *set, const char *path, const struct font **out,
                             const struct diag_at *at, struct diag *d)
{
    for (const struct font *f = set->first; f; f = f->next) {
        if (strcmp(f->path, path) == 0) {
            *out = f;
            return STATUS_OK;
        }
    }
    FT_Face face;
    errno = 0;
    if (FT_New_Face(set->library, path, 0, &face) != 0) {
        int error = errno;
        return set->no_memory ? diag_error(d, NULL, OUT_OF_MEMORY)
                              : diag_usage(d, at, "cannot read font '%s'%s%s", path,
                                           error ? ": " : "", error ? strerror(error) : "");
    }
    const char *reason = refusal(face);
    if (reason) {
        FT_Done_Face(face);
        return diag_usage(d, at, "font '%s' %s", path, reason);
    }
    struct font *f = calloc(1, sizeof *f);
    char *copy = strdup(path);
    if (!f || !copy) {
        free(f);
        free(copy);
        FT_Done_Face(face);
        return diag_error(d, NULL, "out of memory");
    }
    f->path = copy;
    f->face = face;
    f->set = set;
    measure(f);
    f->next = set->first;
    set->first = f;
    *out = f;
    return STATUS_OK;
}

/* A damaged file whose name begins with the family's may be the face that is sought. */
static const char *damaged_face(const struct font_set *set, const char *family)
{
    for (size_t i = 0; i < set->damaged_count; i++) {
        const char *slash = strrchr(set->damaged[i], '/');
        const char *name = slash ? slash + 1 : set->damaged[i];
        const char *c = family;
        for (; *c && (*c == ' ' || tolower((unsigned char)*c) == tolower((unsigned char)*name));
             c++) {
            name += *c != ' ';
        }
        if (!*c) {
            return set->damaged[i];
        }
    }
    return NULL;
}

static enum status not_found(const struct font_set *set, const char *family,
                             const struct diag_at *at, struct diag *d)
{
    const char **names = malloc((set->known_count + 1) * sizeof *names);
    for (size_t i = 0; names && i < set->known_count; i++) {
        names[i] = set->known[i].family;
    }
    const char *near = names ? text_nearest(family, names, set->known_count) : NULL;
    free(names);
    if (near) {
        return diag_usage(d, at, "no TrueType font family '%s'; did you mean '%s'?", family, near);
    }
    d->hint = "install the font, or give the path of a .ttf file; fc-list shows what is installed";
    return diag_usage(d, at, "no TrueType font family '%s' on this machine", family);
}

enum status font_find(struct font_set *set, const char *family_or_path, enum font_style style,
                      const struct font **out, const struct diag_at *at, struct diag *d)
{
    *out = NULL;
    if (strchr(family_or_path, '/') || has_ending(family_or_path, ".ttf")) {
        return open_font(set, family_or_path, out, at, d);
    }
    search_fonts(set);
    if (set->no_memory || set->hidden) {
        return diag_error(d, NULL, "cannot look for fonts: %s",
                          set->no_memory ? OUT_OF_MEMORY : strerror(set->hidden));
    }
    bool family_seen = false;
    for (size_t i = 0; i < set->known_count; i++) {
        const struct known_file *k = &set->known[i];
        if (strcasecmp(k->family, family_or_path) == 0) {
            family_seen = true;
            if (k->style == style) {
                return open_font(set, k->path, out, at, d);
            }
        }
    }
    const char *damaged = damaged_face(set, family_or_path);
    if (damaged) {
        return diag_usage(d, at, "cannot read font '%s'", damaged);
    }
    if (family_seen && style != FONT_REGULAR) {
        /* A family without this style is drawn in its bold or its regular face. */
        enum font_style plainer = style == FONT_BOLD_ITALIC ? FONT_BOLD : FONT_REGULAR;
        return font_find(set, family_or_path, plainer, out, at, d);
    }
    return not_found(set, family_or_path, at, d);
}

bool font_lacked_memory(const struct font *f)
{
    return f->set->no_memory;
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

static double advance_units(const struct font *f, uint32_t code_point)
{
    if (code_point < CACHED_ADVANCES) {
        return f->advance[code_point] > 0 ? f->advance[code_point] : 0;
    }
    FT_Fixed advance = 0;
    FT_UInt glyph = FT_Get_Char_Index(f->face, code_point);
    if (!glyph || FT_Get_Advance(f->face, glyph, FT_LOAD_NO_SCALE, &advance) != 0) {
        return 0;
    }
    return (double)advance;
}

double font_width_em(const struct font *f, const char *utf8)
{
    double units = 0;
    size_t length = strlen(utf8);
    while (length) {
        size_t size;
        units += advance_units(f, utf8_decode(utf8, length, &size));
        utf8 += size;
        length -= size;
    }
    return units / f->em;
}

double font_cap_height_em(const struct font *f)
{
    return f->cap_height_em;
}

struct glyph_box font_glyph_box(const struct font *f, uint32_t code_point)
{
    if (code_point < CACHED_ADVANCES) {
        return f->box[code_point];
    }
    FT_UInt glyph = FT_Get_Char_Index(f->face, code_point);
    return glyph ? measure_box(f, glyph) : (struct glyph_box){0, 0, 0, 0};
}

/* Characters beyond U+FFFF are in no font here: PDFs are written with codes of 16 bits. */
static bool font_has(const struct font *f, uint32_t code_point)
{
    return code_point <= 0xFFFF && FT_Get_Char_Index(f->face, code_point) != 0;
}

size_t font_first_missing(const struct font *f, const char *utf8, uint32_t *code_point)
{
    size_t length = strlen(utf8);
    for (size_t i = 0, size; i < length; i += size) {
        uint32_t c = utf8_decode(utf8 + i, length - i, &size);
        if (c == '\n' || c == 0xA0) {
            continue;
        }
        if (c == UINT32_MAX || !font_has(f, c)) {
            if (code_point) {
                *code_point = c;
            }
            return i;
        }
    }
    return SIZE_MAX;
}
