/* A classic board in three vectors of 32 lanes, with AVX-512 F, BW, DQ and VL. Vector [c] has the
 * cells in column c of their boxes. Cell 3 * w + c is lane w, which is 9 * band + 3 * row of the
 * band + stack. Lanes 27 to 31 stay 0.
 *
 * See kernel.h for what a round does. Here the union of the three vectors gives the minirows of all
 * boxes; everything else moves lanes by one box, row or band. Comparisons use arithmetic, because a
 * mask in a general or k register takes eight cycles to come back to a vector (measured on Zen
 * 5). */
#if defined __x86_64__

#include <immintrin.h>
#include <string.h>

#include "gen/solve/kernel/kernel.h"
#include "gen/solve/kernel/kernel_branch.h"

enum settled { DEAD, SOLVED, OPEN, MORE_ROUNDS };

struct state {
    __m512i x[3];
};

#define USED_LANES 0x7ffffffU

/* The lane numbers after moving by `band`, `row` and `stack` (cyclically). */
#define LANE(n, band, row, stack)                                                                  \
    (9 * (((n) / 9 + (band)) % 3) + 3 * (((n) / 3 + (row)) % 3) + ((n) + (stack)) % 3)
#define LANES_3(n, b, r, s) LANE(n, b, r, s), LANE((n) + 1, b, r, s), LANE((n) + 2, b, r, s)
#define LANES_9(n, b, r, s)                                                                        \
    LANES_3(n, b, r, s), LANES_3((n) + 3, b, r, s), LANES_3((n) + 6, b, r, s)
#define MOVED(b, r, s)                                                                             \
    {                                                                                              \
        LANES_9(0, b, r, s), LANES_9(9, b, r, s), LANES_9(18, b, r, s), 27, 28, 29, 30, 31         \
    }

static const _Alignas(64) uint16_t down_1_right_1[32] = MOVED(0, 1, 1);
static const _Alignas(64) uint16_t down_2_right_2[32] = MOVED(0, 2, 2);
static const _Alignas(64) uint16_t down_1_right_2[32] = MOVED(0, 1, 2);
static const _Alignas(64) uint16_t down_2_right_1[32] = MOVED(0, 2, 1);
static const _Alignas(64) uint16_t down_1[32] = MOVED(0, 1, 0);
static const _Alignas(64) uint16_t down_2[32] = MOVED(0, 2, 0);
static const _Alignas(64) uint16_t band_1[32] = MOVED(1, 0, 0);
static const _Alignas(64) uint16_t band_2[32] = MOVED(2, 0, 0);

static inline __m512i moved(__m512i v, const uint16_t order[32])
{
    return _mm512_permutexvar_epi16(_mm512_load_si512(order), v);
}

/* Three-way logic by a truth table. */
#define LOGIC(a, b, c, table) _mm512_ternarylogic_epi64(a, b, c, table)
enum {
    OR_OR = 0xfe,
    AND_AND = 0x80,
    MAJORITY = 0xe8,
    A_AND_NOT_B_OR_C = 0xb0, /* a & (~b | c) */
    A_AND_B_OR_C = 0xe0,     /* a & (b | c) */
    A_OR_B_AND_C = 0xf8,
    A_OR_B_XOR_C = 0xf6,
    A_AND_NEITHER = 0x10, /* a & ~b & ~c */
    A_OR_B_IF_C = 0xa8,   /* (a | b) & c */
    A_AND_B_NOT_C = 0x40, /* a & b & ~c */
};

/* All ones in lanes that are 0. Lanes must be below 0x8000. */
static inline __m512i zero_lanes(__m512i v)
{
    return _mm512_srai_epi16(_mm512_sub_epi16(v, _mm512_set1_epi16(1)), 15);
}

/* All but the lowest candidate of each lane. */
static inline __m512i all_but_lowest(__m512i v)
{
    return _mm512_and_si512(v, _mm512_sub_epi16(v, _mm512_set1_epi16(1)));
}

/* (a & b) | (c & d) */
static inline __m512i either_pair(__m512i a, __m512i b, __m512i c, __m512i d)
{
    return LOGIC(_mm512_and_si512(a, b), c, d, A_OR_B_AND_C);
}

/* The union over the three rows of a band, in each of its rows. */
static inline __m512i over_rows(__m512i v)
{
    return LOGIC(v, moved(v, down_1), moved(v, down_2), OR_OR);
}

/* Finds the naked and the hidden singles of boxes before it applies either. Neither needs the
 * other's result, so their latencies overlap. `open` receives bits where some cell has more than
 * one candidate. Returns the lanes where a cell has no candidate, or a digit of a box has no
 * place. */
static inline __m512i take_singles(__m512i x[3], __m512i *open)
{
    __m512i once = LOGIC(x[0], x[1], x[2], OR_OR);
    __m512i twice = LOGIC(x[0], x[1], x[2], MAJORITY);
    __m512i once_1 = moved(once, down_1);
    __m512i once_2 = moved(once, down_2);
    twice = _mm512_or_si512(over_rows(twice), LOGIC(once, once_1, once_2, MAJORITY));
    once = LOGIC(once, once_1, once_2, OR_OR);
    __m512i hidden = _mm512_andnot_si512(twice, once);
    __m512i missing = _mm512_xor_si512(once, _mm512_set1_epi16(0x1ff));
    __m512i more[3];
    __m512i single[3];
    for (unsigned c = 0; c < 3; c++) {
        more[c] = all_but_lowest(x[c]);
        single[c] = _mm512_and_si512(x[c], zero_lanes(more[c]));
        missing = _mm512_or_si512(missing, zero_lanes(x[c]));
    }
    __m512i in_box = over_rows(LOGIC(single[0], single[1], single[2], OR_OR));
    for (unsigned c = 0; c < 3; c++) {
        __m512i none_hidden = zero_lanes(_mm512_and_si512(x[c], hidden));
        x[c] = LOGIC(x[c], in_box, single[c], A_AND_NOT_B_OR_C);
        x[c] = LOGIC(x[c], hidden, none_hidden, A_AND_B_OR_C);
    }
    *open = LOGIC(more[0], more[1], more[2], OR_OR);
    return missing;
}

/* Applies the configurations of rows and of columns, both computed from the same candidates. */
static inline void take_lines(__m512i x[3])
{
    __m512i minirow = LOGIC(x[0], x[1], x[2], OR_OR);
    __m512i by_rows = either_pair(moved(minirow, down_1_right_1), moved(minirow, down_2_right_2),
                                  moved(minirow, down_1_right_2), moved(minirow, down_2_right_1));
    __m512i next[3];
    __m512i last[3];
    for (unsigned c = 0; c < 3; c++) {
        __m512i minicolumn = over_rows(x[c]);
        next[c] = moved(minicolumn, band_1);
        last[c] = moved(minicolumn, band_2);
    }
    for (unsigned c = 0; c < 3; c++) {
        unsigned d = (c + 1) % 3;
        unsigned e = (c + 2) % 3;
        __m512i by_columns = either_pair(next[d], last[e], last[d], next[e]);
        x[c] = LOGIC(x[c], by_rows, by_columns, AND_AND);
    }
}

/* For a minirow or minicolumn, which has three cells: what it loses, and what its two neighbours in
 * the box lose. `may` has the digits that it can hold, `neighbours` those that the other two can
 * hold. */
struct triple {
    __m512i kept;  /* what its own cells keep */
    __m512i taken; /* digits that the other two cannot have */
};

static inline struct triple find_triple(__m512i may, __m512i neighbour, __m512i other_neighbour)
{
    __m512i must = LOGIC(may, neighbour, other_neighbour, A_AND_NEITHER);
    __m512i must_3 = all_but_lowest(all_but_lowest(must));
    __m512i may_3 = all_but_lowest(all_but_lowest(may));
    __m512i too_many = all_but_lowest(must_3);
    /* if exactly three digits must be here, there is no room for others; more than three cannot
     * fit */
    __m512i kept = LOGIC(must, zero_lanes(must_3), zero_lanes(too_many), A_OR_B_IF_C);
    __m512i taken = _mm512_and_si512(may, zero_lanes(all_but_lowest(may_3)));
    return (struct triple){_mm512_andnot_si512(zero_lanes(may_3), kept), taken};
}

/* Uses minirows and minicolumns that need three digits, as naked or hidden triples. */
static inline void take_triples(__m512i x[3])
{
    __m512i may = LOGIC(x[0], x[1], x[2], OR_OR);
    struct triple row = find_triple(may, moved(may, down_1), moved(may, down_2));
    __m512i gone = _mm512_or_si512(moved(row.taken, down_1), moved(row.taken, down_2));
    struct triple column[3];
    for (unsigned c = 0; c < 3; c++) {
        x[c] = LOGIC(x[c], row.kept, gone, A_AND_B_NOT_C);
    }
    __m512i minicolumn[3] = {over_rows(x[0]), over_rows(x[1]), over_rows(x[2])};
    for (unsigned c = 0; c < 3; c++) {
        column[c] = find_triple(minicolumn[c], minicolumn[(c + 1) % 3], minicolumn[(c + 2) % 3]);
    }
    for (unsigned c = 0; c < 3; c++) {
        gone = _mm512_or_si512(column[(c + 1) % 3].taken, column[(c + 2) % 3].taken);
        x[c] = LOGIC(x[c], column[c].kept, gone, A_AND_B_NOT_C);
    }
}

static inline bool states_differ(const __m512i x[3], const __m512i y[3])
{
    __m512i changed = _mm512_xor_si512(x[0], y[0]);
    changed = LOGIC(changed, x[1], y[1], A_OR_B_XOR_C);
    changed = LOGIC(changed, x[2], y[2], A_OR_B_XOR_C);
    return _mm512_test_epi64_mask(changed, changed) != 0;
}

/* Results of one round, besides the candidates. */
struct round {
    __m512i before[3];
    __m512i open; /* bits where some cell has more than one candidate */
    bool dead;
    bool changed;
};

static inline __attribute__((always_inline)) struct round do_round(__m512i x[3])
{
    struct round r = {.before = {x[0], x[1], x[2]}};
    __m512i missing = take_singles(x, &r.open);
    take_lines(x);
    r.dead = _mm512_mask_test_epi16_mask(USED_LANES, missing, missing) != 0;
    r.changed = states_differ(x, r.before);
    return r;
}

static inline bool goes_on(const struct round *r)
{
    return r->changed && !r->dead;
}

/* Called when the rounds have ended: is that all, or do triples remove something? */
static inline __attribute__((always_inline)) enum settled conclude(__m512i x[3],
                                                                   const struct round *r)
{
    if (r->dead) {
        return DEAD;
    }
    if (_mm512_test_epi64_mask(r->open, r->open) == 0) {
        return SOLVED;
    }
    take_triples(x);
    return states_differ(x, r->before) ? MORE_ROUNDS : OPEN;
}

static inline void store(struct state *s, const __m512i x[3])
{
    for (unsigned c = 0; c < 3; c++) {
        s->x[c] = x[c];
    }
}

static inline enum settled settle_state(struct state *s)
{
    __m512i x[3] = {s->x[0], s->x[1], s->x[2]};
    enum settled outcome = MORE_ROUNDS;
    while (outcome == MORE_ROUNDS) {
        struct round r = do_round(x);
        if (!goes_on(&r)) {
            outcome = conclude(x, &r);
        }
    }
    store(s, x);
    return outcome;
}

static inline uint64_t low_word(__m512i v)
{
    return (uint64_t)_mm_cvtsi128_si64(_mm512_castsi512_si128(v));
}

static inline struct branch find_branch(const struct state *s)
{
    const __m512i *x = s->x;
    struct line_configurations lines[LINE_COUNT];
    __m512i minirow = LOGIC(x[0], x[1], x[2], OR_OR);
    uint16_t up[32];
    uint16_t down[32];
    _mm512_storeu_si512(up, LOGIC(minirow, moved(minirow, down_1_right_1),
                                  moved(minirow, down_2_right_2), AND_AND));
    _mm512_storeu_si512(down, LOGIC(minirow, moved(minirow, down_1_right_2),
                                    moved(minirow, down_2_right_1), AND_AND));
    for (unsigned b = 0; b < 3; b++) {
        memcpy(&lines[b].up, &up[(size_t)9 * b], sizeof lines[b].up);
        memcpy(&lines[b].down, &down[(size_t)9 * b], sizeof lines[b].down);
    }
    __m512i minicolumn[3];
    __m512i next[3];
    __m512i last[3];
    for (unsigned c = 0; c < 3; c++) {
        minicolumn[c] = over_rows(x[c]);
        next[c] = moved(minicolumn[c], band_1);
        last[c] = moved(minicolumn[c], band_2);
    }
    uint64_t stack_up[3];
    uint64_t stack_down[3];
    for (unsigned c = 0; c < 3; c++) {
        unsigned d = (c + 1) % 3;
        unsigned e = (c + 2) % 3;
        stack_up[c] = low_word(LOGIC(minicolumn[c], next[d], last[e], AND_AND));
        stack_down[c] = low_word(LOGIC(minicolumn[c], next[e], last[d], AND_AND));
    }
    transpose_configurations(stack_up, stack_down, &lines[3]);
    return choose_branch(lines, 16);
}

/* For each vector, the lanes that lose the digit when a pattern is assumed. */
#define BAND_LOST(line, pattern)                                                                   \
    ((0x1ffU & ~(PATTERN_PLACES(pattern, 0) | PATTERN_PLACES(pattern, 1) << 3 |                    \
                 PATTERN_PLACES(pattern, 2) << 6))                                                 \
     << 9 * (line))
#define BAND_ENTRY(line, pattern)                                                                  \
    {                                                                                              \
        BAND_LOST(line, pattern), BAND_LOST(line, pattern), BAND_LOST(line, pattern)               \
    }
#define BOX_LOST(line, pattern, c, band)                                                           \
    (PATTERN_PLACES(pattern, band) >> (c)&1 ? 0 : 0x49U << ((line)-3 + 9 * (band)))
#define STACK_LOST(line, pattern, c)                                                               \
    (BOX_LOST(line, pattern, c, 0) | BOX_LOST(line, pattern, c, 1) | BOX_LOST(line, pattern, c, 2))
#define STACK_ENTRY(line, pattern)                                                                 \
    {                                                                                              \
        STACK_LOST(line, pattern, 0), STACK_LOST(line, pattern, 1), STACK_LOST(line, pattern, 2)   \
    }
static const uint32_t lost_lanes[LINE_COUNT][PATTERN_COUNT][3] = {
    ALL_PATTERNS(BAND_ENTRY, 0),  ALL_PATTERNS(BAND_ENTRY, 1),  ALL_PATTERNS(BAND_ENTRY, 2),
    ALL_PATTERNS(STACK_ENTRY, 3), ALL_PATTERNS(STACK_ENTRY, 4), ALL_PATTERNS(STACK_ENTRY, 5),
};

static inline void assume_pattern(struct state *s, const struct branch *b, unsigned pattern)
{
    const __m512i digit = _mm512_set1_epi16((short)(1 << b->digit));
    const uint32_t *lost = lost_lanes[b->line][pattern];
    for (unsigned c = 0; c < 3; c++) {
        s->x[c] = _mm512_andnot_si512(_mm512_maskz_mov_epi16(lost[c], digit), s->x[c]);
    }
}

static inline void exclude_digit(struct state *s, unsigned cell, unsigned digit)
{
    __m512i gone = _mm512_maskz_set1_epi16(1U << cell / 3, (short)(1 << (digit - 1)));
    s->x[cell % 3] = _mm512_andnot_si512(gone, s->x[cell % 3]);
}

/* Two loads cover all 81 bytes: bytes 0 to 63 and 17 to 80. Each lane fetches the word that holds
 * its byte and shifts it down. Then it shifts 1 left by the digit, which gives the digit's bit, or
 * 0 if the byte is not a digit, because the shift is too far. */
#define BYTE_AT(w, c) (3 * (w) + (c))
#define WORD_OF(w, c)                                                                              \
    (BYTE_AT(w, c) < 64   ? BYTE_AT(w, c) / 2                                                      \
     : BYTE_AT(w, c) < 81 ? 32 + (BYTE_AT(w, c) - 17) / 2                                          \
                          : 0)
#define SHIFT_OF(w, c) ((BYTE_AT(w, c) < 64 ? BYTE_AT(w, c) : BYTE_AT(w, c) + 1) % 2 * 8)
#define FOUR(f, w, c)  f(w, c), f((w) + 1, c), f((w) + 2, c), f((w) + 3, c)
#define SIXTEEN(f, w, c)                                                                           \
    FOUR(f, w, c), FOUR(f, (w) + 4, c), FOUR(f, (w) + 8, c), FOUR(f, (w) + 12, c)
#define ALL_LANES(f, c)                                                                            \
    {                                                                                              \
        SIXTEEN(f, 0, c), SIXTEEN(f, 16, c)                                                        \
    }
static const _Alignas(64) uint16_t word_of[3][32] = {ALL_LANES(WORD_OF, 0), ALL_LANES(WORD_OF, 1),
                                                     ALL_LANES(WORD_OF, 2)};
static const _Alignas(64) uint16_t shift_of[3][32] = {
    ALL_LANES(SHIFT_OF, 0), ALL_LANES(SHIFT_OF, 1), ALL_LANES(SHIFT_OF, 2)};

static inline void load_state(struct state *s, const uint8_t *cells, uint8_t base)
{
    const __m512i low = _mm512_loadu_si512(cells);
    const __m512i high = _mm512_loadu_si512(cells + 17);
    const __m512i first = _mm512_set1_epi16(base);
    for (unsigned c = 0; c < 3; c++) {
        __m512i words = _mm512_permutex2var_epi16(low, _mm512_load_si512(word_of[c]), high);
        __m512i bytes = _mm512_and_si512(_mm512_srlv_epi16(words, _mm512_load_si512(shift_of[c])),
                                         _mm512_set1_epi16(0xff));
        __m512i digit = _mm512_sllv_epi16(_mm512_set1_epi16(1), _mm512_sub_epi16(bytes, first));
        digit = _mm512_and_si512(digit, _mm512_set1_epi16(0x1ff));
        __m512i any = _mm512_and_si512(zero_lanes(digit), _mm512_set1_epi16(0x1ff));
        s->x[c] = _mm512_maskz_mov_epi16(USED_LANES, _mm512_or_si512(digit, any));
    }
}

/* Where a state stores a cell. */
static inline unsigned state_lane(unsigned row, unsigned column)
{
    return column % 3 * 32 + 3 * row + column / 3;
}

#include "gen/solve/kernel/kernel_whole.inc"

static bool runs_here(void)
{
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt");
}

const struct kernel kernel_avx512 = {
    "avx512",
    runs_here,
    KERNEL_FUNCTIONS,
    KERNEL_OF_BOARDS(avx512),
};

#else
typedef int not_an_empty_file;
#endif
