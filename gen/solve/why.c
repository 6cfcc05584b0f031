#include "gen/solve/why.h"

#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/board/pcg32.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"

/* How many orders of leaving things out are tried to find a small set that clashes. */
enum { ORDERS = 6 };

/* A selection of givens and constraints. Both are numbered, the givens first, by their cells. */
struct selection {
    const struct layout *v;
    const struct grid *givens;
    bool given[MAX_CELLS];
    bool constraint[CONSTRAINT_MAX_COUNT];
};

/* Counts the solutions of the selected things, up to a limit. Returns false when out of memory. */
static bool count_selected(const struct selection *s, unsigned limit, unsigned *count)
{
    struct grid givens = {{0}};
    bool gone[CONSTRAINT_MAX_COUNT];
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        givens.cell[cell] = s->given[cell] ? s->givens->cell[cell] : 0;
    }
    for (unsigned i = 0; i < constraint_count(s->v); i++) {
        gone[i] = !s->constraint[i];
    }
    const struct layout *less = constraint_count(s->v) ? constraints_without(s->v, gone) : s->v;
    bool good = less && solve_prepare(less);
    struct clash clash;
    if (good) {
        *count = grid_find_clash(less, &givens, &clash)
                     ? 0
                     : (unsigned)solve_count(less, &givens, limit, NULL);
    }
    if (less != s->v) {
        layout_drop(less);
    }
    return good;
}

static bool *thing(struct selection *s, unsigned number)
{
    return number < s->v->cell_count ? &s->given[number]
                                     : &s->constraint[number - s->v->cell_count];
}

static unsigned selected(struct selection *s)
{
    unsigned count = 0;
    for (unsigned i = 0; i < s->v->cell_count + constraint_count(s->v); i++) {
        count += *thing(s, i);
    }
    return count;
}

/* Leaves out whatever the contradiction does not need: first halves, then single things. */
static bool shrink(struct selection *s, const unsigned *order, unsigned things)
{
    for (unsigned step = things; step > 0; step = step > 1 ? (step + 1) / 2 : 0) {
        for (unsigned begin = 0; begin < things && !stop_is_asked(); begin += step) {
            struct selection less = *s;
            bool any = false;
            for (unsigned i = begin; i < begin + step && i < things; i++) {
                any |= *thing(&less, order[i]);
                *thing(&less, order[i]) = false;
            }
            unsigned count = 1;
            if (any && !count_selected(&less, 1, &count)) {
                return false;
            }
            if (any && count == 0) {
                *s = less;
            }
        }
    }
    return true;
}

static bool find_contradiction(const struct selection *all, struct selection *best)
{
    const unsigned things = all->v->cell_count + constraint_count(all->v);
    unsigned *order = malloc((things + 1) * sizeof *order);
    struct selection *s = malloc(sizeof *s);
    struct pcg32 rng;
    bool good = order && s;
    unsigned least = 0;
    pcg32_seed(&rng, 36, 8);
    for (unsigned turn = 0; turn < ORDERS && good; turn++) {
        for (unsigned i = 0; i < things; i++) {
            order[i] = turn % 2 ? things - 1 - i : i;
        }
        for (unsigned i = things; turn > 1 && i > 1; i--) {
            unsigned other = pcg32_below(&rng, i);
            unsigned moved = order[i - 1];
            order[i - 1] = order[other];
            order[other] = moved;
        }
        *s = *all;
        good = shrink(s, order, things);
        if (good && (turn == 0 || selected(s) < least)) {
            *best = *s;
            least = selected(s);
        }
    }
    free(order);
    free(s);
    return good;
}

/* Finds the things that could each be removed alone. */
static bool find_spare(struct selection *s, const struct grid *solution, struct puzzle_why *out)
{
    bool gone[CONSTRAINT_MAX_COUNT] = {false};
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        if (s->given[cell]) {
            struct grid less = *s->givens;
            less.cell[cell] = 0;
            out->given[cell] = puzzle_keeps_solution(s->v, &less, solution);
        }
    }
    for (unsigned i = 0; i < constraint_count(s->v) && !stop_is_asked(); i++) {
        if (!constraint_may_go(s->v, constraint_at(s->v, i))) {
            continue;
        }
        gone[i] = true;
        const struct layout *less = constraints_without(s->v, gone);
        gone[i] = false;
        if (!less || !solve_prepare(less)) {
            layout_drop(less);
            return false;
        }
        out->constraint[i] = puzzle_keeps_solution(less, s->givens, solution);
        layout_drop(less);
    }
    return true;
}

struct two {
    struct grid *at;
    unsigned count;
};

static bool keep_solution(void *context, const struct grid *solution)
{
    struct two *two = context;
    two->at[two->count++] = *solution;
    return two->count < 2;
}

bool puzzle_why(const struct layout *v, const struct grid *givens, struct puzzle_why *out)
{
    memset(out, 0, sizeof *out);
    struct selection *all = calloc(2, sizeof *all);
    struct two two = {.at = out->solution};
    struct clash clash;
    if (!all || !solve_prepare(v)) {
        free(all);
        return false;
    }
    all->v = v;
    all->givens = givens;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        all->given[cell] = givens->cell[cell] > 0;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        all->constraint[i] = true;
    }
    if (!grid_find_clash(v, givens, &clash)) {
        solve_each(v, givens, keep_solution, &two);
    }
    out->solutions = two.count;
    bool good = true;
    if (two.count == 1) {
        good = find_spare(all, &out->solution[0], out);
    } else if (two.count == 0) {
        good = find_contradiction(all, &all[1]);
        memcpy(out->given, all[1].given, sizeof out->given);
        memcpy(out->constraint, all[1].constraint, sizeof out->constraint);
    }
    free(all);
    return good;
}

void puzzle_why_list(struct text *out, const struct layout *v, const struct grid *givens,
                     const struct puzzle_why *why)
{
    const char *gap = "";
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char name[CELL_NAME_SIZE];
        if (why->given[cell]) {
            text_printf(out, "%s%s=%c", gap, cell_name(v, cell, name),
                        digit_to_char(givens->cell[cell]));
            gap = ", ";
        }
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        char words[CONSTRAINT_COMPLAINT_SIZE];
        if (why->constraint[i]) {
            text_printf(out, "%s%s", gap, constraint_words(v, constraint_at(v, i), words));
            gap = ", ";
        }
    }
}
