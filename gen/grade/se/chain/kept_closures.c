#include "gen/grade/se/chain/kept_closures.h"

#include <string.h>

void se_kept_begin(struct se_kept_closures *k)
{
    k->count = 0;
    se_closures_on_clear(&k->on);
    memset(k->known, 0, sizeof k->known);
    memset(k->cand, 0, sizeof k->cand);
}

/* A candidate has gone. Is the course the same? What was followed up had left the units that were
 * open then. */
static bool stays(struct se_course *c, const struct se_map *m, unsigned candidate)
{
    unsigned when = 0;
    bool same = true;
    while (when < c->followed && c->out[when] != candidate) {
        when++;
    }
    for (unsigned i = 0; i < 4; i++) {
        unsigned unit = se_unit_of(m, candidate, i);
        int32_t left = c->left[unit];
        bool shut = se_unit_is_shut(left);
        left -= when >= (shut ? se_unit_shut_when(left) : c->followed) ? SE_UNIT_ONE : 0;
        same &= left >= (shut ? SE_UNIT_SHUT : 0);
        c->left[unit] = left;
    }
    return same;
}

static bool all_stay(struct se_kept_closures *k, unsigned literal, const struct se_map *m,
                     const uint16_t gone[], unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (gone[i] == literal / 2 || !stays(&k->course[literal], m, gone[i])) {
            return false;
        }
    }
    return true;
}

static void remove_from_closure(struct se_kept_closures *k, unsigned candidate,
                                const uint16_t gone[], unsigned count)
{
    uint64_t *out = k->on.closure[k->on.place[candidate]].set[0].word;
    for (unsigned i = 0; i < count; i++) {
        out[gone[i] >> 6] &= ~((uint64_t)1 << (gone[i] & 63));
    }
}

void se_kept_step(struct se_kept_closures *k, const struct se_board *b)
{
    uint16_t gone[SE_CANDIDATES];
    unsigned count = 0;
    unsigned kept = 0;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = k->cand[cell] & ~b->cand[cell]; set; set &= set - 1) {
            gone[count++] = (uint16_t)(cell * 9 + se_low(set));
        }
    }
    memcpy(k->cand, b->cand, sizeof k->cand);
    for (unsigned i = 0; i < k->count; i++) {
        unsigned literal = k->literal[i];
        if (!all_stay(k, literal, b->map, gone, count)) {
            k->known[literal >> 6] &= ~((uint64_t)1 << (literal & 63));
            continue;
        }
        k->literal[kept++] = (uint16_t)literal;
        if (literal & 1) {
            remove_from_closure(k, literal / 2, gone, count);
        }
    }
    k->count = kept;
}

void se_kept_add(struct se_kept_closures *k, const struct se_build *s, unsigned literal)
{
    struct se_course *c = &k->course[literal];
    const struct se_closures *f = s->f;
    c->clash = (uint16_t)(s->c->clashes ? s->c->clash_ancestors : 0);
    c->most = (uint16_t)s->most;
    c->followed = (uint16_t)s->followed;
    memcpy(c->out, s->c->order[0], s->followed * sizeof c->out[0]);
    memcpy(c->left, f->left, sizeof c->left);
    for (unsigned i = 0; i < s->c->count[1]; i++) {
        for (unsigned n = 0; n < 4; n++) {
            unsigned unit = f->units.of[s->c->order[1][i]][n];
            c->left[unit] = f->shut[unit];
        }
    }
    if (!bit_has(k->known, literal)) {
        bit_set(k->known, literal);
        k->literal[k->count++] = (uint16_t)literal;
    }
}
