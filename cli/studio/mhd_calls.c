#include "cli/studio/mhd_calls.h"

#ifdef MHD_LIBRARY
LAZY_LOADER(mhd_load_error, libmicrohttpd_calls, MHD_CALLS, MHD_LIBRARY)
#else
LAZY_LINKED(mhd_load_error)
#endif
