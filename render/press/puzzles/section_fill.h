/* Filling one section of a book with puzzles: made, read from its file, or taken from its bank.
 *
 * Threads: generating runs its own; the rest is the caller's. */
#ifndef NONET_RENDER_PRESS_SECTION_FILL_H
#define NONET_RENDER_PRESS_SECTION_FILL_H

#include "gen/board/board_set.h"
#include "render/press/puzzles/avoid_files.h"
#include "render/press/puzzles/day_window.h"
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
    size_t first;         /* of the section's puzzles */
    size_t part;          /* of its mix of levels */
    size_t sign_number;   /* of the first puzzle, among the section's words */
    const int *day;       /* of the one puzzle, which its index follows from; NULL: no days */
    uint64_t *made_count; /* by part: indices that the generator has used */
    uint64_t spares;      /* indices used for one that takes a dropped puzzle's place */
    size_t count, wanted;
    uint64_t skip; /* fitting puzzles to pass over yet */
    bool out_of_memory;
    const struct avoid_list *avoid;     /* puzzles of earlier books */
    const struct avoid_list *own_avoid; /* the same of this section alone */
    struct {
        const uint64_t *id; /* puzzle_id_of_form of puzzles that must not be chosen */
        size_t count;
    } refused;
    struct board_set *seen;          /* the book's puzzles so far; NULL: repeats are allowed */
    const struct day_window *window; /* the same of a calendar */
    struct press_puzzle *into;       /* where the puzzles go; NULL: the book's, from `first` on */
    struct section_choices choices;
    struct puzzle_memory *memory; /* of puzzles that were made before; NULL: none */
    const char *wish;             /* what decides on them but their level; NULL: not known */
    struct made_puzzles *made;    /* those for this wish and level; NULL: none */
    uint64_t taken;               /* of a round: from the memory, before its run */
    bool passed_over;             /* a puzzle, because another section or book has it */
    const struct progress *progress;
    struct diag *diag;
};

/* Fill it. `number` counts specs from 0. */
enum status section_fill(struct section_search *s, size_t number, unsigned threads);

/* The request for the section's puzzles, or those of s->part, and what the memory has of them, in
 * use until section_request_end. */
void section_request_begin(struct section_search *s, unsigned threads, struct generate_request *r);
void section_request_end(struct section_search *s);

/* The indices of a round of the search, from 0. */
void section_choose_indices(const struct section_search *s, size_t number, unsigned round,
                            struct generate_request *r);

/* The puzzles of a file or bank that fit, in their order. */
struct section_pool {
    struct press_puzzle *item;
    uint64_t *form; /* see equivalent_form */
    size_t count;
};

/* Fill it, with this number at most; start from {0}, end with section_pool_free in any case. */
enum status section_pool_fill(struct section_search *s, struct section_pool *pool, size_t number,
                              size_t most);
void section_pool_free(struct section_pool *pool);

/* The first puzzle of the pool that may be that of the search's day goes to this slot. */
enum status section_fill_from_pool(struct section_search *s, const struct section_pool *pool,
                                   size_t slot);

/* Take the next puzzle, whose record is there already: false where another section or an earlier
 * book has it. */
bool section_take_known(struct section_search *s);

/* Replace the puzzle at a slot, of all puzzles of the book, by another of the same section and part
 * that is not refused. */
enum status section_fill_spare(struct section_search *s, size_t number, unsigned threads,
                               size_t slot);

#endif
