#include "gen/board/random_regions.h"

#include <string.h>

enum { CHANGES_A_CELL = 40, MAX_WORSE = 8 };

struct builder {
    unsigned size;
    bool half_turn;
    struct pcg32 *rng;
    uint8_t region[MAX_CELLS];
};

/* The cells that touch a cell by a side; returns how many. */
static unsigned neighbours(const struct builder *b, unsigned cell, unsigned next[4])
{
    unsigned size = b->size;
    unsigned count = 0;
    if (cell >= size) {
        next[count++] = cell - size;
    }
    if (cell + size < size * size) {
        next[count++] = cell + size;
    }
    if (cell % size > 0) {
        next[count++] = cell - 1;
    }
    if (cell % size + 1 < size) {
        next[count++] = cell + 1;
    }
    return count;
}

static bool is_connected(const struct builder *b, unsigned region)
{
    uint16_t waiting[MAX_CELLS];
    bool seen[MAX_CELLS] = {false};
    unsigned waits = 0;
    unsigned reached = 0;
    unsigned first = 0;
    while (b->region[first] != region) {
        first++;
    }
    seen[first] = true;
    waiting[waits++] = (uint16_t)first;
    while (waits) {
        unsigned next[4];
        unsigned count = neighbours(b, waiting[--waits], next);
        reached++;
        for (unsigned k = 0; k < count; k++) {
            if (b->region[next[k]] == region && !seen[next[k]]) {
                seen[next[k]] = true;
                waiting[waits++] = (uint16_t)next[k];
            }
        }
    }
    return reached == b->size;
}

/* Sides between different regions around some cells. */
static unsigned edges_around(const struct builder *b, const unsigned *cells, unsigned count)
{
    unsigned edges = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned next[4];
        unsigned sides = neighbours(b, cells[i], next);
        for (unsigned k = 0; k < sides; k++) {
            edges += b->region[next[k]] != b->region[cells[i]];
        }
    }
    return edges;
}

static bool touches(const struct builder *b, unsigned cell, unsigned region, unsigned but)
{
    unsigned next[4];
    unsigned count = neighbours(b, cell, next);
    for (unsigned k = 0; k < count; k++) {
        if (next[k] != but && b->region[next[k]] == region) {
            return true;
        }
    }
    return false;
}

/* A cell of region `of` that touches `region` elsewhere than at a cell; the cell itself: none. */
static unsigned random_return(const struct builder *b, unsigned of, unsigned region, unsigned cell)
{
    uint16_t choice[MAX_CELLS];
    unsigned count = 0;
    for (unsigned other = 0; other < b->size * b->size; other++) {
        if (b->region[other] == of && touches(b, other, region, cell)) {
            choice[count++] = (uint16_t)other;
        }
    }
    return count ? choice[pcg32_below(b->rng, count)] : cell;
}

/* Let a random cell and one of a neighbouring region change places, if that is well. */
static void change(struct builder *b)
{
    unsigned last = b->size * b->size - 1;
    unsigned next[4];
    unsigned cell[4];
    uint8_t before[4];
    cell[0] = pcg32_below(b->rng, last + 1);
    unsigned side = neighbours(b, cell[0], next);
    unsigned neighbour = next[pcg32_below(b->rng, side)];
    uint8_t one = b->region[cell[0]];
    uint8_t other = b->region[neighbour];
    if (one == other || (cell[1] = random_return(b, other, one, cell[0])) == cell[0]) {
        return;
    }
    unsigned count = 2;
    if (b->half_turn) {
        cell[2] = last - cell[0];
        cell[3] = last - cell[1];
        count = 4;
        if (cell[2] == cell[0] || cell[3] == cell[1] || cell[2] == cell[1]) {
            return;
        }
    }
    unsigned edges = edges_around(b, cell, count);
    for (unsigned i = 0; i < count; i++) {
        before[i] = b->region[cell[i]];
    }
    b->region[cell[0]] = other;
    b->region[cell[1]] = one;
    if (b->half_turn) {
        b->region[cell[2]] = before[3];
        b->region[cell[3]] = before[2];
    }
    unsigned after = edges_around(b, cell, count);
    unsigned worse = after > edges ? (after - edges) / 2 : 0;
    bool good = worse < MAX_WORSE && pcg32_below(b->rng, 1U << worse) == 0;
    for (unsigned i = 0; good && i < count; i++) {
        good = is_connected(b, before[i]);
    }
    for (unsigned i = 0; !good && i < count; i++) {
        b->region[cell[i]] = before[i];
    }
}

static bool is_rectangle(const struct builder *b, unsigned region)
{
    unsigned low[2] = {MAX_SIZE, MAX_SIZE};
    unsigned high[2] = {0, 0};
    for (unsigned cell = 0; cell < b->size * b->size; cell++) {
        const unsigned at[2] = {cell / b->size, cell % b->size};
        for (unsigned k = 0; b->region[cell] == region && k < 2; k++) {
            low[k] = at[k] < low[k] ? at[k] : low[k];
            high[k] = at[k] > high[k] ? at[k] : high[k];
        }
    }
    return (high[0] - low[0] + 1) * (high[1] - low[1] + 1) == b->size;
}

static bool has_rectangle(const struct builder *b)
{
    for (unsigned region = 0; region < b->size; region++) {
        if (is_rectangle(b, region)) {
            return true;
        }
    }
    return false;
}

void random_regions(unsigned size, bool half_turn, struct pcg32 *rng, char map[MAX_CELLS + 1])
{
    struct builder b = {.size = size, .half_turn = half_turn, .rng = rng};
    unsigned cells = size * size;
    for (unsigned cell = 0; cell < cells; cell++) {
        b.region[cell] = (uint8_t)(cell / size);
    }
    do {
        for (unsigned i = 0; i < CHANGES_A_CELL * cells; i++) {
            change(&b);
        }
    } while (has_rectangle(&b));
    uint8_t letter[MAX_SIZE];
    unsigned letters = 0;
    memset(letter, 0, sizeof letter);
    for (unsigned cell = 0; cell < cells; cell++) {
        uint8_t *own = &letter[b.region[cell]];
        *own = *own ? *own : (uint8_t)('A' + letters++);
        map[cell] = (char)*own;
    }
    map[cells] = '\0';
}
