#include "gen/board/regions/random_regions.h"

#include <string.h>

enum { CHANGES_A_CELL = 40, MAX_WORSE = 8, CELL_WORDS = (MAX_CELLS + 63) / 64 };

struct random_regions_builder {
    unsigned size;
    bool half_turn;
    struct pcg32 *rng;
    unsigned words; /* that the cells take */
    uint8_t region[MAX_CELLS];
    uint64_t cells[MAX_SIZE][CELL_WORDS]; /* of each region: bit i of the words is cell i */
    uint8_t side_count[MAX_CELLS];
    uint16_t next[MAX_CELLS][4]; /* the cells that touch a cell by a side */
};

static void set_region(struct random_regions_builder *b, unsigned cell, uint8_t region)
{
    uint64_t bit = 1ULL << cell % 64;
    b->cells[b->region[cell]][cell / 64] &= ~bit;
    b->cells[region][cell / 64] |= bit;
    b->region[cell] = region;
}

/* Every row a region. */
static void begin_regions(struct random_regions_builder *b)
{
    unsigned size = b->size;
    unsigned cells = size * size;
    b->words = (cells + 63) / 64;
    for (unsigned cell = 0; cell < cells; cell++) {
        const bool inside[4] = {cell >= size, cell + size<cells, cell % size> 0,
                                cell % size + 1 < size};
        const unsigned next[4] = {cell - size, cell + size, cell - 1, cell + 1};
        for (unsigned k = 0; k < 4; k++) {
            if (inside[k]) {
                b->next[cell][b->side_count[cell]++] = (uint16_t)next[k];
            }
        }
        set_region(b, cell, (uint8_t)(cell / size));
    }
}

/* Do the cells of the region that a cell is in hang together? */
static bool is_connected(const struct random_regions_builder *b, unsigned cell)
{
    uint16_t waiting[MAX_SIZE];
    uint64_t left[CELL_WORDS];
    unsigned waits = 0;
    unsigned reached = 0;
    memcpy(left, b->cells[b->region[cell]], b->words * sizeof *left);
    left[cell / 64] &= ~(1ULL << cell % 64);
    waiting[waits++] = (uint16_t)cell;
    while (waits) {
        unsigned from = waiting[--waits];
        reached++;
        for (unsigned k = 0; k < b->side_count[from]; k++) {
            unsigned to = b->next[from][k];
            if (left[to / 64] >> to % 64 & 1) {
                left[to / 64] &= ~(1ULL << to % 64);
                waiting[waits++] = (uint16_t)to;
            }
        }
    }
    return reached == b->size;
}

/* Sides between different regions around some cells. */
static unsigned edges_around(const struct random_regions_builder *b, const unsigned *cells,
                             unsigned count)
{
    unsigned edges = 0;
    for (unsigned i = 0; i < count; i++) {
        for (unsigned k = 0; k < b->side_count[cells[i]]; k++) {
            edges += b->region[b->next[cells[i]][k]] != b->region[cells[i]];
        }
    }
    return edges;
}

static bool touches(const struct random_regions_builder *b, unsigned cell, unsigned region,
                    unsigned but)
{
    for (unsigned k = 0; k < b->side_count[cell]; k++) {
        if (b->next[cell][k] != but && b->region[b->next[cell][k]] == region) {
            return true;
        }
    }
    return false;
}

/* A cell of region `of` that touches `region` elsewhere than at a cell; the cell itself: none. */
static unsigned random_return(const struct random_regions_builder *b, unsigned of, unsigned region,
                              unsigned cell)
{
    uint16_t choice[MAX_SIZE];
    unsigned count = 0;
    for (unsigned word = 0; word < b->words; word++) {
        for (uint64_t left = b->cells[of][word]; left; left &= left - 1) {
            unsigned other = 64 * word + (unsigned)__builtin_ctzll(left);
            if (touches(b, other, region, cell)) {
                choice[count++] = (uint16_t)other;
            }
        }
    }
    return count ? choice[pcg32_below(b->rng, count)] : cell;
}

/* Let a random cell and one of a neighbouring region change places, if that is well. */
static void change(struct random_regions_builder *b)
{
    unsigned last = b->size * b->size - 1;
    unsigned cell[4];
    uint8_t before[4];
    cell[0] = pcg32_below(b->rng, last + 1);
    unsigned neighbour = b->next[cell[0]][pcg32_below(b->rng, b->side_count[cell[0]])];
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
    for (unsigned i = 0; i < count; i++) {
        set_region(b, cell[i], before[i ^ 1]);
    }
    unsigned after = edges_around(b, cell, count);
    unsigned worse = after > edges ? (after - edges) / 2 : 0;
    bool good = worse < MAX_WORSE && pcg32_below(b->rng, 1U << worse) == 0;
    for (unsigned i = 0; good && i < count; i++) {
        good = is_connected(b, cell[i]);
    }
    for (unsigned i = 0; !good && i < count; i++) {
        set_region(b, cell[i], before[i]);
    }
}

static bool is_rectangle(const struct random_regions_builder *b, unsigned region)
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

static bool has_rectangle(const struct random_regions_builder *b)
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
    struct random_regions_builder b = {.size = size, .half_turn = half_turn, .rng = rng};
    unsigned cells = size * size;
    begin_regions(&b);
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
