/* The reading of a config, for the files that do it: book_config.c reads the fields,
 * config_finish.c checks and fills in what depends on several fields.
 *
 * Threads: one reading, one thread. */
#ifndef NONET_CONFIG_CONFIG_READING_H
#define NONET_CONFIG_CONFIG_READING_H

#include "base/arena.h"
#include "config/book_config.h"
#include "config/schema/read.h"

struct config_record {
    struct arena arena;
    struct schema_origins origins;
    const struct yaml_source *source;
};

/* The reading of one config: the reader, and the record that will own the result. */
struct book_config_reading {
    struct yaml_load load;
    struct schema_reader reader;
    struct config_record *record;
    struct book_config *cfg;
    struct yaml_location whole; /* the file itself, for errors about missing keys */
    const char *language;       /* of this edition; NULL: the first */
};

/* The error of a check that looks at several values, at one of them. */
#define COMPLAIN(r, field, ...)                                                                    \
    yaml_error(&(r)->load, config_location_of((r), (field)), __VA_ARGS__)

const struct yaml_location *config_location_of(struct book_config_reading *r, const void *field);

/* The checks of several fields together, and what a section takes from the book. Mistakes are
 * reported and counted in r->load. */
void config_finish(struct book_config_reading *r);

#endif
