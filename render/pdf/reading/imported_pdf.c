#include "render/pdf/reading/imported_pdf.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "base/file/infile.h"
#include "base/file/open_input.h"
#include "base/limits.h"
#include "render/pdf/reading/imported_look.h"

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

static bool look_at_boxes(struct imported_file *own, struct pdf_value page, struct imported_page *p)
{
    const struct pdf_file *f = own->pdf;
    struct pdf_value media = imported_inherited(f, page, "/MediaBox");
    if (!media.handle) {
        return imported_fail(own, 0, "it has no size (/MediaBox)");
    }
    if (!read_box(f, media, p->media)) {
        return imported_fail(own, 0, "its /MediaBox is no rectangle");
    }
    struct pdf_value trim = pdf_get(f, page, "/TrimBox");
    struct pdf_value crop = imported_inherited(f, page, "/CropBox");
    p->trimmed = trim.handle != 0;
    memcpy(p->trim, p->media, sizeof p->trim);
    if ((trim.handle || crop.handle) && !read_box(f, trim.handle ? trim : crop, p->trim)) {
        return imported_fail(own, 0, "its %s is no rectangle",
                             trim.handle ? "/TrimBox" : "/CropBox");
    }
    double turned;
    if (!pdf_number_in(f, imported_inherited(f, page, "/Rotate"), &turned)) {
        turned = 0;
    }
    if (fmod(turned, 90) != 0 || fabs(turned) > 3600) {
        return imported_fail(own, 0, "its /Rotate is no multiple of 90");
    }
    p->turned = (unsigned)(((int)turned / 90 % 4 + 4) % 4);
    if (imported_number(f, page, "/UserUnit", 1) != 1) {
        return imported_fail(own, 0, "its /UserUnit makes another size of it; save it without one");
    }
    return true;
}

struct fonts {
    struct imported_look *look;
    struct pdf_value dictionary;
    bool sound;
};

static void look_at_font(void *context, const char *key)
{
    struct fonts *s = context;
    s->sound = s->sound && imported_font(s->look, pdf_get(s->look->file, s->dictionary, key), key);
}

/* The page's streams, one after the other: a token does not reach from one into the next. */
static bool read_content(struct imported_file *own, struct pdf_value page, struct text *content)
{
    size_t count = pdf_content_parts(own->pdf, page);
    for (size_t i = 0; i < count; i++) {
        struct pdf_unpacking u;
        struct pdf_value part = pdf_content_part(own->pdf, page, i);
        size_t limit = LIMIT_PDF_CONTENT - content->length;
        if (!imported_unpack(own, part, limit, content, &u)) {
            return false;
        }
        if (u.left != PDF_FILTER_KINDS) {
            return imported_fail(own, pdf_number_of(own->pdf, part),
                                 "its content is packed as a picture");
        }
        text_add(content, "\n", content->length < LIMIT_PDF_CONTENT);
    }
    return true;
}

static bool look_at_page(struct imported_file *own, size_t index, struct imported_page *p)
{
    const struct pdf_file *f = own->pdf;
    struct pdf_value page = pdf_object(f, f->page[index]);
    struct text content = {0};
    size_t work = 0;
    struct imported_look l = {.own = own,
                              .file = f,
                              .page = p,
                              .page_number = (uint32_t)index + 1,
                              .matrix = {1, 0, 0, 1, 0, 0},
                              .work = &work};
    own->budget = LIMIT_PDF_UNPACKED; /* again for each page, since pages share forms */
    bool sound = look_at_boxes(own, page, p);
    l.resources = imported_inherited(f, page, "/Resources");
    struct fonts fonts = {&l, pdf_get(f, l.resources, "/Font"), sound};
    if (!pdf_each_key(f, fonts.dictionary, look_at_font, &fonts)) {
        fonts.sound = imported_fail(own, 0, OUT_OF_MEMORY);
    }
    sound = fonts.sound && read_content(own, page, &content) &&
            imported_content(&l, content.data ? content.data : "", content.length);
    text_free(&content);
    const char *complaint = sound ? pdf_complaint(own->pdf) : NULL;
    pdf_forget(f);
    return sound && (!complaint || imported_fail(own, 0, "%s", complaint));
}

/* ---- the file ---- */

/* Every stream, also those that no page shows, since libqpdf may unpack them when it writes. What
 * is damaged is a fault where it is used; what is too large is one at once. */
static bool weigh_streams(struct imported_file *own)
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
                    imported_unpack_fault(own, object, &u, fault);
        }
        pdf_forget(own->pdf);
    }
    return sound;
}

/* ---- reading, apart ---- */

static bool look_at_file(struct imported_file *own, struct text *pages)
{
    struct pdf_file *f = own->pdf;
    if (pdf_get(f, pdf_trailer(f), "/Encrypt").handle) {
        return imported_fail(own, 0,
                             "it is encrypted; save it without a password first (qpdf --decrypt)");
    }
    if (f->page_count == 0 || f->page_count > LIMIT_PDF_PAGES) {
        return imported_fail(own, 0,
                             f->page_count ? "it has more than 2000 pages" : "it has no pages");
    }
    own->seen = calloc(f->object_count + 1, sizeof *own->seen);
    if (!own->seen) {
        return imported_fail(own, 0, OUT_OF_MEMORY);
    }
    bool sound = weigh_streams(own);
    for (size_t i = 0; i < f->page_count && sound; i++) {
        struct imported_page page = {.turned = 0};
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
    return sound && (!pages->failed || imported_fail(own, 0, OUT_OF_MEMORY));
}

const char *imported_pdf_look(const struct text *bytes, struct text *pages)
{
    struct pdf_file f;
    struct imported_file own = {.pdf = &f, .budget = LIMIT_PDF_UNPACKED};
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

size_t imported_pdf_memory(size_t file_bytes)
{
    enum { TIMES_FILE = 4 };
    return file_bytes < (LIMIT_PDF_MAX_MEMORY - LIMIT_PDF_MEMORY) / TIMES_FILE
               ? LIMIT_PDF_MEMORY + TIMES_FILE * file_bytes
               : LIMIT_PDF_MAX_MEMORY;
}

static const char *read_in_child(void *context, struct text *out)
{
    const struct text *bytes = context;
    child_limit(imported_pdf_memory(bytes->length), LIMIT_PDF_SECONDS);
    return imported_pdf_look(context, out);
}

/* Plain words for libqpdf's messages. */
static const char *plain_words(const struct text *bytes, const char *words)
{
    enum { HEADER_WITHIN = 1024 };
    static _Thread_local char of_memory[64];
    static const char header[] = "%PDF-";
    bool has_header = false;
    for (size_t i = 0; i < HEADER_WITHIN && i + sizeof header <= bytes->length; i++) {
        has_header |= memcmp(bytes->data + i, header, sizeof header - 1) == 0;
    }
    snprintf(of_memory, sizeof of_memory, "reading it takes more than %zu MB of memory",
             imported_pdf_memory(bytes->length) >> 20);
    return !has_header ? "it is not a PDF, whatever its name says"
           : strstr(words, "invalid password")
               ? "it is encrypted; save it without a password first "
                 "(qpdf --decrypt)"
           : strstr(words, "bad_alloc") ? of_memory
                                        : words;
}

enum status imported_pdf_read(struct imported_pdf **out, const char *path, const struct diag_at *at,
                              struct diag *d)
{
    struct imported_pdf *pdf = calloc(1, sizeof *pdf);
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
        status = diag_usage(d, at, "cannot read the PDF %s: %s", path, input_error_text(error));
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
        imported_pdf_drop(pdf);
    }
    text_free(&pages);
    return status;
}

void imported_pdf_drop(struct imported_pdf *pdf)
{
    if (pdf) {
        text_free(&pdf->bytes);
        free(pdf->page);
        free(pdf);
    }
}
