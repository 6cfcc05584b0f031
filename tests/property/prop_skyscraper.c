/* What a skyscraper's number rules out, against every digit after every course of the line so far.
 */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"
#include "tests/property/effort.h"

/* Courses of the first i cells, by their greatest digit and how many of them are seen. */
typedef bool courses[MAX_SIZE + 1][MAX_SIZE + 1][MAX_SIZE + 1];

/* The greatest digit after another one, or 0 where it cannot be: digits differ, so that it is not
 * the greatest so far, and the greatest of i digits is i at least. */
static unsigned greatest_after(unsigned greatest, unsigned digit, unsigned cells)
{
    const unsigned after = digit > greatest ? digit : greatest;
    return digit == greatest || after < cells ? 0 : after;
}

/* Follows each course by each digit of the next cell. If `keep` is not NULL, notes the digits of
 * those that end well, and forgets the others. */
static void follow(const digit_set *line, unsigned size, unsigned i, courses from, digit_set *keep)
{
    for (unsigned greatest = 0; greatest <= size; greatest++) {
        for (unsigned seen = 0; seen <= i; seen++) {
            bool ends_well = false;
            for (digit_set rest = from[i][greatest][seen] ? line[i] : 0; rest; rest &= rest - 1) {
                const unsigned digit = lowest_digit(rest);
                const unsigned after = greatest_after(greatest, digit, i + 1);
                bool *next = &from[i + 1][after][seen + (digit > greatest)];
                if (after && !keep) {
                    *next = true;
                } else if (after && *next) {
                    ends_well = true;
                    *keep |= digit_bit(digit);
                }
            }
            from[i][greatest][seen] &= !keep || ends_well;
        }
    }
}

/* Returns false if no course ends with the number. */
static bool try_all(const digit_set *line, unsigned size, unsigned number, digit_set *keep)
{
    static courses from;
    memset(from, 0, sizeof from);
    from[0][0][0] = true;
    for (unsigned i = 0; i < size; i++) {
        follow(line, size, i, from, NULL);
    }
    for (unsigned seen = 0; seen <= size; seen++) {
        from[size][size][seen] &= seen == number;
    }
    for (unsigned i = size; i-- > 0;) {
        keep[i] = 0;
        follow(line, size, i, from, &keep[i]);
    }
    return keep[0] != 0;
}

/* A line of different digits, with more candidates in some of its cells. Returns its number. */
static unsigned draw_line(struct pcg32 *rng, unsigned size, uint16_t *digits, digit_set *line)
{
    const unsigned open = 1 + pcg32_below(rng, 4);
    unsigned seen = 0;
    unsigned greatest = 0;
    for (unsigned i = 0; i < size; i++) {
        digits[i] = (uint16_t)(i + 1);
    }
    pcg32_shuffle(rng, digits, size);
    for (unsigned i = 0; i < size; i++) {
        seen += digits[i] > greatest;
        greatest = digits[i] > greatest ? digits[i] : greatest;
        line[i] = digit_bit(digits[i]) | (pcg32_below(rng, 5) < open ? pcg32_next(rng) : 0);
        line[i] &= all_digits(size);
    }
    return seen;
}

Test(skyscraper, keeps_what_some_course_has)
{
    static const char *const boards[] = {"4x4", "6x6", "8x8", "classic", "12x12", "25x25"};
    struct pcg32 rng;
    pcg32_seed(&rng, 19, 1);
    for (unsigned round = 0; round < effort(3000, 60000); round++) {
        const struct layout *v = variant_find(boards[pcg32_below(&rng, 6)]);
        const uint16_t *cell = v->house[0].cell;
        digit_set candidates[MAX_CELLS];
        digit_set keep[MAX_SIZE];
        digit_set line[MAX_SIZE];
        uint16_t digits[MAX_SIZE];
        const unsigned seen = draw_line(&rng, v->size, digits, line);
        const unsigned number = round % 3 ? seen : 1 + pcg32_below(&rng, v->size);
        const struct constraint c = {
            .kind = CONSTRAINT_SKYSCRAPER, .sum = number, .count = v->size, .cell = cell};
        for (unsigned i = 0; i < v->size; i++) {
            candidates[cell[i]] = line[i];
        }
        const bool possible = try_all(line, v->size, number, keep);
        const bool broken = constraint_kind_of(&c)->prune(v, &c, candidates) == CONSTRAINT_BROKEN;
        cr_assert_eq(broken, !possible, "%s, round %u", v->name, round);
        for (unsigned i = 0; !broken && i < v->size; i++) {
            cr_assert_eq(candidates[cell[i]], keep[i], "%s, round %u", v->name, round);
            cr_assert(number != seen || keep[i] & digit_bit(digits[i]));
        }
    }
}
