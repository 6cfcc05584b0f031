#include "gen/solve/retry.h"

#include "gen/solve/kernel/kernel.h"

void retry_place(struct retry_job *jobs, size_t count, const struct retry_first *first)
{
    kernel_best()->retry(jobs, count, first);
}
