#include "gen/bank/use.h"

#include <stdlib.h>

#include "gen/board/canon.h"
#include "gen/format/stream.h"

enum status bank_use_puzzle(struct bank *b, const struct record *r, const char *book, unsigned page,
                            const struct diag_at *at, struct diag *d)
{
    char line[MAX_CELLS + 1];
    struct grid form;
    int64_t id = 0;
    if (!canon(r->variant, &r->givens, &form, NULL)) {
        return diag_error(d, at, "this board has no canonical form");
    }
    enum status status = bank_find(b, r->variant, grid_to_line(r->variant, &form, line), &id, d);
    if (status == STATUS_OK && id == 0) {
        status = diag_error(d, at, "the bank does not have this puzzle");
    }
    return status == STATUS_OK ? bank_use(b, id, book, page, d) : status;
}

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
