/* An arena: memory that is freed all at once. Everything that a parsed config owns lives in one.
 *
 * Start from {0}. If an allocation fails or would pass the limit, it returns NULL and sets
 * `failed`. The arena stays usable, and arena_free still frees everything.
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
    size_t limit; /* 0 means no limit */
    bool failed;
};

/* Zeroed memory, aligned for any type. */
void *arena_alloc(struct arena *a, size_t size);

/* Zeroed memory for `count` items of `size` bytes. If the product overflows, the allocation
 * fails. */
void *arena_array(struct arena *a, size_t count, size_t size);

/* A copy of the bytes, with a NUL added. */
char *arena_copy(struct arena *a, const char *bytes, size_t length);

void arena_free(struct arena *a);

#endif
