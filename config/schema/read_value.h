/* One value of a config, read by its field's type and bounds; for read.c, which walks the maps.
 *
 * Ownership: what is read lives in the load's arena. Threads: one reader, one thread. */
#ifndef NONET_CONFIG_SCHEMA_READ_VALUE_H
#define NONET_CONFIG_SCHEMA_READ_VALUE_H

#include "config/schema/origins.h"
#include "config/schema/schema.h"

struct schema_reader {
    struct yaml_load *load;
    const struct config_vocabulary *vocabulary;
    const char *directory;            /* that relative paths start from */
    const struct yaml_source *source; /* of the file, for errors about missing keys */
    const struct yaml_node *root;     /* may be NULL */
    const char *root_help; /* what to write, where the root is no map; NULL: nothing is said */
    const char *language;  /* of texts that the config gives by language; NULL: none is known */
    const char *absent;    /* a key that the maps being read do not have; NULL: none */
    struct schema_origins origins;
};

/* One value into *to; false after an error. */
bool schema_read_value(struct schema_reader *r, const struct schema_field *field,
                       const struct yaml_node *node, void *to);

/* Remember where the value at an address was written; node NULL: known by its location alone. */
void schema_reader_note(struct schema_reader *r, const void *address, size_t size,
                        const struct yaml_location *location, const struct yaml_node *node);

#endif
