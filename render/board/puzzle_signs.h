/* What is drawn for the digits of puzzles that come one after another: the letters of a word, or of
 * the next of a list of words, or pictures.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_BOARD_PUZZLE_SIGNS_H
#define NONET_RENDER_BOARD_PUZZLE_SIGNS_H

#include "gen/board/word.h"
#include "gen/grade/explain/explain.h"
#include "render/board/board_style.h"

/* At most one of the three names; NULL: none. */
struct puzzle_signs_options {
    const char *word;
    const char *words;    /* a file of them (words_read) */
    const char *pictures; /* as sign_pictures_load takes them */
    enum word_place word_at;
    uint64_t seed; /* decides which word a puzzle has, and where */
};

/* Start from {0}; end with puzzle_signs_close. */
struct puzzle_signs {
    struct puzzle_signs_options options;
    struct word *word;
    size_t word_count;
    uint16_t *order; /* of the words, in this round */
    struct sign_pictures *pictures;
    size_t number;          /* of the puzzle, from 0 */
    const struct word *now; /* the puzzle's word; NULL: none */
    struct word_line line;
};

/* STATUS_USAGE after reporting options that do not go together, or words that are none. */
enum status puzzle_signs_open(struct puzzle_signs *s, const struct puzzle_signs_options *o,
                              struct diag *d);
void puzzle_signs_close(struct puzzle_signs *s);

/* The next puzzle's signs, into both styles. With a word the record, which has its solution then,
 * is exchanged for an equivalent one that spells it. A picture of pixels must be fine enough for
 * cells of this size; 0: any is. What cannot be is reported at `at`. */
enum status puzzle_signs_next(struct puzzle_signs *s, struct record *r, double cell_pt,
                              struct board_style *board, struct explain_style *sentence,
                              const struct diag_at *at, struct diag *d);

#endif
