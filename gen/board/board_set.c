#include "gen/board/board_set.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { PACKED_MAX = sizeof(void *) + (MAX_CELLS * 5 + 7) / 8 };

/* The layout's address, then the cells. */
static size_t pack(const struct layout *v, const struct grid *g, uint8_t packed[PACKED_MAX])
{
    unsigned bits = v->size < 16 ? 4 : 5;
    memcpy(packed, &v, sizeof v);
    size_t length = sizeof v;
    unsigned pending = 0;
    unsigned filled = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        pending |= (unsigned)g->cell[cell] << filled;
        filled += bits;
        while (filled >= 8) {
            packed[length++] = (uint8_t)pending;
            pending >>= 8;
            filled -= 8;
        }
    }
    if (filled) {
        packed[length++] = (uint8_t)pending;
    }
    return length;
}

/* Folded, so that the low bits are well mixed. */
static uint64_t hash_of(const uint8_t *bytes, size_t length)
{
    uint64_t hash = hash_bytes(HASH_BEGIN, bytes, length);
    hash ^= hash >> 29;
    return hash ? hash : 1;
}

static bool grow(struct board_set *s)
{
    size_t capacity = s->capacity ? 2 * s->capacity : 1024;
    uint64_t *hashes = calloc(capacity, sizeof *hashes);
    uint8_t **boards = calloc(capacity, sizeof *boards);
    if (!hashes || !boards) {
        free(hashes);
        free(boards);
        return false;
    }
    for (size_t i = 0; i < s->capacity; i++) {
        size_t slot = s->hashes[i] & (capacity - 1);
        while (s->hashes[i] && hashes[slot]) {
            slot = (slot + 1) & (capacity - 1);
        }
        if (s->hashes[i]) {
            hashes[slot] = s->hashes[i];
            boards[slot] = s->boards[i];
        }
    }
    free(s->hashes);
    free(s->boards);
    s->hashes = hashes;
    s->boards = boards;
    s->capacity = capacity;
    return true;
}

/* What is kept of a board has its length before it. */
static bool same(const uint8_t *kept, const uint8_t *packed, size_t length)
{
    uint16_t kept_length;
    memcpy(&kept_length, kept, sizeof kept_length);
    return kept_length == length && memcmp(kept + sizeof kept_length, packed, length) == 0;
}

enum board_set_result board_set_add(struct board_set *s, const struct layout *v,
                                    const struct grid *g)
{
    uint8_t packed[PACKED_MAX];
    uint16_t length = (uint16_t)pack(v, g, packed);
    uint64_t hash = hash_of(packed, length);
    if (4 * (s->count + 1) > 3 * s->capacity && !grow(s)) {
        return BOARD_SET_NO_MEMORY;
    }
    size_t slot = hash & (s->capacity - 1);
    for (; s->hashes[slot]; slot = (slot + 1) & (s->capacity - 1)) {
        if (s->hashes[slot] == hash && same(s->boards[slot], packed, length)) {
            return BOARD_SET_KNOWN;
        }
    }
    uint8_t *kept = malloc(sizeof length + length);
    if (!kept) {
        return BOARD_SET_NO_MEMORY;
    }
    memcpy(kept, &length, sizeof length);
    memcpy(kept + sizeof length, packed, length);
    layout_keep(v);
    s->hashes[slot] = hash;
    s->boards[slot] = kept;
    s->count++;
    return BOARD_SET_NEW;
}

void board_set_free(struct board_set *s)
{
    for (size_t i = 0; i < s->capacity; i++) {
        if (s->boards[i]) {
            const struct layout *v;
            memcpy(&v, s->boards[i] + sizeof(uint16_t), sizeof v);
            layout_drop(v);
        }
        free(s->boards[i]);
    }
    free(s->hashes);
    free(s->boards);
    memset(s, 0, sizeof *s);
}
