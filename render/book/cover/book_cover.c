#include "render/book/cover/book_cover.h"

#include <math.h>
#include <string.h>

#include "render/board/clue_art.h"
#include "render/book/cover/cover_design.h"
#include "render/book/cover/ean13.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"

/* ---- designs ---- */

static const struct cover_design *const designs[] = {
#define COVER_DESIGN_ROW(name) &cover_design_##name,
    COVER_DESIGNS(COVER_DESIGN_ROW)
#undef COVER_DESIGN_ROW
};
enum { DESIGN_COUNT = sizeof designs / sizeof designs[0] };

const char *cover_design_name(size_t index)
{
    return index < DESIGN_COUNT ? designs[index]->name : NULL;
}

const char *cover_design_doc(size_t index)
{
    return designs[index]->doc;
}

const struct cover_design *cover_design_of(const struct book_config *cfg)
{
    const struct cover_design *found = designs[0];
    for (size_t i = 0; i < DESIGN_COUNT; i++) {
        found = strcmp(designs[i]->name, cfg->cover.design) == 0 ? designs[i] : found;
    }
    return found;
}

static const char *or_else(const char *own, const char *other)
{
    return own ? own : other;
}

/* ---- what stands on it, and how large ---- */

/* Everything on the cover at its size. */
struct cover_plan {
    struct cover_scene s;
    struct cover_words w;
    struct block_fit series, title, subtitle, author;
    struct text series_words;
    struct cover_back back;
    bool ebook;
    struct text spine;
    char volume[16];      /* on the spine */
    double spine_size_pt; /* 0: no words on the spine */
};

static void begin_scene(const struct book *b, bool ebook, struct cover_scene *s)
{
    *s = (struct cover_scene){.book = b, .g = ebook ? cover_ebook_geometry() : cover_geometry(b)};
    s->width = s->g.front.right - s->g.front.left;
    s->height = s->g.front.bottom - s->g.front.top;
    s->page = (struct box){0, 0, s->g.width_pt, s->g.height_pt};
    s->safe_pt = ebook ? 0.05 * s->width : b->source.profile->cover->safe_pt + 9;
    double side = s->safe_pt + 9;
    s->safe = (struct box){s->g.front.left + side, s->g.front.top + s->safe_pt,
                           s->g.front.right - side, s->g.front.bottom - s->safe_pt};
    s->rgb = cover_colours_of(b->cfg);
    s->ground = paint_rgb(s->rgb.ground);
    s->ink = paint_rgb(s->rgb.ink);
    s->accent = paint_rgb(s->rgb.accent);
    unsigned number = b->cfg->cover.art_puzzle;
    s->material = b->puzzle[number && number <= b->puzzle_count ? number - 1 : 0].record;
    s->board = s->material->variant;
    s->photo = ebook ? b->pictures.ebook_photo : b->pictures.cover_photo;
    /* A stream far from those of the puzzles. */
    pcg32_seed(&s->chance, b->cfg->seed, UINT64_C(0x436f766572));
    for (unsigned i = 1; i <= MAX_SIZE; i++) {
        s->relabel[i] = (uint8_t)i;
    }
    for (unsigned i = s->board->size; i > 1; i--) {
        unsigned k = 1 + pcg32_below(&s->chance, i);
        uint8_t kept = s->relabel[i];
        s->relabel[i] = s->relabel[k];
        s->relabel[k] = kept;
    }
}

/* The title in the upper part, the author at the foot, all in the middle. */
static void usual_words(const struct cover_scene *s, struct cover_words *w)
{
    const struct book *b = s->book;
    double top = front_y(s, 0.09);
    double foot = s->g.front.bottom - fmax(s->safe_pt, 0.055 * s->height);
    *w = (struct cover_words){
        .head = {s->safe.left, top, s->safe.right, top + 0.456 * s->height},
        .foot = {s->safe.left, foot - 0.2 * s->height, s->safe.right, foot},
        .align = ALIGN_CENTRE,
        .title_pt = 0.135 * s->width,
        .title_leading = 1.15,
        .title_font = b->faces.serif_bold,
        .subtitle_font = b->faces.serif_italic,
        .author_font = b->faces.sans,
        .title = s->ink,
        .subtitle = s->ink,
        .author = s->ink,
        .rule = s->accent,
        .has_rule = true,
        .spine_ground = s->ground,
        .spine_ink = s->ink,
    };
}

static void add_volume(const struct book *b, struct text *out)
{
    char number[24];
    snprintf(number, sizeof number, "%u", b->cfg->series.volume);
    const char *values[] = {number};
    translation_fill(out, book_text(b, TEXT_volume), values, 1);
}

static void name_series(const struct book *b, struct text *out)
{
    const struct config_series *series = &b->cfg->series;
    if (series->name) {
        text_puts(out, series->name);
    }
    if (series->volume) {
        text_puts(out, series->name ? " \xC2\xB7 " : "");
        add_volume(b, out);
    }
}

/* How far the tails of p and q reach out of the title's last line, where it is set tight. */
static double title_overhang(const struct cover_plan *p)
{
    const double tail = 0.26;
    double below = p->title.leading / 2 - 0.33; /* of the baseline (flow_draw) */
    return fmax(0, tail - below) * p->title.size_pt;
}

static double gap_under_title(const struct cover_plan *p)
{
    return 0.036 * p->s.height + title_overhang(p);
}

/* A title of one short word fills more of its line. */
static double title_most(const struct cover_plan *p, const char *title)
{
    const struct cover_words *w = &p->w;
    double line =
        0.8 * (w->head.right - w->head.left) / fmax(1, font_width_em(w->title_font, title));
    return fmax(w->title_pt, fmin(1.6 * w->title_pt, line));
}

static void plan_head(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    const struct config_book *book = &b->cfg->book;
    const struct cover_words *w = &p->w;
    double least = fmax(9, b->source.profile->min_text_pt);
    double width = w->head.right - w->head.left;
    double height = w->head.bottom - w->head.top;
    bool centre = w->align == ALIGN_CENTRE;
    struct block_fit usual = {.width_pt = width, .centre = centre, .least_pt = least};
    name_series(b, &p->series_words);
    p->series = usual;
    if (p->series_words.length) {
        p->series.text = p->series_words.data;
    }
    p->series.font = b->faces.sans_bold;
    p->series.field = b->cfg->series.name ? (const void *)&b->cfg->series.name
                                          : (const void *)&b->cfg->series.volume;
    p->series.name = "series";
    p->series.most_pt = fmax(10, 0.032 * p->s.width);
    p->series.leading = 1.4;
    p->series.height_pt = 3 * p->series.most_pt;
    p->series.paint = w->subtitle;
    block_fit(b, &p->series);
    double used = p->series.text ? block_height(b, &p->series, p->series.size_pt) : 0;
    p->title = usual;
    p->title.font = w->title_font;
    p->title.text = or_else(cover->title, book->title);
    p->title.field = cover->title ? &cover->title : &book->title;
    p->title.name = "title";
    p->title.most_pt = title_most(p, p->title.text);
    p->title.least_pt = 14;
    p->title.leading = w->title_leading;
    p->title.height_pt = (height - used) * 0.3 / 0.456;
    p->title.paint = w->title;
    block_fit(b, &p->title);
    const char *subtitle = or_else(cover->subtitle, book->subtitle);
    /* On one line where that does not make it small beside the title. */
    double one_line =
        0.98 * width / fmax(1, subtitle ? font_width_em(w->subtitle_font, subtitle) : 1);
    p->subtitle = usual;
    p->subtitle.font = w->subtitle_font;
    p->subtitle.text = subtitle;
    p->subtitle.field = cover->subtitle ? &cover->subtitle : &book->subtitle;
    p->subtitle.name = "subtitle";
    p->subtitle.most_pt =
        fmax(fmax(12, 0.036 * p->s.width),
             fmin(0.42 * p->title.size_pt, fmax(0.27 * p->title.size_pt, one_line)));
    p->subtitle.leading = 1.15;
    p->subtitle.height_pt = (height - used) * 0.12 / 0.456;
    p->subtitle.paint = w->subtitle;
    block_fit(b, &p->subtitle);
}

static double head_height(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    double height = block_height(b, &p->title, p->title.size_pt);
    height += p->series.text ? block_height(b, &p->series, p->series.size_pt) : 0;
    if (p->subtitle.text) {
        height += gap_under_title(p) + block_height(b, &p->subtitle, p->subtitle.size_pt);
    }
    return height;
}

/* A block stands in its room's middle, or at its left edge. */
static double left_of(const struct cover_plan *p, const struct block_fit *t, const struct box *room)
{
    return p->w.align == ALIGN_CENTRE ? (room->left + room->right - t->width_pt) / 2 : room->left;
}

static void plan_author(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    double author = fmax(12, 0.043 * p->s.width);
    p->author = (struct block_fit){
        .font = p->w.author_font,
        .text = or_else(cover->author, b->cfg->book.author),
        .field = cover->author ? &cover->author : &b->cfg->book.author,
        .name = "author",
        .most_pt = author,
        .least_pt = fmax(9, b->source.profile->min_text_pt),
        .leading = 1.2,
        .width_pt = p->w.foot.right - p->w.foot.left,
        .height_pt = 2.5 * author,
        .centre = p->w.align == ALIGN_CENTRE,
        .paint = p->w.author,
    };
    block_fit(b, &p->author);
    double foot = p->author.text ? block_height(b, &p->author, p->author.size_pt) : 0;
    double apart = 0.02 * p->s.height;
    double top = p->w.foot_from_top ? p->w.foot.top : p->w.foot.bottom - foot;
    double left = left_of(p, &p->author, &p->w.foot);
    p->s.author = (struct box){left, top, left + p->author.width_pt, top + foot};
    /* The head keeps clear of it, over or under. */
    if (foot > 0 && p->w.foot_from_top) {
        p->w.head.top = fmax(p->w.head.top, p->s.author.bottom + apart);
    } else if (foot > 0) {
        p->w.head.bottom = fmin(p->w.head.bottom, p->s.author.top - apart);
    }
}

static void plan_front(struct cover_plan *p)
{
    enum { ROUNDS = 8 };
    plan_author(p);
    plan_head(p);
    const struct box *head = &p->w.head;
    double height = head_height(p);
    double room = p->s.author.top - head->top;
    for (unsigned i = 0; i < ROUNDS && height > room && p->title.size_pt > 0 && !p->w.foot_from_top;
         i++) {
        p->title.height_pt *= 0.88;
        p->title.width_pt = head->right - head->left;
        block_fit(p->s.book, &p->title);
        height = head_height(p);
    }
    double middle = ((p->author.text ? head->bottom : p->w.foot.bottom) + head->top - height) / 2;
    p->s.head_top = p->w.at_foot     ? head->bottom - height
                    : p->w.in_middle ? fmax(head->top, middle)
                                     : head->top;
    p->s.head_bottom = p->s.head_top + height;
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

/* Across the spine between what its folds want free. */
static double across_spine(const struct cover_plan *p)
{
    return p->s.g.spine_pt - 2 * p->s.book->source.profile->cover->spine_clear_pt - 0.5;
}

/* The volume's number stands upright at the spine's head, where it has room. */
static double volume_size(const struct cover_plan *p)
{
    const struct book *b = p->s.book;
    double em = p->volume[0] ? font_width_em(b->faces.sans_bold, p->volume) : 0;
    double size = em > 0 ? fmin(16, across_spine(p) / (em + 0.02)) : 0;
    return size >= b->source.profile->min_text_pt ? size : 0;
}

static double volume_room(const struct cover_plan *p)
{
    return volume_size(p) > 0 ? 2.2 * volume_size(p) : 0;
}

/* The size at which a text stands clear of the spine's folds and ends. */
static double size_on_spine(const struct cover_plan *p, const char *text)
{
    const struct book *b = p->s.book;
    struct glyph_box ink = ink_of(b->faces.sans_bold, text);
    double along = p->s.g.spine.bottom - p->s.g.spine.top - 2 * p->s.safe_pt - volume_room(p);
    return fmin(14, fmin(across_spine(p) / fmax(0.5, ink.top - ink.bottom),
                         along / fmax(1, font_width_em(b->faces.sans_bold, text))));
}

/* Title and author; the title alone where both are too long. */
static void plan_spine(struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct config_cover *cover = &b->cfg->cover;
    double least = b->source.profile->min_text_pt;
    bool failed = false;
    if (b->cfg->series.volume && p->s.g.spine_text) {
        snprintf(p->volume, sizeof p->volume, "%u", b->cfg->series.volume);
    }
    for (unsigned shorter = 0; shorter < 2 && p->s.g.spine_text && p->spine_size_pt == 0;
         shorter++) {
        text_clear(&p->spine);
        text_puts(&p->spine, or_else(cover->spine, p->title.text));
        if (!cover->spine && p->author.text && !shorter) {
            text_printf(&p->spine, "   %s", p->author.text);
        }
        double size = p->spine.data ? size_on_spine(p, p->spine.data) : 0;
        p->spine_size_pt = size >= least ? size : 0;
        failed |= p->spine.failed;
    }
    p->spine.failed = failed;
}

static void plan_cover(const struct book *b, bool ebook, struct cover_plan *p)
{
    *p = (struct cover_plan){.ebook = ebook};
    begin_scene(b, ebook, &p->s);
    usual_words(&p->s, &p->w);
    cover_design_of(b->cfg)->arrange(&p->s, &p->w);
    plan_front(p);
    if (!ebook) {
        cover_plan_back(&p->s, p->w.title_font, &p->back);
        plan_spine(p);
    }
}

static bool ran_out_of_memory(const struct cover_plan *p)
{
    return p->title.failed || p->subtitle.failed || p->author.failed || p->series.failed ||
           p->series_words.failed || p->back.failed || p->spine.failed || p->s.failed;
}

static void free_plan(struct cover_plan *p)
{
    for (unsigned i = 0; i < sizeof p->s.digit / sizeof p->s.digit[0]; i++) {
        art_drop(p->s.digit[i]);
    }
    text_free(&p->series_words);
    text_free(&p->spine);
}

/* ---- checks ---- */

struct block_check {
    const struct book *book;
    const struct block_fit *block;
};

static bool has_room_in_box(void *context, const char *beginning)
{
    const struct block_check *check = context;
    struct block_fit t = *check->block;
    t.text = beginning;
    return block_widest_word_em(&t) * t.least_pt <= t.width_pt &&
           block_height(check->book, &t, t.least_pt) <= t.height_pt && !t.failed;
}

static enum status check_block(const struct book *b, const struct block_fit *t, struct diag *d)
{
    if (!t->text || t->size_pt > 0) {
        return STATUS_OK;
    }
    struct block_check check = {b, t};
    d->hint = "shorten it, or give the cover its own under 'cover'";
    return block_refuse(b, t, has_room_in_box, &check, d);
}

static unsigned widest(const struct layout *v)
{
    return board_across(v) > board_down(v) ? board_across(v) : board_down(v);
}

static enum status check_puzzle(const struct book *b, const unsigned *field, double side_pt,
                                struct diag *d)
{
    struct diag_at at;
    if (*field > b->puzzle_count) {
        return diag_usage(d, book_config_at(b->cfg, field, &at),
                          "no puzzle %u for the cover: the book has %zu", *field, b->puzzle_count);
    }
    if (!*field || side_pt <= 0) {
        return STATUS_OK;
    }
    const struct layout *v = b->puzzle[*field - 1].record->variant;
    double least = b->source.profile->min_text_pt;
    struct board_style style = book_style_of(b, *field - 1);
    if (!style.pictures &&
        side_pt / widest(v) * board_digit_size_pt(&style, b->faces.sans_bold, v, 1) < least) {
        d->hint = "choose a puzzle of a smaller board, or 0 for none";
        return diag_usage(d, book_config_at(b->cfg, field, &at),
                          "the puzzle on the cover would have digits under %.1f pt", least);
    }
    return STATUS_OK;
}

static enum status check_one_text(const struct book *b, const struct font *font,
                                  const char *const *text, struct diag *d)
{
    uint32_t missing;
    size_t offset = *text ? font_first_missing(font, *text, &missing) : SIZE_MAX;
    if (offset == SIZE_MAX) {
        return STATUS_OK;
    }
    struct diag_at at;
    d->hint = "choose a font that has it (style.font), or another character";
    return diag_usage(d, book_config_at_byte(b->cfg, text, offset, &at),
                      "font '%s' has no character U+%04X", font_family(font), (unsigned)missing);
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
                {&b->cfg->series.name, b->faces.sans_bold},
                {&cover->back_text, b->faces.serif},
                {&cover->author_text, b->faces.serif},
                {&cover->price, b->faces.sans},
                {&cover->spine, b->faces.sans_bold}};
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        enum status status = check_one_text(b, rows[i].font, rows[i].text, d);
        worst = status == STATUS_OK ? worst : status;
    }
    for (size_t i = 0; i < cover->points.count; i++) {
        enum status status = check_one_text(b, b->faces.sans, &cover->points.item[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status check_spine(const struct cover_plan *p, struct diag *d)
{
    const struct book *b = p->s.book;
    /* Own words must not vanish; on a spine too thin for any, they do as the doc says. */
    if (!b->cfg->cover.spine || !p->s.g.spine_text || p->spine_size_pt > 0) {
        return STATUS_OK;
    }
    struct diag_at at;
    return diag_usage(d, book_config_at(b->cfg, &b->cfg->cover.spine, &at),
                      "the words are too long for the spine, even in type of %.0f pt",
                      b->source.profile->min_text_pt);
}

static enum status check_front(struct cover_plan *p, struct diag *d)
{
    const struct book *b = p->s.book;
    struct block_fit *blocks[] = {&p->series, &p->title, &p->subtitle, &p->author};
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < sizeof blocks / sizeof blocks[0]; i++) {
        enum status status = check_block(b, blocks[i], d);
        worst = status == STATUS_OK ? worst : status;
    }
    if (worst == STATUS_OK) {
        const struct cover_design *design = cover_design_of(b->cfg);
        double side = design->board_side ? design->board_side(&p->s) : 0;
        worst = check_puzzle(b, &b->cfg->cover.art_puzzle, side, d);
    }
    return worst;
}

static enum status check_plan(const struct book *b, bool ebook, struct diag *d)
{
    struct cover_plan p;
    plan_cover(b, ebook, &p);
    if (ran_out_of_memory(&p)) {
        free_plan(&p);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    enum status worst = check_glyphs(&p, d);
    enum status status = check_front(&p, d);
    worst = status == STATUS_OK ? worst : status;
    if (!ebook) {
        status = cover_check_back(&p.s, &p.back, d);
        worst = status == STATUS_OK ? worst : status;
        status = check_puzzle(b, &b->cfg->cover.sample_puzzle,
                              p.back.sample.right - p.back.sample.left, d);
        worst = status == STATUS_OK ? worst : status;
        status = check_spine(&p, d);
        worst = status == STATUS_OK ? worst : status;
    }
    free_plan(&p);
    return worst;
}

enum status cover_check(const struct book *b, struct diag *d)
{
    const struct config_cover *cover = &b->cfg->cover;
    struct diag_at at;
    if (cover->make && cover->barcode == BARCODE_EAN13 && !b->cfg->book.isbn) {
        return diag_usage(d, book_config_at(b->cfg, &cover->barcode, &at),
                          "a bar code needs book.isbn; or use barcode: space");
    }
    enum status figures = cover_check_case(b, d);
    if (figures != STATUS_OK) {
        return figures;
    }
    enum status status = cover->make || !cover->ebook ? check_plan(b, false, d) : STATUS_OK;
    return status == STATUS_OK && cover->ebook ? check_plan(b, true, d) : status;
}

/* ---- drawing ---- */

static double draw_in(struct canvas *c, struct cover_plan *p, const struct block_fit *t,
                      const struct box *room, double y)
{
    return block_draw(p->s.book, c, t, left_of(p, t, room), y);
}

static void draw_words(struct canvas *c, struct cover_plan *p)
{
    double y = draw_in(c, p, &p->series, &p->w.head, p->s.head_top);
    y = draw_in(c, p, &p->title, &p->w.head, y);
    if (p->w.has_rule) {
        double half = 0.11 * p->s.width;
        double x = p->w.align == ALIGN_CENTRE ? (p->w.head.left + p->w.head.right) / 2
                                              : p->w.head.left + half;
        double top = y + title_overhang(p) + 0.016 * p->s.height;
        canvas_fill(c, (struct box){x - half, top, x + half, top + 3}, p->w.rule);
    }
    draw_in(c, p, &p->subtitle, &p->w.head, y + gap_under_title(p));
    draw_in(c, p, &p->author, &p->w.foot, p->s.author.top);
}

/* Spine text reads downwards, as on books in English. */
static void draw_spine(struct canvas *c, const struct cover_plan *p)
{
    const struct book *b = p->s.book;
    const struct box *spine = &p->s.g.spine;
    double middle = (spine->left + spine->right) / 2;
    double size = volume_size(p);
    if (size > 0) {
        struct text_style number = {
            .font = b->faces.sans_bold, .size_pt = size, .paint = p->w.spine_ink};
        canvas_text(c, middle, spine->top + p->s.safe_pt + size, ALIGN_CENTRE, &number, p->volume);
    }
    if (p->spine_size_pt <= 0 || !p->spine.data) {
        return;
    }
    struct text_style style = {
        .font = b->faces.sans_bold, .size_pt = p->spine_size_pt, .paint = p->w.spine_ink};
    struct glyph_box ink = ink_of(b->faces.sans_bold, p->spine.data);
    /* Turned clockwise, up is to the right. */
    double baseline = middle - (ink.top + ink.bottom) / 2 * style.size_pt;
    double y = (spine->top + spine->bottom + volume_room(p)) / 2;
    canvas_push(c, (struct placement){1, 1, baseline, y});
    canvas_text(c, 0, 0, ALIGN_CENTRE, &style, p->spine.data);
    canvas_pop(c);
}

/* Over the page's edges, so that no rounding leaves a white one. */
static struct box over_edges(const struct box *b, const struct box *page)
{
    return (struct box){b->left <= page->left ? page->left - 1 : b->left, page->top - 1,
                        b->right >= page->right ? page->right + 1 : b->right, page->bottom + 1};
}

/* The spine hides what of either side reaches over its folds. */
static void draw_back_and_spine(struct canvas *c, struct cover_plan *p)
{
    struct cover_scene *s = &p->s;
    const struct cover_back_look *look = &cover_design_of(s->book->cfg)->back;
    struct box back = {0, 0, s->g.spine.left, 0};
    struct box spine = {s->g.spine.left, 0, s->g.spine.right, 0};
    back = over_edges(&back, &s->page);
    spine = over_edges(&spine, &s->page);
    canvas_fill(c, back, s->ground);
    if (look->draw) {
        look->draw(s, &p->back, c);
    }
    struct box strip = cover_back_strip(s, &p->back);
    if (look->plate && strip.right > strip.left) {
        canvas_fill(c, strip, s->ground);
    }
    canvas_fill(c, spine, p->w.spine_ground);
    if (look->capped_spine) {
        double cap = 0.5 * s->safe_pt; /* the words begin at the whole of it */
        struct box head = {spine.left, spine.top, spine.right, s->g.spine.top + cap};
        struct box foot = {spine.left, s->g.spine.bottom - cap, spine.right, spine.bottom};
        canvas_fill(c, head, s->accent);
        canvas_fill(c, foot, s->accent);
    }
}

static void draw_grounds(struct canvas *c, struct cover_plan *p)
{
    struct box all = over_edges(&p->s.page, &p->s.page);
    canvas_fill(c, all, p->s.ground);
    canvas_begin_decoration(c);
    cover_design_of(p->s.book->cfg)->draw(&p->s, c);
    if (!p->ebook) {
        draw_back_and_spine(c, p);
    }
    canvas_end_decoration(c);
}

static void draw_content(const struct book *b, bool ebook, struct canvas *c)
{
    struct cover_plan p;
    const struct cover_design *design = cover_design_of(b->cfg);
    plan_cover(b, ebook, &p);
    draw_grounds(c, &p);
    if (!ebook) {
        cover_draw_back(&p.s, &p.back, c);
        draw_spine(c, &p);
    }
    if (design->add) {
        design->add(&p.s, c);
    }
    draw_words(c, &p);
    canvas_note_failure(c, ran_out_of_memory(&p));
    free_plan(&p);
}

void cover_draw_content(const struct book *b, struct canvas *c)
{
    draw_content(b, false, c);
}

void cover_draw(const struct book *b, struct canvas *c)
{
    struct cover_geometry g = cover_geometry(b);
    struct page_boxes boxes = {
        .width_pt = g.width_pt,
        .height_pt = g.height_pt,
        .trim = g.cut,
        .bleed = {0, 0, g.width_pt, g.height_pt},
    };
    canvas_begin_page(c, &boxes);
    cover_draw_content(b, c);
    canvas_end_page(c);
}

void cover_draw_ebook(const struct book *b, struct canvas *c)
{
    struct page_boxes boxes = {.width_pt = EBOOK_WIDTH_PT, .height_pt = EBOOK_HEIGHT_PT};
    canvas_begin_page(c, &boxes);
    draw_content(b, true, c);
    canvas_end_page(c);
}
