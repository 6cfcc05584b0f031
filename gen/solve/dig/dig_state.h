/* Keeps a puzzle unique while givens are removed ("digging"). Each question differs from the last
 * by one given.
 *
 * A puzzle keeps its single solution without a given exactly if no solution has another digit in
 * that cell. So a question is one search that stops at the first solution. Most questions need no
 * search at all:
 * - The given must stay if it is the last one in an unavoidable set: cells of the solution that can
 *   be filled in another way. Such a set exchanges two digits along a closed chain, or two rows or
 *   columns of a band. With constraints, they must hold on the board that this leaves. The sets
 *   are found once, and each counts how many givens it has left.
 * - The given can go if its digit follows from the others as a naked or hidden single.
 *
 * On classic boards, masks answer both (dig_classic.h). There the search itself can be avoided too
 * (by_rounds): a question that the kernel's first rounds leave open nearly always has another
 * solution, so the given stays. About one in a hundred removable givens stays for that reason.
 *
 * Memory: the caller's. A state takes about 8 KB, and its only pointer is the variant's. Threads:
 * one for each state. */
#ifndef NONET_GEN_SOLVE_DIG_DIG_STATE_H
#define NONET_GEN_SOLVE_DIG_DIG_STATE_H

#include "gen/board/board.h"
#include "gen/solve/dig/dig_classic.h"
#include "gen/solve/narrowed.h"

enum {
    DIG_MAX_CELLS_WITH_SETS = 100, /* boards with more cells use no unavoidable sets */
    DIG_MAX_SETS = 256,
    DIG_MAX_SETS_OF_CELL = 16,
};

struct dig_state {
    const struct layout *v;
    struct grid solution;
    /* Limit for each question, see solve_without_within; set it after dig_begin. */
    uint64_t max_positions;
    bool undecided; /* a given stayed because of the limit, since dig_begin */
    /* With constraints: candidates that follow from some of the givens (solve_follow), for the next
     * questions. NULL: none are known. The caller's. */
    const struct narrowed *known;
    bool by_rounds;     /* on classic boards, see above; set it after dig_begin */
    struct grid givens; /* may be read at any time; only the functions below change it */
    /* On classic boards: the cells that are being removed in steps, and how many of them are givens
     * again. */
    uint16_t taking[81];
    uint8_t taking_count;
    uint8_t back;
    /* Also for classic boards; the members below are for other boards. */
    struct dig_classic classic;
    digit_set used[MAX_HOUSES];
    uint16_t set_count;
    uint16_t givens_in_set[DIG_MAX_SETS];
    uint8_t set_count_of[DIG_MAX_CELLS_WITH_SETS];
    uint16_t set_of[DIG_MAX_CELLS_WITH_SETS][DIG_MAX_SETS_OF_CELL];
};

/* Starts with a puzzle and its only solution; a full board counts as such a puzzle. max_positions
 * is unlimited, so every question is answered. */
void dig_begin(struct dig_state *s, const struct layout *v, const struct grid *givens,
               const struct grid *solution);

/* The same, but reuses what depends only on the solution if *s has already begun on the same board.
 * Otherwise s->v must be NULL. */
void dig_begin_again(struct dig_state *s, const struct layout *v, const struct grid *givens,
                     const struct grid *solution);

/* Removes the given of a cell if the puzzle certainly keeps its single solution. Returns whether it
 * was removed. A cell without a given counts as removed. */
bool dig_take(struct dig_state *s, unsigned cell);

/* Removes the givens of all of these cells or of none, for symmetric digging. The order does not
 * matter. */
bool dig_take_all(struct dig_state *s, const uint16_t *cells, unsigned count);

/* May they go, as far as unavoidable sets show? No question is asked. Not on classic boards. */
bool dig_all_may_go(const struct dig_state *s, const uint16_t *cells, unsigned count);

/* Removes the givens of these cells, which are known to follow from the others. On boards with
 * constraints; always true. */
bool dig_drop_all(struct dig_state *s, const uint16_t *cells, unsigned count);

/* The same in steps, for callers that answer the questions themselves. Classic boards only, without
 * a limit on positions. As long as DIG_ASKS is returned, the caller finds out whether s->givens
 * have a solution without the candidate, and passes the answer to dig_resume. */
enum dig_step { DIG_TAKEN, DIG_STAYS, DIG_ASKS };
enum dig_step dig_start(struct dig_state *s, const uint16_t *cells, unsigned count);
enum dig_step dig_resume(struct dig_state *s, bool found);
/* The cell in question; the digit is the solution's. */
unsigned dig_asks_about(const struct dig_state *s);

/* Makes an empty cell a given again. */
void dig_put_back(struct dig_state *s, unsigned cell);

#endif
