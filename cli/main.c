/* nonet: finds the command in the table and runs it. */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/portable/program.h"
#include "base/repeats.h"
#include "cli/command_run.h"
#include "cli/help/help.h"
#include "cli/version.h"

struct main_settings {
    bool version;
};

/* Options before the command go with every command. */
static enum status run_main(int argc, char **argv, struct diag *d)
{
    static const struct option version[] = {{.name = "version",
                                             .letter = 'V',
                                             .kind = OPTION_FLAG,
                                             .offset = offsetof(struct main_settings, version)}};
    struct main_settings own = {false};
    struct shared_settings shared = command_shared_defaults();
    struct option leading[SHARED_COUNT];
    const struct option_group groups[] = {
        {version, 1, &own},
        {leading, command_leading_options(leading), &shared},
    };
    struct text out = {0};
    bool help;
    int used;
    enum status status = options_parse_leading(groups, 2, argc - 1, argv + 1, &used, &help, d);
    if (status != STATUS_OK) {
        return status;
    }
    const int at = 1 + used;
    if (own.version) {
        version_print(&out);
    } else if (help) {
        help_overview(&all_commands, &out);
    } else if (at >= argc) {
        help_short(&out);
    } else {
        const struct command *c = command_find(&all_commands, argv[at]);
        return c ? command_run(c, argc - at, argv + at, &shared, d)
                 : command_unknown(&all_commands, argv[at], d);
    }
    return command_print(&out, d);
}

int main(int argc, char **argv)
{
    if (!program_begin()) {
        return STATUS_FAILED;
    }
    struct diag d;
    struct repeats repeats = {0};
    diag_init(&d, stderr);
    d.repeats = &repeats;
    enum status status = run_main(argc, argv, &d);
    diag_print_repeats(&d);
    /* Running out of memory is not an error in a config or option. */
    return (int)(status == STATUS_USAGE && d.starved ? STATUS_FAILED : status);
}
