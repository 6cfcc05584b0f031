/* The functions of zlib, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call zlib_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_ZLIB_CALLS_H
#define NONET_RENDER_LIBRARIES_ZLIB_CALLS_H

#include <zlib.h>

#include "base/lazy.h"

/* What render/ uses. */
#define ZLIB_CALLS(CALL)                                                                           \
    CALL(compress2)                                                                                \
    CALL(compressBound)                                                                            \
    CALL(crc32_z)                                                                                  \
    CALL(deflate)                                                                                  \
    CALL(deflateEnd)                                                                               \
    CALL(deflateInit2_)                                                                            \
    CALL(inflate)                                                                                  \
    CALL(inflateEnd)                                                                               \
    CALL(inflateInit_)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef ZLIB_LIBRARY
LAZY_CALLS(libz_calls, ZLIB_CALLS)

/* clang-format off */
#define compress2 libz_calls.compress2
#define compressBound libz_calls.compressBound
#define crc32_z libz_calls.crc32_z
#define deflate libz_calls.deflate
#define deflateEnd libz_calls.deflateEnd
#define deflateInit2_ libz_calls.deflateInit2_
#define inflate libz_calls.inflate
#define inflateEnd libz_calls.inflateEnd
#define inflateInit_ libz_calls.inflateInit_
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *zlib_load_error(void);

#endif
