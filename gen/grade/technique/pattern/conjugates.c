#include "gen/grade/technique/pattern/conjugates.h"

static bool conjugates_in(const struct engine *e, unsigned digit, unsigned house,
                          struct conjugates *out)
{
    uint32_t mask = e->now.places[house][digit];
    if (!is_pair(mask)) {
        return false;
    }
    const uint16_t *cell = e->tables.v->house[house].cell;
    out->house = (uint8_t)house;
    out->cell[0] = cell[__builtin_ctz(mask)];
    out->cell[1] = cell[__builtin_ctz(mask & (mask - 1))];
    return true;
}

unsigned conjugates_of_kind(const struct engine *e, unsigned digit, enum house_kind kind,
                            struct conjugates *out)
{
    const struct house_list *houses = &e->tables.of_kind[kind];
    unsigned count = 0;
    for (unsigned i = 0; i < houses->count; i++) {
        count += conjugates_in(e, digit, houses->house[i], &out[count]);
    }
    return count;
}

unsigned conjugates_of(const struct engine *e, unsigned digit, struct conjugates *out)
{
    unsigned count = 0;
    for (unsigned h = 0; h < e->tables.v->house_count; h++) {
        count += conjugates_in(e, digit, h, &out[count]);
    }
    return count;
}
