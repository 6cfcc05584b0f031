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
        const unsigned row = i / columns;
        const unsigned at = cell_at(v, w.row + row, w.column + i % columns);
        const double x = box.left + i % columns * cell;
        const double y = box.top + row * cell;
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
        const unsigned row = i / v->box_width;
        const double x = box.left + i % v->box_width * cell;
        const double y = box.top + row * cell;
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

/* How the list of sections is set: fuller where there is room, closer where there are many. */
struct list_setting {
    double size; /* in parts of small type */
    bool facts;  /* under each title */
    double air;  /* over each rule, in parts of the type's size */
    unsigned columns;
};

static const struct list_setting list_settings[] = {
    {1, true, 0.9, 1},    {1, true, 0.5, 1},    {1, true, 0.5, 2},    {1, false, 0.9, 1},
    {1, false, 0.5, 1},   {1, false, 0.9, 2},   {1, false, 0.5, 2},   {0.9, false, 0.4, 1},
    {0.8, false, 0.2, 1}, {0.9, false, 0.4, 2}, {0.8, false, 0.2, 2},
};
enum { LIST_SETTINGS = sizeof list_settings / sizeof list_settings[0] };

static double list_size(const struct book *b, const struct list_setting *set)
{
    return fmax(book_min_text_pt(b), set->size * b->type.small);
}

/* A section's title over a rule, and its page. c NULL: it is only measured. Returns where the next
 * begins; INFINITY: a word is wider than the box. */
static double put_item(const struct book *b, struct canvas *c, const struct list_setting *set,
                       const struct contents_entry *e, struct box box, bool *failed)
{
    const double size = list_size(b, set);
    char number[24];
    folio_text(&b->part[BOOK_INTERIOR].page[e->page], number);
    const struct text_style folio = {
        .font = b->faces.sans_bold, .size_pt = size, .paint = PAINT_BLACK};
    const double column = text_width_pt(&folio, number) + size;
    struct flow_style style = book_flow_faces(b, size, 1.2);
    struct flow f;
    style.plain = true;
    style.language = NULL; /* columns are narrow: lines break at each word */
    style.regular = b->faces.serif_bold;
    flow_init(&f, &style, box.right - box.left - column);
    flow_add(&f, e->title);
    f.style.regular = b->faces.serif_italic;
    if (set->facts && e->facts) {
        flow_add_line(&f, e->facts);
    }
    const double above = 0.45 * set->air * size;
    const double bottom = box.top + flow_height(&f, 0, f.line_count) + set->air * size;
    const bool overflows = flow_overflows(&f);
    if (c) {
        flow_draw(c, &f, 0, f.line_count, box.left, box.top + above);
        canvas_text(c, box.right, box.top + above + size, ALIGN_RIGHT, &folio, number);
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, box.left, bottom, box.right, bottom, book_fine_line_pt(b), PAINT_BLACK);
        canvas_untag(c);
    }
    *failed |= f.failed;
    flow_free(&f);
    return overflows ? INFINITY : bottom;
}

enum { MIN_COLUMN_PT = 84, COLUMN_GAP_PT = 14 };

static size_t section_entries(const struct book *b)
{
    size_t count = 0;
    for (size_t i = 0; i < b->contents.count; i++) {
        count += b->contents.entry[i].detail != NULL;
    }
    return count;
}

/* All sections; c NULL: they are only measured. Returns where they end. */
static double put_items(const struct book *b, struct canvas *c, const struct list_setting *set,
                        struct box box, bool *failed)
{
    const size_t rows = (section_entries(b) + set->columns - 1) / set->columns;
    const double pitch = (box.right - box.left + COLUMN_GAP_PT) / set->columns;
    const double top = box.top;
    double bottom = pitch - COLUMN_GAP_PT < MIN_COLUMN_PT ? INFINITY : top;
    size_t row = 0;
    box.right = box.left + pitch - COLUMN_GAP_PT;
    for (size_t i = 0; i < b->contents.count; i++) {
        if (!b->contents.entry[i].detail) {
            continue;
        }
        if (row == rows) {
            box = (struct box){box.left + pitch, top, box.right + pitch, box.bottom};
            row = 0;
        }
        box.top = put_item(b, c, set, &b->contents.entry[i], box, failed);
        bottom = fmax(bottom, box.top);
        row++;
    }
    return bottom;
}

/* Of the list over its sections. */
static struct text_style list_head(const struct book *b, double width)
{
    const double size =
        fitting_line_size(b->faces.heading, book_text(b, TEXT_contents), 1.5 * b->type.body, width);
    return (struct text_style){.font = b->faces.heading, .size_pt = size, .paint = PAINT_BLACK};
}

/* The first setting with which all sections stand in the box; NULL: there is none. */
static const struct list_setting *choose_list(const struct book *b, struct box box, bool *failed)
{
    box.top += 2 * list_head(b, box.right - box.left).size_pt;
    for (size_t i = 0; i < LIST_SETTINGS; i++) {
        if (put_items(b, NULL, &list_settings[i], box, failed) <= box.bottom) {
            return &list_settings[i];
        }
    }
    return NULL;
}

static void draw_inside(const struct book *b, struct canvas *c, const struct list_setting *set,
                        struct box box)
{
    const struct text_style head = list_head(b, box.right - box.left);
    bool failed = false;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, box.left, box.top + 1.25, box.right, box.top + 1.25, 2.5, PAINT_BLACK);
    canvas_untag(c);
    canvas_text(c, box.left, box.top + 1.5 * head.size_pt, ALIGN_LEFT, &head,
                book_text(b, TEXT_contents));
    box.top += 2 * head.size_pt;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, box.left, box.top, box.right, box.top, book_fine_line_pt(b), PAINT_BLACK);
    canvas_untag(c);
    (void)put_items(b, c, set, box, &failed);
    canvas_note_failure(c, failed);
}

/* The list's place at the right of a board with cells of this size. */
static struct box beside_board(const struct layout *v, double cell, double caption, struct box box)
{
    return (struct box){box.left + board_across(v) * cell + COLUMN_GAP_PT, box.top, box.right,
                        box.top + board_down(v) * cell + caption};
}

/* A list that is cut is none: where not all sections have room, the board stands alone. */
void draw_front_page(const struct book *b, struct canvas *c, struct box box)
{
    const double min_board = 90;
    const struct layout *v = b->puzzle[0].record->variant;
    const double caption = 1.8 * b->type.caption;
    const double width = box.right - box.left;
    const double height = box.bottom - box.top - caption;
    const double across = board_across(v);
    const double down = board_down(v);
    double cell = fmin(0.62 * width / across, height / down);
    bool failed = false;
    const struct box list = beside_board(v, cell, caption, box);
    const struct list_setting *set =
        b->contents.count > 0 && list.right - list.left >= MIN_COLUMN_PT
            ? choose_list(b, list, &failed)
            : NULL;
    cell = set ? cell : fmin(width / across, height / down);
    canvas_note_failure(c, failed);
    if (across * cell < min_board || down * cell < min_board) {
        return;
    }
    const double left = set ? box.left : (box.left + box.right - across * cell) / 2;
    example_board_draw(b, c, 0, book_text(b, TEXT_boards), cell, 0, left, box.top);
    draw_caption(b, c, left, box.top + down * cell + 0.8 * caption, across * cell);
    if (set) {
        draw_inside(b, c, set, list);
    }
}
