#include "render/book/cover/cover_tools.h"

#include <math.h>

#include "render/board/board_draw.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_design.h"
#include "render/book/style/board_looks.h"
#include "render/text/glyph_art.h"

struct paint cover_mix(const struct cover_scene *s, uint32_t one, uint32_t two, double part)
{
    uint32_t rgb = cover_mixed(one, two, part);
    return s->max_ink > 0 ? cover_area_paint(rgb, s->max_ink) : paint_rgb(rgb);
}

uint32_t cover_shade(const struct cover_scene *s, double part)
{
    return cover_shade_of(&s->rgb, part);
}

struct paint cover_shade_paint(const struct cover_scene *s, double part)
{
    uint32_t rgb = cover_shade(s, part);
    return cover_mix(s, rgb, rgb, 0);
}

static double luminance(uint32_t rgb)
{
    double part[3];
    for (unsigned i = 0; i < 3; i++) {
        double v = (rgb >> (16 - 8 * i) & 0xFF) / 255.0;
        part[i] = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4);
    }
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
}

double cover_contrast(uint32_t one, uint32_t two)
{
    double a = luminance(one) + 0.05;
    double b = luminance(two) + 0.05;
    return fmax(a, b) / fmin(a, b);
}

static const double enough_contrast = 4.5; /* WCAG 2, for text */

bool cover_reads_on(const struct cover_scene *s, uint32_t rgb)
{
    return cover_contrast(s->rgb.ink, rgb) >= enough_contrast ||
           cover_contrast(s->rgb.ground, rgb) >= enough_contrast;
}

struct paint cover_ink_on(const struct cover_scene *s, uint32_t rgb)
{
    const uint32_t candidates[] = {s->rgb.ink, s->rgb.ground, 0x000000, 0xFFFFFF};
    uint32_t chosen = candidates[0];
    for (unsigned i = 1; i < 4 && cover_contrast(chosen, rgb) < enough_contrast; i++) {
        chosen = cover_contrast(candidates[i], rgb) > cover_contrast(chosen, rgb) ? candidates[i]
                                                                                  : chosen;
    }
    return s->max_ink > 0 ? cover_type_paint(chosen) : paint_rgb(chosen);
}

void cover_words_on_accent(const struct cover_scene *s, struct cover_words *w)
{
    const struct paint ink = cover_ink_on(s, s->rgb.accent);
    w->title = w->subtitle = w->author = w->rule = w->body = w->spine_ink = ink;
    w->badge = s->ground;
    w->badge_ink = cover_ink_on(s, s->rgb.ground);
    w->spine_ground = s->accent;
}

bool cover_lies(const struct cover_scene *s)
{
    return s->width > 1.1 * s->height;
}

int cover_more_cells(const struct cover_scene *s, double cell)
{
    return s->g.hard ? (int)ceil(fmax(s->g.outside_pt, s->g.hinge_pt) / cell) : 0;
}

double cover_chance(struct cover_scene *s)
{
    return pcg32_next(&s->chance) / 4294967296.0;
}

/* SIZE_MAX: there is no cell. */
static size_t material_cell(const struct cover_scene *s, int row, int column)
{
    int rows = (int)frame_rows(s->board);
    int columns = (int)frame_columns(s->board);
    row = ((row % rows) + rows) % rows;
    column = ((column % columns) + columns) % columns;
    uint16_t cell = s->board->cell_at[row * columns + column];
    return cell < s->board->cell_count ? cell : SIZE_MAX;
}

unsigned cover_digit(const struct cover_scene *s, int row, int column)
{
    size_t cell = material_cell(s, row, column);
    unsigned digit = cell == SIZE_MAX ? 0 : s->material->solution.cell[cell];
    digit = digit ? s->relabel[digit] : (unsigned)(row * 4 + column * 7 + 90);
    return (digit + 8) % 9 + 1;
}

/* Puzzles with constraints may give so few that a pattern of theirs looks unfinished. */
static bool given_by_chance(size_t cell)
{
    uint32_t mixed = (uint32_t)(cell + 1) * UINT32_C(2654435761);
    mixed = (mixed ^ mixed >> 13) * UINT32_C(0x85EBCA6B);
    return (mixed >> 16) % 8 < 3;
}

bool cover_given(const struct cover_scene *s, int row, int column)
{
    size_t cell = material_cell(s, row, column);
    return cell != SIZE_MAX &&
           (s->few_givens ? given_by_chance(cell) : s->material->givens.cell[cell] != 0);
}

static const struct art *digit_shape(struct cover_scene *s, unsigned digit)
{
    if (!s->digit[digit]) {
        s->digit[digit] = glyph_art(s->title_font ? s->title_font : s->strong_font, '0' + digit);
        s->failed |= !s->digit[digit];
    }
    return s->digit[digit];
}

/* Of the broadest digit, in parts of its height. */
static double broadest_digit(struct cover_scene *s)
{
    double broadest = 0.01;
    for (unsigned digit = 0; digit <= 9; digit++) {
        const struct art *shape = digit_shape(s, digit);
        broadest = shape ? fmax(broadest, shape->width / shape->height) : broadest;
    }
    return broadest;
}

void cover_draw_digit(struct cover_scene *s, struct canvas *c, struct box b, unsigned digit,
                      struct paint p)
{
    if (digit > 9 || !digit_shape(s, digit)) {
        return;
    }
    const double height = fmin(b.bottom - b.top, (b.right - b.left) / broadest_digit(s));
    const double middle = (b.top + b.bottom) / 2;
    canvas_art_inked(c, (struct box){b.left, middle - height / 2, b.right, middle + height / 2},
                     s->digit[digit], 0, p);
}

void cover_polygon(struct canvas *c, const double (*corner)[2], unsigned count, struct paint p)
{
    uint8_t verb[MAX_POLYGON_CORNERS + 1];
    double point[MAX_POLYGON_CORNERS][2];
    double box[4] = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (unsigned i = 0; i < count; i++) {
        verb[i] = i ? ART_LINE : ART_MOVE;
        for (unsigned k = 0; k < 2; k++) {
            box[k] = fmin(box[k], corner[i][k]);
            box[k + 2] = fmax(box[k + 2], corner[i][k]);
        }
    }
    verb[count] = ART_CLOSE;
    for (unsigned i = 0; i < count; i++) {
        point[i][0] = corner[i][0] - box[0];
        point[i][1] = corner[i][1] - box[1];
    }
    struct art_path path = {.verb = verb,
                            .verb_count = count + 1,
                            .point = point,
                            .point_count = count,
                            .fill = 0,
                            .stroke = 0,
                            .width = 0.75, /* no light between neighbours */
                            .join = ART_JOIN_ROUND};
    struct art art = {
        .width = box[2] - box[0], .height = box[3] - box[1], .path = &path, .path_count = 1};
    if (art.width > 0 && art.height > 0) {
        canvas_art_inked(c, (struct box){box[0], box[1], box[2], box[3]}, &art, 0, p);
    }
}

void cover_tile(struct canvas *c, struct box b, double radius_pt, struct paint p)
{
    double r = radius_pt;
    for (unsigned i = 0; i < 4; i++) {
        canvas_circle(c, i % 2 ? b.right - r : b.left + r, i / 2 ? b.bottom - r : b.top + r, r, 0,
                      p);
    }
    canvas_fill(c, (struct box){b.left + r, b.top, b.right - r, b.bottom}, p);
    canvas_fill(c, (struct box){b.left, b.top + r, b.right, b.bottom - r}, p);
}

/* Sums in upper corners shrink no further than to the least type; from there on digits give way to
 * them. The height that they may have, in parts of the cell. */
static double height_below_sums(const struct board_style *style, const struct layout *v,
                                double cell_pt)
{
    const double clear_pt = 0.75;
    const double inset_pt =
        fmax(0.06 * cell_pt, board_lines(style, cell_pt).outer_pt / 2 + clear_pt);
    const double corner = style->round_corners ? 0.06 * cell_pt : 0;
    const double sum_pt = style->min_text_pt * font_cap_height_em(style->given_font);
    const double middle = cell_pt / 2 + board_digit_drop_pt(v, cell_pt);
    return 2 * (middle - inset_pt - corner - sum_pt - clear_pt) / cell_pt;
}

static double cell_in(const struct layout *v, double side_pt)
{
    return side_pt / board_longer_side(v);
}

static struct board_style style_of(const struct book *b, unsigned number, double cell_pt,
                                   const struct cover_board_look *look)
{
    const struct layout *v = b->puzzle[number - 1].record->variant;
    struct board_style style = book_style_of(b, number - 1);
    style.min_text_pt = b->source.profile->min_text_pt; /* not that of large print */
    if (look) {
        style.given_font = style.symbol ? style.given_font : look->digits;
        style.frame_paint = look->frame;
        style.tint = look->tint;
        style.tint_boxes |= look->tinted_boxes;
        style.round_corners |= look->round;
    }
    if (board_text_places(v).upper) {
        style.digit_height = fmin(style.digit_height, height_below_sums(&style, v, cell_pt));
    }
    return style;
}

bool cover_board_is_legible(const struct book *b, unsigned number, double side_pt,
                            const struct cover_board_look *look)
{
    const double min_height = 0.34; /* of a cell: smaller digits look lost in it */
    const struct layout *v = b->puzzle[number - 1].record->variant;
    const double cell = cell_in(v, side_pt);
    struct board_style style = style_of(b, number, cell, look);
    if (cell < constraint_art_least_cell_pt(v, style.min_text_pt)) {
        return false; /* a board without its sums is no puzzle */
    }
    return style.pictures || (style.digit_height >= min_height &&
                              cell * board_digit_size_pt(&style, style.given_font, v, 1) >=
                                  b->source.profile->min_text_pt);
}

void cover_board(const struct book *b, struct canvas *c, unsigned number, struct box square,
                 const struct cover_board_look *look)
{
    const struct record *r = b->puzzle[number - 1].record;
    unsigned columns = board_across(r->variant);
    unsigned rows = board_down(r->variant);
    double cell = cell_in(r->variant, square.right - square.left);
    struct board_content content = {.variant = r->variant, .givens = &r->givens};
    struct board_style style = style_of(b, number, cell, look);
    board_draw(c, (square.left + square.right) / 2 - cell * columns / 2,
               (square.top + square.bottom) / 2 - cell * rows / 2, cell, &style, &content);
}
