/* The grids of a layout in the making, and its cells. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "gen/board/definition/draft_maker.h"

static bool read_number(const char **p, char letter, unsigned *number)
{
    if (tolower((unsigned char)**p) != letter || !isdigit((unsigned char)(*p)[1])) {
        return false;
    }
    *number = 0;
    for (++*p; isdigit((unsigned char)**p) && *number < 1000; ++*p) {
        *number = 10 * *number + (unsigned)(**p - '0');
    }
    return *number > 0;
}

static bool add_grid(const struct layout_draft_maker *m, unsigned row, unsigned column)
{
    struct layout_draft *draft = m->draft;
    if (draft->grid_count == MAX_GRIDS) {
        diag_error(m->d, m->at, "grids: more than %d grids; remove some", MAX_GRIDS);
        return false;
    }
    if (row + draft->size - 1 > MAX_FRAME || column + draft->size - 1 > MAX_FRAME) {
        diag_error(m->d, m->at, "grids: the one at r%uc%u ends beyond row or column %d", row,
                   column, MAX_FRAME);
        return false;
    }
    draft->grid_at[draft->grid_count++] =
        (struct grid_place){(uint8_t)(row - 1), (uint8_t)(column - 1)};
    return true;
}

/* Do two grids share cells? *bad receives whether they share parts of boxes. */
static bool grids_meet(const struct layout_draft *draft, unsigned one, unsigned other, bool *bad)
{
    int rows = draft->grid_at[one].row - draft->grid_at[other].row;
    int columns = draft->grid_at[one].column - draft->grid_at[other].column;
    bool meet = abs(rows) < (int)draft->size && abs(columns) < (int)draft->size;
    *bad = meet && ((rows == 0 && columns == 0) || rows % (int)draft->box_height ||
                    columns % (int)draft->box_width);
    return meet;
}

static bool check_overlaps(const struct layout_draft_maker *m)
{
    const struct layout_draft *draft = m->draft;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        bool meets = draft->grid_count == 1;
        for (unsigned k = 0; k < draft->grid_count; k++) {
            bool bad = false;
            meets |= k != i && grids_meet(draft, i, k, &bad);
            if (bad) {
                m->d->hint = "move one of them by whole boxes, 3 rows or columns on 9x9 grids";
                diag_error(m->d, m->at,
                           "grids: those at r%uc%u and r%uc%u do not overlap in whole boxes of "
                           "%ux%u cells",
                           draft->grid_at[k].row + 1U, draft->grid_at[k].column + 1U,
                           draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U,
                           draft->box_width, draft->box_height);
                return false;
            }
        }
        if (!meets) {
            diag_error(m->d, m->at, "grids: the one at r%uc%u shares no box with another",
                       draft->grid_at[i].row + 1U, draft->grid_at[i].column + 1U);
            return false;
        }
    }
    return true;
}

static int compare_grids(const void *a, const void *b)
{
    return memcmp(a, b, sizeof(struct grid_place));
}

bool draft_read_grids(const struct layout_draft_maker *m, const char *text)
{
    struct layout_draft *draft = m->draft;
    for (const char *p = text; *p; p += *p == ',') {
        unsigned row;
        unsigned column;
        if (!read_number(&p, 'r', &row) || !read_number(&p, 'c', &column) || (*p && *p != ',')) {
            m->d->hint = "write them as in r1c1,r1c13,r7c7,r13c1,r13c13";
            diag_error(m->d, m->at,
                       "grids: this is not a list of first cells, separated by commas");
            return false;
        }
        if (!add_grid(m, row, column)) {
            return false;
        }
    }
    qsort(draft->grid_at, draft->grid_count, sizeof draft->grid_at[0], compare_grids);
    unsigned left = MAX_FRAME;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        left = draft->grid_at[i].column < left ? draft->grid_at[i].column : left;
    }
    if (draft->grid_count == 0 || draft->grid_at[0].row || left) {
        diag_error(m->d, m->at, "grids: a grid must begin in row 1, and one in column 1");
        return false;
    }
    return check_overlaps(m);
}

bool draft_number_cells(const struct layout_draft_maker *m)
{
    struct layout_draft *draft = m->draft;
    static const uint16_t none = LAYOUT_NO_CELL;
    for (unsigned i = 0; i < draft->grid_count; i++) {
        unsigned rows = draft->grid_at[i].row + draft->size;
        unsigned columns = draft->grid_at[i].column + draft->size;
        draft->rows = rows > draft->rows ? rows : draft->rows;
        draft->columns = columns > draft->columns ? columns : draft->columns;
    }
    for (unsigned place = 0; place < draft->rows * draft->columns; place++) {
        draft->cell_at[place] = none;
    }
    for (unsigned i = 0; i < draft->grid_count; i++) {
        for (unsigned k = 0; k < draft->size * draft->size; k++) {
            unsigned row = draft->grid_at[i].row + k / draft->size;
            draft->cell_at[row * draft->columns + draft->grid_at[i].column + k % draft->size] = 0;
        }
    }
    for (unsigned place = 0; place < draft->rows * draft->columns; place++) {
        if (draft->cell_at[place] == none) {
            continue;
        }
        if (draft->cell_count == MAX_CELLS) {
            diag_error(m->d, m->at, "grids: together they have more than %d cells", MAX_CELLS);
            return false;
        }
        draft->row[draft->cell_count] = (uint8_t)(place / draft->columns);
        draft->column[draft->cell_count] = (uint8_t)(place % draft->columns);
        draft->cell_at[place] = (uint16_t)draft->cell_count++;
    }
    return true;
}
