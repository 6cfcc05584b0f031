/* The Sudoku Explainer rater finds an aligned pair or triplet where trying all finds one. */
#include <criterion/criterion.h>
#include <string.h>

#include "tests/unit/se_walk.h"

/* Aligned triplets by trying all. */
struct aligned {
    const struct walk *k;
    struct se_cells small, base;
    struct se_cells changed; /* a triplet has one of these, or empties one */
};

static bool sees(const struct walk *k, unsigned one, unsigned two)
{
    return se_has(k->map.peers[one], two);
}

static void find_bases(struct aligned *a)
{
    const uint16_t *cand = a->k->b.cand;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (se_count(cand[cell]) == 2 || se_count(cand[cell]) == 3) {
            se_add(&a->small, cell);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        bool single = false;
        for (unsigned i = 0; i < SE_PEERS; i++) {
            single |= se_count(cand[a->k->map.peer[cell][i]]) == 1;
        }
        if (se_count(cand[cell]) >= 2 && !single &&
            se_any(se_and(a->small, a->k->map.peers[cell]))) {
            se_add(&a->base, cell);
        }
    }
}

/* Is this digit in a combination of the three cells that empties none of `common`? */
static bool combines(const struct aligned *a, const unsigned cell[3], unsigned i, unsigned digit,
                     struct se_cells common)
{
    const uint16_t *cand = a->k->b.cand;
    unsigned j = (i + 1) % 3;
    unsigned k = (i + 2) % 3;
    for (unsigned all = 0; all < 81; all++) {
        unsigned y = all / 9;
        unsigned z = all % 9;
        bool good = cand[cell[j]] >> y & 1 && cand[cell[k]] >> z & 1 &&
                    !(digit == y && sees(a->k, cell[i], cell[j])) &&
                    !(digit == z && sees(a->k, cell[i], cell[k])) &&
                    !(y == z && sees(a->k, cell[j], cell[k]));
        for (struct se_cells left = common; good && se_any(left);) {
            good = (cand[se_pop(&left)] & ~(1U << digit | 1U << y | 1U << z)) != 0;
        }
        if (good) {
            return true;
        }
    }
    return false;
}

static bool triplet_removes(const struct aligned *a, const unsigned cell[3])
{
    const struct walk *k = a->k;
    struct se_cells common = a->small;
    struct se_cells empties = {0};
    struct se_cells own = {0};
    bool joined = false; /* a small one of them sees another */
    unsigned together = 0;
    for (unsigned i = 0; i < 3; i++) {
        common = se_and(common, k->map.peers[cell[i]]);
        together |= k->b.cand[cell[i]];
        se_add(&own, cell[i]);
        joined |= se_has(a->small, cell[i]) &&
                  (sees(k, cell[i], cell[(i + 1) % 3]) || sees(k, cell[i], cell[(i + 2) % 3]));
    }
    for (struct se_cells left = common; se_any(left);) {
        unsigned one = se_pop(&left);
        if (!(k->b.cand[one] & ~together)) {
            se_add(&empties, one);
        }
    }
    joined &= se_any(se_and(a->changed, se_or(own, common)));
    for (unsigned i = 0; i < 3 && joined && se_two(common) && se_any(empties); i++) {
        for (unsigned set = k->b.cand[cell[i]]; set; set &= set - 1) {
            if (!combines(a, cell, i, se_low(set), common)) {
                return true;
            }
        }
    }
    return false;
}

static bool any_triplet(const struct walk *k, struct se_cells changed)
{
    struct aligned a = {.k = k, .changed = changed};
    find_bases(&a);
    for (unsigned i = 0; i < SE_CELLS; i++) {
        for (unsigned j = 0; j < i && se_has(a.base, i); j++) {
            for (unsigned n = 0; n < j && se_has(a.base, j); n++) {
                const unsigned cell[3] = {n, j, i};
                if (se_has(a.base, n) && triplet_removes(&a, cell)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* Is a digit of the first cell removed, since with each digit that the second cell could then have,
 * some cell that both see would be empty? There must be at least two such cells. */
static bool pair_removes(const struct walk *k, unsigned one, unsigned two)
{
    const uint16_t *cand = k->b.cand;
    struct se_cells common = se_and(k->map.peers[one], k->map.peers[two]);
    unsigned pairs = 0;
    unsigned beside[9] = {0}; /* by digit of the first: what the second can have */
    for (unsigned d = 0; d < 9; d++) {
        beside[d] = cand[two] & ~(sees(k, one, two) ? 1U << d : 0);
    }
    while (se_any(common)) {
        unsigned set = cand[se_pop(&common)];
        unsigned low = se_low(set | 1U << 9);
        if (se_count(set) == 2) {
            unsigned high = se_low(set & (set - 1));
            pairs++;
            beside[low] &= ~(1U << high);
            beside[high] &= ~(1U << low);
        }
    }
    for (unsigned set = cand[one]; set && pairs >= 2; set &= set - 1) {
        if (!beside[se_low(set)]) {
            return true;
        }
    }
    return false;
}

Test(se_kept, aligned_pairs_are_found_where_there_are_any)
{
    struct walk k;
    unsigned found[2] = {0, 0};
    for (unsigned i = 0; i < 2 * PUZZLES; i++) {
        start(&k, i);
        for (bool more = true; more; more = step(&k)) {
            struct walk w = k;
            bool any = false;
            w.b.map = &w.map;
            memset(w.b.aligned_tried, 0, sizeof w.b.aligned_tried);
            while (w.b.left && se_find_naked_pair(&w.b, 0)) {
                settle(&w);
            }
            for (unsigned pair = 0; pair < SE_CELLS * SE_CELLS; pair++) {
                unsigned one = pair / SE_CELLS;
                unsigned two = pair % SE_CELLS;
                any |= one != two && w.b.cand[one] && w.b.cand[two] && pair_removes(&w, one, two);
            }
            cr_assert_eq(se_find_aligned_pair(&w.b, 0) != 0, any);
            found[any]++;
        }
    }
    cr_expect(found[0] > PUZZLES && found[1] > PUZZLES, "%u without, %u with", found[0], found[1]);
}

/* Use up the pairs, which go before triplets. */
static void use_pairs(struct walk *k)
{
    do {
        settle(k);
        memset(k->b.aligned_tried, 0, sizeof k->b.aligned_tried);
    } while (k->b.left && (se_find_naked_pair(&k->b, 0) || se_find_aligned_pair(&k->b, 0)));
}

/* With all cells changed, and with one. */
Test(se_kept, aligned_triplets_are_found_where_there_are_any)
{
    struct walk k;
    unsigned found[2] = {0, 0};
    for (unsigned i = 0; i < 2 * PUZZLES; i++) {
        start(&k, i);
        for (bool more = true; more; more = step(&k)) {
            use_pairs(&k);
            for (unsigned cell = pcg32_below(&k.rng, 20); cell <= SE_CELLS; cell += 20) {
                struct walk w = k;
                struct se_cells changed = {~(uint64_t)0, ~(uint64_t)0};
                w.b.map = &w.map;
                memset(w.b.aligned_tried, 0, sizeof w.b.aligned_tried);
                if (cell < SE_CELLS) {
                    changed = (struct se_cells){0};
                    se_add(&changed, cell);
                    memcpy(w.b.aligned_tried[1], w.b.cand, sizeof w.b.cand);
                    w.b.aligned_tried[1][cell] = (uint16_t)~w.b.cand[cell];
                }
                bool any = any_triplet(&k, changed);
                cr_assert_eq(se_find_aligned_triplet(&w.b, 0) != 0, any);
                found[any]++;
            }
        }
    }
    cr_expect(found[0] > PUZZLES && found[1] > PUZZLES, "%u without, %u with", found[0], found[1]);
}
