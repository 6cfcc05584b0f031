/* Technique cases: positions in which one technique has one known result.
 *
 * A file has one case on each line, in HoDoKu's library format:
 * :code[-variant]:candidates:givens:deleted:eliminations:placements:extra
 *
 * In givens, `+d` is a placed digit, `d` a given and `.` an empty cell. The lists have items
 * <digit><row><column>, separated by spaces. Variant x means that the technique must not be found.
 * Empty lines and lines that start with # are skipped. Classic boards only. */
#ifndef NONET_GEN_GRADE_CASES_CASES_H
#define NONET_GEN_GRADE_CASES_CASES_H

#include <stdio.h>

#include "base/text.h"
#include "gen/grade/grade.h"

/* Runs every case of a stream. Adds a table to `out` (tab-separated, with a header, one row for
 * each code and a total), and then a line for each case that failed. A case passes if one instance
 * of the technique has exactly the expected result. `name` is the stream's name for messages.
 * Returns STATUS_FAILED if a line cannot be read; the other lines still run. */
enum status cases_run(FILE *in, const char *name, struct grade_scratch *s, struct text *out,
                      struct diag *d);

#endif
