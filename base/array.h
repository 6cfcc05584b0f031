/* Arrays that grow as items are added. Threads: no shared state. */
#ifndef NONET_BASE_ARRAY_H
#define NONET_BASE_ARRAY_H

#include <stddef.h>

/* Makes room for one more item than `count`, and returns the items, which may have moved. `items`
 * may be NULL at first. Returns NULL when out of memory; the old items are still valid then. The
 * caller frees the array. */
void *array_room(void *items, size_t *capacity, size_t count, size_t item_size);

#endif
