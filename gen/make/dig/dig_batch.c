#include "gen/make/dig/dig_batch.h"

#include <stdlib.h>
#include <string.h>

#include "gen/solve/batch.h"
#include "gen/solve/dig/dig_state.h"

/* A board that is being dug. */
struct digging {
    const struct dig_job *job; /* NULL: none yet, or no more */
    unsigned next;             /* in the order, the orbit that is asked next */
    uint16_t order[MAX_CELLS];
    struct dig_state state;
};

struct dig_batch {
    const struct layout *v;
    const struct dig_job *next;
    const struct dig_job *end;
    struct digging course[MAX_BATCH];
};

struct dig_batch *dig_batch_new(void)
{
    return calloc(1, sizeof(struct dig_batch));
}

void dig_batch_drop(struct dig_batch *d)
{
    free(d);
}

/* Take orbits away up to one that has to be asked about. False: the board is dug. */
static bool dig_further(struct digging *g, enum dig_step step)
{
    const struct orbits *o = g->job->orbits;
    while (step != DIG_ASKS && g->next < o->count) {
        unsigned orbit = g->order[g->next++];
        unsigned start = o->start[orbit];
        step = dig_start(&g->state, &o->cell[start], o->start[orbit + 1] - start);
    }
    return step == DIG_ASKS;
}

/* A course's next board, up to its first question. */
static bool begin_board(struct dig_batch *d, struct digging *g)
{
    g->job = d->next++;
    g->next = 0;
    dig_draw_order(g->job->orbits, g->job->rng, g->order);
    dig_begin(&g->state, d->v, g->job->givens, g->job->solution);
    return dig_further(g, DIG_STAYS);
}

static bool ask(void *context, unsigned course, bool found, struct batch_question *next)
{
    struct dig_batch *d = context;
    struct digging *g = &d->course[course];
    bool asks = g->job && dig_further(g, dig_resume(&g->state, found));
    while (!asks) {
        if (g->job) {
            memcpy(g->job->givens->cell, g->state.givens.cell, d->v->cell_count);
            g->job = NULL;
        }
        if (d->next == d->end) {
            return false;
        }
        asks = begin_board(d, g);
    }
    next->cells = g->state.givens.cell;
    next->without.cell = (uint16_t)dig_asks_about(&g->state);
    next->without.digit = g->state.solution.cell[next->without.cell];
    return true;
}

void dig_all(struct dig_batch *d, const struct layout *v, const struct dig_job *jobs, size_t count)
{
    d->v = v;
    d->next = jobs;
    d->end = jobs + count;
    batch_ask(ask, d);
}
