#include "gen/grade/minutes.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum {
    CELL_SETS = (MAX_CELLS + 63) / 64,
    LAST_STEP = 35, /* the last step looked at, on a board of 81 cells */
    /* How soon a player notices an opening: a full house, a hidden single in a box, one elsewhere,
     * a naked single. The last two are noticed sooner if no box has one. */
    SEEN_FULL_HOUSE = 6720,
    SEEN_BOX = 840,
    SEEN_LINE = 126,
    SEEN_NAKED = 252,     /* for each empty cell of the cell's fullest house, divided by … */
    ONE_PLACE = 1U << 16, /* see `places` */
};

enum { HIDDEN_IN_BOX = 1, HIDDEN_ELSEWHERE = 2, NAKED = 4 };

/* A board while it is filled with singles. */
struct game {
    const struct layout *v;
    unsigned empty;
    digit_set cand[MAX_CELLS];
    uint8_t kinds[MAX_CELLS]; /* by cell: the kinds of its single, if it has one */
    uint8_t digit[MAX_CELLS]; /* by cell: the digit of its single */
    uint64_t open[CELL_SETS]; /* the cells with a single */
    uint16_t empty_in[MAX_HOUSES];
    /* By house and digit: ONE_PLACE for each cell that can hold the digit, plus the sum of their
     * numbers. So when one is left, its number can be read off. */
    uint32_t places[MAX_HOUSES][MAX_SIZE];
};

static void add_opening(struct game *g, unsigned cell, unsigned digit, unsigned kind)
{
    g->kinds[cell] |= (uint8_t)kind;
    g->digit[cell] = (uint8_t)digit;
    g->open[cell / 64] |= 1ULL << (cell % 64);
}

static void find_hidden(struct game *g, unsigned house, unsigned digit, uint32_t places)
{
    if (places / ONE_PLACE == 1) {
        bool box = g->v->house[house].kind == HOUSE_BOX;
        add_opening(g, places % ONE_PLACE, digit, box ? HIDDEN_IN_BOX : HIDDEN_ELSEWHERE);
    }
}

static void find_naked(struct game *g, unsigned cell)
{
    digit_set set = g->cand[cell];
    if (set && !(set & (set - 1))) {
        add_opening(g, cell, lowest_digit(set), NAKED);
    }
}

static inline void remove_candidate(struct game *g, unsigned cell, unsigned digit)
{
    const uint16_t *house = g->v->house_of[cell];
    const uint16_t *end = house + g->v->house_count_of[cell];
    g->cand[cell] &= ~digit_bit(digit);
    for (; house < end; house++) {
        uint32_t left = g->places[*house][digit - 1] -= ONE_PLACE + cell;
        find_hidden(g, *house, digit, left);
    }
}

static inline void remove_from(struct game *g, unsigned cell, unsigned digit)
{
    if (g->cand[cell] & digit_bit(digit)) {
        remove_candidate(g, cell, digit);
        find_naked(g, cell);
    }
}

static void place(struct game *g, unsigned cell, unsigned digit)
{
    const struct layout *v = g->v;
    const uint16_t *house = v->house_of[cell];
    unsigned k = 0;
    /* The other cells come first, because while the digit still has its place here, no other place
     * looks like the last one. */
    for (; k < v->house_count_of[cell]; k++) {
        const uint16_t *other = v->house[house[k]].cell;
        for (; g->places[house[k]][digit - 1] / ONE_PLACE > 1; other++) {
            if (*other != cell) {
                remove_from(g, *other, digit);
            }
        }
    }
    for (; k < v->all_count_of[cell]; k++) {
        const struct cell_group *group = &v->group[house[k] - v->house_count];
        for (unsigned i = 0; i < group->count; i++) {
            if (group->cell[i] != cell) {
                remove_from(g, group->cell[i], digit);
            }
        }
    }
    while (g->cand[cell]) {
        remove_candidate(g, cell, lowest_digit(g->cand[cell]));
    }
    for (k = 0; k < v->house_count_of[cell]; k++) {
        g->empty_in[house[k]]--;
    }
    g->open[cell / 64] &= ~(1ULL << (cell % 64));
    g->kinds[cell] = 0;
    g->empty--;
}

static void begin_cell(struct game *g, unsigned cell, digit_set cand)
{
    g->cand[cell] = cand;
    g->kinds[cell] = 0;
    g->empty++;
    for (unsigned k = 0; k < g->v->house_count_of[cell]; k++) {
        uint32_t *places = g->places[g->v->house_of[cell][k]];
        for (digit_set set = cand; set; set &= set - 1) {
            places[lowest_digit(set) - 1] += ONE_PLACE + cell;
        }
        g->empty_in[g->v->house_of[cell][k]]++;
    }
    find_naked(g, cell);
}

static void begin_minutes(struct game *g, const struct layout *v, const struct grid *givens)
{
    digit_set used[MAX_HOUSES] = {0};
    memset(g->open, 0, sizeof g->open);
    memset(g->empty_in, 0, v->house_count * sizeof g->empty_in[0]);
    memset(g->places, 0, v->house_count * sizeof g->places[0]);
    g->v = v;
    g->empty = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell]) {
            flip_digit_around(v, used, cell, givens->cell[cell]);
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (givens->cell[cell]) {
            g->cand[cell] = 0;
        } else {
            begin_cell(g, cell, all_digits(v->size) & ~digits_around(v, used, cell));
        }
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 1; digit <= v->size; digit++) {
            find_hidden(g, h, digit, g->places[h][digit - 1]);
        }
    }
}

/* The quantities that the features are made of, measured before a step. */
enum measure { SEARCH, NAKED_EASY, NAKED_OTHER, LINES, FULL_HOUSES, DIGITS, CHANGES, MEASURES };

/* The features that are means, and the steps that each covers: those before `end`, on a board of 81
 * cells. */
static const struct {
    enum measure measure;
    uint8_t end;
    double usual; /* the value if the solving is over before the first such step */
} means[MINUTES_SCORE] = {
    [MINUTES_SEARCH] = {SEARCH, LAST_STEP, 2.16},
    [MINUTES_NAKED_EASY] = {NAKED_EASY, 10, -0.05},
    [MINUTES_NAKED] = {NAKED_OTHER, LAST_STEP, -2.35},
    [MINUTES_LINES] = {LINES, 20, 1.52},
    [MINUTES_FULL_HOUSES] = {FULL_HOUSES, 30, -1.35},
    [MINUTES_DIGITS] = {DIGITS, LAST_STEP, 0.68},
    [MINUTES_DIGIT_CHANGES] = {CHANGES, 30, 0.51},
};

/* The cells with an opening, and what a player sees of them. */
struct view {
    unsigned count;
    uint16_t cell[MAX_CELLS];
    uint8_t least[MAX_CELLS]; /* by cell: empty cells of its fullest house */
    digit_set box_digits;     /* digits of the openings in boxes */
    double value[MEASURES];
};

static unsigned fullest_house(const struct game *g, unsigned cell)
{
    const uint16_t *house = g->v->house_of[cell];
    const uint16_t *end = house + g->v->house_count_of[cell];
    unsigned least = g->empty_in[*house];
    while (++house < end) {
        unsigned empty = g->empty_in[*house];
        least = empty < least ? empty : least;
    }
    return least;
}

static void look_at_minutes(const struct game *g, struct view *view)
{
    unsigned few = 4U * g->v->size / 9; /* empty cells of a house that is easy to complete */
    unsigned words = (g->v->cell_count + 63U) / 64;
    unsigned count = 0, box = 0, line = 0, naked = 0, easy = 0, full = 0;
    digit_set digits = 0;
    digit_set box_digits = 0;
    for (unsigned word = 0; word < words; word++) {
        for (uint64_t set = g->open[word]; set; set &= set - 1) {
            unsigned cell = word * 64 + (unsigned)__builtin_ctzll(set);
            unsigned kinds = g->kinds[cell];
            unsigned least = fullest_house(g, cell);
            unsigned is_naked = kinds / NAKED;
            digit_set digit = digit_bit(g->digit[cell]);
            box += kinds & 1;
            line += kinds >> 1 & 1;
            naked += is_naked;
            easy += least <= few ? is_naked : 0;
            full += least == 1;
            digits |= digit;
            box_digits |= kinds & 1 ? digit : 0;
            view->cell[count] = (uint16_t)cell;
            view->least[count++] = (uint8_t)least;
        }
    }
    view->count = count;
    view->box_digits = box_digits;
    view->value[SEARCH] = g->empty / (box + line / 2.0 + naked / 4.0 + 0.05);
    view->value[NAKED_EASY] = easy;
    view->value[NAKED_OTHER] = naked - easy;
    view->value[LINES] = line;
    view->value[FULL_HOUSES] = full;
    view->value[DIGITS] = count ? (double)digit_count(digits) / count : 0;
}

/* How soon a player notices the opening. */
static uint32_t seen(const struct game *g, const struct view *view, unsigned i)
{
    unsigned kinds = g->kinds[view->cell[i]];
    bool no_box = !view->box_digits;
    if (view->least[i] == 1) {
        return SEEN_FULL_HOUSE;
    }
    return (kinds & 1) * SEEN_BOX + ((kinds >> 1 & 1) * SEEN_LINE << no_box) +
           (kinds >> 2 & 1) * (((unsigned)SEEN_NAKED << no_box) / view->least[i]);
}

/* Fills the openings that are noticed soonest, all at once, so that every isomorph has the same
 * course. Returns how many; *changes is the share of their digits that then have no opening in a
 * box. */
static unsigned fill(struct game *g, const struct view *view, struct view *next)
{
    digit_set digits[MAX_CELLS];
    uint16_t cell[MAX_CELLS];
    uint32_t soonest = 0;
    unsigned count = 0;
    unsigned changes = 0;
    for (unsigned i = 0; i < view->count; i++) {
        uint32_t how_soon = seen(g, view, i);
        count = how_soon > soonest ? 0 : count;
        soonest = how_soon > soonest ? how_soon : soonest;
        if (how_soon == soonest) {
            digits[count] = digit_bit(g->digit[view->cell[i]]);
            cell[count++] = view->cell[i];
        }
    }
    for (unsigned i = 0; i < count; i++) {
        place(g, cell[i], g->digit[cell[i]]);
    }
    look_at_minutes(g, next);
    for (unsigned i = 0; i < count; i++) {
        changes += !(next->box_digits & digits[i]);
    }
    next->value[CHANGES] = (double)changes / count;
    return count;
}

/* Sums over the steps of one solving, by feature. */
struct sums {
    double value[MINUTES_SCORE];
    double steps[MINUTES_SCORE];
};

/* Adds the steps from `first` on, between one view and the next, as if the quantities changed
 * evenly. */
static void add_steps(struct sums *sums, const struct game *g, const struct view *from,
                      const struct view *to, unsigned first, unsigned count)
{
    for (unsigned k = 0; k < MINUTES_SCORE; k++) {
        enum measure m = means[k].measure;
        unsigned end = ((unsigned)means[k].end * g->v->cell_count + 80) / 81;
        if (first >= end || (m == CHANGES && first == 0)) {
            continue;
        }
        double steps = end - first < count ? end - first : count;
        double slope = (to->value[m] - from->value[m]) / count;
        sums->value[k] += steps * from->value[m] + slope * steps * (steps - 1) / 2;
        sums->steps[k] += steps;
    }
}

static void play(struct game *g, struct sums *sums)
{
    struct view views[2];
    struct view *now = &views[0];
    struct view *next = &views[1];
    unsigned end = (LAST_STEP * g->v->cell_count + 80U) / 81;
    look_at_minutes(g, now);
    for (unsigned step = 0; now->count && step < end;) {
        unsigned count = fill(g, now, next);
        add_steps(sums, g, now, next->count ? next : now, step, count);
        step += count;
        struct view *kept = now;
        now = next;
        next = kept;
    }
}

/* Steps of the grade that are not singles. */
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
    struct game game;
    struct sums sums = {{0}, {0}};
    begin_minutes(&game, v, givens);
    unsigned empty = game.empty;
    play(&game, &sums);
    for (unsigned k = 0; k < MINUTES_SCORE; k++) {
        double mean = sums.value[k] / fmax(sums.steps[k], 1);
        bool is_share = means[k].measure >= DIGITS;
        feature[k] = sums.steps[k] == 0 ? means[k].usual : is_share ? mean : log(mean + 0.05);
    }
    feature[MINUTES_HARD_STEPS] = log1p(hard_steps(g));
    feature[MINUTES_SCORE] = log(fmax(g->score, 1) / fmax(empty, 1));
}

/* The constant term, then one coefficient for each feature, as printed by
 * tests/bench/bench_minutes.c. */
static const double model[1 + MINUTES_FEATURE_COUNT] = {1.2071,  0.2297, 0.0245, 0.0447, -0.2198,
                                                        -0.0263, 0.3760, 0.3477, 0.1489, 0.1213};

double minutes_estimate(const struct layout *v, const struct grid *givens, const struct grade *g)
{
    double feature[MINUTES_FEATURE_COUNT];
    double sum = model[0];
    unsigned empty = v->cell_count - grid_given_count(v, givens);
    if (empty == 0) {
        return 0.5;
    }
    minutes_features(v, givens, g, feature);
    for (unsigned i = 0; i < MINUTES_FEATURE_COUNT; i++) {
        sum += model[i + 1] * feature[i];
    }
    return fmin(fmax(empty * exp(sum) / 60, 0.5), 600);
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
    r->minutes = r->variant->constraints ? -1.0 : minutes_estimate(r->variant, &r->givens, g);
}
