#include "render/book/pages/part_pdf.h"

#include <math.h>
#include <stdlib.h>

#include "base/array.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/pdf/reading/imported_pdf.h"

/* Sizes that programs round to millimetres or tenths of an inch still agree. */
#define SAME_SIZE_PT 1.0

static const struct imported_pdf *pdf_of(const struct book *b, const struct config_part *item)
{
    for (size_t i = 0; i < b->own.count; i++) {
        if (b->own.item[i].item == item) {
            return b->own.item[i].pdf;
        }
    }
    return NULL;
}

static bool is_size(double width, double height, double wanted_width, double wanted_height)
{
    return fabs(width - wanted_width) <= SAME_SIZE_PT &&
           fabs(height - wanted_height) <= SAME_SIZE_PT;
}

/* Where the trimmed page lies in the own one, from its media's top left corner; false: it has not
 * the book's size. */
static bool find_trim(const struct book *b, const struct imported_page *p, double corner[2])
{
    double bleed = b->source.profile->bleed_pt;
    double width = p->media[2] - p->media[0];
    double height = p->media[3] - p->media[1];
    corner[0] = p->trim[0] - p->media[0];
    corner[1] = p->media[3] - p->trim[3];
    if (is_size(p->trim[2] - p->trim[0], p->trim[3] - p->trim[1], b->sheet.width_pt,
                b->sheet.height_pt)) {
        return true;
    }
    corner[0] = corner[1] = bleed;
    return !p->trimmed && bleed > 0 &&
           is_size(width, height, b->sheet.width_pt + 2 * bleed, b->sheet.height_pt + 2 * bleed);
}

/* Grays on any paper, inks on paper for colour, nothing else. */
static enum status check_colours(const struct book *b, const struct config_part *item,
                                 const struct imported_page *p, size_t page, struct diag *d)
{
    double most = b->source.profile->cover->max_ink;
    struct diag_at at;
    book_config_at(b->cfg, &item->pdf, &at);
    if (p->colour && !book_in_colour(b)) {
        d->hint = "the interior prints in black; make the PDF gray with gs -sDEVICE=pdfwrite "
                  "-sColorConversionStrategy=Gray -dProcessColorModel=/DeviceGray, or set "
                  "page.paper to one for colour";
        return diag_usage(d, &at, "page %zu of %s has colours, or grays that are stored as colours",
                          page + 1, item->pdf);
    }
    if (p->foreign[0]) {
        d->hint = "convert the PDF with gs -sDEVICE=pdfwrite -sColorConversionStrategy=CMYK "
                  "-dProcessColorModel=/DeviceCMYK";
        return diag_usage(d, &at, "page %zu of %s has colours in %s, not in inks (CMYK)", page + 1,
                          item->pdf, p->foreign);
    }
    if (p->greatest_ink > most + 1e-6) {
        return diag_usage(
            d, &at, "page %zu of %s has %.0f %% of ink, but %s prints at most %.0f %%", page + 1,
            item->pdf, 100 * p->greatest_ink, b->source.profile->name, 100 * most);
    }
    if (p->transparent && book_pdf_x(b) != CANVAS_PDF_X4) {
        d->hint = "flatten the PDF with gs -sDEVICE=pdfwrite -dCompatibilityLevel=1.3";
        return diag_usage(d, &at, "page %zu of %s has transparency, which only PDF/X-4 allows",
                          page + 1, item->pdf);
    }
    return STATUS_OK;
}

static enum status check_page(const struct book *b, const struct config_part *item,
                              const struct imported_pdf *pdf, size_t page, struct diag *d)
{
    const struct imported_page *p = &pdf->page[page];
    double corner[2];
    struct diag_at at;
    enum status worst = STATUS_OK;
    book_config_at(b->cfg, &item->pdf, &at);
    if (p->turned || !find_trim(b, p, corner)) {
        double bleed = b->source.profile->bleed_pt;
        worst = diag_usage(
            d, &at, "page %zu of %s is %.1f x %.1f mm%s, but the book's pages are %.1f x %.1f mm%s",
            page + 1, item->pdf, (p->trim[2] - p->trim[0]) / PT_PER_MM,
            (p->trim[3] - p->trim[1]) / PT_PER_MM, p->turned ? ", turned" : "",
            b->sheet.width_pt / PT_PER_MM, b->sheet.height_pt / PT_PER_MM,
            bleed > 0 ? ", or that with bleed on all sides" : "");
    }
    if (p->font[0]) {
        d->hint = "embed all fonts in the PDF, or turn its text into outlines";
        worst = diag_usage(d, &at, "page %zu of %s: the font %s is not embedded", page + 1,
                           item->pdf, p->font);
    }
    enum status colours = check_colours(b, item, p, page, d);
    worst = colours == STATUS_OK ? worst : colours;
    if (p->coarsest_dpi > 0 && p->coarsest_dpi < 0.99 * MIN_PICTURE_DPI) {
        double more = MIN_PICTURE_DPI / p->coarsest_dpi;
        worst = diag_usage(d, &at,
                           "page %zu of %s: a picture of %u x %u pixels has %.0f dots per inch, "
                           "but print needs %.0f: at least %.0f x %.0f pixels",
                           page + 1, item->pdf, p->pixels[0], p->pixels[1], p->coarsest_dpi,
                           MIN_PICTURE_DPI, ceil(more * p->pixels[0]), ceil(more * p->pixels[1]));
    }
    return worst;
}

static void page_range(const struct config_part *item, const struct imported_pdf *pdf,
                       size_t *first, size_t *end)
{
    *first = item->pages.max > 0 ? (size_t)item->pages.min - 1 : 0;
    *end = item->pages.max > 0 ? (size_t)item->pages.max : pdf->page_count;
    *end = *end < pdf->page_count ? *end : pdf->page_count;
}

static enum status load_pdf(struct book *b, const struct config_part *item, struct diag *d)
{
    struct diag_at at;
    struct imported_pdf *pdf = NULL;
    if (!item->pdf) {
        return STATUS_OK;
    }
    struct book_own *room = array_room(b->own.item, &b->own.capacity, b->own.count, sizeof *room);
    if (!room) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    b->own.item = room;
    enum status status =
        imported_pdf_read(&pdf, item->pdf, book_config_at(b->cfg, &item->pdf, &at), d);
    if (status != STATUS_OK) {
        return status;
    }
    b->own.item[b->own.count++] = (struct book_own){item, pdf};
    /* An open range ends at the largest number that there is. */
    bool open = item->pages.max >= 1000000000;
    if (item->pages.max > 0 && ((size_t)item->pages.min > pdf->page_count ||
                                (!open && (size_t)item->pages.max > pdf->page_count))) {
        return diag_usage(d, book_config_at(b->cfg, &item->pages, &at),
                          "pages: %s has only %zu page%s", item->pdf, pdf->page_count,
                          pdf->page_count == 1 ? "" : "s");
    }
    size_t first;
    size_t end;
    page_range(item, pdf, &first, &end);
    for (size_t i = first; i < end; i++) {
        enum status one = check_page(b, item, pdf, i, d);
        status = one == STATUS_OK ? status : one;
    }
    return status;
}

void imported_pdfs_drop(struct book *b)
{
    for (size_t i = 0; i < b->own.count; i++) {
        imported_pdf_drop(b->own.item[i].pdf);
    }
    free(b->own.item);
}

static void draw_own_page(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    (void)block;
    const struct imported_pdf *pdf = pdf_of(b, p->item);
    double corner[2];
    find_trim(b, &pdf->page[p->first], corner);
    canvas_own_page(c, -corner[0], -corner[1], pdf->page[p->first].media, pdf, p->first);
}

static const struct page_kind page_own = {
    .name = "pdf", .draw = draw_own_page, .frame = FRAME_NONE};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const struct imported_pdf *pdf = pdf_of(b, item);
    size_t first = 0;
    size_t end = 0;
    if (pdf) {
        page_range(item, pdf, &first, &end);
    }
    if (item->title) {
        contents_add(b, item->title, NULL, list->count);
    }
    for (size_t i = first; i < end; i++) {
        struct page *p = page_list_add(b, list, &page_own);
        p->item = item;
        p->first = i;
    }
    return STATUS_OK;
}

const struct part_kind part_pdf = {
    .name = "pdf",
    .doc = "pages of your own PDF, unchanged; in colour only if page.paper is for colour. If it "
           "has a title, the contents list it. A book with such pages is tagged but is neither "
           "PDF/UA nor PDF/A",
    .places = PART_ANYWHERE,
    .takes = PART_PDF | PART_PAGES | PART_TITLE,
    .needs = PART_PDF,
    .listed = true,
    .load = load_pdf,
    .add = add_pages,
};
