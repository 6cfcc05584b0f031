/* Killer cages: different digits with a sum. */
#include "gen/constraint/kind.h"

static const char *complain(const struct layout *v, const struct constraint *c)
{
    digit_set common;
    return constraint_combined(all_digits(v->size), c->count, c->sum, &common)
               ? NULL
               : "this number of different digits cannot have this sum";
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned sum = 0;
    digit_set seen = 0;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned digit = digits[c->cell[i]];
        if (seen & digit_bit(digit)) {
            return false;
        }
        seen |= digit_bit(digit);
        sum += digit;
    }
    return sum == c->sum;
}

/* A search for the sets of digits that a cage's open cells can still have. Each open cell must have
 * a candidate in the set, and each digit of the set must be a candidate of some open cell. */
struct fitting {
    const struct constraint *c;
    const digit_set *candidates;
    digit_set placed;
    digit_set possible; /* the union of those that fit, for open cells */
};

static void try_set(struct fitting *f, digit_set set)
{
    digit_set met = 0;
    for (unsigned i = 0; i < f->c->count; i++) {
        digit_set here = f->candidates[f->c->cell[i]];
        if (here & (here - 1)) {
            if (!(here & set)) {
                return;
            }
            met |= here & set;
        }
    }
    f->possible |= met == set ? set : 0;
}

/* As digit_sums.c's, but each set is tried as it comes, unless it has nothing new. */
static void choose(struct fitting *f, digit_set allowed, unsigned count, unsigned sum,
                   digit_set set)
{
    if (count == 1) {
        const digit_set last = sum > 0 && sum <= MAX_SIZE ? allowed & digit_bit(sum) : 0;
        if (last && (set | last) & ~f->possible) {
            try_set(f, set | last);
        }
        return;
    }
    const unsigned others = count * (count - 1) / 2; /* the others are smaller, and all differ */
    for (digit_set rest = allowed; rest; rest &= rest - 1) {
        unsigned digit = lowest_digit(rest);
        if (digit + others > sum) {
            return;
        }
        if (count * digit >= sum + others) {
            choose(f, allowed & digits_below(digit), count - 1, sum - digit,
                   set | digit_bit(digit));
        }
    }
}

static void try_sets(struct fitting *f, digit_set allowed, unsigned count, unsigned sum)
{
    if (allowed & ~all_digits(CONSTRAINT_TABLE_DIGITS)) {
        choose(f, allowed, count, sum, 0);
        return;
    }
    unsigned found;
    const uint16_t *set = constraint_sum_sets(count, sum, &found);
    for (unsigned i = 0; i < found; i++) {
        if (!(set[i] & ~allowed) && set[i] & ~f->possible) {
            try_set(f, set[i]);
        }
    }
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    struct fitting f = {.c = c, .candidates = candidates};
    digit_set allowed = 0;
    unsigned open = 0;
    unsigned sum = c->sum;
    (void)v;
    for (unsigned i = 0; i < c->count; i++) {
        digit_set here = candidates[c->cell[i]];
        if (here & (here - 1)) {
            allowed |= here;
            open++;
        } else if (!here || f.placed & here || lowest_digit(here) > sum) {
            return CONSTRAINT_BROKEN;
        } else {
            f.placed |= here;
            sum -= lowest_digit(here);
        }
    }
    if (open == 0) {
        return sum == 0 ? CONSTRAINT_SAME : CONSTRAINT_BROKEN;
    }
    try_sets(&f, allowed & ~f.placed, open, sum);
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (here & (here - 1)) {
            effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], f.possible));
        }
    }
    return effect;
}

const struct constraint_kind constraint_kind_cage = {
    .name = "cage",
    .doc = "cages: different digits that add up to the sum shown (killer)",
    .rule = TEXT_rule_cage,
    .title = TEXT_board_killer,
    .words = {.name = TEXT_name_cage, .says = TEXT_clue_cage},
    .fpuzzles = {"killercage"},
    .scl = {.how = SCL_CAGE, .words = {"cage", "killer"}},
    .make = MAKE_CAGES,
    .step = STEP_CAGE,
    .shape = CONSTRAINT_AREA,
    .has_sum = true,
    .is_about_values = true,
    .cells_differ = true,
    .removes = REMOVES_BY_SETS,
    .min_cells = 1,
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
