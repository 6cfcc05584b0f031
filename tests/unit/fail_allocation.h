/* Memory that ends when a test wants it to: the linker sends the library's malloc, calloc,
 * realloc and aligned_alloc through fail_allocation.c (see the Makefile). */
#ifndef NONET_TESTS_UNIT_FAIL_ALLOCATION_H
#define NONET_TESTS_UNIT_FAIL_ALLOCATION_H

#include <stdbool.h>

/* The n-th allocation from now on, from 0, fails; those after it do not. Negative: none fails. */
void fail_allocation(long n);

/* Has it come to that? */
bool allocation_has_failed(void);

#endif
