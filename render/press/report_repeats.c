#include "render/press/report_repeats.h"

#include <stdlib.h>
#include <string.h>

#include "gen/bank/bank.h"
#include "render/press/report.h"

struct search {
    const struct book_config *cfg;
    const struct book *book;
    const struct press_puzzles *puzzles;
    struct diag *diag;
    size_t count;
    const char **banked;
};

static const struct record *record_of(const struct search *r, size_t i)
{
    return book_puzzle_at(r->book, i + 1)->record;
}

/* Against the banks of the book's sections; that no two puzzles of the book are isomorphic is a
 * rule of preflight. */
static enum status find_repeats(struct search *r, char *key)
{
    enum status status = STATUS_OK;
    const struct locked_banks *banks = &r->puzzles->banks;
    for (size_t i = 0; i < r->count && status == STATUS_OK; i++) {
        const struct record *record = record_of(r, i);
        const struct press_puzzle *p = &r->puzzles->item[i];
        bool known = banks->count && bank_key(record->variant, &record->givens, key);
        for (size_t b = 0; known && b < banks->count && status == STATUS_OK; b++) {
            int64_t id = 0;
            status = bank_find(banks->open[b].bank, record->variant, key, &id, r->diag);
            if (id && !(p->bank_id == id && p->bank == b)) {
                r->banked[i] = banks->open[b].path;
            }
        }
    }
    return status;
}

static bool is_locked(const struct search *r, const char *path)
{
    const struct locked_banks *banks = &r->puzzles->banks;
    for (size_t b = 0; b < banks->count; b++) {
        if (strcmp(banks->open[b].path, path) == 0) {
            return true;
        }
    }
    return false;
}

/* Against one of the banks that the config names for the report. */
static enum status find_repeats_in(struct search *r, size_t number, char *key)
{
    struct diag_at at;
    const char *path = r->cfg->output.repeats.item[number];
    struct bank *bank = bank_open(path, false, r->diag);
    if (!bank) {
        book_config_at(r->cfg, &r->cfg->output.repeats.item[number], &at);
        return diag_usage(r->diag, &at, "repeats: cannot search this bank");
    }
    enum status status = STATUS_OK;
    for (size_t i = 0; i < r->count && status == STATUS_OK; i++) {
        const struct record *record = record_of(r, i);
        int64_t id = 0;
        if (bank_key(record->variant, &record->givens, key)) {
            status = bank_find(bank, record->variant, key, &id, r->diag);
        }
        r->banked[i] = id ? path : r->banked[i];
    }
    bank_close(bank);
    return status;
}

static enum status find_all_repeats(struct search *r)
{
    char *key = malloc(BANK_KEY_SIZE);
    enum status status = key ? find_repeats(r, key) : diag_error(r->diag, NULL, OUT_OF_MEMORY);
    for (size_t i = 0; i < r->cfg->output.repeats.count && status == STATUS_OK; i++) {
        if (!is_locked(r, r->cfg->output.repeats.item[i])) {
            status = find_repeats_in(r, i, key);
        }
    }
    free(key);
    return status;
}

enum status report_find_repeats(const struct book_config *cfg, const struct book *book,
                                const struct press_puzzles *puzzles, const char **banked,
                                struct diag *d)
{
    struct search r = {cfg, book, puzzles, d, book_puzzle_count(book), banked};
    return find_all_repeats(&r);
}
