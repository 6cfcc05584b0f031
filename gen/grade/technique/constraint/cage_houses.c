/* Cages and signs against houses. A cage (or the two cells of a sign, or a thermometer) holds one
 * of several sets of digits; here those sets are compared with a house, with each other, or with
 * the rule of 45.
 *
 * A digit that a constraint needs, cage pairs and triples, naked and hidden ("killer pairs"), and
 * cage splitting are in Andrew Stuart's guide (https://www.sudokuwiki.org/Killer_Combinations, its
 * pages on cages against units, and on splitting cages); the scores, between the ordinary pair's
 * and the quad's, are our own judgement. */
#include "gen/grade/technique/constraint/constraint_units.h"

/* A constraint whose open cells all differ, and the sets of digits that they may hold. */
struct cage_houses_group {
    unsigned unit;
    cell_set cells;
    struct open_cells open;
    struct digit_sets sets;
};

enum { MAX_CALC_OPEN = 4 }; /* open cells of a cage of which every way is tried */

static const unit_kinds signs = UNITS_OF(ORDER) | UNITS_OF(SIGN);

/* Whose cells hold one of some sets of digits. */
static const unit_kinds grouped =
    UNITS_OF(CAGE) | UNITS_OF(THERMO) | UNITS_OF(CALC) | UNITS_OF(ORDER) | UNITS_OF(SIGN);

/* What a sign's own rule leaves the second cell beside a digit in the first. */
static digit_set left_beside(struct engine *e, unsigned unit, unsigned one)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    const struct pair_relation *relation = relation_at(e, unit);
    const digit_set others = e->now.digits[c->cell[1]] & ~digit_bit(one);
    digit_set *candidates = e->units->candidates;
    if (relation) {
        return others & relation->keep[1][digit_bit(one)];
    }
    candidates[c->cell[0]] = digit_bit(one);
    candidates[c->cell[1]] = others;
    return others && constraint_kind_of(c)->prune(e->tables.v, c, candidates) != CONSTRAINT_BROKEN
               ? candidates[c->cell[1]]
               : 0;
}

/* The pairs of digits that are left. */
static void sign_sets(struct engine *e, struct cage_houses_group *g)
{
    FOR_EACH_DIGIT(one, e->now.digits[constraint_unit_at(e, g->unit)->c.cell[0]]) {
        FOR_EACH_DIGIT(other, left_beside(e, g->unit, one)) {
            g->sets.at[g->sets.count++] = digit_bit(one) | digit_bit(other);
        }
    }
}

/* Digits that grow from cell to cell. False: there are too many. */
static bool growing_sets(const struct engine *e, struct cage_houses_group *g, unsigned at,
                         digit_set set)
{
    if (at == g->open.count) {
        if (g->sets.count == MAX_SETS) {
            return false;
        }
        g->sets.at[g->sets.count++] = set;
        return true;
    }
    digit_set above = set ? ~(digit_bit(greatest_digit(set)) * 2 - 1) : ~(digit_set)0;
    FOR_EACH_DIGIT(digit, e->now.digits[g->open.cell[at]] & above) {
        if (!growing_sets(e, g, at + 1, set | digit_bit(digit))) {
            return false;
        }
    }
    return true;
}

/* Different digits, one for each open cell, with which a cage of calcudoku comes out. False: there
 * are too many. */
static bool calc_sets(const struct engine *e, const struct constraint *c,
                      struct cage_houses_group *g, uint8_t digits[], unsigned at, digit_set set)
{
    if (at == g->open.count) {
        bool known = !constraint_kind_of(c)->holds(e->tables.v, c, digits);
        for (unsigned i = 0; i < g->sets.count && !known; i++) {
            known = g->sets.at[i] == set;
        }
        if (!known && g->sets.count < MAX_SETS) {
            g->sets.at[g->sets.count++] = set;
        }
        return g->sets.count < MAX_SETS;
    }
    FOR_EACH_DIGIT(digit, e->now.digits[g->open.cell[at]] & ~set) {
        digits[g->open.cell[at]] = (uint8_t)digit;
        if (!calc_sets(e, c, g, digits, at + 1, set | digit_bit(digit))) {
            return false;
        }
    }
    return true;
}

static bool find_calc_sets(const struct engine *e, const struct constraint *c,
                           struct cage_houses_group *g)
{
    uint8_t digits[ENGINE_CELLS];
    for (unsigned i = 0; i < c->count; i++) {
        digits[c->cell[i]] = e->now.value[c->cell[i]];
    }
    return g->open.count <= MAX_CALC_OPEN && calc_sets(e, c, g, digits, 0, 0);
}

/* False: there is nothing to explain. */
static bool group_of(struct engine *e, unsigned unit, struct cage_houses_group *g)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    bool known = true;
    g->unit = unit;
    g->cells = set_none();
    g->sets.count = 0;
    open_cells_of(e, c->cell, c->count, &g->open);
    for (unsigned i = 0; i < g->open.count; i++) {
        set_add(&g->cells, g->open.cell[i]);
    }
    if (g->open.count < 2 || !all_differ(e, g->open.cell, g->open.count)) {
        return false;
    }
    if (c->kind == CONSTRAINT_CAGE) {
        known = sets_that_fit(e, &g->open, (int)c->sum - (int)g->open.filled_sum, &g->sets);
    } else if (constraint_kind_of(c)->step == STEP_CALC) {
        known = find_calc_sets(e, c, g);
    } else if (c->kind == CONSTRAINT_THERMO) {
        known = growing_sets(e, g, 0, 0);
    } else {
        sign_sets(e, g);
    }
    return known && g->sets.count > 0;
}

/* Leave of the sets those that may be kept; what then is in none goes from the group's cells. */
static void restrict_group(struct engine *e, const struct cage_houses_group *g, digit_set possible)
{
    for (unsigned i = 0; i < g->open.count; i++) {
        eliminate_digits(e, g->open.cell[i], ~possible);
    }
}

/* ---- a digit that a constraint needs ---- */

static bool search_needed(struct engine *e, unsigned unit, int argument)
{
    struct cage_houses_group g;
    (void)argument;
    if (!group_of(e, unit, &g)) {
        return false;
    }
    FOR_EACH_DIGIT(digit, sets_common(&g.sets)) {
        cell_set places = set_and(g.cells, e->now.at[digit]);
        cell_set seen = common_peers(&e->tables, places);
        if (!set_meets(seen, e->now.at[digit])) {
            continue;
        }
        eliminate_set(e, digit, seen);
        if (explaining(e)) {
            cite_constraint(e, unit);
            mark_set(e, MARK_PATTERN, digit, places);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

bool find_needed_digit(struct engine *e, int of_cages)
{
    unit_kinds kinds = of_cages ? UNITS_OF(CAGE) | UNITS_OF(CALC) : signs | UNITS_OF(THERMO);
    return each_unit(e, kinds, 0, search_needed);
}

/* ---- all groups of the board, for houses ---- */

enum { MAX_GROUPS = 64 };

/* The groups within a house, and its cells outside them. */
struct house_groups {
    unsigned house;
    unsigned count;
    uint16_t unit[MAX_GROUPS];
    cell_set cells[MAX_GROUPS];
    uint16_t first_set[MAX_GROUPS + 1];
    cell_set others; /* open cells that are in none */
    digit_set open;  /* digits that are not placed */
    digit_set set[MAX_GROUPS * 32];
};

static bool may_add(const struct house_groups *w, const struct cage_houses_group *g)
{
    return w->count < MAX_GROUPS &&
           w->first_set[w->count] + g->sets.count <= sizeof w->set / sizeof w->set[0];
}

/* The cages that lie in the house, each with its sets; they share no cell. Signs and thermometers
 * are taken where no group has their cells yet. */
static void groups_in_house(struct engine *e, unsigned house, struct house_groups *w)
{
    struct constraint_units *u = e->units;
    cell_set cells = e->tables.house[house];
    w->house = house;
    w->count = 0;
    w->first_set[0] = 0;
    w->others = set_none();
    w->open = 0;
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        w->others = set_or(w->others, set_and(e->now.at[digit], cells));
        w->open |= e->now.places[house][digit] ? digit_bit(digit) : 0;
    }
    for (unsigned i = 0; i < u->constraints; i++) {
        struct cage_houses_group g;
        const struct constraint *c = &u->at[i].c;
        if (!(u->kinds[i] & grouped) || !set_has(&cells, c->cell[c->count - 1]) ||
            !group_of(e, i, &g) || !set_within(g.cells, w->others) || !may_add(w, &g)) {
            continue;
        }
        memcpy(&w->set[w->first_set[w->count]], g.sets.at, g.sets.count * sizeof g.sets.at[0]);
        w->unit[w->count] = (uint16_t)i;
        w->cells[w->count] = g.cells;
        w->first_set[w->count + 1] = (uint16_t)(w->first_set[w->count] + g.sets.count);
        w->count++;
        w->others = set_minus(w->others, g.cells);
    }
}

/* How many of the digits each set of a group has, at least and at most. */
struct share {
    unsigned least;
    unsigned most;
};

static struct share share_of(const struct house_groups *w, unsigned group, digit_set digits)
{
    struct share s = {ENGINE_SIZE, 0};
    for (unsigned i = w->first_set[group]; i < w->first_set[group + 1]; i++) {
        unsigned count = digit_count(w->set[i] & digits);
        s.least = count < s.least ? count : s.least;
        s.most = count > s.most ? count : s.most;
    }
    return s;
}

/* ---- cage pairs and triples ---- */

/* What was found, if anything: these groups, and cells alone, share the digits of the house. */
static bool cite_share(struct engine *e, const struct house_groups *w, uint64_t groups,
                       cell_set alone, digit_set digits)
{
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_house(e, w->house);
        for (unsigned i = 0; i < w->count; i++) {
            if (groups >> i & 1) {
                cite_constraint(e, w->unit[i]);
                mark_cells(e, MARK_PATTERN, w->cells[i], digits);
            }
        }
        mark_cells(e, MARK_PATTERN, alone, digits);
    }
    return emit(e);
}

/* Cages, and cells with no other candidates, that have all the digits between them. */
static bool naked_share(struct engine *e, const struct house_groups *w, digit_set digits)
{
    unsigned count = 0;
    uint64_t groups = 0;
    cell_set cells = set_none();
    for (unsigned i = 0; i < w->count; i++) {
        unsigned least = share_of(w, i, digits).least;
        if (least > 0) {
            count += least;
            groups |= 1ULL << i;
            cells = set_or(cells, w->cells[i]);
        }
    }
    if (!groups) {
        return false;
    }
    cell_set alone = set_none();
    FOR_EACH_CELL(cell, w->others) {
        if (!(e->now.digits[cell] & ~digits)) {
            count++;
            set_add(&alone, cell);
        }
    }
    if (count != digit_count(digits)) {
        return false;
    }
    cells = set_or(cells, alone);
    FOR_EACH_DIGIT(digit, digits) {
        eliminate_set(e, digit, set_minus(e->tables.house[w->house], cells));
    }
    return cite_share(e, w, groups, alone, digits);
}

/* All places of the digits in the house are in certain cages and cells, and each of these must take
 * the most of the digits that it can hold. */
static bool hidden_share(struct engine *e, const struct house_groups *w, digit_set digits)
{
    unsigned count = 0;
    uint64_t groups = 0;
    struct share shares[MAX_GROUPS];
    for (unsigned i = 0; i < w->count; i++) {
        shares[i] = share_of(w, i, digits);
        count += shares[i].most;
        groups |= shares[i].most ? 1ULL << i : 0;
    }
    cell_set alone = set_none();
    FOR_EACH_CELL(cell, w->others) {
        if (e->now.digits[cell] & digits) {
            count++;
            set_add(&alone, cell);
        }
    }
    if (!groups || count != digit_count(digits)) {
        return false;
    }
    FOR_EACH_CELL(other, alone) {
        eliminate_digits(e, other, ~digits);
    }
    for (unsigned i = 0; i < w->count; i++) {
        digit_set possible = 0;
        for (unsigned k = w->first_set[i]; k < w->first_set[i + 1]; k++) {
            bool full = digit_count(w->set[k] & digits) == shares[i].most;
            possible |= full ? w->set[k] : 0;
        }
        FOR_EACH_CELL(cell, groups >> i & 1 ? w->cells[i] : set_none()) {
            eliminate_digits(e, cell, ~possible);
        }
    }
    return cite_share(e, w, groups, alone, digits);
}

typedef bool share_search(struct engine *e, const struct house_groups *w, digit_set digits);

/* Every choice of n open digits of the house. */
static bool each_choice(struct engine *e, const struct house_groups *w, unsigned n, digit_set left,
                        digit_set chosen, share_search *search)
{
    if (n == 0) {
        return search(e, w, chosen);
    }
    FOR_EACH_DIGIT(digit, left) {
        digit_set above = left & ~(digit_bit(digit) * 2 - 1);
        if (each_choice(e, w, n - 1, above, chosen | digit_bit(digit), search)) {
            return true;
        }
    }
    return false;
}

static bool each_house_with_groups(struct engine *e, unsigned n, share_search *search)
{
    struct house_groups w;
    if (!e->tables.v->constraints || !(e->units->any & grouped)) {
        return false;
    }
    note_changes(e);
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        bool in_vain = e->house_searched[e->found.technique][h] >= e->changes.near[h];
        if (e->now.open[h] <= n || (on_path(e) && in_vain)) {
            continue;
        }
        groups_in_house(e, h, &w);
        if (w.count > 0 && each_choice(e, &w, n, w.open, 0, search)) {
            return true;
        }
        if (spend_steps(e, 256)) {
            return false;
        }
        note_fruitless_house(e, h);
    }
    return false;
}

bool find_naked_cage_subset(struct engine *e, int n)
{
    return each_house_with_groups(e, (unsigned)n, naked_share);
}

bool find_hidden_cage_subset(struct engine *e, int n)
{
    return each_house_with_groups(e, (unsigned)n, hidden_share);
}

/* ---- cages against each other ---- */

/* For two groups in a house: the digits of `one` in those sets that share no digit with some set of
 * `other`. */
static digit_set possible_beside(const struct house_groups *w, unsigned one, unsigned other)
{
    digit_set possible = 0;
    for (unsigned i = w->first_set[one]; i < w->first_set[one + 1]; i++) {
        for (unsigned k = w->first_set[other]; k < w->first_set[other + 1]; k++) {
            if (!(w->set[i] & w->set[k])) {
                possible |= w->set[i];
                break;
            }
        }
    }
    return possible;
}

static bool two_groups(struct engine *e, const struct house_groups *w, digit_set unused)
{
    (void)unused;
    for (unsigned one = 0; one < w->count; one++) {
        for (unsigned other = 0; other < w->count; other++) {
            if (one == other) {
                continue;
            }
            digit_set possible = possible_beside(w, one, other);
            FOR_EACH_CELL(cell, w->cells[one]) {
                eliminate_digits(e, cell, ~possible);
            }
            if (!found_any(e)) {
                continue;
            }
            if (explaining(e)) {
                cite_house(e, w->house);
                cite_constraint(e, w->unit[one]);
                cite_constraint(e, w->unit[other]);
                mark_cells(e, MARK_PATTERN, w->cells[one], possible);
                mark_cells(e, MARK_FIN, w->cells[other], ~(digit_set)0);
            }
            if (emit(e)) {
                return true;
            }
        }
    }
    return false;
}

bool find_cages_in_house(struct engine *e, int argument)
{
    (void)argument;
    return each_house_with_groups(e, 0, two_groups);
}

/* ---- cage splitting ---- */

/* A part of a cage whose sum is known by the rule of 45, and the rest of the cage. */
struct cage_houses_parts {
    struct cage_houses_group one;
    struct cage_houses_group other;
};

/* The digits of the cells' sets; false: too many. */
static bool part_of(const struct engine *e, const struct constraint *c, cell_set cells, bool within,
                    int sum, struct cage_houses_group *g)
{
    uint16_t cell[MAX_SIZE + 1];
    unsigned count = 0;
    for (unsigned i = 0; i < c->count; i++) {
        if (set_has(&cells, c->cell[i]) == within) {
            cell[count++] = c->cell[i];
        }
    }
    open_cells_of(e, cell, count, &g->open);
    return sets_that_fit(e, &g->open, sum - (int)g->open.filled_sum, &g->sets);
}

static digit_set possible_with(const struct cage_houses_group *one,
                               const struct cage_houses_group *other)
{
    digit_set possible = 0;
    for (unsigned i = 0; i < one->sets.count; i++) {
        for (unsigned k = 0; k < other->sets.count; k++) {
            if (!(one->sets.at[i] & other->sets.at[k])) {
                possible |= one->sets.at[i];
                break;
            }
        }
    }
    return possible;
}

static bool search_split(struct engine *e, unsigned unit, int argument)
{
    struct cage_houses_parts p;
    const struct sum_unit *s = sum_unit_at(e, unit);
    const struct constraint *c = &constraint_unit_at(e, s->parted)->c;
    (void)argument;
    if (!part_of(e, c, s->plus, true, s->sum, &p.one) ||
        !part_of(e, c, s->plus, false, (int)c->sum - s->sum, &p.other) || p.one.open.count == 0 ||
        p.other.open.count == 0) {
        return false;
    }
    digit_set one = possible_with(&p.one, &p.other);
    digit_set other = possible_with(&p.other, &p.one);
    if (!one || !other) {
        return false;
    }
    restrict_group(e, &p.one, one);
    restrict_group(e, &p.other, other);
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_constraint(e, s->parted);
        cite_sum(e, s);
        cite_number(e, (int)c->sum - s->sum);
        for (unsigned i = 0; i < c->count; i++) {
            mark_rest(e, set_has(&s->plus, c->cell[i]) ? MARK_PATTERN : MARK_FIN, c->cell[i]);
        }
    }
    return emit(e);
}

bool find_cage_split(struct engine *e, int argument)
{
    return each_unit(e, UNITS_OF_SUM(PARTED), argument, search_split);
}
