/* Forcing nets with patterns: an assumption is false if the techniques up to level hard, one after
 * another, lead from it to a contradiction. Other nets follow singles and each constraint alone;
 * here pairs, fish, the rule of 45 and what constraints rule out together count too, as in the
 * dynamic forcing chains plus of Sudoku Explainer, which add subsets and X-wings to what is
 * followed. It finishes most of the killers with few cages that nested nets leave.
 *
 * The engine's own position is changed for it, and then put back. */
#include "gen/grade/technique/chain/forcing_net.h"
#include "gen/grade/technique/chain/net_trace.h"
#include "gen/grade/technique/search.h"

#include <assert.h>

/* Each line takes a candidate away or fills a cell, which takes its last one. */
enum { MAX_LINES = 1 + ENGINE_CELLS * ENGINE_SIZE };

struct line {
    struct inference what;
    uint16_t step; /* of the path that the net follows: lines of one step rest on one position */
    bool dropped;
    bool shown; /* by an instance of its technique, in the replay */
};

struct proof {
    unsigned count;
    unsigned steps;
    struct line line[MAX_LINES];
};

/* What the position and the search were before assumptions. */
struct pattern_net {
    struct position before;
    struct instance kept;
    struct step *step;
    const struct grade_options *options;
    engine_visit *visit;
    void *visitor;
    enum search_mode mode;
    uint32_t emitted;
    int limit;
    int technique;
    int only;
    uint64_t work_end;
    struct grade_options simpler; /* what is used after an assumption */
    struct step reason;           /* of one step after it */
    struct proof proof;
#ifndef NDEBUG
    bool has_solution;
#endif
};

const struct family pattern_net_family = {.size = sizeof(struct pattern_net)};

/* Some work, near to what a step, a new beginning and the search of one technique cost; and how
 * much is spent on one proof: about a second. */
enum {
    WORK_OF_STEP = 5000,
    WORK_OF_TRIAL = 10000,
    WORK_OF_REPLAY = 5000,
    WORK_OF_TRIM = 100000000,
};

/* ---- the position and the search, left and put back ---- */

static void leave_position(struct engine *e)
{
    struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &p->before, &e->now);
    instance_copy(&p->kept, &e->kept);
    p->step = e->step;
    p->options = e->options;
    p->visit = e->visit;
    p->visitor = e->visitor;
    p->only = e->only;
    p->mode = e->mode;
    p->emitted = e->emitted;
    p->limit = e->limit;
    p->technique = e->found.technique;
    p->work_end = e->work_end < WORK_OF_PUZZLE ? e->work_end : WORK_OF_PUZZLE;
    p->simpler = *e->options;
    p->simpler.cap = LEVEL_HARD;
    p->simpler.assume_unique = false; /* after a wrong assumption there is no solution */
    e->limit = INT32_MAX;
#ifndef NDEBUG
    p->has_solution = e->has_solution;
    e->has_solution = false;
#endif
}

static void return_to_position(struct engine *e)
{
    const struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &e->now, &p->before);
    list_use(e, p->options);
    list_restart(e);
    e->limit = p->limit;
    e->visit = p->visit;
    e->visitor = p->visitor;
    e->only = p->only;
    e->mode = p->mode;
    e->emitted = p->emitted;
    e->work_end = p->work_end;
    instance_copy(&e->kept, &p->kept);
    e->step = NULL; /* its reasons stay */
    discard_found(e);
    e->step = p->step;
    e->found.technique = p->technique;
#ifndef NDEBUG
    e->has_solution = p->has_solution;
#endif
}

/* ---- the proof, recorded ---- */

static void add_line(struct engine *e, struct candidate at, enum inference_kind kind,
                     unsigned house)
{
    struct proof *p = &e->pattern_net->proof;
    if (p->count < MAX_LINES) {
        p->line[p->count++] = (struct line){.what = {.at = at,
                                                     .kind = (uint8_t)kind,
                                                     .house = (uint8_t)house,
                                                     .technique = (uint16_t)e->found.technique},
                                            .step = (uint16_t)p->steps};
    }
}

static void begin_proof(struct engine *e, struct candidate assumed)
{
    e->pattern_net->proof.count = 0;
    e->pattern_net->proof.steps = 0;
    add_line(e, assumed, INFER_ASSUME, STEP_NO_HOUSE);
}

static bool is_candidate(const struct engine *e, struct candidate c)
{
    return e->now.digits[c.cell] & digit_bit(c.digit);
}

/* A digit goes there because no other can: by the cell, or by a house, or because the technique
 * rules the others out. */
static void add_placement(struct engine *e, struct candidate placed, const struct step *why)
{
    const int technique = e->found.technique;
    const bool single = technique_is_single(technique);
    const bool in_house = single && technique != TECHNIQUE_NAKED_SINGLE && why->house_count;
    FOR_EACH_DIGIT(digit, single ? 0 : e->now.digits[placed.cell] & ~digit_bit(placed.digit)) {
        add_line(e, candidate_of(digit, placed.cell), INFER_TECHNIQUE, STEP_NO_HOUSE);
    }
    add_line(e, placed, in_house ? INFER_HOUSE : INFER_CELL,
             in_house ? why->house[0] : STEP_NO_HOUSE);
}

/* Add what the step just found does, before it is carried out. */
static void add_step(struct engine *e)
{
    const struct step *why = &e->pattern_net->reason;
    e->pattern_net->proof.steps++;
    for (unsigned i = 0; i < e->found.place_count; i++) {
        if (is_candidate(e, e->found.placed[i])) {
            add_placement(e, e->found.placed[i], why);
        }
    }
    FOR_EACH_DIGIT(digit, e->found.digits) {
        FOR_EACH_CELL(cell, e->found.eliminated[digit]) {
            if (is_candidate(e, candidate_of(digit, cell))) {
                add_line(e, candidate_of(digit, cell), INFER_TECHNIQUE, STEP_NO_HOUSE);
            }
        }
    }
}

/* ---- the proof, replayed ----
 *
 * Which lines does the contradiction rest on? Techniques do not say what they rest on. So a part of
 * the proof is left out and the rest is replayed: if each later line still follows, and still there
 * is a contradiction, the part is dropped. This is tried for each step, from the last one to the
 * first, so that few steps are replayed. Each line that is kept follows from the lines that a
 * reader has.
 */

static unsigned end_of_step(const struct proof *p, unsigned from)
{
    unsigned end = from + 1;
    while (end < p->count && p->line[end].step == p->line[from].step) {
        end++;
    }
    return end;
}

/* The lines of one step, as its technique must show them; and, if it is asked for, the step that
 * cites what they rest on. */
struct shown_lines {
    struct line *line;
    unsigned count;
    struct step *cites;
};

static bool is_open_line(const struct line *l)
{
    return !l->dropped && l->what.kind == INFER_TECHNIQUE && !l->shown;
}

/* Does the instance take the candidate away, or put another digit in its cell? */
static bool result_takes(const struct engine_result *r, struct candidate at)
{
    for (unsigned i = 0; i < r->place_count; i++) {
        if (r->place[i].cell == at.cell && r->place[i].digit != at.digit) {
            return true;
        }
    }
    for (unsigned i = 0; i < r->eliminated_count; i++) {
        if (r->eliminated[i].cell == at.cell && r->eliminated[i].digit == at.digit) {
            return true;
        }
    }
    return false;
}

static bool show_lines(void *context, const struct engine_result *r, const struct step *why)
{
    struct shown_lines *s = context;
    bool used = false;
    bool more = false;
    for (unsigned i = 0; i < s->count; i++) {
        if (is_open_line(&s->line[i]) && result_takes(r, s->line[i].what.at)) {
            s->line[i].shown = used = true;
        }
        more |= is_open_line(&s->line[i]);
    }
    for (unsigned i = 0; s->cites && used && i < why->constraint_count; i++) {
        step_cite(s->cites, why->constraint[i]);
    }
    return more;
}

/* Does the technique of the lines [from, to), all of one step, take away what they say in the
 * present position? */
static bool technique_shows(struct engine *e, unsigned from, unsigned to, struct step *cites)
{
    struct proof *p = &e->pattern_net->proof;
    struct shown_lines lines = {.line = p->line + from, .count = to - from, .cites = cites};
    bool open = false;
    for (unsigned i = from; i < to; i++) {
        p->line[i].shown = !is_candidate(e, p->line[i].what.at);
        open |= is_open_line(&p->line[i]);
    }
    if (open) {
        e->work += WORK_OF_REPLAY;
        e->stamp++;
        list_each(e, p->line[from].what.technique, show_lines, &lines,
                  cites ? &e->pattern_net->reason : NULL);
    }
    for (unsigned i = from; i < to; i++) {
        if (is_open_line(&p->line[i])) {
            return false;
        }
    }
    return true;
}

/* Is it a single in the present position? */
static bool single_holds(const struct engine *e, const struct inference *f)
{
    if (!is_candidate(e, f->at)) {
        return false;
    }
    return f->kind == INFER_HOUSE ? is_single(e->now.places[f->house][f->at.digit])
                                  : is_single(e->now.digits[f->at.cell]);
}

static void carry_out(struct engine *e, const struct inference *f)
{
    if (!is_candidate(e, f->at)) {
        return;
    }
    if (inference_takes_away(f)) {
        position_remove(&e->tables, &e->now, f->at.cell, f->at.digit);
    } else {
        position_place(&e->tables, &e->now, f->at.cell, f->at.digit);
    }
}

/* Does each line from `from` on, where a step begins, follow from those kept before it, and do they
 * end in a contradiction? */
static bool replay(struct engine *e, unsigned from)
{
    const struct proof *p = &e->pattern_net->proof;
    unsigned begun = 0; /* the lines of this step were looked at */
    position_copy(&e->tables, &e->now, &e->pattern_net->before);
    list_restart(e);
    for (unsigned i = 0; i < p->count && !e->now.broken; i++) {
        const struct line *l = &p->line[i];
        if (l->dropped) {
            continue;
        }
        if (i >= from && l->step != begun) {
            begun = l->step;
            if (!technique_shows(e, i, end_of_step(p, i), NULL)) {
                return false;
            }
        }
        if (i >= from && !inference_takes_away(&l->what) && !single_holds(e, &l->what)) {
            return false;
        }
        carry_out(e, &l->what);
    }
    return e->now.broken;
}

/* ---- the proof, trimmed ---- */

static void set_dropped(struct proof *p, unsigned from, unsigned to, bool dropped)
{
    for (unsigned i = from; i < to; i++) {
        p->line[i].dropped = dropped;
    }
}

/* Drop the lines [from, to) if the others still follow. `from_step` is where their step begins. */
static bool drop_lines(struct engine *e, unsigned from, unsigned to, unsigned from_step)
{
    set_dropped(&e->pattern_net->proof, from, to, true);
    if (replay(e, from_step)) {
        return true;
    }
    set_dropped(&e->pattern_net->proof, from, to, false);
    return false;
}

static unsigned begin_of_step(const struct proof *p, unsigned last)
{
    while (last > 0 && p->line[last - 1].step == p->line[last].step) {
        last--;
    }
    return last;
}

/* Drop the lines that the contradiction does not need. */
static void trim_proof(struct engine *e)
{
    struct proof *p = &e->pattern_net->proof;
    const uint64_t end = e->work + WORK_OF_TRIM;
    for (unsigned to = p->count, from; to > 1 && e->work < end; to = from) {
        from = begin_of_step(p, to - 1);
        if (drop_lines(e, from, to, from)) {
            continue;
        }
        for (unsigned i = to; i-- > from && to - from > 1 && e->work < end;) {
            (void)drop_lines(e, i, i + 1, from);
        }
    }
}

/* ---- the proof, written ---- */

/* Write the lines that are kept, and the constraints that they rest on. */
static void write_proof(struct engine *e, struct step *s)
{
    const struct proof *p = &e->pattern_net->proof;
    unsigned begun = 0;
    position_copy(&e->tables, &e->now, &e->pattern_net->before);
    list_restart(e);
    for (unsigned i = 0; i < p->count && !e->now.broken; i++) {
        const struct line *l = &p->line[i];
        if (l->dropped || !is_candidate(e, l->what.at)) {
            continue;
        }
        if (l->step != begun) {
            begun = l->step;
            const bool shown = technique_shows(e, i, end_of_step(p, i), s);
            assert(shown);
            (void)shown;
        }
        step_infer(s, &l->what);
        carry_out(e, &l->what);
    }
    const struct inference dead = position_dead_end(e, &e->now);
    step_infer(s, &dead);
}

/* ---- the search ---- */

/* Follow the assumption from the position before. Is there a contradiction? `explained`: what
 * follows is kept as a proof. */
static bool leads_nowhere(struct engine *e, struct candidate assumed, bool explained)
{
    struct pattern_net *p = e->pattern_net;
    position_copy(&e->tables, &e->now, &p->before);
    list_use(e, &p->simpler);
    list_restart(e);
    e->work += WORK_OF_TRIAL;
    position_place(&e->tables, &e->now, assumed.cell, assumed.digit);
    while (!e->now.broken && e->work <= p->work_end &&
           list_next(e, explained ? &p->reason : NULL) >= 0) {
        e->work += WORK_OF_STEP;
        if (explained) {
            add_step(e);
        }
        list_apply(e);
    }
    return e->now.broken;
}

static void explain_patterns(struct engine *e, struct candidate assumed)
{
    struct step *s = e->step;
    mark(e, MARK_PATTERN, assumed.digit, assumed.cell);
    const struct instance found = e->found;
    /* A proof takes nothing from what grading may do: explained or not, a path is the same. */
    const uint64_t work = e->work;
    e->work = 0;
    leave_position(e);
    begin_proof(e, assumed);
    const bool refuted = leads_nowhere(e, assumed, true);
    assert(refuted);
    (void)refuted;
    trim_proof(e);
    write_proof(e, s);
    e->work = work;
    return_to_position(e);
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
        if (leads_nowhere(e, c, false)) {
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
    if (e->net->sums != SUMS_NONE || e->work > WORK_OF_PUZZLE) {
        return false;
    }
    while (refutes) {
        struct candidate refuted = {0};
        leave_position(e);
        refutes = find_refuted(e, &from, &refuted);
        return_to_position(e);
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
