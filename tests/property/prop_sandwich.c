/* What a sandwich rules out, against every place of the ends and every set of digits in turn. */
#include <criterion/criterion.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"
#include "tests/property/effort.h"

enum { LARGEST_TRIED = 12 };

/* Can each cell of [from, to) have a digit of the set? Adds the digits that they can have. */
static bool all_have(const digit_set *line, unsigned from, unsigned to, digit_set set,
                     digit_set *any)
{
    bool have = true;
    for (unsigned i = from; i < to; i++) {
        have &= (line[i] & set) != 0;
        *any |= line[i] & set;
    }
    return have;
}

static unsigned sum_of(digit_set set)
{
    unsigned sum = 0;
    for (; set; set &= set - 1) {
        sum += lowest_digit(set);
    }
    return sum;
}

/* Keeps what each set allows that has the sum, with the ends in these cells: each cell must have a
 * digit and each digit a cell. */
static void try_slice(const digit_set *line, unsigned size, unsigned first, unsigned last,
                      unsigned sum, digit_set *keep)
{
    const digit_set ends = digit_bit(1) | digit_bit(size);
    const digit_set filling = all_digits(size) & ~ends;
    digit_set of_ends = 0;
    if (!all_have(line, first, first + 1, ends, &of_ends) ||
        !all_have(line, last, last + 1, ends, &of_ends) || of_ends != ends) {
        return;
    }
    for (digit_set in = 0; in <= filling; in += 2) {
        const digit_set out = filling & ~in;
        digit_set inside = 0;
        digit_set outside = 0;
        if (digit_count(in) != last - first - 1 || sum_of(in) != sum ||
            !all_have(line, first + 1, last, in, &inside) ||
            !all_have(line, 0, first, out, &outside) ||
            !all_have(line, last + 1, size, out, &outside) || inside != in || outside != out) {
            continue;
        }
        for (unsigned i = 0; i < size; i++) {
            keep[i] |= line[i] & (i == first || i == last ? ends
                                  : i > first && i < last ? in
                                                          : out);
        }
    }
}

/* A row of a random board, with more candidates in some of its cells. */
static unsigned draw_line(struct pcg32 *rng, unsigned size, uint16_t *digits, digit_set *line)
{
    const unsigned open = 1 + pcg32_below(rng, 4);
    unsigned sum = 0;
    bool inside = false;
    for (unsigned i = 0; i < size; i++) {
        digits[i] = (uint16_t)(i + 1);
    }
    pcg32_shuffle(rng, digits, size);
    for (unsigned i = 0; i < size; i++) {
        const bool is_end = digits[i] == 1 || digits[i] == size;
        inside ^= is_end;
        sum += inside && !is_end ? digits[i] : 0;
        line[i] = digit_bit(digits[i]) | (pcg32_below(rng, 5) < open ? pcg32_next(rng) : 0);
        line[i] &= all_digits(size);
    }
    return sum;
}

/* Up to 12x12 exactly what is possible stays. On larger boards, no digit of the solution goes, and
 * a full line with another sum is broken. */
Test(sandwich, keeps_what_some_filling_has)
{
    static const char *const boards[] = {"6x6", "classic", "12x12", "16x16", "25x25"};
    struct pcg32 rng;
    pcg32_seed(&rng, 18, 1);
    for (unsigned round = 0; round < effort(500, 5000); round++) {
        const struct layout *v = variant_find(boards[round % 5]);
        digit_set candidates[MAX_CELLS];
        digit_set keep[MAX_SIZE] = {0};
        uint16_t digits[MAX_SIZE];
        digit_set line[MAX_SIZE];
        const uint16_t *cell = v->house[0].cell;
        const unsigned sum = draw_line(&rng, v->size, digits, line);
        const unsigned stated = round % 3 ? sum : sum + 1;
        const struct constraint c = {
            .kind = CONSTRAINT_SANDWICH, .sum = stated, .count = v->size, .cell = cell};
        for (unsigned i = 0; i < v->size; i++) {
            candidates[cell[i]] = line[i];
        }
        const bool broken = constraint_kind_of(&c)->prune(v, &c, candidates) == CONSTRAINT_BROKEN;
        for (unsigned first = 0; v->size <= LARGEST_TRIED && first < v->size; first++) {
            for (unsigned last = first + 1; last < v->size; last++) {
                try_slice(line, v->size, first, last, stated, keep);
            }
        }
        for (unsigned i = 0; v->size <= LARGEST_TRIED && !broken && i < v->size; i++) {
            cr_assert_eq(candidates[cell[i]], keep[i], "%s, round %u", v->name, round);
        }
        for (unsigned i = 0; stated == sum && i < v->size; i++) {
            cr_assert(candidates[cell[i]] & digit_bit(digits[i]), "%s, round %u", v->name, round);
        }
        bool possible = v->size > LARGEST_TRIED;
        for (unsigned i = 0; i < v->size; i++) {
            possible |= keep[i] != 0;
            candidates[cell[i]] = digit_bit(digits[i]);
        }
        cr_assert(possible != broken || v->size > LARGEST_TRIED);
        cr_assert_eq(constraint_kind_of(&c)->prune(v, &c, candidates),
                     stated == sum ? CONSTRAINT_SAME : CONSTRAINT_BROKEN);
    }
}
