#include "render/book/cover/cover_field.h"

#include <math.h>

#include "render/book/back/cover_back.h"
#include "render/book/book_data.h"
#include "render/book/cover/cover_tools.h"

/* Cells between the stronger lines, of a board's side, and across a field at most. */
enum { BOX = 3, SIDE = 9, MAX_COLUMNS = 16 };
static const double aside_left = 0.5; /* of the width */

void cover_field_words(const struct cover_scene *s, struct cover_words *w)
{
    bool aside = cover_lies(s);
    double top = front_y(s, 0.055);
    w->align = ALIGN_LEFT;
    w->title_font = s->book->faces.sans_bold;
    w->subtitle_font = s->text_font;
    w->title_pt = 0.2 * fmin(s->width, s->height);
    w->title_leading = 0.98;
    w->has_rule = false;
    w->spine_ground = s->accent;
    w->spine_ink = cover_ink_on(s, s->rgb.accent);
    w->foot = (struct box){s->safe.left, top, s->safe.right, front_y(s, 0.1)};
    w->foot_from_top = true;
    w->head.top = front_y(s, aside ? 0.16 : 0.115);
    w->head.bottom = front_y(s, aside ? 0.9 : 0.52);
    if (aside) {
        w->head.right = front_x(s, aside_left) - 0.03 * s->width;
        w->foot.right = w->head.right;
    }
}

void cover_field_words_under(const struct cover_scene *s, struct cover_words *w)
{
    const struct box foot = w->foot;
    cover_field_words(s, w);
    if (!cover_lies(s)) {
        w->foot = foot;
        w->foot_from_top = false;
        w->at_foot = true;
        w->head.top = front_y(s, 0.58);
        w->head.bottom = front_y(s, 0.865);
    }
}

/* Over the whole height, and over the front's edges on all sides. */
static struct cover_field field_from(const struct cover_scene *s, double left, double top,
                                     double cell, int columns)
{
    const int more = 1 + cover_more_cells(s, cell);
    return (struct cover_field){.left = left,
                                .top = top,
                                .cell = cell,
                                .first_row = -more,
                                .rows = (int)ceil(s->height / cell) + more,
                                .first_column = -more,
                                .columns = columns + more};
}

/* The number of cells across the front, so that this number of rows has room. */
static int columns_for(const struct cover_scene *s, int columns, double rows, double room)
{
    while (columns < MAX_COLUMNS && rows * s->width / columns > room) {
        columns++;
    }
    return columns;
}

static struct cover_field field_aside(const struct cover_scene *s, int columns)
{
    const double left = front_x(s, aside_left);
    struct cover_field f =
        field_from(s, left, s->g.front.top, (s->g.front.right - left) / columns, columns);
    f.first_column = 0;
    return f;
}

struct cover_field cover_field_all(const struct cover_scene *s, int columns)
{
    return cover_lies(s)
               ? field_aside(s, columns)
               : field_from(s, s->g.front.left, s->g.front.top, s->width / columns, columns);
}

/* The last row runs over the edge by about a third. */
struct cover_field cover_field_front(const struct cover_scene *s, int columns, int whole_rows)
{
    const double over = 0.35;
    if (cover_lies(s)) {
        return field_aside(s, columns);
    }
    const double room = s->g.front.bottom - s->head_bottom - 0.035 * s->height;
    columns = columns_for(s, columns, whole_rows + 1 - over, room);
    const double cell = s->width / columns;
    const int rows = (int)fmax(1, floor(room / cell + over));
    struct cover_field f =
        field_from(s, s->g.front.left, s->g.front.bottom - (rows - over) * cell, cell, columns);
    f.rows = rows - f.first_row;
    f.first_row = 0;
    return f;
}

struct cover_field cover_field_over_words(const struct cover_scene *s, int columns, int whole_rows)
{
    if (cover_lies(s)) {
        return field_aside(s, columns);
    }
    const double bottom = s->head_top - 0.035 * s->height;
    const double room = bottom - s->g.front.top;
    columns = columns_for(s, columns, whole_rows, room);
    const double cell = s->width / columns;
    const int rows = (int)fmax(1, floor(room / cell));
    struct cover_field f = field_from(s, s->g.front.left, bottom - rows * cell, cell, columns);
    f.first_row--;
    f.rows = rows;
    return f;
}

bool cover_field_has(const struct cover_field *f, int row, int column)
{
    return row < f->hole_row || row >= f->hole_row + f->hole || column < f->hole_column ||
           column >= f->hole_column + f->hole;
}

void cover_field_hole(const struct cover_field *f, struct canvas *c)
{
    if (f->hole) {
        const double x = f->left + f->hole_column * f->cell;
        const double y = f->top + f->hole_row * f->cell;
        canvas_fill(c, (struct box){x, y, x + f->hole * f->cell, y + f->hole * f->cell},
                    PAINT_WHITE);
    }
}

/* It ends at the spine; the rows are counted from this y. */
static struct cover_field field_of_back(const struct cover_scene *s, double top, double cell,
                                        int columns)
{
    struct cover_field f = field_from(s, s->g.spine.left - columns * cell, top, cell, columns);
    f.columns = columns;
    f.ends = true;
    return f;
}

/* Row 3 is the window's first, as boxes begin there. Around it, from the page's head to the last
 * whole row over the words. */
static struct cover_field field_with_window(const struct cover_scene *s,
                                            const struct cover_back *back)
{
    const int columns = s->design->back.window_columns;
    const double cell = cover_window_cell(s);
    const int count = (int)lround(width_of(&back->window) / cell);
    const int under = (int)fmax(1, (back->motif_bottom - back->window.bottom) / cell);
    struct cover_field f = field_of_back(s, back->window.top - BOX * cell, cell, columns);
    f.first_row += BOX - 1;
    f.rows = BOX + count + under;
    f.hole_row = BOX;
    f.hole_column = (columns - count) / 2;
    f.hole = count;
    return f;
}

struct cover_field cover_field_back(const struct cover_scene *s, const struct cover_back *back,
                                    int columns)
{
    if (width_of(&back->window) > 0) {
        return field_with_window(s, back);
    }
    const bool foot = s->design->back.on_motif;
    const double cell = s->width / columns;
    const double room =
        foot ? s->page.bottom - back->motif_top : back->motif_bottom - s->g.back.top;
    const int rows = (int)fmax(0, ceil(room / cell));
    /* At the head the page cuts its first row. */
    struct cover_field f =
        field_of_back(s, foot ? back->motif_top : back->motif_bottom - rows * cell, cell, columns);
    f.first_row = foot ? 0 : f.first_row;
    f.rows = rows;
    return f;
}

struct box cover_field_cell(const struct cover_field *f, int row, int column)
{
    double x = f->left + column * f->cell;
    double y = f->top + row * f->cell;
    return (struct box){x, y, x + f->cell, y + f->cell};
}

/* The middle of a cell, which may be given in parts. */
static void cell_middle(const struct cover_field *f, double row, double column, double at[2])
{
    at[0] = f->left + (column + 0.5) * f->cell;
    at[1] = f->top + (row + 0.5) * f->cell;
}

struct cover_place cover_field_board_place(int row, int column)
{
    const int left = (int)floor((double)column / SIDE); /* boards at the left … */
    const int over = (int)floor((double)row / SIDE);    /* … and over it */
    return (struct cover_place){row + BOX * left, column + BOX * (left + over)};
}

struct paint cover_field_paint(const struct cover_scene *s)
{
    return cover_mix(s, s->rgb.ground, s->rgb.accent, 0.12);
}

/* Every cell with a line around it. */
static void draw_cells(const struct cover_scene *s, const struct cover_field *f, struct canvas *c)
{
    struct paint line = cover_mix(s, s->rgb.ground, s->rgb.accent, 0.45);
    for (int row = f->first_row; row < f->rows; row++) {
        for (int column = f->first_column; column < f->columns; column++) {
            struct box b = cover_field_cell(f, row, column);
            canvas_fill(c, b, cover_field_paint(s));
            canvas_frame(c, b, 1, line);
        }
    }
    cover_field_boxes(s, f, c);
}

void cover_field_boxes(const struct cover_scene *s, const struct cover_field *f, struct canvas *c)
{
    const double width = 2.6;
    struct paint line = cover_mix(s, s->rgb.ground, s->rgb.ink, 0.7);
    double left = f->left + f->first_column * f->cell;
    double right = f->left + f->columns * f->cell;
    double top = f->top + f->first_row * f->cell;
    double bottom = f->top + f->rows * f->cell;
    for (int row = f->first_row; row <= f->rows; row++) {
        if (row % BOX == 0) {
            double y = f->top + row * f->cell;
            canvas_line(c, left, y, right, y, width, line);
        }
    }
    for (int column = f->first_column; column <= f->columns; column++) {
        if (column % BOX == 0) {
            double x = f->left + column * f->cell;
            canvas_line(c, x, top, x, bottom, width, line);
        }
    }
}

void cover_number(struct cover_scene *s, struct canvas *c, const double at[2], double height_pt,
                  unsigned number, struct paint p)
{
    unsigned count = number > 9 ? 2 : 1;
    double width = 0.62 * height_pt;
    for (unsigned i = 0; i < count; i++) {
        double x = at[0] + (i - (count - 1) / 2.0) * width;
        struct box b = {x - 0.46 * width, at[1] - height_pt / 2, x + 0.46 * width,
                        at[1] + height_pt / 2};
        cover_draw_digit(s, c, b, count == 2 && i == 0 ? number / 10 : number % 10, p);
    }
}

void cover_stroke(struct canvas *c, const double (*point)[2], unsigned count, double width_pt,
                  struct paint p)
{
    uint8_t verb[MAX_STROKE_POINTS];
    double local[MAX_STROKE_POINTS][2];
    struct box box = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    for (unsigned i = 0; i < count; i++) {
        verb[i] = i ? ART_LINE : ART_MOVE;
        box = (struct box){fmin(box.left, point[i][0]), fmin(box.top, point[i][1]),
                           fmax(box.right, point[i][0]), fmax(box.bottom, point[i][1])};
    }
    /* An art has a width and a height. */
    box.right = fmax(box.right, box.left + 1);
    box.bottom = fmax(box.bottom, box.top + 1);
    for (unsigned i = 0; i < count; i++) {
        local[i][0] = point[i][0] - box.left;
        local[i][1] = point[i][1] - box.top;
    }
    struct art_path path = {.verb = verb,
                            .verb_count = count,
                            .point = local,
                            .point_count = count,
                            .fill = -1,
                            .stroke = 0,
                            .width = width_pt,
                            .cap = ART_CAP_ROUND,
                            .join = ART_JOIN_ROUND};
    struct art art = {.width = box.right - box.left,
                      .height = box.bottom - box.top,
                      .path = &path,
                      .path_count = 1};
    canvas_art_inked(c, box, &art, 0, p);
}

/* ---- paths ---- */

static bool holds(const struct cover_field *f, const struct cover_path *p, int down, int across)
{
    for (int i = 0; i < p->count; i++) {
        if (down + p->at[i][0] >= f->rows || (f->ends && across + p->at[i][1] >= f->columns)) {
            return false;
        }
    }
    return true;
}

void cover_field_paths(struct cover_scene *s, struct canvas *c, const struct cover_field *f,
                       const struct cover_paths *all, cover_path_draw *draw)
{
    draw_cells(s, f, c);
    for (int down = -all->from_row; down < f->rows; down += SIDE) {
        for (int across = 0; across < f->columns; across += SIDE) {
            for (size_t i = 0; i < all->count; i++) {
                const struct cover_path *p = &all->path[i];
                double middle[MAX_COVER_PATH][2];
                unsigned digit[MAX_COVER_PATH];
                for (int k = 0; k < p->count; k++) {
                    const int *at = p->at[k];
                    cell_middle(f, down + at[0], across + at[1], middle[k]);
                    digit[k] = (unsigned)(all->solution[at[0]][at[1]] - '0');
                }
                if (holds(f, p, down, across)) {
                    draw(s, c, f, middle, digit, p->count, (double)i / (double)all->count);
                }
            }
        }
    }
}
