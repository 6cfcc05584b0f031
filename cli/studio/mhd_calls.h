/* libmicrohttpd's functions, loaded when the studio starts (base/lazy.h). Include this in place of
 * its header.
 *
 * Call mhd_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_CLI_STUDIO_MHD_CALLS_H
#define NONET_CLI_STUDIO_MHD_CALLS_H

#include <microhttpd.h>

#include "base/lazy.h"

#define MHD_CALLS(CALL)                                                                            \
    CALL(MHD_add_response_header)                                                                  \
    CALL(MHD_create_response_from_buffer)                                                          \
    CALL(MHD_destroy_response)                                                                     \
    CALL(MHD_get_daemon_info)                                                                      \
    CALL(MHD_lookup_connection_value)                                                              \
    CALL(MHD_queue_response)                                                                       \
    CALL(MHD_start_daemon)                                                                         \
    CALL(MHD_stop_daemon)

#ifdef MHD_LIBRARY
LAZY_CALLS(libmicrohttpd_calls, MHD_CALLS)
#define MHD_add_response_header         libmicrohttpd_calls.MHD_add_response_header
#define MHD_create_response_from_buffer libmicrohttpd_calls.MHD_create_response_from_buffer
#define MHD_destroy_response            libmicrohttpd_calls.MHD_destroy_response
#define MHD_get_daemon_info             libmicrohttpd_calls.MHD_get_daemon_info
#define MHD_lookup_connection_value     libmicrohttpd_calls.MHD_lookup_connection_value
#define MHD_queue_response              libmicrohttpd_calls.MHD_queue_response
#define MHD_start_daemon                libmicrohttpd_calls.MHD_start_daemon
#define MHD_stop_daemon                 libmicrohttpd_calls.MHD_stop_daemon
#endif

/* NULL, or why the library cannot be used. */
const char *mhd_load_error(void);

#endif
