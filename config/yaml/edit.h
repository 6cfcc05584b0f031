/* Changing one value of a YAML text and nothing else: comments, order, quotes and line ends of all
 * other lines stay as a person wrote them.
 *
 * Ownership: the caller's text. Threads: no shared state. */
#ifndef NONET_CONFIG_YAML_EDIT_H
#define NONET_CONFIG_YAML_EDIT_H

#include "base/diag.h"
#include "base/json/json_writer.h"
#include "base/span.h"
#include "base/text.h"

/* Write to *out the text with a value at a path such as "page.trim" or "sections[2].count". value:
 * YAML in one line, as JSON is; NULL takes the entry away. Maps that are missing are made; an item
 * may be added behind a list's last. STATUS_USAGE where the text is not YAML, or the path goes
 * through a value that is no map or list. name: what stands for the text in messages. */
enum status yaml_edit(const char *name, const char *yaml, size_t length, const char *path,
                      const char *value, struct text *out, struct diag *d);

/* Write to *out the text with an item of a list, by a path such as "sections[2]", and the item
 * after it in each other's places. STATUS_USAGE also where there are no two such items. */
enum status yaml_swap(const char *name, const char *yaml, size_t length, const char *path,
                      struct text *out, struct diag *d);

/* A YAML text being read: where its values are, and what they are. */
struct yaml_outline;

/* NULL: the text (borrowed) is not YAML, or out of memory. */
struct yaml_outline *yaml_outline_new(const char *yaml, size_t length);
void yaml_outline_drop(struct yaml_outline *o);

/* All values as JSON: numbers, true and false as such, an empty value as null, others as text. */
void yaml_outline_json(const struct yaml_outline *o, struct json_writer *w);

/* The value at a path as JSON, without the entries of these names (which end with NULL) at its top;
 * null where there is no such value. */
void yaml_outline_json_but(const struct yaml_outline *o, const char *path, const char *const *but,
                           struct json_writer *w);

/* The path of the value at a line and column (from 1; characters), as yaml_edit takes it. */
void yaml_outline_path(const struct yaml_outline *o, size_t line, size_t column, struct text *out);

#endif
