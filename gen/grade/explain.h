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

/* The step as one JSON object on one line; no newline. Names and keys do not depend on the
 * language; "text" is step_explain's. */
void step_to_json(const struct explain_style *style, const struct layout *v, const struct step *s,
                  struct text *out);

/* What the technique is and how to find one, in a few sentences. */
const char *technique_spot(const struct translation *translation, int technique);

/* The printed name of a technique: an own word under its key, the language's, or the table's. */
const char *technique_printed_name(const struct translation *translation, int technique);

#endif
