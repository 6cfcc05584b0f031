/* Tips of sections: their words and their drawn examples are true of the sections' boards. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/solve/solve.h"
#include "render/book/openers/puzzle_detail.h"
#include "render/book/tips/tip_board.h"

/* What a text on how to find a technique says of a board must be so on boards of every size. */
Test(tips, numbers_of_spots_are_those_of_the_board)
{
    const struct translation t = {.language = "en"};
    static const struct {
        enum text_id text;
        unsigned size;
        const char *part;
    } parts[] = {{TEXT_spot_sum_of_house, 9, ": 45 with the digits 1 to 9."},
                 {TEXT_spot_sum_of_house, 6, ": 21 with the digits 1 to 6."},
                 {TEXT_spot_cage_split, 4, "the rest of 10."},
                 {TEXT_spot_cage, 9, "24 in 3 cells is always 7 + 8 + 9."},
                 {TEXT_spot_cage, 6, "15 in 3 cells is always 4 + 5 + 6."},
                 {TEXT_spot_calc_products, 9, "a cage of 35 must hold a 5 and a 7"},
                 {TEXT_spot_calc_products, 4, "a cage of 6 must hold a 2 and a 3"},
                 {TEXT_spot_calc_pairs, 5, "5\u00F7 is 1 and 5"}};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const struct spot_example e = spot_example_of_size(parts[i].size);
        struct text text = {0};
        spot_text_put(&text, &t, parts[i].text, &e);
        cr_expect_not_null(strstr(text.data, parts[i].part), "%s", text.data);
        text_free(&text);
    }
}

static bool gives(const uint8_t *digit, unsigned count, unsigned product)
{
    unsigned found = 1;
    for (unsigned i = 0; i < count; i++) {
        found *= digit[i];
    }
    return found == product;
}

static bool has_digit(const uint8_t *digit, unsigned count, unsigned wanted)
{
    return memchr(digit, (int)wanted, count) != NULL;
}

Test(tips, factors_of_spots_are_in_every_cage_of_the_product)
{
    for (unsigned size = 3; size <= 9; size++) {
        unsigned factor[2];
        spot_factors(size, factor);
        for (unsigned count = 2; count <= 4; count++) {
            uint8_t digit[4] = {1, 1, 1, 1};
            for (bool more = true; more;) {
                cr_expect(
                    !gives(digit, count, factor[0] * factor[1]) ||
                        (has_digit(digit, count, factor[0]) && has_digit(digit, count, factor[1])),
                    "%u: %u %u %u %u", size, digit[0], digit[1], digit[2], digit[3]);
                unsigned i = 0;
                for (; i < count && digit[i] == size; i++) {
                    digit[i] = 1;
                }
                more = i < count;
                digit[i % 4] = (uint8_t)(digit[i % 4] + more);
            }
        }
        const struct spot_example e = spot_example_of_size(size);
        cr_expect_eq(digit_count(spot_combination(&e)), 3);
    }
}

/* ---- drawn examples ---- */

/* Can the digit stand there? */
static bool is_possible(const struct tip_board *t, const struct grid *givens, unsigned cell,
                        unsigned digit)
{
    struct grid trial = *givens;
    trial.cell[cell] = (uint8_t)digit;
    return solve_count(t->layout, &trial, 1, NULL) > 0;
}

/* A board of a short name, with some constraint of each of its kinds. */
static const struct layout *board_of(const char *name)
{
    const struct constraint_variant *variant = constraint_variant_find(name);
    struct constraint_list list = {0};
    for (unsigned k = 0; variant && k < CONSTRAINT_KIND_COUNT; k++) {
        static const uint16_t cell[] = {0, 1};
        const bool rule = constraint_kinds[k]->shape == CONSTRAINT_BOARD;
        if (variant->kinds >> k & 1) {
            constraint_list_add(&list, (enum constraint_kind_id)k, false, 3, rule ? NULL : cell,
                                rule ? 0 : 2);
        }
    }
    const char *base = variant && variant->base ? variant->base : variant ? "classic" : name;
    const struct layout *bare = variant_find(base);
    const struct layout *v = variant ? constraints_lay(bare, &list) : layout_keep(bare);
    cr_assert_not_null(v, "%s", name);
    constraint_list_free(&list);
    return v;
}

/* Everything that an example shows follows from its rules: a solver finds a board for each
 * candidate that is shown, and none for a digit that is struck, or for another than an answer. */
static void prove(const struct tip_board *t, const char *what)
{
    const struct layout *v = t->layout;
    cr_assert(solve_prepare(v));
    cr_expect_gt(solve_count(v, &t->givens, 1, NULL), 0, "%s has no solution", what);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned answer = t->answers.cell[cell];
        for (unsigned digit = 1; digit <= v->size; digit++) {
            const bool struck = t->struck[cell] & digit_bit(digit);
            const bool shown = t->shown[cell] & digit_bit(digit);
            if (answer || struck || t->shown[cell]) {
                cr_expect_eq(is_possible(t, &t->givens, cell, digit),
                             !struck && (shown || digit == answer), "%s: %u in cell %u", what,
                             digit, cell);
            }
        }
    }
}

/* Cells inside the rows that a tip compares with regions, marked by 1, have the same digits as
 * those outside, marked by 2; of several grids, a marked cell is in two. */
static void prove_marks(const struct tip_board *t, const char *what)
{
    const struct layout *v = t->layout;
    digit_set side[2] = {0, 0};
    struct grid solution;
    cr_assert_gt(solve_count(v, &t->givens, 1, &solution), 0);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (t->marked[cell] && v->jigsaw) {
            side[t->marked[cell] - 1] |= digit_bit(solution.cell[cell]);
        }
        cr_expect(!t->marked[cell] || v->jigsaw || v->house_count_of[cell] > 3, "%s", what);
    }
    cr_expect_eq(side[0], side[1], "%s", what);
}

static const struct {
    enum text_id tip;
    const char *variant;
} examples[] = {
    {TEXT_spot_cage, "killer"},
    {TEXT_spot_cage, "killer-6x6"},
    {TEXT_spot_cages, "killer"},
    {TEXT_spot_cages, "killer-6x6"},
    {TEXT_spot_sum_of_house, "killer"},
    {TEXT_spot_sum_of_house, "killer-6x6"},
    {TEXT_spot_cage_last, "killer"},
    {TEXT_spot_least_and_most, "killer-6x6"},
    {TEXT_spot_cage_split, "killer"},
    {TEXT_spot_cage_split, "killer-6x6"},
    {TEXT_spot_sums_compared, "killer"},
    {TEXT_spot_sums_compared, "killer-6x6"},
    {TEXT_spot_sum_outside, "killer"},
    {TEXT_spot_sum_outside, "killer-6x6"},
    {TEXT_spot_clue, "thermo"},
    {TEXT_spot_clue, "slow-thermo"},
    {TEXT_spot_clue, "arrow"},
    {TEXT_spot_clue, "double-arrow"},
    {TEXT_spot_clue, "consecutive"},
    {TEXT_spot_clue, "kropki"},
    {TEXT_spot_clue, "xv"},
    {TEXT_spot_clue, "difference"},
    {TEXT_spot_clue, "ratio"},
    {TEXT_spot_clue, "odd-even"},
    {TEXT_spot_clue, "minimum"},
    {TEXT_spot_clue, "maximum"},
    {TEXT_spot_clue, "sandwich"},
    {TEXT_spot_clue, "x-sums"},
    {TEXT_spot_clue, "numbered-room"},
    {TEXT_spot_clue, "little-killer"},
    {TEXT_spot_clue, "whisper"},
    {TEXT_spot_clue, "dutch-whisper"},
    {TEXT_spot_clue, "renban"},
    {TEXT_spot_clue, "palindrome"},
    {TEXT_spot_clue, "clone"},
    {TEXT_spot_clue, "between"},
    {TEXT_spot_clue, "lockout"},
    {TEXT_spot_clue, "region-sum"},
    {TEXT_spot_clue, "zipper"},
    {TEXT_spot_clue, "nabner"},
    {TEXT_spot_clue, "modular"},
    {TEXT_spot_clue, "entropic"},
    {TEXT_spot_clue, "sum-line"},
    {TEXT_spot_clue, "repeat-cage"},
    {TEXT_spot_clue, "row-indexer"},
    {TEXT_spot_clue, "column-indexer"},
    {TEXT_spot_clue, "box-indexer"},
    {TEXT_spot_clue, "quadruple"},
    {TEXT_spot_calc_products, "calcudoku-3"},
    {TEXT_spot_calc_products, "calcudoku-4"},
    {TEXT_spot_calc_products, "calcudoku-6"},
    {TEXT_spot_calc_products, "calcudoku-9"},
    {TEXT_spot_calc_pairs, "calcudoku-3"},
    {TEXT_spot_calc_pairs, "calcudoku-5"},
    {TEXT_spot_calc_pairs, "calcudoku-8"},
    {TEXT_spot_calc_signs, "calcudoku-3-signless"},
    {TEXT_spot_calc_signs, "calcudoku-7-signless"},
    {TEXT_spot_thermo, "thermo"},
    {TEXT_spot_arrow, "arrow"},
    {TEXT_spot_renban, "renban"},
    {TEXT_spot_whisper, "whisper"},
    {TEXT_spot_odd_even, "odd-even"},
    {TEXT_spot_sign, "kropki"},
    {TEXT_spot_sign, "xv"},
    {TEXT_spot_sign, "consecutive"},
    {TEXT_spot_inequality, "greater"},
    {TEXT_spot_sign_chain, "futoshiki-4"},
    {TEXT_spot_sign_chain, "futoshiki-9"},
    {TEXT_spot_quadruple, "quadruple"},
    {TEXT_spot_seen, "anti-knight"},
    {TEXT_spot_seen, "anti-king"},
    {TEXT_spot_skyscraper_counts, "skyscrapers-4"},
    {TEXT_spot_skyscraper_counts, "skyscrapers-6"},
    {TEXT_spot_skyscraper_counts, "skyscraper"},
    {TEXT_spot_outside, "numbered-room"},
    {TEXT_spot_outside, "skyscrapers-5"},
    {TEXT_spot_little_killer, "little-killer"},
    {TEXT_spot_sandwich, "sandwich"},
    {TEXT_spot_x_sums, "x-sums"},
    {TEXT_spot_overlap, "samurai"},
    {TEXT_spot_overlap, "twodoku-6"},
    {TEXT_spot_leftovers, "jigsaw-9:ash"},
    {TEXT_spot_leftovers, "jigsaw-9:fir"},
    {TEXT_spot_leftovers, "jigsaw-7:elm"},
    {TEXT_spot_leftovers, "jigsaw-12:birch"},
    {TEXT_spot_full_house, "4x4"},
    {TEXT_spot_full_house, "6x6"},
    {TEXT_spot_naked_single, "4x4"},
    {TEXT_spot_naked_single, "8x8"},
    {TEXT_spot_hidden_single, "4x4"},
    {TEXT_spot_hidden_single, "6x6"},
    {TEXT_spot_hidden_single, "12x12"},
};

Test(tips, examples_follow_from_the_rules)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        const struct layout *v = board_of(examples[i].variant);
        const struct spot_example numbers = spot_example_of_size(v->size);
        for (unsigned columns = 4; columns <= v->size; columns++) {
            struct tip_board t;
            if (tip_board_make(v, examples[i].tip, &numbers, columns, &t)) {
                prove(&t, examples[i].variant);
                prove_marks(&t, examples[i].variant);
                tip_board_free(&t);
            } else {
                cr_expect_lt(columns, v->size, "%s has no example", examples[i].variant);
            }
        }
        layout_drop(v);
    }
}

/* A board with cages and no name. */
static const struct layout *caged(const char *base)
{
    static const uint16_t cell[] = {0, 1};
    struct constraint_list list = {0};
    constraint_list_add(&list, CONSTRAINT_CAGE, false, 3, cell, 2);
    const struct layout *v = constraints_lay(variant_find(base), &list);
    constraint_list_free(&list);
    cr_assert_not_null(v);
    return v;
}

/* The cages of a box leave a cell of it over, or stick out of it: all of these cells are asked for,
 * and no other. */
Test(tips, sums_of_a_box_ask_for_each_cell_that_counts)
{
    static const char *const bases[] = {"6x6", "8x8", "classic"};
    static const struct {
        enum text_id tip;
        unsigned inside, outside;
    } sums[] = {{TEXT_spot_sum_of_house, 1, 0},
                {TEXT_spot_cage_split, 0, 1},
                {TEXT_spot_sums_compared, 1, 1},
                {TEXT_spot_sum_outside, 0, 2}};
    for (size_t i = 0; i < sizeof bases / sizeof *bases * 4; i++) {
        const struct layout *v = caged(bases[i / 4]);
        const struct spot_example numbers = spot_example_of_size(v->size);
        struct tip_board t;
        unsigned asked[2] = {0, 0};
        unsigned differ = 0;
        cr_assert(tip_board_make(v, sums[i % 4].tip, &numbers, v->size, &t), "%s", bases[i / 4]);
        prove(&t, bases[i / 4]);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            const bool in_box = box_of(v, cell) == 0;
            const bool is_asked = t.answers.cell[cell] || t.shown[cell];
            bool in_cage = false;
            for (unsigned k = 0; k < constraint_count(t.layout); k++) {
                const struct constraint *cage = constraint_at(t.layout, k);
                for (unsigned n = 0; n < cage->count; n++) {
                    in_cage |= cage->cell[n] == cell;
                }
            }
            asked[!in_box] += is_asked;
            differ += (in_box != in_cage) != is_asked;
        }
        cr_expect_eq(asked[0], sums[i % 4].inside, "%zu on %s", i % 4, bases[i / 4]);
        cr_expect_eq(asked[1], sums[i % 4].outside, "%zu on %s", i % 4, bases[i / 4]);
        cr_expect_eq(differ, 0, "%zu on %s: %u cells", i % 4, bases[i / 4], differ);
        tip_board_free(&t);
        layout_drop(v);
    }
}

/* A detail of a board of several grids shows where two of them meet. */
Test(tips, details_show_where_grids_meet)
{
    static const char *const boards[] = {"samurai", "windmill", "twodoku", "samurai-6"};
    const struct grid none = {{0}};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        const struct layout *v = variant_find(boards[i]);
        for (unsigned columns = 3; columns < v->size; columns++) {
            const struct board_window w = fullest_window(v, &none, 3, columns);
            unsigned cells = 0;
            unsigned shared = 0;
            for (unsigned cell = 0; cell < v->cell_count; cell++) {
                const bool inside = board_window_holds(&w, v, cell);
                cells += inside;
                shared += inside && v->house_count_of[cell] > 3;
            }
            cr_expect_lt(cells, 3 * columns, "%s, %u: no hole", boards[i], columns);
            const bool overlap = strcmp(boards[i], "windmill") != 0; /* there, others touch */
            cr_expect(shared > 0 || !overlap, "%s, %u", boards[i], columns);
            cr_expect_geq(3 * cells, 2 * 3 * columns, "%s, %u: holes alone", boards[i], columns);
        }
    }
}
