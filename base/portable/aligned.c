#include "base/portable/aligned.h"

#include <stdlib.h>

#if defined __MSVCRT__ || defined _UCRT
#include <malloc.h>

void *aligned_new(size_t alignment, size_t size)
{
    return _aligned_malloc(size, alignment);
}

void aligned_drop(void *memory)
{
    _aligned_free(memory);
}
#else
void *aligned_new(size_t alignment, size_t size)
{
    return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void aligned_drop(void *memory)
{
    free(memory);
}
#endif
