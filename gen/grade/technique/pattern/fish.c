/* Fish: n houses (the base) contain n times a digit. If n other houses (the cover) contain all the
 * base's places of the digit, then each cover has exactly one of the n, and the digit is removed
 * from the other places of the covers.
 *
 * Basic fish have rows as base and columns as cover, or the reverse; franken fish also have boxes;
 * mutant fish have any mix. Places of the base outside the cover, or in two base houses, are fins:
 * either a fin is true, or the argument holds without it. So only places that see all fins can be
 * eliminated. A sashimi fish is a basic finned fish that would not be a fish without its fins. A
 * place in two covers is eliminated even if it is in the base.
 *
 * Names and shapes are HoDoKu's.
 *
 * Search: for basic fish without fins, combinations of rows by their columns (subset_walk.h). For
 * all others, target by target: for each candidate that could be eliminated, choose bases, then
 * covers that contain the target. A candidate that is in some template, that is, in some way to
 * place the digit in all houses, can never be eliminated by a fish (the argument uses one digit
 * alone). So templates (templates.h) are tested first and only the other candidates are targets. */
#include "gen/grade/technique/pattern/subset_walk.h"
#include "gen/grade/technique/pattern/templates.h"
#include "gen/grade/technique/search.h"

/* Basic fish: n rows whose places for a digit lie in n columns, or the reverse. The i-th cell of
 * each row is in the i-th column, so the places of a row are the set of its columns. */
static bool basic_fish_of(struct engine *e, unsigned digit, unsigned n, bool rows)
{
    const struct tables *t = &e->tables;
    const struct house_list *base = &t->of_kind[rows ? HOUSE_ROW : HOUSE_COLUMN];
    const uint8_t *cover = t->of_kind[rows ? HOUSE_COLUMN : HOUSE_ROW].house;
    struct subset_walk w;
    subset_walk_begin(&w, n);
    for (unsigned i = 0; i < base->count; i++) {
        subset_walk_offer(&w, base->house[i], e->now.places[base->house[i]][digit]);
    }
    while (subset_walk_next(e, &w)) {
        if (digit_count(w.united[n]) != n) {
            continue;
        }
        cell_set bases = set_none();
        cell_set covers = set_none();
        for (unsigned i = 0; i < n; i++) {
            bases = set_or(bases, t->house[w.item[w.chosen[i]]]);
        }
        for (uint32_t left = w.united[n]; left; left &= left - 1) {
            covers = set_or(covers, t->house[cover[__builtin_ctz(left)]]);
        }
        eliminate_set(e, digit, set_minus(covers, bases));
        if (!found_any(e)) {
            continue;
        }
        if (explaining(e)) {
            for (unsigned i = 0; i < n; i++) {
                cite_house(e, w.item[w.chosen[i]]);
            }
            for (uint32_t left = w.united[n]; left; left &= left - 1) {
                cite_house(e, cover[__builtin_ctz(left)]);
            }
            mark_set(e, MARK_PATTERN, digit, bases);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

/* Rows as base first, as in HoDoKu. */
static bool basic_fish_of_digit(struct engine *e, unsigned digit, int n)
{
    if (basic_fish_of(e, digit, (unsigned)n, true) || basic_fish_of(e, digit, (unsigned)n, false)) {
        return true;
    }
    return false;
}

bool find_basic_fish(struct engine *e, int n)
{
    return each_digit(e, n, basic_fish_of_digit);
}

enum { MAX_FISH = 5, MAX_KEPT = 512 };

/* A fish found, kept to be paired to a siamese one. */
struct fish {
    uint8_t digit;
    uint8_t base[MAX_FISH];
    cell_set fins;
    cell_set eliminated;
    bool other_kind; /* sashimi where finned fish are looked for, or the reverse */
};

/* The state of one search, for a digit, a shape and a target. */
struct fish_search {
    unsigned digit;
    unsigned n;
    enum fish_shape shape;
    enum fish_fins fins;
    unsigned target;
    cell_set spared; /* places that need no cover: what the target sees */
    uint8_t base_list[ENGINE_HOUSES];
    unsigned base_count;
    bool may_cover[ENGINE_HOUSES];
    bool used[ENGINE_HOUSES];
    uint8_t base[MAX_FISH];
    uint8_t cover[MAX_FISH];
    cell_set bases;
    cell_set overlap;
    uint32_t lines[ENGINE_HOUSES]; /* of a line: across which lines its places to be covered lie */
    struct fish *kept;             /* NULL: do not keep */
    unsigned kept_count;
};

/* Is some base house without at least two places once the fins are removed? Then the body alone is
 * no fish. */
static bool fish_is_sashimi(const struct engine *e, const struct fish_search *s, cell_set fins)
{
    for (unsigned i = 0; i < s->n; i++) {
        cell_set body = set_minus(set_and(e->now.at[s->digit], e->tables.house[s->base[i]]), fins);
        if (set_count(body) < 2) {
            return true;
        }
    }
    return false;
}

/* Does this choice of houses belong to the shape being searched, and not to a simpler one? Franken
 * fish have lines of one direction on each side, and at least one box. Anything else is mutant. */
static bool fish_in_shape(const struct engine *e, const struct fish_search *s)
{
    const struct house *house = e->tables.v->house;
    unsigned base_kinds = 0;
    unsigned cover_kinds = 0;
    for (unsigned i = 0; i < s->n; i++) {
        base_kinds |= 1U << house[s->base[i]].kind;
        cover_kinds |= 1U << house[s->cover[i]].kind;
    }
    unsigned all = base_kinds | cover_kinds;
    unsigned lines = 1U << HOUSE_ROW | 1U << HOUSE_COLUMN;
    bool apart = (base_kinds & lines) != lines && (cover_kinds & lines) != lines &&
                 !(base_kinds & cover_kinds & lines) && !(all >> HOUSE_EXTRA);
    bool boxes = all >> HOUSE_BOX & 1;
    if (s->shape == FISH_BASIC) {
        return apart && !boxes;
    }
    return s->shape == FISH_FRANKEN ? apart && boxes : !apart;
}

static void explain_fish(struct engine *e, const struct fish_search *s, cell_set fins)
{
    for (unsigned i = 0; i < s->n; i++) {
        cite_house(e, s->base[i]);
    }
    for (unsigned i = 0; i < s->n; i++) {
        cite_house(e, s->cover[i]);
    }
    mark_set(e, MARK_PATTERN, s->digit, set_minus(s->bases, fins));
    mark_set(e, MARK_FIN, s->digit, fins);
}

/* Bases and covers are chosen: compute fins and eliminations. `once` and `twice` are the cells in
 * at least one and at least two covers. */
static bool fish_emit(struct engine *e, struct fish_search *s)
{
    const struct tables *t = &e->tables;
    cell_set once = set_none();
    cell_set twice = set_none();
    for (unsigned i = 0; i < s->n; i++) {
        twice = set_or(twice, set_and(once, t->house[s->cover[i]]));
        once = set_or(once, t->house[s->cover[i]]);
    }
    cell_set at = e->now.at[s->digit];
    cell_set fins = set_or(set_minus(set_and(s->bases, at), once), set_and(s->overlap, at));
    if (set_empty(fins) != (s->fins == FISH_PLAIN) || !fish_in_shape(e, s)) {
        return false;
    }
    bool other_kind = s->shape == FISH_BASIC && s->fins != FISH_PLAIN &&
                      fish_is_sashimi(e, s, fins) != (s->fins == FISH_SASHIMI);
    if (other_kind && !s->kept) {
        return false;
    }
    cell_set victims = set_or(set_minus(once, s->bases), set_minus(twice, s->overlap));
    FOR_EACH_CELL(fin, fins) {
        victims = set_and(victims, t->peers[fin]);
    }
    eliminate_set(e, s->digit, victims);
    if (!found_any(e)) {
        return false;
    }
    if (s->kept && s->kept_count < MAX_KEPT) {
        struct fish *f = &s->kept[s->kept_count++];
        f->digit = (uint8_t)s->digit;
        memcpy(f->base, s->base, sizeof f->base);
        f->fins = fins;
        f->eliminated = e->found.eliminated[s->digit];
        f->other_kind = other_kind;
    }
    if (other_kind) {
        discard_found(e);
        return false;
    }
    if (explaining(e)) {
        explain_fish(e, s, fins);
    }
    return emit(e);
}

/* Choose the remaining covers so that all of `open` is covered. The first uncovered cell must be
 * covered by one of its own houses, so each level branches only over these (exact cover by the
 * first uncovered element). */
static bool fish_covers(struct engine *e, struct fish_search *s, unsigned at, cell_set open)
{
    const struct tables *t = &e->tables;
    if (spend_steps(e, 2)) {
        return false;
    }
    if (at == s->n) {
        return set_empty(open) && fish_emit(e, s);
    }
    if (set_empty(open)) {
        /* A cover to spare: any that takes a fin into the fish. */
        cell_set covered = set_none();
        for (unsigned i = 0; i < at; i++) {
            covered = set_or(covered, t->house[s->cover[i]]);
        }
        open = set_minus(set_and(s->bases, e->now.at[s->digit]), covered);
        for (unsigned h = 0; h < t->v->house_count; h++) {
            if (!s->may_cover[h] || s->used[h] || !set_meets(open, t->house[h])) {
                continue;
            }
            s->used[h] = true;
            s->cover[at] = (uint8_t)h;
            bool stop = fish_covers(e, s, at + 1, set_none());
            s->used[h] = false;
            if (stop) {
                return true;
            }
        }
        return false;
    }
    unsigned cell = set_first(open);
    for (unsigned k = 0; k < t->v->house_count_of[cell]; k++) {
        unsigned h = t->v->house_of[cell][k];
        if (!s->may_cover[h] || s->used[h]) {
            continue;
        }
        s->used[h] = true;
        s->cover[at] = (uint8_t)h;
        bool stop = fish_covers(e, s, at + 1, set_minus(open, t->house[h]));
        s->used[h] = false;
        if (stop) {
            return true;
        }
    }
    return false;
}

/* The first covers contain the target: one, or two if the target is in the base. Only then is it
 * eliminated. */
static bool fish_target_covers(struct engine *e, struct fish_search *s, unsigned at, unsigned need,
                               unsigned from, cell_set open)
{
    const struct tables *t = &e->tables;
    if (need == 0) {
        return fish_covers(e, s, at, open);
    }
    if (at == s->n) {
        return false;
    }
    for (unsigned k = from; k < t->v->house_count_of[s->target]; k++) {
        unsigned h = t->v->house_of[s->target][k];
        if (!s->may_cover[h] || s->used[h]) {
            continue;
        }
        s->used[h] = true;
        s->cover[at] = (uint8_t)h;
        bool stop = fish_target_covers(e, s, at + 1, need - 1, k + 1, set_minus(open, t->house[h]));
        s->used[h] = false;
        if (stop) {
            return true;
        }
    }
    return false;
}

/* A quick bound: can n covers contain all of `open`? Pick cells greedily so that no two share a
 * house. Each cover contains at most one of them, so more than n of them prove that it is
 * impossible. */
static bool fish_coverable(const struct engine *e, unsigned n, cell_set open)
{
    for (unsigned i = 0; i < n; i++) {
        if (set_empty(open)) {
            return true;
        }
        unsigned cell = set_first(open);
        open = set_minus(set_minus(open, set_of(cell)), e->tables.peers[cell]);
    }
    return set_empty(open);
}

/* Choose the remaining bases from `from` on. Two bases may share places of the digit only if these
 * can be fins, that is, if the target sees them. `open` are the places that covers must contain:
 * not the target, and not what it sees, which may be fins. */
static bool fish_bases(struct engine *e, struct fish_search *s, unsigned at, unsigned from)
{
    const struct tables *t = &e->tables;
    cell_set at_digit = e->now.at[s->digit];
    if (at == s->n) {
        bool inside = set_has(&s->bases, s->target);
        cell_set open = set_minus(set_and(s->bases, at_digit), s->spared);
        set_remove(&open, s->target);
        return fish_target_covers(e, s, 0, inside ? 2 : 1, 0, open);
    }
    cell_set bases = s->bases;
    cell_set overlap = s->overlap;
    for (unsigned i = from; i < s->base_count; i++) {
        unsigned h = s->base_list[i];
        if (spend_steps(e, 2)) {
            break;
        }
        cell_set shared = set_and(set_and(bases, t->house[h]), at_digit);
        if (!set_within(shared, s->spared)) {
            continue;
        }
        s->bases = set_or(bases, t->house[h]);
        s->overlap = set_or(overlap, shared);
        cell_set open = set_minus(set_and(s->bases, at_digit), s->spared);
        set_remove(&open, s->target);
        /* The target's own covers, two where it is in the base, take nothing that it does not see.
         */
        unsigned others = s->n - (set_has(&s->bases, s->target) ? 2 : 1);
        if (!fish_coverable(e, others, set_minus(open, t->peers[s->target])) ||
            (s->fins == FISH_PLAIN && !fish_coverable(e, s->n, open))) {
            continue;
        }
        s->base[at] = (uint8_t)h;
        s->used[h] = true;
        bool stop = fish_bases(e, s, at + 1, i + 1);
        s->used[h] = false;
        if (stop) {
            return true;
        }
    }
    s->bases = bases;
    s->overlap = overlap;
    return false;
}

/* The same for basic finned fish, much faster: covers are lines across the bases. One of the n
 * covers goes through the target, and its places are spared. The other n - 1 must contain the
 * bases' remaining places, so the union of their lines may have at most n - 1. */
static bool fish_line_bases(struct engine *e, struct fish_search *s, unsigned at, unsigned from,
                            uint32_t lines)
{
    cell_set bases = s->bases;
    if (at == s->n) {
        cell_set open = set_minus(set_and(bases, e->now.at[s->digit]), s->spared);
        return fish_target_covers(e, s, 0, 1, 0, open);
    }
    for (unsigned i = from; i < s->base_count && !spend_steps(e, 2); i++) {
        unsigned h = s->base_list[i];
        if (digit_count(lines | s->lines[h]) >= s->n) {
            continue;
        }
        s->bases = set_or(bases, e->tables.house[h]);
        s->base[at] = (uint8_t)h;
        s->used[h] = true;
        bool stop = fish_line_bases(e, s, at + 1, i + 1, lines | s->lines[h]);
        s->used[h] = false;
        if (stop) {
            return true;
        }
    }
    s->bases = bases;
    return false;
}

/* The lines that can be a base: those with fewer than n places that the target does not see. */
static void fish_list_lines(const struct engine *e, struct fish_search *s)
{
    const struct layout *v = e->tables.v;
    unsigned count = 0;
    for (unsigned i = 0; i < s->base_count; i++) {
        unsigned h = s->base_list[i];
        s->lines[h] = 0;
        for (uint32_t left = e->now.places[h][s->digit]; left; left &= left - 1) {
            unsigned place = (unsigned)__builtin_ctz(left);
            if (!set_has(&s->spared, v->house[h].cell[place])) {
                s->lines[h] |= 1U << place;
            }
        }
        if (digit_count(s->lines[h]) < s->n) {
            s->base_list[count++] = (uint8_t)h;
        }
    }
    s->base_count = count;
}

/* May a house of this kind be a base, or a cover? With row_bases, bases are rows and covers
 * columns, else the reverse; boxes may be either in franken fish. Mutant fish allow any. */
static bool fish_role(const struct fish_search *s, enum house_kind kind, bool row_bases, bool base)
{
    if (s->shape == FISH_MUTANT) {
        return true;
    }
    if (kind == HOUSE_BOX) {
        return s->shape == FISH_FRANKEN;
    }
    return kind == (row_bases == base ? HOUSE_ROW : HOUSE_COLUMN);
}

/* Search all fish that eliminate the target. */
static bool fish_of_target(struct engine *e, struct fish_search *s, bool row_bases)
{
    const struct tables *t = &e->tables;
    cell_set at = e->now.at[s->digit];
    s->spared = s->fins == FISH_PLAIN ? set_none() : t->peers[s->target];
    s->bases = set_none();
    s->overlap = set_none();
    s->base_count = 0;
    for (unsigned h = 0; h < t->v->house_count; h++) {
        s->may_cover[h] = fish_role(s, t->v->house[h].kind, row_bases, false);
        if (!fish_role(s, t->v->house[h].kind, row_bases, true) || !set_meets(at, t->house[h])) {
            continue;
        }
        /* A finned fish whose base holds the target takes what a smaller fish takes. */
        if (set_has(&t->house[h], s->target) &&
            (s->shape == FISH_BASIC || (s->fins != FISH_PLAIN && e->mode != SEARCH_VISIT))) {
            continue;
        }
        s->base_list[s->base_count++] = (uint8_t)h;
    }
    if (s->shape == FISH_BASIC && s->fins != FISH_PLAIN) {
        fish_list_lines(e, s);
        return s->base_count >= s->n && fish_line_bases(e, s, 0, 0, 0);
    }
    return fish_bases(e, s, 0, 0);
}

/* Two finned fish with the same base but different fins are shown as one step (HoDoKu's siamese
 * fish). */
static bool siamese_fish(struct engine *e, const struct fish_search *s)
{
    for (unsigned i = 0; i < s->kept_count; i++) {
        for (unsigned k = i + 1; k < s->kept_count; k++) {
            const struct fish *a = &s->kept[i];
            const struct fish *b = &s->kept[k];
            if (a->digit != b->digit || memcmp(a->base, b->base, s->n) != 0 ||
                set_equal(a->fins, b->fins) || set_equal(a->eliminated, b->eliminated) ||
                (a->other_kind && b->other_kind)) {
                continue;
            }
            eliminate_set(e, a->digit, a->eliminated);
            eliminate_set(e, a->digit, b->eliminated);
            if (explaining(e)) {
                for (unsigned h = 0; h < s->n; h++) {
                    cite_house(e, a->base[h]);
                }
                mark_set(e, MARK_FIN, a->digit, set_or(a->fins, b->fins));
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}

/* A digit for which the last search found nothing is skipped until its candidates change. */
bool find_fish(struct engine *e, int fish)
{
    const struct layout *v = e->tables.v;
    struct fish kept[MAX_KEPT];
    struct fish_search s = {.n = (unsigned)fish % 10,
                            .fins = (enum fish_fins)(fish / 10 % 10),
                            .shape = (enum fish_shape)(fish / 100),
                            .kept = e->options->siamese ? kept : NULL};
    for (s.digit = 1; s.digit <= v->size; s.digit++) {
        if (!s.kept && digit_fruitless(e, s.digit)) {
            continue;
        }
        cell_set targets = untemplated_cells(e, s.digit);
        if (set_empty(targets) || spend_steps(e, 1)) {
            continue;
        }
        for (unsigned direction = 0; direction < (s.shape == FISH_MUTANT ? 1U : 2U); direction++) {
            FOR_EACH_CELL(target, targets) {
                s.target = target;
                if (fish_of_target(e, &s, direction == 0)) {
                    return true;
                }
            }
        }
        note_fruitless_digit(e, s.digit);
    }
    return s.kept && s.fins != FISH_PLAIN && siamese_fish(e, &s);
}
