#include <stdlib.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "cli/stream_map.h"
#include "gen/make/dig.h"
#include "gen/solve/solve.h"

struct dig_settings {
    const char *seed_text;
    int64_t givens;
    int symmetry;
};

static const struct dig_settings defaults = {0};

static const char *symmetry_choice(size_t index)
{
    return index < SYMMETRY_COUNT ? symmetry_name((enum symmetry)index) : NULL;
}

static const struct option options[] = {
    SEED_OPTION(struct dig_settings, "a number; the same seed digs the same way"),
    {.name = "givens",
     .kind = OPTION_INT,
     .metavar = "G",
     .doc = "stop before there are fewer than G",
     .offset = offsetof(struct dig_settings, givens),
     .min = 0,
     .max = MAX_CELLS},
    {.name = "symmetry",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "take givens in groups of this symmetry",
     .offset = offsetof(struct dig_settings, symmetry),
     .choice = symmetry_choice},
};

struct dig_context {
    uint64_t seed;
    unsigned least_givens;
    enum symmetry symmetry;
    bool minimize; /* as far as can be, however long it takes */
};

static enum status work(const void *context, void *worker, struct stream_item *item, struct diag *d)
{
    (void)worker;
    const struct dig_context *c = context;
    struct record *r = &item->record;
    struct orbits orbits;
    struct pcg32 rng;
    enum status status = grid_validate(r->variant, &r->givens, &item->at, d);
    if (status != STATUS_OK) {
        return status;
    }
    uint64_t count = solve_count(r->variant, &r->givens, 2, &r->solution);
    if (count != 1) {
        return diag_error(d, &item->at, "this puzzle has %s solution, so it cannot be dug",
                          count ? "more than one" : "no");
    }
    symmetry_orbits(r->variant, c->symmetry, &orbits);
    if (!dig_orbits_hold(&orbits, &r->givens)) {
        return diag_error(d, &item->at, "the givens do not have the symmetry %s",
                          symmetry_name(c->symmetry));
    }
    /* The line is the puzzle's place in its file, whatever the number of threads. */
    pcg32_seed(&rng, c->seed, item->at.line);
    struct dig_options how = {.orbits = &orbits,
                              .least_givens = c->least_givens,
                              .max_positions = c->minimize ? 0 : dig_max_positions(r->variant)};
    struct grid solution = r->solution;
    struct grid givens = r->givens;
    dig(r->variant, &solution, &how, &rng, &givens, NULL);
    record_init(r, r->variant);
    r->givens = givens;
    r->solution = solution;
    r->has_solution = true;
    return STATUS_OK;
}

static enum status run_dig(const struct invocation *in, const struct dig_settings *s, bool minimize)
{
    struct dig_context c = {.least_givens = (unsigned)s->givens,
                            .symmetry = (enum symmetry)s->symmetry,
                            .minimize = minimize};
    enum status status = seed_parse(s->seed_text, &c.seed, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    seed_tell(s->seed_text, in->shared.quiet, c.seed);
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "grid", "line"),
        .context = &c,
        .work = work,
    };
    return stream_map_run(&map, in);
}

static enum status run(const struct invocation *in)
{
    return run_dig(in, in->settings, false);
}

/* Minimizing is digging to the end, the same way each time. */
static enum status run_minimize(const struct invocation *in)
{
    struct dig_settings s = *(const struct dig_settings *)in->settings;
    s.seed_text = s.seed_text ? s.seed_text : "0";
    return run_dig(in, &s, true);
}

const struct command command_dig = {
    .name = "dig",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Take givens away while the solution stays the only one",
    .detail =
        "Reads full boards or puzzles and takes givens away in random order, as long as there "
        "is one solution, down to --givens or until none can go. With --symmetry, givens go "
        "in groups and the input must have that symmetry (a full board has them all). On boards "
        "larger than 16x16 a given stays, too, where a short search cannot tell that it is not "
        "needed; minimize has no such bound.",
    .examples = "nonet board -n 10 | nonet dig --givens 30|ten puzzles with 30 givens\n"
                "nonet dig --symmetry rotate180 boards.txt|symmetric ones, as few givens as can be",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run,
};

const struct command command_minimize = {
    .name = "minimize",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Take every given away that is not needed",
    .detail = "What is left is minimal: without any of its givens (with --symmetry: groups of "
              "givens) a puzzle has several solutions. Which ones stay depends on the seed, which "
              "is 0 unless it is given.",
    .examples = "nonet minimize puzzles.txt|the same puzzles without spare givens",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_minimize,
};
