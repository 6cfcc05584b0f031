/* A table of the book's levels. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/level.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/part_grading.h"
#include "render/book/pages/part_lists.h"
#include "render/book/pages/table_page.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/level_times.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

struct level_row {
    const char *level;
    size_t first, last;
    struct level_time time;
};

enum { MAX_LEVELS = 8 };

/* Levels that are none of ours come last. */
static int rank_of(const struct level_row *row)
{
    enum level level;
    return level_find(row->level, &level) ? (int)level : LEVEL_COUNT;
}

static int by_difficulty(const void *a, const void *b)
{
    const struct level_row *one = a;
    const struct level_row *two = b;
    const int difference = rank_of(one) - rank_of(two);
    return difference ? difference : (one->first > two->first) - (one->first < two->first);
}

static size_t find_levels(const struct book *b, struct level_row row[MAX_LEVELS])
{
    size_t count = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct record *r = b->puzzle[i].record;
        size_t k = 0;
        while (k < count && strcmp(row[k].level, r->level) != 0) {
            k++;
        }
        if (!r->level[0] || (k == count && count == MAX_LEVELS)) {
            continue;
        }
        if (k == count) {
            row[count++] = (struct level_row){.level = r->level, .first = i + 1};
        }
        row[k].last = i + 1;
        level_time_add(&row[k].time, r->minutes);
    }
    qsort(row, count, sizeof row[0], by_difficulty);
    return count;
}

static size_t puzzles_of(const struct level_row *row)
{
    return row->time.timed + row->time.untimed;
}

/* Its puzzles stand together, and have a range. */
static bool has_range(const struct level_row *row)
{
    return row->last - row->first + 1 == puzzles_of(row);
}

static void add_minutes(const struct book *b, const struct level_row *row, struct text *t)
{
    if (row->time.timed && book_has_level_times(b)) {
        book_put_minutes(b, row->time, t);
        text_puts(t, row->time.untimed ? "*" : "");
    }
}

/* Times of some levels leave puzzles out: constraints of some kinds have none. */
static bool needs_note(const struct book *b, const struct level_row *row, size_t count)
{
    bool needed = false;
    for (size_t i = 0; i < count; i++) {
        needed |= row[i].time.timed && row[i].time.untimed;
    }
    return needed && book_has_level_times(b);
}

/* Under the time, on a scale that all levels share. */
static void draw_time_bar(const struct book *b, struct canvas *c, const struct level_row *row,
                          double most, struct box column, double y)
{
    const double high_pt = 4.5;
    const double pitch = (column.right - column.left) / most;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_line(c, column.left, y, column.right, y, book_fine_line_pt(b), paint_gray(0.6));
    canvas_fill(c,
                (struct box){column.left + pitch * row->time.low, y - high_pt / 2,
                             column.left + pitch * row->time.high, y + high_pt / 2},
                book_ink(b, INKED_MARKS));
    canvas_untag(c);
}

/* For children and in large print the few rows are large, and have the levels' marks. */
static bool are_large(const struct book *b)
{
    return b->cfg->style.friends || b->cfg->style.large_print;
}

/* Below a level's name: its range, and then its marks. */
static double range_drop(const struct book *b)
{
    return 1.35 * b->type.small;
}

static double marks_drop(const struct book *b, const struct level_row *row)
{
    return 1.9 * b->type.body + (has_range(row) ? range_drop(b) : 0);
}

static double note_room(const struct book *b, const struct level_row *row, size_t count)
{
    return needs_note(b, row, count) ? 2 * b->type.small : 0;
}

/* Where a row's first line stands, from its top. */
static double row_baseline(const struct book *b)
{
    return (are_large(b) ? 1.9 : 1.7) * b->type.body;
}

/* As high as what it has, with a little air. */
static double row_height(const struct book *b, const struct level_row *row)
{
    return are_large(b) ? fmax(4.4 * b->type.body, 2.7 * b->type.body + marks_drop(b, row))
                        : 3.5 * b->type.body;
}

static double rows_height(const struct book *b, const struct level_row *row, size_t count)
{
    double height = 0;
    for (size_t i = 0; i < count; i++) {
        height += row_height(b, &row[i]);
    }
    return height;
}

/* What is over and under the rows: with the heading, which begins the page. */
static double around_rows(const struct book *b, const struct level_row *row, size_t count)
{
    return TEXT_HEADING_PT + table_head_room(b) + note_room(b, row, count);
}

/* With the heading. */
static double levels_height(const struct book *b)
{
    struct level_row row[MAX_LEVELS];
    const size_t count = find_levels(b, row);
    return fmin(book_block_height(b), around_rows(b, row, count) + rows_height(b, row, count));
}

/* How much higher than they need be rows are in a room, for a page that nothing shares; in large
 * print half as high again. Lower where it is too small for them. */
static double rows_stretch(const struct book *b, const struct level_row *row, size_t count,
                           double room)
{
    const double most = are_large(b) ? 1.5 : 1.25;
    const double height = rows_height(b, row, count);
    return height > 0 ? fmin(most, (room - around_rows(b, row, count)) / height) : 1;
}

/* Its name, its range and, on large rows, its marks. */
static void draw_name(const struct book *b, struct canvas *c, const struct level_row *row,
                      double left, double baseline, double columns_pt[2])
{
    const struct text_style name = {.font = b->faces.serif_bold,
                                    .size_pt = (are_large(b) ? 1.25 : 1) * b->type.body,
                                    .paint = PAINT_BLACK};
    const struct text_style small = {
        .font = b->faces.serif_italic, .size_pt = b->type.small, .paint = PAINT_BLACK};
    draw_fitted(b, c, left, baseline, ALIGN_LEFT, name, columns_pt[0],
                translation_level(&b->translation, row->level));
    if (has_range(row)) {
        struct text range = {0};
        book_range_add(b, row->first, row->last, &range);
        draw_fitted(b, c, left, baseline + range_drop(b), ALIGN_LEFT, small, columns_pt[1],
                    text_chars(&range));
        canvas_note_failure(c, range.failed);
        text_free(&range);
    }
    if (are_large(b)) {
        const double marks_pt = 1.5 * b->type.body;
        draw_level_marks(b, c, left + level_marks_width(b, row->level, marks_pt),
                         baseline + marks_drop(b, row), row->level, marks_pt, PAINT_BLACK);
    }
}

/* most: the end of the scale of the bars; 0: without bars. */
static void draw_level(const struct book *b, struct canvas *c, const struct level_row *row,
                       const struct table_head *head, double most, struct box block,
                       double baseline)
{
    const double between_pt = 4;
    const double width = block.right - block.left;
    const struct text_style plain = {
        .font = b->faces.serif, .size_pt = b->type.body, .paint = PAINT_BLACK};
    struct text t = {0};
    draw_name(b, c, row, block.left, baseline,
              (double[]){head->at[1] * width - between_pt, head->at[2] * width - between_pt});
    text_printf(&t, "%zu", puzzles_of(row));
    canvas_text(c, block.left + head->at[1] * width, baseline, ALIGN_LEFT, &plain, text_chars(&t));
    text_clear(&t);
    add_minutes(b, row, &t);
    draw_fitted(b, c, block.left + head->at[2] * width, baseline, ALIGN_LEFT, plain,
                (1 - head->at[2]) * width, text_chars(&t));
    if (row->time.timed && most > 0) {
        const struct box column = {block.left + head->at[2] * width, 0, block.right, 0};
        draw_time_bar(b, c, row, most, column, baseline + 1.4 * b->type.small);
    }
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

/* The end of the bars' scale; 0: there is nothing to compare, or a harder level has smaller boards
 * and takes less time, so that bars would make it look easier. */
static double longest_time(const struct book *b, const struct level_row *row, size_t count)
{
    double longest = 0;
    size_t timed = 0;
    for (size_t i = 0; i < count; i++) {
        longest = fmax(longest, row[i].time.high);
        timed += row[i].time.timed > 0;
    }
    return timed > 1 && book_times_rise(b) ? longest : 0;
}

static void draw_note(const struct book *b, struct canvas *c, struct box block, double baseline)
{
    const struct text_style small = {
        .font = b->faces.serif_italic, .size_pt = b->type.small, .paint = PAINT_BLACK};
    struct text t = {0};
    text_printf(&t, "* %s", book_text(b, TEXT_some_have_no_time));
    draw_fitted(b, c, block.left, baseline, ALIGN_LEFT, small, block.right - block.left,
                text_chars(&t));
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

/* In the box; returns where the table ends. */
static double draw_levels_table(const struct book *b, struct canvas *c, const char *title,
                                struct box block)
{
    struct level_row row[MAX_LEVELS];
    const size_t count = find_levels(b, row);
    bool timed = false;
    for (size_t i = 0; i < count; i++) {
        timed |= row[i].time.timed > 0 && book_has_level_times(b);
    }
    const struct table_head head = {
        {TEXT_level, TEXT_puzzles, TEXT_time}, {0, 0.45, 0.68}, timed ? 3 : 2};
    const double stretch = rows_stretch(b, row, count, block.bottom - block.top);
    draw_heading(b, c, title, block);
    block.top += TEXT_HEADING_PT;
    draw_table_head(b, c, &head, block);
    const double most = longest_time(b, row, count);
    double foot = block.top + table_head_room(b);
    for (size_t i = 0; i < count; i++) {
        const double height = stretch * row_height(b, &row[i]);
        const double lower = fmax(0, height - row_height(b, &row[i])) / 2;
        draw_level(b, c, &row[i], &head, most, block, foot + lower + row_baseline(b));
        foot += height;
        canvas_line(c, block.left, foot, block.right, foot, 0.75, book_quiet_paint(b));
    }
    if (needs_note(b, row, count)) {
        draw_note(b, c, block, foot + 1.6 * b->type.small);
    }
    return foot + note_room(b, row, count);
}

static void draw_levels(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    struct box table = block;
    table.bottom = p->below ? table.top + p->foot_pt : table.bottom;
    const double foot = draw_levels_table(b, c, p->title, table);
    if (p->below) {
        (void)draw_parts_below(b, c, p, block);
    } else if (b->cfg->style.friends) {
        draw_tail_piece(b, c, p, (struct box){block.left, foot, block.right, block.bottom});
    }
}

static void draw_levels_below(const struct book *b, struct canvas *c, const struct page *p,
                              const struct text_below *t, struct box box)
{
    (void)p;
    (void)draw_levels_table(b, c, t->title, box);
}

static const struct page_kind page_levels = {
    .name = "levels", .draw = draw_levels, .frame = FRAME_HEAD_AND_FOLIO};

/* Is the text on grading next, with room on a page of both, but not below them on this page? Then
 * they have their own page: else that text would have one by itself. foot: where levels would end.
 */
static bool moves_to_grading(struct book *b, const struct config_part *item, double foot,
                             double height)
{
    const struct config_part *grading = part_item_after(b, item, &part_grading);
    return grading && !grading_fits(b, grading, room_below(b, foot)) &&
           grading_fits(b, grading, room_below(b, height));
}

/* It shares a page with what comes before it or after it. */
static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = title_of_part(b, &part_levels, item);
    const double height = levels_height(b);
    const double room = room_below_parts(b, list, item);
    if (height <= room &&
        !moves_to_grading(b, item, book_block_height(b) - room + height, height)) {
        const struct text_below t = {.title = title, .item = item, .draw = draw_levels_below};
        contents_add(b, title, NULL, list->count - 1);
        part_put_below(b, list, &t, height);
        list->page[list->count - 1].has_levels = true;
        return STATUS_OK;
    }
    struct page *p = page_list_add_titled(b, list, &page_levels, title);
    p->item = item;
    p->foot_pt = height;
    p->has_levels = true;
    return STATUS_OK;
}

const struct part_kind part_levels = {
    .name = "levels",
    .doc =
        "a table of the book's levels: number of puzzles, which they are, and their estimated time",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE,
    .listed = true,
    .title = TEXT_levels,
    .add = add_pages,
};
