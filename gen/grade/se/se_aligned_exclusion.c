/* Aligned pair and triplet exclusion: of all combinations of digits in two or three cells, those
 * that would empty a small cell seen by all of them are out; a digit in no combination left goes.
 */
#include <assert.h>
#include <string.h>

#include "gen/grade/se/ratings.h"
#include "gen/grade/se/se_rules.h"

/* The cells that may take part, and the small cells (two to `degree` candidates) that each sees:
 * two at least. */
struct se_aligned_exclusion_search {
    struct se_board *b;
    unsigned degree;
    unsigned count;
    uint8_t base[SE_CELLS];
    struct se_cells is_base;
    struct se_cells small[SE_CELLS]; /* by cell */
    struct se_cells changed;         /* since the last search, which found nothing */
};

static void collect(struct se_aligned_exclusion_search *f)
{
    const struct se_board *b = f->b;
    struct se_cells small = {0};
    struct se_cells single = {0};
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned count = se_count(b->cand[cell]);
        if (count == 1) {
            se_add(&single, cell);
        } else if (count >= 2 && count <= f->degree) {
            se_add(&small, cell);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        const struct se_cells peers = b->map->peers[cell];
        f->small[cell] = se_and(small, peers);
        if (se_count(b->cand[cell]) >= 2 && se_two(f->small[cell]) &&
            !se_any(se_and(single, peers))) {
            f->base[f->count++] = (uint8_t)cell;
            se_add(&f->is_base, cell);
        }
    }
}

/* The candidate sets of the excluding cells. */
struct excluders {
    unsigned count;
    uint16_t set[SE_CELLS];
};

static bool excluded(const struct excluders *e, unsigned digits)
{
    for (unsigned i = 0; i < e->count; i++) {
        if (!(e->set[i] & ~digits)) {
            return true;
        }
    }
    return false;
}

/* The cells being tried; of two, the third has one digit that nothing else has. */
struct se_aligned_exclusion_group {
    unsigned degree;
    unsigned cell[3];
    unsigned cand[3];
    bool sees[3]; /* [i]: the two cells other than i see each other */
    unsigned allowed[3];
};

enum { NO_DIGIT = SE_ALL + 1 };

/* Find a combination with this digit in cell i, and note all of its digits as allowed. */
static void find_support(struct se_aligned_exclusion_group *g, const struct excluders *e,
                         unsigned i, unsigned digit)
{
    unsigned j = (i + 1) % 3;
    unsigned k = (i + 2) % 3;
    for (unsigned y = g->cand[j] & ~(g->sees[k] ? digit : 0); y; y &= y - 1) {
        unsigned dy = y & -y;
        unsigned seen = (g->sees[j] ? digit : 0) | (g->sees[i] ? dy : 0);
        for (unsigned z = g->cand[k] & ~seen; z; z &= z - 1) {
            unsigned dz = z & -z;
            if (!excluded(e, digit | dy | dz)) {
                g->allowed[i] |= digit;
                g->allowed[j] |= dy;
                g->allowed[k] |= dz;
                return;
            }
        }
    }
}

/* Remove the digits of each cell that no combination allows. */
static bool exclude(struct se_board *b, struct se_aligned_exclusion_group *g,
                    const struct excluders *e)
{
    const struct se_map *m = b->map;
    bool triple = g->degree == 3;
    g->sees[0] = triple && se_has(m->peers[g->cell[1]], g->cell[2]);
    g->sees[1] = triple && se_has(m->peers[g->cell[0]], g->cell[2]);
    g->sees[2] = se_has(m->peers[g->cell[0]], g->cell[1]);
    for (unsigned i = 0; i < g->degree; i++) {
        for (unsigned set = g->cand[i]; set; set &= set - 1) {
            if (!(g->allowed[i] & set & -set)) {
                find_support(g, e, i, set & -set);
            }
        }
    }
    bool any = false;
    for (unsigned i = 0; i < g->degree; i++) {
        any |= se_remove(b, g->cell[i], SE_ALL & ~g->allowed[i]);
    }
    return any;
}

static bool try_cells(struct se_aligned_exclusion_search *f, const unsigned cell[3])
{
    struct se_cells common = se_and(f->small[cell[0]], f->small[cell[1]]);
    struct se_cells all = {0};
    assert(f->degree <= 3);
    for (unsigned i = 0; i < f->degree; i++) {
        common = se_and(common, f->small[cell[i]]);
        se_add(&all, cell[i]);
    }
    if (!se_two(common) || !se_any(se_and(f->changed, se_or(all, common)))) {
        return false;
    }
    struct excluders e = {.count = 0};
    struct se_aligned_exclusion_group g = {.degree = f->degree, .cand = {0, 0, NO_DIGIT}};
    unsigned together = 0; /* an excluder with a digit that no other has can never be emptied */
    for (unsigned i = 0; i < f->degree; i++) {
        g.cell[i] = cell[i];
        g.cand[i] = f->b->cand[cell[i]];
        together |= g.cand[i];
    }
    while (se_any(common)) {
        unsigned set = f->b->cand[se_pop(&common)];
        if (!(set & ~together)) {
            e.set[e.count++] = (uint16_t)set;
        }
    }
    /* With nothing to empty only naked pairs would be found, and they have gone before. */
    return e.count && exclude(f->b, &g, &e);
}

static struct se_cells cells_below(unsigned cell)
{
    uint64_t all = ~(uint64_t)0;
    return cell < 64 ? (struct se_cells){((uint64_t)1 << cell) - 1, 0}
                     : (struct se_cells){all, ((uint64_t)1 << (cell - 64)) - 1};
}

/* The third cells with which a search can find something new. A third cell comes from the small
 * cells that the first or the second sees. */
static struct se_cells thirds(const struct se_aligned_exclusion_search *f, unsigned one,
                              unsigned two)
{
    struct se_cells shared = se_and(f->small[one], f->small[two]);
    struct se_cells set = se_and(f->is_base, se_or(f->small[one], f->small[two]));
    if (!se_has(f->changed, one) && !se_has(f->changed, two) &&
        !se_any(se_and(f->changed, shared))) {
        set = se_and(set, f->changed);
    }
    if (!se_any(set)) {
        return set;
    }
    struct se_cells pair = {0};
    se_add(&pair, one);
    se_add(&pair, two);
    set = se_minus(set, pair);
    /* Below the second, these three were tried as (one, third) and two. */
    if (se_has(f->small[one], two)) {
        return se_minus(set, cells_below(two));
    }
    bool small = se_count(f->b->cand[two]) <= f->degree;
    return small ? se_minus(set, se_and(cells_below(two), f->b->map->peers[two])) : set;
}

/* Those that the first sees, then those that only the second sees. */
static bool try_thirds(struct se_aligned_exclusion_search *f, unsigned one, unsigned two)
{
    const struct se_map *m = f->b->map;
    struct se_cells all = thirds(f, one, two);
    const struct se_cells part[2] = {se_and(all, f->small[one]), se_minus(all, f->small[one])};
    for (unsigned second = 0; second < 2; second++) {
        unsigned from = second ? two : one;
        for (unsigned i = 0; se_any(part[second]) && i < SE_PEERS; i++) {
            unsigned third = m->peer[from][i];
            const unsigned cell[3] = {one, two, third};
            if (se_has(part[second], third) && try_cells(f, cell)) {
                return true;
            }
        }
    }
    return false;
}

/* What a third digit would be excluded with, given two. SE_ALL: anything. */
static unsigned blocked(const struct excluders *e, unsigned two)
{
    unsigned gone = 0;
    for (unsigned i = 0; i < e->count; i++) {
        unsigned rest = e->set[i] & ~two;
        gone |= rest == 0 ? SE_ALL : rest & (rest - 1) ? 0 : rest;
    }
    return gone;
}

/* Is some digit of cell i, not yet known to be allowed, in none of the allowed combinations? */
static bool loses(struct se_aligned_exclusion_group *g, const struct excluders *e, unsigned i)
{
    unsigned j = (i + 1) % 3;
    unsigned k = (i + 2) % 3;
    for (unsigned x = g->cand[i] & ~g->allowed[i]; x; x &= x - 1) {
        unsigned dx = x & -x;
        unsigned z = 0;
        for (unsigned y = g->cand[j] & ~(g->sees[k] ? dx : 0); y && !z; y &= y - 1) {
            unsigned dy = y & -y;
            unsigned seen = (g->sees[j] ? dx : 0) | (g->sees[i] ? dy : 0);
            z = g->cand[k] & ~(seen | blocked(e, dx | dy));
            g->allowed[j] |= z ? dy : 0;
        }
        if (!z) {
            return true;
        }
        g->allowed[k] |= z;
    }
    return false;
}

/* Can a digit of cell i be in no combination, if those in `excluding` are all that the excluders
 * have? No pair excludes anything by itself, so that for some digit of another cell each of the
 * third's is either excluded or seen. */
static bool may_lose(const struct se_aligned_exclusion_group *g, unsigned excluding, unsigned i)
{
    unsigned j = (i + 1) % 3;
    unsigned k = (i + 2) % 3;
    return se_count(g->cand[j] & ~excluding) <= (unsigned)g->sees[k] + g->sees[i] &&
           se_count(g->cand[k] & ~excluding) <= (unsigned)g->sees[j] + g->sees[i];
}

/* Would anything go from these three cells, which all see the small cells `common`? */
static bool tells(const struct se_aligned_exclusion_search *f, const unsigned cell[3],
                  struct se_cells common)
{
    const struct se_map *m = f->b->map;
    const uint16_t *cand = f->b->cand;
    unsigned together = cand[cell[0]] | cand[cell[1]] | cand[cell[2]];
    unsigned excluding = 0;
    struct excluders e;
    struct se_aligned_exclusion_group g;
    e.count = 0;
    while (se_any(common)) {
        unsigned set = cand[se_pop(&common)];
        bool within = !(set & ~together);
        e.set[e.count] = (uint16_t)set;
        e.count += within;
        excluding |= within ? set : 0;
    }
    if (e.count == 0) {
        return false;
    }
    for (unsigned i = 0; i < 3; i++) {
        g.cand[i] = cand[cell[i]];
        g.allowed[i] = 0;
        g.sees[i] = se_has(m->peers[cell[(i + 1) % 3]], cell[(i + 2) % 3]);
    }
    for (unsigned i = 0; i < 3; i++) {
        if (may_lose(&g, excluding, i) && loses(&g, &e, i)) {
            return true;
        }
    }
    return false;
}

/* The cells that see two of these at least. */
static struct se_cells seeing_two(const struct se_map *m, struct se_cells cells)
{
    struct se_cells one = {0};
    struct se_cells two = {0};
    while (se_any(cells)) {
        const struct se_cells peers = m->peers[se_pop(&cells)];
        two = se_or(two, se_and(one, peers));
        one = se_or(one, peers);
    }
    return two;
}

/* The third cells with which these two, which see the small cells `shared`, may find something. */
static struct se_cells open_thirds(const struct se_aligned_exclusion_search *f, unsigned one,
                                   unsigned two, struct se_cells shared)
{
    const struct se_map *m = f->b->map;
    if (se_has(f->changed, one) || se_has(f->changed, two)) {
        return se_and(f->is_base, seeing_two(m, shared));
    }
    struct se_cells thirds = f->changed;
    struct se_cells changed = se_and(f->changed, shared);
    while (se_any(changed)) {
        thirds = se_or(thirds, m->peers[se_pop(&changed)]);
    }
    return se_and(f->is_base, thirds);
}

/* Does any triplet with these two, but for some third cells, remove anything? */
static bool pair_tells(const struct se_aligned_exclusion_search *f, unsigned one, unsigned two,
                       struct se_cells but)
{
    struct se_cells shared = se_and(f->small[one], f->small[two]);
    if (!se_two(shared)) {
        return false;
    }
    struct se_cells thirds = se_minus(open_thirds(f, one, two, shared), but);
    while (se_any(thirds)) {
        const unsigned cell[3] = {one, two, se_pop(&thirds)};
        struct se_cells common = se_and(shared, f->small[cell[2]]);
        if (se_two(common) && tells(f, cell, common)) {
            return true;
        }
    }
    return false;
}

/* Does any triplet remove anything? In all that are tried a small cell sees another: these two are
 * tried with every third cell, but for those with which one of the two has been tried before. Few
 * positions have such a triplet, and only in those must the first one in order be found. */
static bool any_triplet(const struct se_aligned_exclusion_search *f)
{
    struct se_cells done[SE_CELLS] = {{0}};
    for (unsigned i = 0; i < f->count; i++) {
        unsigned one = f->base[i];
        struct se_cells pairs = se_and(f->is_base, f->b->map->peers[one]);
        if (se_count(f->b->cand[one]) > f->degree) {
            continue;
        }
        pairs = se_minus(pairs, done[one]);
        while (se_any(pairs)) {
            unsigned two = se_pop(&pairs);
            struct se_cells but = se_or(done[one], done[two]);
            se_add(&but, one);
            se_add(&but, two);
            if (pair_tells(f, one, two, but)) {
                return true;
            }
            se_add(&done[one], two);
            se_add(&done[two], one);
        }
    }
    return false;
}

/* Can a pair remove any digit from cell `one`? For that, the small cells with the digit that both
 * cells see must together cover all digits of the other cell: each such small cell then excludes
 * one. */
static bool any_pair_of(const struct se_aligned_exclusion_search *f, unsigned one,
                        const struct se_cells with[9])
{
    const struct se_map *m = f->b->map;
    const uint16_t *cand = f->b->cand;
    for (unsigned set = cand[one]; set; set &= set - 1) {
        unsigned digit = set & -set;
        struct se_cells small = se_and(f->small[one], with[se_low(set)]);
        unsigned most = digit;
        if (!se_two(small)) {
            continue;
        }
        struct se_cells others = se_and(f->is_base, seeing_two(m, small));
        for (struct se_cells left = small; se_any(left);) {
            most |= cand[se_pop(&left)];
        }
        while (se_any(others)) {
            unsigned two = se_pop(&others);
            struct se_cells shared = se_and(small, m->peers[two]);
            unsigned gone = 0;
            if (two == one || cand[two] & ~most) {
                continue;
            }
            while (se_any(shared)) {
                gone |= cand[se_pop(&shared)];
            }
            gone &= ~(se_has(m->peers[one], two) ? 0 : digit);
            if (!(cand[two] & ~gone)) {
                return true;
            }
        }
    }
    return false;
}

/* Does any pair remove anything? */
static bool any_pair(const struct se_aligned_exclusion_search *f)
{
    struct se_cells with[9] = {{0}}; /* the small cells by digit */
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned set = f->b->cand[cell];
        for (; se_count(f->b->cand[cell]) == 2 && set; set &= set - 1) {
            se_add(&with[se_low(set)], cell);
        }
    }
    for (unsigned i = 0; i < f->count; i++) {
        if (any_pair_of(f, f->base[i], with)) {
            return true;
        }
    }
    return false;
}

static bool each_aligned(struct se_board *b, unsigned degree)
{
    struct se_aligned_exclusion_search f = {.b = b, .degree = degree};
    uint16_t *tried = b->aligned_tried[degree - 2];
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (tried[cell] != b->cand[cell]) {
            se_add(&f.changed, cell);
        }
    }
    collect(&f);
    if (!(degree == 3 ? any_triplet(&f) : any_pair(&f))) {
        memcpy(tried, b->cand, sizeof b->cand);
        return false;
    }
    for (unsigned j = 1; j < f.count; j++) {
        for (unsigned i = 0; i < j; i++) {
            const unsigned cell[3] = {f.base[i], f.base[j], 0};
            if (!se_two(se_and(f.small[cell[0]], f.small[cell[1]]))) {
                continue;
            }
            if (degree == 2 ? try_cells(&f, cell) : try_thirds(&f, cell[0], cell[1])) {
                return true;
            }
        }
    }
    memcpy(tried, b->cand, sizeof b->cand);
    return false;
}

int se_find_aligned_pair(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_aligned(b, 2) ? SE_TENTHS_ALIGNED_PAIR : 0;
}

int se_find_aligned_triplet(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_aligned(b, 3) ? SE_TENTHS_ALIGNED_TRIPLET : 0;
}
