/* The measuring programs' tables: lines of fields between tabs, the first line naming them. */
#ifndef NONET_TESTS_BENCH_BENCH_TSV_H
#define NONET_TESTS_BENCH_BENCH_TSV_H

#include <string.h>

/* Cut a line into its fields, in place; returns how many, at most `room`. */
static inline unsigned tsv_split(char *line, char *field[], unsigned room)
{
    unsigned count = 0;
    line[strcspn(line, "\r\n")] = '\0';
    while (line && count < room) {
        field[count++] = line;
        line = strchr(line, '\t');
        if (line) {
            *line++ = '\0';
        }
    }
    return count;
}

/* The index of the field with this text; -1: there is none. */
static inline int tsv_find(char *const field[], unsigned count, const char *name)
{
    for (unsigned i = 0; i < count; i++) {
        if (strcmp(field[i], name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

#endif
