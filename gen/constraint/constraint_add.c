/* Constraints that are added to a list, and what is wrong with them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/kind.h"

static void sort_cells(uint16_t *cell, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        uint16_t moved = cell[i];
        unsigned k = i;
        for (; k > 0 && cell[k - 1] > moved; k--) {
            cell[k] = cell[k - 1];
        }
        cell[k] = moved;
    }
}

static void turn(uint16_t *cell, unsigned count)
{
    for (unsigned i = 0, k = count; i + 1 < k; i++) {
        uint16_t moved = cell[i];
        cell[i] = cell[--k];
        cell[k] = moved;
    }
}

/* Two areas of a clone: the one with the first cell of both first, place by place. */
static void sort_clone(uint16_t *cell, unsigned count)
{
    for (unsigned i = 1; i < count; i++) {
        for (unsigned k = i; k > 0 && cell[k - 1] > cell[k]; k--) {
            for (unsigned area = 0; area < 2; area++) {
                uint16_t *at = cell + area * count + k;
                uint16_t moved = at[0];
                at[0] = at[-1];
                at[-1] = moved;
            }
        }
    }
    const bool turned = count && cell[count] < cell[0];
    for (unsigned i = 0; i < count && turned; i++) {
        uint16_t moved = cell[i];
        cell[i] = cell[count + i];
        cell[count + i] = moved;
    }
}

void constraint_list_add(struct constraint_list *l, enum constraint_kind_id kind, bool all,
                         unsigned sum, const uint16_t *cells, unsigned count)
{
    enum constraint_shape shape = constraint_kinds[kind]->shape;
    unsigned constraints =
        shape == CONSTRAINT_CELL && count > 1 ? count : 1; /* marked cells: one each */
    for (unsigned i = 0; i < constraints; i++) {
        constraint_list_append(l, kind, sum, cells ? cells + i : NULL, count / constraints);
        if (l->failed) {
            return;
        }
        l->item[l->count - 1].all = all;
    }
    const uint16_t *line = l->cell + l->cell_count - count;
    if (constraint_kinds[kind]->reads_both_ways && count && line[0] > line[count - 1]) {
        turn(l->cell + l->cell_count - count, count);
    }
    if (shape == CONSTRAINT_CLONE_OF) {
        sort_clone(l->cell + l->cell_count - count, count / 2);
    }
    if (shape == CONSTRAINT_AREA || shape == CONSTRAINT_CORNER ||
        (shape == CONSTRAINT_PAIR && kind != CONSTRAINT_GREATER)) {
        sort_cells(l->cell + l->cell_count - count, count);
    }
}

static bool touch(const struct layout *v, unsigned one, unsigned other)
{
    int rows = (int)row_of(v, one) - (int)row_of(v, other);
    int columns = (int)column_of(v, one) - (int)column_of(v, other);
    return rows >= -1 && rows <= 1 && columns >= -1 && columns <= 1;
}

static bool side_by_side(const struct layout *v, unsigned one, unsigned other)
{
    return touch(v, one, other) &&
           (row_of(v, one) == row_of(v, other)) != (column_of(v, one) == column_of(v, other));
}

void constraint_line_cells(const struct layout *v, const struct constraint *c,
                           uint16_t cell[MAX_LINE_CELLS])
{
    const bool has_pill =
        constraint_kind_of(c)->make == MAKE_PILL && c->sum > 0 && c->sum < c->count;
    const bool turned = has_pill && !touch(v, c->cell[c->sum - 1], c->cell[c->sum]);
    for (unsigned i = 0; i < c->count; i++) {
        cell[i] = c->cell[turned && i < c->sum ? c->sum - 1 - i : i];
    }
}

bool constraint_is_connected(const struct layout *v, const struct constraint *c)
{
    uint32_t reached = 1; /* bit i: cell i of the constraint */
    for (bool more = true; more;) {
        more = false;
        for (unsigned i = 0; i < c->count * (unsigned)c->count; i++) {
            unsigned one = i / c->count;
            unsigned other = i % c->count;
            if (reached >> one & 1 && !(reached >> other & 1) &&
                side_by_side(v, c->cell[one], c->cell[other])) {
                reached |= (uint32_t)1 << other;
                more = true;
            }
        }
    }
    return reached == ((uint32_t)1 << c->count) - 1;
}

static const char *complain_cells(const struct layout *v, const struct constraint *c, char *buffer)
{
    char name[CELL_NAME_SIZE];
    char other[CELL_NAME_SIZE];
    const bool line = constraint_kind_of(c)->shape == CONSTRAINT_LINE;
    uint16_t cell[MAX_LINE_CELLS];
    if (line) {
        constraint_line_cells(v, c, cell);
    }
    for (unsigned i = 0; i < c->count; i++) {
        for (unsigned k = 0; k < i; k++) {
            if (c->cell[i] == c->cell[k]) {
                snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "%s is in it twice",
                         cell_name(v, c->cell[i], name));
                return buffer;
            }
        }
        if (line && i > 0 && !touch(v, cell[i - 1], cell[i])) {
            snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE,
                     "the line is not connected: %s does not touch %s", cell_name(v, cell[i], name),
                     cell_name(v, cell[i - 1], other));
            return buffer;
        }
    }
    return constraint_kind_of(c)->shape == CONSTRAINT_PAIR &&
                   !side_by_side(v, c->cell[0], c->cell[1])
               ? "its two cells must share a side"
               : NULL;
}

/* The cell that is as far from one as another is from a third; LAYOUT_NO_CELL: none. */
static unsigned cell_beyond(const struct layout *v, unsigned cell, int rows, int columns)
{
    int row = (int)row_of(v, cell) + rows;
    int column = (int)column_of(v, cell) + columns;
    bool inside =
        row >= 0 && column >= 0 && row < (int)frame_rows(v) && column < (int)frame_columns(v);
    return inside ? cell_at(v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
}

static const char *complain_diagonal(const struct layout *v, const struct constraint *c)
{
    int rows = (int)row_of(v, c->cell[1]) - (int)row_of(v, c->cell[0]);
    int columns = (int)column_of(v, c->cell[1]) - (int)column_of(v, c->cell[0]);
    bool whole = rows * rows == 1 && columns * columns == 1 &&
                 cell_beyond(v, c->cell[0], -rows, -columns) == LAYOUT_NO_CELL &&
                 cell_beyond(v, c->cell[c->count - 1], rows, columns) == LAYOUT_NO_CELL;
    for (unsigned i = 1; i < c->count && whole; i++) {
        whole = cell_beyond(v, c->cell[i - 1], rows, columns) == c->cell[i];
    }
    return whole ? NULL : "its cells must be a diagonal from edge to edge, in order from the arrow";
}

static bool is_corner(const struct layout *v, const struct constraint *c)
{
    return cell_beyond(v, c->cell[0], 0, 1) == c->cell[1] &&
           cell_beyond(v, c->cell[0], 1, 0) == c->cell[2] &&
           cell_beyond(v, c->cell[0], 1, 1) == c->cell[3];
}

static bool is_clone(const struct layout *v, const struct constraint *c)
{
    const unsigned count = c->count / 2U;
    int rows = (int)row_of(v, c->cell[count]) - (int)row_of(v, c->cell[0]);
    int columns = (int)column_of(v, c->cell[count]) - (int)column_of(v, c->cell[0]);
    bool same = c->count % 2 == 0;
    for (unsigned i = 0; i < count && same; i++) {
        same = cell_beyond(v, c->cell[i], rows, columns) == c->cell[count + i];
    }
    return same;
}

static const char *complain_shape(const struct layout *v, const struct constraint *c, char *buffer)
{
    const struct constraint_kind *k = constraint_kind_of(c);
    const unsigned line_most = k->shape == CONSTRAINT_LINE ? MAX_LINE_CELLS : c->count;
    const unsigned most = k->max_cells ? k->max_cells : line_most;
    if (constraint_is_rule(c)) {
        return NULL;
    }
    if (constraint_is_outside(c) && v->grid_count != 1) {
        return "only boards of one grid can have numbers outside the grid";
    }
    if (c->count < k->min_cells) {
        snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "it needs at least %u cell%s", k->min_cells,
                 k->min_cells > 1 ? "s" : "");
        return buffer;
    }
    if (k->cells_differ && !k->max_cells && c->count > v->size) {
        snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE,
                 "it has %u cells, but there are only %u different digits", c->count, v->size);
        return buffer;
    }
    if (c->count > most) {
        snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "it has %u cells, but %u %s the most", c->count,
                 most, most > 1 ? "are" : "is");
        return buffer;
    }
    if (k->shape == CONSTRAINT_DIAGONAL) {
        return complain_diagonal(v, c);
    }
    if (k->shape == CONSTRAINT_CORNER && !is_corner(v, c)) {
        return "its four cells must meet at one corner";
    }
    if (k->shape == CONSTRAINT_CLONE_OF && !is_clone(v, c)) {
        return "its two areas must have the same shape, cell by cell in the same order";
    }
    bool line = k->shape == CONSTRAINT_HOUSE || k->shape == CONSTRAINT_SIDE;
    return line ? NULL : complain_cells(v, c, buffer);
}

static bool same_cells(const struct constraint *a, const struct constraint *b, bool turned)
{
    if (a->count != b->count) {
        return false;
    }
    for (unsigned i = 0; i < a->count; i++) {
        if (a->cell[i] != b->cell[turned ? b->count - 1U - i : i]) {
            return false;
        }
    }
    return true;
}

/* Are they cages of which one's cells all come before the other's? A cage's cells ascend. */
static bool are_cages_apart(const struct constraint_list *l, const struct constraint_item *a,
                            const struct constraint_item *b)
{
    const uint16_t *one = l->cell + a->first;
    const uint16_t *other = l->cell + b->first;
    return a->kind == CONSTRAINT_CAGE && b->kind == CONSTRAINT_CAGE &&
           (one[a->count - 1] < other[0] || other[b->count - 1] < one[0]);
}

/* Is its outline drawn inside its cells? No cell can have two of these. */
static bool is_cage(const struct constraint *c)
{
    return constraint_kind_of(c)->shape == CONSTRAINT_AREA;
}

/* Two constraints that cannot be side by side. */
static const char *complain_both(const struct layout *v, const struct constraint *c,
                                 const struct constraint *other, char *buffer)
{
    char name[CELL_NAME_SIZE];
    bool same = same_cells(c, other, false);
    if (is_cage(c) && is_cage(other) && !(same && c->sum == other->sum && c->kind == other->kind)) {
        for (unsigned i = 0; i < c->count; i++) {
            for (unsigned k = 0; k < other->count; k++) {
                if (c->cell[i] == other->cell[k]) {
                    snprintf(buffer, CONSTRAINT_COMPLAINT_SIZE, "%s is also in another cage",
                             cell_name(v, c->cell[i], name));
                    return buffer;
                }
            }
        }
    }
    if (constraint_is_rule(c) || constraint_is_rule(other)) {
        return NULL;
    }
    bool parity = (c->kind == CONSTRAINT_ODD && other->kind == CONSTRAINT_EVEN) ||
                  (c->kind == CONSTRAINT_EVEN && other->kind == CONSTRAINT_ODD);
    bool sums = (c->kind == CONSTRAINT_X && other->kind == CONSTRAINT_V) ||
                (c->kind == CONSTRAINT_V && other->kind == CONSTRAINT_X);
    if (same && parity) {
        return "its cell is marked both odd and even";
    }
    if (same && sums) {
        return "its cells have both an X and a V";
    }
    if (c->kind == CONSTRAINT_GREATER && other->kind == CONSTRAINT_GREATER &&
        same_cells(c, other, true)) {
        return "another sign between its cells contradicts it";
    }
    if (constraint_is_outside(c) && constraint_is_outside(other) &&
        (!same || c->kind != other->kind || c->sum != other->sum)) {
        int row[2];
        int column[2];
        constraint_outside_place(v, c, &row[0], &column[0]);
        constraint_outside_place(v, other, &row[1], &column[1]);
        return row[0] == row[1] && column[0] == column[1]
                   ? "another number stands at its place outside the grid"
                   : NULL;
    }
    return NULL;
}

const char *constraint_list_complain(const struct constraint_list *l, const struct layout *base,
                                     char buffer[CONSTRAINT_COMPLAINT_SIZE])
{
    const struct constraint_item *last = &l->item[l->count - 1];
    struct constraint c = {last->kind, last->all, last->count, last->sum, l->cell + last->first};
    const char *wrong = complain_shape(base, &c, buffer);
    if (!wrong && constraint_kind_of(&c)->complain && !c.all && c.sum != CONSTRAINT_OPEN) {
        wrong = constraint_kind_of(&c)->complain(base, &c);
    }
    for (size_t i = 0; i + 1 < l->count && !wrong; i++) {
        const struct constraint_item *item = &l->item[i];
        if (are_cages_apart(l, last, item)) {
            continue;
        }
        struct constraint other = {item->kind, item->all, item->count, item->sum,
                                   l->cell + item->first};
        wrong = complain_both(base, &c, &other, buffer);
    }
    return wrong;
}
