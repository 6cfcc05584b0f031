/* Cell and house forcing chains inside: closures of one parent each. */
#include <assert.h>
#include <string.h>

#include "gen/grade/se/nested_search.h"

static bool plain_add(struct se_plain *p, unsigned candidate, bool on, unsigned from, unsigned kind)
{
    unsigned literal = candidate * 2 + on;
    if (se_set_has(&p->set[!on], candidate)) {
        return false;
    }
    if (!se_set_has(&p->set[on], candidate)) {
        se_set_add(&p->set[on], candidate);
        p->order[on][p->count[on]++] = (uint16_t)candidate;
        p->parent[literal] = (uint16_t)from;
        p->distance[literal] = (uint16_t)(from == literal ? 1 : p->distance[from] + 1);
        p->kind[literal] = (uint8_t)kind;
    }
    return true;
}

static void plain_build(struct se_nested *s, struct se_plain *p, unsigned candidate)
{
    const struct se_links *l = s->l;
    unsigned head[2] = {0, 0};
    bool clash = false;
    memset(p->set, 0, sizeof p->set);
    p->count[0] = 0;
    p->count[1] = 0;
    plain_add(p, candidate, true, candidate * 2 + 1, 0);
    while (!clash && (head[1] < p->count[1] || head[0] < p->count[0])) {
        bool on = head[1] < p->count[1];
        unsigned c = p->order[on][head[on]++];
        se_nested_link_up(s, s->numbers->number[c]);
        const uint16_t *to = on ? l->weak[c] : l->strong[c];
        const uint8_t *kind = on ? l->weak_kind[c] : l->strong_kind[c];
        unsigned count = on ? l->weak_count[c] : l->strong_count[c];
        for (unsigned i = 0; i < count; i++) {
            clash |= !plain_add(p, to[i], !on, c * 2 + on, kind[i]);
        }
    }
    se_work_add(s->w, p->count[0] + p->count[1]);
}

static const struct se_plain *plain_of(struct se_nested *s, unsigned candidate)
{
    struct se_plain *p = &s->n->plain[candidate];
    if (!se_set_has(&s->n->built, candidate)) {
        se_set_add(&s->n->built, candidate);
        plain_build(s, p, candidate);
    }
    return p;
}

/* What all the closures of `start` conclude; kind: of the cell or house that they fill. */
static void common(struct se_nested *s, const uint16_t start[], unsigned count, bool on,
                   unsigned kind)
{
    const struct se_plain *plain[9];
    assert(count > 0);
    for (unsigned i = 0; i < count; i++) {
        plain[i] = plain_of(s, start[i]);
    }
    for (unsigned k = 0; k < plain[0]->count[on]; k++) {
        unsigned candidate = plain[0]->order[on][k];
        unsigned literal = candidate * 2 + on;
        unsigned complexity = 0;
        bool all = true;
        for (unsigned i = 0; i < count && all; i++) {
            all = se_set_has(&plain[i]->set[on], candidate);
            complexity += plain[i]->distance[literal];
        }
        struct se_found *f =
            all ? se_nested_slot(s, candidate / 9, se_nested_removed_by(s, literal),
                                 se_chain_rating(8.0, complexity), complexity)
                : NULL;
        for (unsigned i = 0; f && i < count; i++) {
            for (unsigned at = literal;; at = plain[i]->parent[at]) {
                bool first = plain[i]->parent[at] == at;
                se_nested_identify(f, at);
                if (at & 1) {
                    se_nested_rest_on(s, f, at / 2, first ? kind : plain[i]->kind[at]);
                }
                if (first) {
                    break;
                }
            }
        }
    }
}

static void both(struct se_nested *s, const uint16_t start[], unsigned count, unsigned kind)
{
    struct se_set gone = {{0}};
    if (se_reach_shared(s->r, &s->n->spread, start, count, &gone)) {
        common(s, start, count, true, kind);
        common(s, start, count, false, kind);
    }
}

static void common_of_house(struct se_nested *s, unsigned candidate, unsigned kind)
{
    unsigned cell = candidate / 9;
    unsigned house = s->m->house[cell][kind];
    unsigned places = s->t->at[house][candidate % 9];
    uint16_t start[9];
    unsigned count = 0;
    if (se_low(places) != s->m->place[cell][kind] || se_count(places) < 2) {
        return;
    }
    for (; places; places &= places - 1) {
        start[count++] = (uint16_t)(s->m->cell[house][se_low(places)] * 9U + candidate % 9);
    }
    s->key = SE_KEY_HOUSE;
    both(s, start, count, kind);
}

void se_nested_multiple(struct se_nested *s)
{
    memset(&s->n->built, 0, sizeof s->n->built);
    for (unsigned cell = 0; cell < SE_CELLS && !s->w->stopped; cell++) {
        unsigned set = s->t->cand[cell];
        uint16_t start[9];
        unsigned count = 0;
        if (se_count(set) < 3) {
            continue;
        }
        for (; set; set &= set - 1) {
            start[count] = (uint16_t)(cell * 9 + se_low(set));
            for (unsigned kind = 0; kind < 3; kind++) {
                common_of_house(s, start[count], kind);
            }
            count++;
        }
        s->key = SE_KEY_CELL;
        both(s, start, count, 3);
    }
}
