/* Steps explained: in sentences, in any language, and as JSON.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_EXPLAIN_H
#define NONET_GEN_GRADE_EXPLAIN_H

#include "config/translation/translation.h"
#include "gen/grade/step.h"

/* In whose words a step is explained, and with which symbols for the digits. */
struct explain_style {
    struct translation translation;
    const char *const *symbol; /* one UTF-8 string a digit from digit 1; NULL: 1-9 A-P */
    size_t symbol_count;
    bool key;    /* of whole paths only the steps that are no singles; their numbers stay */
    bool markup; /* the technique's name between ** and **, for running text */
};

/* The step in a few sentences that a player understands, cells as r1c1; no newline. style may be
 * NULL: English, with the usual symbols. */
void step_explain(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out);

/* How much a hint gives away. */
enum hint_part { HINT_TECHNIQUE, HINT_WHERE, HINT_WHAT, HINT_PART_COUNT };

/* The technique's name; or also the houses and cells to look at; or all, as step_explain. */
void step_hint(const struct explain_style *style, const struct layout *v, const struct step *s,
               enum hint_part part, struct text *out);

/* The cells to look at, ascending: those that the reason rests on; where it names neither cells nor
 * houses, those that the step changes. Returns their number. */
unsigned step_hint_cells(const struct layout *v, const struct step *s, uint16_t cell[MAX_CELLS]);

/* The hint as one JSON object on one line, with the members of step_to_json that it may tell, and
 * "cells"; no newline. */
void step_hint_to_json(const struct explain_style *style, const struct layout *v,
                       const struct step *s, enum hint_part part, struct text *out);

/* The step as one JSON object on one line; no newline. Names and keys do not depend on the
 * language; "text" is step_explain's. */
void step_to_json(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out);

/* What the technique is and how to find one, in a few sentences. */
const char *technique_spot(const struct translation *translation, int technique);

/* The printed name of a technique: an own word under its key, the language's, or the table's. */
const char *technique_printed_name(const struct translation *translation, int technique);

#endif
