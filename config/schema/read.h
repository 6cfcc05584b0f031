/* Reading a config by its field tables. Every error is reported at its place, and reading continues
 * after it.
 *
 * Ownership: what is read lives in the load's arena. Threads: one reader, one thread. */
#ifndef NONET_CONFIG_SCHEMA_READ_H
#define NONET_CONFIG_SCHEMA_READ_H

#include "config/schema/read_value.h"

/* Read a map into a zeroed struct. node NULL: all defaults. Errors are counted in the load. */
void schema_read(struct schema_reader *r, const struct schema_map *map,
                 const struct yaml_node *node, void *into);

#endif
