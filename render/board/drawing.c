#include "render/board/drawing.h"

#include <math.h>

#include "render/board/constraints/constraint_looks.h"

static struct candidate_insets candidate_insets(const struct drawing *d)
{
    const struct candidate_insets in_characters = {0.04, 0.04, 0.04, 0.04};
    return canvas_device_of(d->canvas)->kind == CANVAS_GRAPHICS
               ? board_candidate_insets(d->v, d->grid)
               : in_characters;
}

bool drawing_shows(const struct drawing *d, unsigned cell)
{
    const struct board_content *a = d->content;
    const unsigned column = column_of(d->v, cell) - a->first_column;
    const unsigned row = row_of(d->v, cell) - a->first_row;
    return (!a->column_count || column < a->column_count) && (!a->row_count || row < a->row_count);
}

bool drawing_is_round(const struct drawing *d)
{
    bool round = d->style->round_corners && canvas_device_of(d->canvas)->kind != CANVAS_CHARACTERS;
    for (unsigned i = 0; round && i < constraint_count(d->v); i++) {
        const struct constraint_look *look = constraint_look_of(constraint_at(d->v, i)->kind);
        round = constraint_look_border(look, d->v) <= 0;
    }
    return round;
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

void step_digits(const struct step *s, digit_set digits[MAX_CELLS])
{
    for (unsigned cell = 0; cell < MAX_CELLS; cell++) {
        digits[cell] = 0;
    }
    for (unsigned i = 0; i < s->mark_count; i++) {
        digits[s->mark[i].at.cell] |= digit_bit(s->mark[i].at.digit);
    }
    for (unsigned i = 0; i < s->link_count; i++) {
        const struct link_end *const end[] = {&s->link[i].from, &s->link[i].to};
        for (unsigned k = 0; k < 2 * STEP_NODE_CELLS; k++) {
            const struct link_end *e = end[k / STEP_NODE_CELLS];
            if (k % STEP_NODE_CELLS < e->count) {
                digits[e->cell[k % STEP_NODE_CELLS]] |= digit_bit(e->digit);
            }
        }
    }
}

struct candidate_grid step_digits_grid(const struct layout *v, const struct step *s)
{
    /* A candidate by itself is still smaller than a digit. */
    struct candidate_grid grid = {2, 1, true};
    digit_set digits[MAX_CELLS];
    unsigned most = 0;
    step_digits(s, digits);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        most = digit_count(digits[cell]) > most ? digit_count(digits[cell]) : most;
    }
    while (grid.columns * grid.rows < most) {
        grid.rows += grid.columns > grid.rows;
        grid.columns += grid.columns * grid.rows < most && grid.columns == grid.rows;
    }
    return grid;
}

digit_set drawing_candidates(const struct drawing *d, unsigned cell)
{
    const struct board_content *a = d->content;
    if (!drawing_is_empty(d, cell)) {
        return 0;
    }
    if (d->marked) {
        return d->marked[cell];
    }
    if (a->candidate) {
        return a->candidate[cell];
    }
    digit_set set = all_digits(d->v->size);
    for (unsigned i = 0; i < d->v->peer_count[cell]; i++) {
        unsigned peer = d->v->peer[cell][i];
        unsigned digit = a->givens ? a->givens->cell[peer] : 0;
        digit = digit ? digit : a->filled ? a->filled->cell[peer] : 0;
        set &= digit ? ~digit_bit(digit) : ~(digit_set)0;
    }
    return set;
}

/* Candidates stand in a small copy of a box, its width across and its height down; those of a step
 * close together in the middle of their cell. */
void drawing_candidate(const struct drawing *d, unsigned cell, unsigned digit, double at[2])
{
    const struct candidate_insets inset = candidate_insets(d);
    struct box b = drawing_cell(d, cell);
    const double across = d->cell * (1 - inset.left - inset.right) / d->grid.columns;
    double down = d->cell * (1 - inset.top - inset.bottom) / d->grid.rows;
    unsigned place = digit - 1;
    double left = b.left + inset.left * d->cell;
    double top = b.top + inset.top * d->cell;
    if (d->marked) {
        const unsigned count = digit_count(d->marked[cell]);
        const unsigned columns = count < d->grid.columns ? count : d->grid.columns;
        const unsigned rows = (count + d->grid.columns - 1) / d->grid.columns;
        place = digit_count(d->marked[cell] & (digit_bit(digit) - 1));
        left += (d->grid.columns - columns) * across / 2;
        top += d->grid.rows * down / 2;
        down = fmin(down, drawing_pitch(d));
        top -= rows * down / 2;
    }
    const unsigned row = place / d->grid.columns;
    at[0] = left + (place % d->grid.columns + 0.5) * across;
    at[1] = top + (row + 0.5) * down;
}

double drawing_pitch(const struct drawing *d)
{
    return board_candidate_pitch_pt(d->v, d->grid, d->cell);
}

unsigned drawing_cell_at(const struct drawing *d, const double at[2])
{
    const double column = (at[0] - d->left) / d->cell + d->content->first_column;
    const double row = (at[1] - d->top) / d->cell + d->content->first_row;
    const bool inside =
        column >= 0 && row >= 0 && column < frame_columns(d->v) && row < frame_rows(d->v);
    return inside ? cell_at(d->v, (unsigned)row, (unsigned)column) : LAYOUT_NO_CELL;
}
