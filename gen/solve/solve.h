/* Counting solutions: the question that everything rests on. Start here.
 *
 * The room answers how many solutions a puzzle has, and what follows from that: what a given more
 * or less changes (dig_state.h) and which candidates solutions hold (coverage.h). It may include
 * config's diagnostics and gen/board; called by all that must know that a puzzle has one solution.
 *
 * Every count is exhaustive up to its limit. Classic boards go to the fastest kernel that the CPU
 * has (chosen once, at the first call; NONET_KERNEL=portable|avx2|avx512|neon in the environment
 * asks for another, see kernel.h); other sizes and variants to its board kernel (board_kernel.h).
 * All kernels give the same counts. No recursion; no shared state but the dispatch pointer, and the
 * tables of a board, which solve_prepare makes and which are all that is allocated: any number
 * of threads at once.
 *
 * Givens that contradict each other give 0. */
#ifndef NONET_GEN_SOLVE_SOLVE_H
#define NONET_GEN_SOLVE_SOLVE_H

#include "gen/board/board.h"

/* Make what the questions about a board need; false when out of memory. Ask this before the first
 * of them: they assume that the memory was there. Costs nothing where all is made. */
bool solve_prepare(const struct layout *v);

/* Number of solutions, counted up to `limit` (at least 1). Where there is one and `first` is not
 * NULL, *first receives a solution. */
uint64_t solve_count(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first);

/* The same, but give up after so many placements tried: SOLVE_UNKNOWN. The same question always
 * ends the same way. Classic boards, whose questions never take long, are always answered.
 * positions: where not NULL, receives the number of placements tried. */
#define SOLVE_UNKNOWN UINT64_MAX
uint64_t solve_count_within(const struct layout *v, const struct grid *givens, uint64_t limit,
                            uint64_t max_positions, struct grid *first, uint64_t *positions);

/* Counts for many puzzles of one variant at once, so that independent searches can share a core:
 * counts[i] = solve_count(v, &givens[i], limit, NULL). */
void solve_count_batch(const struct layout *v, const struct grid *givens, size_t count,
                       uint64_t limit, uint64_t *counts);

/* The same for classic boards as text: 81 characters a puzzle, 1-9 the givens, anything else an
 * empty cell. Puzzle i starts at cells + i * stride (at least 81). */
uint64_t solve_count_line(const char *cells, uint64_t limit);
void solve_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                       uint64_t *counts);

/* Call `visit` with each solution until it returns false or there is no other. Returns the number
 * of solutions visited. */
uint64_t solve_each(const struct layout *v, const struct grid *givens,
                    bool (*visit)(void *context, const struct grid *solution), void *context);

/* Is there a solution other than `known` (which must solve givens)? Where there is and `other` is
 * not NULL, *other receives it. */
bool solve_another(const struct layout *v, const struct grid *givens, const struct grid *known,
                   struct grid *other);

/* The same for boards with clues, but give up after so many placements tried. */
enum solve_verdict { SOLVE_NO_OTHER, SOLVE_OTHER, SOLVE_UNDECIDED };
enum solve_verdict solve_another_within(const struct layout *v, const struct grid *givens,
                                        const struct grid *known, uint64_t max_positions,
                                        struct grid *other);

/* Is there a solution in which `cell` does not hold `digit`? That is what taking a given away asks
 * (see dig_state.h, which answers most such questions without a search). Where there is and `other`
 * is not NULL, *other receives it. */
bool solve_without(const struct layout *v, const struct grid *givens, unsigned cell, unsigned digit,
                   struct grid *other);

/* The same, but give up after so many placements tried: true also where it is not known by then.
 * For boards as large as 25x25, where a single question may take minutes. Classic boards, whose
 * questions never take long, are always answered. */
bool solve_without_within(const struct layout *v, const struct grid *givens, unsigned cell,
                          unsigned digit, uint64_t max_positions);

/* Is it plain that there is none: without the digit singles, locked candidates and triples of a
 * minirow or minicolumn come to a contradiction? And do these fill the board? Never said of boards
 * other than classic ones. */
bool solve_follows(const struct layout *v, const struct grid *givens, unsigned cell,
                   unsigned digit);
bool solve_plainly(const struct layout *v, const struct grid *givens);

/* Is such a solution found within so many placements? False also where it is not known by then. */
bool solve_find_alternative(const struct layout *v, const struct grid *givens, unsigned cell,
                            unsigned digit, uint64_t max_positions);

/* Looks on while a method works. */
struct solve_observer {
    /* Called after each placement and each retreat (then the cell is empty), with the board as it
     * stands. false ends the search. */
    bool (*see)(void *context, const struct grid *board, unsigned cell, uint64_t positions);
    void *context;
};

/* The methods by name, for show and as oracles for one another. positions: how many placements
 * were considered. brute: cell by cell from the top left with retreat. guess: the seed's candidate
 * array, easiest cell first, undo by depth. */
struct solve_method {
    const char *name;
    const char *doc;
    uint64_t (*count)(const struct layout *v, const struct grid *givens, uint64_t limit,
                      struct grid *first, uint64_t *positions);
    /* The same search, seen at work; NULL where there is nothing to see. */
    uint64_t (*watch)(const struct layout *v, const struct grid *givens, uint64_t limit,
                      struct grid *first, uint64_t *positions,
                      const struct solve_observer *observer);
};

size_t solve_method_count(void);
const struct solve_method *solve_method_at(size_t index);
const struct solve_method *solve_method_find(const char *name);

#endif
