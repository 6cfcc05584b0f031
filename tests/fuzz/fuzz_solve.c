/* Any bytes as a classic position: every kernel counts what the generic solver counts, and visits
 * solutions only. A byte is a given of a fixed full board (so that most positions make sense), an
 * empty cell, or any digit. */
#include "gen/solve/kernel/kernel.h"
#include "tests/fuzz/fuzz.h"

static const char full_board[] =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

struct seen {
    const struct grid *givens;
    uint64_t count;
};

static bool check(void *context, const struct grid *solution)
{
    struct seen *seen = context;
    demand(grid_solves(variant_at(0), seen->givens, solution));
    return ++seen->count < 60;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct grid givens = {0};
    if (size < 81) {
        return 0;
    }
    for (unsigned cell = 0; cell < 81; cell++) {
        unsigned byte = data[cell];
        unsigned own = (unsigned)(full_board[cell] - '0');
        givens.cell[cell] = (uint8_t)(byte < 100 ? own : byte < 246 ? 0 : byte - 246);
    }
    struct seen expected = {.givens = &givens};
    uint64_t count =
        generic_each(variant_at(0), &givens, (struct exclusion){0}, check, &expected, NULL);
    for (size_t k = 0; k < kernel_count(); k++) {
        if (kernel_at(k)->runs_here()) {
            struct seen seen = {.givens = &givens};
            struct question q = {
                .cells = givens.cell, .base = 1, .limit = 60, .visit = check, .context = &seen};
            demand(kernel_at(k)->search(&q) == count && seen.count == count);
        }
    }
    return 0;
}
