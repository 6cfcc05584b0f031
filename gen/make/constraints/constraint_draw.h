/* Draws the constraints that a new puzzle starts with, on a full board.
 *
 * Cages cover the board. They have two to five cells, mostly two to four, and are compact: none is
 * longer than three cells, except a straight one of four. Cages of easy puzzles are smaller. Where
 * possible, no cage has one cell, and neighbouring cages have different sums.
 * Thermometers and arrows keep apart: no two share a cell or cross. Of signs all that the board
 * allows are drawn, of marked cells one in three, of sums those of all lines.
 *
 * Depends on the generator's state alone. Threads: any number, each with its own generator and
 * list. */
#ifndef NONET_GEN_MAKE_CONSTRAINT_DRAW_H
#define NONET_GEN_MAKE_CONSTRAINT_DRAW_H

#include "gen/board/pcg32.h"
#include "gen/constraint/cage_sign.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/level.h"

/* Kinds of the spec that are rules for the whole board, which the full board must obey. */
kind_set constraint_spec_rules(const struct constraint_spec *w);

/* The layout with only the rules of the spec, or base if it has none. The caller drops it. NULL:
 * out of memory. */
const struct layout *constraint_spec_ground(const struct constraint_spec *w,
                                            const struct layout *base);

/* Add what is drawn, rules included, for a puzzle of that level at most. out->failed: out of
 * memory. */
void constraints_draw(const struct layout *v, const uint8_t *digits,
                      const struct constraint_spec *w, enum level level, struct pcg32 *rng,
                      struct constraint_list *out);

/* Drop about half of the constraints of these kinds (bit k: kind k), but the last of each and those
 * of which all are given. False: none was dropped. */
bool constraints_thin(struct constraint_list *l, kind_set kinds, struct pcg32 *rng);

/* The parts: see above. */
void cages_draw(const struct layout *v, const uint8_t *digits, enum level level, struct pcg32 *rng,
                struct constraint_list *out);
/* Cages of calcudoku that cover the board, of one to four cells. */
void calc_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
               enum level level, struct pcg32 *rng, struct constraint_list *out);
/* The number, with a sign where the kind has one, that a cage of these cells gets; one of those
 * that the digits allow. */
uint32_t calc_number(enum constraint_kind_id kind, const uint16_t *cell, unsigned count,
                     const uint8_t *digits, struct pcg32 *rng);
/* The same for a sign that is given. */
uint32_t calc_number_by(enum constraint_kind_id kind, enum cage_sign sign, const uint16_t *cell,
                        unsigned count, const uint8_t *digits);
/* Two boards keep all cages of calcudoku in the list: give one another sign, or cut it in two, so
 * that the other board does not. other NULL: cut any. False: there are only cages of one cell. */
bool calc_cut(struct constraint_list *l, const struct layout *v, const uint8_t *digits,
              const uint8_t *other, struct pcg32 *rng);
/* Lines that keep apart: no two share a cell of `used` or cross. */
void lines_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                struct constraint_list *out);
/* Some of those that the board allows, at random, no two at one place outside the grid. `kinds` are
 * all that are drawn, in the order of their numbers. */
void few_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
              kind_set kinds, struct pcg32 *rng, struct constraint_list *out);
/* Areas of cells side by side, and pairs of equal areas, that keep apart. */
void areas_draw(const struct layout *v, const uint8_t *digits, enum constraint_kind_id kind,
                uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                struct constraint_list *out);
void clones_draw(const struct layout *v, const uint8_t *digits,
                 uint64_t used[(MAX_CELLS + 63) / 64], struct pcg32 *rng,
                 struct constraint_list *out);

/* Two boards keep all constraints of the list: cut a cage in two so that the other board does not;
 * a part of one cell goes to a neighbour, or takes a cell from one. other NULL: cut any. False: no
 * cage can be cut so. */
bool cages_cut(struct constraint_list *l, const struct layout *v, const uint8_t *digits,
               const uint8_t *other, struct pcg32 *rng);

#endif
