#include "config/yaml/libyaml_calls.h"

#ifdef YAML_LIBRARY
LAZY_LOADER(libyaml_load_error, libyaml_calls, LIBYAML_CALLS, YAML_LIBRARY)
#else
LAZY_LINKED(libyaml_load_error)
#endif
