#include "gen/grade/technique/constraint/constraint_units.h"

#include "gen/constraint/pair_table.h"
#include "gen/grade/bits.h"
#include "gen/grade/technique/constraint/house_sums.h"

/* ---- making them ---- */

static void join_cell(struct constraint_units *u, unsigned cell)
{
    u->of_cell[cell][u->count / 64] |= 1ULL << u->count % 64;
}

/* Cells of the unit being made. */
static void join_cells(struct engine *e, const uint16_t *cell, unsigned count)
{
    const struct layout *v = e->tables.v;
    uint64_t near[NEAR_WORDS] = {0};
    for (unsigned i = 0; i < count; i++) {
        join_cell(e->units, cell[i]);
        for (unsigned k = 0; k < v->house_count_of[cell[i]]; k++) {
            bit_set(near, v->house_of[cell[i]][k]);
        }
    }
    for (unsigned i = 0; i < count; i++) {
        bits_or(e->units->near[cell[i]], near, NEAR_WORDS);
    }
}

static const unit_kinds signs = UNITS_OF(ORDER) | UNITS_OF(SIGN) | UNITS_OF_RULE(SIGN);

/* Of a sign; those of layouts before are found again. */
static uint8_t relation_of(struct engine *e, const struct constraint *c)
{
    struct constraint_units *u = e->units;
    const uint64_t of =
        (uint64_t)c->sum << 32 | (unsigned)c->kind << 8 | (unsigned)e->tables.v->size << 1 | c->all;
    unsigned i = 0;
    while (i < u->relations && u->relation[i].of != of) {
        i++;
    }
    if (MAX_RELATIONS > 0 && i == u->relations && i != MAX_RELATIONS) {
        u->relation[i].of = of;
        for (unsigned k = 0; k < 2; k++) {
            constraint_pair_table(e->tables.v, c, !k, u->relation[i].keep[k]);
        }
        u->relations++;
    }
    return (uint8_t)i;
}

static void add_constraint(struct engine *e, const struct constraint *c, unsigned index,
                           unsigned pair)
{
    struct constraint_units *u = e->units;
    if (u->count == CONSTRAINT_UNITS) {
        return;
    }
    bool rule = constraint_is_rule(c);
    struct constraint_unit *unit = &u->at[u->count];
    *unit = (struct constraint_unit){*c, (uint16_t)index, (uint16_t)pair};
    if (rule) {
        unit->c.count = (uint16_t)constraint_part_cells(c);
        unit->c.cell = &c->cell[unit->c.count * pair];
    }
    u->kinds[u->count] = (unit_kinds)1 << (constraint_kind_of(c)->step + (rule ? RULE_BIT : 0));
    join_cells(e, unit->c.cell, unit->c.count);
    u->relation_of[u->count] = MAX_RELATIONS;
    if (MAX_RELATIONS > 0 && e->tables.v->size <= RELATION_DIGITS && u->kinds[u->count] & signs &&
        c->sum != CONSTRAINT_OPEN) {
        u->relation_of[u->count] = relation_of(e, &unit->c);
    }
    u->count++;
}

static enum sum_shape shape_of(const struct sum_unit *s)
{
    if (!set_empty(s->minus)) {
        return SUM_BOTH;
    }
    if (s->house_count > 1) {
        return s->outer ? SUM_OUTER_SEVERAL : SUM_INNER_SEVERAL;
    }
    return s->outer ? SUM_OUTER : SUM_INNER;
}

/* The sums up to `end` become units. */
static void add_sums(struct engine *e, unsigned end)
{
    struct constraint_units *u = e->units;
    for (unsigned i = u->count - u->constraints; i < end; i++) {
        const struct sum_unit *s = &u->sum[i];
        unit_kinds parted = s->parted == NO_UNIT ? 0 : UNITS_OF_SUM(PARTED);
        u->kinds[u->count] = (unit_kinds)1 << (SUM_BIT + shape_of(s)) | parted;
        FOR_EACH_CELL(cell, set_or(s->plus, s->minus)) {
            join_cell(u, cell);
        }
        if (parted) { /* the rest of the cage counts, too */
            join_cells(e, u->at[s->parted].c.cell, u->at[s->parted].c.count);
        }
        u->any |= u->kinds[u->count++];
    }
    u->words = (u->count + 63) / 64;
}

static const unit_kinds later_kinds = UNITS_OF_SUM(INNER_SEVERAL) | UNITS_OF_SUM(OUTER_SEVERAL) |
                                      UNITS_OF_SUM(BOTH) | UNITS_OF_SUM(PARTED);

/* Sums over several houses are most of all, and an easy puzzle needs none: they become units when a
 * technique first asks for them, and none that asked before wants them. */
static void add_later(struct engine *e)
{
    struct constraint_units *u = e->units;
    unsigned before = u->words;
    u->later = false;
    add_sums(e, sums_of_several_houses(e, u->sum, u->count - u->constraints));
    for (unsigned i = 0; i < u->watchers; i++) {
        memset(&u->wanted[i][before], 0, (u->words - before) * sizeof u->wanted[i][0]);
        memset(&u->pending[i][before], 0, (u->words - before) * sizeof u->pending[i][0]);
    }
    memset(&u->changed[before], 0, (u->words - before) * sizeof u->changed[0]);
}

void units_complete(struct engine *e)
{
    if (e->tables.v->constraints && e->units->later) {
        add_later(e);
    }
}

/* Rules by which cells differ need no looking at: the peers know them. */
static void make_units(struct engine *e)
{
    struct constraint_units *u = e->units;
    const struct layout *v = e->tables.v;
    u->serial = e->tables.serial;
    u->count = 0;
    u->any = 0;
    u->watchers = 0;
    memset(u->watcher_of, 0, sizeof u->watcher_of);
    memset(u->of_cell, 0, v->cell_count * sizeof u->of_cell[0]);
    memset(u->near, 0, v->cell_count * sizeof u->near[0]);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (!constraint_is_rule(c)) {
            add_constraint(e, c, i, 0);
            continue;
        }
        const unsigned parts = c->count / constraint_part_cells(c);
        for (unsigned k = 0; k < parts && !constraint_kind_of(c)->cells_differ; k++) {
            add_constraint(e, c, i, k);
        }
    }
    u->constraints = u->count;
    for (unsigned i = 0; i < u->count; i++) {
        u->any |= u->kinds[i];
    }
    u->later = has_constraints_of(v, CONSTRAINT_CAGE);
    add_sums(e, u->later ? sums_of_houses(e, u->sum) : 0);
}

static void units_begin(struct engine *e)
{
    struct constraint_units *u = e->units;
    u->words = e->tables.v->constraints ? u->words : 0;
    if (!e->tables.v->constraints) {
        return;
    }
    if (u->serial != e->tables.serial) {
        make_units(e);
    }
    for (unsigned w = 0; w < u->watchers; w++) {
        memcpy(u->pending[w], u->wanted[w], u->words * sizeof u->pending[w][0]);
    }
    memset(u->changed, 0, u->words * sizeof u->changed[0]);
}

const struct family constraint_units_family = {.size = sizeof(struct constraint_units),
                                               .begin = units_begin};

/* ---- what has to be looked at ---- */

void units_note_cell(struct engine *e, unsigned cell)
{
    struct constraint_units *u = e->units;
    for (unsigned w = 0; w < u->words; w++) {
        u->changed[w] |= u->of_cell[cell][w];
    }
    bits_or(u->near_now, u->near[cell], NEAR_WORDS);
}

void units_note_changes(struct engine *e)
{
    struct constraint_units *u = e->units;
    FOR_EACH_BIT(house, NEAR_WORDS, u->near_now[w]) {
        e->changes.near[house] = e->stamp;
    }
    memset(u->near_now, 0, sizeof u->near_now);
    for (unsigned i = 0; i < u->watchers; i++) {
        for (unsigned w = 0; w < u->words; w++) {
            u->pending[i][w] |= u->changed[w] & u->wanted[i][w];
        }
    }
    memset(u->changed, 0, u->words * sizeof u->changed[0]);
}

/* The units that the technique has to look at. */
static uint64_t *watch(struct constraint_units *u, int technique, unit_kinds kinds)
{
    if (u->watcher_of[technique] == 0) {
        assert(u->watchers < UNIT_WATCHERS);
        uint64_t *wanted = u->wanted[u->watchers];
        memset(wanted, 0, u->words * sizeof *wanted);
        for (unsigned i = 0; i < u->count; i++) {
            if (u->kinds[i] & kinds) {
                wanted[i / 64] |= 1ULL << i % 64;
            }
        }
        memcpy(u->pending[u->watchers], wanted, u->words * sizeof *wanted);
        u->watcher_of[technique] = ++u->watchers;
    }
    return u->pending[u->watcher_of[technique] - 1];
}

bool each_unit(struct engine *e, unit_kinds kinds, int argument,
               bool (*search)(struct engine *e, unsigned unit, int argument))
{
    struct constraint_units *u = e->units;
    if (kinds & later_kinds) {
        units_complete(e);
    }
    if (!e->tables.v->constraints || !(u->any & kinds)) {
        return false;
    }
    note_changes(e);
    uint64_t *pending = watch(u, e->found.technique, kinds);
    const uint64_t *wanted = u->wanted[u->watcher_of[e->found.technique] - 1];
    for (unsigned w = 0; w < u->words; w++) {
        for (uint64_t left = on_path(e) ? pending[w] : wanted[w]; left; left &= left - 1) {
            if (search(e, w * 64 + (unsigned)__builtin_ctzll(left), argument)) {
                return true;
            }
            if (spend_steps(e, 8)) {
                return false;
            }
            if (on_path(e)) {
                pending[w] &= ~(left & -left);
            }
        }
    }
    return false;
}

/* ---- cells and sets ---- */

void open_cells_of(const struct engine *e, const uint16_t *cell, unsigned count,
                   struct open_cells *o)
{
    o->count = 0;
    o->digits = 0;
    o->filled = 0;
    o->filled_sum = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned value = e->now.value[cell[i]];
        if (value) {
            o->filled |= digit_bit(value);
            o->filled_sum += value;
        } else {
            o->digits |= e->now.digits[cell[i]];
            o->cell[o->count++] = cell[i];
        }
    }
}

bool all_differ(const struct engine *e, const uint16_t *cell, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = i + 1; k < count; k++) {
            if (!set_has(&e->tables.peers[cell[i]], cell[k])) {
                return false;
            }
        }
    }
    return true;
}

/* Cells being given digits of a set, one each. */
struct matching {
    const struct engine *e;
    const struct open_cells *o;
    digit_set set;
    digit_set tried;
    digit_set taken;
    uint8_t taker[MAX_SIZE + 1]; /* by digit */
};

/* Give a cell a digit, moving others to others where need be. */
static bool give_digit(struct matching *m, unsigned i)
{
    FOR_EACH_DIGIT(digit, m->set & m->e->now.digits[m->o->cell[i]]) {
        if (m->tried & digit_bit(digit)) {
            continue;
        }
        m->tried |= digit_bit(digit);
        if (!(m->taken & digit_bit(digit)) || give_digit(m, m->taker[digit])) {
            m->taken |= digit_bit(digit);
            m->taker[digit] = (uint8_t)i;
            return true;
        }
    }
    return false;
}

static bool set_fits(const struct engine *e, const struct open_cells *o, digit_set set)
{
    struct matching m = {.e = e, .o = o, .set = set};
    for (unsigned i = 0; i < o->count; i++) {
        m.tried = 0;
        if (!give_digit(&m, i)) {
            return false;
        }
    }
    return true;
}

bool sets_that_fit(const struct engine *e, const struct open_cells *o, int sum,
                   struct digit_sets *sets)
{
    digit_set all[MAX_SETS];
    sets->count = 0;
    if (sum <= 0) {
        return true;
    }
    size_t count = constraint_combinations(o->digits, o->count, (unsigned)sum, all, MAX_SETS);
    for (size_t i = 0; i < count && i < MAX_SETS; i++) {
        if (set_fits(e, o, all[i])) {
            sets->at[sets->count++] = all[i];
        }
    }
    return count <= MAX_SETS;
}

digit_set sets_union(const struct digit_sets *sets)
{
    digit_set digits = 0;
    for (unsigned i = 0; i < sets->count; i++) {
        digits |= sets->at[i];
    }
    return digits;
}

digit_set sets_common(const struct digit_sets *sets)
{
    digit_set digits = sets->count ? sets->at[0] : 0;
    for (unsigned i = 0; i < sets->count; i++) {
        digits &= sets->at[i];
    }
    return digits;
}

/* ---- why ---- */

void cite_constraint(struct engine *e, unsigned unit)
{
    const struct constraint_unit *u = constraint_unit_at(e, unit);
    struct step *s = e->step;
    if (s->constraint_count < STEP_MAX_CONSTRAINTS) {
        s->constraint[s->constraint_count++] = (struct step_constraint){u->index, u->pair};
    }
}

void cite_number(struct engine *e, int number)
{
    struct step *s = e->step;
    if (s->number_count < STEP_MAX_NUMBERS) {
        s->number[s->number_count++] = (int16_t)number;
    }
}

void cite_sum(struct engine *e, const struct sum_unit *s)
{
    bool turned = s->sum < 0;
    for (unsigned i = 0; i < s->house_count; i++) {
        cite_house(e, s->house[i]);
    }
    cite_number(e, s->total);
    cite_number(e, s->outer ? s->total + s->sum : s->total - s->sum);
    cite_number(e, turned ? -s->sum : s->sum);
    FOR_EACH_CELL(cell, s->plus) {
        mark_rest(e, turned ? MARK_FIN : MARK_PATTERN, cell);
    }
    FOR_EACH_CELL(other, s->minus) {
        mark_rest(e, turned ? MARK_PATTERN : MARK_FIN, other);
    }
}

void mark_rest(struct engine *e, enum mark_role role, unsigned cell)
{
    digit_set left = e->now.value[cell] ? digit_bit(e->now.value[cell]) : e->now.digits[cell];
    FOR_EACH_DIGIT(digit, left & e->found.digits) {
        if (set_has(&e->found.eliminated[digit], cell)) {
            left &= ~digit_bit(digit);
        }
    }
    for (unsigned i = 0; i < e->found.place_count; i++) {
        if (e->found.placed[i].cell == cell) {
            left = digit_bit(e->found.placed[i].digit);
        }
    }
    FOR_EACH_DIGIT(rest, left) {
        mark(e, role, rest, cell);
    }
}

void mark_constraint(struct engine *e, unsigned unit)
{
    const struct constraint *c = &constraint_unit_at(e, unit)->c;
    for (unsigned i = 0; i < c->count; i++) {
        mark_rest(e, MARK_PATTERN, c->cell[i]);
    }
}

bool emit_by_constraint(struct engine *e, unsigned unit)
{
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_constraint(e, unit);
        mark_constraint(e, unit);
    }
    return emit(e);
}
