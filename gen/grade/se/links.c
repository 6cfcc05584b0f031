/* Links between candidates, and the comparison of steps made of chains. */
#include <math.h>
#include <string.h>

#include "gen/grade/se/chain.h"

static void add_weak(struct se_links *l, unsigned from, unsigned to, unsigned kind)
{
    if (!se_set_has(&l->weak_set[from], to)) {
        se_set_add(&l->weak_set[from], to);
        l->weak_kind[from][l->weak_count[from]] = (uint8_t)kind;
        l->weak[from][l->weak_count[from]++] = (uint16_t)to;
    }
}

static void add_strong(struct se_links *l, unsigned from, unsigned to, unsigned kind)
{
    for (unsigned i = 0; i < l->strong_count[from]; i++) {
        if (l->strong[from][i] == to) {
            return;
        }
    }
    l->strong_kind[from][l->strong_count[from]] = (uint8_t)kind;
    l->strong[from][l->strong_count[from]++] = (uint16_t)to;
}

void se_links_of(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                 const uint16_t at[SE_HOUSES][9], unsigned self)
{
    unsigned cell = self / 9;
    unsigned digit = self % 9;
    unsigned rest = cand[cell] & ~(1U << digit);
    l->weak_count[self] = 0;
    l->strong_count[self] = 0;
    memset(&l->weak_set[self], 0, sizeof l->weak_set[self]);
    for (unsigned set = rest; set; set &= set - 1) {
        add_weak(l, self, cell * 9 + se_low(set), 3);
    }
    l->weak_in_cell[self] = l->weak_count[self];
    if (se_count(rest) == 1) {
        add_strong(l, self, cell * 9 + se_low(rest), 3);
    }
    l->strong_in_cell[self] = l->strong_count[self];
    for (unsigned k = 0; k < 3; k++) {
        unsigned house = m->house[cell][k];
        unsigned others = at[house][digit] & ~(1U << m->place[cell][k]);
        if (se_count(others) == 1) {
            add_strong(l, self, m->cell[house][se_low(others)] * 9U + digit, k);
        }
        for (; others; others &= others - 1) {
            add_weak(l, self, m->cell[house][se_low(others)] * 9U + digit, k);
        }
    }
}

void se_links_build(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                    const uint16_t at[SE_HOUSES][9])
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = cand[cell]; set; set &= set - 1) {
            se_links_of(l, m, cand, at, cell * 9 + se_low(set));
        }
    }
}

/* 0.1 for each of the thresholds 4, 6, 8, 12, 16, 24 … that complexity - 2 passes. */
double se_chain_rating(double base, unsigned complexity)
{
    double added = 0.0;
    unsigned threshold = 4;
    bool odd = false;
    for (; complexity > threshold + 2; odd = !odd) {
        added += 0.1;
        threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
    }
    return base + added;
}

unsigned se_hint_reach(const struct se_hint *h, double base, unsigned key)
{
    if (!h->found) {
        return SE_LITERALS;
    }
    unsigned reach = 0;
    while (reach < SE_LITERALS &&
           se_hint_improves(h, se_chain_rating(base, reach + 1), reach + 1, key)) {
        reach++;
    }
    return reach;
}

void se_hint_begin(struct se_hint *h, double rating, unsigned complexity, unsigned key)
{
    h->found = true;
    h->rating = rating;
    h->complexity = complexity;
    h->key = key;
    h->places = false;
    h->count = 0;
}

void se_hint_remove(struct se_hint *h, unsigned cell, unsigned digits)
{
    h->from[h->count] = (uint8_t)cell;
    h->digits[h->count++] = (uint16_t)digits;
}

void se_hint_conclude(struct se_hint *h, const uint16_t cand[SE_CELLS], unsigned literal)
{
    unsigned cell = literal / 2 / 9;
    unsigned digit = literal / 2 % 9;
    if (literal & 1) {
        h->places = true;
        h->cell = (uint8_t)cell;
        h->digit = (uint8_t)digit;
        se_hint_remove(h, cell, cand[cell] & ~(1U << digit));
    } else {
        se_hint_remove(h, cell, 1U << digit);
    }
}

int se_hint_apply(const struct se_hint *h, struct se_board *b)
{
    if (!h->found) {
        return 0;
    }
    for (unsigned i = 0; i < h->count; i++) {
        se_remove(b, h->from[i], h->digits[i]);
    }
    if (h->places) {
        se_place(b, h->cell, h->digit);
    }
    return (int)lround(h->rating * 10);
}
