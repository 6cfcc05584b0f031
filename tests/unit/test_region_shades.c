/* Shades for the parts of a board: two that share an edge differ. */
#include <criterion/criterion.h>
#include <math.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/board/region_shades.h"

/* Parts that grow over the board from random cells; some cells stay in none. */
static unsigned grow_parts(const struct layout *v, struct pcg32 *rng, uint8_t part[MAX_CELLS])
{
    const unsigned count = 2 + pcg32_below(rng, v->cell_count / 2);
    memset(part, NO_PART, MAX_CELLS);
    for (unsigned i = 0; i < count; i++) {
        unsigned cell = pcg32_below(rng, v->cell_count);
        while (part[cell] != NO_PART) {
            cell = (cell + 1) % v->cell_count;
        }
        part[cell] = (uint8_t)i;
    }
    for (unsigned turn = 0; turn < 8 * v->cell_count; turn++) {
        const unsigned cell = pcg32_below(rng, v->cell_count);
        const unsigned next = turn % 2 ? cell_right(v, cell) : cell_below(v, cell);
        if (next != LAYOUT_NO_CELL && part[next] == NO_PART) {
            part[next] = part[cell];
        }
    }
    return count;
}

static void check(const struct layout *v, unsigned cell, unsigned next, const uint8_t *part,
                  const uint8_t *shade)
{
    const bool both = next != LAYOUT_NO_CELL && part[cell] != NO_PART && part[next] != NO_PART;
    if (both) {
        cr_assert(part[cell] == part[next] || shade[cell] != shade[next], "%ux%u r%uc%u", v->size,
                  v->size, row_of(v, cell) + 1, column_of(v, cell) + 1);
    }
}

Test(region_shades, parts_that_touch_differ)
{
    static const char *const boards[] = {"4x4", "classic", "16x16"};
    struct pcg32 rng;
    pcg32_seed(&rng, 41, 1);
    for (unsigned i = 0; i < 300; i++) {
        const struct layout *v = variant_find(boards[i % 3]);
        uint8_t part[MAX_CELLS];
        uint8_t shade[MAX_CELLS];
        const unsigned count = grow_parts(v, &rng, part);
        cr_assert(cell_shades(v, part, count, shade), "%u", i);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            cr_assert_eq(shade[cell] == 0, part[cell] == NO_PART);
            cr_assert_leq(shade[cell], MAX_REGION_SHADES);
            check(v, cell, cell_right(v, cell), part, shade);
            check(v, cell, cell_below(v, cell), part, shade);
        }
    }
}

Test(region_shades, shades_share_the_board_and_spare_the_last)
{
    const struct layout *v = variant_find("classic");
    uint8_t part[MAX_CELLS];
    uint8_t shade[MAX_CELLS];
    unsigned cells[MAX_REGION_SHADES + 1] = {0};
    memset(part, NO_PART, sizeof part);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        part[cell] = (uint8_t)row_of(v, cell);
    }
    cr_assert(cell_shades(v, part, v->size, shade));
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        cells[shade[cell]]++;
    }
    for (unsigned tone = 1; tone < MAX_REGION_SHADES; tone++) {
        cr_assert_eq(cells[tone], 27, "%u: %u", tone, cells[tone]);
    }
    cr_assert_eq(cells[MAX_REGION_SHADES], 0);
}

/* Two parts that meet only at a corner look like one if their shades are the same. */
Test(region_shades, parts_that_meet_at_a_corner_differ_where_four_shades_allow_it)
{
    static const char *const boards[] = {"4x4", "classic", "16x16"};
    for (unsigned i = 0; i < 3; i++) {
        const struct layout *v = variant_find(boards[i]);
        uint8_t part[MAX_CELLS];
        uint8_t shade[MAX_CELLS];
        memset(part, NO_PART, sizeof part);
        const unsigned half = (v->size + 1U) / 2;
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            part[cell] = (uint8_t)(row_of(v, cell) / 2 * half + column_of(v, cell) / 2);
        }
        cr_assert(cell_shades(v, part, half * half, shade));
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            const unsigned right = cell_right(v, cell);
            const unsigned below = cell_below(v, cell);
            if (right != LAYOUT_NO_CELL && below != LAYOUT_NO_CELL) {
                check(v, cell, cell_below(v, right), part, shade);
                check(v, right, below, part, shade);
            }
        }
    }
}

/* A pencil must be seen on the darkest shade of a cage; a printer's least tint is a tenth of black.
 */
Test(region_shades, grays_of_cages_can_be_written_on)
{
    for (unsigned i = 0; i < MAX_REGION_SHADES; i++) {
        const double gray = cage_tile_gray[i];
        cr_expect(gray >= 1 || (gray >= 0.85 && gray <= 0.9), "%u: %f", i, gray);
        for (unsigned k = 0; k < i; k++) {
            cr_expect_geq(fabs(gray - cage_tile_gray[k]), 0.01, "%u, %u", k, i);
        }
    }
}

/* The same of regions, which have no gap between them: the grays of neighbours are further apart.
 */
Test(region_shades, grays_of_regions_can_be_written_on)
{
    cr_expect_eq(region_shade_gray[0], 1);
    for (unsigned i = 1; i < MAX_REGION_SHADES; i++) {
        const double gray = region_shade_gray[i];
        cr_expect(gray >= 0.82 && gray <= 0.92, "%u: %f", i, gray);
        for (unsigned k = 0; k < i; k++) {
            cr_expect_geq(fabs(gray - region_shade_gray[k]), 0.03, "%u, %u", k, i);
        }
    }
}
