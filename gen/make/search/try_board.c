/* A board, and the puzzles dug from it towards the target: dig, check, and ease, dig again or
 * change where the puzzle is too hard, too easy or does not use what is required. */
#include "gen/make/search/searcher.h"

bool is_windowed(const struct layout *v, const struct target *t)
{
    return t->givens_low > 0 || t->givens_high < v->cell_count;
}

bool is_graded(const struct target *t)
{
    return target_needs_grade(t) || t->by_se || specs_need_course(&t->specs);
}

/* Empty the orbits that the mask does not allow as a whole. False when the rest has several
 * solutions. */
static bool apply_mask(struct searcher *s, const struct orbits *o)
{
    const struct layout *v = s->layout;
    for (unsigned i = 0; i < o->count; i++) {
        bool allowed = orbit_is_allowed(o, i, s->mask);
        for (unsigned k = o->start[i]; !allowed && k < o->start[i + 1]; k++) {
            s->givens.cell[o->cell[k]] = 0;
        }
    }
    return !solve_another(v, &s->givens, &s->board, NULL);
}

/* How many of the orbits dug stay taken. */
static void take_first(struct searcher *s, const struct orbits *o, unsigned *now, unsigned wanted)
{
    for (; *now > wanted; --*now) {
        set_orbit(s, o, s->taken.orbit[*now - 1], true);
    }
    for (; *now < wanted; ++*now) {
        set_orbit(s, o, s->taken.orbit[*now], false);
    }
}

/* The puzzle dug is too hard: put givens back until it fits, and no more than that takes.
 *
 * Every puzzle between it and where it was dug from has the same one solution, so no counting is
 * needed. More givens make a puzzle easier (nearly always), so the place in the order of digging
 * where it becomes too hard is found by halving. From the last puzzle before that, the next orbits
 * are tried one at a time, and left in where they would make it too hard. */
static enum reject_reason ease(struct searcher *s, const struct orbits *o,
                               struct generate_stats *stats)
{
    const struct dig_order *taken = &s->taken;
    struct grader kept = s->grader;
    enum reject_reason reject_reason = REJECT_TOO_EASY;
    unsigned low = 0;             /* with this many removed, it fits or is too easy */
    unsigned high = taken->count; /* with this many removed, it is too hard */
    unsigned now = taken->count;
    while (high - low > 1) {
        unsigned middle = (low + high) / 2;
        take_first(s, o, &now, middle);
        enum reject_reason tried = check_try(s, stats);
        if (reject_side(tried) == REJECT_HARD) {
            high = middle;
        } else {
            low = middle;
            reject_reason = tried;
            kept = s->grader;
        }
    }
    take_first(s, o, &now, low);
    const unsigned last = s->layout->constraints ? taken->count : high + MAX_PROBES + 1;
    for (unsigned i = high + 1; i < last && i < taken->count; i++) {
        set_orbit(s, o, taken->orbit[i], false);
        enum reject_reason tried = check_try(s, stats);
        if (reject_side(tried) == REJECT_HARD ||
            (reject_reason == REJECT_NONE && tried != REJECT_NONE)) {
            set_orbit(s, o, taken->orbit[i], true);
        } else {
            reject_reason = tried;
            kept = s->grader;
        }
    }
    s->grader = kept;
    return reject_reason;
}

/* What digging rests on. Where the target has a highest level whose techniques a closure has, it
 * stays within it. A classic board's masks (gen/solve/dig/dig_classic.h) are quicker than that;
 * what takes more than rounds to show is in the way only of the hardest puzzles. */
static enum dig_proof dig_proof_for(const struct layout *v, const struct target *t)
{
    if (v->group_count || v->constraints || t->minimal || t->by_se) {
        return DIG_BY_COUNT;
    }
    if (v->classic) {
        return t->level_high <= LEVEL_UNFAIR && !is_windowed(v, t) ? DIG_BY_ROUNDS : DIG_BY_COUNT;
    }
    if (t->level_high > LEVEL_MEDIUM) {
        return DIG_BY_COUNT;
    }
    return t->singles_only || t->level_high == LEVEL_EASY ? DIG_BY_SINGLES : DIG_BY_SUBSETS;
}

/* Is a net inside a net required, or a technique that scores more? */
static bool requires_hardest(const struct target *t)
{
    const int least = technique_at((size_t)technique_find("nested-forcing-net"))->score;
    bool found = false;
    for (int id = 0; id < (int)technique_count(); id++) {
        found |= technique_set_has(&t->requires, id) && technique_at((size_t)id)->score >= least;
    }
    return found;
}

/* How many placements a proof may take that a given can go; else it stays. With constraints the
 * last givens cost most, and a puzzle of a level seldom wants them gone; where nothing is asked
 * for, they would make nearly every puzzle extreme; and where a technique is required, harder than
 * it, but for the hardest. Groups are alike: the last four or five givens of an argyle board take a
 * hundred times as long as all others. 0: no limit. */
static uint64_t dig_patience(const struct searcher *s)
{
    enum { PATIENCE_ANY = 4, PATIENCE = 16, PATIENCE_HARD = 64, PATIENCE_GROUPS = 2000 };
    const struct layout *v = s->layout;
    const struct target *t = &s->request->target;
    if (t->minimal) {
        return 0;
    }
    if (v->constraints && !is_windowed(v, t) && !is_graded(t)) {
        return PATIENCE_ANY;
    }
    if (v->constraints && (t->level_high < LEVEL_BEYOND ||
                           (!technique_set_is_empty(&t->requires) && !requires_hardest(t)))) {
        return t->level_high <= LEVEL_MEDIUM ? PATIENCE : PATIENCE_HARD;
    }
    if (v->group_count && !v->constraints && !is_windowed(v, t) && is_graded(t)) {
        return PATIENCE_GROUPS;
    }
    return dig_max_positions(v);
}

static struct dig_options dig_options_for(struct searcher *s, const struct orbits *o)
{
    const struct target *t = &s->request->target;
    struct dig_options options = {.orbits = o,
                                  .proof = dig_proof_for(s->layout, t),
                                  .max_positions = dig_patience(s),
                                  .state = &s->digging};
    if (is_windowed(s->layout, t) && !t->minimal) {
        /* The whole range of givens is used, but a requested level comes first, and a lower bound
         * alone does not mean a board that is nearly full. */
        bool open = t->givens_high == s->layout->cell_count && t->givens_low < t->givens_high;
        options.min_givens =
            is_graded(t) || open
                ? t->givens_low
                : t->givens_low + pcg32_below(&s->rng, t->givens_high - t->givens_low + 1);
    }
    return options;
}

enum reject_reason dig_and_check(struct searcher *s, const struct orbits *o,
                                 struct generate_stats *stats)
{
    const struct target *t = &s->request->target;
    const struct dig_options options = dig_options_for(s, o);
    enum reject_reason reject_reason = dig_board(s, &options, stats);
    if (reject_reason != REJECT_NONE) {
        return reject_reason;
    }
    reject_reason = check_try(s, stats);
    if (!t->minimal && s->taken.count && reject_side(reject_reason) == REJECT_HARD) {
        reject_reason = ease(s, o, stats);
    }
    if (reject_reason == REJECT_DEAD_GIVENS) {
        drop_dead_givens(s->layout, &s->givens, s->grader.grading);
        reject_reason = check_try(s, stats);
    }
    return reject_reason;
}

static bool may_redig(enum reject_reason reject_reason)
{
    return reject_reason > REJECT_NOT_UNIQUE && reject_side(reject_reason) != REJECT_HARD;
}

/* A puzzle that does not fit and is not too hard is dug anew from more givens: that costs less than
 * another board. */
static enum reject_reason redig(struct searcher *s, const struct orbits *o,
                                struct generate_stats *stats, enum reject_reason reject_reason)
{
    for (unsigned round = 0; round < MAX_REDIGS && may_redig(reject_reason) && !s->bare; round++) {
        unsigned back = s->taken.count < REDIG_ORBITS ? s->taken.count : REDIG_ORBITS;
        pcg32_shuffle(&s->rng, s->taken.orbit, s->taken.count);
        for (unsigned i = 0; i < back; i++) {
            set_orbit(s, o, s->taken.orbit[i], true);
        }
        reject_reason = dig_and_check(s, o, stats);
    }
    return reject_reason;
}

/* Dig first where a required technique's pattern wants no givens, as far as that leaves one
 * solution. */
static enum pattern_search make_room(struct searcher *s, const struct orbits *o, bool constrained)
{
    memset(&s->room, 0, sizeof s->room);
    if (constrained) {
        return PATTERN_NONE;
    }
    const enum pattern_search seed =
        pattern_seed(s->layout, &s->board, &s->request->target.requires, &s->rng, &s->room);
    for (unsigned i = 0; seed == PATTERN_FOUND && i < o->count; i++) {
        bool wanted = false;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            wanted |= s->room.empty[o->cell[k]] && s->givens.cell[o->cell[k]];
        }
        if (wanted) {
            (void)take_orbit(s, o, i);
        }
    }
    return seed;
}

/* Drop half of the constraints of some kinds, and dig anew. False: none could be dropped, and
 * *reject_reason stays, or memory is out. */
static bool thin_and_dig(struct searcher *s, const struct orbits *o, kind_set kinds,
                         struct generate_stats *stats, enum reject_reason *reject_reason)
{
    if (!constraints_thin(&s->constraints, kinds, &s->rng)) {
        return false;
    }
    if (!lay_constraints(s)) {
        stats->starved = true;
        *reject_reason = REJECT_NO_BOARD;
        return false;
    }
    s->bare = false;
    s->givens = s->board;
    if (s->mask && !apply_mask(s, o)) {
        return false;
    }
    *reject_reason = dig_and_check(s, o, stats);
    return true;
}

/* Of several kinds of constraints some do all the work: with half of their constraints and other
 * givens, the others come in. Returns the reject_reason of the puzzle that is dug last. */
static enum reject_reason thin_out(struct searcher *s, const struct orbits *o,
                                   struct generate_stats *stats, enum reject_reason reject_reason)
{
    kind_set kinds = s->request->constraints.kinds;
    bool several = kinds & (kinds - 1) &&
                   !constraint_style_is_set(&s->request->constraints, &s->request->style);
    for (unsigned i = 0; i < MAX_THINNINGS && several && reject_reason == REJECT_KIND_UNUSED; i++) {
        if (!thin_and_dig(s, o, kinds & ~s->unused, stats, &reject_reason)) {
            break;
        }
    }
    return reject_reason;
}

/* Kinds of which all signs that the board allows are drawn, though the rules do not say so. */
static kind_set plentiful_kinds(const struct generate_request *r)
{
    kind_set kinds = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        bool all = constraint_kinds[kind]->make == MAKE_ALL &&
                   !(r->constraints.all_signs && constraint_kinds[kind]->may_all);
        kinds |= (kind_set)all << kind;
    }
    return constraint_style_is_set(&r->constraints, &r->style) ? 0 : kinds & r->constraints.kinds;
}

/* Where a puzzle stays too easy because the board is full of signs, fewer signs make it harder. */
static enum reject_reason thin_signs(struct searcher *s, const struct orbits *o,
                                     struct generate_stats *stats, enum reject_reason reject_reason)
{
    const kind_set kinds = plentiful_kinds(s->request);
    for (unsigned i = 0; i < MAX_SIGN_THINNINGS && kinds && reject_reason == REJECT_TOO_EASY; i++) {
        if (!thin_and_dig(s, o, kinds, stats, &reject_reason)) {
            break;
        }
        reject_reason = redig(s, o, stats, reject_reason);
    }
    return reject_reason;
}

const struct board_method *board_method_of(const struct searcher *s)
{
    return s->ground->constraints ? board_method_find("fill") : s->method;
}

/* A few starts for each map find a board soon, unless the rules leave few maps with boards, and
 * these few boards. */
static bool fill_board_at_random(struct searcher *s, struct generate_stats *stats)
{
    uint64_t attempts;
    uint64_t most = board_attempts(s->ground, s->request->choice != NULL);
    if (s->ground->constraints && s->maps_failed >= MAX_MAPS / 2 && most < PATIENT_STARTS) {
        most = PATIENT_STARTS;
    }
    bool made = board_method_of(s)->fill(s->ground, &s->rng, most, &s->board, &attempts);
    stats->boards += made;
    return made;
}

/* Where constraints lie is drawn first, and the board filled around them. Regions of any shape have
 * few boards under a rule, which drawings hardly ever meet by chance: there the board comes first.
 */
static bool make_styled_board(struct searcher *s, struct generate_stats *stats)
{
    const bool is_rare = s->ground->jigsaw && s->ground->constraints;
    if (is_rare && !fill_board_at_random(s, stats)) {
        return false;
    }
    for (unsigned tries = 0; tries < MAX_SKETCHES; tries++) {
        const bool made = draw_styled(s, is_rare ? DRAW_ON_BOARD : DRAW_FIRST, tries);
        stats->starved |= s->constraints.failed;
        if (made || s->constraints.failed) {
            stats->boards += made && !is_rare;
            return made;
        }
    }
    return false;
}

/* The board is filled first, and lines are found on it: that takes no search. */
static bool make_board_with_lines(struct searcher *s, struct generate_stats *stats)
{
    for (unsigned tries = MAX_SKETCHES; tries > 0; tries--) {
        if (!fill_board_at_random(s, stats)) {
            return false;
        }
        if (find_lines(s)) {
            return true;
        }
        if (s->constraints.failed) {
            stats->starved = true;
            return false;
        }
    }
    return false;
}

bool make_board(struct searcher *s, struct generate_stats *stats)
{
    return !s->styled       ? fill_board_at_random(s, stats)
           : draws_first(s) ? make_styled_board(s, stats)
                            : make_board_with_lines(s, stats);
}

/* Givens that were put back to ease the puzzle may make constraints needless. */
static enum reject_reason drop_needless(struct searcher *s, struct generate_stats *stats,
                                        enum reject_reason reject_reason)
{
    if (reject_reason != REJECT_NONE || !s->request->style.needed) {
        return reject_reason;
    }
    bool needed = true;
    bool memory = s->request->style.symmetry /* none can go by itself */
                      ? constraints_are_minimal(s->layout, &s->givens, &s->board,
                                                s->request->constraints.kinds, &needed)
                      : drop_constraints(s);
    if (!memory) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    return needed ? check_try(s, stats) : REJECT_KIND_FEW;
}

enum reject_reason try_board(struct searcher *s, const struct orbits *o,
                             struct generate_stats *stats)
{
    const bool adds = adds_constraints(s);
    const bool walks = adds || walks_to_required(s);
    const bool constrained = s->request->constraints.kinds && !adds;
    check_met *const met = adds ? add_constraints : check_needed;
    if (adds) {
        take_layout(s, layout_keep(s->ground));
    }
    if (walks && take_base(s, o)) {
        const struct dig_options options = dig_options_for(s, o);
        return walk_to_required(s, o, NEED_MET, &options, met, stats);
    }
    if (!(adds ? fill_board_at_random(s, stats) : make_board(s, stats))) {
        return REJECT_NO_BOARD;
    }
    s->givens = s->board;
    enum reject_reason begun = constrained ? begin_with_constraints(s, o, stats) : REJECT_NONE;
    if (begun != REJECT_NONE) {
        return begun;
    }
    if (s->mask && !apply_mask(s, o)) {
        stats->tries++;
        stats->rejects[REJECT_NOT_UNIQUE]++;
        return REJECT_NOT_UNIQUE;
    }
    const enum pattern_search room = make_room(s, o, constrained);
    if (walks) {
        if (room == PATTERN_MISSING) {
            return pass_over_board(stats);
        }
        const struct dig_options options = dig_options_for(s, o);
        return walk_to_required(s, o, 0, &options, met, stats);
    }
    enum reject_reason reject_reason =
        redig(s, o, stats, thin_out(s, o, stats, dig_and_check(s, o, stats)));
    return drop_needless(s, stats, thin_signs(s, o, stats, reject_reason));
}
