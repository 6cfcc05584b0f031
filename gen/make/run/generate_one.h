/* One fresh puzzle, for whoever wants no more.
 *
 * Threads: it starts one, which has ended when the function returns. */
#ifndef NONET_GEN_MAKE_GENERATE_ONE_H
#define NONET_GEN_MAKE_GENERATE_ONE_H

#include "base/diag.h"
#include "gen/board/layout_choice.h"
#include "gen/board/record.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/grade.h"

/* The puzzle of this seed, with constraints of the requested kinds. level NULL: any. STATUS_FAILED
 * after reporting that none was found. */
enum status generate_one(const struct layout_choice *choice,
                         const struct constraint_spec *constraints, const enum level *level,
                         uint64_t seed, struct record *out, struct diag *d);

#endif
