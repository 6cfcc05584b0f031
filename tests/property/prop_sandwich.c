/* What a sandwich rules out, against every place of the ends and every set of digits in turn. */
#include <criterion/criterion.h>

#include "gen/board/board.h"
#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/wide/wide_state.h"
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

static bool visit_none(void *context, const struct grid *board)
{
    (void)context;
    (void)board;
    return true;
}

/* One round of the wide search, from positions in which a row is as drawn and all else open: in
 * each lane no more must be left in the row than the kind leaves, and all of the solution. */
static void look_at_lanes(const struct kernel *kernel, const struct layout *v, struct pcg32 *rng)
{
    static uint16_t position[POSITIONS][MAX_CELLS];
    const struct constraint *c = constraint_at(v, 0);
    const struct grid none = {{0}};
    const struct grouped_question q = {
        .v = v, .givens = &none, .max_positions = UINT64_MAX, .visit = visit_none};
    uint16_t digits[POSITIONS][MAX_SIZE];
    unsigned sum[POSITIONS];
    const uint16_t *from[POSITIONS];
    struct wide_state s;
    cr_assert(wide_state_make(&s, kernel->wide_rounds, &q, wide_plan_of(v, true)));
    for (unsigned lane = 0; lane < POSITIONS; lane++) {
        digit_set line[MAX_SIZE];
        from[lane] = position[lane];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            position[lane][cell] = (uint16_t)all_digits(v->size);
        }
        sum[lane] = draw_line(rng, v->size, digits[lane], line);
        for (unsigned i = 0; i < v->size; i++) {
            position[lane][c->cell[i]] = (uint16_t)line[i];
        }
    }
    s.busy = UINT32_MAX;
    kernel->wide_rounds->load(&s, s.busy, from);
    kernel->wide_rounds->run(&s);
    for (unsigned lane = 0; lane < POSITIONS; lane++) {
        const unsigned lanes = kernel->wide_rounds->lanes;
        const uint16_t *now = s.now + (size_t)(lane / lanes) * lanes * s.cells + lane % lanes;
        digit_set kept[MAX_CELLS];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            kept[cell] = position[lane][cell];
        }
        if (constraint_kind_of(c)->prune(v, c, kept) == CONSTRAINT_BROKEN) {
            cr_assert(s.dead >> lane & 1, "%s", kernel->name);
            continue;
        }
        for (unsigned i = 0; i < v->size && !(s.dead >> lane & 1); i++) {
            const unsigned cell = c->cell[i];
            cr_assert_eq(now[cell * lanes] & ~kept[cell], 0, "%s", kernel->name);
        }
        for (unsigned i = 0; sum[lane] == c->sum && i < v->size; i++) {
            cr_assert(now[c->cell[i] * lanes] & digit_bit(digits[lane][i]), "%s", kernel->name);
        }
        cr_assert(sum[lane] != c->sum || !(s.dead >> lane & 1), "%s", kernel->name);
    }
    wide_state_drop(&s);
}

Test(sandwich, is_as_strong_in_all_lanes_at_once)
{
    struct pcg32 rng;
    pcg32_seed(&rng, 19, 1);
    for (unsigned round = 0; round < effort(200, 2000); round++) {
        const struct layout *board = variant_find(round % 3 ? "classic" : "6x6");
        struct constraint_list l = {0};
        uint16_t digits[MAX_SIZE];
        digit_set line[MAX_SIZE];
        const unsigned sum = draw_line(&rng, board->size, digits, line);
        constraint_list_add(&l, CONSTRAINT_SANDWICH, false, sum, board->house[0].cell, board->size);
        const struct layout *v = constraints_lay(board, &l);
        cr_assert_not_null(v);
        for (size_t i = 0; i < kernel_count(); i++) {
            if (kernel_at(i)->runs_here()) {
                look_at_lanes(kernel_at(i), v, &rng);
            }
        }
        layout_drop(v);
        constraint_list_free(&l);
    }
}
