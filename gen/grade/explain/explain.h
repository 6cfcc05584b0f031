/* Explains steps, as sentences in any language and as JSON.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_H
#define NONET_GEN_GRADE_EXPLAIN_H

#include "config/translation/translation.h"
#include "gen/grade/step.h"

/* The language in which a step is explained, and the symbols for the digits. */
struct explain_style {
    struct translation translation;
    /* One UTF-8 string for each digit, from digit 1; NULL means 1-9 A-P. */
    const char *const *symbol;
    size_t symbol_count;
    bool key;    /* for whole paths: only the steps that are not singles; they keep their numbers */
    bool markup; /* puts the technique's name between ** and **, for running text */
    /* The most candidates of a step that are named as removed; a reader with the board finds the
     * others from the reason. 0: all are named. */
    unsigned max_removed;
    /* Digits that are found before the step, which is said next to its name. 0: it is not said. */
    unsigned digits_before;
};

/* The step in a few sentences for a player. Cells are written as r1c1, and there is no newline.
 * With style NULL, the text is in English with the usual symbols. */
void step_explain(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out);

/* What the step puts into the board, as step_explain writes it: "r1c1 = 2, r3c4 = 5". On a board of
 * several grids each cell has its grid. */
void step_placements(const struct explain_style *style, const struct layout *v,
                     const struct step *s, struct text *out);

/* How much a hint reveals. */
enum hint_part { HINT_TECHNIQUE, HINT_WHERE, HINT_WHAT, HINT_PART_COUNT };

/* The hint: the technique's name; or also where to look, in few words, and for which digit if the
 * pattern has only one, but nothing that follows; or everything, like step_explain. */
void step_hint(const struct explain_style *style, const struct layout *v, const struct step *s,
               enum hint_part part, struct text *out);

/* Asks for what the step puts into the board, without its name or a word of the trade: where a
 * digit goes in a house, which digit is missing there, or which one fits in a cell; of several
 * grids it names that of the step. The step must put a digit somewhere. */
void step_ask(const struct explain_style *style, const struct layout *v, const struct step *s,
              struct text *out);
bool step_places(const struct step *s); /* does it put a digit somewhere? */

/* The cells to look at, ascending: those that the reason rests on, or, if it names neither cells
 * nor houses, those that the step changes. Returns how many. */
unsigned step_hint_cells(const struct layout *v, const struct step *s, uint16_t cell[MAX_CELLS]);

/* The hint as one JSON object on one line, without a newline. It has "cells", and those members of
 * step_to_json that this hint may reveal. */
void step_hint_to_json(const struct explain_style *style, const struct layout *v,
                       const struct step *s, enum hint_part part, struct text *out);

/* The step as one JSON object on one line, without a newline. Names and keys do not depend on the
 * language; "text" is the text of step_explain. */
void step_to_json(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out);

/* The printed name of a technique: the config's own word for its key, or the language's, or the
 * table's. */
const char *technique_printed_name(const struct translation *translation, int technique);

/* Appends that name as it is for boards with `size` digits: the digits from 1 to 6 add up to 21, so
 * there the rule of 45 is the rule of 21. 0: boards of several sizes. */
void technique_put_name(const struct translation *translation, int technique, unsigned size,
                        struct text *out);

#endif
