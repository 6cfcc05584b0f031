/* Wordoku: letters for digits, so that the solution spells a word, in a row or along the diagonal
 * from the top left to the bottom right.
 *
 * In a row any word stands by naming the digits anew. On a diagonal it stands only where the digits
 * there are all different: so rows and columns change places as the board allows (isomorphism.h)
 * until they are, which leaves the puzzle an equivalent one.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_BOARD_WORD_H
#define NONET_GEN_BOARD_WORD_H

#include "base/text.h"
#include "gen/board/pcg32.h"
#include "gen/board/record.h"

enum { WORD_MIN = 4, WORD_MAX = 16, WORD_LETTER_SIZE = 5 };

/* A word of different letters. It is not to be copied: sign points into it. */
struct word {
    unsigned length; /* in letters */
    char letter[WORD_MAX][WORD_LETTER_SIZE];
    const char *sign[WORD_MAX]; /* the letters: the sign of digit 1, 2 … */
    unsigned line, col;         /* where it was read; 0: nowhere */
    char text[WORD_MAX * (WORD_LETTER_SIZE - 1) + 1];
};

/* Read a word: 4 to 16 letters of any script, none twice in either case. STATUS_USAGE after
 * reporting what is wrong. `at` is where the word begins, as all of it is on one line. */
enum status word_read(struct word *w, const char *text, const struct diag_at *at, struct diag *d);

/* Does the board have as many digits as the word has letters? STATUS_USAGE after reporting that it
 * does not. */
enum status word_suits(const struct word *w, const struct layout *v, const struct diag_at *at,
                       struct diag *d);

/* Read a file of words, a line each, blank lines and those behind # left out, each for this board
 * (NULL: for any). To be freed, also after an error. */
enum status words_read(const char *path, const struct layout *v, struct word **word, size_t *count,
                       struct diag *d);

/* Append the letters in the order of their code points, which does not reveal the word: "A C H". */
void word_letters(const struct word *w, struct text *out);

/* The order of a list's words in a round: each once, by the seed. */
void words_shuffle(uint16_t *order, size_t count, uint64_t seed, size_t round);

/* The chance by which a puzzle's word is placed. */
void words_seed(struct pcg32 *rng, uint64_t seed, size_t puzzle);

enum word_place { WORD_ANY, WORD_DIAGONAL, WORD_ROW, WORD_PLACE_COUNT };
const char *word_place_name(size_t index); /* "any" …; NULL behind the last */

/* Where a word stands. */
struct word_line {
    bool diagonal;
    uint8_t row; /* from 0, where it is no diagonal */
};

/* The cell of a word's letter, from 0. */
unsigned word_cell(const struct layout *v, const struct word_line *line, unsigned index);

/* Exchange a puzzle, which has its solution, for an equivalent one whose solution has the digits 1,
 * 2, 3 … in a line that is not all given, and by preference half of it at most. WORD_ANY takes a
 * row where no diagonal can be had. A diagonal leaves the pattern of givens its symmetry if it can;
 * with keep_symmetry, or not at all. False: there is no such line. */
bool word_put(struct record *r, enum word_place place, bool keep_symmetry, struct pcg32 *rng,
              struct word_line *line);

#endif
