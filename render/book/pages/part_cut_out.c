/* Pictures to cut out, which stand for digits. */
#include <math.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"

/* Has the book a page of the section's pictures to cut out? */
static bool has_cut_out(const struct book *b, size_t section)
{
    const struct book_signs *signs = b->puzzle[section_first_puzzle(b, section)].signs;
    return b->cfg->parts.cut_out && signs->pictures;
}

static void draw_dashes(struct canvas *c, double x1, double y1, double x2, double y2, double width)
{
    const double dash = 4;
    double length = fmax(x2 - x1, y2 - y1);
    unsigned steps = (unsigned)fmax(1, round(length / dash / 2));
    double step = length / steps;
    for (unsigned i = 0; i < steps; i++) {
        double from = i * step;
        double to = from + step / 2;
        canvas_line(c, x2 > x1 ? x1 + from : x1, y2 > y1 ? y1 + from : y1, x2 > x1 ? x1 + to : x1,
                    y2 > y1 ? y1 + to : y1, width, paint_gray(0.4));
    }
}

/* A sheet of pictures as large as the section's cells, the same number of each. */
static void draw_cut_out(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    size_t first = section_first_puzzle(b, p->first);
    const struct sign_pictures *pictures = b->puzzle[first].signs->pictures;
    double cell = b->layouts.puzzle[b->layouts.first[p->first]].page.cell_pt;
    struct board_style style = book_style_of(b, first);
    const struct layout *v = b->puzzle[first].record->variant;
    double top = block.top + draw_page_opening(b, c, book_text(b, TEXT_cut_out),
                                               book_text(b, TEXT_cut_out_text), block);
    unsigned columns = (unsigned)fmax(1, floor((block.right - block.left) / cell));
    unsigned rows = (unsigned)fmax(1, floor((block.bottom - top) / cell));
    unsigned wanted = columns * rows / pictures->count * pictures->count;
    rows = (wanted + columns - 1) / columns;
    double left = (block.left + block.right - columns * cell) / 2;
    double width = b->board.min_line_pt;
    for (unsigned i = 0; i < wanted; i++) {
        unsigned row = i / columns;
        double x = left + i % columns * cell;
        double y = top + row * cell;
        struct box box = {x, y, x + cell, y + cell};
        board_draw_digit(c, &box, &style, v, i % pictures->count + 1);
    }
    for (unsigned row = 0; row <= rows; row++) {
        unsigned here = row == rows && wanted % columns ? wanted % columns : columns;
        draw_dashes(c, left, top + row * cell, left + here * cell, top + row * cell, width);
    }
    for (unsigned column = 0; column <= columns; column++) {
        unsigned down = wanted % columns && column > wanted % columns ? rows - 1 : rows;
        draw_dashes(c, left + column * cell, top, left + column * cell, top + down * cell, width);
    }
}

static const struct page_kind page_cut_out = {
    .name = "cut-out", .draw = draw_cut_out, .frame = FRAME_HEAD, .field = "parts.cut_out"};

static bool wants_cut_out(const struct book *b)
{
    return b->cfg->parts.cut_out;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = title_of_part(b, &part_cut_out, item);
    bool cut_out = false;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (!has_cut_out(b, s)) {
            continue;
        }
        /* Nothing is printed on the back of what is cut. */
        page_turn_to_right(b, list);
        if (!cut_out) {
            contents_add(b, title, NULL, list->count);
        }
        cut_out = true;
        struct page *p = page_list_add(b, list, &page_cut_out);
        p->first = s;
        p->head = title;
        p->opens = true;
        page_list_add(b, list, &page_blank);
    }
    return STATUS_OK;
}

const struct part_kind part_cut_out = {
    .name = "cut-out",
    .doc = "the sections' pictures to cut out",
    .places = PART_BACK,
    .once = true,
    .usual = wants_cut_out,
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_cut_out,
    .add = add_pages,
};
