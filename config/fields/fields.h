/* The fields of a book's config: the table behind struct book_config and its documents. */
#ifndef NONET_CONFIG_FIELDS_FIELDS_H
#define NONET_CONFIG_FIELDS_FIELDS_H

#include "config/book_config.h"
#include "config/schema/schema.h"

extern const struct schema_map book_fields;

#endif
