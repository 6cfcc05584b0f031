#include "render/book/puzzles/answer_layout.h"

#include <math.h>
#include <stdio.h>

#include "render/book/book_data.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/puzzles/section_layout.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/style/book_words.h"

/* Cells of solutions of several grids do not become smaller than this for the sake of another one
 * on the page; our choice, as is all of this. */
static const double min_of_several_pt = 4 * PT_PER_MM;

/* How many solutions a page takes where the config leaves it open, and what their cells must have:
 * the first that fits. By eye: on a large page, solutions are not smaller than on a small one. */
static const struct answer_count {
    unsigned count;
    double min_cell_pt;
} answer_counts[] = {{20, 13}, {12, 10.5}, {9, 10.5}, {6, 10.5}, {4, 10.5}, {2, 10.5}};
enum { MAX_LARGE_PRINT_ANSWERS = 6 };

/* The smallest board that has room over it for its number and the page of its puzzle. */
static double solution_label_width(const struct book *b, size_t s, unsigned count, bool *failed)
{
    const struct label_style label = solution_labels(b, count);
    const struct text_style number = {.font = b->faces.sans_bold, .size_pt = label.number_pt};
    const struct text_style detail = {.font = b->faces.sans, .size_pt = book_min_text_pt(b)};
    struct text t = {0};
    char digits[24];
    if (b->cfg->answers.references == REFERENCES_NONE) {
        return 0;
    }
    snprintf(digits, sizeof digits, "%zu", b->puzzle_count);
    book_text_add(b, TEXT_puzzle_page, 888, &t);
    const double words = t.data ? text_width_pt(&detail, t.data) : 0;
    const double all = text_width_pt(&number, digits) + SOLUTION_NUMBER_GAP_EM * number.size_pt +
                       words + SOLUTION_PAGE_GAP_PT;
    *failed |= t.failed;
    text_free(&t);
    return book_is_dated(b, s) ? all / (1 - SOLUTION_TITLE_PART) : all;
}

/* Would a page for `count` hold the whole book's, and what opens them? */
static bool page_holds_all(const struct page_boards *k, unsigned count)
{
    const struct book *b = k->book;
    struct label_style label;
    struct page_layout layout;
    struct page_layout_request r = page_boards_request(k, count, &label);
    page_layout_choose(&r, &layout);
    const bool headed =
        solutions_ask_for_head(b, BOOK_INTERIOR) || solutions_ask_for_head(b, BOOK_ANSWERS);
    return count >= b->puzzle_count + (headed ? page_layout_first_row(&layout) : 0);
}

static unsigned auto_answers(const struct page_boards *k, bool *failed)
{
    enum { COUNTS = sizeof answer_counts / sizeof answer_counts[0] };
    const bool large = k->book->cfg->style.large_print;
    for (size_t i = 0; i < COUNTS; i++) {
        const struct answer_count *a = &answer_counts[i];
        const bool spare = i + 1 < COUNTS && page_holds_all(k, a[1].count);
        struct page_boards wanted = *k;
        cell_need_raise(&wanted.need, a->min_cell_pt, "they");
        cell_need_raise(&wanted.need,
                        solution_label_width(k->book, k->section, a->count, failed) /
                            frame_columns(k->boards->variant),
                        "labels");
        if (!spare && a->count <= (large ? MAX_LARGE_PRINT_ANSWERS : LAYOUT_MAX_PER_PAGE) &&
            max_boards_with_room(&wanted, a->count + 1, failed) == a->count) {
            return a->count;
        }
    }
    const unsigned most = max_boards_with_room(k, answer_counts[0].count, failed);
    return most ? most : 1;
}

static struct page_boards answer_boards(const struct book *b, size_t s,
                                        const struct section_boards *boards)
{
    struct page_boards k = {.book = b,
                            .section = s,
                            .boards = boards,
                            .solutions = true,
                            .need = {0, "they"},
                            .height_pt = book_block_height(b)};
    cell_need_of_digits(&k, &k.need);
    return k;
}

/* Has the section solutions that take pages, in the book or apart? */
static bool has_answer_pages(const struct book *b, size_t s)
{
    enum config_answers_at at = b->cfg->section[s].answers.at;
    bool inside = at < ANSWERS_AT_UNDER || at == ANSWERS_AT_LATER; /* those of the last spread */
    return book_has_answer_key(b) || (book_has_answers(b) && inside);
}

/* One number for all sections that leave it open: their solutions can share pages. */
static unsigned common_auto_answers(struct book *b, const struct section_boards *boards)
{
    unsigned count = LAYOUT_MAX_PER_PAGE;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (b->cfg->section[s].answers.per_page == CONFIG_AUTO_NUMBER && has_answer_pages(b, s) &&
            !boards[s].several_grids) {
            const struct page_boards k = answer_boards(b, s, &boards[s]);
            const unsigned own = auto_answers(&k, &b->out_of_memory);
            count = own < count ? own : count;
        }
    }
    return count;
}

static enum status choose_answer_layout(struct book *b, size_t s,
                                        const struct section_boards *boards, unsigned common,
                                        struct diag *d)
{
    const struct config_section *section = &b->cfg->section[s];
    const bool open = section->answers.per_page == CONFIG_AUTO_NUMBER;
    const struct page_boards k = answer_boards(b, s, boards);
    unsigned here = open ? common : section->answers.per_page;
    const void *field = section->has_answers.per_page ? (const void *)&section->answers.per_page
                                                      : &b->cfg->answers.look.per_page;
    if (boards->several_grids) {
        struct page_boards several = k;
        cell_need_raise(&several.need, min_of_several_pt, "they");
        here = max_boards_with_room(&several, here + 1, &b->out_of_memory);
        here = here ? here : 1;
    }
    struct page_layout_request r = page_boards_request(&k, here, &b->layouts.answer_label[s]);
    page_layout_choose(&r, &b->layouts.answer[s]);
    b->layouts.answer[s].min_cell_pt = k.need.cell_pt;
    if (cell_is_enough(&k, b->layouts.answer[s].cell_pt)) {
        return STATUS_OK;
    }
    const unsigned fits = max_boards_with_room(&k, here, &b->out_of_memory);
    return refuse_boards(&k, &b->layouts.answer[s], here, fits, field, d);
}

/* Sections that share a page may have slightly smaller boards than here. */
static const double nearly = 0.98;

static bool has_room_for_references(struct book *b, const struct section_boards *boards, size_t s)
{
    const struct page_layout *l = &b->layouts.answer[s];
    const double width = nearly * l->cell_pt * frame_columns(boards[s].variant);
    return width >= solution_label_width(b, s, l->count, &b->out_of_memory);
}

enum status answer_layouts_choose(struct book *b, const struct section_boards *boards,
                                  struct diag *d)
{
    const unsigned common = common_auto_answers(b, boards);
    enum status worst = STATUS_OK;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        enum status status =
            has_answer_pages(b, s) ? choose_answer_layout(b, s, &boards[s], common, d) : STATUS_OK;
        worst = status != STATUS_OK ? status : worst;
    }
    b->layouts.answer_references_brief = false;
    for (size_t s = 0; s < b->cfg->section_count && worst == STATUS_OK; s++) {
        b->layouts.answer_references_brief |=
            has_answer_pages(b, s) && !has_room_for_references(b, boards, s);
    }
    return worst;
}

/* Boards of several sizes are about as large where their number on a page is the same: rounding the
 * cells makes the difference, or that some have reached their largest. */
double answer_cell_pt(const struct book *b, size_t page_section, size_t section)
{
    const struct page_layout *page = &b->layouts.answer[page_section];
    const struct page_layout *own = &b->layouts.answer[section];
    double room = fmin(page->width_pt / own->width_pt, page->height_pt / own->height_pt);
    return floor(own->cell_pt * fmin(1, room) * 16 + 1e-6) / 16;
}

bool answers_may_share_page(const struct book *b, size_t page_section, size_t section)
{
    const struct page_layout *page = &b->layouts.answer[page_section];
    const struct page_layout *own = &b->layouts.answer[section];
    double cell = answer_cell_pt(b, page_section, section);
    const struct config_section *const sections = b->cfg->section;
    const struct label_style *labels = b->layouts.answer_label; /* solutions of words have feet */
    return sections[page_section].answers.upside_down == sections[section].answers.upside_down &&
           labels[page_section].foot_pt >= labels[section].foot_pt && page->count == own->count &&
           page->columns == own->columns && page->rows == own->rows &&
           cell + 1e-6 >= own->min_cell_pt && cell >= nearly * own->cell_pt;
}
