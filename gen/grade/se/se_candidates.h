/* Candidates as numbers, literals, and sets of candidates.
 *
 * A candidate is cell * 9 + digit; a literal is candidate * 2, plus 1 where the candidate is
 * assumed to be in ("on"), 0 where it is assumed to be out ("off"). */
#ifndef NONET_GEN_GRADE_SE_SE_CANDIDATES_H
#define NONET_GEN_GRADE_SE_SE_CANDIDATES_H

#include <stddef.h>

#include "gen/grade/bits.h"
#include "gen/grade/se/se_board.h"

enum {
    SE_CANDIDATES = 729,
    SE_LITERALS = 2 * SE_CANDIDATES,
    SE_WORDS = 12, /* of a set of candidates */
};

/* What a link runs in, or what is filled: a house, the cell, or neither. */
enum se_link_kind { SE_IN_BOX, SE_IN_ROW, SE_IN_COLUMN, SE_IN_CELL, SE_IN_NONE };

struct se_set {
    uint64_t word[SE_WORDS];
};

static inline bool se_set_has(const struct se_set *s, unsigned candidate)
{
    return bit_has(s->word, candidate);
}

static inline void se_set_add(struct se_set *s, unsigned candidate)
{
    bit_set(s->word, candidate);
}

/* The members of a set, in order. Returns how many. */
unsigned se_set_list(const struct se_set *set, uint16_t *out);

/* Rows of words come in fours: one is enough for most positions. gcc keeps a vector of four in
 * memory where the processor has none, so there it is two of two. Always inline, or the engine for
 * JavaScript grows. */
enum { SE_ROW_WORDS = 4 };
#ifdef __clang__
typedef uint64_t se_four __attribute__((vector_size(32), aligned(8), may_alias));
#define SE_FOUR_OF(a, op, b) ((a)op(b))
#define SE_FOUR_WORD(f, i)   ((f)[i])
#else
typedef uint64_t se_half __attribute__((vector_size(16), aligned(8), may_alias));
typedef struct {
    se_half half[2];
} __attribute__((aligned(8), may_alias)) se_four;
#define SE_FOUR_OF(a, op, b) ((se_four){{(a).half[0] op(b).half[0], (a).half[1] op(b).half[1]}})
#define SE_FOUR_WORD(f, i)   ((f).half[(i) / 2][(i) % 2])
#endif

static inline __attribute__((always_inline)) se_four se_four_at(const uint64_t *row, unsigned word)
{
    return *(const se_four *)(row + word);
}

static inline __attribute__((always_inline)) void se_four_put(uint64_t *row, unsigned word,
                                                              se_four f)
{
    *(se_four *)(row + word) = f;
}

static inline __attribute__((always_inline)) se_four se_four_and(se_four a, se_four b)
{
    return SE_FOUR_OF(a, &, b);
}

static inline __attribute__((always_inline)) se_four se_four_or(se_four a, se_four b)
{
    return SE_FOUR_OF(a, |, b);
}

static inline __attribute__((always_inline)) se_four se_four_minus(se_four a, se_four b)
{
    return SE_FOUR_OF(a, &~, b);
}

static inline __attribute__((always_inline)) bool se_four_any(se_four f)
{
    return (SE_FOUR_WORD(f, 0) | SE_FOUR_WORD(f, 1) | SE_FOUR_WORD(f, 2) | SE_FOUR_WORD(f, 3)) != 0;
}

/* The i-th of rows that lie close together, so that what is asked for often stays in the cache. */
static inline uint64_t *se_row_of(uint64_t *rows, unsigned words, unsigned i)
{
    return rows + (size_t)i * words;
}

static inline const uint64_t *se_row_at(const uint64_t *rows, unsigned words, unsigned i)
{
    return rows + (size_t)i * words;
}

static inline void se_row_clear(uint64_t *row, unsigned words)
{
    for (unsigned w = 0; w < words; w += SE_ROW_WORDS) {
        se_four_put(row, w, (se_four){0});
    }
}

static inline void se_row_copy(uint64_t *to, const uint64_t *from, unsigned words)
{
    for (unsigned w = 0; w < words; w += SE_ROW_WORDS) {
        se_four_put(to, w, se_four_at(from, w));
    }
}

static inline void se_row_or(uint64_t *to, const uint64_t *from, unsigned words)
{
    for (unsigned w = 0; w < words; w += SE_ROW_WORDS) {
        se_four_put(to, w, se_four_or(se_four_at(to, w), se_four_at(from, w)));
    }
}

static inline bool se_rows_meet(const uint64_t *a, const uint64_t *b, unsigned words)
{
    se_four any = {0};
    for (unsigned w = 0; w < words; w += SE_ROW_WORDS) {
        any = se_four_or(any, se_four_and(se_four_at(a, w), se_four_at(b, w)));
    }
    return se_four_any(any);
}

/* The candidates of a position, numbered densely, in order. The numbers stay while candidates go.
 */
struct se_numbers {
    unsigned count;
    unsigned words; /* of a set of numbers: a multiple of SE_ROW_WORDS */
    uint16_t candidate[SE_CANDIDATES];
    uint16_t number[SE_CANDIDATES];
};

void se_numbers_make(struct se_numbers *n, const uint16_t cand[SE_CELLS]);

/* Two chains are one where all their literals are the same, in order (64 bits of FNV-1a). */
static const uint64_t SE_IDENTITY = 0xCBF29CE484222325U;

static inline uint64_t se_identify(uint64_t identity, unsigned literal)
{
    return (identity ^ literal) * 0x100000001B3U;
}

#endif
