/* What stands for digits: a style for each puzzle, the legend of its pictures, a page to cut them
 * out of. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_private.h"

void book_take_look(struct board_style *style, const struct config_look *look)
{
    style->cell_line_pt = look->cell_line_pt;
    style->box_line_pt = look->box_line_pt;
    style->outer_line_pt = look->outer_line_pt;
    style->digit_height = look->digit_height;
    style->shade_regions = look->shade == SHADE_REGIONS;
}

struct board_style book_style_of(const struct book *b, size_t index)
{
    const struct book_signs *signs = b->puzzle[index].signs;
    struct board_style style = b->board;
    book_take_look(&style, &b->cfg->section[b->puzzle[index].section].look);
    style.pictures = signs->pictures;
    if (signs->word) {
        style.symbol = signs->word->sign;
        style.symbol_count = signs->word->length;
    }
    return style;
}

void book_board_of(const struct book *b, size_t number, bool solution, struct book_board *board)
{
    static const enum candidate_marks candidate_marks[] = {
        CANDIDATE_MARKS_NONE, CANDIDATE_MARKS_FULL, CANDIDATE_MARKS_CORNER};
    const struct book_puzzle *p = &b->puzzle[number - 1];
    const struct record *r = p->record;
    const struct word *word = p->signs->word;
    *board = (struct book_board){.content = {.variant = r->variant, .givens = &r->givens},
                                 .style = book_style_of(b, number - 1)};
    if (!solution) {
        board->content.candidates = candidate_marks[b->cfg->section[p->section].around.candidates];
        return;
    }
    board->content.filled = &r->solution;
    for (unsigned i = 0; word && i < word->length; i++) {
        board->shaded[word_cell(r->variant, &p->signs->line, i)] = true;
    }
    board->content.shaded = word ? board->shaded : NULL;
}

size_t book_first_of(const struct book *b, size_t section)
{
    size_t first = 0;
    for (size_t s = 0; s < section; s++) {
        first += b->source.section[s].count;
    }
    return first;
}

/* ---- the legend ---- */

static const double above_legend_pt = 10;

struct sign_legend book_legend(const struct book *b)
{
    double number = fmax(11 * b->type.scale, b->source.profile->min_text_pt);
    return (struct sign_legend){.number_pt = number,
                                .rise_pt = font_cap_height_em(b->sans_bold) * number / 2,
                                .picture_pt = 2.6 * number,
                                .gap_pt = 0.35 * number,
                                .pitch_pt = 5 * number};
}

double book_legend_height(const struct book *b, size_t section)
{
    const struct book_signs *signs = b->puzzle[book_first_of(b, section)].signs;
    return signs->pictures ? book_legend(b).picture_pt + above_legend_pt : 0;
}

void draw_legend(const struct book *b, struct canvas *c, const struct sign_pictures *pictures,
                 double middle_x, double top)
{
    struct sign_legend l = book_legend(b);
    struct text_style number = {.font = b->sans_bold, .size_pt = l.number_pt, .paint = PAINT_BLACK};
    double last = l.picture_pt + l.gap_pt + font_width_em(b->sans_bold, "00") * l.number_pt;
    unsigned steps = pictures->count - 1;
    l.pitch_pt = fmin(l.pitch_pt, (book_block_width(b) - last) / steps);
    double width = steps * l.pitch_pt + last;
    double x = middle_x - width / 2;
    double baseline = top + l.picture_pt / 2 + font_cap_height_em(b->sans_bold) * l.number_pt / 2;
    for (unsigned i = 0; i < pictures->count; i++, x += l.pitch_pt) {
        struct box box = {x, top, x + l.picture_pt, top + l.picture_pt};
        char digits[24];
        snprintf(digits, sizeof digits, "%u", i + 1);
        canvas_art(c, box, pictures->art[i], b->board.min_line_pt);
        canvas_text(c, box.right + l.gap_pt, baseline, ALIGN_LEFT, &number, digits);
    }
}

/* ---- pictures to cut out ---- */

bool book_has_cut_out(const struct book *b, size_t section)
{
    const struct book_signs *signs = b->puzzle[book_first_of(b, section)].signs;
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
void draw_cut_out(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    size_t first = book_first_of(b, p->first);
    const struct sign_pictures *pictures = b->puzzle[first].signs->pictures;
    double cell = b->puzzle_layout[b->first_layout[p->first]].page.cell_pt;
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
