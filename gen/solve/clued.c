#include "gen/solve/clued.h"

#include <string.h>

#include "gen/clue/clue.h"

struct choice {
    uint16_t cell;
    digit_set untried;
};

struct search {
    const struct grouped_question *q;
    const struct layout *v;
    digit_set now[MAX_CELLS]; /* candidates */
    bool placed[MAX_CELLS];   /* what follows for its peers is worked out */
    struct choice choice[MAX_CELLS + 1];
    /* As they were before each choice. */
    struct {
        digit_set now[MAX_CELLS];
        bool placed[MAX_CELLS];
    } kept[MAX_CELLS + 1];
};

static bool is_one(digit_set set)
{
    return set && !(set & (set - 1));
}

/* Take the digits of filled cells from their peers. */
static enum clue_effect look_at_cells(struct search *s)
{
    enum clue_effect effect = CLUE_SAME;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        if (s->placed[cell] || !is_one(s->now[cell])) {
            continue;
        }
        s->placed[cell] = true;
        effect = CLUE_CHANGED;
        for (unsigned i = 0; i < s->v->peer_count[cell]; i++) {
            digit_set *peer = &s->now[s->v->peer[cell][i]];
            *peer &= ~s->now[cell];
            if (!*peer) {
                return CLUE_BROKEN;
            }
        }
    }
    return effect;
}

/* Put digits where they have one place in a house. */
static enum clue_effect look_at_houses(struct search *s)
{
    const struct layout *v = s->v;
    enum clue_effect effect = CLUE_SAME;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = s->now[v->house[h].cell[i]];
            twice |= once & set;
            once |= set;
        }
        if (once != all_digits(v->size)) {
            return CLUE_BROKEN;
        }
        once &= ~twice;
        for (unsigned i = 0; once && i < v->size; i++) {
            digit_set *set = &s->now[v->house[h].cell[i]];
            digit_set hidden = *set & once;
            if (hidden && hidden != *set) {
                if (!is_one(hidden)) {
                    return CLUE_BROKEN;
                }
                *set = hidden;
                effect = CLUE_CHANGED;
            }
        }
    }
    return effect;
}

static enum clue_effect look_at_clues(struct search *s)
{
    enum clue_effect effect = CLUE_SAME;
    for (unsigned i = 0; i < clue_count(s->v) && effect != CLUE_BROKEN; i++) {
        const struct clue *c = clue_at(s->v, i);
        enum clue_effect one = clue_kind_of(c)->prune(s->v, c, s->now);
        effect = one > effect ? one : effect;
    }
    return effect;
}

/* False: there is no solution from here. */
static bool work_out(struct search *s)
{
    enum clue_effect effect;
    do {
        effect = look_at_cells(s);
        if (effect == CLUE_SAME) {
            effect = look_at_houses(s);
        }
        if (effect == CLUE_SAME) {
            effect = look_at_clues(s);
        }
    } while (effect == CLUE_CHANGED);
    return effect == CLUE_SAME;
}

/* False: the givens contradict one another, or the exclusion. */
static bool begin(struct search *s)
{
    const struct layout *v = s->v;
    memset(s->placed, 0, v->cell_count);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        s->now[cell] = digit ? digit_bit(digit) : all_digits(v->size);
    }
    if (s->q->without.digit) {
        s->now[s->q->without.cell] &= ~digit_bit(s->q->without.digit);
    }
    return work_out(s);
}

/* The open cell with fewest candidates; false: all are filled. */
static bool choose(const struct search *s, struct choice *out)
{
    unsigned fewest = MAX_SIZE + 1;
    for (unsigned cell = 0; cell < s->v->cell_count && fewest > 2; cell++) {
        unsigned count = digit_count(s->now[cell]);
        if (count > 1 && count < fewest) {
            fewest = count;
            *out = (struct choice){(uint16_t)cell, s->now[cell]};
        }
    }
    return fewest <= MAX_SIZE;
}

static void put(struct search *s, struct choice *c)
{
    digit_set set = c->untried;
    struct pcg32 *rng = s->q->rng;
    for (unsigned skip = rng ? pcg32_below(rng, digit_count(set)) : 0; skip > 0; skip--) {
        set &= set - 1;
    }
    set &= -set;
    c->untried &= ~set;
    s->now[c->cell] = set;
}

/* False: the visitor says stop. */
static bool visit(struct search *s, uint64_t *visited)
{
    struct grid board;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        board.cell[cell] = (uint8_t)lowest_digit(s->now[cell]);
    }
    if (!clues_hold(s->v, board.cell)) {
        return true;
    }
    ++*visited;
    return s->q->visit(s->q->context, &board);
}

uint64_t clued_search(const struct grouped_question *q, uint64_t *positions)
{
    struct search s;
    uint64_t visited = 0;
    unsigned depth = 0;
    s.q = q;
    s.v = q->v;
    *positions = 0;
    bool alive = begin(&s);
    for (;;) {
        if (alive && !choose(&s, &s.choice[depth])) {
            if (!visit(&s, &visited)) {
                return visited;
            }
            alive = false;
        }
        if (alive) {
            memcpy(s.kept[depth].now, s.now, s.v->cell_count * sizeof s.now[0]);
            memcpy(s.kept[depth].placed, s.placed, s.v->cell_count);
            depth++;
        } else {
            while (depth > 0 && s.choice[depth - 1].untried == 0) {
                depth--;
            }
            if (depth == 0) {
                return visited;
            }
            memcpy(s.now, s.kept[depth - 1].now, s.v->cell_count * sizeof s.now[0]);
            memcpy(s.placed, s.kept[depth - 1].placed, s.v->cell_count);
        }
        if (*positions == q->max_positions) {
            return GENERIC_UNDECIDED;
        }
        ++*positions;
        put(&s, &s.choice[depth - 1]);
        alive = work_out(&s);
    }
}
