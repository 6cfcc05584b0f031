/* Counts the solutions of layouts with groups. It keeps the candidates of each cell, and carries
 * out every single before the next guess. */
#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/layouts/grouped.h"

enum { MAX_TRAIL = MAX_CELLS * MAX_SIZE };

struct change {
    uint16_t cell;
    digit_set before;
};

enum { OF_CELL = UINT16_MAX };

/* A guess: the digits to try in a cell, or the places to try for a digit in a house. */
struct grouped_count_guess {
    uint16_t house;    /* OF_CELL: the first */
    uint16_t which;    /* OF_CELL: the cell; otherwise the digit */
    digit_set untried; /* digits, or places where bit i is the house's cell i */
    size_t trail;      /* number of changes recorded before it */
};

struct grouped_count_counting {
    const struct grouped_question *q;
    /* Candidates; with only one, the cell is placed, or waits to be removed from its peers. */
    digit_set open[MAX_CELLS];
    struct change trail[MAX_TRAIL];
    size_t trail_count;
    uint16_t waiting[MAX_CELLS];
    unsigned waiting_count;
    struct grouped_count_guess stack[MAX_CELLS];
    uint64_t positions;
    uint32_t weight[MAX_CELLS]; /* how often the cell had no candidate left */
};

static bool is_one(digit_set set)
{
    return (set & (set - 1)) == 0;
}

/* Returns false if nothing is left. */
static bool keep(struct grouped_count_counting *s, unsigned cell, digit_set set)
{
    digit_set before = s->open[cell];
    digit_set after = before & set;
    if (after == before) {
        return true;
    }
    if (after == 0) {
        s->weight[cell]++;
        return false;
    }
    s->trail[s->trail_count++] = (struct change){(uint16_t)cell, before};
    s->open[cell] = after;
    if (is_one(after)) {
        s->waiting[s->waiting_count++] = (uint16_t)cell;
    }
    return true;
}

/* Returns false if a peer has no candidate left. */
static bool place_waiting(struct grouped_count_counting *s)
{
    const struct layout *v = s->q->v;
    while (s->waiting_count) {
        unsigned cell = s->waiting[--s->waiting_count];
        s->positions++;
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            if (!keep(s, v->peer[cell][i], ~s->open[cell])) {
                return false;
            }
        }
    }
    return true;
}

/* Places digits that have only one place in a house. Returns false if a digit has none. */
static bool take_hidden(struct grouped_count_counting *s)
{
    const struct layout *v = s->q->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = s->open[v->house[h].cell[i]];
            twice |= once & set;
            once |= set;
        }
        if (once != all_digits(v->size)) {
            return false;
        }
        for (unsigned i = 0; i < v->size; i++) {
            digit_set hidden = s->open[v->house[h].cell[i]] & ~twice;
            if (hidden && (!is_one(hidden) || !keep(s, v->house[h].cell[i], hidden))) {
                return false;
            }
        }
    }
    return true;
}

/* Carries out all singles. Returns false at a contradiction. */
static bool settle(struct grouped_count_counting *s)
{
    bool good = true;
    do {
        good = place_waiting(s) && take_hidden(s);
    } while (good && s->waiting_count);
    s->waiting_count = 0;
    return good;
}

static void take_back(struct grouped_count_counting *s, size_t trail)
{
    while (s->trail_count > trail) {
        const struct change *c = &s->trail[--s->trail_count];
        s->open[c->cell] = c->before;
    }
}

static bool begin_grouped_count(struct grouped_count_counting *s)
{
    const struct layout *v = s->q->v;
    s->trail_count = 0;
    s->waiting_count = 0;
    s->positions = 0;
    memset(s->weight, 0, v->cell_count * sizeof s->weight[0]);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s->open[cell] = all_digits(v->size);
    }
    if (s->q->without.digit && !keep(s, s->q->without.cell, ~digit_bit(s->q->without.digit))) {
        return false;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = s->q->givens->cell[cell];
        if (digit && !keep(s, cell, digit_bit(digit))) {
            return false;
        }
    }
    return settle(s);
}

/* Finds a digit with two places in a house, and those places. */
static bool choose_places(const struct grouped_count_counting *s, struct grouped_count_guess *next)
{
    const struct layout *v = s->q->v;
    uint32_t best = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set once = 0;
        digit_set twice = 0;
        digit_set more = 0;
        for (unsigned i = 0; i < v->size; i++) {
            digit_set set = s->open[v->house[h].cell[i]];
            more |= twice & set;
            twice |= once & set;
            once |= set;
        }
        for (digit_set two = twice & ~more; two; two &= two - 1) {
            unsigned digit = lowest_digit(two);
            digit_set places = 0;
            uint32_t weight = 1;
            for (unsigned i = 0; i < v->size; i++) {
                unsigned cell = v->house[h].cell[i];
                if (s->open[cell] & digit_bit(digit)) {
                    places |= (digit_set)1 << i;
                    weight += s->weight[cell];
                }
            }
            if (weight > best) {
                best = weight;
                *next = (struct grouped_count_guess){(uint16_t)h, (uint16_t)digit, places,
                                                     s->trail_count};
            }
        }
    }
    return best > 0;
}

/* Chooses the cell with the fewest candidates in relation to its weight, or a digit with two
 * places. Returns false if all cells are placed. */
static bool choose(const struct grouped_count_counting *s, struct grouped_count_guess *next)
{
    const struct layout *v = s->q->v;
    unsigned best_count = 0;
    uint64_t best_weight = 1;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned count = digit_count(s->open[cell]);
        uint64_t weight = 1 + s->weight[cell];
        if (count > 1 &&
            (!best_count || (count == 2) > (best_count == 2) ||
             ((count == 2) == (best_count == 2) && weight * best_count > best_weight * count))) {
            best_count = count;
            best_weight = weight;
            *next = (struct grouped_count_guess){OF_CELL, (uint16_t)cell, s->open[cell],
                                                 s->trail_count};
        }
    }
    if (best_count > 2) {
        (void)choose_places(s, next);
    }
    return best_count > 0;
}

static bool show(const struct grouped_count_counting *s)
{
    struct grid board = {{0}};
    for (unsigned cell = 0; cell < s->q->v->cell_count; cell++) {
        board.cell[cell] = (uint8_t)lowest_digit(s->open[cell]);
    }
    return s->q->visit(s->q->context, &board);
}

static bool try_next(struct grouped_count_counting *s, struct grouped_count_guess *g)
{
    unsigned first = (unsigned)__builtin_ctz(g->untried);
    bool of_cell = g->house == OF_CELL;
    unsigned cell = of_cell ? g->which : s->q->v->house[g->house].cell[first];
    unsigned digit = of_cell ? first + 1 : g->which;
    g->untried &= g->untried - 1;
    take_back(s, g->trail);
    return keep(s, cell, digit_bit(digit));
}

uint64_t grouped_count(const struct grouped_question *q, uint64_t *positions)
{
    /* Large, so it is not cleared here; begin fills what is used. */
    struct grouped_count_counting s;
    uint64_t visited = 0;
    unsigned depth = 0;
    s.q = q;
    bool good = begin_grouped_count(&s);
    for (;;) {
        *positions = s.positions;
        if (good && choose(&s, &s.stack[depth])) {
            depth++;
        } else if (good) {
            visited++;
            if (!show(&s)) {
                return visited;
            }
        }
        while (depth > 0 && s.stack[depth - 1].untried == 0) {
            depth--;
        }
        if (depth == 0) {
            return visited;
        }
        if (s.positions >= q->max_positions || stop_step(1)) {
            return GENERIC_UNDECIDED;
        }
        good = try_next(&s, &s.stack[depth - 1]) && settle(&s);
    }
}
