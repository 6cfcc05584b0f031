/* Arrays that grow as items are added. Threads: no shared state. */
#ifndef NONET_BASE_ARRAY_H
#define NONET_BASE_ARRAY_H

#include <stddef.h>

/* The items (NULL: none yet), moved if need be so that there is room for one more than `count`;
 * NULL where memory lacks: then the old ones stay. The caller frees the array. */
void *array_room(void *items, size_t *capacity, size_t count, size_t item_size);

#endif
