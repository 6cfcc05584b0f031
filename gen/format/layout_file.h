/* Files of maps: a letter a cell, blanks and line ends left out; of houses, maps parted by empty
 * lines, or a YAML file whose `houses` is a list of such maps or names.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_LAYOUT_FILE_H
#define NONET_GEN_FORMAT_LAYOUT_FILE_H

#include "config/diag.h"
#include "config/text.h"

/* Append the maps, parted by commas. STATUS_USAGE after reporting what is wrong. */
enum status layout_file_read(const char *path, struct text *out, struct diag *d);

#endif
