/* What a person has chosen for a section's puzzles by hand: those to keep at their places, and
 * those to leave out.
 *
 * A puzzle to keep that the section would have anyway moves to its place; for any other one gives
 * way: the one that is named, or else the one that would have its place. All other puzzles stay as
 * they are and in their order. A puzzle to leave out is passed over with all that are equivalent to
 * it, and the next that fits is taken.
 *
 * Threads: constant once read. */
#ifndef NONET_RENDER_PRESS_PUZZLES_SECTION_CHOICES_H
#define NONET_RENDER_PRESS_PUZZLES_SECTION_CHOICES_H

#include "render/press/conditions/conditions.h"
#include "render/press/puzzles/puzzles.h"

/* Start from {0}; end with section_choices_free. */
struct section_choices {
    struct record *kept; /* by item of the section's `keep`, solved and graded */
    uint64_t *kept_form; /* see equivalent_form */
    uint64_t *instead;   /* of the puzzles that they replace, by item; 0: not given */
    size_t kept_count;
    uint64_t *left_out; /* forms */
    size_t left_out_count;
};

/* Read those of a section. STATUS_USAGE, at the item, for what is no puzzle of the section's board
 * or has not exactly one solution. */
enum status section_choices_read(struct section_choices *c, const struct book_config *cfg,
                                 const struct config_section *section,
                                 const struct section_conditions *conditions, struct diag *d);
void section_choices_free(struct section_choices *c);

/* Is the puzzle one to leave out? */
bool section_choices_leave_out(const struct section_choices *c, const struct record *r);

/* Put the puzzles to keep among those of the section, which are in order. STATUS_USAGE where one
 * cannot have the signs of its place; STATUS_FAILED when out of memory. */
enum status section_choices_arrange(const struct section_choices *c, const struct book_config *cfg,
                                    const struct config_section *section,
                                    const struct section_signs *signs, struct press_puzzle *puzzle,
                                    size_t count, struct diag *d);

#endif
