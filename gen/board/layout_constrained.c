/* A layout with constraints: its base's tables, and peers that the constraints add. */
#include "gen/board/layout_block.h"

enum { MAX_PEERS = UINT8_MAX, PEER_WORDS = (MAX_CELLS + 63) / 64 };

/* The peers of cells that get more than base gives them. Other cells share base's list. */
struct unequal {
    size_t total; /* of these peers */
    uint64_t is_changed[PEER_WORDS];
    uint16_t count[MAX_CELLS];
    uint64_t is_peer[MAX_CELLS][PEER_WORDS]; /* of changed cells only */
};

static bool is_in(const uint64_t *set, unsigned cell)
{
    return set[cell / 64] >> cell % 64 & 1;
}

static void put_in(uint64_t *set, unsigned cell)
{
    set[cell / 64] |= (uint64_t)1 << cell % 64;
}

static bool is_base_peer(const struct layout *base, unsigned one, unsigned other)
{
    const uint16_t *peer = base->peer[one];
    unsigned i = 0;
    if (base->peer_set) {
        return is_in(base->peer_set[one], other);
    }
    while (i < base->peer_count[one] && peer[i] != other) {
        i++;
    }
    return i < base->peer_count[one];
}

/* Copies base's peers of the cell, unless that is done. */
static void begin_changed(const struct layout *base, unsigned cell, struct unequal *out)
{
    if (is_in(out->is_changed, cell)) {
        return;
    }
    put_in(out->is_changed, cell);
    out->count[cell] = base->peer_count[cell];
    if (base->peer_set) {
        memcpy(out->is_peer[cell], base->peer_set[cell], sizeof base->peer_set[cell]);
        return;
    }
    memset(out->is_peer[cell], 0, sizeof out->is_peer[cell]);
    for (unsigned i = 0; i < base->peer_count[cell]; i++) {
        put_in(out->is_peer[cell], base->peer[cell][i]);
    }
}

static unsigned peers_so_far(const struct layout *base, const struct unequal *u, unsigned cell)
{
    return is_in(u->is_changed, cell) ? u->count[cell] : base->peer_count[cell];
}

/* Who is whose peer, by base's houses and the unequal pairs. More than can be counted are not taken
 * in: solvers look at the constraint itself too. */
static void find_unequal(const struct layout *base, const struct layout_constraints *constraints,
                         struct unequal *out)
{
    memset(out->is_changed, 0, sizeof out->is_changed);
    for (size_t i = 0; i < constraints->unequal_count; i++) {
        const unsigned one = constraints->unequal[i][0];
        const unsigned other = constraints->unequal[i][1];
        if (is_base_peer(base, one, other) || peers_so_far(base, out, one) == MAX_PEERS ||
            peers_so_far(base, out, other) == MAX_PEERS) {
            continue;
        }
        begin_changed(base, one, out);
        begin_changed(base, other, out);
        if (!is_in(out->is_peer[one], other)) {
            put_in(out->is_peer[one], other);
            put_in(out->is_peer[other], one);
            out->count[one]++;
            out->count[other]++;
        }
    }
    out->total = 0;
    for (unsigned cell = 0; cell < base->cell_count; cell++) {
        out->total += is_in(out->is_changed, cell) ? out->count[cell] : 0;
    }
}

/* Writes the peers of a cell that got more. Returns where the next one's begin. */
static uint16_t *write_peers(const uint64_t *is_peer, size_t words, uint16_t *peers)
{
    for (size_t word = 0; word < words; word++) {
        for (uint64_t rest = is_peer[word]; rest; rest &= rest - 1) {
            *peers++ = (uint16_t)(64 * word + (unsigned)__builtin_ctzll(rest));
        }
    }
    return peers;
}

static void add_unequal(struct block_room *r, struct layout *v, const struct unequal *unequal)
{
    const struct layout *base = v->bare;
    const size_t cells = base->cell_count;
    const size_t words = (cells + 63) / 64;
    uint8_t *count = block_copy(r, base->peer_count, cells);
    const uint16_t **peer = block_copy(r, base->peer, cells * sizeof *peer);
    uint16_t *peers = block_take(r, unequal->total * sizeof *peers);
    uint64_t(*sets)[PEER_SET_CELLS / 64] =
        base->peer_set ? block_copy(r, base->peer_set, cells * sizeof *sets) : NULL;
    for (size_t word = 0; r->block && word < words; word++) {
        for (uint64_t rest = unequal->is_changed[word]; rest; rest &= rest - 1) {
            const unsigned cell = (unsigned)(64 * word) + (unsigned)__builtin_ctzll(rest);
            peer[cell] = peers;
            peers = write_peers(unequal->is_peer[cell], words, peers);
            count[cell] = (uint8_t)(peers - peer[cell]);
            if (sets) {
                memcpy(sets[cell], unequal->is_peer[cell], sizeof sets[cell]);
            }
        }
    }
    v->peer_count = count;
    v->peer = peer;
    v->peer_set = (const uint64_t(*)[PEER_SET_CELLS / 64]) sets;
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
    if (unequal->total > 0) {
        add_unequal(r, v, unequal);
    }
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
