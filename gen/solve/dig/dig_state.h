/* Uniqueness while digging: each question differs from the last by one given.
 *
 * A puzzle keeps its single solution when a given is taken away just if no solution has another
 * digit in that cell. So a question is one search that ends at the first solution or none, and most
 * questions need no search at all:
 * - No, where the given is the last one left in an unavoidable set: cells of the solution that can
 *   be filled in another way (two digits exchanged along a closed chain, or two rows or columns of
 *   a band). Those sets are found once and counted down as givens go.
 * - Yes, where the given follows from the others as a naked or hidden single.
 *
 * On classic boards both are asked of masks (dig_classic.h). There a search can be done without,
 * too (by_rounds): what its first rounds leave open nearly always has another solution. Of a
 * hundred givens that could go, one or so stays for that.
 *
 * Memory: the caller's; a state is about 8 KB and has no pointers but the variant's. Threads: one a
 * state. */
#ifndef NONET_GEN_SOLVE_DIG_DIG_STATE_H
#define NONET_GEN_SOLVE_DIG_DIG_STATE_H

#include "gen/board/board.h"
#include "gen/solve/dig/dig_classic.h"

enum {
    DIG_MAX_CELLS_WITH_SETS = 100, /* boards with more cells use no unavoidable sets */
    DIG_MAX_SETS = 256,
    DIG_MAX_SETS_OF_CELL = 16,
};

struct dig_state {
    const struct layout *v;
    struct grid solution;
    uint64_t max_positions; /* a question, see solve_without_within; to be set after dig_begin */
    bool by_rounds;         /* on classic boards, see above; likewise */
    struct grid givens;     /* read it at any time; change it by the functions below only */
    /* On classic boards, what is taken in steps: cells that held givens, so many of which are given
     * again already. */
    uint16_t taking[81];
    uint8_t taking_count;
    uint8_t back;
    struct dig_classic classic; /* likewise; what follows is for other boards */
    digit_set used[MAX_HOUSES];
    uint16_t set_count;
    uint16_t givens_in_set[DIG_MAX_SETS];
    uint8_t set_count_of[DIG_MAX_CELLS_WITH_SETS];
    uint16_t set_of[DIG_MAX_CELLS_WITH_SETS][DIG_MAX_SETS_OF_CELL];
};

/* Start with a puzzle and its only solution; a full board is such a puzzle. Every question will be
 * answered: max_positions has no bound. */
void dig_begin(struct dig_state *s, const struct layout *v, const struct grid *givens,
               const struct grid *solution);

/* The same, where *s may have begun on the same board before (else its v is NULL): what depends on
 * the solution alone is kept. */
void dig_begin_again(struct dig_state *s, const struct layout *v, const struct grid *givens,
                     const struct grid *solution);

/* Take the given of a cell away if the puzzle is known to keep its single solution. Returns whether
 * it was taken. A cell that holds no given counts as taken. */
bool dig_take(struct dig_state *s, unsigned cell);

/* All of these cells or none, for symmetric digging. The order does not matter. */
bool dig_take_all(struct dig_state *s, const uint16_t *cells, unsigned count);

/* The same in steps, on classic boards and by count, for those who have the questions answered
 * elsewhere: while DIG_ASKS is returned, whether s->givens have a solution without a candidate is
 * to be told to dig_resume. */
enum dig_step { DIG_TAKEN, DIG_STAYS, DIG_ASKS };
enum dig_step dig_start(struct dig_state *s, const uint16_t *cells, unsigned count);
enum dig_step dig_resume(struct dig_state *s, bool found);
unsigned dig_asks_about(const struct dig_state *s); /* the cell; the digit is the solution's */

/* Make an empty cell a given again. */
void dig_put_back(struct dig_state *s, unsigned cell);

#endif
