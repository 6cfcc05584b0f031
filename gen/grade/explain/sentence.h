/* The smallest parts of the sentences that explain a step: words, lists, cells, digits, houses.
 * Used by step_text.c, hint_text.c and placeholders.c.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_SENTENCE_H
#define NONET_GEN_GRADE_SENTENCE_H

#include "gen/grade/explain/explain.h"

/* The sentences of one step while they are written; the functions append to `out`. On a board of
 * several grids cells and houses are named within one of them: if the whole step lies in one grid,
 * within that, which is named once; otherwise each name has its grid. */
struct sentence {
    const struct explain_style *style;
    const struct layout *v;
    const struct step *s;
    struct text *out;
    unsigned
        grid; /* that the step lies in; SENTENCE_NO_GRID: in none alone, or there is only one */
};

enum { SENTENCE_NO_GRID = 255 };

struct sentence sentence_of(const struct explain_style *style, const struct layout *v,
                            const struct step *s, struct text *out);

/* The whole step: step_explain with a grid that was chosen before. */
void sentence_explain(const struct sentence *t);

/* The text with the step's reason. */
enum text_id sentence_pattern(const struct step *s);

/* The technique's name; and the same with the grid that the step lies in and the digits that come
 * before it, in one pair of brackets. */
void sentence_name(const struct sentence *t);
void sentence_whole_name(const struct sentence *t);

const char *sentence_text(const struct sentence *t, enum text_id w);

/* A cell's row and column from 1, within a grid; SENTENCE_NO_GRID: on the whole board. */
unsigned sentence_row(const struct sentence *t, unsigned cell, unsigned grid);
unsigned sentence_column(const struct sentence *t, unsigned cell, unsigned grid);

/* The separator before item i of n: "a", "a and b", "a, b and c"; with `any`, "or" instead of
 * "and". */
void sentence_separator(const struct sentence *t, unsigned i, unsigned n, bool any);
void sentence_cell(const struct sentence *t, unsigned cell);
void sentence_cells(const struct sentence *t, const uint16_t *cells, unsigned count, bool any);
void sentence_digit(const struct sentence *t, unsigned digit);
void sentence_digits(const struct sentence *t, digit_set digits, bool any);

/* Houses, each once, grouped by kind in the order in which the kinds first appear: "in rows 2 and
 * 5". */
void sentence_houses(const struct sentence *t, const uint8_t house[], unsigned count);

/* "row 3" */
void sentence_house(const struct sentence *t, unsigned house);

/* " (row 3)", or nothing for STEP_NO_HOUSE. */
void sentence_house_reason(const struct sentence *t, unsigned house);

/* "r1c1=5"; if it is one of several cells, "r1c1/r1c2=5"; with its grid, "2.r1c1=5". */
void sentence_claim(const struct sentence *t, const struct link_end *e, bool is);

#endif
