#include "gen/grade/se/hint.h"

#include <math.h>

double se_chain_rating(double base, unsigned complexity)
{
    double added = 0.0;
    unsigned threshold = 4;
    bool odd = false;
    for (; complexity > threshold + 2; odd = !odd) {
        added += 0.1;
        threshold = odd ? threshold * 4 / 3 : threshold * 3 / 2;
    }
    return base + added;
}

unsigned se_hint_most_complex(const struct se_hint *h, double base, unsigned key)
{
    if (!h->found) {
        return SE_LITERALS;
    }
    unsigned most = 0;
    for (; most < SE_LITERALS; most++) {
        struct se_rank next = se_rank_of(base, most + 1, key);
        if (!se_hint_improves(h, &next)) {
            break;
        }
    }
    return most;
}

void se_hint_begin(struct se_hint *h, const struct se_rank *rank)
{
    h->found = true;
    h->rank = *rank;
    h->places = false;
    h->count = 0;
}

void se_hint_remove(struct se_hint *h, unsigned cell, unsigned digits)
{
    h->from[h->count] = (uint8_t)cell;
    h->digits[h->count++] = (uint16_t)digits;
}

void se_hint_conclude(struct se_hint *h, const uint16_t cand[SE_CELLS], unsigned literal)
{
    unsigned cell = literal / 2 / 9;
    unsigned digit = literal / 2 % 9;
    if (literal & 1) {
        h->places = true;
        h->cell = (uint8_t)cell;
        h->digit = (uint8_t)digit;
        se_hint_remove(h, cell, cand[cell] & ~(1U << digit));
    } else {
        se_hint_remove(h, cell, 1U << digit);
    }
}

int se_hint_apply(const struct se_hint *h, struct se_board *b)
{
    if (!h->found) {
        return 0;
    }
    for (unsigned i = 0; i < h->count; i++) {
        se_remove(b, h->from[i], h->digits[i]);
    }
    if (h->places) {
        se_place(b, h->cell, h->digit);
    }
    return (int)lround(h->rank.rating * 10);
}
