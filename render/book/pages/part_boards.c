/* The boards of a book: each kind with a picture of its houses and its rules. */
#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/boards/example_board.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

/* ---- how it stands on pages ---- */

enum { ENTRY_GAP_PT = 20, PICTURE_GAP_PT = 16 };

/* The sides of pictures that are tried: the largest with which the boards take the fewest pages. */
static const double largest_side = 0.42; /* of the block's width */
static const double smallest_side = 0.31;
static const double side_step = 0.015;
static const double most_side_pt = 190;

static void lay_out_text(const struct book *b, size_t section, double side, struct flow *f)
{
    struct text t = {0};
    struct flow_style style = book_flow_style(b, b->type.body);
    style.justify = false;
    flow_init(f, &style, book_block_width(b) - side - PICTURE_GAP_PT);
    text_puts(&t, "# ");
    kind_name_put(b, section, &t);
    text_puts(&t, "\n\n");
    kind_rules_put(b, section, &t);
    flow_add(f, t.data ? t.data : "");
    f->failed |= t.failed;
    text_free(&t);
}

/* How many rows and columns are shown: all, or the first ones where only larger cells have room for
 * the sums of cages and the like. */
static unsigned shown_cells(const struct book *b, const struct layout *v, double side)
{
    enum { MIN_SHOWN = 4 };
    const double air = 1.12; /* between sums and thick digits and lines */
    const double least = air * constraint_art_least_cell_pt(v, book_min_text_pt(b));
    const unsigned all = board_longer_side(v);
    const bool square = frame_rows(v) == frame_columns(v) && all == frame_rows(v);
    unsigned shown = least > 0 ? (unsigned)(side / least) : all;
    /* Nearly all of a board would look like a fault of printing. */
    shown = shown < all && 3 * shown > 2 * all ? 2 * all / 3 : shown;
    return square && shown >= MIN_SHOWN && shown < all ? shown : all;
}

static double picture_cell(const struct book *b, const struct layout *v, double side)
{
    return side / shown_cells(b, v, side);
}

static double picture_height(const struct book *b, const struct layout *v, double side)
{
    const unsigned shown = shown_cells(b, v, side);
    return picture_cell(b, v, side) * (shown < board_longer_side(v) ? shown : board_down(v));
}

static double board_height(const struct book *b, size_t section, double side, bool *failed)
{
    const struct layout *v = section_board(b, section);
    struct flow f;
    lay_out_text(b, section, side, &f);
    double height =
        fmax(flow_height(&f, 0, f.line_count), picture_height(b, v, side)) + ENTRY_GAP_PT;
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

static void draw_example(const struct book *b, struct canvas *c, size_t section, double side,
                         double left, double top)
{
    const struct layout *v = section_board(b, section);
    const double cell = picture_cell(b, v, side);
    const unsigned part = shown_cells(b, v, side);
    const bool whole = part == board_longer_side(v);
    left += whole ? (side - cell * board_across(v)) / 2 : 0;
    example_board_draw(b, c, section_first_puzzle(b, section), book_text(b, TEXT_boards), cell,
                       whole ? 0 : part, left, top);
}

/* Boards stand at the side of the headings; below centred ones, they change sides. */
static bool stands_right(const struct book *b, size_t turn)
{
    const enum config_headings headings = b->cfg->style.headings;
    return headings == HEADINGS_RIGHT || (headings == HEADINGS_CENTRED && turn % 2);
}

/* One alone on its page stands over its text, as large as it can be. False: it would be no larger
 * than next to it. */
static bool draw_alone(const struct book *b, struct canvas *c, size_t section, double side,
                       struct box room)
{
    const double most = 0.75;
    const struct layout *v = section_board(b, section);
    const double width = room.right - room.left;
    struct flow f;
    lay_out_text(b, section, -PICTURE_GAP_PT, &f); /* of the whole width */
    const double text = flow_height(&f, 0, f.line_count) + PICTURE_GAP_PT;
    const double cell =
        fmin(most * width / board_across(v), (room.bottom - room.top - text) / board_down(v));
    const bool larger = cell > 1.2 * side / board_longer_side(v);
    if (larger) {
        const bool left = b->cfg->style.headings == HEADINGS_LEFT || book_from_left(b);
        const double spare = width - cell * board_across(v);
        example_board_draw(b, c, section_first_puzzle(b, section), book_text(b, TEXT_boards), cell,
                           0, room.left + (left ? 0 : spare / 2), room.top);
        flow_draw(c, &f, 0, f.line_count, room.left,
                  room.top + cell * board_down(v) + PICTURE_GAP_PT);
    }
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return larger;
}

static void draw_boards(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = book_board_kinds(b, section);
    const double side = *(const double *)p->content;
    double y = block.top;
    bool failed = false;
    if (p->opens) {
        draw_heading(b, c, book_text(b, TEXT_boards), block);
        y += TEXT_HEADING_PT;
    }
    if (p->count == 1 && draw_alone(b, c, section[p->first], side,
                                    (struct box){block.left, y, block.right, block.bottom})) {
        return;
    }
    for (size_t i = p->first; i < p->first + p->count && i < count; i++) {
        struct flow f;
        lay_out_text(b, section[i], side, &f);
        const bool right = stands_right(b, i);
        const double from = right ? block.right - side : block.left;
        draw_example(b, c, section[i], side, from, y);
        flow_draw(c, &f, 0, f.line_count, right ? block.left : from + side + PICTURE_GAP_PT, y);
        canvas_note_failure(c, f.failed);
        flow_free(&f);
        y += board_height(b, section[i], side, &failed);
    }
    canvas_note_failure(c, failed);
}

static const struct page_kind page_boards = {
    .name = "boards", .draw = draw_boards, .frame = FRAME_HEAD_AND_FOLIO};

/* ---- its pages ---- */

/* How to play explains the only kind. */
static bool wants_boards(const struct book *b)
{
    size_t section[CONFIG_MAX_SECTIONS];
    return b->cfg->parts.how_to_play && book_board_kinds(b, section) > 1;
}

static const char *boards_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_boards);
}

/* The last of the boards that stand on a page with the first of them, or behind it. */
static size_t end_of_page(const struct book *b, const size_t section[], size_t count, size_t from,
                          double side, bool *failed)
{
    double room = book_block_height(b) - (from == 0 ? TEXT_HEADING_PT : 0) + ENTRY_GAP_PT;
    size_t end = from;
    do {
        room -= board_height(b, section[end++], side, failed);
    } while (end < count && room + 1e-6 >= board_height(b, section[end], side, failed));
    return end;
}

static size_t pages_with(const struct book *b, const size_t section[], size_t count, double side,
                         bool *failed)
{
    size_t pages = 0;
    for (size_t i = 0; i < count; pages++) {
        i = end_of_page(b, section, count, i, side, failed);
    }
    return pages;
}

/* In large print sums are shown too, where half of the page is enough for them. */
static double side_with_sums(const struct book *b, const size_t section[], size_t count)
{
    const double half = 0.52 * book_block_width(b);
    double side = 0;
    for (size_t i = 0; i < count && b->cfg->style.large_print; i++) {
        const struct layout *v = section_board(b, section[i]);
        double cell = 1.001 * constraint_art_least_cell_pt(v, book_min_text_pt(b)); /* rounding */
        double wanted = cell * board_longer_side(v);
        side = wanted <= half ? fmax(side, wanted) : side;
    }
    return side;
}

static double picture_side(const struct book *b, const size_t section[], size_t count, bool *failed)
{
    double width = book_block_width(b);
    double least = fmin(fmax(smallest_side * width, 80), most_side_pt);
    least = fmax(least, side_with_sums(b, section, count));
    size_t fewest = pages_with(b, section, count, least, failed);
    for (double part = largest_side; part > smallest_side; part -= side_step) {
        double side = fmin(part * width, most_side_pt);
        if (side > least && pages_with(b, section, count, side, failed) == fewest) {
            return side;
        }
    }
    return least;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = book_board_kinds(b, section);
    const char *title = boards_title(b, item);
    if (count) {
        contents_add(b, title, NULL, list->count);
    }
    double side = picture_side(b, section, count, &b->out_of_memory);
    const double *kept = keep_copy(b, &side, sizeof side);
    if (!kept) {
        b->out_of_memory = true;
        return STATUS_OK;
    }
    for (size_t i = 0; i < count;) {
        struct page *p = page_list_add(b, list, &page_boards);
        p->first = i;
        p->opens = i == 0;
        p->head = title;
        p->content = kept;
        i = end_of_page(b, section, count, i, side, &b->out_of_memory);
        p->count = i - p->first;
    }
    return STATUS_OK;
}

const struct part_kind part_boards = {
    .name = "boards",
    .doc = "the rules of the boards that are not classic",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_boards,
    .asked_by = "parts.how_to_play: true in a book of several kinds of boards",
    .usual_place = PART_FRONT,
    .title = boards_title,
    .add = add_pages,
};
