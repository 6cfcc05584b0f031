/* Families of houses, the segments in which two families cross, and where each stands in the lanes.
 */
#include "gen/solve/layouts/plan_builder.h"

#include <assert.h>

static bool fits_family(const struct plan_builder *b, unsigned family, const struct house *h)
{
    for (unsigned i = 0; i < b->v->size; i++) {
        if (b->house_in[family][h->cell[i]] != NONE) {
            return false;
        }
    }
    return true;
}

/* Each house goes to the first family of its kind with which it shares no cell. So the houses of a
 * family never overlap, and a cell is in at most one of them: on a classic board rows, columns and
 * boxes are a family each. */
void find_families(struct plan_builder *b)
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

/* Gives the houses lanes, family by family. A family that fits into a block is not divided between
 * two. */
void place_houses(struct plan_builder *b)
{
    const unsigned block = b->plan->width * (unsigned)b->plan->span;
    unsigned next = 0;
    assert(block > 0);
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

/* Fit the moves to a vector of houses into few slots. */
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

void deal_cells(struct plan_builder *b, unsigned room)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    const unsigned block = p->width * (unsigned)p->span;
    const unsigned blocks = (v->cell_count + room - 1) / room;
    uint8_t in_house[MAX_HOUSES][PLAN_MAX_VECTORS];
    uint8_t used[PLAN_MAX_VECTORS] = {0};
    /* An empty lane in each block makes for moves without masks. */
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

void build_house_moves(struct plan_builder *b, bool ranked)
{
    const struct layout *v = b->v;
    struct plan *p = b->plan;
    p->move_count = 0;
    b->houses.empty_matters = false;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            plan_add_hop(b, p->lane_of[v->house[h].cell[i]], b->house_lane[h]);
        }
    }
    p->cell_rank = (uint8_t)build_moves(b, &p->houses_to_cells, &b->cells, &b->houses, 1, ranked);
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned i = 0; i < v->size; i++) {
            plan_add_hop(b, b->house_lane[h], p->lane_of[v->house[h].cell[i]]);
        }
    }
    p->house_rank = (uint8_t)build_moves(b, &p->cells_to_houses, &b->houses, &b->cells, 1, ranked);
    p->ranked = ranked && p->cells_to_houses.exact && p->houses_to_cells.exact;
    find_slots(b);
    if (ranked && !p->ranked) {
        build_house_moves(b, false);
    }
}

void find_aspects(struct plan_builder *b)
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

/* The segment that has these aspects, among those of a pair of families; a new one where there is
 * none yet. */
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

void find_segments(struct plan_builder *b)
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

unsigned nth_lane(const struct plan_builder *b, unsigned n)
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

void build_segment_moves(struct plan_builder *b)
{
    struct plan *p = b->plan;
    number_segments(b);
    const unsigned copy = b->segments.vectors * p->width;
    for (unsigned i = 0; i < b->in_segment_count; i++) {
        plan_add_hop(b, b->in_segment[i].from, nth_lane(b, b->in_segment[i].to));
    }
    build_moves(b, &p->segments_to_cells, &b->cells, &b->segments, 1, false);
    for (unsigned i = 0; i < b->in_segment_count; i++) {
        plan_add_hop(b, nth_lane(b, b->in_segment[i].to), b->in_segment[i].from);
    }
    build_moves(b, &p->cells_to_segments, &b->segments, &b->cells, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        plan_add_hop(b, nth_lane(b, s), nth_lane(b, b->segment_a[s]));
    }
    build_moves(b, &p->aspects_to_segments_a, &b->segments, &b->aspects, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        if (b->segment_b[s] != NONE) {
            plan_add_hop(b, nth_lane(b, s), nth_lane(b, b->segment_b[s]));
        }
    }
    build_moves(b, &p->aspects_to_segments_b, &b->segments, &b->aspects, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        plan_add_hop(b, nth_lane(b, b->segment_a[s]), nth_lane(b, s));
        if (b->segment_b[s] != NONE) {
            plan_add_hop(b, nth_lane(b, b->segment_b[s]), nth_lane(b, s));
        }
    }
    build_moves(b, &p->segments_to_aspects, &b->aspects, &b->segments, 1, false);
    for (unsigned s = 0; s < b->segment_count; s++) {
        if (b->segment_b[s] != NONE) {
            plan_add_hop(b, nth_lane(b, b->segment_b[s]), nth_lane(b, s));
            plan_add_hop(b, nth_lane(b, b->segment_a[s]), copy + nth_lane(b, s));
        }
    }
    build_moves(b, &p->segments_to_aspects_x, &b->aspects, &b->segments, 2, false);
}
