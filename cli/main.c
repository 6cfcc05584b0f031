/* nonet: finds the command in the table and runs it. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "base/repeats.h"
#include "cli/command_run.h"
#include "cli/help/help.h"
#include "cli/version.h"

/* A file that is opened must not take the place of a standard stream that whoever started us had
 * closed: messages would go into it. The replacement can be neither read nor written, so
 * that a command that needs the stream reports an error. */
static bool fill_closed_streams(void)
{
    for (int fd = 0; fd <= 2; fd++) {
        if (fcntl(fd, F_GETFD) == -1 && open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd) {
            return false;
        }
    }
    return true;
}

static enum status run_main(int argc, char **argv, struct diag *d)
{
    struct text out = {0};
    if (argc < 2) {
        help_short(&out);
        return command_print(&out, d);
    }
    const char *name = argv[1];
    if (strcmp(name, "--version") == 0 || strcmp(name, "-V") == 0) {
        version_print(&out);
        return command_print(&out, d);
    }
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
        help_overview(&all_commands, &out);
        return command_print(&out, d);
    }
    const struct command *c = command_find(&all_commands, name);
    return c ? command_run(c, argc - 1, argv + 1, d) : command_unknown(&all_commands, name, d);
}

int main(int argc, char **argv)
{
    /* A reader that goes away ends us quietly, even where our parent ignored the signal. */
    signal(SIGPIPE, SIG_DFL);
    if (!fill_closed_streams()) {
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
