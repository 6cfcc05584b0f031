/* nonet: finds the command in the table and runs it. */
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "cli/command_run.h"
#include "cli/help.h"

int main(int argc, char **argv)
{
    /* A reader that goes away ends us quietly, even where our parent ignored the signal. */
    signal(SIGPIPE, SIG_DFL);
    struct diag d;
    diag_init(&d, stderr);
    struct text out = {0};
    if (argc < 2) {
        help_short(&out);
        return (int)command_print(&out, &d);
    }
    const char *name = argv[1];
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        text_printf(&out, "nonet %s\n", NONET_VERSION);
        return (int)command_print(&out, &d);
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        help_overview(&out);
        return (int)command_print(&out, &d);
    }
    const struct command *c = command_find(name);
    return (int)(c ? command_run(c, argc - 1, argv + 1, &d) : command_unknown(name, &d));
}
