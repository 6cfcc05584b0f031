/* The functions of libjpeg, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call jpeg_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_JPEG_CALLS_H
#define NONET_RENDER_LIBRARIES_JPEG_CALLS_H

/* jpeglib.h needs it. */
#include <stdio.h>

#include <jpeglib.h>

#include "base/lazy.h"

/* What render/ uses. */
#define JPEG_CALLS(CALL)                                                                           \
    CALL(jpeg_CreateCompress)                                                                      \
    CALL(jpeg_CreateDecompress)                                                                    \
    CALL(jpeg_destroy_compress)                                                                    \
    CALL(jpeg_destroy_decompress)                                                                  \
    CALL(jpeg_finish_compress)                                                                     \
    CALL(jpeg_finish_decompress)                                                                   \
    CALL(jpeg_mem_dest)                                                                            \
    CALL(jpeg_mem_src)                                                                             \
    CALL(jpeg_read_header)                                                                         \
    CALL(jpeg_read_scanlines)                                                                      \
    CALL(jpeg_set_defaults)                                                                        \
    CALL(jpeg_set_quality)                                                                         \
    CALL(jpeg_start_compress)                                                                      \
    CALL(jpeg_start_decompress)                                                                    \
    CALL(jpeg_std_error)                                                                           \
    CALL(jpeg_write_scanlines)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef JPEG_LIBRARY
LAZY_CALLS(libjpeg_calls, JPEG_CALLS)

/* clang-format off */
#define jpeg_CreateCompress libjpeg_calls.jpeg_CreateCompress
#define jpeg_CreateDecompress libjpeg_calls.jpeg_CreateDecompress
#define jpeg_destroy_compress libjpeg_calls.jpeg_destroy_compress
#define jpeg_destroy_decompress libjpeg_calls.jpeg_destroy_decompress
#define jpeg_finish_compress libjpeg_calls.jpeg_finish_compress
#define jpeg_finish_decompress libjpeg_calls.jpeg_finish_decompress
#define jpeg_mem_dest libjpeg_calls.jpeg_mem_dest
#define jpeg_mem_src libjpeg_calls.jpeg_mem_src
#define jpeg_read_header libjpeg_calls.jpeg_read_header
#define jpeg_read_scanlines libjpeg_calls.jpeg_read_scanlines
#define jpeg_set_defaults libjpeg_calls.jpeg_set_defaults
#define jpeg_set_quality libjpeg_calls.jpeg_set_quality
#define jpeg_start_compress libjpeg_calls.jpeg_start_compress
#define jpeg_start_decompress libjpeg_calls.jpeg_start_decompress
#define jpeg_std_error libjpeg_calls.jpeg_std_error
#define jpeg_write_scanlines libjpeg_calls.jpeg_write_scanlines
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *jpeg_load_error(void);

#endif
