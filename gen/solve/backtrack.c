/* One search frame with two rules. The frame fills a cell, moves on to the next, and steps back
 * where no digit fits. A rule chooses the next cell and finds the digits that fit it. */
#include "gen/solve/backtrack.h"

#include <string.h>

#include "base/work/stop.h"

enum { GIVEN = UINT16_MAX }; /* marks a candidate ruled out by a given */

/* Depths count from 1. The frame keeps the board; a rule keeps its own state. */
struct backtrack_rule {
    void (*begin)(void *state, const struct layout *v);
    /* Returns the empty cell to fill next, or cell_count when the board is full. `from` is the cell
     * after the one filled last. */
    unsigned (*next_cell)(const void *state, const struct grid *board, unsigned from);
    /* Returns the lowest digit above `tried` that fits the cell, or 0 if there is none. */
    unsigned (*next_digit)(const void *state, unsigned cell, unsigned tried);
    void (*placed)(void *state, unsigned cell, unsigned digit, unsigned depth);
    void (*taken_back)(void *state, unsigned cell, unsigned digit, unsigned depth);
};

static bool begin_backtrack(const struct backtrack_rule *rule, void *state, const struct layout *v,
                            const struct grid *givens, struct grid *board)
{
    rule->begin(state, v);
    memset(board->cell, 0, v->cell_count);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = givens->cell[cell];
        if (digit && rule->next_digit(state, cell, digit - 1) != digit) {
            return false;
        }
        if (digit) {
            board->cell[cell] = (uint8_t)digit;
            rule->placed(state, cell, digit, GIVEN);
        }
    }
    return true;
}

static inline bool seen(const struct solve_observer *o, const struct grid *board, unsigned cell,
                        uint64_t positions)
{
    return !o || o->see(o->context, board, cell, positions);
}

/* Inlined into each method, so that the compiler can inline the rule's functions too. */
static inline __attribute__((always_inline)) uint64_t search_by_rule(
    const struct backtrack_rule *rule, void *state, const struct layout *v,
    const struct grid *givens, uint64_t limit, struct grid *first, uint64_t *positions,
    const struct solve_observer *observer)
{
    struct grid board;
    uint16_t cell_at[MAX_CELLS + 1];
    *positions = 0;
    if (!begin_backtrack(rule, state, v, givens, &board)) {
        return 0;
    }
    uint64_t found = 0;
    unsigned depth = 1;
    unsigned tried = 0; /* digits up to this one have been tried in the current cell */
    unsigned cell = rule->next_cell(state, &board, 0);
    for (;;) {
        if (cell == v->cell_count &&
            (!v->constraints || v->constraint_calls->hold(v, board.cell))) {
            if (found++ == 0 && first) {
                *first = board;
            }
            if (found == limit) {
                return found;
            }
        }
        unsigned digit = cell < v->cell_count ? rule->next_digit(state, cell, tried) : 0;
        unsigned changed = cell;
        if (digit) {
            if (stop_step(1)) {
                return found;
            }
            board.cell[cell] = (uint8_t)digit;
            rule->placed(state, cell, digit, depth);
            ++*positions;
            cell_at[depth++] = (uint16_t)cell;
            cell = rule->next_cell(state, &board, cell + 1);
            tried = 0;
        } else if (depth > 1) {
            changed = cell = cell_at[--depth];
            tried = board.cell[cell];
            board.cell[cell] = 0;
            rule->taken_back(state, cell, tried, depth);
        } else {
            return found;
        }
        if (!seen(observer, &board, changed, *positions)) {
            return found;
        }
    }
}

/* ---- brute: the plainest method, which remembers only the digits of each house ---- */

struct brute {
    const struct layout *v;
    digit_set used[MAX_HOUSES];
};

static inline void brute_begin(void *state, const struct layout *v)
{
    struct brute *b = state;
    b->v = v;
    memset(b->used, 0, sizeof b->used);
}

static inline unsigned brute_next_cell(const void *state, const struct grid *board, unsigned from)
{
    const struct brute *b = state;
    while (from < b->v->cell_count && board->cell[from]) {
        from++;
    }
    return from;
}

static inline unsigned brute_next_digit(const void *state, unsigned cell, unsigned tried)
{
    const struct brute *b = state;
    digit_set done = ((digit_set)1 << tried) - 1;
    digit_set fits = all_digits(b->v->size) & ~(done | digits_around(b->v, b->used, cell));
    return fits ? lowest_digit(fits) : 0;
}

static inline void brute_flip(void *state, unsigned cell, unsigned digit, unsigned depth)
{
    struct brute *b = state;
    (void)depth;
    flip_digit_around(b->v, b->used, cell, digit);
}

uint64_t brute_watch(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions, const struct solve_observer *observer)
{
    static const struct backtrack_rule rule = {brute_begin, brute_next_cell, brute_next_digit,
                                               brute_flip, brute_flip};
    struct brute state;
    return search_by_rule(&rule, &state, v, givens, limit, first, positions, observer);
}

/* ---- guess: an array stores the depth at which each candidate was ruled out ----
 *
 * Each step fills the easiest cell, which is the one with the fewest candidates. Then it marks
 * every candidate that this rules out with the current depth (0 means still possible). To step
 * back, it clears the marks of that depth. So no list of changes is needed: the array itself is the
 * undo record. */

struct backtrack_guess {
    const struct layout *v;
    uint8_t possible[MAX_CELLS]; /* number of candidates left */
    uint16_t ruled_out[MAX_CELLS][MAX_SIZE + 1];
};

static inline void guess_begin(void *state, const struct layout *v)
{
    struct backtrack_guess *g = state;
    g->v = v;
    memset(g->possible, v->size, v->cell_count);
    memset(g->ruled_out, 0, v->cell_count * sizeof g->ruled_out[0]);
}

static inline unsigned guess_next_cell(const void *state, const struct grid *board, unsigned from)
{
    const struct backtrack_guess *g = state;
    unsigned best = g->v->cell_count;
    (void)from;
    for (unsigned cell = 0; cell < g->v->cell_count; cell++) {
        if (board->cell[cell] == 0 &&
            (best == g->v->cell_count || g->possible[cell] < g->possible[best])) {
            best = cell;
        }
    }
    return best;
}

static inline unsigned guess_next_digit(const void *state, unsigned cell, unsigned tried)
{
    const struct backtrack_guess *g = state;
    for (unsigned digit = tried + 1; digit <= g->v->size; digit++) {
        if (g->ruled_out[cell][digit] == 0) {
            return digit;
        }
    }
    return 0;
}

static inline void guess_rule_out(void *state, unsigned cell, unsigned digit, unsigned depth)
{
    struct backtrack_guess *g = state;
    for (unsigned k = 0; k < g->v->peer_count[cell]; k++) {
        unsigned peer = g->v->peer[cell][k];
        if (g->ruled_out[peer][digit] == 0) {
            g->ruled_out[peer][digit] = (uint16_t)depth;
            g->possible[peer]--;
        }
    }
}

static inline void guess_take_back(void *state, unsigned cell, unsigned digit, unsigned depth)
{
    struct backtrack_guess *g = state;
    for (unsigned k = 0; k < g->v->peer_count[cell]; k++) {
        unsigned peer = g->v->peer[cell][k];
        if (g->ruled_out[peer][digit] == depth) {
            g->ruled_out[peer][digit] = 0;
            g->possible[peer]++;
        }
    }
}

uint64_t guess_watch(const struct layout *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions, const struct solve_observer *observer)
{
    static const struct backtrack_rule rule = {guess_begin, guess_next_cell, guess_next_digit,
                                               guess_rule_out, guess_take_back};
    struct backtrack_guess state;
    return search_by_rule(&rule, &state, v, givens, limit, first, positions, observer);
}
