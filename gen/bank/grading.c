#include "gen/bank/grading.h"

#include <stdlib.h>

struct bank_grading *bank_grading_new(bool regrade, bool rate_se)
{
    struct bank_grading *how = calloc(1, sizeof *how);
    if (!how) {
        return NULL;
    }
    how->regrade = regrade;
    how->scratch = grade_scratch_new();
    how->se = rate_se ? se_scratch_new() : NULL;
    if (!how->scratch || (rate_se && !how->se)) {
        bank_grading_drop(how);
        return NULL;
    }
    return how;
}

void bank_grading_drop(struct bank_grading *how)
{
    if (how) {
        grade_scratch_drop(how->scratch);
        se_scratch_drop(how->se);
        free(how);
    }
}
