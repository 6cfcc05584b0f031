/* Filling one section of a book with puzzles: made, read from its file, or taken from its bank.
 *
 * Threads: generating runs its own; the rest is the caller's. */
#ifndef NONET_RENDER_PRESS_SECTION_FILL_H
#define NONET_RENDER_PRESS_SECTION_FILL_H

#include "gen/board/board_set.h"
#include "render/press/puzzles/avoid_files.h"
#include "render/press/puzzles/puzzles.h"
#include "render/press/puzzles/section_choices.h"

/* A section being filled. */
struct section_search {
    const struct book_config *cfg;
    const struct config_section *section;
    const struct section_conditions *conditions;
    const struct section_signs *signs;
    struct grader judge; /* of what words have changed; only where there are any */
    struct press_puzzles *puzzles;
    size_t first;       /* of the section's puzzles */
    size_t part;        /* of its mix of levels */
    size_t sign_number; /* of the first puzzle, among the section's words */
    const size_t *slot; /* where each puzzle goes; NULL: from `first` on */
    const int *day;     /* of each puzzle, which its index follows from; NULL: no days */
    uint64_t *made;     /* by part: indices that the generator has used */
    size_t count, wanted;
    uint64_t skip; /* fitting puzzles to pass over yet */
    bool out_of_memory;
    const struct avoid_list *avoid; /* puzzles of earlier books */
    struct {
        const uint64_t *id; /* puzzle_id_number of puzzles that must not be chosen */
        size_t count;
    } refused;
    struct board_set *seen; /* the book's puzzles so far; NULL: repeats are allowed */
    struct section_choices choices;
    bool passed_over; /* a puzzle, because another section or book has it */
    const struct progress *progress;
    struct diag *diag;
};

/* Fill it. `number` counts specs from 0. */
enum status section_fill(struct section_search *s, size_t number, unsigned threads);

/* Take the next puzzle, whose record is there already: false where another section or an earlier
 * book has it. */
bool section_take_known(struct section_search *s);

/* Replace the puzzle at a slot, of all puzzles of the book, by another of the same section and part
 * that is not refused. */
enum status section_fill_spare(struct section_search *s, size_t number, unsigned threads,
                               size_t slot);

#endif
