#include "gen/solve/wide/wide_totals.h"

#include <string.h>

static void copy_cells(const struct constraint *c, struct wide_total *t)
{
    memcpy(t->cell, c->cell, c->count * sizeof *c->cell);
}

static void end_piece(struct wide_total *t, unsigned end)
{
    t->end[t->piece_count++] = (uint8_t)end;
}

static void list_cage(const struct constraint *c, struct wide_total *t)
{
    copy_cells(c, t);
    end_piece(t, c->count);
    t->possible = (uint16_t)(1U << c->sum % 16);
}

static void list_regions(const struct layout *v, const struct constraint *c, struct wide_total *t)
{
    copy_cells(c, t);
    for (unsigned end = 0; end < c->count;) {
        end = region_sum_piece_end(v, c, end);
        end_piece(t, end);
    }
}

/* Two mirrored cells are a piece, and so is the one in the middle. */
static void list_mirrored(const struct constraint *c, struct wide_total *t)
{
    unsigned count = 0;
    for (unsigned i = 0, last = c->count - 1U; i <= last; i++, last--) {
        t->cell[count++] = c->cell[i];
        if (i < last) {
            t->cell[count++] = c->cell[last];
        }
        end_piece(t, count);
    }
}

static void list_double_arrow(const struct constraint *c, struct wide_total *t)
{
    t->cell[0] = c->cell[0];
    t->cell[1] = c->cell[c->count - 1];
    end_piece(t, 2);
    memcpy(t->cell + 2, c->cell + 1, (c->count - 2U) * sizeof *c->cell);
    end_piece(t, c->count);
}

bool wide_total_of(const struct layout *v, const struct constraint *c, struct wide_total *out)
{
    *out = (struct wide_total){.possible = UINT16_MAX};
    if (c->count > MAX_TOTAL_CELLS) {
        return false;
    }
    if (c->kind == CONSTRAINT_REPEAT_CAGE) {
        list_cage(c, out);
    } else if (c->kind == CONSTRAINT_ZIPPER) {
        list_mirrored(c, out);
    } else if (c->kind == CONSTRAINT_DOUBLE_ARROW) {
        list_double_arrow(c, out);
    } else if (c->kind == CONSTRAINT_REGION_SUM && c->count <= MAX_TOTAL_PIECES) {
        list_regions(v, c, out);
    }
    return out->piece_count > 0;
}
