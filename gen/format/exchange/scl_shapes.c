/* The shapes under and over the grid of SudokuPad's JSON, read as the constraints that they are the
 * usual pictures of. */
#include <ctype.h>
#include <math.h>
#include <string.h>

#include "gen/format/exchange/scl_read.h"

struct scl_shape {
    const struct json_node *node;
    struct point center;
    double width;
    double height;
    bool rounded;
    struct span fill; /* empty: none */
    struct span text;
};

static bool is_colour(struct span c, const char *name, char digit)
{
    bool all = c.length >= 4 && c.text[0] == '#';
    for (size_t i = 1; i < c.length && i < 7; i++) {
        all &= tolower((unsigned char)c.text[i]) == digit;
    }
    return all || span_is(c, name);
}

static bool read_shape(const struct scl *s, const struct json_node *n, struct scl_shape *shape)
{
    *shape = (struct scl_shape){.node = n,
                                .rounded = web_is_true(scl_member(s, n, "rounded")),
                                .fill = scl_colour(s, n, "backgroundColor"),
                                .text = scl_text(s, n, "text")};
    return (scl_point(s, scl_member(s, n, "center"), &shape->center) &&
            (scl_number(scl_text(s, n, "width"), &shape->width) || !scl_member(s, n, "width")) &&
            (scl_number(scl_text(s, n, "height"), &shape->height) ||
             !scl_member(s, n, "height"))) ||
           scl_fail(s, n, "a shape needs a center, a width and a height");
}

/* In the middle of a cell, about as wide as high, and smaller than the cell? */
static bool is_in_cell(const struct scl_shape *shape)
{
    return scl_near(shape->center.row - floor(shape->center.row), 0.5) &&
           scl_near(shape->center.column - floor(shape->center.column), 0.5) &&
           scl_near(shape->width, shape->height) && shape->width > 0.35 && shape->width < 0.96;
}

static bool add_shown(struct scl *s, const struct scl_shape *shape, enum constraint_kind_id kind,
                      unsigned sum, const uint16_t *cell, unsigned count)
{
    return rules_mention(s, kind)
               ? web_add_constraint(s->p, shape->node->text.text, kind, sum, cell, count)
               : scl_fail_kind(s, shape->node, "the rules in words do not explain this", kind);
}

/* The kind of number outside that the rules speak of: CONSTRAINT_KIND_COUNT for none, one more for
 * several. */
static unsigned outside_kind(const struct scl *s)
{
    unsigned found = CONSTRAINT_KIND_COUNT;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (constraint_kinds[kind]->scl.how == SCL_OUTSIDE && rules_mention(s, kind)) {
            found = found == CONSTRAINT_KIND_COUNT ? kind : CONSTRAINT_KIND_COUNT + 1U;
        }
    }
    return found;
}

/* At an end of a row or column: a number. */
static bool take_outside(struct scl *s, const struct scl_shape *shape)
{
    uint16_t cell[MAX_SIZE];
    unsigned sum;
    double size = s->p->size;
    bool row = shape->center.row > 0 && shape->center.row < size;
    bool column = shape->center.column > 0 && shape->center.column < size;
    bool far = row ? shape->center.column > size : shape->center.row > size;
    if (row == column || !scl_sum(s, shape->text, &sum)) {
        return web_fail(s->p, shape->node->text.text, "Nonet does not have this outside the grid",
                        shape->text);
    }
    unsigned kind = outside_kind(s);
    if (kind > CONSTRAINT_KIND_COUNT) {
        return web_fail(s->p, shape->node->text.text,
                        "the rules explain several kinds of numbers outside the grid", shape->text);
    }
    if (kind == CONSTRAINT_KIND_COUNT) {
        return scl_fail_kind(s, shape->node, "the rules in words do not explain this",
                             CONSTRAINT_SANDWICH);
    }
    far &= constraint_kinds[kind]->shape == CONSTRAINT_SIDE;
    for (unsigned i = 0; i < s->p->size; i++) {
        unsigned at = far ? s->p->size - 1U - i : i;
        cell[i] = (uint16_t)(row ? scl_cell(s, (unsigned)shape->center.row, at)
                                 : scl_cell(s, at, (unsigned)shape->center.column));
    }
    return add_shown(s, shape, kind, sum, cell, s->p->size);
}

/* A circle at a corner with digits in it. */
static bool take_corner(struct scl *s, const struct scl_shape *shape)
{
    unsigned digit[CONSTRAINT_MAX_DIGITS];
    unsigned count = 0;
    const char *text = shape->text.text;
    for (size_t i = 0; i < shape->text.length; i++) {
        bool in_word = i > 0 && isdigit((unsigned char)text[i - 1]);
        if (!isdigit((unsigned char)text[i])) {
            continue;
        }
        if (in_word && s->p->size > 9 && count) {
            digit[count - 1] = 10 * digit[count - 1] + (unsigned)(text[i] - '0');
        } else if (count < CONSTRAINT_MAX_DIGITS) {
            digit[count++] = (unsigned)(text[i] - '0');
        } else {
            count = CONSTRAINT_MAX_DIGITS + 1;
            break;
        }
    }
    bool good = count > 0 && count <= CONSTRAINT_MAX_DIGITS;
    for (unsigned i = 0; i < count && good; i++) {
        good = digit[i] >= 1 && digit[i] <= s->p->size;
    }
    if (!good) {
        return web_fail(s->p, shape->node->text.text, "Nonet does not have this at a corner",
                        shape->text);
    }
    unsigned row = (unsigned)round(shape->center.row);
    unsigned column = (unsigned)round(shape->center.column);
    const uint16_t cell[4] = {
        (uint16_t)scl_cell(s, row - 1, column - 1), (uint16_t)scl_cell(s, row - 1, column),
        (uint16_t)scl_cell(s, row, column - 1), (uint16_t)scl_cell(s, row, column)};
    return add_shown(s, shape, CONSTRAINT_QUADRUPLE, constraint_digits_pack(digit, count), cell, 4);
}

/* The signs for "smaller first" and "greater first", side by side and one upon the other. */
static int order_of(struct span text, bool beside, double angle)
{
    static const char *const smaller[] = {"<", "&lt;", "\\u003c"};
    static const char *const greater[] = {">", "&gt;", "\\u003e"};
    static const char *const up[] = {"^", "\\u2227", "\xE2\x88\xA7", "\xCB\x84"};
    static const char *const down[] = {"v", "\\u2228", "\xE2\x88\xA8", "\xCB\x85"};
    bool turned = scl_near(fabs(angle), 90) || scl_near(fabs(angle), 270);
    bool clockwise = scl_near(angle, 90) || scl_near(angle, -270);
    int order = 0;
    for (size_t i = 0; i < 3; i++) {
        order += span_is(text, greater[i]) - span_is(text, smaller[i]);
    }
    if (order) { /* turned clockwise, '<' points up */
        return turned == beside ? 0 : beside || clockwise ? order : -order;
    }
    for (size_t i = 0; i < 4 && !beside && !turned; i++) {
        order += span_is(text, down[i]) - span_is(text, up[i]);
    }
    return order;
}

/* What a shape between two cells is; CONSTRAINT_KIND_COUNT: nothing known. */
static enum constraint_kind_id kind_between(const struct scl *s, const struct scl_shape *shape,
                                            bool beside, unsigned *number)
{
    double thin = beside ? shape->width : shape->height;
    double wide = beside ? shape->height : shape->width;
    bool dot = shape->rounded && shape->width < 0.55 && scl_near(shape->width, shape->height);
    if (dot && is_colour(shape->fill, "white", 'f') &&
        (!shape->text.length || span_is(shape->text, "1"))) {
        return CONSTRAINT_WHITE_DOT;
    }
    if (dot && is_colour(shape->fill, "black", '0') &&
        (!shape->text.length || span_is(shape->text, "2"))) {
        return CONSTRAINT_BLACK_DOT;
    }
    if (dot && scl_sum(s, shape->text, number)) {
        return is_colour(shape->fill, "black", '0') ? CONSTRAINT_RATIO : CONSTRAINT_DIFFERENCE;
    }
    if (span_is(shape->text, "X") || span_is(shape->text, "x")) {
        return CONSTRAINT_X;
    }
    if (span_is(shape->text, "V")) {
        return CONSTRAINT_V;
    }
    return !shape->text.length && !shape->rounded && thin < 0.35 && wide > 0.35 && wide < 1.01
               ? CONSTRAINT_CONSECUTIVE
               : CONSTRAINT_KIND_COUNT;
}

static bool take_between(struct scl *s, const struct scl_shape *shape, bool beside)
{
    double angle = 0;
    (void)scl_number(scl_text(s, shape->node, "angle"), &angle);
    unsigned row = (unsigned)(shape->center.row + (beside ? 0 : -0.5));
    unsigned column = (unsigned)(shape->center.column + (beside ? -0.5 : 0));
    unsigned one = scl_cell(s, row, column);
    unsigned other = beside ? one + 1 : one + s->p->size;
    uint16_t cell[2] = {(uint16_t)one, (uint16_t)other};
    int order = order_of(shape->text, beside, angle);
    unsigned number = 0;
    enum constraint_kind_id kind =
        order ? CONSTRAINT_GREATER : kind_between(s, shape, beside, &number);
    if (kind == CONSTRAINT_KIND_COUNT) {
        return web_fail(s->p, shape->node->text.text, "Nonet does not have this between two cells",
                        shape->text);
    }
    if (order < 0) {
        cell[0] = (uint16_t)other;
        cell[1] = (uint16_t)one;
    }
    number = constraint_kinds[kind]->has_sum ? number : 0;
    return add_shown(s, shape, kind, number, cell, 2);
}

bool scl_take_shape(struct scl *s, const struct json_node *n)
{
    struct scl_shape shape;
    if (s->used[n - s->p->tree->node]) {
        return true;
    }
    if (!read_shape(s, n, &shape)) {
        return false;
    }
    struct span border = scl_colour(s, n, "borderColor");
    if (!shape.text.length && !shape.fill.length && !border.length) {
        return true;
    }
    double size = s->p->size;
    struct point at = shape.center;
    if (at.row < 0 || at.column < 0 || at.row > size || at.column > size) {
        return take_outside(s, &shape);
    }
    bool on_row_edge = scl_near(at.row, round(at.row)) && at.row > 0.5 && at.row < size - 0.5;
    bool on_column_edge =
        scl_near(at.column, round(at.column)) && at.column > 0.5 && at.column < size - 0.5;
    bool mid_row = scl_near(at.row - floor(at.row), 0.5);
    bool mid_column = scl_near(at.column - floor(at.column), 0.5);
    if ((on_row_edge && mid_column) || (on_column_edge && mid_row)) {
        return take_between(s, &shape, on_column_edge);
    }
    if (on_row_edge && on_column_edge && shape.text.length) {
        return take_corner(s, &shape);
    }
    if (is_in_cell(&shape) && !shape.text.length) {
        uint16_t cell = (uint16_t)scl_cell(s, (unsigned)at.row, (unsigned)at.column);
        return add_shown(s, &shape, shape.rounded ? CONSTRAINT_ODD : CONSTRAINT_EVEN, 0, &cell, 1);
    }
    return web_fail(s->p, n->text.text, "Nonet does not have a constraint drawn like this",
                    shape.text);
}
