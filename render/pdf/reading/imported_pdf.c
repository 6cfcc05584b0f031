#include "render/pdf/reading/imported_pdf.h"

#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "base/file/infile.h"
#include "base/limits.h"
#include "render/pdf/reading/imported_look.h"

enum { MAX_WORK = 1 << 20 }; /* of a page: resources looked at, and pieces of content */

/* ---- what every part of the look needs ---- */

bool own_fail(struct own_file *own, uint32_t object, const char *format, ...)
{
    size_t used = 0;
    va_list list;
    if (own->fault[0]) {
        return false;
    }
    if (object) {
        used = (size_t)snprintf(own->fault, sizeof own->fault, "object %u: ", (unsigned)object);
    }
    va_start(list, format);
    (void)vsnprintf(own->fault + used, sizeof own->fault - used, format, list);
    va_end(list);
    return false;
}

bool own_spend(struct look *l, size_t work)
{
    *l->work += work;
    return *l->work <= MAX_WORK || own_fail(l->own, 0, "it draws too much to be looked through");
}

struct own_seen *own_seen(struct own_file *own, struct pdf_value value)
{
    uint32_t number = pdf_number_of(own->pdf, value);
    return number && number < own->pdf->object_count ? &own->seen[number] : NULL;
}

static bool unpack_fault(struct own_file *own, struct pdf_value stream,
                         const struct pdf_unpacking *u, const char *fault)
{
    uint32_t number = pdf_number_of(own->pdf, stream);
    if (strcmp(fault, OUT_OF_MEMORY) == 0) {
        snprintf(own->fault, sizeof own->fault, "%s", OUT_OF_MEMORY);
        return false;
    }
    if (u->spent) {
        return own_fail(own, number, "all its streams together unpack to more than %d MB",
                        LIMIT_PDF_UNPACKED >> 20);
    }
    return u->beyond ? own_fail(own, number, "it unpacks to more than %zu MB", u->limit >> 20)
                     : own_fail(own, number, "%s", fault);
}

bool own_unpack(struct own_file *own, struct pdf_value stream, size_t limit, struct text *out,
                struct pdf_unpacking *u)
{
    *u = (struct pdf_unpacking){.out = out, .limit = limit, .budget = &own->budget};
    const char *fault = pdf_unpack_stream(own->pdf, stream, u);
    return !fault || unpack_fault(own, stream, u, fault);
}

double own_number(const struct pdf_file *f, struct pdf_value dictionary, const char *key,
                  double none)
{
    double number;
    return pdf_number_in(f, pdf_get(f, dictionary, key), &number) ? number : none;
}

bool own_is_one_of(const struct pdf_file *f, struct pdf_value value, const char *const *names)
{
    bool found = false;
    for (; *names; names++) {
        found |= pdf_is(f, value, *names);
    }
    return found;
}

struct pdf_value own_inherited(const struct pdf_file *f, struct pdf_value page, const char *key)
{
    for (unsigned depth = 0; depth < LIMIT_PDF_PAGE_DEPTH && page.handle; depth++) {
        struct pdf_value value = pdf_get(f, page, key);
        if (value.handle) {
            return value;
        }
        page = pdf_get(f, page, "/Parent");
    }
    return (struct pdf_value){0};
}

/* ---- a page ---- */

/* Four numbers with the lower left corner first, however they are written. False: none that can be
 * a page. */
static bool read_box(const struct pdf_file *f, struct pdf_value array, double box[4])
{
    enum { MAX_PT = 1000000 };
    double read[4];
    if (pdf_numbers(f, array, read, 4) != 4) {
        return false;
    }
    for (unsigned i = 0; i < 2; i++) {
        box[i] = fmin(read[i], read[i + 2]);
        box[i + 2] = fmax(read[i], read[i + 2]);
    }
    return box[0] > -MAX_PT && box[1] > -MAX_PT && box[2] < MAX_PT && box[3] < MAX_PT &&
           box[2] - box[0] > 0 && box[3] - box[1] > 0;
}

static bool look_at_boxes(struct own_file *own, struct pdf_value page, struct own_page *p)
{
    const struct pdf_file *f = own->pdf;
    struct pdf_value media = own_inherited(f, page, "/MediaBox");
    if (!media.handle) {
        return own_fail(own, 0, "it has no size (/MediaBox)");
    }
    if (!read_box(f, media, p->media)) {
        return own_fail(own, 0, "its /MediaBox is no rectangle");
    }
    struct pdf_value trim = pdf_get(f, page, "/TrimBox");
    struct pdf_value crop = own_inherited(f, page, "/CropBox");
    p->trimmed = trim.handle != 0;
    memcpy(p->trim, p->media, sizeof p->trim);
    if ((trim.handle || crop.handle) && !read_box(f, trim.handle ? trim : crop, p->trim)) {
        return own_fail(own, 0, "its %s is no rectangle", trim.handle ? "/TrimBox" : "/CropBox");
    }
    double turned;
    if (!pdf_number_in(f, own_inherited(f, page, "/Rotate"), &turned)) {
        turned = 0;
    }
    if (fmod(turned, 90) != 0 || fabs(turned) > 3600) {
        return own_fail(own, 0, "its /Rotate is no multiple of 90");
    }
    p->turned = (unsigned)(((int)turned / 90 % 4 + 4) % 4);
    if (own_number(f, page, "/UserUnit", 1) != 1) {
        return own_fail(own, 0, "its /UserUnit makes another size of it; save it without one");
    }
    return true;
}

struct fonts {
    struct look *look;
    struct pdf_value dictionary;
    bool sound;
};

static void look_at_font(void *context, const char *key)
{
    struct fonts *s = context;
    s->sound = s->sound && own_font(s->look, pdf_get(s->look->file, s->dictionary, key), key);
}

/* The page's streams, one after the other: a token does not reach from one into the next. */
static bool read_content(struct own_file *own, struct pdf_value page, struct text *content)
{
    size_t count = pdf_content_parts(own->pdf, page);
    for (size_t i = 0; i < count; i++) {
        struct pdf_unpacking u;
        struct pdf_value part = pdf_content_part(own->pdf, page, i);
        size_t limit = LIMIT_PDF_CONTENT - content->length;
        if (!own_unpack(own, part, limit, content, &u)) {
            return false;
        }
        if (u.left != PDF_FILTER_KINDS) {
            return own_fail(own, pdf_number_of(own->pdf, part),
                            "its content is packed as a picture");
        }
        text_add(content, "\n", content->length < LIMIT_PDF_CONTENT);
    }
    return true;
}

static bool look_at_page(struct own_file *own, size_t index, struct own_page *p)
{
    const struct pdf_file *f = own->pdf;
    struct pdf_value page = pdf_object(f, f->page[index]);
    struct text content = {0};
    size_t work = 0;
    struct look l = {.own = own,
                     .file = f,
                     .page = p,
                     .page_number = (uint32_t)index + 1,
                     .matrix = {1, 0, 0, 1, 0, 0},
                     .work = &work};
    own->budget = LIMIT_PDF_UNPACKED; /* again for each page, since pages share forms */
    bool sound = look_at_boxes(own, page, p);
    l.resources = own_inherited(f, page, "/Resources");
    struct fonts fonts = {&l, pdf_get(f, l.resources, "/Font"), sound};
    if (!pdf_each_key(f, fonts.dictionary, look_at_font, &fonts)) {
        fonts.sound = own_fail(own, 0, OUT_OF_MEMORY);
    }
    sound = fonts.sound && read_content(own, page, &content) &&
            own_content(&l, content.data ? content.data : "", content.length);
    text_free(&content);
    const char *complaint = sound ? pdf_complaint(own->pdf) : NULL;
    pdf_forget(f);
    return sound && (!complaint || own_fail(own, 0, "%s", complaint));
}

/* ---- the file ---- */

/* Every stream, also those that no page shows, since libqpdf may unpack them when it writes. What
 * is damaged is a fault where it is used; what is too large is one at once. */
static bool weigh_streams(struct own_file *own)
{
    bool sound = true;
    for (uint32_t i = 1; i < own->pdf->object_count && sound; i++) {
        struct pdf_value object = pdf_object(own->pdf, i);
        if (pdf_is_stream(own->pdf, object)) {
            struct pdf_unpacking u = {.limit = LIMIT_PDF_STREAM, .budget = &own->budget};
            const char *fault = pdf_unpack_stream(own->pdf, object, &u);
            own->seen[i].weighed = !fault;
            own->seen[i].left = (uint8_t)u.left;
            own->seen[i].length = (uint32_t)u.length;
            sound = !(fault && (u.beyond || strcmp(fault, OUT_OF_MEMORY) == 0)) ||
                    unpack_fault(own, object, &u, fault);
        }
        pdf_forget(own->pdf);
    }
    return sound;
}

/* ---- reading, apart ---- */

static bool look_at_file(struct own_file *own, struct text *pages)
{
    struct pdf_file *f = own->pdf;
    if (pdf_get(f, pdf_trailer(f), "/Encrypt").handle) {
        return own_fail(own, 0,
                        "it is encrypted; save it without a password first (qpdf --decrypt)");
    }
    if (f->page_count == 0 || f->page_count > LIMIT_PDF_PAGES) {
        return own_fail(own, 0, f->page_count ? "it has more than 2000 pages" : "it has no pages");
    }
    own->seen = calloc(f->object_count + 1, sizeof *own->seen);
    if (!own->seen) {
        return own_fail(own, 0, OUT_OF_MEMORY);
    }
    bool sound = weigh_streams(own);
    for (size_t i = 0; i < f->page_count && sound; i++) {
        struct own_page page = {.turned = 0};
        sound = look_at_page(own, i, &page);
        if (!sound && strcmp(own->fault, OUT_OF_MEMORY) != 0) {
            char words[sizeof own->fault];
            memcpy(words, own->fault, sizeof words);
            snprintf(own->fault, sizeof own->fault, "page %zu: %.*s", i + 1,
                     (int)(sizeof words - 28), words);
        }
        text_add(pages, (const char *)&page, sizeof page);
    }
    free(own->seen);
    return sound && (!pages->failed || own_fail(own, 0, OUT_OF_MEMORY));
}

const char *own_pdf_look(const struct text *bytes, struct text *pages)
{
    struct pdf_file f;
    struct own_file own = {.pdf = &f, .budget = LIMIT_PDF_UNPACKED};
    static _Thread_local char words[sizeof own.fault];
    const char *fault = pdf_open(&f, bytes->data, bytes->length);
    if (fault) {
        snprintf(words, sizeof words, "%.*s", (int)sizeof words - 1, fault);
        return words;
    }
    bool sound = look_at_file(&own, pages);
    pdf_close(&f);
    memcpy(words, own.fault, sizeof words);
    return sound ? NULL : words;
}

static const char *read_in_child(void *context, struct text *out)
{
    child_limit(LIMIT_PDF_MEMORY, LIMIT_PDF_SECONDS);
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
    return !has_header ? "it is not a PDF, whatever its name says"
           : strstr(words, "invalid password")
               ? "it is encrypted; save it without a password first "
                 "(qpdf --decrypt)"
           : strstr(words, "bad_alloc") ? "reading it takes more than 768 MB of memory"
                                        : words;
}

enum status own_pdf_read(struct own_pdf **out, const char *path, const struct diag_at *at,
                         struct diag *d)
{
    struct own_pdf *pdf = calloc(1, sizeof *pdf);
    struct text pages = {0};
    struct child_fault fault;
    *out = NULL;
    if (!pdf) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    int error = infile_read(path, LIMIT_PDF_FILE, &pdf->bytes);
    enum status status = STATUS_OK;
    if (error) {
        d->hint = error == ENOENT ? WHERE_PATHS_BEGIN : NULL;
        status = diag_usage(d, at, "cannot read the PDF %s: %s", path, strerror(error));
    } else if (!pdf->bytes.length) {
        status = diag_usage(d, at, "the PDF %s cannot be used: it is empty", path);
    } else if (!run_in_child(read_in_child, &pdf->bytes, &pages, &fault)) {
        const char *words = plain_words(&pdf->bytes, fault.words);
        status = fault.reported ? diag_usage(d, at, "the PDF %s cannot be used: %s", path, words)
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
