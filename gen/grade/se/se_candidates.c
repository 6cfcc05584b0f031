#include "gen/grade/se/se_candidates.h"

unsigned se_set_list(const struct se_set *set, uint16_t *out)
{
    unsigned count = 0;
    for (unsigned k = 0; k < SE_WORDS; k++) {
        for (uint64_t word = set->word[k]; word; word &= word - 1) {
            out[count++] = (uint16_t)(k * 64 + (unsigned)__builtin_ctzll(word));
        }
    }
    return count;
}

void se_numbers_make(struct se_numbers *n, const uint16_t cand[SE_CELLS])
{
    n->count = 0;
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        for (unsigned set = cand[cell]; set; set &= set - 1) {
            unsigned candidate = cell * 9 + se_low(set);
            n->number[candidate] = (uint16_t)n->count;
            n->candidate[n->count++] = (uint16_t)candidate;
        }
    }
    n->words = (n->count + 64 * SE_ROW_WORDS - 1) / (64 * SE_ROW_WORDS) * SE_ROW_WORDS;
}
