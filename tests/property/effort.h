/* How many cases a property is tried on. */
#ifndef NONET_TESTS_PROPERTY_EFFORT_H
#define NONET_TESTS_PROPERTY_EFFORT_H

#include <stdlib.h>

/* `usual` in `make test`; `whole` where NONET_TEST_WHOLE is set, as `make test-whole` does. The
 * more cases are those of the usual run and further ones. */
static inline unsigned effort(unsigned usual, unsigned whole)
{
    const char *set = getenv("NONET_TEST_WHOLE");
    return set && *set ? whole : usual;
}

#endif
