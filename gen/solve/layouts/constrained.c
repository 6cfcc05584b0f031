#include "gen/solve/layouts/constrained.h"

#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/constraint/learning.h"
#include "gen/solve/constraint/long_search.h"
#include "gen/solve/kernel/kernel.h"
#include "gen/solve/layouts/constraint_plan.h"

enum {
    CELL_WORDS = (MAX_CELLS + 63) / 64,
    HOUSE_WORDS = (MAX_HOUSES + 63) / 64,
    SHORT_POSITIONS = 64,  /* most puzzles that Nonet makes need fewer */
    ORDER_POSITIONS = 300, /* for the long search, before the learning search takes over */
    LONG_POSITIONS = 1 << 18,
    CAGE_POSITIONS = 10000,   /* for the long search, before it decides the sets of cages too */
    PATTERN_POSITIONS = 2500, /* the same, before it also keeps the patterns of each digit */
    MAX_KEPT_BOARDS = 1024,   /* solutions that the next search can skip */
    PART_WORDS = 256, /* if there are more parts than bits, every round looks at all parts */
};

struct constrained_choice {
    uint16_t cell;
    digit_set untried;
};

struct constrained_search {
    const struct grouped_question *q;
    const struct layout *v;
    const struct constraint_plan *plan;
    unsigned part_words;
    digit_set now[MAX_CELLS]; /* candidates */
    /* What changed and has not been looked at yet: cells that now have one candidate, cells that
     * are in pairs, houses, parts. */
    uint64_t cells[CELL_WORDS];
    uint64_t paired[CELL_WORDS];
    uint64_t houses[HOUSE_WORDS];
    uint64_t parts[PART_WORDS];
    struct constrained_choice choice[MAX_CELLS + 1];
    digit_set kept[MAX_CELLS * (MAX_CELLS + 1)]; /* candidates before each choice */
};

static inline bool is_one(digit_set set)
{
    return !(set & (set - 1));
}

static void forget_changes(struct constrained_search *s)
{
    memset(s->cells, 0, sizeof s->cells);
    memset(s->paired, 0, sizeof s->paired);
    memset(s->houses, 0, sizeof s->houses);
    memset(s->parts, 0, s->part_words * sizeof *s->parts);
}

static inline bool is_paired(const struct constrained_search *s, unsigned cell)
{
    return s->plan->first_pair[cell] < s->plan->first_pair[cell + 1];
}

/* Notes that the cell has lost candidates but has at least one left. */
static inline void note_change(struct constrained_search *s, unsigned cell)
{
    const struct layout *v = s->v;
    s->cells[cell / 64] |= (uint64_t)is_one(s->now[cell]) << cell % 64;
    if (v->house_count <= 64) {
        s->houses[0] |= s->plan->houses_of[cell];
    }
    for (unsigned k = 0; v->house_count > 64 && k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        s->houses[h / 64] |= (uint64_t)1 << h % 64;
    }
    s->paired[cell / 64] |= (uint64_t)is_paired(s, cell) << cell % 64;
    for (uint32_t i = s->plan->first[cell]; i < s->plan->first[cell + 1]; i++) {
        unsigned part = s->plan->part_of[i];
        s->parts[part / 64] |= (uint64_t)1 << part % 64;
    }
}

/* Returns false if no candidate is left. */
static inline bool keep(struct constrained_search *s, unsigned cell, digit_set set)
{
    digit_set left = s->now[cell] & set;
    if (left != s->now[cell]) {
        s->now[cell] = left;
        if (!left) {
            return false;
        }
        note_change(s, cell);
    }
    return true;
}

/* Removes the digit of a filled cell from its peers. Which of them have it is found without a
 * branch, for nothing predicts that. */
static bool look_at_cell(struct constrained_search *s, unsigned cell)
{
    const uint16_t *peer = s->v->peer[cell];
    const unsigned count = s->v->peer_count[cell];
    const digit_set digit = s->now[cell];
    for (unsigned from = 0; from < count; from += 64) {
        const unsigned end = count - from < 64 ? count : from + 64;
        uint64_t has = 0;
        for (unsigned i = end; i-- > from;) {
            has = has << 1 | ((s->now[peer[i]] & digit) != 0);
        }
        for (; has; has &= has - 1) {
            if (!keep(s, peer[from + (unsigned)__builtin_ctzll(has)], ~digit)) {
                return false;
            }
        }
    }
    return true;
}

/* Places digits that have only one possible cell in a house. */
static bool look_at_house(struct constrained_search *s, unsigned h)
{
    const struct layout *v = s->v;
    const uint16_t *cell = v->house[h].cell;
    digit_set once = 0;
    digit_set twice = 0;
    digit_set placed = 0;
    for (unsigned i = 0; i < v->size; i++) {
        digit_set set = s->now[cell[i]];
        twice |= once & set;
        once |= set;
        placed |= is_one(set) ? set : 0;
    }
    if (once != all_digits(v->size)) {
        return false;
    }
    once &= ~(twice | placed);
    for (unsigned i = 0; once && i < v->size; i++) {
        digit_set hidden = s->now[cell[i]] & once;
        if (hidden) {
            if (!is_one(hidden) || !keep(s, cell[i], hidden)) {
                return false;
            }
            once &= ~hidden;
        }
    }
    return true;
}

/* Two cells: a digit stays only if the other cell has a digit that goes with it. */
static bool look_at_two(struct constrained_search *s, const struct constraint_part *part)
{
    unsigned one = part->constraint.cell[0];
    unsigned other = part->constraint.cell[1];
    digit_set first = s->now[one];
    digit_set second = s->now[other];
    digit_set keep_first = 0;
    digit_set keep_second = 0;
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set low = part->set[i] & -(digit_set)part->set[i];
        digit_set high = part->set[i] & ~low;
        bool straight = ((first & low) != 0) & ((second & high) != 0);
        bool turned = ((first & high) != 0) & ((second & low) != 0);
        keep_first |= set_if(straight, low) | set_if(turned, high);
        keep_second |= set_if(straight, high) | set_if(turned, low);
    }
    return keep(s, one, keep_first) && keep(s, other, keep_second);
}

/* Different digits with a sum. A set of digits is possible if each cell has one of its digits, and
 * each of its digits has a cell. A candidate stays only if a possible set contains it. */
static bool look_at_sets(struct constrained_search *s, const struct constraint_part *part)
{
    const uint16_t *cell = part->constraint.cell;
    unsigned count = part->constraint.count;
    digit_set here[MAX_SIZE];
    digit_set any = 0;
    digit_set placed = 0;
    digit_set possible = 0;
    if (count == 2) {
        return look_at_two(s, part);
    }
    for (unsigned i = 0; i < count; i++) {
        here[i] = s->now[cell[i]];
        any |= here[i];
        if (is_one(here[i])) {
            if (placed & here[i]) {
                return false;
            }
            placed |= here[i];
        }
    }
    for (unsigned i = 0; i < part->set_count; i++) {
        digit_set set = part->set[i];
        bool fits = !(set & ~any) & !(placed & ~set);
        for (unsigned k = 0; k < count; k++) {
            fits &= (here[k] & set) != 0;
        }
        possible |= set_if(fits, set);
    }
    for (unsigned i = 0; i < count; i++) {
        digit_set set = is_one(here[i]) ? possible : possible & ~placed;
        if (here[i] & ~set && !keep(s, cell[i], set)) {
            return false;
        }
    }
    return true;
}

static bool look_at_sum(struct constrained_search *s, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set left[MAX_SIZE];
    sum_digits_left(c, s->now, left);
    for (unsigned i = c->count; i-- > 0;) {
        if (!keep(s, c->cell[i], left[i])) {
            return false;
        }
    }
    return true;
}

/* Narrows the cells that are in a pair with this one. */
static bool look_at_pairs(struct constrained_search *s, unsigned cell)
{
    const struct constraint_plan *p = s->plan;
    for (uint32_t i = p->first_pair[cell]; i < p->first_pair[cell + 1]; i++) {
        if (!keep(s, p->pair[i].cell, p->pair[i].allowed[s->now[cell]])) {
            return false;
        }
    }
    return true;
}

static bool look_by_kind(struct constrained_search *s, const struct constraint_part *part)
{
    const struct constraint *c = &part->constraint;
    digit_set before[MAX_LINE_CELLS];
    for (unsigned i = 0; i < c->count; i++) {
        before[i] = s->now[c->cell[i]];
    }
    enum constraint_effect effect = constraint_kind_of(c)->prune(s->v, c, s->now);
    for (unsigned i = 0; effect == CONSTRAINT_CHANGED && i < c->count; i++) {
        if (s->now[c->cell[i]] != before[i]) {
            note_change(s, c->cell[i]);
        }
    }
    return effect != CONSTRAINT_BROKEN;
}

static bool look_at_part(struct constrained_search *s, unsigned i)
{
    const struct constraint_part *part = &s->plan->part[i];
    return part->kind == PART_SETS  ? look_at_sets(s, part)
           : part->kind == PART_SUM ? look_at_sum(s, part)
                                    : look_by_kind(s, part);
}

/* Propagates changes until nothing follows, the cheapest kind of work first. Returns false if there
 * is no solution from here. */
static bool work_out(struct constrained_search *s)
{
    const unsigned cell_words = (s->v->cell_count + 63U) / 64;
    const unsigned house_words = (s->v->house_count + 63U) / 64;
    for (;;) {
        int next;
        bool good;
        if ((next = take_lowest(s->cells, cell_words)) >= 0) {
            good = look_at_cell(s, (unsigned)next);
        } else if ((next = take_lowest(s->paired, cell_words)) >= 0) {
            good = look_at_pairs(s, (unsigned)next);
        } else if ((next = take_lowest(s->parts, s->part_words)) >= 0) {
            good = look_at_part(s, (unsigned)next);
        } else if ((next = take_lowest(s->houses, house_words)) >= 0) {
            good = look_at_house(s, (unsigned)next);
        } else {
            return true;
        }
        if (!good) {
            forget_changes(s);
            return false;
        }
    }
}

/* Begins with what is known already: only what the other givens change is looked at. */
static bool begin_from_known(struct constrained_search *s)
{
    const unsigned cells = s->v->cell_count;
    const struct exclusion *without = &s->q->without;
    memcpy(s->now, s->q->known, cells * sizeof s->now[0]);
    bool good = !without->digit || keep(s, without->cell, ~digit_bit(without->digit));
    for (unsigned cell = 0; cell < cells && good; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        good = !digit || keep(s, cell, digit_bit(digit));
    }
    return good && work_out(s);
}

/* Returns false if the givens contradict each other or the excluded candidate. */
static bool begin_constrained(struct constrained_search *s)
{
    const struct layout *v = s->v;
    forget_changes(s);
    if (s->q->known) {
        return begin_from_known(s);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        s->now[cell] = digit ? digit_bit(digit) : all_digits(v->size);
        if (s->q->without.digit && cell == s->q->without.cell) {
            s->now[cell] &= ~digit_bit(s->q->without.digit);
        }
        if (!s->now[cell]) {
            return false;
        }
        s->cells[cell / 64] |= (uint64_t)is_one(s->now[cell]) << cell % 64;
        s->paired[cell / 64] |= (uint64_t)is_paired(s, cell) << cell % 64;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        s->houses[h / 64] |= (uint64_t)1 << h % 64;
    }
    for (unsigned i = 0; i < 64 * s->part_words && i < s->plan->part_count; i++) {
        s->parts[i / 64] |= (uint64_t)(s->plan->part[i].kind != PART_PAIR) << i % 64;
    }
    return work_out(s);
}

__attribute__((noinline)) bool constrained_follow(const struct layout *v, const struct grid *givens,
                                                  const digit_set *known, digit_set *out)
{
    const struct grouped_question q = {.v = v, .givens = givens, .known = known};
    struct constrained_search s;
    s.q = &q;
    s.v = v;
    s.plan = constraint_plan_of(v);
    s.part_words = s.plan->part_words;
    bool good = begin_constrained(&s);
    memcpy(out, s.now, v->cell_count * sizeof *out);
    return good;
}

/* Is the cell one of those to be filled? */
static inline bool is_wanted(const struct constrained_search *s, unsigned cell)
{
    return !s->q->only || s->q->only[cell];
}

/* Chooses the open cell of a constraint with the fewest candidates: a random board is found far
 * sooner if these come first. Returns false if all are filled. */
static bool choose_constrained(const struct constrained_search *s, struct constrained_choice *out)
{
    const uint32_t *first = s->plan->first;
    unsigned fewest = MAX_SIZE + 1;
    out->untried = 0;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        const digit_set now = s->now[cell];
        const digit_set more = now & (now - 1);
        if (!more || (first[cell] == first[cell + 1] && !is_paired(s, cell)) ||
            !is_wanted(s, cell)) {
            continue;
        }
        const unsigned count = is_one(more) ? 2 : digit_count(now);
        if (count < fewest) {
            fewest = count;
            *out = (struct constrained_choice){(uint16_t)cell, now};
        }
        if (count == 2) {
            return true;
        }
    }
    return fewest <= MAX_SIZE;
}

/* Chooses the open cell with the fewest candidates. Returns false if all cells are filled. */
static bool choose(const struct constrained_search *s, struct constrained_choice *out)
{
    const unsigned cells = s->v->cell_count;
    unsigned fewest = MAX_SIZE + 1;
    unsigned first_open = cells;
    if (s->q->rng && (choose_constrained(s, out) || s->q->begin_only)) {
        return out->untried != 0;
    }
    for (unsigned cell = 0; cell < cells; cell++) {
        digit_set more = s->now[cell] & (s->now[cell] - 1);
        if (more && is_one(more) && is_wanted(s, cell)) {
            *out = (struct constrained_choice){(uint16_t)cell, s->now[cell]};
            return true;
        }
        first_open = more && first_open == cells ? cell : first_open;
    }
    for (unsigned cell = first_open; cell < cells; cell++) {
        if (!is_one(s->now[cell]) && is_wanted(s, cell) && digit_count(s->now[cell]) < fewest) {
            fewest = digit_count(s->now[cell]);
            *out = (struct constrained_choice){(uint16_t)cell, s->now[cell]};
        }
    }
    return fewest <= MAX_SIZE;
}

/* Tries the next digit of a choice. */
static bool put(struct constrained_search *s, struct constrained_choice *c)
{
    digit_set set = c->untried;
    struct pcg32 *rng = s->q->rng;
    for (unsigned skip = rng ? pcg32_below(rng, digit_count(set)) : 0; skip > 0; skip--) {
        set &= set - 1;
    }
    set &= -set;
    c->untried &= ~set;
    return keep(s, c->cell, set) && work_out(s);
}

/* Returns false if the visitor wants no more solutions. */
static bool visit(struct constrained_search *s, uint64_t *visited)
{
    struct grid board;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        const digit_set now = s->now[cell];
        board.cell[cell] = is_one(now) ? (uint8_t)lowest_digit(now) : 0;
    }
    if (!s->q->begin_only && !s->q->only && !constraints_hold(s->v, board.cell)) {
        return true;
    }
    ++*visited;
    return s->q->visit(s->q->context, &board);
}

/* Not inlined, so that its stack is free before the learning search begins. */
static __attribute__((noinline)) uint64_t short_search(const struct grouped_question *q,
                                                       uint64_t *positions)
{
    struct constrained_search s;
    const unsigned cells = q->v->cell_count;
    uint64_t visited = 0;
    unsigned depth = 0;
    s.q = q;
    s.v = q->v;
    s.plan = constraint_plan_of(q->v);
    s.part_words = s.plan->part_words;
    *positions = 0;
    bool alive = begin_constrained(&s);
    for (;;) {
        if (alive && !choose(&s, &s.choice[depth])) {
            if (!visit(&s, &visited)) {
                return visited;
            }
            alive = false;
        }
        if (alive) {
            memcpy(s.kept + depth * cells, s.now, cells * sizeof s.now[0]);
            depth++;
        } else {
            while (depth > 0 && s.choice[depth - 1].untried == 0) {
                depth--;
            }
            if (depth == 0) {
                return visited;
            }
            memcpy(s.now, s.kept + (depth - 1) * cells, cells * sizeof s.now[0]);
        }
        if (*positions == q->max_positions || stop_step(1)) {
            return GENERIC_UNDECIDED;
        }
        ++*positions;
        alive = put(&s, &s.choice[depth - 1]);
    }
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

typedef uint64_t stage_search(const struct grouped_question *q, uint64_t *positions);

static uint64_t search_long(const struct grouped_question *q, uint64_t *positions)
{
    const struct network *n = network_of(q->v, constraint_plan_of(q->v));
    return n ? kernel_best()->long_search(q, n, false, NULL, positions)
             : short_search(q, positions);
}

static uint64_t search_by_sets(const struct grouped_question *q, uint64_t *positions)
{
    const struct network *n = network_of(q->v, constraint_plan_of(q->v));
    struct patterns *patterns = n && patterns_pay(q->v) ? patterns_new(q->v, n) : NULL;
    uint64_t answer = n ? kernel_best()->long_search(q, n, true, patterns, positions)
                        : short_search(q, positions);
    patterns_drop(patterns);
    return answer;
}

static uint64_t search_learning(const struct grouped_question *q, uint64_t *positions)
{
    const struct lemma_network *n = lemma_network_of(q->v, constraint_plan_of(q->v));
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
    s->left -= s->left == UINT64_MAX ? 0 : tried;
    return answer != GENERIC_UNDECIDED && answer != LEARNING_FULL && !s->found.full;
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

/* How many positions the long search gets before another begins. With cages, that decides their
 * sets; learning never won there, nor with little killers. Where most constraints are about order,
 * learning wins soon. One thermometer among many other lines is not enough. */
static uint64_t positions_before_change(const struct layout *v)
{
    return patterns_pay(v)                                   ? PATTERN_POSITIONS
           : has_constraints_of(v, CONSTRAINT_CAGE)          ? CAGE_POSITIONS
           : is_mostly_order(v)                              ? ORDER_POSITIONS
           : has_constraints_of(v, CONSTRAINT_LITTLE_KILLER) ? UINT64_MAX
                                                             : LONG_POSITIONS;
}

/* Returns true if everything was searched or the visitor wants no more. */
static bool run_long_stages(struct stages *s)
{
    struct found_boards *f = &s->found;
    const uint64_t before_change = positions_before_change(f->q->v);
    stage_search *other =
        has_constraints_of(f->q->v, CONSTRAINT_CAGE) ? search_by_sets : search_learning;
    const size_t cells = f->q->v->cell_count;
    uint8_t *kept = before_change < s->left ? malloc((f->count + MAX_KEPT_BOARDS) * cells) : NULL;
    bool known = false;
    if (kept) {
        memcpy(kept, f->board, f->count * cells);
        f->board = kept;
        f->room = f->count + MAX_KEPT_BOARDS;
        known = run_stage(s, search_long, before_change) ||
                (!f->full && s->left > 0 && run_stage(s, other, UINT64_MAX));
    }
    if (!known && s->left > 0) {
        f->room = 0;
        known = run_stage(s, search_long, UINT64_MAX);
    }
    free(kept);
    return known;
}

static uint64_t staged_search(const struct grouped_question *q, uint64_t *positions)
{
    uint8_t first[(SHORT_POSITIONS + 1) * MAX_CELLS]; /* one a position at most, and one more */
    struct stages s = {.part = *q,
                       .found = {.q = q, .room = SHORT_POSITIONS + 1, .board = first},
                       .left = q->max_positions,
                       .positions = positions};
    s.part.visit = visit_new;
    s.part.context = &s.found;
    *positions = 0;
    return run_stage(&s, short_search, SHORT_POSITIONS) || run_long_stages(&s) ? s.found.visited
                                                                               : GENERIC_UNDECIDED;
}

uint64_t constrained_search(const struct grouped_question *q, uint64_t *positions)
{
    return q->rng || q->max_positions <= SHORT_POSITIONS ? short_search(q, positions)
                                                         : staged_search(q, positions);
}
