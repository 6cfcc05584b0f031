#include "gen/make/search/puzzle_search.h"

#include "base/portable/aligned.h"
#include "base/work/stop.h"
#include "gen/make/search/searcher.h"

/* Tries a puzzle: enough for what is rare, yet over within minutes. */
static uint64_t default_tries(const struct generate_request *r)
{
    const struct layout *v = r->variant;
    if (r->few_givens) {
        /* Puzzles visited: a 17 takes some thousands; to take constraints away is some searches
         * each. */
        return !r->constraints.kinds        ? 50000000
               : r->target.givens_high == 0 ? FEWEST_CONSTRAINT_STEPS
                                            : FEWEST_GIVEN_STEPS;
    }
    return v->size <= 9 ? 200000 : v->size <= 12 ? 5000 : 200;
}

/* Does every puzzle of a classic board that is dug by count to the end fit? */
static bool wants_any_dug(const struct generate_request *r)
{
    const struct target *t = &r->target;
    const struct specs *w = &t->specs;
    return r->variant->classic && !r->choice && !r->max_steps && !r->constraints.kinds &&
           !r->sketch && !r->mask && !r->few_givens && !is_windowed(r->variant, t) &&
           !is_graded(t) && !w->even_digits && !w->even_boxes && !w->no_dead_givens;
}

struct searcher *searcher_new(const struct generate_request *request, struct generate_live *live)
{
    struct searcher *s = calloc(1, sizeof *s);
    if (!s) {
        return NULL;
    }
    s->request = request;
    s->layout = layout_keep(request->variant);
    s->styled = shapes_kinds(&request->constraints, &request->style);
    s->mask = request->mask;
    s->method = request->method ? request->method : board_method_quick(request->variant);
    s->max_tries = request->max_tries ? request->max_tries : default_tries(request);
    for (int i = 0; i < SYMMETRY_COUNT; i++) {
        symmetry_orbits(request->variant, (enum symmetry)i, &s->orbits[i]);
    }
    bool grading = grader_init(&s->grader, request->target.by_se || request->rate_se) == STATUS_OK;
    bool anywhere = !request->constraints.kinds &&
                    few_givens_suit(request->variant, request->symmetry, request->mask);
    if (request->few_givens && anywhere) {
        /* Its coverages want the alignment of vectors. */
        s->few_givens = aligned_new(64, sizeof *s->few_givens);
    }
    bool batched = wants_any_dug(request);
    if (batched) {
        s->batch = dig_batch_new();
    }
    if (!grading || (batched && !s->batch) || (request->few_givens && anywhere && !s->few_givens)) {
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
        constraint_list_free(&s->constraints);
        dig_batch_drop(s->batch);
        aligned_drop(s->few_givens);
        few_orbits_drop(s->few_orbits);
        free(s);
    }
}

/* If each puzzle has a different layout: take the next one of this index. False: out of memory. */
static bool next_layout(struct searcher *s, struct pcg32 *rng, struct generate_stats *stats)
{
    const struct layout *v = s->request->choice ? layout_choice_take(s->request->choice, rng)
                                                : layout_keep(s->request->variant);
    const struct layout *ground = NULL;
    if (v && (s->request->choice || !s->ground)) {
        ground = constraint_spec_ground(&s->request->constraints, v);
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

/* Start the random stream of this index and variation. Returns the puzzle's symmetry. */
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
    if (s->request->few_givens) {
        return !s->request->max_tries && now->barren;
    }
    return !s->request->max_tries &&
           ((tries >= GENERATE_FAR_TRIES && now->near == before->near) ||
            (tries >= GENERATE_KIND_TRIES && 2 * by_kinds >= tries) ||
            (tries >= GENERATE_LEVEL_TRIES && by_level + by_kinds == tries));
}

/* Where any symmetry will do and puzzles are dug: after ANY_TRIES attempts comes another symmetry,
 * and after ANY_DRAWS of them none, since few givens and some techniques do not go with symmetry.
 */
enum { ANY_TRIES = 2000, ANY_DRAWS = 4 };

struct symmetry_draw {
    enum symmetry symmetry; /* at present */
    unsigned drawn;
    uint64_t from; /* the attempts before it */
};

/* Stored puzzles have no symmetry. */
static struct symmetry_draw first_symmetry(struct searcher *s, uint64_t index, unsigned variation)
{
    const struct generate_request *r = s->request;
    struct symmetry_draw any = {begin_index(s, index, variation), 1, 0};
    if (r->symmetry == GENERATE_ANY_SYMMETRY &&
        base_puzzle_stored(r->variant, &r->target.requires)) {
        any.symmetry = SYMMETRY_NONE;
        any.drawn = ANY_DRAWS + 1;
    }
    return any;
}

static void draw_again(struct searcher *s, uint64_t tries, struct symmetry_draw *any)
{
    const struct generate_request *r = s->request;
    if (r->symmetry == GENERATE_ANY_SYMMETRY && !r->few_givens && any->drawn <= ANY_DRAWS &&
        tries - any->from >= ANY_TRIES) {
        any->symmetry = any->drawn++ < ANY_DRAWS ? any_symmetry(s) : SYMMETRY_NONE;
        any->from = tries;
    }
}

static bool search_on(struct searcher *s, uint64_t index, unsigned variation, struct record *out,
                      struct generate_stats *stats, const atomic_bool *stop)
{
    const struct generate_request *r = s->request;
    struct pcg32 maps;
    pcg32_seed(&maps, s->request->seed, ~(index + ((uint64_t)variation << 48)));
    struct symmetry_draw any = first_symmetry(s, index, variation);
    const struct generate_stats start = *stats;
    s->undecided = 0;
    s->maps_failed = 0;
    s->too_few = 0;
    uint64_t before = stats->tries + stats->visited;
    if (!next_layout(s, &maps, stats)) {
        return false;
    }
    for (;;) {
        uint64_t used = stats->tries + stats->visited - before;
        stats->hopeless = is_hopeless(s, &start, stats);
        if (used >= s->max_tries || stats->hopeless || *stop || stop_is_asked()) {
            return false;
        }
        uint64_t left = s->max_tries - used;
        s->tries = used;
        draw_again(s, used, &any);
        const struct orbits *orbits = &s->orbits[any.symmetry];
        enum reject_reason reject_reason = r->sketch        ? try_sketch(s, orbits, stats, stop)
                                           : !r->few_givens ? try_board(s, orbits, stats)
                                           : r->constraints.kinds
                                               ? try_fewest(s, left, stats, stop)
                                               : try_few(s, any.symmetry, left, stats, stop);
        if (stats->starved) { /* what is found then depends on when memory ran out */
            return false;
        }
        if (reject_reason == REJECT_NONE) {
            out->givens = s->givens;
            out->solution = s->board;
            fill_record(s, index, any.symmetry, out);
            return true;
        }
        if (reject_reason == REJECT_NO_BOARD) {
            stats->tries++;
            stats->rejects[reject_reason]++;
            if (++s->maps_failed == MAX_MAPS || !r->choice || !next_layout(s, &maps, stats)) {
                return false;
            }
        }
    }
}

bool search_puzzle(struct searcher *s, uint64_t index, unsigned variation, struct record *out,
                   struct generate_stats *stats, const atomic_bool *stop)
{
    struct stop limit;
    struct stop *before = stop_use_limit(&limit, s->request->max_steps);
    bool found = search_on(s, index, variation, out, stats, stop);
    stop_use(before);
    stats->out_of_steps = stop_has_run_out(&limit);
    return found && !stats->out_of_steps;
}

unsigned search_at_once(const struct searcher *s)
{
    return s->batch ? MAX_SEARCHES : 1;
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
    dig_all(s->batch, s->layout, digging, dug);
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
    if (s->batch && count >= MIN_BATCH) {
        search_side_by_side(s, items, count, stop);
        return;
    }
    for (unsigned i = 0; i < count; i++) {
        struct search_item *item = items[i];
        item->found = search_puzzle(s, item->index, 0, &item->record, &item->stats, stop);
    }
}
