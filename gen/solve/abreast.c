#include "gen/solve/abreast.h"

#include "gen/solve/kernel/kernel.h"

void abreast_ask(abreast_asker *ask, void *context)
{
    kernel_best()->ask_abreast(ask, context);
}
