/* Ranges of levels as users write them. */
#ifndef NONET_GEN_GRADE_LEVEL_RANGE_H
#define NONET_GEN_GRADE_LEVEL_RANGE_H

#include "base/diag.h"
#include "gen/grade/level.h"

/* Parses "hard", "easy..hard", "hard.." or "..hard". An end that is left out keeps its value. An
 * unknown level or an empty range is reported as an error of --level. */
enum status level_range_parse(const char *text, enum level *low, enum level *high, struct diag *d);

#endif
