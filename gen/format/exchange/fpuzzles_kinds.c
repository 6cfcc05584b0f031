/* The constraints of f-puzzles, by the shape of their kind: what each kind is called there stands
 * in its own row (gen/constraint). */
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "gen/format/exchange/web_puzzle.h"

/* ---- writing ---- */

/* "R1C1"; 0 and one more than the size are outside of the board. */
static void put_place(struct json_writer *w, unsigned row, unsigned column)
{
    char place[24];
    snprintf(place, sizeof place, "R%uC%u", row, column);
    json_put_string(w, place);
}

void fpuzzles_put_cells(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                        unsigned count)
{
    json_put_open(w, '[');
    for (unsigned i = 0; i < count; i++) {
        put_place(w, row_of(v, cell[i]) + 1, column_of(v, cell[i]) + 1);
    }
    json_put_close(w, ']');
}

static void put_cells(struct json_writer *w, const struct layout *v, const char *name,
                      const uint16_t *cell, unsigned count)
{
    json_put_name(w, name);
    fpuzzles_put_cells(w, v, cell, count);
}

static void put_value(struct json_writer *w, const struct constraint *c)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    char sum[12];
    snprintf(sum, sizeof sum, "%u", c->sum);
    if (k->fpuzzles.value && !k->fpuzzles.may_be_left_out) {
        json_member_string(w, "value", k->fpuzzles.value);
    } else if (k->has_sum && k->make != MAKE_PILL) {
        json_member_string(w, "value", sum);
    }
}

/* An arrow's circle stands apart too; of a pill the line begins at an end of it. */
static void put_line(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    enum constraint_making make = constraint_kind_of(c)->make;
    unsigned pill = make == MAKE_PILL ? c->sum : make == MAKE_ARROW ? 1 : 0;
    unsigned first = pill > 1 ? pill - 1 : 0;
    uint16_t cell[MAX_LINE_CELLS];
    constraint_line_cells(v, c, cell);
    json_put_name(w, "lines");
    json_put_open(w, '[');
    fpuzzles_put_cells(w, v, cell + first, c->count - first);
    json_put_close(w, ']');
    if (pill) {
        put_cells(w, v, "cells", c->cell, pill);
    }
}

static void put_outside(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    int row;
    int column;
    constraint_outside_place(v, c, &row, &column);
    json_put_name(w, "cell");
    put_place(w, (unsigned)(row + 1), (unsigned)(column + 1));
    if (constraint_kind_of(c)->shape == CONSTRAINT_DIAGONAL) {
        bool down = row_of(v, c->cell[1]) > row_of(v, c->cell[0]);
        bool right = column_of(v, c->cell[1]) > column_of(v, c->cell[0]);
        put_cells(w, v, "cells", c->cell, c->count);
        json_member_string(w, "direction", down ? right ? "DR" : "DL" : right ? "UR" : "UL");
    }
}

/* Indexers have lists of cells, other marked cells one. */
static bool has_one_cell(const struct constraint_kind *k)
{
    return k->shape == CONSTRAINT_CELL && !k->stays_in_place;
}

void fpuzzles_put_constraint(struct json_writer *w, const struct layout *v,
                             const struct constraint *c)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    json_put_open(w, '{');
    if (constraint_is_outside(c)) {
        put_outside(w, v, c);
    } else if (k->shape == CONSTRAINT_LINE) {
        put_line(w, v, c);
    } else if (has_one_cell(k)) {
        json_put_name(w, "cell");
        put_place(w, row_of(v, c->cell[0]) + 1, column_of(v, c->cell[0]) + 1);
    } else if (k->shape == CONSTRAINT_CLONE_OF) {
        put_cells(w, v, "cells", c->cell, c->count / 2U);
        put_cells(w, v, "cloneCells", c->cell + c->count / 2U, c->count / 2U);
    } else {
        put_cells(w, v, "cells", c->cell, constraint_own_cells(c));
    }
    if (k->has_digits) {
        constraint_put_digits(c, "values", w);
    }
    put_value(w, c);
    json_put_close(w, '}');
}

bool fpuzzles_supports_kind(enum constraint_kind_id kind)
{
    return constraint_kinds[kind]->fpuzzles.key != NULL;
}

const char *fpuzzles_key(enum constraint_kind_id kind)
{
    return constraint_kinds[kind]->fpuzzles.key;
}

/* ---- reading ---- */

static bool read_place(struct span s, unsigned *row, unsigned *column)
{
    const char *c = s.length ? memchr(s.text, 'C', s.length) : NULL;
    return c && s.text[0] == 'R' &&
           web_read_whole((struct span){s.text + 1, (size_t)(c - s.text - 1)}, row) &&
           web_read_whole((struct span){c + 1, (size_t)(s.text + s.length - c - 1)}, column);
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

static bool read_cells(const struct web_puzzle *l, const struct json_node *list, uint16_t *cell,
                       unsigned *count)
{
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

bool fpuzzles_cells_of(const struct web_puzzle *l, const struct json_node *n, uint16_t *cell,
                       unsigned *count)
{
    const struct json_node *cells = json_member(l->tree, n, "cells");
    const struct json_node *one = json_member(l->tree, n, "cell");
    *count = 0;
    if (!cells && !one) {
        return web_fail(l, n->text.text, "this has no cells", n->key);
    }
    if (cells) {
        return read_cells(l, cells, cell, count);
    }
    *count = 1;
    return read_cell(l, one, cell);
}

/* An entry of a list that a key names. */
struct entry {
    struct web_puzzle *l;
    const struct json_node *node;
    struct span key;
    struct span value;
    enum constraint_kind_id kind; /* the one that it is; CONSTRAINT_KIND_COUNT: none */
    unsigned sum;
    unsigned pill; /* cells of the pill or circle, listed separately */
};

static bool is_of_key(const struct entry *e, enum constraint_kind_id kind)
{
    const char *key = constraint_kinds[kind]->fpuzzles.key;
    return key && constraint_kinds[kind]->shape != CONSTRAINT_BOARD && span_is(e->key, key);
}

static bool is_value(struct span value, const char *wanted)
{
    return value.length == strlen(wanted) && strncasecmp(value.text, wanted, value.length) == 0;
}

/* In a drawing a question mark, or no value, stands for a number that is still to be chosen. A dot
 * without a value is a plain one. */
static bool is_open(const struct entry *e, const struct constraint_kind *k)
{
    return e->l->constraints.takes_open &&
           (is_value(e->value, "?") || (!e->value.length && k->shape != CONSTRAINT_PAIR));
}

/* How well the kind fits: 0 not at all. Its own value fits better than any number. */
static unsigned fitness(const struct entry *e, enum constraint_kind_id kind)
{
    const struct constraint_kind *k = constraint_kinds[kind];
    unsigned number;
    if (!is_of_key(e, kind)) {
        return 0;
    }
    if (k->make == MAKE_PILL || k->make == MAKE_ARROW) {
        return (k->make == MAKE_PILL) == (e->pill > 1);
    }
    if (k->fpuzzles.value) {
        return !e->value.length ? k->fpuzzles.may_be_left_out
                                : 3U * is_value(e->value, k->fpuzzles.value);
    }
    if (k->has_sum) {
        return web_read_whole(e->value, &number) || is_open(e, k) ? 2 : 0;
    }
    return k->has_digits || !e->value.length || k->shape != CONSTRAINT_AREA;
}

static bool choose_kind(struct entry *e)
{
    unsigned best = 0;
    bool wants_number = false;
    e->kind = CONSTRAINT_KIND_COUNT;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        unsigned fits = fitness(e, kind);
        wants_number |= is_of_key(e, kind) && constraint_kinds[kind]->has_sum;
        if (fits > best) {
            best = fits;
            e->kind = kind;
        }
    }
    if (!best) {
        return web_fail(e->l, e->node->text.text,
                        e->value.length && !wants_number
                            ? "Nonet does not have this constraint with this value"
                            : "this constraint needs a value",
                        e->value);
    }
    const struct constraint_kind *k = constraint_kinds[e->kind];
    if (k->make == MAKE_PILL) {
        e->sum = e->pill;
    } else if (k->has_sum && is_open(e, k)) {
        e->sum = CONSTRAINT_OPEN;
    } else if (k->has_sum && (!web_read_whole(e->value, &e->sum) || e->sum > CONSTRAINT_MAX_SUM)) {
        return web_fail(e->l, e->node->text.text, "this number is too large", e->value);
    }
    return true;
}

static bool add(struct entry *e, const struct json_node *at, const uint16_t *cell, unsigned count)
{
    return web_add_constraint(e->l, at->text.text, e->kind, e->sum, cell, count);
}

/* A pill is read from left to right or from top to bottom, however it was drawn. */
static void sort_cells(uint16_t *cell, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        for (unsigned k = i; k > 0 && cell[k] < cell[k - 1]; k--) {
            uint16_t here = cell[k];
            cell[k] = cell[k - 1];
            cell[k - 1] = here;
        }
    }
}

static bool has_cell(const uint16_t *cell, unsigned count, uint16_t wanted)
{
    for (unsigned i = 0; i < count; i++) {
        if (cell[i] == wanted) {
            return true;
        }
    }
    return false;
}

/* Each line of the entry; of a pill the line begins in it. */
static bool take_lines(struct entry *e)
{
    struct web_puzzle *l = e->l;
    uint16_t pill[MAX_CELLS];
    unsigned pill_count = 0;
    if (e->pill > 1 && !read_cells(l, json_member(l->tree, e->node, "cells"), pill, &pill_count)) {
        return false;
    }
    sort_cells(pill, pill_count);
    const struct json_node *line = json_first(l->tree, json_member(l->tree, e->node, "lines"));
    for (; line; line = json_next(l->tree, line)) {
        uint16_t cell[2 * MAX_CELLS];
        unsigned count = pill_count;
        unsigned read = 0;
        memcpy(cell, pill, pill_count * sizeof *cell);
        if (!read_cells(l, line, cell + count, &read)) {
            return false;
        }
        while (read && has_cell(pill, pill_count, cell[count])) {
            memmove(cell + count, cell + count + 1, --read * sizeof *cell);
        }
        if (!add(e, line, cell, count + read)) {
            return false;
        }
    }
    return true;
}

/* From the place on, step by step to the other edge. */
static bool take_outside(struct entry *e)
{
    static const struct {
        const char *name;
        int step[2];
    } directions[] = {{"DR", {1, 1}}, {"DL", {1, -1}}, {"UR", {-1, 1}}, {"UL", {-1, -1}}};
    struct web_puzzle *l = e->l;
    const struct json_node *place = json_member(l->tree, e->node, "cell");
    const struct json_node *direction = json_member(l->tree, e->node, "direction");
    const int size = (int)l->size;
    bool slants = constraint_kinds[e->kind]->shape == CONSTRAINT_DIAGONAL;
    unsigned at[2];
    int step[2] = {0, 0};
    uint16_t cell[MAX_CELLS];
    unsigned count = 0;
    bool good = place && read_place(place->text, &at[0], &at[1]);
    for (int i = 0; i < 2 && good && !slants; i++) {
        bool other_inside = at[!i] >= 1 && (int)at[!i] <= size;
        step[i] = !other_inside ? 0 : at[i] == 0 ? 1 : (int)at[i] == size + 1 ? -1 : 0;
    }
    for (size_t i = 0; i < 4 && slants && direction; i++) {
        if (span_is(direction->text, directions[i].name)) {
            memcpy(step, directions[i].step, sizeof step);
        }
    }
    for (int row = good ? (int)at[0] + step[0] : 0, column = good ? (int)at[1] + step[1] : 0;
         (step[0] || step[1]) && row >= 1 && column >= 1 && row <= size && column <= size;
         row += step[0], column += step[1]) {
        cell[count++] = (uint16_t)((row - 1) * size + column - 1);
    }
    /* A sandwich is the same from both ends. */
    if (constraint_kinds[e->kind]->shape == CONSTRAINT_HOUSE && count &&
        cell[0] > cell[count - 1]) {
        for (unsigned i = 0, k = count; i + 1 < k; i++) {
            uint16_t moved = cell[i];
            cell[i] = cell[--k];
            cell[k] = moved;
        }
    }
    return count ? add(e, e->node, cell, count)
                 : web_fail(l, e->node->text.text,
                            "a number outside must be at a place such as R0C1 or R1C0",
                            place ? place->text : (struct span){0});
}

static bool read_digits(struct entry *e)
{
    struct web_puzzle *l = e->l;
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = 0;
    const struct json_node *n = json_first(l->tree, json_member(l->tree, e->node, "values"));
    for (; n; n = json_next(l->tree, n)) {
        if (count == CONSTRAINT_MAX_DIGITS || !web_read_whole(n->text, &digit[count]) ||
            digit[count] < 1 || digit[count] > l->size) {
            return web_fail(l, n->text.text, "up to four digits of the board must be here",
                            n->text);
        }
        count++;
    }
    e->sum = count || !l->constraints.takes_open ? constraint_digits_pack(digit, count)
                                                 : CONSTRAINT_OPEN;
    return true;
}

static bool take_entry(struct entry *e)
{
    const struct constraint_kind *k = constraint_kinds[e->kind];
    struct web_puzzle *l = e->l;
    uint16_t cell[2 * MAX_CELLS];
    unsigned count = 0;
    unsigned more = 0;
    if (k->shape == CONSTRAINT_LINE) {
        return take_lines(e);
    }
    if (k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE ||
        k->shape == CONSTRAINT_DIAGONAL) {
        return take_outside(e);
    }
    if (!fpuzzles_cells_of(l, e->node, cell, &count) || (k->has_digits && !read_digits(e))) {
        return false;
    }
    const struct json_node *clone = json_member(l->tree, e->node, "cloneCells");
    if (k->shape == CONSTRAINT_CLONE_OF &&
        (!clone || !read_cells(l, clone, cell + count, &more) || more != count)) {
        return web_fail(l, e->node->text.text, "a clone needs as many cells as the area it copies",
                        (struct span){0});
    }
    for (unsigned i = 0; k->shape == CONSTRAINT_CELL && i < count; i++) {
        if (!add(e, e->node, cell + i, 1)) {
            return false;
        }
    }
    return k->shape == CONSTRAINT_CELL || add(e, e->node, cell, count + more);
}

bool fpuzzles_knows(struct span key)
{
    const struct entry e = {.key = key};
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (is_of_key(&e, kind)) {
            return true;
        }
    }
    return false;
}

bool fpuzzles_take(struct web_puzzle *l, const struct json_node *list)
{
    for (const struct json_node *n = json_first(l->tree, list); n; n = json_next(l->tree, n)) {
        const struct json_node *value = json_member(l->tree, n, "value");
        const struct json_node *cells = json_member(l->tree, n, "cells");
        struct entry e = {.l = l, .node = n, .key = list->key};
        e.value = value && value->kind != JSON_NULL ? value->text : (struct span){0};
        for (const struct json_node *c = json_first(l->tree, cells); c; c = json_next(l->tree, c)) {
            e.pill++;
        }
        if (!choose_kind(&e) || !take_entry(&e)) {
            return false;
        }
    }
    return true;
}
