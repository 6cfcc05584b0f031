/* Keys of a config's sections for render/press/puzzles/puzzle_memory.h: everything that decides
 * which puzzles a section has, as text. Keys that affect only its pages are not included.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_API_SECTION_KEYS_H
#define NONET_RENDER_API_SECTION_KEYS_H

#include "config/book_config.h"

struct section_keys {
    char **item; /* one a section; NULL where memory ended */
    size_t count;
};

/* Make them for a config that was read from this text. */
void section_keys_make(struct section_keys *keys, const struct book_config *cfg, const char *yaml,
                       size_t length);
void section_keys_free(struct section_keys *keys);

#endif
