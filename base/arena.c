#include "base/arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { BLOCK_SIZE = 16384, ALIGNMENT = _Alignof(max_align_t) };

struct arena_block {
    struct arena_block *older;
    size_t used;
    size_t size;
    _Alignas(max_align_t) unsigned char data[];
};

static struct arena_block *new_block(struct arena *a, size_t size)
{
    if (size > SIZE_MAX - sizeof(struct arena_block)) {
        return NULL;
    }
    struct arena_block *block = calloc(1, sizeof *block + size);
    if (block) {
        block->size = size;
        block->older = a->newest;
        a->newest = block;
    }
    return block;
}

void *arena_alloc(struct arena *a, size_t size)
{
    size_t rounded =
        size <= SIZE_MAX - ALIGNMENT ? (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1) : SIZE_MAX;
    if (a->limit && (rounded > a->limit || a->total > a->limit - rounded)) {
        a->failed = true;
        return NULL;
    }
    struct arena_block *block = a->newest;
    if (!block || block->size - block->used < rounded) {
        block = new_block(a, rounded > BLOCK_SIZE ? rounded : BLOCK_SIZE);
        if (!block) {
            a->failed = true;
            return NULL;
        }
    }
    void *memory = block->data + block->used;
    block->used += rounded;
    a->total += rounded;
    return memory;
}

void *arena_array(struct arena *a, size_t count, size_t size)
{
    if (size && count > SIZE_MAX / size) {
        a->failed = true;
        return NULL;
    }
    return arena_alloc(a, count * size);
}

char *arena_copy(struct arena *a, const char *bytes, size_t length)
{
    char *copy = length < SIZE_MAX ? arena_alloc(a, length + 1) : NULL;
    if (copy && length) {
        memcpy(copy, bytes, length);
    }
    return copy;
}

void arena_free(struct arena *a)
{
    while (a->newest) {
        struct arena_block *older = a->newest->older;
        free(a->newest);
        a->newest = older;
    }
    memset(a, 0, sizeof *a);
}
