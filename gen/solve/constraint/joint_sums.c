/* Sums of several little killers together, with houses taken away that these nearly fill. */
#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/network.h"

enum {
    MAX_KEPT_SUMS = 100,
    MAX_TRIED_SUMS = 4000,
};

/* Cells, and how many of them each house has. */
struct housed_cells {
    uint64_t cell[NETWORK_WORDS];
    uint16_t count;
    uint8_t in_house[MAX_HOUSES]; /* last, for only the board's houses are copied */
};

/* Some little killers that do not overlap, added together: the sum of the cells in `plus`, minus
 * those in `minus`. */
struct joint {
    struct housed_cells plus;
    struct housed_cells minus;
    unsigned lines;
    int sum;
};

struct kept_sum {
    int worth;
    struct linear_sum sum;
};

struct joiner {
    const struct network *n;
    const struct layout *v;
    unsigned tried;
    unsigned most;
    unsigned kept_count;
    struct kept_sum kept[MAX_KEPT_SUMS]; /* the most telling first */
};

static void copy_cells(const struct network *n, const struct housed_cells *from,
                       struct housed_cells *to)
{
    memcpy(to, from, offsetof(struct housed_cells, in_house) + n->house_count);
}

static unsigned most_in_house(const struct network *n, const struct housed_cells *cells)
{
    unsigned most = 0;
    for (unsigned h = 0; h < n->house_count; h++) {
        most = cells->in_house[h] > most ? cells->in_house[h] : most;
    }
    return most;
}

static void put_cell(const struct layout *v, unsigned cell, struct housed_cells *to)
{
    cell_set_add(to->cell, cell);
    to->count++;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        to->in_house[v->house_of[cell][k]]++;
    }
}

static void take_cell(const struct layout *v, unsigned cell, struct housed_cells *from)
{
    cell_set_remove(from->cell, cell);
    from->count--;
    for (unsigned k = 0; k < v->house_count_of[cell]; k++) {
        from->in_house[v->house_of[cell][k]]--;
    }
}

/* Appends the cells that lie in a house as a group, and takes them away. */
static void add_group(const struct network *n, const struct layout *v, unsigned h,
                      struct housed_cells *left, struct linear_sum *sum)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = house[w] & left->cell[w]; rest; rest &= rest - 1) {
            const unsigned cell = 64 * w + (unsigned)__builtin_ctzll(rest);
            sum->cell[sum->count++] = (uint16_t)cell;
            take_cell(v, cell, left);
        }
    }
    sum->group_weight[sum->group_count] = 1;
    sum->group_end[sum->group_count++] = sum->count;
}

/* Appends the cells as groups of cells that lie in one house, the largest first. */
static void group_by_houses(const struct network *n, const struct layout *v,
                            const struct housed_cells *cells, struct linear_sum *sum)
{
    struct housed_cells left;
    copy_cells(n, cells, &left);
    while (left.count > 0) {
        unsigned most = 0;
        unsigned best = 0;
        for (unsigned h = 0; h < n->house_count; h++) {
            if (left.in_house[h] > most) {
                most = left.in_house[h];
                best = h;
            }
        }
        add_group(n, v, best, &left, sum);
    }
}

/* The same, but one group for each house of this kind comes first. */
static void group_by_kind(const struct network *n, const struct layout *v, enum house_kind kind,
                          const struct housed_cells *cells, struct linear_sum *sum)
{
    struct housed_cells left;
    copy_cells(n, cells, &left);
    for (unsigned h = 0; h < n->house_count; h++) {
        if (v->house[h].kind == kind && left.in_house[h] > 0) {
            add_group(n, v, h, &left, sum);
        }
    }
    group_by_houses(n, v, &left, sum);
}

/* The least sum that groups of these sizes can have. */
static unsigned lowest_sum(const struct linear_sum *sum)
{
    unsigned least = 0;
    unsigned from = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        const unsigned count = sum->group_end[g] - from;
        least += count * (count + 1) / 2;
        from = sum->group_end[g];
    }
    return least;
}

void network_group_tightly(const struct network *n, const struct layout *v, const uint64_t *set,
                           struct linear_sum *sum)
{
    const struct linear_sum empty = *sum;
    struct housed_cells cells = {.count = 0};
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = set[w]; rest; rest &= rest - 1) {
            put_cell(v, 64 * w + (unsigned)__builtin_ctzll(rest), &cells);
        }
    }
    group_by_houses(n, v, &cells, sum);
    for (enum house_kind kind = HOUSE_ROW; kind <= HOUSE_EXTRA; kind++) {
        struct linear_sum other = empty;
        group_by_kind(n, v, kind, &cells, &other);
        if (lowest_sum(&other) > lowest_sum(sum)) {
            *sum = other;
        }
    }
}

/* A sum tells more the fewer cells it has, and the farther it is from its mean. Digits are taken as
 * drawn by chance, so this is the number of cells less half of the squared deviation, negated, and
 * 64 times that. spread: twelve times the variance. */
static int worth_of(const struct joint *made, int size, int spread)
{
    const int twice_off = 2 * made->sum - (made->plus.count - made->minus.count) * (size + 1);
    return 96 * twice_off * twice_off / (spread + 1) - 64 * (made->plus.count + made->minus.count);
}

static int spread_of(const struct linear_sum *sum, int size)
{
    int spread = 0;
    int from = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        const int count = sum->group_end[g] - from;
        spread += count * (size + 1) * (size - count);
        from = sum->group_end[g];
    }
    return spread;
}

/* No group has more cells than the house that has most. */
static int tight_spread(const struct network *n, const struct housed_cells *cells, int size)
{
    return cells->count * (size + 1) * (size - (int)most_in_house(n, cells));
}

static bool is_known(const struct joiner *j, const struct linear_sum *sum)
{
    for (unsigned i = 0; i < j->kept_count; i++) {
        const struct linear_sum *other = &j->kept[i].sum;
        if (other->count == sum->count && other->minus == sum->minus &&
            memcmp(other->cell, sum->cell, sum->count * sizeof *sum->cell) == 0) {
            return true;
        }
    }
    return false;
}

static void keep_best(struct joiner *j, const struct joint *made)
{
    const int size = (int)j->v->size;
    const int spread =
        tight_spread(j->n, &made->plus, size) + tight_spread(j->n, &made->minus, size);
    const bool is_poor =
        j->kept_count == j->most && worth_of(made, size, spread) <= j->kept[j->most - 1].worth;
    if (is_poor || made->plus.count + made->minus.count > NETWORK_SUM_CELLS) {
        return;
    }
    struct kept_sum next = {.sum = {.sum = made->sum}};
    group_by_houses(j->n, j->v, &made->plus, &next.sum);
    next.sum.minus = next.sum.count;
    group_by_houses(j->n, j->v, &made->minus, &next.sum);
    next.sum.minus_times = next.sum.count - next.sum.minus;
    next.worth = worth_of(made, size, spread_of(&next.sum, size));
    unsigned at = j->kept_count;
    while (at > 0 && next.worth > j->kept[at - 1].worth) {
        at--;
    }
    if (next.sum.count == 0 || at == j->most || is_known(j, &next.sum)) {
        return;
    }
    j->kept_count += j->kept_count < j->most;
    for (unsigned i = j->kept_count - 1; i > at; i--) {
        j->kept[i] = j->kept[i - 1];
    }
    j->kept[at] = next;
}

/* Takes a house from the cells that it shares: its other cells then count on the other side. */
static void take_house(const struct layout *v, unsigned h, struct housed_cells *from,
                       struct housed_cells *other)
{
    for (unsigned i = 0; i < v->size; i++) {
        const unsigned cell = v->house[h].cell[i];
        if (cell_set_has(from->cell, cell)) {
            take_cell(v, cell, from);
        } else {
            put_cell(v, cell, other);
        }
    }
}

/* Takes away houses, or adds them, as long as that leaves fewer cells. Every cell still counts at
 * most once. */
static void change_by_houses(const struct joiner *j, struct joint *made)
{
    const unsigned size = j->v->size;
    const int sum = (int)(size * (size + 1) / 2);
    for (;;) {
        unsigned most = size / 2;
        unsigned best = 0;
        bool add = false;
        for (unsigned h = 0; h < j->n->house_count; h++) {
            const unsigned plus = made->plus.in_house[h];
            const unsigned minus = made->minus.in_house[h];
            if ((plus == 0 || minus == 0) && plus + minus > most) {
                most = plus + minus;
                best = h;
                add = plus == 0;
            }
        }
        if (most == size / 2) {
            return;
        }
        take_house(j->v, best, add ? &made->minus : &made->plus, add ? &made->plus : &made->minus);
        made->sum += add ? sum : -sum;
    }
}

/* Is the constraint a little killer that has no cell of those? */
static bool can_be_joined(const struct constraint *c, const struct joint *so_far)
{
    bool can = c->kind == CONSTRAINT_LITTLE_KILLER;
    for (unsigned i = 0; can && i < c->count; i++) {
        can = !cell_set_has(so_far->plus.cell, c->cell[i]);
    }
    return can;
}

static void copy_joint(const struct network *n, const struct joint *from, struct joint *to)
{
    copy_cells(n, &from->plus, &to->plus);
    copy_cells(n, &from->minus, &to->minus);
    to->lines = from->lines;
    to->sum = from->sum;
}

/* Tries all further lines. The recursion is as deep as there are lines without a common cell. */
static void join_lines(struct joiner *j, const struct joint *so_far, unsigned from)
{
    for (unsigned i = from; i < constraint_count(j->v) && j->tried < MAX_TRIED_SUMS; i++) {
        const struct constraint *c = constraint_at(j->v, i);
        if (!can_be_joined(c, so_far)) {
            continue;
        }
        struct joint made;
        copy_joint(j->n, so_far, &made);
        for (unsigned k = 0; k < c->count; k++) {
            put_cell(j->v, c->cell[k], &made.plus);
        }
        made.sum += (int)c->sum;
        made.lines++;
        if (made.lines > 1) {
            struct joint changed;
            copy_joint(j->n, &made, &changed);
            j->tried++;
            change_by_houses(j, &changed);
            keep_best(j, &changed);
        }
        join_lines(j, &made, i + 1);
    }
}

void network_add_joint_sums(struct network *n, const struct layout *v, unsigned keep, unsigned most)
{
    assert(keep > 0 && keep <= MAX_KEPT_SUMS);
    struct joiner *j = calloc(1, sizeof *j);
    const struct joint none = {.lines = 0};
    if (!j) {
        return; /* the search is right without these sums, only slower */
    }
    j->n = n;
    j->v = v;
    j->most = keep;
    join_lines(j, &none, 0);
    for (unsigned i = 0; i < j->kept_count && n->sum_count < most; i++) {
        n->sum[n->sum_count++] = j->kept[i].sum;
    }
    free(j);
}
