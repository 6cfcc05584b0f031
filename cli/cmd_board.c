#include <inttypes.h>
#include <stdlib.h>

#include "cli/command.h"
#include "cli/seed.h"
#include "cli/stream_map.h"
#include "config/outfile.h"
#include "gen/make/full_board.h"

struct board_settings {
    int64_t number;
    uint64_t seed;
    const char *seed_text;
    int method; /* 0: the variant's own */
    int variant;
    bool stats;
};

static const struct board_settings defaults = {.number = 1};

static const char *method_name(size_t index)
{
    if (index == 0) {
        return "auto";
    }
    return index <= board_method_count() ? board_method_at(index - 1)->name : NULL;
}

static const struct option options[] = {
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "how many boards (1)",
     .offset = offsetof(struct board_settings, number),
     .min = 1,
     .max = INT32_MAX},
    SEED_OPTION(struct board_settings, "a number; the same seed gives the same boards"),
    {.name = "method",
     .kind = OPTION_CHOICE,
     .metavar = "M",
     .doc = "how to fill: retry, fill or uniform; auto is retry where that is practical, else fill",
     .offset = offsetof(struct board_settings, method),
     .choice = method_name},
    {.name = "variant",
     .kind = OPTION_CHOICE,
     .metavar = "V",
     .doc = "size and houses",
     .offset = offsetof(struct board_settings, variant),
     .choice = variant_choice},
    {.name = "stats",
     .kind = OPTION_FLAG,
     .doc = "tell on standard error how many attempts the boards took",
     .offset = offsetof(struct board_settings, stats)},
};

static int compare_counts(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a;
    uint64_t y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void print_stats(uint64_t *attempts, size_t count, const char *method)
{
    uint64_t total = 0;
    for (size_t i = 0; i < count; i++) {
        total += attempts[i];
    }
    qsort(attempts, count, sizeof attempts[0], compare_counts);
    fprintf(stderr,
            "%zu boards by %s: attempts min %" PRIu64 ", median %" PRIu64
            ", mean %.1f, max %" PRIu64 "\n",
            count, method, attempts[0], attempts[count / 2], (double)total / (double)count,
            attempts[count - 1]);
}

/* Fill and write the boards; attempts[i] receives the attempts of board i. */
static enum status write_boards(const struct invocation *in, const struct board_method *method,
                                struct writer *writer, uint64_t *attempts)
{
    const struct board_settings *s = in->settings;
    const struct variant *v = variant_at((size_t)s->variant);
    struct progress progress;
    struct record record;
    enum status status = STATUS_OK;
    seed_tell(s->seed_text, in->shared.quiet, s->seed);
    record_init(&record, v);
    record.has_seed = true;
    record.seed = s->seed;
    progress_begin(&progress, "boards", (uint64_t)s->number,
                   (enum progress_mode)in->shared.progress, in->shared.quiet);
    for (size_t i = 0; i < (size_t)s->number && status == STATUS_OK; i++) {
        struct pcg32 rng;
        pcg32_seed(&rng, s->seed, i);
        if (!method->fill(v, &rng, BOARD_MAX_ATTEMPTS, &record.givens, &attempts[i])) {
            progress_hide(&progress);
            status = diag_error(in->diag, NULL, "board %zu: not found in %d attempts", i,
                                BOARD_MAX_ATTEMPTS);
            break;
        }
        record.index = i;
        writer_put(writer, &record);
        progress_set(&progress, i + 1);
    }
    progress_end(&progress);
    return status;
}

static enum status run(const struct invocation *in)
{
    struct board_settings settings = *(const struct board_settings *)in->settings;
    enum status status = command_expect_arguments(in, 0, 0);
    if (status == STATUS_OK) {
        status = seed_parse(settings.seed_text, &settings.seed, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    struct invocation chosen = *in;
    chosen.settings = &settings;
    const struct variant *v = variant_at((size_t)settings.variant);
    const struct board_method *method =
        settings.method ? board_method_at((size_t)settings.method - 1) : board_method_for(v);
    uint64_t *attempts = calloc((size_t)settings.number, sizeof *attempts);
    if (!attempts) {
        return diag_error(in->diag, NULL, "out of memory for %" PRId64 " boards", settings.number);
    }
    struct outfile file;
    status = outfile_open(&file, in->shared.output, in->diag);
    if (status == STATUS_OK) {
        struct writer writer;
        writer_init(&writer, file.stream, stream_format_chosen(in, "grid", "line"));
        status = write_boards(&chosen, method, &writer, attempts);
        enum status written = writer_finish(&writer, in->diag);
        status = status == STATUS_OK ? written : status;
        if (status == STATUS_OK) {
            status = outfile_commit(&file, in->diag);
        } else {
            outfile_discard(&file);
        }
    }
    if (status == STATUS_OK && settings.stats) {
        print_stats(attempts, (size_t)settings.number, method->name);
    }
    free(attempts);
    return status;
}

const struct command command_board = {
    .name = "board",
    .group = GROUP_MAKE,
    .arguments = "",
    .doc = "Make full boards",
    .detail =
        "Fills boards by the retry pattern: for each digit, for each row, a random cell among "
        "those "
        "that are empty and whose column and box lack the digit; on a dead end it starts again "
        "from nothing. --stats tells how often that happened. Boards larger than 10x10 and boards "
        "with extra houses are filled by search instead, since the pattern hardly ever succeeds "
        "there.\n\n"
        "The pattern does not give every board the same chance; --method uniform does, on 4x4 and "
        "6x6 boards.",
    .examples = "nonet board|one full board\n"
                "nonet board -n 1000 --seed 7 --stats -o boards.txt|a thousand, and how many "
                "attempts they took\n"
                "nonet board --variant 16x16|a large board",
    .shared = SHARED_PROGRESS | SHARED_OUTPUT | SHARED_FORMAT,
    .formats = stream_format_name,
    COMMAND_SETTINGS,
    .run = run,
};
