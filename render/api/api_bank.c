/* Banks of puzzles. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/bank/grading.h"
#include "gen/bank/query_options.h"
#include "gen/bank/use_puzzle.h"

struct api_bank_settings {
    struct bank_query_options filter;
    const char *book;
};

struct nonet_bank {
    struct bank *bank;
    struct bank_grading *grading;
    struct bank_counts counts;
    struct api_bank_settings settings;
    struct arena strings;
    struct text stats;
};

static const struct option options[] = {
    BANK_QUERY_OPTIONS(struct api_bank_settings, filter),
    {.name = "book", .kind = OPTION_STRING, .offset = offsetof(struct api_bank_settings, book)},
};

nonet_bank *nonet_bank_open(const char *path, int create, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_bank *b = calloc(1, sizeof *b);
    if (b) {
        b->bank = strcmp(path, ":memory:") == 0 ? bank_open_in_memory(d)
                                                : bank_open(path, create != 0, d);
    }
    if (b && !b->bank) {
        free(b);
        b = NULL;
    }
    api_end(&call, b ? STATUS_OK : STATUS_FAILED);
    return b;
}

void nonet_bank_drop(nonet_bank *bank)
{
    if (bank) {
        bank_close(bank->bank);
        bank_grading_drop(bank->grading);
        arena_free(&bank->strings);
        text_free(&bank->stats);
        free(bank);
    }
}

enum nonet_status nonet_bank_add(nonet_bank *bank, const nonet_puzzle *puzzle, int *added,
                                 nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct bank_entry entry = {0};
    uint64_t before = bank->counts.added;
    if (!bank->grading) {
        bank->grading = bank_grading_new(false, false);
    }
    enum status status = bank->grading
                             ? bank_entry_make(&puzzle->record, bank->grading, NULL, &entry, d)
                             : STATUS_FAILED;
    if (stop_is_asked()) { /* the grades may be wrong */
        return api_end_long(&call, status);
    }
    if (status == STATUS_OK) {
        status = bank_add(bank->bank, &entry, &bank->counts, d);
    }
    if (status == STATUS_OK && added) {
        /* What gathers is counted when it is written. */
        status = bank_flush(bank->bank, &bank->counts, d);
        *added = bank->counts.added > before;
    }
    return api_end(&call, status);
}

enum nonet_status nonet_bank_flush(nonet_bank *bank, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    return api_end(&call, bank_flush(bank->bank, &bank->counts, d));
}

enum nonet_status nonet_bank_set(nonet_bank *bank, const char *option, const char *value,
                                 nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    if (!option) {
        bank->settings = (struct api_bank_settings){0};
        arena_free(&bank->strings);
        bank->strings = (struct arena){0};
        return api_end(&call, STATUS_OK);
    }
    struct api_bank_settings wanted = bank->settings;
    struct bank_query_names names;
    struct bank_filter filter;
    enum status status = api_set(options, sizeof options / sizeof *options, &wanted, &bank->strings,
                                 option, value, d);
    if (status == STATUS_OK) {
        status = bank_query_options_fill(&wanted.filter, &filter, &names, d);
    }
    if (status == STATUS_OK) {
        bank->settings = wanted;
    }
    return api_end(&call, status);
}

struct query {
    nonet_puzzle_function receive;
    void *context;
    bool refused;
};

static bool receive_row(void *context, const struct bank_row *row)
{
    struct query *q = context;
    nonet_puzzle puzzle = {row->record};
    q->refused = stop_is_asked() || q->receive(q->context, &puzzle) != 0;
    return !q->refused;
}

enum nonet_status nonet_bank_query(nonet_bank *bank, nonet_puzzle_function receive, void *context,
                                   nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct bank_query_names names;
    struct bank_filter filter;
    struct query q = {receive, context, false};
    if (!receive) {
        return api_end_without(&call, "receive");
    }
    enum status status = bank_query_options_fill(&bank->settings.filter, &filter, &names, d);
    filter.book = bank->settings.book;
    if (status == STATUS_OK) {
        status = bank_query(bank->bank, &filter, receive_row, &q, d);
    }
    return q.refused ? api_end_with(&call, NONET_CANCELLED, "cancelled") : api_end(&call, status);
}

enum nonet_status nonet_bank_use(nonet_bank *bank, const nonet_puzzle *puzzle, const char *book,
                                 unsigned page, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = bank_begin(bank->bank, d);
    if (status == STATUS_OK) {
        status = bank_use_puzzle(bank->bank, &puzzle->record, book, page, NULL, d);
    }
    if (status == STATUS_OK) {
        status = bank_commit(bank->bank, d);
    }
    bank_rollback(bank->bank);
    return api_end(&call, status);
}

const char *nonet_bank_stats(nonet_bank *bank, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    text_clear(&bank->stats);
    enum status status = bank_stats(bank->bank, &bank->stats, d);
    if (status == STATUS_OK && bank->stats.failed) {
        status = STATUS_FAILED;
    }
    return api_end(&call, status) == NONET_OK ? bank->stats.data : NULL;
}
