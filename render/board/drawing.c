#include "render/board/drawing.h"

bool drawing_shows(const struct drawing *d, unsigned cell)
{
    unsigned column = column_of(d->v, cell) - d->content->first_column;
    return !d->content->column_count || column < d->content->column_count;
}

bool drawing_is_empty(const struct drawing *d, unsigned cell)
{
    const struct board_content *a = d->content;
    return !(a->givens && a->givens->cell[cell]) && !(a->filled && a->filled->cell[cell]);
}

struct box drawing_cell(const struct drawing *d, unsigned cell)
{
    double left = d->left + ((double)column_of(d->v, cell) - d->content->first_column) * d->cell;
    double top = d->top + row_of(d->v, cell) * d->cell;
    return (struct box){left, top, left + d->cell, top + d->cell};
}

/* Candidates stand in a small copy of a box: its width across, its height down. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    const double inset = 0.04;
    struct box b = drawing_cell(d, cell);
    double room = d->cell * (1 - 2 * inset);
    double across = room / d->v->box_width;
    double down = room / d->v->box_height;
    unsigned column = (digit - 1) % d->v->box_width;
    unsigned row = (digit - 1) / d->v->box_width;
    at[0] = b.left + inset * d->cell + (column + 0.5) * across;
    at[1] = b.top + inset * d->cell + (row + 0.5) * down;
}

double drawing_pitch(const struct drawing *d)
{
    return board_candidate_pitch_pt(d->v, d->cell);
}
