/* The functions of HarfBuzz and of its subsetter, loaded at the first use (base/lazy.h). Include
 * this in place of their headers.
 *
 * Call harfbuzz_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_HARFBUZZ_CALLS_H
#define NONET_RENDER_LIBRARIES_HARFBUZZ_CALLS_H

#include <hb-ot.h>
#include <hb-subset.h>
#include <hb.h>

#include "base/lazy.h"

/* What render/ uses. The subsetter's library gives those of the first as well. */
#define HARFBUZZ_CALLS(CALL)                                                                       \
    CALL(hb_blob_create_from_file_or_fail)                                                         \
    CALL(hb_blob_destroy)                                                                          \
    CALL(hb_blob_get_data)                                                                         \
    CALL(hb_buffer_add_utf8)                                                                       \
    CALL(hb_buffer_allocation_successful)                                                          \
    CALL(hb_buffer_create)                                                                         \
    CALL(hb_buffer_destroy)                                                                        \
    CALL(hb_buffer_get_glyph_infos)                                                                \
    CALL(hb_buffer_get_glyph_positions)                                                            \
    CALL(hb_buffer_guess_segment_properties)                                                       \
    CALL(hb_buffer_reset)                                                                          \
    CALL(hb_buffer_set_language)                                                                   \
    CALL(hb_face_create)                                                                           \
    CALL(hb_face_destroy)                                                                          \
    CALL(hb_face_get_glyph_count)                                                                  \
    CALL(hb_face_reference_blob)                                                                   \
    CALL(hb_face_reference_table)                                                                  \
    CALL(hb_font_create)                                                                           \
    CALL(hb_font_destroy)                                                                          \
    CALL(hb_language_from_string)                                                                  \
    CALL(hb_ot_layout_has_positioning)                                                             \
    CALL(hb_ot_layout_has_substitution)                                                            \
    CALL(hb_ot_layout_table_get_feature_tags)                                                      \
    CALL(hb_set_add)                                                                               \
    CALL(hb_shape)                                                                                 \
    CALL(hb_subset_input_create_or_fail)                                                           \
    CALL(hb_subset_input_destroy)                                                                  \
    CALL(hb_subset_input_glyph_set)                                                                \
    CALL(hb_subset_input_set)                                                                      \
    CALL(hb_subset_input_set_flags)                                                                \
    CALL(hb_subset_or_fail)

/* Where the program is linked with the libraries, the calls are plain ones. */
#ifdef HARFBUZZ_LIBRARY
LAZY_CALLS(libharfbuzz_calls, HARFBUZZ_CALLS)

/* clang-format off */
#define hb_blob_create_from_file_or_fail libharfbuzz_calls.hb_blob_create_from_file_or_fail
#define hb_blob_destroy libharfbuzz_calls.hb_blob_destroy
#define hb_blob_get_data libharfbuzz_calls.hb_blob_get_data
#define hb_buffer_add_utf8 libharfbuzz_calls.hb_buffer_add_utf8
#define hb_buffer_allocation_successful libharfbuzz_calls.hb_buffer_allocation_successful
#define hb_buffer_create libharfbuzz_calls.hb_buffer_create
#define hb_buffer_destroy libharfbuzz_calls.hb_buffer_destroy
#define hb_buffer_get_glyph_infos libharfbuzz_calls.hb_buffer_get_glyph_infos
#define hb_buffer_get_glyph_positions libharfbuzz_calls.hb_buffer_get_glyph_positions
#define hb_buffer_guess_segment_properties libharfbuzz_calls.hb_buffer_guess_segment_properties
#define hb_buffer_reset libharfbuzz_calls.hb_buffer_reset
#define hb_buffer_set_language libharfbuzz_calls.hb_buffer_set_language
#define hb_face_create libharfbuzz_calls.hb_face_create
#define hb_face_destroy libharfbuzz_calls.hb_face_destroy
#define hb_face_get_glyph_count libharfbuzz_calls.hb_face_get_glyph_count
#define hb_face_reference_blob libharfbuzz_calls.hb_face_reference_blob
#define hb_face_reference_table libharfbuzz_calls.hb_face_reference_table
#define hb_font_create libharfbuzz_calls.hb_font_create
#define hb_font_destroy libharfbuzz_calls.hb_font_destroy
#define hb_language_from_string libharfbuzz_calls.hb_language_from_string
#define hb_ot_layout_has_positioning libharfbuzz_calls.hb_ot_layout_has_positioning
#define hb_ot_layout_has_substitution libharfbuzz_calls.hb_ot_layout_has_substitution
#define hb_ot_layout_table_get_feature_tags libharfbuzz_calls.hb_ot_layout_table_get_feature_tags
#define hb_set_add libharfbuzz_calls.hb_set_add
#define hb_shape libharfbuzz_calls.hb_shape
#define hb_subset_input_create_or_fail libharfbuzz_calls.hb_subset_input_create_or_fail
#define hb_subset_input_destroy libharfbuzz_calls.hb_subset_input_destroy
#define hb_subset_input_glyph_set libharfbuzz_calls.hb_subset_input_glyph_set
#define hb_subset_input_set libharfbuzz_calls.hb_subset_input_set
#define hb_subset_input_set_flags libharfbuzz_calls.hb_subset_input_set_flags
#define hb_subset_or_fail libharfbuzz_calls.hb_subset_or_fail
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *harfbuzz_load_error(void);

#endif
