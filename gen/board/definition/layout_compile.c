#include "gen/board/definition/layout_compile.h"

#include <string.h>

static bool add_house(struct compiled *c, enum house_kind kind, unsigned number, unsigned grid,
                      const uint16_t *cells, unsigned size)
{
    if (c->house_count == MAX_HOUSES) {
        return false;
    }
    struct house *h = &c->house[c->house_count++];
    h->kind = kind;
    h->number = (uint8_t)number;
    h->grid = (uint8_t)grid;
    memcpy(h->cell, cells, size * sizeof cells[0]);
    return true;
}

/* The i-th cell of the rows, columns or boxes of a grid. */
static unsigned cell_of_grid(const struct layout_draft *draft, unsigned grid, enum house_kind kind,
                             unsigned number, unsigned i)
{
    unsigned row = number;
    unsigned column = i;
    if (kind == HOUSE_COLUMN) {
        row = i;
        column = number;
    } else if (kind == HOUSE_BOX) {
        unsigned across = draft->size / draft->box_width;
        row = number / across * draft->box_height + i / draft->box_width;
        column = number % across * draft->box_width + i % draft->box_width;
    }
    return draft->cell_at[(draft->grid_at[grid].row + row) * draft->columns +
                          draft->grid_at[grid].column + column];
}

/* Is there a box already with the same first cell? Boxes overlap as wholes. */
static bool is_shared_box(const struct compiled *c, const uint16_t *cells)
{
    for (unsigned h = c->first_house[HOUSE_BOX]; h < c->house_count; h++) {
        if (c->house[h].cell[0] == cells[0]) {
            return true;
        }
    }
    return false;
}

static bool add_kind(struct compiled *c, const struct layout_draft *draft, enum house_kind kind)
{
    c->first_house[kind] = (uint16_t)c->house_count;
    if (kind == HOUSE_BOX && !draft->boxed && !draft->has_regions) {
        return true;
    }
    for (unsigned grid = 0; grid < draft->grid_count; grid++) {
        for (unsigned number = 0; number < draft->size; number++) {
            uint16_t cells[MAX_SIZE];
            unsigned count = 0;
            if (kind == HOUSE_BOX && draft->has_regions) {
                for (unsigned cell = 0; cell < draft->cell_count; cell++) {
                    if (draft->region[cell] == number) {
                        cells[count++] = (uint16_t)cell;
                    }
                }
            } else {
                for (; count < draft->size; count++) {
                    cells[count] = (uint16_t)cell_of_grid(draft, grid, kind, number, count);
                }
            }
            if (!(kind == HOUSE_BOX && is_shared_box(c, cells)) &&
                !add_house(c, kind, number, grid, cells, draft->size)) {
                return false;
            }
        }
    }
    return true;
}

static bool add_extra(struct compiled *c, const struct layout_draft *draft)
{
    c->first_house[HOUSE_EXTRA] = (uint16_t)c->house_count;
    for (unsigned i = 0; i < draft->extra_count; i++) {
        const struct draft_house *extra = &draft->extra[i];
        if (extra->count == draft->size) {
            if (!add_house(c, HOUSE_EXTRA, i, 0, extra->cell, extra->count)) {
                return false;
            }
            continue;
        }
        if (c->house_count + c->group_count == MAX_HOUSES) {
            return false;
        }
        struct cell_group *g = &c->group[c->group_count++];
        g->number = (uint8_t)i;
        g->count = (uint8_t)extra->count;
        memcpy(g->cell, extra->cell, extra->count * sizeof extra->cell[0]);
    }
    return true;
}

/* False: a cell has too many houses; *bad is it. */
static bool find_houses_of_cells(struct compiled *c, const struct layout_draft *draft,
                                 unsigned *bad)
{
    memset(c->all_count_of, 0, sizeof c->all_count_of);
    for (unsigned h = 0; h < c->house_count + c->group_count; h++) {
        bool whole = h < c->house_count;
        const struct cell_group *g = &c->group[whole ? 0 : h - c->house_count];
        const uint16_t *cells = whole ? c->house[h].cell : g->cell;
        unsigned count = whole ? draft->size : g->count;
        for (unsigned i = 0; i < count; i++) {
            unsigned cell = cells[i];
            unsigned k = c->all_count_of[cell]++;
            if (k == MAX_HOUSES_OF_CELL) {
                *bad = cell;
                return false;
            }
            c->house_of[cell][k] = (uint16_t)h;
            c->place_in[cell][k] = (uint8_t)i;
        }
        if (h + 1 == c->house_count) {
            memcpy(c->house_count_of, c->all_count_of, sizeof c->house_count_of);
        }
    }
    return true;
}

static void find_peers(struct compiled *c, const struct layout_draft *draft)
{
    c->peer_total = 0;
    for (unsigned cell = 0; cell < draft->cell_count; cell++) {
        uint64_t is_peer[(MAX_CELLS + 63) / 64] = {0};
        for (unsigned k = 0; k < c->all_count_of[cell]; k++) {
            unsigned h = c->house_of[cell][k];
            bool whole = h < c->house_count;
            const struct cell_group *g = &c->group[whole ? 0 : h - c->house_count];
            const uint16_t *cells = whole ? c->house[h].cell : g->cell;
            unsigned count = whole ? draft->size : g->count;
            for (unsigned i = 0; i < count; i++) {
                is_peer[cells[i] / 64] |= (uint64_t)1 << cells[i] % 64;
            }
        }
        is_peer[cell / 64] &= ~((uint64_t)1 << cell % 64);
        unsigned count = 0;
        for (unsigned word = 0; word <= (draft->cell_count - 1) / 64; word++) {
            for (uint64_t rest = is_peer[word]; rest; rest &= rest - 1) {
                c->peer[cell][count++] = (uint16_t)(64 * word + (unsigned)__builtin_ctzll(rest));
            }
        }
        c->peer_count[cell] = (uint8_t)count;
        c->peer_total += count;
    }
}

bool layout_compile(struct compiled *c, const struct layout_draft *draft, const struct diag_at *at,
                    struct diag *d)
{
    c->house_count = c->group_count = 0;
    if (!add_kind(c, draft, HOUSE_ROW) || !add_kind(c, draft, HOUSE_COLUMN) ||
        !add_kind(c, draft, HOUSE_BOX) || !add_extra(c, draft)) {
        diag_error(d, at, "the board has more than %d houses", MAX_HOUSES);
        return false;
    }
    c->first_house[4] = (uint16_t)c->house_count;
    unsigned bad;
    if (!find_houses_of_cells(c, draft, &bad)) {
        diag_error(d, at, "r%uc%u is in more than %d houses", draft->row[bad] + 1U,
                   draft->column[bad] + 1U, MAX_HOUSES_OF_CELL);
        return false;
    }
    find_peers(c, draft);
    return true;
}
