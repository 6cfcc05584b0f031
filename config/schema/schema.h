/* Field tables: what a config may hold.
 *
 * A map of a config is a const table of fields; a field is a name, a type, a place in the struct,
 * a range, a default and a line of documentation. read.h reads a config by the tables, documents.h
 * and json_schema.h print them for people and editors, so that these cannot drift.
 *
 * Threads: no shared state. */
#ifndef NONET_CONFIG_SCHEMA_SCHEMA_H
#define NONET_CONFIG_SCHEMA_SCHEMA_H

#include "base/text.h"
#include "config/values.h"

enum schema_type {
    SCHEMA_TEXT,       /* const char *, one line; max: characters */
    SCHEMA_BLOCK,      /* const char *, paragraphs; max: characters */
    SCHEMA_BOOL,       /* bool */
    SCHEMA_UNSIGNED,   /* unsigned; the special word stores CONFIG_AUTO_NUMBER */
    SCHEMA_SEED,       /* uint64_t */
    SCHEMA_NUMBER,     /* double */
    SCHEMA_LENGTH,     /* double, points; the special word stores CONFIG_AUTO_PT */
    SCHEMA_SIZE,       /* struct config_trim: by the vocabulary's name, or W x H */
    SCHEMA_RANGE,      /* struct config_range; the special word stores {0, 0}, or
                           {-1, -1} where the bounds allow 0 */
    SCHEMA_SPAN,       /* struct config_span; the special word stores {0, 0} */
    SCHEMA_CHOICE,     /* an enum: the index in choices */
    SCHEMA_NAME,       /* const char * of a vocabulary list; the special word stores NULL */
    SCHEMA_NAMES,      /* struct config_texts, each of a vocabulary list */
    SCHEMA_TEXTS,      /* struct config_texts; max: characters of each */
    SCHEMA_NUMBERS,    /* struct config_numbers */
    SCHEMA_PAIRS,      /* struct config_pairs, keys of a vocabulary list */
    SCHEMA_COUNTS,     /* struct config_counts, keys of a vocabulary list, whole numbers */
    SCHEMA_COLOUR,     /* uint32_t 0xRRGGBB */
    SCHEMA_PATH,       /* const char *, resolved from the config's directory */
    SCHEMA_PATHS,      /* struct config_texts of such */
    SCHEMA_NAMED_PATH, /* const char *: a name of a vocabulary list, or a path like SCHEMA_PATH */
    SCHEMA_FONT,       /* const char *: a family, or a path like SCHEMA_PATH */
    SCHEMA_CONTENT,    /* const char *: a path like SCHEMA_PATH, or what such a file would hold
                           (input_is_content); max: characters */
    SCHEMA_CELLS,      /* const char *: a name, a board's map without its blanks, or a path like
                           SCHEMA_PATH; max: characters */
    SCHEMA_CELLS_LIST, /* struct config_texts of such */
    SCHEMA_FILE_NAME,  /* const char *, no directory in it */
    SCHEMA_ISBN,       /* const char *, as written */
    SCHEMA_MAP,        /* a struct in the struct */
    SCHEMA_LIST,       /* a pointer to an array of structs, and its length */
    SCHEMA_DAYS,       /* struct config_day_specs: maps of `days` by weekday or date */
    SCHEMA_TYPE_COUNT,
};

/* No such list: the offset in struct config_vocabulary plus 1 is stored, so that 0 means none. */
#define SCHEMA_VOCABULARY(member) (offsetof(struct config_vocabulary, member) + 1)

struct schema_map;

struct schema_field {
    const char *name;
    enum schema_type type;
    size_t offset;
    const char *fallback; /* the default, as it would be written; NULL: unset */
    const char *special;  /* a word such as "auto" that stands for no value; NULL: none */
    double min;           /* of numbers; lengths and sizes in points. max 0: no bounds */
    double max;
    const char *unit;           /* that bounds of lengths are shown in */
    const char *const *choices; /* ends with NULL */
    size_t vocabulary;
    size_t set_offset;            /* of a bool that is set if the config has the field; 0: none */
    const struct schema_map *map; /* of SCHEMA_MAP and SCHEMA_LIST */
    size_t count_offset;          /* of SCHEMA_LIST: a size_t */
    size_t item_size;
    bool required;
    const struct schema_map *days; /* of SCHEMA_DAYS: a section's */
    bool dates;                    /* … and its keys are dates, not weekdays */
    const char *unless;            /* of a required field: another key that makes it optional */
    bool range;                    /* of SCHEMA_NAME: two names with ".." between are taken too */
    bool by_place; /* of SCHEMA_TEXTS: each item is of the thing at its place, so that items may
                      be empty or the same */
    bool printed;  /* of SCHEMA_TEXT and SCHEMA_TEXTS: has the language's own signs */
    const char *example; /* as it would be written; for documents */
    const char *doc;     /* a sentence or two */
};

struct schema_map {
    const struct schema_field *field;
    size_t count;
};

/* The names of a field's vocabulary list. */
struct config_names schema_names(const struct schema_field *field,
                                 const struct config_vocabulary *vocabulary);

/* Whether a field takes several values of one kind between brackets. */
bool schema_is_list(const struct schema_field *field);

/* "length, 0 mm to 100 mm, or auto": what a field takes, without its default. */
void schema_describe(const struct schema_field *field, const struct config_vocabulary *vocabulary,
                     struct text *out);

#endif
