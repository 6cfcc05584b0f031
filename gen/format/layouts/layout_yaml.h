/* YAML files of houses: a list of maps or names, or a map whose `houses` is one. Apart from
 * layout_file.h, since the engine library goes without libyaml.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_LAYOUT_YAML_H
#define NONET_GEN_FORMAT_LAYOUT_YAML_H

#include "gen/format/layouts/layout_file.h"

/* Append the maps and names, parted by commas. STATUS_USAGE after reporting what is wrong. */
enum status layout_yaml_read(const char *path, struct layout_text *out, struct diag *d);

#endif
