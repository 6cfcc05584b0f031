#include "tests/unit/fail_allocation.h"

#include <stdatomic.h>
#include <stddef.h>

static atomic_long left = -1;
static atomic_bool failed;

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);

void fail_allocation(long n)
{
    failed = false;
    left = n;
}

bool allocation_has_failed(void)
{
    return failed;
}

static bool fails_now(void)
{
    if (left < 0 || atomic_fetch_sub(&left, 1) != 0) {
        return false;
    }
    failed = true;
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
