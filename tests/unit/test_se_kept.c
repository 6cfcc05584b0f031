/* What the Sudoku Explainer rater leaves out, or keeps from step to step, changes nothing: held
 * against the same from scratch and without, on positions of random puzzles. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/se/chain/forcing.h"
#include "gen/grade/se/chain/simple_chains.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"
#include "tests/unit/se_walk.h"

/* Kept consequences hold what those from scratch do. With rules they may hold more: what follows
 * from the position alone, where something has changed, since these positions have not been
 * searched for it. */
static void expect_kept(const struct se_assumptions *kept, const struct se_assumptions *fresh,
                        const struct walk *k, enum se_level level)
{
    for (unsigned i = 0; i < SE_CANDIDATES; i++) {
        unsigned set = k->b.cand[i / 9];
        for (unsigned on = 0; set >> i % 9 & 1 && set & (set - 1) && on < 2; on++) {
            const struct se_consequences *a = &kept->of[level][on][kept->numbers->number[i]];
            const struct se_consequences *b = &fresh->of[level][on][fresh->numbers->number[i]];
            cr_assert(a->clash || !b->clash, "level %d, candidate %u, %u", (int)level, i, on);
            cr_assert(level != SE_LINKS_ONLY || a->clash == b->clash, "candidate %u, %u", i, on);
            for (unsigned cell = 0; cell < SE_CELLS && !a->clash; cell++) {
                unsigned both = a->cand[cell] & b->cand[cell];
                cr_assert_eq(both, a->cand[cell]);
                cr_assert(level != SE_LINKS_ONLY || both == b->cand[cell]);
            }
        }
    }
}

Test(se_kept, consequences_are_those_from_scratch)
{
    struct se_assumptions *kept = calloc(1, sizeof *kept);
    struct se_assumptions *fresh = calloc(1, sizeof *fresh);
    struct walk k;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(kept);
        for (bool more = true; more; more = step(&k)) {
            se_assumptions_begin(fresh);
            for (enum se_level level = SE_LINKS_ONLY; level <= SE_WITH_RULES; level++) {
                se_assumptions_follow(kept, level, &k.links, &k.b, &k.work);
                se_assumptions_follow(fresh, level, &k.links, &k.b, &k.work);
                expect_kept(kept, fresh, &k, level);
            }
        }
    }
    free(fresh);
    free(kept);
}

/* The rules and chains of the level find nothing more in the consequences of an assumption. */
static bool is_closed(struct se_assumptions *v, const struct walk *k, enum se_level level,
                      const struct se_consequences *c)
{
    struct se_consequences copy = *c;
    struct se_propagation g;
    struct se_set found;
    se_propagate_begin(&g, &k->map, v->numbers, &copy);
    se_propagate_changed(&g, &k->b);
    return !se_propagate_rules(&g) &&
           (level < SE_WITH_CHAINS || !se_implications_refuted(&v->implied, &copy, &found)) &&
           (level < SE_WITH_MULTIPLE || !se_implications_common(&v->implied, &copy, &found));
}

/* The position has no step by simple or multiple chains, as where the levels after them are used.
 */
static bool has_no_chain(struct se_assumptions *v, struct walk *k)
{
    struct se_units units;
    bool any = false;
    se_assumptions_imply(v, &k->links, &k->b, &k->work);
    se_units_make(&units, &k->map, k->b.cand);
    for (unsigned i = 0; i < SE_UNITS; i++) {
        const struct se_unit *unit = &units.unit[i];
        any |= unit->count > 1 && se_assumptions_shared_plain(v, unit->candidate, unit->count);
    }
    return !any && !bits_any(v->implied.self.word, v->numbers->words);
}

Test(se_kept, nothing_more_follows_where_it_is_not_looked_for)
{
    struct se_assumptions *v = calloc(1, sizeof *v);
    struct walk k;
    unsigned closed = 0;
    for (unsigned i = 0; i < 4 * PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(v);
        for (bool more = true; more && has_no_chain(v, &k); more = step(&k)) {
            for (enum se_level level = SE_LINKS_ONLY; level <= SE_WITH_MULTIPLE; level++) {
                se_assumptions_follow(v, level, &k.links, &k.b, &k.work);
                for (unsigned n = 0; n < v->numbers->count && level > SE_LINKS_ONLY; n++) {
                    unsigned candidate = v->numbers->candidate[n];
                    unsigned set = k.b.cand[candidate / 9];
                    const struct se_consequences *c = &v->of[level][0][n];
                    if (set >> candidate % 9 & 1 && set & (set - 1) && !c->clash) {
                        cr_assert(is_closed(v, &k, level, c), "level %u, candidate %u", level,
                                  candidate);
                        closed++;
                    }
                }
            }
            se_assumptions_step(v);
        }
    }
    cr_expect_gt(closed, 1000);
    free(v);
}

/* What the candidates that are left of a unit remove together, added to *common. */
static void add_plainly(struct se_assumptions *v, const struct se_consequences *c,
                        const struct se_unit *unit, struct se_set *common)
{
    struct se_set all = c->left;
    unsigned count = 0;
    for (unsigned n = 0; n < unit->count; n++) {
        unsigned number = v->numbers->number[unit->candidate[n]];
        if (se_set_has(&c->left, number)) {
            bits_and(all.word, se_implications_out(&v->implied, c, number), v->numbers->words);
            count++;
        }
    }
    if (count >= 2) {
        bits_or(common->word, all.word, v->numbers->words);
    }
}

Test(se_kept, what_units_remove_together_is_what_each_removes)
{
    struct se_assumptions *v = calloc(1, sizeof *v);
    struct se_units units;
    struct walk k;
    unsigned some = 0;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(v);
        for (bool more = true; more; more = step(&k)) {
            se_assumptions_follow(v, SE_WITH_CHAINS, &k.links, &k.b, &k.work);
            se_units_make(&units, &k.map, k.b.cand);
            for (unsigned n = 0; n < v->numbers->count; n++) {
                const struct se_consequences *c = &v->of[SE_WITH_CHAINS][1][n];
                unsigned candidate = v->numbers->candidate[n];
                unsigned set = k.b.cand[candidate / 9];
                struct se_set found, plain = {{0}};
                if (!(set >> candidate % 9 & 1) || !(set & (set - 1)) || c->clash ||
                    se_implications_refuted(&v->implied, c, &found)) {
                    continue;
                }
                for (unsigned unit = 0; unit < SE_UNITS; unit++) {
                    if (units.unit[unit].count > 2) { /* others have links */
                        add_plainly(v, c, &units.unit[unit], &plain);
                    }
                }
                some += se_implications_common(&v->implied, c, &found);
                cr_assert_arr_eq(found.word, plain.word, v->numbers->words * sizeof plain.word[0]);
            }
            se_assumptions_step(v);
        }
    }
    cr_expect_gt(some, 10);
    free(v);
}

/* Of these candidates one is in: what they all remove is in `gone`. Returns how many. */
static unsigned expect_gone(const struct se_assumptions *v, const struct walk *k,
                            const uint16_t *one, unsigned count, const struct se_set *gone)
{
    unsigned shared = 0;
    for (unsigned i = 0; i < SE_CANDIDATES && count > 1; i++) {
        unsigned set = k->b.cand[i / 9];
        bool all = set >> i % 9 & 1 && set & (set - 1);
        for (unsigned n = 0; n < count && all; n++) {
            const struct se_consequences *c = &v->of[v->level][1][v->numbers->number[one[n]]];
            all = c->clash || !(c->cand[i / 9] >> i % 9 & 1);
        }
        cr_assert(!all || se_set_has(gone, v->numbers->number[i]), "candidate %u", i);
        shared += all;
    }
    return shared;
}

Test(se_kept, what_is_removed_is_all_that_a_step_can_remove)
{
    struct se_assumptions *v = calloc(1, sizeof *v);
    struct se_units units;
    struct walk k;
    unsigned of_cells = 0;
    unsigned of_houses = 0;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(v);
        for (bool more = true; more; more = step(&k)) {
            struct se_set gone;
            se_assumptions_follow(v, SE_LINKS_ONLY, &k.links, &k.b, &k.work);
            se_assumptions_removes(v, &gone);
            se_units_make(&units, &k.map, k.b.cand);
            for (unsigned n = 0; n < SE_UNITS; n++) {
                const struct se_unit *unit = &units.unit[n];
                unsigned shared = expect_gone(v, &k, unit->candidate, unit->count, &gone);
                of_cells += n < SE_CELLS ? shared : 0;
                of_houses += n < SE_CELLS ? 0 : shared;
            }
        }
    }
    cr_expect_gt(of_cells, 10);
    cr_expect_gt(of_houses, 10);
    free(v);
}

static void expect_links(const struct se_links *a, const struct se_links *b, unsigned candidate)
{
    const size_t weak = b->weak_count[candidate];
    const size_t strong = b->strong_count[candidate];
    cr_assert_eq(a->weak_count[candidate], weak);
    cr_assert_eq(a->strong_count[candidate], strong);
    cr_assert_arr_eq(a->weak[candidate], b->weak[candidate], weak * sizeof a->weak[0][0]);
    cr_assert_arr_eq(a->strong[candidate], b->strong[candidate], strong * sizeof a->strong[0][0]);
}

static bool leads_to(const struct se_implications *r, const uint64_t *rows, unsigned from,
                     unsigned to)
{
    const uint16_t *number = r->numbers->number;
    return bit_has(se_row_at(rows, r->numbers->words, number[from]), number[to]);
}

/* By candidates: those numbered afresh have other numbers. */
static void expect_implied(const struct se_implications *a, const struct se_implications *b,
                           unsigned one)
{
    const uint16_t *number[2] = {a->numbers->number, b->numbers->number};
    cr_assert_eq(se_set_has(&a->self, number[0][one]), se_set_has(&b->self, number[1][one]));
    for (unsigned i = 0; i < b->numbers->count; i++) {
        unsigned other = b->numbers->candidate[i];
        cr_assert_eq(leads_to(a, a->off, one, other), leads_to(b, b->off, one, other), "%u, %u",
                     one, other);
        cr_assert_eq(leads_to(a, a->on, one, other), leads_to(b, b->on, one, other), "%u, %u", one,
                     other);
    }
}

Test(se_kept, links_and_implications_are_those_from_scratch)
{
    struct se_assumptions *kept = calloc(1, sizeof *kept);
    struct se_assumptions *fresh = calloc(1, sizeof *fresh);
    struct se_links *links = calloc(1, sizeof *links);
    struct walk k;
    for (unsigned i = 0; i < 8 * PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(kept);
        for (bool more = true; more; more = step(&k)) {
            memset(links, 0, sizeof *links);
            se_links_build(links, &k.map, k.b.cand, k.b.at);
            se_assumptions_begin(fresh);
            se_assumptions_step(kept);
            se_assumptions_imply(kept, &k.links, &k.b, &k.work);
            se_assumptions_imply(fresh, links, &k.b, &k.work);
            for (unsigned one = 0; one < SE_CANDIDATES; one++) {
                if (k.b.cand[one / 9] >> one % 9 & 1) {
                    expect_links(&k.links, links, one);
                    expect_implied(&kept->implied, &fresh->implied, one);
                }
            }
        }
    }
    free(links);
    free(fresh);
    free(kept);
}

static void expect_one(const struct se_hint *a, const struct se_hint *b)
{
    cr_assert_eq(a->found, b->found);
    if (a->found) {
        cr_assert_eq(se_rank_compare(&a->rank, &b->rank), 0, "%u, not %u", a->rank.complexity,
                     b->rank.complexity);
        cr_assert_eq(a->count, b->count);
        cr_assert_arr_eq(a->from, b->from, a->count);
        cr_assert_arr_eq(a->digits, b->digits, a->count * sizeof a->digits[0]);
        cr_assert_eq(a->places, b->places);
    }
}

/* Implications by which everything leads everywhere, so that no start is skipped. */
static void imply_all(struct se_implications *all, const struct se_implications *implied)
{
    memset(all, 0xFF, sizeof *all);
    all->numbers = implied->numbers;
    all->b = implied->b;
    all->alive = implied->alive;
}

Test(se_kept, simple_chains_start_where_one_can)
{
    struct se_assumptions *v = calloc(1, sizeof *v);
    struct se_implications *all = calloc(1, sizeof *all);
    struct se_chain_tables *tables = calloc(1, sizeof *tables);
    struct walk k;
    unsigned found = 0;
    unsigned tried = 0;
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_assumptions_begin(v);
        for (bool more = true; more; more = step(&k)) {
            struct se_hint some = {0};
            struct se_hint every = {0};
            se_assumptions_step(v);
            se_assumptions_imply(v, &k.links, &k.b, &k.work);
            imply_all(all, &v->implied);
            se_chain_search(tables, &k.links, &v->implied, &k.b, &k.work, &some);
            se_chain_search(tables, &k.links, all, &k.b, &k.work, &every);
            expect_one(&some, &every);
            found += every.found;
            tried++;
        }
    }
    cr_expect_gt(found, PUZZLES);
    cr_expect_lt(found, tried);
    free(tables);
    free(all);
    free(v);
}

Test(se_kept, closures_left_out_hold_no_better_step)
{
    static const struct se_forcing_kind kinds[] = {
        {.base = 8.5, .dynamic = true},
        {.base = 9.0, .dynamic = true, .level = SE_WITH_RULES},
    };
    struct se_forcing *some = calloc(1, sizeof *some);
    struct se_forcing *every = calloc(1, sizeof *every);
    struct se_kept_closures *kept = calloc(1, sizeof *kept);
    struct walk k;
    every->thorough = true;
    se_forcing_keep(some, kept);
    for (unsigned i = 0; i < PUZZLES; i++) {
        start(&k, i);
        se_forcing_begin(some);
        se_forcing_begin(every);
        for (unsigned n = 0; n < STEPS; n++) {
            for (unsigned kind = 0; kind < 2; kind++) {
                struct se_hint one = {0};
                struct se_hint two = {0};
                se_forcing_search(some, &kinds[kind], &k.links, &k.b, &k.work, &one);
                se_forcing_search(every, &kinds[kind], &k.links, &k.b, &k.work, &two);
                expect_one(&one, &two);
            }
            if (!step(&k)) {
                break;
            }
            se_forcing_step(some);
            se_forcing_step(every);
        }
    }
    cr_expect_lt(some->closures.pool_used, every->closures.pool_used);
    free(kept);
    free(every);
    free(some);
}

/* A closure over links in its plainest form: what is found, in order, and the ancestors of each. */
struct plain {
    unsigned count[2];
    uint16_t order[2][SE_CANDIDATES];
    bool found[SE_LITERALS];
    bool followed[SE_CANDIDATES];             /* out, and looked at */
    bool ancestors[SE_LITERALS][SE_LITERALS]; /* itself included */
    unsigned clash;                           /* the least; 0: none */
};

static unsigned count_true(const bool *set)
{
    unsigned count = 0;
    for (unsigned i = 0; i < SE_LITERALS; i++) {
        count += set[i];
    }
    return count;
}

static void plain_find(struct plain *p, unsigned literal, const bool *ancestors)
{
    static bool own[SE_LITERALS];
    if (p->found[literal]) {
        return;
    }
    memcpy(own, ancestors, sizeof own);
    own[literal] = true;
    if (p->found[literal ^ 1]) {
        unsigned both = count_true(own) + count_true(p->ancestors[literal ^ 1]);
        p->clash = p->clash && p->clash < both ? p->clash : both;
        return;
    }
    p->found[literal] = true;
    p->order[literal & 1][p->count[literal & 1]++] = (uint16_t)(literal / 2);
    memcpy(p->ancestors[literal], own, sizeof own);
}

static void plain_in(struct plain *p, const struct se_links *l, unsigned candidate)
{
    for (unsigned i = 0; i < l->weak_count[candidate]; i++) {
        plain_find(p, l->weak[candidate][i] * 2U, p->ancestors[candidate * 2 + 1]);
    }
}

/* The candidates of a cell (k is SE_IN_CELL), or of a digit in a house, before anything went. */
static unsigned unit_of(const struct walk *k, unsigned candidate, unsigned kind, unsigned unit[9])
{
    unsigned count = 0;
    for (unsigned i = 0; i < 9; i++) {
        unsigned cell =
            kind == SE_IN_CELL ? candidate / 9 : k->map.cell[k->map.house[candidate / 9][kind]][i];
        unsigned digit = kind == SE_IN_CELL ? i : candidate % 9;
        if (k->b.cand[cell] >> digit & 1) {
            unit[count++] = cell * 9 + digit;
        }
    }
    return count;
}

/* Of several units that a candidate is the last one of, the first with the fewest ancestors counts,
 * in the place of the last of those that replaced another. */
static void plain_out(struct plain *p, const struct walk *k, unsigned candidate)
{
    static const unsigned kinds[4] = {SE_IN_CELL, SE_IN_BOX, SE_IN_ROW, SE_IN_COLUMN};
    static bool ancestors[4][SE_LITERALS];
    unsigned last[4];
    unsigned row[4];
    unsigned count = 0;
    p->followed[candidate] = true;
    for (unsigned n = 0; n < 4; n++) {
        unsigned unit[9];
        unsigned size = unit_of(k, candidate, kinds[n], unit);
        unsigned open = 0;
        unsigned one = 0;
        memset(ancestors[n], 0, sizeof ancestors[n]);
        for (unsigned i = 0; i < size; i++) {
            if (!p->followed[unit[i]]) {
                open++;
                one = unit[i];
                continue;
            }
            for (unsigned j = 0; j < SE_LITERALS; j++) {
                ancestors[n][j] |= p->ancestors[unit[i] * 2][j];
            }
        }
        if (open != 1 || p->found[one * 2 + 1]) {
            continue;
        }
        unsigned same = 0;
        while (same < count && last[same] != one) {
            same++;
        }
        if (same < count && count_true(ancestors[n]) >= count_true(ancestors[row[same]])) {
            continue;
        }
        for (; same + 1 < count; same++) {
            last[same] = last[same + 1];
            row[same] = row[same + 1];
        }
        count = same < count ? same : count;
        last[count] = one;
        row[count++] = n;
    }
    for (unsigned n = 0; n < count; n++) {
        plain_find(p, last[n] * 2 + 1, ancestors[row[n]]);
    }
}

static void plain_build(struct plain *p, const struct walk *k, unsigned candidate, bool on)
{
    static const bool none[SE_LITERALS];
    unsigned head[2] = {0, 0};
    memset(p, 0, sizeof *p);
    plain_find(p, candidate * 2 + on, none);
    while (!p->clash && (head[1] < p->count[1] || head[0] < p->count[0])) {
        if (head[1] < p->count[1]) {
            plain_in(p, &k->links, p->order[1][head[1]++]);
        } else {
            plain_out(p, k, p->order[0][head[0]++]);
        }
    }
}

static void expect_plain(struct se_closure *c, const struct plain *p)
{
    cr_assert_eq(c->clashes, p->clash != 0);
    cr_assert(!c->clashes || c->clash_ancestors == p->clash, "%u, not %u", c->clash_ancestors,
              p->clash);
    se_closure_index(c);
    for (unsigned on = 0; on < 2; on++) {
        cr_assert_eq(c->count[on], p->count[on]);
        cr_assert_arr_eq(c->order[on], p->order[on], c->count[on] * sizeof c->order[on][0]);
        for (unsigned i = 0; i < c->count[on]; i++) {
            unsigned literal = c->order[on][i] * 2U + on;
            unsigned ancestors = se_closure_reached(c, literal)->ancestors;
            cr_assert_eq(ancestors, count_true(p->ancestors[literal]), "%u: %u", literal,
                         ancestors);
        }
    }
}

Test(se_kept, closures_are_the_plain_ones)
{
    static const struct se_forcing_kind kind = {.base = 8.5, .dynamic = true};
    struct se_closures *f = calloc(1, sizeof *f);
    struct plain *plain = calloc(1, sizeof *plain);
    struct walk k;
    unsigned clashes = 0;
    for (unsigned i = 0; i < effort(PUZZLES / 2, PUZZLES); i++) {
        start(&k, i);
        for (unsigned n = 0; n < STEPS; n++) {
            struct se_build build = {.f = f, .c = &f->off, .kind = &kind, .l = &k.links};
            build.b = &k.b;
            build.w = &k.work;
            se_closures_clear(f);
            se_units_make(&f->units, &k.map, k.b.cand);
            for (unsigned c = 0; c < SE_CANDIDATES; c++) {
                for (unsigned on = 0; on < 2 && k.b.cand[c / 9] >> c % 9 & 1; on++) {
                    se_closure_build(&build, c, on);
                    plain_build(plain, &k, c, on);
                    expect_plain(&f->off, plain);
                    clashes += plain->clash != 0;
                }
            }
            if (!step(&k)) {
                break;
            }
        }
    }
    cr_expect_gt(clashes, effort(PUZZLES / 2, PUZZLES));
    free(plain);
    free(f);
}

/* The kept closure of an assumption is the one from scratch, but for the order of what is out. */
static void expect_course(const struct se_kept_closures *kept, const struct se_closure *fresh,
                          unsigned literal)
{
    const struct se_course *course = se_kept_course(kept, literal, 0);
    cr_assert_eq(course->clash, fresh->clashes ? fresh->clash_ancestors : 0, "%u", literal);
    if (!(literal & 1)) {
        return;
    }
    const struct se_closure *c = &kept->on.closure[kept->on.place[literal / 2]];
    for (unsigned i = 0; i < SE_LITERALS; i++) {
        bool has = se_set_has(&fresh->set[i & 1], i / 2);
        cr_assert_eq(se_set_has(&c->set[i & 1], i / 2), has, "%u: %u", literal, i);
        cr_assert(!has ||
                  se_closure_reached(c, i)->ancestors == se_closure_reached(fresh, i)->ancestors);
    }
}

Test(se_kept, kept_closures_are_those_from_scratch)
{
    static const struct se_forcing_kind kind = {.base = 8.5, .dynamic = true};
    struct se_closures *f = calloc(1, sizeof *f);
    struct se_kept_closures *kept = calloc(1, sizeof *kept);
    struct walk k;
    unsigned built[2] = {0, 0};
    for (unsigned i = 0; i < 2 * PUZZLES; i++) {
        start(&k, i);
        se_kept_begin(kept);
        for (bool more = true; more; more = step(&k)) {
            struct se_build build = {.f = f, .kind = &kind, .l = &k.links, .b = &k.b, .w = &k.work};
            se_closures_clear(f);
            se_units_make(&f->units, &k.map, k.b.cand);
            se_kept_step(kept, &k.b);
            for (unsigned literal = 0; literal < SE_LITERALS; literal++) {
                unsigned c = literal / 2;
                bool known = se_kept_course(kept, literal, 0) != NULL;
                if (!(k.b.cand[c / 9] >> c % 9 & 1)) {
                    cr_assert(!known);
                    continue;
                }
                build.c = known || !(literal & 1) ? &f->off : se_closure_on(&kept->on, c);
                se_closure_build(&build, c, literal & 1);
                if (known) {
                    expect_course(kept, build.c, literal);
                } else {
                    se_kept_add(kept, &build, literal);
                }
                built[known]++;
            }
        }
    }
    cr_expect_gt(built[1], built[0] / 4, "%u, %u", built[0], built[1]);
    free(kept);
    free(f);
}
