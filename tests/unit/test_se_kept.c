/* What the Sudoku Explainer rater leaves out, or keeps from step to step, changes nothing: held
 * against the same from scratch and without, on positions of random puzzles. */
#include <criterion/criterion.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/grade/se/chain/forcing.h"
#include "gen/grade/se/chain/simple_chains.h"
#include "gen/grade/se/se_rules.h"
#include "gen/solve/solve.h"
#include "tests/property/effort.h"

enum { PUZZLES = 8, STEPS = 6 };

/* A puzzle that loses, at random, candidates that are wrong, and fills cells. */
struct walk {
    struct pcg32 rng;
    struct se_map map;
    struct se_board b;
    struct se_links links;
    struct se_work work;
    struct grid solution;
};

static const char *const puzzles[] = {
    "....63..5..84..2.......5.3.5.7..64...9..7..564.3.8.....2.6...1......2...9.6.5....",
    "4.........39..4.2.......95.15..6..........7..7.3.85.1...8.23..6....7...937.6.....",
    ".5.....39..19..6.....8....1...3..2.....591...4....7....9..2.5..7.......6..31...8.",
    "........8..3...4...9..2..6.....79.......612...6.5.2.7...8...5...1.....2.4.5.....3",
};

/* Fill in singles: the scale does so before it looks for chains. */
static void settle(struct walk *k)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        unsigned digit = k->solution.cell[cell] - 1U;
        bool single = k->b.cand[cell] == 1U << digit;
        for (unsigned i = 0; i < 3 && k->b.cand[cell]; i++) {
            single |= se_count(k->b.at[k->map.house[cell][i]][digit]) == 1;
        }
        if (single) {
            se_place(&k->b, cell, digit);
            cell = UINT_MAX; /* from the first again */
        }
    }
    se_links_build(&k->links, &k->map, k->b.cand, k->b.at);
}

static void start(struct walk *k, unsigned i)
{
    struct grid givens = {0};
    const char *text = puzzles[i % (sizeof puzzles / sizeof puzzles[0])];
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        givens.cell[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    }
    pcg32_seed(&k->rng, 1, i);
    memset(&k->links, 0, sizeof k->links);
    se_map_init(&k->map);
    k->work = (struct se_work){0};
    cr_assert_eq(solve_count(variant_at(0), &givens, 2, &k->solution), 1);
    cr_assert(se_board_init(&k->b, &k->map, &givens));
    settle(k);
}

/* Take a step or two; false: the puzzle is solved. */
static bool step(struct walk *k)
{
    for (unsigned left = 1 + pcg32_below(&k->rng, 2); left && k->b.left;) {
        unsigned cell = pcg32_below(&k->rng, SE_CELLS);
        unsigned digit = k->solution.cell[cell] - 1U;
        unsigned wrong = pcg32_below(&k->rng, 9);
        if (!k->b.digit[cell] && pcg32_below(&k->rng, 16) == 0) {
            se_place(&k->b, cell, digit);
            left--;
        } else if (wrong != digit && se_remove(&k->b, cell, 1U << wrong)) {
            left--;
        }
    }
    settle(k);
    return k->b.left > 0;
}

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

/* By candidates: those numbered afresh have other numbers. */
static void expect_implied(const struct se_implications *a, const struct se_implications *b,
                           unsigned one)
{
    const uint16_t *number[2] = {a->numbers->number, b->numbers->number};
    cr_assert_eq(se_set_has(&a->self, number[0][one]), se_set_has(&b->self, number[1][one]));
    for (unsigned i = 0; i < b->numbers->count; i++) {
        unsigned other = b->numbers->candidate[i];
        cr_assert_eq(bit_has(a->off[number[0][one]], number[0][other]),
                     bit_has(b->off[number[1][one]], number[1][other]), "%u, %u", one, other);
        cr_assert_eq(bit_has(a->on[number[0][one]], number[0][other]),
                     bit_has(b->on[number[1][one]], number[1][other]), "%u, %u", one, other);
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
