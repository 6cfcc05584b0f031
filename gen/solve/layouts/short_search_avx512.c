/* The short search (short_search.h), compiled for AVX-512. */
#if defined __x86_64__

#define SHORT_SEARCH short_search_avx512
#define NARROW       narrow_avx512
#include "gen/solve/layouts/short_search.inc"

#else
typedef int not_an_empty_file;
#endif
