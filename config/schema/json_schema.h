/* The field tables as a JSON Schema, by which editors complete and check a config. Threads: no
 * shared state. */
#ifndef NONET_CONFIG_SCHEMA_JSON_SCHEMA_H
#define NONET_CONFIG_SCHEMA_JSON_SCHEMA_H

#include "config/schema/schema.h"

/* Append the whole document. */
void schema_print_json_schema(const struct schema_map *map,
                              const struct config_vocabulary *vocabulary, struct text *out);

#endif
