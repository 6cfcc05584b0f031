/* What every try has: the check of its puzzle, and givens that are taken and put back by orbits. */
#include "gen/make/search/searcher.h"

void count_kinds(struct generate_stats *stats, kind_set unused)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        stats->unused[kind] += (uint32_t)(unused >> kind & 1);
    }
}

enum reject_reason check_kinds(struct searcher *s, const struct grid *givens,
                               const struct grid *solution, struct generate_stats *stats)
{
    kind_set kinds = s->request->constraints.kinds;
    kind_set gone = kinds & ~constraint_kinds_shown(s->layout);
    kind_set unused = 0;
    count_kinds(stats, gone);
    if (gone) {
        return REJECT_NO_KIND;
    }
    unsigned number[CONSTRAINT_KIND_COUNT];
    constraint_kinds_count(s->layout, number);
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT && s->request->style.needed; kind++) {
        if (number[kind] < s->request->constraints.number[kind].low) {
            return REJECT_KIND_FEW;
        }
    }
    if (kinds &&
        !constraint_kinds_unused(s->layout, givens, solution, kinds, s->grader.grading, &unused)) {
        stats->starved = true;
        return REJECT_KIND_UNUSED;
    }
    count_kinds(stats, unused);
    s->unused = unused;
    return unused ? REJECT_KIND_UNUSED : REJECT_NONE;
}

enum reject_reason check_try(struct searcher *s, struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    enum reject_reason reject_reason = target_check(&s->grader, &r->target, s->layout, &s->givens);
    if (reject_reason == REJECT_NONE) {
        reject_reason = check_kinds(s, &s->givens, &s->board, stats);
    }
    bool easy = reject_reason == REJECT_TOO_EASY;
    bool far = easy && s->grader.easy_level + 2 < s->grader.wanted_level;
    stats->too_easy[s->grader.easy_level] += easy;
    stats->near += !far && reject_reason != REJECT_NO_KIND && reject_reason != REJECT_KIND_UNUSED;
    stats->tries++;
    stats->rejects[reject_reason]++;
    return reject_reason;
}

void set_orbit(struct searcher *s, const struct orbits *o, unsigned orbit, bool given)
{
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        s->givens.cell[o->cell[k]] = given ? s->board.cell[o->cell[k]] : 0;
    }
}

bool take_orbit(struct searcher *s, const struct orbits *o, unsigned orbit)
{
    set_orbit(s, o, orbit, false);
    const bool unique = s->layout->constraints
                            ? solve_another_within(s->layout, &s->givens, &s->board, TAKE_POSITIONS,
                                                   NULL) == SOLVE_NO_OTHER
                            : !solve_another(s->layout, &s->givens, &s->board, NULL);
    set_orbit(s, o, orbit, !unique);
    return unique;
}
