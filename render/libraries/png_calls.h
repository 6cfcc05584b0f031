/* The functions of libpng, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call png_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_PNG_CALLS_H
#define NONET_RENDER_LIBRARIES_PNG_CALLS_H

#include <png.h>

#include "base/lazy.h"

/* What render/ uses. */
#define PNG_CALLS(CALL)                                                                            \
    CALL(png_create_info_struct)                                                                   \
    CALL(png_create_write_struct)                                                                  \
    CALL(png_destroy_write_struct)                                                                 \
    CALL(png_get_io_ptr)                                                                           \
    CALL(png_image_begin_read_from_memory)                                                         \
    CALL(png_image_finish_read)                                                                    \
    CALL(png_image_free)                                                                           \
    CALL(png_image_write_to_memory)                                                                \
    CALL(png_set_IHDR)                                                                             \
    CALL(png_set_compression_level)                                                                \
    CALL(png_set_filter)                                                                           \
    CALL(png_set_longjmp_fn)                                                                       \
    CALL(png_set_pHYs)                                                                             \
    CALL(png_set_write_fn)                                                                         \
    CALL(png_write_end)                                                                            \
    CALL(png_write_info)                                                                           \
    CALL(png_write_row)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef PNG_LIBRARY
LAZY_CALLS(libpng_calls, PNG_CALLS)

/* clang-format off */
#define png_create_info_struct libpng_calls.png_create_info_struct
#define png_create_write_struct libpng_calls.png_create_write_struct
#define png_destroy_write_struct libpng_calls.png_destroy_write_struct
#define png_get_io_ptr libpng_calls.png_get_io_ptr
#define png_image_begin_read_from_memory libpng_calls.png_image_begin_read_from_memory
#define png_image_finish_read libpng_calls.png_image_finish_read
#define png_image_free libpng_calls.png_image_free
#define png_image_write_to_memory libpng_calls.png_image_write_to_memory
#define png_set_IHDR libpng_calls.png_set_IHDR
#define png_set_compression_level libpng_calls.png_set_compression_level
#define png_set_filter libpng_calls.png_set_filter
#define png_set_longjmp_fn libpng_calls.png_set_longjmp_fn
#define png_set_pHYs libpng_calls.png_set_pHYs
#define png_set_write_fn libpng_calls.png_set_write_fn
#define png_write_end libpng_calls.png_write_end
#define png_write_info libpng_calls.png_write_info
#define png_write_row libpng_calls.png_write_row
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *png_load_error(void);

#endif
