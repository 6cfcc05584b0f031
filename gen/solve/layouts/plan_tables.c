#include "gen/solve/layouts/plan_tables.h"

#include <stdatomic.h>

const void *plan_tables_of(const struct plan_slot *slot, const struct layout *v,
                           void *(*make)(const struct layout *v), void (*drop)(void *tables))
{
    /* a plan's slots are the one part of it that changes after it was made */
    struct plan_slot *open = (struct plan_slot *)(uintptr_t)slot;
    void *known = atomic_load_explicit(&open->tables, memory_order_acquire);
    if (known) {
        return known;
    }
    void *made = make(v);
    if (!made) {
        return NULL;
    }
    atomic_store(&open->drop, drop);
    if (atomic_compare_exchange_strong(&open->tables, &known, made)) {
        return made;
    }
    drop(made);
    return known;
}
