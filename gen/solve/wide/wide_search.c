/* Cells are chosen by weight as in the long search (long_search.inc). */
#include "gen/solve/wide/wide_search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/portable/aligned.h"
#include "base/work/stop.h"
#include "gen/constraint/constraint.h"
#include "gen/solve/constraint/weights.h"
#include "gen/solve/wide/wide_parts.h"

enum {
    ALONE = 1 << 17,      /* positions before the search continues in parts */
    BEGINS_AGAIN = 5000,  /* positions before the search begins again, with its weights … */
    AGAIN_GROWS = 16,     /* … and how many times as many each time after that */
    MAX_WEIGHT_BITS = 48, /* when the newest weight has this many bits, all are scaled down */
    FEW = 16,             /* positions that shorter vectors hold too */
};

/* Where the candidates of a lane begin. Those of the next cell are a vector further. */
static uint16_t *column_in(uint16_t *now, const struct wide_rounds *rounds, unsigned cells,
                           unsigned lane)
{
    const size_t lanes = rounds->lanes;
    return now + lane / lanes * cells * lanes + lane % lanes;
}

static uint16_t *column(const struct wide_state *s, unsigned lane)
{
    return column_in(s->now, s->rounds, s->cells, lane);
}

static uint16_t *kept_at(struct wide_state *s, unsigned lane, unsigned at)
{
    return s->kept + ((size_t)at * POSITIONS + lane) * s->cells;
}

/* ---- weights ---- */

void wide_blame(struct wide_state *s, const uint16_t *cell, unsigned count, unsigned times)
{
    for (unsigned i = 0; i < count; i++) {
        s->weight[cell[i]] += s->bump * times;
    }
}

/* ---- positions ---- */

static void visit(struct wide_state *s, unsigned lane)
{
    const uint16_t *from = column(s, lane);
    const size_t step = s->rounds->lanes;
    struct grid board;
    for (unsigned cell = 0; cell < s->cells; cell++) {
        board.cell[cell] = (uint8_t)lowest_digit(from[cell * step]);
    }
    if (constraints_hold(s->w->v, board.cell)) {
        s->visited++;
        s->stopped = !s->q->visit(s->q->context, &board);
    }
}

/* Before the next round. */
static void load_later(struct wide_state *s, unsigned lane, const uint16_t *from)
{
    s->from[lane] = from;
    s->loading |= (uint32_t)1 << lane;
}

static void load_all(struct wide_state *s)
{
    if (s->loading) {
        s->rounds->load(s, s->loading, s->from);
        s->loading = 0;
    }
}

/* Returns to the last position that was kept. */
static void take_back(struct wide_state *s, unsigned lane)
{
    struct lane *l = &s->lane[lane];
    l->decided = NO_CELL;
    if (l->first == l->end) {
        s->busy &= ~((uint32_t)1 << lane);
        l->first = l->end = 0;
        return;
    }
    load_later(s, lane, kept_at(s, lane, --l->end));
}

/* Lets each settled lane keep its position. */
static void keep_all(struct wide_state *s)
{
    uint16_t *to[POSITIONS];
    for (uint32_t rest = s->settled; rest; rest &= rest - 1) {
        const unsigned lane = (unsigned)__builtin_ctz(rest);
        to[lane] = kept_at(s, lane, s->lane[lane].end);
    }
    s->rounds->keep(s, s->settled, to);
}

/* Takes the digit out of the cell in the position that was just kept, and puts it into the cell. */
static void decide(struct wide_state *s, unsigned lane, struct decision d)
{
    struct lane *l = &s->lane[lane];
    uint16_t *kept = kept_at(s, lane, l->end++);
    kept[d.cell] &= (uint16_t)~d.digit;
    column(s, lane)[d.cell * (size_t)s->rounds->lanes] = d.digit;
    l->decided = d.cell;
}

/* Moves the last lanes to idle ones among the first, if all fit there: short vectors do then. None
 * of them keeps a position. */
static void move_together(struct wide_state *s)
{
    uint32_t last = s->busy >> FEW << FEW;
    uint32_t idle = ~s->busy & (((uint32_t)1 << FEW) - 1);
    if (__builtin_popcount(last) > __builtin_popcount(idle)) {
        return;
    }
    load_all(s);
    for (; last; last &= last - 1, idle &= idle - 1) {
        const unsigned from = (unsigned)__builtin_ctz(last);
        const unsigned to = (unsigned)__builtin_ctz(idle);
        uint16_t *moved[POSITIONS];
        moved[from] = kept_at(s, to, 0);
        s->rounds->keep(s, (uint32_t)1 << from, moved);
        load_later(s, to, moved[from]);
        s->lane[to] = s->lane[from];
        s->busy ^= (uint32_t)1 << from | (uint32_t)1 << to;
    }
}

static void begin_lane(struct wide_state *s, unsigned lane, const uint16_t *from)
{
    load_later(s, lane, from);
    s->lane[lane] = (struct lane){0, 0, NO_CELL};
    s->busy |= (uint32_t)1 << lane;
}

/* Gives each lane without a position one that waits, or the earliest kept position of the lane with
 * most of them. */
static void share_out(struct wide_state *s)
{
    for (uint32_t idle = ~s->busy; idle; idle &= idle - 1) {
        const unsigned lane = (unsigned)__builtin_ctz(idle);
        if (s->waiting > 0) {
            begin_lane(s, lane, s->next);
            s->next += s->stride;
            s->waiting--;
            continue;
        }
        unsigned giver = 0;
        unsigned most = 0;
        for (unsigned i = 0; i < POSITIONS; i++) {
            const unsigned left = s->lane[i].end - s->lane[i].first;
            giver = left > most ? i : giver;
            most = left > most ? left : most;
        }
        if (most == 0) {
            move_together(s);
            return;
        }
        begin_lane(s, lane, kept_at(s, giver, s->lane[giver].first++));
    }
}

/* Lets the kinds without a form for many lanes look at a lane. Returns true if nothing changed. */
static bool look_by_kinds(struct wide_state *s, unsigned lane)
{
    const struct wide_plan *w = s->w;
    digit_set now[MAX_CELLS];
    uint16_t *at = column(s, lane);
    const size_t step = s->rounds->lanes;
    bool same = true;
    for (unsigned cell = 0; cell < s->cells; cell++) {
        now[cell] = at[cell * step];
    }
    for (unsigned i = 0; i < w->other_count; i++) {
        const struct constraint *c = w->other[i];
        const enum constraint_effect effect = constraint_kind_of(c)->prune(w->v, c, now);
        if (effect == CONSTRAINT_BROKEN) {
            s->dead |= (uint32_t)1 << lane;
            wide_blame(s, c->cell, c->count, BLAME_OF_STATED);
            return false;
        }
        same &= effect == CONSTRAINT_SAME;
    }
    for (unsigned cell = 0; !same && cell < s->cells; cell++) {
        at[cell * step] = (uint16_t)now[cell];
    }
    return same;
}

void wide_take(struct wide_state *s, const uint16_t *next, size_t stride, unsigned count)
{
    memset(s->now, 0, (size_t)POSITIONS * s->cells * sizeof *s->now);
    for (unsigned i = 0; i < POSITIONS; i++) {
        s->lane[i] = (struct lane){0, 0, NO_CELL};
    }
    s->busy = 0;
    s->loading = 0;
    s->next = next;
    s->stride = stride;
    s->waiting = count;
    share_out(s);
}

/* Begins at what is open, or at the givens, if none of them is excluded. */
static void begin_search(struct wide_state *s)
{
    const struct open_positions *open = s->q->open;
    if (open && open->count > 0) {
        wide_take(s, open->now[0], MAX_OPEN_CELLS, open->count);
        return;
    }
    uint16_t *root = s->kept;
    bool is_open = true;
    for (unsigned cell = 0; cell < s->cells; cell++) {
        const unsigned digit = s->q->givens->cell[cell];
        digit_set set = s->w->root[cell] & (digit ? digit_bit(digit) : UINT32_MAX);
        if (s->q->without.digit && cell == s->q->without.cell) {
            set &= ~digit_bit(s->q->without.digit);
        }
        root[cell] = (uint16_t)set;
        is_open &= set != 0;
    }
    wide_take(s, root, s->cells, is_open);
}

/* Goes on in settled lanes. Returns false if the limit is reached. */
static bool go_on(struct wide_state *s)
{
    struct decision chosen[POSITIONS];
    if (!s->settled) {
        return true;
    }
    s->rounds->choose(s, chosen);
    keep_all(s);
    for (uint32_t rest = s->settled; rest && !s->stopped; rest &= rest - 1) {
        const unsigned lane = (unsigned)__builtin_ctz(rest);
        if (chosen[lane].cell == NO_CELL) {
            if (s->same & (uint32_t)1 << lane) { /* else the next round looks at what has changed */
                visit(s, lane);
                take_back(s, lane);
            }
            continue;
        }
        if (s->positions == s->max_positions || stop_step(1)) {
            return false;
        }
        s->positions++;
        decide(s, lane, chosen[lane]);
    }
    return true;
}

static void end_dead(struct wide_state *s)
{
    for (uint32_t rest = s->dead; rest; rest &= rest - 1) {
        const unsigned lane = (unsigned)__builtin_ctz(rest);
        if (s->lane[lane].decided != NO_CELL) {
            s->weight[s->lane[lane].decided] +=
                s->bump * (s->w->by_cells ? BLAME_OF_DECIDED_IN_SUMS : BLAME_OF_DECIDED);
        }
        weights_age(s->weight, s->cells, &s->bump, MAX_WEIGHT_BITS);
        take_back(s, lane);
    }
}

/* Takes short vectors where they hold all busy lanes, else long ones. */
static void fit_vectors(struct wide_state *s)
{
    const struct wide_rounds *old = s->rounds;
    s->rounds = s->of_all->of_few && !(s->busy >> FEW) ? s->of_all->of_few : s->of_all;
    if (s->rounds == old) {
        return;
    }
    uint16_t *copy = s->before;
    memcpy(copy, s->now, (size_t)POSITIONS * s->cells * sizeof *copy);
    for (unsigned lane = 0; lane < POSITIONS; lane += FEW) {
        const uint16_t *from = column_in(copy, old, s->cells, lane);
        uint16_t *to = column(s, lane);
        for (size_t cell = 0; cell < s->cells; cell++) {
            memcpy(to + cell * s->rounds->lanes, from + cell * old->lanes, FEW * sizeof *to);
        }
    }
}

bool wide_turn(struct wide_state *s, uint64_t max_positions)
{
    s->positions = 0;
    s->max_positions = max_positions;
    while (s->busy && !s->stopped) {
        fit_vectors(s);
        load_all(s);
        s->rounds->run(s);
        for (uint32_t rest = s->w->other_count ? s->settled : 0; rest; rest &= rest - 1) {
            if (!look_by_kinds(s, (unsigned)__builtin_ctz(rest))) {
                s->settled &= ~(rest & -rest);
            }
        }
        end_dead(s);
        if (!go_on(s)) {
            return false;
        }
        share_out(s);
        if (s->positions >= s->watch.change_at) {
            wide_watch_change(&s->watch, s->w);
        }
        if (s->positions >= s->again_at && s->visited == 0) {
            s->again_at *= AGAIN_GROWS;
            begin_search(s);
        }
    }
    return true;
}

/* ---- open positions ---- */

size_t wide_open_count(const struct wide_state *s)
{
    size_t count = s->waiting + (size_t)__builtin_popcount(s->busy);
    for (unsigned lane = 0; lane < POSITIONS; lane++) {
        count += s->lane[lane].end - s->lane[lane].first;
    }
    return count;
}

uint16_t *wide_copy_open(struct wide_state *s, unsigned back, uint16_t *to)
{
    uint16_t *now[POSITIONS];
    for (unsigned i = 0; back == 0 && i < s->waiting; i++, to += s->cells) {
        memcpy(to, s->next + i * s->stride, s->cells * sizeof *to);
    }
    for (uint32_t busy = s->busy; busy; busy &= busy - 1) {
        const unsigned lane = (unsigned)__builtin_ctz(busy);
        const struct lane *l = &s->lane[lane];
        if (back > l->end - l->first) {
            continue;
        }
        now[lane] = to;
        if (back > 0) {
            memcpy(to, kept_at(s, lane, l->end - back), s->cells * sizeof *to);
        }
        to += s->cells;
    }
    if (back == 0) {
        fit_vectors(s);
        load_all(s);
        s->rounds->keep(s, s->busy, now);
    }
    return to;
}

/* ---- the search ---- */

bool wide_state_make(struct wide_state *s, const struct wide_rounds *rounds,
                     const struct grouped_question *q, const struct wide_plan *w)
{
    const size_t cells = w->v->cell_count;
    const size_t of_each = POSITIONS * sizeof(uint16_t);
    *s = (struct wide_state){.q = q,
                             .w = w,
                             .of_all = rounds,
                             .rounds = rounds,
                             .cells = w->v->cell_count,
                             .again_at = UINT64_MAX};
    s->now = aligned_new(of_each, (3 * cells + 2 * (size_t)w->v->house_count) * of_each);
    s->kept = malloc((cells + 1) * cells * of_each);
    s->share = malloc(cells * sizeof *s->share);
    s->weight = malloc(cells * sizeof *s->weight);
    if (!s->now || !s->kept || !s->share || !s->weight) {
        return false;
    }
    s->before = s->now + cells * POSITIONS;
    s->back = s->before + cells * POSITIONS;
    s->few = s->back + cells * POSITIONS;
    return true;
}

void wide_state_drop(struct wide_state *s)
{
    aligned_drop(s->now);
    free(s->kept);
    free(s->share);
    free(s->weight);
}

/* The search alone, which begins again if it takes long, with the weights that it has found. Then
 * in parts. */
static bool search_all(struct wide_state *s, uint64_t *positions)
{
    const uint64_t most = s->q->max_positions;
    s->again_at = s->w->begins_again ? BEGINS_AGAIN : UINT64_MAX;
    for (unsigned cell = 0; cell < s->cells; cell++) {
        s->weight[cell] = (uint64_t)s->w->first_weight[cell] * FIRST_BUMP;
    }
    s->bump = FIRST_BUMP;
    begin_search(s);
    const bool is_all = wide_turn(s, most < ALONE ? most : ALONE);
    *positions = s->positions;
    return is_all || (*positions == ALONE && wide_search_in_parts(s, most, positions));
}

uint64_t wide_search(const struct wide_rounds *rounds, const struct grouped_question *q,
                     const struct wide_plan *w, uint64_t *positions)
{
    struct wide_state s;
    assert(!q->rng);
    *positions = 0;
    uint64_t answer = WIDE_NO_MEMORY;
    const bool made = wide_state_make(&s, rounds, q, w);
    if (wide_watch_make(&s.watch, w) && made) {
        answer = search_all(&s, positions) ? s.visited : GENERIC_UNDECIDED;
    }
    wide_watch_drop(&s.watch);
    wide_state_drop(&s);
    return answer;
}
