#include "gen/solve/layouts/constraint_plan.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "gen/solve/layouts/plan_tables.h"

enum {
    WORDS = (MAX_CELLS + 63) / 64,
    MAX_REST = 5,  /* sums of more cells than this are not worth knowing */
    MAX_LINES = 3, /* neighbouring rows or columns that are looked at together */
    RESTS_CELLS = 4096,
    RESTS = 512,
    NO_CAGE = 512, /* marks a cell without a cage; cages beyond this number are not added up */
    CAGE_WORDS = NO_CAGE / 64 + 1,
};

/* ---- parts ---- */

struct constraint_plan_builder {
    const struct layout *v;
    struct constraint_plan *plan;
    unsigned capacity;
    unsigned cell_count; /* of plan->cells */
    uint64_t cage[NO_CAGE][WORDS];
    uint16_t cage_sum[NO_CAGE];
    uint8_t cage_cells[NO_CAGE];
    /* NO_CAGE if the cell is in no cage, or in one that is not added up. */
    uint16_t cage_of[MAX_CELLS];
    unsigned cage_count;
    unsigned words;
    /* Of the last pair, its kind, and `all`. */
    const struct pair_tables *pairs;
    uint8_t pairs_kind;
    bool pairs_all;
    bool starved;
};

/* The sets of digits that the constraint's cells may hold, where all of them differ and nothing
 * else matters: of a cage those with its sum, of a renban line runs of digits. NULL: it is not such
 * a constraint. */
static const uint16_t *sets_of(const struct constraint *c, unsigned size, unsigned *found)
{
#define RUN(count, first) (((1U << (count)) - 1U) << (first))
#define RUNS(count)                                                                                \
    {                                                                                              \
        RUN(count, 0), RUN(count, 1), RUN(count, 2), RUN(count, 3), RUN(count, 4), RUN(count, 5),  \
            RUN(count, 6), RUN(count, 7)                                                           \
    }
    /* Two rows more than there are lengths, since CONSTRAINT_SETS_AT_ONCE are read. */
    static const uint16_t runs[CONSTRAINT_TABLE_DIGITS + 1][CONSTRAINT_TABLE_DIGITS - 1] = {
        RUNS(2), RUNS(3), RUNS(4), RUNS(5), RUNS(6), RUNS(7), RUNS(8), RUNS(9)};
#undef RUNS
#undef RUN
    if (size > CONSTRAINT_TABLE_DIGITS) {
        return NULL;
    }
    if (c->kind == CONSTRAINT_RENBAN) {
        *found = size + 1 - c->count;
        return runs[c->count - 2];
    }
    return c->kind == CONSTRAINT_CAGE ? constraint_sum_sets(c->count, c->sum, found) : NULL;
}

static void add_part(struct constraint_plan_builder *b, enum constraint_part_kind kind,
                     const struct constraint *c)
{
    struct constraint_part *part = &b->plan->part[b->plan->part_count++];
    *part = (struct constraint_part){
        .kind = kind,
        .at_once = kind == PART_SUM || kind == PART_ORDER ||
                   (kind == PART_BY_KIND && constraint_kind_of(c)->removes == REMOVES_ALL),
        .constraint = *c,
    };
    if (kind == PART_PAIR) {
        part->set = b->pairs->allowed[0];
        part->tells_of_few = b->pairs->tells_of_few;
    }
    if (kind == PART_SETS) {
        unsigned found = 0;
        part->set = sets_of(c, b->v->size, &found);
        part->set_count = (uint16_t)found;
    }
}

/* Adds both cells of each pair. Pairs that only have to differ are peers already. */
static void add_pairs(struct constraint_plan_builder *b, const struct constraint *c)
{
    bool small = b->v->size <= CONSTRAINT_TABLE_DIGITS;
    if (constraint_is_rule(c) && constraint_kind_of(c)->cells_differ) {
        return;
    }
    if (small && (!b->pairs || b->pairs_kind != c->kind || b->pairs_all != c->all)) {
        b->pairs = pair_tables_of(b->v, c);
        b->pairs_kind = c->kind;
        b->pairs_all = c->all;
        b->starved |= !b->pairs;
    }
    if (small && !b->pairs) {
        return;
    }
    for (unsigned i = 0; i < c->count; i += 2) {
        struct constraint pair = *c;
        pair.cell += i;
        pair.count = 2;
        add_part(b, small ? PART_PAIR : PART_BY_KIND, &pair);
    }
}

static void add_constraint(struct constraint_plan_builder *b, const struct constraint *c)
{
    if (constraint_is_of_pairs(c)) {
        add_pairs(b, c);
        return;
    }
    for (unsigned i = 0; constraint_is_rule(c) && i < c->count; i += constraint_part_cells(c)) {
        struct constraint part = *c;
        part.cell += i;
        part.count = (uint16_t)constraint_part_cells(c);
        add_part(b, PART_BY_KIND, &part);
    }
    if (constraint_is_rule(c)) {
        return;
    }
    unsigned found;
    add_part(b,
             sets_of(c, b->v->size, &found) ? PART_SETS
             : c->kind == CONSTRAINT_THERMO ? PART_ORDER
                                            : PART_BY_KIND,
             c);
    if (b->v->size == POINTER_SIZE) {
        b->plan->part[b->plan->part_count - 1].pointer = pointer_of(c);
    }
    if (c->kind == CONSTRAINT_CAGE && b->cage_count < NO_CAGE) {
        uint64_t *cells = b->cage[b->cage_count];
        memset(cells, 0, b->words * sizeof *cells);
        for (unsigned i = 0; i < c->count; i++) {
            cells[c->cell[i] / 64] |= (uint64_t)1 << c->cell[i] % 64;
            b->cage_of[c->cell[i]] = (uint16_t)b->cage_count;
        }
        b->cage_cells[b->cage_count] = (uint8_t)c->count;
        b->cage_sum[b->cage_count++] = (uint16_t)c->sum;
    }
}

/* Adds a sum of cells. They may all lie in one house, or in several. */
static void add_rest(struct constraint_plan_builder *b, const uint64_t *set, unsigned count,
                     int sum, bool differ)
{
    if (count == 0 || count > MAX_REST || b->cell_count + count > RESTS_CELLS ||
        b->plan->part_count == b->capacity) {
        return;
    }
    uint16_t *cell = b->plan->cells + b->cell_count;
    for (unsigned w = 0; w < b->words; w++) {
        for (uint64_t rest = set[w]; rest; rest &= rest - 1) {
            b->plan->cells[b->cell_count++] = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
        }
    }
    bool possible = sum > 0 && sum < 64;
    struct constraint c = {.kind = CONSTRAINT_CAGE,
                           .sum = possible ? (uint16_t)sum : 0,
                           .count = (uint16_t)count,
                           .cell = cell};
    add_part(b, differ ? PART_SETS : PART_SUM, &c);
}

/* Some houses that do not overlap. */
struct houses {
    uint64_t set[WORDS]; /* their cells */
    /* Cages that have cells in them; NO_CAGE is set if some cell has no cage. */
    uint64_t cages[CAGE_WORDS];
};

static void add_house(const struct constraint_plan_builder *b, unsigned h, struct houses *houses)
{
    for (unsigned i = 0; i < b->v->size; i++) {
        unsigned cell = b->v->house[h].cell[i];
        unsigned cage = b->cage_of[cell];
        houses->set[cell / 64] |= (uint64_t)1 << cell % 64;
        houses->cages[cage / 64] |= (uint64_t)1 << cage % 64;
    }
}

/* What remains of a set of cells when the cages in it are taken away. */
struct rests {
    uint64_t inside[WORDS]; /* cells that are in no cage that lies wholly inside the set … */
    unsigned inside_count;
    int inner;               /* … and the sum of these cells */
    uint64_t outside[WORDS]; /* cells of the cages that lie outside the set */
    unsigned outside_count;
    int outer;
    bool any; /* at least one cage lies wholly inside */
};

static void count_cage(const struct constraint_plan_builder *b, unsigned i, const uint64_t *set,
                       struct rests *r)
{
    const uint64_t *cage = b->cage[i];
    uint64_t beyond = 0;
    for (unsigned w = 0; w < b->words; w++) {
        beyond |= cage[w] & ~set[w];
        r->outside[w] |= cage[w] & ~set[w];
    }
    r->outer += b->cage_sum[i];
    /* Cages that lie wholly inside have no outside cells, so they are subtracted at the end. */
    r->outside_count += b->cage_cells[i];
    if (!beyond) {
        r->any = true;
        r->inside_count -= b->cage_cells[i];
        r->inner -= b->cage_sum[i];
        for (unsigned w = 0; w < b->words; w++) {
            r->inside[w] &= ~cage[w];
        }
    }
}

/* Takes cells whose digits add up to `total`, and the cages in them. Adds two sums: of the cells
 * inside that no inner cage covers, and of the outside cells of the cages that cover the set. */
static void add_rests(struct constraint_plan_builder *b, const struct houses *houses,
                      unsigned count, unsigned total)
{
    const uint64_t *set = houses->set;
    struct rests r = {.inside_count = count, .inner = (int)total, .outer = -(int)total};
    memcpy(r.inside, set, sizeof r.inside);
    for (unsigned w = 0; w <= (b->cage_count - 1) / 64; w++) {
        for (uint64_t rest = houses->cages[w]; rest; rest &= rest - 1) {
            count_cage(b, 64 * w + (unsigned)__builtin_ctzll(rest), set, &r);
        }
    }
    if (r.any) {
        add_rest(b, r.inside, r.inside_count, r.inner, count == b->v->size);
    }
    if (!(houses->cages[NO_CAGE / 64] & 1)) {
        add_rest(b, r.outside, r.outside_count - count, r.outer, false);
    }
}

/* Applies the rule of 45 to each house, and to some neighbouring rows or columns. */
static void add_sums(struct constraint_plan_builder *b)
{
    const struct layout *v = b->v;
    unsigned house_sum = v->size * (v->size + 1U) / 2;
    if (b->cage_count == 0 || v->size > CONSTRAINT_TABLE_DIGITS) {
        return;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        struct houses houses = {0};
        unsigned most = v->house[h].kind <= HOUSE_COLUMN && v->grid_count == 1 ? MAX_LINES : 1;
        for (unsigned k = 0;
             k < most && h + k < v->house_count && v->house[h + k].kind == v->house[h].kind; k++) {
            add_house(b, h + k, &houses);
            add_rests(b, &houses, (k + 1) * v->size, (k + 1) * house_sum);
        }
    }
}

/* From how many each cell has, at first[cell + 1], to where those of each cell end. */
static uint32_t add_up(uint32_t *first, const struct layout *v)
{
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        first[cell + 1] += first[cell];
    }
    return first[v->cell_count];
}

/* While the index is filled, first[cell + 1] moves down to where those of the cell begin. */
static void move_down(uint32_t *first, const struct layout *v, uint32_t total)
{
    memmove(first, first + 1, v->cell_count * sizeof *first);
    first[v->cell_count] = total;
}

/* Makes the block of the index. Returns false when out of memory. */
static bool make_room(struct constraint_plan *p, const struct layout *v)
{
    size_t places[2] = {0, 0}; /* of cells in pairs, and in other parts */
    for (unsigned i = 0; i < p->part_count; i++) {
        places[p->part[i].kind != PART_PAIR] += p->part[i].constraint.count;
    }
    const size_t firsts = v->cell_count + 1U;
    p->index = calloc(1, places[0] * sizeof *p->pair + 2 * firsts * sizeof *p->first +
                             (places[1] + 1) * sizeof *p->part_of);
    p->pair = p->index;
    p->first = (uint32_t *)(void *)(p->pair + places[0]);
    p->first_pair = p->first + firsts;
    p->part_of = (uint16_t *)(void *)(p->first_pair + firsts);
    return p->index != NULL;
}

#if !defined __OPTIMIZE_SIZE__
static void list_skyline(struct constraint_plan *p, unsigned i)
{
    const struct constraint *c = &p->part[i].constraint;
    if (c->count == SKYLINE_SIZE && c->sum <= SKYLINE_MAX_SEEN) {
        p->part[i].is_skyline = true;
        p->skylines |= (uint64_t)1 << i;
    }
}

static void list_quadruple(struct constraint_plan *p, unsigned i)
{
    const struct constraint *c = &p->part[i].constraint;
    struct quadruple_plan *q = &p->quadruples;
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    if (q->count == MAX_QUADRUPLES) {
        return;
    }
    if (q->count == 0) {
        memset(q->digit, 0xff, sizeof q->digit);
    }
    for (unsigned k = 0; k < QUADRUPLE_CELLS; k++) {
        q->cell[k][q->count] = c->cell[k];
    }
    for (unsigned k = constraint_digits_unpack(c->sum, digit); k-- > 0;) {
        q->digit[k][q->count] = (uint16_t)digit_bit(digit[k]);
    }
    p->part[i].is_quadruple = true;
    q->parts |= (uint64_t)1 << i;
    q->count++;
}

/* Lists the parts that the search looks at at once. */
static void list_at_once(struct constraint_plan *p)
{
    for (unsigned i = 0; i < p->part_count; i++) {
        if (p->part[i].constraint.kind == CONSTRAINT_SKYSCRAPER) {
            list_skyline(p, i);
        } else if (p->part[i].constraint.kind == CONSTRAINT_QUADRUPLE) {
            list_quadruple(p, i);
        }
    }
}
#else
static void list_at_once(struct constraint_plan *p)
{
    (void)p;
}
#endif

static void index_pair(struct constraint_plan *p, const struct constraint_part *part)
{
    const uint16_t *cell = part->constraint.cell;
    uint64_t *paired = part->tells_of_few ? p->paired_few : p->paired;
    for (unsigned k = 0; k < 2; k++) {
        p->pair[--p->first_pair[cell[k] + 1]] =
            (struct constraint_neighbour){part->set + k * PAIR_SETS, cell[1 - k]};
        paired[cell[k] / 64] |= (uint64_t)1 << cell[k] % 64;
    }
}

static void index_part(struct constraint_plan *p, unsigned i)
{
    const struct constraint *c = &p->part[i].constraint;
    for (unsigned k = 0; k < c->count; k++) {
        const unsigned cell = c->cell[k];
        p->part_of[--p->first[cell + 1]] = (uint16_t)i;
        p->parted[cell / 64] |= (uint64_t)1 << cell % 64;
        if (p->is_small) {
            p->parts_of[cell] |= (uint64_t)1 << i;
        }
    }
}

/* Indexes the parts by cell. Returns false when out of memory. */
static bool make_index(struct constraint_plan *p, const struct layout *v)
{
    if (!make_room(p, v)) {
        return false;
    }
    p->part_words = 1;
    for (unsigned i = 0; i < p->part_count; i++) {
        const struct constraint *c = &p->part[i].constraint;
        const bool pair = p->part[i].kind == PART_PAIR;
        uint32_t *first = pair ? p->first_pair : p->first;
        p->part_words = pair ? p->part_words : i / 64 + 1;
        for (unsigned k = 0; k < c->count; k++) {
            first[c->cell[k] + 1]++;
        }
    }
    const uint32_t total = add_up(p->first, v);
    const uint32_t pairs = add_up(p->first_pair, v);
    p->any_pairs = pairs > 0;
    p->is_small = v->cell_count <= SMALL_CELLS && v->size <= SMALL_SIZE && v->house_count <= 64 &&
                  p->part_words <= 1;
    for (unsigned i = p->part_count; i-- > 0;) {
        if (p->part[i].kind == PART_PAIR) {
            index_pair(p, &p->part[i]);
        } else {
            index_part(p, i);
        }
    }
    move_down(p->first, v, total);
    move_down(p->first_pair, v, pairs);
    if (p->is_small) {
        list_at_once(p);
    }
    const struct board_tables *tables = board_tables_of(v);
    p->lanes = p->is_small && tables && tables->in_lanes ? tables : NULL;
    return tables != NULL;
}

static void drop_plan(void *plan)
{
    struct constraint_plan *p = plan;
    plan_slot_drop(&p->wide_plan);
    plan_slot_drop(&p->free_wide_plan);
    plan_slot_drop(&p->indexed_network);
    plan_slot_drop(&p->network);
    plan_slot_drop(&p->lemma_network);
    free(p->part);
    free(p->cells);
    free(p->index);
    free(p);
}

static bool fill_plan(struct constraint_plan *p, const struct layout *v)
{
    struct constraint_plan_builder b; /* 45 KB, of which a board uses little */
    const bool has_cages = has_constraints_of(v, CONSTRAINT_CAGE);
    unsigned parts = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        parts += constraint_is_rule(c) ? c->count / constraint_part_cells(c) : 1;
    }
    b.v = v;
    b.plan = p;
    b.capacity = parts + (has_cages ? RESTS : 0);
    b.cell_count = b.cage_count = 0;
    b.pairs = NULL;
    b.starved = false;
    for (unsigned cell = 0; has_cages && cell < v->cell_count; cell++) {
        b.cage_of[cell] = NO_CAGE;
    }
    b.words = (v->cell_count + 63U) / 64;
    p->part = malloc((b.capacity + 1) * sizeof *p->part);
    p->cells = has_cages ? malloc(RESTS_CELLS * sizeof *p->cells) : NULL;
    if (!p->part || (has_cages && !p->cells)) {
        return false;
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        add_constraint(&b, constraint_at(v, i));
    }
    add_sums(&b);
    return !b.starved && make_index(p, v);
}

static void *plan_new(const struct layout *v)
{
    struct constraint_plan *p = calloc(1, sizeof *p);
    if (p && !fill_plan(p, v)) {
        drop_plan(p);
        p = NULL;
    }
    return p;
}

bool constraint_plan_prepare(const struct layout *v)
{
    return plan_tables_of(v->plan, v, plan_new, drop_plan) != NULL;
}

const struct constraint_plan *constraint_plan_of(const struct layout *v)
{
    const struct constraint_plan *p = plan_tables_of(v->plan, v, plan_new, drop_plan);
    assert(p); /* the caller must have called solve_prepare */
    return p;
}
