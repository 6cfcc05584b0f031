#include "render/board/drawing.h"

#include "gen/constraint/cage_sign.h"

/* Where candidates stand in a cell, from its edges: clear of texts there. */
struct insets {
    double left, top, right, bottom;
};

static struct insets candidate_insets(const struct drawing *d)
{
    const struct text_places text = board_text_places(d->v);
    /* A thick border moves the number down, and three rows of candidates reach up to it. */
    const bool low =
        d->v->constraints && d->v->constraints->kinds & CALC_CAGE_KINDS && d->v->box_height > 2;
    if (canvas_device_of(d->canvas)->kind != CANVAS_GRAPHICS) {
        return (struct insets){0.04, 0.04, 0.04, 0.04};
    }
    return low            ? (struct insets){0.10, 0.295, 0.10, 0.055}
           : text.upper   ? (struct insets){0.10, 0.235, 0.10, 0.105}
           : text.lower   ? (struct insets){0.10, 0.105, 0.10, 0.235}
           : text.between ? (struct insets){0.14, 0.14, 0.14, 0.14}
                          : (struct insets){0.04, 0.04, 0.04, 0.04};
}

bool drawing_shows(const struct drawing *d, unsigned cell)
{
    const struct board_content *a = d->content;
    const unsigned column = column_of(d->v, cell) - a->first_column;
    const unsigned row = row_of(d->v, cell) - a->first_row;
    return (!a->column_count || column < a->column_count) && (!a->row_count || row < a->row_count);
}

bool drawing_is_empty(const struct drawing *d, unsigned cell)
{
    const struct board_content *a = d->content;
    return !(a->givens && a->givens->cell[cell]) && !(a->filled && a->filled->cell[cell]);
}

struct box drawing_cell(const struct drawing *d, unsigned cell)
{
    double left = d->left + ((double)column_of(d->v, cell) - d->content->first_column) * d->cell;
    double top = d->top + ((double)row_of(d->v, cell) - d->content->first_row) * d->cell;
    return (struct box){left, top, left + d->cell, top + d->cell};
}

void drawing_characters(const struct board_content *content, unsigned *columns, unsigned *rows)
{
    bool full = content->candidates == CANDIDATE_MARKS_FULL;
    *columns = full ? 2U * content->variant->box_width + 2 : 4;
    *rows = full ? content->variant->box_height + 1U : 2;
}

/* Candidates stand in a small copy of a box: its width across, its height down. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    struct insets inset = candidate_insets(d);
    struct box b = drawing_cell(d, cell);
    double across = d->cell * (1 - inset.left - inset.right) / d->v->box_width;
    double down = d->cell * (1 - inset.top - inset.bottom) / d->v->box_height;
    unsigned column = (digit - 1) % d->v->box_width;
    unsigned row = (digit - 1) / d->v->box_width;
    at[0] = b.left + inset.left * d->cell + (column + 0.5) * across;
    at[1] = b.top + inset.top * d->cell + (row + 0.5) * down;
}

double drawing_pitch(const struct drawing *d)
{
    return board_candidate_pitch_pt(d->v, d->cell);
}
