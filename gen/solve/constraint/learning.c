#include "gen/solve/constraint/learning.h"

#include <string.h>

#include "base/work/stop.h"
#include "gen/solve/constraint/proof_log.h"

enum {
    /* Contradictions before the first restart; then times the Luby sequence. */
    RESTART_UNIT = 64,
    /* Learnt clauses before half of them are forgotten for the first time. */
    FIRST_REDUCTION = 2000,
    REDUCTION_STEP = 300, /* how much that number grows each time */
};

/* Member i of 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 … (Luby, Sinclair, Zuckerman, 1993). */
static unsigned luby(unsigned i)
{
    unsigned power = 0; /* of the first 2^(power + 1) - 1 members, the last is 2^power */
    while ((2U << power) - 1 < i + 1) {
        power++;
    }
    while ((2U << power) - 2 != i) {
        assert(power > 0);
        i %= (1U << power) - 1;
        power--;
    }
    return 1U << power;
}

/* Takes the literals of an explanation: those of the current level are counted and will be
 * resolved, those of earlier levels go into the lemma, and those of level 0 hold always and are
 * dropped. */
static unsigned note(struct learner *s, unsigned count, unsigned *lemma_count)
{
    unsigned here = 0;
    for (unsigned i = 0; i < count; i++) {
        uint32_t variable = s->out[i] / 2;
        if (s->seen[variable] || s->level[variable] == 0) {
            continue;
        }
        s->seen[variable] = 1;
        if (variable < s->n->variables) {
            activity_raise(s, variable);
        }
        if (s->level[variable] == s->depth) {
            here++;
        } else {
            s->lemma[(*lemma_count)++] = opposite_literal(s->out[i]);
        }
    }
    return here;
}

/* Writes the literals of a contradiction to s->out, and goes back to the latest of their levels: a
 * relation may fail on literals that were all there before the last decision. */
static unsigned explain_failure(struct learner *s)
{
    unsigned count = explain_literal(s, s->failed, s->failure, s->trail_count);
    if (s->failed != NO_LITERAL) {
        s->out[count++] = opposite_literal(s->failed);
    }
    unsigned latest = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned level = s->level[s->out[i] / 2];
        latest = level > latest ? level : latest;
    }
    undo_levels(s, latest);
    return count;
}

/* Is this literal of the lemma implied by the others? Then it can be dropped. */
static bool is_implied(struct learner *s, uint32_t literal)
{
    uint32_t variable = literal / 2;
    if (s->reason[variable].kind == REASON_NONE || s->reason[variable].kind == REASON_RELATION) {
        return false;
    }
    const size_t uses = s->proof ? s->proof->use_count : 0;
    unsigned count =
        explain_literal(s, opposite_literal(literal), s->reason[variable], s->when[variable]);
    for (unsigned i = 0; i < count; i++) {
        if (!s->seen[s->out[i] / 2] && s->level[s->out[i] / 2] > 0) {
            if (s->proof) {
                s->proof->use_count = uses; /* nothing rests on it */
            }
            return false;
        }
    }
    return true;
}

/* Drops the lemma's literals that the others imply (clause minimisation; Soerensson and Biere,
 * 2009, in its local form). Shorter lemmas exclude more. The first literal stays. */
static unsigned shorten(struct learner *s, unsigned count)
{
    unsigned kept = 1;
    for (unsigned i = 1; i < count; i++) {
        uint32_t literal = s->lemma[i];
        s->lemma[i] = s->lemma[kept];
        s->lemma[kept] = literal;
        kept += !is_implied(s, literal);
    }
    for (unsigned i = 0; i < count; i++) {
        s->seen[s->lemma[i] / 2] = 0;
    }
    return kept;
}

/* Traces a contradiction back to the first unique implication point: the latest single assignment
 * of the current level that, together with assignments of earlier levels, implies it. s->lemma
 * receives the negation of all of these, that one first and the latest of the others second.
 * Returns how many literals the lemma has; 0 means that the contradiction holds without any
 * decision. */
static unsigned trace_back(struct learner *s)
{
    unsigned count = 1;
    unsigned open = note(s, explain_failure(s), &count);
    if (s->depth == 0) {
        return 0;
    }
    for (uint32_t at = s->trail_count;;) {
        do {
            at--;
        } while (!s->seen[s->trail[at] / 2]);
        uint32_t literal = s->trail[at];
        if (--open == 0) {
            s->lemma[0] = opposite_literal(literal);
            break;
        }
        s->seen[literal / 2] = 0;
        open += note(s, explain_literal(s, literal, s->reason[literal / 2], at), &count);
    }
    count = shorten(s, count);
    for (unsigned i = 2; i < count; i++) {
        if (s->level[s->lemma[i] / 2] > s->level[s->lemma[1] / 2]) {
            uint32_t literal = s->lemma[i];
            s->lemma[i] = s->lemma[1];
            s->lemma[1] = literal;
        }
    }
    return count;
}

/* The number of levels among a lemma's literals ("literal block distance"; Audemard and Simon,
 * 2009). Lemmas of few levels are the useful ones and are kept longest. */
static unsigned rank_of(struct learner *s, unsigned count)
{
    unsigned rank = 0;
    s->stamp_now++;
    for (unsigned i = 0; i < count; i++) {
        uint32_t level = s->level[s->lemma[i] / 2];
        rank += s->stamp[level] != s->stamp_now;
        s->stamp[level] = s->stamp_now;
    }
    return rank;
}

/* Keeps the lemma and continues at the level where it forces a new literal. Returns false if there
 * is no room. */
static bool keep_lemma(struct learner *s, unsigned count, unsigned rank, uint32_t line)
{
    struct reason why = {REASON_NONE, 0};
    undo_levels(s, count > 1 ? s->level[s->lemma[1] / 2] : 0);
    if (count > 1) {
        why = (struct reason){REASON_CLAUSE, clause_add(s, s->lemma, count, rank)};
        if (!why.of) {
            return false;
        }
        s->clauses[why.of + CLAUSE_LINE] = line;
    }
    return assign_literal(s, s->lemma[0], why);
}

/* ---- the search ---- */

struct learning {
    const struct grouped_question *q;
    struct learner *s;
    uint64_t visited;
    uint64_t contradictions; /* since the last restart */
    unsigned starts;
    unsigned max_learnt;
};

/* The lower cell of a rising pair has not the last digit, the higher one not the first. Everything
 * else about the pair follows from bounds. */
static bool begin_orders(struct learner *s)
{
    const struct reason known = {REASON_NONE, 0};
    for (unsigned i = 0; s->orders && i < s->n->relation_count; i++) {
        const struct relation *r = &s->n->relation[i];
        if (r->rises && !(assign_literal(s, at_most(s, r->low, s->size - 1), known) &&
                          assign_literal(s, opposite_literal(at_most(s, r->high, 1)), known))) {
            return false;
        }
    }
    return true;
}

/* Returns false if the givens contradict each other or the excluded candidate. */
static bool begin_learning(const struct learning *l)
{
    struct learner *s = l->s;
    const struct reason known = {REASON_NONE, 0};
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        unsigned digit = l->q->givens->cell[cell];
        if (digit && !assign_literal(s, literal_of(s, cell, digit), known)) {
            return false;
        }
    }
    const struct exclusion *x = &l->q->without;
    if (x->digit && !assign_literal(s, opposite_literal(literal_of(s, x->cell, x->digit)), known)) {
        return false;
    }
    propagate_all_later(s);
    return begin_orders(s) && propagate(s);
}

/* How a step of the search ends. STEP_FULL: the memory for clauses is full. */
enum step { STEP_ON, STEP_DONE, STEP_FULL };

/* All cells are filled: a solution. It is checked plainly, visited, and excluded by a clause of the
 * negated decisions, so that the search continues to the next. */
static enum step visit(struct learning *l)
{
    struct learner *s = l->s;
    struct grid board;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        board.cell[cell] = (uint8_t)lowest_digit(s->now[cell]);
    }
    if (constraints_hold(s->v, board.cell)) {
        l->visited++;
        if (!l->q->visit(l->q->context, &board)) {
            return STEP_DONE;
        }
    }
    if (s->depth == 0) {
        return STEP_DONE;
    }
    unsigned count = 0;
    for (unsigned level = s->depth; level > 0; level--) {
        s->lemma[count++] = opposite_literal(s->trail[s->level_start[level]]);
    }
    return keep_lemma(s, count, 0, 0) ? STEP_ON : STEP_FULL;
}

/* Do the learnt clauses use more than this many quarters of the memory for clauses? */
static bool fills_quarters(const struct learner *s, unsigned quarters)
{
    return s->clause_end - s->kept_words > (s->clause_room - s->kept_words) / 4 * quarters;
}

/* Restart: go back to level 0 with all lemmas kept. If there are too many, forget those of the
 * highest rank. */
static enum step start_again(struct learning *l)
{
    struct learner *s = l->s;
    undo_levels(s, 0);
    l->contradictions = 0;
    l->starts++;
    if (s->learnt_count <= l->max_learnt && !fills_quarters(s, 2)) {
        return STEP_ON;
    }
    l->max_learnt += REDUCTION_STEP;
    if (!clauses_reduce(s)) {
        return STEP_DONE;
    }
    return fills_quarters(s, 3) ? STEP_FULL : STEP_ON;
}

/* Turn a contradiction into a lemma and go back. Without decisions the search is complete. */
static enum step learn(struct learning *l)
{
    struct learner *s = l->s;
    unsigned count = trace_back(s);
    if (count == 0) {
        return STEP_DONE;
    }
    const uint32_t line = s->proof ? proof_log_lemma(s, count) : 0;
    if (!keep_lemma(s, count, rank_of(s, count), line)) {
        return STEP_FULL;
    }
    activity_age(s);
    l->contradictions++;
    return STEP_ON;
}

/* Decide the literal 2 * variable, which makes the candidate true, as a new level. */
static void decide(struct learner *s, unsigned variable)
{
    s->level_start[++s->depth] = s->trail_count;
    (void)assign_literal(s, 2 * variable, (struct reason){REASON_NONE, 0});
}

/* One step: propagate, then learn from a contradiction, restart, report a solution, or decide. */
static enum step step(struct learning *l, uint64_t *positions)
{
    struct learner *s = l->s;
    if (!propagate(s)) {
        return learn(l);
    }
    if (l->contradictions >= (uint64_t)RESTART_UNIT * luby(l->starts) || fills_quarters(s, 3)) {
        return start_again(l);
    }
    unsigned next = activity_choose(s);
    if (next == NO_VARIABLE) {
        return visit(l);
    }
    ++*positions;
    decide(s, next);
    return STEP_ON;
}

static uint64_t run_learning(struct learning *l, uint64_t *positions)
{
    enum step now = STEP_ON;
    *positions = 0;
    if (!begin_learning(l)) {
        if (l->s->proof) {
            (void)trace_back(l->s); /* for the reasons that it writes down */
        }
        now = STEP_DONE;
    }
    while (now == STEP_ON) {
        if (*positions == l->q->max_positions || stop_step(1)) {
            return GENERIC_UNDECIDED;
        }
        now = step(l, positions);
    }
    return now == STEP_FULL ? LEARNING_FULL : l->visited;
}

uint64_t learning_search(const struct grouped_question *q, const struct lemma_network *n,
                         uint64_t *positions)
{
    struct learning l = {.q = q, .s = learner_new(n, true), .max_learnt = FIRST_REDUCTION};
    assert(!q->rng);
    uint64_t visited = l.s ? run_learning(&l, positions) : LEARNING_FULL;
    learner_drop(l.s);
    return visited;
}

/* Excludes a solution by a clause: at least one of the empty cells holds another digit. Returns
 * false if no cell is empty. */
static bool exclude(struct learner *s, const struct grid *givens, const struct grid *known)
{
    unsigned count = 0;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        if (!givens->cell[cell]) {
            s->lemma[count++] = opposite_literal(literal_of(s, cell, known->cell[cell]));
        }
    }
    if (count == 1) {
        return assign_literal(s, s->lemma[0], (struct reason){REASON_NONE, 0});
    }
    const uint32_t clause = count > 1 ? clause_add(s, s->lemma, count, 0) : 0;
    if (clause) {
        s->clauses[clause + CLAUSE_LINE] = PROOF_LOG_SOLUTION;
    }
    return clause != 0;
}

uint64_t learning_prove(const struct grouped_question *q, const struct lemma_network *n,
                        const struct grid *known, struct proof_log *log)
{
    struct learning l = {.q = q, .s = learner_new(n, false), .max_learnt = FIRST_REDUCTION};
    uint64_t positions;
    uint64_t visited = l.s ? 0 : LEARNING_FULL;
    if (l.s) {
        l.s->proof = log;
        const bool open = !known || exclude(l.s, q->givens, known);
        visited = open ? run_learning(&l, &positions) : 0;
        if (visited == 0) {
            (void)proof_log_lemma(l.s, 0);
        }
    }
    learner_drop(l.s);
    return visited;
}
