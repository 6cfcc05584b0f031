/* Puzzles dug of givens and constraints, compared with plain counts without each of them. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/board/full_board.h"
#include "gen/make/dig/dig_constraints.h"
#include "gen/make/dig/dig_record.h"
#include "gen/make/few/fewest_constraints.h"
#include "gen/make/run/generate.h"
#include "gen/solve/proper.h"
#include "gen/solve/solve.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"

struct held {
    const struct layout *v;
    unsigned count;
};

static bool hold(void *context, const struct grid *solution)
{
    struct held *h = context;
    h->count += constraints_hold(h->v, solution->cell);
    return h->count < 2;
}

/* Up to 2: the full boards of the houses alone, each checked against the constraints. */
static unsigned count_plainly(const struct layout *v, const struct grid *g)
{
    struct held h = {v, 0};
    solve_each(v->bare, g, hold, &h);
    return h.count;
}

/* A full board of 4x4 or 6x6 with some constraints that it keeps. */
static bool random_puzzle(uint64_t stream, struct record *r)
{
    struct pcg32 rng;
    uint64_t attempts;
    struct constraint_list l = {0};
    const struct layout *base = variant_find(stream % 2 ? "4x4" : "6x6");
    pcg32_seed(&rng, 58, stream);
    record_init(r, base);
    cr_assert(board_method_for(base)->fill(base, &rng, BOARD_MAX_ATTEMPTS, &r->givens, &attempts));
    for (unsigned i = 0; i < 24; i++) {
        enum constraint_kind_id kind = pcg32_below(&rng, CONSTRAINT_ANTI_KNIGHT);
        constraint_boards_add(base, &rng, kind, r->givens.cell, &l);
    }
    const struct layout *v = constraints_lay(base, &l);
    constraint_list_free(&l);
    bool kept = constraints_hold(v, r->givens.cell);
    record_reset(r, v);
    layout_drop(v);
    return kept && r->variant->constraints;
}

/* The layout but for one constraint; NULL where that constraint belongs to the rules: it is one, or
 * all signs of its kind are given. */
static const struct layout *without(const struct layout *v, unsigned gone)
{
    struct constraint_list l = {0};
    bool rule = false;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        const char *name = constraint_kind_of(c)->name;
        const char *of = constraint_kind_of(constraint_at(v, gone))->name;
        rule |= (c->all && strcmp(name, of) == 0) ||
                (i == gone && constraint_kind_of(c)->shape == CONSTRAINT_BOARD);
        if (i != gone) {
            constraint_list_add(&l, c->kind, c->all, c->sum, c->cell,
                                constraint_is_rule(c) ? 0 : constraint_own_cells(c));
        }
    }
    const struct layout *less = rule ? NULL : constraints_lay(v, &l);
    constraint_list_free(&l);
    return less;
}

typedef uint64_t counter(const struct layout *v, const struct grid *g);

static uint64_t by_plain_count(const struct layout *v, const struct grid *g)
{
    return count_plainly(v, g);
}

static uint64_t by_solver(const struct layout *v, const struct grid *g)
{
    cr_assert(solve_prepare(v));
    return solve_count(v, g, 2, NULL);
}

/* How many constraints of a constraint's kind there are. */
static unsigned count_like(const struct layout *v, unsigned constraint)
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        count += !constraint_at(v, i)->all &&
                 constraint_at(v, i)->kind == constraint_at(v, constraint)->kind;
    }
    return count;
}

/* Each given and each constraint that may go, by a count without it. Of the kinds in `keep`, the
 * last constraint is not asked. */
static bool is_minimal_keeping(const struct record *r, bool by_givens, bool by_constraints,
                               kind_set keep, counter *count)
{
    struct grid givens = r->givens;
    for (unsigned cell = 0; cell < r->variant->cell_count && by_givens; cell++) {
        givens.cell[cell] = 0;
        if (r->givens.cell[cell] && count(r->variant, &givens) == 1) {
            return false;
        }
        givens.cell[cell] = r->givens.cell[cell];
    }
    for (unsigned i = 0; i < constraint_count(r->variant) && by_constraints; i++) {
        bool last =
            keep >> constraint_at(r->variant, i)->kind & 1 && count_like(r->variant, i) == 1;
        const struct layout *less = last ? NULL : without(r->variant, i);
        bool spare = less && constraints_hold(less, r->solution.cell) && count(less, &givens) == 1;
        layout_drop(less);
        if (spare) {
            return false;
        }
    }
    return true;
}

static bool is_minimal(const struct record *r, bool by_givens, bool by_constraints)
{
    return is_minimal_keeping(r, by_givens, by_constraints, 0, by_plain_count);
}

Test(dig_constraints, what_is_left_is_needed_and_keeps_the_solution)
{
    static const struct dig_record_options how[] = {
        {.minimize = true}, {.keep_givens = true}, {.keep_constraints = true}, {.min_givens = 6}};
    unsigned tried = 0;
    unsigned constraints_gone = 0;
    for (uint64_t n = 0; n < 400; n++) {
        struct record board;
        if (random_puzzle(n, &board)) {
            tried++;
            for (unsigned i = 0; i < sizeof how / sizeof *how; i++) {
                struct record r = {0};
                struct dig_record_options o = how[i];
                o.seed = n;
                /* there are too many boards of 6x6 to look at them all */
                o.min_givens = board.variant->size == 6 ? 10 : o.min_givens;
                record_copy(&r, &board);
                cr_assert_eq(dig_record(&r, &o, n, NULL, &(struct diag){0}), STATUS_OK);
                cr_assert_eq(count_plainly(r.variant, &r.givens), 1);
                cr_assert(memcmp(&r.solution, &board.givens, r.variant->cell_count) == 0);
                cr_assert(is_minimal(&r, !o.keep_givens && !o.min_givens, !o.keep_constraints),
                          "something could go: %u of %u", (unsigned)n, i);
                cr_assert(!o.keep_constraints || r.variant == board.variant);
                cr_assert(!o.keep_givens ||
                          memcmp(&r.givens, &board.givens, r.variant->cell_count) == 0);
                cr_assert(grid_given_count(r.variant, &r.givens) >= o.min_givens);
                constraints_gone += constraint_count(board.variant) > constraint_count(r.variant);
                record_free(&r);
            }
        }
        record_free(&board);
    }
    cr_assert(tried > 100 && constraints_gone > 100, "%u tried, %u lost clues", tried,
              constraints_gone);
}

/* What is known to be needed is noted by its place in the layout that is left. */
Test(dig_constraints, nobody_asks_again_about_what_is_needed)
{
    static bool needed[CONSTRAINT_MAX_COUNT];
    const struct grid none = {{0}};
    struct pcg32 rng;
    unsigned dug = 0;
    pcg32_seed(&rng, 58, 1);
    for (uint64_t stream = 0; stream < effort(400, 2000); stream++) {
        struct record r;
        unsigned asked = 0;
        struct dig_constraints_options o = {.needed = needed};
        const bool made = random_puzzle(stream, &r);
        if (!made || constraints_bind_without(r.variant) || by_solver(r.variant, &none) != 1) {
            record_free(&r);
            continue;
        }
        memset(needed, 0, sizeof needed);
        const struct layout *less = dig_constraints(r.variant, &r.givens, &none, &o, &rng);
        for (unsigned i = 0; i < constraint_count(less); i++) {
            cr_assert_eq(needed[i], constraint_may_go(less, constraint_at(less, i)));
        }
        dug += constraint_count(less) < constraint_count(r.variant);
        o.max_positions = 1; /* leaves what is asked open */
        o.undecided = &asked;
        const struct layout *same = dig_constraints(less, &r.givens, &none, &o, &rng);
        cr_assert_eq(asked, 0);
        cr_assert_eq(constraint_count(same), constraint_count(less));
        layout_drop(same);
        layout_drop(less);
        record_free(&r);
    }
    cr_expect_gt(dug, effort(40, 200), "%u", dug);
}

Test(dig_constraints, a_puzzle_is_minimal_where_no_given_and_no_constraint_can_go)
{
    unsigned verdicts[2] = {0};
    for (uint64_t n = 0; n < 300; n++) {
        struct record r;
        struct puzzle_check check;
        if (random_puzzle(n, &r)) {
            bool large = r.variant->size == 6;
            struct dig_record_options o = {.seed = n,
                                           .keep_constraints = n % 3 == 0,
                                           .min_givens = large        ? 10
                                                         : n % 3 == 1 ? 5
                                                                      : 0};
            cr_assert_eq(dig_record(&r, &o, n, NULL, &(struct diag){0}), STATUS_OK);
            cr_assert(puzzle_check(r.variant, &r.givens, 0, &check));
            cr_assert_eq(check.minimal, is_minimal(&r, true, true), "%u", (unsigned)n);
            verdicts[check.minimal]++;
        }
        record_free(&r);
    }
    cr_assert(verdicts[0] > 10 && verdicts[1] > 10, "%u %u", verdicts[0], verdicts[1]);
}

/* Steps towards few constraints or givens: the solution stays the only one, and none is needless
 * but where cages were made one. */
Test(dig_constraints, walks_to_few_constraints_and_givens_keep_the_solution)
{
    static const struct grid none;
    unsigned walks = 0;
    for (uint64_t n = 1; n < 400; n += 2) {
        struct record r;
        struct pcg32 rng;
        bool whole = random_puzzle(n, &r);
        const struct grid board = r.givens;
        pcg32_seed(&rng, 5, n);
        for (unsigned i = 0; i < 6 && whole; i++) {
            fewest_step_givens(r.variant, &board, &rng, &r.givens);
            cr_assert_eq(count_plainly(r.variant, &r.givens), 1);
            cr_assert(grid_solves(r.variant, &r.givens, &board));
        }
        const struct layout *v = layout_keep(r.variant);
        for (unsigned i = 0; i < 6 && whole && count_plainly(r.variant, &none) == 1; i++) {
            const struct layout *next = fewest_step_constraints(v, r.variant, &board, 0, &rng);
            layout_drop(v);
            v = next;
            cr_assert_eq(count_plainly(v, &none), 1);
            cr_assert(constraints_hold(v, board.cell));
            struct record left = {0};
            record_reset(&left, v);
            left.solution = board;
            cr_assert(is_minimal(&left, false, true));
            record_free(&left);
            walks++;
        }
        layout_drop(v);
        record_free(&r);
    }
    cr_assert(walks > 100, "%u", walks);
}

/* ---- puzzles that are made ---- */

struct made {
    kind_set kinds;
    unsigned count;
    unsigned strictly; /* minimal even without the constraints that stay for their kinds' sake */
    const char *what;
};

static bool take_made(void *context, const struct record *record)
{
    struct made *m = context;
    struct puzzle_check check;
    struct record r = {0};
    record_copy(&r, record);
    cr_assert_eq(constraint_kinds_shown(r.variant) & m->kinds, m->kinds, "%s: a kind is gone",
                 m->what);
    cr_assert(is_minimal_keeping(&r, true, true, m->kinds, by_solver), "%s: something could go",
              m->what);
    cr_assert(puzzle_check(r.variant, &r.givens, m->kinds, &check));
    cr_assert(check.minimal, "%s", m->what);
    cr_assert(puzzle_check(r.variant, &r.givens, 0, &check));
    cr_assert_eq(check.minimal, is_minimal_keeping(&r, true, true, 0, by_solver), "%s", m->what);
    m->strictly += check.minimal;
    m->count++;
    record_free(&r);
    return true;
}

static struct made make_minimal(const char *board, const char *kinds, uint64_t seed, unsigned count,
                                unsigned givens_high)
{
    struct generate_request r;
    struct diag silent = {.out = NULL};
    struct made made = {.what = kinds};
    generate_request_init(&r);
    r.variant = variant_find(board);
    target_init(&r.target, r.variant);
    cr_assert_eq(constraint_spec_parse(kinds, &r.constraints, NULL, &silent), STATUS_OK);
    r.target.minimal = true;
    r.target.givens_high = givens_high;
    r.seed = seed;
    r.count = count;
    r.emit = take_made;
    r.context = &made;
    r.diag = &silent;
    made.kinds = r.constraints.kinds;
    cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s on %s", kinds, board);
    cr_assert_eq(made.count, count);
    return made;
}

/* Puzzles of every kind and of mixtures keep each kind that was asked for, and nothing else in them
 * could go; check and a trial of each given and constraint, one by one, agree. */
Test(dig_constraints, minimal_puzzles_keep_their_kinds_and_nothing_that_could_go)
{
    static const char *const mixtures[] = {"kropki",
                                           "xv",
                                           "odd-even",
                                           "kropki,thermo",
                                           "white-dot,black-dot",
                                           "anti-knight,thermo,kropki",
                                           "arrow,xv,sandwich",
                                           "cage,odd-even",
                                           "greater,consecutive"};
    unsigned strictly = 0;
    unsigned count = 0;
    for (int k = 0; k < CONSTRAINT_KIND_COUNT; k++) {
        bool rule = constraint_kinds[k]->shape == CONSTRAINT_BOARD;
        const char *board = rule && effort(0, 1) ? "classic" : "6x6";
        struct made made =
            make_minimal(board, constraint_kinds[k]->name, 5, rule ? 1 : effort(1, 4), MAX_CELLS);
        strictly += made.strictly;
        count += made.count;
    }
    for (size_t i = 0; i < sizeof mixtures / sizeof *mixtures; i++) {
        make_minimal("6x6", mixtures[i], i, effort(1, 4), MAX_CELLS);
    }
    cr_assert(10 * strictly >= 9 * count, "%u of %u", strictly, count);
}

Test(dig_constraints, minimal_kropki_has_no_spare_dot)
{
    make_minimal("classic", "kropki", 99, effort(10, 20), MAX_CELLS);
}

/* Where constraints alone would do without a kind, one of it stays. */
Test(dig_constraints, puzzles_without_givens_keep_each_kind)
{
    make_minimal("classic", "anti-knight,thermo,kropki", 1, 2, 0);
    make_minimal("6x6", "kropki,thermo,odd", 2, 4, 0);
}

Test(dig_constraints, kinds_to_keep_stay_in_puzzles_that_are_read)
{
    unsigned stayed = 0;
    for (uint64_t n = 1; n < 300; n += 2) {
        struct record board;
        bool whole = random_puzzle(n, &board);
        kind_set kinds = whole ? constraint_kinds_shown(board.variant) : 0;
        for (unsigned i = 0; i < 2 && whole; i++) {
            struct record r = {0};
            struct dig_record_options o = {
                .seed = n, .minimize = true, .keep_kinds = i ? kinds : 0};
            record_copy(&r, &board);
            cr_assert_eq(dig_record(&r, &o, n, NULL, &(struct diag){0}), STATUS_OK);
            cr_assert(is_minimal_keeping(&r, true, true, o.keep_kinds, by_plain_count));
            cr_assert(!i || constraint_kinds_shown(r.variant) == kinds);
            stayed += !i && constraint_kinds_shown(r.variant) != kinds;
            record_free(&r);
        }
        record_free(&board);
    }
    cr_assert(stayed > 10, "%u", stayed);
}
