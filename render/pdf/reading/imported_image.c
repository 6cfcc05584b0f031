/* Images on pages from elsewhere: is the compressed data complete, and does its length fit the
 * image's size? */
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/length.h"
#include "render/pdf/reading/imported_look.h"

/* An image's entries. */
struct picture {
    uint32_t object; /* 0: it stands in the content */
    double width, height;
    unsigned bits; /* for each component; 0: not given */
    unsigned components;
    bool mask; /* one bit a pixel, no colours */
};

static size_t bytes_of(const struct picture *p)
{
    uint64_t row = ((uint64_t)p->width * p->bits * p->components + 7) / 8;
    return (size_t)(row * (uint64_t)p->height);
}

static bool check_size(struct imported_look *l, const struct picture *p)
{
    if (!(p->width >= 1 && p->height >= 1) || p->width != floor(p->width) ||
        p->height != floor(p->height)) {
        return imported_fail(l->own, p->object, "an image without a width and height");
    }
    if (p->width * p->height > LIMIT_PDF_IMAGE_PIXELS) {
        return imported_fail(l->own, p->object,
                             "an image of %.0f x %.0f pixels; Nonet takes up to %d", p->width,
                             p->height, LIMIT_PDF_IMAGE_PIXELS);
    }
    return true;
}

static bool check_bits(struct imported_look *l, struct picture *p, enum pdf_filter_kind left)
{
    if (p->mask || left == PDF_CCITT || left == PDF_JBIG2) {
        p->bits = p->mask || !p->bits ? 1 : p->bits;
    }
    if (left == PDF_DCT && !p->bits) {
        p->bits = 8;
    }
    bool known = p->bits == 1 || p->bits == 2 || p->bits == 4 || p->bits == 8 || p->bits == 16;
    return known || left == PDF_JPX ||
           imported_fail(l->own, p->object,
                         "an image whose /BitsPerComponent is none of 1, 2, 4, 8, 16");
}

static void note_resolution(struct imported_look *l, const struct picture *p)
{
    const double *m = l->matrix;
    double across = hypot(m[0], m[1]) / PT_PER_INCH;
    double down = hypot(m[2], m[3]) / PT_PER_INCH;
    double dpi = fmin(p->width / fmax(across, 1e-6), p->height / fmax(down, 1e-6));
    if (l->page->coarsest_dpi <= 0 || dpi < l->page->coarsest_dpi) {
        l->page->coarsest_dpi = fmax(dpi, 0.01);
        l->page->pixels[0] = (unsigned)fmin(p->width, INT_MAX);
        l->page->pixels[1] = (unsigned)fmin(p->height, INT_MAX);
    }
}

static bool is_true(const struct pdf_file *f, struct pdf_value value)
{
    return strcmp(pdf_written(f, value), "true") == 0;
}

/* The number of columns that the last filter's parameters have. */
static double columns_of(const struct pdf_file *f, struct pdf_value image)
{
    struct pdf_value settings = pdf_get(f, image, "/DecodeParms");
    size_t count = pdf_count(f, settings);
    return imported_number(f, count ? pdf_item(f, settings, count - 1) : settings, "/Columns",
                           1728);
}

/* Unpack all of it; a picture that has been found sound is not unpacked again. */
static bool check_data(struct imported_look *l, struct pdf_value image, struct picture *p)
{
    struct imported_seen *seen = imported_seen(l->own, image);
    if (seen && seen->sound) {
        return true;
    }
    enum pdf_filter_kind left =
        seen && seen->weighed ? (enum pdf_filter_kind)seen->left : PDF_FILTER_KINDS;
    struct text bytes = {0};
    struct pdf_unpacking u = {.length = seen ? seen->length : 0, .left = left};
    bool known = seen && seen->weighed && left == PDF_FILTER_KINDS;
    bool sound = known || imported_unpack(l->own, image, LIMIT_PDF_STREAM,
                                          left == PDF_FILTER_KINDS ? NULL : &bytes, &u);
    if (sound && u.left != PDF_FILTER_KINDS && !bytes.length) {
        sound = imported_unpack(l->own, image, LIMIT_PDF_STREAM, &bytes, &u);
    }
    sound = sound && check_bits(l, p, u.left);
    if (sound && u.left == PDF_FILTER_KINDS && u.length < bytes_of(p)) {
        sound = imported_fail(l->own, p->object,
                              "an image of %.0f x %.0f pixels has %zu bytes, not %zu", p->width,
                              p->height, u.length, bytes_of(p));
    } else if (sound && u.left != PDF_FILTER_KINDS) {
        const struct imported_packed packed = {u.left, p->width, p->height, p->components,
                                               columns_of(l->file, image)};
        const char *fault = imported_check_packed(&packed, &bytes);
        sound = !fault || imported_fail(l->own, p->object, "%s", fault);
    }
    text_free(&bytes);
    if (sound && seen) {
        seen->sound = true;
    }
    return sound;
}

/* The masks that go with a picture: another picture, or ranges of colours. */
static bool check_masks(struct imported_look *l, struct pdf_value image, const struct picture *p)
{
    static const char *const keys[] = {"/SMask", "/Mask"};
    for (unsigned i = 0; i < 2; i++) {
        struct pdf_value mask = pdf_get(l->file, image, keys[i]);
        if (!mask.handle) {
            continue;
        }
        if (i == 1 && pdf_is_array(l->file, mask)) {
            if (pdf_count(l->file, mask) < 2 * (size_t)p->components) {
                return imported_fail(l->own, p->object, "an image's mask has too few colours");
            }
            continue;
        }
        if (!pdf_is_stream(l->file, mask) || l->depth >= LIMIT_PDF_FORMS_DEPTH) {
            return imported_fail(l->own, p->object, "an image's mask is no image");
        }
        struct imported_page ignored = {.turned = 0};
        struct imported_look inner = *l;
        inner.page = &ignored;
        inner.depth++;
        if (!imported_image(&inner, mask)) {
            return false;
        }
    }
    return true;
}

bool imported_image(struct imported_look *l, struct pdf_value image)
{
    const struct pdf_file *f = l->file;
    struct pdf_value space = pdf_get(f, image, "/ColorSpace");
    struct picture p = {
        .object = pdf_number_of(f, image),
        .width = imported_number(f, image, "/Width", 0),
        .height = imported_number(f, image, "/Height", 0),
        .bits = (unsigned)fmax(0, fmin(99, imported_number(f, image, "/BitsPerComponent", 0))),
        .components = 1,
        .mask = is_true(f, pdf_get(f, image, "/ImageMask")),
    };
    if (!imported_spend(l, 1) || !check_size(l, &p)) {
        return false;
    }
    note_resolution(l, &p);
    if (!p.mask && space.handle) {
        p.components = imported_space(l, p.object, space, 0);
        if (!p.components) {
            return false;
        }
    } else if (!p.mask) {
        struct imported_seen *seen = imported_seen(l->own, image);
        p.components = 0; /* JPEG 2000 has its own space */
        if (!seen || !seen->weighed || seen->left != PDF_JPX) {
            return imported_fail(l->own, p.object, "an image without a /ColorSpace");
        }
    }
    l->page->transparent |= pdf_get(f, image, "/SMask").handle != 0;
    return check_data(l, image, &p) && check_masks(l, image, &p);
}

/* ---- inline images ---- */

struct inline_image {
    struct picture picture;
    struct pdf_filters filters;
    struct pdf_operand space, filter, settings; /* begin NULL: none */
    double columns;
};

static bool key_is(const struct pdf_operand *key, const char *brief, const char *name)
{
    size_t length = (size_t)(key->end - key->begin);
    return (strlen(brief) == length && memcmp(brief, key->begin, length) == 0) ||
           (strlen(name) == length && memcmp(name, key->begin, length) == 0);
}

static void read_keys(const struct pdf_scan *s, struct inline_image *i)
{
    struct picture *p = &i->picture;
    *i = (struct inline_image){.picture = {.components = 1}, .columns = 1728};
    for (unsigned k = 0; k + 1 < s->count; k += 2) {
        const struct pdf_operand *key = &s->operand[k];
        const struct pdf_operand *value = key + 1;
        if (key_is(key, "/W", "/Width")) {
            p->width = value->number;
        } else if (key_is(key, "/H", "/Height")) {
            p->height = value->number;
        } else if (key_is(key, "/BPC", "/BitsPerComponent")) {
            p->bits = (unsigned)fmax(0, fmin(99, value->number));
        } else if (key_is(key, "/IM", "/ImageMask")) {
            p->mask = value->kind == PDF_WORD && *value->begin == 't';
        } else if (key_is(key, "/CS", "/ColorSpace")) {
            i->space = *value;
        } else if (key_is(key, "/F", "/Filter")) {
            i->filter = *value;
        } else if (key_is(key, "/DP", "/DecodeParms")) {
            i->settings = *value;
        }
    }
}

/* "[/I /RGB 255 <…>]": the palette stands in the content too. */
static unsigned palette_of(struct imported_look *l, const struct pdf_operand *space)
{
    const char *p = space->begin + 1;
    const char *end = space->end - 1;
    struct pdf_operand item[4];
    unsigned count = 0;
    while (count < 4 && pdf_scan_item(&p, end, &item[count])) {
        count++;
    }
    unsigned base = count == 4 && item[0].kind == PDF_NAME && key_is(&item[0], "/I", "/Indexed") &&
                            item[1].kind == PDF_NAME && item[2].kind == PDF_NUMBER
                        ? imported_named_space(l, &item[1], false)
                        : 0;
    if (base && item[3].kind == PDF_STRING &&
        pdf_string_bytes(&item[3]) >= (size_t)(item[2].number + 1) * base) {
        return 1;
    }
    imported_fail(l->own, l->object, "an inline image's palette is damaged");
    return 0;
}

static void read_settings(const struct pdf_operand *dictionary, struct pdf_filter *f,
                          double *columns)
{
    const char *p = dictionary->begin + 2;
    const char *end = dictionary->end - 2;
    struct pdf_operand key;
    struct pdf_operand value;
    while (dictionary->kind == PDF_DICTIONARY && pdf_scan_item(&p, end, &key) &&
           pdf_scan_item(&p, end, &value)) {
        unsigned number = (unsigned)fmax(0, fmin(1e9, value.number));
        if (key_is(&key, "/Predictor", "/Predictor")) {
            f->predictor = number;
        } else if (key_is(&key, "/Colors", "/Colors")) {
            f->colours = number;
        } else if (key_is(&key, "/BitsPerComponent", "/BitsPerComponent")) {
            f->bits = number;
        } else if (key_is(&key, "/Columns", "/Columns")) {
            f->columns = number;
            *columns = number;
        } else if (key_is(&key, "/EarlyChange", "/EarlyChange")) {
            f->late_change = number == 0;
        }
    }
}

static bool read_filters(struct imported_look *l, struct inline_image *i)
{
    const bool list = i->filter.kind == PDF_ARRAY;
    const char *p = i->filter.begin ? i->filter.begin + list : NULL;
    const char *end = i->filter.end - list;
    const char *sp = i->settings.begin ? i->settings.begin + 1 : NULL;
    struct pdf_operand name;
    while (p && pdf_scan_item(&p, end, &name)) {
        if (i->filters.count == LIMIT_PDF_FILTERS) {
            return imported_fail(l->own, l->object,
                                 "an inline image is packed too many times over");
        }
        struct pdf_filter *f = &i->filters.filter[i->filters.count++];
        *f = (struct pdf_filter){.kind =
                                     pdf_filter_kind(name.begin, (size_t)(name.end - name.begin)),
                                 .colours = 1,
                                 .bits = 8,
                                 .columns = 1};
        struct pdf_operand one = i->settings;
        if (sp && i->settings.kind == PDF_ARRAY && !pdf_scan_item(&sp, i->settings.end - 1, &one)) {
            one.begin = NULL;
        }
        if (one.begin && one.kind == PDF_DICTIONARY) {
            read_settings(&one, f, &i->columns);
        }
    }
    return true;
}

/* NULL, or what is wrong with these bytes as the picture's data. */
static const char *data_fault(struct imported_look *l, struct inline_image *i, const char *data,
                              size_t length)
{
    struct text bytes = {0};
    struct pdf_unpacking u = {.out = &bytes, .limit = LIMIT_PDF_CONTENT, .budget = &l->own->budget};
    const char *fault = pdf_unpack(&u, &i->filters, data, length);
    struct picture p = i->picture;
    p.bits = p.bits ? p.bits : p.mask ? 1 : 8;
    if (!fault && u.left == PDF_FILTER_KINDS && u.length < bytes_of(&p)) {
        fault = "its data are shorter than its width and height";
    } else if (!fault && u.left != PDF_FILTER_KINDS) {
        const struct imported_packed packed = {u.left, p.width, p.height, p.components, i->columns};
        fault = imported_check_packed(&packed, &bytes);
    }
    text_free(&bytes);
    return fault;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

/* Is there EI at p, behind which something else begins? */
static bool is_end(const char *p, const char *end)
{
    return end - p >= 2 && p[0] == 'E' && p[1] == 'I' && (end - p == 2 || is_blank(p[2]));
}

/* Behind the EI: where nothing is packed the data's length is known, else the first EI counts
 * before which the data are whole. */
static bool find_end(struct imported_look *l, struct inline_image *i, struct pdf_scan *s)
{
    enum { MAX_TRIES = 64 };
    const char *data = s->p;
    size_t known = i->filters.count ? 0 : bytes_of(&i->picture);
    const char *fault = "an inline image does not end";
    if (known > (size_t)(s->end - data)) {
        return imported_fail(l->own, l->object, "an inline image's data are shorter than its size");
    }
    unsigned tries = 0;
    for (const char *p = data + known; p < s->end && tries < MAX_TRIES; p++) {
        if (!is_end(p, s->end) || (p > data + known && !i->filters.count && !is_blank(p[-1]))) {
            if (!i->filters.count && !is_blank(*p)) {
                break;
            }
            continue;
        }
        tries++;
        const char *wrong = data_fault(l, i, data, (size_t)(p - data));
        if (!wrong) {
            s->p = p + 2;
            return true;
        }
        fault = tries == 1 || fault == wrong ? wrong : fault;
    }
    return imported_fail(l->own, l->object, "an inline image is damaged: %s", fault);
}

bool imported_inline_image(struct imported_look *l, struct pdf_scan *s)
{
    struct inline_image i;
    read_keys(s, &i);
    struct picture *p = &i.picture;
    p->object = l->object;
    if (!imported_spend(l, 1) || !check_size(l, p) || !read_filters(l, &i)) {
        return false;
    }
    note_resolution(l, p);
    if (!p->mask && i.space.begin) {
        p->components = i.space.kind == PDF_NAME ? imported_named_space(l, &i.space, false)
                                                 : palette_of(l, &i.space);
    } else if (!p->mask) {
        return imported_fail(l->own, l->object, "an inline image without a colour space");
    }
    size_t count = i.filters.count;
    enum pdf_filter_kind last = count ? i.filters.filter[count - 1].kind : PDF_FILTER_KINDS;
    return p->components && check_bits(l, p, last) && find_end(l, &i, s);
}
