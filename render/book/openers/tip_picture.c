#include "render/book/openers/tip_picture.h"

#include <math.h>
#include <stddef.h>

#include "render/book/book_data.h"

enum {
    PICTURE_COLUMNS = 9,
    PICTURE_ROWS = 9,
    BAND_ROWS = 3,
    PICTURE_PAIRS = 8,
    PICTURE_LINKS = 5,
    PICTURE_CAGES = 3,
    PICTURE_SIGNS = 3
};

/* From a cell to another, rows and columns from 1 on. */
struct example_link {
    unsigned from_row, from_column, to_row, to_column;
    bool weak; /* if this is true, that is false */
};

/* Between a cell and the one at its right: w and b for white and black dots, else itself. */
struct example_sign {
    unsigned row, column;
    char sign;
};

/* Along a row, from its bulb or its circle on. */
struct example_line {
    unsigned row, first, last;
    bool arrow; /* else a thermometer */
};

/* Digits are givens, a dot is an empty cell. o: the cell that is solved, by `answer`, or the fin;
 * *: a place of the digit; x: no place of it any more; a to h: a cell with one of the sets of
 * candidates, or shaded alone where that is empty. Cages are written over the rows: A to C with
 * their sums. */
static const struct example {
    enum text_id tip;
    const char *row[PICTURE_ROWS]; /* three of them, or nine */
    const char *answer;
    const char *pair[PICTURE_PAIRS];
    struct example_link link[PICTURE_LINKS];
    const char *cage[BAND_ROWS];
    const char *sum[PICTURE_CAGES];
    struct example_line line;
    struct example_sign sign[PICTURE_SIGNS];
    const char *outside; /* at the left of the second row */
} examples[] = {
    {.tip = TEXT_spot_hidden_single, .row = {".5.xxx...", "...xxx.5.", "...7o4..."}, .answer = "5"},
    {.tip = TEXT_spot_naked_single, .row = {"...5.....", "12.34o68.", "....9...."}, .answer = "7"},
    {.tip = TEXT_spot_full_house, .row = {"...169...", "...5o7...", "...284..."}, .answer = "3"},
    {.tip = TEXT_spot_locked, .row = {"*8*x.xx.x", "295......", "61....4.."}},
    {.tip = TEXT_spot_naked_subset, .row = {".........", "a8x4ax9x6", "........."}, .pair = {"37"}},
    {.tip = TEXT_spot_hidden_subset,
     .row = {".2.xxx.6.", "6..xxx..2", "...a9a..."},
     .pair = {"26"}},
    {.tip = TEXT_spot_xy_wing,
     .row = {"xax...b..", ".........", "..c...xxx"},
     .pair = {"12", "13", "23"}},
    {.tip = TEXT_spot_fish,
     .row = {"..x....x.", "..*....*.", "..x....x.", "..x....x.", "..x....x.", "..x....x.",
             "..*....*.", "..x....x.", "..x....x."}},
    {.tip = TEXT_spot_two_links,
     .row = {".......x.", "..*...*..", ".......x.", ".........", ".........", ".........",
             "..*....*.", "......x..", "......x.."}},
    {.tip = TEXT_spot_chain,
     .row = {".*....*..", "x........", "x........", ".........", "...*..*..", ".........",
             ".x.......", "*..*.....", ".x......."},
     .link = {{1, 2, 1, 7, false},
              {1, 7, 5, 7, true},
              {5, 7, 5, 4, false},
              {5, 4, 8, 4, true},
              {8, 4, 8, 1, false}}},
    {.tip = TEXT_spot_finned_fish,
     .row = {".........", "..*...*..", ".........", ".........", ".........", ".........",
             "..*...*o.", "......x..", "......x.."},
     .answer = ""},
    {.tip = TEXT_spot_swordfish,
     .row = {".x..x..x.", ".*..*....", ".x..x..x.", ".x..x..x.", "....*..*.", ".x..x..x.",
             ".x..x..x.", ".*.....*.", ".x..x..x."}},
    {.tip = TEXT_spot_jellyfish,
     .row = {".x.x.x.x.", ".*.*.....", ".x.x.x.x.", "...*.*...", ".x.x.x.x.", ".....*.*.",
             ".x.x.x.x.", ".*.....*.", ".x.x.x.x."}},
    {.tip = TEXT_spot_xyz_wing,
     .row = {".........", "xax...b..", "c........"},
     .pair = {"123", "23", "13"}},
    /* 1 is in one of the two marked cells, so one of the pairs is 2. */
    {.tip = TEXT_spot_w_wing, .row = {".a....xxx", "..*...*..", "xxx....a."}, .pair = {"12"}},
    {.tip = TEXT_spot_als_xz,
     .row = {"ab.xcx...", ".........", "xxx..d..."},
     .pair = {"12", "23", "14", "34"}},
    {.tip = TEXT_spot_forcing_chain,
     .row = {"xxa..b...", ".........", "c..xxx..."},
     .pair = {"12", "13", "23"},
     .link = {{1, 3, 1, 6, false}, {1, 3, 3, 1, false}}},
    /* Either b is 3, or c and d leave e nothing but 3. */
    {.tip = TEXT_spot_forcing_net,
     .row = {"..d..e...", ".a..c....", "b..xxx..."},
     .pair = {"12", "13", "24", "25", "345"},
     .link = {{2, 2, 3, 1, false},
              {2, 2, 2, 5, false},
              {2, 2, 1, 3, false},
              {2, 5, 1, 6, false},
              {1, 3, 1, 6, false}}},
    {.tip = TEXT_spot_cage,
     .row = {"aaxxxxxxx", "xxx......", "xxx......"},
     .pair = {"12"},
     .cage = {"AA.......", ".........", "........."},
     .sum = {"3"}},
    /* Both take two of 1 to 4, and not the same ones. */
    {.tip = TEXT_spot_cages,
     .row = {"aaxaaxxxx", ".........", "........."},
     .pair = {""},
     .cage = {"AA.BB....", ".........", "........."},
     .sum = {"5", "5"}},
    {.tip = TEXT_spot_sum_of_house,
     .row = {".........", ".........", "..o......"},
     .answer = "7",
     .cage = {"AAA......", "BCC......", "BC......."},
     .sum = {"12", "8", "18"}},
    {.tip = TEXT_spot_thermo,
     .row = {".........", "abcdefgh.", "........."},
     .pair = {"12", "23", "34", "45", "56", "67", "78", "89"},
     .line = {2, 1, 8, false}},
    /* 6, 1 and 2 make 9 at least. */
    {.tip = TEXT_spot_arrow,
     .row = {".........", "..a6bb...", "........."},
     .pair = {"9", "12"},
     .line = {2, 3, 6, true}},
    /* Two even cells of a box that has 6 and 8. */
    {.tip = TEXT_spot_odd_even, .row = {"6xx......", "axaxxxxxx", "xx8......"}, .pair = {"24"}},
    {.tip = TEXT_spot_sandwich,
     .row = {".........", "a.......a", "........."},
     .pair = {"19"},
     .outside = "35"},
    {.tip = TEXT_spot_sign,
     .row = {".3a......", "....4b...", ".......7c"},
     .pair = {"24", "28", "3"},
     .sign = {{1, 2, 'w'}, {2, 5, 'b'}, {3, 8, 'X'}}},
    /* Of 1 to 4 in each. */
    {.tip = TEXT_spot_inequality,
     .row = {".........", "...abc...", "........."},
     .pair = {"12", "23", "34"},
     .sign = {{2, 4, '<'}, {2, 5, '<'}}},
};

static const struct example *example_of(enum text_id tip)
{
    for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
        if (examples[i].tip == tip) {
            return &examples[i];
        }
    }
    return NULL;
}

static unsigned rows_of(const struct example *e)
{
    return e->row[BAND_ROWS] ? PICTURE_ROWS : BAND_ROWS;
}

/* Two candidates of the smallest type fit into a cell, with a sum over them in cages; all nine rows
 * have marks alone. */
static double cell_of(const struct book *b, const struct example *e)
{
    if (e->cage[0]) {
        return fmax(23 * b->type.scale, 2.7 * book_min_text_pt(b));
    }
    double marks = (b->cfg->style.large_print ? 15 : 10) * b->type.scale;
    return rows_of(e) > BAND_ROWS ? marks : fmax(17 * b->type.scale, 2 * book_min_text_pt(b));
}

/* At the left, for a number outside the grid. */
static double room_outside(const struct example *e, double cell)
{
    return e->outside ? 1.3 * cell : 0;
}

struct tip_picture tip_picture_size(const struct book *b, enum text_id tip, double scale)
{
    const struct example *e = example_of(tip);
    double cell = e ? scale * cell_of(b, e) : 0;
    return (struct tip_picture){e ? PICTURE_COLUMNS * cell + room_outside(e, cell) : 0,
                                e ? rows_of(e) * cell : 0};
}

/* Gray of all that the step looks at. */
static const double looked_at_gray = 0.87;

static void draw_words(const struct book *b, struct canvas *c, const char *words, bool strong,
                       struct box cell)
{
    double side = cell.right - cell.left;
    if (!*words) {
        return;
    }
    struct text_style style = {.font = strong ? b->faces.sans_bold : b->faces.sans,
                               .size_pt = fmax(book_min_text_pt(b), (strong ? 0.72 : 0.4) * side),
                               .paint = PAINT_BLACK};
    /* Two candidates are no number. */
    style.tracking_pt = strong ? 0 : 0.18 * style.size_pt;
    canvas_text(c, (cell.left + cell.right) / 2,
                (cell.top + cell.bottom + font_cap_height_em(style.font) * style.size_pt) / 2,
                ALIGN_CENTRE, &style, words);
}

static void draw_cell(const struct book *b, struct canvas *c, const struct example *e, char kind,
                      struct box cell)
{
    double x = (cell.left + cell.right) / 2;
    double y = (cell.top + cell.bottom) / 2;
    double side = cell.right - cell.left;
    double arm = 0.17 * side;
    double line = fmax(b->source.profile->min_line_pt, 0.06 * side);
    if (kind >= 'a' && kind < 'a' + PICTURE_PAIRS && e->cage[0]) {
        cell.top += 0.3 * side; /* under the sum */
    }
    const bool on_line =
        e->line.arrow && kind != '.' && kind != 'a'; /* which would strike it out */
    if (on_line) {
        const double half = 0.29 * side;
        canvas_fill(c, (struct box){x - half, y - 0.25 * side, x + half, y + 0.25 * side},
                    PAINT_WHITE);
    }
    if (kind >= '1' && kind <= '9') {
        draw_words(b, c, (const char[]){kind, '\0'}, true, cell);
    } else if (kind >= 'a' && kind < 'a' + PICTURE_PAIRS) {
        draw_words(b, c, e->pair[kind - 'a'], false, cell);
    } else if (kind == 'o') {
        canvas_circle(c, x, y, 0.43 * side, line, book_ink(b, INKED_MARKS));
        draw_words(b, c, e->answer, false, cell);
    } else if (kind == '*') {
        canvas_circle(c, x, y, 0.2 * side, 0, book_ink(b, INKED_MARKS));
    } else if (kind == 'x') {
        canvas_line(c, x - arm, y - arm, x + arm, y + arm, line, paint_gray(0.35));
        canvas_line(c, x - arm, y + arm, x + arm, y - arm, line, paint_gray(0.35));
    }
}

/* From one mark to the next; dashed where both cannot be true. */
static void draw_link(const struct book *b, struct canvas *c, const struct example_link *l,
                      double side, double left, double top)
{
    double x = left + (l->from_column - 0.5) * side;
    double y = top + (l->from_row - 0.5) * side;
    double dx = (l->to_column - (double)l->from_column) * side;
    double dy = (l->to_row - (double)l->from_row) * side;
    double length = hypot(dx, dy);
    double clear = fmin(0.46 * side, 0.3 * length);
    double dash = l->weak ? 0.22 * side : length;
    double line = fmax(b->source.profile->min_line_pt, 0.05 * side);
    for (double at = clear; at < length - clear; at += 2 * dash) {
        double end = fmin(at + dash, length - clear);
        canvas_line(c, x + dx * at / length, y + dy * at / length, x + dx * end / length,
                    y + dy * end / length, line, book_ink(b, INKED_MARKS));
    }
}

/* Under the candidates, as lines of puzzles are. */
static void draw_line_of(struct canvas *c, const struct example *e, double side, double left,
                         double top)
{
    const struct example_line *l = &e->line;
    const struct paint gray = paint_gray(0.78);
    const double y = top + (l->row - 0.5) * side;
    const double from = left + (l->first - 0.5) * side;
    const double to = left + (l->last - 0.5) * side;
    if (!l->arrow) {
        canvas_circle(c, from, y, 0.42 * side, 0, gray);
        /* As on boards its end is round; it reaches under the last cell's candidates. */
        const double tip = to + 0.16 * side;
        canvas_line(c, from, y, tip, y, 0.4 * side, gray);
        canvas_circle(c, tip, y, 0.2 * side, 0, gray);
        return;
    }
    const double head = 0.16 * side;
    const double end = to + 0.47 * side;
    const double thick = 0.1 * side;
    canvas_circle(c, from, y, 0.42 * side, thick, gray);
    canvas_line(c, from + 0.42 * side, y, end, y, thick, gray);
    canvas_line(c, end, y, end - head, y - head, thick, gray);
    canvas_line(c, end, y, end - head, y + head, thick, gray);
}

static void draw_sign(const struct book *b, struct canvas *c, const struct example_sign *s,
                      double side, double left, double top)
{
    const double x = left + s->column * side;
    const double y = top + (s->row - 0.5) * side;
    const double radius = 0.16 * side;
    const double line = fmax(b->source.profile->min_line_pt, 0.05 * side);
    if (s->sign == 'w' || s->sign == 'b') {
        canvas_circle(c, x, y, radius, 0, s->sign == 'b' ? PAINT_BLACK : PAINT_WHITE);
        canvas_circle(c, x, y, radius, line, PAINT_BLACK);
        return;
    }
    const double half = 0.22 * side;
    const struct box ground = {x - half, y - 1.3 * half, x + half, y + 1.3 * half};
    canvas_fill(c, ground, PAINT_WHITE);
    if (s->sign == 'X') {
        canvas_line(c, x - 0.6 * half, y - half, x + 0.6 * half, y + half, 1.4 * line, PAINT_BLACK);
        canvas_line(c, x - 0.6 * half, y + half, x + 0.6 * half, y - half, 1.4 * line, PAINT_BLACK);
    } else {
        const double tip = s->sign == '<' ? x - 0.6 * half : x + 0.6 * half;
        const double open = s->sign == '<' ? x + 0.6 * half : x - 0.6 * half;
        canvas_line(c, tip, y, open, y - half, 1.4 * line, PAINT_BLACK);
        canvas_line(c, tip, y, open, y + half, 1.4 * line, PAINT_BLACK);
    }
}

static char cage_at(const struct example *e, unsigned row, unsigned column)
{
    bool inside = e->cage[0] && row < BAND_ROWS && column < PICTURE_COLUMNS;
    return inside ? e->cage[row][column] : '.';
}

/* A side of a cell that ends its cage, in dashes. */
static void draw_cage_side(const struct book *b, struct canvas *c, double x, double y, double dx,
                           double dy)
{
    const double dash = 2;
    double length = fabs(dx) + fabs(dy);
    double line = fmax(b->source.profile->min_line_pt, 0.5);
    for (double at = 0; at < length; at += 1.8 * dash) {
        double end = fmin(at + dash, length);
        canvas_line(c, x + dx * at / length, y + dy * at / length, x + dx * end / length,
                    y + dy * end / length, line, PAINT_BLACK);
    }
}

static void draw_cage_cell(const struct book *b, struct canvas *c, const struct example *e,
                           unsigned row, unsigned column, struct box cell)
{
    char own = cage_at(e, row, column);
    double inset = 0.1 * (cell.right - cell.left);
    if (own == '.') {
        return;
    }
    bool above = row > 0 && cage_at(e, row - 1, column) == own;
    bool below = cage_at(e, row + 1, column) == own;
    bool before = column > 0 && cage_at(e, row, column - 1) == own;
    bool after = cage_at(e, row, column + 1) == own;
    double left = cell.left + (before ? 0 : inset);
    double right = cell.right - (after ? 0 : inset);
    double top = cell.top + (above ? 0 : inset);
    double bottom = cell.bottom - (below ? 0 : inset);
    if (!above) {
        draw_cage_side(b, c, left, top, right - left, 0);
    }
    if (!below) {
        draw_cage_side(b, c, left, bottom, right - left, 0);
    }
    if (!before) {
        draw_cage_side(b, c, left, top, 0, bottom - top);
    }
    if (!after) {
        draw_cage_side(b, c, right, top, 0, bottom - top);
    }
    for (unsigned i = 0; i < row * PICTURE_COLUMNS + column; i++) {
        if (cage_at(e, i / PICTURE_COLUMNS, i % PICTURE_COLUMNS) == own) {
            return; /* the first cell has the sum */
        }
    }
    struct text_style style = {.font = b->faces.sans,
                               .size_pt =
                                   fmax(book_min_text_pt(b), 0.33 * (cell.bottom - cell.top)),
                               .paint = PAINT_BLACK};
    const char *sum = e->sum[own - 'A'];
    double cap = font_cap_height_em(style.font) * style.size_pt;
    struct box under = {left, top - 0.6, left + text_width_pt(&style, sum) + 1.5, top + cap + 1};
    canvas_fill(c, under, PAINT_WHITE);
    canvas_text(c, left, top + cap - 0.2, ALIGN_LEFT, &style, sum);
}

void tip_picture_draw(const struct book *b, struct canvas *c, enum text_id tip, double scale,
                      double left, double top)
{
    const struct example *e = example_of(tip);
    if (!e) {
        return;
    }
    double side = scale * cell_of(b, e);
    unsigned rows = rows_of(e);
    left += room_outside(e, side);
    double right = left + PICTURE_COLUMNS * side;
    double bottom = top + rows * side;
    for (unsigned i = 0; i < rows * PICTURE_COLUMNS; i++) {
        char kind = e->row[i / PICTURE_COLUMNS][i % PICTURE_COLUMNS];
        double x = left + i % PICTURE_COLUMNS * side;
        double y = top + i / PICTURE_COLUMNS * side;
        if (e->line.row) {
            break;
        }
        if (kind == 'o' || kind == '*' || (kind >= 'a' && kind < 'a' + PICTURE_PAIRS)) {
            canvas_fill(c, (struct box){x, y, x + side, y + side}, paint_gray(looked_at_gray));
        }
    }
    if (e->line.row) {
        draw_line_of(c, e, side, left, top);
    }
    double thin = fmax(b->source.profile->min_line_pt, 0.25);
    for (unsigned i = 1; i < PICTURE_COLUMNS; i++) {
        bool strong = i % 3 == 0;
        struct paint paint = strong ? PAINT_BLACK : paint_gray(0.6);
        double width = strong ? fmax(1, thin) : thin;
        canvas_line(c, left + i * side, top, left + i * side, bottom, width, paint);
        if (i < rows) {
            canvas_line(c, left, top + i * side, right, top + i * side, width, paint);
        }
    }
    canvas_frame(c, (struct box){left, top, right, bottom}, 1.25, PAINT_BLACK);
    for (unsigned i = 0; i < rows * PICTURE_COLUMNS; i++) {
        double x = left + i % PICTURE_COLUMNS * side;
        double y = top + i / PICTURE_COLUMNS * side;
        struct box cell = {x, y, x + side, y + side};
        draw_cage_cell(b, c, e, i / PICTURE_COLUMNS, i % PICTURE_COLUMNS, cell);
        draw_cell(b, c, e, e->row[i / PICTURE_COLUMNS][i % PICTURE_COLUMNS], cell);
    }
    for (unsigned i = 0; i < PICTURE_SIGNS && e->sign[i].row; i++) {
        draw_sign(b, c, &e->sign[i], side, left, top);
    }
    if (e->outside) {
        const double from = left - room_outside(e, side);
        draw_words(b, c, e->outside, false, (struct box){from, top + side, left, top + 2 * side});
    }
    for (unsigned i = 0; i < PICTURE_LINKS && e->link[i].from_row; i++) {
        draw_link(b, c, &e->link[i], side, left, top);
    }
}
