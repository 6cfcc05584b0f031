#include "cli/command.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/help.h"

enum { MAX_THREADS = 1024 };

const char *variant_choice(size_t index)
{
    return index < variant_count() ? variant_at(index)->name : NULL;
}

static const struct {
    unsigned share;
    struct option option;
} shared_table[SHARED_COUNT] = {
    {SHARED_OUTPUT,
     {.name = "output",
      .letter = 'o',
      .kind = OPTION_FILE,
      .metavar = "FILE",
      .doc = "write to FILE, complete or not at all (default: standard output)",
      .offset = offsetof(struct shared_settings, output)}},
    {SHARED_DIRECTORY,
     {.name = "output",
      .letter = 'o',
      .kind = OPTION_FILE,
      .metavar = "DIR",
      .doc = "write the files to this directory, all or none (default: the present one)",
      .offset = offsetof(struct shared_settings, output)}},
    {SHARED_FORMAT,
     {.name = "format",
      .kind = OPTION_CHOICE,
      .metavar = "F",
      .doc = "how results are written",
      .offset = offsetof(struct shared_settings, format)}},
    {SHARED_THREADS,
     {.name = "threads",
      .kind = OPTION_INT,
      .metavar = "T",
      .doc = "worker threads; the output is the same for any T (default: one a processor)",
      .offset = offsetof(struct shared_settings, threads),
      .min = 1,
      .max = MAX_THREADS}},
    {SHARED_PROGRESS,
     {.name = "quiet",
      .letter = 'q',
      .kind = OPTION_FLAG,
      .doc = "no progress on standard error",
      .offset = offsetof(struct shared_settings, quiet)}},
    {SHARED_PROGRESS,
     {.name = "progress",
      .kind = OPTION_CHOICE,
      .metavar = "MODE",
      .doc = "progress on standard error (default: auto, a bar on a terminal)",
      .offset = offsetof(struct shared_settings, progress),
      .choice = progress_mode_name}},
    {SHARED_VARIANT,
     {.name = "variant",
      .kind = OPTION_CHOICE,
      .metavar = "V",
      .doc = "read every puzzle as this variant (default: by size, or as the input says)",
      .offset = offsetof(struct shared_settings, variant),
      .choice = variant_choice}},
    {SHARED_TECHNIQUES,
     {.name = "with",
      .kind = OPTION_STRING,
      .metavar = "T,…",
      .doc = "techniques to use though they are off by default, by key",
      .offset = offsetof(struct shared_settings, with)}},
    {SHARED_TECHNIQUES,
     {.name = "without",
      .kind = OPTION_STRING,
      .metavar = "T,…",
      .doc = "techniques that may not be used, by key ('nonet help techniques')",
      .offset = offsetof(struct shared_settings, without)}},
    {SHARED_TECHNIQUES,
     {.name = "no-uniqueness",
      .kind = OPTION_FLAG,
      .doc = "none of the techniques that rely on the puzzle's having one solution",
      .offset = offsetof(struct shared_settings, no_uniqueness)}},
};

size_t command_shared_options(const struct command *c, struct option rows[SHARED_COUNT])
{
    size_t count = 0;
    for (size_t i = 0; i < SHARED_COUNT; i++) {
        if (c->shared & shared_table[i].share) {
            rows[count] = shared_table[i].option;
            if (shared_table[i].share == SHARED_FORMAT) {
                rows[count].choice = c->formats;
            }
            count++;
        }
    }
    return count;
}

const struct variant *invocation_variant(const struct invocation *in)
{
    return in->shared.variant < 0 ? NULL : variant_at((size_t)in->shared.variant);
}

static struct shared_settings shared_defaults(void)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    processors = processors < 1 ? 1 : processors > MAX_THREADS ? MAX_THREADS : processors;
    return (struct shared_settings){
        .threads = processors, .progress = PROGRESS_AUTO, .format = -1, .variant = -1};
}

static enum status parse_and_run(struct invocation *in, void *settings, int argc, char *const *argv)
{
    const struct command *c = in->command;
    struct option shared[SHARED_COUNT];
    struct option_group groups[] = {
        {c->options, c->option_count, settings},
        {shared, command_shared_options(c, shared), &in->shared},
    };
    bool help;
    enum status status =
        options_parse(groups, 2, argc - 1, argv + 1, &in->arguments, &help, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    if (help) {
        return help_print_command(c, in->diag);
    }
    if (in->arguments.count > 0 && !*c->arguments) {
        return diag_usage(in->diag, NULL, "'%s' takes no argument, but got '%s'", c->name,
                          in->arguments.item[0]);
    }
    return c->run(in);
}

enum status command_run(const struct command *c, int argc, char *const *argv, struct diag *d)
{
    struct invocation in = {.command = c, .shared = shared_defaults(), .diag = d};
    void *settings = malloc(c->settings_size + 1);
    in.arguments.item = malloc((size_t)argc * sizeof *in.arguments.item);
    enum status status;
    if (settings && in.arguments.item) {
        if (c->settings_size) {
            memcpy(settings, c->defaults, c->settings_size);
        }
        in.settings = settings;
        status = parse_and_run(&in, settings, argc, argv);
    } else {
        status = diag_error(d, NULL, "out of memory");
    }
    free(in.arguments.item);
    free(settings);
    return status;
}

enum status command_expect_arguments(const struct invocation *in, size_t least, size_t most)
{
    size_t count = in->arguments.count;
    if (count >= least && count <= most) {
        return STATUS_OK;
    }
    in->diag->hint = "--help shows the usage";
    if (count < least) {
        return diag_usage(in->diag, NULL, "'%s' wants %s", in->command->name,
                          in->command->arguments);
    }
    return diag_usage(in->diag, NULL, "'%s': one argument too many: '%s'", in->command->name,
                      in->arguments.item[most]);
}
