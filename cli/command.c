#include "cli/command.h"

#include <inttypes.h>
#include <string.h>

#include "base/file/outfile.h"
#include "base/message_log.h"
#include "base/text.h"
#include "base/work/stop.h"
#include "gen/board/symmetry.h"
#include "gen/grade/grade.h"

OPTION_NAMES(
    colour_name, [COLOUR_AUTO] = "auto", [COLOUR_ALWAYS] = "always", [COLOUR_NEVER] = "never")

static const struct {
    unsigned share;
    struct option option;
} shared_table[SHARED_COUNT] = {
    {SHARED_OUTPUT,
     {.name = "output",
      .letter = 'o',
      .kind = OPTION_FILE,
      .metavar = "FILE",
      .doc = "write to FILE, whole or not at all (default: standard output); an ending such as "
             ".json chooses the format",
      .offset = offsetof(struct shared_settings, output)}},
    {SHARED_DIRECTORY,
     {.name = "output",
      .letter = 'o',
      .kind = OPTION_FILE,
      .metavar = "DIR",
      .doc = "write the files to DIR, all or none (default: the current directory)",
      .offset = offsetof(struct shared_settings, output)}},
    {SHARED_FORMAT,
     {.name = "format",
      .kind = OPTION_CHOICE,
      .metavar = "F",
      .doc = "format of the results",
      .offset = offsetof(struct shared_settings, format)}},
    {SHARED_THREADS,
     {.name = "threads",
      .kind = OPTION_INT,
      .metavar = "T",
      .doc = "number of threads, 1 to 1024 (default: one for each processor); the output does not "
             "depend on it",
      .offset = offsetof(struct shared_settings, threads),
      .min = 1,
      .max = COMMAND_MAX_THREADS}},
    {SHARED_LIMIT,
     {.name = "limit",
      .kind = OPTION_INT,
      .metavar = "N",
      .doc = "give up on a puzzle after N positions, partly filled boards (default: no limit)",
      .offset = offsetof(struct shared_settings, limit),
      .min = 1,
      .max = INT64_MAX}},
    {SHARED_RUN_LIMIT,
     {.name = "limit",
      .kind = OPTION_INT,
      .metavar = "N",
      .doc = "give up after N positions, partly filled boards, of all searches together (default: "
             "no limit)",
      .offset = offsetof(struct shared_settings, limit),
      .min = 1,
      .max = INT64_MAX}},
    {SHARED_PROGRESS,
     {.name = "quiet",
      .letter = 'q',
      .kind = OPTION_FLAG,
      .doc = "print only errors and warnings on standard error",
      .offset = offsetof(struct shared_settings, quiet)}},
    {SHARED_PROGRESS,
     {.name = "progress",
      .kind = OPTION_CHOICE,
      .metavar = "MODE",
      .doc = "how to show progress on standard error (default: $NONET_PROGRESS or auto, a bar on a "
             "terminal)",
      .offset = offsetof(struct shared_settings, progress),
      .choice = progress_mode_name}},
    {SHARED_EVERYWHERE,
     {.name = "color",
      .kind = OPTION_CHOICE,
      .metavar = "WHEN",
      .doc = "when to use colour (default: auto, on a terminal if NO_COLOR is not set)",
      .offset = offsetof(struct shared_settings, colour),
      .choice = colour_name}},
    {SHARED_VARIANT,
     LAYOUT_OPTION_VARIANT(struct shared_settings, layout,
                           "board of the puzzles that are read ('nonet help variants'; default: as "
                           "the input names it, or from its size)")},
    {SHARED_VARIANT, LAYOUT_OPTION_REGIONS(struct shared_settings, layout)},
    {SHARED_VARIANT, LAYOUT_OPTION_HOUSES(struct shared_settings, layout)},
    {SHARED_VARIANT, LAYOUT_OPTION_GRIDS(struct shared_settings, layout)},
    {SHARED_TECHNIQUES,
     {.name = "with",
      .kind = OPTION_STRING,
      .metavar = "T,…",
      .doc = "allow techniques that are off by default ('nonet help techniques')",
      .offset = offsetof(struct shared_settings, with),
      .choice = technique_choice}},
    {SHARED_TECHNIQUES,
     {.name = "without",
      .kind = OPTION_STRING,
      .metavar = "T,…",
      .doc = "forbid techniques, by key ('nonet help techniques')",
      .offset = offsetof(struct shared_settings, without),
      .choice = technique_choice}},
    {SHARED_TECHNIQUES,
     {.name = "no-uniqueness",
      .kind = OPTION_FLAG,
      .doc = "forbid techniques that assume that the puzzle has only one solution",
      .offset = offsetof(struct shared_settings, no_uniqueness)}},
};

size_t command_leading_options(struct option rows[SHARED_COUNT])
{
    size_t count = 0;
    for (size_t i = 0; i < SHARED_COUNT; i++) {
        if (shared_table[i].share & (SHARED_PROGRESS | SHARED_THREADS | SHARED_EVERYWHERE)) {
            rows[count++] = shared_table[i].option;
        }
    }
    return count;
}

size_t command_shared_options(const struct command *c, struct option rows[SHARED_COUNT])
{
    size_t count = 0;
    for (size_t i = 0; i < SHARED_COUNT; i++) {
        if ((c->shared | SHARED_EVERYWHERE) & shared_table[i].share) {
            rows[count] = shared_table[i].option;
            if (shared_table[i].share == SHARED_FORMAT) {
                rows[count].choice = c->formats;
                if (!option_lists_names(&rows[count])) {
                    rows[count].doc =
                        "format of the results ('nonet help formats' lists them, and the defaults)";
                }
            }
            count++;
        }
    }
    return count;
}

const struct layout *invocation_variant(const struct invocation *in)
{
    return in->layout.choice.layout;
}

void invocation_progress(const struct invocation *in, struct progress_bar *bar)
{
    progress_bar_init(bar, (enum progress_mode)in->shared.progress, in->shared.quiet);
}

enum status command_expect_arguments(const struct invocation *in, size_t least, size_t most)
{
    size_t count = in->arguments.count;
    if (count >= least && count <= most) {
        return STATUS_OK;
    }
    in->diag->hint = "'nonet help COMMAND' explains a command";
    if (count < least) {
        const char *needs = in->command->needs;
        in->diag->hint = in->command->instead ? in->command->instead : in->diag->hint;
        return diag_usage(in->diag, NULL, "'nonet %s' needs %s", in->command->name,
                          needs ? needs : in->command->arguments);
    }
    return diag_usage(in->diag, NULL, "'nonet %s' takes %s, but '%s' was given%s",
                      in->command->name,
                      most == 0   ? "no argument"
                      : most == 1 ? "one argument"
                                  : "two arguments",
                      in->arguments.item[most], most ? " too" : "");
}

enum status command_print(struct text *t, struct diag *d)
{
    enum status status =
        t->failed ? diag_error(d, NULL, OUT_OF_MEMORY) : outfile_write(NULL, t->data, t->length, d);
    text_free(t);
    return status;
}

/* ---- the list ---- */

const struct command *command_find(const struct command_list *all, const char *name)
{
    for (size_t i = 0; i < all->count; i++) {
        if (strcmp(all->item[i]->name, name) == 0) {
            return all->item[i];
        }
    }
    return NULL;
}

/* Words that people try for what a command does; NULL: none of these, or this build has no such
 * command. */
static const char *command_meant(const struct command_list *all, const char *word)
{
    static const struct {
        const char *word, *command;
    } words[] = {{"make", "generate"},  {"create", "generate"}, {"new", "generate"},
                 {"print", "book"},     {"pdf", "book"},        {"sheet", "book"},
                 {"worksheet", "book"}, {"rate", "grade"},      {"validate", "check"},
                 {"verify", "check"},   {"count", "solve"},     {"export", "convert"},
                 {"import", "convert"}, {"picture", "draw"}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcmp(words[i].word, word) == 0 && command_find(all, words[i].command)) {
            return words[i].command;
        }
    }
    return NULL;
}

enum status command_unknown(const struct command_list *all, const char *name, struct diag *d)
{
    const char *names[64];
    size_t count = 0;
    for (size_t i = 0; i < all->count && i < sizeof names / sizeof *names; i++) {
        names[count++] = all->item[i]->name;
    }
    const char *meant = command_meant(all, name);
    const char *nearest = meant ? meant : text_nearest(name, names, count);
    d->hint = strcmp(name, "version") == 0 ? "'nonet --version' prints the version"
                                           : "'nonet help' lists the commands";
    return nearest
               ? diag_usage(d, NULL, "there is no command '%s'; did you mean '%s'?", name, nearest)
               : diag_usage(d, NULL, "there is no command '%s'", name);
}

const char *command_group_title(enum command_group group)
{
    static const char *const titles[COMMAND_GROUP_COUNT] = {
        [GROUP_MAKE] = "Make puzzles",
        [GROUP_SOLVE] = "Solve and grade",
        [GROUP_FILTER] = "Change and check puzzles",
        [GROUP_PRINT] = "Print and keep",
        [GROUP_PLAY] = "Play",
        [GROUP_HELP] = "Help and measurements",
    };
    return titles[group];
}

enum status command_within_limit(const struct invocation *in, command_work *work, void *context)
{
    struct diag *d = in->diag;
    struct diag held;
    struct text messages = {0};
    struct stop limit;
    if (!in->shared.limit) {
        return work(in, context);
    }
    message_log_open(&held, &messages);
    struct stop *before = stop_use_limit(&limit, (uint64_t)in->shared.limit);
    struct invocation inside = *in;
    inside.diag = &held;
    enum status status = work(&inside, context);
    stop_use(before);
    if (stop_has_run_out(&limit)) {
        d->hint = STEPS_HINT;
        status = diag_error(d, NULL, STEPS_OVER, (uint64_t)in->shared.limit);
    } else {
        message_log_replay(&messages, d);
        d->errors += held.errors;
        d->starved |= held.starved;
    }
    text_free(&messages);
    return status;
}
