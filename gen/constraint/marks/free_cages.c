/* Cages of other sorts than killer's: without a sum, where the digits only have to differ; and with
 * a sum, where they may repeat. */
#include "gen/constraint/reach.h"

/* ---- without a sum ---- */

/* What one cell alone can hold leaves the others; as often as that gives another such cell. */
static enum constraint_effect prune_plain(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    uint32_t done = 0;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (done >> i & 1 || !here || here & (here - 1)) {
            continue;
        }
        done |= (uint32_t)1 << i;
        for (unsigned k = 0; k < c->count && effect != CONSTRAINT_BROKEN; k++) {
            if (k != i) {
                effect = constraint_both(effect, constraint_keep(candidates, c->cell[k], ~here));
            }
        }
        i = (unsigned)-1; /* from the first cell on */
    }
    return effect;
}

const struct constraint_kind constraint_kind_plain_cage = {
    .name = "plain-cage",
    .doc = "cages without a sum: their digits are different",
    .rule = TEXT_rule_plain_cage,
    .title = TEXT_board_plain_cage,
    .words = {.name = TEXT_name_plain_cage},
    .fpuzzles = {"killercage"},
    .make = MAKE_AREAS,
    .step = STEP_MARK,
    .variant = VARIANT(PLAIN_CAGE, "plain-cage", "cages without sums, digits differ"),
    .shape = CONSTRAINT_AREA,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .holds = constraint_digits_differ,
    .prune = prune_plain,
};

/* ---- whose digits may repeat ---- */

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < c->count || c->sum > c->count * (unsigned)v->size
               ? "no digits in the cage have this sum"
               : NULL;
}

static bool adds_up(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        sum += digits[c->cell[i]];
    }
    return sum == c->sum;
}

static enum constraint_effect prune_repeat(const struct layout *v, const struct constraint *c,
                                           digit_set *candidates)
{
    struct reach target = {{0}};
    (void)v;
    reach_add(&target, c->sum);
    return reach_prune(candidates, c->cell, c->count, &target);
}

const struct constraint_kind constraint_kind_repeat_cage = {
    .name = "repeat-cage",
    .doc = "cages with sums whose digits may repeat",
    .rule = TEXT_rule_repeat_cage,
    .title = TEXT_board_repeat_cage,
    .words = {.name = TEXT_name_repeat_cage},
    .make = MAKE_AREAS,
    .step = STEP_MARK,
    .variant = VARIANT(REPEAT_CAGE, "repeat-cage", "cages with sums, digits may repeat"),
    .shape = CONSTRAINT_AREA,
    .has_sum = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 1,
    .max_cells = MAX_SIZE,
    .complain = complain,
    .holds = adds_up,
    .prune = prune_repeat,
};
