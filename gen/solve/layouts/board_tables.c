#include "gen/solve/layouts/board_tables.h"

#include <stdatomic.h>
#include <stdlib.h>

#include "gen/constraint/pair_table.h"
#include "gen/solve/layouts/plan_tables.h"

static void drop_tables(void *tables)
{
    struct board_tables *t = tables;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        free(atomic_load(&t->pairs[kind][false]));
        free(atomic_load(&t->pairs[kind][true]));
    }
    free(t);
}

static void seat_cell(struct board_tables *t, const struct layout *v, unsigned cell)
{
    for (unsigned k = 0; k < t->seats; k++) {
        const unsigned own = k < v->house_count_of[cell] ? k : 0;
        t->seat[cell][k] =
            (uint16_t)(v->place_in[cell][own] * NARROWED_LANES + v->house_of[cell][own]);
    }
}

static void *tables_new(const struct layout *v)
{
    struct board_tables *t = calloc(1, sizeof *t);
    if (!t || v->cell_count > SMALL_CELLS || v->size > NARROWED_SIZE ||
        v->house_count > NARROWED_LANES) {
        return t;
    }
    t->in_lanes = true;
    t->has_bands =
        v->size == NARROWED_SIZE && has_regular_boxes(v) && v->box_width == 3 && v->box_height == 3;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const uint8_t count = v->house_count_of[cell];
        t->seats = count > t->seats ? count : t->seats;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        seat_cell(t, v, cell);
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        t->lane_digits[h] = (uint16_t)all_digits(v->size);
        for (unsigned i = 0; i < v->size; i++) {
            const uint16_t cell = v->house[h].cell[i];
            t->cell_of[i][h] = cell;
            t->is_lower[i] |= (uint32_t)(cell < 64) << h;
            t->is_upper[i] |= (uint32_t)(cell >= 64) << h;
        }
    }
    return t;
}

const struct board_tables *board_tables_of(const struct layout *v)
{
    return plan_tables_of(v->tables, v, tables_new, drop_tables);
}

/* Does the table allow every digit beside any three candidates, and so beside more of them? */
static bool tells_of_few(const uint16_t *allowed, unsigned size)
{
    const unsigned sets = 1U << size;
    bool few = true;
    for (unsigned one = 1; one < sets; one <<= 1) {
        for (unsigned two = one << 1; two < sets; two <<= 1) {
            for (unsigned three = two << 1; three < sets; three <<= 1) {
                few &= allowed[one | two | three] == sets - 1;
            }
        }
    }
    return few;
}

const struct pair_tables *pair_tables_of(const struct layout *v, const struct constraint *c)
{
    /* These pointers are the one part of the tables that changes after they were made. */
    struct board_tables *t = (struct board_tables *)(uintptr_t)board_tables_of(v);
    struct pair_tables *known = t ? atomic_load(&t->pairs[c->kind][c->all]) : NULL;
    struct pair_tables *made = t && !known ? calloc(1, sizeof *made) : NULL;
    if (!made) {
        return known;
    }
    for (unsigned place = 0; place < 2; place++) {
        constraint_pair_table(v, c, place, made->allowed[place]);
    }
    made->tells_of_few =
        tells_of_few(made->allowed[0], v->size) && tells_of_few(made->allowed[1], v->size);
    if (atomic_compare_exchange_strong(&t->pairs[c->kind][c->all], &known, made)) {
        return made;
    }
    free(made);
    return known;
}
