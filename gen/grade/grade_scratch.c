#include "gen/grade/grade_scratch.h"

#include <stdlib.h>

#include "gen/solve/kernel/kernel.h"

struct grade_scratch *grade_scratch_new(void)
{
    struct grade_scratch *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->small = calloc(1, engine_small.size());
    s->large = calloc(1, engine_large.size());
    if (!s->small || !s->large) {
        grade_scratch_drop(s);
        return NULL;
    }
    return s;
}

void grade_scratch_drop(struct grade_scratch *s)
{
    if (!s) {
        return;
    }
    free(s->small);
    free(s->large);
    free(s);
}

static const struct engine_ops *small_engine(void)
{
#if defined __x86_64__
    if (kernel_best() != &kernel_portable) {
        return &engine_small_avx2;
    }
#endif
    return &engine_small;
}

const struct engine_ops *scratch_engine(struct grade_scratch *s, const struct layout *v,
                                        void **engine)
{
    bool fits = v->cell_count <= SMALL_ENGINE_CELLS && v->size <= SMALL_ENGINE_SIZE &&
                v->house_count <= SMALL_ENGINE_HOUSES;
    *engine = fits ? s->small : s->large;
    return fits ? small_engine() : &engine_large;
}
