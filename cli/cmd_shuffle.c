#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/stream_command.h"
#include "gen/make/run/equivalent.h"

struct shuffle_settings {
    const char *seed_text;
};

static const struct shuffle_settings defaults = {0};

static const struct option options[] = {
    SEED_OPTION(struct shuffle_settings, "a number; the same seed shuffles the same way"),
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
    seed_option_tell(s->seed_text, in->shared.quiet, seed);
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
    .doc = "Exchange puzzles for equivalent ones: a random isomorph of each",
    .detail = "Relabels the digits and permutes rows, columns, bands and stacks (and transposes, "
              "where boxes are square), so that the puzzle looks new and is solved by the same "
              "steps. Each way is as likely as any other. Level, score and times stay true; the "
              "symmetry of the givens is found anew.",
    .examples = "nonet shuffle --seed 7 puzzles.txt|the same puzzles, not to be recognised",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_shuffle,
};
