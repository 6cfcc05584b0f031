/* Option tables and the one parser that reads them.
 *
 * A command's options are a const table; each row says its name, its kind of value and where the
 * value goes in the command's settings struct. The parser, --help, the man page and the shell
 * completions all work from the table, so they cannot drift apart.
 *
 * GNU style: --name=value, --name value, -n value, -nvalue, bundled flags (-qv), "--" ends the
 * options, "-" is an argument, long names may be shortened where that is unambiguous.
 *
 * Threads: no shared state. Ownership: strings point into argv. */
#ifndef NONET_CLI_OPTIONS_H
#define NONET_CLI_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config/diag.h"

enum option_kind {
    OPTION_FLAG,   /* bool: true when given */
    OPTION_INT,    /* int64_t in min..max */
    OPTION_UINT64, /* uint64_t, the whole range */
    OPTION_RANGE,  /* struct option_range: "A..B", "A..", "..B" or "A", within min..max */
    OPTION_TENTHS, /* struct option_range in tenths: "1.2..4.5"; min and max in tenths */
    OPTION_CHOICE, /* int: index of the name in choice() */
    OPTION_STRING, /* const char * */
    OPTION_FILE,   /* const char *, completed as a file name */
    OPTION_LIST,   /* struct option_list: may be given many times */
};

/* low and high are the table's min and max where that end was left open. */
struct option_range {
    int64_t low;
    int64_t high;
    bool given;
};

enum { OPTION_LIST_MAX = 64 };

struct option_list {
    size_t count;
    const char *item[OPTION_LIST_MAX];
};

struct option {
    const char *name; /* without the dashes */
    char letter;      /* '\0': none */
    enum option_kind kind;
    const char *metavar; /* what help calls the value; NULL for a flag */
    const char *doc;     /* one line, no full stop */
    size_t offset;       /* of the value in the settings struct */
    int64_t min, max;
    /* OPTION_CHOICE: the names by index, NULL past the last. */
    const char *(*choice)(size_t index);
};

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

/* "-n, --number N" as help prints it. buffer is always terminated. */
enum { OPTION_LABEL_SIZE = 64 };
const char *option_label(const struct option *o, char buffer[OPTION_LABEL_SIZE]);

#endif
