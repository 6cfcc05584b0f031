/* What the parts of reading SudokuPad's JSON share: scl_read.c reads the board, the words, cages
 * and rules, scl_lines.c and scl_shapes.c what is only drawn.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_SCL_READ_H
#define NONET_GEN_FORMAT_SCL_READ_H

#include <math.h>

#include "gen/format/exchange/web_puzzle.h"

struct scl {
    struct web_puzzle *p;
    const struct json_node *whole;
    struct text rules;                   /* in small letters */
    struct text title;                   /* too */
    struct text houses;                  /* maps by comma */
    bool *used;                          /* by node: a shape that belongs to a line or an arrow */
    bool present[CONSTRAINT_KIND_COUNT]; /* a rule was added already */
};

struct point {
    double row;
    double column;
};

/* Report what is wrong with an entry, and the kind of constraint that it looks like. Returns false.
 */
bool scl_fail(const struct scl *s, const struct json_node *n, const char *what);
bool scl_fail_kind(const struct scl *s, const struct json_node *n, const char *what,
                   enum constraint_kind_id kind);

/* A member of an entry, and its text, empty where it has none. */
const struct json_node *scl_member(const struct scl *s, const struct json_node *n, const char *key);
struct span scl_text(const struct scl *s, const struct json_node *n, const char *key);

/* A number of a constraint; in a drawing also "?", which is still to be chosen. False: it is none.
 */
bool scl_sum(const struct scl *s, struct span text, unsigned *sum);

/* A number, and a point; n may be NULL. False: it is none. */
bool scl_number(struct span text, double *number);
bool scl_point(const struct scl *s, const struct json_node *n, struct point *point);

/* A member of an entry that is a colour; empty where there is none, or it is transparent. */
struct span scl_colour(const struct scl *s, const struct json_node *n, const char *key);

static inline bool scl_near(double a, double b)
{
    return fabs(a - b) < 0.05;
}

static inline unsigned scl_cell(const struct scl *s, unsigned row, unsigned column)
{
    return row * s->p->size + column;
}

/* Are the words, in small letters, in the text? */
bool scl_speaks_of(const struct text *text, const char *words);

/* Do the rules speak of such constraints? Where there are no rules, a drawing speaks for itself. */
bool rules_mention(const struct scl *s, enum constraint_kind_id kind);

/* Are the cells a house more, or an area, that is known already? And take them for one. */
bool scl_is_area(const struct scl *s, const uint16_t *cell, unsigned count);
void scl_add_house(struct scl *s, const uint16_t *cell, unsigned count);

/* ---- drawings: an entry of each list; false after reporting ---- */

/* The board's diagonals are houses; a shorter line comes with an area that names its cells. */
bool scl_take_diagonal(struct scl *s, const struct json_node *line);

bool scl_take_line(struct scl *s, const struct json_node *line);
bool scl_take_arrow(struct scl *s, const struct json_node *arrow);

/* An underlay or an overlay, when lines and arrows have taken theirs. */
bool scl_take_shape(struct scl *s, const struct json_node *shape);

#endif
