#include "render/board/constraints/constraint_art.h"

#include <math.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/art_parts.h"
#include "render/board/constraints/constraint_signs.h"

typedef void form_drawer(const struct drawing *d, const struct constraint *c);

static form_drawer *const under[CONSTRAINT_FORMS] = {
    [FORM_THERMO] = art_of_thermo, [FORM_ARROW] = art_of_arrow, [FORM_LINE] = art_of_line,
    [FORM_ROUND] = art_of_odd,     [FORM_SQUARE] = art_of_even, [FORM_EXTREME] = art_of_extreme,
    [FORM_TINT] = art_of_tint,     [FORM_CLONE] = art_of_clone, [FORM_CAGE] = art_of_cage_tile,
};

static form_drawer *const over[CONSTRAINT_FORMS] = {
    [FORM_CAGE] = art_of_cage,     [FORM_GREATER] = art_of_greater, [FORM_BAR] = art_of_bar,
    [FORM_DOT] = art_of_dot,       [FORM_LETTER] = art_of_letter,   [FORM_OUTSIDE] = art_of_outside,
    [FORM_CIRCLE] = art_of_circle,
};

bool constraint_has_art(enum constraint_kind_id kind)
{
    enum constraint_form form = constraint_look_of(kind)->form;
    return constraint_kinds[kind]->shape == CONSTRAINT_BOARD || under[form] || over[form];
}

const char *constraint_art_missing(const struct layout *v)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        enum constraint_kind_id kind = constraint_at(v, i)->kind;
        if (!constraint_has_art(kind) || !constraint_has_sign(kind)) {
            return constraint_kinds[kind]->name;
        }
    }
    return NULL;
}

static bool is_graphic(const struct drawing *d)
{
    return canvas_device_of(d->canvas)->kind == CANVAS_GRAPHICS;
}

static bool is_within(int place, unsigned first, unsigned count)
{
    return !count || (place >= (int)first && place < (int)(first + count));
}

/* Does a number outside the grid stand next to the part that is drawn? One of a diagonal may stand
 * where a detail is cut. */
static bool has_place(const struct drawing *d, const struct constraint *c)
{
    const struct board_content *a = d->content;
    int row;
    int column;
    constraint_outside_place(d->v, c, &row, &column);
    return (row < 0 || row >= (int)frame_rows(d->v) ||
            is_within(row, a->first_row, a->row_count)) &&
           (column < 0 || column >= (int)frame_columns(d->v) ||
            is_within(column, a->first_column, a->column_count));
}

static bool is_drawn(const struct drawing *d, const struct constraint *c)
{
    return !constraint_is_rule(c) && (!constraint_is_outside(c) || has_place(d, c)) &&
           !art_leaves_cage_out(d, c);
}

bool constraint_art_tiles(const struct layout *v, const struct board_style *style,
                          uint8_t tile[MAX_CELLS])
{
    uint8_t unused[MAX_CELLS];
    const bool shades = has_extra_houses(v) || (v->jigsaw && style->shade_regions);
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const enum constraint_form form = look_of_constraint(constraint_at(v, i))->form;
        if (under[form] && form != FORM_CAGE) {
            return false;
        }
    }
    return style->cages == BOARD_CAGES_TILES && !shades && tiles_of_cages(v, tile ? tile : unused);
}

void constraint_art_under(const struct drawing *d)
{
    for (unsigned i = 0; i < constraint_count(d->v) && is_graphic(d); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (under[look_of_constraint(c)->form] && is_drawn(d, c)) {
            under[look_of_constraint(c)->form](d, c);
        }
    }
}

void constraint_art_over(const struct drawing *d)
{
    if (!is_graphic(d)) {
        constraint_signs_draw(d);
        return;
    }
    for (unsigned i = 0; i < constraint_count(d->v); i++) {
        const struct constraint *c = constraint_at(d->v, i);
        if (over[look_of_constraint(c)->form] && is_drawn(d, c)) {
            over[look_of_constraint(c)->form](d, c);
            art_of_cited_sign(d, c);
        }
    }
}

/* Does a number stand outside the board on that side? */
static bool has_numbers(const struct layout *v, int below, int right)
{
    for (unsigned i = 0; i < constraint_count(v); i++) {
        const struct constraint *c = constraint_at(v, i);
        int row;
        int column;
        if (!constraint_is_outside(c)) {
            continue;
        }
        constraint_outside_place(v, c, &row, &column);
        if ((below < 0 && row < 0) || (below > 0 && row >= (int)frame_rows(v)) ||
            (right < 0 && column < 0) || (right > 0 && column >= (int)frame_columns(v))) {
            return true;
        }
    }
    return false;
}

unsigned board_room_left(const struct layout *v)
{
    return has_numbers(v, 0, -1);
}

unsigned board_room_right(const struct layout *v)
{
    return has_numbers(v, 0, 1);
}

unsigned board_room_above(const struct layout *v)
{
    return has_numbers(v, -1, 0);
}

unsigned board_room_below(const struct layout *v)
{
    return has_numbers(v, 1, 0);
}

unsigned board_across(const struct layout *v)
{
    return board_room_left(v) + frame_columns(v) + board_room_right(v);
}

unsigned board_down(const struct layout *v)
{
    return board_room_above(v) + frame_rows(v) + board_room_below(v);
}

unsigned board_longer_side(const struct layout *v)
{
    return board_across(v) > board_down(v) ? board_across(v) : board_down(v);
}

unsigned constraint_art_room_of_kinds(kind_set kinds)
{
    unsigned room = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const enum constraint_shape shape = constraint_kinds[kind]->shape;
        const unsigned own = shape == CONSTRAINT_HOUSE                                  ? 1
                             : shape == CONSTRAINT_SIDE || shape == CONSTRAINT_DIAGONAL ? 2
                                                                                        : 0;
        if ((kinds >> kind & 1) && own > room) {
            room = own;
        }
    }
    return room;
}

/* The greatest of what the texts of these kinds need, by the part of a cell that one has. */
static double cell_of_texts(kind_set kinds, double text_pt,
                            double (*part)(enum constraint_text text))
{
    double least = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        const enum constraint_text text = constraint_look_of(kind)->text;
        if ((kinds >> kind & 1) && text != TEXT_NONE) {
            least = fmax(least, text_pt / part(text));
        }
    }
    return least;
}

double constraint_art_least_cell_pt(const struct layout *v, double text_pt)
{
    return constraint_art_least_cell_of_kinds(constraint_kinds_shown(v), text_pt);
}

double constraint_art_usual_cell_pt(const struct layout *v, double text_pt)
{
    return cell_of_texts(constraint_kinds_shown(v), text_pt, constraint_text_share);
}

double constraint_art_least_cell_of_kinds(kind_set kinds, double text_pt)
{
    return cell_of_texts(kinds, text_pt, constraint_text_limit);
}
