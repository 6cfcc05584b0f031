/* The grader's position in its faster forms is the position: givens filled at once, singles
 * followed in lanes, and templates. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/technique/classic_givens.h"
#include "gen/grade/technique/engine.h"
#include "gen/grade/technique/house_lanes.h"
#include "gen/grade/technique/pattern/classic_templates.h"
#include "tests/property/minimal_puzzle.h"

/* What is still to be looked at of the queues, by cell, or by house and digit. */
static unsigned list_queued(const struct position *p, uint16_t *out)
{
    unsigned count = 0;
    for (unsigned i = 0; i < p->naked_count; i++) {
        out[count] = p->naked[i];
        count += p->digits[p->naked[i]] != 0;
    }
    for (unsigned i = 0; i < p->hidden_count; i++) {
        struct house_digit h = p->hidden[i];
        out[count] = (uint16_t)(1000 + 10 * h.house + h.digit);
        count += p->places[h.house][h.digit] != 0;
    }
    return count;
}

static void assert_alike(const struct position *a, const struct position *b)
{
    enum { CELLS = 81, HOUSES = 27, DIGITS = 10 };
    uint16_t queued[2][CELLS + HOUSES * DIGITS];
    cr_assert_eq(memcmp(a->digits, b->digits, CELLS * sizeof a->digits[0]), 0);
    cr_assert_eq(memcmp(a->value, b->value, CELLS), 0);
    cr_assert_eq(memcmp(a->open, b->open, HOUSES), 0);
    cr_assert_eq(a->unfilled, b->unfilled);
    for (unsigned digit = 1; digit < DIGITS; digit++) {
        cr_assert(set_equal(a->at[digit], b->at[digit]));
        cr_assert(set_equal(a->filled[digit], b->filled[digit]));
        for (unsigned h = 0; h < HOUSES; h++) {
            cr_assert_eq(a->places[h][digit], b->places[h][digit]);
        }
    }
    unsigned count = list_queued(a, queued[0]);
    cr_assert_eq(list_queued(b, queued[1]), count);
    cr_assert_eq(memcmp(queued[0], queued[1], count * sizeof queued[0][0]), 0);
}

/* Minimal puzzles, those with givens more, and such with a wrong digit. */
Test(grading, givens_all_at_once_are_givens_one_by_one)
{
    const struct layout *v = variant_at(0);
    static struct tables t;
    static struct position at_once;
    static struct position one_by_one;
    unsigned broken = 0;
    struct pcg32 rng;
    struct grid puzzle;
    struct grid solution;
    pcg32_seed(&rng, 79, 0);
    tables_make(&t, v);
    for (unsigned n = 0; n < 4000; n++) {
        if (n % 40 == 0) {
            minimal_puzzle(v, 300 + n, &puzzle, &solution);
        }
        struct grid givens = puzzle;
        for (unsigned more = n % 40; more > 0; more--) {
            unsigned cell = pcg32_below(&rng, 81);
            givens.cell[cell] = solution.cell[cell];
        }
        if (n % 4 == 3) {
            givens.cell[pcg32_below(&rng, 81)] = (uint8_t)(1 + pcg32_below(&rng, 9));
        }
        position_copy(&t, &one_by_one, &t.blank);
        for (unsigned cell = 0; cell < 81; cell++) {
            if (givens.cell[cell]) {
                position_place(&t, &one_by_one, cell, givens.cell[cell]);
            }
        }
        cr_assert_eq(givens_set_up(&t, &at_once, &givens), !one_by_one.broken, "%u", n);
        if (!one_by_one.broken) {
            assert_alike(&at_once, &one_by_one);
        }
        broken += one_by_one.broken;
    }
    cr_assert(broken > 300 && broken < 1000, "%u", broken);
}

/* Fill a candidate, where it is there still, and every single after it. */
static bool follow(const struct tables *t, struct position *p, unsigned cell, unsigned digit)
{
    if (p->value[cell] != digit) {
        position_place(t, p, cell, digit);
    }
    return position_settle(t, p);
}

static void assert_lanes(const struct house_lanes *lanes, const struct position *p)
{
    cell_set open[ENGINE_DIGITS];
    cell_set filled[ENGINE_DIGITS];
    lanes_cells(lanes, open, filled);
    for (unsigned digit = 1; digit <= 9; digit++) {
        cr_assert(set_equal(open[digit], set_or(p->at[digit], p->filled[digit])));
        cr_assert(set_equal(filled[digit], p->filled[digit]));
    }
}

/* One assumption after the other, and what two have in common. */
Test(grading, lanes_lead_where_singles_do)
{
    static struct tables t;
    static struct lane_tables lane_tables;
    static struct position at[3];
    const struct layout *v = variant_at(0);
    unsigned broken = 0;
    unsigned open = 0;
    struct pcg32 rng;
    struct grid puzzle;
    struct grid solution;
    pcg32_seed(&rng, 80, 0);
    tables_make(&t, v);
    lanes_prepare(&lane_tables, v);
    for (unsigned n = 0; n < 6000; n++) {
        struct house_lanes lanes[4];
        struct candidate assumed[2];
        bool fits[2];
        if (n % 60 == 0) {
            minimal_puzzle(v, 500 + n, &puzzle, &solution);
        }
        cr_assert(givens_set_up(&t, &at[0], &puzzle));
        lanes_of_position(v, &at[0], &lanes[0]);
        for (unsigned i = 0; i < 2; i++) {
            do {
                assumed[i].cell = (uint16_t)pcg32_below(&rng, 81);
                assumed[i].digit = (uint8_t)(1 + pcg32_below(&rng, 9));
            } while (!(at[0].digits[assumed[i].cell] & digit_bit(assumed[i].digit)));
            position_copy(&t, &at[1], &at[0]);
            fits[i] = follow(&t, &at[1], assumed[i].cell, assumed[i].digit);
            cr_assert_eq(lanes_place(&lane_tables, &lanes[0], assumed[i].cell, assumed[i].digit,
                                     &lanes[i + 1]),
                         fits[i], "%u", n);
            if (fits[i]) {
                assert_lanes(&lanes[i + 1], &at[1]);
            }
        }
        if (!fits[0] || !fits[1]) {
            broken++;
            continue;
        }
        bool both = follow(&t, &at[1], assumed[0].cell, assumed[0].digit);
        cr_assert_eq(lanes_meet(&lane_tables, &lanes[1], &lanes[2], &lanes[3]), both, "%u", n);
        if (both) {
            assert_lanes(&lanes[3], &at[1]);
            open++;
        }
        position_copy(&t, &at[2], &at[0]);
        position_remove(&t, &at[2], assumed[0].cell, assumed[0].digit);
        both = position_settle(&t, &at[2]);
        cr_assert_eq(lanes_remove(&lane_tables, &lanes[0], assumed[0].cell, assumed[0].digit),
                     both);
        if (both) {
            assert_lanes(&lanes[0], &at[2]);
        }
    }
    cr_assert(broken > 300 && open > 300, "%u %u", broken, open);
}

/* All that templates of a digit take, one row after the other. */
static bool add_templates(cell_set cells, unsigned row, const unsigned at[9], cell_set *found)
{
    bool any = row == 9;
    for (unsigned column = 0; row < 9 && column < 9; column++) {
        bool free = set_has(&cells, 9 * row + column);
        for (unsigned above = 0; above < row; above++) {
            free &= at[above] != column && (above / 3 != row / 3 || at[above] / 3 != column / 3);
        }
        unsigned now[9] = {0};
        memcpy(now, at, row * sizeof now[0]);
        now[row] = column;
        if (free && add_templates(cells, row + 1, now, found)) {
            set_add(found, 9 * row + column);
            any = true;
        }
    }
    return any;
}

Test(grading, templated_cells_are_those_of_all_templates)
{
    const struct layout *v = variant_at(0);
    const unsigned none[9] = {0};
    unsigned left_out = 0;
    struct pcg32 rng;
    struct grid puzzle;
    struct grid solution;
    pcg32_seed(&rng, 78, 0);
    for (unsigned n = 0; n < 3000; n++) {
        cell_set cells = set_none();
        cell_set found = set_none();
        if (n % 100 == 0) {
            minimal_puzzle(v, 900 + n, &puzzle, &solution);
        }
        for (unsigned cell = 0; cell < 81; cell++) {
            bool own = solution.cell[cell] == n % 9 + 1 && n % 11;
            if (own || pcg32_below(&rng, 10) < n % 7) {
                set_add(&cells, cell);
            }
        }
        (void)add_templates(cells, 0, none, &found);
        cr_assert(set_equal(templated_cells(cells), found), "%u", n);
        left_out += !set_equal(cells, found);
    }
    cr_assert(left_out > 500 && left_out < 2900, "%u", left_out);
}
