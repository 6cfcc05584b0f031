/* Whole files into memory, for what is small enough to be read at once.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_INFILE_H
#define NONET_BASE_INFILE_H

#include "base/text.h"

/* The help for a path in a config at which there is nothing. */
#define WHERE_PATHS_BEGIN "a path begins at the config's folder, one of --set at the present one"

/* Append a file's bytes, at most `limit` of them. 0, or errno: EFBIG where there are more, ENOMEM
 * where memory lacks. */
int infile_read(const char *path, size_t limit, struct text *out);

/* The same of a regular file beneath an open folder (beneath.h), and its errors besides. */
int infile_read_beneath(int folder, const char *name, size_t limit, struct text *out);

#endif
