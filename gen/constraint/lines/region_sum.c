/* Region sum lines: the digits of the line have the same sum in each box that it runs through. If
 * the line comes back to a box, the second visit counts separately. */
#include <string.h>

#include "gen/constraint/lines/line.h"

enum { MAX_SUM = MAX_SIZE * MAX_SIZE, SUM_WORDS = MAX_SUM / 64 + 1 };

struct sum_set {
    uint64_t word[SUM_WORDS];
};

static bool in_one_box(const struct layout *v, unsigned one, unsigned other)
{
    return v->box[one] == v->box[other];
}

unsigned region_sum_piece_end(const struct layout *v, const struct constraint *c, unsigned begin)
{
    unsigned end = begin + 1;
    while (end < c->count && in_one_box(v, c->cell[end - 1], c->cell[end])) {
        end++;
    }
    return end;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    return v->box[c->cell[0]] == LAYOUT_NO_CELL ? "region sum lines need a board with boxes"
           : region_sum_piece_end(v, c, 0) == c->count
               ? "the line must run through at least two boxes"
               : NULL;
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned first = 0;
    for (unsigned begin = 0, end; begin < c->count; begin = end) {
        unsigned sum = 0;
        end = region_sum_piece_end(v, c, begin);
        for (unsigned i = begin; i < end; i++) {
            sum += digits[c->cell[i]];
        }
        first = begin == 0 ? sum : first;
        if (sum != first) {
            return false;
        }
    }
    return true;
}

/* All sums of one of a set and one of these digits (or, taken away, those that lead there). */
static struct sum_set shifted(const struct sum_set *sums, digit_set digits, bool away)
{
    struct sum_set made = {{0}};
    for (; digits; digits &= digits - 1) {
        const unsigned by = lowest_digit(digits); /* at most MAX_SIZE, below 64 */
        for (unsigned w = 0; w < SUM_WORDS; w++) {
            uint64_t low = away ? sums->word[w] >> by : sums->word[w] << by;
            uint64_t high = away ? (w + 1 < SUM_WORDS ? sums->word[w + 1] << (64 - by) : 0)
                                 : (w > 0 ? sums->word[w - 1] >> (64 - by) : 0);
            made.word[w] |= low | high;
        }
    }
    return made;
}

static struct sum_set sums_of(const struct constraint *c, unsigned begin, unsigned end,
                              const digit_set *candidates)
{
    struct sum_set sums = {{1}};
    for (unsigned i = begin; i < end; i++) {
        sums = shifted(&sums, candidates[c->cell[i]], false);
    }
    return sums;
}

static bool meet(const struct sum_set *one, const struct sum_set *other)
{
    uint64_t both = 0;
    for (unsigned w = 0; w < SUM_WORDS; w++) {
        both |= one->word[w] & other->word[w];
    }
    return both != 0;
}

/* Keep of a piece's cells the digits with which it has one of these sums. */
static enum constraint_effect prune_piece(const struct constraint *c, unsigned begin, unsigned end,
                                          const struct sum_set *sums, digit_set *candidates)
{
    struct sum_set before[MAX_SIZE + 1] = {{{1}}}; /* of the cells before one */
    struct sum_set after = *sums;                  /* from which the rest leads to a sum */
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = begin; i < end; i++) {
        before[i - begin + 1] = shifted(&before[i - begin], candidates[c->cell[i]], false);
    }
    for (unsigned i = end; i-- > begin && effect != CONSTRAINT_BROKEN;) {
        digit_set keep = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            digit_set digit = rest & (0U - rest);
            struct sum_set reached = shifted(&before[i - begin], digit, false);
            keep |= meet(&reached, &after) ? digit : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
        after = shifted(&after, keep, true);
    }
    return effect;
}

static enum constraint_effect prune_large(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    struct sum_set common;
    memset(&common, 0xff, sizeof common);
    for (unsigned begin = 0, end; begin < c->count; begin = end) {
        end = region_sum_piece_end(v, c, begin);
        struct sum_set sums = sums_of(c, begin, end, candidates);
        for (unsigned w = 0; w < SUM_WORDS; w++) {
            common.word[w] &= sums.word[w];
        }
    }
    for (unsigned begin = 0, end; begin < c->count && effect != CONSTRAINT_BROKEN; begin = end) {
        end = region_sum_piece_end(v, c, begin);
        effect = constraint_both(effect, prune_piece(c, begin, end, &common, candidates));
    }
    return effect;
}

/* ---- small boards ---- */

/* The digits of a piece differ. So on boards up to 10x10 each possible sum of a piece is below 64,
 * and one word holds all of them. This is ten times as fast, which counts in searches. */
enum { SMALL_SIZE = 10 };

/* before[i]: the sums of the piece's first i cells. */
static uint64_t add_up(const struct constraint *c, unsigned begin, unsigned end,
                       const digit_set *candidates, uint64_t *before)
{
    before[0] = 1;
    for (unsigned i = begin; i < end; i++) {
        uint64_t sums = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            sums |= before[i - begin] << lowest_digit(rest);
        }
        before[i - begin + 1] = sums;
    }
    return before[end - begin];
}

/* Keeps the digits of a piece's cells with which it has one of these sums. */
static enum constraint_effect prune_small_piece(const struct constraint *c, unsigned begin,
                                                unsigned end, const uint64_t *before, uint64_t sums,
                                                digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned i = end; i-- > begin && effect != CONSTRAINT_BROKEN;) {
        digit_set keep = 0;
        uint64_t reached = 0;
        for (digit_set rest = candidates[c->cell[i]]; rest; rest &= rest - 1) {
            unsigned digit = lowest_digit(rest);
            keep |= before[i - begin] << digit & sums ? digit_bit(digit) : 0;
            reached |= sums >> digit;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[i], keep));
        sums = reached;
    }
    return effect;
}

static enum constraint_effect prune_small(const struct layout *v, const struct constraint *c,
                                          digit_set *candidates)
{
    enum constraint_effect effect = CONSTRAINT_SAME;
    uint64_t before[2 * MAX_LINE_CELLS]; /* a piece after another; each begins with an empty sum */
    unsigned used = 0;
    uint64_t common = UINT64_MAX;
    for (unsigned begin = 0, end; begin < c->count; begin = end) {
        end = region_sum_piece_end(v, c, begin);
        common &= add_up(c, begin, end, candidates, before + used);
        used += end - begin + 1;
    }
    used = 0;
    for (unsigned begin = 0, end; begin < c->count && effect != CONSTRAINT_BROKEN; begin = end) {
        end = region_sum_piece_end(v, c, begin);
        effect = constraint_both(
            effect, prune_small_piece(c, begin, end, before + used, common, candidates));
        used += end - begin + 1;
    }
    return effect;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    return v->size <= SMALL_SIZE ? prune_small(v, c, candidates) : prune_large(v, c, candidates);
}

const struct constraint_kind constraint_kind_region_sum = {
    .name = "region-sum",
    .doc = "region sum lines: the digits in each box that the line crosses have the same sum",
    .rule = TEXT_rule_region_sum,
    .title = TEXT_board_region_sum,
    .words = {.name = TEXT_name_region_sum, .says = TEXT_clue_region_sum},
    .fpuzzles = {"regionsumline"},
    .scl = {.how = SCL_LINE,
            .color = "#2ECBFF",
            .thickness = 10,
            .words = {"region sum", "region-sum", "box border"},
            .needs_words = true},
    .make = MAKE_WHOLE,
    .step = STEP_LINE,
    .variant = VARIANT(REGION_SUM, "region-sum", "lines with the same sum in each box"),
    .shape = CONSTRAINT_LINE,
    .reads_both_ways = true,
    .is_about_values = true,
    .removes = REMOVES_SOME,
    .min_cells = 2,
    .max_cells = MAX_LINE_CELLS,
    .usual = {4, 7},
    .complain = complain,
    .holds = holds,
    .prune = prune,
};
