/* A part of a board, as section openers show it: cages and lines that go on beyond it are open at
 * the side where the board is cut. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "render/board/board_draw.h"
#include "render/book/openers/puzzle_detail.h"
#include "tests/unit/a_font.h"

enum { CELL = 40, PAGE = 400, PART = 3 };

struct line {
    double x1, y1, x2, y2;
};

/* Draws the first three rows and columns of a board with one cage. */
static void draw_part_with(const uint16_t *cells, unsigned count, double overhang, bool whole_cages,
                           enum board_cages cages, bool round, struct text *out)
{
    struct diag d = silent();
    struct board_style style;
    struct constraint_list list = {0};
    struct grid none = {{0}};
    constraint_list_add(&list, CONSTRAINT_CAGE, false, 15, cells, count);
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    cr_assert_not_null(v);
    constraint_list_free(&list);
    cr_assert_eq(board_style_init(&style, shared_fonts(), DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    style.cages = cages;
    style.round_corners = round;
    struct canvas *c = canvas_new(canvas_device_find("svg"), &(struct canvas_options){.scale = 1});
    const struct board_content content = {.variant = v,
                                          .givens = &none,
                                          .row_count = PART,
                                          .column_count = PART,
                                          .overhang = overhang,
                                          .whole_cages = whole_cages};
    canvas_begin_page(c, &(struct page_boxes){.width_pt = PAGE, .height_pt = PAGE});
    board_draw(c, 0, 0, CELL, &style, &content);
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, out, &d), STATUS_OK);
    canvas_drop(c);
    layout_drop(v);
}

static void draw_part(const uint16_t *cells, unsigned count, double overhang,
                      enum board_cages cages, bool round, struct text *out)
{
    draw_part_with(cells, count, overhang, false, cages, round, out);
}

/* The next line with this gray, such as that of a cage; *at moves on. */
static const char dashes_gray[] = "stroke=\"#333333\"";
static const char tiles_gray[] = "stroke=\"#4d4d4d\"";

static bool next_line(const char **at, const char *wanted, struct line *l)
{
    for (const char *found = strstr(*at, "<line "); found; found = strstr(*at, "<line ")) {
        const char *end = strchr(found, '>');
        const char *gray = strstr(found, wanted);
        *at = end;
        if (gray && gray < end) {
            return sscanf(found, "<line x1=\"%lf\" y1=\"%lf\" x2=\"%lf\" y2=\"%lf\"", &l->x1,
                          &l->y1, &l->x2, &l->y2) == 4;
        }
    }
    return false;
}

/* How far the lines of cages reach to the right, and whether one goes down within the last column.
 */
static void measure(const struct text *svg, double *reach, bool *closed)
{
    const char *at = svg->data;
    struct line l;
    *reach = 0;
    *closed = false;
    while (next_line(&at, dashes_gray, &l)) {
        *reach = fmax(*reach, fmax(l.x1, l.x2) / CELL);
        *closed |= fabs(l.x1 - l.x2) < 0.1 && l.x1 > (PART - 0.5) * CELL;
    }
}

Test(board_details, a_cage_is_open_where_the_board_is_cut)
{
    /* From the third column on to the fourth, and within the part. */
    static const uint16_t cut[] = {2, 3};
    static const uint16_t whole[] = {1, 2};
    const double overhang = 0.25;
    struct text svg = {0};
    double reach;
    bool closed;
    draw_part(cut, 2, overhang, BOARD_CAGES_DASHES, false, &svg);
    measure(&svg, &reach, &closed);
    cr_expect_not(closed);
    cr_expect_float_eq(reach, PART + overhang, 0.02, "%f", reach);
    text_free(&svg);
    draw_part(whole, 2, overhang, BOARD_CAGES_DASHES, false, &svg);
    measure(&svg, &reach, &closed);
    cr_expect(closed);
    cr_expect_lt(reach, PART);
    text_free(&svg);
    /* A board over two pages cuts its cages at the line. */
    draw_part(cut, 2, 0, BOARD_CAGES_DASHES, false, &svg);
    measure(&svg, &reach, &closed);
    cr_expect_not(closed);
    cr_expect_float_eq(reach, PART, 0.02, "%f", reach);
    text_free(&svg);
}

/* With its sum, whose figure is the only text of the picture. */
Test(board_details, a_cage_that_is_cut_may_be_left_out)
{
    static const uint16_t cages[][2] = {{2, 3}, {1, 2}, {18, 27}};
    static const bool whole[] = {false, true, false};
    for (size_t i = 0; i < sizeof whole / sizeof whole[0]; i++) {
        struct text svg = {0};
        double reach;
        bool closed;
        draw_part_with(cages[i], 2, 0.25, true, BOARD_CAGES_DASHES, false, &svg);
        measure(&svg, &reach, &closed);
        cr_expect_eq(reach > 0, whole[i], "%zu: %f", i, reach);
        cr_expect_eq(strstr(svg.data, "<text") != NULL, whole[i], "%zu", i);
        text_free(&svg);
    }
}

/* A tile has a line where another shade begins, but not along the stronger lines of boxes and of
 * the frame. */
Test(board_details, tiles_end_at_a_line)
{
    static const uint16_t cage[] = {0, 1, 2, 9};
    struct text svg = {0};
    struct line l;
    double length = 0;
    draw_part(cage, 4, 0, BOARD_CAGES_TILES, false, &svg);
    for (const char *at = svg.data; next_line(&at, tiles_gray, &l);) {
        const double x = fmax(l.x1, l.x2) / CELL;
        const double y = fmax(l.y1, l.y2) / CELL;
        length += round((fabs(l.x1 - l.x2) + fabs(l.y1 - l.y2)) / CELL);
        cr_expect(x > 0.5 && x < PART + 0.5 && y > 0.5 && y < PART - 0.5, "%.2f %.2f", x, y);
    }
    cr_expect_eq(length,
                 4); /* two cells below the first row, one right of and one below the last */
    text_free(&svg);
}

/* A part with the board's corner has it round, as the whole board has: its frame's lines end before
 * the corner. */
Test(board_details, a_part_keeps_round_corners)
{
    static const uint16_t cage[] = {0, 1};
    for (unsigned round = 0; round < 2; round++) {
        struct text svg = {0};
        struct line l;
        double least = PAGE;
        draw_part(cage, 2, 0.25, BOARD_CAGES_DASHES, round, &svg);
        for (const char *at = svg.data; next_line(&at, "stroke=\"#000000\"", &l);) {
            const bool of_frame = fmax(l.x1, l.x2) < 0.1 || fmax(l.y1, l.y2) < 0.1;
            least = of_frame ? fmin(least, fmax(fmin(l.x1, l.x2), fmin(l.y1, l.y2))) : least;
        }
        cr_expect_eq(least > 0.2 * CELL, round, "%.2f", least);
        cr_expect_eq(strstr(svg.data, "<path") != NULL, round);
        text_free(&svg);
    }
}

/* The thick borders of cages run along the frame; a round one would cross them. */
Test(board_details, a_frame_of_thick_borders_is_square)
{
    static const uint16_t cage[] = {0, 1};
    static const struct {
        const char *variant;
        enum constraint_kind_id kind;
        bool round;
    } rows[] = {{"latin-4", CONSTRAINT_CALC_CAGE, false},
                {"latin-4", CONSTRAINT_SIGNLESS_CAGE, false},
                {"latin-4", CONSTRAINT_RENBAN, true},
                {"4x4", CONSTRAINT_CAGE, true}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct diag d = silent();
        struct board_style style;
        struct constraint_list list = {0};
        struct grid none = {{0}};
        struct text svg = {0};
        constraint_list_add(&list, rows[i].kind, false, 5, cage, 2);
        const struct layout *v = constraints_lay(variant_find(rows[i].variant), &list);
        cr_assert_not_null(v, "%zu", i);
        constraint_list_free(&list);
        cr_assert_eq(board_style_init(&style, shared_fonts(), DEFAULT_DIGIT_FONT, NULL, &d),
                     STATUS_OK);
        style.round_corners = true;
        const struct canvas_options o = {.scale = 1};
        struct canvas *c = canvas_new(canvas_device_find("svg"), &o);
        canvas_begin_page(c, &(struct page_boxes){.width_pt = PAGE, .height_pt = PAGE});
        board_draw(c, 0, 0, CELL, &style, &(struct board_content){.variant = v, .givens = &none});
        canvas_end_page(c);
        cr_assert_eq(canvas_finish(c, &svg, &d), STATUS_OK);
        cr_expect_eq(strstr(svg.data, "<path") != NULL, rows[i].round, "%zu", i);
        text_free(&svg);
        canvas_drop(c);
        layout_drop(v);
    }
}

struct svg_word {
    double x, y, size;
};

static struct svg_word next_word(const char **at)
{
    struct svg_word w = {0};
    const char *found = strstr(*at, "<text ");
    cr_assert_not_null(found);
    const char *size = strstr(found, "font-size=");
    cr_assert_eq(sscanf(found, "<text x=\"%lf\" y=\"%lf\"", &w.x, &w.y), 2);
    cr_assert_eq(sscanf(size, "font-size=\"%lf\"", &w.size), 1);
    *at = strchr(found, '>');
    return w;
}

/* Sums next to givens keep the size of the others, with air to the digit: by the boxes of their
 * ink.
 */
Test(board_details, sums_next_to_givens_keep_their_size)
{
    static const uint16_t given[] = {0, 1};
    static const uint16_t empty[] = {18, 19};
    const double cell_pt = 30;
    struct diag d = silent();
    struct board_style style;
    struct constraint_list list = {0};
    struct grid givens = {.cell = {8}};
    struct text svg = {0};
    constraint_list_add(&list, CONSTRAINT_CAGE, false, 16, given, 2);
    constraint_list_add(&list, CONSTRAINT_CAGE, false, 16, empty, 2);
    const struct layout *v = constraints_lay(variant_find("classic"), &list);
    cr_assert_not_null(v);
    constraint_list_free(&list);
    cr_assert_eq(board_style_init(&style, shared_fonts(), DEFAULT_DIGIT_FONT, NULL, &d), STATUS_OK);
    style.digit_height = 0.68;
    style.outer_line_pt = 4;
    struct canvas *c = canvas_new(canvas_device_find("svg"), &(struct canvas_options){.scale = 1});
    canvas_begin_page(c, &(struct page_boxes){.width_pt = PAGE, .height_pt = PAGE});
    board_draw(c, 0, 0, cell_pt, &style, &(struct board_content){.variant = v, .givens = &givens});
    canvas_end_page(c);
    cr_assert_eq(canvas_finish(c, &svg, &d), STATUS_OK);
    canvas_drop(c);
    const char *at = svg.data;
    const struct svg_word sum = next_word(&at);
    const struct svg_word other = next_word(&at);
    const struct svg_word digit = next_word(&at);
    cr_expect_float_eq(sum.size, other.size, 1e-6, "%f %f", sum.size, other.size);
    const struct text_style digit_style = {.font = style.given_font, .size_pt = digit.size};
    const struct text_style sum_style = {.font = style.given_font, .size_pt = sum.size};
    const struct box high = text_ink(&sum_style, sum.x, sum.y, "16");
    const struct box low = text_ink(&digit_style, digit.x, digit.y, "8");
    cr_expect_geq(low.top - high.bottom, 1.4, "%f", low.top - high.bottom);
    text_free(&svg);
    layout_drop(v);
}

/* Numbers outside the grid stand at a corner, but no corner without a given is shown for them. */
Test(board_details, a_part_has_a_given)
{
    struct constraint_list list = {0};
    struct grid givens = {{0}};
    const struct layout *classic = variant_find("classic");
    for (unsigned i = 0; i < 2 * classic->size; i++) {
        uint16_t line[9];
        for (unsigned k = 0; k < classic->size; k++) {
            line[k] = (uint16_t)(i < classic->size ? i * classic->size + k
                                                   : k * classic->size + i - classic->size);
        }
        constraint_list_add(&list, CONSTRAINT_SANDWICH, false, 5, line, classic->size);
    }
    const struct layout *v = constraints_lay(classic, &list);
    cr_assert_not_null(v);
    givens.cell[4] = 7;
    const struct board_window w = fullest_window(v, &givens, 3, 3);
    cr_expect(board_window_holds(&w, v, 4), "row %u, column %u", w.row, w.column);
    constraint_list_free(&list);
    layout_drop(v);
}
