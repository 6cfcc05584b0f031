/* Options with values: what a row of an option table contains, and how a value is read.
 *
 * The command line and the public library both use such tables.
 *
 * Threads: no shared state. */
#ifndef NONET_BASE_OPTION_H
#define NONET_BASE_OPTION_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "base/span.h"

enum option_kind {
    OPTION_FLAG,   /* bool: true when given */
    OPTION_INT,    /* int64_t in min..max */
    OPTION_UINT64, /* uint64_t, the whole range */
    OPTION_RANGE,  /* struct option_range: "A..B", "A..", "..B" or "A", within min..max */
    OPTION_TENTHS, /* struct option_range in tenths: "1.2..4.5"; min and max in tenths */
    OPTION_CHOICE, /* int: index of the name in choice() */
    OPTION_MAYBE,  /* the same, but the value may be left out: OPTION_NO_VALUE */
    OPTION_NAME,   /* const char *: the name itself, one of those in choice() */
    OPTION_STRING, /* const char * */
    OPTION_FILE,   /* const char *, completed as a file name */
    OPTION_LIST,   /* struct option_list: may be repeated */
};

/* `low` and `high` are the table's min and max if that end was left open. */
struct option_range {
    int64_t low;
    int64_t high;
    bool given;
};

enum { OPTION_LIST_MAX = 64, OPTION_NO_VALUE = -2 };

struct option_list {
    size_t count;
    const char *item[OPTION_LIST_MAX];
};

struct option {
    const char *name; /* without the dashes */
    char letter;      /* '\0' if it has none */
    enum option_kind kind;
    const char *metavar; /* the value's name in the help; NULL for a flag */
    const char *doc;     /* one line, no full stop */
    size_t offset;       /* where the value is in the settings struct */
    int64_t min, max;
    /* The names by index, NULL after the last. OPTION_CHOICE, OPTION_MAYBE and OPTION_NAME accept
     * no other. For OPTION_STRING and OPTION_LIST they are what shell completion offers, and the
     * function may be NULL. */
    const char *(*choice)(size_t index);
};

/* Defines a static function for `choice` that gives these names. */
#define OPTION_NAMES(function, ...)                                                                \
    static const char *function(size_t index)                                                      \
    {                                                                                              \
        static const char *const names[] = {__VA_ARGS__};                                          \
        return index < sizeof names / sizeof *names ? names[index] : NULL;                         \
    }

/* Reads a value into its place in the settings; strings are borrowed. A flag becomes true, whatever
 * the text. Reports a value of the wrong kind and returns STATUS_USAGE. */
enum status option_set(const struct option *o, const char *text, void *settings, struct diag *d);

/* Today's name for a public name: options, keys of a config and fields of records that were renamed
 * are still read by their old names ("clues" is "constraints" today). Other names come back as they
 * are. */
const char *name_today(const char *name);

/* Is it this name of today, or an older one for it? */
bool name_is(struct span name, const char *today);

#endif
