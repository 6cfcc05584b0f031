#include "base/array.h"

#include <stdlib.h>

void *array_room(void *items, size_t *capacity, size_t count, size_t item_size)
{
    if (count < *capacity) {
        return items;
    }
    size_t larger = *capacity ? 2 * *capacity : 64;
    void *moved = realloc(items, larger * item_size);
    *capacity = moved ? larger : *capacity;
    return moved;
}
