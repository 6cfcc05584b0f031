#include "render/book/puzzles/solution_pages.h"

#include <math.h>
#include <stdio.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/openers/section_opener.h"
#include "render/book/openers/section_page.h"
#include "render/book/puzzles/page_boards.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/set_text.h"

/* ---- which pages ---- */

/* Are the section's solutions at this place in the part? An answer key has all of them. */
static bool is_answered(const struct book *b, enum book_part part, size_t section,
                        enum config_answers_at at)
{
    return part == BOOK_ANSWERS || b->cfg->section[section].answers.at == at;
}

bool book_has_answers(const struct book *b)
{
    return b->cfg->answers.place == PLACE_BOOK || b->cfg->answers.place == PLACE_BOTH;
}

bool book_has_answer_key(const struct book *b)
{
    return b->cfg->answers.place == PLACE_APART || b->cfg->answers.place == PLACE_BOTH;
}

bool book_has_answers_at_back(const struct book *b)
{
    bool any = false;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        any |= is_answered(b, BOOK_INTERIOR, s, ANSWERS_AT_BACK);
    }
    return any && book_has_answers(b);
}

/* Solutions on a page, in the layout of the section that they begin with. */
struct solution_page {
    const struct page_layout *layout;
    const struct label_style *label;
};

/* A page's own layout, to be kept. */
struct few_solutions {
    struct page_layout layout;
    struct label_style label;
};

static void draw_solutions(const struct book *b, struct canvas *c, const struct page *p,
                           struct box block);
static const struct page_kind page_solutions = {.name = "solutions",
                                                .draw = draw_solutions,
                                                .frame = FRAME_HEAD_AND_FOLIO,
                                                .field = "answers.per_page"};

static struct box head_box(const struct book *b, size_t section, size_t skipped, struct box block)
{
    const struct label_style *label = &b->layouts.answer_label[section];
    block.bottom =
        block.top + b->layouts.answer[section].slot[skipped].top - 2 * label->number_pt - 10;
    return block;
}

/* What is drawn over titles of sections; else solutions open with a heading, as other parts do. */
static bool opens_with_picture(const struct book *b, enum book_part part)
{
    const enum config_opener opener = section_opener(b, SIZE_MAX);
    return part == BOOK_INTERIOR && opener != OPENER_PLAIN && opener != OPENER_FRAME;
}

static double opening_detail_pt(const struct book *b)
{
    return fmax(13, b->type.body);
}

static void draw_opening(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    const enum align align = heading_align(b);
    const double x = align == ALIGN_LEFT     ? block.left
                     : align == ALIGN_CENTRE ? (block.left + block.right) / 2
                                             : block.right;
    const struct text_style detail = {.font = b->faces.serif_italic,
                                      .size_pt = opening_detail_pt(b),
                                      .paint = PAINT_BLACK,
                                      .features = book_figures(b)};
    draw_heading(b, c, p->title, block);
    draw_fitted(b, c, x, block.top + TEXT_HEADING_PT + detail.size_pt, align, detail,
                block.right - block.left, p->detail);
}

/* Boards that are large leave more room under a heading than is wanted: they move up. */
static double lift_of_boards(const struct book *b, size_t section, size_t skipped, struct box block)
{
    const double gap = 26;
    const double room = head_box(b, section, skipped, block).bottom - block.top;
    return fmax(0, room - TEXT_HEADING_PT - 1.3 * opening_detail_pt(b) - gap);
}

static size_t first_answered(const struct book *b, enum book_part part)
{
    size_t i = 0;
    while (i < b->puzzle_count && !is_answered(b, part, b->puzzle[i].section, ANSWERS_AT_BACK)) {
        i++;
    }
    return i;
}

/* How many solutions from i on, up to `most`, may stand on one page after another with those of the
 * section. */
static size_t count_sharing(const struct book *b, enum book_part part, enum config_answers_at at,
                            size_t section, size_t i, size_t to, size_t most)
{
    size_t count = 0;
    for (; i < to && count < most; i++, count++) {
        const size_t own =
            b->puzzle[b->cfg->answers.reversed ? b->puzzle_count - 1 - i : i].section;
        if (!is_answered(b, part, own, at) || !answers_may_share_page(b, section, own)) {
            break;
        }
    }
    return count;
}

bool solutions_ask_for_head(const struct book *b, enum book_part part)
{
    const enum config_opener_side side = b->cfg->style.opener_side;
    const bool asked = part == BOOK_ANSWERS
                           ? book_has_answer_key(b) && !b->cfg->parts.title_page
                           : book_has_answers_at_back(b) && b->cfg->parts.section_pages &&
                                 (side == OPENERS_HEAD || side == OPENERS_AUTO);
    return asked && !b->cfg->answers.reversed;
}

bool solutions_may_open(struct book *b, enum book_part part, const char *title)
{
    const size_t first = first_answered(b, part);
    if (first == b->puzzle_count || !solutions_ask_for_head(b, part)) {
        return false;
    }
    const size_t section = b->puzzle[first].section;
    const struct page_layout *layout = &b->layouts.answer[section];
    const size_t row = page_layout_first_row(layout);
    const size_t count =
        count_sharing(b, part, ANSWERS_AT_BACK, section, first, b->puzzle_count, b->puzzle_count);
    const bool free_of_cost =
        part == BOOK_INTERIOR || (count + row - 1) / layout->count == (count - 1) / layout->count;
    const struct box block = {.right = book_block_width(b), .bottom = book_block_height(b)};
    const double room = head_box(b, section, row, block).bottom;
    const bool fits = opens_with_picture(b, part)
                          ? section_head_fits(b, title, SIZE_MAX, room)
                          : TEXT_HEADING_PT + 1.3 * opening_detail_pt(b) <= room;
    return row && free_of_cost && !b->cfg->section[section].answers.upside_down && fits;
}

/* How many of them a page with this room takes: all, or where the next page would be the last and
 * not two thirds full, half of the rows that are left. */
static size_t share_of_page(const struct book *b, enum book_part part, enum config_answers_at at,
                            size_t section, size_t from, size_t to, size_t room)
{
    const struct page_layout *layout = &b->layouts.answer[section];
    const size_t row = page_layout_first_row(layout);
    const size_t count = count_sharing(b, part, at, section, from, to, room + layout->count + 1);
    if (!row || count <= room || 3 * (count - room) >= 2 * layout->count) {
        return room;
    }
    const size_t rows = (count + row - 1) / row;
    const size_t half = (rows + 1) / 2 * row;
    return half < room && count - half <= layout->count ? half : room;
}

/* That of the section, so that boards have the same size and places on all pages. A few that stand
 * alone on a page, with no opener over them and on no page before it, are larger. */
static const struct solution_page *content_of(struct book *b, size_t section, size_t count,
                                              bool alone)
{
    struct solution_page content = {&b->layouts.answer[section], &b->layouts.answer_label[section]};
    struct few_solutions few;
    if (alone && count < content.layout->count &&
        solutions_few_layout(b, section, (unsigned)count, &few.layout, &few.label)) {
        const struct few_solutions *kept = keep_copy(b, &few, sizeof few);
        content = (struct solution_page){kept ? &kept->layout : content.layout,
                                         kept ? &kept->label : content.label};
    }
    return keep_copy(b, &content, sizeof content);
}

void solution_pages_add(struct book *b, enum book_part part, enum config_answers_at at, size_t from,
                        size_t to, const struct solutions_opening *opening)
{
    struct page_list *list = &b->part[part];
    size_t n = b->puzzle_count;
    bool reversed = b->cfg->answers.reversed;
    for (size_t i = from; i < to;) {
        size_t start = i;
        size_t section = b->puzzle[reversed ? n - 1 - i : i].section;
        if (!is_answered(b, part, section, at)) {
            i++;
            continue;
        }
        const struct page_layout *layout = &b->layouts.answer[section];
        size_t room = layout->count - (opening ? page_layout_first_row(layout) : 0);
        room = share_of_page(b, part, at, section, i, to, room);
        for (; i < to && i - start < room; i++) {
            struct book_puzzle *p = &b->puzzle[reversed ? n - 1 - i : i];
            if (!is_answered(b, part, p->section, at) ||
                !answers_may_share_page(b, section, p->section)) {
                break;
            }
            if (part == BOOK_INTERIOR || b->cfg->answers.place == PLACE_APART) {
                p->solution_page = list->count;
                p->solution_part = part;
            }
        }
        struct page *page = page_list_add(b, list, &page_solutions);
        page->first = start;
        page->count = i - start;
        page->head = book_text(b, TEXT_solutions);
        page->content = content_of(b, section, i - start, !opening && start == from && i == to);
        if (opening) {
            page->title = page->heading = opening->title;
            page->detail = opening->detail;
        }
        opening = NULL;
    }
}

/* ---- drawing ---- */

/* The word that the solution spells, under it. */
static void draw_word(const struct book *b, struct canvas *c, const struct word *word, double left,
                      double side, double baseline, const struct label_style *label)
{
    struct text_style detail = {
        .font = b->faces.sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    const char *values[] = {word->text};
    struct text t = {0};
    translation_fill(&t, book_text(b, TEXT_word), values, 1);
    draw_fitted(b, c, left, baseline, ALIGN_LEFT, detail, side, t.data ? t.data : "");
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

static void draw_filled_board(const struct book *b, struct canvas *c, size_t index, double left,
                              double top, double cell)
{
    const struct record *r = b->puzzle[index].record;
    struct book_board drawn;
    book_board_of(b, index + 1, true, &drawn);
    struct box board = {left, top, left + cell * frame_columns(r->variant),
                        top + cell * frame_rows(r->variant)};
    tag_board(b, c, index, true, board);
    board_draw(c, left, top, cell, &drawn.style, &drawn.content);
    canvas_untag(c);
}

/* At the right over a solution: the page of its puzzle. */
struct page_reference {
    struct text words; /* empty: none is wanted, or it has no room */
    struct text_style style;
    double width;
};

static void reference_begin(struct page_reference *r, const struct book *b, size_t index,
                            const struct text_style *style)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const enum text_id words =
        b->layouts.answer_references_brief ? TEXT_puzzle_page_brief : TEXT_puzzle_page;
    *r = (struct page_reference){.style = *style};
    if (p->folio && book_names_puzzle(b, index + 1)) {
        book_text_add(b, words, p->folio, &r->words);
    }
}

/* What it takes in the smallest type. */
static double reference_min_width(const struct page_reference *r, double min_pt)
{
    struct text_style style = r->style;
    style.size_pt = fmin(style.size_pt, min_pt);
    return r->words.length ? text_width_pt(&style, r->words.data) : 0;
}

static void reference_fit(struct page_reference *r, double room, double min_pt)
{
    r->width = r->words.length ? text_width_pt(&r->style, r->words.data) : 0;
    if (r->width > room) {
        r->style.size_pt = fmin(r->style.size_pt, fmax(min_pt, r->style.size_pt * room / r->width));
        r->width = text_width_pt(&r->style, r->words.data);
    }
    if (r->width > room + 1e-6) {
        text_clear(&r->words);
    }
}

static void draw_solution(const struct book *b, enum book_part part, struct canvas *c, size_t index,
                          double left, double top, double cell, const struct label_style *label)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    double side = cell * frame_columns(r->variant);
    struct text_style number = {.font = b->faces.sans_bold,
                                .size_pt = label->number_pt,
                                .paint = book_ink(b, INKED_NUMBERS)};
    struct text_style detail = {
        .font = b->faces.sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    double above = top - LABEL_GAP_EM * label->number_pt;
    char digits[24];
    struct page_reference reference;
    double board_left = left;
    const struct layout *drawn = book_solution_layout(b, index + 1);
    left += cell * board_room_left(drawn);
    snprintf(digits, sizeof digits, "%zu", book_printed_number(b, index));
    reference_begin(&reference, b, index, &detail);
    const struct config_section *section = &b->cfg->section[p->section];
    const char *month = section->month_of_day ? section->month_of_day : section->title;
    const char *title = book_is_dated(b, p->section) ? month : NULL;
    struct text_style named = number;
    named.font = b->faces.sans;
    const double after = text_width_pt(&number, digits) + SOLUTION_NUMBER_GAP_EM * number.size_pt;
    const double beside = side - after - SOLUTION_PAGE_GAP_PT;
    const double most = fmin(SOLUTION_TITLE_PART * side,
                             beside - reference_min_width(&reference, book_min_text_pt(b)));
    const double words = title ? fmax(0, fmin(most, text_width_pt(&named, title))) : 0;
    reference_fit(&reference, beside - words, book_min_text_pt(b));
    const bool linked = reference.words.length && part == BOOK_INTERIOR;
    canvas_tag(c, linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
    canvas_text(c, left, above, ALIGN_LEFT, &number, digits);
    if (words > 0) {
        draw_fitted(b, c, left + after, above, ALIGN_LEFT, named, words + 1e-6, title);
    }
    if (reference.words.length) {
        canvas_text(c, left + side, above, ALIGN_RIGHT, &reference.style, reference.words.data);
    }
    if (linked) {
        struct box box = {left + side - reference.width, above - reference.style.size_pt,
                          left + side, above + 3};
        canvas_link(c, box, p->page);
    }
    canvas_untag(c);
    canvas_note_failure(c, reference.words.failed);
    text_free(&reference.words);
    if (p->signs->word) {
        double foot = top + cell * board_down(drawn) + 1.32 * label->detail_pt;
        draw_word(b, c, p->signs->word, left, side, foot, label);
    }
    draw_filled_board(b, c, index, board_left, top, cell);
}

void draw_small_solution(const struct book *b, struct canvas *c, size_t index, double right,
                         double bottom, double cell)
{
    char digits[24];
    struct text_style number = {.font = b->faces.sans_bold,
                                .size_pt = book_min_text_pt(b),
                                .paint = book_ink(b, INKED_NUMBERS)};
    snprintf(digits, sizeof digits, "%zu", book_printed_number(b, index));
    canvas_push(c, (struct placement){1, 2, right, bottom});
    canvas_text(c, cell * board_room_left(book_solution_layout(b, index + 1)),
                -LABEL_GAP_EM * number.size_pt, ALIGN_LEFT, &number, digits);
    draw_filled_board(b, c, index, 0, 0, cell);
    canvas_pop(c);
}

static void draw_solutions(const struct book *b, struct canvas *c, const struct page *p,
                           struct box block)
{
    bool reversed = b->cfg->answers.reversed;
    size_t first = reversed ? b->puzzle_count - 1 - p->first : p->first;
    size_t page_section = b->puzzle[first].section;
    bool turned = b->cfg->section[page_section].answers.upside_down && p->part == BOOK_INTERIOR;
    if (turned) {
        /* Half a turn about the block's middle. */
        canvas_push(c,
                    (struct placement){1, 2, block.left + block.right, block.top + block.bottom});
    }
    const struct solution_page *content = p->content;
    const struct page_layout *layout = content->layout;
    const size_t skipped = p->title ? page_layout_first_row(layout) : 0;
    if (skipped && opens_with_picture(b, p->part)) {
        section_head_draw(b, c, p, head_box(b, page_section, skipped, block));
    } else if (skipped) {
        draw_opening(b, c, p, block);
        block.top -= lift_of_boards(b, page_section, skipped, block);
    }
    const double larger = layout->cell_pt / b->layouts.answer[page_section].cell_pt;
    for (size_t i = 0; i < p->count; i++) {
        size_t index = reversed ? first - i : first + i;
        const size_t own = b->puzzle[index].section;
        const double cell =
            own == page_section
                ? layout->cell_pt
                : floor(larger * answer_cell_pt(b, page_section, own) * 16 + 1e-6) / 16;
        draw_solution(b, p->part, c, index, block.left + layout->slot[skipped + i].left,
                      block.top + layout->slot[skipped + i].top, cell, content->label);
    }
    if (turned) {
        canvas_pop(c);
    }
}
