/* The rules without chains and without uniqueness: singles, intersections, subsets, fish, wings. */
#include "gen/grade/se/ratings.h"
#include "gen/grade/se/se_rules.h"

/* The queue holds everything that came down to one possibility since; what was filled meanwhile is
 * dropped here. */
static bool next_place(struct se_board *b, struct se_queue *q)
{
    while (q->count) {
        unsigned item = q->item[--q->count];
        unsigned places = b->at[item / 9][item % 9];
        if (places) {
            se_place(b, b->map->cell[item / 9][se_low(places)], item % 9);
            return true;
        }
    }
    return false;
}

static bool next_last_cell(struct se_board *b)
{
    while (b->last_cell.count) {
        unsigned house = b->last_cell.item[--b->last_cell.count];
        for (unsigned i = 0; b->empty[house] == 1 && i < 9; i++) {
            unsigned cell = b->map->cell[house][i];
            if (se_count(b->cand[cell]) == 1) {
                se_place(b, cell, se_low(b->cand[cell]));
                return true;
            }
        }
    }
    return false;
}

static bool next_naked(struct se_board *b)
{
    while (b->naked_single.count) {
        unsigned cell = b->naked_single.item[--b->naked_single.count];
        if (b->cand[cell]) {
            se_place(b, cell, se_low(b->cand[cell]));
            return true;
        }
    }
    return false;
}

int se_find_single(struct se_board *b, int hardest)
{
    if (hardest < SE_TENTHS_HIDDEN_SINGLE_LINE && next_last_cell(b)) {
        return SE_TENTHS_LAST_CELL;
    }
    if (next_place(b, &b->box_single)) {
        return SE_TENTHS_HIDDEN_SINGLE_BOX;
    }
    if (next_place(b, &b->line_single)) {
        return SE_TENTHS_HIDDEN_SINGLE_LINE;
    }
    return hardest >= SE_TENTHS_NAKED_SINGLE && next_naked(b) ? SE_TENTHS_NAKED_SINGLE : 0;
}

int se_find_naked_single(struct se_board *b, int hardest)
{
    (void)hardest;
    return next_naked(b) ? SE_TENTHS_NAKED_SINGLE : 0;
}

/* The places of box and line that lie in one crossing house, as sets of places: a box's three rows,
 * then its three columns; a line's three boxes. */
static const uint16_t box_part[6] = {0x007, 0x038, 0x1C0, 0x049, 0x092, 0x124};
static const uint16_t line_part[3] = {0x007, 0x038, 0x1C0};

static unsigned box_line(unsigned box, unsigned part)
{
    return part < 3 ? SE_ROW + box / 3 * 3 + part : SE_COLUMN + box % 3 * 3 + (part - 3);
}

static unsigned line_box(unsigned line, unsigned part)
{
    return line < SE_COLUMN ? (line - SE_ROW) / 3 * 3 + part : part * 3 + (line - SE_COLUMN) / 3;
}

/* The places within `house` that lie outside of `crossing`. */
static unsigned outside(const struct se_map *m, unsigned house, unsigned crossing)
{
    unsigned set = 0;
    for (unsigned i = 0; i < 9; i++) {
        unsigned cell = m->cell[house][i];
        set |= se_has(m->members[crossing], cell) ? 0 : 1U << i;
    }
    return set;
}

/* The digit is confined to where `from` crosses `crossing`: does that leave it one place in another
 * house of from's kind that crosses there too? */
static bool single_behind(struct se_board *b, unsigned from, unsigned crossing, unsigned digit)
{
    const struct se_map *m = b->map;
    unsigned kind = from / 9;
    for (unsigned i = 0; i < 9; i++) {
        unsigned other = m->house[m->cell[crossing][i]][kind];
        if (other == from || se_count(b->at[other][digit]) < 2) {
            continue;
        }
        unsigned rest = b->at[other][digit] & outside(m, other, crossing);
        if (se_count(rest) == 1) {
            se_place(b, m->cell[other][se_low(rest)], digit);
            return true;
        }
    }
    return false;
}

static bool clear_crossing(struct se_board *b, unsigned from, unsigned crossing, unsigned digit)
{
    unsigned rest = b->at[crossing][digit] & outside(b->map, crossing, from);
    for (unsigned set = rest; set; set &= set - 1) {
        se_remove(b, b->map->cell[crossing][se_low(set)], 1U << digit);
    }
    return rest != 0;
}

typedef bool use_locked(struct se_board *b, unsigned from, unsigned crossing, unsigned digit);

/* Call `use` on each digit that a box confines to a line, until it makes a step. */
static bool each_pointing(struct se_board *b, use_locked *use)
{
    for (unsigned part = 3; part < 9; part++) { /* columns before rows */
        for (unsigned box = 0; box < 9; box++) {
            for (unsigned d = 0; d < 9; d++) {
                unsigned places = b->at[box][d];
                if (places & (places - 1) && !(places & ~(unsigned)box_part[part % 6]) &&
                    use(b, box, box_line(box, part % 6), d)) {
                    return true;
                }
            }
        }
    }
    return false;
}

static bool each_claiming(struct se_board *b, use_locked *use)
{
    for (unsigned i = 0; i < 18; i++) {
        unsigned line = i < 9 ? SE_COLUMN + i : SE_ROW + i - 9;
        for (unsigned d = 0; d < 9; d++) {
            unsigned places = b->at[line][d];
            for (unsigned part = 0; places & (places - 1) && part < 3; part++) {
                if (!(places & ~(unsigned)line_part[part]) &&
                    use(b, line, line_box(line, part), d)) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* A direct step is the indirect one and a single in one: it adds nothing once the indirect one is
 * no harder than what the puzzle has needed already. */
int se_find_direct_locking(struct se_board *b, int hardest)
{
    if (hardest < SE_TENTHS_POINTING && each_pointing(b, single_behind)) {
        return SE_TENTHS_DIRECT_POINTING;
    }
    return hardest < SE_TENTHS_CLAIMING && each_claiming(b, single_behind)
               ? SE_TENTHS_DIRECT_CLAIMING
               : 0;
}

int se_find_locking(struct se_board *b, int hardest)
{
    (void)hardest;
    if (each_pointing(b, clear_crossing)) {
        return SE_TENTHS_POINTING;
    }
    return each_claiming(b, clear_crossing) ? SE_TENTHS_CLAIMING : 0;
}

/* Does removing the subset's places leave another digit one place in the house? */
static bool direct_subset(struct se_board *b, unsigned house, unsigned digits, unsigned places)
{
    for (unsigned set = SE_ALL & ~digits; set; set &= set - 1) {
        unsigned d = se_low(set);
        unsigned rest = b->at[house][d] & ~places;
        if (se_count(b->at[house][d]) > 1 && se_count(rest) == 1) {
            se_place(b, b->map->cell[house][se_low(rest)], d);
            return true;
        }
    }
    return false;
}

static bool hidden_subset(struct se_board *b, unsigned house, unsigned digits, unsigned places)
{
    bool any = false;
    for (; places; places &= places - 1) {
        any |= se_remove(b, b->map->cell[house][se_low(places)], SE_ALL & ~digits);
    }
    return any;
}

static bool naked_subset(struct se_board *b, unsigned house, unsigned places, unsigned digits)
{
    bool any = false;
    for (unsigned set = SE_ALL & ~places; set; set &= set - 1) {
        any |= se_remove(b, b->map->cell[house][se_low(set)], digits);
    }
    return any;
}

typedef bool use_subset(struct se_board *b, unsigned house, unsigned members, unsigned together);

/* Of nine sets, find `degree` ones of at least two elements whose union has `degree` elements, and
 * `use` the first that makes a step. `open` are the sets to choose from. */
static bool each_subset(struct se_board *b, unsigned house, const uint16_t set[9], unsigned open,
                        unsigned degree, unsigned members, unsigned together, use_subset *use)
{
    unsigned missing = degree - se_count(members);
    if (missing == 0) {
        return se_count(together) == degree && use(b, house, members, together);
    }
    while (se_count(open) >= missing) {
        unsigned i = se_low(open);
        open &= open - 1;
        unsigned both = together | set[i];
        if (se_count(both) <= degree &&
            each_subset(b, house, set, open, degree, members | 1U << i, both, use)) {
            return true;
        }
    }
    return false;
}

static unsigned small_sets(const uint16_t set[9], unsigned degree)
{
    unsigned open = 0;
    for (unsigned i = 0; i < 9; i++) {
        unsigned count = se_count(set[i]);
        open |= count > 1 && count <= degree ? 1U << i : 0;
    }
    return open;
}

static bool each_hidden(struct se_board *b, unsigned degree, unsigned min_empty, use_subset *use)
{
    for (unsigned i = 0; i < SE_HOUSES; i++) {
        unsigned house = se_house_in_order(i);
        const uint16_t *set = b->at[house];
        if (b->empty[house] >= min_empty &&
            each_subset(b, house, set, small_sets(set, degree), degree, 0, 0, use)) {
            return true;
        }
    }
    return false;
}

static bool each_naked(struct se_board *b, unsigned degree)
{
    for (unsigned i = 0; i < SE_HOUSES; i++) {
        unsigned house = se_house_in_order(i);
        if (b->empty[house] < 2 * degree) {
            continue;
        }
        uint16_t set[9];
        for (unsigned k = 0; k < 9; k++) {
            set[k] = b->cand[b->map->cell[house][k]];
        }
        if (each_subset(b, house, set, small_sets(set, degree), degree, 0, 0, naked_subset)) {
            return true;
        }
    }
    return false;
}

int se_find_direct_pair(struct se_board *b, int hardest)
{
    return hardest < SE_TENTHS_HIDDEN_PAIR && each_hidden(b, 2, 3, direct_subset)
               ? SE_TENTHS_DIRECT_HIDDEN_PAIR
               : 0;
}

int se_find_direct_triplet(struct se_board *b, int hardest)
{
    return hardest < SE_TENTHS_HIDDEN_TRIPLET && each_hidden(b, 3, 4, direct_subset)
               ? SE_TENTHS_DIRECT_HIDDEN_TRIPLET
               : 0;
}

int se_find_naked_pair(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_naked(b, 2) ? SE_TENTHS_NAKED_PAIR : 0;
}

int se_find_hidden_pair(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_hidden(b, 2, 5, hidden_subset) ? SE_TENTHS_HIDDEN_PAIR : 0;
}

int se_find_naked_triplet(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_naked(b, 3) ? SE_TENTHS_NAKED_TRIPLET : 0;
}

int se_find_hidden_triplet(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_hidden(b, 3, 7, hidden_subset) ? SE_TENTHS_HIDDEN_TRIPLET : 0;
}

int se_find_naked_quad(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_naked(b, 4) ? SE_TENTHS_NAKED_QUAD : 0;
}

int se_find_hidden_quad(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_hidden(b, 4, 9, hidden_subset) ? SE_TENTHS_HIDDEN_QUAD : 0;
}

/* Bases in `members` (columns where house is SE_COLUMN, else rows), covers in `together`; house is
 * the first base line and digit the fish's. Passed through each_subset as house * 16 + digit. */
static bool clear_covers(struct se_board *b, unsigned code, unsigned members, unsigned together)
{
    unsigned cover = code / 16 == SE_COLUMN ? SE_ROW : SE_COLUMN;
    unsigned digit = code % 16;
    bool any = false;
    for (; together; together &= together - 1) {
        unsigned line = cover + se_low(together);
        for (unsigned set = b->at[line][digit] & ~members; set; set &= set - 1) {
            any |= se_remove(b, b->map->cell[line][se_low(set)], 1U << digit);
        }
    }
    return any;
}

static bool each_fish(struct se_board *b, unsigned degree)
{
    for (unsigned rows = 0; rows < 2; rows++) { /* columns before rows */
        unsigned base = rows ? SE_ROW : SE_COLUMN;
        for (unsigned d = 0; d < 9; d++) {
            if (b->filled[d] + 2 * degree > 9) {
                continue;
            }
            uint16_t set[9];
            for (unsigned i = 0; i < 9; i++) {
                set[i] = b->at[base + i][d];
            }
            if (each_subset(b, base * 16 + d, set, small_sets(set, degree), degree, 0, 0,
                            clear_covers)) {
                return true;
            }
        }
    }
    return false;
}

int se_find_x_wing(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_fish(b, 2) ? SE_TENTHS_X_WING : 0;
}

int se_find_swordfish(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_fish(b, 3) ? SE_TENTHS_SWORDFISH : 0;
}

int se_find_jellyfish(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_fish(b, 4) ? SE_TENTHS_JELLYFISH : 0;
}

static bool clear_wing(struct se_board *b, struct se_cells victims, unsigned digit)
{
    bool any = false;
    while (se_any(victims)) {
        any |= se_remove(b, se_pop(&victims), digit);
    }
    return any;
}

/* A hinge of `degree` candidates and two cells of two that it sees, three digits in all, and one
 * digit that both wings share. */
static bool wing_at(struct se_board *b, unsigned hinge, unsigned degree)
{
    const struct se_map *m = b->map;
    unsigned xy = b->cand[hinge];
    for (unsigned i = 0; i < SE_PEERS; i++) {
        unsigned one = m->peer[hinge][i];
        unsigned xz = b->cand[one];
        if (se_count(xz) != 2 || se_count(xy & ~xz) != 1) {
            continue;
        }
        for (unsigned k = 0; k < SE_PEERS; k++) {
            unsigned two = m->peer[hinge][k];
            unsigned yz = b->cand[two];
            if (se_count(yz) != 2 || se_count(xy | xz | yz) != 3 ||
                se_count(xy & xz & yz) != degree - 2 || se_count(xz & yz) != 1) {
                continue;
            }
            struct se_cells victims = se_and(m->peers[one], m->peers[two]);
            if (degree == 3) {
                victims = se_and(victims, m->peers[hinge]);
            }
            struct se_cells self = {0};
            se_add(&self, hinge);
            if (clear_wing(b, se_minus(victims, self), xz & yz)) {
                return true;
            }
        }
    }
    return false;
}

static bool each_wing(struct se_board *b, unsigned degree)
{
    for (unsigned cell = 0; cell < SE_CELLS; cell++) {
        if (se_count(b->cand[cell]) == degree && wing_at(b, cell, degree)) {
            return true;
        }
    }
    return false;
}

int se_find_xy_wing(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_wing(b, 2) ? SE_TENTHS_XY_WING : 0;
}

int se_find_xyz_wing(struct se_board *b, int hardest)
{
    (void)hardest;
    return each_wing(b, 3) ? SE_TENTHS_XYZ_WING : 0;
}
