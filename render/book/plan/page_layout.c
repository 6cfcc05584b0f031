#include "render/book/plan/page_layout.h"

#include <assert.h>
#include <math.h>

/* Rows are not torn further apart than this; by eye. */
static const double widest_gap_pt = 36;

/* The share of the spare height above a single row: in the exact middle it would seem to sink. */
static const double optical_centre = 0.42;

static double cell_for(const struct page_layout_request *r, unsigned columns, unsigned rows)
{
    double across =
        (r->width_pt - (columns - 1) * r->gap_x_pt) / columns - r->before_pt - r->side_pt;
    double height = r->height_pt - r->middle_pt - r->above_pt - r->below_pt;
    double labels = rows * (r->head_pt + r->foot_pt);
    double down = (height - labels - (rows - 1) * r->gap_y_pt) / (rows * r->down);
    double apart = (height - labels) / (rows * r->down + (rows - 1) * r->gap_y_cells);
    return fmin(fmin(across / r->across, fmin(down, apart)), r->max_cell_pt);
}

static void choose_columns(const struct page_layout_request *r, struct page_layout *out)
{
    unsigned least = r->columns ? r->columns : 1;
    unsigned most = r->columns ? r->columns : r->count;
    out->cell_pt = -INFINITY;
    for (unsigned columns = least; columns <= most; columns++) {
        unsigned rows = (r->count + columns - 1) / columns;
        double cell = cell_for(r, columns, rows);
        if (cell > out->cell_pt) {
            out->columns = columns;
            out->rows = rows;
            out->cell_pt = cell;
        }
    }
    if (r->share > 0) {
        out->cell_pt = fmax(r->share * out->cell_pt, fmin(r->least_cell_pt, out->cell_pt));
    }
    /* Whole sixteenths, which a PDF holds exactly: no cell is wider than its neighbour. */
    out->cell_pt = floor(out->cell_pt * 16) / 16;
}

void page_layout_choose(const struct page_layout_request *r, struct page_layout *out)
{
    assert(r->count >= 1 && r->count <= LAYOUT_MAX_PER_PAGE && r->across >= 1 && r->down >= 1);
    assert(r->columns <= r->count);
    *out = (struct page_layout){.count = r->count};
    choose_columns(r, out);
    out->width_pt = out->cell_pt * r->across;
    out->height_pt = out->cell_pt * r->down;
    double wide = r->before_pt + out->width_pt + r->side_pt;
    double unit = out->height_pt + r->head_pt + r->foot_pt;
    double spare_x = r->width_pt - out->columns * wide;
    double spare_y = r->height_pt - r->middle_pt - out->rows * unit;
    /* Columns reach the block's edges unless that tears them apart; a single one is centred. */
    double gap_x = out->columns > 1 ? fmin(spare_x / (out->columns - 1), 3 * r->gap_x_pt) : 0;
    double between = spare_y - r->above_pt - r->below_pt;
    double gap_y =
        out->rows > 1 ? fmin(between / (out->rows - 1), fmax(widest_gap_pt, r->gap_y_pt)) : 0;
    double left = (spare_x - (out->columns - 1) * gap_x) / (r->before_pt > 0 ? 1 : 2);
    double around = spare_y - (out->rows - 1) * gap_y;
    double over = (out->rows > 1 ? 0.5 : optical_centre) * around;
    double top = fmax(r->above_pt, fmin(over, around - r->below_pt));
    double centre = (out->rows * out->columns - r->count) * (wide + gap_x) / 2;
    unsigned upper = (out->rows + 1) / 2;
    out->middle_top_pt = top + upper * unit + (upper - 0.5) * gap_y;
    assert(out->columns > 0);
    for (unsigned i = 0; i < r->count; i++) {
        unsigned row = i / out->columns;
        double shift = row + 1 == out->rows ? centre : 0;
        double below = row >= upper ? r->middle_pt : 0;
        out->slot[i].left = left + r->before_pt + shift + i % out->columns * (wide + gap_x);
        out->slot[i].top = top + below + row * (unit + gap_y) + r->head_pt;
    }
}

size_t page_layout_first_row(const struct page_layout *l)
{
    return l->rows > 1 && !l->split && l->count > l->columns ? l->columns : 0;
}
