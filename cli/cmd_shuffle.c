#include "cli/command.h"
#include "cli/seed.h"
#include "cli/stream_map.h"
#include "gen/board/shuffle.h"
#include "gen/board/symmetry.h"

struct shuffle_settings {
    const char *seed_text;
};

static const struct shuffle_settings defaults = {0};

static const struct option options[] = {
    SEED_OPTION(struct shuffle_settings, "a number; the same seed shuffles the same way"),
};

static enum status work(const void *context, void *worker, struct stream_item *item, struct diag *d)
{
    (void)worker;
    const uint64_t *seed = context;
    struct record *r = &item->record;
    struct isomorph dress;
    struct pcg32 rng;
    pcg32_seed(&rng, *seed, item->position);
    if (!isomorph_random(r->variant, &rng, &dress)) {
        return diag_error(d, &item->at, "%s boards have too many arrangements to draw one",
                          r->variant->name);
    }
    struct grid before = r->givens;
    isomorph_apply(r->variant, &dress, &before, &r->givens);
    if (r->has_solution) {
        before = r->solution;
        isomorph_apply(r->variant, &dress, &before, &r->solution);
    }
    if (r->symmetry[0]) {
        snprintf(r->symmetry, sizeof r->symmetry, "%s",
                 symmetry_name(symmetry_of(r->variant, &r->givens)));
    }
    r->has_seed = false; /* the generator did not make this one */
    return STATUS_OK;
}

static enum status run(const struct invocation *in)
{
    const struct shuffle_settings *s = in->settings;
    uint64_t seed;
    enum status status = seed_parse(s->seed_text, &seed, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    seed_tell(s->seed_text, in->shared.quiet, seed);
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "grid", "line"),
        .context = &seed,
        .work = work,
    };
    return stream_map_run(&map, in);
}

const struct command command_shuffle = {
    .name = "shuffle",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Put puzzles in another dress: a random isomorph of each",
    .detail = "Relabels the digits and permutes rows, columns, bands and stacks (and transposes, "
              "where boxes are square), so that the puzzle looks new and is solved by the same "
              "steps. Each way is as likely as any other. Level, score and times stay true; the "
              "symmetry of the givens is found anew.",
    .examples = "nonet shuffle --seed 7 puzzles.txt|the same puzzles, not to be recognised",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run,
};
