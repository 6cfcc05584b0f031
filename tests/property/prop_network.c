/* What the long searches prepare for a board: its network. */
#include <criterion/criterion.h>

#include "gen/board/layout.h"
#include "gen/board/pcg32.h"
#include "gen/solve/constraint/network.h"
#include "gen/solve/solve.h"

/* The sum of a whole house is left out, and that of all but one cell becomes that cell's digit. */
Test(network, knows_no_sums_of_whole_houses)
{
    static const uint16_t second_row[] = {9, 10, 11, 12, 13, 14, 15, 16, 17};
    static const uint16_t middle[] = {40};
    struct constraint_list l = {0};
    for (unsigned i = 0; i < 3; i++) {
        constraint_list_add(&l, CONSTRAINT_CAGE, false, 6 + 9 * i, second_row + 3 * i, 3);
    }
    constraint_list_add(&l, CONSTRAINT_CAGE, false, 5, middle, 1);
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    const struct network *n = network_of(v);
    unsigned found = 0;
    for (unsigned i = 0; i < n->sum_count; i++) {
        const struct linear_sum *sum = &n->sum[i];
        cr_assert(sum->group_count > 1 || sum->count < 8);
        found += sum->count == 1 && sum->cell[0] == 40 && sum->sum == 5;
    }
    cr_assert_eq(found, 1);
    layout_drop(v);
    constraint_list_free(&l);
}

/* Digits with two places are decided on boards with renban lines, unless there are sums too. */
Test(network, says_to_decide_places_where_no_sum_is)
{
    for (unsigned cages = 0; cages < 2; cages++) {
        static const uint16_t line[] = {0, 10, 20};
        static const uint16_t cage[] = {40, 41};
        struct constraint_list l = {0};
        constraint_list_add(&l, CONSTRAINT_RENBAN, false, 0, line, 3);
        if (cages) {
            constraint_list_add(&l, CONSTRAINT_CAGE, false, 9, cage, 2);
        }
        const struct layout *v = constraints_lay(variant_find("classic"), &l);
        cr_assert_eq(network_of(v)->by_places, !cages);
        layout_drop(v);
        constraint_list_free(&l);
    }
}

static const char solution[] = "534678912672195348198342567859761423426853791713924856961537284"
                               "287419635345286179";

/* Some cages that do not overlap, of up to four cells in a row, or one below the other. */
static const struct layout *lay_cages(struct pcg32 *rng)
{
    struct constraint_list l = {0};
    bool taken[81] = {false};
    for (unsigned tried = 0; tried < 60; tried++) {
        const unsigned step = pcg32_below(rng, 2) ? 1 : 9;
        const unsigned count = 1 + pcg32_below(rng, 4);
        unsigned row = pcg32_below(rng, step == 9 ? 10 - count : 9);
        unsigned column = pcg32_below(rng, step == 1 ? 10 - count : 9);
        uint16_t cell[4];
        unsigned sum = 0;
        bool free = true;
        for (unsigned i = 0; i < count; i++) {
            cell[i] = (uint16_t)(9 * row + column + step * i);
            free &= !taken[cell[i]];
            sum += (unsigned)(solution[cell[i]] - '0');
        }
        for (unsigned i = 0; free && i < count; i++) {
            taken[cell[i]] = true;
        }
        if (free) {
            constraint_list_add(&l, CONSTRAINT_CAGE, false, sum, cell, count);
        }
    }
    const struct layout *v = constraints_lay(variant_find("classic"), &l);
    constraint_list_free(&l);
    return v;
}

static bool has_sum(const struct network *n, const bool *plus, const bool *minus, unsigned count)
{
    for (unsigned i = 0; i < n->sum_count; i++) {
        const struct linear_sum *sum = &n->sum[i];
        bool same = sum->count == count;
        for (unsigned k = 0; same && k < sum->count; k++) {
            same = k < sum->minus ? plus[sum->cell[k]] : minus[sum->cell[k]];
        }
        if (same) {
            return true;
        }
    }
    return false;
}

/* What cages say of a house, cell by cell. */
static void assert_house(const struct layout *v, const struct network *n, unsigned h)
{
    static const bool nothing[81];
    bool in[81] = {false};
    bool open[81] = {false};    /* in the house, in no cage that is wholly in it */
    bool outside[81] = {false}; /* of cages that have cells in it */
    bool bare[81] = {false};    /* in the house, in no cage */
    unsigned opens = 9;
    unsigned outsides = 0;
    unsigned bares = 9;
    for (unsigned i = 0; i < 9; i++) {
        in[v->house[h].cell[i]] = open[v->house[h].cell[i]] = bare[v->house[h].cell[i]] = true;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        unsigned within = 0;
        for (unsigned k = 0; k < c->count; k++) {
            within += in[c->cell[k]];
        }
        for (unsigned k = 0; within && k < c->count; k++) {
            bares -= in[c->cell[k]];
            bare[c->cell[k]] = false;
            outside[c->cell[k]] = !in[c->cell[k]];
            outsides += !in[c->cell[k]];
            open[c->cell[k]] &= within < c->count;
            opens -= within == c->count;
        }
    }
    cr_assert(opens == 0 || opens >= 8 || has_sum(n, open, nothing, opens));
    cr_assert(outsides == 0 || outsides + bares >= 8 ||
              has_sum(n, outside, bare, outsides + bares));
}

/* All sums hold on the board that the cages are from, and those of single houses are there. */
Test(network, knows_the_sums_of_houses_and_only_right_ones)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 11, 0);
    for (unsigned board = 0; board < 60; board++) {
        const struct layout *v = lay_cages(&rng);
        const struct network *n = network_of(v);
        cr_assert_lt(n->sum_count, NETWORK_SUMS);
        for (unsigned i = 0; i < n->sum_count; i++) {
            const struct linear_sum *sum = &n->sum[i];
            int total = 0;
            for (unsigned k = 0; k < sum->count; k++) {
                const int digit = solution[sum->cell[k]] - '0';
                total += k < sum->minus ? digit : -digit;
            }
            cr_assert_eq(total, sum->sum);
        }
        for (unsigned h = 0; h < v->house_count; h++) {
            assert_house(v, n, h);
        }
        layout_drop(v);
    }
}
