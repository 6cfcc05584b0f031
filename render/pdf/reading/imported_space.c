/* Spaces of colours on pages from elsewhere. imported_forms.c makes the profiles' grays and inks
 * plain ones. */
#include <stdio.h>
#include <string.h>

#include "render/canvas/icc.h"
#include "render/pdf/reading/imported_look.h"

enum { MAX_SPACES_DEPTH = 8, MAX_COMPONENTS = 32 };

void imported_note_foreign(struct imported_look *l, const char *what)
{
    l->page->colour = true;
    if (!l->page->foreign[0]) {
        snprintf(l->page->foreign, sizeof l->page->foreign, "%s", what);
    }
}

/* A profile: its head, and the components that it is for. */
static unsigned look_at_profile(struct imported_look *l, struct pdf_value profile)
{
    const struct pdf_file *f = l->file;
    uint32_t number = pdf_number_of(f, profile);
    double components = imported_number(f, profile, "/N", 0);
    struct imported_seen *seen = imported_seen(l->own, profile);
    if (components != 1 && components != 3 && components != 4) {
        imported_fail(l->own, number, "a colour profile has no /N of 1, 3 or 4");
        return 0;
    }
    if (!seen || !seen->sound) {
        struct text bytes = {0};
        struct pdf_unpacking u;
        struct icc_head head;
        bool read = imported_unpack(l->own, profile, LIMIT_ICC_FILE, &bytes, &u);
        bool sound = read && u.left == PDF_FILTER_KINDS &&
                     icc_read_head(bytes.data ? bytes.data : "", bytes.length, &head) &&
                     (head.components == 0 || head.components == components);
        text_free(&bytes);
        if (!sound) {
            imported_fail(l->own, number, "its ICC profile is damaged, or not for %.0f components",
                          components);
            return 0;
        }
        if (seen) {
            seen->sound = true;
        }
    }
    return (unsigned)components;
}

/* The palette has an entry for each index. */
static unsigned look_at_palette(struct imported_look *l, uint32_t object, struct pdf_value space,
                                unsigned depth)
{
    const struct pdf_file *f = l->file;
    unsigned base = imported_space(l, object, pdf_item(f, space, 1), depth + 1);
    double last = -1;
    struct pdf_value table = pdf_item(f, space, 3);
    if (!base) {
        return 0;
    }
    if (!pdf_number_in(f, pdf_item(f, space, 2), &last) || last < 0 || last > 255) {
        imported_fail(l->own, object, "a palette does not say how many colours it has");
        return 0;
    }
    size_t length = 0;
    if (pdf_is_stream(f, table)) {
        struct pdf_unpacking u;
        if (!imported_unpack(l->own, table, LIMIT_PDF_STREAM, NULL, &u)) {
            return 0;
        }
        length = u.length;
    } else {
        length = pdf_string_length(f, table);
    }
    if (length < (size_t)(last + 1) * base) {
        imported_fail(l->own, object, "a palette has %zu bytes, not %zu", length,
                      (size_t)(last + 1) * base);
        return 0;
    }
    return 1;
}

static unsigned look_at_array(struct imported_look *l, uint32_t object, struct pdf_value space,
                              struct pdf_value kind, unsigned depth)
{
    const struct pdf_file *f = l->file;
    char words[48];
    if (pdf_is(f, kind, "/ICCBased")) {
        unsigned components = look_at_profile(l, pdf_item(f, space, 1));
        if (components == 3) {
            imported_note_foreign(l, "RGB");
        }
        l->page->colour |= components == 4;
        return components;
    }
    if (pdf_is(f, kind, "/Indexed") || pdf_is(f, kind, "/I")) {
        return look_at_palette(l, object, space, depth);
    }
    if (pdf_is(f, kind, "/Separation")) {
        const char *name = pdf_written(f, pdf_item(f, space, 1));
        snprintf(words, sizeof words, "the spot ink %s", *name == '/' ? name + 1 : name);
        imported_note_foreign(l, words);
        return 1;
    }
    if (pdf_is(f, kind, "/DeviceN")) {
        size_t count = pdf_count(f, pdf_item(f, space, 1));
        imported_note_foreign(l, "DeviceN");
        if (count >= 1 && count <= MAX_COMPONENTS) {
            return (unsigned)count;
        }
    }
    const char *written = pdf_written(f, kind);
    imported_fail(l->own, object, "the colour space %.40s is unknown or damaged",
                  *written ? written : "of an image");
    return 0;
}

unsigned imported_space(struct imported_look *l, uint32_t object, struct pdf_value space,
                        unsigned depth)
{
    static const char *const grays[] = {"/DeviceGray", "/G", "/CalGray", NULL};
    static const char *const inks[] = {"/DeviceCMYK", "/CMYK", NULL};
    static const char *const mixed[] = {"/DeviceRGB", "/RGB", "/CalRGB", NULL};
    const struct pdf_file *f = l->file;
    struct pdf_value first = pdf_item(f, space, 0);
    struct pdf_value kind = first.handle ? first : space;
    if (!imported_spend(l, 1)) {
        return 0;
    }
    if (depth > MAX_SPACES_DEPTH) {
        imported_fail(l->own, object, "colour spaces in one another without an end");
        return 0;
    }
    if (imported_is_one_of(f, kind, grays)) {
        return 1;
    }
    if (imported_is_one_of(f, kind, inks)) {
        l->page->colour = true;
        return 4;
    }
    if (imported_is_one_of(f, kind, mixed)) {
        imported_note_foreign(l, "RGB");
        return 3;
    }
    if (first.handle && pdf_is(f, kind, "/Lab")) {
        imported_note_foreign(l, "Lab");
        return 3;
    }
    if (pdf_is(f, kind, "/Pattern")) {
        struct pdf_value below = pdf_item(f, space, 1);
        return 1 + (below.handle ? imported_space(l, object, below, depth + 1) : 0);
    }
    return look_at_array(l, object, space, kind, depth);
}

unsigned imported_named_space(struct imported_look *l, const struct pdf_operand *name, bool pattern)
{
    static const struct {
        const char *name;
        unsigned components;
    } plain[] = {{"/DeviceGray", 1}, {"/G", 1},   {"/DeviceCMYK", 4}, {"/CMYK", 4},
                 {"/DeviceRGB", 3},  {"/RGB", 3}, {"/Pattern", 1}};
    size_t length = (size_t)(name->end - name->begin);
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++) {
        if (strlen(plain[i].name) == length && memcmp(plain[i].name, name->begin, length) == 0 &&
            (pattern || i + 1 < sizeof plain / sizeof *plain)) {
            l->page->colour |= plain[i].components == 4;
            if (plain[i].components == 3) {
                imported_note_foreign(l, "RGB");
            }
            return plain[i].components;
        }
    }
    struct pdf_value space = imported_resource(l, "/ColorSpace", name);
    return space.handle ? imported_space(l, l->object, space, 0) : 0;
}
