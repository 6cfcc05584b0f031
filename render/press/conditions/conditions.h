/* The conditions that a section of a config sets for its puzzles. They are read once and mean the
 * same whether the puzzles are generated, read from a file or taken from a bank.
 *
 *   variant, regions, houses, grids
 *              The board is this one; if no map of regions is named, a jigsaw of any map.
 *   around     The puzzle completes this drawing, which decides on board and constraints.
 *   constraints
 *              It has some of each kind that is named, and no other kind. Of a short name for
 *              several kinds (kropki), and of a variant's kinds, one is enough.
 *   givens     Their number is in this range.
 *   symmetry   The pattern of givens has the movements of this kind; it may have more. "none": it
 *              has no symmetry.
 *   level, score, requires, excludes
 *              The record's values; of a file, the grader fills in those that are missing.
 *              The solution path uses each required technique and no excluded one. (Generated
 *              puzzles moreover need a required technique: gen/make/search/need.h.)
 *   se         The record's rating; of a file, a missing one is computed. A puzzle with only a
 * lower bound does not fit. minimal    No given can be spared or, in a symmetrical pattern, no
 * group of givens: within the symmetry that is asked for, else within the puzzle's own. minutes The
 * estimate is in the range, rounded to whole minutes. singles_only, mask The path has no other
 * steps; no given is in another cell. openings, bottleneck, hard_steps, course, opening, digits,
 * boxes, no_dead_givens The conditions of gen/make/search/specs.h.
 *
 * Threads: constant once read. */
#ifndef NONET_RENDER_PRESS_CONDITIONS_H
#define NONET_RENDER_PRESS_CONDITIONS_H

#include "config/book_config.h"
#include "gen/bank/bank.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/make/run/generate.h"

/* More than there are kinds and short names. */
enum { CONDITION_CONSTRAINT_NAMES = 64 };

struct section_conditions {
    const struct layout *variant; /* of layout.choice */
    struct layout_spec layout;    /* of what is generated; kind LAYOUT_FIXED: the variant. Its
                                     constraints' kinds are those that puzzles have. */
    /* The kinds that each name of the section stands for: a puzzle has one of each. */
    kind_set constraint_name_kinds[CONDITION_CONSTRAINT_NAMES];
    size_t constraint_name_count;
    struct target target;
    int symmetry; /* enum symmetry, or GENERATE_ANY_SYMMETRY */
    bool has_score;
    int score_low, score_high;
    bool has_minutes;
    int minutes_low, minutes_high;
    bool *mask;                    /* by cell, of the variant; NULL: none */
    struct constraint_style style; /* of constraints that are made; its mask: */
    bool *constraint_mask;         /* likewise */
    struct sketch *sketch;         /* the drawing that is completed; NULL: none */
};

/* Read a section's conditions. What no puzzle can fulfil, and what cannot be judged on its board,
 * is reported at its place in the config: STATUS_USAGE. End with section_conditions_free in any
 * case. */
enum status section_conditions_read(struct section_conditions *c, const struct book_config *cfg,
                                    const struct config_section *section, struct diag *d);
void section_conditions_free(struct section_conditions *c);

/* The request that generates the section's puzzles, but for its seed, its indices, and whoever
 * receives them. It refers to *c. */
void section_request_fill(const struct section_conditions *c, const struct config_section *section,
                          struct generate_request *r);

/* Are score and minutes as asked? The generator judges all other conditions. */
bool section_figures_fit(const struct section_conditions *c, const struct record *r);

/* The conditions of one level of a section's mix: a copy that borrows from the first. */
struct section_conditions section_conditions_of_level(const struct section_conditions *c,
                                                      const char *level);

/* Does it fit the conditions of gen/make/search/specs.h? If the record has no course, it gets one.
 */
bool section_specs_fit(const struct section_conditions *c, struct record *r, struct grader *judge);

/* Is a puzzle of this layout, constraints included, one that the section may have? */
bool section_board_fits(const struct section_conditions *c, const struct layout *layout);

/* Does the puzzle, a proper one with its solution, fit? The judge (made with_se if target.by_se)
 * finds facts that the record does not have but the conditions or the page need, and stores them in
 * the record. Without a judge (NULL), unknown facts do not fit, and the conditions of specs.h are
 * not checked. */
bool section_conditions_fit(const struct section_conditions *c, struct record *r,
                            struct grader *judge);

/* The part of the conditions that a bank can answer by itself; section_conditions_fit decides on
 * each puzzle that it finds. *filter points into *names and to constant names. */
struct condition_names {
    const char *requires[MAX_TECHNIQUES], *excludes[MAX_TECHNIQUES];
};
void section_conditions_filter(const struct section_conditions *c, struct bank_filter *filter,
                               struct condition_names *names);

/* Grade the record if it has no level or score or, with `techniques`, no counts of them. */
void record_complete_grade(struct record *r, bool techniques, struct grader *judge);

/* Grade it anew, as the puzzle has become another, if equivalent, one: which steps the path takes
 * depends on where things stand. */
void record_grade_anew(struct record *r, struct grader *judge);

#endif
