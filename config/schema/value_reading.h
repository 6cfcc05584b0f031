/* What the files share that read the values of fields: the checks of scalars, texts and names, with
 * their messages; and the readers of numbers (read_numbers.c) and lists (read_lists.c), for the
 * table in read_value.c. All return false after reporting a mistake.
 *
 * Threads: one reader, one thread. */
#ifndef NONET_CONFIG_SCHEMA_VALUE_READING_H
#define NONET_CONFIG_SCHEMA_VALUE_READING_H

#include "config/schema/read_value.h"

enum { SHOWN_SIZE = 64 /* of a wrong value, in an error message */ };

/* The beginning of a value, for a message. */
const char *schema_shown(const struct yaml_node *node, char buffer[SHOWN_SIZE]);

/* "name: 'value' FAULT". */
bool schema_fault_at(struct schema_reader *r, const struct schema_field *f,
                     const struct yaml_node *node, const char *fault);

/* One value, no list or map; and without quotes. */
bool schema_wants_scalar(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node);
bool schema_wants_plain(struct schema_reader *r, const struct schema_field *f,
                        const struct yaml_node *node);

bool schema_out_of_memory(struct schema_reader *r);

/* The message ends with the nearest name, and its help has all. */
bool schema_unknown_name(struct schema_reader *r, const struct schema_field *f,
                         const struct yaml_node *node, const char *what,
                         const struct config_names *names);

/* Is there nothing that would vanish or break the page, and not too much? */
bool schema_check_text(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node, size_t length, bool lines);
bool schema_copy_text(struct schema_reader *r, const char *text, size_t length, const char **to);

/* A text of this field: a printed one gets quotation marks, apostrophes and spaces of its language.
 */
bool schema_copy_words(struct schema_reader *r, const struct schema_field *f, const char *text,
                       size_t length, const char **to);

/* Is it a name that the field knows, or a range of such? */
bool schema_check_name(struct schema_reader *r, const struct schema_field *f,
                       const struct yaml_node *node);

/* A path, from the directory of the config on. */
bool schema_resolve(struct schema_reader *r, const struct yaml_node *node, const char **to);

/* ---- readers ---- */

/* Reads a value of the field's type into *to. */
typedef bool schema_value_reader(struct schema_reader *r, const struct schema_field *f,
                                 const struct yaml_node *node, void *to);
schema_value_reader schema_read_bool, schema_read_unsigned, schema_read_seed, schema_read_number,
    schema_read_size, schema_read_range, schema_read_cells, schema_read_texts, schema_read_numbers,
    schema_read_pairs, schema_read_counts;

#endif
