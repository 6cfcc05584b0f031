/* Full boards, digging and minimizing. */
#include <string.h>

#include "gen/api/api.h"
#include "gen/board/symmetry.h"
#include "gen/make/board/full_boards.h"
#include "gen/make/dig/dig_record.h"
#include "gen/solve/solve.h"

static bool keep_board(void *context, const struct record *record)
{
    record_copy(context, record);
    return true;
}

enum nonet_status nonet_full_board(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct record made = {.variant = NULL};
    uint64_t attempts;
    struct full_boards_request r = {.variant = puzzle->record.variant,
                                    .seed = seed,
                                    .count = 1,
                                    .emit = keep_board,
                                    .context = &made};
    enum status status = full_boards_make(&r, &attempts, d);
    if (status == STATUS_OK && !stop_is_asked()) {
        record_copy(&puzzle->record, &made);
    }
    record_free(&made);
    return api_end_long(&call, status);
}

/* The command gives each puzzle of a stream its line's number; this is its first. */
static enum nonet_status dig_puzzle(nonet_puzzle *puzzle, const struct dig_record_options *o,
                                    struct api_call *call)
{
    struct record dug = {.variant = NULL};
    record_copy(&dug, &puzzle->record);
    enum status status = dig_record(&dug, o, 1, NULL, &call->diag);
    if (status == STATUS_OK && !stop_is_asked()) {
        record_copy(&puzzle->record, &dug);
    }
    record_free(&dug);
    if (status == STATUS_OK && !stop_is_asked() && !solve_prepare(puzzle->record.variant)) {
        status = diag_error(&call->diag, NULL, OUT_OF_MEMORY);
    }
    return api_end_long(call, status);
}

enum nonet_status nonet_dig(nonet_puzzle *puzzle, uint64_t seed, unsigned givens,
                            const char *symmetry, nonet_error *error)
{
    struct api_call call;
    const char *names[SYMMETRY_COUNT];
    struct dig_record_options o = {.seed = seed, .min_givens = givens};
    bool found = !symmetry;
    api_begin(&call, error);
    for (unsigned i = 0; i < SYMMETRY_COUNT; i++) {
        names[i] = symmetry_name((enum symmetry)i);
        if (symmetry && strcmp(symmetry, names[i]) == 0) {
            o.symmetry = (enum symmetry)i;
            found = true;
        }
    }
    return found ? dig_puzzle(puzzle, &o, &call)
                 : api_end(&call,
                           api_no_such(&call.diag, "symmetry", symmetry, names, SYMMETRY_COUNT));
}

enum nonet_status nonet_minimize(nonet_puzzle *puzzle, uint64_t seed, nonet_error *error)
{
    struct api_call call;
    const struct dig_record_options o = {.seed = seed, .minimize = true};
    api_begin(&call, error);
    return dig_puzzle(puzzle, &o, &call);
}
