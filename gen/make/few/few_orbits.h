/* Puzzles with few givens that stand in a pattern: within a symmetry, under a mask, on any board.
 *
 * The search of few_givens.h, for sets of cells in place of cells: orbits come and go as a whole.
 * The solutions of the puzzle less one or two orbits are listed, up to a bound; digits of another
 * orbit that stand together in just one of them make it the only one. Two orbits for one, or a
 * larger for a smaller, lead down; one for one leads on, where nothing leads down.
 *
 * Threads: a search belongs to one thread. */
#ifndef NONET_GEN_MAKE_FEW_ORBITS_H
#define NONET_GEN_MAKE_FEW_ORBITS_H

#include "gen/board/symmetry.h"
#include "gen/make/few/few_givens.h"

struct few_orbits;

/* A search upon the layout; it keeps what it points to. mask may be NULL: givens stand anywhere.
 * NULL: out of memory. */
struct few_orbits *few_orbits_new(const struct layout *v, const struct orbits *o, const bool *mask);
void few_orbits_drop(struct few_orbits *f); /* NULL is ignored */

/* Can orbits that the mask allows add up to `target` givens? */
bool few_orbits_add_up(const struct orbits *o, const bool *mask, unsigned target);

/* Search for a puzzle of exactly `target` givens, of which no orbit can go unless all minimal
 * puzzles that it begins with have fewer. It ends when one is found, max_visits puzzles were
 * visited, *stop is set, or hardly any board is the only solution of its allowed cells
 * (stats->barren). True: it is in *puzzle, with its solution. *stats counts on; live may be NULL
 * (see few_givens.h). */
bool few_orbits_search(struct few_orbits *f, unsigned target, uint64_t max_visits,
                       struct pcg32 *rng, const atomic_bool *stop, struct few_givens_stats *stats,
                       atomic_uint_least64_t *live, struct grid *puzzle, struct grid *solution);

#endif
