/* The proofs of forcing nets (net_trace.h). A net is followed once more, and every single and every
 * candidate that a constraint removes becomes a line. Then lines are collected backwards from the
 * conclusion: each inference rests on the removal of certain candidates, and the cause of a removal
 * is the first line after which the candidate is gone. All other lines are dropped. */
#include "gen/grade/technique/chain/net_trace.h"

#include "gen/grade/technique/chain/deep_net.h"
#include "gen/grade/technique/chain/forcing_net.h"
#include "gen/grade/technique/constraint/constraint_follow.h"
#include "gen/grade/technique/search.h"

/* Each candidate that a constraint rules out is a line; the explanation stops at this many. */
enum { MAX_TRACE = (CELL_WORDS == 2 ? 8 : 4) * ENGINE_CELLS, TRACE_WORDS = (MAX_TRACE + 63) / 64 };

/* A line. What an inference rests on is computed from the position; a refuted candidate (INFER_NOT)
 * stores the lines that its own trace needed, since those lines are not kept. */
struct traced {
    struct inference what;
    uint16_t unit;                  /* of an INFER_CONSTRAINT, an INFER_TECHNIQUE */
    uint64_t rests_on[TRACE_WORDS]; /* of an INFER_NOT */
};

struct trace {
    unsigned count;
    uint16_t
        dead; /* a cell, filled or not, in which a constraint leaves no candidate; NO_CELL: none */
    struct traced line[MAX_TRACE];
    uint16_t cause[ENGINE_CELLS][ENGINE_DIGITS]; /* the first line after which it is gone */
};
enum { NO_LINE = 0xffff };

static void trace_cause_is(struct trace *t, unsigned cell, unsigned digit, unsigned line)
{
    if (t->cause[cell][digit] == NO_LINE) {
        t->cause[cell][digit] = (uint16_t)line;
    }
}

static void trace_note_causes(const struct engine *e, struct trace *t, unsigned line)
{
    const struct inference *f = &t->line[line].what;
    const unsigned digit = f->at.digit;
    if (inference_takes_away(f)) {
        trace_cause_is(t, f->at.cell, digit, line);
        return;
    }
    for (unsigned other = 1; other <= e->tables.v->size; other++) {
        if (other != digit) {
            trace_cause_is(t, f->at.cell, other, line);
        }
    }
    FOR_EACH_CELL(peer, e->tables.peers[f->at.cell]) {
        trace_cause_is(t, peer, digit, line);
    }
}

/* Drop the lines from one on. */
static void trace_cut(struct trace *t, unsigned from)
{
    uint16_t *cause = t->cause[0];
    for (unsigned i = 0; i < sizeof t->cause / sizeof *cause; i++) {
        cause[i] = cause[i] < from ? cause[i] : NO_LINE;
    }
    t->count = from;
}

static void trace_add(const struct engine *e, struct trace *t, unsigned cell, unsigned digit,
                      enum inference_kind kind, unsigned house)
{
    if (t->count < MAX_TRACE) {
        t->line[t->count].what = (struct inference){
            .at = {(uint16_t)cell, (uint8_t)digit}, .kind = (uint8_t)kind, .house = (uint8_t)house};
        trace_note_causes(e, t, t->count++);
    }
}

/* The first line after which the candidate is gone; t->count: none is. */
static unsigned trace_cause(const struct trace *t, unsigned cell, unsigned digit)
{
    return t->cause[cell][digit] == NO_LINE ? t->count : t->cause[cell][digit];
}

/* Add the lines that an inference rests on, and what these rest on, to the set. */
static void trace_need(const struct engine *e, const struct trace *t, const struct inference *f,
                       uint64_t need[TRACE_WORDS]);
static void trace_need_line(const struct engine *e, const struct trace *t, unsigned i,
                            uint64_t need[TRACE_WORDS]);

/* The candidates of a cell before a line. */
static digit_set trace_open(const struct engine *e, const struct trace *t, unsigned cell,
                            unsigned line)
{
    unsigned value = e->now.value[cell];
    digit_set open = value ? digit_bit(value) : e->now.digits[cell];
    FOR_EACH_DIGIT(digit, value ? 0 : open) {
        if (trace_cause(t, cell, digit) < line) {
            open &= ~digit_bit(digit);
        }
    }
    return open;
}

/* Would the unit, if its cells had these candidates, remove the line's candidate? */
static bool unit_takes(const struct engine *e, const struct traced *line,
                       const struct net_rule_cells *cells, const digit_set *shown)
{
    const struct candidate at = line->what.at;
    digit_set *left = e->units->candidates;
    for (unsigned i = 0; i < cells->count; i++) {
        left[cells->cell[i]] = shown[i];
    }
    return net_rule_prune(e, line->unit, left) == CONSTRAINT_BROKEN ||
           !(left[at.cell] & digit_bit(at.digit));
}

/* A removal by a constraint or another unit rests on candidates of its cells that were gone before.
 * Find a minimal set of them: give candidates back one at a time, and keep back each one without
 * whose removal the unit would remove nothing. */
static void trace_need_unit(const struct engine *e, const struct trace *t, unsigned line,
                            uint64_t need[TRACE_WORDS])
{
    const struct traced *l = &t->line[line];
    struct net_rule_cells cells;
    digit_set shown[MAX_LINE_CELLS];
    net_rule_cells(e, l->unit, &cells);
    for (unsigned i = 0; i < cells.count; i++) {
        shown[i] = trace_open(e, t, cells.cell[i], line);
    }
    for (unsigned i = 0; i < cells.count; i++) {
        FOR_EACH_DIGIT(digit, e->now.digits[cells.cell[i]] & ~shown[i]) {
            shown[i] |= digit_bit(digit);
            if (i < cells.looked && !unit_takes(e, l, &cells, shown)) {
                shown[i] &= ~digit_bit(digit);
                trace_need_line(e, t, trace_cause(t, cells.cell[i], digit), need);
            }
        }
    }
}

static void trace_need_line(const struct engine *e, const struct trace *t, unsigned i,
                            uint64_t need[TRACE_WORDS])
{
    if (i == t->count || need[i / 64] >> i % 64 & 1) {
        return;
    }
    need[i / 64] |= 1ULL << i % 64;
    if (t->line[i].what.kind == INFER_CONSTRAINT || t->line[i].what.kind == INFER_TECHNIQUE) {
        trace_need_unit(e, t, i, need);
    } else if (t->line[i].what.kind == INFER_NOT) {
        for (unsigned k = 0; k < t->count; k++) {
            if (t->line[i].rests_on[k / 64] >> k % 64 & 1) {
                trace_need_line(e, t, k, need);
            }
        }
    } else {
        trace_need(e, t, &t->line[i].what, need);
    }
}

static void trace_need(const struct engine *e, const struct trace *t, const struct inference *f,
                       uint64_t need[TRACE_WORDS])
{
    bool in_cell = f->kind == INFER_CELL || f->kind == INFER_DEAD_CELL;
    bool in_house = f->kind == INFER_HOUSE || f->kind == INFER_DEAD_HOUSE;
    FOR_EACH_DIGIT(digit, in_cell ? e->now.digits[f->at.cell] : 0) {
        if (f->kind == INFER_DEAD_CELL || digit != f->at.digit) {
            trace_need_line(e, t, trace_cause(t, f->at.cell, digit), need);
        }
    }
    for (uint32_t left = in_house ? e->now.places[f->house][f->at.digit] : 0; left;
         left &= left - 1) {
        unsigned cell = e->tables.v->house[f->house].cell[__builtin_ctz(left)];
        if (f->kind == INFER_DEAD_HOUSE || cell != f->at.cell) {
            trace_need_line(e, t, trace_cause(t, cell, f->at.digit), need);
        }
    }
}

static struct inference dead_cell(unsigned cell)
{
    return (struct inference){
        .at = {(uint16_t)cell, 0}, .kind = INFER_DEAD_CELL, .house = STEP_NO_HOUSE};
}

struct inference position_dead_end(const struct engine *e, const struct position *s)
{
    const struct layout *v = e->tables.v;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (!s->value[cell] && !s->digits[cell]) {
            return dead_cell(cell);
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        digit_set filled = 0;
        for (unsigned i = 0; i < v->size; i++) {
            filled |= s->value[v->house[h].cell[i]] ? digit_bit(s->value[v->house[h].cell[i]]) : 0;
        }
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (!s->places[h][digit] && !(filled & digit_bit(digit))) {
                return (struct inference){.at = {v->house[h].cell[0], (uint8_t)digit},
                                          .kind = INFER_DEAD_HOUSE,
                                          .house = (uint8_t)h};
            }
        }
    }
    return dead_cell(0);
}

static struct inference trace_dead(const struct engine *e, const struct trace *t,
                                   const struct position *s)
{
    return t->dead != NO_CELL ? dead_cell(t->dead) : position_dead_end(e, s);
}

/* What the unit removes becomes a line. `shown`: the candidates that it was shown. */
static void trace_add_by_unit(const struct engine *e, struct trace *t, unsigned cell,
                              unsigned digit, unsigned unit, const digit_set *shown)
{
    const bool other = is_net_rule(e, unit);
    trace_add(e, t, cell, digit, other ? INFER_TECHNIQUE : INFER_CONSTRAINT, STEP_NO_HOUSE);
    struct traced *line = &t->line[t->count - 1];
    line->unit = (uint16_t)unit;
    if (other) {
        line->what.technique =
            (uint16_t)net_rule_technique(e, unit, shown, candidate_of(digit, cell));
    } else {
        const struct constraint_unit *u = &e->units->at[unit];
        line->what.constraint = (struct step_constraint){u->index, u->pair};
    }
}

/* Record the candidates that a unit removes, and remove them. */
static void trace_unit(const struct engine *e, struct position *s, struct trace *t,
                       const struct constraint_follow *constraints, unsigned unit)
{
    digit_set shown[ENGINE_CELLS];
    memcpy(shown, constraints->seen, sizeof shown);
    for (unsigned i = 0; i < constraints->cells.count; i++) {
        shown[constraints->cells.cell[i]] = constraints->before[i];
    }
    for (unsigned i = 0; i < constraints->cells.count; i++) {
        unsigned cell = constraints->cells.cell[i];
        bool dead = constraints->dead == cell;
        if (constraints->dead != NO_CELL && !dead) {
            continue;
        }
        FOR_EACH_DIGIT(digit, dead ? constraints->before[i]
                                   : constraints->before[i] & ~constraints->seen[cell]) {
            trace_add_by_unit(e, t, cell, digit, unit, shown);
            if (!dead) {
                position_remove(&e->tables, s, cell, digit);
            }
        }
    }
    t->dead = constraints->dead;
    s->broken |= t->dead != NO_CELL;
}

/* The most lines that the last unit gives. */
static unsigned removed_lines(const struct constraint_follow *constraints)
{
    unsigned count = 0;
    for (unsigned i = 0; i < constraints->cells.count; i++) {
        count += digit_count(constraints->before[i]);
    }
    return count;
}

/* Follow singles and constraints like constraint_follow_settle, and record each. False: a
 * contradiction. */
static bool trace_settle(const struct engine *e, struct position *s, struct trace *t,
                         struct constraint_follow *constraints)
{
    struct single next;
    for (;;) {
        while (!s->broken && position_next_single(&e->tables, s, &next)) {
            trace_add(e, t, next.cell, next.digit,
                      next.house == NO_HOUSE ? INFER_CELL : INFER_HOUSE, next.house);
            position_place(&e->tables, s, next.cell, next.digit);
        }
        unsigned unit = s->broken || !e->tables.v->constraints
                            ? NO_UNIT
                            : constraint_follow_next(e, s, constraints);
        unsigned lines = unit == NO_UNIT ? 0 : removed_lines(constraints);
        if (unit == NO_UNIT || t->count + lines > MAX_TRACE) { /* no room for more lines */
            return !s->broken;
        }
        trace_unit(e, s, t, constraints, unit);
    }
}

static bool trace_assume(const struct engine *e, struct position *s, struct trace *t, unsigned cell,
                         unsigned digit, bool on)
{
    struct constraint_follow constraints;
    constraint_follow_begin(e, s, &constraints);
    trace_add(e, t, cell, digit, on ? INFER_ASSUME : INFER_ASSUME_NOT, STEP_NO_HOUSE);
    if (on) {
        position_place(&e->tables, s, cell, digit);
    } else {
        position_remove(&e->tables, s, cell, digit);
    }
    return trace_settle(e, s, t, &constraints);
}

/* The lines of a deep net that are still to be followed. */
struct deep_left {
    const struct deep_line *next;
    const struct deep_line *end;
};

static bool trace_deep(const struct engine *e, struct position *s, struct trace *t,
                       struct deep_left *left, unsigned level);

/* Does placing a candidate lead to a contradiction, by nets inside where some are left? If so, one
 * line says that it is false, with the earlier lines that the refutation needs; the refutation's
 * own lines are dropped. */
static bool trace_refute(const struct engine *e, const struct position *s, struct position *room,
                         struct trace *t, struct candidate c, struct deep_left *left,
                         unsigned level)
{
    uint64_t need[TRACE_WORDS] = {0};
    unsigned from = t->count;
    position_copy(&e->tables, room, s);
    if (from >= (unsigned)MAX_TRACE - e->tables.v->cell_count ||
        (trace_assume(e, room, t, c.cell, c.digit, true) &&
         trace_deep(e, room, t, left, level + 1))) {
        trace_cut(t, from);
        return false;
    }
    struct inference dead = trace_dead(e, t, room);
    trace_need(e, t, &dead, need);
    trace_cut(t, from);
    t->dead = NO_CELL;
    trace_add(e, t, c.cell, c.digit, INFER_NOT, STEP_NO_HOUSE);
    memset(t->line[from].rests_on, 0, sizeof t->line[from].rests_on);
    for (unsigned i = 0; i < from; i++) {
        t->line[from].rests_on[i / 64] |= need[i / 64] & 1ULL << i % 64;
    }
    return true;
}

/* Take a candidate that was refuted. False: a contradiction. */
static bool trace_remove(const struct engine *e, struct position *s, struct trace *t,
                         struct candidate c)
{
    struct constraint_follow constraints;
    constraint_follow_begin(e, s, &constraints);
    position_remove(&e->tables, s, c.cell, c.digit);
    return trace_settle(e, s, t, &constraints);
}

/* Follow the lines of one level. False: a contradiction. */
static bool trace_deep(const struct engine *e, struct position *s, struct trace *t,
                       struct deep_left *left, unsigned level)
{
    bool open = true;
    while (open && left->next != left->end && left->next->level == level) {
        const struct candidate c = left->next++->at;
        if (!trace_refute(e, s, &e->deep_net->at[level], t, c, left, level)) {
            return true;
        }
        open = trace_remove(e, s, t, c);
    }
    return open;
}

/* Follow nested nets like settle_with_nets (nested_net.c), and record what is refuted. */
static bool trace_nets(const struct engine *e, struct position *s, struct position *room,
                       struct trace *t, unsigned most)
{
    const struct layout *v = e->tables.v;
    struct deep_left none = {NULL, NULL};
    for (unsigned i = 0, unchanged = 0; unchanged <= v->cell_count;
         i = (i + 1) % v->cell_count, unchanged++) {
        const unsigned cell = e->net->order[i];
        if (is_single(s->digits[cell]) || digit_count(s->digits[cell]) > most) {
            continue;
        }
        FOR_EACH_DIGIT(digit, s->digits[cell]) {
            if (!(s->digits[cell] & digit_bit(digit)) ||
                !trace_refute(e, s, room, t, candidate_of(digit, cell), &none, 0)) {
                continue;
            }
            if (!trace_remove(e, s, t, candidate_of(digit, cell))) {
                return false;
            }
            unchanged = 0;
        }
    }
    return true;
}

/* Write the needed lines to the step: the assumption first, the contradiction last. */
static void trace_explain(struct engine *e, const struct trace *t, const uint64_t need[TRACE_WORDS],
                          const struct inference *dead)
{
    struct step *s = e->step;
    for (unsigned i = 0; i < t->count; i++) {
        const struct inference *f = &t->line[i].what;
        if (i && !(need[i / 64] >> i % 64 & 1)) {
            continue;
        }
        step_infer(s, f);
        if (i && !inference_takes_away(f)) {
            mark(e, MARK_FIN, f->at.digit, f->at.cell);
        }
    }
    if (dead) {
        step_infer(s, dead);
    }
}

/* The position in which an assumption is followed. */
static struct position *trace_begin(struct engine *e, struct trace *t, unsigned cell,
                                    unsigned digit)
{
    struct position *s = &e->trial[1];
    trace_cut(t, 0);
    t->dead = NO_CELL;
    mark(e, MARK_PATTERN, digit, cell);
    position_copy(&e->tables, s, &e->now);
    return s;
}

static void trace_end(struct engine *e, const struct trace *t, const struct position *s)
{
    uint64_t need[TRACE_WORDS] = {0};
    struct inference dead = trace_dead(e, t, s);
    trace_need(e, t, &dead, need);
    trace_explain(e, t, need, &dead);
}

void explain_contradiction(struct engine *e, unsigned cell, unsigned digit, bool on, unsigned most)
{
    struct trace t;
    struct position *s = trace_begin(e, &t, cell, digit);
    if (trace_assume(e, s, &t, cell, digit, on) && most > 0) {
        (void)trace_nets(e, s, &e->trial[2], &t, most);
    }
    trace_end(e, &t, s);
}

void explain_deep(struct engine *e, struct candidate c)
{
    struct trace t;
    struct position *s = trace_begin(e, &t, c.cell, c.digit);
    struct deep_left left = {e->deep_net->line, e->deep_net->line + e->deep_net->count};
    if (trace_assume(e, s, &t, c.cell, c.digit, true)) {
        (void)trace_deep(e, s, &t, &left, 1);
    }
    trace_end(e, &t, s);
}

void explain_branch(struct engine *e, unsigned cell, unsigned digit, bool on)
{
    struct trace t;
    struct position *s = trace_begin(e, &t, cell, digit);
    uint64_t need[TRACE_WORDS] = {0};
    if (!trace_assume(e, s, &t, cell, digit, on)) {
        trace_end(e, &t, s);
        return;
    }
    FOR_EACH_DIGIT(gone, e->found.digits) {
        FOR_EACH_CELL(from, e->found.eliminated[gone]) {
            trace_need_line(e, &t, trace_cause(&t, from, gone), need);
        }
    }
    for (unsigned i = 0; i < e->found.place_count; i++) {
        struct candidate placed = e->found.placed[i];
        FOR_EACH_DIGIT(gone, e->now.digits[placed.cell] & ~digit_bit(placed.digit)) {
            trace_need_line(e, &t, trace_cause(&t, placed.cell, gone), need);
        }
    }
    trace_explain(e, &t, need, NULL);
}
