/* Templates: a template of a digit is a way to fill all its places, one in each row, so that no two
 * see each other. */
#ifndef NONET_GEN_GRADE_TECHNIQUE_PATTERN_TEMPLATES_H
#define NONET_GEN_GRADE_TECHNIQUE_PATTERN_TEMPLATES_H

#include "gen/grade/technique/search.h"

/* A digit's candidates that are in none of its templates, while all its candidates are `of`. */
struct untemplated {
    cell_set of;
    cell_set cells;
};

enum { MAX_TEMPLATES = 2000 };
struct template_list {
    unsigned count;
    cell_set cells[MAX_TEMPLATES];
};

struct templates {
    uint32_t stamp;
    digit_set digits; /* in the position of the stamp: those with candidates in no template */
    struct untemplated untemplated[ENGINE_DIGITS];
    struct template_list all[ENGINE_DIGITS];
};

/* The candidates of a digit that are in none of its templates: the only ones that a technique of
 * that one digit can ever rule out. Looking at those alone makes fish and colours cheap. */
cell_set untemplated_cells(struct engine *e, unsigned digit) OF_WIDTH(untemplated_cells);

/* The digits of a board with the houses of a classic one that have such candidates. */
digit_set untemplated_digits(struct engine *e) OF_WIDTH(untemplated_digits);

#endif
