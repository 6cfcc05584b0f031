#include "gen/grade/minutes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/board/canon.h"
#include "gen/board/pcg32.h"

enum {
    GAMES = 8,
    CELL_SETS = (MAX_CELLS + 63) / 64,
    /* How soon a player sees an opening: full house, hidden in a box, hidden elsewhere and naked;
     * the last two sooner where no box has one. */
    SEEN_FULL_HOUSE = 6720,
    SEEN_BOX = 840,
    SEEN_LINE = 126,
    SEEN_NAKED = 252, /* for each empty cell of its fullest house, divided by */
};

enum { HIDDEN_IN_BOX = 1, HIDDEN_ELSEWHERE = 2, NAKED = 4 }; /* bits 0, 1 and 2 */

/* A board being filled with singles, one at a time. */
struct game {
    const struct layout *v;
    unsigned empty;
    digit_set cand[MAX_CELLS];
    uint8_t kinds[MAX_CELLS]; /* of its single, where it has one */
    uint8_t digit[MAX_CELLS]; /* which it is */
    uint64_t open[CELL_SETS]; /* cells with a single */
    uint16_t empty_in[MAX_HOUSES];
    uint8_t places[MAX_HOUSES][MAX_SIZE];
};

static void add_opening(struct game *g, unsigned cell, unsigned digit, unsigned kind)
{
    g->kinds[cell] |= (uint8_t)kind;
    g->digit[cell] = (uint8_t)digit;
    g->open[cell / 64] |= 1ULL << (cell % 64);
}

/* The digit has one place left in the house. */
static void find_hidden(struct game *g, unsigned house, unsigned digit)
{
    const struct house *h = &g->v->house[house];
    for (unsigned i = 0; i < g->v->size; i++) {
        if (g->cand[h->cell[i]] & digit_bit(digit)) {
            add_opening(g, h->cell[i], digit,
                        h->kind == HOUSE_BOX ? HIDDEN_IN_BOX : HIDDEN_ELSEWHERE);
            return;
        }
    }
}

static void find_naked(struct game *g, unsigned cell)
{
    digit_set set = g->cand[cell];
    if (set && !(set & (set - 1))) {
        add_opening(g, cell, lowest_digit(set), NAKED);
    }
}

static void remove_candidate(struct game *g, unsigned cell, unsigned digit)
{
    g->cand[cell] &= ~digit_bit(digit);
    for (unsigned k = 0; k < g->v->house_count_of[cell]; k++) {
        unsigned house = g->v->house_of[cell][k];
        if (--g->places[house][digit - 1] == 1) {
            find_hidden(g, house, digit);
        }
    }
}

static void place(struct game *g, unsigned cell, unsigned digit)
{
    const struct layout *v = g->v;
    /* The peers first: while the digit still has its place here, no other place looks the last. */
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        unsigned peer = v->peer[cell][i];
        if (g->cand[peer] & digit_bit(digit)) {
            remove_candidate(g, peer, digit);
            find_naked(g, peer);
        }
    }
    while (g->cand[cell]) {
        remove_candidate(g, cell, lowest_digit(g->cand[cell]));
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        g->empty_in[v->house_of[cell][k]]--;
    }
    g->open[cell / 64] &= ~(1ULL << (cell % 64));
    g->kinds[cell] = 0;
    g->empty--;
}

static void begin(struct game *g, const struct layout *v, const struct grid *givens)
{
    memset(g, 0, sizeof *g);
    g->v = v;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set used = 0;
        if (givens->cell[cell]) {
            continue;
        }
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            unsigned digit = givens->cell[v->peer[cell][i]];
            used |= digit ? digit_bit(digit) : 0;
        }
        g->cand[cell] = all_digits(v->size) & ~used;
        g->empty++;
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            unsigned house = v->house_of[cell][k];
            g->empty_in[house]++;
            for (digit_set set = g->cand[cell]; set; set &= set - 1) {
                g->places[house][lowest_digit(set) - 1]++;
            }
        }
        find_naked(g, cell);
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            if (g->places[h][digit - 1] == 1) {
                find_hidden(g, h, digit);
            }
        }
    }
}

/* Sums over the steps of all games, one for each feature that is a mean. */
struct sums {
    double value[MINUTES_SCORE];
    double steps[MINUTES_SCORE];
};

/* The steps that a feature looks at, from 0, on a board of 81 cells; 0: to the end. */
static const struct window {
    uint8_t first, end;
} windows[MINUTES_SCORE] = {
    [MINUTES_NAKED_EARLY] = {0, 10},   [MINUTES_NAKED_LATER] = {10, 25},
    [MINUTES_LINES] = {0, 30},         [MINUTES_NEAR] = {0, 10},
    [MINUTES_NONE_NEAR] = {10, 25},    [MINUTES_NO_HIDDEN_NEAR] = {0, 30},
    [MINUTES_DIGIT_CHANGES] = {0, 30},
};

/* What a player sees before a step: the cells with an opening. The loops over them have no
 * branches, since nothing foretells which way one would go. */
struct view {
    uint16_t cell[MAX_CELLS];
    uint8_t kinds[MAX_CELLS];
    uint32_t seen[MAX_CELLS];  /* how soon, by place in `cell` */
    uint8_t least[MAX_CELLS];  /* empty cells of its fullest house */
    uint8_t in_box[MAX_CELLS]; /* empty cells of its box */
    unsigned count;
    uint32_t seen_sum;
    uint32_t naked[2][MAX_SIZE + 1]; /* how soon a naked one is seen, by the fullest house; [1]:
                                        where no box has an opening */
};

static void begin_view(struct view *view)
{
    for (unsigned least = 1; least <= MAX_SIZE; least++) {
        view->naked[0][least] = SEEN_NAKED / least;
        view->naked[1][least] = 2 * SEEN_NAKED / least;
    }
}

static void add_to_view(const struct game *g, struct view *view, unsigned cell)
{
    const struct layout *v = g->v;
    unsigned least = v->size;
    unsigned box = v->size;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned empty = g->empty_in[v->house_of[cell][k]];
        least = empty < least ? empty : least;
        box = k == 2 ? empty : box;
    }
    unsigned i = view->count++;
    view->cell[i] = (uint16_t)cell;
    view->kinds[i] = g->kinds[cell];
    view->least[i] = (uint8_t)least;
    view->in_box[i] = (uint8_t)box;
}

static void look(const struct game *g, struct view *view)
{
    unsigned kinds = 0;
    view->count = 0;
    view->seen_sum = 0;
    for (unsigned word = 0; word < (g->v->cell_count + 63U) / 64; word++) {
        for (uint64_t set = g->open[word]; set; set &= set - 1) {
            unsigned cell = word * 64 + (unsigned)__builtin_ctzll(set);
            add_to_view(g, view, cell);
            kinds |= g->kinds[cell];
        }
    }
    bool no_box = !(kinds & HIDDEN_IN_BOX);
    uint32_t line = SEEN_LINE << no_box;
    const uint32_t *naked = view->naked[no_box];
    for (unsigned i = 0; i < view->count; i++) {
        unsigned k = view->kinds[i];
        unsigned least = view->least[i];
        uint32_t seen = (k & 1) * SEEN_BOX + (k >> 1 & 1) * line + (k >> 2 & 1) * naked[least];
        view->seen[i] = least == 1 ? SEEN_FULL_HOUSE : seen;
        view->seen_sum += view->seen[i];
    }
}

static unsigned choose(const struct view *view, struct pcg32 *rng)
{
    uint32_t dice = pcg32_below(rng, view->seen_sum);
    unsigned i = 0;
    while (dice >= view->seen[i]) {
        dice -= view->seen[i++];
    }
    return view->cell[i];
}

/* The peers of cells as sets, each found when it is first asked for. */
struct peer_sets {
    bool known[MAX_CELLS];
    uint64_t set[MAX_CELLS][CELL_SETS];
};

static const uint64_t *peers_of(struct peer_sets *p, const struct layout *v, unsigned cell)
{
    uint64_t *set = p->set[cell];
    if (!p->known[cell]) {
        p->known[cell] = true;
        memset(set, 0, sizeof p->set[cell]);
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            set[v->peer[cell][i] / 64] |= 1ULL << (v->peer[cell][i] % 64);
        }
    }
    return set;
}

struct last {
    unsigned digit;       /* 0: none yet */
    const uint64_t *near; /* the peers of its cell */
};

/* What stands open before a step, by feature. */
static void measure(const struct game *g, const struct view *view, const struct last *last,
                    double value[MINUTES_SCORE])
{
    unsigned few = 4U * g->v->size / 9; /* empty cells of a house that is easy to complete */
    unsigned box = 0, line = 0, naked_easy = 0, naked = 0, box_easy = 0, near = 0;
    unsigned hidden_near = 0, same_digit = 0;
    for (unsigned i = 0; i < view->count; i++) {
        unsigned cell = view->cell[i];
        unsigned in_box = view->kinds[i] & 1U;
        unsigned elsewhere = view->kinds[i] >> 1 & 1U;
        unsigned is_naked = view->kinds[i] >> 2 & 1U;
        unsigned easy = view->least[i] <= few;
        unsigned is_near = last->near[cell / 64] >> (cell % 64) & 1;
        box += in_box;
        box_easy += in_box & (view->in_box[i] <= few);
        line += elsewhere;
        naked += is_naked & ~easy;
        naked_easy += is_naked & easy;
        same_digit |= in_box & (g->digit[cell] == last->digit);
        near += is_near;
        hidden_near |= is_near & (in_box | elsewhere);
    }
    value[MINUTES_SEARCH] = g->empty / (box + line / 2.0 + (naked + naked_easy) / 4.0 + 0.05);
    value[MINUTES_BOX_EASY] = box_easy;
    value[MINUTES_NAKED_EASY] = naked_easy;
    value[MINUTES_NAKED_EARLY] = naked;
    value[MINUTES_NAKED_LATER] = naked;
    value[MINUTES_LINES] = line;
    value[MINUTES_NEAR] = near;
    value[MINUTES_NONE_NEAR] = near == 0;
    value[MINUTES_NO_HIDDEN_NEAR] = !hidden_near;
    value[MINUTES_DIGIT_CHANGES] = !same_digit;
}

static void add_step(struct sums *sums, unsigned step, const double value[MINUTES_SCORE])
{
    for (unsigned k = 0; k < MINUTES_SCORE; k++) {
        if (step >= windows[k].first && (windows[k].end == 0 || step < windows[k].end)) {
            sums->value[k] += value[k];
            sums->steps[k]++;
        }
    }
}

static void play(struct game *g, struct peer_sets *peers, struct pcg32 *rng, struct sums *sums)
{
    static const uint64_t nobody[CELL_SETS] = {0};
    struct view view;
    struct last last = {0, nobody};
    begin_view(&view);
    for (unsigned step = 0;; step++) {
        double value[MINUTES_SCORE];
        look(g, &view);
        if (view.count == 0) {
            return;
        }
        measure(g, &view, &last, value);
        add_step(sums, step * 81 / g->v->cell_count, value);
        unsigned cell = choose(&view, rng);
        last = (struct last){g->digit[cell], peers_of(peers, g->v, cell)};
        place(g, cell, last.digit);
    }
}

static bool is_share(unsigned feature)
{
    return feature == MINUTES_NONE_NEAR || feature == MINUTES_NO_HIDDEN_NEAR ||
           feature == MINUTES_DIGIT_CHANGES;
}

/* Steps of the grade that are no singles. */
static unsigned hard_steps(const struct grade *g)
{
    unsigned count = 0;
    for (size_t id = 0; id < technique_count(); id++) {
        count += technique_is_single((int)id) ? 0U : g->count[id];
    }
    return count;
}

void minutes_features(const struct layout *v, const struct grid *givens, const struct grade *g,
                      double feature[MINUTES_FEATURE_COUNT])
{
    /* Where no game has come to such a step. */
    static const double usual[MINUTES_SCORE] = {2.80, 0.60, 0.85, -1.89, -2.68,
                                                1.59, 0.65, 0.13, 0.21,  0.50};
    struct game start;
    struct game game;
    struct grid least = *givens;
    struct sums sums = {{0}, {0}};
    struct peer_sets peers;
    struct pcg32 rng;
    if (v->classic) { /* so that all isomorphs see the same dice */
        canon(v, givens, &least, NULL);
    }
    begin(&start, v, &least);
    memset(peers.known, 0, v->cell_count);
    pcg32_seed(&rng, 1, 1);
    for (unsigned i = 0; i < GAMES; i++) {
        game = start;
        play(&game, &peers, &rng, &sums);
    }
    for (unsigned k = 0; k < MINUTES_SCORE; k++) {
        double mean = sums.value[k] / fmax(sums.steps[k], 1);
        feature[k] = sums.steps[k] == 0 ? usual[k] : is_share(k) ? mean : log(mean + 0.05);
    }
    feature[MINUTES_HARD_STEPS] = log1p(hard_steps(g));
    feature[MINUTES_SCORE] = log(fmax(g->score, 1) / fmax(start.empty, 1));
}

/* The constant, then a coefficient a feature, as tests/bench/bench_minutes.c prints them. */
static const double model[1 + MINUTES_FEATURE_COUNT] = {5.0203, 0.4509,  0.2414, -0.0778, 0.0341,
                                                        0.0250, -0.2112, 0.0827, -0.4191, 0.5569,
                                                        0.5231, 0.0945,  0.1107};

double minutes_estimate(const struct layout *v, const struct grid *givens, const struct grade *g)
{
    double feature[MINUTES_FEATURE_COUNT];
    double sum = model[0];
    if (grid_given_count(v, givens) == v->cell_count) {
        return 0.5;
    }
    minutes_features(v, givens, g, feature);
    for (unsigned i = 0; i < MINUTES_FEATURE_COUNT; i++) {
        sum += model[i + 1] * feature[i];
    }
    double minutes = exp(sum) / 60 * v->cell_count / 81;
    return fmin(fmax(minutes, 0.5), 600);
}

struct minutes_range minutes_range(double minutes)
{
    return (struct minutes_range){minutes / 1.55, minutes * 1.55};
}

const char *minutes_text(double minutes, char buffer[MINUTES_TEXT_SIZE])
{
    struct minutes_range range = minutes_range(minutes);
    int decimals = minutes < 3 ? 1 : 0;
    snprintf(buffer, MINUTES_TEXT_SIZE, "%.*f (%.*f–%.*f)", decimals, minutes, decimals, range.low,
             decimals, range.high);
    return buffer;
}

void minutes_to_record(const struct grade *g, struct record *r)
{
    r->minutes = minutes_estimate(r->variant, &r->givens, g);
}
