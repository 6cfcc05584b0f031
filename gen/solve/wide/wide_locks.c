#include "gen/solve/wide/wide_locks.h"

enum {
    MAX_UNSEEN = 4, /* of a house: with 5 to 7, rounds take as much longer as they are fewer */
    SET_WORDS = SMALL_CELLS / 64,
};

/* A set of cells. */
typedef uint64_t small_set __attribute__((vector_size(SMALL_CELLS / 8)));

static inline small_set peers_of(const struct network *n, unsigned cell)
{
    const uint64_t *peers = n->peers + (size_t)cell * n->words;
    return (small_set){peers[0], n->words > 1 ? peers[1] : 0};
}

static inline bool any_of(small_set set)
{
    return (set[0] | set[1]) != 0;
}

/* Finds the cells outside of some cells that see at least some number of them. */
static inline small_set find_seers(const struct network *n, const uint16_t *cell, unsigned count,
                                   unsigned least)
{
    small_set own = {0, 0};
    small_set seen[WIDE_SIZE + 1]; /* by number: cells that see at least as many */
    for (unsigned k = 1; k <= least; k++) {
        seen[k] = own;
    }
    for (unsigned i = 0; i < count; i++) {
        const small_set peers = peers_of(n, cell[i]);
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
        const small_set peers = peers_of(n, cell[i]);
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
    const unsigned groups = leave_lowest(group, split_seers(n, cell, count, group));
    for (unsigned g = 0; g < groups; g++) {
        struct wide_lock *lock = &out[g];
        uint64_t words[SET_WORDS] = {group[g].set[0], group[g].set[1]};
        lock->count = lock->unseen_count = 0;
        for (int next;
             lock->count < MAX_LOCKED_CELLS && (next = take_lowest(words, SET_WORDS)) >= 0;) {
            lock->cell[lock->count++] = (uint16_t)next;
        }
        for (unsigned rest = group[g].unseen; rest; rest &= rest - 1) {
            lock->unseen[lock->unseen_count++] = cell[__builtin_ctz(rest)];
        }
    }
    return groups;
}

/* Does the cell see more of house `h` than lies in any one house that has the cell? */
static bool sees_beyond_houses(const struct network *n, const struct layout *v, unsigned h,
                               unsigned cell)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    const uint64_t *peers = n->peers + (size_t)cell * n->words;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        const uint64_t *own = n->houses + (size_t)v->house_of[cell][k] * n->words;
        uint64_t beyond = 0;
        for (unsigned i = 0; i < n->words; i++) {
            beyond |= house[i] & peers[i] & ~own[i];
        }
        if (!beyond) {
            return false;
        }
    }
    return true;
}

/* Lists the cells of house `h` that a cell does not see. */
static void list_unseen(const struct network *n, unsigned h, unsigned cell, struct wide_lock *lock)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    const uint64_t *peers = n->peers + (size_t)cell * n->words;
    lock->unseen_count = 0;
    for (unsigned i = 0; i < n->words; i++) {
        for (uint64_t rest = house[i] & ~peers[i]; rest; rest &= rest - 1) {
            lock->unseen[lock->unseen_count++] =
                (uint16_t)(64 * i + (unsigned)__builtin_ctzll(rest));
        }
    }
}

unsigned wide_house_locks(const struct network *n, const struct layout *v, struct wide_lock *out)
{
    const unsigned least = v->size > MAX_UNSEEN ? v->size - MAX_UNSEEN : 1;
    unsigned count = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        const small_set seers = find_seers(n, v->house[h].cell, v->size, least);
        uint64_t words[SET_WORDS] = {seers[0], seers[1]};
        for (int cell; (cell = take_lowest(words, SET_WORDS)) >= 0;) {
            if (sees_beyond_houses(n, v, h, (unsigned)cell)) {
                struct wide_lock *lock = &out[count++];
                list_unseen(n, h, (unsigned)cell, lock);
                lock->count = 1;
                lock->cell[0] = (uint16_t)cell;
            }
        }
    }
    return count;
}
