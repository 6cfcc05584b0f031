#include "base/library/expat_calls.h"

#ifdef EXPAT_LIBRARY
LAZY_LOADER(expat_load_error, libexpat_calls, EXPAT_CALLS, EXPAT_LIBRARY)
#else
LAZY_LINKED(expat_load_error)
#endif
