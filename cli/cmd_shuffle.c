#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/stream_command.h"
#include "gen/make/run/equivalent.h"

struct shuffle_settings {
    const char *seed_text;
};

static const struct shuffle_settings defaults = {0};

static const struct option options[] = {
    SEED_OPTION(struct shuffle_settings,
                "seed of the shuffle, 0 to 2^64 - 1 (default: a new one, printed)"),
};

static enum status process_shuffle_puzzle(const void *context, void *worker,
                                          struct stream_item *item, struct diag *d)
{
    (void)worker;
    const uint64_t *seed = context;
    return equivalent_shuffle(&item->record, *seed, item->position, &item->at, d);
}

static enum status run_shuffle(const struct invocation *in)
{
    const struct shuffle_settings *s = in->settings;
    uint64_t seed;
    enum status status = seed_option_read(s->seed_text, &seed, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    seed_option_print(s->seed_text, in->shared.quiet, seed);
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "grid", "line"),
        .context = &seed,
        .work = process_shuffle_puzzle,
    };
    return stream_command_run(&map, in);
}

const struct command command_shuffle = {
    .name = "shuffle",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Replace each puzzle by a random equivalent one",
    .detail = "The result looks new and is solved by the same steps. Nonet exchanges digits, rows, "
              "columns, bands and stacks at random; if boxes are square, it may also turn rows "
              "into columns. Every arrangement is equally likely.\n\nLevel, score and minutes are "
              "kept. The symmetry of the givens is determined again.",
    .examples = "nonet shuffle --seed 7 puzzles.txt|the same puzzles in disguise",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_shuffle,
};
