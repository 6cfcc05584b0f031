/* Changing one value of a YAML text and nothing else: comments, order, quotes and line ends of all
 * other lines stay as a person wrote them.
 *
 * Ownership: the caller's text. Threads: no shared state. */
#ifndef NONET_CONFIG_YAML_EDIT_H
#define NONET_CONFIG_YAML_EDIT_H

#include "base/diag.h"
#include "base/text.h"

/* Write to *out the text with a value at a path such as "page.trim" or "sections[2].count". value:
 * YAML in one line, as JSON is; NULL takes the entry away. Maps that are missing are made; an item
 * may be added behind a list's last. STATUS_USAGE where the text is not YAML, or the path goes
 * through a value that is no map or list. name: what stands for the text in messages. */
enum status yaml_edit(const char *name, const char *yaml, size_t length, const char *path,
                      const char *value, struct text *out, struct diag *d);

#endif
