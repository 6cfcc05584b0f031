#include "render/book/puzzles/tip_picture.h"

#include <math.h>
#include <stddef.h>

#include "render/book/book_data.h"

enum { PICTURE_COLUMNS = 9, PICTURE_ROWS = 9, PICTURE_PAIRS = 3 };

/* Digits are givens, a dot is an empty cell. o: the cell that is solved, by `answer`; *: a place of
 * the digit; x: no place of it any more; a, b, c: a cell with one of the pairs of candidates. */
static const struct example {
    enum text_id tip;
    const char *row[PICTURE_ROWS]; /* three of them, or nine */
    const char *answer;
    const char *pair[PICTURE_PAIRS];
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
    return e->row[3] ? PICTURE_ROWS : 3;
}

/* Two candidates of the smallest type fit into a cell; all nine rows have marks alone. */
static double cell_of(const struct book *b, const struct example *e)
{
    double marks = (b->cfg->style.large_print ? 15 : 10) * b->type.scale;
    return rows_of(e) > 3 ? marks : fmax(17 * b->type.scale, 2 * book_min_text_pt(b));
}

struct tip_picture tip_picture_size(const struct book *b, enum text_id tip)
{
    const struct example *e = example_of(tip);
    double cell = e ? cell_of(b, e) : 0;
    return (struct tip_picture){PICTURE_COLUMNS * cell, e ? rows_of(e) * cell : 0};
}

/* Gray of all that the step looks at. */
static const double looked_at_gray = 0.87;

static void draw_words(const struct book *b, struct canvas *c, const char *words, bool strong,
                       struct box cell)
{
    double side = cell.right - cell.left;
    struct text_style style = {.font = strong ? b->faces.sans_bold : b->faces.sans,
                               .size_pt = fmax(book_min_text_pt(b), (strong ? 0.72 : 0.5) * side),
                               .paint = PAINT_BLACK};
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

void tip_picture_draw(const struct book *b, struct canvas *c, enum text_id tip, double left,
                      double top)
{
    const struct example *e = example_of(tip);
    if (!e) {
        return;
    }
    double side = cell_of(b, e);
    unsigned rows = rows_of(e);
    double right = left + PICTURE_COLUMNS * side;
    double bottom = top + rows * side;
    for (unsigned i = 0; i < rows * PICTURE_COLUMNS; i++) {
        char kind = e->row[i / PICTURE_COLUMNS][i % PICTURE_COLUMNS];
        double x = left + i % PICTURE_COLUMNS * side;
        double y = top + i / PICTURE_COLUMNS * side;
        if (kind == 'o' || kind == '*' || (kind >= 'a' && kind < 'a' + PICTURE_PAIRS)) {
            canvas_fill(c, (struct box){x, y, x + side, y + side}, paint_gray(looked_at_gray));
        }
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
        draw_cell(b, c, e, e->row[i / PICTURE_COLUMNS][i % PICTURE_COLUMNS],
                  (struct box){x, y, x + side, y + side});
    }
}
