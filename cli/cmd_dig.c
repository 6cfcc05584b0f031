#include <string.h>

#include "cli/command.h"
#include "cli/option/seed_option.h"
#include "cli/stream_command.h"
#include "gen/make/dig/dig_record.h"

struct dig_settings {
    const char *seed_text;
    int64_t givens;
    int symmetry;
    const char *keep;
};

enum keep { KEEP_NONE, KEEP_GIVENS, KEEP_CLUES, KEEP_WORDS };

/* The words, then the kinds of constraints. */
static const char *keep_choice(size_t index)
{
    static const char *const names[KEEP_WORDS] = {"none", "givens", "clues"};
    return index < KEEP_WORDS ? names[index] : clue_spec_choice(index - KEEP_WORDS);
}

/* "givens,thermo": words and kinds with commas between. */
static enum status read_keep(const char *list, struct dig_record_options *how, struct diag *d)
{
    enum status status = STATUS_OK;
    for (const char *p = list; p && status == STATUS_OK;) {
        size_t length = strcspn(p, ",");
        char word[64];
        enum keep keep = KEEP_NONE;
        snprintf(word, sizeof word, "%.*s", (int)length, p);
        while (keep < KEEP_WORDS && strcmp(word, keep_choice(keep)) != 0) {
            keep++;
        }
        how->keep_givens |= keep == KEEP_GIVENS;
        how->keep_clues |= keep == KEEP_CLUES;
        if (keep == KEEP_WORDS) {
            struct clue_spec spec = {0};
            status = clue_spec_parse(word, &spec, NULL, d);
            how->keep_kinds |= spec.kinds;
        }
        p = p[length] ? p + length + 1 : NULL;
    }
    return status;
}

static const struct dig_settings defaults = {0};

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
    {.name = "keep",
     .kind = OPTION_STRING,
     .metavar = "WHAT,…",
     .doc = "givens or clues: take only the others; or kinds of clues, thermo,arrow: one of each "
            "kind stays, needed or not ('nonet help clues' lists them)",
     .offset = offsetof(struct dig_settings, keep),
     .choice = keep_choice},
};

/* The line is the puzzle's place in its file, whatever the number of threads. */
static enum status process_dig_puzzle(const void *context, void *worker, struct stream_item *item,
                                      struct diag *d)
{
    (void)worker;
    return dig_record(&item->record, context, item->at.line, &item->at, d);
}

static enum status run_dig(const struct invocation *in, const struct dig_settings *s, bool minimize)
{
    struct dig_record_options how = {.least_givens = (unsigned)s->givens,
                                     .symmetry = (enum symmetry)s->symmetry,
                                     .minimize = minimize};
    enum status status = read_keep(s->keep, &how, in->diag);
    if (status == STATUS_OK) {
        status = seed_option_read(s->seed_text, &how.seed, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    seed_option_tell(s->seed_text, in->shared.quiet, how.seed);
    struct stream_map map = {
        .unit = "puzzles",
        .output = stream_format_chosen(in, "grid", "line"),
        .context = &how,
        .work = process_dig_puzzle,
    };
    return stream_command_run(&map, in);
}

static enum status run_dig_command(const struct invocation *in)
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
    .doc = "Take givens and clues away while the solution stays the only one",
    .detail =
        "Reads full boards or puzzles and takes givens away in random order, as long as there "
        "is one solution, down to --givens or until none can go. With --symmetry, givens go "
        "in groups and the input must have that symmetry (a full board has them all). Then clues "
        "go, one by one, unless all signs of their kind are shown. On boards "
        "larger than 16x16 a given stays, too, where a short search cannot tell that it is not "
        "needed; minimize has no such bound.",
    .examples =
        "nonet board -n 10 | nonet dig --givens 30|ten puzzles with 30 givens\n"
        "nonet dig --symmetry rotate180 boards.txt|symmetric ones, as few givens as can be\n"
        "nonet dig --keep givens --format json killers.json|the same killers without the "
        "cages that they do not need",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_dig_command,
};

const struct command command_minimize = {
    .name = "minimize",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Take every given and clue away that is not needed",
    .detail = "What is left is minimal: without any of its givens (with --symmetry: groups of "
              "givens) a puzzle has several solutions, and without any of its clues, but that "
              "signs stay where all of their kind are shown. Givens go first. Which ones stay "
              "depends on the seed, which is 0 unless it is given.\n\n"
              "With --keep and kinds of clues, one clue of each kind stays even if the puzzle does "
              "not need it: the result is minimal among the puzzles that have these kinds, as "
              "'nonet check --keep' with the same kinds reports.",
    .examples = "nonet minimize puzzles.txt|the same puzzles without spare givens\n"
                "nonet minimize --keep thermo --format json puzzles.json|a thermometer stays",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_minimize,
};
