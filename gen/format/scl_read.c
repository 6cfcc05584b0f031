/* Reading SudokuPad's JSON (scl.c says what it is): a drawing is read as the clue that it is the
 * usual picture of, if the rules in words speak of such, or there are none. What is left over is an
 * error: nothing is passed over that may bind the digits. */
#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "gen/format/web_puzzle.h"

struct scl {
    struct web_puzzle *p;
    const struct json_node *whole;
    struct text rules;             /* in small letters */
    struct text title;             /* too */
    struct text houses;            /* maps by comma */
    bool *used;                    /* by node: a shape that belongs to a line or an arrow */
    bool present[CLUE_KIND_COUNT]; /* a rule was added already */
};

struct point {
    double row;
    double column;
};

static bool fail(const struct scl *s, const struct json_node *n, const char *what)
{
    return web_fail(s->p, n->text.text, what, n->key);
}

static bool fail_kind(const struct scl *s, const struct json_node *n, const char *what,
                      enum clue_kind_id kind)
{
    const char *name = clue_kinds[kind]->name;
    return web_fail(s->p, n->text.text, what, (struct span){name, strlen(name)});
}

/* ---- values ---- */

static const struct json_node *member(const struct scl *s, const struct json_node *n,
                                      const char *key)
{
    return json_member(s->p->tree, n, key);
}

static struct span text_of(const struct scl *s, const struct json_node *n, const char *key)
{
    const struct json_node *value = member(s, n, key);
    return value && value->kind >= JSON_STRING ? span_trim(value->text) : (struct span){0};
}

static bool read_number(struct span text, double *number)
{
    char digits[32];
    char *end;
    if (!text.length || text.length >= sizeof digits) {
        return false;
    }
    memcpy(digits, text.text, text.length);
    digits[text.length] = '\0';
    *number = strtod(digits, &end);
    return !*end && isfinite(*number) && fabs(*number) < 1000;
}

static bool read_point(const struct scl *s, const struct json_node *n, struct point *point)
{
    const struct json_node *row = n ? json_first(s->p->tree, n) : NULL;
    const struct json_node *column = row ? json_next(s->p->tree, row) : NULL;
    return column && read_number(row->text, &point->row) &&
           read_number(column->text, &point->column);
}

static unsigned cell_of(const struct scl *s, unsigned row, unsigned column)
{
    return row * s->p->size + column;
}

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

/* A list of [row, column]. */
static bool read_cells(const struct scl *s, const struct json_node *list, uint16_t *cell,
                       unsigned *count)
{
    *count = 0;
    for (const struct json_node *n = json_first(s->p->tree, list); n;
         n = json_next(s->p->tree, n)) {
        struct point at;
        if (!read_point(s, n, &at) || at.row < 0 || at.column < 0 || at.row >= s->p->size ||
            at.column >= s->p->size || at.row != floor(at.row) || at.column != floor(at.column)) {
            return fail(s, n, "a cell of the board is needed here, [row,column] from 0");
        }
        if (*count == MAX_CELLS) {
            return fail(s, n, "too many cells");
        }
        cell[(*count)++] = (uint16_t)cell_of(s, (unsigned)at.row, (unsigned)at.column);
    }
    return true;
}

/* ---- the rules in words ---- */

static bool speaks_of(const struct text *text, const char *words)
{
    return text->length && strstr(text->data, words);
}

/* Do they speak of such clues? Where there are no rules, a drawing speaks for itself. */
static bool is_told(const struct scl *s, enum clue_kind_id kind)
{
    static const char *const words[CLUE_KIND_COUNT][4] = {
        [CLUE_CAGE] = {"cage", "killer"},
        [CLUE_THERMO] = {"thermo"},
        [CLUE_ARROW] = {"arrow"},
        [CLUE_GREATER] = {"greater", "smaller", "larger", "inequal"},
        [CLUE_CONSECUTIVE] = {"consecutive"},
        [CLUE_WHITE_DOT] = {"white", "kropki", "dot"},
        [CLUE_BLACK_DOT] = {"black", "kropki", "dot"},
        [CLUE_X_SUM] = {"x"},
        [CLUE_V_SUM] = {"v"},
        [CLUE_ODD] = {"odd"},
        [CLUE_EVEN] = {"even"},
        [CLUE_SANDWICH] = {"sandwich"},
    };
    bool told = !s->rules.length && kind != CLUE_SANDWICH;
    for (int i = 0; i < 4 && words[kind][i]; i++) {
        told |= speaks_of(&s->rules, words[kind][i]) || speaks_of(&s->title, words[kind][i]);
    }
    return told;
}

static void add_words(struct text *text, struct span words)
{
    static const char none[] = "No rules provided"; /* of converters that had none */
    bool some = words.length < sizeof none - 1 || memcmp(words.text, none, sizeof none - 1) != 0;
    for (size_t i = 0; i < words.length && some; i++) {
        char c = (char)tolower((unsigned char)words.text[i]);
        text_add(text, &c, 1);
    }
}

/* "rules: …" as the value of a cage without cells, as older puzzles have it. */
static bool is_note(struct span value, const char **name, struct span *words)
{
    static const char *const names[] = {
        "rules: ", "title: ", "author: ", "source: ", "msgcorrect: ", "solution: "};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        if (value.length > length && memcmp(value.text, names[i], length) == 0) {
            *name = names[i];
            *words = (struct span){value.text + length, value.length - length};
            return true;
        }
    }
    return false;
}

static void take_solution(struct scl *s, struct span digits)
{
    unsigned cells = s->p->size * s->p->size;
    bool good = digits.length == cells && s->p->size <= 9;
    for (size_t i = 0; i < digits.length && good; i++) {
        good = digits.text[i] >= '1' && digits.text[i] <= '9';
        s->p->solution.cell[i] = (uint8_t)(digits.text[i] - '0');
    }
    s->p->solution_at = good ? digits.text : s->p->solution_at;
}

static void read_words(struct scl *s)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *about = member(s, s->whole, "metadata");
    const struct json_node *rules = about ? member(s, about, "rules") : NULL;
    if (rules && rules->kind == JSON_ARRAY) {
        for (const struct json_node *n = json_first(t, rules); n; n = json_next(t, n)) {
            add_words(&s->rules, n->text);
            text_puts(&s->rules, "\n");
        }
    } else if (rules) {
        add_words(&s->rules, rules->text);
    }
    if (about) {
        take_solution(s, text_of(s, about, "solution"));
        add_words(&s->title, text_of(s, about, "title"));
    }
    const struct json_node *n = json_first(t, member(s, s->whole, "cages"));
    for (; n; n = json_next(t, n)) {
        const char *name;
        struct span words;
        if (is_note(text_of(s, n, "value"), &name, &words)) {
            if (name[0] == 'r') {
                add_words(&s->rules, words);
            } else if (name[0] == 't') {
                add_words(&s->title, words);
            } else if (strcmp(name, "solution: ") == 0) {
                take_solution(s, words);
            }
        }
    }
}

/* ---- the board ---- */

static bool read_board(struct scl *s)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *cells = member(s, s->whole, "cells");
    unsigned rows = 0;
    for (const struct json_node *n = json_first(t, cells); n; n = json_next(t, n)) {
        rows++;
    }
    if (rows < 2 || rows > MAX_SIZE) {
        return web_fail(s->p, s->whole->text.text, "this holds no board", (struct span){0});
    }
    s->p->size = rows;
    unsigned at = 0;
    for (const struct json_node *n = json_first(t, cells); n; n = json_next(t, n)) {
        unsigned columns = 0;
        for (const struct json_node *c = json_first(t, n); c; c = json_next(t, c)) {
            struct span value = text_of(s, c, "value");
            unsigned digit = 0;
            if (value.length && (!web_whole(value, &digit) || digit < 1 || digit > rows)) {
                return web_fail(s->p, value.text, "this is no digit of the board", value);
            }
            if (++columns > rows) {
                break;
            }
            s->p->givens.cell[at++] = (uint8_t)digit;
        }
        if (columns != rows) {
            return fail(s, n, "the board is not square");
        }
    }
    return true;
}

/* A letter a cell; *none: there are no regions. */
static bool read_regions(const struct scl *s, char *map, bool *none)
{
    const struct json_tree *t = s->p->tree;
    const struct json_node *list = member(s, s->whole, "regions");
    unsigned cells = s->p->size * s->p->size;
    unsigned region = 0;
    memset(map, '.', cells);
    map[cells] = '\0';
    for (const struct json_node *n = json_first(t, list); n; n = json_next(t, n)) {
        uint16_t cell[MAX_CELLS];
        unsigned count;
        if (region == MAX_SIZE || !read_cells(s, n, cell, &count)) {
            return region == MAX_SIZE ? fail(s, n, "too many regions") : false;
        }
        for (unsigned i = 0; i < count; i++) {
            if (map[cell[i]] != '.') {
                return fail(s, n, "a region lies upon another");
            }
            map[cell[i]] = (char)('A' + region);
        }
        region += count > 0;
    }
    *none = region == 0;
    if (!*none && memchr(map, '.', cells)) {
        return fail(s, list, "there are cells that belong to no region");
    }
    return true;
}

static bool is_area(const struct scl *s, const uint16_t *cell, unsigned count)
{
    char map[MAX_CELLS + 1];
    web_area_map(s->p, cell, count, map);
    return s->houses.length && strstr(s->houses.data, map);
}

static void add_house(struct scl *s, const uint16_t *cell, unsigned count)
{
    char map[MAX_CELLS + 1];
    if (!is_area(s, cell, count)) {
        web_area_map(s->p, cell, count, map);
        text_printf(&s->houses, "%s%s", s->houses.length ? "," : "", map);
    }
}

/* The cells that stand at the same place of their regions. */
static void add_disjoint(struct scl *s, const char *map)
{
    for (unsigned place = 0; place < s->p->size; place++) {
        uint16_t cell[MAX_SIZE];
        unsigned count = 0;
        unsigned seen[MAX_SIZE] = {0};
        for (unsigned i = 0; map[i] && count < MAX_SIZE; i++) {
            if (seen[map[i] - 'A']++ == place) {
                cell[count++] = (uint16_t)i;
            }
        }
        add_house(s, cell, count);
    }
}

/* ---- cages ---- */

/* Of a cage: its sum; false: it has none. */
static bool sum_of(const struct scl *s, const struct json_node *cage, unsigned *sum)
{
    return web_whole(text_of(s, cage, "value"), sum) || web_whole(text_of(s, cage, "sum"), sum);
}

static bool is_house(const struct scl *s, const struct json_node *cage)
{
    unsigned sum;
    return web_is_true(member(s, cage, "unique")) &&
           (span_is(text_of(s, cage, "style"), "extraregion") ||
            span_is(text_of(s, cage, "type"), "disjoint") || !sum_of(s, cage, &sum));
}

/* Cages that are notes, or what the player makes for itself of rows and columns. */
static bool is_no_cage(const struct scl *s, const struct json_node *cage)
{
    const char *name;
    struct span words;
    unsigned sum;
    bool hidden = web_is_true(member(s, cage, "hidden")) &&
                  !web_is_true(member(s, cage, "unique")) && !sum_of(s, cage, &sum);
    return hidden || is_note(text_of(s, cage, "value"), &name, &words) ||
           span_is(text_of(s, cage, "type"), "rowcol");
}

static bool take_cage(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    unsigned sum;
    const struct json_node *cells = member(s, n, "cells");
    const struct json_node *unique = member(s, n, "unique");
    if (is_no_cage(s, n) || is_house(s, n)) {
        return true;
    }
    if (!cells || !read_cells(s, cells, cell, &count)) {
        return cells ? false : fail(s, n, "a cage without cells cannot be said");
    }
    if (!sum_of(s, n, &sum) || sum > CLUE_MAX_SUM) {
        return web_fail(s->p, n->text.text, "a cage needs a sum", text_of(s, n, "value"));
    }
    if (!web_is_true(unique) && (unique || !is_told(s, CLUE_CAGE))) {
        return fail_kind(s, n, "what does not say that its digits differ cannot be said",
                         CLUE_CAGE);
    }
    return web_add_clue(s->p, n->text.text, CLUE_CAGE, sum, cell, count);
}

static bool take_house(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    const struct json_node *cells = member(s, n, "cells");
    if (is_no_cage(s, n) || !is_house(s, n)) {
        return true;
    }
    if (!cells || !read_cells(s, cells, cell, &count)) {
        return cells ? false : fail(s, n, "an area without cells cannot be said");
    }
    if (count > s->p->size) {
        return fail(s, n, "an area has more cells than there are digits");
    }
    if (count > 1) {
        add_house(s, cell, count);
    }
    return true;
}

/* ---- shapes: underlays and overlays ---- */

struct shape {
    const struct json_node *node;
    struct point center;
    double width;
    double height;
    bool rounded;
    struct span fill; /* empty: none */
    struct span text;
};

static struct span colour_of(const struct scl *s, const struct json_node *n, const char *key)
{
    struct span c = text_of(s, n, key);
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

static bool is_colour(struct span c, const char *name, char digit)
{
    bool all = c.length >= 4 && c.text[0] == '#';
    for (size_t i = 1; i < c.length && i < 7; i++) {
        all &= tolower((unsigned char)c.text[i]) == digit;
    }
    return all || span_is(c, name);
}

static bool read_shape(const struct scl *s, const struct json_node *n, struct shape *shape)
{
    *shape = (struct shape){.node = n,
                            .rounded = web_is_true(member(s, n, "rounded")),
                            .fill = colour_of(s, n, "backgroundColor"),
                            .text = text_of(s, n, "text")};
    return (read_point(s, member(s, n, "center"), &shape->center) &&
            (read_number(text_of(s, n, "width"), &shape->width) || !member(s, n, "width")) &&
            (read_number(text_of(s, n, "height"), &shape->height) || !member(s, n, "height"))) ||
           fail(s, n, "a shape needs a center, a width and a height");
}

static bool is_near(double a, double b)
{
    return fabs(a - b) < 0.05;
}

/* In the middle of a cell, about as wide as high, and smaller than the cell? */
static bool is_in_cell(const struct shape *shape)
{
    return is_near(shape->center.row - floor(shape->center.row), 0.5) &&
           is_near(shape->center.column - floor(shape->center.column), 0.5) &&
           is_near(shape->width, shape->height) && shape->width > 0.35 && shape->width < 0.96;
}

/* The largest round shape in the cell, of a line's colour (NULL: of any), and its width. Circles of
 * arrows lie mostly over the grid, bulbs under it. NULL: none. */
static const struct json_node *find_round(const struct scl *s, unsigned cell,
                                          const struct span *colour, double *width)
{
    static const char *const layers[] = {"overlays", "underlays"};
    const struct json_node *found = NULL;
    *width = 0;
    for (int layer = 0; layer < 2 && !(found && !colour); layer++) {
        const struct json_node *n = json_first(s->p->tree, member(s, s->whole, layers[layer]));
        for (; n; n = json_next(s->p->tree, n)) {
            struct point at;
            double wide = 0;
            if (read_point(s, member(s, n, "center"), &at) &&
                is_near(at.row, cell / s->p->size + 0.5) &&
                is_near(at.column, cell % s->p->size + 0.5) &&
                web_is_true(member(s, n, "rounded")) && !text_of(s, n, "text").length &&
                read_number(text_of(s, n, "width"), &wide) && wide > 0.35 && wide < 1.01 &&
                wide > *width &&
                (!colour || same_colour(colour_of(s, n, "backgroundColor"), *colour))) {
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

/* ---- lines and arrows ---- */

static int sign_of(int n)
{
    return (n > 0) - (n < 0);
}

/* The cells that it passes, from bend to bend. */
static bool read_way(const struct scl *s, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *at = json_first(s->p->tree, member(s, n, "wayPoints"));
    unsigned row = 0;
    unsigned column = 0;
    *count = 0;
    for (; at; at = json_next(s->p->tree, at)) {
        struct point point;
        unsigned to_row;
        unsigned to_column;
        bool good = read_point(s, at, &point) && cell_around(s, point, &to_row, &to_column);
        int rows = good && *count ? (int)to_row - (int)row : 0;
        int columns = good && *count ? (int)to_column - (int)column : 0;
        if (!good || (rows && columns && abs(rows) != abs(columns))) {
            return fail(s, n, "a line that does not go from cell to cell cannot be said");
        }
        if (!*count) {
            row = to_row;
            column = to_column;
            cell[(*count)++] = (uint16_t)cell_of(s, row, column);
        }
        while (row != to_row || column != to_column) {
            row = (unsigned)((int)row + sign_of(rows));
            column = (unsigned)((int)column + sign_of(columns));
            if (*count == MAX_CELLS) {
                return fail(s, n, "too many cells");
            }
            cell[(*count)++] = (uint16_t)cell_of(s, row, column);
        }
    }
    return *count > 1 || fail(s, n, "a line of one cell cannot be said");
}

/* A slanting line from corner to corner of cells: those cells. */
static bool is_slant(const struct scl *s, const struct json_node *n, uint16_t *cell,
                     unsigned *count)
{
    const struct json_node *first = json_first(s->p->tree, member(s, n, "wayPoints"));
    const struct json_node *last = first ? json_next(s->p->tree, first) : NULL;
    double size = s->p->size;
    struct point a;
    struct point b;
    if (!last || json_next(s->p->tree, last) || !read_point(s, first, &a) ||
        !read_point(s, last, &b) || a.row == b.row ||
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
        cell[i] = (uint16_t)cell_of(s, (unsigned)top.row + i, falls ? column + i : column - 1 - i);
    }
    return true;
}

/* The board's diagonals are houses; a shorter line stands with an area that tells its cells. */
static bool take_diagonal(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_SIZE];
    unsigned count;
    if (is_slant(s, n, cell, &count) && count == s->p->size) {
        add_house(s, cell, count);
    }
    return true;
}

/* Does another line begin in the cell? Bulbs stand where lines begin. */
static bool begins_there(const struct scl *s, const struct json_node *line, unsigned cell)
{
    const struct json_node *n = json_first(s->p->tree, member(s, s->whole, "lines"));
    for (; n; n = json_next(s->p->tree, n)) {
        const struct json_node *first = json_first(s->p->tree, member(s, n, "wayPoints"));
        struct point point;
        unsigned row;
        unsigned column;
        if (n != line && read_point(s, first, &point) && cell_around(s, point, &row, &column) &&
            cell_of(s, row, column) == cell) {
            return true;
        }
    }
    return false;
}

static bool take_line(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    struct span colour = colour_of(s, n, "color");
    if (!colour.length) {
        return true;
    }
    if (is_slant(s, n, cell, &count)) {
        return is_area(s, cell, count) ||
               fail(s, n, "of a slanting line, no cage without a sum tells what it is");
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
    if ((!first && !last) || (first && last)) {
        return fail(s, n,
                    first ? "a line with a bulb at both ends cannot be said"
                          : "a line without a bulb of its colour cannot be said");
    }
    if (!is_told(s, CLUE_THERMO)) {
        return fail_kind(s, n, "the rules do not speak of what this looks like", CLUE_THERMO);
    }
    for (unsigned i = 0; last && i < count / 2; i++) {
        uint16_t other = cell[i];
        cell[i] = cell[count - 1 - i];
        cell[count - 1 - i] = other;
    }
    use(s, first ? first : last);
    return web_add_clue(s->p, n->text.text, CLUE_THERMO, 0, cell, count);
}

static bool take_arrow(struct scl *s, const struct json_node *n)
{
    uint16_t cell[MAX_CELLS];
    unsigned count;
    if (!read_way(s, n, cell, &count)) {
        return false;
    }
    double width;
    const struct json_node *round = find_round(s, cell[0], NULL, &width);
    if (!round) {
        return fail(s, n, "an arrow that does not begin in a circle of one cell cannot be said");
    }
    if (!is_told(s, CLUE_ARROW)) {
        return fail_kind(s, n, "the rules do not speak of what this looks like", CLUE_ARROW);
    }
    use(s, round);
    return web_add_clue(s->p, n->text.text, CLUE_ARROW, 0, cell, count);
}

/* ---- shapes that are clues ---- */

static bool add_told(struct scl *s, const struct shape *shape, enum clue_kind_id kind, unsigned sum,
                     const uint16_t *cell, unsigned count)
{
    return is_told(s, kind)
               ? web_add_clue(s->p, shape->node->text.text, kind, sum, cell, count)
               : fail_kind(s, shape->node, "the rules do not speak of what this looks like", kind);
}

/* Beside a row or above a column: a number. */
static bool take_outside(struct scl *s, const struct shape *shape)
{
    uint16_t cell[MAX_SIZE];
    unsigned sum;
    double size = s->p->size;
    bool row = shape->center.row > 0 && shape->center.row < size;
    bool column = shape->center.column > 0 && shape->center.column < size;
    if (row == column || !web_whole(shape->text, &sum) || sum > CLUE_MAX_SUM) {
        return web_fail(s->p, shape->node->text.text, "what stands there outside cannot be said",
                        shape->text);
    }
    for (unsigned i = 0; i < s->p->size; i++) {
        cell[i] = (uint16_t)(row ? cell_of(s, (unsigned)shape->center.row, i)
                                 : cell_of(s, i, (unsigned)shape->center.column));
    }
    return add_told(s, shape, CLUE_SANDWICH, sum, cell, s->p->size);
}

/* The signs for "smaller first" and "greater first", side by side and one upon the other. */
static int order_of(struct span text, bool beside, double angle)
{
    static const char *const smaller[] = {"<", "&lt;", "\\u003c"};
    static const char *const greater[] = {">", "&gt;", "\\u003e"};
    static const char *const up[] = {"^", "\\u2227", "\xE2\x88\xA7", "\xCB\x84"};
    static const char *const down[] = {"v", "\\u2228", "\xE2\x88\xA8", "\xCB\x85"};
    bool turned = is_near(fabs(angle), 90) || is_near(fabs(angle), 270);
    bool clockwise = is_near(angle, 90) || is_near(angle, -270);
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

/* What a shape between two cells is; CLUE_KIND_COUNT: nothing known. */
static enum clue_kind_id kind_between(const struct shape *shape, bool beside)
{
    double thin = beside ? shape->width : shape->height;
    double wide = beside ? shape->height : shape->width;
    bool dot = shape->rounded && shape->width < 0.55 && is_near(shape->width, shape->height);
    if (dot && is_colour(shape->fill, "white", 'f') &&
        (!shape->text.length || span_is(shape->text, "1"))) {
        return CLUE_WHITE_DOT;
    }
    if (dot && is_colour(shape->fill, "black", '0') &&
        (!shape->text.length || span_is(shape->text, "2"))) {
        return CLUE_BLACK_DOT;
    }
    if (span_is(shape->text, "X") || span_is(shape->text, "x")) {
        return CLUE_X_SUM;
    }
    if (span_is(shape->text, "V")) {
        return CLUE_V_SUM;
    }
    return !shape->text.length && !shape->rounded && thin < 0.35 && wide > 0.35 && wide < 1.01
               ? CLUE_CONSECUTIVE
               : CLUE_KIND_COUNT;
}

static bool take_between(struct scl *s, const struct shape *shape, bool beside)
{
    double angle = 0;
    (void)read_number(text_of(s, shape->node, "angle"), &angle);
    unsigned row = (unsigned)(shape->center.row + (beside ? 0 : -0.5));
    unsigned column = (unsigned)(shape->center.column + (beside ? -0.5 : 0));
    unsigned one = cell_of(s, row, column);
    unsigned other = beside ? one + 1 : one + s->p->size;
    uint16_t cell[2] = {(uint16_t)one, (uint16_t)other};
    int order = order_of(shape->text, beside, angle);
    enum clue_kind_id kind = order ? CLUE_GREATER : kind_between(shape, beside);
    if (kind == CLUE_KIND_COUNT) {
        return web_fail(s->p, shape->node->text.text,
                        "what stands there between two cells cannot be said", shape->text);
    }
    if (order < 0) {
        cell[0] = (uint16_t)other;
        cell[1] = (uint16_t)one;
    }
    return add_told(s, shape, kind, 0, cell, 2);
}

static bool take_shape(struct scl *s, const struct json_node *n)
{
    struct shape shape;
    if (s->used[n - s->p->tree->node]) {
        return true;
    }
    if (!read_shape(s, n, &shape)) {
        return false;
    }
    struct span border = colour_of(s, n, "borderColor");
    if (!shape.text.length && !shape.fill.length && !border.length) {
        return true;
    }
    double size = s->p->size;
    struct point at = shape.center;
    if (at.row < 0 || at.column < 0 || at.row > size || at.column > size) {
        return take_outside(s, &shape);
    }
    bool on_row_edge = is_near(at.row, round(at.row)) && at.row > 0.5 && at.row < size - 0.5;
    bool on_column_edge =
        is_near(at.column, round(at.column)) && at.column > 0.5 && at.column < size - 0.5;
    bool mid_row = is_near(at.row - floor(at.row), 0.5);
    bool mid_column = is_near(at.column - floor(at.column), 0.5);
    if ((on_row_edge && mid_column) || (on_column_edge && mid_row)) {
        return take_between(s, &shape, on_column_edge);
    }
    if (is_in_cell(&shape) && !shape.text.length) {
        uint16_t cell = (uint16_t)cell_of(s, (unsigned)at.row, (unsigned)at.column);
        return add_told(s, &shape, shape.rounded ? CLUE_ODD : CLUE_EVEN, 0, &cell, 1);
    }
    return web_fail(s->p, n->text.text, "what is drawn there cannot be said", shape.text);
}

/* ---- rules ---- */

static void add_rule(struct scl *s, enum clue_kind_id kind, bool all)
{
    if (!s->present[kind]) {
        clue_list_add(&s->p->clues, kind, all, 0, NULL, 0);
        s->present[kind] = true;
    }
}

static bool take_global(struct scl *s, const struct json_node *n)
{
    static const struct {
        const char *name;
        enum clue_kind_id kind[2];
    } rules[] = {
        {"antiknight", {CLUE_ANTI_KNIGHT, CLUE_ANTI_KNIGHT}},
        {"antiking", {CLUE_ANTI_KING, CLUE_ANTI_KING}},
        {"nonconsecutive", {CLUE_NON_CONSECUTIVE, CLUE_NON_CONSECUTIVE}},
        {"antidifference", {CLUE_WHITE_DOT, CLUE_WHITE_DOT}},
        {"antiratio", {CLUE_BLACK_DOT, CLUE_BLACK_DOT}},
        {"antixv", {CLUE_X_SUM, CLUE_V_SUM}},
        {"anticonsecutive", {CLUE_CONSECUTIVE, CLUE_CONSECUTIVE}},
    };
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        for (int k = 0; k < 2 && span_is(n->text, rules[i].name); k++) {
            add_rule(s, rules[i].kind[k], clue_kinds[rules[i].kind[k]]->shape != CLUE_BOARD);
        }
        if (span_is(n->text, rules[i].name)) {
            return true;
        }
    }
    return span_is(n->text, "disjoint") ||
           web_fail(s->p, n->text.text, "this rule for the whole board cannot be said", n->text);
}

/* Rules that many puzzles have in words alone. */
static bool take_words(struct scl *s)
{
    static const struct {
        const char *words;
        enum clue_kind_id kind;
    } known[] = {{"anti-knight", CLUE_ANTI_KNIGHT},
                 {"antiknight", CLUE_ANTI_KNIGHT},
                 {"knight's move", CLUE_ANTI_KNIGHT},
                 {"anti-king", CLUE_ANTI_KING},
                 {"antiking", CLUE_ANTI_KING},
                 {"king's move", CLUE_ANTI_KING},
                 {"non-consecutive", CLUE_NON_CONSECUTIVE},
                 {"nonconsecutive", CLUE_NON_CONSECUTIVE}};
    static const char *const complete[] = {"negative constraint", "all possible", "all dots",
                                           "all kropki"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (speaks_of(&s->rules, known[i].words)) {
            add_rule(s, known[i].kind, false);
        }
    }
    bool all = false;
    for (int k = CLUE_CONSECUTIVE; k <= CLUE_V_SUM; k++) {
        all |= s->present[k];
    }
    bool not_all = speaks_of(&s->rules, "not all") || speaks_of(&s->rules, "not necessarily") ||
                   speaks_of(&s->rules, "no negative");
    for (size_t i = 0; i < sizeof complete / sizeof *complete && !all && !not_all; i++) {
        if (speaks_of(&s->rules, complete[i])) {
            return web_fail(s->p, s->whole->text.text,
                            "that all signs are given is said in words alone; \"global\" should "
                            "have antidifference, antiratio or antixv",
                            (struct span){complete[i], strlen(complete[i])});
        }
    }
    return true;
}

/* ---- the whole ---- */

/* What takes each entry of a member; NULL: it does not bind the digits, or is read elsewhere. */
static const struct {
    const char *key;
    bool (*take)(struct scl *s, const struct json_node *entry);
} members[] = {
    {"cages", take_cage},      {"lines", take_line},    {"arrows", take_arrow},
    {"underlays", take_shape}, /* behind lines and arrows, to which some belong */
    {"overlays", take_shape},  {"global", take_global}, {"id", NULL},
    {"cellSize", NULL},        {"metadata", NULL},      {"settings", NULL},
    {"cells", NULL},           {"regions", NULL},       {"foglight", NULL},
    {"videos", NULL},          {"duration", NULL},      {"title", NULL},
    {"author", NULL},          {"version", NULL},       {"thumbnail", NULL},
};
enum { MEMBERS = sizeof members / sizeof *members };

static bool each(struct scl *s, const char *key,
                 bool (*take)(struct scl *s, const struct json_node *entry))
{
    const struct json_node *n = json_first(s->p->tree, member(s, s->whole, key));
    bool good = true;
    for (; n && good; n = json_next(s->p->tree, n)) {
        good = take(s, n);
    }
    return good;
}

static bool read_layout(struct scl *s)
{
    char map[MAX_CELLS + 1];
    bool none = false;
    if (!read_regions(s, map, &none) || !each(s, "lines", take_diagonal)) {
        return false;
    }
    const struct json_node *n = json_first(s->p->tree, member(s, s->whole, "global"));
    for (; n; n = json_next(s->p->tree, n)) {
        if (span_is(n->text, "disjoint") && !none) {
            add_disjoint(s, map);
        }
    }
    return each(s, "cages", take_house) && web_build(s->p, none ? NULL : map, s->houses.data);
}

static bool read_clues(struct scl *s)
{
    const struct json_node *n = json_first(s->p->tree, s->whole);
    for (; n; n = json_next(s->p->tree, n)) {
        bool known = n->kind <= JSON_ARRAY && !n->first;
        for (size_t i = 0; i < MEMBERS; i++) {
            known |= span_is(n->key, members[i].key);
        }
        if (!known) {
            return web_fail(s->p, n->key.text, "this part of a puzzle cannot be said", n->key);
        }
    }
    for (size_t i = 0; i < MEMBERS && members[i].take; i++) {
        if (!each(s, members[i].key, members[i].take)) {
            return false;
        }
    }
    const struct json_node *about = member(s, s->whole, "metadata");
    if (about && web_is_true(member(s, about, "antiknight"))) {
        add_rule(s, CLUE_ANTI_KNIGHT, false);
    }
    if (about && web_is_true(member(s, about, "antiking"))) {
        add_rule(s, CLUE_ANTI_KING, false);
    }
    return take_words(s);
}

bool scl_load(struct web_puzzle *p)
{
    struct scl s = {.p = p, .whole = &p->tree->node[0]};
    bool good = read_board(&s);
    s.used = calloc(p->tree->count, sizeof *s.used);
    if (good) {
        read_words(&s);
    }
    good = good && read_layout(&s) && s.used && read_clues(&s);
    if (!s.used || s.rules.failed || s.title.failed || s.houses.failed) {
        good = web_fail(p, p->line.text, OUT_OF_MEMORY, (struct span){0});
    }
    text_free(&s.rules);
    text_free(&s.title);
    text_free(&s.houses);
    free(s.used);
    return good;
}
