/* Quadruples: the digits in the circle at a corner stand among the four cells around it, each at
 * least as often as it is listed. */
#include "gen/constraint/kind.h"

enum { AROUND = 4 };

static const char *complain(const struct layout *v, const struct constraint *c)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    for (unsigned i = 0; i < count; i++) {
        if (digit[i] > v->size) {
            return "a digit is not one of the board";
        }
    }
    return count ? NULL : "it needs at least one digit";
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = constraint_digits_unpack(c->sum, digit);
    (void)v;
    for (unsigned i = 0; i < count; i++) {
        unsigned wanted = 0;
        unsigned found = 0;
        for (unsigned k = 0; k < count; k++) {
            wanted += digit[k] == digit[i];
        }
        for (unsigned k = 0; k < AROUND; k++) {
            found += digits[c->cell[k]] == digit[i];
        }
        if (found < wanted) {
            return false;
        }
    }
    return true;
}

/* Four digits find different cells: those of the circle, and any digits for the other cells. So two
 * of them find cells a and b, which is bit 4 * a + b of a set, and the other two find the cells
 * that are left. By the cells that may have a digit, as bits: the sets where it is at a, and where
 * it is at the lower or the higher of the cells that are left. */
static const uint16_t at_first[1 << AROUND] = {
    0x0000, 0x000e, 0x00d0, 0x00de, 0x0b00, 0x0b0e, 0x0bd0, 0x0bde,
    0x7000, 0x700e, 0x70d0, 0x70de, 0x7b00, 0x7b0e, 0x7bd0, 0x7bde,
};
static const uint16_t at_lower[1 << AROUND] = {
    0x0000, 0x6ac0, 0x110c, 0x7bcc, 0x0012, 0x6ad2, 0x111e, 0x7bde,
    0x0000, 0x6ac0, 0x110c, 0x7bcc, 0x0012, 0x6ad2, 0x111e, 0x7bde,
};
static const uint16_t at_higher[1 << AROUND] = {
    0x0000, 0x0000, 0x4800, 0x4800, 0x3088, 0x3088, 0x7888, 0x7888,
    0x0356, 0x0356, 0x4b56, 0x4b56, 0x33de, 0x33de, 0x7bde, 0x7bde,
};

/* Where two digits are, if the other two find cells as well. */
static unsigned ways(const unsigned two[2], const unsigned others[2])
{
    return at_first[two[0]] & two[1] * 0x1111 &
           ((at_lower[others[0]] & at_higher[others[1]]) |
            (at_higher[others[0]] & at_lower[others[1]]));
}

static unsigned first_cells(unsigned ways)
{
    ways |= ways >> 1;
    ways |= ways >> 2;
    return (ways & 0x1111) * 0x1248 >> 12 & 15; /* every fourth bit */
}

static unsigned second_cells(unsigned ways)
{
    ways |= ways >> 4;
    return (ways | ways >> 8) & 15;
}

static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    digit_set *candidates)
{
    digit_set listed[CONSTRAINT_MAX_DIGITS] = {0};
    unsigned cells[CONSTRAINT_MAX_DIGITS] = {15, 15, 15, 15}; /* which may have them */
    unsigned count = 0;
    /* Two cells' candidates in a word each. */
    const uint64_t low = candidates[c->cell[0]] | (uint64_t)candidates[c->cell[1]] << 32;
    const uint64_t high = candidates[c->cell[2]] | (uint64_t)candidates[c->cell[3]] << 32;
    const uint64_t both = 1 | (uint64_t)1 << 32;
    (void)v;
    for (unsigned digits = c->sum; digits; digits >>= 5) {
        const unsigned shift = (digits & 31) - 1;
        const uint64_t in = (low >> shift & both) | (high >> shift & both) << 2;
        listed[count] = (digit_set)1 << shift;
        cells[count++] = (unsigned)(in | in >> 31) & 15;
    }
    const unsigned last = ways(cells + 2, cells);
    const unsigned any = (count < 4 ? second_cells(last) : 0) | (count < 3 ? first_cells(last) : 0);
    if (any == 15) {
        return CONSTRAINT_SAME;
    }
    const unsigned first = ways(cells, cells + 2);
    const unsigned left[CONSTRAINT_MAX_DIGITS] = {first_cells(first), second_cells(first),
                                                  first_cells(last), second_cells(last)};
    enum constraint_effect effect = CONSTRAINT_SAME;
    for (unsigned k = 0; k < AROUND && effect != CONSTRAINT_BROKEN; k++) {
        digit_set keep = any >> k & 1 ? ~(digit_set)0 : 0;
        for (unsigned i = 0; i < CONSTRAINT_MAX_DIGITS; i++) {
            keep |= left[i] >> k & 1 ? listed[i] : 0;
        }
        effect = constraint_both(effect, constraint_keep(candidates, c->cell[k], keep));
    }
    return effect;
}

static digit_set needs(const struct layout *v, const struct constraint *c,
                       const digit_set *candidates)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    digit_set listed = 0;
    (void)v;
    (void)candidates;
    for (unsigned i = constraint_digits_unpack(c->sum, digit); i-- > 0;) {
        listed |= digit_bit(digit[i]);
    }
    return listed;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned right = cell_right(v, cell);
        unsigned below = cell_below(v, cell);
        unsigned last = right == LAYOUT_NO_CELL ? right : cell_below(v, right);
        if (below == LAYOUT_NO_CELL || last == LAYOUT_NO_CELL) {
            continue;
        }
        const uint16_t around[AROUND] = {(uint16_t)cell, (uint16_t)right, (uint16_t)below,
                                         (uint16_t)last};
        unsigned digit[AROUND];
        for (unsigned k = 0; k < AROUND; k++) {
            digit[k] = digits[around[k]];
        }
        constraint_list_append(out, CONSTRAINT_QUADRUPLE, constraint_digits_pack(digit, AROUND),
                               around, AROUND);
    }
}

const struct constraint_kind constraint_kind_quadruple = {
    .name = "quadruple",
    .doc = "quadruples: the digits in a circle stand among the four cells around it",
    .rule = TEXT_rule_quadruple,
    .title = TEXT_board_quadruple,
    .words = {.name = TEXT_name_quadruple, .says = TEXT_clue_quadruple},
    .fpuzzles = {"quadruple"},
    .scl = {.how = SCL_CORNER, .words = {"quad", "circle", "corner"}},
    .make = MAKE_FEW,
    .step = STEP_MARK,
    .variant = VARIANT(QUADRUPLE, "quadruple", "circles with digits of the four cells around"),
    .shape = CONSTRAINT_CORNER,
    .has_digits = true,
    .is_about_values = true,
    .removes = REMOVES_ALL,
    .min_cells = AROUND,
    .max_cells = AROUND,
    .complain = complain,
    .holds = holds,
    .prune = prune,
    .needs = needs,
    .derive = derive,
};
