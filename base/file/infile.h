/* Reads whole files into memory. This is for files that are small enough to be read at once.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_INFILE_H
#define NONET_BASE_INFILE_H

#include "base/text.h"

/* The hint of the message about a path in a config that leads nowhere. */
#define WHERE_PATHS_BEGIN "a path begins at the config's folder, one of --set at the present one"

/* Does a regular file begin with these bytes, at most INFILE_MARK_BYTES? What a pipe brings can be
 * read only once, so a pipe is never asked. */
enum { INFILE_MARK_BYTES = 32 };
bool infile_begins(const char *path, const char *mark, size_t length);

/* Appends a file's bytes to `out`, at most `limit` of them. Returns 0 or an errno: EFBIG if the
 * file is longer, ENOMEM when out of memory. */
int infile_read(const char *path, size_t limit, struct text *out);

/* The same for a regular file beneath an open folder (beneath.h). It can also return that module's
 * errors. */
int infile_read_beneath(int folder, const char *name, size_t limit, struct text *out);

#endif
