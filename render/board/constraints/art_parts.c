#include "render/board/constraints/art_parts.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"

/* Text of constraints, as shares of a cell. If that is smaller than the least printable size, the
 * text grows until it would touch digits; if that is not enough, it is not drawn. */
static const struct {
    double share, most;
} text_sizes[CONSTRAINT_TEXTS] = {[TEXT_OF_CAGE] = {0.345, 0.36},  [TEXT_OF_PAIR] = {0.37, 0.37},
                                  [TEXT_OUTSIDE] = {0.44, 0.6},    [TEXT_OF_DOT] = {0.26, 0.30},
                                  [TEXT_OF_CIRCLE] = {0.22, 0.26}, [TEXT_OF_LETTER] = {0.3, 0.33}};

bool drawing_cites(const struct drawing *d, const struct constraint *c)
{
    const struct step *s = d->content->step;
    for (unsigned i = 0; s && i < s->constraint_count; i++) {
        if (constraint_at(d->v, s->constraint[i].index) == c) {
            return true;
        }
    }
    return false;
}

double drawing_line_gray(const struct drawing *d, const struct constraint *c, double gray)
{
    return drawing_cites(d, c) ? 0 : gray;
}

double drawing_line_weight(const struct drawing *d, const struct constraint *c)
{
    return drawing_cites(d, c) ? 2.5 : 1;
}

double drawing_line_pt(const struct drawing *d, double share)
{
    return fmax(d->style->min_line_pt, share * d->cell);
}

void drawing_centre(const struct drawing *d, unsigned cell, double at[2])
{
    struct box b = drawing_cell(d, cell);
    at[0] = (b.left + b.right) / 2;
    at[1] = (b.top + b.bottom) / 2;
}

double constraint_text_limit(enum constraint_text text)
{
    return text_sizes[text].most;
}

double constraint_text_share(enum constraint_text text)
{
    return text_sizes[text].share;
}

double constraint_text_size(const struct board_style *style, double cell, enum constraint_text text)
{
    double size = text_sizes[text].share * cell;
    double least = style->min_text_pt;
    return size >= least ? size : least <= text_sizes[text].most * cell ? least : 0;
}

void drawing_put_text(const struct drawing *d, const struct font *font, double size, double x,
                      double y, const char *text)
{
    struct text_style style = {.font = font, .size_pt = size, .paint = PAINT_BLACK};
    canvas_text(d->canvas, x, y + size * font_cap_height_em(font) / 2, ALIGN_CENTRE, &style, text);
}

static bool meets_digit(const struct drawing *d, unsigned cell, struct box text)
{
    const struct board_content *content = d->content;
    const unsigned given = content->givens ? content->givens->cell[cell] : 0;
    const unsigned digit = given ? given : content->filled ? content->filled->cell[cell] : 0;
    if (!digit) {
        return false;
    }
    const double clear = 0.65; /* less than sums leave */
    const struct font *font = given ? d->style->given_font : d->style->solved_font;
    const double size = board_digit_size_pt(d->style, font, d->v, d->cell);
    const double across = size * font_width_em(font, (char[]){digit_to_char(digit), '\0'}) / 2;
    const double down = size * font_cap_height_em(font) / 2;
    const double x = d->cell / 2;
    const double y = d->cell / 2 + constraint_art_digit_drop(d, cell, font);
    return text.right > x - across - clear && text.left < x + across + clear &&
           text.bottom > y - down - clear && text.top < y + down + clear;
}

double drawing_corner_size(const struct drawing *d, enum constraint_text text, double by_candidates)
{
    const double size = constraint_text_size(d->style, d->cell, text);
    const double share = d->content->candidates == CANDIDATE_MARKS_NONE ? 1 : by_candidates;
    return fmax(share * size, fmin(size, d->style->min_text_pt));
}

bool drawing_fit_corner(const struct drawing *d, unsigned cell, struct corner_text *t)
{
    for (;; t->size_pt = fmax(d->style->min_text_pt, 0.95 * t->size_pt)) {
        const struct text_style style = {.font = t->font, .size_pt = t->size_pt};
        const double width = text_width_pt(&style, t->text);
        const double height = t->size_pt * font_cap_height_em(t->font);
        t->box.left = t->low ? t->box.right - width : t->box.left;
        t->box.top = t->low ? t->box.bottom - height : t->box.top;
        t->box.right = t->box.left + width;
        t->box.bottom = t->box.top + height;
        const bool meets = meets_digit(d, cell, t->box);
        if ((!meets && width <= t->widest) || t->size_pt <= d->style->min_text_pt) {
            return !meets;
        }
    }
}

void drawing_put_corner(const struct drawing *d, unsigned cell, const struct corner_text *t)
{
    const struct box b = drawing_cell(d, cell);
    const struct text_style style = {.font = t->font, .size_pt = t->size_pt, .paint = PAINT_BLACK};
    canvas_text(d->canvas, b.left + t->box.left, b.top + t->box.bottom, ALIGN_LEFT, &style,
                t->text);
}

double drawing_fill_gray(const struct drawing *d, double gray)
{
    return d->content->step ? 1 : gray;
}

/* How far a line runs over the side, as a part of a cell. A slanting line is shorter, so that the
 * corners of its end reach no farther than the ends of others. */
static double overhang_of(const struct drawing *d, const double by[2], double width)
{
    const bool slants = fabs(by[0]) > 1e-6 && fabs(by[1]) > 1e-6;
    return d->content->overhang - (slants ? width / (2 * sqrt(2) * d->cell) : 0);
}

void drawing_path(const struct drawing *d, const struct constraint *c, double width, double gray)
{
    double from[2];
    bool begins = drawing_shows(d, c->cell[0]);
    drawing_centre(d, c->cell[0], from);
    for (unsigned i = 1; i < c->count; i++) {
        const bool ends = drawing_shows(d, c->cell[i]);
        double to[2];
        drawing_centre(d, c->cell[i], to);
        if (begins || ends) {
            const double by[2] = {to[0] - from[0], to[1] - from[1]};
            const double over = overhang_of(d, by, width);
            const double start = begins ? 0 : 0.5 - over;
            const double stop = ends ? 1 : 0.5 + over;
            canvas_line(d->canvas, from[0] + start * by[0], from[1] + start * by[1],
                        from[0] + stop * by[0], from[1] + stop * by[1], width, paint_gray(gray));
        }
        if (ends) {
            canvas_circle(d->canvas, to[0], to[1], width / 2, 0, paint_gray(gray));
        }
        begins = ends;
        from[0] = to[0];
        from[1] = to[1];
    }
}

const struct constraint_look *look_of_constraint(const struct constraint *c)
{
    return constraint_look_of(c->kind);
}

void drawing_arrowhead(const struct drawing *d, const double from[2], const double to[2],
                       double share, double width, struct paint paint)
{
    double heading = atan2(from[1] - to[1], from[0] - to[0]);
    double reach = share * d->cell;
    for (int side = -1; side <= 1; side += 2) {
        double angle = heading + side * 0.6;
        canvas_line(d->canvas, to[0], to[1], to[0] + reach * cos(angle), to[1] + reach * sin(angle),
                    width, paint);
    }
}
