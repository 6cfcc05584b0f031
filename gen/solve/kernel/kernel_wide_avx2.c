/* The wide search (wide_search.h), compiled for AVX2. */
#if defined __x86_64__

#define WIDE_SEARCH wide_search_avx2
#include "gen/solve/wide/wide_search.inc"

#else
typedef int not_an_empty_file;
#endif
