/* The functions of nettle, loaded at the first use (base/lazy.h). Include this in place of its
 * headers.
 *
 * Call nettle_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_NETTLE_CALLS_H
#define NONET_RENDER_LIBRARIES_NETTLE_CALLS_H

#include <nettle/base16.h>
#include <nettle/sha2.h>

#include "base/lazy.h"

/* What render/ uses, by the names that the headers' own macros give the functions. */
#define NETTLE_CALLS(CALL)                                                                         \
    CALL(nettle_base16_encode_update)                                                              \
    CALL(nettle_sha256_digest)                                                                     \
    CALL(nettle_sha256_init)                                                                       \
    CALL(nettle_sha256_update)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef NETTLE_LIBRARY
LAZY_CALLS(libnettle_calls, NETTLE_CALLS)

/* clang-format off */
#define nettle_base16_encode_update libnettle_calls.nettle_base16_encode_update
#define nettle_sha256_digest libnettle_calls.nettle_sha256_digest
#define nettle_sha256_init libnettle_calls.nettle_sha256_init
#define nettle_sha256_update libnettle_calls.nettle_sha256_update
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *nettle_load_error(void);

#endif
