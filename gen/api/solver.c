/* Counting, solving, and equivalent puzzles. */
#include "gen/solve/solve.h"

#include "gen/api/api.h"
#include "gen/make/run/equivalent.h"
#include "gen/solve/proper.h"

uint64_t nonet_count(const nonet_puzzle *puzzle, uint64_t limit)
{
    const struct record *r = &puzzle->record;
    uint64_t count = solve_count(r->variant, &r->givens, limit ? limit : 1, NULL);
    return stop_is_asked() ? NONET_COUNT_UNKNOWN : count;
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
    enum status status = puzzle_require_proper(&puzzle->record, NULL, d);
    puzzle->record.has_solution &= !stop_is_asked();
    return api_end_long(&call, status);
}

struct each_solution {
    nonet_puzzle puzzle; /* the one that was asked about, and the solution */
    nonet_puzzle_function receive;
    void *context;
    uint64_t left;
    bool refused;
};

static bool receive_solution(void *context, const struct grid *solution)
{
    struct each_solution *e = context;
    if (stop_is_asked()) {
        return false;
    }
    e->puzzle.record.solution = *solution;
    e->puzzle.record.has_solution = true;
    e->refused = e->receive(e->context, &e->puzzle) != 0;
    return !e->refused && --e->left != 0;
}

enum nonet_status nonet_each_solution(const nonet_puzzle *puzzle, uint64_t limit,
                                      nonet_puzzle_function receive, void *context,
                                      nonet_error *error)
{
    struct api_call call;
    struct each_solution e = {.receive = receive, .context = context, .left = limit ? limit : 1};
    api_begin(&call, error);
    if (!receive) {
        return api_end_without(&call, "receive");
    }
    record_copy(&e.puzzle.record, &puzzle->record);
    solve_each(puzzle->record.variant, &puzzle->record.givens, receive_solution, &e);
    record_free(&e.puzzle.record);
    return e.refused ? api_end_with(&call, NONET_CANCELLED, "cancelled")
                     : api_end_long(&call, STATUS_OK);
}

int nonet_is_minimal(const nonet_puzzle *puzzle)
{
    struct puzzle_check check;
    bool known = puzzle_check(puzzle->record.variant, &puzzle->record.givens, 0, &check);
    return known && !stop_is_asked() && check.solutions == 1 ? check.minimal : -1;
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
