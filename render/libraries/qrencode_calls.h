/* The functions of libqrencode, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call qrencode_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_QRENCODE_CALLS_H
#define NONET_RENDER_LIBRARIES_QRENCODE_CALLS_H

#include <qrencode.h>

#include "base/lazy.h"

/* What render/ uses. */
#define QRENCODE_CALLS(CALL)                                                                       \
    CALL(QRcode_encodeString8bit)                                                                  \
    CALL(QRcode_free)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef QRENCODE_LIBRARY
LAZY_CALLS(libqrencode_calls, QRENCODE_CALLS)

/* clang-format off */
#define QRcode_encodeString8bit libqrencode_calls.QRcode_encodeString8bit
#define QRcode_free libqrencode_calls.QRcode_free
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *qrencode_load_error(void);

#endif
