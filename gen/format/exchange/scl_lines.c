/* The lines and arrows of SudokuPad's JSON, read as the constraints that they are the usual
 * pictures of, with the circles and numbers at their ends. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gen/format/exchange/scl_read.h"

/* The cell that a point lies in, not too near its edge. */
static bool cell_around(const struct scl *s, struct point point, unsigned *row, unsigned *column)
{
    double down = point.row - floor(point.row);
    double across = point.column - floor(point.column);
    if (point.row < 0 || point.column < 0 || point.row >= s->p->size ||
        point.column >= s->p->size || down < 0.05 || down > 0.95 || across < 0.05 ||
        across > 0.95) {
        return false;
    }
    *row = (unsigned)point.row;
    *column = (unsigned)point.column;
    return true;
}

struct span scl_colour(const struct scl *s, const struct json_node *n, const char *key)
{
    struct span c = scl_text(s, n, key);
    bool clear = c.length && c.text[0] == '#' &&
                 ((c.length == 5 && c.text[4] == '0') ||
                  (c.length == 9 && memcmp(c.text + 7, "00", 2) == 0));
    return clear || span_is(c, "transparent") || span_is(c, "none") ? (struct span){0} : c;
}

static bool same_colour(struct span a, struct span b)
{
    return a.length >= 4 && b.length >= 4 &&
           strncasecmp(a.text, b.text, a.length < b.length ? a.length : b.length) == 0;
}

/* The largest round shape in the cell, of a line's colour (NULL: of any), and its width. Circles of
 * arrows lie mostly over the grid, bulbs under it. NULL: none. */
static const struct json_node *find_round(const struct scl *s, unsigned cell,
                                          const struct span *colour, double *width)
{
    static const char *const layers[] = {"overlays", "underlays"};
    const struct json_node *found = NULL;
    const unsigned row = cell / s->p->size;
    const unsigned column = cell % s->p->size;
    *width = 0;
    for (int layer = 0; layer < 2 && !(found && !colour); layer++) {
        const struct json_node *n = json_first(s->p->tree, scl_member(s, s->whole, layers[layer]));
        for (; n; n = json_next(s->p->tree, n)) {
            struct point at;
            double wide = 0;
            if (scl_point(s, scl_member(s, n, "center"), &at) && scl_near(at.row, row + 0.5) &&
                scl_near(at.column, column + 0.5) && web_is_true(scl_member(s, n, "rounded")) &&
                !scl_text(s, n, "text").length && scl_number(scl_text(s, n, "width"), &wide) &&
                wide > 0.35 && wide < 1.01 && wide > *width &&
                (!colour || same_colour(scl_colour(s, n, "backgroundColor"), *colour))) {
                found = n;
                *width = wide;
            }
        }
    }
    return found;
}

static void use(const struct scl *s, const struct json_node *n)
{
    s->used[n - s->p->tree->node] = true;
}

static int sign_of(int n)
{
    return (n > 0) - (n < 0);
}

/* The cells that it passes, from bend to bend. */
static bool read_way(const struct scl *s, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *at = json_first(s->p->tree, scl_member(s, n, "wayPoints"));
    unsigned row = 0;
    unsigned column = 0;
    *count = 0;
    for (; at; at = json_next(s->p->tree, at)) {
        struct point point;
        unsigned to_row;
        unsigned to_column;
        bool good = scl_point(s, at, &point) && cell_around(s, point, &to_row, &to_column);
        int rows = good && *count ? (int)to_row - (int)row : 0;
        int columns = good && *count ? (int)to_column - (int)column : 0;
        if (!good || (rows && columns && abs(rows) != abs(columns))) {
            return scl_fail(s, n, "Nonet has no lines that do not go from cell to cell");
        }
        if (!*count) {
            row = to_row;
            column = to_column;
            cell[(*count)++] = (uint16_t)scl_cell(s, row, column);
        }
        while (row != to_row || column != to_column) {
            row = (unsigned)((int)row + sign_of(rows));
            column = (unsigned)((int)column + sign_of(columns));
            if (*count == MAX_CELLS) {
                return scl_fail(s, n, "too many cells");
            }
            cell[(*count)++] = (uint16_t)scl_cell(s, row, column);
        }
    }
    return *count > 1 || scl_fail(s, n, "Nonet has no lines of one cell");
}

/* A slanting line from corner to corner of cells: those cells. */
static bool is_slant(const struct scl *s, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *first = json_first(s->p->tree, scl_member(s, n, "wayPoints"));
    const struct json_node *last = first ? json_next(s->p->tree, first) : NULL;
    double size = s->p->size;
    struct point a;
    struct point b;
    if (!last || json_next(s->p->tree, last) || !scl_point(s, first, &a) ||
        !scl_point(s, last, &b) || a.row == b.row ||
        fabs(a.row - b.row) != fabs(a.column - b.column) || a.row != floor(a.row) ||
        a.column != floor(a.column) || fmin(a.row, b.row) < 0 || fmax(a.row, b.row) > size ||
        fmin(a.column, b.column) < 0 || fmax(a.column, b.column) > size) {
        return false;
    }
    struct point top = a.row < b.row ? a : b;
    bool falls = (a.row < b.row) == (a.column < b.column);
    *count = (unsigned)fabs(a.row - b.row);
    for (unsigned i = 0; i < *count; i++) {
        unsigned column = (unsigned)top.column;
        cell[i] = (uint16_t)scl_cell(s, (unsigned)top.row + i, falls ? column + i : column - 1 - i);
    }
    return true;
}

bool scl_take_diagonal(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_SIZE];
    unsigned count;
    if (is_slant(s, n, cell, &count) && count == s->p->size) {
        scl_add_house(s, cell, count);
    }
    return true;
}

/* Does another line begin in the cell? Bulbs stand where lines begin. */
static bool begins_there(const struct scl *s, const struct json_node *line, unsigned cell)
{
    const struct json_node *n = json_first(s->p->tree, scl_member(s, s->whole, "lines"));
    for (; n; n = json_next(s->p->tree, n)) {
        const struct json_node *first = json_first(s->p->tree, scl_member(s, n, "wayPoints"));
        struct point point;
        unsigned row;
        unsigned column;
        if (n != line && scl_point(s, first, &point) && cell_around(s, point, &row, &column) &&
            scl_cell(s, row, column) == cell) {
            return true;
        }
    }
    return false;
}

static int part_of_colour(struct span colour, unsigned part)
{
    char digits[3] = {0};
    if (colour.length < 7 || colour.text[0] != '#') {
        return -1;
    }
    memcpy(digits, colour.text + 1 + 2 * part, 2);
    return (int)strtol(digits, NULL, 16);
}

/* How far a colour is from the usual one of a kind of line. */
static int colour_distance(struct span colour, enum constraint_kind_id kind)
{
    const char *usual = constraint_kinds[kind]->scl.color;
    const struct span wanted = {usual, strlen(usual)};
    int distance = 0;
    for (unsigned part = 0; part < 3; part++) {
        distance += abs(part_of_colour(colour, part) - part_of_colour(wanted, part));
    }
    return distance;
}

/* Has it just the colour of a kind of plain line that the rules speak of? */
static bool is_exact(const struct scl *s, struct span colour)
{
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (constraint_kinds[kind]->scl.how == SCL_LINE && colour_distance(colour, kind) == 0 &&
            rules_mention(s, kind)) {
            return true;
        }
    }
    return false;
}

/* Of the kinds drawn so that the rules speak of, the one with the nearest colour;
 * CONSTRAINT_KIND_COUNT: none. A colour matters only where the rules speak of several. */
static enum constraint_kind_id line_kind(const struct scl *s, struct span colour,
                                         enum constraint_scl_form how)
{
    enum constraint_kind_id nearest = CONSTRAINT_KIND_COUNT;
    int least = 0;
    for (unsigned kind = 0; kind < CONSTRAINT_KIND_COUNT; kind++) {
        if (constraint_kinds[kind]->scl.how != how || !rules_mention(s, kind)) {
            continue;
        }
        int apart = colour_distance(colour, kind);
        if (nearest == CONSTRAINT_KIND_COUNT || apart < least) {
            nearest = kind;
            least = apart;
        }
    }
    return nearest;
}

/* Slow thermometers look like others: do the rules speak of slow ones alone, or is it the colour
 * that Nonet gives them? */
static bool is_slow(const struct scl *s, struct span colour)
{
    static const char word[] = "thermo";
    bool only = rules_mention(s, CONSTRAINT_SLOW_THERMO);
    const char *text = s->rules.data;
    for (const char *at = only ? strstr(text, word) : NULL; at; at = strstr(at + 1, word)) {
        only &= at - text >= 5 && strncmp(at - 5, "slow", 4) == 0;
    }
    return only || (rules_mention(s, CONSTRAINT_SLOW_THERMO) && part_of_colour(colour, 0) == 222);
}

/* A line without a bulb of its colour: between two circles, or one that the rules explain. */
static bool take_plain_line(struct scl *s, const struct json_node *n, struct span colour,
                            const uint16_t *cell, unsigned count)
{
    double width;
    const struct json_node *one = find_round(s, cell[0], NULL, &width);
    const struct json_node *other = find_round(s, cell[count - 1], NULL, &width);
    enum constraint_kind_id kind = line_kind(s, colour, SCL_LINE);
    enum constraint_kind_id ringed = line_kind(s, colour, SCL_RINGED_LINE);
    if (one && other && ringed != CONSTRAINT_KIND_COUNT && !is_exact(s, colour)) {
        use(s, one);
        use(s, other);
        kind = ringed;
    }
    return kind == CONSTRAINT_KIND_COUNT
               ? scl_fail(s, n, "Nonet has no lines without a bulb that the rules do not explain")
               : web_add_constraint(s->p, n->text.text, kind, 0, cell, count);
}

bool scl_take_line(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    struct span colour = scl_colour(s, n, "color");
    if (!colour.length) {
        return true;
    }
    if (is_slant(s, n, cell, &count)) {
        return scl_is_area(s, cell, count) ||
               scl_fail(s, n, "no cage without a sum says what this slanting line is");
    }
    if (!read_way(s, n, cell, &count)) {
        return false;
    }
    double width;
    double end_width;
    const struct json_node *first = find_round(s, cell[0], &colour, &width);
    const struct json_node *last = find_round(s, cell[count - 1], &colour, &end_width);
    if (first && last && (width > end_width + 0.05 || begins_there(s, n, cell[count - 1]))) {
        last = NULL;
    } else if (first && last && end_width > width + 0.05) {
        first = NULL;
    }
    if (!first && !last) {
        return take_plain_line(s, n, colour, cell, count);
    }
    if (first && last) {
        return scl_fail(s, n, "Nonet has no lines with a bulb at both ends");
    }
    enum constraint_kind_id kind = is_slow(s, colour) ? CONSTRAINT_SLOW_THERMO : CONSTRAINT_THERMO;
    if (!rules_mention(s, kind)) {
        return scl_fail_kind(s, n, "the rules in words do not explain this", CONSTRAINT_THERMO);
    }
    for (unsigned i = 0; last && i < count / 2; i++) {
        uint16_t other = cell[i];
        cell[i] = cell[count - 1 - i];
        cell[count - 1 - i] = other;
    }
    use(s, first ? first : last);
    return web_add_constraint(s->p, n->text.text, kind, 0, cell, count);
}

/* Along a diagonal from outside: the point it begins at, and its direction. */
static bool is_from_outside(const struct scl *s, const struct json_node *n, struct point *from,
                            int step[2])
{
    const struct json_node *at = json_first(s->p->tree, scl_member(s, n, "wayPoints"));
    struct point to = {0, 0};
    bool good = at && scl_point(s, at, from);
    for (; at && good; at = json_next(s->p->tree, at)) {
        good = scl_point(s, at, &to);
    }
    step[0] = (to.row > from->row) - (to.row < from->row);
    step[1] = (to.column > from->column) - (to.column < from->column);
    const double size = s->p->size;
    return good && step[0] && step[1] &&
           (from->row < 0 || from->column < 0 || from->row > size || from->column > size);
}

/* The number that stands where an arrow begins. */
static const struct json_node *find_number(const struct scl *s, struct point from)
{
    static const char *const layers[] = {"overlays", "underlays"};
    for (int layer = 0; layer < 2; layer++) {
        const struct json_node *n = json_first(s->p->tree, scl_member(s, s->whole, layers[layer]));
        for (; n; n = json_next(s->p->tree, n)) {
            struct point at;
            unsigned sum;
            if (scl_point(s, scl_member(s, n, "center"), &at) && floor(at.row) == floor(from.row) &&
                floor(at.column) == floor(from.column) &&
                scl_sum(s, scl_text(s, n, "text"), &sum)) {
                return n;
            }
        }
    }
    return NULL;
}

/* A little killer: its number, and the cells of the diagonal. */
static bool take_diagonal_sum(struct scl *s, const struct json_node *n, struct point from,
                              const int step[2])
{
    const struct json_node *number = find_number(s, from);
    const int size = (int)s->p->size;
    uint16_t cell[MAX_CELLS];
    unsigned count = 0;
    unsigned sum;
    if (!number || !scl_sum(s, scl_text(s, number, "text"), &sum)) {
        return scl_fail(s, n, "no number stands where this arrow outside the grid begins");
    }
    if (!rules_mention(s, CONSTRAINT_LITTLE_KILLER)) {
        return scl_fail_kind(s, n, "the rules in words do not explain this",
                             CONSTRAINT_LITTLE_KILLER);
    }
    for (int row = (int)floor(from.row) + step[0], column = (int)floor(from.column) + step[1];
         row >= 0 && column >= 0 && row < size && column < size;
         row += step[0], column += step[1]) {
        cell[count++] = (uint16_t)scl_cell(s, (unsigned)row, (unsigned)column);
    }
    use(s, number);
    return web_add_constraint(s->p, n->text.text, CONSTRAINT_LITTLE_KILLER, sum, cell, count);
}

bool scl_take_arrow(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    struct point from;
    int step[2];
    if (is_from_outside(s, n, &from, step)) {
        return take_diagonal_sum(s, n, from, step);
    }
    if (!read_way(s, n, cell, &count)) {
        return false;
    }
    double width;
    const struct json_node *round = find_round(s, cell[0], NULL, &width);
    if (!round) {
        return scl_fail(s, n, "Nonet has no arrows that do not begin in a circle of one cell");
    }
    if (!rules_mention(s, CONSTRAINT_ARROW)) {
        return scl_fail_kind(s, n, "the rules in words do not explain this", CONSTRAINT_ARROW);
    }
    use(s, round);
    return web_add_constraint(s->p, n->text.text, CONSTRAINT_ARROW, 0, cell, count);
}
