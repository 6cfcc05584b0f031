/* Counts solutions, the question that everything else rests on. Start reading here.
 *
 * This directory finds out how many solutions a puzzle has. From that it answers what changes if a
 * given is added or removed (dig_state.h) and which candidates the solutions contain (coverage.h).
 * It may include config's diagnostics and gen/board.
 *
 * Every count is exhaustive up to its limit. Classic boards go to the fastest kernel that the CPU
 * has, which is chosen at the first call. NONET_KERNEL=portable|avx2|avx512|neon in the environment
 * selects another (see kernel.h). Other sizes and variants go to its board kernel (board_kernel.h).
 * All kernels give the same counts.
 *
 * Nothing recurses. The only shared state is the dispatch pointer and the tables of a board, which
 * solve_prepare makes and which are the only allocation. So any number of threads may ask at once.
 *
 * If givens contradict each other, the count is 0. */
#ifndef NONET_GEN_SOLVE_SOLVE_H
#define NONET_GEN_SOLVE_SOLVE_H

#include "gen/board/board.h"
#include "gen/solve/narrowed.h"

/* Makes what the questions about a board need. Returns false when out of memory. Call this before
 * the first question, because the questions assume that this memory was available. If everything is
 * made already, the call costs nothing. */
bool solve_prepare(const struct layout *v);

/* The same for whoever only counts and solves: the kernels for classic boards need no tables. */
bool solve_prepare_counts(const struct layout *v);

/* Returns the number of solutions, counted up to `limit` (at least 1). *first receives a solution
 * if there is one and `first` is not NULL. */
uint64_t solve_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first);

/* The same, but gives up with SOLVE_UNKNOWN after this many placements. The same question always
 * ends the same way. Classic boards never take long, so they are always answered. *positions
 * receives the number of placements tried, if it is not NULL. */
#define SOLVE_UNKNOWN UINT64_MAX
uint64_t solve_count_within(const struct layout *v, const struct grid *givens, uint64_t limit,
                            uint64_t max_positions, struct grid *first, uint64_t *positions);

/* Counts the solutions of many puzzles of one variant, so that independent searches can share a
 * core: counts[i] = solve_count(v, &givens[i], limit, NULL). */
void solve_count_batch(const struct layout *v, const struct grid *givens, size_t count,
                       uint64_t limit, uint64_t *counts);

/* The same for classic boards as text: 81 characters for each puzzle, 1-9 for givens and anything
 * else for an empty cell. Puzzle i starts at cells + i * stride (at least 81). */
void solve_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                       uint64_t *counts);

/* Calls `visit` with each solution until it returns false or there are no more. Returns the number
 * of solutions visited. */
uint64_t solve_each(const struct layout *v, const struct grid *givens,
                    bool (*visit)(void *context, const struct grid *solution), void *context);

/* Is there a solution other than `known` (which must solve givens)? *other receives it if `other`
 * is not NULL. */
bool solve_another(const struct layout *v, const struct grid *givens, const struct grid *known,
                   struct grid *other);

/* The same for boards with constraints, but gives up after this many placements. */
enum solve_verdict { SOLVE_NO_OTHER, SOLVE_OTHER, SOLVE_UNDECIDED };
enum solve_verdict solve_another_within(const struct layout *v, const struct grid *givens,
                                        const struct grid *known, uint64_t max_positions,
                                        struct grid *other);

/* Is there a solution in which `cell` does not hold `digit`? This decides whether a given can be
 * removed (dig_state.h answers most such questions without a search). *other receives the solution
 * if `other` is not NULL. */
bool solve_without(const struct layout *v, const struct grid *givens, unsigned cell, unsigned digit,
                   struct grid *other);

/* The same, but gives up after this many placements. This is for large boards and for sparse
 * constraints, where one question may take hours. Classic boards never take long, so they are
 * always answered. */
enum solve_verdict solve_without_within(const struct layout *v, const struct grid *givens,
                                        unsigned cell, unsigned digit, uint64_t max_positions);

/* The same for boards with constraints, where candidates are known already that some of the givens
 * leave (solve_follow); NULL: none are. Asking many like questions, that saves most of the work. */
enum solve_verdict solve_without_known(const struct layout *v, const struct grid *givens,
                                       const struct narrowed *known, unsigned cell, unsigned digit,
                                       uint64_t max_positions);

/* Boards with constraints: narrows the candidates of each cell by the givens, the houses and the
 * constraints, without trying digits. It begins with `known`, which some of the givens leave, or
 * with all digits if it is NULL. Returns false if the givens contradict each other. */
bool solve_follow(const struct layout *v, const struct grid *givens, const struct narrowed *known,
                  struct narrowed *out);

/* Is it easy to see that there is no such solution? solve_follows: without the digit, singles,
 * locked candidates and triples of a minirow or minicolumn reach a contradiction. solve_plainly:
 * they fill the board. Both are always false for boards other than classic ones. */
bool solve_follows(const struct layout *v, const struct grid *givens, unsigned cell,
                   unsigned digit);
bool solve_plainly(const struct layout *v, const struct grid *givens);

/* Observes a method at work. */
struct solve_observer {
    /* Called after each placement and after each retreat (when the cell is empty again), with the
     * current board. Return false to end the search. */
    bool (*see)(void *context, const struct grid *board, unsigned cell, uint64_t positions);
    void *context;
};

/* The methods by name, for demonstrations and as oracles for one another. `positions` receives how
 * many placements were tried. brute fills cell by cell from the top left and backtracks. guess
 * fills the easiest cell first and keeps an array with the depth at which each candidate was ruled
 * out. */
struct solve_method {
    const char *name;
    const char *doc;
    uint64_t (*count)(const struct layout *v, const struct grid *givens, uint64_t limit,
                      struct grid *first, uint64_t *positions);
    /* The same search with an observer; NULL if there is nothing to observe. */
    uint64_t (*watch)(const struct layout *v, const struct grid *givens, uint64_t limit,
                      struct grid *first, uint64_t *positions,
                      const struct solve_observer *observer);
};

size_t solve_method_count(void);
const struct solve_method *solve_method_at(size_t index);
const struct solve_method *solve_method_find(const char *name);

#endif
