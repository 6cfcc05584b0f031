/* The short search (short_search.h), compiled for every processor. */
#define SHORT_SEARCH short_search_portable
#define NARROW       narrow_portable
#include "gen/solve/layouts/short_search.inc"
