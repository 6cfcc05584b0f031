/* How f-puzzles has each kind of constraint. To add a kind: its row here. */
#include <stdio.h>

#include "gen/format/exchange/web_puzzle.h"

/* "R1C1"; 0 is outside of the board. */
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

static void put_sum(struct json_writer *w, const struct constraint *c)
{
    char sum[8];
    snprintf(sum, sizeof sum, "%u", c->sum);
    json_member_string(w, "value", sum);
}

static void write_cells(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    json_put_name(w, "cells");
    fpuzzles_put_cells(w, v, c->cell, c->count);
}

static void write_cage(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    write_cells(w, v, c);
    put_sum(w, c);
}

static void write_line(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    json_put_name(w, "lines");
    json_put_open(w, '[');
    fpuzzles_put_cells(w, v, c->cell, c->count);
    json_put_close(w, ']');
}

static void write_arrow(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    write_line(w, v, c);
    json_put_name(w, "cells");
    fpuzzles_put_cells(w, v, c->cell, 1);
}

static void write_x(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    write_cells(w, v, c);
    json_member_string(w, "value", "X");
}

static void write_v(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    write_cells(w, v, c);
    json_member_string(w, "value", "V");
}

static void write_marked(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    json_put_name(w, "cell");
    put_place(w, row_of(v, c->cell[0]) + 1, column_of(v, c->cell[0]) + 1);
}

static void write_outside(struct json_writer *w, const struct layout *v, const struct constraint *c)
{
    bool row = row_of(v, c->cell[0]) == row_of(v, c->cell[1]);
    json_put_name(w, "cell");
    put_place(w, row ? row_of(v, c->cell[0]) + 1 : 0, row ? 0 : column_of(v, c->cell[0]) + 1);
    put_sum(w, c);
}

/* How f-puzzles has a kind: the key that its constraints stand under, and what writes the members
 * of one. A kind without a key is refused by name; one without a writer is a rule for the board. */
struct fpuzzles_kind {
    const char *key;
    void (*write)(struct json_writer *w, const struct layout *v, const struct constraint *c);
};

static const struct fpuzzles_kind kind_cage = {"killercage", write_cage};
static const struct fpuzzles_kind kind_thermo = {"thermometer", write_line};
static const struct fpuzzles_kind kind_arrow = {"arrow", write_arrow};
static const struct fpuzzles_kind kind_greater = {NULL, NULL};
static const struct fpuzzles_kind kind_consecutive = {NULL, NULL};
static const struct fpuzzles_kind kind_white_dot = {"difference", write_cells};
static const struct fpuzzles_kind kind_black_dot = {"ratio", write_cells};
static const struct fpuzzles_kind kind_x_sum = {"xv", write_x};
static const struct fpuzzles_kind kind_v_sum = {"xv", write_v};
static const struct fpuzzles_kind kind_odd = {"odd", write_marked};
static const struct fpuzzles_kind kind_even = {"even", write_marked};
static const struct fpuzzles_kind kind_sandwich = {"sandwichsum", write_outside};
static const struct fpuzzles_kind kind_anti_knight = {"antiknight", NULL};
static const struct fpuzzles_kind kind_anti_king = {"antiking", NULL};
static const struct fpuzzles_kind kind_non_consecutive = {"nonconsecutive", NULL};
static const struct fpuzzles_kind kind_whisper = {"whispers", write_line};
static const struct fpuzzles_kind kind_renban = {"renban", write_line};
static const struct fpuzzles_kind kind_palindrome = {"palindrome", write_line};
static const struct fpuzzles_kind kind_between = {"betweenline", write_line};
static const struct fpuzzles_kind kind_lockout = {"lockout", write_line};
static const struct fpuzzles_kind kind_region_sum = {"regionsumline", write_line};
static const struct fpuzzles_kind kind_zipper = {"zipperline", write_line};
static const struct fpuzzles_kind kind_nabner = {"nabner", write_line};
static const struct fpuzzles_kind kind_modular = {"modularline", write_line};
static const struct fpuzzles_kind kind_entropic = {"entropicline", write_line};
static const struct fpuzzles_kind kind_slow_thermo = {"slowthermometer", write_line};

#define KIND_ROW(id, row) &kind_##row,
static const struct fpuzzles_kind *const kinds[] = {CONSTRAINT_KINDS(KIND_ROW)};
#undef KIND_ROW

bool fpuzzles_says_kind(enum constraint_kind_id kind)
{
    return kinds[kind]->key != NULL;
}

const char *fpuzzles_key(enum constraint_kind_id kind)
{
    return kinds[kind]->key;
}

void fpuzzles_put_constraint(struct json_writer *w, const struct layout *v,
                             const struct constraint *c)
{
    json_put_open(w, '{');
    kinds[c->kind]->write(w, v, c);
    json_put_close(w, '}');
}
