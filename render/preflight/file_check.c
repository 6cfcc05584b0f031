/* Checks one PDF, read back, by every rule of the table below. All of it runs in a child process
 * (base/child.h), since libqpdf reads the file. */
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "render/libraries/qpdf_calls.h"
#include "render/preflight/preflight_private.h"

static const char file_rule[] = "file";
static const char file_rule_doc[] = "a sound PDF that can be read back";

/* Black pages are judged as what they are the negative of. The first mark is their ground. */
static struct pdf_mark positive(struct file_check *c, const struct pdf_mark *m)
{
    struct page_facts *facts = &c->facts[c->now];
    const struct page_boxes *boxes = &c->file->page[c->now].boxes;
    const double near = 0.1;
    struct pdf_mark turned = *m;
    facts->black_ground |= facts->blank && m->kind == PDF_FILL && m->rectangle && m->gray <= 0 &&
                           m->left < near && m->bottom < near &&
                           m->right > boxes->width_pt - near && m->top > boxes->height_pt - near;
    if (m->kind != PDF_IMAGE && m->kind != PDF_FORM && !m->colour) {
        turned.gray = canvas_gray_before_inversion(m->gray);
        turned.ink = 1 - turned.gray;
    }
    return turned;
}

static void take_mark(void *context, const struct pdf_mark *m)
{
    struct file_check *c = context;
    struct pdf_mark turned;
    if (c->file->kind == PREFLIGHT_PART && c->file->config->style.pages == TONE_BLACK) {
        turned = positive(c, m);
        m = &turned;
    }
    switch (c->file->kind) {
    case PREFLIGHT_PART:
        printed_boards_mark(c->boards, m);
        break;
    case PREFLIGHT_COVER:
        cover_mark(c, m);
        break;
    case PREFLIGHT_SHEETS:
        sheets_mark(c->sheets, c->now, m);
        break;
    }
    if (c->apart && m->kind == PDF_TEXT) {
        texts_apart_mark(c->apart, m);
    }
    page_facts_add(&c->facts[c->now], m);
}

/* Read every page. NULL, or what is wrong with the file. */
static const char *gather(struct file_check *c)
{
    if (c->pdf.page_count != c->file->page_count) {
        return "the file does not have all the pages that were drawn";
    }
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        c->facts[i] = page_facts_of_nothing();
        c->now = i;
        const char *fault = pdf_each_mark(&c->pdf, &c->fonts, i, take_mark, c);
        if (fault) {
            return fault;
        }
        if (c->boards) {
            printed_boards_end_page(c->boards, i);
        }
        if (c->apart) {
            texts_apart_end_page(c->apart, i);
        }
    }
    return c->apart && texts_apart_failed(c->apart) ? OUT_OF_MEMORY : NULL;
}

enum { PARTS = 1 << PREFLIGHT_PART, COVERS = 1 << PREFLIGHT_COVER, SHEETS = 1 << PREFLIGHT_SHEETS };
enum { ALL = PARTS | COVERS | SHEETS };

static const struct {
    unsigned where;
    const char *name;
    const char *doc;
    void (*check)(const struct file_check *c, struct verdict *v);
} rules[] = {
    {PARTS, "page-size", "every page has the trim size and the profile's bleed", rule_page_size},
    {PARTS, "page-count", "as planned, and within the profile's limits", rule_page_count},
    {PARTS, "blank-pages", "no more blank pages in a row than the profile allows",
     rule_blank_pages},
    {PARTS, "folios", "page numbers in sequence, odd ones on right pages", rule_folios},
    {PARTS, "margins", "no ink nearer to an edge than the profile allows", rule_margins},
    {PARTS | COVERS, "lines", "no line thinner than the profile allows", rule_lines},
    {PARTS | COVERS, "type-size", "no type smaller than the profile allows", rule_type_size},
    {PARTS | SHEETS, "gray",
     "only black, gray and the second ink (and pictures in colour on paper for colour), no gray "
     "too light to print, and no more ink than the paper holds",
     rule_gray},
    {PARTS | COVERS, "images", "pictures have enough pixels to print", rule_images},
    {ALL, "fonts", "every font embedded", rule_fonts},
    {ALL, "texts", "every page has the texts that were drawn on it, in their places", rule_texts},
    {PARTS | COVERS, "touching", "no text touches another text", rule_touching},
    {ALL, "navigation", "bookmarks and links if the profile has them, else none", rule_navigation},
    {ALL, "metadata", "a title if the profile has metadata, else nothing", rule_metadata},
    {ALL, "plain", "no encryption, transparency, scripts, forms, layers or colour spaces",
     rule_plain},
    {PARTS | COVERS, "pdf-x", "the keys of PDF/X-1a:2001 if the profile needs them", rule_pdf_x},
    {PARTS, "structure", "everything drawn is in the structure, and figures have alternative texts",
     rule_structure},
    {PARTS, "headings", "every title is a heading, and no level is skipped", rule_headings},
    {PARTS, "accessible", "the keys of PDF/UA-1 and PDF/A-2a if the profile has them",
     rule_accessible},
    {ALL, "file-size", "no larger than vendors accept", rule_size},
    {COVERS, "cover-size",
     "two pages or boards, the spine for the page count, and bleed or wrap on all sides",
     rule_cover_size},
    {COVERS, "safe-area", "words and drawings keep clear of cuts and folds", rule_safe_area},
    {COVERS, "spine", "words only if the spine is wide enough, clear of its folds", rule_spine},
    {COVERS, "ink", "no more ink than paper holds, near-black in full, small type not on dots",
     rule_ink},
    {COVERS, "barcode", "its place is free, or the bars of the ISBN can be read", rule_barcode},
    {SHEETS, "sheet-size", "every side has the size of home.sheet", rule_sheet_size},
    {SHEETS, "sheet-margins", "no ink near the edges, where home printers cannot print",
     rule_sheet_margins},
    {SHEETS, "page-order", "every page of the book once, in order after folding", rule_sheet_order},
    {SHEETS, "fold", "pages meet at the fold, moved by the creep", rule_fold},
    {SHEETS, "fine-print", "no type or line too fine after shrinking the pages", rule_fine_print},
};

static void check_rules(struct file_check *c, struct preflight *p)
{
    for (size_t i = 0; i < sizeof rules / sizeof rules[0]; i++) {
        struct verdict v = {0};
        if (rules[i].where & 1U << c->file->kind) {
            rules[i].check(c, &v);
            verdict_report(&v, p, c->file->name, rules[i].name, rules[i].doc);
        }
    }
    if (c->boards) {
        printed_boards_report(c->boards, p);
    }
}

/* NULL, or why the file cannot be judged. */
static const char *begin_file_check(struct file_check *c)
{
    const char *fault = NULL;
    c->facts = calloc(c->pdf.page_count + 1, sizeof *c->facts);
    if (c->file->kind == PREFLIGHT_PART) {
        c->boards = printed_boards_new(c->file);
        fault = c->boards ? NULL : OUT_OF_MEMORY;
    } else if (c->file->kind == PREFLIGHT_SHEETS) {
        c->sheets = sheets_new(c->file, &fault);
    }
    if (c->file->kind != PREFLIGHT_SHEETS) {
        c->apart = texts_apart_new();
        fault = c->apart ? fault : OUT_OF_MEMORY;
    }
    return c->facts ? fault : OUT_OF_MEMORY;
}

/* NULL, or why the file cannot be judged. */
static const char *judge(struct file_check *c, struct preflight *p)
{
    const char *fault = begin_file_check(c);
    fault = fault ? fault : gather(c);
    fault = c->cover.out_of_memory ? OUT_OF_MEMORY : fault;
    if (!fault) {
        struct verdict sound = {0};
        verdict_measured(&sound, "%zu objects, every page read back", c->pdf.object_count);
        verdict_report(&sound, p, c->file->name, file_rule, file_rule_doc);
        check_rules(c, p);
        /* Memory that libqpdf could not get during all this caused only a warning. */
        fault = pdf_complaint(&c->pdf);
    }
    printed_boards_drop(c->boards);
    sheets_drop(c->sheets);
    texts_apart_drop(c->apart);
    pdf_fonts_free(&c->fonts);
    free(c->cover.mark);
    free(c->facts);
    return fault;
}

/* The findings as bytes; or what is wrong, in words. */
static const char *check_in_child(void *context, struct text *out)
{
    static _Thread_local char words[sizeof((struct pdf_file *)0)->fault];
    struct preflight found = {0};
    struct file_check *c = calloc(1, sizeof *c);
    if (!c) {
        return OUT_OF_MEMORY;
    }
    c->file = context;
    const char *fault = pdf_open(&c->pdf, c->file->pdf, c->file->pdf_length);
    if (!fault) {
        fault = judge(c, &found);
        fault = fault ? strncpy(words, fault, sizeof words - 1) : NULL;
        pdf_close(&c->pdf);
    } else {
        fault = strncpy(words, fault, sizeof words - 1);
    }
    free(c);
    fault = found.out_of_memory ? OUT_OF_MEMORY : fault;
    if (!fault) {
        preflight_put(&found, out);
    }
    preflight_free(&found);
    return fault;
}

void preflight_begin_file(struct preflight_check *check, const struct preflight_file *file)
{
    struct preflight_file copy = *file;
    *check = (struct preflight_check){.name = file->name};
    (void)libqpdf_load_error(); /* once here, not in every child, which says what is wrong */
    check->begun = child_begin(&check->child, check_in_child, &copy, &check->fault);
}

/* Waits for the check. False: it was given up. */
static bool wait_for(struct preflight_check *check)
{
    enum { LOOK_MS = 50 };
    while (check->begun && stop_in_use()) {
        if (stop_is_asked()) {
            child_stop(&check->child);
            return false;
        }
        if (child_is_ready(&check->child, LOOK_MS)) {
            return true;
        }
    }
    return true;
}

void preflight_end_file(struct preflight *p, struct preflight_check *check)
{
    struct text findings = {0};
    if (!wait_for(check)) {
        return;
    }
    if (check->begun && child_end(&check->child, &findings, &check->fault)) {
        preflight_take(p, &findings);
    } else if (check->fault.out_of_memory) {
        p->out_of_memory = true;
    } else {
        preflight_add(p, check->name, file_rule, file_rule_doc, PREFLIGHT_FAILED,
                      check->fault.words);
    }
    text_free(&findings);
}

void preflight_check_file(struct preflight *p, const struct preflight_file *file)
{
    struct preflight_check check;
    preflight_begin_file(&check, file);
    preflight_end_file(p, &check);
}
