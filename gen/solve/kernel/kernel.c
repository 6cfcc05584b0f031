/* Chooses the kernel to use. */
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "gen/solve/kernel/kernel.h"

static const struct kernel *const kernels[] = {
    &kernel_portable,
#if defined __x86_64__
    &kernel_avx2,
    &kernel_avx512,
#elif defined __aarch64__
    &kernel_neon,
#endif
};

static const struct kernel *best;
static pthread_once_t once = PTHREAD_ONCE_INIT;

size_t kernel_count(void)
{
    return sizeof kernels / sizeof kernels[0];
}

const struct kernel *kernel_at(size_t index)
{
    assert(index < kernel_count());
    return kernels[index];
}

static void choose_kernel(void)
{
    const char *wanted = getenv("NONET_KERNEL");
    for (size_t i = 0; i < kernel_count(); i++) {
        if (kernels[i]->runs_here() &&
            (best == NULL || !wanted || strcmp(best->name, wanted) != 0)) {
            best = kernels[i];
        }
    }
}

const struct kernel *kernel_best(void)
{
    pthread_once(&once, choose_kernel);
    return best;
}
