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

/* Where the title page's lines begin, and how; by style.title_page. */
struct title_design {
    double at;        /* the first baseline, as a part of the block's height */
    double max_pt;    /* the title's size at most … */
    double max_width; /* … and as a part of the block's width */
    double leading;   /* of its lines, in parts of its size */
    double subtitle;  /* its size, in parts of the title's */
    double author_at; /* as a part of the block's height; 0: by what stands at the foot */
    size_t max_lines;
    bool ornament;
    bool picture_above; /* the titles may begin higher, where the picture can be smaller */
    enum { STANDS_THERE, HANGS, SITS } hold; /* at `at`; from the block's head; on the author */
    bool white;                              /* on a black block */
};

static const struct title_design title_designs[] = {
    [TITLE_CENTRED] = {0.21, 68, 0.135, 1.15, 0.42, 0.8, 4, .ornament = true},
    [TITLE_LEFT] = {0.24, 60, 0.13, 1.15, 0.42, 0.8, 4},
    [TITLE_MASTHEAD] = {0.15, 64, 0.16, 1.15, 0.42, 0, 4, .ornament = true},
    [TITLE_GRID] = {0.62, 46, 0.12, 1.15, 0.42, 0.87, 4, .picture_above = true},
    [TITLE_TILES] = {0.6, 72, 0.17, 1.15, 0.42, 0.87, 4, .picture_above = true},
    [TITLE_CORNER] = {0.1, 60, 0.15, 1.15, 0.42, 0.9, 4},
    [TITLE_BLOCK] = {0.27, 110, 0.25, 0.98, 0.34, 0.93, 5, .hold = SITS, .white = true},
    [TITLE_PLATE] = {0.16, 64, 0.135, 1.12, 0.4, 0.9, 4, .ornament = true},
    [TITLE_FRAME] = {0.32, 80, 0.18, 1.12, 0.42, 0.86, 4, .ornament = true},
    [TITLE_POSTER] = {0.21, 210, 0.42, 1.04, 0.28, 0.93, 6, .ornament = true, .hold = HANGS},
};

static enum config_title_page design_of(const struct book *b)
{
    return b->cfg->style.title_page;
}

static const struct title_design *title_design(const struct book *b)
{
    return &title_designs[design_of(b)];
}

/* A poster begins at the left, whatever the theme's other titles do. */
static bool from_left(const struct book *b)
{
    return design_of(b) == TITLE_POSTER || book_from_left(b);
}

static struct paint title_paint(const struct book *b)
{
    return title_design(b)->white ? PAINT_WHITE : PAINT_BLACK;
}

/* ---- what stands around the titles ---- */

enum { FOOT_RULE_PT = 26, HEAD_RULE_PT = 26 };

/* A thick rule and a fine one at the block's head, and mirrored over the publisher at its foot. */
static void draw_outer_rules(const struct book *b, struct canvas *c, struct box block)
{
    const enum config_heading_rule how = b->cfg->style.heading_rule;
    const double thick = how == HEADING_THICK ? 5 : 2;
    const double fine = book_fine_line_pt(b);
    const double gap = thick / 2 + 2.5;
    const double foot = block.bottom - (b->cfg->book.publisher ? FOOT_RULE_PT : thick);
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    if (how == HEADING_NONE) {
        return;
    }
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

/* The pattern of the first puzzle, or a scene, over titles that begin at this baseline. */
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
    draw_solution_pattern(b, c, 0, box);
}

static void draw_publisher(const struct book *b, struct canvas *c, struct box block)
{
    const bool left = from_left(b);
    const char *publisher = b->cfg->book.publisher;
    double width = block.right - block.left;
    /* A masthead without an edition has the publisher in its date line. */
    bool named = design_of(b) == TITLE_MASTHEAD && !b->cfg->book.edition;
    if (!publisher || named) {
        return;
    }
    double size = fmin(b->type.folio, 0.8 * width / (font_width_em(b->faces.sans, publisher) + 1));
    size = fmax(size, book_min_text_pt(b));
    struct text_style style = {.font = b->faces.sans,
                               .size_pt = size,
                               .tracking_pt = 0.08 * size,
                               .paint = title_paint(b)};
    canvas_text(c, left ? block.left : (block.left + block.right) / 2, block.bottom - 4,
                left ? ALIGN_LEFT : ALIGN_CENTRE, &style, publisher);
}

/* The largest size at which the text stands in few lines: one line more is taken only where it
 * would else be much smaller. */
static double size_in_few_lines(const struct font *font, const char *text, double max_pt,
                                double width, size_t max_lines, bool *failed)
{
    const double smaller = 0.8;
    double size = max_pt;
    for (size_t lines = 1; lines <= max_lines; lines++) {
        size = fitting_size(font, text, max_pt, width, lines, failed);
        if (size >= smaller * max_pt) {
            break;
        }
    }
    return size;
}

/* The titles' sizes, and how far their last baseline is below the first. */
struct title_sizes {
    double title, subtitle;
    double title_depth; /* of the title's lines alone */
    double depth;
};

static const double subtitle_leading = 1.3;
static const double subtitle_width = 0.9; /* of the block's */

static double subtitle_gap(const struct book *b)
{
    return design_of(b) == TITLE_MASTHEAD ? 1.3 : 2.0;
}

static double date_line_room(const struct book *b)
{
    return 2.4 * b->type.caption;
}

static const struct font *subtitle_face(const struct book *b)
{
    return from_left(b) ? b->faces.serif : b->faces.serif_italic;
}

static struct title_sizes sizes_for(const struct book *b, const struct title_design *d,
                                    double title_pt, double width, bool *failed)
{
    const struct config_book *t = &b->cfg->book;
    const struct font *face = subtitle_face(b);
    bool masthead = design_of(b) == TITLE_MASTHEAD;
    struct title_sizes s = {.title = title_pt};
    double least = fmax(12, 1.15 * b->type.body);
    size_t lines = count_lines(b->faces.heading, s.title, t->title, width, failed);
    s.title_depth = (double)(lines ? lines - 1 : 0) * d->leading * s.title;
    s.depth = s.title_depth + (masthead ? 0.45 * s.title + date_line_room(b) : 0);
    if (t->subtitle) {
        double measure = subtitle_width * width;
        s.subtitle = size_in_few_lines(face, t->subtitle, fmax(least, d->subtitle * s.title),
                                       measure, 3, failed);
        lines = count_lines(face, s.subtitle, t->subtitle, measure, failed);
        s.depth += s.subtitle * (subtitle_gap(b) + (masthead ? 0.6 : 0) +
                                 (double)(lines ? lines - 1 : 0) * subtitle_leading);
    }
    return s;
}

/* The titles become smaller, step by step, until they leave the author's place free. */
static struct title_sizes choose_sizes(const struct book *b, const struct title_design *d,
                                       double width, double room, bool *failed)
{
    const double min_pt = 14;
    double most = fmin(d->max_pt, d->max_width * width);
    double size =
        fitting_size(b->faces.heading, b->cfg->book.title, most, width, d->max_lines, failed);
    struct title_sizes s = sizes_for(b, d, size, width, failed);
    while (s.depth > room && size > min_pt) {
        size = fmax(min_pt, 0.94 * size);
        s = sizes_for(b, d, size, width, failed);
    }
    return s;
}

/* Where the author's name stands, as a part of the block's height. */
static double author_part(const struct book *b, const struct title_design *d)
{
    const bool foot = b->cfg->book.publisher && b->cfg->book.edition;
    return d->author_at > 0 ? d->author_at : foot ? 0.8 : 0.95;
}

/* Titles that are long begin higher, where the pattern over them can be smaller. */
static struct title_sizes choose_place(const struct book *b, const struct title_design *d,
                                       struct box block, double author_room, double *at,
                                       bool *failed)
{
    const double highest = 0.48;
    const double large_enough = 0.9;
    const double step = 0.03;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double author_at = author_part(b, d);
    struct title_sizes whole = choose_sizes(b, d, width, INFINITY, failed);
    struct title_sizes s;
    *at = d->at;
    if (d->hold != STANDS_THERE) {
        s = choose_sizes(b, d, width, (author_at - *at) * height - author_room, failed);
        const double cap = font_cap_height_em(b->faces.heading) * s.title;
        *at = d->hold == HANGS ? (HEAD_RULE_PT + cap) / height
                               : author_at - (author_room + s.depth) / height;
        return s;
    }
    for (;;) {
        s = choose_sizes(b, d, width, (author_at - *at) * height - author_room, failed);
        if (s.title >= large_enough * whole.title || !d->picture_above || *at - step < highest) {
            return s;
        }
        *at -= step;
    }
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
    const bool masthead = design_of(b) == TITLE_MASTHEAD;
    const bool left = from_left(b);
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
    const double rule = block.top + 0.1 * (block.bottom - block.top);
    switch (design_of(b)) {
    case TITLE_CENTRED:
    case TITLE_PLATE:
    case TITLE_POSTER:
        draw_outer_rules(b, c, block);
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
    case TITLE_CORNER:
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
    const double gap = design_of(b) == TITLE_PLATE ? 30 : 18;
    const struct box room = {block.left, y + gap, block.right, author_top - gap};
    const bool box = b->cfg->style.ornament == ORNAMENT_BOX;
    /* A poster shows rows only where its type leaves much of the page free. */
    const bool free_page = room.bottom - room.top > 0.4 * (block.bottom - block.top);
    if (design_of(b) == TITLE_CORNER || (design_of(b) == TITLE_POSTER && box && free_page)) {
        draw_title_rows(b, c, room);
    } else if (design_of(b) == TITLE_PLATE && box) {
        draw_title_plate(b, c, room);
    } else if (design_of(b) == TITLE_MASTHEAD && b->cfg->style.ornament == ORNAMENT_PATTERN) {
        draw_front_page(b, c, room);
    } else if (title_design(b)->ornament && !(design_of(b) == TITLE_POSTER && box)) {
        draw_title_ornament(b, c, block, y, author_top);
    }
}

/* The ascenders of the author's largest line, and air above them. */
static const double author_room_pt = 36;

/* What the design draws around all of the page; the room that it leaves. */
static struct box draw_around(const struct book *b, struct canvas *c, struct box block)
{
    const double inset = 24;
    const double curl = 46;
    if (design_of(b) == TITLE_BLOCK) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_fill(c, block, book_ink(b, INKED_HEADINGS));
        canvas_untag(c);
        return (struct box){block.left + inset, block.top + inset, block.right - inset,
                            block.bottom - inset};
    }
    if (design_of(b) == TITLE_FRAME) {
        draw_engraved_frame(b, c, block, curl);
        return (struct box){block.left + inset, block.top + inset, block.right - inset,
                            block.bottom - 1.5 * inset};
    }
    return block;
}

static void draw_title_page(const struct book *b, struct canvas *c, const struct page *p,
                            struct box block)
{
    (void)p;
    const struct config_book *t = &b->cfg->book;
    const struct title_design *d = title_design(b);
    const bool left = from_left(b);
    block = draw_around(b, c, block);
    double width = block.right - block.left;
    double x = left ? block.left : (block.left + block.right) / 2;
    bool failed = false;
    double height = block.bottom - block.top;
    double author_y = block.top + author_part(b, d) * height;
    double at;
    struct title_sizes sizes =
        choose_place(b, d, block, t->author ? author_room_pt : 0, &at, &failed);
    const double first = block.top + at * height;
    draw_above(b, c, block, first, &sizes);
    double y = draw_titles(b, c, block, first, d, &sizes);
    struct text_style author = {
        .font = b->faces.serif,
        .size_pt = fmax(book_min_text_pt(b), fmin(22, fmax(13, 0.4 * sizes.title))),
        .paint = title_paint(b)};
    draw_between(b, c, block, y, author_y - author.size_pt);
    if (t->author) {
        author.size_pt = fitting_size(b->faces.serif, t->author, author.size_pt, width, 2, &failed);
        draw_lines(c, &author, t->author, x, fmax(author_y, y + 2 * author.size_pt), width,
                   1.25 * author.size_pt, left);
    }
    draw_publisher(b, c, block);
    canvas_note_failure(c, failed);
}

static const struct page_kind page_title = {
    .name = "title", .draw = draw_title_page, .frame = FRAME_NONE};

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
