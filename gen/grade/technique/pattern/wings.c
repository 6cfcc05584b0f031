/* XY-, XYZ- and W-wing. */
#include "gen/grade/technique/pattern/conjugates.h"

static unsigned list_cells(cell_set set, uint16_t *cells)
{
    unsigned count = 0;
    FOR_EACH_CELL(cell, set) {
        cells[count++] = (uint16_t)cell;
    }
    return count;
}

/* The step of a pivot and two wings, if it removes anything. The wings share one digit, Z; a second
 * shared digit would make them equal. If the pivot has the other digit of a wing, that wing is Z.
 * So Z is in a wing, or in an XYZ-wing in the pivot itself, and a cell that sees all of these
 * cannot be Z. */
static bool wing_at(struct engine *e, unsigned pivot, unsigned a, unsigned b)
{
    const struct tables *t = &e->tables;
    digit_set pivot_digits = e->now.digits[pivot];
    bool xyz = digit_count(pivot_digits) == 3;
    digit_set shared = e->now.digits[a] & e->now.digits[b];
    if (!shared || !is_single(shared)) {
        return false;
    }
    unsigned z = lowest_digit(shared);
    cell_set seen = set_and(t->peers[a], t->peers[b]);
    if (xyz) {
        seen = set_and(seen, t->peers[pivot]);
    }
    eliminate_set(e, z, seen);
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        mark_cells(e, MARK_PATTERN, set_of(pivot), pivot_digits);
        mark_cells(e, MARK_FIN, set_or(set_of(a), set_of(b)), e->now.digits[a] | e->now.digits[b]);
        for (unsigned k = 0; k < 2; k++) {
            unsigned wing = k ? b : a;
            unsigned x = lowest_digit(e->now.digits[wing] & ~shared);
            link_candidates(e, candidate_of(z, wing), candidate_of(x, wing), true);
            link_candidates(e, candidate_of(x, wing), candidate_of(x, pivot), false);
        }
    }
    return emit(e);
}

/* A pivot of two (XY) or three (XYZ) candidates and two wings of two, each of which it sees. A wing
 * qualifies if it and the pivot have three candidates together: it then shares one with an XY
 * pivot, and both with an XYZ pivot. Two wings and the pivot must have three together too. Costs
 * the square of the wings of a pivot, which are few. */
bool find_wing(struct engine *e, int pivot_size)
{
    cell_set pairs = cells_with(e, 2, 2);
    FOR_EACH_CELL(pivot, cells_with(e, (unsigned)pivot_size, (unsigned)pivot_size)) {
        digit_set p = e->now.digits[pivot];
        uint16_t near[ENGINE_CELLS];
        unsigned near_count = 0;
        FOR_EACH_CELL(wing, set_and(pairs, e->tables.peers[pivot])) {
            digit_set w = e->now.digits[wing];
            if (w != p && (w & p) && digit_count(p | w) == 3) {
                near[near_count++] = (uint16_t)wing;
            }
        }
        for (unsigned a = 0; a < near_count; a++) {
            for (unsigned b = a + 1; b < near_count; b++) {
                digit_set united = p | e->now.digits[near[a]] | e->now.digits[near[b]];
                if (e->now.digits[near[a]] == e->now.digits[near[b]] || digit_count(united) != 3) {
                    continue;
                }
                if (wing_at(e, pivot, near[a], near[b])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Two cells with the same two candidates, and a strong link of one of them, `joined`, whose ends
 * see one cell each. One end of the link is `joined`, so the cell that sees it is the other digit,
 * `gone`: it is in a or b, and no cell that sees both can have it. The link must not use a or b
 * themselves: they would be a pair in a house, which a naked pair finds. */
static bool w_wing_at(struct engine *e, unsigned a, unsigned b, unsigned joined, unsigned gone)
{
    const struct tables *t = &e->tables;
    cell_set targets = set_and(t->peers[a], t->peers[b]);
    if (!set_meets(targets, e->now.at[gone])) {
        return false;
    }
    struct conjugates link[ENGINE_HOUSES];
    unsigned links = conjugates_of(e, joined, link);
    for (unsigned i = 0; i < links; i++) {
        for (unsigned k = 0; k < 2; k++) {
            unsigned near_a = link[i].cell[k];
            unsigned near_b = link[i].cell[1 - k];
            if (near_a == a || near_a == b || near_b == a || near_b == b ||
                !set_has(&t->peers[a], near_a) || !set_has(&t->peers[b], near_b)) {
                continue;
            }
            eliminate_set(e, gone, targets);
            if (explaining(e)) {
                cite_house(e, link[i].house);
                mark_cells(e, MARK_PATTERN, set_or(set_of(a), set_of(b)), e->now.digits[a]);
                mark(e, MARK_FIN, joined, near_a);
                mark(e, MARK_FIN, joined, near_b);
                link_candidates(e, candidate_of(joined, a), candidate_of(joined, near_a), false);
                link_candidates(e, candidate_of(joined, near_a), candidate_of(joined, near_b),
                                true);
                link_candidates(e, candidate_of(joined, near_b), candidate_of(joined, b), false);
            }
            if (emit(e)) {
                return true;
            }
            break;
        }
    }
    return false;
}

/* All pairs of cells with the same two candidates, with each of the two digits as the joined one:
 * the square of the cells with two candidates, times the strong links of a digit. */
bool find_w_wing(struct engine *e, int argument)
{
    (void)argument;
    uint16_t pairs[ENGINE_CELLS];
    unsigned count = list_cells(cells_with(e, 2, 2), pairs);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            digit_set digits = e->now.digits[pairs[i]];
            if (e->now.digits[pairs[j]] != digits) {
                continue;
            }
            unsigned low = lowest_digit(digits);
            unsigned high = lowest_digit(digits & (digits - 1));
            if (w_wing_at(e, pairs[i], pairs[j], high, low) ||
                w_wing_at(e, pairs[i], pairs[j], low, high)) {
                return true;
            }
        }
    }
    return false;
}
