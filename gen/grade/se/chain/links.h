/* Weak and strong links between the candidates of a position. */
#ifndef NONET_GEN_GRADE_SE_CHAIN_LINKS_H
#define NONET_GEN_GRADE_SE_CHAIN_LINKS_H

#include "gen/grade/se/se_candidates.h"

enum { SE_MAX_WEAK = 28, SE_MAX_STRONG = 4 };

/* The links of a position. A candidate's weak links are the candidates that are false if it is
 * true: first the others of its cell, then those of box, row and column. Its strong links are those
 * that are true if it is false: first the other one of a bivalue cell, then box, row and column. */
struct se_links {
    uint8_t weak_count[SE_CANDIDATES];
    uint8_t weak_in_cell[SE_CANDIDATES]; /* how many of them lie in the cell */
    uint8_t strong_count[SE_CANDIDATES];
    uint8_t strong_in_cell[SE_CANDIDATES]; /* 0 or 1 */
    uint16_t weak[SE_CANDIDATES][SE_MAX_WEAK];
    uint8_t weak_kind[SE_CANDIDATES][SE_MAX_WEAK]; /* enum se_link_kind */
    uint16_t strong[SE_CANDIDATES][SE_MAX_STRONG];
    uint8_t strong_kind[SE_CANDIDATES][SE_MAX_STRONG];
    struct se_set weak_set[SE_CANDIDATES];
    uint16_t cand[SE_CELLS]; /* of the position, where all links are made */
    uint16_t at[SE_HOUSES][9];
};

/* Of all candidates: those that are as in the position before are not made again. */
void se_links_build(struct se_links *l, const struct se_map *m, const uint16_t cand[SE_CELLS],
                    const uint16_t at[SE_HOUSES][9]);

#endif
