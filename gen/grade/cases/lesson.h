/* Lessons in techniques, as JSON: what the technique is called, how to find it, and the position in
 * which the example's solution path uses it (examples.h).
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_GRADE_CASES_LESSON_H
#define NONET_GEN_GRADE_CASES_LESSON_H

#include "base/text.h"
#include "gen/grade/technique.h"

/* Append one object, with a member by technique of the set:
 *
 *   "x-wing":{"name":"X-wing","spot":"Pick a digit…","size":9,"puzzle":"…","constraints":[…],
 *             "gone":[3,36,…],"step":{…}}
 *
 * The board is a plain one of that size (all examples have one), as it is before the step, with
 * constraints as in records; gone has pairs of a cell and candidates that the path has removed
 * there (bit d - 1 for digit d), besides those that digits in the same houses rule out; step is
 * that of step_to_json. A technique without an example has only a name and a spot. Nothing is
 * appended for an empty set. */
void lessons_to_json(const struct technique_set *techniques, const char *language,
                     struct text *out);

#endif
