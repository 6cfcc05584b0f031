/* The short form in which links to SudokuPad have their JSON: names of one or two letters without
 * quotes, apostrophes for quotes, nothing for empty objects, t and f, colours without their sign.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_SCL_ZIP_H
#define NONET_GEN_FORMAT_SCL_ZIP_H

#include "base/text.h"

/* Append it, shortened: JSON without spaces. */
void scl_zip(struct text *out, const char *json, size_t length);

/* Append what was shortened as JSON again; JSON comes out as it is. What is neither comes out as
 * something that is no JSON. */
void scl_unzip(struct text *out, const char *zipped, size_t length);

#endif
