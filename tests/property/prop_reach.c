/* Sums of digits that may repeat, against every sum in turn. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/constraint/reach.h"
#include "tests/property/effort.h"

enum { MAX_SUM = MAX_LINE_CELLS * MAX_SIZE };

/* The sums of one digit from each cell but one. */
static void add_up(const digit_set *set, unsigned count, unsigned without, bool *sums)
{
    memset(sums, 0, (MAX_SUM + 1) * sizeof *sums);
    sums[0] = true;
    for (unsigned i = 0; i < count; i++) {
        for (unsigned sum = MAX_SUM + 1; i != without && sum-- > 0;) {
            bool reached = false;
            for (unsigned digit = 1; digit <= MAX_SIZE && digit <= sum; digit++) {
                reached |= (set[i] & digit_bit(digit)) && sums[sum - digit];
            }
            sums[sum] = reached;
        }
    }
}

static digit_set plain_keep(const digit_set *set, unsigned count, unsigned cell,
                            const struct reach *targets)
{
    static bool sums[MAX_SUM + 1];
    digit_set keep = 0;
    add_up(set, count, cell, sums);
    for (unsigned digit = 1; digit <= MAX_SIZE; digit++) {
        for (unsigned sum = digit; set[cell] & digit_bit(digit) && sum <= MAX_SUM; sum++) {
            keep |= sums[sum - digit] && reach_has(targets, sum) ? digit_bit(digit) : 0;
        }
    }
    return keep;
}

/* A third of the cells is filled, and one in `runs` of the others has candidates with gaps. */
static digit_set random_set(struct pcg32 *rng, unsigned size, unsigned runs)
{
    const unsigned from = pcg32_below(rng, size);
    const unsigned length = pcg32_below(rng, 3) ? 1 + pcg32_below(rng, size - from) : 1;
    const digit_set run = all_digits(length) << from;
    const digit_set some = run & pcg32_next(rng);
    return pcg32_below(rng, runs) || !some ? run : some;
}

Test(reach, keeps_what_leads_to_a_target)
{
    struct pcg32 rng;
    unsigned kept = 0;
    pcg32_seed(&rng, 35, 1);
    for (unsigned round = 0; round < effort(300, 3000); round++) {
        const unsigned count = 1 + pcg32_below(&rng, round % 2 ? 34 : 6);
        const unsigned size = round % 3 ? 9 : 25;
        static bool sums[MAX_SUM + 1];
        digit_set set[MAX_LINE_CELLS];
        digit_set now[MAX_LINE_CELLS];
        uint16_t cell[MAX_LINE_CELLS];
        struct reach targets = {{0}};
        unsigned least = 0;
        unsigned most = 0;
        bool any = false;
        for (unsigned i = 0; i < count; i++) {
            cell[i] = (uint16_t)i;
            set[i] = now[i] = random_set(&rng, size, round % 5 ? 6 : 1);
            least += lowest_digit(set[i]);
            most += highest_digit(set[i]);
        }
        for (unsigned i = 1 + pcg32_below(&rng, 3); i > 0; i--) {
            const unsigned within = pcg32_below(&rng, 12);
            const unsigned near[] = {pcg32_below(&rng, most + 1), least + within,
                                     most > within ? most - within : 0};
            reach_add(&targets, near[pcg32_below(&rng, 3)]);
        }
        add_up(set, count, count, sums);
        const struct reach reached = reach_of(set, cell, count);
        for (unsigned sum = 0; sum <= most; sum++) {
            cr_assert_eq(reach_has(&reached, sum), sums[sum], "round %u: sum %u", round, sum);
            any |= sums[sum] && reach_has(&targets, sum);
        }
        const enum constraint_effect effect = reach_prune(now, cell, count, &targets);
        cr_assert_eq(effect != CONSTRAINT_BROKEN, any, "round %u", round);
        for (unsigned i = 0; any && i < count; i++) {
            cr_assert_eq(now[i], plain_keep(set, count, i, &targets), "round %u: cell %u", round,
                         i);
            kept += now[i] != set[i];
        }
    }
    cr_expect_gt(kept, 200, "%u", kept);
}
