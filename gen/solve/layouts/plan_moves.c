/* Lanes, and the moves between them: which shuffle takes the lanes of one vector to those of
 * another. */
#include "gen/solve/layouts/plan_builder.h"

void *plan_allocate_raw(size_t alignment, size_t size)
{
    return aligned_new(alignment, size);
}

void *plan_allocate(size_t alignment, size_t size)
{
    void *memory = plan_allocate_raw(alignment, size);
    return memory ? memset(memory, 0, size) : NULL;
}

void set_lane(const struct plan_builder *b, uint8_t vector[PLAN_VECTOR_BYTES], unsigned lane,
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

/* A lane's place in its vector. */
static unsigned place_of(const struct plan_builder *b, unsigned lane)
{
    return lane & ((1U << b->width_bits) - 1);
}

/* The same in its block. */
static unsigned place_in_block(const struct plan_builder *b, unsigned lane)
{
    return lane & ((1U << b->block_bits) - 1);
}

/* The vectors that so many lanes need, in whole blocks. */
void side_init(const struct plan_builder *b, struct plan_side *s, unsigned lanes)
{
    unsigned block = b->plan->width * (unsigned)b->plan->span;
    memset(s, 0, sizeof *s);
    s->vectors = (lanes + block - 1) / block * b->plan->span;
    assert(s->vectors <= PLAN_MAX_VECTORS);
}

void own_lane(const struct plan_builder *b, struct plan_side *s, unsigned lane)
{
    s->owned[vector_of(b, lane)] |= (uint32_t)1 << place_of(b, lane);
}

/* Notes one empty lane of each block, the first. */
void find_empty(const struct plan_builder *b, struct plan_side *s)
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

void plan_add_hop(struct plan_builder *b, unsigned to, unsigned from)
{
    assert(b->hop_count < MAX_HOPS);
    b->hop[b->hop_count++] = (struct hop){(uint16_t)to, (uint16_t)from};
}

/* Room for this many moves; the new ones take no lane yet. False when out of memory. */
static bool reserve_moves(struct plan_builder *b, unsigned count)
{
    unsigned old_count = b->plan->move_count;
    if (count > b->capacity) {
        unsigned capacity = 2 * count;
        struct lane_move *move = plan_allocate_raw(PLAN_VECTOR_BYTES, capacity * sizeof *move);
        uint8_t(*order)[PLAN_VECTOR_BYTES] =
            plan_allocate_raw(PLAN_VECTOR_BYTES, capacity * sizeof *order);
        if (!move || !order) {
            aligned_drop(move);
            aligned_drop(order);
            return false;
        }
        if (old_count) {
            memcpy(move, b->move, old_count * sizeof *move);
            memcpy(order, b->order, old_count * sizeof *order);
        }
        aligned_drop(b->move);
        aligned_drop(b->order);
        b->move = move;
        b->order = order;
        b->capacity = capacity;
    }
    /* A value that no lane of a block has. */
    memset(b->order + old_count, 0, (count - old_count) * sizeof *b->order);
    for (unsigned i = old_count; i < count; i++) {
        for (unsigned place = 0; place < b->plan->width; place++) {
            set_lane(b, b->order[i], place, PLAN_NO_LANE);
        }
    }
    b->plan->move_count = (uint16_t)count;
    return true;
}

/* Let the places that moves leave empty take an empty lane of their source. */
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

unsigned build_moves(struct plan_builder *b, struct lane_moves *moves, const struct plan_side *to,
                     struct plan_side *from, unsigned copies, bool ranked)
{
    const struct plan *p = b->plan;
    const unsigned width = p->width;
    const unsigned blocks = from->vectors / p->span * copies;
    const unsigned first = p->move_count;
    const unsigned stride = ranked ? to->vectors * blocks : 1;
    uint8_t most[PLAN_MAX_VECTORS * 2 * PLAN_MAX_VECTORS];
    uint16_t base[PLAN_MAX_VECTORS * 2 * PLAN_MAX_VECTORS];
    unsigned rank = 0;
    base[0] = (uint16_t)first; /* all there is where the source has no blocks */
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
