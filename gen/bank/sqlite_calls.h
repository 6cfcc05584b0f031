/* libsqlite's functions, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call sqlite_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_GEN_BANK_SQLITE_CALLS_H
#define NONET_GEN_BANK_SQLITE_CALLS_H

#include <sqlite3.h>
#include <stdbool.h>

#include "base/lazy.h"

/* What gen/bank uses. A function that is not in the list is not found by the linker. */
#define SQLITE_CALLS(CALL)                                                                         \
    CALL(sqlite3_bind_double)                                                                      \
    CALL(sqlite3_bind_int)                                                                         \
    CALL(sqlite3_bind_int64)                                                                       \
    CALL(sqlite3_bind_null)                                                                        \
    CALL(sqlite3_bind_parameter_count)                                                             \
    CALL(sqlite3_bind_parameter_index)                                                             \
    CALL(sqlite3_bind_text)                                                                        \
    CALL(sqlite3_busy_timeout)                                                                     \
    CALL(sqlite3_changes)                                                                          \
    CALL(sqlite3_close)                                                                            \
    CALL(sqlite3_column_bytes)                                                                     \
    CALL(sqlite3_column_double)                                                                    \
    CALL(sqlite3_column_int)                                                                       \
    CALL(sqlite3_column_int64)                                                                     \
    CALL(sqlite3_column_text)                                                                      \
    CALL(sqlite3_column_type)                                                                      \
    CALL(sqlite3_create_function)                                                                  \
    CALL(sqlite3_db_config)                                                                        \
    CALL(sqlite3_db_readonly)                                                                      \
    CALL(sqlite3_errcode)                                                                          \
    CALL(sqlite3_errmsg)                                                                           \
    CALL(sqlite3_exec)                                                                             \
    CALL(sqlite3_extended_result_codes)                                                            \
    CALL(sqlite3_finalize)                                                                         \
    CALL(sqlite3_get_autocommit)                                                                   \
    CALL(sqlite3_last_insert_rowid)                                                                \
    CALL(sqlite3_limit)                                                                            \
    CALL(sqlite3_open_v2)                                                                          \
    CALL(sqlite3_prepare_v2)                                                                       \
    CALL(sqlite3_progress_handler)                                                                 \
    CALL(sqlite3_reset)                                                                            \
    CALL(sqlite3_result_int64)                                                                     \
    CALL(sqlite3_snprintf)                                                                         \
    CALL(sqlite3_step)                                                                             \
    CALL(sqlite3_value_int64)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef SQLITE_LIBRARY
LAZY_CALLS(libsqlite_calls, SQLITE_CALLS)

/* clang-format off */
#define sqlite3_bind_double libsqlite_calls.sqlite3_bind_double
#define sqlite3_bind_int libsqlite_calls.sqlite3_bind_int
#define sqlite3_bind_int64 libsqlite_calls.sqlite3_bind_int64
#define sqlite3_bind_null libsqlite_calls.sqlite3_bind_null
#define sqlite3_bind_parameter_count libsqlite_calls.sqlite3_bind_parameter_count
#define sqlite3_bind_parameter_index libsqlite_calls.sqlite3_bind_parameter_index
#define sqlite3_bind_text libsqlite_calls.sqlite3_bind_text
#define sqlite3_busy_timeout libsqlite_calls.sqlite3_busy_timeout
#define sqlite3_changes libsqlite_calls.sqlite3_changes
#define sqlite3_close libsqlite_calls.sqlite3_close
#define sqlite3_column_bytes libsqlite_calls.sqlite3_column_bytes
#define sqlite3_column_double libsqlite_calls.sqlite3_column_double
#define sqlite3_column_int libsqlite_calls.sqlite3_column_int
#define sqlite3_column_int64 libsqlite_calls.sqlite3_column_int64
#define sqlite3_column_text libsqlite_calls.sqlite3_column_text
#define sqlite3_column_type libsqlite_calls.sqlite3_column_type
#define sqlite3_create_function libsqlite_calls.sqlite3_create_function
#define sqlite3_db_config libsqlite_calls.sqlite3_db_config
#define sqlite3_db_readonly libsqlite_calls.sqlite3_db_readonly
#define sqlite3_errcode libsqlite_calls.sqlite3_errcode
#define sqlite3_errmsg libsqlite_calls.sqlite3_errmsg
#define sqlite3_exec libsqlite_calls.sqlite3_exec
#define sqlite3_extended_result_codes libsqlite_calls.sqlite3_extended_result_codes
#define sqlite3_finalize libsqlite_calls.sqlite3_finalize
#define sqlite3_get_autocommit libsqlite_calls.sqlite3_get_autocommit
#define sqlite3_last_insert_rowid libsqlite_calls.sqlite3_last_insert_rowid
#define sqlite3_limit libsqlite_calls.sqlite3_limit
#define sqlite3_open_v2 libsqlite_calls.sqlite3_open_v2
#define sqlite3_prepare_v2 libsqlite_calls.sqlite3_prepare_v2
#define sqlite3_progress_handler libsqlite_calls.sqlite3_progress_handler
#define sqlite3_reset libsqlite_calls.sqlite3_reset
#define sqlite3_result_int64 libsqlite_calls.sqlite3_result_int64
#define sqlite3_snprintf libsqlite_calls.sqlite3_snprintf
#define sqlite3_step libsqlite_calls.sqlite3_step
#define sqlite3_value_int64 libsqlite_calls.sqlite3_value_int64
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *sqlite_load_error(void);

#endif
