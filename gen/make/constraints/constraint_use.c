#include "gen/make/constraints/constraint_use.h"

#include <stdio.h>

#include "gen/grade/step.h"
#include "gen/make/constraints/constraint_draw.h"
#include "gen/make/constraints/shape_draw.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"

enum {
    TRIED_CELLS = 256, /* of boards on which it is tried whether lines fit */
    LINE_TRIES = 20,   /* to draw a line */
    SMALL_CELLS = 36,  /* boards on which the search for any full board is over at once */
};

/* ---- can a board have them? ---- */

/* Do these rules of the spec allow the two digits side by side? */
static bool rules_allow(const struct constraint_spec *w, const struct layout *v,
                        const uint16_t cells[2], const uint8_t digits[2])
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const struct constraint rule = {.kind = (uint8_t)kind, .count = 2, .cell = cells};
        if (w->kinds >> kind & 1 && constraint_kinds[kind]->shape == CONSTRAINT_BOARD &&
            constraint_part_cells(&rule) == 2 && !constraint_kinds[kind]->cells_differ &&
            !constraint_kinds[kind]->holds(v, &rule, digits)) {
            return false;
        }
    }
    return true;
}

/* Is there no pair of different digits that the kind can stand between under these rules? */
static bool has_no_pair(const struct constraint_spec *w, const struct layout *v,
                        enum constraint_kind_id kind)
{
    static const uint16_t cells[2] = {0, 1};
    const struct constraint c = {.kind = (uint8_t)kind, .count = 2, .cell = cells};
    uint8_t digits[2];
    for (digits[0] = 1; digits[0] <= v->size; digits[0]++) {
        for (digits[1] = 1; digits[1] <= v->size; digits[1]++) {
            if (digits[0] != digits[1] && constraint_kinds[kind]->holds(v, &c, digits) &&
                rules_allow(w, v, cells, digits)) {
                return false;
            }
        }
    }
    return true;
}

/* Can no line of the kind be drawn that leaves a solution? Found out by trying. */
static bool has_no_line(const struct layout *v, enum constraint_kind_id kind)
{
    const struct constraint_style any = {.share = {0}};
    struct constraint_spec one = {.kinds = (kind_set)1 << kind};
    struct pcg32 rng;
    bool drawn = false;
    one.number[kind] = (struct count_range){1, 1};
    pcg32_seed(&rng, 1, kind);
    for (unsigned tries = LINE_TRIES; tries > 0 && !drawn; tries--) {
        struct sketch sketch = {0};
        drawn = shapes_draw(v, &one, &any, &rng, &sketch) || sketch.list.failed;
        sketch_free(&sketch);
    }
    return !drawn;
}

/* Why the board cannot have the kind; NULL: it can. */
static const char *unsuited(const struct constraint_spec *w, const struct layout *v,
                            enum constraint_kind_id kind)
{
    static const uint16_t cells[MAX_SIZE];
    const struct constraint_kind *k = constraint_kinds[kind];
    const struct constraint c = {.kind = (uint8_t)kind, .count = 1, .cell = cells};
    const char *why = NULL;
    if (constraint_is_outside(&c) && v->grid_count != 1) {
        return "only boards of one grid can have numbers outside the grid";
    }
    if (k->make == MAKE_PILL && v->size > 9) {
        return "a pill needs a board whose digits are written with one figure";
    }
    if (k->complain && (k->shape == CONSTRAINT_BOARD || k->around || k->complains_of_board)) {
        why = k->complain(v, &c);
    }
    if (why) {
        return why;
    }
    if (k->shape == CONSTRAINT_PAIR && !k->has_sum && has_no_pair(w, v, kind)) {
        const struct constraint_spec none = {0};
        return has_no_pair(&none, v, kind)
                   ? "no two digits fit at the sign"
                   : "the other rules forbid all digits that fit at the sign";
    }
    return k->shape == CONSTRAINT_LINE && v->cell_count <= TRIED_CELLS && has_no_line(v, kind)
               ? "no such line leaves a solution"
               : NULL;
}

/* Of the boards of one grid that can have the kind the one of the next size; NULL: none. */
static const struct layout *suited(const struct layout *instead_of, enum constraint_kind_id kind)
{
    const struct constraint_spec none = {0};
    const struct layout *best = NULL;
    for (size_t i = 0; i < variant_count(); i++) {
        const struct layout *v = variant_at(i);
        if (v->grid_count == 1 && v->size >= instead_of->size && (!best || v->size < best->size) &&
            !unsuited(&none, v, kind)) {
            best = v;
        }
    }
    return best;
}

/* Does no full board obey the rules of the spec? For small boards only. */
static bool rules_contradict(const struct constraint_spec *w, const struct layout *v)
{
    static const struct grid none;
    const struct layout *ground =
        v->cell_count <= SMALL_CELLS ? constraint_spec_ground(w, v) : NULL;
    bool contradict = ground && ground->constraints && solve_prepare(ground) &&
                      solve_count(ground, &none, 1, NULL) == 0;
    layout_drop(ground);
    return contradict;
}

enum status constraint_spec_check(const struct constraint_spec *w, const struct layout *v,
                                  bool several, const struct diag_at *at, struct diag *d)
{
    const struct constraint_spec none = {0};
    struct text rules = {0};
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const char *why = w->kinds >> kind & 1 ? unsuited(w, v, kind) : NULL;
        const struct layout *other = why ? suited(v, kind) : NULL;
        if (why) {
            char hint[160];
            const bool by_rules = !unsuited(&none, v, kind);
            const char *name = constraint_kinds[kind]->name;
            if (by_rules) {
                snprintf(hint, sizeof hint, "leave out %s, or the rules", name);
            } else {
                snprintf(hint, sizeof hint, "leave out %s, or choose another board, such as %s",
                         name, other ? other->name : variant_at(0)->name);
            }
            text_free(&rules);
            d->hint = hint;
            return diag_usage(d, at, "the %s board cannot have %s: %s", v->name,
                              constraint_kinds[kind]->name, why);
        }
        if (w->kinds >> kind & 1 && constraint_kinds[kind]->shape == CONSTRAINT_BOARD) {
            text_printf(&rules, "%s%s", rules.length ? ", " : "", constraint_kinds[kind]->name);
        }
    }
    enum status status = STATUS_OK;
    if (!several && rules.length && !rules.failed && rules_contradict(w, v)) {
        d->hint = "leave out a rule, or choose a larger board";
        status = diag_usage(d, at, "no full %s board satisfies %s", v->name, rules.data);
    }
    text_free(&rules);
    return status;
}

/* ---- are they used? ---- */

static kind_set kind_bit(const struct layout *v, unsigned constraint)
{
    return (kind_set)1 << constraint_at(v, constraint)->kind;
}

/* Remove from `kinds` those that steps of the solution path rest on. Returns true if the path
 * reaches the solution, or if no kind remains and the path was not followed further. */
static bool take_cited(const struct layout *v, const struct grid *givens, struct grade_scratch *s,
                       kind_set *kinds)
{
    struct grade_options options;
    grade_options_init(&options);
    struct path *path = path_begin(v, givens, &options, s);
    for (const struct step *step; *kinds && (step = path_next(path)) != NULL;) {
        for (unsigned i = 0; i < step->constraint_count; i++) {
            *kinds &= ~kind_bit(v, step->constraint[i].index);
        }
        for (unsigned i = 0; i < step->inference_count; i++) {
            if (step->inference[i].kind == INFER_CONSTRAINT) {
                *kinds &= ~kind_bit(v, step->inference[i].constraint.index);
            }
        }
    }
    return !*kinds || path_solved(path);
}

/* A hash of the solution path: its techniques and boards. */
static uint64_t hash_path(const struct layout *v, const struct grid *givens,
                          struct grade_scratch *s)
{
    struct grade_options options;
    grade_options_init(&options);
    struct path *path = path_begin(v, givens, &options, s);
    uint64_t hash = 0;
    for (const struct step *step; (step = path_next(path)) != NULL;) {
        hash = (hash ^ (uint64_t)step->technique ^ grid_hash(v, path_board(path))) * 1099511628211U;
    }
    return hash;
}

/* The layout without all constraints of the kind; NULL: out of memory. */
static const struct layout *without_kind(const struct layout *v, unsigned kind)
{
    bool gone[CONSTRAINT_MAX_COUNT];
    for (unsigned i = 0; i < constraint_count(v); i++) {
        gone[i] = constraint_at(v, i)->kind == kind;
    }
    const struct layout *less = constraints_without(v, gone);
    if (less && !solve_prepare(less)) {
        layout_drop(less);
        return NULL;
    }
    return less;
}

/* Does what the kind's constraints take go with every filled cell, so that hardly a step rests on
 * one? */
static bool is_silent(unsigned kind)
{
    return !constraint_kinds[kind]->is_about_values && constraint_kinds[kind]->cells_differ;
}

/* Remove the kind from `kinds` where the puzzle has several solutions without it or, by its path,
 * another solution path. False: out of memory. */
static bool take_needed(const struct layout *v, const struct grid *givens,
                        const struct grid *solution, unsigned kind, bool by_path,
                        struct grade_scratch *s, kind_set *kinds)
{
    const struct layout *less = without_kind(v, kind);
    if (!less) {
        return false;
    }
    bool needed = by_path ? hash_path(v, givens, s) != hash_path(less, givens, s)
                          : !puzzle_keeps_solution(less, givens, solution);
    *kinds &= ~((kind_set)needed << kind);
    layout_drop(less);
    return true;
}

/* Counting is much quicker than a path, and mostly enough for kinds without steps. */
bool constraint_kinds_unused(const struct layout *v, const struct grid *givens,
                             const struct grid *solution, kind_set kinds, struct grade_scratch *s,
                             kind_set *unused)
{
    bool memory = true;
    *unused = kinds;
    if (kinds == constraint_kinds_shown(v) && !(kinds & (kinds - 1)) &&
        grid_given_count(v, givens) == 0) {
        *unused = 0; /* nothing but this kind tells the digits apart */
        return true;
    }
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && memory; kind++) {
        if (*unused >> kind & 1 && is_silent(kind)) {
            memory = take_needed(v, givens, solution, kind, false, s, unused);
        }
    }
    if (!*unused || !memory) {
        return memory;
    }
    bool solved = take_cited(v, givens, s, unused);
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && memory; kind++) {
        if (*unused >> kind & 1 && (is_silent(kind) || !solved)) {
            memory = take_needed(v, givens, solution, kind, is_silent(kind), s, unused);
        }
    }
    return memory;
}
