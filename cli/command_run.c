#include "cli/command_run.h"

#include <stdlib.h>
#include <string.h>

#include "base/portable/program.h"
#include "cli/help/help.h"
#include "cli/option/output_ending.h"

struct shared_settings command_shared_defaults(void)
{
    unsigned processors = program_processors();
    processors = processors > COMMAND_MAX_THREADS ? COMMAND_MAX_THREADS : processors;
    return (struct shared_settings){
        .threads = processors, .progress = (int)progress_mode_wanted(), .format = -1};
}

/* The terminal's screens and the commands that are started read the environment. */
static void use_colour(enum colour_mode mode, struct diag *d)
{
    if (mode == COLOUR_ALWAYS) {
        program_set_variable("NO_COLOR", NULL);
        d->colour = true;
    } else if (mode == COLOUR_NEVER) {
        program_set_variable("NO_COLOR", "1");
        d->colour = false;
    }
}

static enum status run_whole(const struct invocation *in, void *context)
{
    (void)context;
    return in->command->run(in);
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
    use_colour((enum colour_mode)in->shared.colour, in->diag);
    enum status status =
        options_parse(groups, 2, argc - 1, argv + 1, &in->arguments, &help, in->diag);
    use_colour((enum colour_mode)in->shared.colour, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    if (help) {
        struct text words = {0};
        help_command(c, &words);
        return command_print(&words, in->diag);
    }
    if (in->arguments.count > 0 && !*c->arguments) {
        return diag_usage(in->diag, NULL, "'nonet %s' takes no argument, but '%s' was given",
                          c->name, in->arguments.item[0]);
    }
    if (c->shared & SHARED_VARIANT) {
        status = layout_options_read(&in->shared.layout, false, &in->layout, in->diag);
    }
    bool by_ending = (c->shared & SHARED_OUTPUT) && (c->shared & SHARED_FORMAT);
    if (status == STATUS_OK && by_ending && !c->chooses_ending) {
        status = output_ending_choose(in);
    }
    if (status != STATUS_OK) {
        return status;
    }
    return c->shared & SHARED_RUN_LIMIT ? command_within_limit(in, run_whole, NULL) : c->run(in);
}

enum status command_run(const struct command *c, int argc, char *const *argv,
                        const struct shared_settings *begun, struct diag *d)
{
    struct invocation in = {.command = c, .commands = &all_commands, .shared = *begun, .diag = d};
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
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    layout_spec_free(&in.layout);
    free(in.arguments.item);
    free(settings);
    return status;
}
