/* The functions of libyaml, loaded at the first use (base/lazy.h). Include this in place of its
 * header.
 *
 * Call libyaml_load_error before any other function; where that gives a text, call none.
 *
 * Threads: any number at once. */
#ifndef NONET_CONFIG_YAML_LIBYAML_CALLS_H
#define NONET_CONFIG_YAML_LIBYAML_CALLS_H

#include <yaml.h>

#include "base/lazy.h"

/* What config/ uses. */
#define LIBYAML_CALLS(CALL)                                                                        \
    CALL(yaml_event_delete)                                                                        \
    CALL(yaml_parser_delete)                                                                       \
    CALL(yaml_parser_initialize)                                                                   \
    CALL(yaml_parser_parse)                                                                        \
    CALL(yaml_parser_set_encoding)                                                                 \
    CALL(yaml_parser_set_input_string)

/* Where the program is linked with the library, the calls are plain ones. */
#ifdef YAML_LIBRARY
LAZY_CALLS(libyaml_calls, LIBYAML_CALLS)

/* clang-format off */
#define yaml_event_delete libyaml_calls.yaml_event_delete
#define yaml_parser_delete libyaml_calls.yaml_parser_delete
#define yaml_parser_initialize libyaml_calls.yaml_parser_initialize
#define yaml_parser_parse libyaml_calls.yaml_parser_parse
#define yaml_parser_set_encoding libyaml_calls.yaml_parser_set_encoding
#define yaml_parser_set_input_string libyaml_calls.yaml_parser_set_input_string
/* clang-format on */
#endif

/* Load it where it is not loaded yet. NULL, or why it cannot be called. */
const char *libyaml_load_error(void);

#endif
