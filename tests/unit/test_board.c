#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"
#include "gen/board/symmetry.h"
#include "tests/property/named_stream.h"

Test(board, every_house_holds_as_many_different_cells_as_there_are_digits)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        unsigned cover[MAX_CELLS] = {0};
        for (unsigned h = 0; h < v->house_count; h++) {
            bool seen[MAX_CELLS] = {false};
            for (unsigned k = 0; k < v->size; k++) {
                unsigned cell = v->house[h].cell[k];
                cr_assert_lt(cell, v->cell_count, "%s house %u", v->name, h);
                cr_assert_not(seen[cell], "%s house %u holds cell %u twice", v->name, h, cell);
                cr_assert(k == 0 || v->house[h].cell[k - 1] < cell, "%s: reading order", v->name);
                seen[cell] = true;
                cover[cell]++;
            }
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            cr_assert_eq(cover[cell], v->house_count_of[cell], "%s cell %u", v->name, cell);
            cr_assert_geq(cover[cell], 2);
            cr_assert_eq(v->house[v->house_of[cell][0]].kind, HOUSE_ROW);
            for (unsigned k = 1; k < cover[cell]; k++) {
                cr_assert_gt(v->house_of[cell][k], v->house_of[cell][k - 1]);
                cr_assert_geq(v->house[v->house_of[cell][k]].kind,
                              v->house[v->house_of[cell][k - 1]].kind);
            }
        }
    }
}

Test(board, cells_lie_in_the_frame_and_boxes_end_where_the_next_begins)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        cr_assert_eq(frame_is_full(v), v->grid_count == 1 || strcmp(v->name, "twodoku-3") == 0,
                     "%s", v->name);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            unsigned row = row_of(v, cell);
            unsigned column = column_of(v, cell);
            cr_assert_eq(cell_at(v, row, column), cell, "%s cell %u", v->name, cell);
            if (v->grid_count > 1) {
                continue;
            }
            cr_assert_eq(v->house[v->house_of[cell][0]].number, row);
            cr_assert_eq(v->house[v->house_of[cell][1]].number, column);
            if (!v->plain && (v->jigsaw || v->box[cell] == LAYOUT_NO_CELL)) {
                continue;
            }
            bool right = (column + 1) % v->box_width == 0 && column + 1 < v->size;
            bool below = (row + 1) % v->box_height == 0 && row + 1 < v->size;
            cr_assert_eq(box_ends_right(v, cell), right, "%s cell %u", v->name, cell);
            cr_assert_eq(box_ends_below(v, cell), below, "%s cell %u", v->name, cell);
        }
    }
    cr_expect_not(has_extra_houses(variant_find("6x6")));
    cr_expect(has_extra_houses(variant_find("centre-dot")));
}

Test(board, peers_are_the_cells_that_share_a_house)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        static bool share[MAX_CELLS][MAX_CELLS];
        memset(share, 0, sizeof share);
        for (unsigned h = 0; h < v->house_count; h++) {
            for (unsigned k = 0; k < v->size * v->size; k++) {
                share[v->house[h].cell[k / v->size]][v->house[h].cell[k % v->size]] = true;
            }
        }
        for (unsigned h = 0; h < v->group_count; h++) {
            const struct cell_group *g = &v->group[h];
            for (unsigned k = 0; k < g->count * g->count; k++) {
                share[g->cell[k / g->count]][g->cell[k % g->count]] = true;
            }
        }
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            unsigned count = 0;
            for (unsigned other = 0; other < v->cell_count; other++) {
                if (other != cell && share[cell][other]) {
                    cr_assert_eq(v->peer[cell][count], other, "%s cell %u", v->name, cell);
                    count++;
                }
            }
            cr_assert_eq(count, v->peer_count[cell], "%s cell %u", v->name, cell);
        }
    }
    cr_assert_eq(variant_find("classic")->peer_count[40], 20);
    cr_assert_eq(variant_find("x")->peer_count[40], 32);
}

Test(board, validation_names_the_cells_and_the_house)
{
    static const struct {
        const char *variant;
        unsigned first, second; /* cells that both hold a 3 */
        const char *message;
    } cases[] = {
        {"classic", 18, 25, "nonet: error: digit 3 is twice in row 3: r3c1 and r3c8\n"},
        {"classic", 4, 76, "nonet: error: digit 3 is twice in column 5: r1c5 and r9c5\n"},
        {"classic", 60, 80, "nonet: error: digit 3 is twice in box 9: r7c7 and r9c9\n"},
        {"6x6", 0, 8, "nonet: error: digit 3 is twice in box 1: r1c1 and r2c3\n"},
        {"25x25", 0, 624, ""},
        {"25x25", 0, 600, "nonet: error: digit 3 is twice in column 1: r1c1 and r25c1\n"},
        {"classic", 0, 80, ""},
        {"x", 0, 80, "nonet: error: digit 3 is twice in extra house 1: r1c1 and r9c9\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct layout *v = variant_find(cases[i].variant);
        struct grid g = {{0}};
        g.cell[cases[i].first] = g.cell[cases[i].second] = 3;
        char *message = NULL;
        size_t size;
        FILE *out = open_memstream(&message, &size);
        struct diag d;
        diag_init(&d, out);
        enum status status = grid_validate(v, &g, NULL, &d);
        fclose(out);
        cr_expect_eq(status, *cases[i].message ? STATUS_FAILED : STATUS_OK, "case %zu", i);
        cr_expect_str_eq(message, cases[i].message, "case %zu: %s", i, message);
        free(message);
    }
}

Test(board, digits_and_characters_answer_each_other)
{
    for (unsigned digit = 0; digit <= MAX_SIZE; digit++) {
        cr_expect_eq(digit_from_char(digit_to_char(digit)), (int)digit);
    }
    cr_expect_eq(digit_from_char('0'), 0);
    cr_expect_eq(digit_from_char('p'), 25);
    cr_expect_eq(digit_from_char('q'), -1);
}

/* Movements are permutations that keep neighbours neighbours, and each kind's set is closed. */
Test(symmetry, kinds_are_closed_and_their_orbits_cover_the_board)
{
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        for (int s = 0; s < SYMMETRY_COUNT; s++) {
            static struct orbits orbits;
            unsigned set = symmetry_movements((enum symmetry)s) & v->movements;
            symmetry_orbits(v, (enum symmetry)s, &orbits);
            bool seen[MAX_CELLS] = {false};
            cr_assert_eq(orbits.start[orbits.count], v->cell_count);
            for (unsigned o = 0; o < orbits.count; o++) {
                unsigned length = orbits.start[o + 1] - (unsigned)orbits.start[o];
                cr_assert_eq((unsigned)__builtin_popcount(set) % length, 0);
                for (unsigned k = orbits.start[o]; k < orbits.start[o + 1]; k++) {
                    cr_assert_not(seen[orbits.cell[k]]);
                    seen[orbits.cell[k]] = true;
                    for (unsigned m = 0; m < MOVEMENT_COUNT; m++) {
                        unsigned image = movement_of(v, m, orbits.cell[k]);
                        bool inside = false;
                        for (unsigned n = orbits.start[o]; n < orbits.start[o + 1]; n++) {
                            inside = inside || orbits.cell[n] == image;
                        }
                        cr_assert(inside || !(set >> m & 1), "%s %s", v->name,
                                  symmetry_name((enum symmetry)s));
                    }
                }
            }
        }
    }
}

Test(symmetry, a_pattern_made_of_orbits_has_its_kind)
{
    struct pcg32 rng;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        named_stream(&rng, 3, v->name);
        for (int s = 0; s < SYMMETRY_COUNT; s++) {
            static struct orbits orbits;
            if (!symmetry_suits(v, (enum symmetry)s)) {
                cr_assert(v->grid_count > 1);
                continue;
            }
            symmetry_orbits(v, (enum symmetry)s, &orbits);
            bool exact = false;
            for (int round = 0; round < 50; round++) {
                struct grid g = {{0}};
                for (unsigned o = 0; o < orbits.count; o++) {
                    bool given = pcg32_below(&rng, 2);
                    for (unsigned k = orbits.start[o]; given && k < orbits.start[o + 1]; k++) {
                        g.cell[orbits.cell[k]] = 1;
                    }
                }
                enum symmetry found = symmetry_of(v, &g);
                unsigned set = symmetry_movements((enum symmetry)s);
                cr_assert_eq(symmetry_movements(found) & set, set, "%s: %s became %s", v->name,
                             symmetry_name((enum symmetry)s), symmetry_name(found));
                exact = exact || found == (enum symmetry)s;
            }
            /* On nine cells, turns that keep a pattern also mirror it. */
            cr_expect(exact || v->cell_count <= 9, "%s: %s was never found", v->name,
                      symmetry_name((enum symmetry)s));
            enum symmetry back;
            cr_assert(symmetry_find(symmetry_name((enum symmetry)s), &back));
            cr_assert_eq(back, (enum symmetry)s);
        }
    }
}
