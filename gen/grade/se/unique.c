/* The rules that rest on the solution being the only one: unique rectangles and loops, BUG.
 *
 * A unique loop visits, with its cells taken alternately, each of its houses exactly twice; all its
 * cells have the same two digits, and a few of them more. The scale takes the loop of the lowest
 * rating, then of the lowest type, then the one met first. */
#include "gen/grade/se/board.h"

enum { MAX_LOOP = 24 };

/* The best step found so far. */
struct best {
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
    struct se_cells in;
    uint32_t seen[2]; /* houses of the cells at even and at odd places */
    struct best *best;
};

static bool better(const struct best *best, int tenths, unsigned type)
{
    return best->tenths == 0 || tenths < best->tenths ||
           (tenths == best->tenths && type < best->type);
}

static void begin_best(struct best *best, int tenths, unsigned type)
{
    best->tenths = tenths;
    best->type = type;
    best->count = 0;
}

static void take(struct best *best, unsigned cell, unsigned digits)
{
    best->cell[best->count] = (uint8_t)cell;
    best->digits[best->count++] = (uint16_t)digits;
}

static int apply(struct se_board *b, const struct best *best)
{
    for (unsigned i = 0; i < best->count; i++) {
        se_remove(b, best->cell[i], best->digits[i]);
    }
    return best->tenths;
}

static int loop_tenths(unsigned size)
{
    return size >= 10 ? 50 : size >= 8 ? 47 : size >= 6 ? 46 : 45;
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
    struct best found;
    begin_best(&found, tenths, 2);
    while (se_any(victims)) {
        unsigned cell = se_pop(&victims);
        if (l->b->cand[cell] & digit) {
            take(&found, cell, digit);
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
    struct best found;
    begin_best(&found, tenths, 3);
    for (; places; places &= places - 1) {
        unsigned cell = l->b->map->cell[house][se_low(places)];
        if (l->b->cand[cell] & gone) {
            take(&found, cell, l->b->cand[cell] & gone);
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
        take(l->best, one, gone);
        take(l->best, other, gone);
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
            take(l->best, extra[0], l->pair);
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

/* Go on from the last cell. `spare`: how many more cells may have extra digits of their own choice;
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
            if (se_has(l->in, next) || l->seen[side] & houses || l->size >= MAX_LOOP ||
                !(plain || se_count(own) == 1 || spare > 0)) {
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

int se_find_unique_loop(struct se_board *b, int hardest)
{
    (void)hardest;
    struct best best = {.tenths = 0};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (se_count(b->cand[cell]) != 2) {
            continue;
        }
        struct loop l = {.b = b, .pair = b->cand[cell], .size = 1, .best = &best};
        l.cell[0] = (uint8_t)cell;
        se_add(&l.in, cell);
        l.seen[0] = houses_of(b->map, cell);
        walk(&l, 2, 0, 3);
    }
    return best.tenths ? apply(b, &best) : 0;
}

/* BUG: without the extra candidates every cell would have two, and every digit two places in each
 * house; two solutions. */
struct bug {
    unsigned count;
    uint8_t cell[SE_CELLS];
    struct se_cells in;
    uint16_t extra[SE_CELLS]; /* by cell */
    unsigned digits;          /* extra digits that a house points at */
    struct se_cells common;   /* cells that see all bug cells */
};

static bool add_bug_cell(const struct se_board *b, struct bug *bug, unsigned cell, unsigned digit)
{
    if (!se_has(bug->in, cell)) {
        bug->cell[bug->count++] = (uint8_t)cell;
        se_add(&bug->in, cell);
    }
    bug->extra[cell] = (uint16_t)(bug->extra[cell] | 1U << digit);
    bug->common = bug->count == 1 ? b->map->peers[cell] : se_and(bug->common, b->map->peers[cell]);
    bug->common = se_minus(bug->common, bug->in);
    return bug->count == 1 || se_count(bug->digits) < 2 || se_any(bug->common);
}

/* Collect the extra candidates. A house and digit with a number of places other than two must have
 * a cell of three or more candidates among them; where it is the only one, it is the extra one. */
static bool collect_bug(const struct se_board *b, struct bug *bug)
{
    struct se_cells all = {0};
    unsigned kinds = 0; /* the digits at fault */
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned places = b->at[house][d];
            unsigned found = 0;
            unsigned last = 0;
            if (places == 0 || se_count(places) == 2) {
                continue;
            }
            kinds |= 1U << d;
            for (; places; places &= places - 1) {
                unsigned cell = b->map->cell[house][se_low(places)];
                if (se_count(b->cand[cell]) >= 3) {
                    found++;
                    last = cell;
                    se_add(&all, cell);
                }
            }
            if (found == 0) {
                return false;
            }
            if (found == 1) {
                bug->digits |= 1U << d;
                if (!add_bug_cell(b, bug, last, d)) {
                    return false;
                }
            }
        }
    }
    if (se_count(kinds) == 1) { /* one digit only: every big cell on it is a bug cell */
        struct se_cells more = se_minus(all, bug->in);
        while (se_any(more)) {
            if (!add_bug_cell(b, bug, se_pop(&more), se_low(kinds))) {
                return false;
            }
        }
    }
    return kinds != 0;
}

static bool is_bug(const struct se_board *b, const struct bug *bug)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (b->cand[cell] && se_count(b->cand[cell] & ~(unsigned)bug->extra[cell]) != 2) {
            return false;
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        unsigned count[9] = {0};
        for (unsigned i = 0; i < 9; i++) {
            unsigned cell = b->map->cell[house][i];
            unsigned set = b->cand[cell] & ~(unsigned)bug->extra[cell];
            for (; set; set &= set - 1) {
                count[se_low(set)]++;
            }
        }
        for (unsigned d = 0; d < 9; d++) {
            if (count[d] != 0 && count[d] != 2) {
                return false;
            }
        }
    }
    return true;
}

static int bug_type_2(struct se_board *b, const struct bug *bug)
{
    struct se_cells victims = bug->common;
    bool any = false;
    while (se_any(victims)) {
        any |= se_remove(b, se_pop(&victims), bug->digits);
    }
    return any ? 57 : 0;
}

/* Two bug cells in a house that share one digit that is not extra: it is in one of them, and the
 * other has an extra digit. */
static int bug_type_4(struct se_board *b, const struct bug *bug)
{
    unsigned one = bug->cell[0];
    unsigned other = bug->cell[1];
    unsigned shared = b->cand[one] & b->cand[other] & ~bug->digits;
    if (se_count(shared) != 1 || !se_has(b->map->peers[one], other)) {
        return 0;
    }
    bool any = se_remove(b, one, ~(bug->extra[one] | shared));
    any |= se_remove(b, other, ~(bug->extra[other] | shared));
    return any ? 57 : 0;
}

static bool bug_naked_set(struct se_board *b, const struct bug *bug, unsigned house,
                          unsigned places, unsigned pick)
{
    unsigned set = bug->digits;
    unsigned own = 0;
    for (unsigned rest = pick; rest; rest &= rest - 1) {
        unsigned cand = b->cand[b->map->cell[house][se_low(rest)]];
        own |= cand;
        if (se_count(cand) < 2) {
            return false;
        }
    }
    set |= own;
    unsigned degree = se_count(pick) + 1;
    if (se_count(own) != degree || se_count(set) != degree) {
        return false;
    }
    bool any = false;
    for (unsigned rest = places & ~pick; rest; rest &= rest - 1) {
        any |= se_remove(b, b->map->cell[house][se_low(rest)], set);
    }
    return any;
}

/* The extra digits stand for one cell of a naked set in a house that all bug cells share. */
static int bug_type_3(struct se_board *b, const struct bug *bug)
{
    const struct se_map *m = b->map;
    for (unsigned degree = 2; degree <= 6 && se_count(bug->digits) > 1; degree++) {
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[bug->cell[0]][k];
            if (se_any(se_minus(bug->in, m->members[house]))) {
                continue;
            }
            unsigned places = 0;
            for (unsigned i = 0; i < 9; i++) {
                places |= se_has(bug->common, m->cell[house][i]) ? 1U << i : 0;
            }
            for (unsigned pick = 1; pick <= SE_ALL; pick++) {
                if (!(pick & ~places) && se_count(pick) == degree - 1 &&
                    bug_naked_set(b, bug, house, places, pick)) {
                    return 57 + (int)degree - 1;
                }
            }
        }
    }
    return 0;
}

int se_find_bug(struct se_board *b, int hardest)
{
    (void)hardest;
    struct bug bug = {.count = 0};
    if (!collect_bug(b, &bug) || !is_bug(b, &bug)) {
        return 0;
    }
    if (bug.count == 1) {
        return se_remove(b, bug.cell[0], ~bug.digits) ? 56 : 0;
    }
    int tenths = 0;
    if (se_count(bug.digits) == 1) {
        tenths = bug_type_2(b, &bug);
        return tenths == 0 && bug.count == 2 ? bug_type_4(b, &bug) : tenths;
    }
    if (bug.count == 2 && se_any(bug.common)) {
        tenths = bug_type_4(b, &bug);
    }
    return tenths == 0 && se_any(bug.common) ? bug_type_3(b, &bug) : tenths;
}
