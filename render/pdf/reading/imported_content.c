/* What the content of a page from elsewhere draws, as far as it can be wrong, and as far as colours
 * and pictures go. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/pdf/reading/imported_look.h"

static void multiply(const double a[6], const double b[6], double out[6])
{
    const double r[6] = {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
                         a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
                         a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
    memcpy(out, r, sizeof r);
}

/* ---- forms ---- */

static bool is_drawn(struct imported_look *l, struct pdf_value form, struct imported_look *inner)
{
    double m[6] = {1, 0, 0, 1, 0, 0};
    double written[6];
    uint32_t number = pdf_number_of(l->file, form);
    if (l->depth >= LIMIT_PDF_FORMS_DEPTH) {
        return imported_fail(l->own, number,
                             "forms, patterns or glyphs in one another more than %d deep",
                             LIMIT_PDF_FORMS_DEPTH);
    }
    if (pdf_numbers(l->file, pdf_get(l->file, form, "/Matrix"), written, 6) == 6) {
        memcpy(m, written, sizeof m);
    }
    *inner = *l;
    multiply(m, l->matrix, inner->matrix);
    inner->depth++;
    inner->saved_count = 0;
    inner->object = number;
    struct pdf_value own = pdf_get(l->file, form, "/Resources");
    inner->resources = own.handle ? own : l->resources;
    return true;
}

bool imported_form(struct imported_look *l, struct pdf_value form)
{
    struct imported_look inner;
    struct text content = {0};
    struct pdf_unpacking u;
    enum { FORM_WORK = 32 }; /* of looking at one, its content apart */
    bool sound = imported_spend(l, FORM_WORK) && is_drawn(l, form, &inner) &&
                 imported_unpack(l->own, form, LIMIT_PDF_CONTENT, &content, &u) &&
                 (u.left == PDF_FILTER_KINDS ||
                  imported_fail(l->own, inner.object, "what it draws is packed as a picture")) &&
                 imported_content(&inner, content.data ? content.data : "", content.length);
    text_free(&content);
    return sound;
}

static bool show_object(struct imported_look *l, const struct pdf_operand *name)
{
    struct pdf_value object = imported_resource(l, "/XObject", name);
    double box[4];
    if (!object.handle) {
        return false;
    }
    uint32_t number = pdf_number_of(l->file, object);
    if (!pdf_is_stream(l->file, object)) {
        return imported_fail(l->own, number, "what Do shows is no stream");
    }
    if (pdf_is(l->file, pdf_get(l->file, object, "/Subtype"), "/Image")) {
        return imported_image(l, object);
    }
    if (!pdf_is(l->file, pdf_get(l->file, object, "/Subtype"), "/Form")) {
        return imported_fail(l->own, number, "what Do shows is neither a form nor an image");
    }
    if (pdf_numbers(l->file, pdf_get(l->file, object, "/BBox"), box, 4) != 4) {
        return imported_fail(l->own, number, "a form has no /BBox");
    }
    return imported_form(l, object);
}

/* ---- patterns, shadings, states ---- */

static bool look_at_shading(struct imported_look *l, struct pdf_value shading)
{
    uint32_t number = pdf_number_of(l->file, shading);
    double kind = imported_number(l->file, shading, "/ShadingType", 0);
    if (!imported_space(l, number, pdf_get(l->file, shading, "/ColorSpace"), 0)) {
        return false;
    }
    if (kind < 1 || kind > 7 || kind != floor(kind)) {
        return imported_fail(l->own, number, "a shading of an unknown type");
    }
    if (kind <= 3) {
        double coords[6];
        size_t needed = kind == 1 ? 0 : kind == 2 ? 4 : 6;
        bool whole =
            pdf_get(l->file, shading, "/Function").handle &&
            pdf_numbers(l->file, pdf_get(l->file, shading, "/Coords"), coords, needed) == needed;
        return whole || imported_fail(l->own, number, "a shading without its function or places");
    }
    struct pdf_unpacking u;
    return imported_unpack(l->own, shading, LIMIT_PDF_STREAM, NULL, &u) &&
           (u.length > 0 || imported_fail(l->own, number, "a shading without data"));
}

/* Followed once a page, as what it draws does not depend on where. */
static bool is_new(struct imported_look *l, struct pdf_value value)
{
    struct imported_seen *seen = imported_seen(l->own, value);
    bool is = !seen || seen->drawn_on != l->page_number;
    if (seen) {
        seen->drawn_on = l->page_number;
    }
    return is;
}

/* Looks at a pattern; tiles have a content stream. */
static bool look_at_pattern(struct imported_look *l, const struct pdf_operand *name)
{
    struct pdf_value pattern = imported_resource(l, "/Pattern", name);
    double box[4];
    if (!pattern.handle || !is_new(l, pattern)) {
        return pattern.handle != 0;
    }
    uint32_t number = pdf_number_of(l->file, pattern);
    double kind = imported_number(l->file, pattern, "/PatternType", 0);
    if (kind == 2) {
        return look_at_shading(l, pdf_get(l->file, pattern, "/Shading"));
    }
    if (kind != 1 || !pdf_is_stream(l->file, pattern) ||
        pdf_numbers(l->file, pdf_get(l->file, pattern, "/BBox"), box, 4) != 4 ||
        imported_number(l->file, pattern, "/XStep", 0) == 0 ||
        imported_number(l->file, pattern, "/YStep", 0) == 0) {
        return imported_fail(l->own, number,
                             "a pattern of an unknown type, or without its box or steps");
    }
    return imported_form(l, pattern);
}

/* Does anything shine through? */
static bool look_at_state(struct imported_look *l, const struct pdf_operand *name)
{
    const struct pdf_file *f = l->file;
    static const char *const normal[] = {"/Normal", "/Compatible", NULL};
    static const char *const alphas[] = {"/ca", "/CA"};
    struct pdf_value state = imported_resource(l, "/ExtGState", name);
    struct pdf_value mask = pdf_get(f, state, "/SMask");
    struct pdf_value blend = pdf_get(f, state, "/BM");
    if (!state.handle) {
        return false;
    }
    if (!pdf_is_dictionary(f, state)) {
        return imported_fail(l->own, pdf_number_of(f, state), "a graphics state is no dictionary");
    }
    bool masks = mask.handle && !pdf_is(f, mask, "/None");
    l->page->transparent |= masks || (blend.handle && !imported_is_one_of(f, blend, normal));
    for (unsigned i = 0; i < 2; i++) {
        double alpha;
        struct pdf_value value = pdf_get(f, state, alphas[i]);
        l->page->transparent |= value.handle && pdf_number_in(f, value, &alpha) && alpha < 1;
    }
    struct pdf_value font = pdf_item(f, pdf_get(f, state, "/Font"), 0);
    if (font.handle && !imported_font(l, font, "")) {
        return false;
    }
    struct pdf_value group = pdf_get(f, mask, "/G");
    return !masks || !is_new(l, group) || imported_form(l, group);
}

/* ---- operators ---- */

static bool run_save(struct imported_look *l, const struct pdf_scan *s)
{
    (void)s;
    if (l->saved_count < OWN_SAVED) {
        memcpy(l->saved[l->saved_count], l->matrix, sizeof l->matrix);
    }
    l->saved_count++;
    return true;
}

static bool run_restore(struct imported_look *l, const struct pdf_scan *s)
{
    (void)s;
    if (l->saved_count && --l->saved_count < OWN_SAVED) {
        memcpy(l->matrix, l->saved[l->saved_count], sizeof l->matrix);
    }
    return true;
}

static bool run_transform(struct imported_look *l, const struct pdf_scan *s)
{
    double m[6];
    for (unsigned i = 0; i < 6; i++) {
        m[i] = s->operand[i].number;
    }
    multiply(m, l->matrix, l->matrix);
    return true;
}

static bool run_show(struct imported_look *l, const struct pdf_scan *s)
{
    return show_object(l, &s->operand[0]);
}

static bool run_space(struct imported_look *l, const struct pdf_scan *s)
{
    return imported_named_space(l, &s->operand[0], true) != 0;
}

static void take_inks(struct imported_look *l, const struct pdf_operand *ink)
{
    double sum = 0;
    for (unsigned i = 0; i < 4; i++) {
        sum += ink[i].number;
        l->page->colour |= i < 3 && ink[i].number > 0;
    }
    l->page->greatest_ink = fmax(l->page->greatest_ink, sum);
}

static bool run_colour(struct imported_look *l, const struct pdf_scan *s)
{
    const struct pdf_operand *last = &s->operand[s->count - 1];
    if (last->kind == PDF_NAME) {
        return look_at_pattern(l, last);
    }
    if (s->count == 4) {
        double sum = 0;
        for (unsigned i = 0; i < 4; i++) {
            sum += s->operand[i].number;
        }
        l->page->greatest_ink = fmax(l->page->greatest_ink, sum);
    }
    return true;
}

static bool run_rgb(struct imported_look *l, const struct pdf_scan *s)
{
    (void)s;
    imported_note_foreign(l, "RGB");
    return true;
}

static bool run_cmyk(struct imported_look *l, const struct pdf_scan *s)
{
    take_inks(l, s->operand);
    return true;
}

static bool run_shade(struct imported_look *l, const struct pdf_scan *s)
{
    struct pdf_value shading = imported_resource(l, "/Shading", &s->operand[0]);
    return shading.handle && look_at_shading(l, shading);
}

static bool run_state(struct imported_look *l, const struct pdf_scan *s)
{
    return look_at_state(l, &s->operand[0]);
}

static bool run_font(struct imported_look *l, const struct pdf_scan *s)
{
    const struct pdf_operand *name = &s->operand[0];
    char key[64];
    struct pdf_value font = imported_resource(l, "/Font", name);
    snprintf(key, sizeof key, "%.*s", (int)(name->end - name->begin), name->begin);
    return font.handle && imported_font(l, font, key);
}

static const struct {
    const char *name;
    bool (*run)(struct imported_look *l, const struct pdf_scan *s);
} operators[] = {
    {"q", run_save},    {"Q", run_restore}, {"cm", run_transform}, {"Do", run_show},
    {"cs", run_space},  {"CS", run_space},  {"scn", run_colour},   {"SCN", run_colour},
    {"sc", run_colour}, {"SC", run_colour}, {"rg", run_rgb},       {"RG", run_rgb},
    {"k", run_cmyk},    {"K", run_cmyk},    {"sh", run_shade},     {"gs", run_state},
    {"Tf", run_font},
};

static bool run_imported_content(struct imported_look *l, const struct pdf_scan *s)
{
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (pdf_scan_is(s, operators[i].name)) {
            return operators[i].run(l, s);
        }
    }
    return true;
}

bool imported_content(struct imported_look *l, const char *bytes, size_t length)
{
    struct pdf_scan s;
    if (!imported_spend(l, length / OWN_WORK_BYTES)) {
        return false;
    }
    pdf_scan_begin(&s, bytes, length);
    while (pdf_scan_next(&s)) {
        if (!(pdf_scan_is(&s, "BI") ? imported_inline_image(l, &s) : run_imported_content(l, &s))) {
            return false;
        }
    }
    return !s.fault[0] || imported_fail(l->own, l->object, "what it draws is damaged: %s", s.fault);
}
