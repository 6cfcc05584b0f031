#include "render/text/shape.h"

#include <errno.h>
#include <math.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "render/libraries/harfbuzz_calls.h"
#include "render/text/font_private.h"

enum { MAX_FEATURES = 8 };

static bool has_table(const struct font *f, hb_tag_t tag)
{
    FT_ULong length = 0;
    return FT_Load_Sfnt_Table(f->face, tag, 0, NULL, &length) == 0 && length > 0;
}

/* If memory runs out, HarfBuzz continues without a table. Compare with the tables of the font. */
static bool is_whole(const struct font *f, hb_face_t *face)
{
    return hb_face_get_glyph_count(face) == (unsigned)f->face->num_glyphs &&
           (!has_table(f, HB_TAG('G', 'S', 'U', 'B')) || hb_ot_layout_has_substitution(face)) &&
           (!has_table(f, HB_TAG('G', 'P', 'O', 'S')) || hb_ot_layout_has_positioning(face));
}

static hb_face_t *open_face(const struct font *f)
{
    hb_blob_t *blob = hb_blob_create_from_file_or_fail(f->path);
    hb_face_t *face = blob ? hb_face_create(blob, 0) : NULL;
    hb_blob_destroy(blob);
    if (face && !is_whole(f, face)) {
        hb_face_destroy(face);
        face = NULL;
    }
    return face;
}

/* If memory runs out, HarfBuzz silently continues without, for example, a font's kerning; but the C
 * library's malloc sets errno. Between these two calls nothing else may set errno. */
static void harfbuzz_begins(void)
{
    errno = 0;
}

static bool harfbuzz_had_memory(void)
{
    return errno != ENOMEM;
}

/* False: texts cannot be shaped, which the set remembers. */
static bool is_ready(struct font *f)
{
    struct font_set *set = f->set;
    if (f->shaper) {
        return true;
    }
    const char *lacking = harfbuzz_load_error();
    if (lacking) {
        set->lacking = lacking;
        return false;
    }
    harfbuzz_begins();
    hb_face_t *face = open_face(f);
    f->shaper = face ? hb_font_create(face) : NULL;
    hb_face_destroy(face);
    set->buffer = set->buffer ? set->buffer : hb_buffer_create();
    bool ready = f->shaper && harfbuzz_had_memory() && hb_buffer_allocation_successful(set->buffer);
    set->no_memory |= !ready;
    return ready;
}

void shape_drop_font(struct font *f)
{
    if (f->shaper) {
        hb_font_destroy(f->shaper);
    }
}

void shape_drop_set(struct font_set *set)
{
    if (set->buffer) {
        hb_buffer_destroy(set->buffer);
    }
}

static void forget_all(struct font_set *set)
{
    memset(set->slot, 0, sizeof set->slot);
    set->glyph_count = 0;
    set->text_length = 0;
}

/* The next glyph of the text that is being shaped, which is the last of the pool. NULL: it is full.
 */
static struct shaped_glyph *add_glyph(struct font_set *set, struct shaped *s)
{
    if (set->glyph_count == SHAPED_GLYPHS) {
        return NULL;
    }
    s->count++;
    return &set->glyph[set->glyph_count++];
}

static unsigned list_features(unsigned wanted, hb_feature_t feature[MAX_FEATURES])
{
    const struct {
        bool on;
        hb_tag_t tag;
        unsigned value;
    } rows[] = {
        {!(wanted & TEXT_OLD_FIGURES), HB_TAG('l', 'n', 'u', 'm'), 1},
        {!(wanted & TEXT_OLD_FIGURES), HB_TAG('t', 'n', 'u', 'm'), 1},
        {wanted & TEXT_OLD_FIGURES, HB_TAG('o', 'n', 'u', 'm'), 1},
        {wanted & TEXT_OLD_FIGURES, HB_TAG('p', 'n', 'u', 'm'), 1},
        {wanted & (TEXT_SMALL_CAPS | TEXT_ALL_SMALL), HB_TAG('s', 'm', 'c', 'p'), 1},
        {wanted & TEXT_ALL_SMALL, HB_TAG('c', '2', 's', 'c'), 1},
        {wanted & TEXT_NO_LIGATURES, HB_TAG('l', 'i', 'g', 'a'), 0},
        {wanted & TEXT_NO_LIGATURES, HB_TAG('c', 'l', 'i', 'g'), 0},
    };
    unsigned count = 0;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].on) {
            feature[count++] = (hb_feature_t){rows[i].tag, rows[i].value, HB_FEATURE_GLOBAL_START,
                                              HB_FEATURE_GLOBAL_END};
        }
    }
    return count;
}

/* The bytes from … to - 1 of a text, all of which one font has. False: the pool is full. */
static bool shape_part(const struct font *on, unsigned features, const char *utf8, unsigned from,
                       unsigned to, struct shaped *s)
{
    struct font *f = (struct font *)(uintptr_t)on; /* what it is drawn with may be made ready */
    struct font_set *set = f->set;
    if (!is_ready(f)) {
        return true;
    }
    hb_buffer_t *buffer = set->buffer;
    harfbuzz_begins();
    hb_buffer_reset(buffer);
    hb_buffer_add_utf8(buffer, utf8, (int)to, from, (int)(to - from));
    hb_buffer_set_language(buffer, hb_language_from_string(f->language, -1));
    hb_buffer_guess_segment_properties(buffer);
    hb_feature_t feature[MAX_FEATURES];
    hb_shape(f->shaper, buffer, feature, list_features(features, feature));
    set->no_memory |= !harfbuzz_had_memory() || !hb_buffer_allocation_successful(buffer);
    unsigned count = 0;
    const hb_glyph_info_t *info = hb_buffer_get_glyph_infos(buffer, &count);
    const hb_glyph_position_t *at = hb_buffer_get_glyph_positions(buffer, NULL);
    for (unsigned i = 0; i < count; i++) {
        unsigned end = to;
        for (unsigned k = 0; k < count; k++) {
            end =
                info[k].cluster > info[i].cluster && info[k].cluster < end ? info[k].cluster : end;
        }
        bool first = i == 0 || info[i - 1].cluster != info[i].cluster;
        struct shaped_glyph *g = add_glyph(set, s);
        if (!g) {
            return false;
        }
        *g = (struct shaped_glyph){.font = f,
                                   .id = info[i].codepoint,
                                   .advance_em = at[i].x_advance / f->em,
                                   .shift_em = at[i].x_offset / f->em,
                                   .from = info[i].cluster,
                                   .to = first ? end : info[i].cluster};
    }
    return true;
}

static const struct font *font_for(const struct font *f, uint32_t c)
{
    for (unsigned i = 0; i < f->fallback_count && !font_makes_space(c) && !font_has_glyph(f, c);
         i++) {
        if (font_has_glyph(f->fallback[i], c)) {
            return f->fallback[i];
        }
    }
    return f;
}

static void measure_shaped(struct shaped *s, const struct font *f)
{
    s->width_em = 0;
    s->ink = (struct glyph_box){INFINITY, -INFINITY, INFINITY, -INFINITY};
    for (size_t i = 0; i < s->count; i++) {
        const struct shaped_glyph *g = &s->glyph[i];
        struct glyph_box box = font_ink_of_glyph(g->font, g->id);
        double x = s->width_em + g->shift_em;
        if (box.right > box.left) {
            s->ink.left = fmin(s->ink.left, x + box.left);
            s->ink.right = fmax(s->ink.right, x + box.right);
            s->ink.bottom = fmin(s->ink.bottom, box.bottom);
            s->ink.top = fmax(s->ink.top, box.top);
        }
        s->mixed |= g->font != f;
        s->width_em += g->advance_em;
    }
}

static bool shape_into(struct shaped *s, const struct font *f, unsigned features, const char *utf8)
{
    size_t length = strlen(utf8);
    *s = (struct shaped){.glyph = &f->set->glyph[f->set->glyph_count]};
    bool fits = true;
    for (size_t from = 0, to = 0; from < length && fits; from = to) {
        const struct font *font = NULL;
        for (size_t size; to < length; to += size) {
            uint32_t c = utf8_decode(utf8 + to, length - to, &size);
            const struct font *next = font_for(f, c);
            if (font && next != font) {
                break;
            }
            font = next;
        }
        fits = shape_part(font, features, utf8, (unsigned)from, (unsigned)to, s);
    }
    measure_shaped(s, f);
    return fits;
}

/* A single character needs no HarfBuzz, which costs its start. */
static const struct shaped *shape_one(const struct font *f, uint32_t c, unsigned size)
{
    struct font_set *set = f->set;
    double advance = f->advance[c] > 0 ? f->advance[c] / f->em : 0;
    struct glyph_box ink = font_ink_of_glyph(f, f->glyph[c]);
    set->one_glyph = (struct shaped_glyph){
        .font = f, .id = f->glyph[c], .advance_em = advance, .from = 0, .to = size};
    set->one = (struct shaped){
        .glyph = &set->one_glyph,
        .count = 1,
        .width_em = advance,
        .ink = ink.right > ink.left ? ink
                                    : (struct glyph_box){INFINITY, -INFINITY, INFINITY, -INFINITY}};
    return &set->one;
}

static size_t slot_of(const struct font *f, unsigned features, const char *utf8, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325u ^ features; /* FNV-1a */
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ (unsigned char)utf8[i]) * 0x100000001b3u;
    }
    hash = (hash ^ (uintptr_t)f >> 4) * 0x100000001b3u;
    return (size_t)(hash >> 20) % SHAPED_SLOTS;
}

const struct shaped *shape_text(const struct font *f, unsigned features, const char *utf8)
{
    size_t length = strlen(utf8);
    size_t size = 0;
    uint32_t c = length ? utf8_decode(utf8, length, &size) : 0;
    if (size == length && length && features == 0 && c < CACHED_CHARACTERS && f->glyph[c]) {
        return shape_one(f, c, (unsigned)size);
    }
    struct font_set *set = f->set;
    struct shaped_slot *slot = &set->slot[slot_of(f, features, utf8, length)];
    if (slot->font == f && slot->features == features && strcmp(slot->text, utf8) == 0) {
        return &slot->shaped;
    }
    if (length >= SHAPED_BYTES) {
        set->lacking = "a text is too long for one line";
        length = 0;
        utf8 = "";
    }
    if (set->text_length + length >= SHAPED_BYTES) {
        forget_all(set);
    }
    if (!shape_into(&slot->shaped, f, features, utf8)) {
        forget_all(set);
        if (!shape_into(&slot->shaped, f, features, utf8)) {
            set->lacking = "a text is too long for one line";
        }
    }
    slot->text = memcpy(set->text + set->text_length, utf8, length + 1);
    set->text_length += length + 1;
    slot->font = f;
    slot->features = features;
    return &slot->shaped;
}

void shape_figures(struct font *f)
{
    for (int i = 0; i < 10; i++) {
        char text[] = {(char)('0' + i), '\0'};
        struct shaped s = {.glyph = &f->set->glyph[f->set->glyph_count]};
        if (shape_part(f, 0, text, 0, 1, &s) && s.count == 1) {
            f->glyph['0' + i] = s.glyph->id;
            f->advance['0' + i] = (short)lround(s.glyph->advance_em * f->em);
        }
    }
}

/* ---- the program of a font ---- */

static bool add_table(hb_face_t *face, bool cff, struct text *out)
{
    hb_blob_t *blob = cff ? hb_face_reference_table(face, HB_TAG('C', 'F', 'F', ' '))
                          : hb_face_reference_blob(face);
    unsigned length = 0;
    const char *bytes = hb_blob_get_data(blob, &length);
    text_add(out, bytes ? bytes : "", length);
    hb_blob_destroy(blob);
    return length > 0 && !out->failed;
}

/* What a PDF needs of a font; the rest would only take room. */
static void drop_tables(hb_subset_input_t *input)
{
    static const hb_tag_t dropped[] = {
        HB_TAG('c', 'm', 'a', 'p'), HB_TAG('n', 'a', 'm', 'e'), HB_TAG('p', 'o', 's', 't'),
        HB_TAG('O', 'S', '/', '2'), HB_TAG('G', 'S', 'U', 'B'), HB_TAG('G', 'P', 'O', 'S'),
        HB_TAG('G', 'D', 'E', 'F'), HB_TAG('k', 'e', 'r', 'n'), HB_TAG('S', 'T', 'A', 'T'),
        HB_TAG('f', 'v', 'a', 'r'), HB_TAG('g', 'v', 'a', 'r'), HB_TAG('a', 'v', 'a', 'r'),
        HB_TAG('H', 'V', 'A', 'R'), HB_TAG('M', 'V', 'A', 'R'), HB_TAG('D', 'S', 'I', 'G'),
        HB_TAG('g', 'a', 's', 'p'), HB_TAG('h', 'd', 'm', 'x'), HB_TAG('V', 'D', 'M', 'X'),
        HB_TAG('L', 'T', 'S', 'H'), HB_TAG('v', 'h', 'e', 'a'), HB_TAG('v', 'm', 't', 'x'),
    };
    hb_set_t *set = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG);
    for (size_t i = 0; i < sizeof dropped / sizeof *dropped; i++) {
        hb_set_add(set, dropped[i]);
    }
}

bool font_program(const struct font *f, const uint32_t *glyph, size_t count, struct text *out)
{
    if (harfbuzz_load_error()) {
        return false;
    }
    harfbuzz_begins();
    hb_face_t *face = open_face(f);
    hb_face_t *subset = NULL;
    hb_subset_input_t *input = face ? hb_subset_input_create_or_fail() : NULL;
    bool made = false;
    if (input && f->whole) {
        made = add_table(face, font_is_cff(f), out);
    } else if (input) {
        hb_subset_input_set_flags(input, HB_SUBSET_FLAGS_RETAIN_GIDS | HB_SUBSET_FLAGS_NO_HINTING);
        drop_tables(input);
        for (size_t i = 0; i < count; i++) {
            hb_set_add(hb_subset_input_glyph_set(input), glyph[i]);
        }
        subset = hb_subset_or_fail(face, input);
        made = subset && add_table(subset, font_is_cff(f), out);
    }
    hb_subset_input_destroy(input);
    if (!harfbuzz_had_memory()) {
        return false; /* a face may hold what was begun and not made, which HarfBuzz would free */
    }
    hb_face_destroy(subset);
    hb_face_destroy(face);
    return made;
}
