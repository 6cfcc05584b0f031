/* What `nonet --version` prints: the version, how it was built, what it runs with.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_VERSION_H
#define NONET_CLI_VERSION_H

#include "base/text.h"

void version_print(struct text *out);

#endif
