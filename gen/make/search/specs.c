#include "gen/make/search/specs.h"

#include <string.h>

#include "gen/board/symmetry.h"
#include "gen/solve/solve.h"

static const struct spec_range any = {0, MAX_CONDITION};

void specs_init(struct specs *w)
{
    memset(w, 0, sizeof *w);
    w->openings = any;
    w->bottleneck = any;
    w->hard_steps = any;
    w->course = WISH_ANY;
}

static bool is_any(const struct spec_range *r)
{
    return r->low <= any.low && r->high >= any.high;
}

bool specs_need_course(const struct specs *w)
{
    return !is_any(&w->openings) || !is_any(&w->bottleneck) || !is_any(&w->hard_steps) ||
           w->course != WISH_ANY || !technique_set_is_empty(&w->opening);
}

const char *spec_course_choice(size_t index)
{
    return index == 0 ? "any" : course_spread_choice(index - 1);
}

const char *spec_even_choice(size_t index)
{
    static const char *const names[] = {"any", "even"};
    return index < 2 ? names[index] : NULL;
}

bool digits_are_even(const struct layout *v, const struct grid *givens)
{
    unsigned count[MAX_SIZE + 1] = {0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        count[givens->cell[cell]]++;
    }
    for (unsigned digit = 1; digit <= v->size; digit++) {
        /* A digit has a place in each row: on boards of several grids in each grid's. */
        unsigned places = v->cell_count / v->size;
        if (count[digit] == 0 || 3 * count[digit] > 2 * places) {
            return false;
        }
    }
    return true;
}

bool boxes_are_even(const struct layout *v, const struct grid *givens)
{
    unsigned most = 0;
    unsigned fewest = v->size;
    for (unsigned h = 0; h < v->house_count; h++) {
        unsigned count = 0;
        for (unsigned i = 0; i < v->size; i++) {
            count += givens->cell[v->house[h].cell[i]] != 0;
        }
        if (v->house[h].kind == HOUSE_BOX) {
            most = count > most ? count : most;
            fewest = count < fewest ? count : fewest;
        }
    }
    return fewest > 0 && most - fewest <= v->size / 3U;
}

/* Is the puzzle as hard, and by the same technique? */
static bool is_as_hard(const struct layout *v, const struct grid *givens, const struct grade *as,
                       struct grade_scratch *s)
{
    struct grade_options options;
    struct grade grade;
    grade_options_init(&options);
    options.cap = as->level < options.cap ? as->level : options.cap;
    grade_puzzle(v, givens, &options, s, &grade);
    return grade.level == as->level && grade.hardest == as->hardest;
}

static int find_dead(const struct layout *v, const struct orbits *o, const struct grid *givens,
                     const struct grade *grade, unsigned from, struct grade_scratch *s)
{
    for (unsigned i = from; i < o->count; i++) {
        struct grid less = *givens;
        bool given = false;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            given = given || givens->cell[o->cell[k]] != 0;
            less.cell[o->cell[k]] = 0;
        }
        if (given && solve_count(v, &less, 2, NULL) == 1 && is_as_hard(v, &less, grade, s)) {
            return (int)i;
        }
    }
    return -1;
}

static void prepare(const struct layout *v, const struct grid *givens, struct grade_scratch *s,
                    struct orbits *o, struct grade *grade)
{
    struct grade_options options;
    grade_options_init(&options);
    grade_puzzle(v, givens, &options, s, grade);
    symmetry_orbits(v, symmetry_of(v, givens), o);
}

int find_dead_given(const struct layout *v, const struct grid *givens, unsigned from,
                    struct grade_scratch *s)
{
    struct orbits o;
    struct grade grade;
    prepare(v, givens, s, &o, &grade);
    return find_dead(v, &o, givens, &grade, from, s);
}

void drop_dead_givens(const struct layout *v, struct grid *givens, struct grade_scratch *s)
{
    struct orbits o;
    struct grade grade;
    prepare(v, givens, s, &o, &grade);
    bool dropped = true;
    for (unsigned round = 0; dropped && round < v->cell_count; round++) {
        dropped = false;
        for (int i = -1; (i = find_dead(v, &o, givens, &grade, (unsigned)(i + 1), s)) >= 0;) {
            for (unsigned k = o.start[i]; k < o.start[i + 1]; k++) {
                givens->cell[o.cell[k]] = 0;
            }
            dropped = true;
        }
    }
}
