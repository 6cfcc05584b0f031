/* The simple rules as links of a dynamic chain: what they remove rests on the removals, within the
 * closure, that made them possible. In the order of the scale, since it decides which of two
 * reasons a candidate's removal gets. */
#include "gen/grade/se/deduce/deduce_rules.h"

#include <string.h>

struct rule_search {
    struct se_reduced *t;
    const struct se_map *m;
    uint16_t fresh[SE_HOUSES]; /* of the rule at hand */
    se_deduction_use *use;
    void *context;
    bool any;
    struct se_deduction found;
};

static void begin_deduce_rules(struct rule_search *s)
{
    s->found.removed = 0;
    s->found.parents = 0;
}

static void add_removal(struct rule_search *s, unsigned cell, unsigned digits)
{
    for (unsigned set = digits & s->t->cand[cell]; set; set &= set - 1) {
        s->found.candidate[s->found.removed++] = (uint16_t)(cell * 9 + se_low(set));
    }
}

static void add_parents(struct rule_search *s, unsigned cell, unsigned digits)
{
    unsigned gone = digits & s->t->b->cand[cell] & ~(unsigned)s->t->cand[cell];
    for (; gone; gone &= gone - 1) {
        s->found.parent[s->found.parents++] = (uint16_t)(cell * 9 + se_low(gone));
    }
}

/* Hand on what removes something and rests on something. */
static void end(struct rule_search *s)
{
    if (s->found.removed && s->found.parents) {
        se_deduction_sort(&s->found);
        s->use(s->context, &s->found);
        s->any = true;
    }
}

static void locked(struct rule_search *s, unsigned from, unsigned crossing, unsigned digit)
{
    const struct se_map *m = s->m;
    if (se_count(s->t->at[crossing][digit]) == se_count(s->t->at[from][digit])) {
        return; /* the places in both are all that there are */
    }
    begin_deduce_rules(s);
    for (unsigned i = 0; i < 9; i++) {
        if (!se_has(m->members[from], m->cell[crossing][i])) {
            add_removal(s, m->cell[crossing][i], 1U << digit);
        }
        if (!se_has(m->members[crossing], m->cell[from][i])) {
            add_parents(s, m->cell[from][i], 1U << digit);
        }
    }
    end(s);
}

/* Each digit that a house of one kind confines to its crossing with a house of the other. A box's
 * places in a row are three in a run, those in a column three apart; a line's places in a box are a
 * run. */
static void intersections(struct rule_search *s, unsigned from_first, unsigned to_first)
{
    bool strided = from_first == 0 && to_first == SE_COLUMN;
    const uint8_t *third = strided ? s->m->stride : s->m->run;
    for (unsigned from = from_first; from < from_first + 9; from++) {
        const uint16_t *at = s->t->at[from];
        unsigned confined[4] = {0}; /* digits, by the crossing; those of none come last */
        for (unsigned set = s->fresh[from]; set; set &= set - 1) {
            unsigned places = at[se_low(set)];
            confined[places & (places - 1) ? third[places] : 3] |= set & -set;
        }
        for (unsigned part = 0; part < 3; part++) {
            unsigned first = strided ? part : 3 * part;
            for (unsigned set = confined[part]; set; set &= set - 1) {
                locked(s, from, s->m->house[s->m->cell[from][first]][to_first / 9], se_low(set));
            }
        }
    }
}

/* The sets of two, as bits. */
static unsigned twos_of(const uint16_t set[9])
{
    unsigned twos = 0;
    for (unsigned i = 0; i < 9; i++) {
        twos |= (unsigned)(se_count(set[i]) == 2) << i;
    }
    return twos;
}

static void hidden_pairs(struct rule_search *s)
{
    const struct se_map *m = s->m;
    for (unsigned i = 0; i < SE_HOUSES; i++) {
        unsigned house = se_house_in_order(i);
        const uint16_t *at = s->t->at[house];
        if (s->t->b->empty[house] <= 4 || !s->fresh[house]) {
            continue;
        }
        const unsigned twos = twos_of(at);
        for (unsigned left = twos; left; left &= left - 1) {
            unsigned high = se_low(left);
            for (unsigned lower = twos & ((1U << high) - 1); lower; lower &= lower - 1) {
                unsigned low = se_low(lower);
                unsigned pair = 1U << low | 1U << high;
                if (at[low] != at[high]) {
                    continue;
                }
                begin_deduce_rules(s);
                for (unsigned k = 0; k < 9; k++) {
                    if (at[high] >> k & 1) {
                        add_removal(s, m->cell[house][k], SE_ALL & ~pair);
                    } else {
                        add_parents(s, m->cell[house][k], pair);
                    }
                }
                end(s);
            }
        }
    }
}

static void naked_pairs(struct rule_search *s)
{
    const struct se_map *m = s->m;
    for (unsigned i = 0; i < SE_HOUSES; i++) {
        unsigned house = se_house_in_order(i);
        if (s->t->b->empty[house] < 4 || !s->fresh[house]) {
            continue;
        }
        uint16_t cand[9];
        for (unsigned k = 0; k < 9; k++) {
            cand[k] = s->t->cand[m->cell[house][k]];
        }
        const unsigned twos = twos_of(cand);
        for (unsigned left = twos; left; left &= left - 1) {
            unsigned high = se_low(left);
            unsigned two = m->cell[house][high];
            unsigned pair = cand[high];
            for (unsigned lower = twos & ((1U << high) - 1); lower; lower &= lower - 1) {
                unsigned low = se_low(lower);
                unsigned one = m->cell[house][low];
                if (s->t->cand[one] != pair) {
                    continue;
                }
                begin_deduce_rules(s);
                for (unsigned k = 0; k < 9; k++) {
                    if (k != low && k != high) {
                        add_removal(s, m->cell[house][k], pair);
                    }
                }
                add_parents(s, one, SE_ALL & ~pair);
                add_parents(s, two, SE_ALL & ~pair);
                end(s);
            }
        }
    }
}

static void x_wing(struct rule_search *s, unsigned base, unsigned low, unsigned high,
                   unsigned digit)
{
    const struct se_map *m = s->m;
    unsigned cover = base == SE_COLUMN ? SE_ROW : SE_COLUMN;
    unsigned covers = s->t->at[base + low][digit];
    const unsigned line[2] = {base + low, base + high};
    begin_deduce_rules(s);
    for (unsigned set = covers; set; set &= set - 1) {
        for (unsigned k = 0; k < 9; k++) {
            if (k != low && k != high) {
                add_removal(s, m->cell[cover + se_low(set)][k], 1U << digit);
            }
        }
    }
    for (unsigned i = 0; i < 2; i++) {
        for (unsigned k = 0; k < 9; k++) {
            if (!(covers >> k & 1)) {
                add_parents(s, m->cell[line[i]][k], 1U << digit);
            }
        }
    }
    end(s);
}

static void x_wings(struct rule_search *s)
{
    for (unsigned rows = 0; rows < 2; rows++) { /* columns before rows */
        unsigned base = rows ? SE_ROW : SE_COLUMN;
        unsigned twos[9];
        for (unsigned i = 0; i < 9; i++) {
            twos[i] = twos_of(s->t->at[base + i]);
        }
        for (unsigned high = 1; high < 9; high++) {
            for (unsigned low = 0; low < high; low++) {
                unsigned set = s->fresh[base + low] | s->fresh[base + high];
                for (set &= twos[low] & twos[high]; set; set &= set - 1) {
                    unsigned d = se_low(set);
                    if (s->t->b->filled[d] + 4 <= 9 &&
                        s->t->at[base + low][d] == s->t->at[base + high][d]) {
                        x_wing(s, base, low, high, d);
                    }
                }
            }
        }
    }
}

static void locked_digits(struct rule_search *s)
{
    intersections(s, 0, SE_COLUMN);
    intersections(s, 0, SE_ROW);
    intersections(s, SE_COLUMN, 0);
    intersections(s, SE_ROW, 0);
}

bool se_deduce_by_rules(struct se_reduced *t, se_deduction_use *use, void *context)
{
    static void (*const rules[SE_DEDUCTION_RULES])(struct rule_search *) = {
        [SE_DEDUCE_LOCKED] = locked_digits,
        [SE_DEDUCE_HIDDEN_PAIR] = hidden_pairs,
        [SE_DEDUCE_NAKED_PAIR] = naked_pairs,
        [SE_DEDUCE_X_WING] = x_wings,
    };
    struct rule_search s = {.t = t, .m = t->b->map, .use = use, .context = context};
    for (unsigned i = 0; i < SE_DEDUCTION_RULES; i++) {
        for (unsigned house = 0; house < SE_HOUSES; house++) {
            t->fresh[i][house] |= t->lost[house];
        }
    }
    memset(t->lost, 0, sizeof t->lost);
    for (unsigned i = 0; i < SE_DEDUCTION_RULES && !s.any; i++) {
        memcpy(s.fresh, t->fresh[i], sizeof s.fresh);
        memset(t->fresh[i], 0, sizeof t->fresh[i]);
        rules[i](&s);
    }
    return s.any;
}
