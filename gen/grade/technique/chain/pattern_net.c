/* Forcing nets with patterns: an assumption is false if the techniques up to level hard, one after
 * another, lead from it to a contradiction. Other nets follow singles and each constraint alone;
 * here pairs, fish, the rule of 45 and what constraints rule out together count too, as in the
 * dynamic forcing chains plus of Sudoku Explainer, which add subsets and X-wings to what is
 * followed. It finishes most of the killers with few cages that nested nets leave.
 *
 * The engine's own position is changed for it, and then put back. */
#include "gen/grade/technique/chain/net_trace.h"

/* What the position and the search were before assumptions. */
struct pattern_net {
    struct position before;
    struct instance kept;
    struct step *step;
    const struct grade_options *options;
    enum search_mode mode;
    uint32_t emitted;
    int limit;
    int technique;
    uint64_t work_end;
    struct grade_options simpler; /* what is used after an assumption */
    struct step reason;           /* of one step after it */
};

const struct family pattern_net_family = {.size = sizeof(struct pattern_net)};

/* Some work, near to what a step and a new beginning cost. */
enum { WORK_OF_STEP = 5000, WORK_OF_TRIAL = 10000 };

static void leave_position(struct engine *e)
{
    struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &p->before, &e->now);
    instance_copy(&p->kept, &e->kept);
    p->step = e->step;
    p->options = e->options;
    p->mode = e->mode;
    p->emitted = e->emitted;
    p->limit = e->limit;
    p->technique = e->found.technique;
    p->work_end = e->work_end;
    p->simpler = *e->options;
    p->simpler.cap = LEVEL_HARD;
    p->simpler.assume_unique = false; /* after a wrong assumption there is no solution */
    e->limit = INT32_MAX;
#ifndef NDEBUG
    e->has_solution = false;
#endif
}

static void return_to_position(struct engine *e, bool had_solution)
{
    const struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &e->now, &p->before);
    list_use(e, p->options);
    list_restart(e);
    e->limit = p->limit;
    e->mode = p->mode;
    e->emitted = p->emitted;
    e->work_end = p->work_end;
    instance_copy(&e->kept, &p->kept);
    e->step = NULL; /* its reasons stay */
    discard_found(e);
    e->step = p->step;
    e->found.technique = p->technique;
#ifndef NDEBUG
    e->has_solution = had_solution;
#else
    (void)had_solution;
#endif
}

static void write_line(struct step *s, unsigned cell, unsigned digit, enum inference_kind kind,
                       unsigned house, int technique)
{
    if (s->inference_count + 1 < STEP_MAX_INFERENCES) { /* the last one is the contradiction */
        s->inference[s->inference_count++] =
            (struct inference){.at = {(uint16_t)cell, (uint8_t)digit},
                               .kind = (uint8_t)kind,
                               .house = (uint8_t)house,
                               .technique = (uint16_t)technique};
    }
}

static bool is_candidate(const struct engine *e, struct candidate c)
{
    return e->now.digits[c.cell] & digit_bit(c.digit);
}

/* A digit goes there because no other can: by the cell, or by a house, or because the technique
 * rules the others out. */
static void write_placement(const struct engine *e, struct step *s, struct candidate placed)
{
    const struct step *why = &e->pattern_net->reason;
    const int technique = e->found.technique;
    const bool in_house = technique != TECHNIQUE_NAKED_SINGLE && why->house_count;
    const bool single = technique_is_single(technique);
    FOR_EACH_DIGIT(digit, single ? 0 : e->now.digits[placed.cell] & ~digit_bit(placed.digit)) {
        write_line(s, placed.cell, digit, INFER_TECHNIQUE, STEP_NO_HOUSE, technique);
    }
    write_line(s, placed.cell, placed.digit, single && in_house ? INFER_HOUSE : INFER_CELL,
               single && in_house ? why->house[0] : STEP_NO_HOUSE, technique);
}

/* Write what the step just found does, before it is carried out. */
static void write_step(const struct engine *e, struct step *s)
{
    const struct step *why = &e->pattern_net->reason;
    for (unsigned i = 0; i < e->found.place_count; i++) {
        if (is_candidate(e, e->found.placed[i])) {
            write_placement(e, s, e->found.placed[i]);
        }
    }
    FOR_EACH_DIGIT(digit, e->found.digits) {
        FOR_EACH_CELL(cell, e->found.eliminated[digit]) {
            if (is_candidate(e, candidate_of(digit, cell))) {
                write_line(s, cell, digit, INFER_TECHNIQUE, STEP_NO_HOUSE, e->found.technique);
            }
        }
    }
    for (unsigned i = 0; i < why->constraint_count; i++) {
        step_cite(s, why->constraint[i]);
    }
}

/* Follow the assumption from the position before. Is there a contradiction? `s` receives what
 * follows; NULL: nobody asks. */
static bool leads_nowhere(struct engine *e, struct candidate assumed, struct step *s)
{
    struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &e->now, &p->before);
    list_use(e, &p->simpler);
    list_restart(e);
    e->work += WORK_OF_TRIAL;
    position_place(&e->tables, &e->now, assumed.cell, assumed.digit);
    while (!e->now.broken && e->work <= p->work_end && list_next(e, s ? &p->reason : NULL) >= 0) {
        e->work += WORK_OF_STEP;
        if (s) {
            write_step(e, s);
        }
        list_apply(e);
    }
    return e->now.broken;
}

static void explain_patterns(struct engine *e, struct candidate assumed)
{
    struct step *s = e->step;
    bool had_solution = false;
    mark(e, MARK_PATTERN, assumed.digit, assumed.cell);
#ifndef NDEBUG
    had_solution = e->has_solution;
#endif
    const struct instance found = e->found;
    /* A proof takes nothing from what grading may do: explained or not, a path is the same. */
    const uint64_t work = e->work;
    e->work = 0;
    leave_position(e);
    write_line(s, assumed.cell, assumed.digit, INFER_ASSUME, STEP_NO_HOUSE, 0);
    const bool refuted = leads_nowhere(e, assumed, s);
    assert(refuted);
    (void)refuted;
    e->work = work;
    s->inference[s->inference_count++] = position_dead_end(e, &e->now);
    return_to_position(e, had_solution);
    e->found = found;
}

/* Cells with few candidates first. */
static bool find_refuted(struct engine *e, unsigned *from, struct candidate *refuted)
{
    const struct layout *v = e->tables.v;
    const struct position *before = &e->pattern_net->before;
    const unsigned cells = v->cell_count;
    for (; *from < (v->size - 1U) * cells * v->size; ++*from) {
        const unsigned size = 2 + *from / (cells * v->size);
        const struct candidate c = {(uint16_t)(*from / v->size % cells),
                                    (uint8_t)(1 + *from % v->size)};
        const digit_set digits = before->digits[c.cell];
        if (digit_count(digits) != size || !(digits & digit_bit(c.digit))) {
            continue;
        }
        if (e->work > e->pattern_net->work_end) {
            return false;
        }
        if (leads_nowhere(e, c, NULL)) {
            *refuted = c;
            ++*from;
            return true;
        }
    }
    return false;
}

bool find_pattern_net(struct engine *e, int argument)
{
    unsigned from = 0;
    bool refutes = true;
    (void)argument;
    while (refutes) {
        struct candidate refuted = {0};
        bool had_solution = false;
#ifndef NDEBUG
        had_solution = e->has_solution;
#endif
        leave_position(e);
        refutes = find_refuted(e, &from, &refuted);
        return_to_position(e, had_solution);
        if (!refutes) {
            break;
        }
        eliminate(e, refuted.digit, refuted.cell);
        if (explaining(e)) {
            explain_patterns(e, refuted);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}
