#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "render/press/arc.h"

enum { COUNT = 24 };
static struct press_puzzle puzzle[COUNT];

/* In an order of their own, none like another. */
static void setup(void)
{
    memset(puzzle, 0, sizeof puzzle);
    for (int i = 0; i < COUNT; i++) {
        struct record *r = &puzzle[i].record;
        record_init(r, variant_at(0));
        r->minutes = 1 + i * 7 % COUNT;
        r->score = 100 - i;
        r->index = (uint64_t)i;
        r->givens.cell[i] = 1;
    }
}

static void teardown(void)
{
    for (int i = 0; i < COUNT; i++) {
        record_free(&puzzle[i].record);
    }
}

TestSuite(arc, .init = setup, .fini = teardown);

static double at(int i)
{
    return puzzle[i].record.minutes;
}

Test(arc, follows_its_curve)
{
    arc_put_in_order(puzzle, COUNT, ORDER_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(at(i - 1), at(i));
    }
    arc_put_in_order(puzzle, COUNT, ORDER_HILL, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect(i < COUNT / 2 ? at(i - 1) < at(i) : i == COUNT / 2 || at(i - 1) > at(i), "%d", i);
    }
    arc_put_in_order(puzzle, COUNT, ORDER_WAVES, 1);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(at(i) > i / 8 * 8 && at(i) <= i / 8 * 8 + 8, "each eight holds its own");
        cr_expect(i % 8 == 0 || i % 8 == 4 || (i % 8 < 4) == (at(i - 1) < at(i)), "%d", i);
    }
    arc_put_in_order(puzzle, COUNT, ORDER_SCORE, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(puzzle[i - 1].record.score, puzzle[i].record.score);
    }
}

Test(arc, keeps_every_puzzle_and_parts_neighbours)
{
    bool seen[COUNT] = {false};
    for (int i = 0; i < COUNT; i++) {
        snprintf(puzzle[i].record.techniques, sizeof puzzle[i].record.techniques,
                 i % 2 ? "naked-single=3 x-wing=1" : "naked-single=%d xy-wing=2", i);
    }
    arc_put_in_order(puzzle, COUNT, ORDER_MINUTES, 1);
    unsigned alike = 0;
    for (int i = 0; i < COUNT; i++) {
        seen[puzzle[i].record.index] = true;
        alike += i > 0 && arc_are_alike(&puzzle[i - 1].record, &puzzle[i].record);
    }
    cr_expect_leq(alike, 2, "%u", alike);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(seen[i]);
    }
}

Test(arc, patterns_and_hard_techniques_make_alike)
{
    struct record *a = &puzzle[0].record;
    struct record *b = &puzzle[1].record;
    cr_expect_not(arc_are_alike(a, b));
    strcpy(a->techniques, "naked-single=40");
    strcpy(b->techniques, "naked-single=41");
    cr_expect_not(arc_are_alike(a, b), "singles are in every puzzle");
    strcpy(a->techniques, "full-house=9 x-wing=1");
    strcpy(b->techniques, "naked-single=41 x-wing=2");
    cr_expect(arc_are_alike(a, b));
    strcpy(b->techniques, "naked-single=41 x-wing=2 xy-wing=1");
    cr_expect_not(arc_are_alike(a, b));
    b->givens = a->givens;
    b->givens.cell[0] = 7;
    cr_expect(arc_are_alike(a, b), "the same pattern");
}
