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
    int64_t patience;
};

enum keep { KEEP_NONE, KEEP_GIVENS, KEEP_CONSTRAINTS, KEEP_WORDS };

/* The words, then the kinds of constraints. */
static const char *keep_choice(size_t index)
{
    static const char *const names[KEEP_WORDS] = {"none", "givens", "constraints"};
    return index < KEEP_WORDS ? names[index] : constraint_spec_choice(index - KEEP_WORDS);
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
        while (keep < KEEP_WORDS && strcmp(name_today(word), keep_choice(keep)) != 0) {
            keep++;
        }
        how->keep_givens |= keep == KEEP_GIVENS;
        how->keep_constraints |= keep == KEEP_CONSTRAINTS;
        if (keep == KEEP_WORDS) {
            struct constraint_spec spec = {0};
            status = constraint_spec_parse(word, &spec, NULL, d);
            how->keep_kinds |= spec.kinds;
        }
        p = p[length] ? p + length + 1 : NULL;
    }
    return status;
}

/* Such a round takes a second on small boards, and half a minute on the slowest. */
enum { DEFAULT_PATIENCE = 2500000 };

static const struct dig_settings defaults = {.patience = DEFAULT_PATIENCE};

static const struct option options[] = {
    SEED_OPTION(struct dig_settings, "seed of the order of removal, 0 to 2^64 - 1 (default: see "
                                     "below); the same seed gives the same puzzles"),
    {.name = "givens",
     .kind = OPTION_INT,
     .metavar = "G",
     .doc = "stop at G givens (default: remove all that can go)",
     .offset = offsetof(struct dig_settings, givens),
     .min = 0,
     .max = MAX_CELLS},
    {.name = "symmetry",
     .kind = OPTION_CHOICE,
     .metavar = "S",
     .doc = "remove givens in groups of this symmetry ('nonet help symmetries'; default: none)",
     .offset = offsetof(struct dig_settings, symmetry),
     .choice = symmetry_choice},
    {.name = "keep",
     .kind = OPTION_STRING,
     .metavar = "WHAT,…",
     .doc = "keep all 'givens' or all 'constraints', or at least one constraint of each kind "
            "named, as "
            "in thermo,arrow ('nonet help constraints')",
     .offset = offsetof(struct dig_settings, keep),
     .choice = keep_choice},
    {.name = "patience",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "keep what is still undecided when the next round would take more than N positions, "
            "partly filled boards (default: 2500000; 0: decide everything)",
     .offset = offsetof(struct dig_settings, patience),
     .min = 0,
     .max = INT64_MAX},
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
    struct dig_record_options how = {.min_givens = (unsigned)s->givens,
                                     .symmetry = (enum symmetry)s->symmetry,
                                     .minimize = minimize,
                                     .max_positions = (uint64_t)s->patience};
    enum status status = read_keep(s->keep, &how, in->diag);
    if (status == STATUS_OK) {
        status = seed_option_read(s->seed_text, &how.seed, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    seed_option_print(s->seed_text, in->shared.quiet, how.seed);
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
    .doc = "Remove givens and constraints while there is only one solution",
    .detail = "Reads full boards or puzzles and removes givens in random order while there is only "
              "one solution. It stops at --givens, or when no given can go. Then it removes "
              "constraints one by one, except kinds whose signs are all shown.\n\nWith --symmetry, "
              "givens are removed in groups. The input must have that symmetry; a full board has "
              "every symmetry.\n\nWithout --seed, a new seed is drawn and printed. On boards "
              "larger than 16x16, dig keeps a given if a short search cannot prove that it is not "
              "needed.\n\nThe hardest questions take longest: on smaller boards too, --patience "
              "ends the search. Then a warning says so.",
    .examples =
        "nonet board -n 10 | nonet dig --givens 30|ten puzzles with 30 givens\nnonet dig "
        "--symmetry rotate180 boards.txt|symmetrical puzzles that are minimal\nnonet dig --keep "
        "givens --format json killers.json|killers without the cages that they do not need",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_dig_command,
};

const struct command command_minimize = {
    .name = "minimize",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Remove every given and constraint that is not needed",
    .detail = "The result is minimal: remove any given, and the puzzle has several solutions. The "
              "same holds for its constraints, except kinds whose signs are all shown. With "
              "--symmetry, it holds for groups of givens.\n\nGivens are removed first. The seed "
              "decides which of them stay; the default seed is 0.\n\nWith --keep and kinds of "
              "constraints, at least one constraint of each kind stays, needed or not. Use the "
              "same --keep in 'nonet check' to see that the result is minimal.\n\nOn large boards "
              "with few givens, it can take hours to prove that a given or constraint is not "
              "needed. Nonet asks in rounds, each with more positions for each question, and "
              "leaves the rest before a round longer than --patience. Then a warning says so, and "
              "the puzzle may not be minimal.",
    .examples =
        "nonet minimize puzzles.txt|the same puzzles without unneeded givens\nnonet minimize "
        "--keep thermo --format json puzzles.json|minimal puzzles that keep a thermometer",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_minimize,
};
