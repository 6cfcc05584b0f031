/* Everything that stands on a cover can be drawn and has room. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/cover/cover_plan.h"
#include "render/book/cover/cover_tools.h"
#include "render/book/style/text_check.h"

struct block_check {
    const struct book *book;
    const struct cover_block_fit *block;
};

static bool has_room_in_box(void *context, const char *beginning)
{
    const struct block_check *check = context;
    struct cover_block_fit t = *check->block;
    t.text = beginning;
    return cover_block_widest_word_em(&t) * t.min_pt <= t.width_pt &&
           cover_block_height(check->book, &t, t.min_pt) <= t.height_pt && !t.failed;
}

static enum status check_block(const struct book *b, const struct cover_block_fit *t,
                               struct diag *d)
{
    if (!t->text || t->size_pt > 0) {
        return STATUS_OK;
    }
    struct block_check check = {b, t};
    d->hint = "shorten it, or set a shorter one for the cover under 'cover'";
    return cover_block_refuse(b, t, has_room_in_box, &check, d);
}

static enum status check_puzzle(const struct book *b, const unsigned *field, double side_pt,
                                const struct cover_board_look *look, struct diag *d)
{
    struct diag_at at;
    if (*field > b->puzzle_count) {
        return diag_usage(d, book_config_at(b->cfg, field, &at),
                          "there is no puzzle %u for the cover; the book has %zu", *field,
                          b->puzzle_count);
    }
    if (!*field || side_pt <= 0) {
        return STATUS_OK;
    }
    if (!cover_board_is_legible(b, *field, side_pt, look)) {
        d->hint = "choose a puzzle with a smaller board, or 0 for none";
        return diag_usage(d, book_config_at(b->cfg, field, &at),
                          "the digits of the puzzle on the cover would be smaller than %.1f pt",
                          b->source.profile->min_text_pt);
    }
    return STATUS_OK;
}

static enum status check_glyphs(const struct cover_plan *p, struct diag *d)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    const struct {
        const char *const *text;
        const struct font *font;
    } rows[] = {{&cover->title, p->w.title_font},
                {&cover->subtitle, p->w.subtitle_font},
                {&cover->author, p->w.author_font},
                {&b->cfg->book.title, p->w.title_font},
                {&b->cfg->book.subtitle, p->w.subtitle_font},
                {&b->cfg->book.author, p->w.author_font},
                {&b->cfg->series.name, p->s.strong_font},
                {&cover->badge, p->s.strong_font},
                {&cover->back_title, p->w.title_font},
                {&cover->back_text, p->s.body_font},
                {&cover->author_text, p->s.body_font},
                {&b->cfg->book.publisher, p->s.text_font},
                {&cover->price, p->s.strong_font},
                {&cover->spine, p->w.title_font}};
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        enum status status = book_check_text(b, rows[i].font, rows[i].text, d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < cover->points.count; i++) {
        enum status status = book_check_text(b, p->s.text_font, &cover->points.item[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status check_spine(const struct cover_plan *p, struct diag *d)
{
    const struct book *b = p->s.book;
    /* The author's own words must not vanish, unless the spine is too thin for any, as the doc
     * explains. */
    if (!b->cfg->cover.spine || p->spine_too_thin || p->spine_size_pt > 0) {
        return STATUS_OK;
    }
    struct diag_at at;
    return diag_usage(d, book_config_at(b->cfg, &b->cfg->cover.spine, &at),
                      "the words are too long for the spine, even at %.0f pt; shorten cover.spine",
                      b->source.profile->min_text_pt);
}

static enum status check_front(struct cover_plan *p, struct diag *d)
{
    const struct book *b = p->s.book;
    struct cover_block_fit *blocks[] = {&p->series, &p->title, &p->subtitle, &p->badge, &p->author};
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        enum status status = check_block(b, blocks[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    if (worst == STATUS_OK) {
        const struct cover_design *design = p->s.design;
        double side = design->board_side ? design->board_side(&p->s) : 0;
        worst = check_puzzle(b, &b->cfg->cover.art_puzzle, side, NULL, d);
    }
    return worst;
}

static enum status check_plan(const struct book *b, bool ebook, struct diag *d)
{
    struct cover_plan p;
    cover_plan_make(b, ebook, &p);
    if (cover_plan_failed(&p)) {
        cover_plan_free(&p);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = check_glyphs(&p, d);
    enum status status = check_front(&p, d);
    worst = status == STATUS_OK ? worst : status;
    if (!ebook) {
        status = cover_check_back(&p.s, &p.back, d);
        worst = status == STATUS_OK ? worst : status;
        if (b->cfg->cover.sample_puzzle != CONFIG_AUTO_NUMBER) {
            const struct cover_board_look look = cover_sample_look(&p.s, &p.back);
            status = check_puzzle(b, &b->cfg->cover.sample_puzzle,
                                  p.back.board.right - p.back.board.left, &look, d);
            worst = status == STATUS_OK ? worst : status;
        }
        status = check_spine(&p, d);
        worst = status == STATUS_OK ? worst : status;
    }
    cover_plan_free(&p);
    return worst;
}

enum status cover_check(const struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct diag_at at;
    if (cover->make && cover->barcode == BARCODE_EAN13 && !b->cfg->book.isbn) {
        return diag_usage(d, book_config_at(b->cfg, &cover->barcode, &at),
                          "a barcode needs book.isbn; set it, or write 'barcode: space'");
    }
    enum status figures = cover_check_case(b, d);
    if (figures != STATUS_OK) {
        return figures;
    }
    enum status status = cover->make || !cover->ebook ? check_plan(b, false, d) : STATUS_OK;
    return status == STATUS_OK && cover->ebook ? check_plan(b, true, d) : status;
}
