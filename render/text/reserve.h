/* Memory put by for a library that does not bear to get none: enough for it to end what it is at.
 *
 * Threads: the caller sees that one at a time takes. */
#ifndef NONET_RENDER_TEXT_RESERVE_H
#define NONET_RENDER_TEXT_RESERVE_H

#include <stdbool.h>
#include <stddef.h>

struct reserve {
    unsigned char *bytes; /* the caller's, aligned for anything */
    size_t size, used;
};

/* NULL: it is used up. */
static inline void *reserve_take(struct reserve *r, size_t size)
{
    const size_t step = 16;
    size_t rounded = (size + step - 1) / step * step;
    if (rounded < size || rounded > r->size - r->used) {
        return NULL;
    }
    r->used += rounded;
    return r->bytes + r->used - rounded;
}

static inline bool reserve_holds(const struct reserve *r, const void *block)
{
    const unsigned char *at = block;
    return at >= r->bytes && at < r->bytes + r->size;
}

#endif
