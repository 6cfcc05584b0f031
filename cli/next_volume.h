/* The config of a series' next volume, from that of the one before.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_NEXT_VOLUME_H
#define NONET_CLI_NEXT_VOLUME_H

#include "base/diag.h"
#include "base/text.h"

/* Write the config at a path with another seed, the next number in title and series, no ISBN, and
 * the volume's folder among those whose puzzles must not come again. Everything else, comments
 * included, stays as it is. folder: where the volume was made; NULL: the config's name without its
 * ending. */
enum status next_volume_write(const char *path, const char *folder, struct text *out,
                              struct diag *d);

#endif
