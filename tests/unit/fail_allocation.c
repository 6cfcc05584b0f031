#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "tests/unit/fail_allocation.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>

/* Shared with child processes, in which much of a book is made. NULL: nothing is to fail yet. */
static struct {
    atomic_long left;
    atomic_bool failed;
} * spec;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void __wrap_free(void *block);

void fail_allocation(long n)
{
    if (!spec) {
        void *shared =
            mmap(NULL, sizeof *spec, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        spec = shared == MAP_FAILED ? NULL : shared;
    }
    spec->failed = false;
    spec->left = n;
}

bool allocation_has_failed(void)
{
    return spec && spec->failed;
}

static bool fails_now(void)
{
    if (!spec || spec->left < 0 || atomic_fetch_sub(&spec->left, 1) != 0) {
        return false;
    }
    spec->failed = true;
    return true;
}

void *__wrap_malloc(size_t size)
{
    return fails_now() ? NULL : __real_malloc(size);
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails_now() ? NULL : __real_calloc(count, size);
}

void *__wrap_realloc(void *old, size_t size)
{
    return fails_now() ? NULL : __real_realloc(old, size);
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    return fails_now() ? NULL : __real_aligned_alloc(alignment, size);
}

/* What is freed after a failure is spoilt, so that using it still does not go well by chance. */
void __wrap_free(void *block)
{
    if (block && allocation_has_failed()) {
        memset(block, 0x5A, malloc_usable_size(block));
    }
    __real_free(block);
}
