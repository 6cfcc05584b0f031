#include "cli/book_banks.h"

#include <stdlib.h>
#include <string.h>

static const char *book_name(const struct book_config *cfg)
{
    return cfg->output.name ? cfg->output.name : cfg->stem;
}

static enum status find_bank(struct book_banks *banks, const struct book_config *cfg,
                             const struct config_section *section, size_t *index, struct diag *d)
{
    struct diag_at at;
    for (size_t i = 0; i < banks->open_count; i++) {
        if (strcmp(banks->open[i].path, section->path) == 0) {
            *index = i;
            return STATUS_OK;
        }
    }
    book_config_at(cfg, &section->path, &at);
    if (banks->open_count == BOOK_BANKS_MAX) {
        return diag_usage(d, &at, "a book can use %d banks at most", BOOK_BANKS_MAX);
    }
    struct bank *bank = bank_open(section->path, false, d);
    if (!bank || bank_begin(bank, d) != STATUS_OK) {
        bank_close(bank);
        return diag_usage(d, &at, "this section's bank cannot be used");
    }
    *index = banks->open_count;
    banks->open[banks->open_count].path = section->path;
    banks->open[banks->open_count++].bank = bank;
    return STATUS_OK;
}

struct taking {
    struct book_banks *banks;
    size_t bank;
    struct record *record;
    size_t count, wanted;
    uint64_t skip;
    bool out_of_memory;
};

static bool is_taken(const struct taking *t, int64_t id)
{
    for (size_t i = 0; i < t->banks->taken_count; i++) {
        if (t->banks->taken[i].bank == t->bank && t->banks->taken[i].id == id) {
            return true;
        }
    }
    return false;
}

static bool take(void *context, const struct bank_row *row)
{
    struct taking *t = context;
    struct book_banks *b = t->banks;
    if (is_taken(t, row->id)) {
        return true;
    }
    if (t->skip > 0) {
        t->skip--;
        return true;
    }
    if (b->taken_count == b->taken_capacity) {
        size_t capacity = b->taken_capacity ? 2 * b->taken_capacity : 64;
        struct bank_taken *moved = realloc(b->taken, capacity * sizeof *moved);
        if (!moved) {
            t->out_of_memory = true;
            return false;
        }
        b->taken = moved;
        b->taken_capacity = capacity;
    }
    b->taken[b->taken_count++] =
        (struct bank_taken){t->bank, row->id, 0, row->record.variant, row->record.givens};
    t->record[t->count++] = row->record;
    return t->count < t->wanted;
}

enum status book_banks_take(struct book_banks *banks, const struct book_config *cfg,
                            const struct config_section *s, struct record *record, size_t *count,
                            struct diag *d)
{
    struct taking t = {.banks = banks, .record = record, .wanted = s->count, .skip = s->skip};
    enum status status = find_bank(banks, cfg, s, &t.bank, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct bank_filter filter = {
        .variant = s->variant,
        .level = s->level,
        .symmetry = s->symmetry,
        .requires = (const char *const *)s->requires.item,
        .requires_count = s->requires.count,
        .excludes = (const char *const *)s->excludes.item,
        .excludes_count = s->excludes.count,
        .givens = {s->givens.max > 0, s->givens.min, s->givens.max},
        .score = {s->score.max > 0, s->score.min, s->score.max},
        .se_tenths = {s->se.max > 0, (int64_t)(s->se.min * 10 + 0.5),
                      (int64_t)(s->se.max * 10 + 0.5)},
        .minimal = s->minimal,
        .state = BANK_UNUSED,
        .book = book_name(cfg),
        .order = BANK_ORDER_SAMPLE,
        .seed = s->has_seed ? s->seed : cfg->seed,
    };
    status = bank_query(banks->open[t.bank].bank, &filter, take, &t, d);
    *count = t.count;
    return t.out_of_memory ? diag_error(d, NULL, "out of memory") : status;
}

/* Of a grid only its board's cells are ever set. */
static unsigned page_of(const struct book *book, const struct bank_taken *taken)
{
    size_t cells = taken->variant->cell_count;
    for (size_t n = 1; n <= book_puzzle_count(book); n++) {
        const struct book_puzzle *p = book_puzzle_at(book, n);
        if (p->record->variant == taken->variant &&
            memcmp(p->record->givens.cell, taken->givens.cell, cells) == 0) {
            return p->folio;
        }
    }
    return 0;
}

void book_banks_pages(struct book_banks *banks, const struct book *book)
{
    for (size_t i = 0; i < banks->taken_count; i++) {
        banks->taken[i].page = page_of(book, &banks->taken[i]);
    }
}

enum status book_banks_mark(struct book_banks *banks, const struct book_config *cfg, struct diag *d)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < banks->open_count && status == STATUS_OK; i++) {
        status = bank_release(banks->open[i].bank, book_name(cfg), d);
    }
    for (size_t i = 0; i < banks->taken_count && status == STATUS_OK; i++) {
        const struct bank_taken *t = &banks->taken[i];
        status = bank_use(banks->open[t->bank].bank, t->id, book_name(cfg), t->page, d);
    }
    for (size_t i = 0; i < banks->open_count && status == STATUS_OK; i++) {
        status = bank_commit(banks->open[i].bank, d);
    }
    return status;
}

void book_banks_close(struct book_banks *banks)
{
    for (size_t i = 0; i < banks->open_count; i++) {
        bank_rollback(banks->open[i].bank);
        bank_close(banks->open[i].bank);
    }
    free(banks->taken);
    memset(banks, 0, sizeof *banks);
}
