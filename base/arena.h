/* Memory that is given up all at once: everything that a read config owns.
 *
 * Start from {0}. An allocation that fails, or that would pass the limit, returns NULL and sets
 * `failed`; the arena stays usable and arena_free still gives everything back.
 *
 * Threads: one owner at a time. */
#ifndef NONET_BASE_ARENA_H
#define NONET_BASE_ARENA_H

#include <stdbool.h>
#include <stddef.h>

struct arena_block;

struct arena {
    struct arena_block *newest;
    size_t total; /* bytes asked for so far */
    size_t limit; /* 0: none */
    bool failed;
};

/* Zeroed memory, aligned for any type. */
void *arena_alloc(struct arena *a, size_t size);

/* The same for count items of a size; an overflow is a failure. */
void *arena_array(struct arena *a, size_t count, size_t size);

/* A copy with a closing NUL. */
char *arena_copy(struct arena *a, const char *bytes, size_t length);

void arena_free(struct arena *a);

#endif
