/* What books with their own lists of parts say: their pages' words, and the messages of planning.
 */
#ifndef NONET_TESTS_UNIT_PARTS_SAMPLE_H
#define NONET_TESTS_UNIT_PARTS_SAMPLE_H

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "render/preflight/content/pdf_content.h"
#include "tests/unit/preflight_sample.h"

/* The words of each page of the sample, as its PDF gives them back. */
enum { MAX_PAGES = 120 };

struct reading {
    struct pdf_file file;
    struct text page[MAX_PAGES];
    bool form[MAX_PAGES];
    size_t images[MAX_PAGES];
    size_t now;
};

static inline void read_mark(void *context, const struct pdf_mark *m)
{
    struct reading *r = context;
    r->form[r->now] |= m->kind == PDF_FORM;
    r->images[r->now] += m->kind == PDF_IMAGE;
    if (m->kind == PDF_TEXT) {
        text_printf(&r->page[r->now], "%s ", m->utf8);
    }
}

static inline void read_pages(const struct text *pdf, struct reading *r)
{
    struct pdf_fonts fonts = {0};
    memset(r, 0, sizeof *r);
    cr_assert_null(pdf_open(&r->file, pdf->data, pdf->length));
    cr_assert_lt(r->file.page_count, MAX_PAGES);
    for (r->now = 0; r->now < r->file.page_count; r->now++) {
        const char *fault = pdf_each_mark(&r->file, &fonts, r->now, read_mark, r);
        cr_assert_null(fault, "page %zu: %s", r->now + 1, fault);
    }
    pdf_fonts_free(&fonts);
}

static inline void forget_pages(struct reading *r)
{
    for (size_t i = 0; i < r->file.page_count; i++) {
        text_free(&r->page[i]);
    }
    pdf_close(&r->file);
}

static inline bool says(const struct reading *r, size_t page, const char *words)
{
    return r->page[page].data && strstr(r->page[page].data, words);
}

/* The first page from `from` on with these words; the page count: none. */
static inline size_t find(const struct reading *r, size_t from, const char *words)
{
    while (from < r->file.page_count && !says(r, from, words)) {
        from++;
    }
    return from;
}

/* A config like the sample's, and the messages of planning it. */
static inline enum status plan_with(const char *set, char **said)
{
    struct sample p;
    struct config_vocabulary any = {.trims = trim_at(0), .trim_count = trim_count()};
    struct book_config *cfg = NULL;
    static const char yaml[] = "book: {title: T, author: A}\nanswers: {place: book}\n"
                               "sections: [{title: S, count: 6}]\n";
    sample_begin(&p, "kdp", NULL, false);
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, set ? &set : NULL,
                                   set != NULL, &p.d),
                 STATUS_OK);
    struct book_source source = p.book->source;
    struct book *book = NULL;
    size_t length;
    source.config = cfg;
    p.d.out = open_memstream(said, &length);
    enum status status = book_plan(&book, &source, &p.d);
    fclose(p.d.out);
    p.d.out = NULL;
    book_drop(book);
    book_config_free(cfg);
    sample_end(&p);
    return status;
}

#endif
