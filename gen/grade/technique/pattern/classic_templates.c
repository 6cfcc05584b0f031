/* A template takes a column of each stack in each band. So in a band it is one of 27 triples of
 * columns, which are bits of a mask, in one of six orders of rows; and since the bands' triples
 * differ in every stack, two bands determine the third. */
#include "gen/grade/technique/pattern/classic_templates.h"

enum { THIRD = 3, ORDERS = 6, BAND_CELLS = 27, BAND_MASK = (1 << BAND_CELLS) - 1 };

/* Bit 9 * a + 3 * b + c: column a of the first stack, b of the second and c of the third. */
#define OF_FIRST(a)  (0x1ffU << 9 * (a))
#define OF_SECOND(b) (0x1c0e07U << 3 * (b))
#define OF_THIRD(c)  (0x1249249U << (c))
#define OF_COLUMNS(OF)                                                                             \
    {                                                                                              \
        0, OF(0), OF(1), OF(0) | OF(1), OF(2), OF(0) | OF(2), OF(1) | OF(2), OF(0) | OF(1) | OF(2) \
    }

/* The triples that take one of a set of columns of a stack. */
static const uint32_t triples[THIRD][8] = {OF_COLUMNS(OF_FIRST), OF_COLUMNS(OF_SECOND),
                                           OF_COLUMNS(OF_THIRD)};
/* How far apart those are that take neighbouring columns. */
static const uint8_t apart[THIRD] = {9, 3, 1};

/* The row in which each stack's column is. */
static const uint8_t row_of[ORDERS][THIRD] = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1},
                                              {0, 2, 1}, {1, 0, 2}, {2, 1, 0}};

struct band {
    uint32_t ordered[ORDERS]; /* the triples that there are, by order */
    uint32_t any;
};

static inline void find_triples(struct band *b, uint32_t cells)
{
    b->any = 0;
#pragma GCC unroll 6
    for (unsigned k = 0; k < ORDERS; k++) {
        b->ordered[k] = triples[0][cells >> 9 * row_of[k][0] & 7] &
                        triples[1][cells >> (9 * row_of[k][1] + THIRD) & 7] &
                        triples[2][cells >> (9 * row_of[k][2] + 2 * THIRD) & 7];
        b->any |= b->ordered[k];
    }
}

/* The triples that do not take a column of a stack, each as the one that takes the third. */
static inline uint32_t without(uint32_t set, unsigned stack, unsigned column)
{
    const unsigned low = column == 0;
    const unsigned high = column == 2 ? 1 : 2;
    const unsigned shift = (high - low) * apart[stack];
    return (set & triples[stack][1U << low]) << shift | (set & triples[stack][1U << high]) >> shift;
}

/* The triples of each band that templates take: of the first band each is gone through, and those
 * of the last looked at as what they leave to the second. */
static inline void find_used(const struct band b[THIRD], uint32_t used[THIRD])
{
    used[0] = used[1] = used[2] = 0;
#pragma GCC unroll 3
    for (unsigned i = 0; i < THIRD; i++) {
        const uint32_t left = without(b[2].any, 0, i);
        uint32_t last = 0;
        if (!(b[0].any & triples[0][1U << i])) {
            continue;
        }
#pragma GCC unroll 3
        for (unsigned j = 0; j < THIRD; j++) {
            const uint32_t left_of_two = without(left, 1, j);
            uint32_t last_of_two = 0;
#pragma GCC unroll 3
            for (unsigned k = 0; k < THIRD; k++) {
                const uint32_t first = b[0].any & 1U << (9 * i + 3 * j + k);
                const uint32_t second = first ? b[1].any & without(left_of_two, 2, k) : 0;
                used[0] |= second ? first : 0;
                used[1] |= second;
                last_of_two |= without(second, 2, k);
            }
            last |= without(last_of_two, 1, j);
        }
        used[2] |= without(last, 0, i);
    }
}

/* The band's cells that these triples take. */
static inline uint32_t cells_of(const struct band *b, uint32_t used)
{
    uint32_t at[THIRD][THIRD] = {{0}}; /* by row and stack */
    uint32_t cells = 0;
#pragma GCC unroll 6
    for (unsigned k = 0; k < ORDERS; k++) {
#pragma GCC unroll 3
        for (unsigned stack = 0; stack < THIRD; stack++) {
            at[row_of[k][stack]][stack] |= b->ordered[k] & used;
        }
    }
#pragma GCC unroll 3
    for (unsigned row = 0; row < THIRD; row++) {
#pragma GCC unroll 3
        for (unsigned stack = 0; stack < THIRD; stack++) {
#pragma GCC unroll 3
            for (unsigned i = 0; i < THIRD; i++) {
                uint32_t taken = (at[row][stack] & triples[stack][1U << i]) != 0;
                cells |= taken << (9 * row + THIRD * stack + i);
            }
        }
    }
    return cells;
}

cell_set templated_cells(cell_set cells)
{
    struct band b[THIRD];
    uint32_t used[THIRD];
    cell_set found = set_none();
    find_triples(&b[0], cells.word[0] & BAND_MASK);
    find_triples(&b[1], cells.word[0] >> BAND_CELLS & BAND_MASK);
    find_triples(&b[2], (cells.word[0] >> 2 * BAND_CELLS | cells.word[1] << (64 - 2 * BAND_CELLS)) &
                            BAND_MASK);
    find_used(b, used);
    const uint64_t last = cells_of(&b[2], used[2]);
    found.word[0] = cells_of(&b[0], used[0]) | (uint64_t)cells_of(&b[1], used[1]) << BAND_CELLS |
                    last << 2 * BAND_CELLS;
    found.word[1] = last >> (64 - 2 * BAND_CELLS);
    return found;
}
