/* Guessing with elimination: an array says for each candidate at which depth it was ruled out (0:
 * still possible). Each step fills the easiest cell, the one with fewest candidates, and marks what
 * that rules out with the depth; going back clears the marks of the depth. No list of changes is
 * kept: the array is the undo. Kept for show and as an oracle. */
#include <string.h>

#include "gen/solve/methods.h"

enum { BY_A_GIVEN = UINT16_MAX };

struct guess {
    const struct variant *v;
    struct grid board;
    uint8_t possible[MAX_CELLS]; /* candidates left */
    uint16_t ruled_out[MAX_CELLS][MAX_SIZE + 1];
    uint16_t cell_at[MAX_CELLS + 1]; /* by depth, from 1 */
};

static void fill(struct guess *g, unsigned cell, unsigned digit, unsigned depth)
{
    g->board.cell[cell] = (uint8_t)digit;
    for (unsigned k = 0; k < g->v->peer_count[cell]; k++) {
        unsigned peer = g->v->peer[cell][k];
        if (g->ruled_out[peer][digit] == 0) {
            g->ruled_out[peer][digit] = (uint16_t)depth;
            g->possible[peer]--;
        }
    }
}

/* Empty the cell of this depth. Returns the digit it had. */
static unsigned take_back(struct guess *g, unsigned depth)
{
    unsigned cell = g->cell_at[depth];
    unsigned digit = g->board.cell[cell];
    g->board.cell[cell] = 0;
    for (unsigned k = 0; k < g->v->peer_count[cell]; k++) {
        unsigned peer = g->v->peer[cell][k];
        if (g->ruled_out[peer][digit] == depth) {
            g->ruled_out[peer][digit] = 0;
            g->possible[peer]++;
        }
    }
    return digit;
}

/* The empty cell with fewest candidates, or cell_count where all are filled. */
static unsigned easiest_cell(const struct guess *g)
{
    unsigned best = g->v->cell_count;
    for (unsigned cell = 0; cell < g->v->cell_count; cell++) {
        if (g->board.cell[cell] == 0 &&
            (best == g->v->cell_count || g->possible[cell] < g->possible[best])) {
            best = cell;
        }
    }
    return best;
}

static unsigned next_possible(const struct guess *g, unsigned cell, unsigned tried)
{
    for (unsigned digit = tried + 1; digit <= g->v->size; digit++) {
        if (g->ruled_out[cell][digit] == 0) {
            return digit;
        }
    }
    return 0;
}

static bool begin(struct guess *g, const struct variant *v, const struct grid *givens)
{
    g->v = v;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        g->board.cell[cell] = 0;
        g->possible[cell] = v->size;
        memset(g->ruled_out[cell], 0, sizeof g->ruled_out[cell]);
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = givens->cell[cell];
        if (digit && g->ruled_out[cell][digit]) {
            return false;
        }
        if (digit) {
            fill(g, cell, digit, BY_A_GIVEN);
        }
    }
    return true;
}

static bool seen(const struct solve_observer *o, const struct guess *g, unsigned cell,
                 uint64_t positions)
{
    return !o || o->see(o->context, &g->board, cell, positions);
}

uint64_t guess_watch(const struct variant *v, const struct grid *givens, uint64_t limit,
                     struct grid *first, uint64_t *positions, const struct solve_observer *observer)
{
    struct guess g;
    *positions = 0;
    if (!begin(&g, v, givens)) {
        return 0;
    }
    uint64_t found = 0;
    unsigned depth = 1;
    unsigned cell = easiest_cell(&g);
    unsigned tried = 0;
    for (;;) {
        if (cell == v->cell_count) {
            if (found++ == 0 && first) {
                *first = g.board;
            }
            if (found == limit) {
                return found;
            }
        }
        unsigned digit = cell < v->cell_count ? next_possible(&g, cell, tried) : 0;
        if (digit) {
            g.cell_at[depth] = (uint16_t)cell;
            fill(&g, cell, digit, depth);
            ++*positions;
            if (!seen(observer, &g, cell, *positions)) {
                return found;
            }
            depth++;
            cell = easiest_cell(&g);
            tried = 0;
        } else if (depth > 1) {
            depth--;
            cell = g.cell_at[depth];
            tried = take_back(&g, depth);
            if (!seen(observer, &g, cell, *positions)) {
                return found;
            }
        } else {
            return found;
        }
    }
}
