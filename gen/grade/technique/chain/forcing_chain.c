/* Forcing chain: an assumption, followed through the links of the graph, leaves a cell or a house
 * with nothing; so the assumption is false. By contraposition this is also what all candidates of
 * a cell or of a house have in common. */
#include "gen/grade/technique/chain/candidate_closure.h"
#include "gen/grade/technique/chain/chain_watch.h"
#include "gen/grade/technique/chain/implications.h"
#include "gen/grade/technique/search.h"

/* A cell or house whose candidates are all off. Returns false when there is none. */
static bool exhausted(const struct engine *e, const struct implications *r, cell_set *cells,
                      unsigned *digit, unsigned *house)
{
    const struct link_graph *g = e->graph;
    const struct layout *v = e->tables.v;
    digit_set open[ENGINE_CELLS];
    cell_set off[ENGINE_DIGITS];
    memcpy(open, e->now.digits, v->cell_count * sizeof open[0]);
    for (unsigned d = 1; d <= v->size; d++) {
        off[d] = set_none();
    }
    FOR_EACH_BIT(i, (g->candidates + 63) / 64, r->off[w]) {
        if (i >= g->candidates) {
            break;
        }
        unsigned cell = set_first(g->node[i].cells);
        set_add(&off[g->node[i].digit], cell);
        open[cell] &= ~digit_bit(g->node[i].digit);
        if (!open[cell]) {
            *cells = set_of(cell);
            *digit = 0;
            return true;
        }
    }
    for (unsigned d = 1; d <= v->size; d++) {
        cell_set rest = set_minus(e->now.at[d], off[d]);
        if (set_empty(off[d])) {
            continue;
        }
        for (unsigned h = 0; h < v->house_count; h++) {
            if (e->now.places[h][d] && !set_meets(rest, e->tables.house[h])) {
                *cells = set_and(e->now.at[d], e->tables.house[h]);
                *digit = d;
                *house = h;
                return true;
            }
        }
    }
    return false;
}

static void explain_exhausted(struct engine *e, cell_set cells, unsigned digit, unsigned house)
{
    const struct link_graph *g = e->graph;
    if (digit) {
        cite_house(e, house);
    }
    FOR_EACH_CELL(cell, cells) {
        FOR_EACH_DIGIT(d, digit ? digit_bit(digit) : e->now.digits[cell]) {
            explain_chain(e, g->id[cell][d], false);
        }
    }
}

static bool emit_forced(struct engine *e, unsigned i, bool on)
{
    const struct link_graph *g = e->graph;
    const struct implications *r = e->implied;
    if (on) {
        eliminate(e, g->node[i].digit, g->cell[i]);
    } else {
        place(e, g->node[i].digit, g->cell[i]);
    }
    if (explaining(e)) {
        cell_set cells = set_none();
        unsigned digit = 0;
        unsigned house = 0;
        imply_from(e, i, on, NULL, CHAIN_ANY);
        if (exhausted(e, r, &cells, &digit, &house)) {
            explain_exhausted(e, cells, digit, house);
        }
        e->found.length = (int)r->count;
    }
    return emit(e);
}

/* Placements come first, then eliminations; each by cell and digit: HoDoKu's order. */
bool find_forcing_chain(struct engine *e, int argument)
{
    (void)argument;
    const struct link_graph *g = e->graph;
    enum node_kind most = e->options->als_in_chains ? NODE_ALS : NODE_GROUP;
    if ((most < NODE_ALS && chain_watch_is_quiet(e)) || !graph_make(e, most) || !closure_make(e)) {
        return false;
    }
    closure_force(e);
    chain_watch_keep(e);
    for (unsigned on = 0; on < 2; on++) {
        const uint64_t *forced = on ? e->closure->false_ones : e->closure->true_ones;
        for (unsigned cell = 0; cell < e->tables.v->cell_count; cell++) {
            FOR_EACH_DIGIT(digit, e->now.digits[cell]) {
                if (bit_has(forced, g->id[cell][digit]) && emit_forced(e, g->id[cell][digit], on)) {
                    return true;
                }
            }
        }
    }
    return false;
}
