/* Sums of several little killers together, without the houses that these fill. */
#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/network.h"

enum {
    MAX_JOINT_CELLS = 40,
    MAX_JOINT_LINES = 4, /* little killers that are added together */
    MAX_KEPT_SUMS = 12,  /* the tightest ones are kept; more cost more time than they save */
    MAX_TRIED_SUMS = 2000,
    NO_HOUSE = MAX_HOUSES,
};

/* Some little killers without a common cell. */
struct joint {
    uint64_t set[NETWORK_WORDS];
    unsigned count; /* cells */
    unsigned lines;
    int sum;
};

struct kept_sum {
    int slack;
    struct linear_sum sum;
};

struct joiner {
    const struct network *n;
    const struct layout *v;
    unsigned tried;
    unsigned kept_count;
    struct kept_sum kept[MAX_KEPT_SUMS]; /* the tightest first */
};

static unsigned count_in_house(const struct network *n, unsigned h, const uint64_t *set)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    unsigned count = 0;
    for (unsigned w = 0; w < n->words; w++) {
        count += (unsigned)__builtin_popcountll(house[w] & set[w]);
    }
    return count;
}

/* Appends the cells of a set that lie in a house as a group, and removes them from the set. */
static void add_group(const struct network *n, unsigned h, uint64_t *set, struct linear_sum *sum)
{
    const uint64_t *house = n->houses + (size_t)h * n->words;
    for (unsigned w = 0; w < n->words; w++) {
        for (uint64_t rest = house[w] & set[w]; rest; rest &= rest - 1) {
            sum->cell[sum->count++] = (uint16_t)(64 * w + (unsigned)__builtin_ctzll(rest));
        }
        set[w] &= ~house[w];
    }
    sum->group_weight[sum->group_count] = 1;
    sum->group_end[sum->group_count++] = sum->count;
}

void network_group_by_houses(const struct network *n, const uint64_t *set, struct linear_sum *sum)
{
    uint64_t left[NETWORK_WORDS];
    memcpy(left, set, n->words * sizeof *left);
    for (;;) {
        unsigned most = 0;
        unsigned best = 0;
        for (unsigned h = 0; h < n->house_count; h++) {
            unsigned count = count_in_house(n, h, left);
            if (count > most) {
                most = count;
                best = h;
            }
        }
        if (most == 0) {
            return;
        }
        add_group(n, best, left, sum);
    }
}

/* How far the sum is from the nearer one of the least and the greatest that its groups allow. */
static int slack_of(const struct linear_sum *sum, int size)
{
    int least = 0;
    int most = 0;
    int from = 0;
    for (unsigned g = 0; g < sum->group_count; g++) {
        int count = sum->group_end[g] - from;
        from = sum->group_end[g];
        least += count * (count + 1) / 2;
        most += count * (2 * size + 1 - count) / 2;
    }
    return sum->sum - least < most - sum->sum ? sum->sum - least : most - sum->sum;
}

static void keep_tightest(struct joiner *j, const struct joint *made)
{
    struct kept_sum next = {.sum = {.sum = made->sum}};
    if (made->count == 0) {
        return; /* whole houses */
    }
    network_group_by_houses(j->n, made->set, &next.sum);
    next.sum.minus = next.sum.count;
    next.slack = slack_of(&next.sum, (int)j->v->size);
    unsigned at = j->kept_count;
    while (at > 0 && next.slack < j->kept[at - 1].slack) {
        at--;
    }
    if (at == MAX_KEPT_SUMS) {
        return;
    }
    j->kept_count += j->kept_count < MAX_KEPT_SUMS;
    for (unsigned i = j->kept_count - 1; i > at; i--) {
        j->kept[i] = j->kept[i - 1];
    }
    j->kept[at] = next;
}

/* Adds a house that has no cell in common with the sum, or takes away one that lies wholly in it.
 * Returns false if the house is not such a one. */
static bool change_by_house(const struct joiner *j, unsigned h, bool add, struct joint *made)
{
    const unsigned size = j->v->size;
    const int sum = (int)(size * (size + 1) / 2);
    if (count_in_house(j->n, h, made->set) != (add ? 0 : size)) {
        return false;
    }
    for (unsigned w = 0; w < j->n->words; w++) {
        made->set[w] ^= j->n->houses[(size_t)h * j->n->words + w];
    }
    made->count += add ? size : 0;
    made->count -= add ? 0 : size;
    made->sum += add ? sum : -sum;
    return true;
}

/* Takes away the houses that lie wholly in the sum, other than the one that was added. Returns
 * false if there are none. */
static bool take_houses(const struct joiner *j, unsigned added, struct joint *made)
{
    bool any = false;
    for (unsigned h = 0; h < j->n->house_count; h++) {
        any |= h != added && change_by_house(j, h, false, made);
    }
    return any;
}

/* A diagonal house between lines may fill whole boxes with them. */
static void keep_with_houses(struct joiner *j, const struct joint *made)
{
    struct joint rest = *made;
    take_houses(j, NO_HOUSE, &rest);
    keep_tightest(j, &rest);
    for (unsigned h = 0; h < j->n->house_count; h++) {
        struct joint more = *made;
        if (change_by_house(j, h, true, &more) && take_houses(j, h, &more)) {
            keep_tightest(j, &more);
        }
    }
}

/* Adds a little killer. Returns false if the lines share a cell or have too many. */
static bool add_line(const struct constraint *c, struct joint *made)
{
    if (c->kind != CONSTRAINT_LITTLE_KILLER || made->count + c->count > MAX_JOINT_CELLS) {
        return false;
    }
    for (unsigned i = 0; i < c->count; i++) {
        if (cell_set_has(made->set, c->cell[i])) {
            return false;
        }
        cell_set_add(made->set, c->cell[i]);
    }
    made->count += c->count;
    made->sum += (int)c->sum;
    made->lines++;
    return true;
}

/* Tries all further lines. The recursion is at most MAX_JOINT_LINES deep. */
static void join_lines(struct joiner *j, const struct joint *so_far, unsigned from)
{
    for (unsigned i = from; i < constraint_count(j->v) && j->tried < MAX_TRIED_SUMS; i++) {
        struct joint made = *so_far;
        if (!add_line(constraint_at(j->v, i), &made)) {
            continue;
        }
        if (made.lines > 1) {
            j->tried++;
            keep_with_houses(j, &made);
        }
        if (made.lines < MAX_JOINT_LINES) {
            join_lines(j, &made, i + 1);
        }
    }
}

void network_add_joint_sums(struct network *n, const struct layout *v, unsigned most)
{
    struct joiner *j = calloc(1, sizeof *j);
    const struct joint none = {.count = 0};
    if (!j) {
        return; /* the search is right without these sums, only slower */
    }
    j->n = n;
    j->v = v;
    join_lines(j, &none, 0);
    for (unsigned i = 0; i < j->kept_count && n->sum_count < most; i++) {
        n->sum[n->sum_count++] = j->kept[i].sum;
    }
    free(j);
}
