/* What the formats of web setters and players share: an object of JSON a line, or packed in a link,
 * and what it is read into.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_WEB_PUZZLE_H
#define NONET_GEN_FORMAT_WEB_PUZZLE_H

#include "base/json/json_tree.h"
#include "base/json/json_writer.h"
#include "gen/constraint/constraint.h"
#include "gen/format/reading/reader.h"

/* A puzzle while it is read. The one who loads sets size, the givens, the layout and the
 * constraints. */
struct web_puzzle {
    struct reader *reader;
    struct span line;
    bool packed; /* the tree's text is not the line's */
    const struct json_tree *tree;
    unsigned size;
    const struct layout *layout; /* a reference */
    struct constraint_list constraints;
    struct grid givens;
    struct grid solution;
    const char *solution_at; /* in the text; NULL: it brings none */
};

/* Report what is wrong at a byte of the text (of a packed one: at the link), quoting some of it.
 * Returns false. */
bool web_fail(const struct web_puzzle *p, const char *where, const char *what, struct span which);

/* Warn that what has this name was drawn without a rule, so that it is not read. */
void web_leave_out(const struct web_puzzle *p, struct span drawing);

/* A number of digits alone, up to 9999. */
bool web_read_whole(struct span s, unsigned *number);

/* Is it the word true? node may be NULL. */
bool web_is_true(const struct json_node *node);

/* Append a constraint; false after reporting what is wrong with it. */
bool web_add_constraint(struct web_puzzle *p, const char *where, enum constraint_kind_id kind,
                        unsigned sum, const uint16_t *cell, unsigned count);

/* Where the puzzle has signs of these kinds, or is known to (`signs`), its rule non-consecutive
 * exempts their pairs: turn it into the rule that all signs of `rule` are given. */
void web_exempt_pairs(struct web_puzzle *p, kind_set kinds, enum constraint_kind_id rule,
                      bool signs);

/* The cells of a house more, or of a smaller area, as a map: a character a cell. */
void web_area_map(const struct web_puzzle *p, const uint16_t *cell, unsigned count,
                  char map[MAX_CELLS + 1]);

/* Build its layout of this size. regions: a letter a cell, NULL: there are none; houses: names and
 * maps by comma. False after reporting. */
bool web_build(struct web_puzzle *p, const char *regions, const char *houses);

/* Read the object with what `load` makes of it. STATUS_FAILED after reporting. */
enum status web_read(struct reader *r, struct span line, struct span json, bool packed,
                     bool (*load)(struct web_puzzle *p), struct record *record);

/* One square grid? */
bool web_supports(const struct layout *v);

/* The rule of a layout that these formats have no words for; NULL: they have words for all. */
const char *web_unsupported(const struct layout *v);

/* ---- the two kinds of objects ---- */

bool fpuzzles_load(struct web_puzzle *p);
void fpuzzles_write(struct text *out, const struct record *record);
bool fpuzzles_supports(const struct layout *v);
const char *fpuzzles_unsupported(const struct layout *v); /* as web_unsupported */

/* By kind, in fpuzzles_kinds.c: is there a key for it, which one (NULL: none), a constraint of it
 * as an object, and a list of cells. */
bool fpuzzles_supports_kind(enum constraint_kind_id kind);
const char *fpuzzles_key(enum constraint_kind_id kind);
void fpuzzles_put_constraint(struct json_writer *w, const struct layout *v,
                             const struct constraint *c);
/* Is it the key of some kind's constraints? Add those of such a list; and read the cells that an
 * entry has. False after reporting. */
bool fpuzzles_knows(struct span key);
bool fpuzzles_take(struct web_puzzle *p, const struct json_node *list);
bool fpuzzles_cells_of(const struct web_puzzle *p, const struct json_node *n, uint16_t *cell,
                       unsigned *count);
void fpuzzles_put_cells(struct json_writer *w, const struct layout *v, const uint16_t *cell,
                        unsigned count);

bool scl_load(struct web_puzzle *p);
void scl_write(struct text *out, const struct record *record);
bool scl_supports_kind(enum constraint_kind_id kind);
const char *scl_unsupported(const struct layout *v); /* as web_unsupported */

#endif
