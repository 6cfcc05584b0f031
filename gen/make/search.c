#include "gen/make/search.h"

#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/make/dig.h"
#include "gen/solve/solve.h"

struct searcher {
    const struct generate_request *request;
    const struct board_method *method;
    struct grade_scratch *grading;
    struct orbits orbits[SYMMETRY_COUNT];
    struct pcg32 rng;
    uint64_t max_tries;
    struct grid board;
    struct grid givens;
    struct grade grade;
};

/* Tries a puzzle: enough for what is rare, yet over within minutes. */
static uint64_t default_tries(const struct variant *v)
{
    return v->size <= 9 ? 200000 : v->size <= 12 ? 5000 : 200;
}

struct searcher *searcher_new(const struct generate_request *request)
{
    struct searcher *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->request = request;
    s->method = request->method ? request->method : board_method_for(request->variant);
    s->max_tries = request->max_tries ? request->max_tries : default_tries(request->variant);
    for (int i = 0; i < SYMMETRY_COUNT; i++) {
        symmetry_orbits(request->variant, (enum symmetry)i, &s->orbits[i]);
    }
    s->grading = grade_scratch_new();
    if (!s->grading) {
        searcher_drop(s);
        return NULL;
    }
    return s;
}

void searcher_drop(struct searcher *s)
{
    if (s) {
        grade_scratch_drop(s->grading);
        free(s);
    }
}

/* Empty the orbits that the mask does not allow as a whole. False when the rest has several
 * solutions. */
static bool apply_mask(struct searcher *s, const struct orbits *o)
{
    const struct variant *v = s->request->variant;
    for (unsigned i = 0; i < o->count; i++) {
        bool allowed = true;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            allowed &= s->request->mask[o->cell[k]];
        }
        for (unsigned k = o->start[i]; !allowed && k < o->start[i + 1]; k++) {
            s->givens.cell[o->cell[k]] = 0;
        }
    }
    return !solve_another(v, &s->givens, &s->board, NULL);
}

/* One try: a board, dug towards the target, and judged. */
static enum verdict try_once(struct searcher *s, const struct orbits *o,
                             struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    const struct target *t = &r->target;
    uint64_t attempts;
    if (!s->method->fill(r->variant, &s->rng, BOARD_MAX_ATTEMPTS, &s->board, &attempts)) {
        return VERDICT_NOT_UNIQUE;
    }
    stats->boards++;
    s->givens = s->board;
    if (r->mask && !apply_mask(s, o)) {
        return VERDICT_NOT_UNIQUE;
    }
    /* A window of givens is used in its whole width. */
    struct dig_options options = {.orbits = o};
    bool windowed = t->givens_low > 0 || t->givens_high < r->variant->cell_count;
    if (windowed && !t->minimal) {
        options.least_givens =
            t->givens_low + pcg32_below(&s->rng, t->givens_high - t->givens_low + 1);
    }
    dig(r->variant, &s->board, &options, &s->rng, &s->givens);
    return target_judge(t, r->variant, &s->givens, s->grading, &s->grade);
}

static void fill_record(struct searcher *s, uint64_t index, enum symmetry symmetry,
                        struct record *out)
{
    const struct generate_request *r = s->request;
    record_init(out, r->variant);
    out->givens = s->givens;
    out->solution = s->board;
    out->has_solution = true;
    out->has_seed = true;
    out->seed = r->seed;
    out->index = index;
    strcpy(out->symmetry, symmetry_name(symmetry));
    if (r->grade || target_needs_grade(&r->target)) {
        if (!target_needs_grade(&r->target)) {
            struct grade_options options;
            grade_options_init(&options);
            grade_puzzle(r->variant, &s->givens, &options, s->grading, &s->grade);
        }
        grade_to_record(&s->grade, out);
    }
}

/* A stream of its own for each index and variation. */
static void seed_index(struct searcher *s, uint64_t index, unsigned variation)
{
    pcg32_seed(&s->rng, s->request->seed, index + ((uint64_t)variation << 48));
}

bool search_puzzle(struct searcher *s, uint64_t index, unsigned variation, struct record *out,
                   struct generate_stats *stats, const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    seed_index(s, index, variation);
    enum symmetry symmetry = r->symmetry == GENERATE_ANY_SYMMETRY
                                 ? (enum symmetry)(1 + pcg32_below(&s->rng, SYMMETRY_COUNT - 1))
                                 : (enum symmetry)r->symmetry;
    for (uint64_t tries = 0; tries < s->max_tries && !*stop; tries++) {
        enum verdict verdict = try_once(s, &s->orbits[symmetry], stats);
        stats->tries++;
        stats->verdicts[verdict]++;
        if (verdict == VERDICT_FITS) {
            fill_record(s, index, symmetry, out);
            return true;
        }
    }
    return false;
}
