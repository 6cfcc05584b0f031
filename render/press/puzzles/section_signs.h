/* What stands for the digits of a section's puzzles: the words that its config names, or the
 * pictures. A puzzle with a word is exchanged for an equivalent one whose solution spells it.
 *
 * Which word a puzzle has, and where, follows from the book's seed, the section and the puzzle's
 * number in it alone.
 *
 * Threads: constant once read. */
#ifndef NONET_RENDER_PRESS_SECTION_SIGNS_H
#define NONET_RENDER_PRESS_SECTION_SIGNS_H

#include "config/book_config.h"
#include "gen/constraint/constraint.h"
#include "render/book/book.h"

/* Start from {0}; end with section_signs_free. */
struct section_signs {
    const struct book_config *cfg;
    const struct config_section *section;
    struct word *word;
    size_t word_count;
    uint16_t *deck; /* by number in the section: which word */
    struct sign_pictures *pictures;
};

/* Read what a section's puzzles, of this board, have for digits. STATUS_USAGE after reporting what
 * is wrong, in the config or in the list of words. */
enum status section_signs_read(struct section_signs *s, const struct book_config *cfg,
                               const struct config_section *section, const struct layout *v,
                               struct diag *d);
/* Constraints that speak of numbers want digits that are numbers: STATUS_USAGE after reporting what
 * else the config has a section's puzzles with constraints of these kinds show. */
enum status section_signs_suit(const struct book_config *cfg, const struct config_section *section,
                               kind_set kinds, struct diag *d);

void section_signs_free(struct section_signs *s);

/* What a puzzle has by its number in the section, from 0, before it is known which puzzle it is. */
void section_signs_of(const struct section_signs *s, size_t number, struct book_signs *out);

/* Make the puzzle, which has its solution, the bearer of these signs: false where it cannot be. */
bool section_signs_put(const struct section_signs *s, size_t number, bool keep_symmetry,
                       struct record *r, struct book_signs *out);

#endif
