#include "render/book/page_layout.h"

#include <assert.h>
#include <math.h>

static double cell_for(const struct page_layout_request *r, unsigned columns, unsigned rows)
{
    double across = (r->width_pt - (columns - 1) * r->gap_x_pt) / columns;
    double down = (r->height_pt - (rows - 1) * r->gap_y_pt) / rows - r->head_pt - r->foot_pt;
    return fmin(fmin(across / r->across, down / r->down), r->max_cell_pt);
}

void page_layout_choose(const struct page_layout_request *r, struct page_layout *out)
{
    assert(r->count >= 1 && r->count <= LAYOUT_MAX_PER_PAGE && r->across >= 1 && r->down >= 1);
    out->count = r->count;
    out->split = 0;
    out->least_cell_pt = 0;
    out->columns = 1;
    out->rows = r->count;
    out->cell_pt = -1;
    for (unsigned columns = 1; columns <= r->count; columns++) {
        unsigned rows = (r->count + columns - 1) / columns;
        double cell = cell_for(r, columns, rows);
        if (cell > out->cell_pt) {
            out->columns = columns;
            out->rows = rows;
            out->cell_pt = cell;
        }
    }
    /* Whole sixteenths, which a PDF holds exactly: no cell is wider than its neighbour. */
    out->cell_pt = floor(out->cell_pt * 16) / 16;
    double board = out->cell_pt * r->across;
    out->width_pt = board;
    out->height_pt = out->cell_pt * r->down;
    double unit = out->height_pt + r->head_pt + r->foot_pt;
    double spare_x = r->width_pt - out->columns * board;
    double spare_y = r->height_pt - out->rows * unit;
    /* Columns reach the block's edges unless that tears them apart; a single one is centred. */
    double gap_x = out->columns > 1 ? fmin(spare_x / (out->columns - 1), 3 * r->gap_x_pt) : 0;
    double gap_y = out->rows > 1 ? fmin(spare_y / (out->rows - 1), 3 * r->gap_y_pt) : 0;
    double left = (spare_x - (out->columns - 1) * gap_x) / 2;
    double top = (spare_y - (out->rows - 1) * gap_y) * 0.4;
    double centre = (out->rows * out->columns - r->count) * (board + gap_x) / 2;
    for (unsigned i = 0; i < r->count; i++) {
        unsigned row = i / out->columns;
        double shift = row + 1 == out->rows ? centre : 0;
        out->slot[i].left = left + shift + i % out->columns * (board + gap_x);
        out->slot[i].top = top + row * (unit + gap_y) + r->head_pt;
    }
}
