/* Techniques on boards with constraints: what any of them does must agree with the board that the
 * constraints were taken from. No puzzle here needs to have one solution, since no technique that
 * assumes it is used where there are constraints: each step holds in every solution, so in the one
 * that is known. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/grade/grade.h"
#include "gen/grade/grade_scratch.h"
#include "gen/grade/technique/engine.h"
#include "gen/grade/technique/techniques.h"
#include "gen/make/board/full_board.h"
#include "tests/property/constraint_boards.h"
#include "tests/property/effort.h"
#include "tests/property/soundness.h"

static struct grade_scratch *scratch;

static void setup(void)
{
    scratch = grade_scratch_new();
    cr_assert_not_null(scratch);
}

static void teardown(void)
{
    grade_scratch_drop(scratch);
}

TestSuite(constraint_grading, .init = setup, .fini = teardown);

/* A board with constraints, a solution that keeps them, and some givens. */
struct trial {
    const struct layout *base;
    const struct layout *v;
    struct grid solution;
    struct grid givens;
};

/* The board in cages of at most `most` cells; where not `whole`, most of those with one cell are
 * left out. */
static void add_cages(const struct layout *v, struct pcg32 *rng, const uint8_t *digits,
                      unsigned most, bool whole, struct constraint_list *l)
{
    bool caged[MAX_CELLS] = {false};
    for (unsigned first = 0; first < v->cell_count; first++) {
        uint16_t cell[MAX_SIZE];
        unsigned count = 0;
        unsigned sum = 0;
        digit_set seen = 0;
        unsigned at = first;
        unsigned want = 2 + pcg32_below(rng, most - 1);
        while (at != LAYOUT_NO_CELL && count < want && !caged[at] &&
               !(seen & digit_bit(digits[at]))) {
            caged[at] = true;
            seen |= digit_bit(digits[at]);
            sum += digits[at];
            cell[count++] = (uint16_t)at;
            at = pcg32_below(rng, 2) ? cell_right(v, at) : cell_below(v, at);
        }
        if (count > 1 || (count == 1 && (whole || pcg32_below(rng, 4) == 0))) {
            constraint_list_add(l, CONSTRAINT_CAGE, false, sum, cell, count);
        }
    }
}

/* What trial n has: constraints of one kind, many of them; constraints of all kinds, a few of each;
 * cages. */
enum {
    TRIAL_MIXED = CONSTRAINT_KIND_COUNT,
    TRIAL_CAGES = TRIAL_MIXED + 3,
    TRIALS = TRIAL_CAGES + 7
};

static void add_constraints(struct trial *t, struct pcg32 *rng, uint64_t n,
                            struct constraint_list *l)
{
    const struct layout *v = t->base;
    const uint8_t *digits = t->solution.cell;
    unsigned kind = (unsigned)(n % TRIALS);
    if (kind == CONSTRAINT_CAGE || kind >= CONSTRAINT_KIND_COUNT) {
        add_cages(v, rng, digits, 3 + pcg32_below(rng, v->size / 2U), kind >= TRIAL_CAGES, l);
    }
    for (unsigned i = 0; i < 40; i++) {
        unsigned one =
            kind < CONSTRAINT_KIND_COUNT ? kind : pcg32_below(rng, CONSTRAINT_KIND_COUNT);
        if (one != CONSTRAINT_CAGE && kind < TRIAL_CAGES && (kind < TRIAL_MIXED || i < 12)) {
            constraint_boards_add(v, rng, (enum constraint_kind_id)one, digits, l);
        }
    }
}

/* Take out of the list what the solution does not keep. */
static void keep_true(const struct trial *t, struct constraint_list *l)
{
    struct constraint_list kept = {0};
    const struct layout *v = constraints_lay(t->base, l);
    cr_assert_not_null(v);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        if (constraint_kind_of(c)->holds(v, c, t->solution.cell)) {
            constraint_list_add(&kept, (enum constraint_kind_id)c->kind, c->all, c->sum, c->cell,
                                constraint_is_rule(c) ? 0 : constraint_own_cells(c));
        }
    }
    layout_drop(v);
    constraint_list_free(l);
    *l = kept;
}

/* Boards that keep a rule, found by a search. */
static const struct {
    enum constraint_kind_id rule;
    const char *digits;
} rule_boards[] = {
    {CONSTRAINT_ANTI_KNIGHT,
     "872593146194862573653714298267951384349286751581347629916475832435628917728139465"},
    {CONSTRAINT_ANTI_KNIGHT,
     "639251748452687193187394265268935471745168932391742856916423587574816329823579614"},
    {CONSTRAINT_ANTI_KING,
     "872593146463178952519264738324815697695742381781639524257986413138457269946321875"},
    {CONSTRAINT_ANTI_KING,
     "639251748421678935857943162142567893786439521395812476213795684968124357574386219"},
    {CONSTRAINT_NON_CONSECUTIVE,
     "152694837694837152837251496273516948516948273948372615485729361729163584361485729"},
    {CONSTRAINT_ANTI_QUEEN, /* of 1 and of 9 */
     "526438179791265384843791526265384917138927465974156238652843791387519642419672853"},
    {CONSTRAINT_ENTROPY,
     "817256493346791825592348617275813946961574238438629751724185369659437182183962574"},
};

/* One of them, turned over its diagonal or not, its digits counted from the other end or not. */
static void board_with_rule(struct trial *t, struct pcg32 *rng, enum constraint_kind_id rule)
{
    enum { BOARDS = sizeof rule_boards / sizeof rule_boards[0] };
    unsigned board = pcg32_below(rng, BOARDS);
    bool turned = pcg32_below(rng, 2);
    bool counted = pcg32_below(rng, 2);
    while (rule_boards[board].rule != rule) {
        board = (board + 1) % BOARDS;
    }
    t->base = variant_find("classic");
    for (unsigned i = 0; i < 81; i++) {
        unsigned digit = (unsigned)(rule_boards[board].digits[i] - '0');
        unsigned cell = turned ? i % 9 * 9 + i / 9 : i;
        t->solution.cell[cell] = (uint8_t)(counted ? 10 - digit : digit);
    }
}

static const char *const bases[] = {"classic",      "6x6",     "classic", "x",       "classic",
                                    "jigsaw-9:ash", "classic", "8x8",     "classic", "hyper"};

static bool trial_make(struct trial *t, uint64_t n)
{
    struct pcg32 rng;
    struct constraint_list l = {0};
    uint64_t attempts;
    pcg32_seed(&rng, 141, n);
    memset(t, 0, sizeof *t);
    t->base = variant_find(bases[n / TRIALS % (sizeof bases / sizeof bases[0])]);
    cr_assert_not_null(t->base);
    unsigned kind = (unsigned)(n % TRIALS);
    bool is_rule =
        kind < CONSTRAINT_KIND_COUNT && constraint_kinds[kind]->shape == CONSTRAINT_BOARD;
    if (is_rule) {
        board_with_rule(t, &rng, (enum constraint_kind_id)kind);
    } else if (!board_method_for(t->base)->fill(t->base, &rng, 400, &t->solution, &attempts)) {
        return false;
    }
    add_constraints(t, &rng, n, &l);
    keep_true(t, &l);
    t->v = constraints_lay(t->base, &l);
    cr_assert_not_null(t->v);
    if (!t->v->constraints) { /* the solution kept none of them */
        layout_drop(t->v);
        return false;
    }
    unsigned givens = pcg32_below(&rng, t->v->cell_count /
                                            (has_constraints_of(t->v, CONSTRAINT_CAGE) ? 12U : 2U));
    for (unsigned i = 0; i < givens; i++) {
        unsigned cell = pcg32_below(&rng, t->v->cell_count);
        t->givens.cell[cell] = t->solution.cell[cell];
    }
    constraint_list_free(&l);
    return true;
}

static bool step_sound(const struct step *s, const struct grid *solution)
{
    for (unsigned i = 0; i < s->mark_count; i++) {
        const struct mark *m = &s->mark[i];
        bool is_solution = solution->cell[m->at.cell] == m->at.digit;
        if ((m->role == MARK_PLACE && !is_solution) || (m->role == MARK_ELIMINATE && is_solution)) {
            return false;
        }
    }
    return true;
}

/* Do the places that it speaks of lie in the house that it names? */
static bool places_in_house(const struct layout *v, const struct step *s)
{
    bool good = s->house_count == 1;
    for (unsigned i = 0; i < s->mark_count && good; i++) {
        unsigned cell = s->mark[i].at.cell;
        bool inside = s->mark[i].role != MARK_PATTERN;
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            inside |= v->house_of[cell][k] == s->house[0];
        }
        good = inside;
    }
    return good;
}

/* The paths of thousands of positions of every kind and mixture, with a sentence for each step. */
Test(constraint_grading, every_step_is_sound)
{
    struct grade_options o;
    struct technique_set seen = {{0}};
    unsigned steps = 0;
    for (uint64_t n = 0; n < 2200; n++) {
        struct trial t;
        struct text reported = {0};
        const struct step *s;
        if (!trial_make(&t, n)) {
            continue;
        }
        grade_options_init(&o);
        o.cap = n % 40 == 0 ? LEVEL_EXTREME : n % 5 == 0 ? LEVEL_UNFAIR : LEVEL_HARD;
        struct path *p = path_begin(t.v, &t.givens, &o, scratch);
        while ((s = path_next(p)) != NULL) {
            bool sound = step_sound(s, &t.solution);
            if (!sound || steps % 16 == 0) {
                text_clear(&reported);
                step_explain(NULL, t.v, s, &reported);
                cr_assert_null(strchr(reported.data, '{'), "%s", reported.data);
            }
            cr_assert(sound, "%s, position %u: %s", t.v->name, (unsigned)n, reported.data);
            cr_assert(s->technique != TECHNIQUE_BESIDE_PLACES || places_in_house(t.v, s));
            const kind_set kinds = technique_kinds(s->technique, has_all_signs(t.v));
            cr_assert(!kinds || kinds & t.v->constraints->kinds, "%s on a board without its kinds",
                      technique_at((size_t)s->technique)->key);
            technique_set_add(&seen, s->technique);
            steps++;
        }
        text_free(&reported);
        layout_drop(t.v);
    }
    cr_expect_gt(steps, 50000, "%u steps", steps);
    for (int id = TECHNIQUE_CAGE_LAST_CELL; id < TECHNIQUE_NAKED_QUAD; id++) {
        cr_expect(technique_set_has(&seen, id), "%s was not met", technique_at((size_t)id)->key);
    }
}

/* ---- proofs of nets ---- */

/* A position as the lines of a net see it: a filled cell has one candidate. */
struct open_board {
    const struct layout *v;
    digit_set open[MAX_CELLS];
};

static bool sees_digit(const struct layout *v, const uint8_t *digits, const struct constraint *c,
                       unsigned i)
{
    const uint16_t *peer = v->peer[c->cell[i]];
    for (unsigned k = 0; k < i; k++) {
        for (unsigned j = 0; j < v->peer_count[c->cell[i]]; j++) {
            if (peer[j] == c->cell[k] && digits[c->cell[k]] == digits[c->cell[i]]) {
                return true;
            }
        }
    }
    return false;
}

/* Is there a way to fill the constraint's cells, from the i-th on, that keeps it and the board's
 * rules? By the plain rule of its kind. */
static bool constraint_has_room(const struct open_board *b, const struct constraint *c, unsigned i,
                                uint8_t *digits)
{
    if (i == c->count) {
        return constraint_kind_of(c)->holds(b->v, c, digits);
    }
    for (digit_set left = b->open[c->cell[i]]; left; left &= left - 1) {
        digits[c->cell[i]] = (uint8_t)lowest_digit(left);
        if (!sees_digit(b->v, digits, c, i) && constraint_has_room(b, c, i + 1, digits)) {
            return true;
        }
    }
    return false;
}

/* Does the constraint leave the digit no room in the cell? Too many ways to look at all: taken as
 * read.
 */
static bool constraint_rules_out(const struct open_board *b, const struct inference *f)
{
    struct constraint c = *constraint_at(b->v, f->constraint.index);
    uint8_t digits[MAX_CELLS] = {0};
    struct open_board with = *b;
    double ways = 1;
    c.cell += 2U * f->constraint.pair;
    c.count = constraint_is_rule(&c) ? 2 : c.count;
    with.open[f->at.cell] &= digit_bit(f->at.digit);
    for (unsigned i = 0; i < c.count; i++) {
        ways *= digit_count(with.open[c.cell[i]]);
    }
    return ways > 100000 || !constraint_has_room(&with, &c, 0, digits);
}

static bool has_one(digit_set set)
{
    return set && !(set & (set - 1));
}

static unsigned places_of(const struct open_board *b, const struct inference *f)
{
    unsigned count = 0;
    for (unsigned i = 0; i < b->v->size; i++) {
        count += (b->open[b->v->house[f->house].cell[i]] & digit_bit(f->at.digit)) != 0;
    }
    return count;
}

/* Does the line follow from those before it? Then carry it out. */
static bool line_holds(struct open_board *b, const struct open_board *before,
                       const struct inference *f)
{
    digit_set digit = f->at.digit ? digit_bit(f->at.digit) : 0;
    switch ((enum inference_kind)f->kind) {
    case INFER_DEAD_CELL:
        return b->open[f->at.cell] == 0;
    case INFER_DEAD_HOUSE:
        return places_of(b, f) == 0;
    case INFER_NOT:
    case INFER_CONSTRAINT:
        if (f->kind == INFER_CONSTRAINT && !constraint_rules_out(b, f)) {
            return false;
        }
        b->open[f->at.cell] &= ~digit;
        return true;
    case INFER_TECHNIQUE: /* prop_pattern_net.c */
        return false;
    case INFER_ASSUME_NOT:
        *b = *before;
        b->open[f->at.cell] &= ~digit;
        return true;
    case INFER_ASSUME:
        *b = *before;
        break;
    case INFER_CELL:
        if (!has_one(b->open[f->at.cell])) {
            return false;
        }
        break;
    case INFER_HOUSE:
        if (places_of(b, f) != 1) {
            return false;
        }
        break;
    }
    if (!(b->open[f->at.cell] & digit)) {
        return false;
    }
    b->open[f->at.cell] = digit;
    for (unsigned i = 0; i < b->v->peer_count[f->at.cell]; i++) {
        b->open[b->v->peer[f->at.cell][i]] &= ~digit;
    }
    return true;
}

static bool has_line(const struct step *s, unsigned cell, unsigned digit, bool taken)
{
    for (unsigned i = 0; i < s->inference_count; i++) {
        const struct inference *f = &s->inference[i];
        if (f->kind != INFER_DEAD_CELL && f->kind != INFER_DEAD_HOUSE && f->at.cell == cell &&
            f->at.digit == digit && inference_takes_away(f) == taken) {
            return true;
        }
    }
    return false;
}

/* The pictures of a net show as put what it puts, as gone what constraints take, and those
 * constraints. */
static unsigned pictures_hold(const struct layout *v, const struct path *p, const struct step *s)
{
    static struct step shown;
    unsigned taken = 0;
    unsigned marked = 0;
    unsigned cited = 0;
    for (unsigned i = 0; i < s->inference_count; i++) {
        taken += s->inference[i].kind == INFER_CONSTRAINT;
    }
    for (unsigned part = 0; part < step_part_count(s); part++) {
        struct grid board = *path_board(p);
        digit_set candidate[MAX_CELLS];
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            candidate[cell] = path_candidates(p, cell);
        }
        step_part_draw(v, s, part, &board, candidate, &shown);
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            cr_assert(board.cell[cell] == path_board(p)->cell[cell] ||
                          has_line(s, cell, board.cell[cell], false),
                      "%s: r%uc%u", v->name, row_of(v, cell) + 1, column_of(v, cell) + 1);
        }
        for (unsigned i = 0; i < shown.mark_count && part > 0; i++) {
            marked += shown.mark[i].role == MARK_ELIMINATE;
        }
        cited += shown.constraint_count;
    }
    cr_assert_eq(cited > 0, taken > 0 || s->constraint_count > 0);
    cr_assert(step_part_count(s) == 1 || marked >= taken, "%u of %u", marked, taken);
    return step_part_count(s) > 1 && taken > 0;
}

/* Nets follow constraints: every line of a proof follows from the lines before it, and the
 * conclusion is true. */
Test(constraint_grading, nets_say_why)
{
    struct grade_options o;
    unsigned nets = 0;
    unsigned by_constraints = 0;
    unsigned in_parts = 0;
    grade_options_init(&o);
    /* It comes after the nets that this test looks at, and would take most of the time. */
    technique_set_add(&o.disabled, TECHNIQUE_SUM_FORCING_NET);
    for (uint64_t n = 0; n < 1000 && nets < effort(250, 900); n++) {
        struct trial t;
        const struct step *s;
        if (!trial_make(&t, 20000 + n)) {
            continue;
        }
        struct path *p = path_begin(t.v, &t.givens, &o, scratch);
        for (unsigned of_one = 0; of_one < 6 && (s = path_next(p)) != NULL;) {
            struct open_board before = {.v = t.v};
            cr_assert(step_sound(s, &t.solution), "%s, position %u", t.v->name, (unsigned)n);
            if (s->technique != TECHNIQUE_FORCING_NET &&
                s->technique != TECHNIQUE_NESTED_FORCING_NET) {
                continue;
            }
            for (unsigned cell = 0; cell < t.v->cell_count; cell++) {
                unsigned value = path_board(p)->cell[cell];
                before.open[cell] = value ? digit_bit(value) : path_candidates(p, cell);
            }
            struct open_board b = before;
            /* Of a net that is longer than a step can hold, the last line does not follow. */
            const bool whole = !s->left_out;
            for (unsigned i = 0; i < s->inference_count && whole; i++) {
                cr_assert(line_holds(&b, &before, &s->inference[i]),
                          "%s, position %u: line %u of a net", t.v->name, (unsigned)n, i);
                by_constraints += s->inference[i].kind == INFER_CONSTRAINT;
            }
            in_parts += pictures_hold(t.v, p, s);
            of_one++;
            nets++;
        }
        layout_drop(t.v);
    }
    cr_expect_gt(nets, effort(200, 500), "%u", nets);
    cr_expect_gt(by_constraints, effort(450, 1000), "%u", by_constraints);
    cr_expect_gt(in_parts, effort(8, 20), "%u", in_parts);
}

/* Every instance of every technique that needs no unique solution, in positions on the way. */
Test(constraint_grading, every_instance_is_sound)
{
    struct grade_options o;
    grade_options_init(&o);
    o.cap = LEVEL_HARD;
    for (uint64_t n = 0; n < effort(48, 216); n++) {
        struct trial t;
        void *engine;
        if (!trial_make(&t, 5000 + n)) {
            continue;
        }
        const struct engine_ops *ops = scratch_engine(scratch, t.v, &engine);
        ops->begin(engine, t.v, &t.givens, &o);
        for (unsigned step = 0; !ops->solved(engine); step++) {
            for (size_t id = 0; id < technique_count() && step % 24 == 8; id++) {
                struct soundness c = {.solution = &t.solution, .most = 500};
                if (technique_at(id)->assumes_unique || technique_at(id)->level > LEVEL_UNFAIR) {
                    continue;
                }
                ops->each(engine, (int)id, check_instance, &c, NULL);
                cr_assert_eq(c.wrong, 0, "%s, position %u: %s", t.v->name, (unsigned)n,
                             technique_at(id)->key);
            }
            if (ops->next(engine, NULL) < 0) {
                break;
            }
            ops->apply(engine);
        }
        layout_drop(t.v);
    }
}

/* Set a second engine up in the first one's position, from the givens. */
static void copy_position(const struct trial *t, const struct grade_options *o,
                          const struct engine_ops *ops, const void *from, void *to)
{
    ops->begin(to, t->v, &t->givens, o);
    for (unsigned cell = 0; cell < t->v->cell_count; cell++) {
        if (!t->givens.cell[cell] && ops->value(from, cell)) {
            ops->fill(to, cell, ops->value(from, cell));
        }
    }
    for (unsigned cell = 0; cell < t->v->cell_count; cell++) {
        digit_set gone = ops->candidates(to, cell) & ~ops->candidates(from, cell);
        for (; gone; gone &= gone - 1) {
            ops->remove(to, cell, lowest_digit(gone));
        }
    }
}

/* What a path remembers of the units that were looked at in vain saves work and changes nothing. */
Test(constraint_grading, a_fresh_engine_finds_the_same_technique)
{
    struct grade_options o;
    struct grade_scratch *other = grade_scratch_new();
    unsigned compared = 0;
    grade_options_init(&o);
    o.cap = LEVEL_HARD;
    for (uint64_t n = 0; n < 180; n++) {
        struct trial t;
        void *first;
        void *second;
        if (!trial_make(&t, 9000 + n)) {
            continue;
        }
        const struct engine_ops *ops = scratch_engine(scratch, t.v, &first);
        (void)scratch_engine(other, t.v, &second);
        ops->begin(first, t.v, &t.givens, &o);
        for (unsigned step = 0; !ops->solved(first); step++) {
            int id = ops->next(first, NULL);
            if (id > TECHNIQUE_HIDDEN_SINGLE && step % 4 == 0) {
                copy_position(&t, &o, ops, first, second);
                cr_assert_eq(ops->next(second, NULL), id, "%s, position %u: %s", t.v->name,
                             (unsigned)n, technique_at((size_t)id)->key);
                compared++;
            }
            if (id < 0) {
                break;
            }
            ops->apply(first);
        }
        layout_drop(t.v);
    }
    cr_expect_gt(compared, 400, "%u", compared);
    grade_scratch_drop(other);
}
