/* Memory that begins at a multiple of more than malloc's alignment. C11 has it, but Microsoft's C
 * library has its own calls for it, whose memory free() must not get.
 *
 * Threads: any number at once. */
#ifndef NONET_BASE_PORTABLE_ALIGNED_H
#define NONET_BASE_PORTABLE_ALIGNED_H

#include <stddef.h>

/* At least `size` bytes at a multiple of a power of two. NULL when out of memory. */
void *aligned_new(size_t alignment, size_t size);
void aligned_drop(void *memory);

#endif
