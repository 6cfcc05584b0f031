/* Ranges of levels as people write them. */
#ifndef NONET_GEN_GRADE_LEVEL_RANGE_H
#define NONET_GEN_GRADE_LEVEL_RANGE_H

#include "base/diag.h"
#include "gen/grade/level.h"

/* "hard", "easy..hard", "hard.." or "..hard"; an end that is left open stays as it was. A name that
 * is no level, and a range that is empty, is reported as one of --level. */
enum status level_range_parse(const char *text, enum level *low, enum level *high, struct diag *d);

#endif
