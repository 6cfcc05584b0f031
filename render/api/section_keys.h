/* Keys and wishes for render/press/puzzle_memory.h, as texts. A section's key holds every setting
 * that decides which puzzles it has, but none that changes only its pages. A wish holds what
 * decides on each puzzle that is made for a section or day, except its level and index.
 *
 * Threads: no shared state. */
#ifndef NONET_RENDER_API_SECTION_KEYS_H
#define NONET_RENDER_API_SECTION_KEYS_H

#include "config/book_config.h"

struct section_keys {
    char **item; /* one a section; NULL where memory ended */
    size_t count;
    char **wish; /* one a spec (book_config_spec); NULL where memory ended */
    size_t wish_count;
};

/* Make them for a config that was read from this text. */
void section_keys_make(struct section_keys *keys, const struct book_config *cfg, const char *yaml,
                       size_t length);
void section_keys_free(struct section_keys *keys);

#endif
