#include "render/book/pages/subheads.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/style/ornaments.h"

enum panel { PANEL_NONE, PANEL_RULES, PANEL_FRAME, PANEL_ORNATE, PANEL_TINT };
enum items { ITEMS_PLAIN, ITEMS_RULED, ITEMS_TINTED };

/* By style.subheads; our choice, by eye. */
static const struct manner {
    double leading;
    enum panel panel;
    enum items items;
    bool centre, white, ragged;
    bool white_numbers; /* of items, on a block or a disc */
} manners[] = {
    [SUBHEADS_PLAIN] = {.panel = PANEL_NONE, .items = ITEMS_PLAIN},
    [SUBHEADS_CENTRED] = {.panel = PANEL_ORNATE, .items = ITEMS_PLAIN, .centre = true},
    [SUBHEADS_RULE] = {.panel = PANEL_RULES, .items = ITEMS_RULED},
    [SUBHEADS_BAND] = {.leading = 1.7,
                       .panel = PANEL_FRAME,
                       .items = ITEMS_TINTED,
                       .white = true,
                       .white_numbers = true},
    [SUBHEADS_DISC] = {.leading = 1.8,
                       .panel = PANEL_TINT,
                       .items = ITEMS_TINTED,
                       .white_numbers = true},
    [SUBHEADS_OUTSIDE] = {.panel = PANEL_TINT, .items = ITEMS_RULED, .ragged = true},
};

static const double outside_share = 0.17;
static const double widest_share = 0.28;
static const double least_width_pt = 300; /* of a block that has room for headings outside */
static const double band_pad_pt = 5;
static const double disc_em = 2; /* from a disc's left to its heading */
static const double panel_pt = 12;
static const double number_in_em = 0.36; /* of numbers of items in their ground */

static const struct manner *manner_of(const struct book *b)
{
    return &manners[b->cfg->style.subheads];
}

/* Where labels stand to the left of every board, text begins where the boards do. */
static double outside_pt(const struct book *b, double width_pt)
{
    const struct puzzle_layout *first = &b->layouts.puzzle[0];
    const double at = first->page.slot[0].left / width_pt;
    const bool beside =
        b->cfg->style.label_side == LABEL_SIDE_LEFT && LABELS_ARE_ASIDE(first->label.kind);
    return (beside && at > outside_share && at < widest_share ? at : outside_share) * width_pt;
}

double subheads_outside_pt(const struct book *b, double width_pt)
{
    const bool outside = b->cfg->style.subheads == SUBHEADS_OUTSIDE && !b->cfg->style.large_print &&
                         width_pt >= least_width_pt;
    return outside ? outside_pt(b, width_pt) : 0;
}

void subheads_set(const struct book *b, struct flow_style *style, double outside_pt)
{
    const struct manner *m = manner_of(b);
    const enum config_subheads kind = b->cfg->style.subheads;
    style->heading_leading = m->leading;
    style->heading_centre = m->centre;
    style->heading_white = m->white;
    const bool numbered = m->white_numbers && style->hanging_pt > 0;
    if (numbered) {
        style->number_x_pt = number_in_em * style->size_pt;
        style->hanging_pt += 2 * style->number_x_pt;
    }
    /* Over items with numbers on discs, a heading with one seems to be an item. */
    style->heading_x_pt = kind == SUBHEADS_BAND   ? band_pad_pt
                          : kind != SUBHEADS_DISC ? -outside_pt
                          : numbered              ? 0
                                                  : disc_em * style->heading_size_pt;
    style->justify &= !m->ragged;
}

/* ---- headings ---- */

/* How many headings there are up to this line, which begins one. */
static unsigned number_of_heading(const struct flow *f, size_t line)
{
    unsigned count = 0;
    for (size_t i = 0; i <= line; i++) {
        count += f->line[i].heading && f->line[i].begins;
    }
    return count;
}

static void draw_disc(const struct book *b, struct canvas *c, unsigned number, double x,
                      double middle, double size)
{
    char digits[16];
    struct text_style style = {
        .font = b->faces.sans_bold, .size_pt = 0.85 * size, .paint = PAINT_WHITE};
    snprintf(digits, sizeof digits, "%u", number);
    const double radius = 0.78 * size;
    canvas_circle(c, x + radius, middle, radius, 0, book_ink(b, INKED_HEADINGS));
    canvas_text(c, x + radius, middle + font_cap_height_em(style.font) * style.size_pt / 2,
                ALIGN_CENTRE, &style, digits);
}

/* Over a heading that is not the first on its page: as under the page's own. */
static void draw_rule_above(const struct book *b, struct canvas *c, double left, double right,
                            double y)
{
    const bool thick = b->cfg->style.heading_rule == HEADING_THICK;
    canvas_line(c, left, y, thick ? fmin(right, left + 40) : right, y, thick ? 3 : 0.75,
                book_ink(b, INKED_HEADINGS));
}

/* Behind or over the heading in lines first … end - 1, which takes a height from y on. */
static void draw_ground(const struct book *b, struct canvas *c, const struct flow *f, size_t first,
                        bool on_top, double x, double y, double height)
{
    const double right = x + f->width_pt;
    const double space = f->line[first].space_above_pt;
    const double size = f->style.heading_size_pt;
    switch (b->cfg->style.subheads) {
    case SUBHEADS_BAND: /* lists in columns have no room for either */
        if (f->style.heading_x_pt > 0) {
            canvas_fill(c, (struct box){x, y, right, y + height}, book_ink(b, INKED_HEADINGS));
        }
        break;
    case SUBHEADS_DISC:
        if (f->style.heading_x_pt > 0) {
            draw_disc(b, c, number_of_heading(f, first), x, y + f->line[first].height_pt / 2, size);
        }
        break;
    case SUBHEADS_RULE:
        if (!on_top) {
            draw_rule_above(b, c, x, right, y - 0.4 * space);
        }
        break;
    case SUBHEADS_CENTRED:
        if (!on_top) {
            draw_diamond(b, c, (x + right) / 2, y - 0.45 * space);
        }
        break;
    case SUBHEADS_PLAIN:
    case SUBHEADS_OUTSIDE:
        break;
    }
}

/* ---- items ---- */

/* Of a line, wherever in its item it stands. */
static unsigned long number_at(const struct flow *f, size_t line)
{
    while (line > 0 && !f->line[line].begins) {
        line--;
    }
    return flow_item_number(f, line);
}

/* Behind the number of an item, whose line is at (x, y): as the theme's headings have it. */
static void draw_number_ground(const struct book *b, struct canvas *c, const struct flow *f,
                               size_t line, double x, double y, double pad)
{
    const struct flow_piece *piece = &f->piece[f->line[line].first];
    const double size = piece->size_pt;
    const double width = size * font_width_em(piece->font, piece->text);
    const double middle = y + f->line[line].height_pt / 2;
    const double half = 0.68 * size;
    const double in = f->style.number_x_pt;
    const double centre = x + in + width / 2;
    const double reach = fmax(half, width / 2 + in);
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    if (b->cfg->style.subheads == SUBHEADS_BAND) {
        canvas_fill(c, (struct box){x - pad, middle - half, x + width + 2 * in, middle + half},
                    ink);
    } else {
        draw_pill(c, (struct box){centre - reach, middle - half, centre + reach, middle + half},
                  ink);
    }
}

/* Half of the space between items: around each of them, on whatever page it begins or ends. */
static double air_of_items(const struct flow *f)
{
    double space = 0;
    for (size_t i = 1; i < f->line_count && space <= 0; i++) {
        const bool between = flow_item_number(f, i) > 1;
        space = between ? f->line[i].space_above_pt : 0;
    }
    return space / 2;
}

/* Each line brings its part of the ground, with the space around its item, so that grounds end with
 * pages, within what the printer leaves of these. */
static void draw_item(const struct book *b, struct canvas *c, const struct flow *f, size_t line,
                      bool on_top, double x, double y)
{
    const enum items items = manner_of(b)->items;
    const struct flow_line *l = &f->line[line];
    const unsigned long number = number_at(f, line);
    const double air = air_of_items(f);
    const double most = 3;
    const double above = l->begins || on_top ? air : 0;
    const double pad = fmin(most, sheet_side_spare(b));
    if (items == ITEMS_TINTED && number % 2 == 1) {
        const double below = l->ends ? air : 0;
        const double edge = sheet_vendor_margin(b);
        const struct box ground = {x - pad, fmax(y - above, edge), x + f->width_pt + pad,
                                   fmin(y + l->height_pt + below, b->sheet.height_pt - edge)};
        canvas_fill(c, ground, book_panel_paint(b));
    } else if (items == ITEMS_RULED && number > 1 && l->begins && !on_top) {
        canvas_line(c, x, y - above, x + f->width_pt, y - above,
                    fmax(0.4, b->source.profile->min_line_pt), paint_gray(0.5));
    }
    if (f->style.number_x_pt > 0 && flow_item_number(f, line)) {
        draw_number_ground(b, c, f, line, x, y, pad);
    }
}

void subheads_draw(const struct book *b, struct canvas *c, const struct flow *f, size_t from,
                   size_t to, double x, double y)
{
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (size_t i = from; i < to; i++) {
        const struct flow_line *line = &f->line[i];
        y += i > from ? line->space_above_pt : 0;
        if (line->heading && (line->begins || i == from)) {
            double height = 0;
            for (size_t k = i; k < to && f->line[k].heading && (k == i || !f->line[k].begins);
                 k++) {
                height += f->line[k].height_pt;
            }
            draw_ground(b, c, f, i, i == from, x, y, height);
        } else if (!line->heading) {
            draw_item(b, c, f, i, i == from, x, y);
        }
        y += line->height_pt;
    }
    canvas_untag(c);
}

/* ---- panels ---- */

/* Beside headings in their own column, tints are for books that have them on boards. */
static enum panel panel_of(const struct book *b)
{
    const bool bare =
        b->cfg->style.subheads == SUBHEADS_OUTSIDE && b->cfg->style.tint != TINT_BOXES;
    return bare ? PANEL_NONE : manner_of(b)->panel;
}

double panel_pad_pt(const struct book *b)
{
    return panel_of(b) == PANEL_NONE ? 0 : panel_pt;
}

void panel_draw(const struct book *b, struct canvas *c, struct box box)
{
    const struct paint ink = book_ink(b, INKED_HEADINGS);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    switch (panel_of(b)) {
    case PANEL_RULES:
        canvas_line(c, box.left, box.top, box.right, box.top, 2, ink);
        canvas_line(c, box.left, box.bottom, box.right, box.bottom, 0.75, ink);
        break;
    case PANEL_FRAME:
        canvas_frame(c, box, 2, ink);
        break;
    case PANEL_ORNATE:
        draw_ornate_rule(b, c, box.left, box.right, box.top);
        draw_ornate_rule(b, c, box.left, box.right, box.bottom);
        break;
    case PANEL_TINT:
        canvas_fill(c, box, book_panel_paint(b));
        break;
    case PANEL_NONE:
        break;
    }
    canvas_untag(c);
}
