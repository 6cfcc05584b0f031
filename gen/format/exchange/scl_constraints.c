/* Constraints as SudokuPad draws them (scl.c). */
#include "gen/format/exchange/scl_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/format/exchange/web_puzzle.h"

struct json_writer *scl_entry(struct scl_parts *p, enum scl_part part)
{
    return &p->writer[part];
}

void scl_put_point(struct json_writer *w, int row, int column, bool halves)
{
    char point[2][16];
    const int at[2] = {row, column};
    for (int i = 0; i < 2; i++) {
        int size = at[i] < 0 ? -at[i] : at[i];
        snprintf(point[i], sizeof point[i], "%s%d%s", at[i] < 0 ? "-" : "",
                 halves ? size / 2 : size, halves && size % 2 ? ".5" : "");
    }
    json_put_open(w, '[');
    json_put_json(w, point[0]);
    json_put_json(w, point[1]);
    json_put_close(w, ']');
}

void scl_put_cells(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                   unsigned count)
{
    json_put_open(w, '[');
    for (unsigned i = 0; i < count; i++) {
        scl_put_point(w, (int)row_of(v, cell[i]), (int)column_of(v, cell[i]), false);
    }
    json_put_close(w, ']');
}

/* Something round or square with its middle there, in halves of a cell. */
struct scl_shape {
    enum scl_part part;
    bool rounded;
    const char *width;
    const char *height;
    const char *fill;   /* NULL: none */
    const char *border; /* NULL: none */
    const char *more;   /* a member more, a number; NULL: none */
    unsigned number;
};

static void add_shape(struct scl_parts *p, const struct scl_shape *s, int row, int column,
                      const char *text)
{
    struct json_writer *w = scl_entry(p, s->part);
    json_put_open(w, '{');
    json_put_name(w, "center");
    scl_put_point(w, row, column, true);
    json_put_name(w, "width");
    json_put_json(w, s->width);
    json_put_name(w, "height");
    json_put_json(w, s->height);
    json_member_bool(w, "rounded", s->rounded);
    if (s->fill) {
        json_member_string(w, "backgroundColor", s->fill);
    }
    if (s->border) {
        json_member_string(w, "borderColor", s->border);
    }
    if (s->more) {
        json_member_unsigned(w, s->more, s->number);
    }
    if (text) {
        json_member_string(w, "text", text);
    }
    json_put_close(w, '}');
}

#define GRAY      SCL_GRAY
#define SLOW_GRAY SCL_SLOW_GRAY
#define LINE_GRAY "#A1A1A1"
#define WHITE     "#FFFFFF"
#define BLACK     "#000000"

static const struct scl_shape bulb = {
    SCL_PART_UNDERLAYS, true, "0.85", "0.85", GRAY, GRAY, NULL, 0};
static const struct scl_shape slow_bulb = {SCL_PART_UNDERLAYS, true,      "0.85", "0.85",
                                           SLOW_GRAY,          SLOW_GRAY, NULL,   0};
static const struct scl_shape circle = {SCL_PART_OVERLAYS, true,         "0.83", "0.83", WHITE,
                                        LINE_GRAY,         "borderSize", 5};
static const struct scl_shape round_cell = {
    SCL_PART_UNDERLAYS, true, "0.7", "0.7", GRAY, GRAY, NULL, 0};
static const struct scl_shape square_cell = {
    SCL_PART_UNDERLAYS, false, "0.7", "0.7", GRAY, GRAY, NULL, 0};
static const struct scl_shape white_dot = {
    SCL_PART_OVERLAYS, true, "0.3", "0.3", WHITE, BLACK, NULL, 0};
static const struct scl_shape black_dot = {
    SCL_PART_OVERLAYS, true, "0.3", "0.3", BLACK, BLACK, NULL, 0};
static const struct scl_shape upright_bar = {
    SCL_PART_OVERLAYS, false, "0.14", "0.7", WHITE, BLACK, NULL, 0};
static const struct scl_shape level_bar = {
    SCL_PART_OVERLAYS, false, "0.7", "0.14", WHITE, BLACK, NULL, 0};
static const struct scl_shape letter = {SCL_PART_OVERLAYS, false, "0.25", "0.25", WHITE, WHITE,
                                        "fontSize",        21};
static const struct scl_shape number = {SCL_PART_OVERLAYS, false, "0.25", "0.25", NULL, NULL,
                                        "fontSize",        32};

static const struct scl_shape numbered_white = {
    SCL_PART_OVERLAYS, true, "0.38", "0.38", WHITE, BLACK, "fontSize", 16};
static const struct scl_shape numbered_black = {
    SCL_PART_OVERLAYS, true, "0.38", "0.38", BLACK, BLACK, "fontSize", 16};
static const struct scl_shape quad = {SCL_PART_OVERLAYS, true, "0.7", "0.7", WHITE, BLACK,
                                      "fontSize",        17};

static void draw_cage(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    char sum[8];
    struct json_writer *w = scl_entry(p, SCL_PART_CAGES);
    snprintf(sum, sizeof sum, "%u", c->sum);
    json_put_open(w, '{');
    json_put_name(w, "cells");
    scl_put_cells(w, v, c->cell, c->count);
    json_member_bool(w, "unique", true);
    json_member_string(w, "value", sum);
    json_member_unsigned(w, "sum", c->sum);
    json_put_close(w, '}');
}

/* The middles of its cells, and the end of the line. */
static void put_way(struct json_writer *w, const struct layout *v, const struct constraint *c,
                    unsigned from)
{
    for (unsigned i = from; i < c->count; i++) {
        scl_put_point(w, 2 * (int)row_of(v, c->cell[i]) + 1, 2 * (int)column_of(v, c->cell[i]) + 1,
                      true);
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

/* Lines that are no more than lines: the usual colours of the field. */
static void draw_line(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    const struct constraint_scl *scl = &constraint_kind_of(c)->scl;
    struct json_writer *w = scl_entry(p, SCL_PART_LINES);
    json_put_open(w, '{');
    json_member_string(w, "color", scl->color);
    json_member_unsigned(w, "thickness", scl->thickness);
    json_put_name(w, "wayPoints");
    json_put_open(w, '[');
    put_way(w, v, c, 0);
}

/* It begins at the edge of its circle. */
/* Begins an arrow, up to the points of its way. */
static struct json_writer *begin_arrow(struct scl_parts *p, const char *color, const char *head,
                                       unsigned thickness)
{
    struct json_writer *w = scl_entry(p, SCL_PART_ARROWS);
    json_put_open(w, '{');
    json_member_string(w, "color", color);
    json_put_name(w, "headLength");
    json_put_json(w, head);
    json_member_unsigned(w, "thickness", thickness);
    json_put_name(w, "wayPoints");
    json_put_open(w, '[');
    return w;
}

static void add_arrow(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    int rows = (int)row_of(v, c->cell[1]) - (int)row_of(v, c->cell[0]);
    int columns = (int)column_of(v, c->cell[1]) - (int)column_of(v, c->cell[0]);
    double length = rows && columns ? 0.28 : 0.4;
    struct json_writer *w = begin_arrow(p, LINE_GRAY, "0.3", 5);
    json_put_open(w, '[');
    json_put_real(w, row_of(v, c->cell[0]) + 0.5 + rows * length, 2);
    json_put_real(w, column_of(v, c->cell[0]) + 0.5 + columns * length, 2);
    json_put_close(w, ']');
    put_way(w, v, c, 1);
}

/* Is it the first of its kind that begins in its cell? */
static bool begins_there(const struct layout *v, const struct constraint *c)
{
    for (const struct constraint *other = constraint_at(v, 0); other < c; other++) {
        if (other->kind == c->kind && other->cell[0] == c->cell[0]) {
            return false;
        }
    }
    return true;
}

static void draw_outside(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    char sum[12];
    int row;
    int column;
    constraint_outside_place(v, c, &row, &column);
    snprintf(sum, sizeof sum, "%u", c->sum);
    add_shape(p, &number, 2 * row + 1, 2 * column + 1, sum);
}

/* The number, and an arrow from it to the corner of the first cell. */
static void draw_diagonal(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    int row;
    int column;
    constraint_outside_place(v, c, &row, &column);
    double down = row_of(v, c->cell[1]) > row_of(v, c->cell[0]) ? 1 : -1;
    double right = column_of(v, c->cell[1]) > column_of(v, c->cell[0]) ? 1 : -1;
    draw_outside(p, v, c);
    struct json_writer *w = begin_arrow(p, BLACK, "0.2", 2);
    for (int i = 0; i < 2; i++) {
        double reach = i ? 0.47 : 0.25;
        json_put_open(w, '[');
        json_put_real(w, row + 0.5 + down * reach, 2);
        json_put_real(w, column + 0.5 + right * reach, 2);
        json_put_close(w, ']');
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

static void draw_corner(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    char text[16] = "";
    for (unsigned i = 0, length = 0; i < count; i++) {
        length +=
            (unsigned)snprintf(text + length, sizeof text - length, "%s%u", i ? " " : "", digit[i]);
    }
    add_shape(p, &quad, 2 * (int)row_of(v, c->cell[3]), 2 * (int)column_of(v, c->cell[3]), text);
}

/* Between two cells, with a text or none. */
static void add_between(struct scl_parts *p, const struct layout *v, const struct constraint *c,
                        const struct scl_shape *shape, const char *text)
{
    unsigned one = c->cell[0] < c->cell[1] ? c->cell[0] : c->cell[1];
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    add_shape(p, shape, 2 * (int)row_of(v, one) + (beside ? 1 : 2),
              2 * (int)column_of(v, one) + (beside ? 2 : 1), text);
}

/* In the middle of its first cell. */
static void add_in_cell(struct scl_parts *p, const struct layout *v, const struct constraint *c,
                        const struct scl_shape *shape)
{
    add_shape(p, shape, 2 * (int)row_of(v, c->cell[0]) + 1, 2 * (int)column_of(v, c->cell[0]) + 1,
              NULL);
}

/* Its point to the smaller cell; one upon the other as logic's and, or. */
static void draw_greater(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    bool first = c->cell[0] < c->cell[1];
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    add_between(p, v, c, &letter, first ? beside ? ">" : "\u2228" : beside ? "<" : "\u2227");
}

/* A sign, bar, dot or letter. A dot with a number has it in it. */
static void draw_pair(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    bool beside = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    bool black = k->fpuzzles.key && strcmp(k->fpuzzles.key, "ratio") == 0;
    bool dot = black || (k->fpuzzles.key && strcmp(k->fpuzzles.key, "difference") == 0);
    char sum[12];
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (k->scl.text) {
        add_between(p, v, c, &letter, k->scl.text);
    } else if (dot && k->has_sum) {
        add_between(p, v, c, black ? &numbered_black : &numbered_white, sum);
    } else if (dot) {
        add_between(p, v, c, black ? &black_dot : &white_dot, NULL);
    } else if (k->step == STEP_ORDER) {
        draw_greater(p, v, c);
    } else {
        add_between(p, v, c, beside ? &upright_bar : &level_bar, NULL);
    }
}

/* Several lines may begin in one bulb or circle. */
static void draw_thermo(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    bool slow = strcmp(constraint_kind_of(c)->scl.color, SLOW_GRAY) == 0;
    draw_line(p, v, c);
    if (begins_there(v, c)) {
        add_in_cell(p, v, c, slow ? &slow_bulb : &bulb);
    }
}

static void draw_arrow(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    add_arrow(p, v, c);
    if (begins_there(v, c)) {
        add_in_cell(p, v, c, &circle);
    }
}

/* Has an earlier line, or arrow, its circle there? */
static bool has_circle(const struct layout *v, const struct constraint *c, unsigned cell)
{
    for (const struct constraint *other = constraint_at(v, 0); other < c; other++) {
        if ((other->kind == CONSTRAINT_ARROW && other->cell[0] == cell) ||
            (constraint_kind_of(other)->scl.how == SCL_RINGED_LINE &&
             (other->cell[0] == cell || other->cell[other->count - 1] == cell))) {
            return true;
        }
    }
    return false;
}

static void draw_ringed(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    draw_line(p, v, c);
    for (unsigned i = 0; i < c->count; i += c->count - 1U) {
        const struct constraint end = {.kind = c->kind, .count = 1, .cell = c->cell + i};
        if (!has_circle(v, c, c->cell[i])) {
            add_in_cell(p, v, &end, &circle);
        }
    }
}

static void draw_in_cell(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    add_in_cell(p, v, c, c->kind == CONSTRAINT_ODD ? &round_cell : &square_cell);
}

/* ---- constraints, by how they are drawn ---- */

typedef void scl_draw(struct scl_parts *p, const struct layout *v, const struct constraint *c);
static scl_draw *const draws[] = {
    [SCL_REFUSED] = NULL,
    [SCL_RULE] = NULL,
    [SCL_CAGE] = draw_cage,
    [SCL_LINE] = draw_line,
    [SCL_RINGED_LINE] = draw_ringed,
    [SCL_THERMO] = draw_thermo,
    [SCL_ARROW] = draw_arrow,
    [SCL_BETWEEN] = draw_pair,
    [SCL_IN_CELL] = draw_in_cell,
    [SCL_OUTSIDE] = draw_outside,
    [SCL_DIAGONAL] = draw_diagonal,
    [SCL_CORNER] = draw_corner,
};

bool scl_supports_kind(enum constraint_kind_id kind)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    bool needs_rule = k->scl.how == SCL_RULE || k->may_all;
    return k->scl.how != SCL_REFUSED && (k->scl.rule || !needs_rule);
}

void scl_add_constraint(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    const struct constraint_scl *scl = &constraint_kind_of(c)->scl;
    if (!constraint_is_rule(c)) {
        draws[scl->how](p, v, c);
    } else if (*scl->rule) {
        json_put_string(scl_entry(p, SCL_PART_GLOBAL), scl->rule);
    }
}
