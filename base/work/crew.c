#include "base/work/crew.h"

#include <stddef.h>

static _Thread_local struct crew *in_use;

void crew_use(struct crew *c)
{
    in_use = c;
}

void crew_run(unsigned count, crew_work *work, void *context)
{
    if (in_use) {
        in_use->run(in_use, count, work, context);
        return;
    }
    for (unsigned part = 0; part < count; part++) {
        work(context, part);
    }
}
