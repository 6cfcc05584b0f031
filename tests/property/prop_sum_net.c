/* Forcing nets with sums: what their proofs say, and when they are looked for. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/techniques.h"
#include "gen/make/run/generate.h"
#include "tests/property/effort.h"
#include "tests/property/hard_killer.h"
#include "tests/property/open_board.h"

/* One for paths, one for the positions in their proofs. */
static struct grade_scratch *scratch;
static struct grade_scratch *replays;

static void setup(void)
{
    scratch = grade_scratch_new();
    replays = grade_scratch_new();
    cr_assert(scratch && replays);
}

static void teardown(void)
{
    grade_scratch_drop(scratch);
    grade_scratch_drop(replays);
}

TestSuite(sum_net, .init = setup, .fini = teardown);

/* ---- other techniques, asked ---- */

static bool sees_digit(const struct layout *v, const uint8_t *digits, const struct constraint *c,
                       unsigned i)
{
    for (unsigned k = 0; k < i; k++) {
        for (unsigned p = 0; p < v->peer_count[c->cell[i]]; p++) {
            if (v->peer[c->cell[i]][p] == c->cell[k] && digits[c->cell[i]] == digits[c->cell[k]]) {
                return true;
            }
        }
    }
    return false;
}

/* Can the constraint's cells, from the i-th on, be filled by its plain rule? */
static bool has_room(const struct open_board *b, const struct constraint *c, unsigned i,
                     uint8_t *digits)
{
    if (i == c->count) {
        return constraint_kind_of(c)->holds(b->v, c, digits);
    }
    for (digit_set left = b->open[c->cell[i]]; left; left &= left - 1) {
        digits[c->cell[i]] = (uint8_t)lowest_digit(left);
        if (!sees_digit(b->v, digits, c, i) && has_room(b, c, i + 1, digits)) {
            return true;
        }
    }
    return false;
}

/* Some techniques find nothing where a constraint cannot be filled at all. Too many ways to look
 * at: taken as fine. */
static bool a_constraint_fails(const struct layout *v, const struct engine_ops *ops,
                               const void *engine)
{
    struct open_board now = {.v = v};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        const unsigned value = ops->value(engine, cell);
        now.open[cell] = value ? digit_bit(value) : ops->candidates(engine, cell);
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        struct constraint c = *constraint_at(v, i);
        uint8_t digits[MAX_CELLS] = {0};
        double ways = 1;
        for (unsigned k = 0; k < c.count; k++) {
            ways *= digit_count(now.open[c.cell[k]]);
        }
        if (!constraint_is_rule(&c) && ways < 1e6 && !has_room(&now, &c, 0, digits)) {
            return true;
        }
    }
    return false;
}

/* Do the techniques up to hard, which are as strong as what a net with sums follows but for sums,
 * lead from here to a contradiction, or to the removal of the candidate? *b: what they leave. */
static bool hard_leaves(struct open_board *b, struct candidate at)
{
    struct grade_options o;
    void *engine;
    grade_options_init(&o);
    o.cap = LEVEL_HARD;
    o.assume_unique = false;
    const struct engine_ops *ops = open_board_engine(b, replays, &o, &engine);
    while (!ops->broken(engine) && ops->next(engine, NULL) >= 0) {
        ops->apply(engine);
    }
    const bool gone = !ops->value(engine, at.cell)
                          ? !(ops->candidates(engine, at.cell) & digit_bit(at.digit))
                          : ops->value(engine, at.cell) != at.digit;
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        b->filled[cell] = (uint8_t)ops->value(engine, cell);
        b->open[cell] =
            b->filled[cell] ? digit_bit(b->filled[cell]) : ops->candidates(engine, cell);
    }
    return ops->broken(engine) || gone || a_constraint_fails(b->v, ops, engine);
}

static bool hard_takes(const struct open_board *b, struct candidate at)
{
    struct open_board left = *b;
    return hard_leaves(&left, at);
}

static unsigned places_of(const struct open_board *b, const struct inference *f)
{
    unsigned count = 0;
    for (unsigned i = 0; i < b->v->size; i++) {
        count += (b->open[b->v->house[f->house].cell[i]] & digit_bit(f->at.digit)) != 0;
    }
    return count;
}

static bool constraint_takes(const struct open_board *b, const struct inference *f)
{
    struct constraint c = *constraint_at(b->v, f->constraint.index);
    uint8_t digits[MAX_CELLS] = {0};
    struct open_board with = *b;
    const unsigned part = constraint_is_rule(&c) ? constraint_part_cells(&c) : c.count;
    c.cell += part * f->constraint.pair;
    c.count = (uint16_t)part;
    with.open[f->at.cell] &= digit_bit(f->at.digit);
    return !has_room(&with, &c, 0, digits);
}

/* ---- sums of houses, added up plainly ----
 *
 * Of more than four cells, hard techniques look at the least and the most only; and they take
 * nothing where no digits have the sum. */

struct sum {
    int times[MAX_CELLS]; /* 1 or -1: the cell counts for the sum, or against it */
    int left;
};

/* Can the cells of the sum, from one on, be filled? */
static bool sum_has_room(const struct open_board *b, const struct sum *s, unsigned cell,
                         uint8_t *digits, int left)
{
    int least = 0;
    int most = 0;
    while (cell < b->v->cell_count && !s->times[cell]) {
        cell++;
    }
    if (cell == b->v->cell_count) {
        return left == 0;
    }
    for (unsigned i = cell; i < b->v->cell_count; i++) {
        const int low = b->open[i] ? (int)lowest_digit(b->open[i]) : 0;
        const int high = b->open[i] ? 32 - __builtin_clz(b->open[i]) : 0;
        least += s->times[i] > 0 ? low : s->times[i] < 0 ? -high : 0;
        most += s->times[i] > 0 ? high : s->times[i] < 0 ? -low : 0;
    }
    for (digit_set d = left < least || left > most ? 0 : b->open[cell]; d; d &= d - 1) {
        digits[cell] = (uint8_t)lowest_digit(d);
        bool free = true;
        for (unsigned p = 0; p < b->v->peer_count[cell]; p++) {
            const unsigned other = b->v->peer[cell][p];
            free &= other > cell || !s->times[other] || digits[other] != digits[cell];
        }
        if (free && sum_has_room(b, s, cell + 1, digits, left - s->times[cell] * digits[cell])) {
            return true;
        }
    }
    return false;
}

enum side { INSIDE, OUTSIDE, FEWER, SIDES };

/* What the cages leave of the cells inside some houses. */
static void add_up(const struct layout *v, const bool *inside, int total, enum side side,
                   struct sum *s)
{
    bool caged[MAX_CELLS] = {false};
    memset(s, 0, sizeof *s);
    s->left = total;
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        unsigned in = 0;
        for (unsigned k = 0; k < c->count; k++) {
            in += inside[c->cell[k]];
            caged[c->cell[k]] = true;
        }
        const bool outer = in && (side == FEWER ? 2U * in > c->count : side == OUTSIDE);
        s->left -= in == c->count || outer ? (int)c->sum : 0;
        for (unsigned k = 0; k < c->count && in < c->count; k++) {
            s->times[c->cell[k]] = outer ? -!inside[c->cell[k]] : inside[c->cell[k]];
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        s->times[cell] = inside[cell] && !caged[cell] ? 1 : s->times[cell];
    }
}

static unsigned open_in_sum(const struct open_board *b, const struct sum *s)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        count += s->times[cell] && digit_count(b->open[cell]) > 1;
    }
    return count;
}

static bool sum_of_houses_takes(const struct open_board *b, const unsigned *house, unsigned count,
                                struct candidate at)
{
    bool inside[MAX_CELLS] = {false};
    struct open_board with = *b;
    uint8_t digits[MAX_CELLS] = {0};
    with.open[at.cell] &= digit_bit(at.digit);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = 0; k < b->v->size; k++) {
            if (inside[b->v->house[house[i]].cell[k]]) {
                return false;
            }
            inside[b->v->house[house[i]].cell[k]] = true;
        }
    }
    for (int side = INSIDE; side < SIDES; side++) {
        struct sum s;
        add_up(b->v, inside, (int)(count * b->v->size * (b->v->size + 1U) / 2), (enum side)side,
               &s);
        if (s.times[at.cell] && open_in_sum(b, &s) <= 6 &&
            !sum_has_room(&with, &s, 0, digits, s.left)) {
            return true;
        }
    }
    return false;
}

/* Of one to four houses that follow each other, or of two or three of any. */
static bool some_sum_takes(const struct open_board *b, struct candidate at)
{
    const unsigned houses = b->v->house_count;
    for (unsigned h = 0; h < houses; h++) {
        for (unsigned n = 1; n <= 4 && h + n <= houses; n++) {
            const unsigned row[] = {h, h + 1, h + 2, h + 3};
            if (sum_of_houses_takes(b, row, n, at)) {
                return true;
            }
        }
        for (unsigned i = h + 1; i < houses; i++) {
            for (unsigned k = i; k < houses; k++) {
                const unsigned some[] = {h, i, k};
                if (sum_of_houses_takes(b, some, k > i ? 3 : 2, at)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static bool is_of_sums(int technique)
{
    const char *key = technique_at((size_t)technique)->key;
    return strncmp(key, "rule-of-45", 10) == 0 || strncmp(key, "innies", 6) == 0;
}

/* ---- proofs ---- */

/* Remove what sums of houses rule out. Is there anything? */
static bool take_by_sums(struct open_board *b)
{
    bool any = false;
    for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
        for (digit_set left = b->open[cell]; left; left &= left - 1) {
            const struct candidate c = {(uint16_t)cell, (uint8_t)lowest_digit(left)};
            if (!b->filled[cell] && some_sum_takes(b, c)) {
                b->open[cell] &= ~digit_bit(c.digit);
                any = true;
            }
        }
    }
    return any;
}

/* A refuted candidate is one that, put there, breaks the position. */
static bool is_refuted(const struct open_board *b, struct candidate at)
{
    struct open_board with = *b;
    put(&with, at.cell, at.digit);
    do {
        for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
            if (!with.open[cell]) {
                return true;
            }
        }
        if (hard_leaves(&with, at)) {
            return true;
        }
    } while (take_by_sums(&with));
    return false;
}

static bool line_follows(const struct open_board *b, const struct inference *f)
{
    const digit_set digit = f->at.digit ? digit_bit(f->at.digit) : 0;
    const bool open = b->open[f->at.cell] & digit;
    switch ((enum inference_kind)f->kind) {
    case INFER_ASSUME:
        return open;
    case INFER_CELL:
        return b->open[f->at.cell] == digit;
    case INFER_HOUSE:
        return open && places_of(b, f) == 1;
    case INFER_NOT:
        return open && is_refuted(b, f->at);
    case INFER_CONSTRAINT:
        return open && constraint_takes(b, f);
    case INFER_TECHNIQUE:
        return open && technique_at(f->technique)->level <= LEVEL_HARD &&
               (hard_takes(b, f->at) || (is_of_sums(f->technique) && some_sum_takes(b, f->at)));
    case INFER_DEAD_CELL:
        return b->open[f->at.cell] == 0;
    case INFER_DEAD_HOUSE:
        return places_of(b, f) == 0;
    default:
        return false; /* of another net */
    }
}

struct tally {
    unsigned nets;
    unsigned by_kind[INFER_TECHNIQUE + 1];
    unsigned left_out;
};

/* It begins with the assumption, each line follows, the last is the contradiction. What one unit
 * takes follows from the position before, in which the lines just before are not done. */
static void check_proof(const struct open_board *before, const struct step *s, struct tally *t)
{
    static struct open_board at[STEP_MAX_INFERENCES + 1];
    unsigned begun = 0;
    at[0] = *before;
    t->nets++;
    t->left_out += s->left_out > 0;
    cr_assert_eq(s->inference[0].kind, INFER_ASSUME);
    for (unsigned i = 0; i < s->inference_count && !s->left_out; i++) {
        const struct inference *f = &s->inference[i];
        const bool goes_on = i > 0 && f->kind == f[-1].kind && f->technique == f[-1].technique &&
                             (f->kind == INFER_CONSTRAINT || f->kind == INFER_TECHNIQUE);
        begun = goes_on ? begun : i;
        bool follows = false;
        for (unsigned k = i + 1; k-- > begun && !follows;) {
            follows = line_follows(&at[k], f);
        }
        cr_assert(follows, "%s: line %u of %u, of kind %d (%s): r%uc%u, %u", before->v->name, i,
                  s->inference_count, f->kind, technique_at(f->technique)->key,
                  row_of(before->v, f->at.cell) + 1, column_of(before->v, f->at.cell) + 1,
                  f->at.digit);
        cr_assert_eq(i + 1U == s->inference_count, inference_is_dead_end(f));
        at[i + 1] = at[i];
        if (inference_takes_away(f)) {
            at[i + 1].open[f->at.cell] &= ~digit_bit(f->at.digit);
        } else if (!inference_is_dead_end(f)) {
            put(&at[i + 1], f->at.cell, f->at.digit);
        }
        t->by_kind[f->kind]++;
    }
}

static void check_path(const struct record *r, const struct grade_options *o, unsigned most,
                       struct tally *t)
{
    const struct step *s;
    const unsigned end = t->nets + most;
    struct path *p = path_begin(r->variant, &r->givens, o, scratch);
    while (t->nets < end && (s = path_next(p)) != NULL) {
        struct open_board before = {.v = r->variant};
        if (s->technique != TECHNIQUE_SUM_FORCING_NET) {
            continue;
        }
        for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
            before.filled[cell] = path_board(p)->cell[cell];
            before.open[cell] =
                before.filled[cell] ? digit_bit(before.filled[cell]) : path_candidates(p, cell);
        }
        cr_assert_neq(r->solution.cell[s->inference[0].at.cell], s->inference[0].at.digit);
        check_proof(&before, s, t);
    }
}

/* A generated puzzle of which other nets leave nothing to this one is solved without them. */
static bool check_generated(void *context, const struct record *r)
{
    struct grade_options o;
    grade_options_init(&o);
    technique_set_add(&o.disabled, TECHNIQUE_FORCING_NET);
    technique_set_add(&o.disabled, TECHNIQUE_NESTED_FORCING_NET);
    technique_set_add(&o.disabled, TECHNIQUE_PATTERN_FORCING_NET);
    check_path(r, &o, effort(8, 60), context);
    return true;
}

static void check_kind(const char *kind, struct tally *t)
{
    struct diag silent = {.out = NULL};
    struct generate_request r;
    generate_request_init(&r);
    cr_assert_eq(constraint_spec_parse(kind, &r.constraints, NULL, &silent), STATUS_OK);
    r.count = effort(3, 12);
    r.seed = 5;
    r.target.minimal = true;
    r.emit = check_generated;
    r.context = t;
    r.diag = &silent;
    cr_assert_eq(generate(&r, NULL), STATUS_OK, "%s", kind);
}

/* On boards with constraints of many kinds every line of a proof follows from those before it. */
Test(sum_net, proofs_hold)
{
    static const char *const kinds[] = {"cage", "little-killer", "renban", "region-sum",
                                        "anti-knight"};
    struct tally all = {0};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const unsigned before = all.nets;
        check_kind(kinds[i], &all);
        cr_expect_gt(all.nets, before, "%s", kinds[i]);
    }
    cr_expect_gt(all.nets, effort(30, 150), "%u", all.nets);
    cr_expect_lt(10 * all.left_out, all.nets, "%u of %u", all.left_out, all.nets);
    cr_expect_gt(all.by_kind[INFER_CONSTRAINT], 50);
    cr_expect_gt(all.by_kind[INFER_TECHNIQUE], 50);
    cr_expect_gt(all.by_kind[INFER_NOT], 0);
}

/* It comes last: the path is the same up to the first one. From then on nested nets are not looked
 * for. */
Test(sum_net, comes_after_all_others)
{
    static const struct grid none;
    const struct layout *v = hard_killer();
    struct grade_options o;
    struct grade_options without;
    const struct step *s;
    unsigned nested = 0;
    grade_options_init(&o);
    technique_set_add(&o.disabled, TECHNIQUE_PATTERN_FORCING_NET);
    without = o;
    technique_set_add(&without.disabled, TECHNIQUE_SUM_FORCING_NET);
    struct path *with = path_begin(v, &none, &o, scratch);
    struct path *p = path_begin(v, &none, &without, replays);
    while ((s = path_next(p)) != NULL) {
        const struct step *same = path_next(with);
        cr_assert(same && same->technique == s->technique);
        nested += s->technique == TECHNIQUE_NESTED_FORCING_NET;
    }
    cr_expect_not(path_solved(p));
    cr_expect_gt(nested, 0);
    cr_expect_eq(path_next(with)->technique, TECHNIQUE_SUM_FORCING_NET);
    while ((s = path_next(with)) != NULL) {
        cr_assert_neq(s->technique, TECHNIQUE_NESTED_FORCING_NET);
    }
    layout_drop(v);
}
