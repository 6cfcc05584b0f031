/* The cells of a full board dealt out to cages, while they are drawn and cut, and what a reader
 * would not like to see: a cage of one cell, and cages of one sum side by side.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own. */
#ifndef NONET_GEN_MAKE_CONSTRAINTS_CAGE_DRAFT_H
#define NONET_GEN_MAKE_CONSTRAINTS_CAGE_DRAFT_H

#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"

enum { NO_CAGE = 0xffff, MAX_CAGE = 5 /* cells */ };

struct cage {
    uint8_t count;
    uint16_t sum;
    uint16_t cell[MAX_CAGE];
    digit_set digits;
};

struct cages {
    const struct layout *v;
    const uint8_t *digits; /* of the board */
    struct pcg32 *rng;
    unsigned most;  /* cells of one */
    unsigned count; /* some may have no cells left */
    struct cage at[MAX_CELLS];
    uint16_t of[MAX_CELLS]; /* by cell; NO_CAGE: none yet */
};

/* No cage yet. rng and digits stay the caller's, and must outlive it. */
void cages_begin(struct cages *c, const struct layout *v, const uint8_t *digits, struct pcg32 *rng);

/* The cages of a list, of MAX_CAGE cells at most, and back in place of those that it has. */
void cages_from_list(struct cages *c, const struct constraint_list *l);
void cages_to_list(const struct cages *c, struct constraint_list *l);

/* The cells at a cell's four sides; returns how many there are. */
unsigned cages_sides_of(const struct layout *v, unsigned cell, uint16_t side[4]);

/* How many of them are in no cage. */
unsigned cages_open_sides(const struct cages *c, unsigned cell);

/* A number of cells, `least` to c->most, drawn at random: share[size] per cent of cages have each.
 */
unsigned cages_any_size(struct cages *c, const uint8_t *share, unsigned least);

/* A cell that is in no cage joins one; a cell leaves its own. */
void cages_add(struct cages *c, unsigned cage, unsigned cell);
void cages_take(struct cages *c, unsigned cell);

/* May the cell, which touches the cage, join it? A cage's digits differ, and cages are compact:
 * none is longer than three cells, except a straight one of four. */
bool cages_may_join(const struct cages *c, const struct cage *cage, unsigned cell);

/* Do some of a cage's cells hang together? part: a bit a cell. */
bool cages_are_connected(const struct layout *v, const struct cage *cage, unsigned part);

/* How bad it is that the cage is as it is; 0: nothing is wrong with it. */
unsigned cages_faults(const struct cages *c, unsigned cage);

/* Move cells across borders of the cage while that makes faults fewer; never to or from the cage
 * `other` (NO_CAGE: any). False: nothing was moved. */
bool cages_mend(struct cages *c, unsigned cage, unsigned other);

/* Mend all of them. */
void cages_tidy(struct cages *c);

#endif
