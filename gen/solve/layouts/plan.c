/* Making a board's plan: which lane of which vector each cell, house and segment has, and the
 * shuffles that move between them. Made once for each board and then only read, so it may cost some
 * time to save instructions in the searches. */
#include "gen/solve/layouts/plan.h"

#include "gen/solve/layouts/plan_builder.h"
#include "gen/solve/layouts/plan_tables.h"

static uint8_t (*constants(unsigned vectors))[PLAN_VECTOR_BYTES]
{
    return plan_allocate(PLAN_VECTOR_BYTES, (vectors + 1) * (size_t)PLAN_VECTOR_BYTES);
}

/* Vectors with a value in some lanes. */
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

/* Houses and peers, for code that works cell by cell. */
static void build_lists(struct plan_builder *b)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    const size_t vectors = p->cell_vectors;
    uint16_t *house_lane = plan_allocate_raw(sizeof(void *), (size_t)v->house_count * v->size * 2);
    uint32_t *peers = plan_allocate(sizeof(void *), vectors * vectors * p->width * sizeof *peers);
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
        aligned_drop(p->owned[i]);
    }
    aligned_drop(p);
}

/* Deals the lanes of the cells, first with every lane of a block in use. Moves then need masks if
 * the places that they leave empty find no empty lane in their source; so a second try leaves one
 * lane of each block free. */
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

/* The parts depend on one another in this order: families of houses, cells and houses, the aspects
 * and segments in which two families cross, then what is derived from their lanes. Segments too are
 * tried with all lanes and then with one less. NULL when out of memory. */
static void *plan_new(const struct layout *v)
{
    struct plan *p = plan_allocate(sizeof(void *), sizeof *p);
    struct plan_builder *b = plan_allocate_raw(sizeof(void *), sizeof *b);
    if (!p || !b) {
        aligned_drop(p);
        aligned_drop(b);
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
    aligned_drop(b);
    return p;
}

bool plan_prepare(const struct layout *v)
{
    return plan_tables_of(v->plan, v, plan_new, drop_plan) != NULL;
}

const struct plan *plan_of(const struct layout *v)
{
    const struct plan *p = plan_tables_of(v->plan, v, plan_new, drop_plan);
    assert(p); /* solve_prepare was asked first */
    return p;
}
