#include "gen/solve/dig/dig_state.h"

#include <assert.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/solve/solve.h"

static void add_to_set(struct dig_state *s, unsigned set, unsigned cell)
{
    assert(s->set_count_of[cell] < DIG_MAX_SETS_OF_CELL);
    s->set_of[cell][s->set_count_of[cell]++] = (uint16_t)set;
    if (s->givens.cell[cell]) {
        s->givens_in_set[set]++;
    }
}

static unsigned new_set(struct dig_state *s)
{
    assert(s->set_count < DIG_MAX_SETS);
    s->givens_in_set[s->set_count] = 0;
    return s->set_count++;
}

/* With constraints, a set counts only if they hold on the board with the set filled in the other
 * way, which `turned` then is. It ends as the solution again. */
static void end_set(struct dig_state *s, struct grid *turned, const uint8_t *cells, unsigned count)
{
    const bool holds = !s->v->constraints || constraints_hold(s->v, turned->cell);
    const unsigned set = holds ? new_set(s) : 0;
    for (unsigned i = 0; i < count; i++) {
        turned->cell[cells[i]] = s->solution.cell[cells[i]];
        if (holds) {
            add_to_set(s, set, cells[i]);
        }
    }
}

/* For each house and digit, the cell that holds it in the solution. */
struct holders {
    uint8_t cell[MAX_HOUSES][10];
};

/* Two digits: if they are exchanged in one cell, they must be exchanged in every cell that shares a
 * house with it. So each chain of such cells is an unavoidable set. This holds for any grid made of
 * houses. A cell always has a partner in an extra house, because each house contains every
 * digit. */
static void add_digit_pair(struct dig_state *s, const struct holders *at, unsigned a, unsigned b,
                           struct grid *turned)
{
    const struct layout *v = s->v;
    bool seen[DIG_MAX_CELLS_WITH_SETS] = {false};
    uint8_t found[DIG_MAX_CELLS_WITH_SETS];
    for (unsigned row = 0; row < v->size; row++) {
        unsigned count = 0;
        found[count++] = at->cell[row][a];
        if (seen[found[0]]) {
            continue;
        }
        seen[found[0]] = true;
        for (unsigned i = 0; i < count; i++) {
            unsigned cell = found[i];
            unsigned partner = s->solution.cell[cell] == a ? b : a;
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                uint8_t next = at->cell[v->house_of[cell][k]][partner];
                if (!seen[next]) {
                    seen[next] = true;
                    found[count++] = next;
                }
            }
            turned->cell[cell] = (uint8_t)partner;
        }
        end_set(s, turned, found, count);
    }
}

/* Two rows or columns of a band: if some of their cells hold the same digits in both, those cells
 * can be exchanged between the lines. The boxes stay the same. */
static void add_line_pair(struct dig_state *s, const struct holders *at, unsigned one,
                          unsigned other, struct grid *turned)
{
    const struct layout *v = s->v;
    const uint16_t *cells = v->house[one].cell;
    const uint16_t *across = v->house[other].cell;
    unsigned kind = v->house[one].kind == HOUSE_ROW ? 0 : 1;
    bool seen[MAX_SIZE] = {false};
    for (unsigned start = 0; start < v->size; start++) {
        if (seen[start]) {
            continue;
        }
        uint8_t found[2 * MAX_SIZE];
        unsigned count = 0;
        for (unsigned i = start; !seen[i];) {
            seen[i] = true;
            turned->cell[cells[i]] = s->solution.cell[across[i]];
            turned->cell[across[i]] = s->solution.cell[cells[i]];
            found[count++] = (uint8_t)cells[i];
            found[count++] = (uint8_t)across[i];
            i = v->place_in[at->cell[one][s->solution.cell[across[i]]]][kind];
        }
        end_set(s, turned, found, count);
    }
}

static void add_line_pairs(struct dig_state *s, const struct holders *at, unsigned first_house,
                           unsigned lines_in_band, struct grid *turned)
{
    for (unsigned i = 0; i < s->v->size; i++) {
        unsigned end = i - i % lines_in_band + lines_in_band;
        for (unsigned j = i + 1; j < end; j++) {
            add_line_pair(s, at, first_house + i, first_house + j, turned);
        }
    }
}

static void add_sets(struct dig_state *s)
{
    const struct layout *v = s->v;
    struct holders at = {{{0}}};
    struct grid turned;
    memcpy(turned.cell, s->solution.cell, v->cell_count);
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            uint16_t cell = v->house[h].cell[i];
            at.cell[h][s->solution.cell[cell]] = (uint8_t)cell;
        }
    }
    memset(s->set_count_of, 0, v->cell_count);
    for (unsigned a = 1; a <= v->size; a++) {
        for (unsigned b = a + 1; b <= v->size; b++) {
            add_digit_pair(s, &at, a, b, &turned);
        }
    }
    if (v->plain) {
        add_line_pairs(s, &at, 0, v->box_height, &turned);
        add_line_pairs(s, &at, v->size, v->box_width, &turned);
    }
}

static bool by_masks(const struct dig_state *s)
{
    return s->v->classic;
}

static void flip_used(struct dig_state *s, unsigned cell)
{
    flip_digit_around(s->v, s->used, cell, s->solution.cell[cell]);
}

static void flip_by_masks(struct dig_state *s, unsigned cell)
{
    uint8_t digit = s->solution.cell[cell];
    s->givens.cell[cell] ^= digit;
    dig_classic_flip(&s->classic, cell, digit);
}

/* Rules for the whole board and many signs leave hardly a set. */
static bool few_constraints(const struct layout *v)
{
    bool few = 2 * constraint_count(v) <= v->cell_count;
    for (unsigned i = 0; few && i < constraint_count(v); i++) {
        few = !constraint_is_rule(constraint_at(v, i));
    }
    return few;
}

void dig_begin(struct dig_state *s, const struct layout *v, const struct grid *givens,
               const struct grid *solution)
{
    s->v = v;
    s->max_positions = UINT64_MAX;
    s->undecided = false;
    s->by_rounds = false;
    s->known = NULL;
    s->set_count = 0;
    memcpy(s->givens.cell, givens->cell, v->cell_count);
    memcpy(s->solution.cell, solution->cell, v->cell_count);
    if (by_masks(s)) {
        dig_classic_begin(&s->classic, givens, solution);
        return;
    }
    memset(s->used, 0, sizeof s->used);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell]) {
            flip_used(s, cell);
        }
    }
    if (v->size < 10 && v->cell_count <= DIG_MAX_CELLS_WITH_SETS && v->grid_count == 1 &&
        v->group_count == 0 && few_constraints(v)) {
        add_sets(s);
    }
}

void dig_begin_again(struct dig_state *s, const struct layout *v, const struct grid *givens,
                     const struct grid *solution)
{
    if (s->v != v || !by_masks(s) || memcmp(s->solution.cell, solution->cell, v->cell_count) != 0) {
        dig_begin(s, v, givens, solution);
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (s->givens.cell[cell] != givens->cell[cell]) {
            flip_by_masks(s, cell);
        }
    }
}

/* Does an empty cell's digit follow from the givens as a single? */
static bool is_single_by_givens(const struct dig_state *s, unsigned cell)
{
    const struct layout *v = s->v;
    digit_set digit = digit_bit(s->solution.cell[cell]);
    if ((digits_around(v, s->used, cell) | digit) == all_digits(v->size)) {
        return true;
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        const struct house *h = &v->house[v->house_of[cell][k]];
        unsigned i = 0;
        while (i < v->size && (h->cell[i] == cell || s->givens.cell[h->cell[i]] ||
                               (digits_around(v, s->used, h->cell[i]) & digit))) {
            i++;
        }
        if (i == v->size) {
            return true;
        }
    }
    return false;
}

static bool is_last_of_a_set(const struct dig_state *s, unsigned cell)
{
    for (unsigned i = 0; i < s->set_count_of[cell]; i++) {
        if (s->givens_in_set[s->set_of[cell][i]] == 1) {
            return true;
        }
    }
    return false;
}

/* Removes all cells being taken, or makes them givens again. */
static enum dig_step end_taking(struct dig_state *s, bool goes)
{
    unsigned end = goes ? s->back : s->taking_count;
    for (unsigned i = goes ? 0 : s->back; i < end; i++) {
        flip_by_masks(s, s->taking[i]);
    }
    return goes ? DIG_TAKEN : DIG_STAYS;
}

/* Asks about the next cell. Each cell whose digit follows becomes a given again while the others
 * are asked about; after the last one, all can be removed. */
static enum dig_step ask_further(struct dig_state *s, bool follows)
{
    while (follows) {
        if (s->back + 1U == s->taking_count) {
            return end_taking(s, true);
        }
        flip_by_masks(s, s->taking[s->back++]);
        unsigned cell = s->taking[s->back];
        follows = dig_classic_is_single(&s->classic, cell, s->solution.cell[cell]);
    }
    return DIG_ASKS;
}

/* All cells are removed at first, because with fewer givens another solution is found sooner. */
enum dig_step dig_start(struct dig_state *s, const uint16_t *cells, unsigned count)
{
    assert(by_masks(s));
    s->taking_count = s->back = 0;
    for (unsigned i = 0; i < count; i++) {
        if (s->givens.cell[cells[i]]) {
            flip_by_masks(s, cells[i]);
            s->taking[s->taking_count++] = cells[i];
        }
    }
    for (unsigned i = 0; i < s->taking_count; i++) {
        unsigned cell = s->taking[i];
        if (dig_classic_is_last(&s->classic, cell, s->solution.cell[cell])) {
            return end_taking(s, false);
        }
    }
    if (s->taking_count == 0) {
        return DIG_TAKEN;
    }
    unsigned cell = s->taking[0];
    return ask_further(s, dig_classic_is_single(&s->classic, cell, s->solution.cell[cell]));
}

enum dig_step dig_resume(struct dig_state *s, bool found)
{
    return found ? end_taking(s, false) : ask_further(s, true);
}

unsigned dig_asks_about(const struct dig_state *s)
{
    return s->taking[s->back];
}

/* Removes those of the cells that are givens, all or none. */
static bool take_by_masks(struct dig_state *s, const uint16_t *cells, unsigned count)
{
    enum dig_step step = dig_start(s, cells, count);
    while (step == DIG_ASKS) {
        unsigned cell = dig_asks_about(s);
        uint8_t digit = s->solution.cell[cell];
        step = dig_resume(s, s->by_rounds ? !solve_follows(s->v, &s->givens, cell, digit)
                                          : solve_without(s->v, &s->givens, cell, digit, NULL));
    }
    return step == DIG_TAKEN;
}

static bool take_by_sets(struct dig_state *s, unsigned cell)
{
    bool has_sets = s->set_count != 0;
    if (has_sets && is_last_of_a_set(s, cell)) {
        return false;
    }
    s->givens.cell[cell] = 0;
    flip_used(s, cell);
    const unsigned digit = s->solution.cell[cell];
    enum solve_verdict verdict =
        s->known ? solve_without_known(s->v, &s->givens, s->known, cell, digit, s->max_positions)
        : is_single_by_givens(s, cell)
            ? SOLVE_NO_OTHER
            : solve_without_within(s->v, &s->givens, cell, digit, s->max_positions);
    if (verdict != SOLVE_NO_OTHER) {
        s->undecided |= verdict == SOLVE_UNDECIDED;
        s->givens.cell[cell] = s->solution.cell[cell];
        flip_used(s, cell);
        return false;
    }
    for (unsigned i = 0; has_sets && i < s->set_count_of[cell]; i++) {
        s->givens_in_set[s->set_of[cell][i]]--;
    }
    return true;
}

bool dig_all_may_go(const struct dig_state *s, const uint16_t *cells, unsigned count)
{
    for (unsigned i = 0; s->set_count && i < count; i++) {
        if (s->givens.cell[cells[i]] && is_last_of_a_set(s, cells[i])) {
            return false;
        }
    }
    return true;
}

bool dig_take(struct dig_state *s, unsigned cell)
{
    assert(cell < s->v->cell_count);
    const uint16_t cells[1] = {(uint16_t)cell};
    return s->givens.cell[cell] == 0 ||
           (by_masks(s) ? take_by_masks(s, cells, 1) : take_by_sets(s, cell));
}

void dig_put_back(struct dig_state *s, unsigned cell)
{
    assert(s->givens.cell[cell] == 0);
    if (by_masks(s)) {
        flip_by_masks(s, cell);
        return;
    }
    s->givens.cell[cell] = s->solution.cell[cell];
    flip_used(s, cell);
    for (unsigned i = 0; s->set_count && i < s->set_count_of[cell]; i++) {
        s->givens_in_set[s->set_of[cell][i]]++;
    }
}

bool dig_drop_all(struct dig_state *s, const uint16_t *cells, unsigned count)
{
    assert(s->v->constraints);
    for (unsigned i = 0; i < count; i++) {
        if (s->givens.cell[cells[i]]) {
            s->givens.cell[cells[i]] = 0;
            flip_used(s, cells[i]);
            for (unsigned k = 0; s->set_count && k < s->set_count_of[cells[i]]; k++) {
                s->givens_in_set[s->set_of[cells[i]][k]]--;
            }
        }
    }
    return true;
}

bool dig_take_all(struct dig_state *s, const uint16_t *cells, unsigned count)
{
    bool was_given[MAX_CELLS];
    if (by_masks(s)) {
        return take_by_masks(s, cells, count);
    }
    for (unsigned i = 0; i < count; i++) {
        was_given[i] = s->givens.cell[cells[i]] != 0;
        if (!dig_take(s, cells[i])) {
            while (i-- > 0) {
                if (was_given[i]) {
                    dig_put_back(s, cells[i]);
                }
            }
            return false;
        }
    }
    return true;
}
