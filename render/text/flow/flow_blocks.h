/* Blocks of marked text: paragraphs, headings, items of lists, rows of tables and rules.
 *
 *     # A heading          its line alone
 *     - an item            also with "* "; its further lines belong to it
 *     1. a numbered item
 *     | left | right |     a row of two columns
 *     ---                  a rule
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_TEXT_FLOW_FLOW_BLOCKS_H
#define NONET_RENDER_TEXT_FLOW_FLOW_BLOCKS_H

#include <stdbool.h>
#include <stddef.h>

enum flow_block_kind {
    BLOCK_PARAGRAPH,
    BLOCK_HEADING,
    BLOCK_BULLET,
    BLOCK_NUMBER,
    BLOCK_ROW,
    BLOCK_RULE
};

struct flow_block {
    enum flow_block_kind kind;
    const char *text; /* not ended by a zero; of a row, its left cell */
    size_t length;
    const char *right; /* of a row: the other cell */
    size_t right_length;
    const char *marker; /* of a numbered item, with its dot */
    size_t marker_length;
};

/* The first block of a text, and where the next one begins; NULL: there is none. A table's line of
 * dashes is passed over. */
const char *flow_block_next(const char *text, struct flow_block *block);

#endif
