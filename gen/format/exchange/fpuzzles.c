/* Puzzles of the web setter f-puzzles: its JSON, an object a line. Links that hold it are
 * web_link.c's.
 *
 * Known are givens, regions, the two diagonals, disjoint groups, extra regions, and of the
 * constraints those that this program has: killercage, thermometer, arrow, difference (of 1) and
 * ratio (of 2), xv, odd, even, sandwichsum, antiknight, antiking, nonconsecutive, and `negative`
 * for signs all of which are given. What only decorates is passed over; any other constraint is an
 * error that names it. (The names were found in what these programs write.)
 *
 * f-puzzles has no name for "all white dots are given": its nonconsecutive exempts every pair that
 * has a dot of either colour, so beside dots (or a list of white dots that is empty) it means just
 * that. `negative` knows ratio and xv (X
 * and V together); a negative difference is read as well, since earlier versions wrote it. */
#include <string.h>

#include "base/json/json_cursor.h"
#include "gen/format/exchange/web_puzzle.h"
#include "gen/format/reading/reader.h"

enum { MAX_EXCHANGE_SIZE = 16 };

/* "R1C1": row and column as they are said, 0 for outside. */
static bool read_place(struct span s, unsigned *row, unsigned *column)
{
    const char *c = s.length ? memchr(s.text, 'C', s.length) : NULL;
    return c && s.text[0] == 'R' &&
           web_whole((struct span){s.text + 1, (size_t)(c - s.text - 1)}, row) &&
           web_whole((struct span){c + 1, (size_t)(s.text + s.length - c - 1)}, column);
}

static bool read_cell(const struct web_puzzle *l, const struct json_node *n, uint16_t *cell)
{
    unsigned row;
    unsigned column;
    if (n->kind != JSON_STRING || !read_place(n->text, &row, &column)) {
        return web_fail(l, n->text.text, "a cell such as R1C1 must be here", n->text);
    }
    if (row < 1 || column < 1 || row > l->size || column > l->size) {
        return web_fail(l, n->text.text, "the board has no such cell", n->text);
    }
    *cell = (uint16_t)((row - 1) * l->size + column - 1);
    return true;
}

/* A list of cells; as many as MAX_CELLS. */
static bool read_cells(const struct web_puzzle *l, const struct json_node *list, uint16_t *cell,
                       unsigned *count)
{
    *count = 0;
    for (const struct json_node *n = json_first(l->tree, list); n; n = json_next(l->tree, n)) {
        if (*count == MAX_CELLS) {
            return web_fail(l, n->text.text, "too many cells", n->text);
        }
        if (!read_cell(l, n, &cell[*count])) {
            return false;
        }
        ++*count;
    }
    return true;
}

/* ---- the constraints: one entry of each ---- */

static struct span value_of(const struct web_puzzle *l, const struct json_node *n)
{
    const struct json_node *value = json_member(l->tree, n, "value");
    return value ? value->text : (struct span){0};
}

/* The cells of "cells", or the one of "cell". */
static bool cells_of(const struct web_puzzle *l, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *cells = json_member(l->tree, n, "cells");
    const struct json_node *one = json_member(l->tree, n, "cell");
    *count = 1;
    if (!cells && !one) {
        return web_fail(l, n->text.text, "this has no cells", n->key);
    }
    return cells ? read_cells(l, cells, cell, count) : read_cell(l, one, cell);
}

static bool take_cage(struct web_puzzle *l, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    unsigned sum;
    if (!cells_of(l, n, cell, &count)) {
        return false;
    }
    return web_whole(value_of(l, n), &sum) && sum <= CONSTRAINT_MAX_SUM
               ? web_add_constraint(l, n->text.text, CONSTRAINT_CAGE, sum, cell, count)
               : web_fail(l, n->text.text, "a cage needs a sum", value_of(l, n));
}

static bool take_lines(struct web_puzzle *l, const struct json_node *n,
                       enum constraint_kind_id kind)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    const struct json_node *lines = json_member(l->tree, n, "lines");
    const struct json_node *circle = json_member(l->tree, n, "cells");
    if (circle && json_first(l->tree, circle) && json_next(l->tree, json_first(l->tree, circle))) {
        return web_fail(l, n->text.text, "Nonet has no arrows with more than one circle",
                        (struct span){0});
    }
    for (const struct json_node *line = json_first(l->tree, lines); line;
         line = json_next(l->tree, line)) {
        if (!read_cells(l, line, cell, &count) ||
            !web_add_constraint(l, line->text.text, kind, 0, cell, count)) {
            return false;
        }
    }
    return true;
}

static bool take_thermo(struct web_puzzle *l, const struct json_node *n)
{
    return take_lines(l, n, CONSTRAINT_THERMO);
}

static bool take_arrow(struct web_puzzle *l, const struct json_node *n)
{
    return take_lines(l, n, CONSTRAINT_ARROW);
}

/* Signs whose value is `usual` where they say none. */
static bool take_pair(struct web_puzzle *l, const struct json_node *n, enum constraint_kind_id kind,
                      const char *usual)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    struct span value = value_of(l, n);
    if (value.length && !span_is(value, usual)) {
        return web_fail(l, n->text.text, "Nonet has no signs of this value", value);
    }
    return cells_of(l, n, cell, &count) &&
           web_add_constraint(l, n->text.text, kind, 0, cell, count);
}

static bool take_difference(struct web_puzzle *l, const struct json_node *n)
{
    return take_pair(l, n, CONSTRAINT_WHITE_DOT, "1");
}

static bool take_ratio(struct web_puzzle *l, const struct json_node *n)
{
    return take_pair(l, n, CONSTRAINT_BLACK_DOT, "2");
}

static bool take_xv(struct web_puzzle *l, const struct json_node *n)
{
    struct span value = value_of(l, n);
    bool five = span_is(value, "V") || span_is(value, "v");
    if (!value.length) {
        return web_fail(l, n->text.text, "an XV sign needs the value X or V", value);
    }
    return take_pair(l, n, five ? CONSTRAINT_V_SUM : CONSTRAINT_X_SUM,
                     five                   ? value.text[0] == 'V' ? "V" : "v"
                     : value.text[0] == 'X' ? "X"
                                            : "x");
}

static bool take_parity(struct web_puzzle *l, const struct json_node *n,
                        enum constraint_kind_id kind)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    return cells_of(l, n, cell, &count) &&
           web_add_constraint(l, n->text.text, kind, 0, cell, count);
}

static bool take_odd(struct web_puzzle *l, const struct json_node *n)
{
    return take_parity(l, n, CONSTRAINT_ODD);
}

static bool take_even(struct web_puzzle *l, const struct json_node *n)
{
    return take_parity(l, n, CONSTRAINT_EVEN);
}

/* The sum stands in a cell outside: R0C3 above column 3, R3C0 beside row 3. */
static bool take_sandwich(struct web_puzzle *l, const struct json_node *n)
{
    uint16_t cell[MAX_EXCHANGE_SIZE];
    const struct json_node *place = json_member(l->tree, n, "cell");
    unsigned row;
    unsigned column;
    unsigned sum;
    if (!place || !read_place(place->text, &row, &column) || (row > 0) == (column > 0) ||
        row > l->size || column > l->size) {
        return web_fail(l, n->text.text, "a sandwich sum must be at a place such as R0C1 or R1C0",
                        place ? place->text : (struct span){0});
    }
    if (!web_whole(value_of(l, n), &sum) || sum > CONSTRAINT_MAX_SUM) {
        return web_fail(l, n->text.text, "a sandwich needs a sum", value_of(l, n));
    }
    for (unsigned i = 0; i < l->size; i++) {
        cell[i] = (uint16_t)(row ? (row - 1) * l->size + i : i * l->size + column - 1);
    }
    return web_add_constraint(l, n->text.text, CONSTRAINT_SANDWICH, sum, cell, l->size);
}

static const struct {
    const char *key;
    bool (*take)(struct web_puzzle *l, const struct json_node *entry);
} constraints[] = {
    {"killercage", take_cage},
    {"thermometer", take_thermo},
    {"arrow", take_arrow},
    {"ratio", take_ratio},
    {"difference", take_difference},
    {"xv", take_xv},
    {"odd", take_odd},
    {"even", take_even},
    {"sandwichsum", take_sandwich},
};

/* Constraints that are lines and no more. A value is the usual one, or is refused. */
static const struct {
    const char *key;
    enum constraint_kind_id kind;
    const char *usual; /* value */
} plain_lines[] = {
    {"whispers", CONSTRAINT_WHISPER, "5"},
    {"renban", CONSTRAINT_RENBAN, NULL},
    {"palindrome", CONSTRAINT_PALINDROME, NULL},
    {"betweenline", CONSTRAINT_BETWEEN, NULL},
    {"lockout", CONSTRAINT_LOCKOUT, "4"},
    {"regionsumline", CONSTRAINT_REGION_SUM, NULL},
    {"zipperline", CONSTRAINT_ZIPPER, NULL},
    {"nabner", CONSTRAINT_NABNER, NULL},
    {"modularline", CONSTRAINT_MODULAR, NULL},
    {"entropicline", CONSTRAINT_ENTROPIC, NULL},
    {"slowthermometer", CONSTRAINT_SLOW_THERMO, NULL},
};

static bool take_plain_lines(struct web_puzzle *l, const struct json_node *list, size_t index)
{
    const char *usual = plain_lines[index].usual;
    for (const struct json_node *n = json_first(l->tree, list); n; n = json_next(l->tree, n)) {
        struct span value = value_of(l, n);
        if (value.length && usual && !span_is(value, usual)) {
            return web_fail(l, n->text.text, "Nonet has no lines of this value", value);
        }
        if (!take_lines(l, n, plain_lines[index].kind)) {
            return false;
        }
    }
    return true;
}

static const struct {
    const char *key;
    enum constraint_kind_id kind;
} rules[] = {
    {"antiknight", CONSTRAINT_ANTI_KNIGHT},
    {"antiking", CONSTRAINT_ANTI_KING},
    {"nonconsecutive", CONSTRAINT_NON_CONSECUTIVE},
};

/* What does not bind the digits, or is read elsewhere. */
static const char *const passed_over[] = {
    "size",
    "title",
    "author",
    "ruleset",
    "grid",
    "solution",
    "highlightConflicts",
    "disabledlogic",
    "truecandidatesoptions",
    "diagonal+",
    "diagonal-",
    "disjointgroups",
    "extraregion",
    "negative",
    "text",
    "circle",
    "rectangle",
    "line",
    "cage",
    "successMessage",
    "metadata",
    "fogofwar",
    "foglight",
};

/* ---- negative ---- */

static bool take_negative(struct web_puzzle *l, const struct json_node *n)
{
    static const struct {
        const char *name;
        enum constraint_kind_id kind[2];
    } signs[] = {{"ratio", {CONSTRAINT_BLACK_DOT, CONSTRAINT_BLACK_DOT}},
                 {"difference", {CONSTRAINT_WHITE_DOT, CONSTRAINT_WHITE_DOT}},
                 {"xv", {CONSTRAINT_X_SUM, CONSTRAINT_V_SUM}}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        for (int k = 0; k < 2 && span_is(n->text, signs[i].name); k++) {
            constraint_list_add(&l->constraints, signs[i].kind[k], true, 0, NULL, 0);
        }
        if (span_is(n->text, signs[i].name)) {
            return true;
        }
    }
    return web_fail(l, n->text.text, "Nonet does not have this negative constraint", n->text);
}

/* ---- the board ---- */

static bool read_size(struct web_puzzle *l)
{
    const struct json_node *whole = &l->tree->node[0];
    const struct json_node *size = json_member(l->tree, whole, "size");
    const struct json_node *grid = json_member(l->tree, whole, "grid");
    unsigned rows = 0;
    for (const struct json_node *n = json_first(l->tree, grid); n; n = json_next(l->tree, n)) {
        unsigned columns = 0;
        rows++;
        for (const struct json_node *c = json_first(l->tree, n); c; c = json_next(l->tree, c)) {
            columns++;
        }
        l->size = rows == 1 ? columns : l->size;
        if (columns != l->size) {
            return web_fail(l, n->text.text, "the rows of the grid have different lengths",
                            (struct span){0});
        }
    }
    unsigned said = rows;
    if (size && (!web_whole(size->text, &said) || said != rows)) {
        return web_fail(l, size->text.text, "the grid is not of this size", size->text);
    }
    return (rows > 1 && rows == l->size && rows <= MAX_EXCHANGE_SIZE) ||
           web_fail(l, l->line.text, "this has no square grid", (struct span){0});
}

/* Givens and regions, a letter a cell. */
static bool read_grid(struct web_puzzle *l, char regions[MAX_CELLS + 1])
{
    const struct layout *plain = variant_of_cells((size_t)l->size * l->size);
    const struct json_node *row =
        json_first(l->tree, json_member(l->tree, &l->tree->node[0], "grid"));
    unsigned cell = 0;
    for (; row; row = json_next(l->tree, row)) {
        for (const struct json_node *n = json_first(l->tree, row); n;
             n = json_next(l->tree, n), cell++) {
            const struct json_node *value = json_member(l->tree, n, "value");
            const struct json_node *region = json_member(l->tree, n, "region");
            unsigned number = plain ? box_of(plain, cell) : 0;
            unsigned digit = 0;
            if (region && (!web_whole(region->text, &number) || number >= l->size)) {
                return web_fail(l, region->text.text, "there is no such region", region->text);
            }
            regions[cell] = (char)('A' + number);
            if (value && web_is_true(json_member(l->tree, n, "given")) &&
                (!web_whole(value->text, &digit) || digit < 1 || digit > l->size)) {
                return web_fail(l, value->text.text, "this is not a digit of the board",
                                value->text);
            }
            l->givens.cell[cell] = (uint8_t)digit;
        }
    }
    regions[cell] = '\0';
    return true;
}

/* Houses more: names and maps by comma. */
static bool read_houses(struct web_puzzle *l, struct text *houses)
{
    static const char *const names[][2] = {
        {"diagonal-", "diagonal"}, {"diagonal+", "antidiagonal"}, {"disjointgroups", "disjoint"}};
    const struct json_node *whole = &l->tree->node[0];
    bool both = web_is_true(json_member(l->tree, whole, "diagonal-")) &&
                web_is_true(json_member(l->tree, whole, "diagonal+"));
    for (size_t i = 0; i < 3; i++) {
        if (web_is_true(json_member(l->tree, whole, names[i][0])) && !(both && i == 1)) {
            text_printf(houses, "%s%s", houses->length ? "," : "",
                        both && i == 0 ? "x" : names[i][1]);
        }
    }
    const struct json_node *n = json_first(l->tree, json_member(l->tree, whole, "extraregion"));
    for (; n; n = json_next(l->tree, n)) {
        char map[MAX_CELLS + 1];
        uint16_t cell[MAX_CELLS];
        unsigned count;
        if (!cells_of(l, n, cell, &count)) {
            return false;
        }
        web_area_map(l, cell, count, map);
        text_printf(houses, "%s%s", houses->length ? "," : "", map);
    }
    return true;
}

static bool read_layout(struct web_puzzle *l)
{
    char regions[MAX_CELLS + 1];
    struct text houses = {0};
    bool good = read_size(l) && read_grid(l, regions) && read_houses(l, &houses) &&
                web_build(l, regions, houses.data);
    text_free(&houses);
    return good;
}

/* ---- the whole ---- */

/* An entry of the whole object that binds the digits. */
static bool take_member(struct web_puzzle *l, const struct json_node *n)
{
    bool empty = json_is_nested(n)
                     ? !n->first
                     : !n->text.length || n->kind == JSON_FALSE || n->kind == JSON_NULL;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        if (span_is(n->key, rules[i].key)) {
            if (web_is_true(n)) {
                constraint_list_add(&l->constraints, rules[i].kind, false, 0, NULL, 0);
            }
            return true;
        }
    }
    bool negative = span_is(n->key, "negative");
    for (size_t i = 0; i < sizeof passed_over / sizeof *passed_over && !negative; i++) {
        empty |= span_is(n->key, passed_over[i]);
    }
    for (size_t i = 0; i < sizeof constraints / sizeof *constraints + negative && !empty; i++) {
        if (!negative && !span_is(n->key, constraints[i].key)) {
            continue;
        }
        for (const struct json_node *e = json_first(l->tree, n); e; e = json_next(l->tree, e)) {
            if (!(negative ? take_negative(l, e) : constraints[i].take(l, e))) {
                return false;
            }
        }
        return true;
    }
    for (size_t i = 0; i < sizeof plain_lines / sizeof *plain_lines && !empty; i++) {
        if (span_is(n->key, plain_lines[i].key)) {
            return take_plain_lines(l, n, i);
        }
    }
    return empty ||
           web_fail(l, n->key.text, "Nonet does not have this constraint of f-puzzles", n->key);
}

bool fpuzzles_load(struct web_puzzle *l)
{
    bool good = read_layout(l);
    for (const struct json_node *n = json_first(l->tree, &l->tree->node[0]); n && good;
         n = json_next(l->tree, n)) {
        good = take_member(l, n);
    }
    if (good) {
        bool dots = json_member(l->tree, &l->tree->node[0], "difference") != NULL;
        web_exempt_pairs(l,
                         (kind_set)1 << CONSTRAINT_WHITE_DOT | (kind_set)1 << CONSTRAINT_BLACK_DOT,
                         CONSTRAINT_WHITE_DOT, dots);
    }
    return good;
}

static enum status read_json(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_json_record(r, &line);
    return status == STATUS_OK ? web_read(r, line, line, false, fpuzzles_load, record) : status;
}

/* ---- writing ---- */

static void write_grid(struct json_writer *w, const struct record *record)
{
    const struct layout *v = record->variant;
    bool regions = v->jigsaw || v->size != 9;
    json_put_name(w, "grid");
    json_put_open(w, '[');
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = record->givens.cell[cell];
        if (cell % v->size == 0) {
            json_put_open(w, '[');
        }
        json_put_open(w, '{');
        if (digit) {
            json_member_unsigned(w, "value", digit);
            json_member_bool(w, "given", true);
        }
        if (regions) {
            json_member_unsigned(w, "region", box_of(v, cell));
        }
        json_put_close(w, '}');
        if (cell % v->size + 1 == v->size) {
            json_put_close(w, ']');
        }
    }
    json_put_close(w, ']');
}

/* Is the extra house the main diagonal (1), the other one (2), or neither (0)? */
static unsigned diagonal_of(const struct layout *v, const uint16_t *cell)
{
    bool main = true;
    bool other = true;
    for (unsigned i = 0; i < v->size; i++) {
        main &= row_of(v, cell[i]) == column_of(v, cell[i]);
        other &= row_of(v, cell[i]) + column_of(v, cell[i]) + 1 == v->size;
    }
    return main ? 1 : other ? 2 : 0;
}

static void write_houses(struct json_writer *w, const struct layout *v)
{
    bool any = false;
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        unsigned diagonal = diagonal_of(v, v->house[h].cell);
        if (diagonal) {
            json_member_bool(w, diagonal == 1 ? "diagonal-" : "diagonal+", true);
        }
        any |= !diagonal;
    }
    if (!any) {
        return;
    }
    json_put_name(w, "extraregion");
    json_put_open(w, '[');
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        if (!diagonal_of(v, v->house[h].cell)) {
            json_put_open(w, '{');
            json_put_name(w, "cells");
            fpuzzles_put_cells(w, v, v->house[h].cell, v->size);
            json_put_close(w, '}');
        }
    }
    json_put_close(w, ']');
}

/* The constraints, those under one key in one list, and which rules are that all signs are given.
 */
static void write_each_constraint(struct json_writer *w, const struct layout *v,
                                  bool rules_all[CONSTRAINT_KIND_COUNT])
{
    const char *open = NULL; /* the list that is not closed */
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        const char *key = fpuzzles_key(c->kind);
        if (c->all) {
            rules_all[c->kind] = true;
            continue;
        }
        if (open && (constraint_is_rule(c) || strcmp(open, key) != 0)) {
            json_put_close(w, ']');
            open = NULL;
        }
        if (constraint_is_rule(c)) {
            json_member_bool(w, key, true);
            continue;
        }
        if (!open) {
            json_put_name(w, key);
            json_put_open(w, '[');
        }
        open = key;
        fpuzzles_put_constraint(w, v, c);
    }
    if (open) {
        json_put_close(w, ']');
    }
}

static void write_constraints(struct json_writer *w, const struct layout *v)
{
    bool rules_all[CONSTRAINT_KIND_COUNT] = {false};
    write_each_constraint(w, v, rules_all);
    bool exempt =
        rules_all[CONSTRAINT_WHITE_DOT] && !has_constraints_of(v, CONSTRAINT_NON_CONSECUTIVE);
    kind_set dots = (kind_set)1 << CONSTRAINT_WHITE_DOT | (kind_set)1 << CONSTRAINT_BLACK_DOT;
    if (exempt && !(constraint_kinds_shown(v) & dots)) {
        json_put_name(w, "difference");
        json_put_json(w, "[]");
    }
    if (exempt) {
        json_member_bool(w, "nonconsecutive", true);
    }
    bool any = false;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        bool said = k == CONSTRAINT_V_SUM || (k == CONSTRAINT_WHITE_DOT && exempt);
        if (rules_all[k] && !said) {
            if (!any) {
                json_put_name(w, "negative");
                json_put_open(w, '[');
                any = true;
            }
            json_put_string(w, fpuzzles_key(k));
        }
    }
    if (any) {
        json_put_close(w, ']');
    }
}

void fpuzzles_write(struct text *out, const struct record *record)
{
    struct json_writer w = {.out = out};
    json_put_open(&w, '{');
    json_member_unsigned(&w, "size", record->variant->size);
    write_grid(&w, record);
    write_houses(&w, record->variant);
    write_constraints(&w, record->variant);
    json_put_close(&w, '}');
}

static void write_json(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    fpuzzles_write(out, record);
    text_puts(out, "\n");
}

/* One square grid with boxes or regions. */
bool fpuzzles_can_say(const struct layout *v)
{
    return web_can_say(v) && v->size <= MAX_EXCHANGE_SIZE && !v->group_count &&
           box_of(v, 0) != LAYOUT_NO_CELL;
}

const char *fpuzzles_lacks(const struct layout *v)
{
    bool black = false;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        black |= !constraint_at(v, i)->all && constraint_at(v, i)->kind == CONSTRAINT_BLACK_DOT;
    }
    return black && has_constraints_of(v, CONSTRAINT_NON_CONSECUTIVE)
               ? "the rule non-consecutive for pairs that have a dot"
               : web_lacks(v);
}

/* ---- the format ---- */

static bool detect_json(const char *head, size_t length)
{
    static const char *const names[] = {"grid", "puzzle"};
    char kind[2] = {0};
    if (head_is_json(head, length)) {
        json_peek_members(head, length, names, 2, kind);
    }
    return kind[0] == '[' && !kind[1];
}

const struct format format_fpuzzles = {
    .name = "fpuzzles",
    .doc = "JSON of the web setter f-puzzles, one object a line",
    .extension = ".json",
    .detect = detect_json,
    .read = read_json,
    .write = write_json,
    .says_kind = fpuzzles_says_kind,
    .can_say = fpuzzles_can_say,
    .lacks = fpuzzles_lacks,
};
