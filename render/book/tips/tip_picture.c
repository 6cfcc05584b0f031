#include "render/book/tips/tip_picture.h"

#include <math.h>
#include <stddef.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_looks.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_looks.h"
#include "render/book/tips/section_tip.h"

enum {
    PICTURE_COLUMNS = 9,
    PICTURE_ROWS = 9,
    BAND_ROWS = 3,
    PICTURE_PAIRS = 8,
    PICTURE_LINKS = 5,
    MARKS_PT = 7, /* of the cells of 9x9 boards, without figures */
    LARGE_MARKS_PT = 11
};

/* From a cell to another, rows and columns from 1 on. */
struct example_link {
    unsigned from_row, from_column, to_row, to_column;
    bool weak; /* if this is true, that is false */
};

/* Digits are givens, a dot is an empty cell. o: the cell that is solved, by `answer`, or the fin;
 * *: a place of the digit; +: one where it cannot be if it is at *, a ring in books for children,
 * whose text tells the two apart; x: no place of it any more; a to h: a cell with one of the sets
 * of candidates. */
static const struct example {
    enum text_id tip;
    const char *row[PICTURE_ROWS]; /* three of them, or nine */
    const char *answer;
    const char *pair[PICTURE_PAIRS];
    struct example_link link[PICTURE_LINKS];
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
     .row = {".......x.", "..+...*..", ".......x.", ".........", ".........", ".........",
             "..*....+.", "......x..", "......x.."}},
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
};

#define FINE_GRAY     0.5
#define FINE_LINE_PT  0.4
#define FINE_BOX_PT   1.1
#define FINE_FRAME_PT 1.5

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

/* Two candidates of the smallest type fit into a cell; all nine rows have marks alone. */
static double cell_of_example(const struct book *b, const struct example *e)
{
    const double marks = (b->cfg->style.large_print ? 15 : 10) * b->type.scale;
    return rows_of(e) > BAND_ROWS ? marks : fmax(17 * b->type.scale, 2 * book_min_text_pt(b));
}

/* Gray of all that the step looks at. */
static const double looked_at_gray = 0.87;

/* Digits of a board, the answer in its ring, and two candidates; parts of a cell. */
static const double given_share = 0.72;
static const double answer_share = 0.56;
static const double candidate_share = 0.4;

static void draw_words(const struct book *b, struct canvas *c, const char *words, double share,
                       struct box cell)
{
    if (!*words) {
        return;
    }
    struct text_style style = {.font = share == given_share ? b->faces.sans_bold : b->faces.sans,
                               .size_pt =
                                   fmax(book_min_text_pt(b), share * (cell.right - cell.left)),
                               .paint = PAINT_BLACK};
    /* Two candidates are no number. */
    style.tracking_pt = share == candidate_share ? 0.18 * style.size_pt : 0;
    canvas_text(c, (cell.left + cell.right) / 2,
                (cell.top + cell.bottom + font_cap_height_em(style.font) * style.size_pt) / 2,
                ALIGN_CENTRE, &style, words);
}

static bool is_place(char kind)
{
    return kind == '*' || kind == '+';
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
        draw_words(b, c, (const char[]){kind, '\0'}, given_share, cell);
    } else if (kind >= 'a' && kind < 'a' + PICTURE_PAIRS) {
        draw_words(b, c, e->pair[kind - 'a'], candidate_share, cell);
    } else if (kind == 'o') {
        canvas_circle(c, x, y, 0.43 * side, line, book_ink(b, INKED_MARKS));
        draw_words(b, c, e->answer, answer_share, cell);
    } else if (is_place(kind)) {
        const bool ring = kind == '+' && b->cfg->style.friends;
        canvas_circle(c, x, y, 0.2 * side, ring ? line : 0, book_ink(b, INKED_MARKS));
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
    double at = clear;
    while (at < length - clear) {
        double end = fmin(at + dash, length - clear);
        canvas_line(c, x + dx * at / length, y + dy * at / length, x + dx * end / length,
                    y + dy * end / length, line, book_ink(b, INKED_MARKS));
        at += 2 * dash;
    }
}

static void draw_example(const struct book *b, struct canvas *c, const struct example *e,
                         double side, double left, double top)
{
    unsigned rows = rows_of(e);
    double right = left + PICTURE_COLUMNS * side;
    double bottom = top + rows * side;
    for (unsigned i = 0; i < rows * PICTURE_COLUMNS; i++) {
        const unsigned row = i / PICTURE_COLUMNS;
        char kind = e->row[row][i % PICTURE_COLUMNS];
        double x = left + i % PICTURE_COLUMNS * side;
        double y = top + row * side;
        if (kind == 'o' || is_place(kind) || (kind >= 'a' && kind < 'a' + PICTURE_PAIRS)) {
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
        const unsigned row = i / PICTURE_COLUMNS;
        double x = left + i % PICTURE_COLUMNS * side;
        double y = top + row * side;
        struct box cell = {x, y, x + side, y + side};
        draw_cell(b, c, e, e->row[row][i % PICTURE_COLUMNS], cell);
    }
    for (unsigned i = 0; i < PICTURE_LINKS && e->link[i].from_row; i++) {
        draw_link(b, c, &e->link[i], side, left, top);
    }
}

/* ---- both kinds ---- */

/* Of a board: candidates are large enough to be read, and so are the numbers of its constraints. */
static double cell_of_board(const struct book *b, const struct tip_board *t,
                            const struct board_style *style)
{
    const double some = 100;
    const double least = book_min_text_pt(b);
    const double candidate = board_candidate_size_pt(style, t->layout, some) / some;
    const double digit = board_digit_size_pt(style, b->faces.sans, t->layout, some) / some;
    const bool candidates = tip_board_has_candidates(t);
    /* In smaller cells, numbers that may not shrink would touch candidates. */
    const double sum =
        candidates && board_has_cage_numbers(t->layout)
            ? constraint_art_usual_cell_pt(t->layout, least / CAGE_TEXT_OVER_CANDIDATES)
            : constraint_art_least_cell_pt(t->layout, least);
    const double rows = fmax(PICTURE_ROWS, frame_rows(t->layout));
    const double marks =
        tip_board_has_marks_alone(t)
            ? (b->cfg->style.large_print ? LARGE_MARKS_PT : MARKS_PT) * PICTURE_ROWS / rows
            : 1.6 * least / digit;
    return fmax(sum, candidates ? least / candidate : marks);
}

/* As many columns of the board as have room with readable figures; in large print rather fewer and
 * larger ones. */
static bool make_board(const struct book *b, size_t section, enum text_id tip, double width,
                       struct tip_picture *out)
{
    static const unsigned usual[] = {MAX_FRAME, 9, 7, 6, 5, 4};
    static const unsigned large[] = {6, 5, 4, MAX_FRAME, 9, 7};
    const unsigned *columns = b->cfg->style.large_print ? large : usual;
    const size_t first = section_first_puzzle(b, section);
    const struct layout *v = b->puzzle[first].record->variant;
    const struct spot_example numbers = section_tip_example(b, section);
    out->style = book_style_of(b, first);
    /* A small picture with few digits: finer lines leave them. */
    out->style.tint_boxes = false;
    out->style.cell_gray = fmax(out->style.cell_gray, FINE_GRAY);
    out->style.cell_line_pt = fmin(out->style.cell_line_pt, FINE_LINE_PT);
    out->style.box_line_pt = fmin(out->style.box_line_pt, FINE_BOX_PT);
    out->style.outer_line_pt = fmin(out->style.outer_line_pt, FINE_FRAME_PT);
    for (size_t i = 0; i < sizeof usual / sizeof usual[0]; i++) {
        if (!tip_board_make(v, tip, &numbers, columns[i], &out->board)) {
            continue;
        }
        const struct board_window *w = &out->board.window;
        /* Small cells need a darker gray. */
        out->style.shade_gray = tip_board_has_marks_alone(&out->board) ? 0.72 : 0.87;
        out->cell_pt = cell_of_board(b, &out->board, &out->style);
        out->width_pt = board_window_across(out->board.layout, w) * out->cell_pt;
        out->height_pt = board_window_down(out->board.layout, w) * out->cell_pt;
        if (out->width_pt <= width) {
            return true;
        }
        tip_board_free(&out->board);
    }
    return false;
}

bool tip_picture_make(const struct book *b, size_t section, enum text_id tip, double width,
                      struct tip_picture *out)
{
    *out = (struct tip_picture){.tip = tip};
    if (section < b->cfg->section_count && make_board(b, section, tip, width, out)) {
        return true;
    }
    const struct example *e = example_of(tip);
    out->cell_pt = e ? cell_of_example(b, e) : 0;
    out->width_pt = PICTURE_COLUMNS * out->cell_pt;
    out->height_pt = e ? rows_of(e) * out->cell_pt : 0;
    return e != NULL;
}

void tip_picture_free(struct tip_picture *p)
{
    tip_board_free(&p->board);
}

void tip_picture_draw(const struct book *b, struct canvas *c, const struct tip_picture *p,
                      double scale, double left, double top)
{
    if (p->board.layout) {
        tip_board_draw(c, &p->style, &p->board, scale * p->cell_pt, left, top);
    } else {
        draw_example(b, c, example_of(p->tip), scale * p->cell_pt, left, top);
    }
}
