#include "gen/solve/batch.h"

#include "gen/solve/kernel/kernel.h"

void batch_ask(batch_asker *ask, void *context)
{
    kernel_best()->ask_batch(ask, context);
}
