/* The boards of a book: each kind with a picture of its houses and its rules. */
#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/drawing.h"
#include "render/book/boards/example_board.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/canvas/flow_draw.h"

/* ---- how it stands on pages ---- */

enum { PICTURE_GAP_PT = 16, HEAD_GAP_PT = 14 };

/* How the boards stand on all their pages. */
struct boards_setting {
    const char *shared; /* the rule that stands in the head, or "" */
    const char *head;   /* what is said of it, or "" */
    double head_pt;   /* its height over the boards, with the gap below it; 0: it is the text of the
                         first board, which has no other rule */
    double side;      /* of pictures */
    double gap;       /* between boards */
    double height_pt; /* of the pages, for all to be about as full */
};

/* The sides of pictures that are tried: the largest with which the boards take the fewest pages. */
static const double largest_side = 0.42; /* of the block's width */
static const double largest_large_side = 0.5;
static const double smallest_side = 0.31;
static const double side_step = 0.015;
static const double most_side_pt = 190; /* of the usual type */

/* The same where a page would be there for a board or two, and the boards stand closer. */
static const double close_side = 0.22;
static const double usual_gap = 20;
static const double close_gap = 11;

/* The rule that most of the boards share stands once, over all of them. */
static void lay_out_head(const struct book *b, const char *head, struct flow *f)
{
    const struct flow_style style = book_flow_style(b, b->type.body);
    flow_init(f, &style, book_block_width(b));
    flow_add(f, head);
}

static void lay_out_text(const struct book *b, size_t section, const struct boards_setting *set,
                         double side, struct flow *f)
{
    struct text t = {0};
    struct flow_style style = book_flow_style(b, b->type.body);
    style.justify = false;
    flow_init(f, &style, book_block_width(b) - side - PICTURE_GAP_PT);
    text_puts(&t, "# ");
    kind_name_put(b, section, &t);
    text_puts(&t, "\n\n");
    if (!kind_own_rules_put(b, section, set->shared, &t)) {
        text_puts(&t, set->head_pt > 0 ? book_text(b, TEXT_rule_base_alone) : set->head);
    }
    flow_add(f, t.data ? t.data : "");
    f->failed |= t.failed;
    text_free(&t);
}

/* The least cell in which a section's board shows what makes it of its kind: sums of cages and the
 * like and, where grids overlap, the digits that they share. */
static double telling_cell(const struct book *b, size_t section)
{
    const struct layout *v = section_board(b, section);
    const double air = 1.12; /* between sums and thick digits and lines */
    const double sums = air * constraint_art_least_cell_pt(v, book_min_text_pt(b));
    if (v->grid_count == 1) {
        return sums;
    }
    const struct board_style style = book_style_of(b, section_first_puzzle(b, section));
    const double rounding = 1.001;
    const double of_cell = board_digit_size_pt(&style, style.given_font, v, 1);
    return fmax(sums, rounding * book_min_text_pt(b) / of_cell);
}

/* How many rows and columns are shown: all, or the first ones where only larger cells have room for
 * what the board must show. */
static unsigned shown_cells(const struct book *b, size_t section, double side)
{
    enum { MIN_SHOWN = 3 }; /* a box */
    const struct layout *v = section_board(b, section);
    const double least = telling_cell(b, section);
    const unsigned all = board_longer_side(v);
    const bool square = frame_rows(v) == frame_columns(v) && all == frame_rows(v);
    const double most = least > 0 ? side / least : all;
    /* Lines run over the sides where a board is cut. */
    unsigned shown = most < all ? (unsigned)fmax(0, most - detail_overhang) : all;
    /* Nearly all of a board would look like a fault of printing. */
    shown = shown < all && 3 * shown > 2 * all ? 2 * all / 3 : shown;
    return square && shown >= MIN_SHOWN && shown < all ? shown : all;
}

static double picture_cell(const struct book *b, size_t section, double side)
{
    return side / shown_cells(b, section, side);
}

static double picture_height(const struct book *b, size_t section, double side)
{
    const struct layout *v = section_board(b, section);
    const unsigned shown = shown_cells(b, section, side);
    return picture_cell(b, section, side) * (shown < board_longer_side(v) ? shown : board_down(v));
}

/* With the gap below it. */
static double board_height(const struct book *b, size_t section, const struct boards_setting *set,
                           bool *failed)
{
    struct flow f;
    lay_out_text(b, section, set, set->side, &f);
    double height =
        fmax(flow_height(&f, 0, f.line_count), picture_height(b, section, set->side)) + set->gap;
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

static void draw_example(const struct book *b, struct canvas *c, size_t section, double side,
                         double left, double top)
{
    const struct layout *v = section_board(b, section);
    const double cell = picture_cell(b, section, side);
    const unsigned part = shown_cells(b, section, side);
    const bool whole = part == board_longer_side(v);
    left += whole ? (side - cell * board_across(v)) / 2 : 0;
    example_board_draw(b, c, section_first_puzzle(b, section), book_text(b, TEXT_boards), cell,
                       whole ? 0 : part, left, top);
}

/* Boards stand in one column, at the side of the headings. */
static bool stands_right(const struct book *b)
{
    return b->cfg->style.headings == HEADINGS_RIGHT;
}

/* Returns where it ends, with the gap. */
static double draw_head(const struct book *b, struct canvas *c, const struct boards_setting *set,
                        struct box block, double top)
{
    struct flow f;
    draw_heading(b, c, book_text(b, TEXT_boards), block);
    if (set->head_pt > 0) {
        lay_out_head(b, set->head, &f);
        flow_draw(c, &f, 0, f.line_count, block.left, top);
        canvas_note_failure(c, f.failed);
        flow_free(&f);
    }
    return top + set->head_pt;
}

/* The only board of a book stands over its text, as large as it can be, if it is larger there than
 * next to it; so does one whose text next to it is longer than the page. One that is alone on the
 * last page looks like those before it. False: it stands next to its text. */
static bool draw_alone(const struct book *b, struct canvas *c, size_t section, bool only,
                       const struct boards_setting *set, struct box room)
{
    const double most = 0.75;
    const struct layout *v = section_board(b, section);
    const double width = room.right - room.left;
    struct flow f;
    lay_out_text(b, section, set, -PICTURE_GAP_PT, &f); /* of the whole width */
    const double text = flow_height(&f, 0, f.line_count) + PICTURE_GAP_PT;
    const double cell =
        fmin(most * width / board_across(v), (room.bottom - room.top - text) / board_down(v));
    const double beside = board_height(b, section, set, &f.failed) - set->gap;
    const bool over = (only && cell > 1.2 * set->side / board_longer_side(v)) ||
                      (cell > 0 && beside > room.bottom - room.top);
    if (over) {
        const bool left = b->cfg->style.headings == HEADINGS_LEFT || book_from_left(b);
        const double spare = width - cell * board_across(v);
        example_board_draw(b, c, section_first_puzzle(b, section), book_text(b, TEXT_boards), cell,
                           0, room.left + (left ? 0 : spare / 2), room.top);
        flow_draw(c, &f, 0, f.line_count, room.left,
                  room.top + cell * board_down(v) + PICTURE_GAP_PT);
    }
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return over;
}

static void draw_boards(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = book_board_kinds(b, section);
    const struct boards_setting *set = p->content;
    const double side = set->side;
    double y = block.top;
    bool failed = false;
    if (p->opens) {
        y = draw_head(b, c, set, block, block.top + TEXT_HEADING_PT);
    }
    if (p->count == 1 && draw_alone(b, c, section[p->first], count == 1, set,
                                    (struct box){block.left, y, block.right, block.bottom})) {
        return;
    }
    for (size_t i = p->first; i < p->first + p->count && i < count; i++) {
        struct flow f;
        lay_out_text(b, section[i], set, side, &f);
        const bool right = stands_right(b);
        const double from = right ? block.right - side : block.left;
        draw_example(b, c, section[i], side, from, y);
        flow_draw(c, &f, 0, f.line_count, right ? block.left : from + side + PICTURE_GAP_PT, y);
        canvas_note_failure(c, f.failed);
        flow_free(&f);
        y += board_height(b, section[i], set, &failed);
    }
    if (p->below) {
        (void)draw_parts_below(b, c, p, block);
    } else if (b->cfg->style.friends && p->first + p->count >= count) {
        draw_tail_piece(b, c, p, (struct box){block.left, y, block.right, block.bottom});
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

/* The boards of the part. */
struct kinds {
    struct book *b;
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count;
};

/* The last of the boards that stand on a page with this one, or behind it. */
static size_t end_of_page(const struct kinds *k, size_t from, const struct boards_setting *set,
                          bool *failed)
{
    const double block = book_block_height(k->b) - (from == 0 ? TEXT_HEADING_PT + set->head_pt : 0);
    double room = fmin(block, set->height_pt) + set->gap;
    size_t end = from;
    do {
        room -= board_height(k->b, k->section[end++], set, failed);
    } while (end < k->count && room + 1e-6 >= board_height(k->b, k->section[end], set, failed));
    return end;
}

/* *last: how many stand on the last page. */
static size_t pages_with(const struct kinds *k, const struct boards_setting *set, size_t *last,
                         bool *failed)
{
    size_t pages = 0;
    for (size_t i = 0; i < k->count; pages++) {
        const size_t end = end_of_page(k, i, set, failed);
        *last = end - i;
        i = end;
    }
    return pages;
}

/* The side with which sums and the like are shown, where half of the page is enough for them: in
 * large print of all boards, else of those with numbers outside the grid, which no part of a board
 * shows. */
static double side_with_sums(const struct kinds *k)
{
    const struct book *b = k->b;
    const double half = 0.52 * book_block_width(b);
    double side = 0;
    for (size_t i = 0; i < k->count; i++) {
        const struct layout *v = section_board(b, k->section[i]);
        double cell = 1.001 * constraint_art_least_cell_pt(v, book_min_text_pt(b)); /* rounding */
        double wanted = cell * board_longer_side(v);
        const bool whole = b->cfg->style.large_print || board_longer_side(v) > frame_rows(v);
        side = whole && wanted <= half ? fmax(side, wanted) : side;
    }
    return side;
}

/* Pictures and gaps become smaller, step by step, if so the last boards have room with others.
 * last: how many these are where pictures are the smallest that are usual. */
static void bring_last_in(const struct kinds *k, size_t last, double least,
                          struct boards_setting *set, bool *failed)
{
    enum { FEW = 2 };
    size_t alone;
    const size_t pages = pages_with(k, set, &alone, failed);
    const double end = close_side - side_step / 2; /* rounding */
    for (double part = smallest_side; part > end && pages > 1 && last <= FEW; part -= side_step) {
        const double side = fmax(part * book_block_width(k->b), least);
        struct boards_setting close = *set;
        close.side = fmin(side, set->side);
        close.gap = close_gap;
        close.height_pt = INFINITY;
        if (pages_with(k, &close, &alone, failed) < pages) {
            *set = close;
            return;
        }
    }
}

/* The boards move to later pages as far as these have room: none is left for one alone. */
static void share_evenly(const struct kinds *k, struct boards_setting *set, bool *failed)
{
    const double step = 6;
    size_t last;
    const size_t pages = pages_with(k, set, &last, failed);
    struct boards_setting even = *set;
    even.height_pt = book_block_height(k->b);
    while (even.height_pt > step && pages_with(k, &even, &last, failed) == pages) {
        set->height_pt = even.height_pt;
        even.height_pt -= step;
    }
}

/* The rule that they share, and what is said of the others: over all of them, or where the first
 * has no other rule, as its text. */
static void put_head(const struct kinds *k, struct boards_setting *set)
{
    struct book *b = k->b;
    struct text shared = {0};
    struct text head = {0};
    struct text own = {0};
    const size_t sharing = shared_rule_put(b, &shared);
    set->shared = keep_text(b, &shared);
    if (sharing) {
        translation_fill(&head, book_text(b, TEXT_rule_base), (const char *[]){set->shared}, 1);
    }
    if (sharing && sharing < k->count) {
        text_printf(&head, " %s", book_text(b, TEXT_rule_base_not));
    }
    set->head = keep_text(b, &head);
    set->head_pt = 0;
    if (sharing && kind_own_rules_put(b, k->section[0], set->shared, &own)) {
        struct flow f;
        lay_out_head(b, set->head, &f);
        set->head_pt = flow_height(&f, 0, f.line_count) + HEAD_GAP_PT;
        b->out_of_memory |= f.failed;
        flow_free(&f);
    }
    b->out_of_memory |= own.failed;
    text_free(&own);
}

static struct boards_setting choose_setting(const struct kinds *k, bool *failed)
{
    const double sums = side_with_sums(k);
    const double width = book_block_width(k->b);
    const double most = most_side_pt * k->b->type.scale;
    double least = fmax(fmin(fmax(smallest_side * width, 80), most), sums);
    struct boards_setting set = {.side = least, .gap = usual_gap, .height_pt = INFINITY};
    size_t last;
    size_t last_of_least = 0;
    put_head(k, &set);
    const size_t fewest = pages_with(k, &set, &last_of_least, failed);
    double part = k->b->cfg->style.large_print ? largest_large_side : largest_side;
    while (part > smallest_side) {
        struct boards_setting tried = set;
        tried.side = fmin(part * width, most);
        if (tried.side > least && pages_with(k, &tried, &last, failed) == fewest) {
            set = tried;
            break;
        }
        part -= side_step;
    }
    bring_last_in(k, last_of_least, fmax(sums, 64), &set, failed);
    share_evenly(k, &set, failed);
    return set;
}

/* Where the boards of a page end. 0: one alone has all of it. */
static double foot_of_page(const struct kinds *k, const struct page *p,
                           const struct boards_setting *set, bool *failed)
{
    const double block = book_block_height(k->b);
    double foot = p->opens ? TEXT_HEADING_PT + set->head_pt : 0;
    for (size_t i = p->first; i < p->first + p->count; i++) {
        foot += board_height(k->b, k->section[i], set, failed);
    }
    foot -= set->gap;
    return k->count > 1 && foot < block ? foot : 0;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    struct kinds k = {.b = b};
    k.count = book_board_kinds(b, k.section);
    const char *title = title_of_part(b, &part_boards, item);
    if (k.count) {
        contents_add(b, title, NULL, list->count);
    }
    const struct boards_setting set = choose_setting(&k, &b->out_of_memory);
    const struct boards_setting *kept = keep_copy(b, &set, sizeof set);
    if (!kept) {
        b->out_of_memory = true;
        return STATUS_OK;
    }
    for (size_t i = 0; i < k.count;) {
        struct page *p = page_list_add(b, list, &page_boards);
        p->first = i;
        p->opens = i == 0;
        p->head = title;
        p->content = kept;
        i = end_of_page(&k, i, &set, &b->out_of_memory);
        p->count = i - p->first;
        p->foot_pt = foot_of_page(&k, p, &set, &b->out_of_memory);
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
    .listed = true,
    .title = TEXT_boards,
    .add = add_pages,
};
