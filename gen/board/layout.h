/* Layouts: the digits, the cells and where they lie, and the houses. What a puzzle's board is, but
 * for its digits.
 *
 * A layout is built from a short definition: a named row (layout_rows.h), or a map of regions,
 * additional houses, or grids that share boxes. It is compiled into the tables below, and
 * everything outside gen/solve's kernels works from these alone, so it works for every layout.
 *
 * Cells count from 0, row by row of the frame, places of the frame without a cell left out. Digits
 * are 1..size. Houses come in the order rows, columns, boxes (or a jigsaw's regions), extra houses;
 * of several grids, each kind grid by grid, a box that grids share once. Each holds `size`
 * different cells. Groups are what is smaller than a house: its digits differ, but not all must be
 * there.
 *
 * Ownership: the named rows live for ever. Other layouts are interned, so two pointers are equal if
 * the definitions are, and they are counted: to keep a pointer longer than its giver does, take a
 * reference (layout_keep, layout_drop). On named rows both do nothing.
 *
 * Threads: a layout is constant; layout_build, layout_keep and layout_drop may be called by any
 * number at once. */
#ifndef NONET_GEN_BOARD_LAYOUT_H
#define NONET_GEN_BOARD_LAYOUT_H

#include <assert.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"

enum {
    MAX_SIZE = 25,
    MAX_CELLS = MAX_SIZE * MAX_SIZE,
    MAX_FRAME = 63,         /* rows or columns */
    MAX_HOUSES = 250,       /* and groups, together */
    MAX_HOUSES_OF_CELL = 8, /* and groups, together */
    MAX_EXTRA_HOUSES = 32,  /* and groups, together */
    MAX_GRIDS = 24,
    PEER_SET_CELLS = 128,    /* of boards whose sets of cells are two words */
    LAYOUT_NO_CELL = 0xFFFF, /* of a place of the frame: no cell is there */
    LAYOUT_NAME_SIZE = 40,
};

enum house_kind { HOUSE_ROW, HOUSE_COLUMN, HOUSE_BOX, HOUSE_EXTRA };

struct house {
    enum house_kind kind;
    uint8_t number;          /* within its kind and, where there are several grids, its grid */
    uint8_t grid;            /* the first that it belongs to */
    uint16_t cell[MAX_SIZE]; /* in reading order */
};

/* A house's smaller kin: no digit twice in its cells, of which there are 2 to size - 1. */
struct cell_group {
    uint8_t number; /* among the extra houses, on from those */
    uint8_t count;
    uint16_t cell[MAX_SIZE];
};

struct grid_place {
    uint8_t row; /* of its first cell */
    uint8_t column;
};

/* Where gen/solve keeps the tables that it makes for a board at the first question. */
struct plan_slot {
    _Atomic(void *) tables;
    void (*_Atomic drop)(void *tables);
};

/* Frees the tables, if there are any. */
static inline void plan_slot_drop(struct plan_slot *slot)
{
    void *tables = atomic_load(&slot->tables);
    if (tables) {
        void (*drop)(void *) = atomic_load(&slot->drop);
        drop(tables);
    }
}

struct constraint_set;
struct layout;

/* What constraints (gen/constraint) do for the rooms that do not know them. */
struct constraint_calls {
    /* Do they hold on a full board? */
    bool (*hold)(const struct layout *v, const uint8_t *digits);
    /* A total order of sets on boards with the same number of cells; 0: they are equal. */
    int (*compare)(const struct constraint_set *a, const struct constraint_set *b);
    /* The constraints of v upon `to`, a layout without constraints, whose cell i was cell from[i];
     * the caller's to drop. NULL: out of memory. */
    const struct layout *(*move)(const struct layout *v, const struct layout *to,
                                 const uint16_t *from);
    void (*drop)(const struct constraint_set *set);
};

struct layout {
    const char *name; /* of the row, with its map behind a colon: "classic", "jigsaw-9:spiral" */
    const char *doc;
    const char *base; /* the row that it was built upon: without extra houses, one grid */
    uint8_t size;     /* digits, and cells in a house */
    /* Cells across and down a box. Where boxes are no rectangles, or there are none: of the
     * rectangle in which all digits are shown side by side. */
    uint8_t box_width;
    uint8_t box_height;
    bool classic; /* 9x9 with 3x3 boxes and nothing else: the kernels may be used */
    bool plain;   /* one grid of rows, columns and rectangular boxes, and nothing else */
    bool jigsaw;  /* its boxes are regions of any shape */
    /* The same without constraints, itself where it has none; and the constraints, NULL: none. A
     * layout with constraints is neither classic nor plain nor named. Its peers are also those
     * cells that must differ by a constraint. */
    const struct layout *bare;
    const struct constraint_set *constraints;
    const struct constraint_calls *constraint_calls;
    bool constraints_bind_digits; /* other names for the digits would break a constraint */
    struct plan_slot *plan;
    struct plan_slot *tables; /* of `bare` */
    uint64_t
        serial; /* no two layouts of a run have the same, though one may lie where another was */
    bool named; /* its name defines it; else the texts below do */
    /* The definition, NULL where it does not apply: a letter a cell; such maps, '.' for cells of no
     * house, parted by commas; "r1c1,r1c13". */
    const char *regions;
    const char *houses;
    const char *grids;
    uint8_t movements; /* bit m: movement m of the frame (symmetry.h) takes cells to cells */
    uint8_t grid_count;
    struct grid_place grid_at[MAX_GRIDS];
    uint8_t frame_rows;
    uint8_t frame_columns;
    uint16_t cell_count;
    uint16_t house_count;
    uint16_t group_count;
    uint16_t first_house[5]; /* of each kind; [4]: house_count */
    const uint16_t *cell_at; /* by place of the frame: the cell, or LAYOUT_NO_CELL */
    const uint8_t *row;      /* by cell */
    const uint8_t *column;   /* by cell */
    const uint16_t *box;     /* by cell: the number of its box among the boxes, or LAYOUT_NO_CELL */
    const struct house *house;
    const struct cell_group *group;
    const uint8_t *house_count_of; /* by cell */
    const uint8_t *all_count_of;   /* by cell: with its groups */
    /* By cell: its rows, columns, boxes, extra houses; then its groups, numbered from
     * house_count on. */
    const uint16_t (*house_of)[MAX_HOUSES_OF_CELL];
    const uint8_t (
        *place_in)[MAX_HOUSES_OF_CELL]; /* house[house_of[c][k]].cell[place_in[c][k]] is c */
    const uint8_t *peer_count;          /* by cell */
    const uint16_t *const *peer;        /* by cell: ascending; never the cell itself */
    /* The same as sets; NULL: there are more than PEER_SET_CELLS. */
    const uint64_t (*peer_set)[PEER_SET_CELLS / 64];
};

/* Where the letters of a definition's text stand in a file, for what is reported of them: pieces by
 * ascending offset in the text, each from a place in the file on, none over the end of a line. */
struct layout_piece {
    size_t offset;
    struct diag_at at; /* line 0: not in a file */
};

struct layout_pieces {
    const struct layout_piece *piece;
    size_t count; /* 0: not from a file */
};

/* What a layout is built from; NULL for what does not apply. The texts are as in struct layout, in
 * letters of either case; houses may hold names of rows whose extra houses are meant. A row's own
 * houses stay. */
struct layout_definition {
    const char *name; /* of a row; NULL: found by the other parts */
    const char *regions;
    const char *houses;
    const char *grids;
    struct layout_pieces regions_from;
    struct layout_pieces houses_from;
    /* Where the parts are written that are from no file; NULL: where the whole is. */
    const struct diag_at *regions_at;
    const struct diag_at *houses_at;
    const struct diag_at *grids_at;
};

/* Build a layout, or find the one that there is already. The caller's to drop. NULL after reporting
 * what is wrong at `at`, and what to change. */
const struct layout *layout_build(const struct layout_definition *definition,
                                  const struct diag_at *at, struct diag *d);

/* Constraints to add to a layout. For gen/constraint; other rooms call constraints_lay. */
struct layout_constraints {
    const struct constraint_set *set;
    const struct constraint_calls *calls;
    uint64_t hash;
    const char *name; /* NULL: the layout's */
    const char *doc;
    bool bind_digits;
    const uint16_t (*unequal)[2]; /* pairs of cells that must differ */
    size_t unequal_count;
};

/* The layout with these constraints, or the same that there is already. base has none. The set is
 * taken over, also on failure. The caller's to drop; NULL: out of memory. */
const struct layout *layout_with_constraints(const struct layout *base,
                                             const struct layout_constraints *constraints);

const struct layout *layout_keep(const struct layout *v); /* returns v; NULL stays NULL */
void layout_drop(const struct layout *v);

/* 64 bits that distinguish the layouts of a run's puzzles; 0 for named layouts with one map, and
 * for NULL. */
uint64_t layout_hash(const struct layout *v);

/* How many layouts are built and not yet dropped, for tests. */
size_t layout_built_count(void);

/* Where a cell lies in the frame. */
static inline unsigned frame_rows(const struct layout *v)
{
    return v->frame_rows;
}

static inline unsigned frame_columns(const struct layout *v)
{
    return v->frame_columns;
}

static inline unsigned cell_at(const struct layout *v, unsigned row, unsigned column)
{
    return v->cell_at[row * v->frame_columns + column];
}

static inline unsigned row_of(const struct layout *v, unsigned cell)
{
    return v->row[cell];
}

static inline unsigned column_of(const struct layout *v, unsigned cell)
{
    return v->column[cell];
}

/* Has every place of the frame a cell? */
static inline bool frame_is_full(const struct layout *v)
{
    return v->cell_count == v->frame_rows * v->frame_columns;
}

/* The cell right of a cell, or below it; LAYOUT_NO_CELL where there is none. */
static inline unsigned cell_right(const struct layout *v, unsigned cell)
{
    return v->column[cell] + 1 < v->frame_columns
               ? v->cell_at[v->row[cell] * v->frame_columns + v->column[cell] + 1]
               : LAYOUT_NO_CELL;
}

static inline unsigned cell_below(const struct layout *v, unsigned cell)
{
    return v->row[cell] + 1 < v->frame_rows
               ? v->cell_at[(v->row[cell] + 1) * v->frame_columns + v->column[cell]]
               : LAYOUT_NO_CELL;
}

/* Is the cell one of this grid's rows and columns? Grids that overlap share cells. */
static inline bool grid_has(const struct layout *v, unsigned grid, unsigned cell)
{
    /* Before the grid's first row or column, unsigned numbers wrap. */
    return row_of(v, cell) - v->grid_at[grid].row < v->size &&
           column_of(v, cell) - v->grid_at[grid].column < v->size;
}

/* LAYOUT_NO_CELL where the layout has no boxes. */
static inline unsigned box_of(const struct layout *v, unsigned cell)
{
    return v->box[cell];
}

/* Does another box begin right of the cell, or below it? Never so at the frame's edge. */
static inline bool box_ends_right(const struct layout *v, unsigned cell)
{
    unsigned next = cell_right(v, cell);
    return next != LAYOUT_NO_CELL && v->box[next] != v->box[cell];
}

static inline bool box_ends_below(const struct layout *v, unsigned cell)
{
    unsigned next = cell_below(v, cell);
    return next != LAYOUT_NO_CELL && v->box[next] != v->box[cell];
}

/* One grid with rectangular boxes, whatever houses more it has? */
static inline bool has_regular_boxes(const struct layout *v)
{
    return v->grid_count == 1 && !v->jigsaw && v->box[0] != LAYOUT_NO_CELL;
}

/* Houses (or groups) other than rows, columns and boxes? */
static inline bool has_extra_houses(const struct layout *v)
{
    return v->first_house[HOUSE_EXTRA] < v->house_count || v->group_count > 0;
}

#endif
