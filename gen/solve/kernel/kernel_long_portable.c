/* The long search (long_search.h), compiled for every processor. */
#define LONG_SEARCH long_search_portable
#include "gen/solve/constraint/long_search.inc"
