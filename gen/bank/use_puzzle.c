#include "gen/bank/use_puzzle.h"

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
