/* How many cases a property is tried on. */
#ifndef NONET_TESTS_PROPERTY_EFFORT_H
#define NONET_TESTS_PROPERTY_EFFORT_H

#include <stdbool.h>
#include <stdlib.h>

/* `usual` in `make test`; `whole` where NONET_TEST_WHOLE is set, as `make test-whole` does. The
 * more cases are those of the usual run and further ones. */
static inline unsigned effort(unsigned usual, unsigned whole)
{
    const char *set = getenv("NONET_TEST_WHOLE");
    return set && *set ? whole : usual;
}

/* Is this pair of a product tried? In the usual run one of `part` pairs, so that each row and each
 * column is met: `part` is no more than there are of either. In the whole run every pair is. */
static inline bool is_tried(size_t row, size_t column, unsigned part)
{
    return (row + column) % effort(part, 1) == 0;
}

#endif
