#include "config/schema/origins.h"

#include <stdint.h>
#include <string.h>

void schema_origins_add(struct schema_origins *o, struct arena *arena,
                        const struct schema_origin *origin)
{
    if (o->count == o->capacity) {
        size_t capacity = o->capacity ? 2 * o->capacity : 128;
        struct schema_origin *item = arena_array(arena, capacity, sizeof *item);
        if (!item) {
            return;
        }
        if (o->count) {
            memcpy(item, o->item, o->count * sizeof *item);
        }
        o->item = item;
        o->capacity = capacity;
    }
    o->item[o->count++] = *origin;
}

void schema_origins_copy(struct schema_origins *o, struct arena *arena, const void *from,
                         const void *to, size_t size)
{
    const uintptr_t begin = (uintptr_t)from;
    const size_t count = o->count;
    for (size_t i = 0; i < count; i++) {
        const uintptr_t address = (uintptr_t)o->item[i].address;
        if (address >= begin && address - begin < size) {
            struct schema_origin copy = o->item[i];
            copy.address = (const char *)to + (address - begin);
            schema_origins_add(o, arena, &copy);
        }
    }
}

const struct schema_origin *schema_origin_of(const struct schema_origins *o, const void *address)
{
    const struct schema_origin *best = NULL;
    uintptr_t wanted = (uintptr_t)address;
    for (size_t i = 0; i < o->count; i++) {
        const struct schema_origin *origin = &o->item[i];
        uintptr_t begin = (uintptr_t)origin->address;
        if (wanted >= begin && wanted - begin < origin->size &&
            (!best || origin->size < best->size)) {
            best = origin;
        }
    }
    return best;
}
