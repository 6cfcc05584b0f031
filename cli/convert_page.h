/* `nonet convert --to html`: a page to play on, with the files next to it.
 *
 * Threads: the main thread. */
#ifndef NONET_CLI_CONVERT_PAGE_H
#define NONET_CLI_CONVERT_PAGE_H

#include "cli/stream_command.h"

struct convert_settings {
    int to;
    int from;
    int language; /* index of language_name; -1: not given */
    const char *title;
    const char *engine;
    const char *first_day;
    bool offline;
    bool strict;
    bool list;
};

/* Runs the map with a page as its output. */
enum status convert_to_page(const struct stream_map *like, const struct convert_settings *s,
                            const struct invocation *in);

#endif
