/* What the search for layouts with constraints prepares once for a layout. It cuts the constraints
 * into small parts, lists the parts of each cell, and derives sums.
 *
 * A rule for the whole board is cut into pairs of cells; pairs that must only differ are skipped,
 * because they are peers. Sums follow from the rule of 45: if cages cover all but a few cells of a
 * house, those cells have a known sum. If cages cover a house and reach out of it, the cells
 * outside have one. The same holds for some groups of neighbouring rows or columns.
 *
 * The plan is kept in the layout's plan slot. Threads: it is constant once made. If two threads
 * make one at once, both keep the first. */
#ifndef NONET_GEN_SOLVE_LAYOUTS_CONSTRAINT_PLAN_H
#define NONET_GEN_SOLVE_LAYOUTS_CONSTRAINT_PLAN_H

#include "gen/constraint/pointer.h"
#include "gen/solve/layouts/board_tables.h"

enum constraint_part_kind {
    PART_BY_KIND, /* handled by its kind's prune function */
    /* Different digits: set[0] … set[set_count - 1] are the sets of digits that may stand there,
     * those with a sum or those without a gap. */
    PART_SETS,
    PART_SUM,   /* a sum of digits that may repeat */
    PART_ORDER, /* digits that increase */
    /* Two cells: set[place << CONSTRAINT_TABLE_DIGITS | digits] has the digits that are allowed in
     * the other cell if the cell at that place (0 or 1) has these candidates. */
    PART_PAIR,
};

/* A cell's neighbour in a pair: which digits it may have, by the candidates of the cell. */
struct constraint_neighbour {
    const uint16_t *allowed;
    uint16_t cell;
};

struct constraint_part {
    enum constraint_part_kind kind;
    bool tells_of_few; /* of a pair: three candidates of a cell allow every digit in the other */
    bool at_once;      /* looked at once, nothing more follows from what that left */
    bool is_skyline;   /* among `skylines` */
    bool is_quadruple; /* among `quadruples` */
    struct pointer pointer; /* on boards with POINTER_SIZE digits; else its digit is 0 */
    uint16_t set_count;
    const uint16_t *set;
    struct constraint constraint;
};

/* Returns the set or nothing, without a branch, because the branch could not be predicted. */
static inline digit_set set_if(bool yes, digit_set set)
{
    return set & -(digit_set)yes;
}

/* Removes the lowest member of a set and returns it, or -1 if the set is empty. */
static inline int take_lowest(uint64_t *words, unsigned count)
{
    for (unsigned w = 0; w < count; w++) {
        const uint64_t word = words[w];
        if (word) {
            words[w] = word & (word - 1);
            return (int)(64 * w) + __builtin_ctzll(word);
        }
    }
    return -1;
}

/* Of a sum of digits that may repeat: the digits that each of its cells may keep. For each cell,
 * this computes all sums that the cells before it and the cells after it can reach, and keeps the
 * digits that complete some pair of them to the total. left: one set a cell of the part. */
static inline void sum_digits_left(const struct constraint *c, const digit_set *now,
                                   digit_set *left)
{
    uint64_t before[MAX_SIZE + 1];
    before[0] = 1;
    for (unsigned i = 0; i < c->count; i++) {
        before[i + 1] = 0;
        for (digit_set rest = now[c->cell[i]]; rest; rest &= rest - 1) {
            before[i + 1] |= before[i] << lowest_digit(rest);
        }
    }
    uint64_t after = (uint64_t)1 << c->sum;
    for (unsigned i = c->count; i-- > 0;) {
        uint64_t reached = 0;
        left[i] = 0;
        for (digit_set rest = now[c->cell[i]]; rest; rest &= rest - 1) {
            unsigned digit = lowest_digit(rest);
            left[i] |= set_if((before[i] << digit & after) != 0, digit_bit(digit));
            reached |= after >> digit;
        }
        after = reached;
    }
}

enum { SMALL_SIZE = 16, POINTER_SIZE = 9, SKYLINE_SIZE = 9, SKYLINE_MAX_SEEN = 4 };

enum { QUADRUPLE_CELLS = 4, MAX_QUADRUPLES = 16, ANY_DIGIT = 0xffff };

/* The first MAX_QUADRUPLES quadruples, which the search looks at at once: their parts as bits,
 * their cells and their digits. Fewer than four digits are followed by ANY_DIGIT, and so are the
 * last quadruples. */
struct quadruple_plan {
    uint64_t parts;
    unsigned count;
    uint16_t cell[QUADRUPLE_CELLS][MAX_QUADRUPLES];
    uint16_t digit[QUADRUPLE_CELLS][MAX_QUADRUPLES];
};

struct constraint_plan {
    /* Empty until a search needs them: what is made of the plan for the long search
     * (constraint/network.h), the learning one (constraint/lemma_network.h) and the wide one
     * (wide/wide_plan.h). */
    struct plan_slot network;
    struct plan_slot indexed_network;
    struct plan_slot lemma_network;
    struct plan_slot wide_plan;
    struct plan_slot free_wide_plan;
    unsigned part_count;
    unsigned part_words; /* of 64 bits, for all parts but pairs */
    struct constraint_part *part;
    uint16_t *cells; /* cells of the parts that do not come from one constraint; may be NULL */
    void *index;     /* the block of the four that follow */
    /* The parts of a cell but pairs are from first[cell] to before first[cell + 1], and its pairs
     * from first_pair[cell] to before first_pair[cell + 1]. */
    uint16_t *part_of;
    struct constraint_neighbour *pair;
    uint32_t *first;
    uint32_t *first_pair;
    /* Cells that are in pairs: those whose candidates always matter to the other cell, and those
     * where only one or two candidates do. */
    uint64_t paired[(MAX_CELLS + 63) / 64];
    uint64_t paired_few[(MAX_CELLS + 63) / 64];
    bool any_pairs;
    uint64_t parted[(MAX_CELLS + 63) / 64]; /* cells that have parts but pairs */
    /* At most SMALL_CELLS, SMALL_SIZE digits, 64 houses, and 64 parts but pairs: then bit i of
     * parts_of says that part i has the cell. */
    bool is_small;
    uint64_t parts_of[SMALL_CELLS];
    /* And, if it has SKYLINE_SIZE digits, its skyscrapers' lines that show at most
     * SKYLINE_MAX_SEEN: the search looks at some of these at once. */
    uint64_t skylines;
    struct quadruple_plan quadruples; /* of boards that are small */
    const struct board_tables *lanes; /* NULL: candidates are not kept in lanes too (narrowed.h) */
};

/* Makes the plan of a layout with constraints, unless it exists. Returns false when out of
 * memory. */
bool constraint_plan_prepare(const struct layout *v);

/* Returns the plan of a layout with constraints. Call constraint_plan_prepare first; otherwise the
 * plan is made here, and this must not run out of memory. */
const struct constraint_plan *constraint_plan_of(const struct layout *v);

#endif
