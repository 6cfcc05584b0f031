#include "gen/grade/se/deduce/deduction.h"

void se_reduced_lost(const struct se_board *whole, const struct se_reduced *t, unsigned candidate,
                     unsigned kind, struct se_set *lost)
{
    const struct se_map *m = whole->map;
    unsigned cell = candidate / 9;
    unsigned digit = candidate % 9;
    if (kind == SE_IN_CELL) {
        for (unsigned set = whole->cand[cell] & ~(unsigned)t->cand[cell]; set; set &= set - 1) {
            se_set_add(lost, cell * 9 + se_low(set));
        }
        return;
    }
    unsigned house = m->house[cell][kind];
    unsigned set = whole->at[house][digit] & ~(unsigned)t->at[house][digit];
    for (; set; set &= set - 1) {
        se_set_add(lost, m->cell[house][se_low(set)] * 9U + digit);
    }
}

void se_deduction_sort(struct se_deduction *found)
{
    for (unsigned i = 1; i < found->removed; i++) {
        uint16_t c = found->candidate[i];
        unsigned cell = c / 9U;
        unsigned key = (cell % 9 * 9 + cell / 9) * 9 + c % 9U;
        unsigned k = i;
        for (; k; k--) {
            uint16_t before = found->candidate[k - 1];
            unsigned other = before / 9U;
            if ((other % 9 * 9 + other / 9) * 9 + before % 9U <= key) {
                break;
            }
            found->candidate[k] = before;
        }
        found->candidate[k] = c;
    }
}
