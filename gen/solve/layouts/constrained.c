#include "gen/solve/layouts/constrained.h"

#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/constraint/learning.h"
#include "gen/solve/constraint/long_search.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/constraint_plan.h"
#include "gen/solve/wide/wide_search.h"

/* With these alone, the short search is patient: no lanes have a form for them, or puzzles that
 * need more positions than most are still soon done. */
static const kind_set KINDS_FOR_SHORT =
    KIND_SET(BETWEEN) | KIND_SET(LOCKOUT) | KIND_SET(NABNER) | KIND_SET(X_SUMS) |
    KIND_SET(NUMBERED_ROOM) | KIND_SET(MINIMUM) | KIND_SET(MAXIMUM) | KIND_SET(ROW_INDEXER) |
    KIND_SET(COLUMN_INDEXER) | KIND_SET(BOX_INDEXER) | KIND_SET(QUADRUPLE) | KIND_SET(X) |
    KIND_SET(V) | KIND_SET(WHITE_DOT) | KIND_SET(BLACK_DOT) | KIND_SET(ANTI_KING) | KIND_SET(ODD) |
    KIND_SET(EVEN) | KIND_SET(THERMO) | KIND_SET(ARROW) | KIND_SET(ZIPPER) | KIND_SET(PALINDROME) |
    KIND_SET(PLAIN_CAGE) | KIND_SET(GREATER);
/* Those of them for which the wide search is better as soon as there is another kind. */
static const kind_set KINDS_FOR_SHORT_ALONE = KIND_SET(BETWEEN) | KIND_SET(LOCKOUT) |
                                              KIND_SET(NUMBERED_ROOM) | KIND_SET(ROW_INDEXER) |
                                              KIND_SET(COLUMN_INDEXER) | KIND_SET(BOX_INDEXER);

enum {
    SHORT_POSITIONS = 64,       /* most puzzles that Nonet makes need fewer */
    MAX_SHORT_POSITIONS = 3000, /* of questions without a limit, while the end seems to be near */
    PATIENCE = 32,              /* the short search may seem to need this many positions more … */
    LONG_PATIENCE = 640,        /* … and this many with kinds for it */
    SHORT_PATIENCE = 8,         /* … or against it */
    FEW_POSITIONS = 12,     /* where sums cross many houses, which the short search cannot see */
    ORDER_POSITIONS = 2000, /* for the long search, before the learning search takes over */
    LONG_POSITIONS = 1 << 18,
    WIDE_POSITIONS = 1 << 19, /* for the wide search, before learning has a turn */
    WIDE_LEARNING = 1 << 15,  /* for the learning search, before the wide one's next turn */
    STAGES_GROW = 4,          /* each time that these two take turns */
    WIDE_CAGES = 1 << 22,     /* with cages, for the wide search, before they are decided */
    CAGE_POSITIONS = 10000,   /* for the long search, before it decides the sets of cages too */
    PATTERN_POSITIONS = 2500, /* the same, before it also keeps the patterns of each digit */
    MAX_KEPT_BOARDS = 1024,   /* solutions that the next search can skip */
};

bool constrained_follow(const struct layout *v, const struct grid *givens,
                        const struct narrowed *known, struct narrowed *out)
{
    const struct grouped_question q = {.v = v, .givens = givens, .known = known};
    return kernel_best()->narrow(&q, out);
}

/* Solutions found so far. A search that starts over skips these. */
struct found_boards {
    const struct grouped_question *q;
    uint64_t visited;
    unsigned known; /* found before this search began */
    unsigned count;
    unsigned room; /* 0 if no other search follows, so that none need be kept */
    bool full;     /* the search stopped because there was no room for another solution */
    uint8_t *board;
};

static bool visit_new(void *context, const struct grid *solution)
{
    struct found_boards *f = context;
    const size_t cells = f->q->v->cell_count;
    for (unsigned i = 0; i < f->known; i++) {
        if (memcmp(f->board + i * cells, solution->cell, cells) == 0) {
            return true;
        }
    }
    if (f->room > 0) {
        if (f->count == f->room) {
            f->full = true;
            return false;
        }
        memcpy(f->board + f->count++ * cells, solution->cell, cells);
    }
    f->visited++;
    return f->q->visit(f->q->context, solution);
}

/* The searches for one question. Each skips the solutions that those before it found. */
struct stages {
    struct grouped_question part;
    struct found_boards found;
    uint64_t left; /* positions left to try; UINT64_MAX means no limit */
    uint64_t *positions;
};

static bool has_limit(const struct stages *s)
{
    return s->left != UINT64_MAX;
}

static uint64_t search_short(const struct grouped_question *q, uint64_t *positions)
{
    return kernel_best()->short_search(q, positions);
}

typedef uint64_t stage_search(const struct grouped_question *q, uint64_t *positions);

static uint64_t search_long(const struct grouped_question *q, uint64_t *positions)
{
    const struct network *n = network_indexed_of(q->v);
    return n ? kernel_best()->long_search(q, n, false, NULL, positions)
             : search_short(q, positions);
}

/* If there is no memory for it, the long search takes its place. */
static uint64_t search_wide(const struct grouped_question *q, uint64_t *positions)
{
    const struct wide_plan *w = wide_plan_of(q->v, q->open != NULL);
    const uint64_t answer =
        w ? wide_search(kernel_best()->wide_rounds, q, w, positions) : WIDE_NO_MEMORY;
    return answer == WIDE_NO_MEMORY ? search_long(q, positions) : answer;
}

static uint64_t search_by_sets(const struct grouped_question *q, uint64_t *positions)
{
    const struct network *n = network_indexed_of(q->v);
    struct patterns *patterns = n && patterns_pay(q->v) ? patterns_new(q->v, n) : NULL;
    uint64_t answer = n ? kernel_best()->long_search(q, n, true, patterns, positions)
                        : search_short(q, positions);
    patterns_drop(patterns);
    return answer;
}

static uint64_t search_learning(const struct grouped_question *q, uint64_t *positions)
{
    const struct lemma_network *n = lemma_network_of(q->v);
    *positions = 0;
    return n ? learning_search(q, n, positions) : LEARNING_FULL;
}

/* Searches at most this many positions. Returns false if there may be more solutions. */
static bool run_stage(struct stages *s, stage_search *search, uint64_t positions)
{
    uint64_t tried;
    s->found.known = s->found.count;
    s->found.full = false;
    s->part.max_positions = s->left < positions ? s->left : positions;
    uint64_t answer = search(&s->part, &tried);
    *s->positions += tried;
    s->left -= has_limit(s) ? tried : 0;
    return answer != GENERIC_UNDECIDED && answer != LEARNING_FULL && !s->found.full;
}

/* Is there a little killer, or a pill arrow with more cells than a house? */
static bool has_long_sums(const struct layout *v)
{
    bool has = has_constraints_of(v, CONSTRAINT_LITTLE_KILLER);
    for (unsigned i = 0; !has && i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        has = c->kind == CONSTRAINT_PILL_ARROW && c->count > v->size;
    }
    return has;
}

/* Are at least half of the constraints that name cells about the order of digits? */
static bool is_mostly_order(const struct layout *v)
{
    unsigned order = 0;
    unsigned other = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        bool is_order = c->kind == CONSTRAINT_THERMO || c->kind == CONSTRAINT_GREATER;
        order += is_order;
        other += !is_order && c->count > 1;
    }
    return order > 0 && order >= other;
}

static bool wide_search_is_best(const struct stages *s)
{
    const struct layout *v = s->found.q->v;
    const struct network *n = network_of(v);
    return n && wide_search_pays(v, n, !has_limit(s));
}

/* How many positions the wide search gets first where the long one is better for hard puzzles.
 * Questions with a limit are those that puzzles are made with: a seed makes the same ones as ever.
 */
static uint64_t positions_to_begin_wide(const struct stages *s)
{
    return has_limit(s) ? 0 : wide_positions_at_first(s->found.q->v);
}

/* How many positions the wide or the long search gets before another begins. With cages, that
 * decides their sets; learning never won there, nor with little killers. Where most constraints are
 * about order, learning wins soon. One thermometer among many other lines is not enough. */
static uint64_t positions_before_change(const struct layout *v, bool wide)
{
    if (wide) {
        return has_constraints_of(v, CONSTRAINT_CAGE)            ? WIDE_CAGES
               : has_constraints_of(v, CONSTRAINT_LITTLE_KILLER) ? UINT64_MAX
                                                                 : WIDE_POSITIONS;
    }
    return patterns_pay(v)                                   ? PATTERN_POSITIONS
           : has_constraints_of(v, CONSTRAINT_CAGE)          ? CAGE_POSITIONS
           : is_mostly_order(v)                              ? ORDER_POSITIONS
           : has_constraints_of(v, CONSTRAINT_LITTLE_KILLER) ? UINT64_MAX
                                                             : LONG_POSITIONS;
}

/* Is there room for another solution, and work left that nobody has stopped? */
static bool may_search_more(const struct stages *s)
{
    return !s->found.full && s->left > 0 && !stop_is_asked();
}

/* Two searches take turns, each with more positions every time, until one of them has searched
 * everything or the visitor wants no more: then true. One without a limit has one turn. */
static bool take_turns(struct stages *s, stage_search *first, uint64_t of_first,
                       stage_search *other, uint64_t of_other)
{
    while (!run_stage(s, first, of_first)) {
        if (!may_search_more(s)) {
            return false;
        }
        if (run_stage(s, other, of_other)) {
            return true;
        }
        if (of_other == UINT64_MAX || !may_search_more(s)) {
            return false;
        }
        of_first *= STAGES_GROW;
        of_other *= STAGES_GROW;
    }
    return true;
}

/* Returns true if everything was searched or the visitor wants no more. */
static bool run_long_stages(struct stages *s)
{
    struct found_boards *f = &s->found;
    const bool wide = wide_search_is_best(s);
    const uint64_t before_change = positions_before_change(f->q->v, wide);
    stage_search *first = wide ? search_wide : search_long;
    const bool by_sets = has_constraints_of(f->q->v, CONSTRAINT_CAGE);
    const size_t cells = f->q->v->cell_count;
    const uint64_t at_first = wide ? 0 : positions_to_begin_wide(s);
    const bool changes = at_first || before_change < s->left;
    uint8_t *kept = changes ? malloc((f->count + MAX_KEPT_BOARDS) * cells) : NULL;
    bool known = false;
    if (kept) {
        memcpy(kept, f->board, f->count * cells);
        f->board = kept;
        f->room = f->count + MAX_KEPT_BOARDS;
        known = at_first && run_stage(s, search_wide, at_first);
        known = known ||
                (may_search_more(s) &&
                 take_turns(s, first, before_change, by_sets ? search_by_sets : search_learning,
                            wide && !by_sets ? WIDE_LEARNING : UINT64_MAX));
    }
    if (!known && s->left > 0) {
        f->room = 0;
        known = run_stage(s, first, UINT64_MAX);
    }
    free(kept);
    return known;
}

/* Lanes are by far the best for sandwiches, and better for jigsaws of nine digits and more. */
static unsigned patience_of(const struct layout *v)
{
    const kind_set kinds = constraint_kinds_shown(v);
    const bool is_alone = !(kinds & (kinds - 1));
    const bool is_for_short = !(kinds & ~KINDS_FOR_SHORT) &&
                              (is_alone || !(kinds & KINDS_FOR_SHORT_ALONE)) &&
                              (!v->jigsaw || v->size < 9);
    return is_for_short ? LONG_PATIENCE : kinds & KIND_SET(SANDWICH) ? SHORT_PATIENCE : PATIENCE;
}

static uint64_t staged_search(const struct grouped_question *q, uint64_t *positions)
{
    uint8_t first[(SHORT_POSITIONS + 1) * MAX_CELLS]; /* one a position at most, and one more */
    struct open_positions open;
    struct stages s = {.part = *q,
                       .found = {.q = q, .room = SHORT_POSITIONS + 1, .board = first},
                       .left = q->max_positions,
                       .positions = positions};
    s.part.visit = visit_new;
    s.part.context = &s.found;
    s.part.ends_if_far = true;
    *positions = 0;
    const bool is_limited = has_limit(&s);
    s.part.patience = is_limited ? 0 : patience_of(q->v);
    s.part.open = is_limited ? NULL : &open;
    open.count = 0;
    const uint64_t first_positions = has_long_sums(q->v) ? FEW_POSITIONS
                                     : is_limited        ? SHORT_POSITIONS
                                                         : MAX_SHORT_POSITIONS;
    return run_stage(&s, search_short, first_positions) || run_long_stages(&s) ? s.found.visited
                                                                               : GENERIC_UNDECIDED;
}

uint64_t constrained_search(const struct grouped_question *q, uint64_t *positions)
{
    return q->rng || q->max_positions <= SHORT_POSITIONS ? search_short(q, positions)
                                                         : staged_search(q, positions);
}
