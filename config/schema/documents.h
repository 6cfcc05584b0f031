/* The field tables as documents for people. Threads: no shared state. */
#ifndef NONET_CONFIG_SCHEMA_DOCUMENTS_H
#define NONET_CONFIG_SCHEMA_DOCUMENTS_H

#include "config/schema/schema.h"

/* A config that sets every field to its default, with the docs as comments. All append to out. */
void schema_print_defaults(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out);
void schema_print_markdown(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                           struct text *out);
void schema_print_man(const struct schema_map *map, const struct config_vocabulary *vocabulary,
                      struct text *out);

#endif
