#include "gen/bank/use_puzzle.h"

enum status bank_use_puzzle(struct bank *b, const struct record *r, const char *book, unsigned page,
                            const struct diag_at *at, struct diag *d)
{
    char key[BANK_KEY_SIZE];
    int64_t id = 0;
    if (!bank_key(r->variant, &r->givens, key)) {
        return diag_error(d, at, "this board has no canonical form");
    }
    enum status status = bank_find(b, r->variant, key, &id, d);
    if (status == STATUS_OK && id == 0) {
        status = diag_error(d, at, "this puzzle is not in the bank");
    }
    return status == STATUS_OK ? bank_use(b, id, book, page, d) : status;
}
