/* The named layouts: one row each, and one a map of a jigsaw. To add one, add its row.
 *
 * Threads: constant. */
#ifndef NONET_GEN_BOARD_LAYOUT_ROWS_H
#define NONET_GEN_BOARD_LAYOUT_ROWS_H

#include <stddef.h>
#include <stdint.h>

struct layout_row {
    const char *name;
    uint8_t box_width; /* of the grids, as in struct layout */
    uint8_t box_height;
    uint8_t size; /* 0: box_width x box_height, with boxes; else there are regions or no boxes */
    const char *houses; /* as in struct layout_definition, of each grid; may be NULL */
    const char *grids;  /* NULL: one */
    const char *doc;
};

extern const struct layout_row layout_rows[];
extern const size_t layout_row_count;

/* A built-in map of a jigsaw. */
struct region_map {
    const char *name;
    uint8_t size;
    const char *doc;
    const char *regions;
};

extern const struct region_map region_maps[];
extern const size_t region_map_count;

#endif
