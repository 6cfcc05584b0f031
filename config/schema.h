/* Field tables: what a config may hold, read into a struct, and printed for people and editors.
 *
 * A map of a config is a const table of fields; a field is a name, a type, a place in the struct,
 * a range, a default and a line of documentation. Reading reports every error that it finds, each
 * at its place, and goes on. The documents are generated from the same tables, so they cannot
 * drift.
 *
 * Ownership: what is read lives in the load's arena. Threads: one reader, one thread. */
#ifndef NONET_CONFIG_SCHEMA_H
#define NONET_CONFIG_SCHEMA_H

#include "config/text.h"
#include "config/values.h"
#include "config/yaml.h"

enum schema_type {
    SCHEMA_TEXT,      /* const char *, one line; max: characters */
    SCHEMA_BLOCK,     /* const char *, paragraphs; max: characters */
    SCHEMA_BOOL,      /* bool */
    SCHEMA_UNSIGNED,  /* unsigned */
    SCHEMA_SEED,      /* uint64_t */
    SCHEMA_NUMBER,    /* double */
    SCHEMA_LENGTH,    /* double, points; the special word stores CONFIG_AUTO_PT */
    SCHEMA_SIZE,      /* struct config_trim: by the vocabulary's name, or W x H */
    SCHEMA_RANGE,     /* struct config_range; the special word stores {0, 0} */
    SCHEMA_SPAN,      /* struct config_span; likewise */
    SCHEMA_CHOICE,    /* an enum: the index in choices */
    SCHEMA_NAME,      /* const char * of a vocabulary list; the special word stores NULL */
    SCHEMA_NAMES,     /* struct config_texts, each of a vocabulary list */
    SCHEMA_TEXTS,     /* struct config_texts; max: characters of each */
    SCHEMA_NUMBERS,   /* struct config_numbers */
    SCHEMA_PAIRS,     /* struct config_pairs, keys of a vocabulary list */
    SCHEMA_COLOUR,    /* uint32_t 0xRRGGBB */
    SCHEMA_PATH,      /* const char *, resolved from the config's directory */
    SCHEMA_FONT,      /* const char *: a family, or a path like SCHEMA_PATH */
    SCHEMA_FILE_NAME, /* const char *, no directory in it */
    SCHEMA_ISBN,      /* const char *, as written */
    SCHEMA_MAP,       /* a struct in the struct */
    SCHEMA_LIST,      /* a pointer to an array of structs, and its length */
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
    size_t set_offset;            /* of a bool that tells whether the field was given; 0: none */
    const struct schema_map *map; /* of SCHEMA_MAP and SCHEMA_LIST */
    size_t count_offset;          /* of SCHEMA_LIST: a size_t */
    size_t item_size;
    bool required;
    const char *example; /* as it would be written; for documents */
    const char *doc;     /* a sentence or two */
};

struct schema_map {
    const struct schema_field *field;
    size_t count;
};

/* Where each value was written, by the address that it was read into. */
struct schema_place {
    const void *address;
    size_t size;
    struct yaml_place place;
    const struct yaml_node *node; /* NULL: known by its place alone */
};

struct schema_places {
    struct schema_place *item;
    size_t count;
    size_t capacity;
};

struct schema_reader {
    struct yaml_load *load;
    const struct config_vocabulary *vocabulary;
    const char *directory;            /* that relative paths start from */
    const struct yaml_source *source; /* of the file, for what it lacks */
    const struct yaml_node *root;     /* may be NULL */
    struct schema_places places;
};

/* Read a map into a zeroed struct. node NULL: all defaults. Errors are counted in the load. */
void schema_read(struct schema_reader *r, const struct schema_map *map,
                 const struct yaml_node *node, void *into);

/* The innermost value that holds the address; NULL when there is none. */
const struct schema_place *schema_find_place(const struct schema_places *places,
                                             const void *address);

/* The names of a field's vocabulary list. */
struct config_names schema_names(const struct schema_field *field,
                                 const struct config_vocabulary *vocabulary);

/* One value into *to; false after an error. (The row of schema.c's walk, in schema_values.c.) */
bool schema_read_value(struct schema_reader *r, const struct schema_field *field,
                       const struct yaml_node *node, void *to);

/* Remember a place; a failure of memory is the arena's to tell. */
void schema_note(struct schema_reader *r, const void *address, size_t size,
                 const struct yaml_place *place, const struct yaml_node *node);

/* "length, 0 mm to 100 mm, or auto": what a field takes, without its default. */
void schema_describe(const struct schema_field *field, const struct config_vocabulary *vocabulary,
                     struct text *out);

/* The documents; all append. */
void schema_print_defaults(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out);
void schema_print_markdown(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out);
void schema_print_man(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                      struct text *out);
void schema_print_json(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                       struct text *out);

#endif
