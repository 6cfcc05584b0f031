/* What a book is made of: its config, its puzzles, and their hints, walkthroughs and lessons. All
 * of it is borrowed.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_BOOK_PLAN_BOOK_SOURCE_H
#define NONET_RENDER_BOOK_PLAN_BOOK_SOURCE_H

#include "config/book_config.h"
#include "gen/board/record.h"
#include "gen/board/word.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/step.h"
#include "render/board/sign_pictures.h"
#include "render/book/plan/profile.h"
#include "render/text/font.h"

/* What stands for a puzzle's digits; all of it is borrowed. Neither: the config's digits. */
struct book_signs {
    const struct word *word;              /* its letters; NULL: none */
    struct word_line line;                /* where the solution spells the word */
    const struct sign_pictures *pictures; /* NULL: none */
};

/* The puzzles of a section, in the order in which they are printed; each has its solution. */
struct book_section_source {
    const struct record *const *record; /* count of them, borrowed */
    size_t count;
    const struct book_signs *signs; /* count of them, borrowed; NULL: the config's digits */
    kind_set to_come; /* kinds of constraints that the puzzles have once they are made */
};

/* One picture of a walkthrough: a step, and the board as it stands before it. */
enum { BOOK_WALKTHROUGH_PICTURES = 512 }; /* the most of a puzzle */
struct walkthrough_step {
    unsigned number; /* in the solution path, from 1; the parts of a long one have the same */
    struct grid board;
    digit_set candidate[MAX_CELLS];
    struct step step;
    char *text;   /* the step in a sentence */
    char *before; /* what the steps without a picture before it did; NULL: there are none */
};

struct book_walkthrough {
    size_t number; /* of the puzzle, from 1 */
    struct walkthrough_step *step;
    size_t step_count; /* at least 1 */
    char *after;       /* what the steps after the last picture do; NULL: there are none */
};

/* A position just before a step. */
struct lesson_position {
    const struct layout *layout; /* a reference */
    struct grid givens;
    struct walkthrough_step step;
};

/* A lesson on a technique: a worked example, then positions to practise on. */
enum { LESSON_PRACTICE = 6, LESSON_POSITIONS = 1 + LESSON_PRACTICE };
struct book_lesson {
    int technique;
    struct walkthrough_step *example; /* the first position's, by its parts */
    size_t example_count;             /* at least 1 */
    struct lesson_position *position;
    size_t count; /* 1 … LESSON_POSITIONS */
};

struct book_source {
    const struct book_config *config;
    const struct profile *profile;
    struct font_set *fonts;
    const struct book_section_source *section; /* config->section_count of them */
    const char *const *hint; /* a text for each puzzle by number - 1; NULL: no hints */
    const struct book_walkthrough *walkthrough; /* in the order in which they are printed */
    size_t walkthrough_count;
    const struct book_lesson *lesson; /* one a technique of the config */
    size_t lesson_count;
    /* Set to how many puzzles have room on a page where a section's per_page is refused, if not
     * NULL. Then boards have room for the constraints to come. */
    unsigned *fits;
    bool draft; /* hints and walkthroughs may follow: too few pages are no error yet */
};

#endif
