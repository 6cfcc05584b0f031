/* Puzzles of the web setter f-puzzles: its JSON, an object a line, and the links that hold it
 * compressed, its own and those of the web player SudokuPad, which reads the same.
 *
 * Known are givens, regions, the two diagonals, disjoint groups, extra regions, and of the clues
 * those that this program has: killercage, thermometer, arrow, difference (of 1) and ratio (of 2),
 * xv, odd, even, sandwichsum, antiknight, antiking, nonconsecutive, and `negative` for signs all of
 * which are given. What only decorates is passed over; any other constraint is an error that names
 * it. (The names were found in what these programs write.) */
#include <stdlib.h>
#include <string.h>

#include "gen/clue/clue.h"
#include "gen/format/json_tree.h"
#include "gen/format/lz_string.h"
#include "gen/format/reader.h"

enum { MAX_JSON = 1 << 20, MOST_SIZE = 16 };

/* All but greater-than signs and bars. */
#define SAID_KINDS                                                                                 \
    (((uint32_t)1 << CLUE_KIND_COUNT) - 1 -                                                        \
     ((uint32_t)1 << CLUE_GREATER | (uint32_t)1 << CLUE_CONSECUTIVE))

struct load {
    struct reader *reader;
    struct span line;
    bool packed; /* the tree's text is not the line's */
    const struct json_tree *tree;
    unsigned size;
    const struct layout *layout; /* a reference */
    struct clue_list clues;
    struct grid givens;
};

static bool fail(const struct load *l, const char *where, const char *what, struct span which)
{
    struct diag_at at = reader_place(l->reader, l->line, l->packed ? l->line.text : where);
    int length = which.length > 40 ? 40 : (int)which.length;
    diag_error(l->reader->diag, &at, "%s%s%.*s%s", what, length ? ": '" : "", length,
               which.text ? which.text : "", length ? "'" : "");
    return false;
}

static bool is_true(const struct json_node *n)
{
    return n && n->kind == JSON_OTHER && span_is(n->text, "true");
}

static bool read_whole(struct span s, unsigned *number)
{
    *number = 0;
    for (size_t i = 0; i < s.length; i++) {
        if (s.text[i] < '0' || s.text[i] > '9' || *number > 9999) {
            return false;
        }
        *number = 10 * *number + (unsigned)(s.text[i] - '0');
    }
    return s.length > 0;
}

/* "R1C1": row and column as they are said, 0 for outside. */
static bool read_place(struct span s, unsigned *row, unsigned *column)
{
    const char *c = s.length ? memchr(s.text, 'C', s.length) : NULL;
    return c && s.text[0] == 'R' &&
           read_whole((struct span){s.text + 1, (size_t)(c - s.text - 1)}, row) &&
           read_whole((struct span){c + 1, (size_t)(s.text + s.length - c - 1)}, column);
}

static bool read_cell(const struct load *l, const struct json_node *n, uint16_t *cell)
{
    unsigned row;
    unsigned column;
    if (n->kind != JSON_STRING || !read_place(n->text, &row, &column)) {
        return fail(l, n->text.text, "a cell like R1C1 is needed here", n->text);
    }
    if (row < 1 || column < 1 || row > l->size || column > l->size) {
        return fail(l, n->text.text, "the board has no such cell", n->text);
    }
    *cell = (uint16_t)((row - 1) * l->size + column - 1);
    return true;
}

/* A list of cells; as many as MAX_CELLS. */
static bool read_cells(const struct load *l, const struct json_node *list, uint16_t *cell,
                       unsigned *count)
{
    *count = 0;
    for (const struct json_node *n = json_first(l->tree, list); n; n = json_next(l->tree, n)) {
        if (*count == MAX_CELLS) {
            return fail(l, n->text.text, "too many cells", n->text);
        }
        if (!read_cell(l, n, &cell[*count])) {
            return false;
        }
        ++*count;
    }
    return true;
}

static bool add_clue(struct load *l, const struct json_node *where, enum clue_kind_id kind,
                     unsigned sum, const uint16_t *cell, unsigned count)
{
    char buffer[CLUE_COMPLAINT_SIZE];
    clue_list_add(&l->clues, kind, false, sum, cell, count);
    if (l->clues.failed || l->clues.count > CLUE_MAX_COUNT) {
        return fail(l, where->text.text, l->clues.failed ? OUT_OF_MEMORY : "too many clues",
                    (struct span){0});
    }
    const char *wrong = count ? clue_list_complain(&l->clues, l->layout, buffer) : "no cells";
    const char *name = clue_kinds[kind]->name;
    return !wrong || fail(l, where->text.text, wrong, (struct span){name, strlen(name)});
}

/* ---- the constraints: one entry of each ---- */

static struct span value_of(const struct load *l, const struct json_node *n)
{
    const struct json_node *value = json_member(l->tree, n, "value");
    return value ? value->text : (struct span){0};
}

/* The cells of "cells", or the one of "cell". */
static bool cells_of(const struct load *l, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *cells = json_member(l->tree, n, "cells");
    const struct json_node *one = json_member(l->tree, n, "cell");
    if (!cells && !one) {
        return fail(l, n->text.text, "this has no cells", n->key);
    }
    *count = 1;
    return cells ? read_cells(l, cells, cell, count) : read_cell(l, one, cell);
}

static bool take_cage(struct load *l, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    unsigned sum;
    if (!cells_of(l, n, cell, &count)) {
        return false;
    }
    return read_whole(value_of(l, n), &sum) && sum <= CLUE_MAX_SUM
               ? add_clue(l, n, CLUE_CAGE, sum, cell, count)
               : fail(l, n->text.text, "a cage needs a sum", value_of(l, n));
}

static bool take_lines(struct load *l, const struct json_node *n, enum clue_kind_id kind)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    const struct json_node *lines = json_member(l->tree, n, "lines");
    const struct json_node *circle = json_member(l->tree, n, "cells");
    if (circle && json_first(l->tree, circle) && json_next(l->tree, json_first(l->tree, circle))) {
        return fail(l, n->text.text, "an arrow with more than one circle cannot be said",
                    (struct span){0});
    }
    for (const struct json_node *line = json_first(l->tree, lines); line;
         line = json_next(l->tree, line)) {
        if (!read_cells(l, line, cell, &count) || !add_clue(l, line, kind, 0, cell, count)) {
            return false;
        }
    }
    return true;
}

static bool take_thermo(struct load *l, const struct json_node *n)
{
    return take_lines(l, n, CLUE_THERMO);
}

static bool take_arrow(struct load *l, const struct json_node *n)
{
    return take_lines(l, n, CLUE_ARROW);
}

/* Signs whose value is `usual` where they say none. */
static bool take_pair(struct load *l, const struct json_node *n, enum clue_kind_id kind,
                      const char *usual)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    struct span value = value_of(l, n);
    if (value.length && !span_is(value, usual)) {
        return fail(l, n->text.text, "a sign of this value cannot be said", value);
    }
    return cells_of(l, n, cell, &count) && add_clue(l, n, kind, 0, cell, count);
}

static bool take_difference(struct load *l, const struct json_node *n)
{
    return take_pair(l, n, CLUE_WHITE_DOT, "1");
}

static bool take_ratio(struct load *l, const struct json_node *n)
{
    return take_pair(l, n, CLUE_BLACK_DOT, "2");
}

static bool take_xv(struct load *l, const struct json_node *n)
{
    bool five = span_is(value_of(l, n), "V");
    return take_pair(l, n, five ? CLUE_V_SUM : CLUE_X_SUM, five ? "V" : "X");
}

static bool take_parity(struct load *l, const struct json_node *n, enum clue_kind_id kind)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    return cells_of(l, n, cell, &count) && add_clue(l, n, kind, 0, cell, count);
}

static bool take_odd(struct load *l, const struct json_node *n)
{
    return take_parity(l, n, CLUE_ODD);
}

static bool take_even(struct load *l, const struct json_node *n)
{
    return take_parity(l, n, CLUE_EVEN);
}

/* The sum stands in a cell outside: R0C3 above column 3, R3C0 beside row 3. */
static bool take_sandwich(struct load *l, const struct json_node *n)
{
    uint16_t cell[MAX_SIZE];
    const struct json_node *place = json_member(l->tree, n, "cell");
    unsigned row;
    unsigned column;
    unsigned sum;
    if (!place || !read_place(place->text, &row, &column) || (row > 0) == (column > 0) ||
        row > l->size || column > l->size) {
        return fail(l, n->text.text, "a sandwich's sum stands at R0C1 or R1C0",
                    place ? place->text : (struct span){0});
    }
    if (!read_whole(value_of(l, n), &sum) || sum > CLUE_MAX_SUM) {
        return fail(l, n->text.text, "a sandwich needs a sum", value_of(l, n));
    }
    for (unsigned i = 0; i < l->size; i++) {
        cell[i] = (uint16_t)(row ? (row - 1) * l->size + i : i * l->size + column - 1);
    }
    return add_clue(l, n, CLUE_SANDWICH, sum, cell, l->size);
}

static const struct {
    const char *key;
    bool (*take)(struct load *l, const struct json_node *entry);
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

static const struct {
    const char *key;
    enum clue_kind_id kind;
} rules[] = {
    {"antiknight", CLUE_ANTI_KNIGHT},
    {"antiking", CLUE_ANTI_KING},
    {"nonconsecutive", CLUE_NON_CONSECUTIVE},
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

static bool take_negative(struct load *l, const struct json_node *n)
{
    static const struct {
        const char *name;
        enum clue_kind_id kind[2];
    } signs[] = {{"ratio", {CLUE_BLACK_DOT, CLUE_BLACK_DOT}},
                 {"difference", {CLUE_WHITE_DOT, CLUE_WHITE_DOT}},
                 {"xv", {CLUE_X_SUM, CLUE_V_SUM}}};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        for (int k = 0; k < 2 && span_is(n->text, signs[i].name); k++) {
            clue_list_add(&l->clues, signs[i].kind[k], true, 0, NULL, 0);
        }
        if (span_is(n->text, signs[i].name)) {
            return true;
        }
    }
    return fail(l, n->text.text, "this negative constraint cannot be said", n->text);
}

/* ---- the board ---- */

static bool read_size(struct load *l)
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
            return fail(l, n->text.text, "the rows of the grid have different lengths",
                        (struct span){0});
        }
    }
    unsigned said = rows;
    if (size && (!read_whole(size->text, &said) || said != rows)) {
        return fail(l, size->text.text, "the grid is not of this size", size->text);
    }
    return (rows > 1 && rows == l->size && rows <= MAX_SIZE) ||
           fail(l, l->line.text, "this holds no square grid", (struct span){0});
}

/* Givens and regions. regions: a letter a cell; *own: a cell says its region. */
static bool read_grid(struct load *l, char regions[MAX_CELLS + 1], bool *own)
{
    const struct layout *plain = variant_of_cells((size_t)l->size * l->size);
    const struct json_node *row =
        json_first(l->tree, json_member(l->tree, &l->tree->node[0], "grid"));
    unsigned cell = 0;
    *own = false;
    for (; row; row = json_next(l->tree, row)) {
        for (const struct json_node *n = json_first(l->tree, row); n;
             n = json_next(l->tree, n), cell++) {
            const struct json_node *value = json_member(l->tree, n, "value");
            const struct json_node *region = json_member(l->tree, n, "region");
            unsigned number = plain ? box_of(plain, cell) : 0;
            unsigned digit = 0;
            if (region && (!read_whole(region->text, &number) || number >= l->size)) {
                return fail(l, region->text.text, "there is no such region", region->text);
            }
            *own |= region || !plain;
            regions[cell] = (char)('A' + number);
            if (value && is_true(json_member(l->tree, n, "given")) &&
                (!read_whole(value->text, &digit) || digit < 1 || digit > l->size)) {
                return fail(l, value->text.text, "this is no digit of the board", value->text);
            }
            l->givens.cell[cell] = (uint8_t)digit;
        }
    }
    regions[cell] = '\0';
    return true;
}

/* The regions are the plain board's boxes? */
static bool are_boxes(const struct layout *plain, const char *regions)
{
    for (unsigned cell = 0; plain && cell < plain->cell_count; cell++) {
        for (unsigned other = 0; other < cell; other++) {
            if ((regions[cell] == regions[other]) !=
                (box_of(plain, cell) == box_of(plain, other))) {
                return false;
            }
        }
    }
    return plain != NULL;
}

/* Houses more: names and maps by comma. */
static bool read_houses(struct load *l, struct text *houses)
{
    static const char *const names[][2] = {
        {"diagonal-", "diagonal"}, {"diagonal+", "antidiagonal"}, {"disjointgroups", "disjoint"}};
    const struct json_node *whole = &l->tree->node[0];
    bool both = is_true(json_member(l->tree, whole, "diagonal-")) &&
                is_true(json_member(l->tree, whole, "diagonal+"));
    for (size_t i = 0; i < 3; i++) {
        if (is_true(json_member(l->tree, whole, names[i][0])) && !(both && i == 1)) {
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
        memset(map, '.', l->size * l->size);
        map[l->size * l->size] = '\0';
        for (unsigned i = 0; i < count; i++) {
            map[cell[i]] = 'a';
        }
        text_printf(houses, "%s%s", houses->length ? "," : "", map);
    }
    return true;
}

static bool read_layout(struct load *l)
{
    char regions[MAX_CELLS + 1];
    bool own;
    struct text houses = {0};
    if (!read_size(l) || !read_grid(l, regions, &own)) {
        return false;
    }
    const struct layout *plain = variant_of_cells((size_t)l->size * l->size);
    bool good = read_houses(l, &houses);
    if (good) {
        bool boxes = are_boxes(plain, regions);
        struct layout_definition definition = {.name = boxes && !houses.length ? plain->name : NULL,
                                               .regions = boxes ? NULL : regions,
                                               .houses = houses.length ? houses.data : NULL};
        if (boxes && houses.length) {
            definition.name = plain->name;
        }
        struct diag_at at = reader_place(l->reader, l->line, l->line.text);
        l->layout = layout_build(&definition, &at, l->reader->diag);
    }
    text_free(&houses);
    return l->layout != NULL;
}

/* ---- the whole ---- */

/* An entry of the whole object that binds the digits. */
static bool take_member(struct load *l, const struct json_node *n)
{
    bool empty = n->kind <= JSON_ARRAY
                     ? !n->first
                     : !n->text.length || span_is(n->text, "false") || span_is(n->text, "null");
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        if (span_is(n->key, rules[i].key)) {
            if (is_true(n)) {
                clue_list_add(&l->clues, rules[i].kind, false, 0, NULL, 0);
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
    return empty || fail(l, n->key.text, "this constraint of f-puzzles cannot be said", n->key);
}

static bool load_puzzle(struct load *l)
{
    bool good = read_layout(l);
    for (const struct json_node *n = json_first(l->tree, &l->tree->node[0]); n && good;
         n = json_next(l->tree, n)) {
        good = take_member(l, n);
    }
    return good;
}

static enum status read_text(struct reader *r, struct span line, struct span json, bool packed,
                             struct record *record)
{
    struct json_tree tree;
    struct load l = {.reader = r, .line = line, .packed = packed, .tree = &tree};
    bool good = json_tree_parse(&tree, json) ||
                fail(&l, tree.wrong, tree.what ? tree.what : "this is no JSON", (struct span){0});
    good = good && load_puzzle(&l);
    const struct layout *v = good ? clues_lay(l.layout, &l.clues) : NULL;
    if (good && !v) {
        good = fail(&l, line.text, OUT_OF_MEMORY, (struct span){0});
    }
    if (good) {
        memcpy(record->givens.cell, l.givens.cell, v->cell_count);
        record_reset(record, v);
    }
    layout_drop(v);
    layout_drop(l.layout);
    clue_list_free(&l.clues);
    json_tree_free(&tree);
    return good ? STATUS_OK : STATUS_FAILED;
}

static enum status read_json(struct reader *r, struct record *record)
{
    struct span line;
    enum status status = reader_record_line(r, &line);
    return status == STATUS_OK ? read_text(r, line, line, false, record) : status;
}

/* What a link holds behind these, or by itself. */
static const char *const marks[] = {"load=", "fpuzzles", "fpuz"};

static bool find_packed(struct span line, struct span *packed)
{
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++) {
        size_t length = strlen(marks[i]);
        for (size_t at = 0; at + length < line.length; at++) {
            if (memcmp(line.text + at, marks[i], length) == 0) {
                *packed = (struct span){line.text + at + length, line.length - at - length};
                return true;
            }
        }
    }
    return false;
}

static enum status read_link(struct reader *r, struct record *record)
{
    struct span line;
    struct span packed;
    struct text json = {0};
    enum status status = reader_record_line(r, &line);
    if (status != STATUS_OK) {
        return status;
    }
    struct diag_at at = reader_place(r, line, line.text);
    if (!find_packed(span_trim(line), &packed)) {
        return diag_error(r->diag, &at,
                          "a link is needed that holds a puzzle of f-puzzles: "
                          "…?load=… or …/fpuzzles…");
    }
    at = reader_place(r, line, packed.text);
    for (size_t i = 0; i < packed.length; i++) { /* what follows is not of it */
        packed.length = strchr("=&#", packed.text[i]) && packed.text[i] ? i : packed.length;
    }
    status = lz_string_decompress(&json, packed, MAX_JSON) && json.length
                 ? read_text(r, line, (struct span){json.data, json.length}, true, record)
                 : diag_error(r->diag, &at, "the link's puzzle cannot be unpacked");
    text_free(&json);
    return status;
}

/* ---- writing ---- */

static void add_cell(struct text *out, const struct layout *v, unsigned cell)
{
    text_printf(out, "\"R%uC%u\"", row_of(v, cell) + 1, column_of(v, cell) + 1);
}

static void add_cells(struct text *out, const struct layout *v, const uint16_t *cell,
                      unsigned count)
{
    text_puts(out, "[");
    for (unsigned i = 0; i < count; i++) {
        text_puts(out, i ? "," : "");
        add_cell(out, v, cell[i]);
    }
    text_puts(out, "]");
}

static void write_grid(struct text *out, const struct record *record)
{
    const struct layout *v = record->variant;
    bool regions = v->jigsaw || v->size != 9;
    text_puts(out, "\"grid\":[");
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = record->givens.cell[cell];
        text_puts(out, cell % v->size ? "," : cell ? "],[" : "[");
        text_puts(out, "{");
        if (digit) {
            text_printf(out, "\"value\":%u,\"given\":true", digit);
        }
        if (regions) {
            text_printf(out, "%s\"region\":%u", digit ? "," : "", box_of(v, cell));
        }
        text_puts(out, "}");
    }
    text_puts(out, "]]");
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

static void write_houses(struct text *out, const struct layout *v)
{
    bool any = false;
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        unsigned diagonal = diagonal_of(v, v->house[h].cell);
        if (diagonal) {
            text_printf(out, ",\"diagonal%c\":true", diagonal == 1 ? '-' : '+');
        }
    }
    for (unsigned h = v->first_house[HOUSE_EXTRA]; h < v->house_count; h++) {
        if (!diagonal_of(v, v->house[h].cell)) {
            text_puts(out, any ? ",{\"cells\":" : ",\"extraregion\":[{\"cells\":");
            add_cells(out, v, v->house[h].cell, v->size);
            text_puts(out, "}");
            any = true;
        }
    }
    text_puts(out, any ? "]" : "");
}

static void write_clue(struct text *out, const struct layout *v, const struct clue *c)
{
    bool row = c->count > 1 && row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    switch ((enum clue_kind_id)c->kind) {
    case CLUE_THERMO:
    case CLUE_ARROW:
        text_puts(out, "{\"lines\":[");
        add_cells(out, v, c->cell, c->count);
        text_puts(out, "]");
        if (c->kind == CLUE_ARROW) {
            text_puts(out, ",\"cells\":");
            add_cells(out, v, c->cell, 1);
        }
        break;
    case CLUE_SANDWICH:
        text_printf(out, "{\"cell\":\"R%uC%u\",\"value\":\"%u\"",
                    row ? row_of(v, c->cell[0]) + 1 : 0, row ? 0 : column_of(v, c->cell[0]) + 1,
                    c->sum);
        break;
    case CLUE_ODD:
    case CLUE_EVEN:
        text_puts(out, "{\"cell\":");
        add_cell(out, v, c->cell[0]);
        break;
    default:
        text_puts(out, "{\"cells\":");
        add_cells(out, v, c->cell, c->count);
        if (c->kind == CLUE_CAGE) {
            text_printf(out, ",\"value\":\"%u\"", c->sum);
        } else if (c->kind == CLUE_X_SUM || c->kind == CLUE_V_SUM) {
            text_printf(out, ",\"value\":\"%c\"", c->kind == CLUE_X_SUM ? 'X' : 'V');
        }
    }
    text_puts(out, "}");
}

/* The key that clues of a kind stand under. */
static const char *key_of(enum clue_kind_id kind)
{
    static const char *const keys[CLUE_KIND_COUNT] = {
        [CLUE_CAGE] = "killercage",
        [CLUE_THERMO] = "thermometer",
        [CLUE_ARROW] = "arrow",
        [CLUE_WHITE_DOT] = "difference",
        [CLUE_BLACK_DOT] = "ratio",
        [CLUE_X_SUM] = "xv",
        [CLUE_V_SUM] = "xv",
        [CLUE_ODD] = "odd",
        [CLUE_EVEN] = "even",
        [CLUE_SANDWICH] = "sandwichsum",
        [CLUE_ANTI_KNIGHT] = "antiknight",
        [CLUE_ANTI_KING] = "antiking",
        [CLUE_NON_CONSECUTIVE] = "nonconsecutive",
    };
    return keys[kind];
}

static void write_clues(struct text *out, const struct layout *v)
{
    const char *open = NULL; /* the list that is not closed */
    bool rules_all[CLUE_KIND_COUNT] = {false};
    for (unsigned i = 0; i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        const char *key = key_of(c->kind);
        if (c->all) {
            rules_all[c->kind] = true;
            continue;
        }
        if (open && (clue_is_rule(c) || strcmp(open, key) != 0)) {
            text_puts(out, "]");
            open = NULL;
        }
        if (clue_is_rule(c)) {
            text_printf(out, ",\"%s\":true", key);
            continue;
        }
        if (open) {
            text_puts(out, ",");
        } else {
            text_printf(out, ",\"%s\":[", key);
        }
        open = key;
        write_clue(out, v, c);
    }
    text_puts(out, open ? "]" : "");
    const char *separator = ",\"negative\":[";
    for (unsigned k = 0; k < CLUE_KIND_COUNT; k++) {
        if (rules_all[k] && k != CLUE_V_SUM) {
            text_printf(out, "%s\"%s\"", separator, key_of(k));
            separator = ",";
        }
    }
    text_puts(out, separator[1] ? "" : "]");
}

static void write_object(struct text *out, const struct record *record)
{
    text_printf(out, "{\"size\":%u,", record->variant->size);
    write_grid(out, record);
    write_houses(out, record->variant);
    write_clues(out, record->variant);
    text_puts(out, "}");
}

static void write_json(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    write_object(out, record);
    text_puts(out, "\n");
}

static void write_packed(struct text *out, const struct record *record, const char *before)
{
    struct text json = {0};
    write_object(&json, record);
    text_puts(out, before);
    lz_string_compress(out, json.data ? json.data : "", json.length);
    text_puts(out, "\n");
    out->failed |= json.failed;
    text_free(&json);
}

static void write_link(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    write_packed(out, record, "https://www.f-puzzles.com/?load=");
}

static void write_pad_link(struct text *out, const struct record *record, size_t position)
{
    (void)position;
    write_packed(out, record, "https://sudokupad.app/fpuzzles");
}

/* One square grid with boxes or regions, and both rules of X and V or neither. */
static bool can_say(const struct layout *v)
{
    bool x = false;
    bool five = false;
    bool good = v->grid_count == 1 && v->size <= MOST_SIZE && !v->group_count &&
                box_of(v, 0) != LAYOUT_NO_CELL;
    for (unsigned i = 0; good && i < clue_count(v); i++) {
        const struct clue *c = clue_at(v, i);
        x |= c->all && c->kind == CLUE_X_SUM;
        five |= c->all && c->kind == CLUE_V_SUM;
    }
    return good && x == five;
}

/* ---- the formats ---- */

static bool has_text(const char *head, size_t length, const char *what)
{
    size_t size = strlen(what);
    for (size_t i = 0; i + size <= length; i++) {
        if (memcmp(head + i, what, size) == 0) {
            return true;
        }
    }
    return false;
}

static bool detect_json(const char *head, size_t length)
{
    struct span line;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    return line.text[0] == '{' && has_text(line.text, line.length, "\"grid\":[") &&
           !has_text(line.text, line.length, "\"puzzle\":");
}

static bool detect_link(const char *head, size_t length)
{
    struct span line;
    struct span packed;
    if (!head_line(head, length, &line)) {
        return false;
    }
    line = span_trim(line);
    bool link = (line.length > 8 && memcmp(line.text, "http", 4) == 0) ||
                (line.length > 8 && memcmp(line.text, "fpuzzles", 8) == 0);
    return link && find_packed(line, &packed);
}

const struct format format_fpuzzles = {
    .name = "fpuzzles",
    .doc = "JSON of the web setter f-puzzles, an object a line",
    .extension = ".json",
    .detect = detect_json,
    .read = read_json,
    .write = write_json,
    .clue_kinds = SAID_KINDS,
    .can_say = can_say,
};

const struct format format_fpuzzles_link = {
    .name = "fpuzzles-link",
    .doc = "links to f-puzzles that hold a puzzle; those of SudokuPad are read too",
    .extension = ".txt",
    .detect = detect_link,
    .read = read_link,
    .write = write_link,
    .clue_kinds = SAID_KINDS,
    .can_say = can_say,
};

const struct format format_sudokupad_link = {
    .name = "sudokupad-link",
    .doc = "links to the web player SudokuPad that hold a puzzle as f-puzzles has it",
    .extension = ".txt",
    .read = read_link,
    .write = write_pad_link,
    .clue_kinds = SAID_KINDS,
    .can_say = can_say,
};
