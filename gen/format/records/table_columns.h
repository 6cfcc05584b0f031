/* Which columns a table needs: known before its header is written.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_TABLE_COLUMNS_H
#define NONET_GEN_FORMAT_TABLE_COLUMNS_H

#include "gen/format/format.h"

enum columns_need {
    COLUMNS_FIT,   /* every record of the input fits into the table */
    COLUMNS_WIDER, /* one at least does not */
    COLUMNS_UNSEEN /* the input can be read only once, so that nobody knows */
};

/* Could records of this input, of which one has been read, need more columns than plain ones? By
 * its format, and a table's own columns. */
bool columns_may_differ(const struct reader *r);

/* Look through an input ("-" or NULL: standard input) for a record that does not fit into the
 * table. Reads a file from its beginning and reports nothing; input and variant as for
 * reader_open. */
enum columns_need columns_needed(const char *path, const struct format *input,
                                 const struct layout *variant, const struct format *table);

#endif
