#include "gen/grade/technique/constraint/house_sums.h"

enum { KNOWN_SUMS = 4 * SUM_UNITS, MAX_JOINED_BOXES = 16, MAX_CELLS_OF_BOTH = 6 };

/* Houses being added up. */
struct adding {
    const struct engine *e;
    struct sum_unit *out;
    unsigned count;
    uint16_t known[KNOWN_SUMS]; /* by hash of the cells: 1 and the sum */
    unsigned cages;             /* ENGINE_CELLS at most, each with a cell that no other has */
    cell_set cage[ENGINE_CELLS];
    uint16_t cage_of[ENGINE_CELLS];  /* by cell; NO_UNIT: none */
    cell_set meeting[ENGINE_HOUSES]; /* the cages, by number, that have cells of the house */
    cell_set caged;
    cell_set inside; /* of the houses that are added up */
    cell_set meets;  /* the cages that have cells of them */
    struct sum_unit now;
};

/* ---- keeping a sum ---- */

static unsigned hash_of(const struct sum_unit *s)
{
    uint64_t hash = 14695981039346656037ULL;
    for (unsigned w = 0; w < CELL_WORDS; w++) {
        hash = (hash ^ (s->plus.word[w] + s->minus.word[w])) * 1099511628211ULL;
        hash ^= hash >> 29;
    }
    return (unsigned)(hash % KNOWN_SUMS);
}

/* Equal sets of cells give the same sum, whatever houses they come from: those found first are
 * simpler. */
static bool is_known(struct adding *a)
{
    const struct sum_unit *s = &a->now;
    unsigned slot = hash_of(s);
    for (; a->known[slot]; slot = (slot + 1) % KNOWN_SUMS) {
        const struct sum_unit *other = &a->out[a->known[slot] - 1];
        if ((set_equal(other->plus, s->plus) && set_equal(other->minus, s->minus)) ||
            (set_equal(other->plus, s->minus) && set_equal(other->minus, s->plus))) {
            return true;
        }
    }
    a->known[slot] = (uint16_t)(a->count + 1);
    return false;
}

static void keep(struct adding *a, cell_set plus, cell_set minus, int sum, bool outer)
{
    unsigned cells = set_count(plus) + set_count(minus);
    a->now.plus = plus;
    a->now.minus = minus;
    a->now.sum = (int16_t)sum;
    a->now.outer = outer;
    a->now.parted = NO_UNIT;
    if (cells == 0 || cells > SUM_CELLS || a->count == SUM_UNITS || is_known(a)) {
        return;
    }
    unsigned cage = set_empty(minus) ? a->cage_of[set_first(plus)] : NO_UNIT;
    if (cage != NO_UNIT && set_within(plus, a->cage[cage]) && !set_equal(plus, a->cage[cage])) {
        a->now.parted = (uint16_t)cage;
    }
    a->out[a->count++] = a->now;
}

/* ---- adding up ---- */

/* What the cages leave of the houses' digits: in the cells inside that lie in no cage wholly
 * inside; outside in the cells of cages that reach out; or with each cage counted on the side where
 * it has fewer cells. */
static void add_up(struct adding *a)
{
    const struct constraint_unit *unit = a->e->units->at;
    cell_set free = set_minus(a->inside, a->caged);
    cell_set inner = free;
    cell_set outer = set_none();
    cell_set plus = free;
    cell_set minus = set_none();
    int left = a->now.total;  /* for the cells inside */
    int over = -a->now.total; /* for those outside */
    int both = a->now.total;
    FOR_EACH_CELL(i, a->meets) {
        cell_set in = set_and(a->cage[i], a->inside);
        cell_set out = set_minus(a->cage[i], a->inside);
        int sum = (int)unit[i].c.sum;
        over += sum;
        if (set_empty(out)) {
            left -= sum;
            both -= sum;
            continue;
        }
        inner = set_or(inner, in);
        outer = set_or(outer, out);
        if (set_count(in) <= set_count(out)) {
            plus = set_or(plus, in);
        } else {
            minus = set_or(minus, out);
            both -= sum;
        }
    }
    keep(a, inner, set_none(), left, false);
    if (set_empty(free)) {
        keep(a, outer, set_none(), over, true);
    }
    if (!set_empty(plus) && !set_empty(minus) &&
        set_count(plus) + set_count(minus) <= MAX_CELLS_OF_BOTH) {
        keep(a, plus, minus, both, false);
    }
}

/* Add up these houses, unless two of them share a cell. */
static void add_houses(struct adding *a, const unsigned *house, unsigned count)
{
    unsigned size = a->e->tables.v->size;
    a->inside = set_none();
    a->meets = set_none();
    for (unsigned i = 0; i < count; i++) {
        if (set_meets(a->inside, a->e->tables.house[house[i]])) {
            return;
        }
        a->inside = set_or(a->inside, a->e->tables.house[house[i]]);
        a->meets = set_or(a->meets, a->meeting[house[i]]);
        a->now.house[i] = (uint8_t)house[i];
    }
    a->now.house_count = (uint8_t)count;
    a->now.total = (int16_t)(count * size * (size + 1) / 2);
    add_up(a);
}

static void add_lines(struct adding *a, enum house_kind kind, unsigned count)
{
    const struct house_list *lines = &a->e->tables.of_kind[kind];
    for (unsigned first = 0; first + count <= lines->count; first++) {
        unsigned house[SUM_HOUSES];
        for (unsigned i = 0; i < count; i++) {
            house[i] = lines->house[first + i];
        }
        add_houses(a, house, count);
    }
}

static void add_boxes(struct adding *a, unsigned count)
{
    const struct house_list *boxes = &a->e->tables.of_kind[HOUSE_BOX];
    bool joined[MAX_JOINED_BOXES][MAX_JOINED_BOXES];
    unsigned n = boxes->count;
    if (n > MAX_JOINED_BOXES) {
        return;
    }
    for (unsigned i = 0; i < n; i++) {
        for (unsigned k = 0; k < i; k++) {
            joined[i][k] = joined[k][i] =
                set_meets(a->meeting[boxes->house[i]], a->meeting[boxes->house[k]]);
        }
    }
    for (unsigned i = 0; i < n; i++) {
        for (unsigned k = i + 1; k < n; k++) {
            unsigned house[3] = {boxes->house[i], boxes->house[k]};
            if (count == 2 && joined[i][k]) {
                add_houses(a, house, 2);
            }
            for (unsigned m = k + 1; count == 3 && m < n; m++) {
                if (joined[i][k] + joined[i][m] + joined[k][m] >= 2) {
                    house[2] = boxes->house[m];
                    add_houses(a, house, 3);
                }
            }
        }
    }
}

/* ---- finding them ---- */

static void take_cages(struct adding *a)
{
    const struct constraint_units *u = a->e->units;
    const struct layout *v = a->e->tables.v;
    memset(a->cage_of, 0xff, sizeof a->cage_of);
    while (a->cages < u->constraints && a->cages < ENGINE_CELLS &&
           u->at[a->cages].c.kind == CONSTRAINT_CAGE) {
        const struct constraint *c = &u->at[a->cages].c;
        for (unsigned i = 0; i < c->count; i++) {
            unsigned cell = c->cell[i];
            set_add(&a->cage[a->cages], cell);
            a->cage_of[cell] = (uint16_t)a->cages;
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                set_add(&a->meeting[v->house_of[cell][k]], a->cages);
            }
        }
        a->caged = set_or(a->caged, a->cage[a->cages++]);
    }
}

unsigned sums_of_houses(struct engine *e, struct sum_unit *out)
{
    struct adding a = {.e = e, .out = out};
    take_cages(&a);
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        add_houses(&a, &h, 1);
    }
    return a.count;
}

unsigned sums_of_several_houses(struct engine *e, struct sum_unit *out, unsigned count)
{
    struct adding a = {.e = e, .out = out};
    take_cages(&a);
    for (; a.count < count; a.count++) {
        a.now = out[a.count];
        (void)is_known(&a);
    }
    for (unsigned houses = 2; houses <= SUM_HOUSES && houses < e->tables.v->size; houses++) {
        add_lines(&a, HOUSE_ROW, houses);
        add_lines(&a, HOUSE_COLUMN, houses);
        if (houses < SUM_HOUSES) {
            add_boxes(&a, houses);
        }
    }
    return a.count;
}
