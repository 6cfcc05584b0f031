/* The outlines of cages: which sides of cells have a line, and which should. */
#include <math.h>

#include "render/board/constraints/constraint_looks.h"
#include "render/preflight/boards/printed_reading.h"

enum { ABOVE, BELOW, LEFT, RIGHT, SIDES };

struct printed_constraints_cages {
    float ink[MAX_CELLS][SIDES]; /* how much of a cell's side, without its ends, is drawn */
    uint16_t cage[MAX_CELLS];    /* index + 1 of its constraint */
    double inset;                /* how far inside their cells lines stand */
};

/* Corners reach as far into the next cell as lines stand inside theirs. */
static const double end = CAGE_INSET + 0.05;

/* By its row and column of the frame; LAYOUT_NO_CELL: there is none. */
static unsigned cell_there(const struct printed_reading *r, unsigned row, unsigned column)
{
    const bool on = row < frame_rows(r->v) && column < frame_columns(r->v);
    return on ? cell_at(r->v, row, column) : LAYOUT_NO_CELL;
}

static void add_ink(const struct printed_reading *r, struct printed_constraints_cages *c,
                    const struct printed_line *l)
{
    double from[2] = {reading_across(r, l->at.from[0]), reading_down(r, l->at.from[1])};
    double to[2] = {reading_across(r, l->at.to[0]), reading_down(r, l->at.to[1])};
    const bool upright = fabs(from[0] - to[0]) < fabs(from[1] - to[1]);
    if (!reading_near(from[upright ? 0 : 1], to[upright ? 0 : 1])) {
        return;
    }
    double at = upright ? (from[0] + to[0]) / 2 : (from[1] + to[1]) / 2;
    double low = upright ? fmin(from[1], to[1]) : fmin(from[0], to[0]);
    double high = upright ? fmax(from[1], to[1]) : fmax(from[0], to[0]);
    double line = floor(at);
    bool first = reading_near(at - line, c->inset);
    if (!reading_is_inside(r, (from[0] + to[0]) / 2, (from[1] + to[1]) / 2) ||
        (!first && !reading_near(at - line, 1 - c->inset))) {
        return;
    }
    for (int i = (int)floor(low); i < high; i++) {
        unsigned row = r->place->first_row + (unsigned)(upright ? i : (int)line);
        unsigned column = r->place->first_column + (unsigned)(upright ? (int)line : i);
        unsigned cell = cell_there(r, row, column);
        double length = fmin(high, i + 1 - end) - fmax(low, i + end);
        if (cell != LAYOUT_NO_CELL && length > 0) {
            c->ink[cell][upright ? first ? LEFT : RIGHT : first ? ABOVE : BELOW] += (float)length;
        }
    }
}

static bool is_tile_gray(double gray)
{
    bool known = false;
    for (unsigned i = 0; i < MAX_REGION_SHADES; i++) {
        known = known || fabs(gray - cage_tile_gray[i]) < NEAR_GRAY;
    }
    return known;
}

/* A tile ends where a cage does, just before its cell's side. */
static void add_tile(const struct printed_reading *r, struct printed_constraints_cages *c,
                     const struct pdf_mark *m)
{
    const double x[2] = {reading_across(r, m->left), reading_across(r, m->right)};
    const double y[2] = {reading_down(r, m->top), reading_down(r, m->bottom)};
    const double middle[2] = {(x[0] + x[1]) / 2, (y[0] + y[1]) / 2};
    if (m->kind != PDF_FILL || !m->rectangle || !is_tile_gray(m->gray) ||
        !reading_is_inside(r, middle[0], middle[1])) {
        return;
    }
    const double left = floor(middle[0]);
    const double top = floor(middle[1]);
    const unsigned cell =
        cell_there(r, r->place->first_row + (unsigned)top, r->place->first_column + (unsigned)left);
    const double gap[SIDES] = {
        [ABOVE] = y[0] - top,
        [BELOW] = top + 1 - y[1],
        [LEFT] = x[0] - left,
        [RIGHT] = left + 1 - x[1],
    };
    bool fills = cell != LAYOUT_NO_CELL;
    for (unsigned side = 0; side < SIDES; side++) {
        fills = fills && fabs(gap[side]) < 1.5 * CAGE_TILE_INSET;
    }
    for (unsigned side = 0; side < SIDES && fills; side++) {
        c->ink[cell][side] += gap[side] > CAGE_TILE_INSET / 2;
    }
}

static unsigned cage_at(const struct printed_reading *r, const struct printed_constraints_cages *c,
                        unsigned row, unsigned column)
{
    unsigned cell = cell_there(r, row, column);
    return cell == LAYOUT_NO_CELL || !reading_shows(r, cell) ? 0 : c->cage[cell];
}

/* Has each cell's side a line where its cage ends there, and only there? */
static bool check_outlines(const struct printed_reading *r,
                           const struct printed_constraints_cages *c)
{
    static const int step[SIDES][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    const float least = 0.05F;
    for (unsigned cell = 0; cell < r->v->cell_count; cell++) {
        for (int side = 0; side < SIDES && reading_shows(r, cell); side++) {
            unsigned other = cage_at(r, c, row_of(r->v, cell) + (unsigned)step[side][0],
                                     column_of(r->v, cell) + (unsigned)step[side][1]);
            bool ends = c->cage[cell] && c->cage[cell] != other;
            if (ends != (c->ink[cell][side] > least)) {
                return false;
            }
        }
    }
    return true;
}

static bool has_gray(const struct constraint_look *look, double gray)
{
    return look->form == FORM_CAGE && fabs(look->gray - gray) < 0.01;
}

static bool has_outline(const struct constraint *c, double gray)
{
    return has_gray(constraint_look_of(c->kind), gray);
}

/* All cages whose outline has this gray. */
const char *reading_check_cages(struct printed_reading *r, double line_gray)
{
    struct printed_constraints_cages c = {.inset = CAGE_INSET};
    for (unsigned i = 0; i < constraint_count(r->v); i++) {
        const struct constraint *constraint = constraint_at(r->v, i);
        const double border = constraint_look_border(constraint_look_of(constraint->kind), r->v);
        /* Only here: on other boards, the lines between cells may have the gray of borders. */
        if (has_outline(constraint, line_gray) && border > 0) {
            c.inset = border / 2;
        }
        for (unsigned k = 0; has_outline(constraint, line_gray) && k < constraint->count; k++) {
            c.cage[constraint->cell[k]] = (uint16_t)(i + 1);
        }
    }
    for (size_t i = 0; i < r->marks->line_count; i++) {
        if (fabs(r->marks->line[i].gray - line_gray) < 0.01) {
            add_ink(r, &c, &r->marks->line[i]);
        }
    }
    const bool may_have_tiles = has_gray(constraint_look_of(CONSTRAINT_CAGE), line_gray);
    for (size_t i = 0; i < r->marks->count && may_have_tiles; i++) {
        add_tile(r, &c, &r->marks->mark[i]);
    }
    return check_outlines(r, &c) ? NULL : "the outline of a cage";
}
