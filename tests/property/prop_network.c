/* What the long searches prepare for a board: its network. */
#include <criterion/criterion.h>

#include "gen/board/layout.h"
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
