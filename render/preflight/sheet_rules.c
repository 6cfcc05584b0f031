/* The rules of imposed sheets. What each place on a sheet shows is read from the written file and
 * compared with the book's own pages, read from their file; a booklet is then folded and leafed
 * through. Nothing here uses the places that the drawing meant for a page. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "render/book/impose.h"
#include "render/book/plan/sheet.h"
#include "render/preflight/preflight_private.h"

enum { MAX_PLACES = 16 };

/* A page by its texts: how many, which (their hash), and how far the first one
 * stands from the left edge of the cut page, or of the sheet. */
struct print {
    size_t texts;
    uint64_t hash;
    double x, size_pt;
};

struct sheets {
    const struct preflight_file *file;
    struct imposition plan; /* of it only the size of sheets and the number of places are used */
    struct print *page;     /* of the book */
    size_t page_count;
    struct print *place; /* MAX_PLACES a side */
    size_t sides;
};

static void add_text(struct print *print, double x, double size_pt, const char *utf8)
{
    if (print->texts++ == 0) {
        print->hash = HASH_BEGIN;
        print->x = x;
        print->size_pt = size_pt;
    }
    print->hash = hash_bytes(print->hash, utf8, strlen(utf8) + 1);
}

static void take_page_mark(void *context, const struct pdf_mark *m)
{
    if (m->kind == PDF_TEXT) {
        add_text(context, m->left, m->size_pt, m->utf8);
    }
}

static const char *read_pages(struct sheets *s)
{
    struct pdf_file pdf;
    struct pdf_fonts fonts = {0};
    if (pdf_open(&pdf, s->file->pages_pdf, s->file->pages_length)) {
        return "the book's own pages cannot be read";
    }
    s->page_count = pdf.page_count;
    s->page = calloc(pdf.page_count + 1, sizeof *s->page);
    const char *fault = s->page ? NULL : OUT_OF_MEMORY;
    for (size_t i = 0; i < pdf.page_count && !fault; i++) {
        fault = pdf_each_mark(&pdf, &fonts, i, take_page_mark, &s->page[i]);
        /* Sheets hold pages as they are cut, without their bleed. */
        double cut[4] = {0};
        struct pdf_value page = pdf_object(&pdf, pdf.page[i]);
        if (pdf_numbers(&pdf, pdf_get(&pdf, page, "/TrimBox"), cut, 4) == 4) {
            s->page[i].x -= cut[0];
        }
    }
    pdf_fonts_free(&fonts);
    pdf_close(&pdf);
    return fault;
}

struct sheets *sheets_new(const struct preflight_file *file, const char **fault)
{
    struct sheets *s = calloc(1, sizeof *s);
    *fault = OUT_OF_MEMORY;
    if (!s) {
        return NULL;
    }
    s->file = file;
    s->plan = impose_plan(file->book, BOOK_INTERIOR);
    s->sides = file->page_count;
    s->place = calloc(s->sides * MAX_PLACES + 1, sizeof *s->place);
    *fault = s->place ? read_pages(s) : OUT_OF_MEMORY;
    if (*fault) {
        sheets_drop(s);
        return NULL;
    }
    return s;
}

void sheets_drop(struct sheets *s)
{
    if (s) {
        free(s->page);
        free(s->place);
        free(s);
    }
}

void sheets_mark(struct sheets *s, size_t side, const struct pdf_mark *m)
{
    if (m->kind != PDF_TEXT) {
        return;
    }
    bool turned = impose_is_turned(s->file->book, side);
    double x = turned ? s->plan.width_pt - m->left : m->left;
    double y = turned ? s->plan.height_pt - m->bottom : m->bottom;
    /* A large digit's own space can begin beyond its page's edge. */
    static const double ahead[] = {1, 0, -1, 0}; /* to the right, by quarter turns */
    double half = m->glyph_count ? (m->glyph[0].from_pt + m->glyph[0].to_pt) / 2 : 0;
    double middle = x + (turned ? -half : half) * ahead[m->quarter_turns];
    double column = floor(middle / s->plan.width_pt * s->plan.columns);
    double row = floor((1 - y / s->plan.height_pt) * s->plan.rows);
    double place = row * s->plan.columns + column;
    if (column >= 0 && column < s->plan.columns && row >= 0 && place < MAX_PLACES) {
        add_text(&s->place[side * MAX_PLACES + (size_t)place], x, m->size_pt, m->utf8);
    }
}

static bool same_print(const struct print *a, const struct print *b)
{
    return a->texts == b->texts && a->hash == b->hash;
}

static const struct print *place_at(const struct sheets *s, size_t side, size_t place)
{
    return &s->place[side * MAX_PLACES + place];
}

/* The page that a place must show: nothing after the last one. */
static void check_place(const struct sheets *s, size_t side, size_t place, size_t page,
                        struct verdict *v)
{
    static const struct print nothing = {0};
    const struct print *wanted = page < s->page_count ? &s->page[page] : &nothing;
    const struct print *found = place_at(s, side, place);
    if (same_print(found, wanted)) {
        return;
    }
    size_t other = 0;
    while (other < s->page_count && !same_print(found, &s->page[other])) {
        other++;
    }
    if (other < s->page_count) {
        verdict_add(v, PREFLIGHT_FAILED, "side %zu shows page %zu where page %zu belongs", side + 1,
                    other + 1, page + 1);
    } else {
        verdict_add(v, PREFLIGHT_FAILED, "side %zu does not show page %zu as it is in the book",
                    side + 1, page + 1);
    }
}

enum { LEFT, RIGHT };

/* A signature of `sheets` sheets, folded once and read from its front: down through the sheets,
 * each front's right half and, behind it, the back's left half; then up again. Returns the page
 * after its last. */
static size_t leaf_through(const struct sheets *s, size_t first_sheet, size_t sheets, size_t page,
                           struct verdict *v)
{
    for (size_t k = first_sheet; k < first_sheet + sheets; k++) {
        check_place(s, 2 * k, RIGHT, page++, v);
        check_place(s, 2 * k + 1, LEFT, page++, v);
    }
    for (size_t k = first_sheet + sheets; k-- > first_sheet;) {
        check_place(s, 2 * k + 1, RIGHT, page++, v);
        check_place(s, 2 * k, LEFT, page++, v);
    }
    return page;
}

void rule_sheet_order(const struct file_check *c, struct verdict *v)
{
    const struct sheets *s = c->sheets;
    const struct config_home *home = &c->file->config->home;
    size_t page = 0;
    if (home->imposition == IMPOSITION_BOOKLET) {
        size_t sheets = s->sides / 2;
        size_t most = home->signature ? home->signature : sheets;
        for (size_t k = 0; k < sheets; k += most) {
            page = leaf_through(s, k, sheets - k < most ? sheets - k : most, page, v);
        }
        verdict_measured(v, "%zu pages in order when %zu sheets are folded, %zu to a signature",
                         s->page_count, sheets, most < sheets ? most : sheets);
    } else {
        for (size_t side = 0; side < s->sides; side++) {
            for (unsigned k = 0; k < home->pages_per_side; k++) {
                check_place(s, side, k, page++, v);
            }
        }
        verdict_measured(v, "%zu pages in order, %u to a side", s->page_count,
                         home->pages_per_side);
    }
    if (page < s->page_count) {
        verdict_add(v, PREFLIGHT_FAILED, "page %zu and those after it are on no sheet", page + 1);
    }
}

void rule_sheet_size(const struct file_check *c, struct verdict *v)
{
    const struct config_trim *sheet = &c->file->config->home.sheet;
    double longer = fmax(sheet->width_pt, sheet->height_pt);
    double shorter = fmin(sheet->width_pt, sheet->height_pt);
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        double box[4] = {0};
        struct pdf_value page = pdf_object(&c->pdf, c->pdf.page[i]);
        pdf_numbers(&c->pdf, pdf_get(&c->pdf, page, "/MediaBox"), box, 4);
        double width = box[2] - box[0];
        double height = box[3] - box[1];
        if (fabs(fmax(width, height) - longer) > PREFLIGHT_SLACK_PT ||
            fabs(fmin(width, height) - shorter) > PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED, "side %zu is %.2f x %.2f pt; the sheet is %.2f x %.2f",
                        i + 1, width, height, sheet->width_pt, sheet->height_pt);
        }
    }
    if (c->file->config->home.imposition == IMPOSITION_BOOKLET && c->pdf.page_count % 2) {
        verdict_add(v, PREFLIGHT_FAILED, "%zu sides; a booklet's sheets have two each",
                    c->pdf.page_count);
    }
    verdict_measured(v, "%zu sides of %.0f x %.0f mm", c->pdf.page_count, longer / PT_PER_MM,
                     shorter / PT_PER_MM);
}

/* The page that a place shows: of pages with the same words, one of this side of the fold, with its
 * margins. NULL: none. */
static const struct print *page_shown(const struct sheets *s, const struct print *found,
                                      size_t place)
{
    const struct print *shown = NULL;
    for (size_t i = 0; i < s->page_count && found->texts; i++) {
        const bool its_side = page_is_right(i) == (place == RIGHT);
        if (same_print(found, &s->page[i]) && (!shown || its_side)) {
            shown = &s->page[i];
        }
    }
    return shown;
}

/* A page's scale and the place of its left edge, measured on its first text. */
static bool measure(const struct sheets *s, size_t side, size_t place, double *scale, double *left)
{
    const struct print *found = place_at(s, side, place);
    const struct print *page = page_shown(s, found, place);
    if (!page) {
        return false;
    }
    *scale = found->size_pt / page->size_pt;
    *left = found->x - *scale * page->x;
    return true;
}

/* Pages of a booklet meet at the fold, and come nearer by the creep, sheet by sheet. */
static void check_creep(const struct sheets *s, struct verdict *v)
{
    const double near = 0.2; /* type sizes have five decimals, places a sixteenth of a point */
    const struct config_home *home = &s->file->config->home;
    const struct config_trim *trim = &s->file->config->page.trim;
    size_t all = s->sides / 2;
    double most = 0;
    for (size_t side = 0; side < s->sides; side++) {
        size_t depth = home->signature ? side / 2 % home->signature : side / 2;
        double wanted = (double)depth * home->creep_pt;
        for (size_t half = LEFT; half <= RIGHT; half++) {
            double scale;
            double left;
            if (!measure(s, side, half, &scale, &left)) {
                continue;
            }
            double edge = half == LEFT ? left + scale * trim->width_pt : left;
            double past = half == LEFT ? edge - s->plan.width_pt / 2 : s->plan.width_pt / 2 - edge;
            most = fmax(most, past);
            if (fabs(past - wanted) > near) {
                verdict_add(v, PREFLIGHT_FAILED,
                            "side %zu: a page's edge is %.2f pt past the fold, not %.2f", side + 1,
                            past, wanted);
            }
        }
    }
    verdict_measured(v, "pages meet at the fold, up to %.2f pt past it on %zu sheets", most, all);
}

void rule_fold(const struct file_check *c, struct verdict *v)
{
    if (c->file->config->home.imposition == IMPOSITION_BOOKLET) {
        check_creep(c->sheets, v);
    } else {
        verdict_measured(v, "none");
    }
}

void rule_sheet_margins(const struct file_check *c, struct verdict *v)
{
    double wanted = c->file->profile->margin_pt;
    double least = INFINITY;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        const struct page_record *r = &c->file->page[i];
        if (!page_ink_agrees(&c->facts[i], r)) {
            verdict_add(v, PREFLIGHT_FAILED, "side %zu: the file's ink is not where it was drawn",
                        i + 1);
        }
        if (c->facts[i].blank) {
            continue;
        }
        double found = fmin(fmin(r->ink.left, r->boxes.width_pt - r->ink.right),
                            fmin(r->ink.top, r->boxes.height_pt - r->ink.bottom));
        least = fmin(least, found);
        if (found < wanted - PREFLIGHT_SLACK_PT) {
            verdict_add(v, PREFLIGHT_FAILED,
                        "side %zu: ink %.1f mm from the edge of the sheet; printers need %.1f mm",
                        i + 1, found / PT_PER_MM, wanted / PT_PER_MM);
        }
    }
    verdict_measured(v, "ink at least %.1f mm from the edges of sheets", least / PT_PER_MM);
}

/* Pages made smaller have smaller type and thinner lines. What may be too fine is only a warning,
 * since the one who asked for the sheets is the one who reads them. */
void rule_fine_print(const struct file_check *c, struct verdict *v)
{
    const struct profile *profile = c->file->profile;
    double type = INFINITY;
    double line = INFINITY;
    for (size_t i = 0; i < c->pdf.page_count; i++) {
        type = fmin(type, c->facts[i].smallest_pt);
        line = fmin(line, c->facts[i].thinnest_pt);
    }
    if (type < profile->min_text_pt - 1e-4 || line < profile->min_line_pt - 1e-4) {
        verdict_add(v, PREFLIGHT_WARNING,
                    "pages at %.0f %%: type of %.1f pt and lines of %.2f pt may be too fine",
                    100 * c->sheets->plan.scale, type, line);
    }
    verdict_measured(v, "pages at %.0f %%: smallest type %.1f pt, thinnest line %.2f pt",
                     100 * c->sheets->plan.scale, type, line);
}
