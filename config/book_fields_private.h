/* What the tables of a book's fields share: book_fields.c holds the top level, and each part of the
 * config has a file of its own, book_fields_PART.c. */
#ifndef NONET_CONFIG_BOOK_FIELDS_PRIVATE_H
#define NONET_CONFIG_BOOK_FIELDS_PRIVATE_H

#include "config/book_config.h"
#include "config/schema.h"

/* Bounds of lengths are in points. */
#define MM   (72 / 25.4)
#define INCH 72.0

#define FIELDS_MAP(fields)                                                                         \
    {                                                                                              \
        fields, sizeof(fields) / sizeof((fields)[0])                                               \
    }

enum { LINE_MAX_CHARACTERS = 200, BLOCK_MAX_CHARACTERS = 20000 };

/* book_fields_book.c */
extern const struct schema_map book_fields_book;
extern const struct schema_map book_fields_parts;
/* book_fields_page.c */
extern const struct schema_map book_fields_page;
extern const struct schema_map book_fields_home;
/* book_fields_answers.c */
extern const struct schema_map book_fields_answers;
extern const struct schema_map book_fields_hints;
extern const struct schema_map book_fields_walkthrough;
/* A file each. */
extern const struct schema_map book_fields_style;
extern const struct schema_map book_fields_sections;
extern const struct schema_map book_fields_cover;

#endif
