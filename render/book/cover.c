#include "render/book/cover.h"

#include <math.h>
#include <string.h>

#include "render/book/book_private.h"
#include "render/book/ean13.h"

/* What one page adds to the spine. */
static double page_thickness(const struct book *b)
{
    const struct config_page *page = &b->cfg->page;
    const struct cover_rules *rules = b->source.profile->cover;
    const struct paper *paper = paper_find(page->paper);
    return page->caliper_pt > 0       ? page->caliper_pt
           : rules->spine_page_pt > 0 ? rules->spine_page_pt
           : paper                    ? paper->page_pt
                                      : paper_at(0)->page_pt;
}

struct cover_geometry cover_geometry(const struct book *b)
{
    const struct cover_rules *rules = b->source.profile->cover;
    size_t pages = book_page_count(b, BOOK_INTERIOR);
    struct cover_geometry g = {.bleed_pt = rules->bleed_pt};
    bool own = b->cfg->page.caliper_pt > 0;
    g.spine_pt = (double)pages * page_thickness(b) + (own ? 0 : rules->spine_extra_pt);
    g.width_pt = 2 * b->width_pt + g.spine_pt + 2 * g.bleed_pt;
    g.height_pt = b->height_pt + 2 * g.bleed_pt;
    double top = g.bleed_pt;
    double bottom = top + b->height_pt;
    double spine = g.bleed_pt + b->width_pt;
    g.back = (struct box){g.bleed_pt, top, spine, bottom};
    g.spine = (struct box){spine, top, spine + g.spine_pt, bottom};
    g.front = (struct box){spine + g.spine_pt, top, spine + g.spine_pt + b->width_pt, bottom};
    g.spine_text = b->cfg->cover.spine_text && pages >= rules->spine_text_pages &&
                   g.spine_pt - 2 * rules->spine_clear_pt >= b->source.profile->min_text_pt;
    return g;
}

static const char *or_else(const char *own, const char *other)
{
    return own ? own : other;
}

/* ---- what stands on it, and how large ---- */

/* A text in lines of one width. The size is the largest from most_pt down at which the longest word
 * fills the width and the lines the height. */
struct block_fit {
    const struct font *font;
    const char *text;  /* NULL: none */
    const void *field; /* of the config, for complaints */
    const char *name;
    double most_pt, least_pt, leading;
    double width_pt, height_pt;
    bool centre;
    double size_pt; /* found; 0: nothing fits */
    bool failed;    /* memory ended while it was measured */
};

static struct flow_style block_style(const struct book *b, const struct block_fit *t, double size)
{
    return (struct flow_style){.regular = t->font,
                               .bold = t->centre ? t->font : b->serif_bold,
                               .italic = t->centre ? t->font : b->serif_italic,
                               .heading = t->centre ? t->font : b->sans_bold,
                               .size_pt = size,
                               .leading_pt = t->leading * size,
                               .heading_size_pt = t->centre ? size : 1.2 * size,
                               .centre = t->centre,
                               .paint = paint_rgb(b->cfg->cover.foreground)};
}

static double widest_word_em(struct block_fit *t)
{
    double widest = 0;
    for (const char *text = t->text; *text;) {
        size_t length = strcspn(text, " \n");
        struct text word = {0};
        text_add(&word, text, length);
        widest = fmax(widest, word.data ? font_width_em(t->font, word.data) : 0);
        t->failed |= word.failed;
        text_free(&word);
        text += length + strspn(text + length, " \n");
    }
    return widest;
}

static double block_height(const struct book *b, struct block_fit *t, double size)
{
    struct flow_style style = block_style(b, t, size);
    struct flow f;
    flow_init(&f, &style, t->width_pt);
    flow_add(&f, t->text);
    double height = flow_height(&f, 0, f.line_count);
    t->failed |= f.failed;
    flow_free(&f);
    return height;
}

static void fit_block(const struct book *b, struct block_fit *t)
{
    if (!t->text) {
        return;
    }
    double widest = widest_word_em(t);
    double size = fmin(t->most_pt, widest > 0 ? t->width_pt / widest : t->most_pt);
    while (size >= t->least_pt && block_height(b, t, size) > t->height_pt) {
        size -= fmax(0.25, 0.02 * size);
    }
    t->size_pt = size >= t->least_pt ? size : 0;
    /* Centred lines of like length: as narrow as the same number of them allows. */
    double height = t->centre && t->size_pt > 0 ? block_height(b, t, size) : 0;
    double narrow = widest * size;
    double wide = t->width_pt;
    for (unsigned round = 0; height > 0 && round < 12; round++) {
        t->width_pt = (narrow + wide) / 2;
        bool same = block_height(b, t, size) <= height;
        narrow = same ? narrow : t->width_pt;
        wide = same ? t->width_pt : wide;
    }
    t->width_pt = height > 0 ? wide : t->width_pt;
}

/* Around x; returns the y below the text. */
static double draw_block(const struct book *b, struct canvas *c, const struct block_fit *t,
                         double x, double y)
{
    if (!t->text || t->size_pt <= 0) {
        return y;
    }
    struct flow_style style = block_style(b, t, t->size_pt);
    struct flow f;
    flow_init(&f, &style, t->width_pt);
    flow_add(&f, t->text);
    y = flow_draw(c, &f, 0, f.line_count, x - t->width_pt / 2, y);
    canvas_note_failure(c, f.failed | t->failed);
    flow_free(&f);
    return y;
}

/* Everything on the cover at its size. */
struct cover_plan {
    struct cover_geometry g;
    double safe_pt; /* from the cut, with a little more than the vendor asks */
    double measure_pt;
    struct block_fit title, subtitle, author, back;
    double art_pt; /* side of the drawn puzzle's card; 0: none */
    double art_top;
    double author_top; /* of the author's name, at the front's foot */
    struct text spine;
    double spine_size_pt; /* 0: no words on the spine */
};

static struct box barcode_box(const struct cover_rules *rules, const struct box *back)
{
    double inset = rules->barcode_inset_pt + 9;
    return (struct box){back->right - inset - rules->barcode_width_pt,
                        back->bottom - inset - rules->barcode_height_pt, back->right - inset,
                        back->bottom - inset};
}

static void plan_texts(const struct book *b, struct cover_plan *p)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct config_book *book = &b->cfg->book;
    const struct cover_rules *rules = b->source.profile->cover;
    double width = b->width_pt;
    double height = b->height_pt;
    double measure = p->measure_pt;
    double least = fmax(9, b->source.profile->min_text_pt);
    p->title = (struct block_fit){b->serif_bold,
                                  or_else(cover->title, book->title),
                                  cover->title ? &cover->title : &book->title,
                                  "title",
                                  0.135 * width,
                                  14,
                                  1.15,
                                  measure,
                                  0.3 * height,
                                  true,
                                  0,
                                  false};
    fit_block(b, &p->title);
    const char *subtitle = or_else(cover->subtitle, book->subtitle);
    /* On one line where that does not make it small beside the title. */
    double one_line =
        0.98 * measure / fmax(1, subtitle ? font_width_em(b->serif_italic, subtitle) : 1);
    double most = fmin(0.42 * p->title.size_pt, fmax(0.27 * p->title.size_pt, one_line));
    p->subtitle = (struct block_fit){b->serif_italic,
                                     subtitle,
                                     cover->subtitle ? &cover->subtitle : &book->subtitle,
                                     "subtitle",
                                     fmax(12, most),
                                     least,
                                     1.15,
                                     measure,
                                     0.12 * height,
                                     true,
                                     0,
                                     false};
    fit_block(b, &p->subtitle);
    double author = fmax(12, 0.034 * width);
    p->author = (struct block_fit){b->sans,
                                   or_else(cover->author, book->author),
                                   cover->author ? &cover->author : &book->author,
                                   "author",
                                   author,
                                   least,
                                   1.2,
                                   measure,
                                   2.5 * author,
                                   true,
                                   0,
                                   false};
    fit_block(b, &p->author);
    double margin = p->safe_pt + 0.06 * width;
    double foot = cover->barcode == BARCODE_NONE ? p->g.back.bottom - p->safe_pt
                                                 : barcode_box(rules, &p->g.back).top - 9;
    p->back = (struct block_fit){b->serif,
                                 cover->back_text,
                                 &cover->back_text,
                                 "back text",
                                 12.5,
                                 least,
                                 1.44,
                                 width - 2 * margin,
                                 foot - p->g.back.top - 0.12 * height,
                                 false,
                                 0,
                                 false};
    fit_block(b, &p->back);
}

static double front_foot(const struct book *b, struct cover_plan *p)
{
    double foot = p->g.front.bottom - fmax(p->safe_pt, 0.055 * b->height_pt);
    return p->author.text ? foot - block_height(b, &p->author, p->author.size_pt) : foot;
}

/* Between subtitle and author, as large as the room between them lets it be. */
static void plan_art(const struct book *b, struct cover_plan *p)
{
    double height = b->height_pt;
    double y = p->g.front.top + 0.09 * height + 0.036 * height;
    y += block_height(b, &p->title, p->title.size_pt);
    y += p->subtitle.text ? block_height(b, &p->subtitle, p->subtitle.size_pt) : 0;
    p->author_top = front_foot(b, p);
    double foot = p->author_top - 0.03 * height;
    p->art_pt = fmax(0, fmin(p->measure_pt * 0.82, foot - y - 0.05 * height));
    p->art_top = y + (foot - y - p->art_pt) / 2;
}

/* The words' ink across the spine, in ems: a thin spine has no room to lose. */
static struct glyph_box ink_of(const struct font *font, const char *utf8)
{
    struct glyph_box ink = {0, 0, 0, 0};
    for (size_t size, i = 0; utf8[i]; i += size) {
        struct glyph_box g = font_glyph_box(font, utf8_decode(utf8 + i, strlen(utf8 + i), &size));
        ink.bottom = fmin(ink.bottom, g.bottom);
        ink.top = fmax(ink.top, g.top);
    }
    return ink;
}

/* The size at which a text stands clear of the spine's folds and ends. */
static double size_on_spine(const struct book *b, const struct cover_plan *p, const char *text)
{
    const struct cover_rules *rules = b->source.profile->cover;
    struct glyph_box ink = ink_of(b->sans_bold, text);
    double across = p->g.spine_pt - 2 * rules->spine_clear_pt - 0.5;
    double along = b->height_pt - 2 * p->safe_pt;
    return fmin(14, fmin(across / fmax(0.5, ink.top - ink.bottom),
                         along / fmax(1, font_width_em(b->sans_bold, text))));
}

/* Title and author; the title alone where both are too long. */
static void plan_spine(const struct book *b, struct cover_plan *p)
{
    const struct config_cover *cover = &b->cfg->cover;
    double least = b->source.profile->min_text_pt;
    bool failed = false;
    for (unsigned shorter = 0; shorter < 2 && p->g.spine_text && p->spine_size_pt == 0; shorter++) {
        text_clear(&p->spine);
        text_puts(&p->spine, or_else(cover->spine, p->title.text));
        if (!cover->spine && p->author.text && !shorter) {
            text_printf(&p->spine, "   %s", p->author.text);
        }
        double size = p->spine.data ? size_on_spine(b, p, p->spine.data) : 0;
        p->spine_size_pt = size >= least ? size : 0;
        failed |= p->spine.failed;
    }
    p->spine.failed = failed;
}

static void plan_cover(const struct book *b, struct cover_plan *p)
{
    *p = (struct cover_plan){.g = cover_geometry(b)};
    p->safe_pt = b->source.profile->cover->safe_pt + 9;
    p->measure_pt = b->width_pt - 2 * p->safe_pt - 18;
    plan_texts(b, p);
    plan_art(b, p);
    plan_spine(b, p);
}

static bool ran_out_of_memory(const struct cover_plan *p)
{
    return p->title.failed || p->subtitle.failed || p->author.failed || p->back.failed ||
           p->spine.failed;
}

/* ---- checks ---- */

static enum status check_block(const struct book *b, const struct block_fit *t, struct diag *d)
{
    if (!t->text || t->size_pt > 0) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "shorten it, or give the cover its own under 'cover'";
    return diag_usage(d, book_config_at(b->cfg, t->field, &at),
                      "the %s is too long for the cover, even in type of %.0f pt", t->name,
                      t->least_pt);
}

static unsigned widest(const struct layout *v)
{
    return frame_columns(v) > frame_rows(v) ? frame_columns(v) : frame_rows(v);
}

static enum status check_art(const struct book *b, const struct cover_plan *p, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct diag_at at;
    if (cover->art_puzzle > b->puzzle_count) {
        return diag_usage(d, book_config_at(b->cfg, &cover->art_puzzle, &at),
                          "no puzzle %u for the cover: the book has %zu", cover->art_puzzle,
                          b->puzzle_count);
    }
    if (cover->art_puzzle) {
        const struct layout *v = b->puzzle[cover->art_puzzle - 1].record->variant;
        double cell = 0.92 * p->art_pt / widest(v);
        double least = b->source.profile->min_text_pt;
        struct board_style style = book_style_of(b, cover->art_puzzle - 1);
        if (!style.pictures && cell * board_digit_size_pt(&style, b->sans_bold, v, 1) < least) {
            d->hint = "choose a puzzle of a smaller board, or 'art_puzzle: 0' for none";
            return diag_usage(d, book_config_at(b->cfg, &cover->art_puzzle, &at),
                              "the puzzle on the cover would have digits under %.1f pt", least);
        }
    }
    return STATUS_OK;
}

static enum status check_glyphs(const struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct {
        const char *const *text;
        const struct font *font;
    } rows[] = {{&cover->title, b->serif_bold},
                {&cover->subtitle, b->serif_italic},
                {&cover->author, b->sans},
                {&cover->back_text, b->serif},
                {&cover->spine, b->sans_bold}};
    enum status status = STATUS_OK;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint32_t missing;
        size_t offset =
            *rows[i].text ? font_first_missing(rows[i].font, *rows[i].text, &missing) : SIZE_MAX;
        if (offset != SIZE_MAX) {
            struct diag_at at;
            d->hint = "choose a font that has it (style.font), or another character";
            status = diag_usage(d, book_config_at_byte(b->cfg, rows[i].text, offset, &at),
                                "font '%s' has no character U+%04X", font_family(rows[i].font),
                                (unsigned)missing);
        }
    }
    return status;
}

enum status cover_check(const struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct diag_at at;
    struct cover_plan p;
    if (cover->barcode == BARCODE_EAN13 && !b->cfg->book.isbn) {
        return diag_usage(d, book_config_at(b->cfg, &cover->barcode, &at),
                          "a bar code needs book.isbn; or use barcode: space");
    }
    enum status worst = check_glyphs(b, d);
    plan_cover(b, &p);
    if (ran_out_of_memory(&p)) {
        text_free(&p.spine);
        return diag_error(d, NULL, "out of memory");
    }
    const struct block_fit *blocks[] = {&p.title, &p.subtitle, &p.author, &p.back};
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        enum status status = check_block(b, blocks[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    enum status art = worst == STATUS_OK ? check_art(b, &p, d) : STATUS_OK;
    /* Own words must not vanish; on a spine too thin for any, they do as the doc says. */
    bool lost = cover->spine && p.g.spine_text && p.spine_size_pt == 0;
    if (lost) {
        worst = diag_usage(d, book_config_at(b->cfg, &cover->spine, &at),
                           "the words are too long for the spine, even in type of %.0f pt",
                           b->source.profile->min_text_pt);
    }
    text_free(&p.spine);
    return worst == STATUS_OK ? art : worst;
}

/* ---- drawing ---- */

static void draw_art(const struct book *b, struct canvas *c, const struct cover_plan *p, double x)
{
    const struct config_cover *cover = &b->cfg->cover;
    if (!cover->art_puzzle) {
        return;
    }
    const struct record *r = b->puzzle[cover->art_puzzle - 1].record;
    double pad = 0.04 * p->art_pt;
    double side = p->art_pt - 2 * pad;
    struct box card = {x - p->art_pt / 2, p->art_top, x + p->art_pt / 2, p->art_top + p->art_pt};
    struct box edge = {card.left - 4, card.top - 4, card.right + 4, card.bottom + 4};
    struct board_content content = {.variant = r->variant, .givens = &r->givens};
    canvas_fill(c, edge, paint_rgb(cover->accent));
    canvas_fill(c, card, PAINT_WHITE);
    struct board_style style = book_style_of(b, cover->art_puzzle - 1);
    double cell = side / widest(r->variant);
    board_draw(c, x - cell * frame_columns(r->variant) / 2,
               card.top + p->art_pt / 2 - cell * frame_rows(r->variant) / 2, cell, &style,
               &content);
}

static void draw_front(const struct book *b, struct canvas *c, const struct cover_plan *p)
{
    double width = b->width_pt;
    double height = b->height_pt;
    double x = (p->g.front.left + p->g.front.right) / 2;
    double y = draw_block(b, c, &p->title, x, p->g.front.top + 0.09 * height);
    struct box rule = {x - 0.11 * width, y + 0.016 * height, x + 0.11 * width,
                       y + 0.016 * height + 3};
    canvas_fill(c, rule, paint_rgb(b->cfg->cover.accent));
    draw_block(b, c, &p->subtitle, x, y + 0.036 * height);
    draw_art(b, c, p, x);
    draw_block(b, c, &p->author, x, p->author_top);
}

/* Spine text reads downwards, as on books in English. */
static void draw_spine(const struct book *b, struct canvas *c, const struct cover_plan *p)
{
    if (p->spine_size_pt <= 0 || !p->spine.data) {
        return;
    }
    struct text_style style = {.font = b->sans_bold,
                               .size_pt = p->spine_size_pt,
                               .paint = paint_rgb(b->cfg->cover.foreground)};
    struct glyph_box ink = ink_of(b->sans_bold, p->spine.data);
    double middle = (p->g.spine.left + p->g.spine.right) / 2;
    /* Turned clockwise, up is to the right. */
    double baseline = middle - (ink.top + ink.bottom) / 2 * style.size_pt;
    canvas_push(c, (struct placement){1, 1, baseline, (p->g.spine.top + p->g.spine.bottom) / 2});
    canvas_text(c, 0, 0, ALIGN_CENTRE, &style, p->spine.data);
    canvas_pop(c);
}

static void draw_back(const struct book *b, struct canvas *c, const struct cover_plan *p)
{
    const struct config_cover *cover = &b->cfg->cover;
    const struct box *back = &p->g.back;
    draw_block(b, c, &p->back, (back->left + back->right) / 2, back->top + 0.12 * b->height_pt);
    if (cover->barcode == BARCODE_NONE) {
        return;
    }
    struct box box = barcode_box(b->source.profile->cover, back);
    canvas_fill(c, box, PAINT_WHITE);
    if (cover->barcode == BARCODE_EAN13) {
        ean13_draw(c, box, b->cfg->book.isbn, b->sans);
    }
}

void cover_draw_content(const struct book *b, struct canvas *c)
{
    struct cover_plan p;
    plan_cover(b, &p);
    canvas_note_failure(c, ran_out_of_memory(&p));
    /* Over the page's edges, so that no rounding leaves a white one. */
    struct box all = {-1, -1, p.g.width_pt + 1, p.g.height_pt + 1};
    canvas_fill(c, all, paint_rgb(b->cfg->cover.background));
    draw_back(b, c, &p);
    draw_spine(b, c, &p);
    draw_front(b, c, &p);
    text_free(&p.spine);
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
    cover_draw_content(b, c);
    canvas_end_page(c);
}
