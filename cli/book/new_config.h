/* Configs to start from: a sample, or the volume before.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_NEW_CONFIG_H
#define NONET_CLI_NEW_CONFIG_H

#include "base/diag.h"
#include "base/text.h"
#include "cli/studio/studio.h"

/* Write a sample with some values changed, each as "key=value"; all else stays, comments included.
 * STATUS_USAGE: it would be no config then. */
enum status new_config_write(const struct studio_file *sample, const char *const *set,
                             size_t set_count, struct text *out, struct diag *d);

/* Write the config at a path with another seed, the next number in title and series, no ISBN, and
 * the volume's folder among those whose puzzles must not come again. Everything else, comments
 * included, stays as it is. folder: where the volume was made; NULL: the config's name without its
 * ending. */
enum status next_volume_write(const char *path, const char *folder, struct text *out,
                              struct diag *d);

#endif
