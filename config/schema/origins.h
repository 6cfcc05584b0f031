/* Where each value of a struct was written, by the address that it was read into: what errors point
 * at that are found after reading.
 *
 * Ownership: the origins live in the load's arena. Threads: one owner at a time. */
#ifndef NONET_CONFIG_SCHEMA_ORIGINS_H
#define NONET_CONFIG_SCHEMA_ORIGINS_H

#include "config/yaml/yaml.h"

struct schema_origin {
    const void *address;
    size_t size;
    struct yaml_location location;
    const struct yaml_node *node; /* NULL: known by its location alone */
};

struct schema_origins {
    struct schema_origin *item;
    size_t count;
    size_t capacity;
};

/* Add one. If memory runs out, the arena's failed flag is set. */
void schema_origins_add(struct schema_origins *o, struct arena *arena,
                        const struct schema_origin *origin);

/* What was read into a struct was also read into its copy. */
void schema_origins_copy(struct schema_origins *o, struct arena *arena, const void *from,
                         const void *to, size_t size);

/* The innermost value that holds the address; NULL when there is none. */
const struct schema_origin *schema_origin_of(const struct schema_origins *o, const void *address);

#endif
