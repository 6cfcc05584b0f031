/* Patterns of one digit made of two strong links: skyscraper, two-string kite (and its dual form),
 * turbot fish. */
#include "gen/grade/technique/pattern/conjugates.h"

/* Two strong links whose near ends see each other: the near ends are not both true, so one far end
 * is, and candidates that see both far ends are removed. a_near and b_near choose which ends are
 * near. */
static bool two_links(struct engine *e, unsigned digit, const struct conjugates *a, unsigned a_near,
                      const struct conjugates *b, unsigned b_near)
{
    const struct tables *t = &e->tables;
    unsigned a_far = a->cell[1 - a_near];
    unsigned b_far = b->cell[1 - b_near];
    eliminate_set(e, digit, set_and(t->peers[a_far], t->peers[b_far]));
    if (!found_any(e)) {
        return false;
    }
    if (explaining(e)) {
        cite_house(e, a->house);
        cite_house(e, b->house);
        struct candidate path[4] = {
            candidate_of(digit, a_far), candidate_of(digit, a->cell[a_near]),
            candidate_of(digit, b->cell[b_near]), candidate_of(digit, b_far)};
        for (unsigned i = 0; i < 4; i++) {
            mark(e, i % 3 ? MARK_FIN : MARK_PATTERN, digit, path[i].cell);
        }
        for (unsigned i = 0; i < 3; i++) {
            link_candidates(e, path[i], path[i + 1], i != 1);
        }
    }
    return emit(e);
}

/* Two rows (or columns) with two places each, of which one pair of ends is in one column: these are
 * the near ends. If both pairs were, it would be an X-wing. */
static bool skyscraper_of(struct engine *e, unsigned digit, bool rows)
{
    struct conjugates c[ENGINE_HOUSES];
    unsigned count = conjugates_of_kind(e, digit, rows ? HOUSE_ROW : HOUSE_COLUMN, c);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            bool same[2];
            for (unsigned k = 0; k < 2; k++) {
                same[k] = share_house(&e->tables, rows ? HOUSE_COLUMN : HOUSE_ROW, c[i].cell[k],
                                      c[j].cell[k]);
            }
            if (same[0] == same[1]) {
                continue;
            }
            if (two_links(e, digit, &c[i], same[1], &c[j], same[1])) {
                return true;
            }
        }
    }
    return false;
}

bool find_skyscraper(struct engine *e, int argument)
{
    (void)argument;
    for (int rows = 1; rows >= 0; rows--) {
        for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
            if (digit_fruitless(e, digit)) {
                continue;
            }
            if (skyscraper_of(e, digit, rows)) {
                return true;
            }
            if (!rows) {
                note_fruitless_digit(e, digit);
            }
        }
    }
    return false;
}

/* A row's and a column's strong link with ends in one box. */
struct kite {
    struct conjugates row;
    struct conjugates column;
    uint8_t row_near;
    uint8_t column_near;
    uint16_t target; /* where the far ends meet */
    uint8_t digit;
};

enum { MAX_KITES = 4 * ENGINE_SIZE * ENGINE_SIZE, MAX_DUAL_KITES = 512 };

/* All kites of a digit: a row's strong link and a column's, with no cell in common, and an end of
 * each in one box. The far ends are seen by the cell in the row of one and the column of the other.
 */
static unsigned kites_of(const struct engine *e, unsigned digit, struct kite *out)
{
    const struct tables *t = &e->tables;
    struct conjugates row[ENGINE_SIZE];
    struct conjugates column[ENGINE_SIZE];
    unsigned rows = conjugates_of_kind(e, digit, HOUSE_ROW, row);
    unsigned columns = conjugates_of_kind(e, digit, HOUSE_COLUMN, column);
    unsigned count = 0;
    for (unsigned i = 0; i < rows; i++) {
        for (unsigned j = 0; j < columns; j++) {
            if (set_has(&t->house[row[i].house], column[j].cell[0]) &&
                (column[j].cell[0] == row[i].cell[0] || column[j].cell[0] == row[i].cell[1])) {
                continue;
            }
            if (column[j].cell[1] == row[i].cell[0] || column[j].cell[1] == row[i].cell[1]) {
                continue;
            }
            for (unsigned ends = 0; ends < 4; ends++) {
                unsigned a = ends >> 1;
                unsigned b = ends & 1;
                if (!share_house(t, HOUSE_BOX, row[i].cell[a], column[j].cell[b])) {
                    continue;
                }
                unsigned target = crossing_cell(t, t->house_in[column[j].cell[1 - b]][HOUSE_ROW],
                                                t->house_in[row[i].cell[1 - a]][HOUSE_COLUMN]);
                out[count++] = (struct kite){row[i],     column[j],        (uint8_t)a,
                                             (uint8_t)b, (uint16_t)target, (uint8_t)digit};
            }
        }
    }
    return count;
}

static bool kite_of_digit(struct engine *e, unsigned digit, int argument)
{
    (void)argument;
    struct kite kite[MAX_KITES];
    unsigned count = kites_of(e, digit, kite);
    for (unsigned i = 0; i < count; i++) {
        if (two_links(e, digit, &kite[i].row, kite[i].row_near, &kite[i].column,
                      kite[i].column_near)) {
            return true;
        }
    }
    return false;
}

bool find_kite(struct engine *e, int argument)
{
    return each_digit(e, argument, kite_of_digit);
}

static bool kites_meet(const struct kite *a, const struct kite *b)
{
    unsigned a_row = a->row.cell[a->row_near];
    unsigned a_column = a->column.cell[a->column_near];
    unsigned b_row = b->row.cell[b->row_near];
    unsigned b_column = b->column.cell[b->column_near];
    return (a_row == b_row && a_column == b_column) || (a_row == b_column && a_column == b_row);
}

static bool emit_dual_kite(struct engine *e, const struct kite *a, const struct kite *b)
{
    eliminate(e, a->digit, a->target);
    eliminate(e, b->digit, b->target);
    if (explaining(e)) {
        const struct kite *kite[2] = {a, b};
        for (unsigned k = 0; k < 4; k++) {
            const struct conjugates *c = k & 1 ? &kite[k / 2]->column : &kite[k / 2]->row;
            unsigned digit = kite[k / 2]->digit;
            cite_house(e, c->house);
            mark(e, MARK_PATTERN, digit, c->cell[0]);
            mark(e, MARK_PATTERN, digit, c->cell[1]);
            link_candidates(e, candidate_of(digit, c->cell[0]), candidate_of(digit, c->cell[1]),
                            true);
        }
    }
    return emit(e);
}

/* Two kites on the same two cells of a box, of one digit or of two, with different targets. */
bool find_dual_kite(struct engine *e, int argument)
{
    (void)argument;
    struct kite kite[MAX_DUAL_KITES];
    struct kite one[MAX_KITES];
    unsigned count = 0;
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        unsigned more = kites_of(e, digit, one);
        for (unsigned i = 0; i < more && count < MAX_DUAL_KITES; i++) {
            if (set_has(&e->now.at[digit], one[i].target)) {
                kite[count++] = one[i];
            }
        }
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            bool same = kite[i].digit == kite[j].digit && kite[i].target == kite[j].target;
            if (!same && kites_meet(&kite[i], &kite[j]) && emit_dual_kite(e, &kite[i], &kite[j])) {
                return true;
            }
        }
    }
    return false;
}

/* Any two strong links of one digit, joined by any weak link. */
static bool turbot_fish_of_digit(struct engine *e, unsigned digit, int argument)
{
    (void)argument;
    struct conjugates c[ENGINE_HOUSES];
    unsigned count = conjugates_of(e, digit, c);
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            cell_set ends = set_or(set_of(c[i].cell[0]), set_of(c[i].cell[1]));
            if (set_has(&ends, c[j].cell[0]) || set_has(&ends, c[j].cell[1])) {
                continue;
            }
            for (unsigned k = 0; k < 4; k++) {
                unsigned near = c[i].cell[k >> 1];
                if (set_has(&e->tables.peers[near], c[j].cell[k & 1]) &&
                    two_links(e, digit, &c[i], k >> 1, &c[j], k & 1)) {
                    return true;
                }
            }
        }
    }
    return false;
}

bool find_turbot_fish(struct engine *e, int argument)
{
    return each_digit(e, argument, turbot_fish_of_digit);
}
