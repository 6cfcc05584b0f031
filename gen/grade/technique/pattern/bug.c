/* BUG+1: a bivalue universal grave but for one cell of three candidates: every digit stands twice
 * in every house, but one digit thrice in that cell's houses; it goes there. Sound only where the
 * solution is known to be unique. */
#include "gen/grade/technique/search.h"

bool find_bug(struct engine *e, int argument)
{
    (void)argument;
    const struct layout *v = e->tables.v;
    unsigned odd = v->cell_count;
    if (v->group_count) {
        return false; /* a group need not hold a digit twice */
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        unsigned count = digit_count(e->now.digits[cell]);
        if (count > 3 || (count == 3 && odd < v->cell_count)) {
            return false;
        }
        if (count == 3) {
            odd = cell;
        }
    }
    if (odd == v->cell_count) {
        return false;
    }
    unsigned digit = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        for (unsigned d = 1; d <= v->size; d++) {
            unsigned count = digit_count(e->now.places[h][d]);
            if (count == 0 || count == 2) {
                continue;
            }
            if (count != 3 || !set_has(&e->tables.house[h], odd) || (digit && digit != d)) {
                return false;
            }
            digit = d;
        }
    }
    if (!digit || !(e->now.digits[odd] & digit_bit(digit))) {
        return false;
    }
    eliminate_digits(e, odd, ~digit_bit(digit));
    if (explaining(e)) {
        mark(e, MARK_PATTERN, digit, odd);
    }
    return emit(e);
}
