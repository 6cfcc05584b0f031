/* SudokuPad's own JSON, which others call SCL, an object a line: written here, read in scl_read.c.
 *
 * The player knows cells, regions, cages and the names of a few rules. All else is a drawing, and
 * the rules are a text. So a thermometer is a line and a round underlay, a dot an overlay on an
 * edge. Points are [row, column] from the board's corner, in cells; sizes are in cells too,
 * thickness in 64ths of one. (Members and looks were found in what these programs write.) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "base/json/json_writer.h"
#include "gen/format/exchange/web_puzzle.h"
#include "gen/format/reading/reader.h"

/* The members that lists of parts stand under, in the order in which they are written. */
enum part {
    PART_CAGES,
    PART_LINES,
    PART_ARROWS,
    PART_UNDERLAYS,
    PART_OVERLAYS,
    PART_GLOBAL,
    PARTS
};

static const char *const part_names[PARTS] = {"cages",     "lines",    "arrows",
                                              "underlays", "overlays", "global"};

/* A list of entries each. A link's text is of ASCII alone. */
struct scl_parts {
    struct text list[PARTS];
    struct json_writer writer[PARTS];
};

static struct json_writer *entry(struct scl_parts *p, enum part part)
{
    return &p->writer[part];
}

/* [row,column], in halves of a cell where `halves`. */
static void put_point(struct json_writer *w, int row, int column, bool halves)
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

static void put_cells(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                      unsigned count)
{
    json_put_open(w, '[');
    for (unsigned i = 0; i < count; i++) {
        put_point(w, (int)row_of(v, cell[i]), (int)column_of(v, cell[i]), false);
    }
    json_put_close(w, ']');
}

/* ---- the board ---- */

static void write_cells(struct json_writer *w, const struct record *r)
{
    const struct layout *v = r->variant;
    json_put_name(w, "cells");
    json_put_open(w, '[');
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (cell % v->size == 0) {
            json_put_open(w, '[');
        }
        json_put_open(w, '{');
        if (r->givens.cell[cell]) {
            json_member_unsigned(w, "value", r->givens.cell[cell]);
        }
        json_put_close(w, '}');
        if (cell % v->size + 1 == v->size) {
            json_put_close(w, ']');
        }
    }
    json_put_close(w, ']');
    if (v->first_house[HOUSE_BOX] == v->first_house[HOUSE_EXTRA]) {
        return;
    }
    json_put_name(w, "regions");
    json_put_open(w, '[');
    for (unsigned h = v->first_house[HOUSE_BOX]; h < v->first_house[HOUSE_EXTRA]; h++) {
        put_cells(w, v, v->house[h].cell, v->size);
    }
    json_put_close(w, ']');
}

/* Cells that stand at the same place of their boxes? */
static bool is_disjoint(const struct layout *v, const uint16_t *cell, unsigned count)
{
    bool same = has_regular_boxes(v) && count == v->size;
    for (unsigned i = 1; i < count && same; i++) {
        same = row_of(v, cell[i]) % v->box_height == row_of(v, cell[0]) % v->box_height &&
               column_of(v, cell[i]) % v->box_width == column_of(v, cell[0]) % v->box_width;
    }
    return same;
}

/* Do the cells lie on a slanting line, one touching the next? */
static bool is_slant(const struct layout *v, const uint16_t *cell, unsigned count)
{
    bool slant = count > 1 && column_of(v, cell[1]) != column_of(v, cell[0]);
    for (unsigned i = 1; i < count; i++) {
        int across = (int)column_of(v, cell[i]) - (int)column_of(v, cell[i - 1]);
        slant &= row_of(v, cell[i]) == row_of(v, cell[i - 1]) + 1 && abs(across) == 1 &&
                 across == (int)column_of(v, cell[1]) - (int)column_of(v, cell[0]);
    }
    return slant;
}

/* A house more, or a smaller area: a cage without a sum, shaded, or hidden under a line. */
static void add_area(struct scl_parts *p, const struct layout *v, const uint16_t *cell,
                     unsigned count)
{
    bool slant = is_slant(v, cell, count);
    struct json_writer *w = entry(p, PART_CAGES);
    json_put_open(w, '{');
    json_put_name(w, "cells");
    put_cells(w, v, cell, count);
    json_member_bool(w, "unique", true);
    if (slant || is_disjoint(v, cell, count)) {
        json_member_bool(w, "hidden", true);
    } else {
        json_member_string(w, "style", "extraregion");
    }
    json_put_close(w, '}');
    if (slant) {
        bool falls = column_of(v, cell[1]) > column_of(v, cell[0]);
        w = entry(p, PART_LINES);
        json_put_open(w, '{');
        json_member_string(w, "color", "#34BBE6");
        json_member_unsigned(w, "thickness", 2);
        json_put_name(w, "wayPoints");
        json_put_open(w, '[');
        put_point(w, (int)row_of(v, cell[0]), (int)column_of(v, cell[0]) + !falls, false);
        put_point(w, (int)row_of(v, cell[count - 1]) + 1,
                  (int)column_of(v, cell[count - 1]) + falls, false);
        json_put_close(w, ']');
        json_put_close(w, '}');
    }
}

static void add_houses(struct scl_parts *p, const struct layout *v)
{
    unsigned disjoint = 0;
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        add_area(p, v, v->house[h].cell, v->size);
        disjoint += is_disjoint(v, v->house[h].cell, v->size);
    }
    for (unsigned g = 0; g < v->group_count; g++) {
        add_area(p, v, v->group[g].cell, v->group[g].count);
    }
    if (disjoint == v->size) {
        json_put_string(entry(p, PART_GLOBAL), "disjoint");
    }
}

/* ---- the constraints ---- */

/* Something round or square with its middle there, in halves of a cell. */
struct scl_shape {
    enum part part;
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
    struct json_writer *w = entry(p, s->part);
    json_put_open(w, '{');
    json_put_name(w, "center");
    put_point(w, row, column, true);
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

static const struct scl_shape bulb = {PART_UNDERLAYS, true, "0.85", "0.85", GRAY, GRAY, NULL, 0};
static const struct scl_shape slow_bulb = {PART_UNDERLAYS, true,      "0.85", "0.85",
                                           SLOW_GRAY,      SLOW_GRAY, NULL,   0};
static const struct scl_shape circle = {PART_OVERLAYS, true,      "0.83",       "0.83",
                                        WHITE,         LINE_GRAY, "borderSize", 5};
static const struct scl_shape round_cell = {PART_UNDERLAYS, true, "0.7", "0.7",
                                            GRAY,           GRAY, NULL,  0};
static const struct scl_shape square_cell = {PART_UNDERLAYS, false, "0.7", "0.7",
                                             GRAY,           GRAY,  NULL,  0};
static const struct scl_shape white_dot = {PART_OVERLAYS, true,  "0.3", "0.3",
                                           WHITE,         BLACK, NULL,  0};
static const struct scl_shape black_dot = {PART_OVERLAYS, true,  "0.3", "0.3",
                                           BLACK,         BLACK, NULL,  0};
static const struct scl_shape upright_bar = {PART_OVERLAYS, false, "0.14", "0.7",
                                             WHITE,         BLACK, NULL,   0};
static const struct scl_shape level_bar = {PART_OVERLAYS, false, "0.7", "0.14",
                                           WHITE,         BLACK, NULL,  0};
static const struct scl_shape letter = {PART_OVERLAYS, false, "0.25",     "0.25",
                                        WHITE,         WHITE, "fontSize", 21};
static const struct scl_shape number = {PART_OVERLAYS, false, "0.25",     "0.25",
                                        NULL,          NULL,  "fontSize", 32};

static const struct scl_shape numbered_white = {PART_OVERLAYS, true,  "0.38",     "0.38",
                                                WHITE,         BLACK, "fontSize", 16};
static const struct scl_shape numbered_black = {PART_OVERLAYS, true,  "0.38",     "0.38",
                                                BLACK,         BLACK, "fontSize", 16};
static const struct scl_shape quad = {PART_OVERLAYS, true,  "0.7",      "0.7",
                                      WHITE,         BLACK, "fontSize", 17};

static void draw_cage(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    char sum[8];
    struct json_writer *w = entry(p, PART_CAGES);
    snprintf(sum, sizeof sum, "%u", c->sum);
    json_put_open(w, '{');
    json_put_name(w, "cells");
    put_cells(w, v, c->cell, c->count);
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
        put_point(w, 2 * (int)row_of(v, c->cell[i]) + 1, 2 * (int)column_of(v, c->cell[i]) + 1,
                  true);
    }
    json_put_close(w, ']');
    json_put_close(w, '}');
}

/* Lines that are no more than lines: the usual colours of the field. */
static void draw_line(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    const struct constraint_scl *scl = &constraint_kind_of(c)->scl;
    struct json_writer *w = entry(p, PART_LINES);
    json_put_open(w, '{');
    json_member_string(w, "color", scl->color);
    json_member_unsigned(w, "thickness", scl->thickness);
    json_put_name(w, "wayPoints");
    json_put_open(w, '[');
    put_way(w, v, c, 0);
}

/* It begins at the edge of its circle. */
static void add_arrow(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    struct json_writer *w = entry(p, PART_ARROWS);
    int rows = (int)row_of(v, c->cell[1]) - (int)row_of(v, c->cell[0]);
    int columns = (int)column_of(v, c->cell[1]) - (int)column_of(v, c->cell[0]);
    double length = rows && columns ? 0.28 : 0.4;
    json_put_open(w, '{');
    json_member_string(w, "color", LINE_GRAY);
    json_put_name(w, "headLength");
    json_put_json(w, "0.3");
    json_member_unsigned(w, "thickness", 5);
    json_put_name(w, "wayPoints");
    json_put_open(w, '[');
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
    struct json_writer *w = entry(p, PART_ARROWS);
    int row;
    int column;
    constraint_outside_place(v, c, &row, &column);
    double down = row_of(v, c->cell[1]) > row_of(v, c->cell[0]) ? 1 : -1;
    double right = column_of(v, c->cell[1]) > column_of(v, c->cell[0]) ? 1 : -1;
    draw_outside(p, v, c);
    json_put_open(w, '{');
    json_member_string(w, "color", BLACK);
    json_put_name(w, "headLength");
    json_put_json(w, "0.2");
    json_member_unsigned(w, "thickness", 2);
    json_put_name(w, "wayPoints");
    json_put_open(w, '[');
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
    unsigned digit[CONSTRAINT_MOST_DIGITS];
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

bool scl_says_kind(enum constraint_kind_id kind)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    bool needs_rule = k->scl.how == SCL_RULE || k->may_all;
    return k->scl.how != SCL_REFUSED && (k->scl.rule || !needs_rule);
}

static void add_constraint(struct scl_parts *p, const struct layout *v, const struct constraint *c)
{
    const struct constraint_scl *scl = &constraint_kind_of(c)->scl;
    if (!constraint_is_rule(c)) {
        draws[scl->how](p, v, c);
    } else if (*scl->rule) {
        json_put_string(entry(p, PART_GLOBAL), scl->rule);
    }
}

/* ---- the words ---- */

/* A printed text without its marks, in the characters of a link. */
static void add_plain(struct text *out, const char *text)
{
    for (; *text; text++) {
        if (*text == '"' || (unsigned char)*text == 0xE2) { /* the sign for ' in UTF-8 */
            text_puts(out, "'");
        } else if (*text != '*' && (unsigned char)*text < 0x80) {
            text_add(out, text, 1);
        }
    }
}

static void add_sentence(struct text *out, const struct layout *v, const char *name,
                         enum text_id sentence)
{
    char last[] = {digit_to_char(v->size), '\0'};
    const char *values[] = {last};
    struct text filled = {0};
    translation_fill(&filled, language_text("en", sentence), values, 1);
    text_printf(out, "%s%s%s", name ? "\n" : "", name ? name : "", name ? ": " : "");
    add_plain(out, filled.data ? filled.data : "");
    out->failed |= filled.failed;
    text_free(&filled);
}

/* The rule of a kind in English. */
static void add_rule(struct text *out, const struct layout *v, enum constraint_kind_id kind)
{
    const struct translation english = {.language = "en"};
    struct text rule = {0};
    constraint_rules_print(&rule, (kind_set)1 << kind, false, v->size, &english);
    text_printf(out, "\n%s: ", constraint_kinds[kind]->name);
    add_plain(out, rule.data ? rule.data : "");
    out->failed |= rule.failed;
    text_free(&rule);
}

static void add_rules(struct text *out, const struct layout *v)
{
    add_sentence(out, v, NULL,
                 box_of(v, 0) == LAYOUT_NO_CELL ? TEXT_rule_latin
                 : v->jigsaw                    ? TEXT_rule_jigsaw
                                                : TEXT_rule_boxes);
    if (has_extra_houses(v)) {
        text_puts(out, "\nextra areas: on each line and in each area that is marked or named no "
                       "digit comes twice.");
    }
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        if (has_constraints_of(v, k)) {
            add_rule(out, v, k);
        }
        if (v->constraints && constraint_kinds_need_twin_rule(v->constraints->kinds, k)) {
            add_sentence(out, v, "signs", constraint_kinds[k]->twin_rule);
        }
    }
    if (has_all_signs(v)) {
        add_sentence(out, v, "signs", TEXT_rule_all_signs);
    }
}

static void write_words(struct json_writer *w, const struct record *r)
{
    const struct layout *v = r->variant;
    char solution[MAX_CELLS + 1];
    struct text rules = {0};
    add_rules(&rules, v);
    json_put_name(w, "metadata");
    json_put_open(w, '{');
    json_member_string(w, "title", v->name);
    json_member_string(w, "rules", rules.data ? rules.data : "");
    if (r->has_solution && v->size <= 9) {
        json_member_string(w, "solution", grid_to_line(v, &r->solution, solution));
    }
    json_put_close(w, '}');
    w->out->failed |= rules.failed;
    text_free(&rules);
}

void scl_write(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    struct scl_parts parts = {0};
    struct json_writer w = {.out = out, .ascii = true};
    for (int i = 0; i < PARTS; i++) {
        parts.writer[i] = (struct json_writer){.out = &parts.list[i], .ascii = true};
    }
    add_houses(&parts, v);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        add_constraint(&parts, v, constraint_at(v, i));
    }
    json_put_open(&w, '{');
    json_member_unsigned(&w, "cellSize", 64);
    write_words(&w, record);
    write_cells(&w, record);
    for (int i = 0; i < PARTS; i++) {
        if (parts.list[i].length) {
            json_put_name(&w, part_names[i]);
            json_put_open(&w, '[');
            json_put_json(&w, parts.list[i].data);
            json_put_close(&w, ']');
        }
        out->failed |= parts.list[i].failed;
        text_free(&parts.list[i]);
    }
    json_put_close(&w, '}');
}

/* Numbers outside the grid do not show their kind: the rules in words name it. */
const char *scl_lacks(const struct layout *v)
{
    unsigned outside = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        outside += constraint_kinds[kind]->scl.how == SCL_OUTSIDE && has_constraints_of(v, kind);
    }
    return outside > 1 ? "numbers outside the grid of more than one kind" : web_lacks(v);
}

/* ---- the format ---- */

static void write_json(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    scl_write(out, record);
    text_puts(out, "\n");
}

static enum status read_json(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_json_record(r, &line);
    return status == STATUS_OK ? web_read(r, line, line, false, scl_load, record) : status;
}

static bool detect_json(const char *head, size_t length)
{
    static const char *const names[] = {"cells", "puzzle", "clues", "grid", "constraints"};
    char kind[5] = {0};
    if (head_is_json(head, length)) {
        json_peek_members(head, length, names, 5, kind);
    }
    return kind[0] == '[' && !kind[1] && !kind[2] && !kind[3] && !kind[4];
}

const struct format format_scl = {
    .name = "scl",
    .doc = "JSON of the web player SudokuPad, one object a line, with the rules in words",
    .extension = ".json",
    .detect = detect_json,
    .read = read_json,
    .write = write_json,
    .says_kind = scl_says_kind,
    .can_say = web_can_say,
    .lacks = scl_lacks,
};
