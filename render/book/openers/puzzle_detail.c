#include "render/book/openers/puzzle_detail.h"

#include <math.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/book/book_data.h"
#include "render/book/style/board_looks.h"

enum { DETAIL_MIN_ROWS = 3 };

/* Does a number outside the grid belong to a line that begins in the window? */
static bool has_number(const struct board_window *w, const struct layout *v,
                       const struct constraint *c)
{
    return constraint_is_outside(c) && board_window_holds(w, v, c->cell[0]);
}

/* How many cells of a constraint the window shows: all if it is wholly inside. Lines run over the
 * edge, so a piece of one counts too if it has a direction. */
static unsigned cells_seen(const struct constraint *c, unsigned within)
{
    const enum constraint_form form = constraint_look_of(c->kind)->form;
    const bool line = form == FORM_THERMO || form == FORM_ARROW || form == FORM_LINE;
    return constraint_is_rule(c) ? 0
           : within == c->count  ? within
           : line && within      ? within - 1
                                 : 0;
}

/* What there is to see: givens, numbers outside the grid, and cells of constraints. Without a given
 * a part looks empty, whatever stands around it. */
static unsigned content_of(const struct board_window *w, const struct layout *v,
                           const struct grid *givens)
{
    unsigned given = 0;
    unsigned found = 0;
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        given += givens->cell[cell] != 0 && board_window_holds(w, v, cell);
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        unsigned within = 0;
        for (unsigned k = 0; k < c->count; k++) {
            within += board_window_holds(w, v, c->cell[k]);
        }
        found += has_number(w, v, c) ? 1 : cells_seen(c, within);
    }
    return given ? given + found : found / 2;
}

static bool is_place(const struct layout *v, unsigned row, unsigned column)
{
    return row < frame_rows(v) && column < frame_columns(v) &&
           cell_at(v, row, column) != LAYOUT_NO_CELL;
}

/* Boards of several grids have holes. */
static unsigned holes_of(const struct board_window *w, const struct layout *v)
{
    unsigned holes = 0;
    for (unsigned i = 0; i < w->rows * w->columns; i++) {
        holes += !is_place(v, w->row + i / w->columns, w->column + i % w->columns);
    }
    return holes;
}

/* Do two grids meet there at a hole, with a cell of each next to it, and one of both between them?
 */
static bool grids_meet(const struct board_window *w, const struct layout *v)
{
    for (unsigned i = 0; i < w->rows * w->columns; i++) {
        const unsigned row = w->row + i / w->columns;
        const unsigned column = w->column + i % w->columns;
        for (unsigned turn = 0; turn < 4 && !is_place(v, row, column); turn++) {
            /* Beyond the frame's first row or column there is no place, as unsigned numbers wrap.
             */
            const unsigned next_row = turn & 1 ? row + 1 : row - 1;
            const unsigned next_column = turn & 2 ? column + 1 : column - 1;
            if (next_row - w->row < w->rows && next_column - w->column < w->columns &&
                is_place(v, next_row, column) && is_place(v, row, next_column) &&
                is_place(v, next_row, next_column)) {
                return true;
            }
        }
    }
    return false;
}

/* How good it is to look at; 0: not at all. A part of one grid does not show that there are more.
 */
static unsigned worth_of(const struct board_window *w, const struct layout *v,
                         const struct grid *givens)
{
    const unsigned meeting = MAX_CELLS; /* before all that may stand there */
    const unsigned holes = holes_of(w, v);
    const unsigned places = w->rows * w->columns;
    const bool meets = 6 * holes >= places && 3 * holes <= places && grids_meet(w, v);
    return holes == 0 ? 1 + content_of(w, v, givens)
           : meets    ? meeting + content_of(w, v, givens)
                      : 0;
}

/* A window of a box's size is a box: any other would look like one with a digit twice. */
struct board_window fullest_window(const struct layout *v, const struct grid *givens, unsigned rows,
                                   unsigned columns)
{
    const bool box =
        v->box_height && v->grid_count == 1 && rows == v->box_height && columns == v->box_width;
    /* Boxes may stand at the board's edge, and numbers outside the grid do. */
    const unsigned edge = box || board_across(v) > frame_columns(v) ? 0 : 1;
    const unsigned down = box ? rows : 1;
    const unsigned across = box ? columns : 1;
    struct board_window best = {0, 0, rows, columns};
    unsigned most = 0;
    for (unsigned row = edge; row + rows + edge <= frame_rows(v); row += down) {
        for (unsigned column = edge; column + columns + edge <= frame_columns(v);
             column += across) {
            const struct board_window w = {row, column, rows, columns};
            const unsigned found = worth_of(&w, v, givens);
            if (found > most) {
                most = found;
                best = w;
            }
        }
    }
    return best;
}

/* Without marks for candidates, which are a part of pages to write on. */
static void draw_puzzle_window(struct canvas *c, struct book_board *drawn,
                               const struct board_window *w, double left, double top, double cell)
{
    drawn->content.candidates = CANDIDATE_MARKS_NONE;
    draw_board_window(c, &drawn->style, &drawn->content, w, left, top, cell);
}

/* So many cells of a side may show: all but those at the edges, or all of a small one, which else
 * would hold no given. */
static unsigned detail_side(unsigned side)
{
    enum { SMALL = 4 };
    return side > SMALL ? side - 2 : side;
}

/* Pictures of pixels are fine enough for the cells of the puzzle's own page. */
static double largest_cell(const struct book *b, size_t index)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct sign_pictures *pictures = p->signs->pictures;
    bool pixels = false;
    for (size_t i = 0; pictures && i < p->record->variant->size; i++) {
        pixels = pixels || (pictures->art[i] && pictures->art[i]->image.width > 0);
    }
    return pixels ? b->layouts.puzzle[b->layouts.first[p->section]].page.cell_pt : INFINITY;
}

/* A part of a board, in cells of this size. */
struct detail {
    struct board_window window;
    double cell, across, down; /* the lengths of its sides */
};

static struct detail choose_detail(const struct book *b, size_t index, struct box box,
                                   unsigned columns)
{
    const struct layout *v = b->puzzle[index].record->variant;
    const struct grid *givens = &b->puzzle[index].record->givens;
    const double rounding = 1e-6; /* of a room as high as what was chosen before */
    const double width = box.right - box.left + rounding;
    const double height = box.bottom - box.top + rounding;
    const unsigned max_columns = detail_side(frame_columns(v));
    const unsigned max_rows = detail_side(frame_rows(v));
    const unsigned rows = DETAIL_MIN_ROWS < max_rows ? DETAIL_MIN_ROWS : max_rows;
    struct board_window w =
        fullest_window(v, givens, rows, columns < max_columns ? columns : max_columns);
    const double cell =
        fmin(fmin(width / board_window_across(v, &w), height / board_window_down(v, &w)),
             largest_cell(b, index));
    for (unsigned turn = 0; turn < max_rows + max_columns; turn++) {
        const bool taller = turn < max_rows;
        const struct board_window more =
            fullest_window(v, givens, w.rows + taller, w.columns + !taller);
        if (more.rows <= max_rows && more.columns <= max_columns &&
            board_window_across(v, &more) * cell <= width &&
            board_window_down(v, &more) * cell <= height) {
            w = more;
        }
    }
    return (struct detail){w, cell, board_window_across(v, &w) * cell,
                           board_window_down(v, &w) * cell};
}

bool puzzle_detail_is_legible(const struct book *b, size_t index, struct box box, unsigned columns)
{
    const double cell = choose_detail(b, index, box, columns).cell;
    const struct layout *v = b->puzzle[index].record->variant;
    const struct board_style style = book_style_of(b, index);
    return style.pictures ||
           board_digit_size_pt(&style, b->faces.sans_bold, v, cell) >= book_min_text_pt(b);
}

double puzzle_detail_height(const struct book *b, size_t index, struct box box, unsigned columns)
{
    return choose_detail(b, index, box, columns).down;
}

void draw_puzzle_detail(const struct book *b, struct canvas *c, size_t index, struct box box,
                        enum align align, unsigned columns)
{
    const struct detail d = choose_detail(b, index, box, columns);
    const double spare = box.right - box.left - d.across;
    const double left = box.left + (align == ALIGN_LEFT    ? 0
                                    : align == ALIGN_RIGHT ? spare
                                                           : spare / 2);
    struct book_board drawn;
    book_board_of(b, index + 1, false, &drawn);
    draw_puzzle_window(c, &drawn, &d.window, left, box.bottom - d.down, d.cell);
}

void draw_puzzle_strip(const struct book *b, struct canvas *c, size_t index, struct box box)
{
    const double smallest_pt = 40; /* of a cell */
    const struct layout *v = b->puzzle[index].record->variant;
    const double width = box.right - box.left;
    const double height = box.bottom - box.top;
    const double cell = fmin(fmax(smallest_pt, height / DETAIL_MIN_ROWS), height);
    const unsigned rows = (unsigned)fmin(floor(height / cell), detail_side(frame_rows(v)));
    const unsigned most = detail_side(frame_columns(v));
    struct book_board drawn;
    book_board_of(b, index + 1, false, &drawn);
    struct board_window w = {.rows = rows, .columns = most};
    double across = 0;
    double down = 0;
    for (;; w.columns--) {
        w = fullest_window(v, drawn.content.givens, rows, w.columns);
        across = board_window_across(v, &w);
        down = board_window_down(v, &w);
        if (w.columns == 1 || across * height <= down * width) {
            break;
        }
    }
    const double side = fmin(fmin(height / down, width / across), largest_cell(b, index));
    draw_puzzle_window(c, &drawn, &w, box.right - across * side, box.bottom - down * side, side);
}

/* The first of the rows, a box's height of them, with most givens and constraints. */
static unsigned fullest_rows(const struct layout *v, const struct grid *givens, unsigned rows)
{
    unsigned best = 0;
    unsigned most = 0;
    for (unsigned row = 0; row + rows <= v->size; row += rows) {
        const struct board_window w = {row, 0, rows, v->size};
        const unsigned found = holes_of(&w, v) == 0 ? content_of(&w, v, givens) : 0;
        best = found > most ? row : best;
        most = found > most ? found : most;
    }
    return best;
}

static unsigned rows_of(const struct layout *v)
{
    return v->box_height > 1 ? v->box_height : 2;
}

static struct board_window rows_window(const struct layout *v, const struct grid *givens)
{
    const unsigned rows = rows_of(v);
    return v->grid_count > 1
               ? fullest_window(v, givens, rows, v->size)
               : (struct board_window){fullest_rows(v, givens, rows), 0, rows, v->size};
}

double puzzle_rows_height(const struct book *b, size_t index, struct box box)
{
    const struct layout *v = b->puzzle[index].record->variant;
    const struct board_window w = rows_window(v, &b->puzzle[index].record->givens);
    return board_window_down(v, &w) * (box.right - box.left) / board_window_across(v, &w);
}

void draw_puzzle_rows(const struct book *b, struct canvas *c, size_t index, struct box box)
{
    const double slack = 0.01;
    const struct layout *v = b->puzzle[index].record->variant;
    const double height = puzzle_rows_height(b, index, box);
    if (height > box.bottom - box.top + slack) {
        return;
    }
    struct book_board drawn;
    book_board_of(b, index + 1, false, &drawn);
    const struct board_window w = rows_window(v, drawn.content.givens);
    draw_puzzle_window(c, &drawn, &w, box.left, box.bottom - height,
                       (box.right - box.left) / board_window_across(v, &w));
}
