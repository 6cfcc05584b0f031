#include "gen/solve/layouts/plan_tables.h"

#include <stdatomic.h>

const void *plan_tables_of(const struct layout *v, void *(*make)(const struct layout *v),
                           void (*drop)(void *tables))
{
    struct plan_slot *slot = v->plan;
    void *known = atomic_load_explicit(&slot->tables, memory_order_acquire);
    if (known) {
        return known;
    }
    void *made = make(v);
    if (!made) {
        return NULL;
    }
    atomic_store(&slot->drop, drop);
    if (atomic_compare_exchange_strong(&slot->tables, &known, made)) {
        return made;
    }
    drop(made);
    return known;
}
