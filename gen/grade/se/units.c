#include "gen/grade/se/units.h"

void se_units_make(struct se_units *u, const struct se_map *m, const uint16_t cand[SE_CELLS])
{
    for (unsigned i = 0; i < SE_UNITS; i++) {
        u->unit[i].count = 0;
        u->left[i] = -2 * SE_UNIT_ONE;
    }
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = cand[cell]; set; set &= set - 1) {
            unsigned candidate = cell * 9 + se_low(set);
            uint16_t *of = u->of[candidate];
            for (unsigned k = 0; k < 4; k++) {
                of[k] = (uint16_t)se_unit_of(m, candidate, k);
                struct se_unit *unit = &u->unit[of[k]];
                unit->candidate[unit->count++] = (uint16_t)candidate;
                u->left[of[k]] += (int32_t)(SE_UNIT_ONE + candidate);
            }
        }
    }
}
