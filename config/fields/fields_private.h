/* What the tables of a book's fields share: fields.c holds the top level, and each part of the
 * config has its own file. Bounds of lengths are in points. */
#ifndef NONET_CONFIG_FIELDS_FIELDS_PRIVATE_H
#define NONET_CONFIG_FIELDS_FIELDS_PRIVATE_H

#include "base/length.h"
#include "config/book_config.h"
#include "config/schema/schema.h"

#define FIELDS_MAP(fields)                                                                         \
    {                                                                                              \
        fields, sizeof(fields) / sizeof((fields)[0])                                               \
    }

enum { LINE_MAX_CHARACTERS = 200, BLOCK_MAX_CHARACTERS = 20000, MAP_MAX_CHARACTERS = 4000 };

/* book_fields.c */
extern const struct schema_map book_fields_book;
extern const struct schema_map book_fields_parts;
extern const struct schema_map book_fields_part_item;
/* page_fields.c */
extern const struct schema_map book_fields_page;
extern const struct schema_map book_fields_home;
/* answers_fields.c */
extern const struct schema_map book_fields_answers;
extern const struct schema_map book_fields_section_answers;
extern const struct schema_map book_fields_section_style;
extern const struct schema_map book_fields_hints;
extern const struct schema_map book_fields_walkthrough;
/* A file each. */
extern const struct schema_map book_fields_style;
extern const struct schema_map book_fields_print;
extern const struct schema_map book_fields_sections;
extern const struct schema_map book_fields_cover;
extern const struct schema_map book_fields_series; /* in cover_fields.c */
extern const struct schema_map book_fields_onix;
extern const struct schema_map book_fields_calendar;

#endif
