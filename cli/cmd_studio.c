/* studio: the server that shows a book while it is designed (cli/studio/). */
#include "cli/command.h"
#include "cli/studio/studio.h"

struct studio_settings {
    bool no_open;
    int64_t port;
};

static const struct studio_settings defaults = {.port = 0};

#define AT(field) offsetof(struct studio_settings, field)
static const struct option options[] = {
    {.name = "no-open",
     .kind = OPTION_FLAG,
     .doc = "print the address only; do not open a browser",
     .offset = AT(no_open)},
    {.name = "port",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "port to listen on, 1024 to 65535 (default: any free port)",
     .offset = AT(port),
     .min = 1024,
     .max = 65535},
};

static enum status run_studio(const struct invocation *in)
{
    const struct studio_settings *s = in->settings;
    enum status status = command_expect_arguments(in, 0, 1);
    const struct studio_options o = {.path = in->arguments.count ? in->arguments.item[0] : NULL,
                                     .port = (unsigned)s->port,
                                     .threads = (unsigned)in->shared.threads,
                                     .limit = (uint64_t)in->shared.limit,
                                     .open = !s->no_open};
    return status == STATUS_OK ? studio_run(&o, in->diag) : status;
}

const struct command command_studio = {
    .name = "studio",
    .group = GROUP_PRINT,
    .arguments = "[CONFIG]",
    .doc = "Design a book in the browser and see its pages",
    .detail = "Prints an address and opens it in the browser: a page with the book's settings on "
              "the left and its pages, as they will be printed, on the right. Only this machine "
              "can reach it. Without CONFIG, it shows the books that you opened last and "
              "samples.\n\nThe studio reads and "
              "writes the same configs as 'nonet book'. A change touches only its own lines; "
              "comments stay. Until you save, changes are kept in CONFIG.draft. To stop the "
              "studio, press Ctrl-C here or Quit on the page.\n\n--limit gives up the plan of a "
              "book, its "
              "check or its making after N positions, and says so on the page.",
    .examples = "nonet studio|samples to start from\nnonet studio my.yaml|your book\nnonet studio "
                "--no-open my.yaml|only the address, for a browser of your choice",
    .shared = SHARED_THREADS | SHARED_LIMIT,
    COMMAND_SETTINGS,
    .run = run_studio,
};
