#include "render/book/boards/board_window.h"

#include "render/board/constraints/constraint_art.h"

bool board_window_holds(const struct board_window *w, const struct layout *v, unsigned cell)
{
    return row_of(v, cell) - w->row < w->rows && column_of(v, cell) - w->column < w->columns;
}

/* What stands around the cells of a window, in cells. */
struct board_surround {
    double left, top, right, bottom;
};

static struct board_surround surround_of(const struct layout *v, const struct board_window *w)
{
    const bool right = w->column + w->columns < frame_columns(v);
    const bool bottom = w->row + w->rows < frame_rows(v);
    return (struct board_surround){w->column ? detail_overhang : board_room_left(v),
                                   w->row ? detail_overhang : board_room_above(v),
                                   right ? detail_overhang : board_room_right(v),
                                   bottom ? detail_overhang : board_room_below(v)};
}

double board_window_across(const struct layout *v, const struct board_window *w)
{
    const struct board_surround s = surround_of(v, w);
    return s.left + w->columns + s.right;
}

double board_window_down(const struct layout *v, const struct board_window *w)
{
    const struct board_surround s = surround_of(v, w);
    return s.top + w->rows + s.bottom;
}

struct box draw_board_window(struct canvas *c, const struct board_style *style,
                             const struct board_content *content, const struct board_window *w,
                             double left, double top, double cell)
{
    const struct layout *v = content->variant;
    const struct board_surround s = surround_of(v, w);
    struct board_content part = *content;
    if (w->rows < frame_rows(v) || w->columns < frame_columns(v)) {
        part.first_row = w->row;
        part.row_count = w->rows;
        part.first_column = w->column;
        part.column_count = w->columns;
        part.overhang = detail_overhang;
    }
    left += s.left * cell;
    top += s.top * cell;
    board_draw(c, left - board_room_left(v) * cell, top - board_room_above(v) * cell, cell, style,
               &part);
    return (struct box){left, top, left + w->columns * cell, top + w->rows * cell};
}
