#include "render/book/pages/title_pictures.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/example_board.h"
#include "render/book/book_data.h"
#include "render/book/openers/puzzle_detail.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

/* ---- tiles ---- */

static void draw_tile(const struct book *b, struct canvas *c, const struct book_board *drawn,
                      unsigned digit, struct box tile)
{
    const double side = tile.right - tile.left;
    const bool discs = b->cfg->style.look.pattern == PATTERN_DISCS;
    const double x = (tile.left + tile.right) / 2;
    const double y = (tile.top + tile.bottom) / 2;
    const double half = (discs ? (digit ? 0.45 : 0.09) : 0.47) * side;
    /* Pictures in place of digits are black. */
    const bool pictures = drawn->style.pictures != NULL;
    const double gray = digit && !pictures ? 0 : discs ? 0.6 : 0.88;
    draw_pattern_tile(c, discs, x, y, half, book_shade(b, INKED_OPENERS, gray));
    if (digit) {
        struct symbol_type type =
            board_digit_type(&drawn->style, b->faces.heading, drawn->content.variant, side);
        type.text.paint = PAINT_WHITE;
        board_draw_symbol(c, x, y, &type, &drawn->style, digit);
    }
}

void draw_title_tiles(const struct book *b, struct canvas *c, struct box box)
{
    enum { COLUMNS = 6, MIN_ROWS = 2 };
    const struct layout *v = b->puzzle[0].record->variant;
    const double width = box.right - box.left;
    const double height = box.bottom - box.top;
    unsigned columns = frame_columns(v) > COLUMNS ? COLUMNS : frame_columns(v);
    double cell = width / columns;
    unsigned rows = (unsigned)fmax(0, floor(height / cell));
    rows = rows < frame_rows(v) ? rows : frame_rows(v);
    if (rows < MIN_ROWS) {
        return;
    }
    struct book_board drawn;
    book_board_of(b, 1, false, &drawn);
    const struct board_window w = fullest_window(v, drawn.content.givens, rows, columns);
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned i = 0; i < rows * columns; i++) {
        const unsigned at = cell_at(v, w.row + i / columns, w.column + i % columns);
        const double x = box.left + i % columns * cell;
        const double y = box.top + i / columns * cell;
        if (at != LAYOUT_NO_CELL) {
            draw_tile(b, c, &drawn, drawn.content.givens->cell[at],
                      (struct box){x, y, x + cell, y + cell});
        }
    }
    canvas_untag(c);
}

void draw_tile_box(const struct book *b, struct canvas *c, struct box box)
{
    enum { MIN_CELL_PT = 18 };
    const struct layout *v = b->puzzle[0].record->variant;
    const double cell =
        fmin((box.right - box.left) / v->box_width, (box.bottom - box.top) / v->box_height);
    const double gap = 0.05 * cell;
    struct book_board drawn;
    book_board_of(b, 1, false, &drawn);
    if (cell < MIN_CELL_PT) {
        return;
    }
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned i = 0; i < v->size; i++) {
        const double x = box.left + i % v->box_width * cell;
        const double y = box.top + i / v->box_width * cell;
        const unsigned digit = ornament_digit(v, i);
        canvas_fill(c, (struct box){x + gap, y + gap, x + cell - gap, y + cell - gap}, PAINT_WHITE);
        if (digit) {
            const struct symbol_type type =
                board_digit_type(&drawn.style, b->faces.heading, v, cell);
            board_draw_symbol(c, x + cell / 2, y + cell / 2, &type, &drawn.style, digit);
        }
    }
    canvas_untag(c);
}

/* ---- parts of a board ---- */

void draw_title_rows(const struct book *b, struct canvas *c, struct box box)
{
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    draw_puzzle_rows(b, c, 0, box);
    canvas_untag(c);
}

void draw_title_plate(const struct book *b, struct canvas *c, struct box box)
{
    const double least = 90;
    const double most = 0.92; /* of the width */
    const double spare = (1 - most) / 2 * (box.right - box.left);
    box.left += spare;
    box.right -= spare;
    if (box.bottom - box.top >= least) {
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        draw_puzzle_detail(b, c, 0, box, ALIGN_CENTRE, DETAIL_COLUMNS);
        canvas_untag(c);
    }
}

/* ---- a front page ---- */

static void draw_caption(const struct book *b, struct canvas *c, double left, double baseline,
                         double width)
{
    const struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    struct text t = {0};
    text_printf(&t, "%s 1 \xC2\xB7 %s", book_text(b, TEXT_puzzle),
                book_section_title(b, b->puzzle[0].section));
    draw_fitted(b, c, left, baseline, ALIGN_LEFT, style, width, t.data ? t.data : "");
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

/* A section's title over a rule, and its page. Returns where the next begins; box.bottom or more:
 * there is no room for it. */
static double draw_item(const struct book *b, struct canvas *c, const struct contents_entry *e,
                        struct box box)
{
    const double size = b->type.small;
    char number[24];
    folio_text(&b->part[BOOK_INTERIOR].page[e->page], number);
    const struct text_style folio = {
        .font = b->faces.sans_bold, .size_pt = size, .paint = PAINT_BLACK};
    const double column = text_width_pt(&folio, number) + size;
    struct flow_style style = book_flow_faces(b, size, 1.2);
    struct flow f;
    style.plain = true;
    style.regular = b->faces.serif_bold;
    flow_init(&f, &style, box.right - box.left - column);
    flow_add(&f, e->title);
    f.style.regular = b->faces.serif_italic;
    if (e->facts) {
        flow_add_line(&f, e->facts);
    }
    const double bottom = box.top + flow_height(&f, 0, f.line_count) + 0.9 * size;
    const bool fits = bottom <= box.bottom && !flow_overflows(&f);
    if (fits) {
        flow_draw(c, &f, 0, f.line_count, box.left, box.top + 0.4 * size);
        canvas_text(c, box.right, box.top + 1.4 * size, ALIGN_RIGHT, &folio, number);
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, box.left, bottom, box.right, bottom, book_fine_line_pt(b), PAINT_BLACK);
        canvas_untag(c);
    }
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return fits ? bottom : INFINITY;
}

static void draw_inside(const struct book *b, struct canvas *c, struct box box)
{
    const char *words = book_text(b, TEXT_contents);
    const double width = box.right - box.left;
    const struct text_style head = {
        .font = b->faces.heading,
        .size_pt = fitting_line_size(b->faces.heading, words, 1.5 * b->type.body, width),
        .paint = PAINT_BLACK};
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, box.left, box.top + 1.25, box.right, box.top + 1.25, 2.5, PAINT_BLACK);
    canvas_untag(c);
    double y = box.top + 1.5 * head.size_pt;
    canvas_text(c, box.left, y, ALIGN_LEFT, &head, words);
    y += 0.5 * head.size_pt;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, box.left, y, box.right, y, book_fine_line_pt(b), PAINT_BLACK);
    canvas_untag(c);
    for (size_t i = 0; i < b->contents.count && y < box.bottom; i++) {
        if (b->contents.entry[i].detail) {
            y = draw_item(b, c, &b->contents.entry[i],
                          (struct box){box.left, y, box.right, box.bottom});
        }
    }
}

void draw_front_page(const struct book *b, struct canvas *c, struct box box)
{
    const double gap = 14;
    const double min_column = 84;
    const double min_board = 90;
    const struct layout *v = b->puzzle[0].record->variant;
    const double caption = 1.8 * b->type.caption;
    const double width = box.right - box.left;
    const double height = box.bottom - box.top - caption;
    const double across = board_across(v);
    const double down = board_down(v);
    double cell = fmin(0.62 * width / across, height / down);
    const bool inside = b->contents.count > 0 && width - across * cell - gap >= min_column;
    cell = inside ? cell : fmin(width / across, height / down);
    if (across * cell < min_board || down * cell < min_board) {
        return;
    }
    const double left = inside ? box.left : (box.left + box.right - across * cell) / 2;
    const double bottom = box.top + down * cell;
    example_board_draw(b, c, 0, book_text(b, TEXT_boards), cell, 0, left, box.top);
    draw_caption(b, c, left, bottom + 0.8 * caption, across * cell);
    if (inside) {
        draw_inside(b, c,
                    (struct box){left + across * cell + gap, box.top, box.right, bottom + caption});
    }
}
