/* The fields of tsv, csv and json records: one table, the columns of the former and the names of
 * the latter.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_RECORD_FIELDS_H
#define NONET_GEN_FORMAT_RECORD_FIELDS_H

#include "gen/format/reading/reader.h"

/* In the order of the columns. */
enum field_id {
    FIELD_PUZZLE,
    FIELD_SOLUTION,
    FIELD_VARIANT,
    FIELD_GIVENS,
    FIELD_SYMMETRY,
    FIELD_LEVEL,
    FIELD_SCORE,
    FIELD_SE,
    FIELD_HARDEST,
    FIELD_TECHNIQUES,
    FIELD_MINUTES,
    FIELD_SEED,
    FIELD_INDEX,
    FIELD_COLUMNS, /* columns of every table, tsv or csv */
    FIELD_REGIONS = FIELD_COLUMNS,
    FIELD_HOUSES,
    FIELD_GRIDS,
    FIELD_CONSTRAINTS,
    FIELD_WIDE_COLUMNS, /* columns of a table with constraints or boards without a name */
    FIELD_COURSE = FIELD_WIDE_COLUMNS, /* from here on: json alone */
    FIELD_COUNT,
};

enum field_type {
    FIELD_TEXT,            /* quoted in json */
    FIELD_WHOLE,           /* a whole number */
    FIELD_NUMBER,          /* with a decimal */
    FIELD_COUNTS,          /* names with counts: an object in json */
    FIELD_FIGURES,         /* names with whole numbers or words: likewise */
    FIELD_LIST,            /* of texts in json; its items parted by commas elsewhere */
    FIELD_CONSTRAINT_LIST, /* constraints: objects in json */
};

const char *field_type_name(enum field_type type); /* "text", "whole number" … */

struct field {
    const char *name;
    enum field_type type;
    const char *unit;   /* "" where there is none */
    const char *absent; /* when it is absent (JSON) or empty (TSV); "": never */
    const char *doc;
    /* Append the value, nothing when it is unknown. */
    void (*print)(struct text *out, const struct record *r);
    /* Take a value that is not empty; false when it is not of the field's kind. NULL: derived from
     * the puzzle, or taken by record_from_fields itself. */
    bool (*parse)(struct record *r, struct span value);
    const char *kind; /* "a whole number", for messages */
};

extern const struct field fields[FIELD_COUNT];
int field_find(struct span name); /* -1: none */

/* The part of the board that a name nearly is, which is worth a warning: without it the puzzle
 * would be another. NULL: none. */
const char *field_meant(struct span name);

/* The supports_kind of formats that have all fields: they hold every kind. */
bool fields_hold_any_kind(enum constraint_kind_id kind);

/* Append the JSON Schema (draft 2020-12) of a json record. */
void fields_print_schema(struct text *out);
/* Values as they stand in a line: `where` is the place in the source, for messages (it differs from
 * value.text when the value was unescaped elsewhere). An absent field has no text. */
struct field_value {
    struct span value;
    const char *where;
    bool quoted; /* the value's own quotes stand doubled */
};

/* Fill a record from a line's values. */
enum status record_from_fields(struct reader *r, struct span line,
                               const struct field_value values[FIELD_COUNT], struct record *record);

#endif
