#include "gen/make/board/full_board.h"

#include <assert.h>
#include <string.h>

#include "gen/make/board/full_board_methods.h"
#include "gen/solve/fill.h"

/* Mean attempts a board: 4x4 1.3, 6x6 5, 8x8 49, classic 239, 10x10 800, 12x12 some 10,000;
 * centre-dot 3,000, asterisk 14,000, hyper 300,000, x 800,000. */
static bool retry_suits(const struct layout *v)
{
    return v->size <= 10 && v->plain;
}

static bool uniform_suits(const struct layout *v)
{
    return v->size <= 6 && v->plain;
}

static bool any_suits(const struct layout *v)
{
    (void)v;
    return true;
}

static bool retry_any(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts,
                      struct grid *out, uint64_t *attempts)
{
    if (!v->classic) {
        return retry_fill(v, rng, max_attempts, out, attempts);
    }
    struct board_job job = {.rng = rng, .max_attempts = max_attempts, .out = out};
    retry_fill_classic(&job, 1);
    *attempts = job.attempts;
    return job.made;
}

static bool search_fill(const struct layout *v, struct pcg32 *rng, uint64_t max_attempts,
                        struct grid *out, uint64_t *attempts)
{
    return fill_board(v, rng, max_attempts, out, attempts) == FILL_DONE;
}

static const struct board_method methods[] = {
    {"retry", "digit by digit, row by row, a random open cell; a dead end starts again",
     retry_suits, retry_any},
    {"fill", "fewest candidates first, random digits, with retreat; for large boards", any_suits,
     search_fill},
    {"uniform", "the retry pattern with empty slots, every board equally likely; 4x4 and 6x6",
     uniform_suits, retry_fill_uniform},
};

enum { METHOD_COUNT = sizeof methods / sizeof methods[0] };

uint64_t board_attempts(const struct layout *v, bool replaceable)
{
    enum { OWN_LAYOUT_ATTEMPTS = 300, CONSTRAINED_ATTEMPTS = 1500 /* shorter ones */ };
    if (v->named) {
        return BOARD_MAX_ATTEMPTS;
    }
    return replaceable      ? FILL_USUAL_STARTS
           : v->constraints ? CONSTRAINED_ATTEMPTS
                            : OWN_LAYOUT_ATTEMPTS;
}

void board_fill_all(const struct board_method *method, const struct layout *v,
                    struct board_job *jobs, size_t count)
{
    if (v->classic && method->fill == retry_any) {
        retry_fill_classic(jobs, count);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        jobs[i].made =
            method->fill(v, jobs[i].rng, jobs[i].max_attempts, jobs[i].out, &jobs[i].attempts);
    }
}

size_t board_method_count(void)
{
    return METHOD_COUNT;
}

const struct board_method *board_method_at(size_t index)
{
    assert(index < METHOD_COUNT);
    return &methods[index];
}

const struct board_method *board_method_find(const char *name)
{
    for (size_t i = 0; i < METHOD_COUNT; i++) {
        if (strcmp(methods[i].name, name) == 0) {
            return &methods[i];
        }
    }
    return NULL;
}

const struct board_method *board_method_quick(const struct layout *v)
{
    return v->classic ? board_method_for(v) : board_method_find("fill");
}

const struct board_method *board_method_for(const struct layout *v)
{
    size_t i = 0;
    while (!methods[i].suits(v)) {
        i++;
    }
    return &methods[i];
}
