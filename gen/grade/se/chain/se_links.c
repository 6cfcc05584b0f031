#include "gen/grade/se/chain/links.h"

#include <string.h>

static inline void add_weak(struct se_links *l, unsigned from, unsigned to, unsigned kind)
{
    unsigned i = l->weak_count[from]++;
    l->weak_kind[from][i] = (uint8_t)kind;
    l->weak[from][i] = (uint16_t)to;
    se_set_add(&l->weak_set[from], to);
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

static void links_of(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                     const uint16_t at[SE_HOUSES][9], unsigned self)
{
    unsigned cell = self / 9;
    unsigned digit = self % 9;
    unsigned rest = cand[cell] & ~(1U << digit);
    l->weak_count[self] = 0;
    l->strong_count[self] = 0;
    memset(&l->weak_set[self], 0, sizeof l->weak_set[self]);
    for (unsigned set = rest; set; set &= set - 1) {
        add_weak(l, self, cell * 9 + se_low(set), SE_IN_CELL);
    }
    l->weak_in_cell[self] = l->weak_count[self];
    if (rest && !(rest & (rest - 1))) {
        add_strong(l, self, cell * 9 + se_low(rest), SE_IN_CELL);
    }
    l->strong_in_cell[self] = l->strong_count[self];
    for (unsigned k = 0; k < 3; k++) {
        const uint8_t *cells = m->cell[m->house[cell][k]];
        unsigned place = m->place[cell][k];
        unsigned others = at[m->house[cell][k]][digit] & ~(1U << place);
        if (others && !(others & (others - 1))) {
            add_strong(l, self, cells[se_low(others)] * 9U + digit, k);
        }
        /* A line's places in the box are linked in the box. */
        others &= k == SE_IN_BOX ? SE_ALL : SE_ALL & ~(0x007U << place / 3 * 3);
        for (; others; others &= others - 1) {
            add_weak(l, self, cells[se_low(others)] * 9U + digit, k);
        }
    }
}

void se_links_build(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                    const uint16_t at[SE_HOUSES][9])
{
    uint16_t changed[SE_HOUSES] = {0}; /* digits */
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            changed[house] |= (uint16_t)((at[house][d] != l->at[house][d]) << d);
        }
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        const uint8_t *house = m->house[cell];
        unsigned set =
            cand[cell] == l->cand[cell]
                ? cand[cell] & (changed[house[0]] | changed[house[1]] | changed[house[2]])
                : cand[cell];
        for (; set; set &= set - 1) {
            links_of(l, m, cand, at, cell * 9 + se_low(set));
        }
    }
    memcpy(l->cand, cand, sizeof l->cand);
    memcpy(l->at, at, sizeof l->at);
}
