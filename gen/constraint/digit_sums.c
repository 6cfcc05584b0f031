/* Sets of different digits with a given sum. */
#include <pthread.h>

#include "gen/constraint/kind.h"

struct digit_sums_walk {
    digit_set *out;
    size_t most;
    size_t found;
    digit_set all;
    digit_set common;
};

/* Choose `count` of `allowed`, none above what was chosen last: so the sets come by their highest
 * digits. An explicit stack is not needed: at most MAX_SIZE deep. */
static void choose(struct digit_sums_walk *w, digit_set allowed, unsigned count, unsigned sum,
                   digit_set set)
{
    if (count == 0) {
        if (sum == 0) {
            if (w->found < w->most) {
                w->out[w->found] = set;
            }
            w->found++;
            w->all |= set;
            w->common &= set;
        }
        return;
    }
    if (digit_count(allowed) < count) {
        return;
    }
    unsigned least = 0;
    unsigned most = 0;
    digit_set low = allowed;
    digit_set high = allowed;
    for (unsigned i = 0; i < count; i++, low &= low - 1) {
        least += lowest_digit(low);
        most += highest_digit(high);
        high &= ~digit_bit(highest_digit(high));
    }
    if (sum < least || sum > most) {
        return;
    }
    for (digit_set rest = allowed; rest; rest &= rest - 1) {
        unsigned digit = lowest_digit(rest);
        if (digit <= sum) {
            choose(w, allowed & digits_below(digit), count - 1, sum - digit,
                   set | digit_bit(digit));
        }
    }
}

/* ---- as a table ---- */

enum { SUMS = 46, SET_COUNT = 1 << CONSTRAINT_TABLE_DIGITS };

static struct {
    /* By count and sum, each group by their value. */
    uint16_t set[SET_COUNT + CONSTRAINT_SETS_AT_ONCE];
    uint16_t first[CONSTRAINT_TABLE_DIGITS + 1][SUMS + 1];
} table;
static pthread_once_t table_once = PTHREAD_ONCE_INIT;

static void make_table(void)
{
    uint16_t at = 0;
    for (unsigned count = 0; count <= CONSTRAINT_TABLE_DIGITS; count++) {
        for (unsigned sum = 0; sum < SUMS; sum++) {
            digit_set set[SET_COUNT];
            struct digit_sums_walk w = {.out = set, .most = SET_COUNT};
            choose(&w, all_digits(CONSTRAINT_TABLE_DIGITS), count, sum, 0);
            table.first[count][sum] = at;
            for (size_t i = 0; i < w.found; i++) {
                table.set[at++] = (uint16_t)set[i];
            }
        }
        table.first[count][SUMS] = at;
    }
}

const uint16_t *constraint_sum_sets(unsigned count, unsigned sum, unsigned *found)
{
    pthread_once(&table_once, make_table);
    if (count > CONSTRAINT_TABLE_DIGITS || sum >= SUMS) {
        *found = 0;
        return table.set;
    }
    const uint16_t *first = table.first[count];
    *found = (unsigned)(first[sum + 1] - first[sum]);
    return table.set + first[sum];
}

/* ---- of some digits ---- */

static void walk_table(struct digit_sums_walk *w, digit_set allowed, unsigned count, unsigned sum)
{
    unsigned found;
    const uint16_t *set = constraint_sum_sets(count, sum, &found);
    for (unsigned i = 0; i < found; i++) {
        if (set[i] & ~allowed) {
            continue;
        }
        if (w->found < w->most) {
            w->out[w->found] = set[i];
        }
        w->found++;
        w->all |= set[i];
        w->common &= set[i];
    }
}

static void find_sets(struct digit_sums_walk *w, digit_set allowed, unsigned count, unsigned sum)
{
    if (allowed & ~all_digits(CONSTRAINT_TABLE_DIGITS)) {
        choose(w, allowed, count, sum, 0);
    } else {
        walk_table(w, allowed, count, sum);
    }
}

size_t constraint_combinations(digit_set allowed, unsigned count, unsigned sum, digit_set *out,
                               size_t most)
{
    struct digit_sums_walk w = {.out = out, .most = most};
    find_sets(&w, allowed, count, sum);
    return w.found;
}

digit_set constraint_combined(digit_set allowed, unsigned count, unsigned sum, digit_set *common)
{
    struct digit_sums_walk w = {.common = ~(digit_set)0};
    find_sets(&w, allowed, count, sum);
    *common = w.common;
    return w.all;
}
