/* Rules about a PDF as a whole: fonts, navigation, metadata, what it may not hold, size. */
#include <math.h>
#include <string.h>

#include "render/pdf/reading/pdf_program.h"
#include "render/preflight/preflight_private.h"

void rule_fonts(const struct file_check *c, struct verdict *v)
{
    size_t count = 0;
    for (size_t i = 1; i < c->pdf.object_count; i++) {
        pdf_forget(&c->pdf);
        struct pdf_value object = pdf_object(&c->pdf, (uint32_t)i);
        if (!pdf_is(&c->pdf, pdf_get(&c->pdf, object, "/Type"), "/Font")) {
            continue;
        }
        struct pdf_value subtype = pdf_get(&c->pdf, object, "/Subtype");
        if (pdf_is(&c->pdf, subtype, "/CIDFontType2") ||
            pdf_is(&c->pdf, subtype, "/CIDFontType0")) {
            continue; /* part of another */
        }
        count++;
        bool embedded = pdf_font_is_embedded(&c->pdf, object, &v->detail.failed);
        if (!embedded && !v->detail.failed) {
            char name[64];
            pdf_font_name(&c->pdf, object, "", name, sizeof name);
            verdict_add(v, PREFLIGHT_FAILED, "the font %s is not embedded (object %zu)", name, i);
        }
    }
    verdict_measured(v, "%zu fonts, each embedded", count);
}

static bool has_outline(const struct file_check *c)
{
    struct pdf_value root = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
    return pdf_get(&c->pdf, root, "/Outlines").handle != 0;
}

static bool is_linked(const struct file_check *c, size_t from, size_t to)
{
    struct pdf_value links = pdf_get(&c->pdf, page_object(c, from), "/Annots");
    struct pdf_value link = pdf_item(&c->pdf, links, 0);
    bool found = false;
    for (size_t n = 1; link.handle && !found; n++) {
        struct pdf_value target = pdf_item(&c->pdf, pdf_get(&c->pdf, link, "/Dest"), 0);
        found = pdf_number_of(&c->pdf, target) == c->pdf.page[to];
        link = pdf_item(&c->pdf, links, n);
    }
    pdf_forget(&c->pdf);
    return found;
}

static void check_links(const struct file_check *c, struct verdict *v)
{
    size_t links = 0;
    size_t count = book_puzzle_count(c->file->book);
    /* Links are references to pages, and without page numbers there are none. */
    if (c->file->config->answers.references == REFERENCES_NONE ||
        c->file->config->style.folios == FOLIOS_NONE) {
        verdict_measured(v, "bookmarks; the book asks for no references");
        return;
    }
    for (size_t n = 1; n <= count; n++) {
        const struct book_puzzle *p = book_puzzle_at(c->file->book, n);
        if (p->solution_part != BOOK_INTERIOR || p->solution_page >= c->pdf.page_count ||
            p->page >= c->pdf.page_count || p->solution_page == p->page) {
            continue;
        }
        links++;
        if (!is_linked(c, p->page + (p->split > 0), p->solution_page)) {
            verdict_add(v, PREFLIGHT_FAILED, "puzzle %zu has no link to its solution", n);
        }
        bool small = c->file->config->section[p->section].answers.at == ANSWERS_AT_LATER;
        if (p->folio && !small && !is_linked(c, p->solution_page, p->page)) {
            verdict_add(v, PREFLIGHT_WARNING, "solution %zu has no link to its puzzle", n);
        }
    }
    verdict_measured(v, "bookmarks, and %zu puzzles linked with their solutions both ways", links);
}

void rule_navigation(const struct file_check *c, struct verdict *v)
{
    if (c->file->profile->navigation && c->file->kind == PREFLIGHT_PART) {
        if (c->file->part == BOOK_INTERIOR) {
            if (!has_outline(c)) {
                verdict_add(v, PREFLIGHT_FAILED, "there are no bookmarks");
            }
            check_links(c, v);
        }
        verdict_measured(v, "none needed");
        return;
    }
    if (has_outline(c)) {
        verdict_add(v, PREFLIGHT_FAILED, "there are bookmarks; %s allows none",
                    c->file->profile->name);
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        if (pdf_get(&c->pdf, page_object(c, i), "/Annots").handle) {
            verdict_add(v, PREFLIGHT_FAILED, "page %zu has links; %s allows none", i + 1,
                        c->file->profile->name);
        }
    }
    verdict_measured(v, "no bookmarks, no links");
}

void rule_metadata(const struct file_check *c, struct verdict *v)
{
    static const char *const keys[] = {"/Title", "/Author", "/Subject", "/Keywords"};
    struct pdf_value root = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Root");
    struct pdf_value info = pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Info");
    /* PDF/X asks for a title itself. */
    enum canvas_pdf_x x = book_pdf_x(c->file->book);
    bool wanted = c->file->profile->metadata || x != CANVAS_NO_PDF_X;
    if (wanted && !pdf_get(&c->pdf, info, "/Title").handle) {
        verdict_add(v, PREFLIGHT_WARNING, "the file does not name its title");
    }
    for (size_t i = 0; i < sizeof keys / sizeof keys[0] && !wanted; i++) {
        if (pdf_get(&c->pdf, info, keys[i]).handle) {
            verdict_add(v, PREFLIGHT_FAILED, "the file has %s; %s allows no metadata", keys[i],
                        c->file->profile->name);
        }
    }
    if (pdf_get(&c->pdf, root, "/Metadata").handle && !c->file->profile->metadata &&
        x != CANVAS_PDF_X4) {
        verdict_add(v, PREFLIGHT_FAILED, "the file has an XMP block; %s allows no metadata",
                    c->file->profile->name);
    }
    verdict_measured(v, wanted ? "title named" : "none");
}

/* PDF/X-4 knows transparency, layers and colours by ICC profiles. */
void rule_plain(const struct file_check *c, struct verdict *v)
{
    static const struct {
        const char *word;
        bool in_x4;
    } words[] = {{"/SMask", true},      {"/ca", true},           {"/CA", true},
                 {"/BM", true},         {"/OCGs", true},         {"/ICCBased", true},
                 {"/JS", false},        {"/JavaScript", false},  {"/AcroForm", false},
                 {"/DeviceRGB", false}, {"/EmbeddedFile", false}};
    bool x4 = book_pdf_x(c->file->book) == CANVAS_PDF_X4;
    if (pdf_get(&c->pdf, pdf_trailer(&c->pdf), "/Encrypt").handle) {
        verdict_add(v, PREFLIGHT_FAILED, "the file is encrypted");
    }
    for (size_t i = 1; i < c->pdf.object_count; i++) {
        const char *written = pdf_written(&c->pdf, pdf_object(&c->pdf, (uint32_t)i));
        for (size_t k = 0; k < sizeof words / sizeof words[0]; k++) {
            if (!(x4 && words[k].in_x4) && pdf_mentions(written, words[k].word)) {
                verdict_add(v, PREFLIGHT_FAILED, "object %zu has %s", i, words[k].word);
            }
        }
        pdf_forget(&c->pdf);
    }
    verdict_measured(v, "no encryption, transparency, scripts, forms, layers or colour spaces");
}

void rule_size(const struct file_check *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    if (c->file->pdf_length > profile->max_bytes) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu KB; %s accepts at most %u",
                    (c->file->pdf_length + 500) / 1000, profile->name, profile->max_bytes / 1000);
    }
    verdict_measured(v, "%zu KB", (c->file->pdf_length + 500) / 1000);
}

/* Folios rise by one a page, and odd ones stand on right pages. */
