/* A sheet to keep the score. Children colour in stars, and see a picture under a short list. */
#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/table_page.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

/* Below the heading, where the sheet opens, and the table's head. */
static double score_room(const struct book *b, bool opens)
{
    return book_block_height(b) - (opens ? TEXT_HEADING_PT : 0) - table_head_room(b);
}

/* A list that fills no page has higher rows. */
static double score_pitch(const struct book *b)
{
    const double most = 1.6; /* times the least */
    const double least = fmax((b->cfg->style.friends ? 9 : 6) * PT_PER_MM, 1.7 * b->type.caption);
    const double even = 0.97 * score_room(b, true) / (double)b->puzzle_count;
    return b->cfg->style.friends ? least : fmin(most * least, fmax(least, even));
}

static size_t score_rows(const struct book *b, bool opens)
{
    return (size_t)fmax(1, floor(score_room(b, opens) / score_pitch(b) + 1e-6));
}

/* Two on wide pages, but for a book whose puzzles fill no more than one. */
static unsigned score_columns(const struct book *b)
{
    bool wide = book_block_width(b) >= 24 * b->type.caption;
    return wide && b->puzzle_count > score_rows(b, true) ? 2 : 1;
}

/* For points: three that a child can colour in. */
static void draw_score_stars(struct canvas *c, double left, double right, double middle,
                             double pitch)
{
    enum { STARS = 3 };
    const double step = fmin((right - left) / STARS, 0.9 * pitch);
    for (unsigned i = 0; i < STARS; i++) {
        draw_star_outline(c, left + (i + 0.5) * step, middle, 0.42 * step);
    }
}

static void draw_score_column(const struct book *b, struct canvas *c, size_t first, size_t count,
                              struct box block)
{
    static const struct table_head head = {
        {TEXT_puzzle, TEXT_level, TEXT_time, TEXT_points}, {0, 0.24, 0.55, 0.78}, 4};
    double pitch = score_pitch(b);
    double width = block.right - block.left;
    struct text_style number = {
        .font = b->faces.sans_bold, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    struct text_style level = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    block.bottom = block.top + table_head_room(b) + (double)count * pitch;
    draw_form(b, c, &head, block, pitch);
    for (size_t i = 0; i < count; i++) {
        char digits[24];
        double baseline = block.top + table_head_room(b) + (double)(i + 1) * pitch - 0.32 * pitch;
        const char *name = b->puzzle[first + i].record->level;
        snprintf(digits, sizeof digits, "%zu", first + i + 1);
        canvas_text(c, block.left, baseline, ALIGN_LEFT, &number, digits);
        if (b->cfg->style.friends) {
            draw_score_stars(c, block.left + head.at[3] * width, block.right,
                             baseline - 0.18 * pitch, pitch);
        }
        if (name[0]) {
            draw_fitted(b, c, block.left + head.at[1] * width, baseline, ALIGN_LEFT, level,
                        (head.at[2] - head.at[1]) * width - 8,
                        translation_level(&b->translation, name));
        }
    }
}

static void draw_score_sheet(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    const double gap = 18;
    if (p->opens) {
        draw_heading(b, c, title_of_part(b, &part_score_sheet, p->item), block);
        block.top += TEXT_HEADING_PT;
    }
    unsigned columns = score_columns(b);
    size_t rows = score_rows(b, p->opens);
    double width = (block.right - block.left - (columns - 1) * gap) / columns;
    for (unsigned i = 0; i < columns && i * rows < p->count; i++) {
        struct box column = block;
        size_t left = p->count - i * rows;
        column.left += i * (width + gap);
        column.right = column.left + width;
        draw_score_column(b, c, p->first + i * rows, left < rows ? left : rows, column);
    }
    if (b->cfg->style.friends) {
        block.top +=
            table_head_room(b) + (double)(p->count < rows ? p->count : rows) * score_pitch(b);
        draw_tail_piece(b, c, p, block);
    }
}

static const struct page_kind page_score_sheet = {
    .name = "score-sheet", .draw = draw_score_sheet, .frame = FRAME_HEAD_AND_FOLIO};

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    contents_add(b, title_of_part(b, &part_score_sheet, item), NULL, list->count);
    for (size_t first = 0; first < b->puzzle_count;) {
        size_t room = score_columns(b) * score_rows(b, first == 0);
        struct page *p = page_list_add(b, list, &page_score_sheet);
        p->item = item;
        p->opens = first == 0;
        p->head = title_of_part(b, &part_score_sheet, item);
        p->first = first;
        p->count = b->puzzle_count - first < room ? b->puzzle_count - first : room;
        first += p->count;
    }
    return STATUS_OK;
}

const struct part_kind part_score_sheet = {
    .name = "score-sheet",
    .doc = "a line for each puzzle with room for time and points",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE,
    .listed = true,
    .title = TEXT_score_sheet,
    .add = add_pages,
};
