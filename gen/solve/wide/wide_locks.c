#include "gen/solve/wide/wide_locks.h"

enum {
    MAX_UNSEEN = 4, /* of a house: with 5 to 7, rounds take as much longer as they are fewer */
};

/* A set of cells. */
typedef uint64_t small_set __attribute__((vector_size(SMALL_CELLS / 8)));

static inline small_set set_of(const struct network *n, const uint64_t *sets, unsigned i)
{
    const uint64_t *set = sets + (size_t)i * n->words;
    return (small_set){set[0], n->words > 1 ? set[1] : 0};
}

static bool fits_small_sets(const struct network *n)
{
    return n->words <= SMALL_CELLS / 64;
}

static inline bool any_of(small_set set)
{
    return (set[0] | set[1]) != 0;
}

static unsigned list_cells(small_set set, unsigned most, uint16_t *out)
{
    uint64_t words[] = {set[0], set[1]};
    unsigned count = 0;
    for (int next; count < most && (next = take_lowest(words, 2)) >= 0;) {
        out[count++] = (uint16_t)next;
    }
    return count;
}

/* Finds the cells outside of some cells that see at least some number of them. */
static inline small_set find_seers(const struct network *n, const uint16_t *cell, unsigned count,
                                   unsigned least)
{
    small_set own = {0, 0};
    small_set seen[MAX_WIDE_SIZE + 1]; /* by number: cells that see at least as many */
    for (unsigned k = 1; k <= least; k++) {
        seen[k] = own;
    }
    for (unsigned i = 0; i < count; i++) {
        const small_set peers = set_of(n, n->peers, cell[i]);
        own[cell[i] / 64] |= (uint64_t)1 << cell[i] % 64;
        for (unsigned k = least; k > 1; k--) {
            seen[k] |= seen[k - 1] & peers;
        }
        seen[1] |= peers;
    }
    return seen[least] & ~own;
}

/* Cells outside of a constraint that see the same of its cells. */
struct seers {
    small_set set;
    unsigned unseen; /* cells of the constraint, as bits */
};

/* Finds the cells that see at least two cells of a constraint, in groups of those that see the
 * same. Returns how many groups there are. */
static unsigned split_seers(const struct network *n, const uint16_t *cell, unsigned count,
                            struct seers *group)
{
    unsigned groups = 1;
    group[0] = (struct seers){.set = find_seers(n, cell, count, 2)};
    if (!any_of(group[0].set)) {
        return 0;
    }
    for (unsigned i = 0; i < count; i++) {
        const small_set peers = set_of(n, n->peers, cell[i]);
        for (unsigned g = 0, end = groups; g < end; g++) {
            const small_set seeing = group[g].set & peers;
            const struct seers more = {.set = group[g].set & ~peers,
                                       .unseen = group[g].unseen | 1U << i};
            if (!any_of(seeing)) {
                group[g].unseen = more.unseen;
            } else if (any_of(more.set)) {
                group[g].set = seeing;
                group[groups++] = more;
            }
        }
    }
    return groups;
}

static unsigned lowest_cell(small_set set)
{
    return (unsigned)(set[0] ? __builtin_ctzll(set[0]) : 64 + __builtin_ctzll(set[1]));
}

/* Leaves MAX_LOCKS groups, those with the lowest cells. */
static unsigned leave_lowest(struct seers *group, unsigned groups)
{
    for (; groups > MAX_LOCKS; groups--) {
        unsigned last = 0;
        for (unsigned g = 1; g < groups; g++) {
            last = lowest_cell(group[g].set) > lowest_cell(group[last].set) ? g : last;
        }
        group[last] = group[groups - 1];
    }
    return groups;
}

unsigned wide_locks_of(const struct network *n, const uint16_t *cell, unsigned count,
                       struct wide_lock *out)
{
    struct seers group[SMALL_CELLS];
    if (!fits_small_sets(n)) {
        return 0;
    }
    const unsigned groups = leave_lowest(group, split_seers(n, cell, count, group));
    for (unsigned g = 0; g < groups; g++) {
        struct wide_lock *lock = &out[g];
        lock->count = (uint8_t)list_cells(group[g].set, MAX_LOCKED_CELLS, lock->cell);
        lock->unseen_count = 0;
        for (unsigned rest = group[g].unseen; rest; rest &= rest - 1) {
            lock->unseen[lock->unseen_count++] = cell[__builtin_ctz(rest)];
        }
    }
    return groups;
}

/* Does a cell that sees these see more of them than lies in any one house that has the cell? */
static bool sees_beyond_houses(const struct network *n, const struct layout *v, small_set seen,
                               unsigned cell)
{
    bool beyond = true;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        beyond &= any_of(seen & ~set_of(n, n->houses, v->house_of[cell][k]));
    }
    return beyond;
}

unsigned wide_house_locks(const struct network *n, const struct layout *v, struct wide_lock *out)
{
    const unsigned least = v->size > MAX_UNSEEN ? v->size - MAX_UNSEEN : 1;
    unsigned count = 0;
    if (!fits_small_sets(n)) {
        return 0;
    }
    for (unsigned h = 0; h < v->house_count; h++) {
        const small_set house = set_of(n, n->houses, h);
        uint16_t seer[SMALL_CELLS];
        const unsigned seers =
            list_cells(find_seers(n, v->house[h].cell, v->size, least), SMALL_CELLS, seer);
        for (unsigned i = 0; i < seers; i++) {
            const small_set peers = set_of(n, n->peers, seer[i]);
            if (sees_beyond_houses(n, v, house & peers, seer[i])) {
                struct wide_lock *lock = &out[count++];
                lock->unseen_count =
                    (uint8_t)list_cells(house & ~peers, MAX_WIDE_SIZE, lock->unseen);
                lock->count = 1;
                lock->cell[0] = seer[i];
            }
        }
    }
    return count;
}
