/* The title page. */
#include <math.h>

#include "config/calendar_date.h"
#include "config/calendar_words.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/title_pictures.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"
#include "render/book/style/title_type.h"

static struct paint title_paint(const struct book *b)
{
    return title_design(b)->white ? PAINT_WHITE : PAINT_BLACK;
}

/* ---- what stands around the titles ---- */

/* A thick rule and a fine one at the block's head, and mirrored over the publisher at its foot. */
static void draw_outer_rules(const struct book *b, struct canvas *c, struct box block)
{
    const enum config_heading_rule how = b->cfg->style.heading_rule;
    const double thick = how == HEADING_THICK ? 5 : 2;
    const double fine = book_fine_line_pt(b);
    const double gap = thick / 2 + 2.5;
    const double foot = block.bottom - (b->cfg->book.publisher ? FOOT_RULE_PT : thick);
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    canvas_line(c, block.left, block.top + thick / 2, block.right, block.top + thick / 2, thick,
                ink);
    canvas_line(c, block.left, foot, block.right, foot, thick, ink);
    if (how != HEADING_THICK) {
        const double top = block.top + thick / 2 + gap;
        canvas_line(c, block.left, top, block.right, top, fine, ink);
        canvas_line(c, block.left, foot - gap, block.right, foot - gap, fine, ink);
    }
}

static void draw_masthead_rules(struct canvas *c, struct box block)
{
    canvas_line(c, block.left, block.top + 3, block.right, block.top + 3, 4, PAINT_BLACK);
    canvas_line(c, block.left, block.top + 8, block.right, block.top + 8, 0.75, PAINT_BLACK);
}

/* The pattern of the first puzzle, or a scene, in a square. */
static void draw_grid(const struct book *b, struct canvas *c, struct box box)
{
    if (b->cfg->style.look.opener == OPENER_SCENE) {
        const double high = (box.right - box.left) / scene_ratio(b, SCENE_MEADOW);
        const double top = (box.top + box.bottom - high) / 2;
        draw_scene(b, c, SCENE_MEADOW, (struct box){box.left, top, box.right, top + high});
    } else {
        draw_solution_pattern(b, c, 0, box);
    }
}

/* The same over titles that begin at this baseline: a scene as wide as there is room. */
static void draw_grid_above(const struct book *b, struct canvas *c, struct box block, double first)
{
    const double width = block.right - block.left;
    const double height = block.bottom - block.top;
    const double x = (block.left + block.right) / 2;
    const double side = fmin(first - block.top - 0.2 * height, 0.7 * width);
    const double top = block.top + 0.04 * height;
    const struct box box = {x - side / 2, top, x + side / 2, top + side};
    if (b->cfg->style.look.opener == OPENER_SCENE) {
        const double high = fmin(side, width / scene_ratio(b, SCENE_MEADOW));
        const double half = high * scene_ratio(b, SCENE_MEADOW) / 2;
        draw_scene(b, c, SCENE_MEADOW,
                   (struct box){x - half, box.bottom - high, x + half, box.bottom});
        return;
    }
    draw_grid(b, c, box);
}

static void draw_publisher(const struct book *b, struct canvas *c, struct box block)
{
    const bool left = title_from_left(b);
    const char *publisher = b->cfg->book.publisher;
    double width = block.right - block.left;
    if (!title_has_publisher(b)) {
        return;
    }
    double size =
        fmin(title_publisher_pt(b), 0.8 * width / (font_width_em(b->faces.sans, publisher) + 1));
    size = fmax(size, book_min_text_pt(b));
    struct text_style style = {.font = b->faces.sans,
                               .size_pt = size,
                               .tracking_pt = 0.08 * size,
                               .paint = title_paint(b)};
    canvas_text(c, left ? block.left : (block.left + block.right) / 2, block.bottom - 4,
                left ? ALIGN_LEFT : ALIGN_CENTRE, &style, publisher);
}

/* Under a masthead: the edition or the publisher, the day of publication, and the puzzles, between
 * rules from `top` on. Returns the lower rule. */
static double draw_date_line(const struct book *b, struct canvas *c, struct box block, double top)
{
    const struct config_book *t = &b->cfg->book;
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double width = (block.right - block.left) / 3;
    double y = top + 1.5 * style.size_pt;
    double bottom = top + date_line_room(b);
    struct text puzzles = {0};
    book_range_add(b, 1, b->puzzle_count, &puzzles);
    struct text date = {0};
    int day;
    if (t->published && day_read(t->published, &day)) {
        day_words_put(&b->translation, day, true, &date);
    }
    const char *left = t->edition ? t->edition : t->publisher ? t->publisher : "";
    draw_fitted(b, c, block.left, y, ALIGN_LEFT, style, width, left);
    draw_fitted(b, c, (block.left + block.right) / 2, y, ALIGN_CENTRE, style, width,
                text_chars(&date));
    draw_fitted(b, c, block.right, y, ALIGN_RIGHT, style, width, puzzles.data ? puzzles.data : "");
    canvas_note_failure(c, puzzles.failed | date.failed);
    text_free(&puzzles);
    text_free(&date);
    canvas_line(c, block.left, bottom, block.right, bottom, 0.75, PAINT_BLACK);
    return bottom;
}

/* The title and the subtitle, from `first`; the last baseline. */
static double draw_titles(const struct book *b, struct canvas *c, struct box block, double first,
                          const struct title_design *d, const struct title_sizes *s)
{
    const struct config_book *t = &b->cfg->book;
    const bool masthead = title_design_of(b) == TITLE_MASTHEAD;
    const bool left = title_from_left(b);
    const double width = block.right - block.left;
    const double x = left ? block.left : (block.left + block.right) / 2;
    struct text_style title = {
        .font = b->faces.heading, .size_pt = s->title, .paint = title_paint(b)};
    canvas_tag(c, CANVAS_HEADING_1, NULL, NULL);
    double y = draw_lines(c, &title, t->title, x, first, width, d->leading * s->title, left);
    canvas_untag(c);
    if (masthead) {
        y += 0.45 * s->title;
        canvas_line(c, block.left, y, block.right, y, 0.75, PAINT_BLACK);
        y = draw_date_line(b, c, block, y);
    }
    if (t->subtitle) {
        struct text_style subtitle = {.font = subtitle_face(b),
                                      .size_pt = s->subtitle,
                                      .paint = title_paint(b),
                                      .features = book_figures(b)};
        y = draw_lines(c, &subtitle, t->subtitle, x, y + subtitle_gap(b) * s->subtitle,
                       subtitle_width * width, subtitle_leading * s->subtitle, left);
        if (masthead) {
            y += 0.6 * s->subtitle;
            canvas_line(c, block.left, y, block.right, y, 0.75, PAINT_BLACK);
        }
    }
    return y;
}

/* What stands behind the titles and over them, where these begin at the baseline `first`. */
static void draw_above(const struct book *b, struct canvas *c, struct box block, double first,
                       const struct title_sizes *s)
{
    const double width = block.right - block.left;
    const double rule = block.top + TITLE_RULE_AT * (block.bottom - block.top);
    switch (title_design_of(b)) {
    case TITLE_CENTRED:
    case TITLE_PLATE:
    case TITLE_POSTER:
    case TITLE_CORNER:
        break;
    case TITLE_LEFT:
        canvas_line(c, block.left, rule, block.left + 0.22 * width, rule, 5, PAINT_BLACK);
        break;
    case TITLE_MASTHEAD:
        draw_masthead_rules(c, block);
        break;
    case TITLE_GRID:
        draw_grid_above(b, c, block, first);
        break;
    case TITLE_TILES:
        draw_title_tiles(b, c,
                         (struct box){block.left, block.top, block.right, first - 1.3 * s->title});
        break;
    case TITLE_BLOCK:
        draw_tile_box(b, c,
                      (struct box){block.left, block.top, block.right, first - 1.15 * s->title});
        break;
    case TITLE_FRAME:
        draw_flourish(b, c, (block.left + block.right) / 2,
                      block.top + 0.42 * (first - s->title - block.top), 0.62 * width);
        break;
    }
}

/* What stands between the titles, whose last baseline is y, and the author. */
static void draw_between(const struct book *b, struct canvas *c, struct box block, double y,
                         double author_top)
{
    const double gap = title_design_of(b) == TITLE_PLATE ? 30 : 18;
    const struct box room = {block.left, y + gap, block.right, author_top - gap};
    const bool box = b->cfg->style.ornament == ORNAMENT_BOX;
    if (title_design_of(b) == TITLE_CORNER || (title_design_of(b) == TITLE_POSTER && box)) {
        draw_title_rows(b, c, room);
    } else if (title_design_of(b) == TITLE_PLATE && box) {
        draw_title_plate(b, c, room);
    } else if (title_design_of(b) == TITLE_MASTHEAD && b->cfg->style.ornament == ORNAMENT_PATTERN) {
        draw_front_page(b, c, room);
    } else if (title_design(b)->ornament && !(title_design_of(b) == TITLE_POSTER && box)) {
        draw_title_ornament(b, c, block, y, author_top);
    }
}

/* What the design draws around all of the page; the room that it leaves. */
static struct box draw_around(const struct book *b, struct canvas *c, struct box block)
{
    const double inset = 24;
    const double curl = 46;
    if (title_design_of(b) == TITLE_BLOCK) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_fill(c, block, book_ink(b, INKED_HEADINGS));
        canvas_untag(c);
        return (struct box){block.left + inset, block.top + inset, block.right - inset,
                            block.bottom - inset};
    }
    if (title_design_of(b) == TITLE_FRAME) {
        draw_engraved_frame(b, c, block, curl);
        return (struct box){block.left + inset, block.top + inset, block.right - inset,
                            block.bottom - 1.5 * inset};
    }
    if (title_has_outer_rules(b)) {
        draw_outer_rules(b, c, block);
    }
    return block;
}

/* On a wide page: what stands at the right of the titles, from top to foot. */
static void draw_beside(const struct book *b, struct canvas *c, struct box box)
{
    const double width = box.right - box.left;
    const double middle = (box.top + box.bottom) / 2;
    switch (title_design_of(b)) {
    case TITLE_TILES:
        draw_title_tiles(b, c, box);
        break;
    case TITLE_BLOCK:
        draw_tile_box(b, c, box);
        break;
    case TITLE_GRID:
        draw_grid(b, c, (struct box){box.left, middle - width / 2, box.right, middle + width / 2});
        break;
    default:
        draw_title_plate(b, c, box);
        break;
    }
}

/* The room for the titles; that of the picture next to them is drawn. */
static struct box draw_wide(const struct book *b, struct canvas *c, struct box block)
{
    const double titles = 0.51;  /* of the width … */
    const double picture = 0.44; /* … and the rest is air */
    const double width = block.right - block.left;
    const double head = title_has_outer_rules(b) ? HEAD_RULE_PT : 0;
    draw_beside(b, c,
                (struct box){block.right - picture * width, block.top + head, block.right,
                             block.bottom - (head > 0 ? title_foot_room(b) + head / 2 : 0)});
    block.right = block.left + titles * width;
    return block;
}

static void draw_title_page(const struct book *b, struct canvas *c, const struct page *p,
                            struct box block)
{
    (void)p;
    const struct config_book *t = &b->cfg->book;
    const bool left = title_from_left(b);
    block = draw_around(b, c, block);
    const bool wide = title_has_beside(b, block);
    const struct box whole = block;
    block = wide ? draw_wide(b, c, block) : block;
    const struct title_design d = title_design_in(b, block, wide);
    double width = block.right - block.left;
    double x = left ? block.left : (block.left + block.right) / 2;
    bool failed = false;
    double at;
    const struct author a = title_author(b, &d, block, &failed);
    struct title_sizes sizes = title_place(b, &d, block, a.to, &at, &failed);
    const double first = block.top + at * (block.bottom - block.top);
    if (!wide) {
        draw_above(b, c, block, first, &sizes);
    }
    double y = draw_titles(b, c, block, first, &d, &sizes);
    if (!wide) {
        draw_between(b, c, block, y, block.top + a.first - a.size);
    }
    if (t->author) {
        const struct text_style author = {
            .font = b->faces.serif, .size_pt = a.size, .paint = title_paint(b)};
        draw_lines(c, &author, t->author, x, fmax(block.top + a.first, y + 2 * a.size), width,
                   author_leading * a.size, left);
    }
    draw_publisher(b, c, title_has_outer_rules(b) ? whole : block);
    canvas_note_failure(c, failed);
}

static const struct page_kind page_title = {
    .name = "title", .draw = draw_title_page, .frame = FRAME_NONE, .field = "book.title"};

static bool wants_title(const struct book *b)
{
    return b->cfg->parts.title_page;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)item, (void)d;
    page_turn_to_right(b, list);
    page_list_add(b, list, &page_title)->heading = b->cfg->book.title;
    return STATUS_OK;
}

const struct part_kind part_title = {
    .name = "title",
    .doc = "the title page",
    .places = PART_FRONT,
    .once = true,
    .usual = wants_title,
    .asked_by = "parts.title_page: true",
    .usual_place = PART_FRONT,
    .add = add_pages,
};
