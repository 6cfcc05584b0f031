/* The wide search (wide_search.h), compiled for AVX-512. */
#if defined __x86_64__

#define WIDE_SEARCH wide_search_avx512
#include "gen/solve/wide/wide_search.inc"

#else
typedef int not_an_empty_file;
#endif
