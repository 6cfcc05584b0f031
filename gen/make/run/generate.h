/* Generating puzzles: a request, and the run that fulfils it. Start here.
 *
 * The room makes full boards (full_board.h), digs puzzles out of them (dig.h) or searches for few
 * givens (few_givens.h), towards a target (target.h); pool.h shares the work out to threads. It may
 * include base, config and all of gen but bank and play. The commands and the press call it.
 *
 * A puzzle depends on the request's options, its seed and the puzzle's index alone: every index has
 * its own PCG32 stream. So the output is the same for any number of threads, and shard K of N (the
 * indices i with i % N == K - 1) gives a part of the unsharded output. With `distinct`, a shard
 * knows only its own puzzles: where two shards hold equivalent puzzles, a run over all indices that
 * recalls the shards' puzzles replaces the later one, as the unsharded run would.
 *
 * Every finished puzzle has been proven to have one solution, and its record has that solution.
 *
 * Threads: generate() runs its own; callbacks run on the calling thread unless noted otherwise. */
#ifndef NONET_GEN_MAKE_GENERATE_H
#define NONET_GEN_MAKE_GENERATE_H

#include "base/diag.h"
#include "gen/board/layout_choice.h"
#include "gen/board/record.h"
#include "gen/board/symmetry.h"
#include "gen/constraint/constraint.h"
#include "gen/make/board/full_board.h"
#include "gen/make/constraints/constraint_style.h"
#include "gen/make/constraints/sketch.h"
#include "gen/make/few/few_givens.h"
#include "gen/make/run/avoid.h"
#include "gen/make/search/target.h"

/* What the search met, over the puzzles delivered so far. */
struct generate_stats {
    uint64_t delivered;
    uint64_t boards;                     /* full boards made */
    uint64_t tries;                      /* puzzles checked against the target */
    uint64_t visited;                    /* puzzles whose vicinity was searched for few givens */
    uint64_t rejects[REJECT_COUNT];      /* tries by reject_reason, those that fit included */
    uint64_t duplicates;                 /* made anew because an equivalent puzzle came before */
    uint64_t too_easy[LEVEL_BEYOND + 1]; /* of the tries that were too easy: by level */
    uint64_t near; /* tries within two levels of what is wanted, or wrong in another way than by
                      being too easy or by their kinds of constraints */
    uint32_t
        unused[CONSTRAINT_KIND_COUNT]; /* tries that have no such constraint, or do not use it */
    bool barren;                       /* the cells that may hold givens hardly ever have one
                                          solution, so that no search for few could begin */
    bool hopeless;                     /* given up early: see generate_request.max_tries */
    bool out_of_steps;                 /* given up after generate_request.max_steps */
    bool starved;                      /* memory ran out: more will be found with more of it */
};

/* How far a search for few givens is, over all threads: puzzles visited, by their givens, and
 * puzzles found but perhaps not yet delivered. */
struct generate_live {
    atomic_uint_least64_t visits[MAX_FEW_GIVENS + 1];
    atomic_uint_least64_t found;
};

struct generate_request {
    const struct layout *variant;
    const struct layout_choice *choice; /* a layout for each puzzle, of the variant's size and
                                           frame; NULL: the variant for all. Borrowed */
    struct constraint_spec constraints; /* constraints besides the givens; none: {0} */
    struct constraint_style style;      /* how these look and lie */
    const struct sketch *sketch;        /* complete it, and add as few givens as that takes; its
                                             layout is `variant`. NULL: none. Borrowed */
    const struct board_method *method;  /* NULL: board_method_quick(variant) */
    uint64_t seed;
    uint64_t first;  /* index of the first puzzle */
    uint64_t count;  /* of indices, from first on; with shards, each shard has its share of them */
    unsigned shard;  /* 1 … shards */
    unsigned shards; /* at least 1 */
    unsigned threads;
    /* A puzzle; 0: a bound that fits the board's size, and a search that leads nowhere is given up
     * sooner: after GENERATE_FAR_TRIES of which none came within two levels of what is wanted,
     * after GENERATE_KIND_TRIES half of which did not use the kinds of constraints asked for,
     * after GENERATE_LEVEL_TRIES that all had other levels, and where stats.barren. */
    uint64_t max_tries;
    uint64_t max_steps;     /* of work for a puzzle (base/work/stop.h); 0: no limit */
    const char *tries_name; /* what help calls max_tries; NULL: --tries N */

    struct target target;
    int symmetry; /* enum symmetry, or GENERATE_ANY_SYMMETRY: of each puzzle one of them, or none */
    const bool *mask;    /* by cell: a given may stand there; NULL: everywhere. Borrowed */
    bool grade;          /* fill the grading fields even where the target needs none */
    bool level_only;     /* of the grading fields none is wanted where `grade` is not set: a level
                            is made sure of, and no more is worked out than that takes */
    bool rate_se;        /* fill se_tenths (classic boards only) */
    unsigned few_givens; /* the exact number of givens, by the searches of few_givens.h (17 to 25)
                          * and few_orbits.h; 0: by digging. With constraints: the fewest givens
                          * that max_tries steps of fewest_constraints.h find, or the fewest
                          * constraints if target.givens_high is 0; the search stops at this number
                          */
    bool distinct;       /* no puzzle is equivalent to an earlier one of the run (always so with
                            few_givens) */
    const struct avoid_list *avoid; /* puzzles made before: none is equivalent to one of these, and
                                       `distinct` holds as well; NULL: none. Borrowed */
    bool recheck; /* count each puzzle's solutions again by an independent method */

    /* Receives each puzzle in order of its index; false ends the run. Required. */
    bool (*emit)(void *context, const struct record *record);
    /* Called a few times a second; may be NULL. */
    void (*progress)(void *context, const struct generate_stats *stats,
                     const struct generate_live *live);
    /* For continuing an interrupted run. `save` receives each puzzle as soon as it is found, in any
     * order. It returns false if it cannot keep the puzzle, which ends the run; the caller reports
     * the reason. `recall` gives the puzzle saved for an index, if there is one; if it does not fit
     * the request, the search makes another. Both may be NULL. They are called on any thread,
     * several at once. */
    bool (*save)(void *context, const struct record *record);
    bool (*recall)(void *context, uint64_t index, struct record *out);
    bool recalls_own; /* what is recalled was saved by this process for such a request: it is not
                         examined again */
    /* A recalled puzzle's field does not agree with the puzzle, which is searched anew: its name,
     * and both values (empty where the puzzle has not exactly one solution). May be NULL. */
    void (*refused)(void *context, uint64_t index, const char *field, const char *kept,
                    const char *right);
    void *context;
    struct diag *diag;
};

enum { GENERATE_ANY_SYMMETRY = SYMMETRY_COUNT };
enum { GENERATE_KIND_TRIES = 500, GENERATE_FAR_TRIES = 2000, GENERATE_LEVEL_TRIES = 20000 };

/* One classic puzzle of any level, without symmetry, with one thread. */
void generate_request_init(struct generate_request *r);

/* "K/N": the K-th of N parts. STATUS_USAGE after reporting a text that is none. */
enum status generate_request_set_shard(struct generate_request *r, const char *text);

/* Is the request sound? STATUS_USAGE after reporting what is not. */
enum status generate_check(const struct generate_request *r);

/* Fulfil it. STATUS_FAILED, reported, where a puzzle was not found within max_tries (those before
 * it have been emitted), where emit refused, or where this thread was to stop (base/work/stop.h).
 * *stats may be NULL.
 */
enum status generate(const struct generate_request *r, struct generate_stats *stats);

#endif
