/* The search for puzzles with constraints that the short search does not finish: depth first, with
 * a cell's lowest candidate assumed and then ruled out. It chooses the cell with the highest ratio
 * of weight to candidates. A cell gains weight with each contradiction that it is involved in, and
 * recent contradictions count more ("dom/wdeg" with decay; Boussemart, Hemery, Lecoutre, Sais,
 * 2004), so the search turns to the cells that cause the trouble. */
#include "gen/solve/constraint/long_search.h"

#include <assert.h>
#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/constraint/network_position.h"

enum {
    BUMP_SHIFT = 10,      /* each contradiction counts 1/1024 more than the one before */
    MAX_WEIGHT_BITS = 52, /* when a weight has this many bits, all are scaled down */
    SCALE_BITS = 26,
    FIRST_BUMP = 1 << 12,
    DECIDED_SHIFT = 1, /* a cell that was decided is blamed twice as much as the others */
};

struct choice {
    uint16_t cell;
    digit_set digit;
};

struct long_search_state {
    const struct grouped_question *q;
    struct position p;
    /* How often a cell was involved in contradictions; recent ones count most. These are whole
     * numbers, so that the order of the search is the same on every machine. */
    uint64_t weight[MAX_CELLS];
    uint64_t bump;
    struct choice choice[MAX_CELLS];
    digit_set kept[MAX_CELLS * MAX_CELLS]; /* candidates before each choice */
};

static void scale_down(struct long_search_state *s)
{
    for (unsigned cell = 0; cell < s->p.v->cell_count; cell++) {
        s->weight[cell] >>= SCALE_BITS;
    }
    s->bump = (s->bump >> SCALE_BITS) + FIRST_BUMP / 64;
}

static void blame(struct long_search_state *s, unsigned cell)
{
    if (cell < NO_CELL_FAILED) {
        s->weight[cell] += s->bump;
    }
}

static void blame_conflict(struct long_search_state *s, const struct conflict *c)
{
    blame(s, c->failed);
    blame(s, c->filled);
    for (unsigned i = 0; i < c->count; i++) {
        blame(s, c->cell[i]);
    }
}

/* Called after a contradiction, when its cells have been given weight. */
static void age(struct long_search_state *s)
{
    s->bump += s->bump >> BUMP_SHIFT;
    if (s->bump >> MAX_WEIGHT_BITS) {
        scale_down(s);
    }
}

static bool follow(struct long_search_state *s)
{
    struct conflict c;
    if (position_follow(&s->p, &c)) {
        return true;
    }
    blame_conflict(s, &c);
    return false;
}

/* Returns false if the givens contradict each other or the excluded candidate. */
static bool begin_search(struct long_search_state *s)
{
    const struct layout *v = s->p.v;
    const struct network *n = s->p.n;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        const uint64_t *items = n->items + (size_t)cell * n->item_words;
        unsigned constraints = 0;
        s->p.now[cell] = digit ? digit_bit(digit) : all_digits(v->size);
        if (s->q->without.digit && cell == s->q->without.cell) {
            s->p.now[cell] &= ~digit_bit(s->q->without.digit);
        }
        if (!s->p.now[cell]) {
            return false;
        }
        for (unsigned w = 0; w < n->item_words; w++) {
            constraints += (unsigned)__builtin_popcountll(items[w]);
        }
        s->weight[cell] = (uint64_t)constraints * FIRST_BUMP;
    }
    s->bump = FIRST_BUMP;
    position_begin(&s->p);
    return follow(s);
}

/* Chooses the next cell and its lowest digit. Returns false if all cells are filled. */
static bool choose(const struct long_search_state *s, struct choice *out)
{
    const unsigned cells = s->p.v->cell_count;
    uint64_t best = 0;
    unsigned best_count = 0; /* none yet */
    for (unsigned cell = 0; cell < cells; cell++) {
        digit_set set = s->p.now[cell];
        if (is_one(set)) {
            continue;
        }
        unsigned count = digit_count(set) - 1;
        if (best_count == 0 || s->weight[cell] * best_count > best * count) {
            best = s->weight[cell];
            best_count = count;
            *out = (struct choice){(uint16_t)cell, set & -set};
        }
    }
    return best_count != 0;
}

/* Returns false if the visitor wants no more solutions. */
static bool visit(struct long_search_state *s, uint64_t *visited)
{
    const struct layout *v = s->p.v;
    struct grid board;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        board.cell[cell] = (uint8_t)lowest_digit(s->p.now[cell]);
    }
    if (!constraints_hold(v, board.cell)) {
        return true;
    }
    ++*visited;
    return s->q->visit(s->q->context, &board);
}

/* Tries the digit of a choice. */
static bool put(struct long_search_state *s, const struct choice *c)
{
    if (position_keep(&s->p, c->cell, c->digit) && follow(s)) {
        return true;
    }
    s->weight[c->cell] += s->bump << DECIDED_SHIFT;
    age(s);
    return false;
}

/* Continues without the digit of a choice. */
static bool rule_out(struct long_search_state *s, const struct choice *c)
{
    if (position_keep(&s->p, c->cell, ~c->digit) && follow(s)) {
        return true;
    }
    age(s);
    return false;
}

static uint64_t search_whole(struct long_search_state *s, uint64_t *positions)
{
    const unsigned cells = s->p.v->cell_count;
    uint64_t visited = 0;
    unsigned depth = 0;
    bool alive = begin_search(s);
    for (;;) {
        struct choice c = {0};
        if (alive && !choose(s, &c)) {
            if (!visit(s, &visited)) {
                return visited;
            }
            alive = false;
        }
        if (alive) {
            if (*positions == s->q->max_positions || stop_step(1)) {
                return GENERIC_UNDECIDED;
            }
            ++*positions;
            memcpy(s->kept + depth * cells, s->p.now, cells * sizeof *s->kept);
            s->choice[depth++] = c;
            alive = put(s, &c);
        } else if (depth > 0) {
            c = s->choice[--depth];
            position_restore(&s->p, s->kept + depth * cells);
            alive = rule_out(s, &c);
        } else {
            return visited;
        }
    }
}

uint64_t long_search(const struct grouped_question *q, const struct network *n, uint64_t *positions)
{
    struct long_search_state s;
    assert(!q->rng);
    s.q = q;
    s.p.v = q->v;
    s.p.n = n;
    s.p.memo = match_memo_new();
    *positions = 0;
    uint64_t answer = search_whole(&s, positions);
    match_memo_drop(s.p.memo);
    return answer;
}
