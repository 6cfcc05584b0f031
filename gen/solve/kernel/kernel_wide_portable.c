/* The wide search (wide_search.h), compiled for every processor. */
#define WIDE_SEARCH wide_search_portable
#include "gen/solve/wide/wide_search.inc"
