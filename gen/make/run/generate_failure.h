/* Why a search ended without a puzzle, for whoever asked for it. */
#ifndef NONET_GEN_MAKE_GENERATE_FAILURE_H
#define NONET_GEN_MAKE_GENERATE_FAILURE_H

#include "gen/make/run/generate.h"
#include "gen/make/search/puzzle_search.h"

/* Report what kept the search for this item from finding a puzzle, and what to ask for instead.
 * Returns STATUS_FAILED. */
enum status generate_failure(const struct generate_request *r, const struct search_item *o);

#endif
