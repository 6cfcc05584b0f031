/* Unique rectangles and loops, which rest on the solution being the only one.
 *
 * A unique loop visits, with its cells taken alternately, each of its houses exactly twice; all its
 * cells have the same two digits, and a few of them more. The scale takes the loop of the lowest
 * rating, then of the lowest type, then the one met first. */
#include "gen/grade/se/ratings.h"
#include "gen/grade/se/se_rules.h"

enum { MAX_LOOP = 24 };

/* The best step found so far. */
struct unique_loops_best {
    int tenths; /* 0: none */
    unsigned type;
    unsigned count;
    uint8_t cell[SE_CELLS];
    uint16_t digits[SE_CELLS];
};

struct loop {
    struct se_board *b;
    unsigned pair; /* the two digits */
    unsigned size;
    uint8_t cell[MAX_LOOP];
    struct se_cells may; /* be in a loop of the pair */
    struct se_cells in;
    uint32_t seen[2]; /* houses of the cells at even and at odd places */
    struct unique_loops_best *best;
};

static bool better(const struct unique_loops_best *best, int tenths, unsigned type)
{
    return best->tenths == 0 || tenths < best->tenths ||
           (tenths == best->tenths && type < best->type);
}

static void begin_best(struct unique_loops_best *best, int tenths, unsigned type)
{
    best->tenths = tenths;
    best->type = type;
    best->count = 0;
}

static void take_unique_loops(struct unique_loops_best *best, unsigned cell, unsigned digits)
{
    best->cell[best->count] = (uint8_t)cell;
    best->digits[best->count++] = (uint16_t)digits;
}

static int apply(struct se_board *b, const struct unique_loops_best *best)
{
    for (unsigned i = 0; i < best->count; i++) {
        se_remove(b, best->cell[i], best->digits[i]);
    }
    return best->tenths;
}

static int loop_tenths(unsigned size)
{
    return size >= 10  ? SE_TENTHS_UNIQUE_LOOP_10
           : size >= 8 ? SE_TENTHS_UNIQUE_LOOP_8
           : size >= 6 ? SE_TENTHS_UNIQUE_LOOP_6
                       : SE_TENTHS_UNIQUE_RECTANGLE;
}

static struct se_cells seen_by_all(const struct se_map *m, const uint8_t *cell, unsigned count)
{
    struct se_cells set = m->peers[cell[0]];
    for (unsigned i = 1; i < count; i++) {
        set = se_and(set, m->peers[cell[i]]);
    }
    return set;
}

/* The extra cells share one extra digit: one of them has it. */
static void loop_type_2(struct loop *l, const uint8_t *extra, unsigned count, unsigned digit)
{
    int tenths = loop_tenths(l->size);
    if (!better(l->best, tenths, 2)) {
        return;
    }
    struct se_cells victims = seen_by_all(l->b->map, extra, count);
    struct unique_loops_best found;
    begin_best(&found, tenths, 2);
    while (se_any(victims)) {
        unsigned cell = se_pop(&victims);
        if (l->b->cand[cell] & digit) {
            take_unique_loops(&found, cell, digit);
        }
    }
    if (found.count) {
        *l->best = found;
    }
}

/* Keep a type 3 step where it removes something: the digits of `gone` from the places of the house,
 * or all but them. */
static void take_type_3(struct loop *l, unsigned house, unsigned places, unsigned gone, int tenths)
{
    if (!better(l->best, tenths, 3)) {
        return;
    }
    struct unique_loops_best found;
    begin_best(&found, tenths, 3);
    for (; places; places &= places - 1) {
        unsigned cell = l->b->map->cell[house][se_low(places)];
        if (l->b->cand[cell] & gone) {
            take_unique_loops(&found, cell, l->b->cand[cell] & gone);
        }
    }
    if (found.count) {
        *l->best = found;
    }
}

/* The two extra cells stand for one cell with the extra digits; with degree - 1 other cells of the
 * house it makes a naked set. */
static void type_3_naked(struct loop *l, unsigned house, unsigned two, unsigned extra,
                         unsigned shared, unsigned degree)
{
    const struct se_board *b = l->b;
    unsigned others = 0; /* places that may join */
    for (unsigned i = 0; i < 9; i++) {
        unsigned set = b->cand[b->map->cell[house][i]];
        if (!(two >> i & 1) && se_count(set) > 1 && se_count(set | extra) <= degree) {
            others |= 1U << i;
        }
    }
    for (unsigned pick = -others & others; pick; pick = (pick - others) & others) {
        if (se_count(pick) != degree - 1) {
            continue;
        }
        unsigned own = shared;
        for (unsigned set = pick; set; set &= set - 1) {
            own |= b->cand[b->map->cell[house][se_low(set)]];
        }
        if (se_count(own) == degree && se_count(own | extra) == degree) {
            take_type_3(l, house, SE_ALL & ~(pick | two), own,
                        loop_tenths(l->size) + (int)degree - 1);
        }
    }
}

/* The pair's digits and degree - 2 others, none of them extra, are confined to the two cells and
 * degree - 1 more. `second` is the place of one of the two, counted as the other. */
static void type_3_hidden(struct loop *l, unsigned house, unsigned two, unsigned second,
                          unsigned extra, unsigned degree)
{
    const struct se_board *b = l->b;
    unsigned rest = SE_ALL & ~(l->pair | extra);
    unsigned pick = 0;
    do {
        if (se_count(pick) == degree - 2) {
            unsigned places = 0;
            bool all = true;
            for (unsigned set = pick | l->pair; set; set &= set - 1) {
                unsigned own = b->at[house][se_low(set)] & ~second;
                all &= own != 0;
                places |= own;
            }
            if (all && se_count(places) == degree) {
                take_type_3(l, house, places & ~two, SE_ALL & ~(pick | l->pair),
                            loop_tenths(l->size) + (int)se_count(places & ~two));
            }
        }
        pick = (pick - rest) & rest;
    } while (pick);
}

static void loop_type_3(struct loop *l, unsigned one, unsigned other)
{
    const struct se_board *b = l->b;
    const struct se_map *m = b->map;
    unsigned extra = (unsigned)(b->cand[one] | b->cand[other]) & ~l->pair;
    unsigned shared = b->cand[one] & b->cand[other] & extra;
    for (unsigned degree = 2; degree <= 7; degree++) {
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[one][k];
            if (house != m->house[other][k]) {
                continue;
            }
            unsigned second = 1U << m->place[other][k];
            unsigned two = second | 1U << m->place[one][k];
            if (2 * degree <= b->empty[house] && degree >= se_count(extra)) {
                type_3_naked(l, house, two, extra, shared, degree);
            }
            if (2 * degree < b->empty[house]) {
                type_3_hidden(l, house, two, second, extra, degree);
            }
        }
    }
}

/* One of the pair's digits has no other place in a house that the two extra cells share: so the
 * other digit leaves both. */
static void loop_type_4(struct loop *l, unsigned one, unsigned other)
{
    int tenths = loop_tenths(l->size);
    if (!better(l->best, tenths, 4)) {
        return;
    }
    const struct se_board *b = l->b;
    const struct se_map *m = b->map;
    unsigned low = se_low(l->pair);
    unsigned high = se_low(l->pair & (l->pair - 1));
    bool locked[2] = {false, false};
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[one][k];
        if (house != m->house[other][k]) {
            continue;
        }
        unsigned two = 1U << m->place[one][k] | 1U << m->place[other][k];
        locked[0] |= !(b->at[house][low] & ~two);
        locked[1] |= !(b->at[house][high] & ~two);
    }
    if (locked[0] || locked[1]) {
        unsigned gone = 1U << (locked[0] ? high : low);
        begin_best(l->best, tenths, 4);
        take_unique_loops(l->best, one, gone);
        take_unique_loops(l->best, other, gone);
    }
}

static void use_loop(struct loop *l)
{
    const struct se_board *b = l->b;
    uint8_t extra[MAX_LOOP];
    unsigned count = 0;
    unsigned digits = 0;
    for (unsigned i = 0; i < l->size; i++) {
        if (b->cand[l->cell[i]] & ~l->pair) {
            extra[count++] = l->cell[i];
            digits |= b->cand[l->cell[i]] & ~l->pair;
        }
    }
    if (count == 0) {
        return;
    }
    if (count == 1) {
        if (better(l->best, loop_tenths(l->size), 1)) {
            begin_best(l->best, loop_tenths(l->size), 1);
            take_unique_loops(l->best, extra[0], l->pair);
        }
        return;
    }
    if (se_count(digits) == 1) {
        loop_type_2(l, extra, count, digits);
    } else if (count == 2) {
        loop_type_3(l, extra[0], extra[1]);
    }
    if (count == 2) {
        loop_type_4(l, extra[0], extra[1]);
    }
}

static uint32_t houses_of(const struct se_map *m, unsigned cell)
{
    const uint8_t *h = m->house[cell];
    return (uint32_t)1 << h[0] | (uint32_t)1 << h[1] | (uint32_t)1 << h[2];
}

/* Extend the loop from its last cell. `spare`: how many more cells may have any extra digits;
 * `extra`: the extra digits so far; `kind`: the kind of house just walked along. */
static void walk(struct loop *l, int spare, unsigned extra, unsigned kind)
{
    const struct se_board *b = l->b;
    const struct se_map *m = b->map;
    unsigned last = l->cell[l->size - 1];
    unsigned side = l->size & 1;
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[last][k];
        if (k == kind) {
            continue;
        }
        if (l->size >= 4 && side == 0 && l->seen[0] == l->seen[1] &&
            se_has(m->members[house], l->cell[0])) {
            use_loop(l);
        }
        unsigned places =
            b->at[house][se_low(l->pair)] & b->at[house][se_low(l->pair & (l->pair - 1))];
        for (; places; places &= places - 1) {
            unsigned next = m->cell[house][se_low(places)];
            uint32_t houses = houses_of(m, next);
            unsigned own = extra | (b->cand[next] & ~l->pair);
            bool plain = b->cand[next] == l->pair;
            if (!se_has(l->may, next) || se_has(l->in, next) || l->seen[side] & houses ||
                l->size >= MAX_LOOP || !(plain || se_count(own) == 1 || spare > 0)) {
                continue;
            }
            struct loop kept = *l;
            l->cell[l->size++] = (uint8_t)next;
            se_add(&l->in, next);
            l->seen[side] |= houses;
            walk(l, spare - !plain, own, k);
            l->size = kept.size;
            l->in = kept.in;
            l->seen[side] = kept.seen[side];
        }
    }
}

/* Those of the cells that may be in a loop of them: each has another in each of its houses. */
static struct se_cells looping(const struct se_map *m, struct se_cells cells)
{
    for (bool any = true; any;) {
        any = false;
        for (struct se_cells left = cells; se_any(left);) {
            unsigned cell = se_pop(&left);
            const uint8_t *house = m->house[cell];
            struct se_cells self = {0};
            if (!se_two(se_and(cells, m->members[house[0]])) ||
                !se_two(se_and(cells, m->members[house[1]])) ||
                !se_two(se_and(cells, m->members[house[2]]))) {
                se_add(&self, cell);
                cells = se_minus(cells, self);
                any = true;
            }
        }
    }
    return cells;
}

/* Without the cells before this one that have just its digits: their loops have been found. */
static struct se_cells not_tried(const struct se_board *b, unsigned cell, struct se_cells both)
{
    for (struct se_cells left = both; se_any(left);) {
        struct se_cells one = {0};
        unsigned before = se_pop(&left);
        if (before >= cell) {
            break;
        }
        se_add(&one, before);
        both = b->cand[before] == b->cand[cell] ? se_minus(both, one) : both;
    }
    return both;
}

/* The cells that may be in a loop with this one, of all that have both of its digits: no more than
 * two have others too, or all those have the same one. */
static struct se_cells may_loop(const struct se_board *b, unsigned cell, struct se_cells both)
{
    unsigned pair = b->cand[cell];
    struct se_cells all = looping(b->map, not_tried(b, cell, both));
    struct se_cells plain = {0};
    struct se_cells with[9] = {{0}};
    struct se_cells may = {0};
    unsigned digits = 0;
    for (struct se_cells left = all; se_any(left);) {
        unsigned one = se_pop(&left);
        unsigned extra = b->cand[one] & ~pair;
        if (extra == 0) {
            se_add(&plain, one);
        } else if (!(extra & (extra - 1))) {
            se_add(&with[se_low(extra)], one);
            digits |= extra;
        }
    }
    if (!se_has(all, cell) || se_two(plain)) {
        return all;
    }
    for (; digits; digits &= digits - 1) {
        may = se_or(may, looping(b->map, se_or(plain, with[se_low(digits)])));
    }
    return may;
}

int se_find_unique_loop(struct se_board *b, int hardest)
{
    (void)hardest;
    struct unique_loops_best best = {.tenths = 0};
    struct se_cells with[9] = {{0}};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = b->cand[cell]; set; set &= set - 1) {
            se_add(&with[se_low(set)], cell);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned pair = b->cand[cell];
        if (se_count(pair) != 2) {
            continue;
        }
        struct se_cells both = se_and(with[se_low(pair)], with[se_low(pair & (pair - 1))]);
        struct loop l = {.b = b, .pair = pair, .size = 1, .best = &best};
        l.may = may_loop(b, cell, both);
        if (!se_has(l.may, cell)) {
            continue;
        }
        l.cell[0] = (uint8_t)cell;
        se_add(&l.in, cell);
        l.seen[0] = houses_of(b->map, cell);
        walk(&l, 2, 0, 3);
    }
    return best.tenths ? apply(b, &best) : 0;
}
