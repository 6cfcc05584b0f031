/* The long search (long_search.h), compiled for AVX2. */
#if defined __x86_64__

#define LONG_SEARCH long_search_avx2
#include "gen/solve/constraint/long_search.inc"

#else
typedef int not_an_empty_file;
#endif
