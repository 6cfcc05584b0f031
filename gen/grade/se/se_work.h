/* What the chain rules have spent, and may spend. */
#ifndef NONET_GEN_GRADE_SE_SE_WORK_H
#define NONET_GEN_GRADE_SE_SE_WORK_H

#include <stdbool.h>
#include <stdint.h>

#include "base/work/stop.h"

struct se_work {
    uint64_t done;
    uint64_t limit; /* 0: none */
    bool stopped; /* the limit was passed, or this thread is to stop: what was found meanwhile does
                     not count */
};

static inline bool se_work_add(struct se_work *w, uint64_t nodes)
{
    w->done += nodes;
    w->stopped |= (w->limit && w->done > w->limit) || stop_step(nodes);
    return !w->stopped;
}

#endif
