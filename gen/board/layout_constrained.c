/* A layout with constraints: its base's tables, and peers that the constraints add. */
#include "gen/board/layout_block.h"

enum { MAX_PEERS = UINT8_MAX, PEER_WORDS = (MAX_CELLS + 63) / 64 };

struct unequal {
    size_t total; /* of all cells' peers, at most */
    uint64_t is_peer[MAX_CELLS][PEER_WORDS];
};

/* Who is whose peer, by base's houses and the unequal pairs. More than can be counted are not taken
 * in: solvers look at the constraint itself too. */
static void find_unequal(const struct layout *base, const struct layout_constraints *constraints,
                         struct unequal *out)
{
    uint16_t count[MAX_CELLS];
    uint64_t(*is_peer)[PEER_WORDS] = out->is_peer;
    out->total = 2 * constraints->unequal_count;
    memset(is_peer, 0, base->cell_count * sizeof is_peer[0]);
    for (size_t cell = 0; cell < base->cell_count; cell++) {
        count[cell] = base->peer_count[cell];
        out->total += base->peer_count[cell];
        for (unsigned i = 0; i < base->peer_count[cell]; i++) {
            is_peer[cell][base->peer[cell][i] / 64] |= (uint64_t)1 << base->peer[cell][i] % 64;
        }
    }
    for (size_t i = 0; i < constraints->unequal_count; i++) {
        unsigned one = constraints->unequal[i][0];
        unsigned other = constraints->unequal[i][1];
        bool known = is_peer[one][other / 64] >> other % 64 & 1;
        if (!known && count[one] < MAX_PEERS && count[other] < MAX_PEERS) {
            is_peer[one][other / 64] |= (uint64_t)1 << other % 64;
            is_peer[other][one / 64] |= (uint64_t)1 << one % 64;
            count[one]++;
            count[other]++;
        }
    }
}

static void add_unequal(struct block_room *r, struct layout *v, const struct unequal *unequal)
{
    const struct layout *base = v->bare;
    size_t cells = base->cell_count;
    size_t words = (cells + 63) / 64;
    uint8_t *count = block_take(r, cells);
    const uint16_t **peer = block_take(r, cells * sizeof *peer);
    uint16_t *peers = block_take(r, unequal->total * sizeof *peers);
    for (size_t cell = 0; r->block && cell < cells; cell++) {
        unsigned k = 0;
        peer[cell] = peers;
        for (size_t word = 0; word < words; word++) {
            for (uint64_t rest = unequal->is_peer[cell][word]; rest; rest &= rest - 1) {
                peers[k++] = (uint16_t)(64 * word + (unsigned)__builtin_ctzll(rest));
            }
        }
        count[cell] = (uint8_t)k;
        peers += k;
    }
    v->peer_count = count;
    v->peer = peer;
}

static struct built *lay_constraints_out(struct block_room *r, const struct layout *base,
                                         const struct layout_constraints *constraints,
                                         const struct unequal *unequal)
{
    const char *name = constraints->name ? constraints->name : base->name;
    struct built *b = block_take(r, sizeof *b);
    struct built counted;
    struct layout *v = b ? &b->v : &counted.v;
    *v = *base;
    v->bare = base;
    v->name = block_copy(r, name, strlen(name) + 1);
    add_unequal(r, v, unequal);
    return b;
}
struct built *layout_block_build_constrained(const struct layout *base,
                                             const struct layout_constraints *constraints,
                                             uint64_t hash)
{
    struct unequal unequal;
    struct block_room count = {0};
    find_unequal(base, constraints, &unequal);
    lay_constraints_out(&count, base, constraints, &unequal);
    struct block_room r = {.block = calloc(1, count.used)};
    struct built *b = r.block ? lay_constraints_out(&r, base, constraints, &unequal) : NULL;
    if (b) {
        b->hash = hash;
        b->references = 1;
        b->v.doc = constraints->doc ? constraints->doc : base->doc;
        b->v.classic = b->v.plain = b->v.named = false;
        b->v.constraints = constraints->set;
        b->v.constraint_calls = constraints->calls;
        b->v.constraints_bind_digits = constraints->bind_digits;
        b->v.plan = &b->plan;
    }
    return b;
}
