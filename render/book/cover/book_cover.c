#include "render/book/cover/book_cover.h"

#include "render/book/book_data.h"
#include "render/book/cover/cover_plan.h"

static double draw_in(struct canvas *c, struct cover_plan *p, const struct cover_block_fit *t,
                      const struct box *room, double y)
{
    return cover_block_draw(p->s.book, c, t, cover_block_left(p, t, room), y);
}

static void draw_badge(struct canvas *c, struct cover_plan *p, double top)
{
    const struct cover_block_fit *t = &p->badge;
    if (t->size_pt <= 0) {
        return;
    }
    struct box plate = cover_badge_plate(p, 0, top);
    double width = plate.right;
    bool centre = p->w.align == ALIGN_CENTRE;
    plate.left = centre ? (p->w.head.left + p->w.head.right - width) / 2 : p->w.head.left;
    plate.right = plate.left + width;
    canvas_fill(c, plate, p->w.badge);
    struct text_style style = {.font = t->font, .size_pt = t->size_pt, .paint = t->paint};
    double baseline = (plate.top + plate.bottom + font_cap_height_em(t->font) * t->size_pt) / 2;
    canvas_text(c, (plate.left + plate.right) / 2, baseline, ALIGN_CENTRE, &style, t->text);
}

static void draw_words(struct canvas *c, struct cover_plan *p)
{
    double y = draw_in(c, p, &p->series, &p->w.head, p->s.head_top);
    y = draw_in(c, p, &p->title, &p->w.head, y);
    if (p->w.has_rule) {
        double half = 0.11 * p->s.width;
        double x = p->w.align == ALIGN_CENTRE ? (p->w.head.left + p->w.head.right) / 2
                                              : p->w.head.left + half;
        double top = y + cover_title_overhang(p) + 0.016 * p->s.height;
        canvas_fill(c, (struct box){x - half, top, x + half, top + 3}, p->w.rule);
    }
    if (p->subtitle.text) {
        y = draw_in(c, p, &p->subtitle, &p->w.head, y + cover_title_gap(p));
    }
    draw_badge(c, p, y + cover_badge_gap(p));
    draw_in(c, p, &p->author, &p->w.foot, p->s.author.top);
}

/* Spine text reads downwards, as on books in English: from its head, or ending at its foot. */
static void draw_on_spine(struct canvas *c, const struct cover_plan *p, const char *words,
                          bool author)
{
    const struct box *spine = &p->s.g.spine;
    struct text_style style = {
        .font = spine_font(p, author), .size_pt = p->spine_size_pt, .paint = p->w.spine_ink};
    /* Turned clockwise, up is to the right. */
    double baseline = (spine->left + spine->right) / 2 + spine_baseline(p);
    bool alone = !p->spine_author;
    double head = spine->top + p->s.safe_pt + spine_volume_room(p);
    double foot = spine->bottom - p->s.safe_pt;
    double y = alone ? (head + foot) / 2 : author ? foot : head;
    canvas_push(c, (struct placement){1, 1, baseline, y});
    canvas_text(c, 0, 0, alone ? ALIGN_CENTRE : author ? ALIGN_RIGHT : ALIGN_LEFT, &style, words);
    canvas_pop(c);
}

static void draw_spine(struct canvas *c, const struct cover_plan *p)
{
    const struct box *spine = &p->s.g.spine;
    double size = spine_volume_size(p);
    if (size > 0) {
        struct text_style number = {
            .font = p->s.strong_font, .size_pt = size, .paint = p->w.spine_ink};
        canvas_text(c, (spine->left + spine->right) / 2, spine->top + p->s.safe_pt + size,
                    ALIGN_CENTRE, &number, p->volume);
    }
    if (p->spine_size_pt > 0 && p->spine) {
        draw_on_spine(c, p, p->spine, false);
    }
    if (p->spine_size_pt > 0 && p->spine_author) {
        draw_on_spine(c, p, p->spine_author, true);
    }
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
    const struct cover_back_look *look = &s->design->back;
    struct box back = {0, 0, s->g.spine.left, 0};
    struct box spine = {s->g.spine.left, 0, s->g.spine.right, 0};
    back = over_edges(&back, &s->page);
    spine = over_edges(&spine, &s->page);
    canvas_fill(c, back, s->ground);
    if (look->draw) {
        look->draw(s, &p->back, c);
    }
    canvas_fill(c, spine, p->w.spine_ground);
    if (look->capped_spine && p->spine_size_pt > 0) {
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
    p->s.design->draw(&p->s, c);
    if (!p->ebook) {
        draw_back_and_spine(c, p);
    }
    canvas_end_decoration(c);
}

static void draw_content(const struct book *b, bool ebook, struct canvas *c)
{
    struct cover_plan p;
    cover_plan_make(b, ebook, &p);
    draw_grounds(c, &p);
    if (!ebook) {
        cover_draw_back(&p.s, &p.back, c);
        draw_spine(c, &p);
    }
    if (p.s.design->add) {
        p.s.design->add(&p.s, c);
    }
    draw_words(c, &p);
    canvas_note_failure(c, cover_plan_failed(&p));
    cover_plan_free(&p);
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
