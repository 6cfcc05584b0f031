/* Files of maps: a letter a cell, blanks and line ends left out; of houses, maps parted by empty
 * lines, or a YAML file whose `houses` is a list of such maps or names.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_LAYOUT_FILE_H
#define NONET_GEN_FORMAT_LAYOUT_FILE_H

#include "base/arena.h"
#include "base/text.h"
#include "gen/board/layout.h"

/* A text of maps, and where its letters come from. Starts from zeros. */
struct layout_text {
    struct text text;
    struct arena arena; /* the pieces and what they quote */
    struct layout_piece *piece;
    size_t piece_count;
    size_t piece_room;
};

struct layout_pieces layout_text_pieces(const struct layout_text *t);
void layout_text_free(struct layout_text *t);

/* Append letters that are neighbours in the text. Running out of memory sets text.failed. */
void layout_text_add(struct layout_text *t, const char *letters, size_t length,
                     const struct diag_at *at);

/* Append the maps, parted by commas; or, not `several`, the one map. STATUS_USAGE after reporting
 * what is wrong. */
enum status layout_file_read(const char *path, bool several, struct layout_text *out,
                             struct diag *d);

#endif
