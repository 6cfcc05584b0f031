/* Sums of several little killers together. */
#include <stdlib.h>
#include <string.h>

#include "gen/solve/constraint/network.h"

enum {
    MAX_JOINT_CELLS = 24,
    MAX_JOINT_LINES = 3, /* little killers that are added together */
    MAX_KEPT_SUMS = 12,  /* the tightest ones are kept; more cost more time than they save */
    MAX_TRIED_SUMS = 2000,
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
    const struct layout *v;
    unsigned tried;
    unsigned kept_count;
    struct kept_sum kept[MAX_KEPT_SUMS]; /* the tightest first */
};

static unsigned count_in_house(const struct layout *v, unsigned h, const uint64_t *set)
{
    unsigned count = 0;
    for (unsigned i = 0; i < v->size; i++) {
        count += cell_set_has(set, v->house[h].cell[i]);
    }
    return count;
}

void network_group_by_houses(const struct layout *v, const uint64_t *set, struct linear_sum *sum)
{
    uint64_t left[NETWORK_WORDS];
    memcpy(left, set, sizeof left);
    for (;;) {
        unsigned most = 0;
        unsigned best = 0;
        for (unsigned h = 0; h < v->house_count; h++) {
            unsigned count = count_in_house(v, h, left);
            if (count > most) {
                most = count;
                best = h;
            }
        }
        if (most == 0) {
            return;
        }
        for (unsigned i = 0; i < v->size; i++) {
            unsigned cell = v->house[best].cell[i];
            if (cell_set_has(left, cell)) {
                left[cell / 64] &= ~((uint64_t)1 << cell % 64);
                sum->cell[sum->count++] = (uint16_t)cell;
            }
        }
        sum->group_weight[sum->group_count] = 1;
        sum->group_end[sum->group_count++] = sum->count;
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
    network_group_by_houses(j->v, made->set, &next.sum);
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
            keep_tightest(j, &made);
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
    j->v = v;
    join_lines(j, &none, 0);
    for (unsigned i = 0; i < j->kept_count && n->sum_count < most; i++) {
        n->sum[n->sum_count++] = j->kept[i].sum;
    }
    free(j);
}
