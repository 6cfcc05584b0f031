/* Ending calls before their time. */
#include <stdlib.h>

#include "gen/api/api.h"

struct nonet_stop {
    struct stop stop;
};

nonet_stop *nonet_stop_create(nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_stop *s = calloc(1, sizeof *s);
    api_end(&call, s ? STATUS_OK : STATUS_FAILED);
    return s;
}

void nonet_stop_drop(nonet_stop *stop)
{
    if (stop && stop_in_use() == &stop->stop) {
        stop_use(NULL);
    }
    free(stop);
}

void nonet_stop_use(nonet_stop *stop)
{
    stop_use(stop ? &stop->stop : NULL);
}

void nonet_stop_now(nonet_stop *stop)
{
    stop_ask(&stop->stop);
}

void nonet_stop_after(nonet_stop *stop, double seconds)
{
    stop_after(&stop->stop, seconds);
}

void nonet_stop_after_steps(nonet_stop *stop, uint64_t steps)
{
    stop_after_steps(&stop->stop, steps);
}

void nonet_stop_reset(nonet_stop *stop)
{
    atomic_store(&stop->stop.asked, false);
    atomic_store(&stop->stop.deadline_ns, 0);
    stop_after_steps(&stop->stop, 0);
}
