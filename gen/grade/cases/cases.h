/* Technique cases: positions in which one technique has one stated result.
 *
 * A file has a case a line, in HoDoKu's library format:
 *   :code[-variant]:candidates:givens:deleted:eliminations:placements:extra
 * In givens `+d` is a placed digit, `d` a given, `.` an empty cell. The lists hold items
 * <digit><row><column>, separated by spaces. Variant x: the technique must not be found. Lines that
 * start with # and empty lines are skipped. Classic boards only. */
#ifndef NONET_GEN_GRADE_CASES_CASES_H
#define NONET_GEN_GRADE_CASES_CASES_H

#include <stdio.h>

#include "base/text.h"
#include "gen/grade/grade.h"

/* Run every case of a stream and add a table (tab-separated, a row a code, with a header and a
 * total) and then a line for each case that was not reproduced to `out`. A case is reproduced when
 * one instance of the technique has exactly the stated result. `name` is the stream's, for
 * messages. STATUS_FAILED where a line cannot be read; the others are still run. */
enum status cases_run(FILE *in, const char *name, struct grade_scratch *s, struct text *out,
                      struct diag *d);

#endif
