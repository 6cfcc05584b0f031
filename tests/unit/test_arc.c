#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "render/press/puzzles/difficulty_curve.h"

enum { COUNT = 24 };
static struct press_puzzle puzzle[COUNT];

/* Puzzles in a fixed order, no two alike. */
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
    difficulty_order(puzzle, COUNT, ORDER_MINUTES, MEASURE_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(at(i - 1), at(i));
    }
    difficulty_order(puzzle, COUNT, ORDER_HILL, MEASURE_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect(i < COUNT / 2 ? at(i - 1) < at(i) : i == COUNT / 2 || at(i - 1) > at(i), "%d", i);
    }
    difficulty_order(puzzle, COUNT, ORDER_WAVES, MEASURE_MINUTES, 1);
    for (int i = 0; i < COUNT; i++) {
        cr_expect(at(i) > i / 8 * 8 && at(i) <= i / 8 * 8 + 8, "each eight holds its own");
        cr_expect(i % 8 == 0 || i % 8 == 4 || (i % 8 < 4) == (at(i - 1) < at(i)), "%d", i);
    }
    difficulty_order(puzzle, COUNT, ORDER_SCORE, MEASURE_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(puzzle[i - 1].record.score, puzzle[i].record.score);
    }
}

/* By score the same shapes; what the order names itself is not asked for. */
Test(arc, follows_the_score)
{
    int score[COUNT];
    difficulty_order(puzzle, COUNT, ORDER_RISE, MEASURE_SCORE, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(puzzle[i - 1].record.score, puzzle[i].record.score);
    }
    difficulty_order(puzzle, COUNT, ORDER_RISE, MEASURE_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(at(i - 1), at(i));
    }
    difficulty_order(puzzle, COUNT, ORDER_MINUTES, MEASURE_SCORE, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_lt(at(i - 1), at(i));
    }
    difficulty_order(puzzle, COUNT, ORDER_HILL, MEASURE_SCORE, 1);
    for (int i = 0; i < COUNT; i++) {
        score[i] = puzzle[i].record.score;
        cr_expect(i == 0 || i == COUNT / 2 || (i < COUNT / 2) == (score[i - 1] < score[i]), "%d",
                  i);
    }
    difficulty_order(puzzle, COUNT, ORDER_WAVES, MEASURE_SCORE, 1);
    for (int i = 1; i < COUNT; i++) {
        score[i] = puzzle[i].record.score;
        cr_expect_leq(score[i], 100 - COUNT + i / 8 * 8 + 8, "each eight holds its own");
    }
}

/* The last ones too, which have nothing behind them. */
Test(arc, parts_the_last_neighbours)
{
    for (int i = 0; i < COUNT; i++) {
        int kind = i >= COUNT - 2 ? 99 : i;
        puzzle[i].record.minutes = i;
        snprintf(puzzle[i].record.techniques, sizeof puzzle[i].record.techniques,
                 kind == 99 ? "x-wing=1"
                 : kind % 2 ? "xy-wing=1"
                            : "skyscraper=1");
    }
    difficulty_order(puzzle, COUNT, ORDER_RISE, MEASURE_MINUTES, 1);
    for (int i = 1; i < COUNT; i++) {
        cr_expect_not(puzzles_are_alike(&puzzle[i - 1].record, &puzzle[i].record), "%d", i);
    }
}

Test(arc, keeps_every_puzzle_and_parts_neighbours)
{
    bool seen[COUNT] = {false};
    for (int i = 0; i < COUNT; i++) {
        snprintf(puzzle[i].record.techniques, sizeof puzzle[i].record.techniques,
                 i % 2 ? "naked-single=3 x-wing=1" : "naked-single=%d xy-wing=2", i);
    }
    difficulty_order(puzzle, COUNT, ORDER_MINUTES, MEASURE_MINUTES, 1);
    unsigned alike = 0;
    for (int i = 0; i < COUNT; i++) {
        seen[puzzle[i].record.index] = true;
        alike += i > 0 && puzzles_are_alike(&puzzle[i - 1].record, &puzzle[i].record);
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
    cr_expect_not(puzzles_are_alike(a, b));
    strcpy(a->techniques, "naked-single=40");
    strcpy(b->techniques, "naked-single=41");
    cr_expect_not(puzzles_are_alike(a, b), "singles are in every puzzle");
    strcpy(a->techniques, "full-house=9 x-wing=1");
    strcpy(b->techniques, "naked-single=41 x-wing=2");
    cr_expect(puzzles_are_alike(a, b));
    strcpy(b->techniques, "naked-single=41 x-wing=2 xy-wing=1");
    cr_expect_not(puzzles_are_alike(a, b));
    b->givens = a->givens;
    b->givens.cell[0] = 7;
    cr_expect(puzzles_are_alike(a, b), "the same pattern");
}
