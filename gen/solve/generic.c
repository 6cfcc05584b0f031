/* The solver for every variant: an exact search over candidates.
 *
 * Two views of the same candidates are kept in step: the digits a cell may hold, and the places a
 * digit may take in a house. Either view down to one is a placement, down to none a dead end; that
 * is naked and hidden singles without any scan. Where they run out, locked candidates and pairs are
 * tried, which pays on large boards, where a branch is dear.
 *
 * Branches are binary (a candidate is true, then false), so the order may change after each. The
 * choice is fewest-candidates over cells and over a digit's places in a house alike, divided by how
 * often that cell or that digit of that house was the one that failed: F. Boussemart, F. Hemery,
 * C. Lecoutre, L. Sais, "Boosting Systematic Search by Weighting Constraints", ECAI 2004. Without
 * the weights a search on a 25x25 board can sit in one corner for ever.
 *
 * What a branch changed is undone from a trail. A removal takes at least one candidate, and there
 * are cells x digits of these, so the trail's size is a hard bound and nothing is allocated. */
#include "gen/solve/generic.h"

#include <string.h>

struct removal {
    digit_set digits;
    uint16_t cell;
};

struct placement {
    uint16_t cell;
    uint8_t digit; /* from 0 */
};

struct branch {
    uint32_t trail_mark;
    struct placement assumed;
};

enum {
    MAX_CANDIDATES = MAX_CELLS * MAX_SIZE,
    /* A cell comes down to one digit once, a digit of a house to one place once. */
    MAX_PENDING = MAX_CELLS + MAX_HOUSES * MAX_SIZE,
};

struct search {
    const struct variant *v;
    uint64_t positions;
    unsigned trail_count;
    unsigned branch_count;
    unsigned pending_count;
    digit_set candidates[MAX_CELLS];
    uint32_t places[MAX_HOUSES][MAX_SIZE]; /* bit i: the house's cell i may hold the digit */
    float cell_failures[MAX_CELLS];
    float house_failures[MAX_HOUSES][MAX_SIZE];
    struct removal trail[MAX_CANDIDATES];
    struct branch branches[MAX_CELLS];
    struct placement pending[MAX_PENDING];
};

static bool is_single(uint32_t set)
{
    return (set & (set - 1)) == 0;
}

static void expect(struct search *s, unsigned cell, unsigned digit)
{
    s->pending[s->pending_count++] =
        (struct placement){.cell = (uint16_t)cell, .digit = (uint8_t)digit};
}

/* Take digits from a cell. False: a cell or a digit of a house has nothing left. */
static bool take(struct search *s, unsigned cell, digit_set digits)
{
    const struct variant *v = s->v;
    digits &= s->candidates[cell];
    if (digits == 0) {
        return true;
    }
    s->trail[s->trail_count++] = (struct removal){.digits = digits, .cell = (uint16_t)cell};
    digit_set left = s->candidates[cell] &= ~digits;
    if (left == 0) {
        s->cell_failures[cell] += 1;
        return false;
    }
    if (is_single(left)) {
        expect(s, cell, (unsigned)__builtin_ctz(left));
    }
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        unsigned h = v->house_of[cell][k];
        uint32_t place = (uint32_t)1 << v->place_in[cell][k];
        for (digit_set rest = digits; rest; rest &= rest - 1) {
            unsigned digit = (unsigned)__builtin_ctz(rest);
            uint32_t places = s->places[h][digit] &= ~place;
            if (places == 0) {
                s->house_failures[h][digit] += 1;
                return false;
            }
            if (is_single(places)) {
                expect(s, v->house[h].cell[__builtin_ctz(places)], digit);
            }
        }
    }
    return true;
}

/* Take a digit from some cells of a house. */
static bool take_places(struct search *s, unsigned house, uint32_t places, digit_set digits)
{
    for (; places; places &= places - 1) {
        if (!take(s, s->v->house[house].cell[__builtin_ctz(places)], digits)) {
            return false;
        }
    }
    return true;
}

/* Carry out the placements that are waiting, and those that follow from them. */
static bool settle(struct search *s)
{
    const struct variant *v = s->v;
    while (s->pending_count) {
        struct placement p = s->pending[--s->pending_count];
        digit_set digit = (digit_set)1 << p.digit;
        if (!(s->candidates[p.cell] & digit) || !take(s, p.cell, ~digit)) {
            return false;
        }
        for (unsigned k = 0; k < v->house_count_of[p.cell]; k++) {
            unsigned h = v->house_of[p.cell][k];
            uint32_t others = s->places[h][p.digit] & ~((uint32_t)1 << v->place_in[p.cell][k]);
            if (!take_places(s, h, others, digit)) {
                return false;
            }
        }
    }
    return true;
}

static bool is_in_house(const struct variant *v, unsigned cell, unsigned house, uint32_t *place)
{
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        if (v->house_of[cell][k] == house) {
            *place |= (uint32_t)1 << v->place_in[cell][k];
            return true;
        }
    }
    return false;
}

/* Where all places of a digit in one house lie in another house too, the other house's other cells
 * lose the digit. */
static bool take_locked(struct search *s, unsigned house, unsigned digit)
{
    const struct variant *v = s->v;
    uint32_t places = s->places[house][digit];
    const uint16_t *cells = v->house[house].cell;
    unsigned first = cells[__builtin_ctz(places)];
    for (unsigned k = 0; k < v->house_count_of[first]; k++) {
        unsigned other = v->house_of[first][k];
        uint32_t shared = (uint32_t)1 << v->place_in[first][k];
        uint32_t rest = places & (places - 1);
        while (rest && is_in_house(v, cells[__builtin_ctz(rest)], other, &shared)) {
            rest &= rest - 1;
        }
        if (other != house && rest == 0 &&
            !take_places(s, other, s->places[other][digit] & ~shared, (digit_set)1 << digit)) {
            return false;
        }
    }
    return true;
}

static bool apply_locked(struct search *s)
{
    const struct variant *v = s->v;
    unsigned most = v->box_width > v->box_height ? v->box_width : v->box_height;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 0; digit < v->size; digit++) {
            uint32_t places = s->places[h][digit];
            if (!is_single(places) && digit_count(places) <= most && !take_locked(s, h, digit)) {
                return false;
            }
        }
    }
    return true;
}

/* Two cells of a house with the same two digits, or two digits of it with the same two places. */
static bool apply_pairs_in(struct search *s, unsigned house)
{
    const struct variant *v = s->v;
    const uint16_t *cells = v->house[house].cell;
    for (unsigned i = 0; i < v->size; i++) {
        digit_set pair = s->candidates[cells[i]];
        uint32_t places = s->places[house][i];
        bool is_pair = digit_count(pair) == 2;
        bool is_place_pair = digit_count(places) == 2;
        for (unsigned j = i + 1; j < v->size && (is_pair || is_place_pair); j++) {
            if (is_pair && s->candidates[cells[j]] == pair) {
                uint32_t others = all_digits(v->size) & ~((uint32_t)1 << i | (uint32_t)1 << j);
                if (!take_places(s, house, others, pair)) {
                    return false;
                }
            }
            if (is_place_pair && s->places[house][j] == places &&
                !take_places(s, house, places, ~((digit_set)1 << i | (digit_set)1 << j))) {
                return false;
            }
        }
    }
    return true;
}

static bool apply_pairs(struct search *s)
{
    for (unsigned h = 0; h < s->v->house_count; h++) {
        if (!apply_pairs_in(s, h)) {
            return false;
        }
    }
    return true;
}

/* All that follows without a branch. */
static bool propagate(struct search *s)
{
    for (;;) {
        if (!settle(s)) {
            return false;
        }
        unsigned before = s->trail_count;
        if (!apply_locked(s) || !settle(s) || !apply_pairs(s)) {
            return false;
        }
        if (s->trail_count == before) {
            return true;
        }
    }
}

/* The candidate to branch on; false when every cell is filled. */
static bool choose(const struct search *s, struct placement *chosen)
{
    const struct variant *v = s->v;
    float best = 1e30F;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set digits = s->candidates[cell];
        if (is_single(digits)) {
            continue;
        }
        float score = (float)digit_count(digits) / s->cell_failures[cell];
        if (score < best) {
            best = score;
            *chosen =
                (struct placement){.cell = (uint16_t)cell, .digit = (uint8_t)__builtin_ctz(digits)};
        }
    }
    if (best == 1e30F) {
        return false;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 0; digit < v->size; digit++) {
            uint32_t places = s->places[h][digit];
            if (is_single(places)) {
                continue;
            }
            float score = (float)digit_count(places) / s->house_failures[h][digit];
            if (score < best) {
                best = score;
                *chosen = (struct placement){.cell = v->house[h].cell[__builtin_ctz(places)],
                                             .digit = (uint8_t)digit};
            }
        }
    }
    return true;
}

static void undo(struct search *s, unsigned mark)
{
    const struct variant *v = s->v;
    s->pending_count = 0;
    while (s->trail_count > mark) {
        struct removal r = s->trail[--s->trail_count];
        s->candidates[r.cell] |= r.digits;
        for (unsigned k = 0; k < v->house_count_of[r.cell]; k++) {
            unsigned h = v->house_of[r.cell][k];
            uint32_t place = (uint32_t)1 << v->place_in[r.cell][k];
            for (digit_set rest = r.digits; rest; rest &= rest - 1) {
                s->places[h][__builtin_ctz(rest)] |= place;
            }
        }
    }
}

/* Give up the newest assumption that can still be wrong. False when there is none. */
static bool retreat(struct search *s)
{
    while (s->branch_count) {
        struct branch b = s->branches[--s->branch_count];
        undo(s, b.trail_mark);
        if (take(s, b.assumed.cell, (digit_set)1 << b.assumed.digit) && propagate(s)) {
            return true;
        }
    }
    return false;
}

static bool begin(struct search *s, const struct variant *v, const struct grid *givens,
                  struct exclusion without)
{
    s->v = v;
    s->positions = 0;
    s->trail_count = s->branch_count = s->pending_count = 0;
    memset(s->places, 0, sizeof s->places);
    for (unsigned cell = 0; cell < MAX_CELLS; cell++) {
        s->candidates[cell] = all_digits(v->size);
        s->cell_failures[cell] = 1;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned digit = 0; digit < v->size; digit++) {
            s->places[h][digit] = all_digits(v->size);
            s->house_failures[h][digit] = 1;
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned digit = givens->cell[cell];
        if (digit) {
            expect(s, cell, digit - 1);
            if (!settle(s)) {
                return false;
            }
        }
    }
    if (without.digit && !take(s, without.cell, digit_bit(without.digit))) {
        return false;
    }
    return propagate(s);
}

static bool visit_solution(const struct search *s, solution_visitor *visit, void *context)
{
    struct grid solution;
    for (unsigned cell = 0; cell < s->v->cell_count; cell++) {
        solution.cell[cell] = (uint8_t)lowest_digit(s->candidates[cell]);
    }
    return visit(context, &solution);
}

static uint64_t run(struct search *s, uint64_t max_positions, solution_visitor *visit,
                    void *context)
{
    uint64_t visited = 0;
    for (;;) {
        struct placement next = {0};
        bool alive = true;
        if (choose(s, &next)) {
            if (s->positions == max_positions) {
                return GENERIC_UNDECIDED;
            }
            s->branches[s->branch_count++] =
                (struct branch){.trail_mark = s->trail_count, .assumed = next};
            s->positions++;
            expect(s, next.cell, next.digit);
            alive = propagate(s);
        } else {
            visited++;
            if (!visit_solution(s, visit, context)) {
                return visited;
            }
            alive = false;
        }
        if (!alive && !retreat(s)) {
            return visited;
        }
    }
}

uint64_t generic_each(const struct variant *v, const struct grid *givens, struct exclusion without,
                      solution_visitor *visit, void *context, uint64_t *positions)
{
    struct search s;
    uint64_t visited = begin(&s, v, givens, without) ? run(&s, UINT64_MAX, visit, context) : 0;
    if (positions) {
        *positions = s.positions;
    }
    return visited;
}

static bool stop_at_once(void *context, const struct grid *solution)
{
    (void)context;
    (void)solution;
    return false;
}

uint64_t generic_any(const struct variant *v, const struct grid *givens, struct exclusion without,
                     uint64_t max_positions)
{
    struct search s;
    return begin(&s, v, givens, without) ? run(&s, max_positions, stop_at_once, NULL) : 0;
}
