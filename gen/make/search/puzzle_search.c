#include "gen/make/search/puzzle_search.h"

#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/format/records/record_fields.h"
#include "gen/grade/minutes.h"
#include "gen/make/clues/clue_draw.h"
#include "gen/make/clues/clue_use.h"
#include "gen/make/dig/dig.h"
#include "gen/make/dig/dig_abreast.h"
#include "gen/make/dig/dig_clues.h"
#include "gen/make/dig/pattern_seed.h"
#include "gen/make/few/few_orbits.h"
#include "gen/make/few/fewest_clues.h"
#include "gen/solve/dig_state.h"
#include "gen/solve/solve.h"

enum {
    MAX_PROBES = 8,     /* orbits tried beyond the one that makes a puzzle too hard */
    MAX_REDIGS = 12,    /* times a board is dug */
    MAX_MAPS = 200,     /* random ones tried until one can be filled */
    REDIG_ORBITS = 12,  /* put back before a board is dug again */
    MAX_CHANGES = 150,  /* tries in the vicinity of a puzzle that uses what is required */
    CHANGE_BACK = 2,    /* orbits put back there, */
    CHANGE_TAKEN = 4,   /* and at most taken */
    MAX_THINNINGS = 6,  /* times that half of the clues of some kinds go */
    MAX_CUTS = 8,       /* of cages, until the solution is the only one, */
    CUT_POSITIONS = 60, /* which is looked for so far */
    FEWEST_WALK = 30,   /* steps towards few givens or clues on a board, and in all */
    FEWEST_CLUE_STEPS = 120,
    FEWEST_GIVEN_STEPS = 2000,
    MIN_BATCH = 4, /* puzzles that are worth digging side by side */
};

struct searcher {
    struct record kept; /* as it was recalled */
    const struct generate_request *request;
    const struct layout *layout; /* of the puzzle in hand: a reference */
    const struct layout *ground; /* on which boards are filled: without the puzzle's own clues */
    struct clue_list clues;      /* as they are drawn */
    bool bare;                   /* the clues alone leave one solution */
    kind_set unused;             /* kinds of clues that the last puzzle asked about does not use */
    const struct board_method *method;
    struct grader grader;
    struct orbits orbits[SYMMETRY_COUNT];
    struct pcg32 rng;
    uint64_t max_tries;
    struct grid board;
    struct grid givens;
    struct dig_state digging;
    struct dig_order taken;        /* how the givens were last dug */
    struct dig_batch *abreast;     /* where puzzles are dug side by side, else NULL */
    struct few_givens *few_givens; /* NULL where the request digs, or */
    atomic_uint_least64_t *live_visits;
    struct few_orbits *few_orbits; /* this serves: made for the layout and the symmetry in hand */
};

/* Tries a puzzle: enough for what is rare, yet over within minutes. */
static uint64_t default_tries(const struct generate_request *r)
{
    const struct layout *v = r->variant;
    if (r->few_givens) {
        /* Puzzles visited: a 17 takes some thousands; to take clues away is some searches each. */
        return !r->clues.kinds              ? 50000000
               : r->target.givens_high == 0 ? FEWEST_CLUE_STEPS
                                            : FEWEST_GIVEN_STEPS;
    }
    return v->size <= 9 ? 200000 : v->size <= 12 ? 5000 : 200;
}

static bool is_windowed(const struct layout *v, const struct target *t)
{
    return t->givens_low > 0 || t->givens_high < v->cell_count;
}

static bool is_graded(const struct target *t)
{
    return target_needs_grade(t) || t->by_se || specs_need_course(&t->specs);
}

/* Does every puzzle of a classic board that is dug by count to the end fit? */
static bool wants_any_dug(const struct generate_request *r)
{
    const struct target *t = &r->target;
    const struct specs *w = &t->specs;
    return r->variant->classic && !r->choice && !r->clues.kinds && !r->mask && !r->few_givens &&
           !is_windowed(r->variant, t) && !is_graded(t) && !w->even_digits && !w->even_boxes &&
           !w->no_dead_givens;
}

struct searcher *searcher_new(const struct generate_request *request, struct generate_live *live)
{
    struct searcher *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->request = request;
    s->layout = layout_keep(request->variant);
    s->method = request->method ? request->method : board_method_quick(request->variant);
    s->max_tries = request->max_tries ? request->max_tries : default_tries(request);
    for (int i = 0; i < SYMMETRY_COUNT; i++) {
        symmetry_orbits(request->variant, (enum symmetry)i, &s->orbits[i]);
    }
    bool grading = grader_init(&s->grader, request->target.by_se || request->rate_se) == STATUS_OK;
    bool anywhere = !request->clues.kinds &&
                    few_givens_suit(request->variant, request->symmetry, request->mask);
    if (request->few_givens && anywhere) {
        /* Its coverages want the alignment of vectors. */
        s->few_givens = aligned_alloc(64, (sizeof *s->few_givens + 63) / 64 * 64);
    }
    bool abreast = wants_any_dug(request);
    if (abreast) {
        s->abreast = dig_batch_new();
    }
    if (!grading || (abreast && !s->abreast) ||
        (request->few_givens && anywhere && !s->few_givens)) {
        searcher_drop(s);
        return NULL;
    }
    s->grader.level_only = request->level_only && !request->grade && !request->save;
    s->live_visits = live->visits;
    if (s->few_givens) {
        memset(s->few_givens, 0, sizeof *s->few_givens);
        s->few_givens->live_visits = live->visits;
    }
    return s;
}

void searcher_drop(struct searcher *s)
{
    if (s) {
        record_free(&s->kept);
        grader_free(&s->grader);
        layout_drop(s->layout);
        layout_drop(s->ground);
        clue_list_free(&s->clues);
        dig_batch_drop(s->abreast);
        free(s->few_givens);
        few_orbits_drop(s->few_orbits);
        free(s);
    }
}

/* Empty the orbits that the mask does not allow as a whole. False when the rest has several
 * solutions. */
static bool apply_mask(struct searcher *s, const struct orbits *o)
{
    const struct layout *v = s->layout;
    for (unsigned i = 0; i < o->count; i++) {
        bool allowed = orbit_is_allowed(o, i, s->request->mask);
        for (unsigned k = o->start[i]; !allowed && k < o->start[i + 1]; k++) {
            s->givens.cell[o->cell[k]] = 0;
        }
    }
    return !solve_another(v, &s->givens, &s->board, NULL);
}

static void count_kinds(struct generate_stats *stats, kind_set unused)
{
    for (unsigned kind = 0; kind < CLUE_KIND_COUNT; kind++) {
        stats->unused[kind] += unused >> kind & 1;
    }
}

/* Has the puzzle, which fits else, the kinds of clues that were asked for, and does it use them? */
static enum reject_reason check_kinds(struct searcher *s, const struct grid *givens,
                                      const struct grid *solution, struct generate_stats *stats)
{
    kind_set kinds = s->request->clues.kinds;
    kind_set gone = kinds & ~clue_kinds_shown(s->layout);
    kind_set unused = 0;
    count_kinds(stats, gone);
    if (gone) {
        return REJECT_NO_KIND;
    }
    if (kinds &&
        !clue_kinds_unused(s->layout, givens, solution, kinds, s->grader.grading, &unused)) {
        stats->starved = true;
        return REJECT_KIND_UNUSED;
    }
    count_kinds(stats, unused);
    s->unused = unused;
    return unused ? REJECT_KIND_UNUSED : REJECT_NONE;
}

/* Check what is in s->givens. */
static enum reject_reason check_try(struct searcher *s, struct generate_stats *stats)
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

static void set_orbit(struct searcher *s, const struct orbits *o, unsigned orbit, bool given)
{
    for (unsigned k = o->start[orbit]; k < o->start[orbit + 1]; k++) {
        s->givens.cell[o->cell[k]] = given ? s->board.cell[o->cell[k]] : 0;
    }
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
    unsigned low = 0;             /* so many taken: it fits or is too easy */
    unsigned high = taken->count; /* so many taken: too hard */
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
    const unsigned last = s->layout->clues ? taken->count : high + MAX_PROBES + 1;
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

/* ---- clues ---- */

/* Another layout in place of the one in hand; takes the reference. */
static void take_layout(struct searcher *s, const struct layout *v)
{
    layout_drop(s->layout);
    s->layout = v;
}

/* Lay the clues of the list upon the ground. False: out of memory. */
static bool lay_clues(struct searcher *s)
{
    const struct layout *v = clues_lay(s->ground, &s->clues);
    if (!v || !solve_prepare(v)) {
        layout_drop(v);
        return false;
    }
    take_layout(s, v);
    return true;
}

/* Clues of the board. Where cages alone leave few other boards, they are cut so that they leave
 * none, and no given is needed: s->bare. False: out of memory. */
static bool draw_clues(struct searcher *s)
{
    const struct generate_request *r = s->request;
    const struct grid none = {{0}};
    struct grid other;
    s->bare = false;
    clue_list_clear(&s->clues);
    clues_draw(s->ground, s->board.cell, &r->clues, r->target.level_high, &s->rng, &s->clues);
    if (!lay_clues(s)) {
        return false;
    }
    bool cages = r->clues.kinds >> CLUE_CAGE & 1;
    for (unsigned cuts = 0; cages && !s->bare; cuts++) {
        enum solve_verdict verdict =
            solve_another_within(s->layout, &none, &s->board, CUT_POSITIONS, &other);
        s->bare = verdict == SOLVE_NO_OTHER;
        if (s->bare || cuts == MAX_CUTS ||
            !cages_cut(&s->clues, s->ground, s->board.cell,
                       verdict == SOLVE_OTHER ? other.cell : NULL, &s->rng)) {
            break;
        }
        if (!lay_clues(s)) {
            return false;
        }
    }
    return true;
}

/* Take clues away while the solution stays the only one. False: out of memory. */
static bool drop_clues(struct searcher *s)
{
    const struct dig_clues_options options = {.keep = s->request->clues.kinds};
    const struct layout *v = dig_clues(s->layout, &s->board, &s->givens, &options, &s->rng);
    if (v) {
        take_layout(s, v);
    }
    return v != NULL;
}

/* Take givens away, and for a minimal puzzle clues: once more where a rule forbids more without the
 * clues that went. False: out of memory. */
static bool dig_both(struct searcher *s, const struct dig_options *options)
{
    bool minimal = s->request->target.minimal && s->layout->clues;
    for (bool more = true; more;) {
        unsigned clues = clue_count(s->layout);
        if (grid_given_count(s->layout, &s->givens)) {
            dig(s->layout, &s->board, options, &s->rng, &s->givens, &s->taken);
        }
        if (minimal && !drop_clues(s)) {
            return false;
        }
        more = minimal && clues_bind_without(s->layout) && clue_count(s->layout) < clues;
    }
    return true;
}

/* Draw clues for the board in hand, and begin with as few givens as they allow. Returns
 * REJECT_NONE, or what is amiss. */
static enum reject_reason begin_with_clues(struct searcher *s, const struct orbits *o,
                                           struct generate_stats *stats)
{
    if (!draw_clues(s)) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    if (s->request->clues.kinds & ~clue_kinds_shown(s->layout)) {
        stats->tries++;
        stats->rejects[REJECT_NO_KIND]++;
        count_kinds(stats, s->request->clues.kinds & ~clue_kinds_shown(s->layout));
        return REJECT_NO_KIND;
    }
    if (s->bare && s->request->target.givens_low == 0) {
        memset(s->givens.cell, 0, s->layout->cell_count);
        s->taken.count = 0;
        for (unsigned i = 0; i < o->count; i++) { /* so that they can be put back */
            s->taken.orbit[s->taken.count++] = (uint16_t)i;
        }
        pcg32_shuffle(&s->rng, s->taken.orbit, s->taken.count);
    }
    return REJECT_NONE;
}

/* What digging rests on. Where the target has a highest level whose techniques a closure has, it
 * stays within it. A classic board's masks (gen/solve/dig_classic.h) are quicker than that; what
 * takes more than rounds to show is in the way only of the hardest puzzles. */
static enum dig_proof dig_proof_for(const struct layout *v, const struct target *t)
{
    if (v->group_count || v->clues || t->minimal || t->by_se) {
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

/* How many placements a proof may take that a given can go; else it stays. With clues the last
 * givens cost most, and a puzzle of a level seldom wants them gone; where nothing is asked for,
 * they would make nearly every puzzle extreme. So it is with groups: an argyle board's last four or
 * five givens take a hundred times as long as all others. 0: as many as it takes. */
static uint64_t dig_patience(const struct layout *v, const struct target *t)
{
    enum { PATIENCE_ANY = 4, PATIENCE = 16, PATIENCE_HARD = 64, PATIENCE_GROUPS = 2000 };
    if (t->minimal) {
        return 0;
    }
    if (v->clues && !is_windowed(v, t) && !is_graded(t)) {
        return PATIENCE_ANY;
    }
    if (v->clues && t->level_high < LEVEL_BEYOND) {
        return t->level_high <= LEVEL_MEDIUM ? PATIENCE : PATIENCE_HARD;
    }
    if (v->group_count && !v->clues && !is_windowed(v, t) && is_graded(t)) {
        return PATIENCE_GROUPS;
    }
    return dig_max_positions(v);
}

/* Dig what is in s->givens, check it, and ease it where it is too hard. */
static enum reject_reason dig_and_check(struct searcher *s, const struct orbits *o,
                                        struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    const struct target *t = &r->target;
    struct dig_options options = {.orbits = o,
                                  .proof = dig_proof_for(s->layout, t),
                                  .max_positions = dig_patience(s->layout, t),
                                  .state = &s->digging};
    if (is_windowed(s->layout, t) && !t->minimal) {
        /* A window of givens is used in its whole width, but a wish for hardness goes first, and
         * 'at least so many' does not mean a board that is nearly full. */
        bool open = t->givens_high == s->layout->cell_count && t->givens_low < t->givens_high;
        options.least_givens =
            is_graded(t) || open
                ? t->givens_low
                : t->givens_low + pcg32_below(&s->rng, t->givens_high - t->givens_low + 1);
    }
    if (!dig_both(s, &options)) {
        stats->starved = true;
        return REJECT_NO_BOARD;
    }
    enum reject_reason reject_reason = check_try(s, stats);
    if (!t->minimal && reject_side(reject_reason) == REJECT_HARD) {
        reject_reason = ease(s, o, stats);
    }
    if (reject_reason == REJECT_DEAD_GIVENS) {
        drop_dead_givens(s->layout, &s->givens, s->grader.grading);
        reject_reason = check_try(s, stats);
    }
    return reject_reason;
}

/* Put some orbits back and take others, so that the solution stays the only one. */
static void change(struct searcher *s, const struct orbits *o)
{
    uint16_t order[MAX_CELLS];
    unsigned back = 0;
    unsigned taken = 0;
    bool fresh[MAX_CELLS] = {false};
    for (unsigned i = 0; i < o->count; i++) {
        order[i] = (uint16_t)i;
    }
    pcg32_shuffle(&s->rng, order, o->count);
    for (unsigned i = 0; i < o->count && back < CHANGE_BACK; i++) {
        unsigned cell = o->cell[o->start[order[i]]];
        if (!s->givens.cell[cell] && orbit_is_allowed(o, order[i], s->request->mask)) {
            set_orbit(s, o, order[i], true);
            fresh[order[i]] = true;
            back++;
        }
    }
    for (unsigned i = 0; i < o->count && taken < CHANGE_TAKEN; i++) {
        unsigned cell = o->cell[o->start[order[i]]];
        if (!s->givens.cell[cell] || fresh[order[i]]) {
            continue;
        }
        set_orbit(s, o, order[i], false);
        if (solve_another(s->layout, &s->givens, &s->board, NULL)) {
            set_orbit(s, o, order[i], true);
        } else {
            taken++;
        }
    }
}

/* The puzzle uses what is required, and could do without. Where a technique is used, it is needed
 * far oftener than elsewhere: look in the vicinity, from one puzzle that uses it to the next. */
static enum reject_reason approach(struct searcher *s, const struct orbits *o,
                                   struct generate_stats *stats)
{
    for (unsigned i = 0; i < MAX_CHANGES; i++) {
        struct grid kept = s->givens;
        change(s, o);
        enum reject_reason reject_reason = check_try(s, stats);
        if (reject_reason == REJECT_NONE) {
            return reject_reason;
        }
        if (reject_reason != REJECT_NOT_NEEDED) {
            s->givens = kept;
        }
    }
    return REJECT_NOT_NEEDED;
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
        if (reject_reason == REJECT_NOT_NEEDED && !s->request->target.minimal) {
            reject_reason = approach(s, o, stats);
        }
    }
    return reject_reason;
}

/* Dig first where a required technique's pattern wants no givens, as far as that leaves one
 * solution. */
static void make_room(struct searcher *s, const struct orbits *o)
{
    bool empty[MAX_CELLS];
    if (s->request->clues.kinds ||
        !pattern_seed(s->layout, &s->board, &s->request->target.requires, &s->rng, empty)) {
        return;
    }
    for (unsigned i = 0; i < o->count; i++) {
        bool wanted = false;
        for (unsigned k = o->start[i]; k < o->start[i + 1]; k++) {
            wanted |= empty[o->cell[k]] && s->givens.cell[o->cell[k]];
        }
        if (wanted) {
            set_orbit(s, o, i, false);
            if (solve_another(s->layout, &s->givens, &s->board, NULL)) {
                set_orbit(s, o, i, true);
            }
        }
    }
}

/* Of several kinds of clues some do all the work: with half of their clues and other givens, the
 * others come in. Returns the reject_reason of the puzzle that is dug last. */
static enum reject_reason thin_out(struct searcher *s, const struct orbits *o,
                                   struct generate_stats *stats, enum reject_reason reject_reason)
{
    kind_set kinds = s->request->clues.kinds;
    bool several = kinds & (kinds - 1);
    for (unsigned i = 0; i < MAX_THINNINGS && several && reject_reason == REJECT_KIND_UNUSED; i++) {
        if (!clues_thin(&s->clues, kinds & ~s->unused, &s->rng)) {
            break;
        }
        if (!lay_clues(s)) {
            stats->starved = true;
            return REJECT_NO_BOARD;
        }
        s->bare = false;
        s->givens = s->board;
        if (s->request->mask && !apply_mask(s, o)) {
            break;
        }
        reject_reason = dig_and_check(s, o, stats);
    }
    return reject_reason;
}

static const struct board_method *board_method_of(const struct searcher *s)
{
    return s->ground->clues ? board_method_find("fill") : s->method;
}

/* False: the method did not come to one. */
static bool make_board(struct searcher *s, struct generate_stats *stats)
{
    uint64_t attempts;
    uint64_t most = board_attempts(s->ground, s->request->choice != NULL);
    bool made = board_method_of(s)->fill(s->ground, &s->rng, most, &s->board, &attempts);
    stats->boards += made;
    return made;
}

/* A board, and puzzles dug from it towards the target. */
static enum reject_reason try_board(struct searcher *s, const struct orbits *o,
                                    struct generate_stats *stats)
{
    const struct generate_request *r = s->request;
    if (!make_board(s, stats)) {
        return REJECT_NO_BOARD;
    }
    s->givens = s->board;
    enum reject_reason begun = r->clues.kinds ? begin_with_clues(s, o, stats) : REJECT_NONE;
    if (begun != REJECT_NONE) {
        return begun;
    }
    if (r->mask && !apply_mask(s, o)) {
        stats->tries++;
        stats->rejects[REJECT_NOT_UNIQUE]++;
        return REJECT_NOT_UNIQUE;
    }
    make_room(s, o);
    return redig(s, o, stats, thin_out(s, o, stats, dig_and_check(s, o, stats)));
}

/* Fill the fields of rating. */
static void rate_record(struct searcher *s, struct record *out)
{
    const struct generate_request *r = s->request;
    bool graded = target_needs_grade(&r->target) && !s->grader.level_only;
    if (r->grade && !graded) {
        grader_grade(&s->grader, s->layout, &out->givens);
    }
    if (r->target.by_se || r->rate_se) {
        out->se_tenths = r->target.by_se ? s->grader.se_tenths
                                         : grader_rate(&s->grader, s->layout, &out->givens, 0);
    }
    if (r->grade || graded) {
        grade_to_record(&s->grader.grade, out);
    }
    if (r->grade || (graded && r->save)) {
        minutes_to_record(&s->grader.grade, out);
    }
    if (specs_need_course(&r->target.specs)) {
        course_figures_of(s->layout, &out->givens, true, s->grader.grading, &s->grader.course);
        course_text(&s->grader.course, out->course);
    }
}

/* Fill the others but givens and solution. */
static void fill_record(struct searcher *s, uint64_t index, enum symmetry symmetry,
                        struct record *out)
{
    record_reset(out, s->layout);
    out->has_solution = true;
    out->has_seed = true;
    out->seed = s->request->seed;
    out->index = index;
    strcpy(out->symmetry, symmetry_name(symmetry));
    rate_record(s, out);
}

/* Is the record's board one of the request's? Takes its layout. */
static bool suits_request(struct searcher *s, const struct record *record)
{
    const struct generate_request *r = s->request;
    if (r->choice || r->clues.kinds) {
        take_layout(s, layout_keep(record->variant));
    }
    const struct layout *v = s->layout;
    return solve_prepare(record->variant) && record->variant == v &&
           v->cell_count == r->variant->cell_count && (r->choice || v->bare == r->variant->bare) &&
           !(v->clues ? v->clues->kinds & ~r->clues.kinds : r->clues.kinds);
}

static bool fits_request(struct searcher *s, const struct record *record)
{
    const struct generate_request *r = s->request;
    bool few = r->few_givens && !r->clues.kinds;
    return (!few || grid_given_count(s->layout, &record->givens) == r->few_givens) &&
           target_check(&s->grader, &r->target, s->layout, &record->givens) == REJECT_NONE;
}

bool search_accepts(struct searcher *s, struct record *record, struct recall_difference *difference)
{
    const struct generate_request *r = s->request;
    struct record *kept = &s->kept;
    *difference = (struct recall_difference){.field = -1};
    if (!suits_request(s, record)) {
        return false;
    }
    record_copy(kept, record);
    if (solve_count(s->layout, &record->givens, 2, &record->solution) != 1) {
        difference->field = FIELD_PUZZLE;
        return false;
    }
    if (!fits_request(s, record)) {
        return false;
    }
    struct generate_stats unasked = {0};
    if (check_kinds(s, &record->givens, &record->solution, &unasked) != REJECT_NONE) {
        return false;
    }
    record_reset(record, s->layout);
    record->has_solution = true;
    record->has_seed = true;
    record->seed = r->seed;
    record->index = kept->index;
    rate_record(s, record);
    bool graded = r->grade || (target_needs_grade(&r->target) && !s->grader.level_only);
    if (!recall_work_out(kept, &s->grader, graded, r->symmetry, record)) {
        return false;
    }
    recall_compare(kept, record, difference);
    return difference->field < 0;
}

/* Search for a puzzle of few givens. False: none was found. */
static bool find_few(struct searcher *s, uint64_t max_visits, struct few_givens_stats *stats,
                     const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    memset(stats, 0, sizeof *stats);
    if (s->few_givens) {
        s->few_givens->stats = *stats;
        bool found = few_givens_search(s->few_givens, r->few_givens, max_visits, &s->rng, stop);
        *stats = s->few_givens->stats;
        s->givens = s->few_givens->puzzle;
        s->board = s->few_givens->solution;
        return found;
    }
    return few_orbits_search(s->few_orbits, r->few_givens, max_visits, &s->rng, stop, stats,
                             s->live_visits, &s->givens, &s->board);
}

/* A puzzle of few givens, checked. REJECT_NOT_UNIQUE: none was found. */
static enum reject_reason try_few(struct searcher *s, enum symmetry symmetry, uint64_t max_visits,
                                  struct generate_stats *stats, const atomic_bool *stop)
{
    struct few_givens_stats few;
    if (!s->few_givens) {
        few_orbits_drop(s->few_orbits);
        s->few_orbits = few_orbits_new(s->layout, &s->orbits[symmetry], s->request->mask);
        if (!s->few_orbits) {
            stats->starved = true;
            return REJECT_NO_BOARD;
        }
    }
    bool found = find_few(s, max_visits, &few, stop);
    stats->visited += few.visited;
    stats->boards += few.starts;
    return found ? check_try(s, stats) : REJECT_NOT_UNIQUE;
}

/* ---- few givens or clues, of puzzles with clues ---- */

struct puzzle_search_best {
    unsigned count;              /* of givens or clues */
    const struct layout *layout; /* a reference; NULL: there is none */
    struct grid givens;
    struct grid board;
};

/* Is what is in hand asked for, and better than all before? */
static void consider(struct searcher *s, unsigned count, struct puzzle_search_best *best,
                     struct generate_stats *stats)
{
    if (count < best->count && check_try(s, stats) == REJECT_NONE) {
        layout_drop(best->layout);
        *best = (struct puzzle_search_best){count, layout_keep(s->layout), s->givens, s->board};
    }
}

/* A board, its clues, and the puzzle to begin with. False: there is none, or out of memory. */
static bool begin_walk(struct searcher *s, bool of_clues, struct generate_stats *stats)
{
    const struct grid none = {{0}};
    if (!make_board(s, stats)) {
        return false;
    }
    if (!draw_clues(s)) {
        stats->starved = true;
        return false;
    }
    s->givens = of_clues ? none : s->board;
    return !of_clues || s->bare || !solve_another(s->layout, &none, &s->board, NULL);
}

/* How many givens or clues the puzzle in hand has. */
static unsigned count_in_hand(const struct searcher *s, bool of_clues)
{
    return of_clues ? fewest_clue_count(s->layout) : grid_given_count(s->layout, &s->givens);
}

/* A walk on a board. False: out of memory. */
static bool walk(struct searcher *s, bool of_clues, uint64_t steps, struct puzzle_search_best *best,
                 struct generate_stats *stats, const atomic_bool *stop)
{
    const struct layout *all = layout_keep(s->layout);
    unsigned now = count_in_hand(s, of_clues);
    bool memory = true;
    consider(s, now, best, stats);
    for (uint64_t i = 0; i < steps && best->count > s->request->few_givens && !*stop; i++) {
        struct grid kept = s->givens;
        const struct layout *before = layout_keep(s->layout);
        stats->visited++;
        if (of_clues) {
            const struct layout *v =
                fewest_step_clues(before, all, &s->board, s->request->clues.kinds, &s->rng);
            memory = v != NULL;
            take_layout(s, memory ? v : layout_keep(before));
        } else {
            fewest_step_givens(all, &s->board, &s->rng, &s->givens);
        }
        unsigned count = count_in_hand(s, of_clues);
        if (memory && count <= now) {
            now = count;
            consider(s, now, best, stats);
        } else {
            s->givens = kept;
            take_layout(s, layout_keep(before));
        }
        layout_drop(before);
        if (!memory) {
            break;
        }
    }
    layout_drop(all);
    return memory;
}

/* The fewest givens, or where none are wanted the fewest clues, that the steps find; those asked
 * for are enough. REJECT_NOT_UNIQUE: no board's clues do without givens. */
static enum reject_reason try_fewest(struct searcher *s, uint64_t max_steps,
                                     struct generate_stats *stats, const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    bool of_clues = r->target.givens_high == 0;
    struct puzzle_search_best best = {.count = UINT_MAX};
    uint64_t end = stats->visited + max_steps;
    while (stats->visited < end && best.count > r->few_givens && !*stop && !stats->starved) {
        uint64_t left = end - stats->visited++;
        if (begin_walk(s, of_clues, stats)) {
            stats->starved |=
                !walk(s, of_clues, left < FEWEST_WALK ? left - 1 : FEWEST_WALK, &best, stats, stop);
        }
    }
    if (!best.layout || stats->starved) {
        layout_drop(best.layout);
        stats->tries++;
        stats->rejects[REJECT_NOT_UNIQUE]++;
        return REJECT_NOT_UNIQUE;
    }
    take_layout(s, best.layout);
    s->givens = best.givens;
    s->board = best.board;
    if (r->target.minimal && !drop_clues(s)) {
        stats->starved = true;
        return REJECT_NOT_UNIQUE;
    }
    return check_try(s, stats);
}

/* Where each puzzle has a layout of its own: the next of the index. False: out of memory. */
static bool next_layout(struct searcher *s, struct pcg32 *rng, struct generate_stats *stats)
{
    const struct layout *v = s->request->choice ? layout_choice_take(s->request->choice, rng)
                                                : layout_keep(s->request->variant);
    const struct layout *ground = NULL;
    if (v && (s->request->choice || !s->ground)) {
        ground = clue_spec_ground(&s->request->clues, v);
    } else if (v) {
        ground = layout_keep(s->ground);
    }
    if (!ground || !solve_prepare(ground)) {
        layout_drop(v);
        layout_drop(ground);
        stats->starved = true;
        return false;
    }
    layout_drop(s->ground);
    s->ground = ground;
    layout_drop(v);
    take_layout(s, layout_keep(ground));
    return true;
}

/* Where an exact count of givens is wanted: can orbits of the symmetry have it? */
static bool adds_up(const struct searcher *s, enum symmetry symmetry)
{
    const struct generate_request *r = s->request;
    return !r->few_givens || few_orbits_add_up(&s->orbits[symmetry], r->mask, r->few_givens);
}

static enum symmetry any_symmetry(struct searcher *s)
{
    enum symmetry symmetry;
    do {
        symmetry = (enum symmetry)(1 + pcg32_below(&s->rng, SYMMETRY_COUNT - 1));
    } while ((!symmetry_suits(s->layout, symmetry) || !adds_up(s, symmetry)) &&
             s->layout->movements != 1);
    return s->layout->movements == 1 ? SYMMETRY_NONE : symmetry;
}

/* A stream of its own for each index and variation. Returns the puzzle's symmetry. */
static enum symmetry begin_index(struct searcher *s, uint64_t index, unsigned variation)
{
    const struct generate_request *r = s->request;
    pcg32_seed(&s->rng, r->seed, index + ((uint64_t)variation << 48));
    return r->symmetry == GENERATE_ANY_SYMMETRY ? any_symmetry(s) : (enum symmetry)r->symmetry;
}

/* Does the search by digging lead nowhere? `before`: the counts at its begin. */
static bool is_hopeless(const struct searcher *s, const struct generate_stats *before,
                        const struct generate_stats *now)
{
    uint64_t tries = now->tries - before->tries;
    uint64_t by_kinds = now->rejects[REJECT_NO_KIND] - before->rejects[REJECT_NO_KIND] +
                        now->rejects[REJECT_KIND_UNUSED] - before->rejects[REJECT_KIND_UNUSED];
    uint64_t by_level = now->rejects[REJECT_TOO_EASY] - before->rejects[REJECT_TOO_EASY] +
                        now->rejects[REJECT_TOO_HARD] - before->rejects[REJECT_TOO_HARD];
    return !s->request->max_tries && !s->request->few_givens &&
           ((tries >= GENERATE_FAR_TRIES && now->near == before->near) ||
            (tries >= GENERATE_KIND_TRIES && 2 * by_kinds >= tries) ||
            (tries >= GENERATE_LEVEL_TRIES && by_level + by_kinds == tries));
}

bool search_puzzle(struct searcher *s, uint64_t index, unsigned variation, struct record *out,
                   struct generate_stats *stats, const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    struct pcg32 maps;
    pcg32_seed(&maps, s->request->seed, ~(index + ((uint64_t)variation << 48)));
    enum symmetry symmetry = begin_index(s, index, variation);
    const struct generate_stats start = *stats;
    uint64_t before = stats->tries + stats->visited;
    if (!next_layout(s, &maps, stats)) {
        return false;
    }
    for (unsigned unfilled = 0;;) {
        uint64_t used = stats->tries + stats->visited - before;
        stats->hopeless = is_hopeless(s, &start, stats);
        if (used >= s->max_tries || stats->hopeless || *stop) {
            return false;
        }
        uint64_t left = s->max_tries - used;
        enum reject_reason reject_reason =
            !r->few_givens   ? try_board(s, &s->orbits[symmetry], stats)
            : r->clues.kinds ? try_fewest(s, left, stats, stop)
                             : try_few(s, symmetry, left, stats, stop);
        if (reject_reason == REJECT_NONE) {
            out->givens = s->givens;
            out->solution = s->board;
            fill_record(s, index, symmetry, out);
            return true;
        }
        if (reject_reason == REJECT_NO_BOARD) {
            stats->tries++;
            stats->rejects[reject_reason]++;
            if (++unfilled == MAX_MAPS || !r->choice || !next_layout(s, &maps, stats)) {
                return false;
            }
        }
    }
}

unsigned search_at_once(const struct searcher *s)
{
    return s->abreast ? MAX_SEARCHES : 1;
}

/* Boards first, then all are dug. A puzzle whose board is not made is searched for by itself. */
static void search_side_by_side(struct searcher *s, struct search_item *const *items,
                                unsigned count, const atomic_bool *stop)
{
    struct board_job boards[MAX_SEARCHES] = {{0}};
    struct dig_job digging[MAX_SEARCHES] = {{0}};
    struct pcg32 rng[MAX_SEARCHES];
    enum symmetry symmetry[MAX_SEARCHES];
    unsigned dug = 0;
    if (!next_layout(s, NULL, &items[0]->stats)) { /* one for all: there is no choice */
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        symmetry[i] = begin_index(s, items[i]->index, 0);
        rng[i] = s->rng;
        boards[i] = (struct board_job){.rng = &rng[i],
                                       .max_attempts = board_attempts(s->ground, false),
                                       .out = &items[i]->record.solution};
    }
    board_fill_all(board_method_of(s), s->ground, boards, count);
    for (unsigned i = 0; i < count; i++) {
        struct record *r = &items[i]->record;
        if (boards[i].made) {
            memcpy(r->givens.cell, r->solution.cell, s->layout->cell_count);
            digging[dug++] =
                (struct dig_job){&s->orbits[symmetry[i]], &r->solution, &r->givens, &rng[i]};
        }
    }
    dig_all(s->abreast, s->layout, digging, dug);
    for (unsigned i = 0; i < count; i++) {
        struct search_item *item = items[i];
        item->found =
            boards[i].made || search_puzzle(s, item->index, 0, &item->record, &item->stats, stop);
        if (boards[i].made) {
            item->stats.boards++;
            item->stats.tries++;
            item->stats.near++;
            item->stats.rejects[REJECT_NONE]++;
            fill_record(s, item->index, symmetry[i], &item->record);
        }
    }
}

void search_puzzles(struct searcher *s, struct search_item *const *items, unsigned count,
                    const atomic_bool *stop)
{
    assert(count <= MAX_SEARCHES);
    if (s->abreast && count >= MIN_BATCH) {
        search_side_by_side(s, items, count, stop);
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        struct search_item *item = items[i];
        item->found = search_puzzle(s, item->index, 0, &item->record, &item->stats, stop);
    }
}
