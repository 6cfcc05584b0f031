/* Empty rectangles, single and dual: a box whose places for a digit lie in one row and one column,
 * and a strong link that crosses one of the two. */
#include "gen/grade/technique/pattern/conjugates.h"

struct rectangle {
    uint8_t box; /* houses */
    uint8_t row;
    uint8_t column;
    struct conjugates far;
    uint16_t target;
};

enum { MAX_RECTANGLES = 1024 };

/* Adds the strong links that make steps of an empty rectangle with row r and column c; in_row:
 * those that cross the row, outside the box. Such a link has one end in the row and the other, the
 * far end, in the same column as the first. The target is where the far end's row meets column c.
 *
 * If the target were the digit, the far end in its row would not be, so the end in row r would be,
 * and neither row r nor column c would have the digit in the box: a contradiction. The other way
 * round, rows and columns change places. */
static unsigned rectangle_links(const struct engine *e, unsigned digit, struct rectangle r,
                                bool in_row, struct rectangle *out, unsigned count)
{
    const struct tables *t = &e->tables;
    const struct layout *v = t->v;
    for (unsigned i = 0; i < v->size; i++) {
        unsigned cell = v->house[in_row ? r.row : r.column].cell[i];
        unsigned cross = t->house_in[cell][in_row ? HOUSE_COLUMN : HOUSE_ROW];
        uint32_t mask = e->now.places[cross][digit];
        if (!(e->now.digits[cell] & digit_bit(digit)) || set_has(&t->house[r.box], cell) ||
            !is_pair(mask)) {
            continue;
        }
        const uint16_t *cells = v->house[cross].cell;
        r.far.cell[0] = cells[__builtin_ctz(mask)];
        r.far.cell[1] = cells[__builtin_ctz(mask & (mask - 1))];
        if (r.far.cell[1] == cell) {
            r.far.cell[1] = r.far.cell[0];
            r.far.cell[0] = (uint16_t)cell;
        }
        r.far.house = (uint8_t)cross;
        unsigned target = in_row
                              ? crossing_cell(t, t->house_in[r.far.cell[1]][HOUSE_ROW], r.column)
                              : crossing_cell(t, r.row, t->house_in[r.far.cell[1]][HOUSE_COLUMN]);
        if (set_has(&t->house[r.box], target) || !(e->now.digits[target] & digit_bit(digit))) {
            continue;
        }
        r.target = (uint16_t)target;
        if (count < MAX_RECTANGLES) {
            out[count++] = r;
        }
    }
    return count;
}

/* Do the box's places lie in the row and the column, and not in one of them alone? With only one
 * place in each, the box is a strong link and the pattern a turbot fish, which counts only where
 * the options want it. */
static bool rectangle_is_empty(const struct engine *e, cell_set places, unsigned row,
                               unsigned column)
{
    const struct tables *t = &e->tables;
    cell_set in_row = set_and(places, t->house[row]);
    cell_set in_column = set_and(places, t->house[column]);
    if (!set_within(places, set_or(in_row, in_column)) || set_within(in_row, t->house[column]) ||
        set_within(in_column, t->house[row])) {
        return false;
    }
    return set_count(in_row) >= 2 || set_count(in_column) >= 2 ||
           e->options->small_empty_rectangles;
}

/* All empty rectangles of a digit, each with its target: every box, every row and column across it,
 * every strong link that crosses one of the two. */
static unsigned rectangles_of(const struct engine *e, unsigned digit, struct rectangle *out)
{
    const struct tables *t = &e->tables;
    const struct house_list *boxes = &t->of_kind[HOUSE_BOX];
    unsigned count = 0;
    for (unsigned i = 0; i < boxes->count; i++) {
        unsigned box = boxes->house[i];
        if (digit_count(e->now.places[box][digit]) < 2) {
            continue;
        }
        cell_set places = set_and(e->now.at[digit], t->house[box]);
        const struct house_list *rows = &t->rows_across[box];
        const struct house_list *columns = &t->columns_across[box];
        for (unsigned r = 0; r < rows->count; r++) {
            cell_set rest = set_minus(places, t->house[rows->house[r]]);
            for (unsigned c = 0; c < columns->count; c++) {
                if (!set_within(rest, t->house[columns->house[c]]) ||
                    !rectangle_is_empty(e, places, rows->house[r], columns->house[c])) {
                    continue;
                }
                struct rectangle base = {
                    .box = (uint8_t)box, .row = rows->house[r], .column = columns->house[c]};
                count = rectangle_links(e, digit, base, true, out, count);
                count = rectangle_links(e, digit, base, false, out, count);
            }
        }
    }
    return count;
}

static void explain_rectangle(struct engine *e, unsigned digit, const struct rectangle *r)
{
    bool near_row = set_has(&e->tables.house[r->row], r->far.cell[0]);
    cite_house(e, r->box);
    cite_house(e, r->far.house);
    cite_house(e, near_row ? r->row : r->column);
    cite_house(e, near_row ? r->column : r->row);
    mark_set(e, MARK_FIN, digit, e->tables.house[r->box]);
    mark(e, MARK_PATTERN, digit, r->far.cell[0]);
    mark(e, MARK_PATTERN, digit, r->far.cell[1]);
    link_candidates(e, candidate_of(digit, r->far.cell[0]), candidate_of(digit, r->far.cell[1]),
                    true);
}

static bool empty_rectangle_of_digit(struct engine *e, unsigned digit, int argument)
{
    (void)argument;
    struct rectangle r[MAX_RECTANGLES];
    unsigned count = rectangles_of(e, digit, r);
    for (unsigned i = 0; i < count; i++) {
        eliminate(e, digit, r[i].target);
        if (explaining(e)) {
            explain_rectangle(e, digit, &r[i]);
        }
        if (emit(e)) {
            return true;
        }
    }
    return false;
}

bool find_empty_rectangle(struct engine *e, int argument)
{
    return each_digit(e, argument, empty_rectangle_of_digit);
}

/* Two empty rectangles of the same box and digit with different targets, as one step. */
bool find_dual_empty_rectangle(struct engine *e, int argument)
{
    (void)argument;
    struct rectangle r[MAX_RECTANGLES];
    for (unsigned digit = 1; digit <= e->tables.v->size; digit++) {
        unsigned count = rectangles_of(e, digit, r);
        for (unsigned i = 0; i < count; i++) {
            for (unsigned j = i + 1; j < count; j++) {
                if (r[i].box != r[j].box || r[i].target == r[j].target) {
                    continue;
                }
                eliminate(e, digit, r[i].target);
                eliminate(e, digit, r[j].target);
                if (explaining(e)) {
                    explain_rectangle(e, digit, &r[i]);
                    explain_rectangle(e, digit, &r[j]);
                }
                if (emit(e)) {
                    return true;
                }
            }
        }
    }
    return false;
}
