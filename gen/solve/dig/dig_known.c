#include "gen/solve/dig/dig_known.h"

#include <assert.h>
#include <string.h>

#include "gen/solve/solve.h"

void dig_known_begin(struct dig_known *k, const struct orbits *orbits, const uint16_t *order)
{
    k->orbits = orbits;
    k->order = order;
    k->depths = 1;
    while (1U << (k->depths - 1) < orbits->count) {
        k->depths++;
    }
    assert(k->depths <= DIG_KNOWN_DEPTHS);
    memset(k->block, 0xff, sizeof k->block);
}

/* What the givens outside a block leave. Returns false if they contradict each other. */
static bool look_around(struct dig_known *k, const struct dig_state *s, unsigned depth,
                        uint32_t block)
{
    const unsigned size = 1U << (k->depths - 1 - depth);
    const unsigned end = (block + 1) * size;
    struct grid givens;
    memcpy(givens.cell, s->givens.cell, s->v->cell_count);
    for (unsigned i = block * size; i < end && i < k->orbits->count; i++) {
        const unsigned orbit = k->order[i];
        for (unsigned c = k->orbits->start[orbit]; c < k->orbits->start[orbit + 1]; c++) {
            givens.cell[k->orbits->cell[c]] = 0;
        }
    }
    const struct narrowed *around = depth ? &k->left[depth - 1] : NULL;
    const bool good = solve_follow(s->v, &givens, around, &k->left[depth]);
    k->block[depth] = good ? block : UINT32_MAX;
    return good;
}

static bool is_decided(const struct dig_known *k, unsigned orbit, const digit_set *now)
{
    for (unsigned c = k->orbits->start[orbit]; c < k->orbits->start[orbit + 1]; c++) {
        const digit_set set = now[k->orbits->cell[c]];
        if (set & (set - 1)) {
            return false;
        }
    }
    return true;
}

bool dig_known_follows(struct dig_known *k, struct dig_state *s, unsigned i)
{
    for (unsigned depth = 0; depth < k->depths; depth++) {
        const uint32_t block = i >> (k->depths - 1 - depth);
        if (k->block[depth] != block && !look_around(k, s, depth, block)) {
            s->known = NULL; /* the puzzle has no solution */
            return false;
        }
        if (is_decided(k, k->order[i], k->left[depth].now)) {
            return true;
        }
    }
    s->known = &k->left[k->depths - 1];
    return false;
}
