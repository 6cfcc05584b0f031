#include "gen/solve/plan.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FAMILIES = 8 + MAX_EXTRA_HOUSES,
    MAX_HOPS = 2 * MAX_CELLS * MAX_HOUSES_OF_CELL,
    NONE = PLAN_NONE,
};

/* One side of a move: what its lanes stand for. */
struct plan_side {
    unsigned vectors;
    uint32_t owned[PLAN_MAX_VECTORS]; /* lanes that stand for something, one bit each */
    uint8_t empty[PLAN_MAX_VECTORS];  /* by block: a lane that is always empty, if there is one */
    bool has_empty[PLAN_MAX_VECTORS];
    /* Some move takes the empty lane, so moves to this side must leave it empty. */
    bool empty_matters;
};

/* One lane of one side that goes to one lane of another. */
struct hop {
    uint16_t to;
    uint16_t from;
};

struct plan_builder {
    const struct layout *v;
    struct plan *plan;
    unsigned width_bits; /* lane >> width_bits is its vector */
    unsigned block_bits; /* lane >> block_bits is its block */
    struct lane_move *move;
    uint8_t (*order)[PLAN_VECTOR_BYTES];
    unsigned capacity; /* number of moves allocated */
    bool starved;      /* out of memory: what is built will be thrown away */

    struct plan_side cells;
    struct plan_side houses;
    struct plan_side segments;
    struct plan_side aspects;
    uint16_t house_lane[MAX_HOUSES]; /* the lane of each house */

    unsigned hop_count;
    struct hop hop[MAX_HOPS];
    uint8_t seen[PLAN_MAX_LANES * PLAN_MAX_VECTORS]; /* hops to a lane from a source block */

    unsigned family_count;
    uint16_t family_of[MAX_HOUSES];
    uint16_t house_in[MAX_FAMILIES][MAX_CELLS]; /* [family][cell]: the house, or NONE */
    uint16_t aspect[MAX_HOUSES][MAX_FAMILIES];  /* [house][family]: lane, or NONE */
    unsigned segment_room; /* how many lanes of a vector of segments or aspects may be used */
    unsigned aspect_count;
    unsigned segment_count;
    uint16_t segment_a[PLAN_MAX_LANES]; /* the aspects of each segment */
    uint16_t segment_b[PLAN_MAX_LANES];
    unsigned in_segment_count;
    struct hop in_segment[MAX_HOPS]; /* from a cell's lane to a segment */
};

/* Memory that is not cleared; NULL when out of memory. */
static void *allocate_raw(size_t alignment, size_t size)
{
    return aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

static void *allocate(size_t alignment, size_t size)
{
    void *memory = allocate_raw(alignment, size);
    return memory ? memset(memory, 0, size) : NULL;
}

static void set_lane(const struct plan_builder *b, uint8_t vector[PLAN_VECTOR_BYTES], unsigned lane,
                     uint32_t value)
{
    if (b->plan->lane_bits == 16) {
        uint16_t narrow = (uint16_t)value;
        memcpy(vector + 2 * (size_t)lane, &narrow, sizeof narrow);
    } else {
        memcpy(vector + 4 * (size_t)lane, &value, sizeof value);
    }
}

static unsigned vector_of(const struct plan_builder *b, unsigned lane)
{
    return lane >> b->width_bits;
}

static unsigned block_of(const struct plan_builder *b, unsigned lane)
{
    return lane >> b->block_bits;
}

/* The place of a lane within its vector. */
static unsigned place_of(const struct plan_builder *b, unsigned lane)
{
    return lane & ((1U << b->width_bits) - 1);
}

/* The place of a lane within its block. */
static unsigned place_in_block(const struct plan_builder *b, unsigned lane)
{
    return lane & ((1U << b->block_bits) - 1);
}

static void side_init(const struct plan_builder *b, struct plan_side *s, unsigned lanes)
{
    unsigned block = b->plan->width * (unsigned)b->plan->span;
    memset(s, 0, sizeof *s);
    s->vectors = (lanes + block - 1) / block * b->plan->span;
    assert(s->vectors <= PLAN_MAX_VECTORS);
}

static void own_lane(const struct plan_builder *b, struct plan_side *s, unsigned lane)
{
    s->owned[vector_of(b, lane)] |= (uint32_t)1 << place_of(b, lane);
}

/* Finds in each block a lane that nothing uses. */
static void find_empty(const struct plan_builder *b, struct plan_side *s)
{
    const uint32_t all = b->plan->width == 32 ? UINT32_MAX : 0xffff;
    for (unsigned v = s->vectors; v-- > 0;) {
        uint32_t open = all & ~s->owned[v];
        if (open) {
            unsigned lane = v * b->plan->width + (unsigned)__builtin_ctz(open);
            s->has_empty[block_of(b, lane)] = true;
            s->empty[block_of(b, lane)] = (uint8_t)place_in_block(b, lane);
        }
    }
}

static void hop(struct plan_builder *b, unsigned to, unsigned from)
{
    assert(b->hop_count < MAX_HOPS);
    b->hop[b->hop_count++] = (struct hop){(uint16_t)to, (uint16_t)from};
}

static bool reserve_moves(struct plan_builder *b, unsigned count)
{
    unsigned old_count = b->plan->move_count;
    if (count > b->capacity) {
        unsigned capacity = 2 * count;
        struct lane_move *move = allocate_raw(PLAN_VECTOR_BYTES, capacity * sizeof *move);
        uint8_t(*order)[PLAN_VECTOR_BYTES] =
            allocate_raw(PLAN_VECTOR_BYTES, capacity * sizeof *order);
        if (!move || !order) {
            free(move);
            free(order);
            return false;
        }
        if (old_count) {
            memcpy(move, b->move, old_count * sizeof *move);
            memcpy(order, b->order, old_count * sizeof *order);
        }
        free(b->move);
        free(b->order);
        b->move = move;
        b->order = order;
        b->capacity = capacity;
    }
    /* names no lane of any block, so that unused places can be recognised */
    memset(b->order + old_count, 0, (count - old_count) * sizeof *b->order);
    for (unsigned i = old_count; i < count; i++) {
        for (unsigned place = 0; place < b->plan->width; place++) {
            set_lane(b, b->order[i], place, PLAN_NO_LANE);
        }
    }
    b->plan->move_count = (uint16_t)count;
    return true;
}

/* Makes the places that moves leave empty take an empty lane of their source. */
static void fill_places(struct plan_builder *b, struct lane_moves *moves,
                        const struct plan_side *to, struct plan_side *from)
{
    const unsigned span = b->plan->span;
    const unsigned width = b->plan->width;
    bool taken = false;
    moves->exact = true;
    for (unsigned v = 0; v < to->vectors; v++) {
        uint32_t used = to->owned[v];
        if (to->empty_matters && to->has_empty[v / span] &&
            to->empty[v / span] / width == v % span) {
            used |= (uint32_t)1 << to->empty[v / span] % width;
        }
        for (unsigned i = moves->first[v]; i < moves->end[v]; i += moves->stride) {
            uint32_t open = used & ~b->move[i].mask;
            unsigned block = b->move[i].from % from->vectors / span;
            taken |= open != 0;
            moves->exact &= !open || from->has_empty[block];
            for (; open && from->has_empty[block]; open &= open - 1) {
                set_lane(b, b->order[i], (unsigned)__builtin_ctz(open), from->empty[block]);
            }
        }
    }
    from->empty_matters |= taken && moves->exact;
}

/* Builds the moves that perform all hops. If a lane takes several lanes of one block, that many
 * moves are needed. The source consists of this many copies of a side. For `ranked`, see struct
 * plan. Returns the largest number of moves between a vector and a block. */
static unsigned build_moves(struct plan_builder *b, struct lane_moves *moves,
                            const struct plan_side *to, struct plan_side *from, unsigned copies,
                            bool ranked)
{
    const struct plan *p = b->plan;
    const unsigned width = p->width;
    const unsigned blocks = from->vectors / p->span * copies;
    const unsigned first = p->move_count;
    const unsigned stride = ranked ? to->vectors * blocks : 1;
    uint8_t most[PLAN_MAX_VECTORS * 2 * PLAN_MAX_VECTORS];
    uint16_t base[PLAN_MAX_VECTORS * 2 * PLAN_MAX_VECTORS];
    unsigned rank = 0;
    base[0] = (uint16_t)first; /* if the source has no blocks, this is all */
    memset(most, 0, to->vectors * blocks);
    memset(b->seen, 0, (size_t)to->vectors * width * blocks);
    for (unsigned i = 0; i < b->hop_count; i++) {
        struct hop h = b->hop[i];
        uint8_t *at_most = &most[vector_of(b, h.to) * blocks + block_of(b, h.from)];
        uint8_t count = ++b->seen[h.to * blocks + block_of(b, h.from)];
        *at_most = count > *at_most ? count : *at_most;
        rank = count > rank ? count : rank;
    }
    unsigned count = first;
    for (unsigned i = 0; i < to->vectors * blocks; i++) {
        base[i] = (uint16_t)(ranked ? first + i : count);
        count += ranked ? rank : most[i];
    }
    if (!reserve_moves(b, count)) {
        b->starved = true;
        b->hop_count = 0;
        memset(moves, 0, sizeof *moves);
        return 0;
    }
    moves->stride = (uint8_t)(ranked ? to->vectors : 1);
    for (unsigned v = 0; v < to->vectors; v++) {
        moves->first[v] = base[v * blocks];
        moves->end[v] = (uint16_t)(ranked || v + 1 == to->vectors ? count : base[(v + 1) * blocks]);
    }
    for (unsigned i = 0; i < to->vectors * blocks; i++) {
        for (unsigned k = 0; k < (ranked ? rank : most[i]); k++) {
            b->move[base[i] + k * stride] =
                (struct lane_move){.from = (uint8_t)(i % blocks * p->span)};
        }
    }
    memset(b->seen, 0, (size_t)to->vectors * width * blocks);
    for (unsigned i = 0; i < b->hop_count; i++) {
        struct hop h = b->hop[i];
        unsigned seen = b->seen[h.to * blocks + block_of(b, h.from)]++;
        unsigned at = base[vector_of(b, h.to) * blocks + block_of(b, h.from)] + seen * stride;
        b->move[at].mask |= (uint32_t)1 << place_of(b, h.to);
        set_lane(b, b->order[at], place_of(b, h.to), place_in_block(b, h.from));
    }
    fill_places(b, moves, to, from);
    b->hop_count = 0;
    return rank;
}

static bool fits_family(const struct plan_builder *b, unsigned family, const struct house *h)
{
    for (unsigned i = 0; i < b->v->size; i++) {
        if (b->house_in[family][h->cell[i]] != NONE) {
            return false;
        }
    }
    return true;
}

/* Sorts the houses into families: houses of one kind that do not overlap. */
static void find_families(struct plan_builder *b)
{
    const struct layout *v = b->v;
    enum house_kind kind[MAX_FAMILIES];
    for (unsigned h = 0; h < v->house_count; h++) {
        unsigned family = 0;
        while (family < b->family_count &&
               (kind[family] != v->house[h].kind || !fits_family(b, family, &v->house[h]))) {
            family++;
        }
        if (family == b->family_count) {
            assert(family < MAX_FAMILIES);
            memset(b->house_in[family], 0xff, v->cell_count * sizeof b->house_in[0][0]);
            kind[family] = v->house[h].kind;
            b->family_count++;
        }
        b->family_of[h] = (uint16_t)family;
        for (unsigned i = 0; i < v->size; i++) {
            b->house_in[family][v->house[h].cell[i]] = (uint16_t)h;
        }
    }
}

/* Assigns lanes to houses, one family after another. A family that fits into a block is not split,
 * so that the houses of a cell in that family are all in the same block. */
static void place_houses(struct plan_builder *b)
{
    const unsigned block = b->plan->width * (unsigned)b->plan->span;
    unsigned next = 0;
    for (unsigned family = 0; family < b->family_count; family++) {
        unsigned count = 0;
        for (unsigned h = 0; h < b->v->house_count; h++) {
            count += b->family_of[h] == family;
        }
        if (count <= block && next % block + count > block) {
            next += block - next % block;
        }
        for (unsigned h = 0; h < b->v->house_count; h++) {
            if (b->family_of[h] == family) {
                b->house_lane[h] = (uint16_t)next++;
            }
        }
    }
    memset(b->plan->house_at, 0xff, sizeof b->plan->house_at);
    side_init(b, &b->houses, next);
    for (unsigned h = 0; h < b->v->house_count; h++) {
        own_lane(b, &b->houses, b->house_lane[h]);
        b->plan->house_at[b->house_lane[h]] = (uint16_t)h;
    }
    find_empty(b, &b->houses);
    b->plan->house_vectors = (uint8_t)b->houses.vectors;
}

/* Puts the moves to each vector of houses into as few slots as it can. */
static void find_slots(struct plan_builder *b)
{
    struct plan *p = b->plan;
    p->slots = 0;
    for (unsigned v = 0; v < b->houses.vectors; v++) {
        uint32_t filled[PLAN_MAX_SLOTS] = {0};
        for (unsigned i = p->cells_to_houses.first[v]; i < p->cells_to_houses.end[v]; i++) {
            unsigned slot = 0;
            while (filled[slot] & b->move[i].mask) {
                slot++;
                assert(slot < PLAN_MAX_SLOTS);
            }
            filled[slot] |= b->move[i].mask;
            b->move[i].slot = (uint8_t)slot;
            p->slots = slot >= p->slots ? (uint8_t)(slot + 1) : p->slots;
        }
    }
}

/* Distributes the cells over blocks so that no house has many more cells in one block than in
 * another. A vector of houses needs as many moves from a block as one of its houses has cells
 * there. At most `room` lanes of each block are used. */
static void deal_cells(struct plan_builder *b, unsigned room)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    const unsigned block = p->width * (unsigned)p->span;
    const unsigned blocks = (v->cell_count + room - 1) / room;
    uint8_t in_house[MAX_HOUSES][PLAN_MAX_VECTORS];
    uint8_t used[PLAN_MAX_VECTORS] = {0};
    /* with an empty lane in each block, moves need no masks */
    room = v->cell_count <= blocks * (block - 1) ? block - 1 : block;
    side_init(b, &b->cells, blocks * block);
    memset(in_house, 0, v->house_count * sizeof in_house[0]);
    memset(p->cell_of, 0xff, sizeof p->cell_of);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint64_t least = UINT64_MAX;
        unsigned best = 0;
        for (unsigned i = 0; i < blocks; i++) {
            uint64_t cost = used[i];
            for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
                cost += (uint64_t)64 << 2 * in_house[v->house_of[cell][k]][i];
            }
            if (used[i] < room && cost < least) {
                least = cost;
                best = i;
            }
        }
        p->lane_of[cell] = (uint16_t)(best * block + used[best]++);
        p->cell_of[p->lane_of[cell]] = (uint16_t)cell;
        own_lane(b, &b->cells, p->lane_of[cell]);
        for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
            in_house[v->house_of[cell][k]][best]++;
        }
    }
    find_empty(b, &b->cells);
    p->cell_vectors = (uint8_t)b->cells.vectors;
}

static void build_house_moves(struct plan_builder *b, bool ranked)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    p->move_count = 0;
    b->houses.empty_matters = false;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            hop(b, p->lane_of[v->house[h].cell[i]], b->house_lane[h]);
        }
    }
    p->cell_rank = (uint8_t)build_moves(b, &p->houses_to_cells, &b->cells, &b->houses, 1, ranked);
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            hop(b, b->house_lane[h], p->lane_of[v->house[h].cell[i]]);
        }
    }
    p->house_rank = (uint8_t)build_moves(b, &p->cells_to_houses, &b->houses, &b->cells, 1, ranked);
    p->ranked = ranked && p->cells_to_houses.exact && p->houses_to_cells.exact;
    find_slots(b);
    if (ranked && !p->ranked) {
        build_house_moves(b, false);
    }
}

/* Finds the houses that a family cuts into segments, at least one of which has two cells. */
static void find_aspects(struct plan_builder *b)
{
    const struct layout *v = b->v;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned family = 0; family < b->family_count; family++) {
            uint16_t met[MAX_SIZE];
            unsigned count = 0;
            b->aspect[h][family] = NONE;
            for (unsigned i = 0; i < v->size && family != b->family_of[h]; i++) {
                uint16_t other = b->house_in[family][v->house[h].cell[i]];
                unsigned k = 0;
                while (k < count && met[k] != other) {
                    k++;
                }
                if (k < count && other != NONE) {
                    b->aspect[h][family] = (uint16_t)b->aspect_count++;
                    break;
                }
                met[count] = other;
                count += k == count;
            }
        }
    }
}

/* Returns the segment with these aspects among those of a pair of families, and makes a new one if
 * there is none yet. */
static unsigned segment_of(struct plan_builder *b, unsigned first, unsigned aspect_a,
                           unsigned aspect_b)
{
    unsigned s = b->segment_count;
    while (s > first && (b->segment_a[s - 1] != aspect_a || b->segment_b[s - 1] != aspect_b)) {
        s--;
    }
    if (s > first) {
        return s - 1;
    }
    assert(b->segment_count < PLAN_MAX_LANES);
    b->segment_a[b->segment_count] = (uint16_t)aspect_a;
    b->segment_b[b->segment_count] = (uint16_t)aspect_b;
    return b->segment_count++;
}

static unsigned aspect_of_cell(const struct plan_builder *b, unsigned cell, unsigned family,
                               unsigned by_family)
{
    unsigned house = b->house_in[family][cell];
    return house == NONE ? NONE : b->aspect[house][by_family];
}

/* Each cell is in one segment for each pair of families in which it has an aspect. */
static void find_segments(struct plan_builder *b)
{
    for (unsigned one = 0; one < b->family_count; one++) {
        for (unsigned other = one + 1; other < b->family_count; other++) {
            unsigned first = b->segment_count;
            for (unsigned cell = 0; cell < b->v->cell_count; cell++) {
                unsigned aspect_a = aspect_of_cell(b, cell, one, other);
                unsigned aspect_b = aspect_of_cell(b, cell, other, one);
                if (aspect_a == NONE) {
                    aspect_a = aspect_b;
                    aspect_b = NONE;
                }
                if (aspect_a != NONE) {
                    unsigned s = segment_of(b, first, aspect_a, aspect_b);
                    b->in_segment[b->in_segment_count++] =
                        (struct hop){(uint16_t)s, b->plan->lane_of[cell]};
                }
            }
        }
    }
}

/* The lane of the n-th segment or aspect. The last lane of each vector stays empty if `room` says
 * so. */
static unsigned nth_lane(const struct plan_builder *b, unsigned n)
{
    return n / b->segment_room * b->plan->width + n % b->segment_room;
}

static void number_segments(struct plan_builder *b)
{
    struct plan *p = b->plan;
    side_init(b, &b->segments, nth_lane(b, b->segment_count));
    side_init(b, &b->aspects, nth_lane(b, b->aspect_count));
    for (unsigned s = 0; s < b->segment_count; s++) {
        own_lane(b, &b->segments, nth_lane(b, s));
    }
    for (unsigned a = 0; a < b->aspect_count; a++) {
        own_lane(b, &b->aspects, nth_lane(b, a));
    }
    find_empty(b, &b->segments);
    find_empty(b, &b->aspects);
    b->segments.empty_matters = b->aspects.empty_matters = true;
    p->segment_vectors = (uint8_t)b->segments.vectors;
    p->aspect_vectors = (uint8_t)b->aspects.vectors;
}

/* Builds the moves among cells, segments and aspects. */
static void build_segment_moves(struct plan_builder *b)
{
    struct plan *p = b->plan;
    number_segments(b);
    const unsigned copy = b->segments.vectors * p->width;
    for (unsigned i = 0; i < b->in_segment_count; i++) {
        hop(b, b->in_segment[i].from, nth_lane(b, b->in_segment[i].to));
    }
    build_moves(b, &p->segments_to_cells, &b->cells, &b->segments, 1, false);
    for (unsigned i = 0; i < b->in_segment_count; i++) {
        hop(b, nth_lane(b, b->in_segment[i].to), b->in_segment[i].from);
    }
    build_moves(b, &p->cells_to_segments, &b->segments, &b->cells, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        hop(b, nth_lane(b, s), nth_lane(b, b->segment_a[s]));
    }
    build_moves(b, &p->aspects_to_segments_a, &b->segments, &b->aspects, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        if (b->segment_b[s] != NONE) {
            hop(b, nth_lane(b, s), nth_lane(b, b->segment_b[s]));
        }
    }
    build_moves(b, &p->aspects_to_segments_b, &b->segments, &b->aspects, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        hop(b, nth_lane(b, b->segment_a[s]), nth_lane(b, s));
        if (b->segment_b[s] != NONE) {
            hop(b, nth_lane(b, b->segment_b[s]), nth_lane(b, s));
        }
    }
    build_moves(b, &p->segments_to_aspects, &b->aspects, &b->segments, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        if (b->segment_b[s] != NONE) {
            hop(b, nth_lane(b, b->segment_b[s]), nth_lane(b, s));
            hop(b, nth_lane(b, b->segment_a[s]), copy + nth_lane(b, s));
        }
    }
    build_moves(b, &p->segments_to_aspects_x, &b->aspects, &b->segments, 2, false);
}

static uint8_t (*constants(unsigned vectors))[PLAN_VECTOR_BYTES]
{
    return allocate(PLAN_VECTOR_BYTES, (vectors + 1) * (size_t)PLAN_VECTOR_BYTES);
}

/* Builds vectors with a value in some lanes. */
static void build_constants(struct plan_builder *b)
{
    struct plan *p = b->plan;
    uint8_t(*cells)[PLAN_VECTOR_BYTES] = constants(p->cell_vectors);
    uint8_t(*houses)[PLAN_VECTOR_BYTES] = constants(p->house_vectors);
    uint8_t(*two)[PLAN_VECTOR_BYTES] = constants(p->segment_vectors);
    const uint32_t all = all_digits(p->digit_count);
    p->owned[0] = cells;
    p->owned[1] = houses;
    p->owned[2] = two;
    if (!cells || !houses || !two) {
        b->starved = true;
        return;
    }
    unsigned width = p->width;
    for (unsigned i = 0; i < p->cell_count; i++) {
        set_lane(b, cells[p->lane_of[i] / width], p->lane_of[i] % width, all);
    }
    for (unsigned h = 0; h < p->house_count; h++) {
        set_lane(b, houses[b->house_lane[h] / width], b->house_lane[h] % width, all);
    }
    for (unsigned s = 0; s < b->segment_count; s++) {
        unsigned lane = nth_lane(b, s);
        uint32_t value = b->segment_b[s] == NONE ? 0 : UINT32_MAX;
        set_lane(b, two[lane / p->width], lane % p->width, value);
    }
    p->cell_digits = (const uint8_t(*)[PLAN_VECTOR_BYTES])cells;
    p->house_digits = (const uint8_t(*)[PLAN_VECTOR_BYTES])houses;
    p->two_aspects = (const uint8_t(*)[PLAN_VECTOR_BYTES])two;
}

/* Builds the lists of houses and peers for code that works cell by cell. */
static void build_lists(struct plan_builder *b)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    const size_t vectors = p->cell_vectors;
    uint16_t *house_lane = allocate_raw(sizeof(void *), (size_t)v->house_count * v->size * 2);
    uint32_t *peers = allocate(sizeof(void *), vectors * vectors * p->width * sizeof *peers);
    p->house_lane = p->owned[3] = house_lane;
    p->peers = p->owned[4] = peers;
    if (!house_lane || !peers) {
        b->starved = true;
        return;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            house_lane[h * v->size + i] = p->lane_of[v->house[h].cell[i]];
        }
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        uint32_t *own = peers + vectors * p->lane_of[cell];
        for (unsigned i = 0; i < v->peer_count[cell]; i++) {
            unsigned lane = p->lane_of[v->peer[cell][i]];
            own[lane / p->width] |= (uint32_t)1 << lane % p->width;
        }
    }
}

static void drop_plan(void *tables)
{
    struct plan *p = tables;
    for (unsigned i = 0; i < PLAN_TABLES; i++) {
        free(p->owned[i]);
    }
    free(p);
}

static void build_cells_and_houses(struct plan_builder *b)
{
    const struct plan *p = b->plan;
    const unsigned block = p->width * (unsigned)p->span;
    place_houses(b);
    for (unsigned room = block; room >= block - 1; room--) {
        deal_cells(b, room);
        build_house_moves(b, p->house_vectors == 1 && p->cell_vectors <= PLAN_RANKED_VECTORS);
        if (p->cells_to_houses.exact && p->houses_to_cells.exact) {
            return;
        }
    }
}

/* Returns NULL when out of memory. */
static struct plan *plan_new(const struct layout *v)
{
    struct plan *p = allocate(sizeof(void *), sizeof *p);
    struct plan_builder *b = allocate_raw(sizeof(void *), sizeof *b);
    if (!p || !b) {
        free(p);
        free(b);
        return NULL;
    }
    b->v = v;
    b->plan = p;
    b->move = NULL;
    b->order = NULL;
    b->capacity = b->hop_count = b->family_count = b->aspect_count = 0;
    b->segment_count = b->in_segment_count = 0;
    b->starved = false;
    p->cell_count = v->cell_count;
    p->house_count = v->house_count;
    p->digit_count = v->size;
    p->lane_bits = v->size <= PLAN_NARROW_DIGITS ? 16 : 32;
    p->width = (uint8_t)(8 * PLAN_VECTOR_BYTES / p->lane_bits);
    p->span = p->lane_bits == 16 ? 1 : 2;
    b->width_bits = p->lane_bits == 16 ? 5 : 4;
    b->block_bits = 5;
    find_families(b);
    build_cells_and_houses(b);
    find_aspects(b);
    find_segments(b);
    const uint16_t moves = p->move_count;
    for (b->segment_room = p->width; b->segment_room >= p->width - 1U; b->segment_room--) {
        p->move_count = moves;
        build_segment_moves(b);
        if (p->segments_to_cells.exact && p->aspects_to_segments_a.exact &&
            p->aspects_to_segments_b.exact && p->segments_to_aspects.exact &&
            p->segments_to_aspects_x.exact) {
            break;
        }
    }
    build_constants(b);
    build_lists(b);
    p->move = p->owned[5] = b->move;
    p->order = (const uint8_t(*)[PLAN_VECTOR_BYTES])b->order;
    p->owned[6] = b->order;
    if (b->starved) {
        drop_plan(p);
        p = NULL;
    }
    free(b);
    return p;
}

/* Returns NULL when out of memory. */
static const struct plan *plan_made(const struct layout *v)
{
    struct plan_slot *slot = v->plan;
    void *known = atomic_load_explicit(&slot->tables, memory_order_acquire);
    if (known) {
        return known;
    }
    struct plan *made = plan_new(v);
    if (!made) {
        return NULL;
    }
    atomic_store(&slot->drop, drop_plan);
    if (atomic_compare_exchange_strong(&slot->tables, &known, (void *)made)) {
        return made;
    }
    drop_plan(made);
    return known;
}

bool plan_prepare(const struct layout *v)
{
    return plan_made(v) != NULL;
}

const struct plan *plan_of(const struct layout *v)
{
    const struct plan *p = plan_made(v);
    assert(p); /* the caller must have called solve_prepare */
    return p;
}
