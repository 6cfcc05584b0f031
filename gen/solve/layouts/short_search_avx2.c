/* The short search (short_search.h), compiled for AVX2. */
#if defined __x86_64__

#define SHORT_SEARCH short_search_avx2
#define NARROW       narrow_avx2
#include "gen/solve/layouts/short_search.inc"

#else
typedef int not_an_empty_file;
#endif
