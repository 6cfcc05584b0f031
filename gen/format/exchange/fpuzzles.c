/* Puzzles of the web setter f-puzzles: its JSON, an object a line. Links that hold it are
 * web_link.c's.
 *
 * It understands givens, regions, the two diagonals, disjoint groups, extra regions, the
 * constraints that Nonet has (each kind's row in gen/constraint names its key), and `negative` for
 * signs all of which are given. Decoration is left out with a warning; any other constraint is an
 * error that names it. (The names were found in what these programs write.)
 *
 * f-puzzles has no name for "all white dots are given": its nonconsecutive exempts every pair that
 * has a dot of either colour, so together with dots (or with an empty list of white dots) it means
 * just that. `negative` knows ratio and xv (X and V together); a negative difference is read as
 * well, since earlier versions wrote it. */
#include <assert.h>
#include <string.h>

#include "base/json/json_cursor.h"
#include "gen/format/exchange/web_puzzle.h"
#include "gen/format/reading/reader.h"

enum { MAX_EXCHANGE_SIZE = 16 };

/* ---- the constraints ---- */

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
    "successMessage",
    "metadata",
    "fogofwar",
    "foglight",
};

/* Drawn without a rule of f-puzzles; often the setter's rules in words give them one. */
static const char *const drawings[] = {"text", "circle", "rectangle", "line", "cage"};

/* ---- negative ---- */

static bool take_negative(struct web_puzzle *l, const struct json_node *n)
{
    static const struct {
        const char *name;
        enum constraint_kind_id kind[2];
    } signs[] = {{"ratio", {CONSTRAINT_BLACK_DOT, CONSTRAINT_BLACK_DOT}},
                 {"difference", {CONSTRAINT_WHITE_DOT, CONSTRAINT_WHITE_DOT}},
                 {"xv", {CONSTRAINT_X, CONSTRAINT_V}}};
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
    if (size && (!web_read_whole(size->text, &said) || said != rows)) {
        return web_fail(l, size->text.text, "the grid is not of this size", size->text);
    }
    return (rows > 1 && rows == l->size && rows <= MAX_EXCHANGE_SIZE) ||
           web_fail(l, l->line.text, "this has no square grid", (struct span){0});
}

/* Givens and regions, a letter a cell. Where a cell names no region, it is in its box, or in its
 * row on boards of a size without boxes; of such a board without regions the map is empty. */
static bool read_grid(struct web_puzzle *l, char regions[MAX_CELLS + 1])
{
    const struct layout *plain = variant_of_cells((size_t)l->size * l->size);
    const struct json_node *row =
        json_first(l->tree, json_member(l->tree, &l->tree->node[0], "grid"));
    unsigned cell = 0;
    bool rows = true;
    assert(l->size > 1); /* read_size has looked */
    for (; row; row = json_next(l->tree, row)) {
        for (const struct json_node *n = json_first(l->tree, row); n;
             n = json_next(l->tree, n), cell++) {
            const struct json_node *value = json_member(l->tree, n, "value");
            const struct json_node *region = json_member(l->tree, n, "region");
            unsigned number = plain ? box_of(plain, cell) : cell / l->size;
            unsigned digit = 0;
            if (region && (!web_read_whole(region->text, &number) || number >= l->size)) {
                return web_fail(l, region->text.text, "there is no such region", region->text);
            }
            regions[cell] = (char)('A' + number);
            rows &= !plain && number == cell / l->size;
            if (value && web_is_true(json_member(l->tree, n, "given")) &&
                (!web_read_whole(value->text, &digit) || digit < 1 || digit > l->size)) {
                return web_fail(l, value->text.text, "this is not a digit of the board",
                                value->text);
            }
            l->givens.cell[cell] = (uint8_t)digit;
        }
    }
    regions[rows ? 0 : cell] = '\0';
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
        if (!fpuzzles_cells_of(l, n, cell, &count)) {
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
                web_build(l, *regions ? regions : NULL, houses.data);
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
    for (size_t i = 0; i < sizeof drawings / sizeof *drawings && !empty; i++) {
        if (span_is(n->key, drawings[i])) {
            web_leave_out(l, n->key);
            empty = true;
        }
    }
    for (const struct json_node *e = negative && !empty ? json_first(l->tree, n) : NULL; e;
         e = json_next(l->tree, e)) {
        if (!take_negative(l, e)) {
            return false;
        }
    }
    if (!empty && !negative && fpuzzles_knows(n->key)) {
        return fpuzzles_take(l, n);
    }
    empty |= negative;
    return empty ||
           web_fail(l, n->key.text, "Nonet does not have this constraint of f-puzzles", n->key);
}

/* When there are dots with numbers, programs differ in which other pairs `negative` forbids. */
static bool check_negative(const struct web_puzzle *l)
{
    bool all = false;
    bool numbers = false;
    for (size_t i = 0; i < l->constraints.count; i++) {
        const struct constraint_item *item = &l->constraints.item[i];
        numbers |= item->kind == CONSTRAINT_DIFFERENCE || item->kind == CONSTRAINT_RATIO;
        all |= item->all;
    }
    return !(all && numbers) ||
           web_fail(l, l->tree->node[0].text.text,
                    "Nonet has no negative constraint together with numbered dots",
                    (struct span){0});
}

bool fpuzzles_load(struct web_puzzle *l)
{
    bool good = read_layout(l);
    for (const struct json_node *n = json_first(l->tree, &l->tree->node[0]); n && good;
         n = json_next(l->tree, n)) {
        good = take_member(l, n);
    }
    good = good && check_negative(l);
    if (good) {
        bool dots = json_member(l->tree, &l->tree->node[0], "difference") != NULL;
        web_exempt_pairs(l, KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT), CONSTRAINT_WHITE_DOT, dots);
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

static bool has_key(const struct constraint *c, const char *key)
{
    return !constraint_is_rule(c) && strcmp(fpuzzles_key(c->kind), key) == 0;
}

/* All under one key, if none of an earlier kind has written them. */
static void write_list(struct json_writer *w, const struct layout *v, unsigned first)
{
    const char *key = fpuzzles_key(constraint_at(v, first)->kind);
    for (unsigned i = 0; i < first; i++) {
        if (has_key(constraint_at(v, i), key)) {
            return;
        }
    }
    json_put_name(w, key);
    json_put_open(w, '[');
    for (unsigned i = first; i < constraint_count(v); i++) {
        if (has_key(constraint_at(v, i), key)) {
            fpuzzles_put_constraint(w, v, constraint_at(v, i));
        }
    }
    json_put_close(w, ']');
}

/* The constraints, and which rules are that all signs are given. */
static void write_each_constraint(struct json_writer *w, const struct layout *v,
                                  bool rules_all[CONSTRAINT_KIND_COUNT])
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (c->all) {
            rules_all[c->kind] = true;
        } else if (constraint_is_rule(c)) {
            json_member_bool(w, fpuzzles_key(c->kind), true);
        } else {
            write_list(w, v, i);
        }
    }
}

static void write_constraints(struct json_writer *w, const struct layout *v)
{
    bool rules_all[CONSTRAINT_KIND_COUNT] = {false};
    write_each_constraint(w, v, rules_all);
    bool exempt =
        rules_all[CONSTRAINT_WHITE_DOT] && !has_constraints_of(v, CONSTRAINT_NON_CONSECUTIVE);
    kind_set dots = KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT);
    if (exempt && !(constraint_kinds_shown(v) & dots)) {
        json_put_name(w, "difference");
        json_put_json(w, "[]");
    }
    if (exempt) {
        json_member_bool(w, "nonconsecutive", true);
    }
    bool any = false;
    for (unsigned k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        bool said = k == CONSTRAINT_V || (k == CONSTRAINT_WHITE_DOT && exempt);
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
bool fpuzzles_supports(const struct layout *v)
{
    return web_supports(v) && v->size <= MAX_EXCHANGE_SIZE && !v->group_count &&
           box_of(v, 0) != LAYOUT_NO_CELL;
}

const char *fpuzzles_unsupported(const struct layout *v)
{
    bool black = false;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        black |= !c->all && c->kind == CONSTRAINT_BLACK_DOT;
    }
    bool numbers =
        has_constraints_of(v, CONSTRAINT_DIFFERENCE) || has_constraints_of(v, CONSTRAINT_RATIO);
    for (unsigned i = 0; numbers && i < constraint_count(v); i++) {
        if (constraint_at(v, i)->all) {
            return "the rule that all signs are given together with numbered dots";
        }
    }
    return black && has_constraints_of(v, CONSTRAINT_NON_CONSECUTIVE)
               ? "the rule non-consecutive for pairs that have a dot"
               : web_unsupported(v);
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
    .supports_kind = fpuzzles_supports_kind,
    .supports_layout = fpuzzles_supports,
    .unsupported = fpuzzles_unsupported,
};
