/* Constraints drawn for a board, and taken away again as far as the solution stays the only one. */
#include "gen/constraint/cage_sign.h"
#include "gen/make/dig/dig_both.h"
#include "gen/make/search/searcher.h"

void take_layout(struct searcher *s, const struct layout *v)
{
    layout_drop(s->layout);
    s->layout = v;
}

bool lay_constraints(struct searcher *s)
{
    const struct layout *v = constraints_lay(s->ground, &s->constraints);
    if (!v || !solve_prepare(v)) {
        layout_drop(v);
        return false;
    }
    take_layout(s, v);
    return true;
}

/* Cells that have no constraint, of those that may have givens. */
static void open_others(struct searcher *s)
{
    const struct generate_request *r = s->request;
    for (unsigned cell = 0; cell < s->layout->cell_count; cell++) {
        s->open[cell] = !r->mask || r->mask[cell];
    }
    for (unsigned i = 0; i < constraint_count(s->layout); i++) {
        const struct constraint *c = constraint_at(s->layout, i);
        bool inside = !constraint_is_rule(c) && !constraint_is_outside(c);
        for (unsigned k = 0; inside && k < constraint_own_cells(c); k++) {
            s->open[c->cell[k]] = false;
        }
    }
    s->mask = s->open;
}

/* Do two digits change places in the corners of some rectangle without breaking a constraint? Then
 * the board is not the only one, and no search is needed to see that. */
static bool swaps_in_rectangle(const struct layout *v, const struct grid *board)
{
    struct grid other = *board;
    uint8_t *digit = other.cell;
    struct clash clash;
    for (unsigned one = 0; one < v->cell_count; one++) {
        for (unsigned k = 0; k < v->peer_count[one]; k++) {
            const unsigned right = v->peer[one][k];
            const unsigned rows = row_of(v, right) - row_of(v, one);
            if (right < one || rows) {
                continue;
            }
            for (unsigned row = row_of(v, one) + 1; row < frame_rows(v); row++) {
                const unsigned below = cell_at(v, row, column_of(v, one));
                const unsigned across = cell_at(v, row, column_of(v, right));
                if (below == LAYOUT_NO_CELL || across == LAYOUT_NO_CELL ||
                    digit[one] != digit[across] || digit[right] != digit[below]) {
                    continue;
                }
                const uint8_t first = digit[one];
                digit[one] = digit[across] = digit[right];
                digit[right] = digit[below] = first;
                if (!grid_find_clash(v, &other, &clash) && constraints_hold(v, digit)) {
                    return true;
                }
                digit[right] = digit[below] = digit[one];
                digit[one] = digit[across] = first;
            }
        }
    }
    return false;
}

bool find_lines(struct searcher *s)
{
    const struct generate_request *r = s->request;
    constraint_list_clear(&s->constraints);
    return lines_find(s->ground, s->board.cell, &r->constraints, &r->style, &s->line_ways, &s->rng,
                      &s->constraints);
}

bool draws_first(const struct searcher *s)
{
    return s->styled && !lines_are_found(&s->request->constraints, &s->request->style);
}

bool draw_styled(struct searcher *s, enum drawing how, unsigned failed)
{
    const struct generate_request *r = s->request;
    const struct grid full = s->board;
    struct sketch sketch = {.failed = failed,
                            .board = how == DRAW_FIRST ? NULL : &full,
                            .is_choice = how == DRAW_CHOICE};
    constraint_list_clear(&s->constraints);
    const bool made = shapes_draw(s->ground, &r->constraints, &r->style, &s->rng, &sketch) &&
                      sketch_fill(&sketch, &s->rng, &s->board, &s->constraints);
    s->constraints.failed |= sketch.list.failed;
    sketch_free(&sketch);
    return made && !s->constraints.failed;
}

bool draw_others(struct searcher *s)
{
    struct constraint_spec others = s->request->constraints;
    others.kinds &= ~s->styled;
    if (!s->styled) {
        constraint_list_clear(&s->constraints);
    }
    constraints_draw(s->ground, s->board.cell, &others, s->request->target.level_high, &s->rng,
                     &s->constraints);
    return lay_constraints(s);
}

bool draw_constraints(struct searcher *s)
{
    const struct grid none = {{0}};
    struct grid other;
    s->bare = false;
    if (!draw_others(s)) {
        return false;
    }
    const kind_set others = s->request->constraints.kinds & ~s->styled;
    bool calc = others & CALC_CAGE_KINDS;
    bool cages = calc || others >> CONSTRAINT_CAGE & 1;
    if (s->styled && !cages) {
        s->bare = !swaps_in_rectangle(s->layout, &s->board) &&
                  solve_another_within(s->layout, &none, &s->board, BARE_POSITIONS, NULL) ==
                      SOLVE_NO_OTHER;
    }
    for (unsigned cuts = 0; cages && !s->bare; cuts++) {
        enum solve_verdict verdict = solve_another_within(
            s->layout, &none, &s->board, calc ? CALC_CUT_POSITIONS : CUT_POSITIONS, &other);
        s->bare = verdict == SOLVE_NO_OTHER;
        const uint8_t *wrong = verdict == SOLVE_OTHER ? other.cell : NULL;
        if (s->bare || cuts == (calc ? MAX_CALC_CUTS : MAX_CUTS) ||
            !(calc ? calc_cut : cages_cut)(&s->constraints, s->ground, s->board.cell, wrong,
                                           &s->rng)) {
            break;
        }
        if (!lay_constraints(s)) {
            return false;
        }
    }
    return true;
}

static struct dig_constraints_options dropping(const struct searcher *s)
{
    const struct generate_request *r = s->request;
    return (struct dig_constraints_options){
        .keep = r->constraints.kinds,
        .orbits = r->style.symmetry ? &s->orbits[r->style.symmetry] : NULL};
}

bool drop_constraints(struct searcher *s)
{
    const struct dig_constraints_options options = dropping(s);
    const struct layout *v = dig_constraints(s->layout, &s->board, &s->givens, &options, &s->rng);
    if (v) {
        take_layout(s, v);
    }
    return v != NULL;
}

/* How many positions a proof may take that a clue is needed. Another board is quicker than longer
 * proofs, unless none of several has short ones. The hardest puzzles need long ones. */
static uint64_t proof_patience(const struct searcher *s)
{
    enum { PATIENCE = 250, PATIENCE_GROWTH = 4, MAX_PATIENCE = 16000, BOARDS = 8 };
    uint64_t patience = s->request->target.level_low >= LEVEL_EXTREME ? MAX_PATIENCE : PATIENCE;
    for (unsigned i = BOARDS; i <= s->undecided && patience < MAX_PATIENCE; i += BOARDS) {
        patience *= PATIENCE_GROWTH;
    }
    return patience;
}

enum reject_reason dig_board(struct searcher *s, const struct dig_options *options,
                             struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    const bool minimal = s->layout->constraints && !r->sketch &&
                         (r->target.minimal || (r->style.needed && !r->style.symmetry) ||
                          (s->tries >= PLAIN_TRIES && requires_of_constraints(s, LEVEL_EXTREME)));
    const struct dig_constraints_options constraints = dropping(s);
    const struct dig_both how = {.givens = options,
                                 .constraints = minimal ? &constraints : NULL,
                                 .max_patience = proof_patience(s)};
    unsigned undecided;
    const struct layout *v =
        dig_both(s->layout, &s->board, &how, &s->rng, &s->givens, &s->taken, &undecided);
    if (!v) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    take_layout(s, v);
    if (undecided && r->target.minimal) {
        stats->tries++;
        stats->rejects[REJECT_UNDECIDED]++;
        s->undecided++;
        return REJECT_UNDECIDED;
    }
    return REJECT_NONE;
}

enum reject_reason begin_with_constraints(struct searcher *s, const struct orbits *o,
                                          struct generate_stats *stats)
{
    if (!draw_constraints(s)) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    if (s->request->constraints.kinds & ~constraint_kinds_shown(s->layout)) {
        stats->tries++;
        stats->rejects[REJECT_NO_KIND]++;
        count_kinds(stats, s->request->constraints.kinds & ~constraint_kinds_shown(s->layout));
        return REJECT_NO_KIND;
    }
    if (s->request->style.bare) {
        open_others(s);
    }
    if (s->bare && s->request->target.givens_low == 0) {
        memset(s->givens.cell, 0, s->layout->cell_count);
        s->taken.count = 0;
        const bool calc = !(s->request->constraints.kinds & ~CALC_CAGE_KINDS);
        for (unsigned i = 0; i < o->count && !calc; i++) { /* so that they can be put back */
            s->taken.orbit[s->taken.count++] = (uint16_t)i;
        }
        pcg32_shuffle(&s->rng, s->taken.orbit, s->taken.count);
    }
    return REJECT_NONE;
}
