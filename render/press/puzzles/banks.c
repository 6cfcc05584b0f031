#include "render/press/puzzles/banks.h"

#include <string.h>

enum status locked_banks_open(struct locked_banks *banks, const struct book_config *cfg,
                              const struct config_section *section, size_t *index, struct diag *d)
{
    struct diag_at at;
    for (size_t i = 0; i < banks->count; i++) {
        if (strcmp(banks->open[i].path, section->path) == 0) {
            *index = i;
            return STATUS_OK;
        }
    }
    book_config_at(cfg, &section->path, &at);
    if (banks->count == LOCKED_BANKS_MAX) {
        return diag_usage(d, &at, "a book can use at most %d banks", LOCKED_BANKS_MAX);
    }
    struct bank *bank = bank_open(section->path, false, d);
    bool marked = bank && !bank_is_read_only(bank);
    if (!bank || (marked && bank_begin(bank, d) != STATUS_OK)) {
        bank_close(bank);
        return diag_usage(d, &at, "cannot use the bank of this section");
    }
    if (!marked) {
        d->hint = "copy the bank to a place where you can write, so that no other book takes these "
                  "puzzles";
        diag_warning(d, &at,
                     "this bank is read-only, so the book's puzzles are not marked as used");
    }
    *index = banks->count;
    banks->open[banks->count].path = section->path;
    banks->open[banks->count++].bank = bank;
    return STATUS_OK;
}

enum status locked_banks_release(struct locked_banks *banks, const char *book, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < banks->count && status == STATUS_OK; i++) {
        struct bank *bank = banks->open[i].bank;
        status = bank_is_read_only(bank) ? STATUS_OK : bank_release(bank, book, d);
    }
    return status;
}

enum status locked_banks_commit(struct locked_banks *banks, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < banks->count && status == STATUS_OK; i++) {
        struct bank *bank = banks->open[i].bank;
        status = bank_is_read_only(bank) ? STATUS_OK : bank_commit(bank, d);
    }
    return status;
}

void locked_banks_close(struct locked_banks *banks)
{
    for (size_t i = 0; i < banks->count; i++) {
        bank_rollback(banks->open[i].bank);
        bank_close(banks->open[i].bank);
    }
    memset(banks, 0, sizeof *banks);
}
