#include "gen/grade/se/deduce/deduction.h"

void se_reduced_lost(const struct se_board *whole, const struct se_reduced *t, unsigned unit,
                     struct se_set *lost)
{
    if (unit < SE_CELLS) {
        for (unsigned set = whole->cand[unit] & ~(unsigned)t->cand[unit]; set; set &= set - 1) {
            se_set_add(lost, unit * 9 + se_low(set));
        }
        return;
    }
    unsigned house = (unit - SE_CELLS) / 9;
    unsigned digit = unit % 9;
    unsigned set = whole->at[house][digit] & ~(unsigned)t->at[house][digit];
    for (; set; set &= set - 1) {
        se_set_add(lost, whole->map->cell[house][se_low(set)] * 9U + digit);
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
