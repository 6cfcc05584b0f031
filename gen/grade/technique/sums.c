#include "gen/grade/technique/sums.h"

enum { KNOWN_SUMS = 4 * SUM_UNITS, MOST_JOINED_BOXES = 16, MOST_CELLS_OF_BOTH = 6 };

/* Houses being added up. */
struct adding {
    const struct engine *e;
    struct sum_unit *out;
    unsigned count;
    uint16_t known[KNOWN_SUMS]; /* by hash of the cells: 1 and the sum */
    unsigned cages;
    cell_set cage[ENGINE_CELLS];
    cell_set caged;
    cell_set inside; /* of the houses that are added up */
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

/* The same cells say the same, whatever houses they come from: those found first are simpler. */
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
    for (unsigned i = 0; i < a->cages && set_empty(minus); i++) {
        if (set_within(plus, a->cage[i]) && !set_equal(plus, a->cage[i])) {
            a->now.parted = (uint16_t)i;
        }
    }
    a->out[a->count++] = a->now;
}

/* ---- adding up ---- */

/* What the cages leave of the houses' digits: in the cells inside that lie in no cage wholly
 * inside; outside in the cells of cages that reach out; or with each cage counted on the side where
 * it has fewer cells. */
static void add_up(struct adding *a)
{
    const struct clue_unit *unit = a->e->units->at;
    cell_set free = set_minus(a->inside, a->caged);
    cell_set inner = free;
    cell_set outer = set_none();
    cell_set plus = free;
    cell_set minus = set_none();
    int left = a->now.total;  /* for the cells inside */
    int over = -a->now.total; /* for those outside */
    int both = a->now.total;
    for (unsigned i = 0; i < a->cages; i++) {
        cell_set in = set_and(a->cage[i], a->inside);
        cell_set out = set_minus(a->cage[i], a->inside);
        int sum = unit[i].c.sum;
        if (set_empty(in)) {
            continue;
        }
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
        set_count(plus) + set_count(minus) <= MOST_CELLS_OF_BOTH) {
        keep(a, plus, minus, both, false);
    }
}

/* Add up these houses, unless two of them share a cell. */
static void add_houses(struct adding *a, const unsigned *house, unsigned count)
{
    unsigned size = a->e->tables.v->size;
    a->inside = set_none();
    for (unsigned i = 0; i < count; i++) {
        if (set_meets(a->inside, a->e->tables.house[house[i]])) {
            return;
        }
        a->inside = set_or(a->inside, a->e->tables.house[house[i]]);
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

static bool are_joined(const struct adding *a, unsigned one, unsigned other)
{
    for (unsigned i = 0; i < a->cages; i++) {
        if (set_meets(a->cage[i], a->e->tables.house[one]) &&
            set_meets(a->cage[i], a->e->tables.house[other])) {
            return true;
        }
    }
    return false;
}

static void add_boxes(struct adding *a, unsigned count)
{
    const struct house_list *boxes = &a->e->tables.of_kind[HOUSE_BOX];
    bool joined[MOST_JOINED_BOXES][MOST_JOINED_BOXES];
    unsigned n = boxes->count;
    if (n > MOST_JOINED_BOXES) {
        return;
    }
    for (unsigned i = 0; i < n; i++) {
        for (unsigned k = 0; k < i; k++) {
            joined[i][k] = joined[k][i] = are_joined(a, boxes->house[i], boxes->house[k]);
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

unsigned sums_find(struct engine *e, struct sum_unit *out)
{
    struct adding a = {.e = e, .out = out};
    const struct layout *v = e->tables.v;
    while (a.cages < e->units->clues && e->units->at[a.cages].c.kind == CLUE_CAGE) {
        const struct clue *c = &e->units->at[a.cages].c;
        for (unsigned i = 0; i < c->count; i++) {
            set_add(&a.cage[a.cages], c->cell[i]);
        }
        a.caged = set_or(a.caged, a.cage[a.cages++]);
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        add_houses(&a, &h, 1);
    }
    for (unsigned count = 2; count <= SUM_HOUSES && count < v->size; count++) {
        add_lines(&a, HOUSE_ROW, count);
        add_lines(&a, HOUSE_COLUMN, count);
        if (count < SUM_HOUSES) {
            add_boxes(&a, count);
        }
    }
    return a.count;
}
