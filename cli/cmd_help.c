#include "cli/command.h"
#include "cli/help.h"

static enum status run(const struct invocation *in)
{
    enum status status = command_expect_arguments(in, 0, 1);
    if (status != STATUS_OK) {
        return status;
    }
    struct text out = {0};
    if (in->arguments.count == 0) {
        help_overview(&out);
        return help_print(&out, in->diag);
    }
    const struct command *c = command_find(in->arguments.item[0]);
    return c ? help_print_command(c, in->diag) : command_unknown(in->arguments.item[0], in->diag);
}

const struct command command_help = {
    .name = "help",
    .group = GROUP_HELP,
    .arguments = "[COMMAND]",
    .doc = "Explain a command, or list them all",
    .run = run,
};
