/* What one search for a puzzle keeps, and the parts it is made of. Private to this folder:
 * puzzle_search.h is what others call.
 *
 * A part returns REJECT_NONE, or why the puzzle in hand does not fit. */
#ifndef NONET_GEN_MAKE_SEARCH_SEARCHER_H
#define NONET_GEN_MAKE_SEARCH_SEARCHER_H

#include "gen/board/pcg32.h"
#include "gen/format/records/record_fields.h"
#include "gen/grade/minutes.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/make/constraints/constraint_use.h"
#include "gen/make/constraints/line_find.h"
#include "gen/make/constraints/shape_draw.h"
#include "gen/make/dig/base_puzzle.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_batch.h"
#include "gen/make/dig/dig_constraints.h"
#include "gen/make/dig/pattern_seed.h"
#include "gen/make/few/few_orbits.h"
#include "gen/make/few/fewest_constraints.h"
#include "gen/make/search/puzzle_search.h"
#include "gen/solve/dig/dig_state.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_PROBES = 8,         /* orbits tried beyond the one that makes a puzzle too hard */
    MAX_REDIGS = 12,        /* times a board is dug */
    MAX_MAPS = 200,         /* random ones tried until one can be filled */
    PATIENT_STARTS = 200,   /* of filling each map once half of them have failed */
    REDIG_ORBITS = 12,      /* put back before a board is dug again */
    WALK_STEPS = 100,       /* on a board, towards a puzzle that needs what is required; */
    WALK_STEPS_NEAR = 400,  /* the same where a pattern's cells show the way */
    WALK_BACK = 8,          /* cells put back for each */
    TAKE_POSITIONS = 64,    /* of the proof that a puzzle with constraints can spare a given */
    EASE_TRIES = 12,        /* givens tried to ease a puzzle that needs it */
    PLAIN_TRIES = 24,       /* before constraints are added to what a walk finds; */
    DRAWN_TRIES = 800,      /* the same for lines that are longer where they are drawn first; */
    ADDED_ROUNDS = 4,       /* then three in four of as many attempts add them; */
    MAX_ADDED = 32,         /* constraints tried on its puzzles, */
    WANTED_ADDED = 4,       /* wanted on each; */
    MAX_TOO_FEW = 6,        /* puzzles with fewer that are passed over */
    MAX_THINNINGS = 6,      /* times that half of the constraints of some kinds go */
    MAX_SKETCHES = 40,      /* drawn until one can be filled */
    BARE_POSITIONS = 1000,  /* to see whether styled constraints do without givens */
    MAX_SIGN_THINNINGS = 3, /* the same of signs, of a puzzle that stays too easy */
    MAX_CUTS = 8,           /* of cages, until the solution is the only one, */
    CUT_POSITIONS = 60,     /* which is looked for so far */
    MAX_CALC_CUTS = 60,     /* the same of cages of calcudoku, which take no givens */
    CALC_CUT_POSITIONS = 400,
    FEWEST_WALK = 30, /* steps towards few givens or constraints on a board, and in all */
    FEWEST_CONSTRAINT_STEPS = 120,
    FEWEST_GIVEN_STEPS = 2000,
    SKETCH_BOARDS = 40,         /* ways to fill a drawing that are tried, at most */
    SKETCH_FITTING = 8,         /* puzzles that fit, after which no more ways are tried */
    SKETCH_STEPS = 8,           /* towards fewer givens, of each */
    SKETCH_POSITIONS = 2000,    /* to prove that a solution is the only one, */
    SKETCH_DIG_POSITIONS = 100, /* and that a given is not needed */
    MIN_BATCH = 4,              /* puzzles that are worth digging side by side */
};

struct searcher {
    struct record kept; /* as it was recalled */
    const struct generate_request *request;
    const struct layout *layout; /* of the puzzle in hand: a reference */
    const struct layout
        *ground; /* on which boards are filled: without the puzzle's own constraints */
    struct constraint_list constraints; /* as they are drawn */
    struct line_ways line_ways;         /* of the ground, where lines are found on it */
    kind_set styled;      /* kinds of which it is drawn where they lie before the board is filled */
    const bool *mask;     /* by cell: a given may stand there; NULL: everywhere */
    bool open[MAX_CELLS]; /* the mask of a puzzle whose constraints take no givens */
    struct pattern_room room; /* for what is required, on the board in hand */
    uint64_t tries;           /* of this index */
    unsigned too_few;         /* puzzles of it to which few constraints could be added */
    bool bare;                /* the constraints alone leave one solution */
    unsigned maps_failed;     /* to be filled, since the search of this index began */
    unsigned undecided;       /* puzzles of this search that were not proven minimal in time */
    kind_set unused; /* kinds of constraints that the last puzzle asked about does not use */
    const struct board_method *method;
    struct grader grader;
    struct orbits orbits[SYMMETRY_COUNT];
    struct pcg32 rng;
    uint64_t max_tries;
    struct grid board;
    struct grid givens;
    struct dig_state digging;
    struct dig_order taken;        /* how the givens were last dug */
    struct dig_batch *batch;       /* where puzzles are dug side by side, else NULL */
    struct few_givens *few_givens; /* NULL where the request digs, or */
    atomic_uint_least64_t *live_visits;
    struct few_orbits *few_orbits; /* this serves: made for the layout and the symmetry in hand */
};

bool is_windowed(const struct layout *v, const struct target *t);
bool is_graded(const struct target *t);
void count_kinds(struct generate_stats *stats, kind_set unused);
/* Has the puzzle, which fits else, the kinds of constraints that were asked for, and does it use
 * them? */
enum reject_reason check_kinds(struct searcher *s, const struct grid *givens,
                               const struct grid *solution, struct generate_stats *stats);
/* Check what is in s->givens. */
enum reject_reason check_try(struct searcher *s, struct generate_stats *stats);
void set_orbit(struct searcher *s, const struct orbits *o, unsigned orbit, bool given);
/* Take its givens if the solution stays the only one. Returns whether it did. */
typedef bool take_givens(struct searcher *s, const struct orbits *o, unsigned orbit);
take_givens take_orbit;
/* Take what `take` can, orbit by orbit in random order, but not in cells that stay (NULL: none do).
 * At least min_givens are left. */
void dig_around(struct searcher *s, const struct orbits *o, unsigned min_givens, const bool *stay,
                take_givens *take);
/* Can there be a walk towards what is required; is there one? */
bool may_walk(const struct searcher *s);
bool walks_to_required(const struct searcher *s);
/* The board has no place for the pattern of what is required, or the puzzle none for constraints.
 */
enum reject_reason pass_over_board(struct generate_stats *stats);
/* What is done with each puzzle that needs what is required. */
typedef enum reject_reason check_met(struct searcher *s, const struct orbits *o,
                                     struct generate_stats *stats);
/* The walk begins with the puzzle in s->givens, which leads as far as `reach` (need.h); 0: it is a
 * full board. */
enum reject_reason walk_to_required(struct searcher *s, const struct orbits *o, int reach,
                                    const struct dig_options *digging, check_met *met,
                                    struct generate_stats *stats);
/* Check such a puzzle, and ease it where it is too hard. */
check_met check_needed;
/* Is a technique of constraints required, of this level or above? */
bool requires_of_constraints(const struct searcher *s, enum level level);
/* Are constraints added to a puzzle that needs what is required, on the next board? */
bool adds_constraints(const struct searcher *s);
/* Add them to such a puzzle, and check it; where it does not fit, it is as before. */
check_met add_constraints;
/* Take a stored puzzle (base_puzzle.h) and its board for a walk to begin from, every other time.
 * False: there is none for what is required, or for where givens may stand. */
bool take_base(struct searcher *s, const struct orbits *o);
const struct board_method *board_method_of(const struct searcher *s);
/* False: the method did not come to one. */
bool make_board(struct searcher *s, struct generate_stats *stats);
/* A board, and puzzles dug from it towards the target. */
enum reject_reason try_board(struct searcher *s, const struct orbits *o,
                             struct generate_stats *stats);
/* Dig what is in s->givens, check it, and ease it where it is too hard. */
enum reject_reason dig_and_check(struct searcher *s, const struct orbits *o,
                                 struct generate_stats *stats);
/* The request's drawing, completed: of several ways to fill it the one with the fewest givens more
 * that fits. */
enum reject_reason try_sketch(struct searcher *s, const struct orbits *o,
                              struct generate_stats *stats, const atomic_bool *stop);
/* Another layout in place of the one in hand; takes the reference. */
void take_layout(struct searcher *s, const struct layout *v);
/* Make the layout with the constraints of the list. False: out of memory. */
bool lay_constraints(struct searcher *s);
/* Lines of the board in hand, found on it. False: as lines_find says. */
bool find_lines(struct searcher *s);
/* Draw the kinds of s->styled, and fill the board around them (DRAW_FIRST); or on the board in
 * hand; or on it, and more than usual, so that the caller can choose some. `failed`: drawings
 * before this one that could not be filled. False: it is not possible, or memory is out, which
 * shows in s->constraints.failed. */
enum drawing { DRAW_FIRST, DRAW_ON_BOARD, DRAW_CHOICE };
bool draw_styled(struct searcher *s, enum drawing how, unsigned failed);
/* Does a new puzzle draw them first, since no search for them on a full board is as good? */
bool draws_first(const struct searcher *s);
/* Draw those that are not in place before the board, and make the layout with all. False: out of
 * memory. */
bool draw_others(struct searcher *s);
/* Constraints of the board. Where cages alone leave few other boards, they are cut so that they
 * leave none, and no given is needed: s->bare. False: out of memory. */
bool draw_constraints(struct searcher *s);
/* Take constraints away while the solution stays the only one. False: out of memory. */
bool drop_constraints(struct searcher *s);
/* Take givens away, and for a minimal puzzle constraints. REJECT_NONE, REJECT_UNDECIDED, or
 * REJECT_NO_BOARD if out of memory. */
enum reject_reason dig_board(struct searcher *s, const struct dig_options *options,
                             struct generate_stats *stats);
/* Draw constraints for the board in hand, and begin with as few givens as they allow. Returns
 * REJECT_NONE, or what is amiss. */
enum reject_reason begin_with_constraints(struct searcher *s, const struct orbits *o,
                                          struct generate_stats *stats);
/* Fill the others but givens and solution. */
void fill_record(struct searcher *s, uint64_t index, enum symmetry symmetry, struct record *out);
/* A puzzle of few givens, checked. REJECT_NOT_UNIQUE: none was found. */
enum reject_reason try_few(struct searcher *s, enum symmetry symmetry, uint64_t max_visits,
                           struct generate_stats *stats, const atomic_bool *stop);
/* The fewest givens, or where none are wanted the fewest constraints, that the steps find; those
 * asked for are enough. REJECT_NOT_UNIQUE: no board's constraints do without givens. */
enum reject_reason try_fewest(struct searcher *s, uint64_t max_steps, struct generate_stats *stats,
                              const atomic_bool *stop);

#endif
