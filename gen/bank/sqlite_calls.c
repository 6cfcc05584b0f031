#include "gen/bank/sqlite_calls.h"

#ifdef SQLITE_LIBRARY
LAZY_LOADER(sqlite_load_error, libsqlite_calls, SQLITE_CALLS, SQLITE_LIBRARY)
#else
LAZY_LINKED(sqlite_load_error)
#endif
