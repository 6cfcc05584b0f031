/* Sets of cells, one bit a cell, of CELL_WORDS words: 2 for boards up to 128 cells, 10 for up to
 * 640.
 *
 * Each source file of this folder and its subfolders is compiled with either CELL_WORDS, with 2
 * also for newer x86-64 processors (see the Makefile). So a function that another file calls is
 * declared OF_WIDTH, which gives it a different symbol in each; in the source it has its plain
 * name. A function without OF_WIDTH would be defined twice and not link.
 */
#ifndef NONET_GEN_GRADE_TECHNIQUE_CELL_SET_H
#define NONET_GEN_GRADE_TECHNIQUE_CELL_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "gen/grade/bits.h"

#ifndef CELL_WORDS /* a file looked at on its own, by an editor or a linter */
#define CELL_WORDS 2
#endif

#if defined ENGINE_AVX2
#define OF_WIDTH(function) __asm__("nonet_technique_small_avx2_" #function)
#elif CELL_WORDS == 2
#define OF_WIDTH(function) __asm__("nonet_technique_small_" #function)
#else
#define OF_WIDTH(function) __asm__("nonet_technique_large_" #function)
#endif

typedef struct cell_set {
    uint64_t word[CELL_WORDS];
} cell_set;

static inline cell_set set_none(void)
{
    cell_set s = {{0}};
    return s;
}

static inline void set_add(cell_set *s, unsigned cell)
{
    s->word[cell >> 6] |= 1ULL << (cell & 63);
}

static inline void set_remove(cell_set *s, unsigned cell)
{
    s->word[cell >> 6] &= ~(1ULL << (cell & 63));
}

static inline bool set_has(const cell_set *s, unsigned cell)
{
    return s->word[cell >> 6] >> (cell & 63) & 1;
}

static inline cell_set set_of(unsigned cell)
{
    cell_set s = {{0}};
    set_add(&s, cell);
    return s;
}

static inline cell_set set_and(cell_set a, cell_set b)
{
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        a.word[i] &= b.word[i];
    }
    return a;
}

static inline cell_set set_or(cell_set a, cell_set b)
{
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        a.word[i] |= b.word[i];
    }
    return a;
}

static inline cell_set set_minus(cell_set a, cell_set b)
{
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        a.word[i] &= ~b.word[i];
    }
    return a;
}

static inline bool set_empty(cell_set s)
{
    uint64_t any = 0;
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        any |= s.word[i];
    }
    return any == 0;
}

static inline bool set_meets(cell_set a, cell_set b)
{
    return !set_empty(set_and(a, b));
}

static inline bool set_within(cell_set a, cell_set b)
{
    return set_empty(set_minus(a, b));
}

static inline bool set_equal(cell_set a, cell_set b)
{
    uint64_t differ = 0;
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        differ |= a.word[i] ^ b.word[i];
    }
    return differ == 0;
}

static inline unsigned set_count(cell_set s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        count += word_count(s.word[i]);
    }
    return count;
}

/* Are there at least two cells? */
static inline bool set_several(cell_set s)
{
    uint64_t seen = 0;
    uint64_t more = 0;
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        more |= s.word[i] & (s.word[i] - 1);
        more |= seen ? s.word[i] : 0;
        seen |= s.word[i];
    }
    return more != 0;
}

/* The lowest cell of a set that is not empty. */
static inline unsigned set_first(cell_set s)
{
    unsigned i = 0;
    while (s.word[i] == 0) {
        i++;
    }
    return i * 64 + (unsigned)__builtin_ctzll(s.word[i]);
}

/* Take the lowest cell out of *s; false when the set is empty. */
static inline bool set_pop(cell_set *s, unsigned *cell)
{
    for (unsigned i = 0; i < CELL_WORDS; i++) {
        if (s->word[i]) {
            *cell = i * 64 + (unsigned)__builtin_ctzll(s->word[i]);
            s->word[i] &= s->word[i] - 1;
            return true;
        }
    }
    return false;
}

/* For each cell of a set, ascending: the set is evaluated once. */
#define FOR_EACH_CELL(cell, set)                                                                   \
    for (cell_set left_##cell = (set); !set_empty(left_##cell); left_##cell = set_none())          \
        for (unsigned cell = 0; set_pop(&left_##cell, &cell);)

/* For each digit of a digit set, likewise. */
#define FOR_EACH_DIGIT(digit, digits)                                                              \
    for (digit_set left_##digit = (digits), digit = 0;                                             \
         left_##digit && (digit = lowest_digit(left_##digit), 1);                                  \
         left_##digit &= left_##digit - 1)

#endif
