#include "render/book/openers/section_opener.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/openers/puzzle_detail.h"
#include "render/book/openers/silhouettes.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/ornaments.h"

/* An opener being drawn: over a title, from the block's top down to room.bottom. */
struct opening {
    const struct book *b;
    struct canvas *canvas;
    size_t section;
    struct box room;
    bool head; /* of a page of puzzles */
    bool left; /* else in the middle */
    bool low;  /* it may be large */
};

static bool is_section(const struct book *b, size_t section)
{
    return section < b->cfg->section_count;
}

/* The second ink, or this gray. */
static struct paint opener_paint(const struct opening *o, double gray)
{
    struct paint ink = book_ink(o->b, INKED_OPENERS);
    return ink.is_cmyk ? ink : paint_gray(gray);
}

static double width_of(const struct opening *o)
{
    return o->room.right - o->room.left;
}

static double height_of(const struct opening *o)
{
    return o->room.bottom - o->room.top;
}

/* Where what stands at the left, or in the middle, has its place. */
static double place_of(const struct opening *o)
{
    return o->left ? o->room.left : (o->room.left + o->room.right) / 2;
}

/* ---- numerals ---- */

enum {
    MIN_ROWS_NUMERAL_PT = 76,
    FRAMED_PT = 200,
    MIN_FRAMED_PT = 130,
    LOW_NUMERAL_PT = 420,
    NUMERAL_PT = 150
};

static const char *numeral_of(const struct opening *o, char number[24])
{
    snprintf(number, 24, "%zu", section_number(o->b, o->section));
    return number;
}

static void put_numeral(const struct opening *o, struct text_style style, double x, double baseline)
{
    char number[24];
    const char *text = numeral_of(o, number);
    const double right = o->room.right - x;
    const double width = o->left ? right : width_of(o);
    style.size_pt *= fmin(1, width / fmax(1, text_width_pt(&style, text)));
    /* At the left, the bearing of so large a figure would be seen. */
    x -= o->left ? text_ink(&style, 0, 0, text).left : 0;
    canvas_text(o->canvas, x, baseline, o->left ? ALIGN_LEFT : ALIGN_CENTRE, &style, text);
}

static void draw_numeral(const struct opening *o)
{
    const double most = o->low ? LOW_NUMERAL_PT : NUMERAL_PT;
    const struct text_style style = {.font = o->b->faces.heading,
                                     .size_pt = fmin(most, 1.1 * height_of(o)),
                                     .paint = opener_paint(o, 0.6)};
    put_numeral(o, style, place_of(o), o->room.bottom);
}

/* A page of puzzles has no picture of a board: preflight would take it for a puzzle. */
static bool has_picture(const struct opening *o)
{
    return is_section(o->b, o->section) && !o->head;
}

/* A part of the section's first puzzle, on white at the right of a box. */
enum { PANEL_COLUMNS = 3 };

static struct box panel_of(const struct box *box)
{
    const double height = box->bottom - box->top;
    const double side = fmin(box->right - box->left, height);
    const double top = box->top + (height - side) / 2;
    return (struct box){box->right - side, top, box->right, top + side};
}

static struct box inside_panel(const struct box *panel)
{
    const double air = 0.06 * (panel->right - panel->left);
    return (struct box){panel->left + air, panel->top + air, panel->right - air,
                        panel->bottom - air};
}

static bool has_panel(const struct opening *o, const struct box *panel)
{
    const double min_side = 40; /* a smaller one's lines run together */
    return has_picture(o) && panel->bottom - panel->top >= min_side &&
           puzzle_detail_is_legible(o->b, section_first_puzzle(o->b, o->section),
                                    inside_panel(panel), PANEL_COLUMNS);
}

static void draw_band(const struct opening *o)
{
    const double room = height_of(o);
    const double height = fmin(o->low ? room : 0.75 * room, o->low ? LOW_NUMERAL_PT : NUMERAL_PT);
    struct box band = o->room;
    band.top = band.bottom - height;
    canvas_fill(o->canvas, band, opener_paint(o, 0));
    const struct text_style style = {
        .font = o->b->faces.heading, .size_pt = 0.8 * height, .paint = PAINT_WHITE};
    const double baseline =
        band.bottom - (height - font_cap_height_em(style.font) * style.size_pt) / 2;
    const double inset = 0.12 * height;
    struct opening numeral = *o;
    const struct box panel =
        panel_of(&(struct box){(o->left ? 0.5 : 0.56) * width_of(o) + band.left, band.top + inset,
                               band.right - inset, band.bottom - inset});
    if (has_panel(o, &panel)) {
        canvas_fill(o->canvas, panel, PAINT_WHITE);
        draw_puzzle_detail(o->b, o->canvas, section_first_puzzle(o->b, o->section),
                           inside_panel(&panel), ALIGN_CENTRE, PANEL_COLUMNS);
        numeral.room.right = panel.left - inset;
    }
    put_numeral(&numeral, style, o->left ? band.left + inset : place_of(&numeral), baseline);
}

/* ---- boards ---- */

static void draw_pattern(const struct opening *o)
{
    const struct book *b = o->b;
    const double side = fmin(0.92 * height_of(o), o->left ? width_of(o) : 0.8 * width_of(o));
    const double from = place_of(o) - (o->left ? 0 : side / 2);
    const struct box box = {from, o->room.bottom - side, from + side, o->room.bottom};
    const size_t puzzle =
        is_section(b, o->section) ? section_first_puzzle(b, o->section) : b->puzzle_count - 1;
    draw_solution_pattern(b, o->canvas, puzzle, box);
}

static void draw_detail(const struct opening *o)
{
    draw_puzzle_detail(o->b, o->canvas, section_first_puzzle(o->b, o->section), o->room,
                       o->left ? ALIGN_LEFT : ALIGN_CENTRE, DETAIL_COLUMNS);
}

/* In the middle of the room that a front page has for its picture, as wide as the page. Of as many
 * columns as leave it highest: more of them have smaller cells, and so one more row. */
static void draw_lead(const struct opening *o)
{
    const size_t first = section_first_puzzle(o->b, o->section);
    unsigned best = DETAIL_COLUMNS;
    double most = 0;
    for (unsigned columns = DETAIL_COLUMNS; columns <= DETAIL_COLUMNS + 2; columns++) {
        const double height = puzzle_detail_height(o->b, first, o->room, columns);
        best = height > 1.05 * most ? columns : best;
        most = fmax(most, height);
    }
    struct box box = o->room;
    box.bottom -= (height_of(o) - puzzle_detail_height(o->b, first, o->room, best)) / 2;
    box.top += o->room.bottom - box.bottom;
    draw_puzzle_detail(o->b, o->canvas, first, box, o->left ? ALIGN_LEFT : ALIGN_CENTRE, best);
}

/* Rows at the head of the page, and the numeral over the title. Over the rows, it would be taken
 * for a puzzle's number. Rows under numbers outside the grid are higher: narrower ones leave the
 * numeral the size that it has in other sections. */
static void draw_rows(const struct opening *o)
{
    const double gap = 30;
    const double narrowest = 0.7; /* of the width */
    const size_t first = section_first_puzzle(o->b, o->section);
    const double wide = puzzle_rows_height(o->b, first, o->room);
    const double part = fmin(1, (height_of(o) - MIN_ROWS_NUMERAL_PT) / wide);
    const double rows = part * wide;
    struct box box = o->room;
    box.right = box.left + part * width_of(o);
    box.bottom = box.top + rows;
    struct opening numeral = *o;
    if (part >= narrowest) {
        draw_puzzle_rows(o->b, o->canvas, first, box);
        numeral.room.top += rows + gap;
    }
    draw_numeral(&numeral);
}

/* A small part of the first puzzle, as fine as an engraving, under a numeral. */
static void draw_framed(const struct opening *o)
{
    const double gap = 20;
    const double half = fmin(0.3 * width_of(o), 0.3 * height_of(o) * 5 / 3);
    const double middle = (o->room.left + o->room.right) / 2;
    const struct box picture = {middle - half, o->room.bottom - 1.2 * half, middle + half,
                                o->room.bottom};
    struct opening numeral = *o;
    if (has_picture(o) && height_of(o) >= MIN_FRAMED_PT) {
        draw_puzzle_detail(o->b, o->canvas, section_first_puzzle(o->b, o->section), picture,
                           ALIGN_CENTRE, DETAIL_COLUMNS);
        numeral.room.bottom = picture.top - gap;
    }
    if (is_section(o->b, o->section)) {
        draw_numeral(&numeral);
    }
}

/* A numeral as high as the silhouettes, at their left. */
static void draw_numeral_and_silhouettes(const struct opening *o)
{
    const double gap = 0.07 * width_of(o);
    const double most = 0.5 * width_of(o);
    const struct font *face = o->b->faces.heading;
    char number[24];
    const char *text = numeral_of(o, number);
    struct text_style style = {.font = face, .size_pt = 100, .paint = opener_paint(o, 0)};
    const struct box ink = text_ink(&style, 0, 0, text);
    const double scale = fmin(height_of(o) / -ink.top, most / (ink.right - ink.left));
    style.size_pt *= scale;
    canvas_text(o->canvas, o->room.left - scale * ink.left, o->room.bottom, ALIGN_LEFT, &style,
                text);
    struct box box = o->room;
    box.left += scale * (ink.right - ink.left) + gap;
    box.top = box.bottom + scale * ink.top;
    draw_silhouettes(o->b, o->canvas, section_first_puzzle(o->b, o->section),
                     o->b->source.section[o->section].count, box);
}

/* A numeral, white on a black block, and at its right as much of the section's first puzzle as is
 * of its height. */
static void draw_box(const struct opening *o)
{
    enum { GAP_PT = 12, MAX_BLOCK_PT = 190 };
    const double widest = 0.36; /* of the page */
    const double side = fmin(fmin(height_of(o), MAX_BLOCK_PT), widest * width_of(o));
    const double bottom = o->room.bottom;
    const bool pictured = has_picture(o);
    const double left = pictured || o->left ? o->room.left : place_of(o) - side / 2;
    const struct box block = {left, bottom - side, left + side, bottom};
    char number[24];
    const char *text = numeral_of(o, number);
    struct text_style style = {
        .font = o->b->faces.heading, .size_pt = 0.94 * side, .paint = PAINT_WHITE};
    style.size_pt *= fmin(1, 0.8 * side / fmax(1, text_width_pt(&style, text)));
    const double rise = font_cap_height_em(style.font) * style.size_pt / 2;
    canvas_fill(o->canvas, block, opener_paint(o, 0));
    canvas_text(o->canvas, (block.left + block.right) / 2, bottom - side / 2 + rise, ALIGN_CENTRE,
                &style, text);
    if (pictured) {
        draw_puzzle_strip(o->b, o->canvas, section_first_puzzle(o->b, o->section),
                          (struct box){block.right + GAP_PT, block.top, o->room.right, bottom});
    }
}

static void draw_own_picture(const struct opening *o)
{
    draw_opener_picture(o->b, o->canvas, place_of(o), o->room.bottom, height_of(o));
}

/* The title page has the meadow: sections show another place and an animal in turn. */
static void draw_opener_scene(const struct opening *o)
{
    const struct book *b = o->b;
    const struct box room = o->room;
    const bool left = o->left;
    const size_t turn = is_section(b, o->section) ? o->section : b->cfg->section_count;
    const enum scene scene = turn % 2 ? scene_animal(turn / 2) : scene_place(turn / 2 + 1);
    const bool place = scene_is_place(scene);
    double ratio = scene_ratio(b, scene);
    double most = place ? 1 : 0.6;
    double wide = fmin(ratio * (room.bottom - room.top), most * (room.right - room.left));
    double from = left ? room.left : (room.left + room.right - wide) / 2;
    const struct box box = {from, room.bottom - wide / ratio, from + wide, room.bottom};
    if (place) {
        draw_scene(b, o->canvas, scene, box);
    } else {
        const double reach = left ? 0 : 0.2 * wide;
        draw_scene_on_edge(b, o->canvas, scene, box, box.left - reach, box.right + reach);
    }
}

/* ---- which ---- */

static const struct opener_design {
    void (*draw)(const struct opening *o); /* NULL: nothing */
    bool of_section;                       /* the solutions have nothing instead */
    bool of_boards;                        /* preflight could take it for a board */
    bool low, low_from_left;
    bool is_tagged; /* by itself */
} designs[] = {
    [OPENER_PLAIN] = {NULL},
    [OPENER_NUMERAL] = {draw_numeral, .of_section = true, .low_from_left = true},
    [OPENER_PATTERN] = {draw_pattern, .low = true},
    [OPENER_BAND] = {draw_band, .of_section = true, .low_from_left = true},
    [OPENER_RULES] = {draw_lead, .of_section = true, .of_boards = true},
    [OPENER_PICTURE] = {draw_own_picture, .is_tagged = true},
    [OPENER_SCENE] = {draw_opener_scene, .is_tagged = true},
    [OPENER_FRAME] = {draw_framed},
    [OPENER_DETAIL] = {draw_detail, .of_section = true, .of_boards = true, .low = true},
    [OPENER_SILHOUETTES] = {draw_numeral_and_silhouettes, .of_section = true, .of_boards = true,
                            .low = true},
    [OPENER_ROWS] = {draw_rows, .of_section = true, .of_boards = true, .low = true},
    [OPENER_BOX] = {draw_box, .of_section = true, .of_boards = true, .low = true},
};

enum config_opener section_opener(const struct book *b, size_t section)
{
    const enum config_opener opener =
        is_section(b, section) ? b->cfg->section[section].look.opener : b->cfg->style.look.opener;
    return designs[opener].of_section && !is_section(b, section) ? OPENER_PLAIN : opener;
}

bool section_stands_low(const struct book *b, size_t section)
{
    const struct opener_design *d = &designs[section_opener(b, section)];
    return d->low || (d->low_from_left && book_from_left(b));
}

double section_opener_inset(const struct book *b, size_t section)
{
    return section_opener(b, section) == OPENER_FRAME ? 24 : 0;
}

double section_opener_height(const struct book *b, size_t section)
{
    return section_opener_inset(b, section) > 0 && is_section(b, section) ? FRAMED_PT : 0;
}

void section_opener_draw(const struct book *b, struct canvas *c, size_t section, bool head,
                         struct box block, double bottom)
{
    enum { MIN_ROOM_PT = 40 };
    struct opening o = {.b = b,
                        .canvas = c,
                        .section = section,
                        .room = {block.left, block.top, block.right, bottom},
                        .head = head,
                        .left = book_from_left(b),
                        .low = section_stands_low(b, section)};
    const struct opener_design *d = &designs[section_opener(b, section)];
    if (!d->draw || height_of(&o) < MIN_ROOM_PT) {
        return;
    }
    if (d->is_tagged) {
        d->draw(&o);
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    if (head && d->of_boards) {
        draw_numeral(&o);
    } else {
        d->draw(&o);
    }
    canvas_untag(c);
}
