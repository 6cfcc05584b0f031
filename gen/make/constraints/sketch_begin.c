/* Digits for the cells of a sketch's constraints, which show while shapes are drawn that they go
 * together. Lines are first tried cell by cell, without laying them on a board: that takes a tenth
 * of the time. */
#include <string.h>

#include "gen/make/constraints/sketch.h"
#include "gen/solve/fill.h"
#include "gen/solve/solve.h"

enum {
    TRIES = 4,             /* of new lines, with the digits that were found before */
    TRIES_ANEW = 2,        /* of all lines, without these */
    MAX_LINES = 64,        /* more lines are laid on a board */
    START_POSITIONS = 14,  /* on a board, and one more for eight cells */
    STARTS = 2,            /* of filling the board with no digits but the givens */
    MAX_FAILED = 3,        /* drawings, before each constraint must leave a full board, */
    BOARD_POSITIONS = 200, /* found within this number of positions */
    CELL_POSITIONS = 6     /* and this number for each cell */
};

/* Some lines, while digits are tried in their cells. */
struct trial {
    const struct layout *v;
    struct pcg32 *rng;
    digit_set now[MAX_CELLS]; /* candidates */
    struct constraint line[MAX_LINES];
    unsigned lines;
    uint16_t cell[MAX_CELLS]; /* of these lines, those that are still to be filled */
    unsigned cells;
};

static bool is_single(digit_set set)
{
    return !(set & (set - 1));
}

/* Takes a cell out of those to be filled, and its digit from its peers. */
static void fill_cell(struct trial *t, unsigned at)
{
    const unsigned cell = t->cell[at];
    t->cell[at] = t->cell[--t->cells];
    for (unsigned i = 0; i < t->v->peer_count[cell]; i++) {
        t->now[t->v->peer[cell][i]] &= ~t->now[cell];
    }
}

/* What the lines and single candidates leave. False: nothing. */
static bool narrow(struct trial *t)
{
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < t->lines; i++) {
            const struct constraint *c = &t->line[i];
            const enum constraint_effect effect = constraint_kind_of(c)->prune(t->v, c, t->now);
            if (effect == CONSTRAINT_BROKEN) {
                return false;
            }
            more |= effect == CONSTRAINT_CHANGED;
        }
        for (unsigned i = t->cells; i-- > 0;) {
            if (!t->now[t->cell[i]]) {
                return false;
            }
            if (is_single(t->now[t->cell[i]])) {
                fill_cell(t, i);
                more = true;
            }
        }
    }
    return true;
}

static bool all_hold(const struct trial *t)
{
    struct grid board = {{0}};
    bool good = true;
    for (unsigned i = 0; i < t->lines && good; i++) {
        const struct constraint *c = &t->line[i];
        for (unsigned k = 0; k < c->count; k++) {
            board.cell[c->cell[k]] = (uint8_t)lowest_digit(t->now[c->cell[k]]);
        }
        good = constraint_kind_of(c)->holds(t->v, c, board.cell);
    }
    return good;
}

static unsigned with_fewest(const struct trial *t)
{
    unsigned best = 0;
    for (unsigned i = 1; i < t->cells; i++) {
        if (digit_count(t->now[t->cell[i]]) < digit_count(t->now[t->cell[best]])) {
            best = i;
        }
    }
    return best;
}

/* Fills the cell with the fewest candidates by chance, and so on; nothing is taken back. */
static bool dive(struct trial *t)
{
    while (narrow(t)) {
        if (!t->cells) {
            return all_hold(t);
        }
        const unsigned at = with_fewest(t);
        digit_set set = t->now[t->cell[at]];
        for (unsigned skip = pcg32_below(t->rng, digit_count(set)); skip > 0; skip--) {
            set &= set - 1;
        }
        t->now[t->cell[at]] = set & -set;
        fill_cell(t, at);
    }
    return false;
}

/* Lines from this one on, and their open cells. */
static void take_lines(struct trial *t, const struct sketch *w, size_t first)
{
    bool seen[MAX_CELLS] = {false};
    t->lines = t->cells = 0;
    for (size_t i = first; i < w->list.count; i++) {
        const struct constraint_item *item = &w->list.item[i];
        const uint16_t *cell = w->list.cell + item->first;
        t->line[t->lines++] = (struct constraint){.kind = item->kind,
                                                  .all = item->all,
                                                  .sum = item->sum,
                                                  .count = item->count,
                                                  .cell = cell};
        for (unsigned k = 0; k < item->count; k++) {
            if (!seen[cell[k]]) {
                seen[cell[k]] = true;
                t->cell[t->cells++] = cell[k];
            }
        }
    }
}

static void set_candidates(struct trial *t, const struct grid *digits)
{
    for (unsigned cell = 0; cell < t->v->cell_count; cell++) {
        const unsigned digit = digits->cell[cell];
        t->now[cell] = digit ? digit_bit(digit) : all_digits(t->v->size);
    }
    for (unsigned cell = 0; cell < t->v->cell_count; cell++) {
        const unsigned digit = digits->cell[cell];
        for (unsigned i = 0; digit && i < t->v->peer_count[cell]; i++) {
            t->now[t->v->peer[cell][i]] &= ~digit_bit(digit);
        }
    }
}

/* Digits for the lines from `first` on, with those of `from` in other cells. */
static bool try_lines(struct sketch *w, size_t first, unsigned tries, const struct grid *from,
                      struct pcg32 *rng)
{
    struct trial t = {.v = w->base, .rng = rng};
    for (; tries > 0; tries--) {
        set_candidates(&t, from);
        take_lines(&t, w, first);
        if (dive(&t)) {
            w->begun = *from;
            for (unsigned i = 0; i < t.lines; i++) {
                const struct constraint *c = &t.line[i];
                for (unsigned k = 0; k < c->count; k++) {
                    w->begun.cell[c->cell[k]] = (uint8_t)lowest_digit(t.now[c->cell[k]]);
                }
            }
            return true;
        }
    }
    return false;
}

static bool are_lines(const struct sketch *w)
{
    bool lines = w->list.count <= MAX_LINES;
    for (size_t i = 0; i < w->list.count && lines; i++) {
        const struct constraint_item *item = &w->list.item[i];
        lines =
            constraint_kinds[item->kind]->shape == CONSTRAINT_LINE && item->sum != CONSTRAINT_OPEN;
    }
    return lines;
}

bool sketch_fill_begun(const struct sketch *w, const struct layout *ground, struct pcg32 *rng,
                       struct grid *board)
{
    const uint64_t positions = ground->cell_count; /* most boards need fewer */
    bool filled = fill_start(ground, &w->begun, false, rng, positions, board);
    for (unsigned i = 0; i < STARTS && !filled; i++) {
        filled = fill_start(ground, &w->givens, false, rng, positions, board);
    }
    return filled;
}

/* For any constraints. */
static bool try_on_board(struct sketch *w, const struct grid *from, struct pcg32 *rng)
{
    const struct layout *v = sketch_ground(w);
    const uint64_t positions = v ? START_POSITIONS + v->cell_count / 8U : 0;
    struct grid next;
    bool found = v && (fill_start(v, from, true, rng, positions / 2, &next) ||
                       fill_start(v, &w->givens, true, rng, positions, &next));
    if (found) {
        w->begun = next;
    }
    layout_drop(v);
    return found;
}

static bool leaves_board(struct sketch *w)
{
    const struct layout *v = sketch_ground(w);
    const uint64_t positions = v ? BOARD_POSITIONS + CELL_POSITIONS * (uint64_t)v->cell_count : 0;
    const bool found = v && solve_count_within(v, &w->givens, 1, positions, NULL, NULL) == 1;
    layout_drop(v);
    return found;
}

bool sketch_begin(struct sketch *w, size_t first, struct pcg32 *rng)
{
    if (w->failed > MAX_FAILED) {
        return leaves_board(w);
    }
    const struct grid from = w->is_begun ? w->begun : w->givens;
    const bool found = (are_lines(w) && (try_lines(w, first, TRIES, &from, rng) ||
                                         try_lines(w, 0, TRIES_ANEW, &w->givens, rng))) ||
                       try_on_board(w, &from, rng);
    w->is_begun |= found;
    return found;
}
