/* Sets of different digits with a given sum. */
#include "gen/clue/kind.h"

struct walk {
    digit_set *out;
    size_t most;
    size_t found;
    digit_set all;
    digit_set common;
};

/* Choose `count` of `allowed`, none above what was chosen last: so the sets come by their highest
 * digits. An explicit stack is not needed: at most MAX_SIZE deep. */
static void choose(struct walk *w, digit_set allowed, unsigned count, unsigned sum, digit_set set)
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

size_t clue_combinations(digit_set allowed, unsigned count, unsigned sum, digit_set *out,
                         size_t most)
{
    struct walk w = {.out = out, .most = most};
    choose(&w, allowed, count, sum, 0);
    return w.found;
}

digit_set clue_combined(digit_set allowed, unsigned count, unsigned sum, digit_set *common)
{
    struct walk w = {.common = ~(digit_set)0};
    choose(&w, allowed, count, sum, 0);
    *common = w.common;
    return w.all;
}
