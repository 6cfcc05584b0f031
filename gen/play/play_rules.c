/* Checks the current board against the rules: the houses, and each constraint by itself. */
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/play/moves.h"

static digit_set peer_digits(const struct play *p, unsigned cell)
{
    digit_set used = 0;
    const struct layout *v = p->variant;
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        unsigned digit = p->cell[v->peer[cell][i]].digit;
        used |= digit ? digit_bit(digit) : 0;
    }
    return used;
}

/* ---- constraints ---- */

typedef void constraint_taker(void *context, const struct constraint *c);

/* Calls `take` for all constraints but those that only make cells differ, which the peers cover;
 * for rules of the board, once for each pair of cells. */
static void each_constraint(const struct layout *v, constraint_taker *take, void *context)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        struct constraint c = *constraint_at(v, i);
        if (!constraint_is_rule(&c)) {
            take(context, &c);
            continue;
        }
        const struct constraint *rule = constraint_at(v, i);
        c.count = 2;
        for (unsigned k = 0; k < rule->count && !constraint_kind_of(rule)->cells_differ; k += 2) {
            c.cell = rule->cell + k;
            take(context, &c);
        }
    }
}

/* What a constraint removes from `sets`: the rest is in `left`. */
static enum constraint_effect prune(const struct layout *v, const struct constraint *c,
                                    const digit_set *sets, digit_set *left)
{
    for (unsigned i = 0; i < c->count; i++) {
        left[c->cell[i]] = sets[c->cell[i]];
    }
    return constraint_kind_of(c)->prune(v, c, left);
}

struct narrowing {
    const struct play *p;
    digit_set by_peers[MAX_CELLS];
    digit_set left[MAX_CELLS];
    digit_set *out;
};

static void narrow(void *context, const struct constraint *c)
{
    struct narrowing *n = context;
    enum constraint_effect effect = prune(n->p->variant, c, n->by_peers, n->left);
    for (unsigned i = 0; i < c->count; i++) {
        unsigned cell = c->cell[i];
        if (!n->p->cell[cell].digit) {
            n->out[cell] &= effect == CONSTRAINT_BROKEN ? 0 : n->left[cell];
        }
    }
}

void play_candidates(const struct play *p, digit_set out[MAX_CELLS])
{
    const struct layout *v = p->variant;
    struct narrowing n;
    n.p = p;
    n.out = out;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = p->cell[cell].digit;
        digit_set fits = all_digits(v->size) & ~peer_digits(p, cell);
        n.by_peers[cell] = digit ? digit_bit(digit) : fits;
        out[cell] = digit ? 0 : fits;
    }
    each_constraint(v, narrow, &n);
}

/* ---- flaws ---- */

struct judging {
    const struct play *p;
    digit_set digits[MAX_CELLS]; /* all of them in empty cells */
    digit_set left[MAX_CELLS];
    uint8_t *flaw;
};

/* Do the digits that stand in a constraint's cells leave no way to keep it? */
static void judge(void *context, const struct constraint *c)
{
    struct judging *j = context;
    if (prune(j->p->variant, c, j->digits, j->left) != CONSTRAINT_BROKEN) {
        return;
    }
    for (unsigned i = 0; i < c->count; i++) {
        if (j->p->cell[c->cell[i]].digit) {
            j->flaw[c->cell[i]] = PLAY_FLAW_CLASH;
        }
    }
}

static void find_broken_constraints(const struct play *p, uint8_t flaw[MAX_CELLS])
{
    const struct layout *v = p->variant;
    struct judging j;
    j.p = p;
    j.flaw = flaw;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = p->cell[cell].digit;
        j.digits[cell] = digit ? digit_bit(digit) : all_digits(v->size);
    }
    each_constraint(v, judge, &j);
}

unsigned play_flaws(const struct play *p, uint8_t flaw[MAX_CELLS])
{
    digit_set candidates[MAX_CELLS];
    unsigned count = 0;
    play_candidates(p, candidates);
    memset(flaw, 0, p->variant->cell_count);
    find_broken_constraints(p, flaw);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        unsigned digit = p->cell[cell].digit;
        if (digit && peer_digits(p, cell) & digit_bit(digit)) {
            flaw[cell] = PLAY_FLAW_CLASH;
        } else if (!digit && !candidates[cell]) {
            flaw[cell] = PLAY_FLAW_STARVED;
        }
        count += flaw[cell] != 0;
    }
    return count;
}

/* ---- refusing ---- */

static bool house_has(const struct play *p, unsigned cell, unsigned digit)
{
    const struct layout *v = p->variant->bare;
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        if (p->cell[v->peer[cell][i]].digit == digit) {
            return true;
        }
    }
    return false;
}

enum play_outcome entry_outcome(struct play *p, unsigned cell, unsigned digit)
{
    uint8_t before[MAX_CELLS];
    uint8_t after[MAX_CELLS];
    struct play_cell kept = p->cell[cell];
    play_flaws(p, before);
    p->cell[cell].digit = (uint8_t)digit;
    play_flaws(p, after);
    p->cell[cell] = kept;
    if (after[cell] == PLAY_FLAW_CLASH) {
        return house_has(p, cell, digit) ? PLAY_CLASHES : PLAY_BREAKS_CONSTRAINT;
    }
    for (unsigned i = 0; i < p->variant->cell_count; i++) {
        if (after[i] == PLAY_FLAW_STARVED && before[i] != PLAY_FLAW_STARVED) {
            return PLAY_STARVES;
        }
    }
    return PLAY_OK;
}
