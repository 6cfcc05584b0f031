/* libqpdf's functions, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call libqpdf_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_RENDER_LIBRARIES_QPDF_CALLS_H
#define NONET_RENDER_LIBRARIES_QPDF_CALLS_H

#include <qpdf/qpdf-c.h>
#include <stdbool.h>

#include "base/lazy.h"

/* What render/ uses. A function that is not in the list is not found by the linker. */
#define QPDF_CALLS(CALL)                                                                           \
    CALL(qpdf_cleanup)                                                                             \
    CALL(qpdf_get_buffer)                                                                          \
    CALL(qpdf_get_buffer_length)                                                                   \
    CALL(qpdf_get_error)                                                                           \
    CALL(qpdf_get_error_file_position)                                                             \
    CALL(qpdf_get_error_message_detail)                                                            \
    CALL(qpdf_get_num_pages)                                                                       \
    CALL(qpdf_get_object_by_id)                                                                    \
    CALL(qpdf_get_page_n)                                                                          \
    CALL(qpdf_get_trailer)                                                                         \
    CALL(qpdf_has_error)                                                                           \
    CALL(qpdf_init)                                                                                \
    CALL(qpdf_init_write_memory)                                                                   \
    CALL(qpdf_make_indirect_object)                                                                \
    CALL(qpdf_more_warnings)                                                                       \
    CALL(qpdf_next_warning)                                                                        \
    CALL(qpdf_oh_append_item)                                                                      \
    CALL(qpdf_oh_begin_dict_key_iter)                                                              \
    CALL(qpdf_oh_copy_foreign_object)                                                              \
    CALL(qpdf_oh_dict_more_keys)                                                                   \
    CALL(qpdf_oh_dict_next_key)                                                                    \
    CALL(qpdf_oh_get_array_item)                                                                   \
    CALL(qpdf_oh_get_array_n_items)                                                                \
    CALL(qpdf_oh_get_binary_string_value)                                                          \
    CALL(qpdf_oh_get_dict)                                                                         \
    CALL(qpdf_oh_get_key)                                                                          \
    CALL(qpdf_oh_get_object_id)                                                                    \
    CALL(qpdf_oh_get_page_content_data)                                                            \
    CALL(qpdf_oh_get_stream_data)                                                                  \
    CALL(qpdf_oh_get_utf8_value)                                                                   \
    CALL(qpdf_oh_get_value_as_longlong)                                                            \
    CALL(qpdf_oh_get_value_as_number)                                                              \
    CALL(qpdf_oh_is_array)                                                                         \
    CALL(qpdf_oh_is_dictionary)                                                                    \
    CALL(qpdf_oh_is_name_and_equals)                                                               \
    CALL(qpdf_oh_is_null)                                                                          \
    CALL(qpdf_oh_is_stream)                                                                        \
    CALL(qpdf_oh_is_string)                                                                        \
    CALL(qpdf_oh_new_array)                                                                        \
    CALL(qpdf_oh_new_dictionary)                                                                   \
    CALL(qpdf_oh_new_name)                                                                         \
    CALL(qpdf_oh_new_null)                                                                         \
    CALL(qpdf_oh_new_real_from_double)                                                             \
    CALL(qpdf_oh_new_stream)                                                                       \
    CALL(qpdf_oh_release_all)                                                                      \
    CALL(qpdf_oh_remove_key)                                                                       \
    CALL(qpdf_oh_replace_key)                                                                      \
    CALL(qpdf_oh_replace_stream_data)                                                              \
    CALL(qpdf_oh_set_array_item)                                                                   \
    CALL(qpdf_oh_unparse_resolved)                                                                 \
    CALL(qpdf_read_memory)                                                                         \
    CALL(qpdf_set_attempt_recovery)                                                                \
    CALL(qpdf_set_deterministic_ID)                                                                \
    CALL(qpdf_set_minimum_pdf_version)                                                             \
    CALL(qpdf_set_object_stream_mode)                                                              \
    CALL(qpdf_set_suppress_warnings)                                                               \
    CALL(qpdf_silence_errors)                                                                      \
    CALL(qpdf_write)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef QPDF_LIBRARY
LAZY_CALLS(libqpdf_calls, QPDF_CALLS)

/* clang-format off */
#define qpdf_cleanup libqpdf_calls.qpdf_cleanup
#define qpdf_get_buffer libqpdf_calls.qpdf_get_buffer
#define qpdf_get_buffer_length libqpdf_calls.qpdf_get_buffer_length
#define qpdf_get_error libqpdf_calls.qpdf_get_error
#define qpdf_get_error_file_position libqpdf_calls.qpdf_get_error_file_position
#define qpdf_get_error_message_detail libqpdf_calls.qpdf_get_error_message_detail
#define qpdf_get_num_pages libqpdf_calls.qpdf_get_num_pages
#define qpdf_get_object_by_id libqpdf_calls.qpdf_get_object_by_id
#define qpdf_get_page_n libqpdf_calls.qpdf_get_page_n
#define qpdf_get_trailer libqpdf_calls.qpdf_get_trailer
#define qpdf_has_error libqpdf_calls.qpdf_has_error
#define qpdf_init libqpdf_calls.qpdf_init
#define qpdf_init_write_memory libqpdf_calls.qpdf_init_write_memory
#define qpdf_make_indirect_object libqpdf_calls.qpdf_make_indirect_object
#define qpdf_more_warnings libqpdf_calls.qpdf_more_warnings
#define qpdf_next_warning libqpdf_calls.qpdf_next_warning
#define qpdf_oh_append_item libqpdf_calls.qpdf_oh_append_item
#define qpdf_oh_begin_dict_key_iter libqpdf_calls.qpdf_oh_begin_dict_key_iter
#define qpdf_oh_copy_foreign_object libqpdf_calls.qpdf_oh_copy_foreign_object
#define qpdf_oh_dict_more_keys libqpdf_calls.qpdf_oh_dict_more_keys
#define qpdf_oh_dict_next_key libqpdf_calls.qpdf_oh_dict_next_key
#define qpdf_oh_get_array_item libqpdf_calls.qpdf_oh_get_array_item
#define qpdf_oh_get_array_n_items libqpdf_calls.qpdf_oh_get_array_n_items
#define qpdf_oh_get_binary_string_value libqpdf_calls.qpdf_oh_get_binary_string_value
#define qpdf_oh_get_dict libqpdf_calls.qpdf_oh_get_dict
#define qpdf_oh_get_key libqpdf_calls.qpdf_oh_get_key
#define qpdf_oh_get_object_id libqpdf_calls.qpdf_oh_get_object_id
#define qpdf_oh_get_page_content_data libqpdf_calls.qpdf_oh_get_page_content_data
#define qpdf_oh_get_stream_data libqpdf_calls.qpdf_oh_get_stream_data
#define qpdf_oh_get_utf8_value libqpdf_calls.qpdf_oh_get_utf8_value
#define qpdf_oh_get_value_as_longlong libqpdf_calls.qpdf_oh_get_value_as_longlong
#define qpdf_oh_get_value_as_number libqpdf_calls.qpdf_oh_get_value_as_number
#define qpdf_oh_is_array libqpdf_calls.qpdf_oh_is_array
#define qpdf_oh_is_dictionary libqpdf_calls.qpdf_oh_is_dictionary
#define qpdf_oh_is_name_and_equals libqpdf_calls.qpdf_oh_is_name_and_equals
#define qpdf_oh_is_null libqpdf_calls.qpdf_oh_is_null
#define qpdf_oh_is_stream libqpdf_calls.qpdf_oh_is_stream
#define qpdf_oh_is_string libqpdf_calls.qpdf_oh_is_string
#define qpdf_oh_new_array libqpdf_calls.qpdf_oh_new_array
#define qpdf_oh_new_dictionary libqpdf_calls.qpdf_oh_new_dictionary
#define qpdf_oh_new_name libqpdf_calls.qpdf_oh_new_name
#define qpdf_oh_new_null libqpdf_calls.qpdf_oh_new_null
#define qpdf_oh_new_real_from_double libqpdf_calls.qpdf_oh_new_real_from_double
#define qpdf_oh_new_stream libqpdf_calls.qpdf_oh_new_stream
#define qpdf_oh_release_all libqpdf_calls.qpdf_oh_release_all
#define qpdf_oh_remove_key libqpdf_calls.qpdf_oh_remove_key
#define qpdf_oh_replace_key libqpdf_calls.qpdf_oh_replace_key
#define qpdf_oh_replace_stream_data libqpdf_calls.qpdf_oh_replace_stream_data
#define qpdf_oh_set_array_item libqpdf_calls.qpdf_oh_set_array_item
#define qpdf_oh_unparse_resolved libqpdf_calls.qpdf_oh_unparse_resolved
#define qpdf_read_memory libqpdf_calls.qpdf_read_memory
#define qpdf_set_attempt_recovery libqpdf_calls.qpdf_set_attempt_recovery
#define qpdf_set_deterministic_ID libqpdf_calls.qpdf_set_deterministic_ID
#define qpdf_set_minimum_pdf_version libqpdf_calls.qpdf_set_minimum_pdf_version
#define qpdf_set_object_stream_mode libqpdf_calls.qpdf_set_object_stream_mode
#define qpdf_set_suppress_warnings libqpdf_calls.qpdf_set_suppress_warnings
#define qpdf_silence_errors libqpdf_calls.qpdf_silence_errors
#define qpdf_write libqpdf_calls.qpdf_write
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *libqpdf_load_error(void);

#endif
