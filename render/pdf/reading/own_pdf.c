#include "render/pdf/reading/own_pdf.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/apart.h"
#include "base/infile.h"
#include "base/length.h"
#include "render/pdf/reading/pdf_library.h"
#include "render/pdf/reading/pdf_token.h"

enum {
    MOST_BYTES = 256 << 20,
    MOST_PAGES = 2000,
    MOST_OPERANDS = 16,
    MOST_NESTING = 8,
    MOST_SAVED = 32,
    MOST_WORK = 1 << 19, /* of a page: resources looked at, and pieces of content of … */
    WORK_BYTES = 512,
};

/* ---- what a page's content does, as far as colours and pictures go ---- */

struct look {
    const struct pdf_file *file;
    struct own_page *page;
    struct pdf_value resources;
    double matrix[6];
    double saved[MOST_SAVED][6];
    unsigned saved_count; /* may be more than are kept */
    unsigned depth;
    size_t *work; /* of the page so far: forms that show each other could go on for ages */
};

struct operand {
    const char *begin;
    size_t length;
    double number;
};

static void multiply(const double a[6], const double b[6], double out[6])
{
    const double r[6] = {a[0] * b[0] + a[1] * b[2],        a[0] * b[1] + a[1] * b[3],
                         a[2] * b[0] + a[3] * b[2],        a[2] * b[1] + a[3] * b[3],
                         a[4] * b[0] + a[5] * b[2] + b[4], a[4] * b[1] + a[5] * b[3] + b[5]};
    memcpy(out, r, sizeof r);
}

static double number_of(const struct pdf_file *f, struct pdf_value dictionary, const char *key)
{
    struct pdf_value value = pdf_get(f, dictionary, key);
    return value.handle ? strtod(pdf_written(f, value), NULL) : 0;
}

/* The whole number that is meant, of whatever is written. */
static int whole(double number, int low, int high)
{
    return number >= low ? number <= high ? (int)number : high : low;
}

static bool spend(const struct look *l, size_t work)
{
    *l->work += work;
    return *l->work <= MOST_WORK;
}

/* ---- colours ---- */

static void note_foreign(struct look *l, const char *what)
{
    l->page->colour = true;
    if (!l->page->foreign[0]) {
        snprintf(l->page->foreign, sizeof l->page->foreign, "%s", what);
    }
}

static bool is_one_of(const struct pdf_file *f, struct pdf_value value, const char *const *names)
{
    bool found = false;
    for (; *names; names++) {
        found |= pdf_is(f, value, *names);
    }
    return found;
}

/* A space of colours: what it tells them by is noted. own_forms.c makes the profiles' grays and
 * inks plain ones. */
static void look_at_space(struct look *l, struct pdf_value space, unsigned depth)
{
    static const char *const grays[] = {"/DeviceGray", "/G", "/CalGray", NULL};
    static const char *const inks[] = {"/DeviceCMYK", "/CMYK", NULL};
    static const char *const mixed[] = {"/DeviceRGB", "/RGB", "/CalRGB", NULL};
    static const char *const wrapped[] = {"/Indexed", "/I", "/Pattern", NULL};
    const struct pdf_file *f = l->file;
    struct pdf_value first = pdf_item(f, space, 0);
    struct pdf_value kind = first.handle ? first : space;
    if (!space.handle || is_one_of(f, kind, grays)) {
        return;
    }
    if (is_one_of(f, kind, wrapped)) {
        if (first.handle && depth < MOST_NESTING) {
            look_at_space(l, pdf_item(f, space, 1), depth + 1);
        }
        return;
    }
    double channels = pdf_is(f, kind, "/ICCBased") ? number_of(f, pdf_item(f, space, 1), "/N") : 0;
    if (is_one_of(f, kind, inks) || channels == 4) {
        l->page->colour = true;
    } else if (is_one_of(f, kind, mixed) || channels == 3) {
        note_foreign(l, "RGB");
    } else if (pdf_is(f, kind, "/Separation")) {
        const char *name = pdf_written(f, pdf_item(f, space, 1));
        char words[48];
        snprintf(words, sizeof words, "the spot ink %s", *name == '/' ? name + 1 : name);
        note_foreign(l, words);
    } else if (channels != 1) {
        const char *name = pdf_written(f, kind);
        note_foreign(l, *name == '/' ? name + 1 : "unknown");
    }
}

static void look_at_content(struct look *l, const char *p, const char *end);

static void look_at_image(struct look *l, struct pdf_value image)
{
    bool mask = strcmp(pdf_written(l->file, pdf_get(l->file, image, "/ImageMask")), "true") == 0;
    const double *m = l->matrix;
    double across = hypot(m[0], m[1]) / PT_PER_INCH;
    double down = hypot(m[2], m[3]) / PT_PER_INCH;
    double width = number_of(l->file, image, "/Width");
    double height = number_of(l->file, image, "/Height");
    double dpi = fmin(width / fmax(across, 1e-6), height / fmax(down, 1e-6));
    if (l->page->coarsest_dpi <= 0 || dpi < l->page->coarsest_dpi) {
        l->page->coarsest_dpi = fmax(dpi, 0.01);
        l->page->pixels[0] = (unsigned)whole(width, 0, INT_MAX);
        l->page->pixels[1] = (unsigned)whole(height, 0, INT_MAX);
    }
    if (!mask) {
        look_at_space(l, pdf_get(l->file, image, "/ColorSpace"), 0);
    }
    l->page->transparent |= pdf_get(l->file, image, "/SMask").handle != 0;
}

static void look_at_form(struct look *l, struct pdf_value form)
{
    struct look inner = *l;
    struct text content = {0};
    double m[6] = {1, 0, 0, 1, 0, 0};
    double written[6];
    if (l->depth >= MOST_NESTING) {
        return;
    }
    if (pdf_numbers(l->file, pdf_get(l->file, form, "/Matrix"), written, 6) == 6) {
        memcpy(m, written, sizeof m);
    }
    multiply(m, l->matrix, inner.matrix);
    inner.depth++;
    inner.saved_count = 0;
    struct pdf_value own = pdf_get(l->file, form, "/Resources");
    inner.resources = own.handle ? own : l->resources;
    if (pdf_stream(l->file, form, &content) && content.length) {
        look_at_content(&inner, content.data, content.data + content.length);
    }
    text_free(&content);
}

/* What the page's resources have of this kind under the operand's name. */
static struct pdf_value resource(const struct look *l, const char *kind, const struct operand *name)
{
    char key[128];
    if (!spend(l, 1)) {
        return (struct pdf_value){0};
    }
    snprintf(key, sizeof key, "%.*s", (int)name->length, name->begin);
    return pdf_get(l->file, pdf_get(l->file, l->resources, kind), key);
}

static void look_at_object(struct look *l, const struct operand *name)
{
    struct pdf_value object = resource(l, "/XObject", name);
    if (pdf_is(l->file, pdf_get(l->file, object, "/Subtype"), "/Image")) {
        look_at_image(l, object);
    } else if (object.handle) {
        look_at_form(l, object);
    }
}

/* `cs`: a space by its name, which the resources may hold. */
static void choose_space(struct look *l, const struct operand *name)
{
    static const char *const plain[] = {"/DeviceGray", "/G", "/Pattern", "/DeviceCMYK", "/CMYK"};
    struct pdf_value space = resource(l, "/ColorSpace", name);
    size_t known = 0;
    while (!space.handle && known < 5 &&
           !(strlen(plain[known]) == name->length &&
             memcmp(plain[known], name->begin, name->length) == 0)) {
        known++;
    }
    if (space.handle) {
        look_at_space(l, space, 0);
    } else if (known == 5) {
        note_foreign(l, "RGB");
    } else {
        l->page->colour |= known > 2;
    }
}

static void look_at_shading(struct look *l, struct pdf_value shading)
{
    look_at_space(l, pdf_get(l->file, shading, "/ColorSpace"), 0);
}

/* `scn` with a pattern's name: tiles have content of their own. */
static void look_at_pattern(struct look *l, const struct operand *name)
{
    struct pdf_value pattern = resource(l, "/Pattern", name);
    struct pdf_value shading = pdf_get(l->file, pattern, "/Shading");
    if (shading.handle) {
        look_at_shading(l, shading);
    } else if (pattern.handle) {
        look_at_form(l, pattern);
    }
}

static double ink_sum(const struct operand *ink)
{
    return ink[0].number + ink[1].number + ink[2].number + ink[3].number;
}

/* `gs`: does anything shine through? */
static void look_at_state(struct look *l, const struct operand *name)
{
    const struct pdf_file *f = l->file;
    static const char *const normal[] = {"/Normal", "/Compatible", NULL};
    static const char *const alphas[] = {"/ca", "/CA"};
    struct pdf_value state = resource(l, "/ExtGState", name);
    struct pdf_value mask = pdf_get(f, state, "/SMask");
    struct pdf_value blend = pdf_get(f, state, "/BM");
    l->page->transparent |= mask.handle && !pdf_is(f, mask, "/None");
    l->page->transparent |= blend.handle && !is_one_of(f, blend, normal);
    for (unsigned i = 0; i < 2; i++) {
        double alpha;
        struct pdf_value value = pdf_get(f, state, alphas[i]);
        l->page->transparent |= value.handle && pdf_number_in(f, value, &alpha) && alpha < 1;
    }
}

static bool is(const char *name, size_t length, const char *other)
{
    return strlen(other) == length && memcmp(name, other, length) == 0;
}

static void run(struct look *l, const char *name, size_t length, const struct operand *o,
                unsigned count)
{
    if (is(name, length, "q")) {
        if (l->saved_count < MOST_SAVED) {
            memcpy(l->saved[l->saved_count], l->matrix, sizeof l->matrix);
        }
        l->saved_count++;
    } else if (is(name, length, "Q") && l->saved_count) {
        if (--l->saved_count < MOST_SAVED) {
            memcpy(l->matrix, l->saved[l->saved_count], sizeof l->matrix);
        }
    } else if (is(name, length, "cm") && count >= 6) {
        double m[6];
        for (unsigned i = 0; i < 6; i++) {
            m[i] = o[count - 6 + i].number;
        }
        multiply(m, l->matrix, l->matrix);
    } else if (is(name, length, "Do") && count) {
        look_at_object(l, &o[count - 1]);
    } else if ((is(name, length, "cs") || is(name, length, "CS")) && count) {
        choose_space(l, &o[count - 1]);
    } else if ((is(name, length, "scn") || is(name, length, "SCN")) && count) {
        if (*o[count - 1].begin == '/') {
            look_at_pattern(l, &o[count - 1]);
        } else if (count == 4) {
            l->page->most_ink = fmax(l->page->most_ink, ink_sum(o));
        }
    } else if (is(name, length, "rg") || is(name, length, "RG")) {
        note_foreign(l, "RGB");
    } else if ((is(name, length, "k") || is(name, length, "K")) && count >= 4) {
        const struct operand *ink = &o[count - 4];
        l->page->colour |= ink[0].number > 0 || ink[1].number > 0 || ink[2].number > 0;
        l->page->most_ink = fmax(l->page->most_ink, ink_sum(ink));
    } else if (is(name, length, "sh") && count) {
        look_at_shading(l, resource(l, "/Shading", &o[count - 1]));
    } else if (is(name, length, "gs") && count) {
        look_at_state(l, &o[count - 1]);
    }
}

/* The end of the token at p, which is no blank. */
static const char *token_end(const char *p, const char *end)
{
    static const char stops[] = " \n\r\t\f()<>[]{}/%";
    if (*p == '(') {
        return pdf_string_end(p, end);
    }
    if (*p == '%') {
        while (p < end && *p != '\n' && *p != '\r') {
            p++;
        }
        return p;
    }
    if (*p == '<' && p + 1 < end && p[1] != '<') {
        const char *close = memchr(p, '>', (size_t)(end - p));
        return close ? close + 1 : end;
    }
    const char *begin = p++;
    if (strchr("[]{}<>)", *begin)) {
        return p;
    }
    while (p < end && *p && !strchr(stops, *p)) {
        p++;
    }
    return p > begin ? p : begin + 1;
}

/* The pixels of an image that stands in the content itself. */
static const char *skip_inline_image(const char *p, const char *end)
{
    for (; p + 4 <= end; p++) {
        if (isspace((unsigned char)p[0]) && p[1] == 'E' && p[2] == 'I' &&
            (p + 3 == end || isspace((unsigned char)p[3]))) {
            return p + 3;
        }
    }
    return end;
}

static void look_at_content(struct look *l, const char *p, const char *end)
{
    struct operand operand[MOST_OPERANDS];
    unsigned count = 0;
    if (!spend(l, (size_t)(end - p) / WORK_BYTES)) {
        return;
    }
    while (p < end) {
        if (isspace((unsigned char)*p) || *p == '\0') {
            p++;
            continue;
        }
        const char *next = token_end(p, end);
        bool is_operand = isdigit((unsigned char)*p) || strchr("+-.(<>[]{}/%", *p);
        if (is_operand) {
            if (count == MOST_OPERANDS) {
                memmove(operand, operand + 1, (MOST_OPERANDS - 1) * sizeof operand[0]);
                count--;
            }
            char digits[40];
            snprintf(digits, sizeof digits, "%.*s", (int)(next - p), p);
            operand[count++] = (struct operand){p, (size_t)(next - p), atof(digits)};
        } else {
            if (is(p, (size_t)(next - p), "ID")) {
                next = skip_inline_image(next, end);
            } else {
                run(l, p, (size_t)(next - p), operand, count);
            }
            count = 0;
        }
        p = next;
    }
}

/* ---- boxes and fonts ---- */

/* A key of a page that its parents may have for it. */
static struct pdf_value inherited(const struct pdf_file *f, struct pdf_value page, const char *key)
{
    for (unsigned depth = 0; depth < 32 && page.handle; depth++) {
        struct pdf_value value = pdf_get(f, page, key);
        if (value.handle) {
            return value;
        }
        page = pdf_get(f, page, "/Parent");
    }
    return (struct pdf_value){0};
}

struct fonts {
    const struct pdf_file *file;
    struct pdf_value dictionary;
    struct own_page *page;
};

static bool has_file(const struct pdf_file *f, struct pdf_value font)
{
    static const char *const keys[] = {"/FontFile", "/FontFile2", "/FontFile3"};
    struct pdf_value below = pdf_item(f, pdf_get(f, font, "/DescendantFonts"), 0);
    struct pdf_value descriptor = pdf_get(f, below.handle ? below : font, "/FontDescriptor");
    bool has = pdf_is(f, pdf_get(f, font, "/Subtype"), "/Type3");
    for (unsigned i = 0; i < 3; i++) {
        has |= pdf_get(f, descriptor, keys[i]).handle != 0;
    }
    return has;
}

static void look_at_font(void *context, const char *key)
{
    const struct fonts *s = context;
    struct pdf_value font = pdf_get(s->file, s->dictionary, key);
    if (!has_file(s->file, font)) {
        const char *name = pdf_written(s->file, pdf_get(s->file, font, "/BaseFont"));
        snprintf(s->page->font, sizeof s->page->font, "%s", *name == '/' ? name + 1 : key + 1);
    }
}

/* NULL, or what is wrong. */
static const char *look_at_page(struct pdf_file *f, size_t index, struct own_page *p)
{
    struct pdf_value page = pdf_object(f, f->page[index]);
    struct text content = {0};
    size_t work = 0;
    struct look l = {.file = f, .page = p, .matrix = {1, 0, 0, 1, 0, 0}, .work = &work};
    bool read = pdf_numbers(f, inherited(f, page, "/MediaBox"), p->media, 4) == 4;
    p->trimmed = pdf_numbers(f, pdf_get(f, page, "/TrimBox"), p->trim, 4) == 4;
    if (!p->trimmed) {
        struct pdf_value crop = inherited(f, page, "/CropBox");
        if (pdf_numbers(f, crop, p->trim, 4) != 4) {
            memcpy(p->trim, p->media, sizeof p->trim);
        }
    }
    int turned = whole(strtod(pdf_written(f, inherited(f, page, "/Rotate")), NULL), -3600, 3600);
    p->turned = (unsigned)((turned / 90 % 4 + 4) % 4);
    l.resources = inherited(f, page, "/Resources");
    struct fonts fonts = {f, pdf_get(f, l.resources, "/Font"), p};
    pdf_each_key(f, fonts.dictionary, look_at_font, &fonts);
    read = read && pdf_page_content(f, index, &content);
    if (read && content.length) {
        look_at_content(&l, content.data, content.data + content.length);
    }
    text_free(&content);
    pdf_forget(f);
    return !read              ? "a page of it cannot be read"
           : work > MOST_WORK ? "a page of it draws too much to be looked through"
                              : pdf_complaint(f);
}

/* ---- reading, apart ---- */

static const char *look_at_file(struct pdf_file *f, struct text *pages)
{
    const char *fault = NULL;
    if (pdf_get(f, pdf_trailer(f), "/Encrypt").handle) {
        return "it is encrypted; save it without a password first (qpdf --decrypt)";
    }
    if (f->page_count == 0 || f->page_count > MOST_PAGES) {
        return f->page_count ? "it has more than 2000 pages" : "it has no pages";
    }
    for (size_t i = 0; i < f->page_count && !fault; i++) {
        struct own_page page = {.turned = 0};
        fault = look_at_page(f, i, &page);
        text_add(pages, (const char *)&page, sizeof page);
    }
    return pages->failed ? OUT_OF_MEMORY : fault;
}

const char *own_pdf_look(const struct text *bytes, struct text *pages)
{
    struct pdf_file f;
    static _Thread_local char words[sizeof f.fault];
    const char *fault = pdf_open(&f, bytes->data, bytes->length);
    const bool opened = !fault;
    if (opened) {
        fault = look_at_file(&f, pages);
    }
    if (fault) {
        snprintf(words, sizeof words, "%s", fault); /* of f, perhaps, which ends here */
    }
    if (opened) {
        pdf_close(&f);
    }
    return fault ? words : NULL;
}

static const char *read_apart(void *context, struct text *out)
{
    return own_pdf_look(context, out);
}

/* In place of libqpdf's words, which tell readers of PDFs little. */
static const char *plain_words(const struct text *bytes, const char *words)
{
    enum { HEADER_WITHIN = 1024 };
    static const char header[] = "%PDF-";
    bool has_header = false;
    for (size_t i = 0; i < HEADER_WITHIN && i + sizeof header <= bytes->length; i++) {
        has_header |= memcmp(bytes->data + i, header, sizeof header - 1) == 0;
    }
    return !has_header ? "it is no PDF, whatever its name says"
           : strstr(words, "invalid password")
               ? "it is encrypted; save it without a password first "
                 "(qpdf --decrypt)"
               : words;
}

enum status own_pdf_read(struct own_pdf **out, const char *path, const struct diag_at *at,
                         struct diag *d)
{
    struct own_pdf *pdf = calloc(1, sizeof *pdf);
    struct text pages = {0};
    struct apart_fault fault;
    *out = NULL;
    if (!pdf) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    int error = infile_read(path, MOST_BYTES, &pdf->bytes);
    enum status status = STATUS_OK;
    if (error) {
        d->hint = error == ENOENT ? WHERE_PATHS_BEGIN : NULL;
        status = diag_usage(d, at, "cannot read the PDF %s: %s", path, strerror(error));
    } else if (!pdf->bytes.length) {
        status = diag_usage(d, at, "the PDF %s cannot be used: it is empty", path);
    } else if (!work_apart(read_apart, &pdf->bytes, &pages, &fault)) {
        const char *words = plain_words(&pdf->bytes, fault.words);
        status = fault.told ? diag_usage(d, at, "the PDF %s cannot be used: %s", path, words)
                            : diag_error(d, at, "the PDF %s cannot be used: %s", path, words);
    } else {
        pdf->page_count = pages.length / sizeof *pdf->page;
        pdf->page = malloc(pages.length + 1);
        status = pdf->page ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        memcpy(pdf->page, pages.data, pages.length);
        *out = pdf;
    } else {
        own_pdf_drop(pdf);
    }
    text_free(&pages);
    return status;
}

void own_pdf_drop(struct own_pdf *pdf)
{
    if (pdf) {
        text_free(&pdf->bytes);
        free(pdf->page);
        free(pdf);
    }
}
