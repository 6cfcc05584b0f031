/* Sum lines: the line parts into groups of cells one after another that each add up to the same
 * sum, mostly 10. */
#include "gen/constraint/lines/line.h"
#include "gen/constraint/reach.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return c->sum < 1 || c->sum > (unsigned)v->size * c->count
               ? "no digits along the line have this sum"
               : NULL;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        sum += digits[c->cell[i]];
        if (sum > c->sum) {
            return false;
        }
        sum = sum == c->sum ? 0 : sum;
    }
    return sum == 0;
}

/* What of a group is added up behind a cell, by what was before it; c->sum + 1: too much. */
static unsigned added(const struct constraint *c, unsigned sum, unsigned digit)
{
    return sum + digit == c->sum ? 0 : sum + digit < c->sum ? sum + digit : c->sum + 1;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    struct reach before[MAX_SIZE + 1] = {{{1}}};
    struct reach after = {{1}};
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        for (unsigned sum = 0; sum < c->sum; sum++) {
            digit_set rest = reach_has(&before[i], sum) ? candidates[c->cell[i]] : 0;
            for (; rest; rest &= rest - 1) {
                unsigned next = added(c, sum, lowest_digit(rest));
                if (next < c->sum) {
                    reach_add(&before[i + 1], next);
                }
            }
        }
    }
    for (unsigned i = c->count; i-- > 0 && effect != CONSTRAINT_BROKEN;) {
        struct reach here = {{0}};
        digit_set keep = 0;
        for (unsigned sum = 0; sum < c->sum; sum++) {
            digit_set rest = reach_has(&before[i], sum) ? candidates[c->cell[i]] : 0;
            for (; rest; rest &= rest - 1) {
                unsigned next = added(c, sum, lowest_digit(rest));
                if (next < c->sum && reach_has(&after, next)) {
                    keep |= rest & (0U - rest);
                    reach_add(&here, sum);
                }
            }
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
        after = here;
    }
    return effect;
}

const struct constraint_kind constraint_kind_sum_line = {
    .name = "sum-line",
    .doc = "sum lines: the line can be divided into groups of cells that each add up to the sum, "
           "mostly 10",
    .rule = TEXT_rule_sum_line,
    .title = TEXT_board_sum_line,
    .words = {.name = TEXT_name_sum_line},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(SUM_LINE, "sum-line", "lines of groups that add up to 10"),
    .shape = CONSTRAINT_LINE,
    .has_sum = true,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = 2,
    .max_cells = MAX_SIZE,
    .usual = {3, 5},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
