/* Indexers: a marked cell points to a digit of its house. In column C, a column indexer with digit
 * d means that C is in column d of the cell's row. In row R, a row indexer with d means that R is
 * in row d of the cell's column. At place P of its box, a box indexer with d means that P is at
 * place d of the box. Places are counted row by row. */
#include "gen/constraint/outside/outside.h"

/* The house of a kind that holds the cell, cell by cell. */
static const uint16_t *house_of(const struct layout *v, unsigned cell, enum house_kind kind)
{
    unsigned boxes = v->first_house[HOUSE_BOX];
    for (unsigned i = 0; i < v->house_count_of[cell]; i++) {
        unsigned house = v->house_of[cell][i];
        bool box = house >= boxes && house < v->first_house[HOUSE_EXTRA];
        bool row = house < boxes &&
                   row_of(v, v->house[house].cell[0]) == row_of(v, v->house[house].cell[1]);
        if (kind == HOUSE_BOX ? box : !box && house < boxes && row == (kind == HOUSE_ROW)) {
            return v->house[house].cell;
        }
    }
    return NULL;
}

/* A row indexer points along its column, a column indexer along its row. */
static enum house_kind house_kind_of(enum constraint_kind_id kind)
{
    return kind == CONSTRAINT_ROW_INDEXER      ? HOUSE_COLUMN
           : kind == CONSTRAINT_COLUMN_INDEXER ? HOUSE_ROW
                                               : HOUSE_BOX;
}

static unsigned place_in(const uint16_t *house, unsigned cell)
{
    unsigned place = 0;
    while (house[place] != cell) {
        place++;
    }
    return place + 1;
}

static const char *complain(const struct layout *v, const struct constraint *c)
{
    if (v->grid_count != 1) {
        return "only boards of one grid can have indexers";
    }
    return house_of(v, c->cell[0], house_kind_of(c->kind)) ? NULL : "its cell is in no box";
}

static bool holds(const struct layout *v, const struct constraint *c, const uint8_t *digits)
{
    const uint16_t *house = house_of(v, c->cell[0], house_kind_of(c->kind));
    return pointer_holds(digits, c->cell[0], house, v->size, place_in(house, c->cell[0]));
}

static unsigned others(const struct layout *v, unsigned cell, uint16_t *out,
                       enum constraint_kind_id kind)
{
    const uint16_t *house = house_of(v, cell, house_kind_of(kind));
    unsigned count = 0;
    for (unsigned i = 0; house && i < v->size; i++) {
        if (house[i] != cell) {
            out[count++] = house[i];
        }
    }
    return count;
}

static void derive(const struct layout *v, const uint8_t *digits, struct constraint_list *out,
                   enum constraint_kind_id kind)
{
    for (unsigned cell = 0; v->grid_count == 1 && cell < v->cell_count; cell++) {
        const uint16_t here = (uint16_t)cell;
        const struct constraint c = {.kind = (uint8_t)kind, .count = 1, .cell = &here};
        if (!complain(v, &c) && holds(v, &c, digits)) {
            constraint_list_append(out, kind, 0, &here, 1);
        }
    }
}

#define INDEXER(id, row, NAME, DOC, KEY, SHORT)                                                    \
    static void derive_##row(const struct layout *v, const uint8_t *digits,                        \
                             struct constraint_list *out)                                          \
    {                                                                                              \
        derive(v, digits, out, CONSTRAINT_##id);                                                   \
    }                                                                                              \
    static unsigned around_##row(const struct layout *v, unsigned cell, uint16_t *out)             \
    {                                                                                              \
        return others(v, cell, out, CONSTRAINT_##id);                                              \
    }                                                                                              \
    const struct constraint_kind constraint_kind_##row = {                                         \
        .name = NAME,                                                                              \
        .doc = DOC,                                                                                \
        .rule = TEXT_rule_##row,                                                                   \
        .title = TEXT_board_##row,                                                                 \
        .words = {.name = TEXT_name_##row},                                                        \
        .fpuzzles = {KEY},                                                                         \
        .make = MAKE_FEW,                                                                          \
        .step = STEP_MARK,                                                                         \
        .variant = VARIANT(id, NAME, SHORT),                                                       \
        .shape = CONSTRAINT_CELL,                                                                  \
        .is_about_values = true,                                                                   \
        .stays_in_place = true,                                                                    \
        .removes = REMOVES_SOME,                                                                   \
        .min_cells = 1,                                                                            \
        .max_cells = 1,                                                                            \
        .complain = complain,                                                                      \
        .holds = holds,                                                                            \
        .prune = prune_pointer,                                                                    \
        .derive = derive_##row,                                                                    \
        .around = around_##row,                                                                    \
    };
INDEXER(ROW_INDEXER, row_indexer, "row-indexer",
        "row indexers: in a marked cell of row 3, digit d means that row d of the column has the 3",
        "rowindexer", "cells that show in which row of their column the number of their row is")
INDEXER(COLUMN_INDEXER, column_indexer, "column-indexer",
        "column indexers: in a marked cell of column 3, digit d means that column d of the row has "
        "the 3",
        "columnindexer",
        "cells that show in which column of their row the number of their column is")
INDEXER(
    BOX_INDEXER, box_indexer, "box-indexer",
    "box indexers: in a marked cell at place 3 of its box, digit d means that place d has the 3",
    "boxindexer", "cells that show at which place of their box the number of their place is")
