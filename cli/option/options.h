/* Option tables and the one parser that reads them.
 *
 * A command's options are a const table; each row has its name, its kind of value and the value's
 * offset in the command's settings struct. The parser, --help, the man page and the shell
 * completions all work from the table, so they cannot drift apart.
 *
 * GNU style: --name=value, --name value, -n value, -nvalue, bundled flags (-qv), "--" ends the
 * options, "-" is an argument, long names may be shortened where that is unambiguous.
 *
 * Threads: no shared state. Ownership: strings point into argv. */
#ifndef NONET_CLI_OPTIONS_H
#define NONET_CLI_OPTIONS_H

#include "base/option.h"

/* A table of options and the struct its values go to. */
struct option_group {
    const struct option *options;
    size_t count;
    void *settings;
};

/* The arguments that are not options; item points into argv. */
struct arguments {
    size_t count;
    const char **item;
};

/* Read argv[0..argc) (the command's name already taken off) into the groups' settings. Sets
 * *help when -h or --help was met, and then reads no further. arguments->item must have room for
 * argc entries. STATUS_USAGE after reporting the first mistake. */
enum status options_parse(const struct option_group *groups, size_t group_count, int argc,
                          char *const *argv, struct arguments *arguments, bool *help,
                          struct diag *d);

/* The same of the options that stand before the first argument. Returns how many words they take in
 * *used. */
enum status options_parse_leading(const struct option_group *groups, size_t group_count, int argc,
                                  char *const *argv, int *used, bool *help, struct diag *d);

/* Whether help and the manual list the names that a choice takes. A list longer than
 * OPTION_MAX_LISTED stands once, in a topic of `nonet help`, which the option's doc then names. */
enum { OPTION_MAX_LISTED = 10 };
bool option_lists_names(const struct option *o);

/* "-n, --number N" as help prints it. buffer is always terminated. */
enum { OPTION_LABEL_SIZE = 64 };
const char *option_label(const struct option *o, char buffer[OPTION_LABEL_SIZE]);

#endif
