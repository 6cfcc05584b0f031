/* A classic board in nine groups of 16 lanes, written with GNU C's portable vectors, so that the
 * compiler chooses the instructions for its target. x[i][j] has the cells in row i and column j of
 * their boxes, and each box is lane 4 * band + stack. Lanes that would be stack 3 or band 3 stay 0.
 * With AVX2 the 16 lanes are one vector, otherwise two, because gcc produces slow code for vectors
 * wider than the target's. LANES_NEON uses AArch64's table lookups, and its maximum across a
 * vector, in place of shifts and moves.
 *
 * See kernel.h for what a round does. */
#ifndef NONET_GEN_SOLVE_KERNEL_LANES_H
#define NONET_GEN_SOLVE_KERNEL_LANES_H

#include <string.h>

#include "gen/solve/kernel/kernel.h"
#include "gen/solve/kernel/kernel_branch.h"

#if defined LANES_NEON
#include <arm_neon.h>
#elif defined __SSE2__
#include <emmintrin.h>
#endif

#if defined __AVX2__
enum { PARTS = 1 };
#define PART_BYTES 32
#else
enum { PARTS = 2 };
#define PART_BYTES 16
#endif

enum { LANE_COUNT = 16, ALL_NINE = 0x1ff };

typedef uint16_t lanes __attribute__((vector_size(PART_BYTES)));
typedef uint64_t lanes64 __attribute__((vector_size(PART_BYTES)));

enum settled { DEAD, SOLVED, OPEN };

struct state {
    lanes x[3][3][PARTS];
};

/* Loops over a state: row i and column j of a box, and part p. */
#define EACH_PART for (unsigned p = 0; p < PARTS; p++)
#define EACH_CELL                                                                                  \
    for (unsigned i = 0; i < 3; i++)                                                               \
        for (unsigned j = 0; j < 3; j++)                                                           \
    EACH_PART

/* Lane (band, stack) of the result is lane (band, stack + 1) or (band, stack + 2). */
static inline lanes next_stack(lanes v)
{
#if defined __AVX2__
    return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7, 9, 10, 8, 11, 12, 13, 14, 15);
#elif defined LANES_NEON
    return __builtin_shufflevector(v, v, 1, 2, 0, 3, 5, 6, 4, 7);
#elif defined __SSE2__
    enum { ORDER = _MM_SHUFFLE(3, 0, 2, 1) };
    return (lanes)_mm_shufflehi_epi16(_mm_shufflelo_epi16((__m128i)v, ORDER), ORDER);
#else
    lanes64 q = (lanes64)v;
    return (lanes)(q >> 16 | (q << 32 & (uint64_t)0xffff << 32));
#endif
}

static inline lanes last_stack(lanes v)
{
#if defined __AVX2__
    return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7, 10, 8, 9, 11, 12, 13, 14, 15);
#elif defined LANES_NEON
    return __builtin_shufflevector(v, v, 2, 0, 1, 3, 6, 4, 5, 7);
#elif defined __SSE2__
    enum { ORDER = _MM_SHUFFLE(3, 1, 0, 2) };
    return (lanes)_mm_shufflehi_epi16(_mm_shufflelo_epi16((__m128i)v, ORDER), ORDER);
#else
    lanes64 q = (lanes64)v;
    return (lanes)(q >> 32 | (q << 16 & (uint64_t)0xffffffff << 16));
#endif
}

/* Lane (band, stack) of the result is lane (band + 1, stack) or (band + 2, stack). */
static inline void next_band(const lanes v[PARTS], lanes out[PARTS])
{
#if defined __AVX2__
    lanes64 q = (lanes64)v[0];
    out[0] = (lanes)__builtin_shufflevector(q, q, 1, 2, 0, 3);
#else
    lanes64 q = (lanes64)v[0];
    lanes64 r = (lanes64)v[1];
    out[0] = (lanes)__builtin_shufflevector(q, r, 1, 2);
    out[1] = (lanes)__builtin_shufflevector(q, r, 0, 3);
#endif
}

static inline void last_band(const lanes v[PARTS], lanes out[PARTS])
{
#if defined __AVX2__
    lanes64 q = (lanes64)v[0];
    out[0] = (lanes)__builtin_shufflevector(q, q, 2, 0, 1, 3);
#else
    lanes64 q = (lanes64)v[0];
    lanes64 r = (lanes64)v[1];
    out[0] = (lanes)__builtin_shufflevector(q, r, 2, 0);
    out[1] = (lanes)__builtin_shufflevector(q, r, 1, 3);
#endif
}

static inline bool any_lane(lanes v)
{
    lanes64 q = (lanes64)v;
#if defined __AVX2__
    return (q[0] | q[1] | q[2] | q[3]) != 0;
#elif defined LANES_NEON
    return vmaxvq_u32((uint32x4_t)q) != 0;
#else
    return (q[0] | q[1]) != 0;
#endif
}

static inline lanes all_lanes(uint16_t value)
{
    return (lanes){0} + value;
}

/* All ones in lanes that stand for a cell. */
static inline lanes used_lanes(unsigned part)
{
    const uint64_t band = 0xffffffffffff;
#if defined __AVX2__
    (void)part;
    return (lanes)(lanes64){band, band, band, 0};
#else
    return (lanes)(lanes64){band, part == 0 ? band : 0};
#endif
}

/* Finds the naked and the hidden singles of boxes before it applies either. Neither needs the
 * other's result, so their latencies overlap. `open` receives bits where some cell has more than
 * one candidate. Returns whether a cell has no candidate, or a digit of a box no place. */
static inline bool take_singles(lanes x[3][3][PARTS], lanes open[PARTS])
{
    lanes single[3][3][PARTS];
    lanes in_box[PARTS] = {{0}};
    lanes once[PARTS] = {{0}};
    lanes twice[PARTS] = {{0}};
    lanes empty[PARTS] = {{0}};
    EACH_PART
    {
        open[p] = (lanes){0};
    }
    EACH_CELL
    {
        lanes more = x[i][j][p] & (x[i][j][p] - 1);
        single[i][j][p] = x[i][j][p] & (lanes)(more == 0);
        in_box[p] |= single[i][j][p];
        open[p] |= more;
        empty[p] |= (lanes)(x[i][j][p] == 0);
        twice[p] |= once[p] & x[i][j][p];
        once[p] |= x[i][j][p];
    }
    EACH_CELL
    {
        lanes hidden = once[p] & ~twice[p];
        lanes none_hidden = (lanes)((x[i][j][p] & hidden) == 0);
        x[i][j][p] = ((x[i][j][p] & ~in_box[p]) | single[i][j][p]) & (hidden | none_hidden);
    }
    lanes missing = {0};
    EACH_PART
    {
        missing |= (empty[p] | (once[p] ^ all_lanes(ALL_NINE))) & used_lanes(p);
    }
    return any_lane(missing);
}

/* Applies the configurations of rows and of columns, both computed from the same candidates. */
static inline void take_lines(lanes x[3][3][PARTS])
{
    lanes next[3][PARTS];
    lanes last[3][PARTS];
    lanes next_column[3][PARTS];
    lanes last_column[3][PARTS];
    for (unsigned n = 0; n < 3; n++) {
        lanes minicolumn[PARTS];
        EACH_PART
        {
            lanes minirow = x[n][0][p] | x[n][1][p] | x[n][2][p];
            next[n][p] = next_stack(minirow);
            last[n][p] = last_stack(minirow);
            minicolumn[p] = x[0][n][p] | x[1][n][p] | x[2][n][p];
        }
        next_band(minicolumn, next_column[n]);
        last_band(minicolumn, last_column[n]);
    }
    lanes by_row[3][PARTS];
    lanes by_column[3][PARTS];
    for (unsigned n = 0; n < 3; n++) {
        unsigned k = (n + 1) % 3;
        unsigned l = (n + 2) % 3;
        EACH_PART
        {
            by_row[n][p] = (next[k][p] & last[l][p]) | (last[k][p] & next[l][p]);
            by_column[n][p] =
                (next_column[k][p] & last_column[l][p]) | (last_column[k][p] & next_column[l][p]);
        }
    }
    EACH_CELL
    {
        x[i][j][p] &= by_row[i][p] & by_column[j][p];
    }
}

static inline lanes all_but_lowest(lanes v)
{
    return v & (v - 1);
}

/* For a minirow or minicolumn, which has three cells: what it keeps, and what its two neighbours in
 * the box lose. `may` has the digits that it can hold, `neighbours` those that the other two can
 * hold. */
static inline void find_triple(lanes may, lanes neighbours, lanes *kept, lanes *taken)
{
    lanes must = may & ~neighbours;
    lanes must_3 = all_but_lowest(all_but_lowest(must));
    lanes may_3 = all_but_lowest(all_but_lowest(may));
    /* if exactly three digits must be here, there is no room for others; more than three cannot
     * fit */
    *kept =
        (must | (lanes)(must_3 == 0)) & (lanes)(all_but_lowest(must_3) == 0) & (lanes)(may_3 != 0);
    *taken = may & (lanes)(all_but_lowest(may_3) == 0);
}

/* Uses minirows and minicolumns that need three digits, as naked or hidden triples. */
static inline void take_triples(lanes x[3][3][PARTS])
{
    lanes kept[3];
    lanes taken[3];
    EACH_PART
    {
        lanes may[3];
        for (unsigned i = 0; i < 3; i++) {
            may[i] = x[i][0][p] | x[i][1][p] | x[i][2][p];
        }
        for (unsigned i = 0; i < 3; i++) {
            find_triple(may[i], may[(i + 1) % 3] | may[(i + 2) % 3], &kept[i], &taken[i]);
        }
        for (unsigned i = 0; i < 3; i++) {
            for (unsigned j = 0; j < 3; j++) {
                x[i][j][p] &= kept[i] & ~(taken[(i + 1) % 3] | taken[(i + 2) % 3]);
            }
        }
        for (unsigned j = 0; j < 3; j++) {
            may[j] = x[0][j][p] | x[1][j][p] | x[2][j][p];
        }
        for (unsigned j = 0; j < 3; j++) {
            find_triple(may[j], may[(j + 1) % 3] | may[(j + 2) % 3], &kept[j], &taken[j]);
        }
        for (unsigned i = 0; i < 3; i++) {
            for (unsigned j = 0; j < 3; j++) {
                x[i][j][p] &= kept[j] & ~(taken[(j + 1) % 3] | taken[(j + 2) % 3]);
            }
        }
    }
}

static inline bool states_differ(const struct state *a, const struct state *b)
{
    lanes changed = {0};
    EACH_CELL
    {
        changed |= a->x[i][j][p] ^ b->x[i][j][p];
    }
    return any_lane(changed);
}

static inline enum settled settle_state(struct state *s)
{
    for (;;) {
        struct state before = *s;
        lanes open[PARTS];
        if (take_singles(s->x, open)) {
            return DEAD;
        }
        take_lines(s->x);
        if (states_differ(s, &before)) {
            continue;
        }
        if (!any_lane(open[0] | open[PARTS - 1])) {
            return SOLVED;
        }
        take_triples(s->x);
        if (!states_differ(s, &before)) {
            return OPEN;
        }
    }
}

/* The 64 bits of a band: one 16-bit word for each stack. */
static inline uint64_t band_word(const lanes v[PARTS], unsigned band)
{
    const unsigned bands_in_part = 4 / PARTS;
    lanes64 q = (lanes64)v[band / bands_in_part];
    return q[band % bands_in_part];
}

static inline struct branch find_branch(const struct state *s)
{
    struct line_configurations lines[LINE_COUNT];
    lanes row[3][PARTS];
    lanes column[3][PARTS];
    lanes up[PARTS];
    lanes down[PARTS];
    EACH_PART
    {
        for (unsigned i = 0; i < 3; i++) {
            row[i][p] = s->x[i][0][p] | s->x[i][1][p] | s->x[i][2][p];
            column[i][p] = s->x[0][i][p] | s->x[1][i][p] | s->x[2][i][p];
        }
        up[p] = row[0][p] & next_stack(row[1][p]) & last_stack(row[2][p]);
        down[p] = row[0][p] & last_stack(row[1][p]) & next_stack(row[2][p]);
    }
    uint64_t stack_up[3];
    uint64_t stack_down[3];
    for (unsigned k = 0; k < 3; k++) {
        lines[k].up = band_word(up, k);
        lines[k].down = band_word(down, k);
        const lanes *next = column[(k + 1) % 3];
        const lanes *last = column[(k + 2) % 3];
        uint64_t first = band_word(column[k], 0);
        stack_up[k] = first & band_word(next, 1) & band_word(last, 2);
        stack_down[k] = first & band_word(last, 1) & band_word(next, 2);
    }
    transpose_configurations(stack_up, stack_down, &lines[3]);
    return choose_branch(lines, 16);
}

/* The lanes that lose the digit when a pattern is assumed, for row i of a band or column j of a
 * stack; one word for each band. */
#define WORDS_LOST(places)                                                                         \
    (((places)&1 ? 0 : 0xffffULL) | ((places)&2 ? 0 : 0xffff0000ULL) |                             \
     ((places)&4 ? 0 : 0xffff00000000ULL))
#define ROW_LOST(line, pattern, i)                                                                 \
    {                                                                                              \
        (line) == 0 ? WORDS_LOST(PATTERN_PLACES(pattern, i)) : 0,                                  \
            (line) == 1 ? WORDS_LOST(PATTERN_PLACES(pattern, i)) : 0,                              \
            (line) == 2 ? WORDS_LOST(PATTERN_PLACES(pattern, i)) : 0, 0                            \
    }
#define BOX_LOST(line, pattern, j, band)                                                           \
    (PATTERN_PLACES(pattern, band) >> (j)&1 ? 0 : 0xffffULL << 16 * ((line)-3))
#define COLUMN_LOST(line, pattern, j)                                                              \
    {                                                                                              \
        BOX_LOST(line, pattern, j, 0), BOX_LOST(line, pattern, j, 1),                              \
            BOX_LOST(line, pattern, j, 2), 0                                                       \
    }
#define BAND_ENTRY(line, pattern)                                                                  \
    {                                                                                              \
        ROW_LOST(line, pattern, 0), ROW_LOST(line, pattern, 1), ROW_LOST(line, pattern, 2)         \
    }
#define STACK_ENTRY(line, pattern)                                                                 \
    {                                                                                              \
        COLUMN_LOST(line, pattern, 0), COLUMN_LOST(line, pattern, 1),                              \
            COLUMN_LOST(line, pattern, 2)                                                          \
    }
static const _Alignas(32) uint64_t lost_lanes[LINE_COUNT][PATTERN_COUNT][3][4] = {
    ALL_PATTERNS(BAND_ENTRY, 0),  ALL_PATTERNS(BAND_ENTRY, 1),  ALL_PATTERNS(BAND_ENTRY, 2),
    ALL_PATTERNS(STACK_ENTRY, 3), ALL_PATTERNS(STACK_ENTRY, 4), ALL_PATTERNS(STACK_ENTRY, 5),
};

/* Keeps the branch's digit only where the pattern allows it. */
static inline void assume_pattern(struct state *s, const struct branch *b, unsigned pattern)
{
    for (unsigned n = 0; n < 3; n++) {
        lanes lost[PARTS];
        memcpy(lost, lost_lanes[b->line][pattern][n], sizeof lost);
        EACH_PART
        {
            lost[p] &= all_lanes((uint16_t)(1U << b->digit));
        }
        for (unsigned m = 0; m < 3; m++) {
            lanes *x = b->line < 3 ? s->x[n][m] : s->x[m][n];
            EACH_PART
            {
                x[p] &= ~lost[p];
            }
        }
    }
}

static inline unsigned lane_of(unsigned row, unsigned column)
{
    return 4 * (row / 3) + column / 3;
}

/* Where a state stores a cell. */
static inline unsigned state_lane(unsigned row, unsigned column)
{
    return (row % 3 * 3 + column % 3) * LANE_COUNT + lane_of(row, column);
}

static inline void exclude_digit(struct state *s, unsigned cell, unsigned digit)
{
    uint16_t lane[LANE_COUNT];
    lanes *x = s->x[cell / 9 % 3][cell % 3];
    memcpy(lane, x, sizeof lane);
    lane[lane_of(cell / 9, cell % 9)] &= (uint16_t) ~(1U << (digit - 1));
    memcpy(x, lane, sizeof lane);
}

static inline void load_state(struct state *s, const uint8_t *cells, uint8_t base)
{
    uint16_t lane[3][3][LANE_COUNT];
    memset(lane, 0, sizeof lane);
    for (unsigned row = 0; row < 9; row++) {
        for (unsigned column = 0; column < 9; column++) {
            unsigned digit = (uint8_t)(cells[9 * row + column] - base);
            lane[row % 3][column % 3][lane_of(row, column)] =
                (uint16_t)(digit < 9 ? 1U << digit : ALL_NINE);
        }
    }
    memcpy(s->x, lane, sizeof lane);
}

#endif
