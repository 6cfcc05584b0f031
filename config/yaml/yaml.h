/* YAML as configs use it: a strict pass over libyaml's events to a tree whose every node knows its
 * location.
 *
 * Accepted: maps with plain or quoted keys, lists, scalars of every style; LF, CRLF or CR line
 * ends; a UTF-8 byte order mark. Refused, with the location: more than YAML_MAX_BYTES, nesting
 * beyond YAML_MAX_DEPTH, aliases, merge keys, tags, keys that are not text, a key given twice (both
 * locations are named), a second document, bytes that are not UTF-8, control characters.
 *
 * Errors that leave the tree usable, such as a key given twice, are reported and reading continues.
 * A syntax error ends it.
 *
 * Ownership: everything lives in the load's arena. Threads: one load, one thread. */
#ifndef NONET_CONFIG_YAML_YAML_H
#define NONET_CONFIG_YAML_YAML_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/limits.h"

enum {
    YAML_MAX_BYTES = LIMIT_YAML_FILE,
    YAML_MAX_DEPTH = LIMIT_YAML_DEPTH,
    YAML_MAX_KEYS = 256,   /* in one map */
    YAML_MAX_ERRORS = 100, /* printed for one load; the rest are counted */
};

/* One reading of a config, from its bytes to its struct. */
struct yaml_load {
    struct arena *arena;
    struct diag *d;
    unsigned errors;
};

/* A text with its lines, for locations and carets. */
struct yaml_source {
    const char *name;
    const char *text;
    size_t length;
    const size_t *line_start; /* byte offsets */
    size_t line_count;
};

enum yaml_kind { YAML_KIND_SCALAR, YAML_KIND_MAP, YAML_KIND_LIST };
enum yaml_style { YAML_STYLE_PLAIN, YAML_STYLE_QUOTED, YAML_STYLE_BLOCK };

struct yaml_location {
    const struct yaml_source *source; /* NULL: unknown */
    size_t line;                      /* from 1; 0 unknown */
    size_t col;                       /* from 1, in characters */
};

struct yaml_node {
    enum yaml_kind kind;
    enum yaml_style style; /* of a scalar */
    struct yaml_location location;
    const char *text; /* of a scalar; NUL-terminated, valid UTF-8, may hold control characters that
                         were written as escapes (but no NUL) */
    size_t length;
    struct yaml_node *first; /* children of a map or list, in the order of the file */
    struct yaml_node *last;
    size_t count;

    struct yaml_node *next; /* in the parent */
    const char *key;        /* in a parent map */
    struct yaml_location key_location;
};

/* Report an error of the load; always returns STATUS_USAGE. Past YAML_MAX_ERRORS only counts. */
enum status yaml_error(struct yaml_load *load, const struct yaml_location *location,
                       const char *format, ...) __attribute__((format(printf, 3, 4)));

/* Read a whole file ("-": standard input) into the arena. at: what names it, for errors; NULL:
 * none. */
enum status yaml_read_file(struct yaml_load *load, const char *path, const struct yaml_location *at,
                           const char **text, size_t *length);

/* Take a text (borrowed: it must live as long as the arena) as a source, without its byte order
 * mark, and check its characters. NULL after an error. */
const struct yaml_source *yaml_source_new(struct yaml_load *load, const char *name,
                                          const char *text, size_t length);

/* Parse a source from a byte offset on. *root is NULL when there is nothing but comments. */
enum status yaml_parse(struct yaml_load *load, const struct yaml_source *source, size_t offset,
                       struct yaml_node **root);

/* The location in the terms of diag; its strings live as long as the arena. Returns at. */
const struct diag_at *yaml_diag_at(const struct yaml_location *location, struct diag_at *at);

/* The location of a byte of a scalar's text, or the scalar's location if the byte's is unknown. */
struct yaml_location yaml_location_of_byte(const struct yaml_node *scalar, size_t offset);

/* A plain scalar that is empty, "~" or "null". */
bool yaml_is_null(const struct yaml_node *node);

/* NULL: there is none, or this is no map. */
struct yaml_node *yaml_find(const struct yaml_node *map, const char *key);

/* Put a child at the end of a map (with its key set) or list. */
void yaml_append(struct yaml_node *parent, struct yaml_node *child);

/* Follow "a.b[0].c" in an override such as "a.b[0].c=value" from the root, make the maps that are
 * missing, and put the value there in place of what stood. A value that begins with a bracket,
 * brace or quote is YAML; any other is the text as it stands. *root may be NULL before. */
enum status yaml_override(struct yaml_load *load, struct yaml_node **root, const char *name,
                          const char *override);

#endif
