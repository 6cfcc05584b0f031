/* Bivalue universal graves, which rest on the solution being the only one: without the extra
 * candidates every cell would have two, and every digit two places in each house; so there would be
 * two solutions. */
#include "gen/grade/se/ratings.h"
#include "gen/grade/se/se_rules.h"

struct bug {
    unsigned count;
    uint8_t cell[SE_CELLS];
    struct se_cells in;
    uint16_t extra[SE_CELLS]; /* by cell */
    unsigned digits;          /* extra digits that a house points at */
    struct se_cells common;   /* cells that see all bug cells */
};

static bool add_bug_cell(const struct se_board *b, struct bug *bug, unsigned cell, unsigned digit)
{
    if (!se_has(bug->in, cell)) {
        bug->cell[bug->count++] = (uint8_t)cell;
        se_add(&bug->in, cell);
    }
    bug->extra[cell] = (uint16_t)(bug->extra[cell] | 1U << digit);
    bug->common = bug->count == 1 ? b->map->peers[cell] : se_and(bug->common, b->map->peers[cell]);
    bug->common = se_minus(bug->common, bug->in);
    return bug->count == 1 || se_count(bug->digits) < 2 || se_any(bug->common);
}

/* Collect the extra candidates. A house and digit with a number of places other than two must have
 * a cell of three or more candidates among them; where it is the only one, it is the extra one. */
static bool collect_bug(const struct se_board *b, struct bug *bug)
{
    struct se_cells all = {0};
    unsigned kinds = 0; /* the digits at fault */
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        for (unsigned d = 0; d < 9; d++) {
            unsigned places = b->at[house][d];
            unsigned found = 0;
            unsigned last = 0;
            if (places == 0 || se_count(places) == 2) {
                continue;
            }
            kinds |= 1U << d;
            for (; places; places &= places - 1) {
                unsigned cell = b->map->cell[house][se_low(places)];
                if (se_count(b->cand[cell]) >= 3) {
                    found++;
                    last = cell;
                    se_add(&all, cell);
                }
            }
            if (found == 0) {
                return false;
            }
            if (found == 1) {
                bug->digits |= 1U << d;
                if (!add_bug_cell(b, bug, last, d)) {
                    return false;
                }
            }
        }
    }
    if (se_count(kinds) == 1) { /* one digit only: every big cell on it is a bug cell */
        struct se_cells more = se_minus(all, bug->in);
        while (se_any(more)) {
            if (!add_bug_cell(b, bug, se_pop(&more), se_low(kinds))) {
                return false;
            }
        }
    }
    return kinds != 0;
}

static bool is_bug(const struct se_board *b, const struct bug *bug)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (b->cand[cell] && se_count(b->cand[cell] & ~(unsigned)bug->extra[cell]) != 2) {
            return false;
        }
    }
    for (unsigned house = 0; house < SE_HOUSES; house++) {
        unsigned count[9] = {0};
        for (unsigned i = 0; i < 9; i++) {
            unsigned cell = b->map->cell[house][i];
            unsigned set = b->cand[cell] & ~(unsigned)bug->extra[cell];
            for (; set; set &= set - 1) {
                count[se_low(set)]++;
            }
        }
        for (unsigned d = 0; d < 9; d++) {
            if (count[d] != 0 && count[d] != 2) {
                return false;
            }
        }
    }
    return true;
}

static int bug_type_2(struct se_board *b, const struct bug *bug)
{
    struct se_cells victims = bug->common;
    bool any = false;
    while (se_any(victims)) {
        any |= se_remove(b, se_pop(&victims), bug->digits);
    }
    return any ? SE_TENTHS_BUG : 0;
}

/* Two bug cells in a house that share one digit that is not extra: it is in one of them, and the
 * other has an extra digit. */
static int bug_type_4(struct se_board *b, const struct bug *bug)
{
    unsigned one = bug->cell[0];
    unsigned other = bug->cell[1];
    unsigned shared = b->cand[one] & b->cand[other] & ~bug->digits;
    if (se_count(shared) != 1 || !se_has(b->map->peers[one], other)) {
        return 0;
    }
    bool any = se_remove(b, one, ~(bug->extra[one] | shared));
    any |= se_remove(b, other, ~(bug->extra[other] | shared));
    return any ? SE_TENTHS_BUG : 0;
}

static bool bug_naked_set(struct se_board *b, const struct bug *bug, unsigned house,
                          unsigned places, unsigned pick)
{
    unsigned set = bug->digits;
    unsigned own = 0;
    for (unsigned rest = pick; rest; rest &= rest - 1) {
        unsigned cand = b->cand[b->map->cell[house][se_low(rest)]];
        own |= cand;
        if (se_count(cand) < 2) {
            return false;
        }
    }
    set |= own;
    unsigned degree = se_count(pick) + 1;
    if (se_count(own) != degree || se_count(set) != degree) {
        return false;
    }
    bool any = false;
    for (unsigned rest = places & ~pick; rest; rest &= rest - 1) {
        any |= se_remove(b, b->map->cell[house][se_low(rest)], set);
    }
    return any;
}

/* The extra digits stand for one cell of a naked set in a house that all bug cells share. */
static int bug_type_3(struct se_board *b, const struct bug *bug)
{
    const struct se_map *m = b->map;
    for (unsigned degree = 2; degree <= 6 && se_count(bug->digits) > 1; degree++) {
        for (unsigned k = 0; k < 3; k++) {
            unsigned house = m->house[bug->cell[0]][k];
            if (se_any(se_minus(bug->in, m->members[house]))) {
                continue;
            }
            unsigned places = 0;
            for (unsigned i = 0; i < 9; i++) {
                places |= se_has(bug->common, m->cell[house][i]) ? 1U << i : 0;
            }
            for (unsigned pick = 1; pick <= SE_ALL; pick++) {
                if (!(pick & ~places) && se_count(pick) == degree - 1 &&
                    bug_naked_set(b, bug, house, places, pick)) {
                    return SE_TENTHS_BUG + (int)degree - 1;
                }
            }
        }
    }
    return 0;
}

int se_find_bug(struct se_board *b, int hardest)
{
    (void)hardest;
    struct bug bug = {.count = 0};
    if (!collect_bug(b, &bug) || !is_bug(b, &bug)) {
        return 0;
    }
    if (bug.count == 1) {
        return se_remove(b, bug.cell[0], ~bug.digits) ? SE_TENTHS_BUG_1 : 0;
    }
    int tenths = 0;
    if (se_count(bug.digits) == 1) {
        tenths = bug_type_2(b, &bug);
        return tenths == 0 && bug.count == 2 ? bug_type_4(b, &bug) : tenths;
    }
    if (bug.count == 2 && se_any(bug.common)) {
        tenths = bug_type_4(b, &bug);
    }
    return tenths == 0 && se_any(bug.common) ? bug_type_3(b, &bug) : tenths;
}
