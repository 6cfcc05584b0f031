/* Tables: the book's levels, a diary, and a sheet to keep the score. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/plan/book_parts.h"

enum { MOST_COLUMNS = 4 };

/* A table's head: words, and where each column begins, in parts of the width. */
struct table_head {
    enum text_id id[MOST_COLUMNS];
    double at[MOST_COLUMNS];
    unsigned columns;
};

static double row_pitch(const struct book *b)
{
    return fmax(RULE_PITCH_PT, 1.8 * b->type.caption);
}

static void draw_table_head(const struct book *b, struct canvas *c, const struct table_head *head,
                            struct box block)
{
    struct text_style style = {.font = b->sans_bold, .size_pt = b->type.caption};
    double width = block.right - block.left;
    double baseline = block.top + b->type.caption;
    style.paint = PAINT_BLACK;
    for (unsigned i = 0; i < head->columns; i++) {
        double to = i + 1 < head->columns ? head->at[i + 1] : 1;
        draw_fitted(b, c, block.left + head->at[i] * width, baseline, ALIGN_LEFT, style,
                    (to - head->at[i]) * width - 4, book_text(b, head->id[i]));
    }
    double line = baseline + 0.5 * b->type.caption;
    canvas_line(c, block.left, line, block.right, line, 1, PAINT_BLACK);
}

static double head_room(const struct book *b)
{
    return 1.5 * b->type.caption;
}

/* ---- levels ---- */

struct level_row {
    const char *level;
    size_t count, first, last;
    double minutes;
    size_t timed;
};

enum { MOST_LEVELS = 8 };

static size_t find_levels(const struct book *b, struct level_row row[MOST_LEVELS])
{
    size_t count = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        const struct record *r = b->puzzle[i].record;
        size_t k = 0;
        while (k < count && strcmp(row[k].level, r->level) != 0) {
            k++;
        }
        if (!r->level[0] || (k == count && count == MOST_LEVELS)) {
            continue;
        }
        if (k == count) {
            row[count++] = (struct level_row){.level = r->level, .first = i + 1};
        }
        row[k].count++;
        row[k].last = i + 1;
        if (r->minutes >= 0) {
            row[k].minutes += r->minutes;
            row[k].timed++;
        }
    }
    return count;
}

static void add_numbers(const struct book *b, const struct level_row *row, struct text *t)
{
    if (row->last - row->first + 1 != row->count) {
        return; /* its puzzles stand among others */
    }
    char one[24];
    char two[24];
    snprintf(one, sizeof one, "%zu", row->first);
    snprintf(two, sizeof two, "%zu", row->last);
    const char *values[] = {one, two};
    translation_fill(t, book_text(b, TEXT_puzzle_range), values, 2);
}

static void draw_level(const struct book *b, struct canvas *c, const struct level_row *row,
                       const struct table_head *head, struct box block, double baseline)
{
    double width = block.right - block.left;
    struct text_style name = {.font = b->serif_bold, .size_pt = b->type.body, .paint = PAINT_BLACK};
    struct text_style plain = {.font = b->serif, .size_pt = b->type.body, .paint = PAINT_BLACK};
    struct text t = {0};
    draw_fitted(b, c, block.left, baseline, ALIGN_LEFT, name, head->at[1] * width - 4,
                translation_level(&b->translation, row->level));
    text_printf(&t, "%zu", row->count);
    canvas_text(c, block.left + head->at[1] * width, baseline, ALIGN_LEFT, &plain,
                t.data ? t.data : "");
    text_clear(&t);
    if (row->timed) {
        char minutes[24];
        snprintf(minutes, sizeof minutes, "%.0f", fmax(1, row->minutes / (double)row->timed));
        const char *values[] = {minutes};
        translation_fill(&t, book_text(b, TEXT_minutes), values, 1);
    }
    draw_fitted(b, c, block.left + head->at[2] * width, baseline, ALIGN_LEFT, plain,
                (1 - head->at[2]) * width, t.data ? t.data : "");
    struct text numbers = {0};
    add_numbers(b, row, &numbers);
    struct text_style small = {
        .font = b->serif_italic, .size_pt = b->type.small, .paint = PAINT_BLACK};
    draw_fitted(b, c, block.left, baseline + 1.35 * b->type.small, ALIGN_LEFT, small, width,
                numbers.data ? numbers.data : "");
    canvas_note_failure(c, t.failed | numbers.failed);
    text_free(&numbers);
    text_free(&t);
}

static const char *levels_title(const struct book *b, const struct config_part *item)
{
    return item && item->title ? item->title : book_text(b, TEXT_levels);
}

void draw_levels(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    static const struct table_head head = {
        {TEXT_level, TEXT_puzzles, TEXT_time}, {0, 0.45, 0.68}, 3};
    struct level_row row[MOST_LEVELS];
    size_t count = find_levels(b, row);
    draw_heading(b, c, levels_title(b, p->item), block);
    block.top += TEXT_HEADING_PT;
    draw_table_head(b, c, &head, block);
    double pitch = fmin(3.4 * b->type.body,
                        (block.bottom - block.top - head_room(b)) / fmax(1, (double)count));
    for (size_t i = 0; i < count; i++) {
        double top = block.top + head_room(b) + (double)i * pitch;
        draw_level(b, c, &row[i], &head, block, top + 1.5 * b->type.body);
        canvas_line(c, block.left, top + pitch, block.right, top + pitch, 0.75, PAINT_BLACK);
    }
}

static void add_levels(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_add_entry(b, levels_title(b, item), NULL, list->count);
    struct page *p = book_add_page(b, list, PAGE_LEVELS);
    p->item = item;
    p->opens = true;
    p->head = levels_title(b, item);
}

const struct part_kind part_levels = {
    .name = "levels",
    .doc = "a table of the book's levels: how many puzzles, which, and their estimated time",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE,
    .title = levels_title,
    .add = add_levels,
};

/* ---- diary ---- */

static const char *diary_title(const struct book *b, const struct config_part *item)
{
    return item->title ? item->title : book_text(b, TEXT_diary);
}

static void draw_form(const struct book *b, struct canvas *c, const struct table_head *head,
                      struct box block, double pitch)
{
    draw_table_head(b, c, head, block);
    double first = block.top + head_room(b);
    double last = first;
    for (int i = 1; first + i * pitch <= block.bottom + 1e-6; i++) {
        last = first + i * pitch;
        canvas_line(c, block.left, last, block.right, last, 0.75, PAINT_BLACK);
    }
    for (unsigned i = 1; i < head->columns; i++) {
        double x = block.left + head->at[i] * (block.right - block.left) - 5;
        canvas_line(c, x, first, x, last, 0.75, PAINT_BLACK);
    }
}

void draw_diary(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    static const struct table_head head = {
        {TEXT_date, TEXT_puzzle, TEXT_time, TEXT_remarks}, {0, 0.2, 0.36, 0.52}, 4};
    if (p->opens) {
        draw_heading(b, c, diary_title(b, p->item), block);
        block.top += TEXT_HEADING_PT;
    }
    draw_form(b, c, &head, block, row_pitch(b));
}

static void add_diary(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_add_entry(b, diary_title(b, item), NULL, list->count);
    for (unsigned i = 0; i < (item->count ? item->count : 2); i++) {
        struct page *p = book_add_page(b, list, PAGE_DIARY);
        p->item = item;
        p->opens = i == 0;
        p->head = diary_title(b, item);
    }
}

const struct part_kind part_diary = {
    .name = "puzzle-diary",
    .doc = "lines for date, puzzle, time and remarks, on two pages or as many as 'count' says",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE | PART_COUNT,
    .title = diary_title,
    .add = add_diary,
};

/* ---- score sheet ---- */

static const char *score_title(const struct book *b, const struct config_part *item)
{
    return item->title ? item->title : book_text(b, TEXT_score_sheet);
}

static unsigned score_columns(const struct book *b)
{
    return book_block_width(b) >= 24 * b->type.caption ? 2 : 1;
}

static double score_pitch(const struct book *b)
{
    return fmax(6 * PT_PER_MM, 1.7 * b->type.caption);
}

static size_t score_rows(const struct book *b, bool opens)
{
    double room = book_block_height(b) - (opens ? TEXT_HEADING_PT : 0) - head_room(b);
    return (size_t)fmax(1, floor(room / score_pitch(b) + 1e-6));
}

static void draw_score_column(const struct book *b, struct canvas *c, size_t first, size_t count,
                              struct box block)
{
    static const struct table_head head = {
        {TEXT_puzzle, TEXT_level, TEXT_time, TEXT_points}, {0, 0.24, 0.55, 0.78}, 4};
    double pitch = score_pitch(b);
    double width = block.right - block.left;
    struct text_style number = {
        .font = b->sans_bold, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    struct text_style level = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    block.bottom = block.top + head_room(b) + (double)count * pitch;
    draw_form(b, c, &head, block, pitch);
    for (size_t i = 0; i < count; i++) {
        char digits[24];
        double baseline = block.top + head_room(b) + (double)(i + 1) * pitch - 0.32 * pitch;
        const char *name = b->puzzle[first + i].record->level;
        snprintf(digits, sizeof digits, "%zu", first + i + 1);
        canvas_text(c, block.left, baseline, ALIGN_LEFT, &number, digits);
        if (name[0]) {
            draw_fitted(b, c, block.left + head.at[1] * width, baseline, ALIGN_LEFT, level,
                        (head.at[2] - head.at[1]) * width - 8,
                        translation_level(&b->translation, name));
        }
    }
}

void draw_score_sheet(const struct book *b, struct canvas *c, const struct page *p,
                      struct box block)
{
    const double gap = 18;
    if (p->opens) {
        draw_heading(b, c, score_title(b, p->item), block);
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
}

static void add_score_sheet(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_add_entry(b, score_title(b, item), NULL, list->count);
    for (size_t first = 0; first < b->puzzle_count;) {
        size_t room = score_columns(b) * score_rows(b, first == 0);
        struct page *p = book_add_page(b, list, PAGE_SCORE_SHEET);
        p->item = item;
        p->opens = first == 0;
        p->head = score_title(b, item);
        p->first = first;
        p->count = b->puzzle_count - first < room ? b->puzzle_count - first : room;
        first += p->count;
    }
}

const struct part_kind part_score_sheet = {
    .name = "score-sheet",
    .doc = "a line for each puzzle of the book, with room for time and points",
    .places = PART_ANYWHERE,
    .takes = PART_TITLE,
    .title = score_title,
    .add = add_score_sheet,
};
