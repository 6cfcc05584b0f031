/* Rules for the whole board: what may not stand a knight's, a king's or a queen's move apart, or
 * side by side, and what each square of four cells has. */
#include <pthread.h>

#include "gen/constraint/kind.h"

/* All pairs a step apart, each once. */
static void each_step(const struct layout *v, unsigned rows, unsigned columns,
                      constraint_pair_taker *take, void *context)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned row = row_of(v, cell) + rows;
        unsigned column = column_of(v, cell);
        for (int side = 0; row < frame_rows(v) && side < 2; side++) {
            bool inside = side ? column >= columns : column + columns < frame_columns(v);
            unsigned other = inside ? cell_at(v, row, side ? column - columns : column + columns)
                                    : LAYOUT_NO_CELL;
            if (other != LAYOUT_NO_CELL) {
                take(context, cell, other);
            }
        }
    }
}

static void knight_moves(const struct layout *v, constraint_pair_taker *take, void *context)
{
    each_step(v, 1, 2, take, context);
    each_step(v, 2, 1, take, context);
}

static void king_moves(const struct layout *v, constraint_pair_taker *take, void *context)
{
    each_step(v, 1, 1, take, context);
}

static bool differ(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0; i < c->count; i += 2) {
        if (digits[c->cell[i]] == digits[c->cell[i + 1]]) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune_equal(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (here && !(here & (here - 1))) {
            effect = constraint_both(effect, constraint_keep(candidates, c->cell[i ^ 1], ~here));
        }
    }
    return effect;
}

static bool are_apart(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    (void)v;
    for (unsigned i = 0; i < c->count; i += 2) {
        int one = digits[c->cell[i]];
        int other = digits[c->cell[i + 1]];
        if (one - other == 1 || other - one == 1) {
            return false;
        }
    }
    return true;
}

/* Neighbours cannot hold a digit that is consecutive to every candidate of a cell. */
static enum constraint_effect prune_near(const struct layout *v, const struct constraint *c,
                                         digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    (void)v;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        digit_set here = candidates[c->cell[i]];
        if (!here) {
            return CONSTRAINT_BROKEN;
        }
        digit_set lowest = here & -here;
        digit_set highest = digit_bit(highest_digit(here));
        digit_set near = 0;
        if (lowest == highest) {
            near = here << 1 | here >> 1;
        } else if (highest == lowest << 2 && here == (lowest | highest)) {
            near = lowest << 1; /* between the two */
        }
        if (near) {
            effect = constraint_both(effect, constraint_keep(candidates, c->cell[i ^ 1], ~near));
        }
    }
    return effect;
}

const struct constraint_kind constraint_kind_anti_knight = {
    .name = "anti-knight",
    .doc = "cells a chess knight's move apart have different digits",
    .rule = TEXT_rule_anti_knight,
    .title = TEXT_board_anti_knight,
    .words = {.name = TEXT_name_anti_knight, .says = TEXT_clue_differ},
    .fpuzzles = {"antiknight"},
    .scl = {.how = SCL_RULE, .rule = "antiknight"},
    .make = MAKE_RULE,
    .step = STEP_RULE,
    .variant =
        VARIANT(ANTI_KNIGHT, "anti-knight", "cells a knight's move apart have different digits"),
    .shape = CONSTRAINT_BOARD,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .holds = differ,
    .prune = prune_equal,
    .rule_pairs = knight_moves,
};

const struct constraint_kind constraint_kind_anti_king = {
    .name = "anti-king",
    .doc = "cells that touch at a corner have different digits",
    .rule = TEXT_rule_anti_king,
    .title = TEXT_board_anti_king,
    .words = {.name = TEXT_name_anti_king, .says = TEXT_clue_differ},
    .fpuzzles = {"antiking"},
    .scl = {.how = SCL_RULE, .rule = "antiking"},
    .make = MAKE_RULE,
    .step = STEP_RULE,
    .variant =
        VARIANT(ANTI_KING, "anti-king", "cells that touch at a corner have different digits"),
    .shape = CONSTRAINT_BOARD,
    .cells_differ = true,
    .removes = REMOVES_SOME,
    .holds = differ,
    .prune = prune_equal,
    .rule_pairs = king_moves,
};

const struct constraint_kind constraint_kind_non_consecutive = {
    .name = "non-consecutive",
    .doc = "neighbouring cells never hold consecutive digits",
    .rule = TEXT_rule_non_consecutive,
    .title = TEXT_board_non_consecutive,
    .words = {.name = TEXT_name_non_consecutive, .says = TEXT_clue_side_by_side},
    .fpuzzles = {"nonconsecutive"},
    .scl = {.how = SCL_RULE, .rule = "nonconsecutive"},
    .make = MAKE_RULE,
    .step = STEP_SIGN,
    .variant = VARIANT(NON_CONSECUTIVE, "non-consecutive",
                       "neighbouring cells never hold consecutive digits"),
    .shape = CONSTRAINT_BOARD,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .holds = are_apart,
    .prune = prune_near,
    .rule_pairs = constraint_each_neighbour,
};

/* ---- the greatest digit, as a queen ---- */

/* All pairs on a common diagonal. */
static void diagonal_moves(const struct layout *v, constraint_pair_taker *take, void *context)
{
    for (unsigned step = 1; step < frame_rows(v); step++) {
        each_step(v, step, step, take, context);
    }
}

static bool greatest_are_apart(const struct layout *v, const struct constraint *c,
                               const uint8_t *digits)
{
    for (unsigned i = 0; i < c->count; i += 2) {
        if (digits[c->cell[i]] == v->size && digits[c->cell[i + 1]] == v->size) {
            return false;
        }
    }
    return true;
}

static enum constraint_effect prune_greatest(const struct layout *v, const struct constraint *c,
                                             digit_set *candidates)
{
    const digit_set greatest = digit_bit(v->size);
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i++) {
        if (candidates[c->cell[i]] == greatest) {
            effect =
                constraint_both(effect, constraint_keep(candidates, c->cell[i ^ 1], ~greatest));
        }
    }
    return effect;
}

const struct constraint_kind constraint_kind_anti_queen = {
    .name = "anti-queen",
    .doc = "the board's greatest digit never repeats on a diagonal, however short",
    .rule = TEXT_rule_anti_queen,
    .title = TEXT_board_anti_queen,
    .words = {.name = TEXT_name_anti_queen},
    .make = MAKE_RULE,
    .step = STEP_RULE,
    .variant = VARIANT(ANTI_QUEEN, "anti-queen", "no two 9s on a common diagonal"),
    .shape = CONSTRAINT_BOARD,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .holds = greatest_are_apart,
    .prune = prune_greatest,
    .rule_pairs = diagonal_moves,
};

/* ---- low, middle and high digits ---- */

enum { SQUARE = 4, THIRDS = 3 };

/* Each square of four cells, as two pairs. */
static void squares(const struct layout *v, constraint_pair_taker *take, void *context)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned right = cell_right(v, cell);
        unsigned below = cell_below(v, cell);
        unsigned last = right == LAYOUT_NO_CELL ? right : cell_below(v, right);
        if (below != LAYOUT_NO_CELL && last != LAYOUT_NO_CELL) {
            take(context, cell, right);
            take(context, below, last);
        }
    }
}

static digit_set third_of(unsigned size, unsigned third)
{
    return digits_above(third * (size / THIRDS)) & digits_below((third + 1) * (size / THIRDS) + 1);
}

static const char *complain_entropy(const struct layout *v, const struct constraint *c)
{
    (void)c;
    return v->size % THIRDS ? "it needs a board whose digits make three equal groups" : NULL;
}

static bool has_all_thirds(const struct layout *v, const struct constraint *c,
                           const uint8_t *digits)
{
    for (unsigned i = 0; i < c->count; i += SQUARE) {
        for (unsigned third = 0; third < THIRDS; third++) {
            bool any = false;
            for (unsigned k = 0; k < SQUARE; k++) {
                const unsigned digit = digits[c->cell[i + k]];
                any |= digit && digit_bit(digit) & third_of(v->size, third);
            }
            if (!any) {
                return false;
            }
        }
    }
    return true;
}

/* Of one square: bit 3 * k + t says that cell k can be of third t. A cell may be of a third if two
 * of the other cells can be of the other two. */
static unsigned keep_thirds(unsigned have)
{
    unsigned kept = 0;
    for (unsigned bit = 0; bit < SQUARE * THIRDS; bit++) {
        unsigned holders[THIRDS] = {0}; /* by third: the other cells that can be of it */
        for (unsigned k = 0; k < SQUARE; k++) {
            for (unsigned third = 0; third < THIRDS && k != bit / THIRDS; third++) {
                holders[third] |= (have >> (THIRDS * k + third) & 1) << k;
            }
        }
        const unsigned one = holders[(bit + 1) % THIRDS];
        const unsigned other = holders[(bit + 2) % THIRDS];
        const unsigned both = one | other;
        if (have >> bit & 1 && one && other && both & (both - 1)) {
            kept |= 1U << bit;
        }
    }
    return kept;
}

static uint16_t kept_thirds[1 << (SQUARE * THIRDS)];
static pthread_once_t kept_thirds_once = PTHREAD_ONCE_INIT;

static void make_kept_thirds(void)
{
    for (unsigned have = 0; have < 1U << (SQUARE * THIRDS); have++) {
        kept_thirds[have] = (uint16_t)keep_thirds(have);
    }
}

static enum constraint_effect prune_square(const digit_set third[THIRDS], const uint16_t *cell,
                                           digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    unsigned have = 0;
    for (unsigned k = 0; k < SQUARE; k++) {
        for (unsigned t = 0; t < THIRDS; t++) {
            have |= (unsigned)((candidates[cell[k]] & third[t]) != 0) << (THIRDS * k + t);
        }
    }
    const unsigned kept = kept_thirds[have];
    for (unsigned k = 0; kept != have && k < SQUARE && effect != CONSTRAINT_BROKEN; k++) {
        digit_set keep = 0;
        for (unsigned t = 0; t < THIRDS; t++) {
            keep |= kept >> (THIRDS * k + t) & 1 ? third[t] : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, cell[k], keep));
    }
    return effect;
}

static enum constraint_effect prune_entropy(const struct layout *v, const struct constraint *c,
                                            digit_set *candidates)
{
    const digit_set third[THIRDS] = {third_of(v->size, 0), third_of(v->size, 1),
                                     third_of(v->size, 2)};
    enum constraint_effect effect = CONSTRAINT_SAME;
    pthread_once(&kept_thirds_once, make_kept_thirds);
    for (unsigned i = 0; i < c->count && effect != CONSTRAINT_BROKEN; i += SQUARE) {
        effect = constraint_both(effect, prune_square(third, c->cell + i, candidates));
    }
    return effect;
}

/* A third of which the square has one candidate left must be that digit. */
static digit_set entropy_needs(const struct layout *v, const struct constraint *c,
                               const digit_set *candidates)
{
    digit_set any = 0;
    digit_set needs = 0;
    for (unsigned i = 0; i < c->count; i++) {
        any |= candidates[c->cell[i]];
    }
    for (unsigned third = 0; c->count == SQUARE && third < THIRDS; third++) {
        const digit_set left = any & third_of(v->size, third);
        needs |= left & (left - 1) ? 0 : left;
    }
    return needs;
}

const struct constraint_kind constraint_kind_entropy = {
    .name = "entropy",
    .doc = "global entropy: every 2x2 square has a low, a middle and a high digit",
    .rule = TEXT_rule_entropy,
    .title = TEXT_board_entropy,
    .words = {.name = TEXT_name_entropy},
    .make = MAKE_RULE,
    .step = STEP_RULE,
    .variant = VARIANT(ENTROPY, "entropy", "low, middle and high digits in every 2x2 square"),
    .shape = CONSTRAINT_BOARD,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .part_cells = SQUARE,
    .complain = complain_entropy,
    .holds = has_all_thirds,
    .prune = prune_entropy,
    .needs = entropy_needs,
    .rule_pairs = squares,
};
