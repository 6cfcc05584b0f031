/* The signs of calcudoku's cages, and the numbers of all constraints as they are printed.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_CONSTRAINT_CAGE_SIGN_H
#define NONET_GEN_CONSTRAINT_CAGE_SIGN_H

#include "gen/constraint/constraint.h"

/* The kinds of calcudoku's cages, which its puzzles have in place of givens. */
#define CALC_CAGE_KINDS (KIND_SET(CALC_CAGE) | KIND_SET(SIGNLESS_CAGE))

/* How the digits of a cage give its number, where its kind has a sign. */
enum cage_sign { SIGN_NONE, SIGN_PLUS, SIGN_MINUS, SIGN_TIMES, SIGN_DIVIDE };
enum { CONSTRAINT_SIGN_BIT = 24 }; /* of `sum`: the sign lies above the number */

static inline enum cage_sign cage_sign_of(const struct constraint *c)
{
    return constraint_kind_of(c)->has_sign ? (enum cage_sign)(c->sum >> CONSTRAINT_SIGN_BIT)
                                           : SIGN_NONE;
}

static inline uint32_t constraint_number(const struct constraint *c)
{
    return constraint_kind_of(c)->has_sign ? c->sum & ((1U << CONSTRAINT_SIGN_BIT) - 1) : c->sum;
}

static inline uint32_t constraint_sum_pack(enum cage_sign sign, unsigned number)
{
    return (uint32_t)sign << CONSTRAINT_SIGN_BIT | number;
}

/* The number of a drawn cage whose sign is given and whose result is still to be chosen: any that
 * its digits have. No cage has so great a number. */
enum { CONSTRAINT_ANY_RESULT = (1 << CONSTRAINT_SIGN_BIT) - 1 };

static inline bool constraint_result_is_open(const struct constraint *c)
{
    return constraint_kind_of(c)->has_sign && constraint_number(c) == CONSTRAINT_ANY_RESULT &&
           c->sum != CONSTRAINT_OPEN;
}

/* The sign as records have it, and as it is printed: "*", "×"; "" for none. */
const char *constraint_sign_record(enum cage_sign sign);
const char *constraint_sign_printed(enum cage_sign sign);

/* Its number as it is printed, with its sign: "12×". Returns buffer. */
enum { CONSTRAINT_NUMBER_SIZE = 16 };
const char *constraint_number_print(const struct constraint *c,
                                    char buffer[CONSTRAINT_NUMBER_SIZE]);

/* What the cells' digits give by the sign, which must take that many cells. 0: nothing, or more
 * than CONSTRAINT_MAX_SUM. */
unsigned constraint_calculate(enum cage_sign sign, const uint16_t *cell, unsigned count,
                              const uint8_t *digits);

#endif
