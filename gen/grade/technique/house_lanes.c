/* Following singles on a classic board with all houses at once (house_lanes.h): a vector has eight
 * houses of one digit. Placing a digit is an AND with a table row, and four vectors are tested to
 * find a digit's hidden singles in all 27 houses. */
#include "gen/grade/technique/house_lanes.h"

#include <string.h>

enum { SIZE = 9, HOUSES = 27, UNPLACED = 1, ALL_PLACES = 0x3fe };

/* Looked at lane by lane, or a few at a time. */
union lane_view {
    lane_vector vector;
    uint64_t word[2];
    uint16_t lane[LANES_OF_VECTOR];
};

static inline bool vector_any(lane_vector v)
{
    const union lane_view view = {.vector = v};
    return (view.word[0] | view.word[1]) != 0;
}

static inline unsigned lane_at(const lane_vector *vectors, unsigned i)
{
    return ((const union lane_view *)&vectors[i / LANES_OF_VECTOR])->lane[i % LANES_OF_VECTOR];
}

static void set_lane(lane_vector *vectors, unsigned i, unsigned value)
{
    ((union lane_view *)&vectors[i / LANES_OF_VECTOR])->lane[i % LANES_OF_VECTOR] = (uint16_t)value;
}

/* Masks for each cell. `own`, for the digit placed there: the cell's houses keep only that place
 * and lose the mark UNPLACED, and all other houses lose the places that the cell sees. `other`, for
 * the other eight digits: the cell's houses lose the place. */
void lanes_prepare(struct lane_tables *t, const struct layout *v)
{
    if (t->made) {
        return;
    }
    t->made = true;
    memset(t->own, 0xff, sizeof t->own);
    memset(t->other, 0xff, sizeof t->other);
    for (unsigned cell = 0; cell < LANE_CELLS; cell++) {
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            unsigned peer = v->peer[cell][i];
            for (unsigned k = 0; k < v->house_count_of[peer]; k++) {
                unsigned h = v->house_of[peer][k];
                set_lane(t->own[cell], h, lane_at(t->own[cell], h) & ~(2U << v->place_in[peer][k]));
            }
        }
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            const unsigned h = v->house_of[cell][k];
            const unsigned place = 2U << v->place_in[cell][k];
            set_lane(t->own[cell], h, place);
            set_lane(t->other[cell], h, ~place);
        }
    }
}

void lanes_of_position(const struct layout *v, const struct position *p, struct house_lanes *to)
{
    memset(to, 0, sizeof *to);
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        lane_vector *at = to->at[digit - 1];
        for (unsigned h = 0; h < HOUSES; h++) {
            set_lane(at, h, p->places[h][digit] << 1 | UNPLACED);
        }
        FOR_EACH_CELL(cell, p->filled[digit]) {
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                set_lane(at, v->house_of[cell][k], 2U << v->place_in[cell][k]);
            }
            const unsigned row = v->house_of[cell][0];
            set_lane(to->filled, row, lane_at(to->filled, row) | 2U << v->place_in[cell][0]);
        }
    }
}

/* Four lanes of nine bits (bits 1 to 9) become 36 bits without gaps. */
static inline uint64_t join_rows(const lane_vector *rows, unsigned first)
{
    uint64_t x = (uint64_t)lane_at(rows, first) | (uint64_t)lane_at(rows, first + 1) << 16 |
                 (uint64_t)lane_at(rows, first + 2) << 32 |
                 (uint64_t)lane_at(rows, first + 3) << 48;
    x = (x >> 1 & UINT64_C(0x000001ff000001ff)) | (x >> 8 & UINT64_C(0x0003fe000003fe00));
    return (x & 0x3ffff) | (x >> 14 & UINT64_C(0xffffc0000));
}

/* The nine lanes of rows as a set of 81 cells. */
static inline cell_set cells_of_rows(const lane_vector *rows)
{
    const uint64_t low = join_rows(rows, 0);
    const uint64_t high = join_rows(rows, 4);
    cell_set cells = set_none();
    cells.word[0] = low | high << 36;
    cells.word[1] = high >> 28 | (uint64_t)(lane_at(rows, 8) >> 1) << 8;
    return cells;
}

void lanes_cells(const struct house_lanes *from, cell_set open[ENGINE_DIGITS],
                 cell_set filled[ENGINE_DIGITS])
{
    const cell_set all = cells_of_rows(from->filled);
    for (unsigned digit = 1; digit <= SIZE; digit++) {
        open[digit] = cells_of_rows(from->at[digit - 1]);
        filled[digit] = set_and(open[digit], all);
    }
}

/* Place a digit: every lane of the board is updated by one AND. */
static inline void place_in_lanes(const struct lane_tables *t, struct house_lanes *at,
                                  unsigned cell, unsigned digit)
{
    const lane_vector *other = t->other[cell];
    const lane_vector *own = t->own[cell];
#pragma GCC unroll 4
    for (unsigned k = 0; k < HOUSE_VECTORS; k++) {
        const lane_vector mine = at->at[digit][k] & own[k];
#pragma GCC unroll 9
        for (unsigned d = 0; d < LANE_DIGITS; d++) {
            at->at[d][k] &= other[k];
        }
        at->at[digit][k] = mine;
    }
    for (unsigned k = 0; k < ROW_VECTORS; k++) {
        at->filled[k] |= ~other[k];
    }
}

/* Cells with exactly one candidate that are not filled. Adds up the nine digits with two bits for
 * each place, "at least once" and "at least twice". False: some cell has no candidate. */
static inline bool find_naked(const struct house_lanes *at, lane_vector naked[ROW_VECTORS])
{
    static const union lane_view rows[ROW_VECTORS] = {
        {.lane = {ALL_PLACES, ALL_PLACES, ALL_PLACES, ALL_PLACES, ALL_PLACES, ALL_PLACES,
                  ALL_PLACES, ALL_PLACES}},
        {.lane = {ALL_PLACES}}};
    lane_vector none = {0};
#pragma GCC unroll 2
    for (unsigned k = 0; k < ROW_VECTORS; k++) {
        lane_vector once = {0};
        lane_vector twice = {0};
#pragma GCC unroll 9
        for (unsigned d = 0; d < LANE_DIGITS; d++) {
            twice |= once & at->at[d][k];
            once |= at->at[d][k];
        }
        none |= ~once & rows[k].vector;
        naked[k] = once & ~twice & ~at->filled[k] & rows[k].vector;
    }
    return !vector_any(none);
}

/* Fill the cells found. A cell whose only candidate was taken by one filled just before has none
 * left: a contradiction. */
static bool fill_naked(const struct lane_tables *t, struct house_lanes *at,
                       const lane_vector naked[ROW_VECTORS])
{
    for (unsigned row = 0; row < SIZE; row++) {
        for (unsigned left = lane_at(naked, row); left; left &= left - 1) {
            const unsigned place = left & (~left + 1);
            unsigned digit = 0;
            if (lane_at(at->filled, row) & place) {
                continue;
            }
            while (digit < LANE_DIGITS && !(lane_at(at->at[digit], row) & place)) {
                digit++;
            }
            if (digit == LANE_DIGITS) {
                return false;
            }
            place_in_lanes(t, at, row * SIZE + (unsigned)__builtin_ctz(place) - 1, digit);
        }
    }
    return true;
}

/* The cell of a house's place, where houses go by rows, columns and boxes. */
static inline unsigned cell_of(unsigned house, unsigned place)
{
    const unsigned h = house % SIZE;
    return house < SIZE       ? h * SIZE + place
           : house < 2 * SIZE ? place * SIZE + h
                              : (h / 3 * 3 + place / 3) * SIZE + h % 3 * 3 + place % 3;
}

/* Fill places that are the only one of the digit in a house. Lane x has the mark UNPLACED (bit 0)
 * and one more bit, if and only if x & (x - 2) is UNPLACED: x - 2 clears the lowest bit above the
 * mark. With no place left, x - 2 wraps around and the result is UNPLACED as well, so the
 * contradiction is found in the same loop. *any: something was found. */
static bool fill_hidden(const struct lane_tables *t, struct house_lanes *at, unsigned digit,
                        bool *any)
{
    union lane_view hidden[HOUSE_VECTORS];
    lane_vector all = {0};
#pragma GCC unroll 4
    for (unsigned k = 0; k < HOUSE_VECTORS; k++) {
        const lane_vector x = at->at[digit][k];
        hidden[k].vector = (lane_vector)((x & (x - 2)) == UNPLACED);
        all |= hidden[k].vector;
    }
    if (!vector_any(all)) {
        return true;
    }
    *any = true;
    for (unsigned h = 0; h < HOUSES; h++) {
        if (h % LANES_OF_VECTOR == 0 && !vector_any(hidden[h / LANES_OF_VECTOR].vector)) {
            h += LANES_OF_VECTOR - 1;
            continue;
        }
        if (!hidden[h / LANES_OF_VECTOR].lane[h % LANES_OF_VECTOR]) {
            continue;
        }
        const unsigned lane = lane_at(at->at[digit], h);
        if (!(lane & UNPLACED)) {
            continue;
        }
        if (lane == UNPLACED) {
            return false;
        }
        place_in_lanes(t, at, cell_of(h, (unsigned)__builtin_ctz(lane >> 1)), digit);
    }
    return true;
}

/* Repeat naked and hidden singles until nothing changes. False: a contradiction. */
static bool settle(const struct lane_tables *t, struct house_lanes *at)
{
    lane_vector naked[ROW_VECTORS];
    bool any = true;
    while (any) {
        if (!find_naked(at, naked)) {
            return false;
        }
        any = vector_any(naked[0] | naked[1]);
        if (any && !fill_naked(t, at, naked)) {
            return false;
        }
        for (unsigned digit = 0; digit < LANE_DIGITS; digit++) {
            if (!fill_hidden(t, at, digit, &any)) {
                return false;
            }
        }
    }
    return true;
}

bool lanes_place(const struct lane_tables *t, const struct house_lanes *from, unsigned cell,
                 unsigned digit, struct house_lanes *to)
{
    *to = *from;
    if (!(lane_at(to->at[digit - 1], cell / SIZE) & 2U << cell % SIZE)) {
        return false;
    }
    place_in_lanes(t, to, cell, digit - 1);
    return settle(t, to);
}

bool lanes_remove(const struct lane_tables *t, struct house_lanes *at, unsigned cell,
                  unsigned digit)
{
    for (unsigned k = 0; k < HOUSE_VECTORS; k++) {
        at->at[digit - 1][k] &= t->other[cell][k];
    }
    return settle(t, at);
}

/* The position in which both a and b hold. Both are positions after singles, so only their
 * combination needs to be settled, which is much less work than following the assumption from the
 * start. */
bool lanes_meet(const struct lane_tables *t, const struct house_lanes *a,
                const struct house_lanes *b, struct house_lanes *to)
{
    for (unsigned digit = 0; digit < LANE_DIGITS; digit++) {
#pragma GCC unroll 4
        for (unsigned k = 0; k < HOUSE_VECTORS; k++) {
            to->at[digit][k] = a->at[digit][k] & b->at[digit][k];
        }
    }
    for (unsigned k = 0; k < ROW_VECTORS; k++) {
        to->filled[k] = a->filled[k] | b->filled[k];
    }
    return settle(t, to);
}
