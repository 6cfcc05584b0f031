#include "render/cover.h"

#include <math.h>
#include <string.h>

#include "render/book_private.h"
#include "render/ean13.h"

/* KDP, 2026-11-21: bleed and distances of a paperback cover; the other vendors ask for no more. */
static const double cover_bleed_pt = 0.125 * PT_PER_INCH;
static const double safe_pt = 0.375 * PT_PER_INCH; /* 0.25 in asked; a little more looks better */
static const unsigned spine_text_pages = 79;
static const double least_spine_pt = 7;
static const double spine_clear_pt = 0.0625 * PT_PER_INCH;
static const double barcode_width_pt = 2.0 * PT_PER_INCH;
static const double barcode_height_pt = 1.2 * PT_PER_INCH;
/* Lulu adds the cover's own thickness to the spine. */
static const double lulu_cover_pt = 0.06 * PT_PER_INCH;

/* The largest type that stands clear of the spine's folds. */
static double spine_text_size(double spine_pt)
{
    return fmin(14, (spine_pt - 2 * spine_clear_pt) / 1.05);
}

struct cover_geometry cover_geometry(const struct book *b)
{
    const struct config_page *page = &b->cfg->page;
    const struct paper *paper = paper_find(page->paper);
    bool lulu = strcmp(b->source.profile->name, "lulu") == 0;
    double page_pt = page->caliper_pt > 0 ? page->caliper_pt
                     : lulu               ? paper_find("lulu")->page_pt
                     : paper              ? paper->page_pt
                                          : paper_find("white")->page_pt;
    size_t pages = book_page_count(b, BOOK_INTERIOR);
    struct cover_geometry g = {.bleed_pt = cover_bleed_pt};
    g.spine_pt = (double)pages * page_pt + (lulu && page->caliper_pt <= 0 ? lulu_cover_pt : 0);
    g.width_pt = 2 * b->width_pt + g.spine_pt + 2 * g.bleed_pt;
    g.height_pt = b->height_pt + 2 * g.bleed_pt;
    double top = g.bleed_pt;
    double bottom = top + b->height_pt;
    double spine = g.bleed_pt + b->width_pt;
    g.back = (struct box){g.bleed_pt, top, spine, bottom};
    g.spine = (struct box){spine, top, spine + g.spine_pt, bottom};
    g.front = (struct box){spine + g.spine_pt, top, spine + g.spine_pt + b->width_pt, bottom};
    g.spine_text = b->cfg->cover.spine_text && pages >= spine_text_pages &&
                   spine_text_size(g.spine_pt) >= least_spine_pt;
    return g;
}

static const char *or_else(const char *own, const char *other)
{
    return own ? own : other;
}

enum status cover_check(const struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct diag_at at;
    if (cover->barcode == BARCODE_EAN13 && !b->cfg->book.isbn) {
        return diag_usage(d, book_config_at(b->cfg, &cover->barcode, &at),
                          "a bar code needs book.isbn; or use barcode: space");
    }
    if (cover->art_puzzle > b->puzzle_count) {
        return diag_usage(d, book_config_at(b->cfg, &cover->art_puzzle, &at),
                          "no puzzle %u for the cover: the book has %zu", cover->art_puzzle,
                          b->puzzle_count);
    }
    return STATUS_OK;
}

/* Centred lines with the first line's top at y; returns the y below. */
static double draw_lines(struct canvas *c, const struct font *font, const struct paint *paint,
                         double size, const char *text, double x, double y, double width)
{
    struct flow_style style = {.regular = font,
                               .bold = font,
                               .italic = font,
                               .heading = font,
                               .size_pt = size,
                               .leading_pt = 1.15 * size,
                               .heading_size_pt = size,
                               .centre = true,
                               .paint = *paint};
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, text);
    y = flow_draw(c, &f, 0, f.line_count, x - width / 2, y);
    flow_free(&f);
    return y;
}

/* The size at which the longest word fills the width. */
static double word_size(const struct font *font, const char *text, double most, double width)
{
    double size = most;
    while (*text) {
        size_t length = strcspn(text, " ");
        struct text word = {0};
        text_add(&word, text, length);
        double em = word.data ? font_width_em(font, word.data) : 0;
        size = em > 0 ? fmin(size, width / em) : size;
        text_free(&word);
        text += length + strspn(text + length, " ");
    }
    return size;
}

static void draw_front(const struct book *b, struct canvas *c, const struct cover_geometry *g)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct paint ink = paint_rgb(cover->foreground);
    struct paint accent = paint_rgb(cover->accent);
    double width = g->front.right - g->front.left;
    double height = g->front.bottom - g->front.top;
    double x = (g->front.left + g->front.right) / 2;
    double measure = width - 2 * safe_pt - 18;
    const char *title = or_else(cover->title, b->cfg->book.title);
    const char *subtitle = or_else(cover->subtitle, b->cfg->book.subtitle);
    const char *author = or_else(cover->author, b->cfg->book.author);
    double size = word_size(b->serif_bold, title, 0.135 * width, measure);
    double y =
        draw_lines(c, b->serif_bold, &ink, size, title, x, g->front.top + 0.09 * height, measure);
    struct box rule = {x - 0.11 * width, y + 0.016 * height, x + 0.11 * width,
                       y + 0.016 * height + 3};
    canvas_fill(c, rule, accent);
    y += 0.036 * height;
    if (subtitle) {
        /* On one line where that does not make it small beside the title. */
        double one_line = measure / fmax(1, font_width_em(b->serif_italic, subtitle));
        double small = fmax(12, fmin(0.42 * size, fmax(0.27 * size, 0.98 * one_line)));
        y = draw_lines(c, b->serif_italic, &ink, small, subtitle, x, y, measure);
    }
    double foot = author ? g->front.bottom - 0.11 * height : g->front.bottom - safe_pt;
    if (cover->art_puzzle) {
        const struct record *r = b->puzzle[cover->art_puzzle - 1].record;
        double room = fmin(measure * 0.82, foot - y - 0.07 * height);
        double pad = 0.04 * room;
        double side = room - 2 * pad;
        double top = y + (foot - y - room) / 2;
        struct box card = {x - room / 2, top, x + room / 2, top + room};
        struct box edge = {card.left - 4, card.top - 4, card.right + 4, card.bottom + 4};
        struct board_art art = {.variant = r->variant, .givens = &r->givens};
        canvas_fill(c, edge, accent);
        canvas_fill(c, card, PAINT_WHITE);
        board_draw(c, card.left + pad, card.top + pad, side / r->variant->size, &b->board, &art);
    }
    if (author) {
        struct text_style style = {
            .font = b->sans, .size_pt = fmax(12, 0.034 * width), .tracking_pt = 1.2, .paint = ink};
        canvas_text(c, x, g->front.bottom - 0.065 * height, ALIGN_CENTRE, &style, author);
    }
}

/* Spine text reads downwards, as on books in English. */
static void draw_spine(const struct book *b, struct canvas *c, const struct cover_geometry *g)
{
    if (!g->spine_text) {
        return;
    }
    const struct config_cover *cover = &b->cfg->cover;
    struct text t = {0};
    const char *author = or_else(cover->author, b->cfg->book.author);
    text_puts(&t, cover->spine ? cover->spine : or_else(cover->title, b->cfg->book.title));
    if (!cover->spine && author) {
        text_printf(&t, "   %s", author);
    }
    double length = g->spine.bottom - g->spine.top - 2 * safe_pt;
    struct text_style style = {.font = b->sans_bold, .paint = paint_rgb(cover->foreground)};
    style.size_pt = spine_text_size(g->spine_pt);
    double width = t.data ? text_width_pt(&style, t.data) : 0;
    style.size_pt *= width > length ? length / width : 1;
    if (style.size_pt < least_spine_pt) {
        text_free(&t);
        return;
    }
    double middle = (g->spine.left + g->spine.right) / 2;
    double cap = font_cap_height_em(style.font) * style.size_pt;
    canvas_push(c,
                (struct placement){1, 1, middle - cap / 2, (g->spine.top + g->spine.bottom) / 2});
    canvas_text(c, 0, 0, ALIGN_CENTRE, &style, t.data ? t.data : "");
    canvas_pop(c);
    text_free(&t);
}

static void draw_back(const struct book *b, struct canvas *c, const struct cover_geometry *g)
{
    const struct config_cover *cover = &b->cfg->cover;
    double width = g->back.right - g->back.left;
    double height = g->back.bottom - g->back.top;
    double margin = safe_pt + 0.06 * width;
    if (cover->back_text) {
        struct flow_style style = {.regular = b->serif,
                                   .bold = b->serif_bold,
                                   .italic = b->serif_italic,
                                   .heading = b->sans_bold,
                                   .size_pt = 12.5,
                                   .leading_pt = 18,
                                   .heading_size_pt = 15,
                                   .paint = paint_rgb(cover->foreground)};
        struct flow f;
        flow_init(&f, &style, width - 2 * margin);
        flow_add(&f, cover->back_text);
        flow_draw(c, &f, 0, f.line_count, g->back.left + margin, g->back.top + 0.12 * height);
        flow_free(&f);
    }
    if (cover->barcode == BARCODE_NONE) {
        return;
    }
    double inset = 0.25 * PT_PER_INCH + 9;
    struct box box = {g->back.right - inset - barcode_width_pt,
                      g->back.bottom - inset - barcode_height_pt, g->back.right - inset,
                      g->back.bottom - inset};
    canvas_fill(c, box, PAINT_WHITE);
    if (cover->barcode == BARCODE_EAN13) {
        ean13_draw(c, box, b->cfg->book.isbn, b->sans);
    }
}

void cover_draw(const struct book *b, struct canvas *c)
{
    struct cover_geometry g = cover_geometry(b);
    struct page_boxes boxes = {
        .width_pt = g.width_pt,
        .height_pt = g.height_pt,
        .trim = {g.back.left, g.back.top, g.front.right, g.front.bottom},
        .bleed = {0, 0, g.width_pt, g.height_pt},
    };
    canvas_begin_page(c, &boxes);
    /* Over the page's edges, so that no rounding leaves a white one. */
    struct box all = {-1, -1, g.width_pt + 1, g.height_pt + 1};
    canvas_fill(c, all, paint_rgb(b->cfg->cover.background));
    draw_back(b, c, &g);
    draw_spine(b, c, &g);
    draw_front(b, c, &g);
    canvas_end_page(c);
}
