/* Counting, solving, and equivalent puzzles. */
#include "gen/solve/solve.h"

#include "gen/api/api.h"
#include "gen/make/run/equivalent.h"
#include "gen/solve/proper.h"

uint64_t nonet_count(const nonet_puzzle *puzzle, uint64_t limit)
{
    return solve_count(puzzle->record.variant, &puzzle->record.givens, limit ? limit : 1, NULL);
}

void nonet_count_lines(const char *cells, size_t stride, size_t count, uint64_t limit,
                       uint64_t *counts)
{
    solve_count_lines(cells, stride, count, limit ? limit : 1, counts);
}

enum nonet_status nonet_solve(nonet_puzzle *puzzle, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    return api_end(&call, puzzle_require_proper(&puzzle->record, NULL, d));
}

int nonet_is_minimal(const nonet_puzzle *puzzle)
{
    struct puzzle_check check;
    bool known = puzzle_check(puzzle->record.variant, &puzzle->record.givens, 0, &check);
    return known && check.solutions == 1 ? check.minimal : -1;
}

enum nonet_status nonet_canon(nonet_puzzle *puzzle, uint64_t *automorphisms, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct grid form;
    uint64_t count = 0;
    const struct layout *layout;
    enum status status =
        equivalent_find_canonical(&puzzle->record, &layout, &form, &count, NULL, d);
    if (status == STATUS_OK) {
        equivalent_make_canonical(&puzzle->record, layout, &form);
        if (automorphisms) {
            *automorphisms = count;
        }
    }
    layout_drop(layout);
    return api_end(&call, status);
}

enum nonet_status nonet_shuffle(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    return api_end(&call, equivalent_shuffle(&puzzle->record, seed, 0, NULL, d));
}
