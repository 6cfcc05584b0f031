#include "render/book/puzzles/page_boards.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"
#include "render/book/plan/puzzle_links.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/puzzles/puzzle_names.h"
#include "render/book/puzzles/small_print.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/puzzles/solution_text.h"
#include "render/book/scenes/foot_path.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/level_marks.h"
#include "render/pictures/qr.h"

/* Cells do not grow beyond these, whatever the page: 23 mm is a little more than one board on 8.5 x
 * 11 in takes (20.8 mm), and 12.7 mm for a solution is what large print asks of a puzzle (12.5 mm).
 * Both are our choice, as are the gaps between boards in request_for. */
static const double widest_cell_pt = 66;
static const double widest_answer_cell_pt = 36;

/* Marks are looked at, not read: they stand larger than the words next to them. */
static const double marks_em = 1.6;
static const double large_marks_em = 1.2;

/* Large print's details stand on pages that have room for them. */
enum { LARGE_PRINT_DETAIL_PT = 20 };

/* The sizes of a board's number and of the details next to it, by the number of boards on a page.
 * They were chosen by eye. All are above what a vendor asks (7 pt, KDP, in profile.c), and large
 * print has its own minimum (MIN_LARGE_PRINT_PT). */
struct label_sizes {
    unsigned count;
    double number_pt, detail_pt;
};
static const struct label_sizes puzzle_sizes[] = {{1, 18, 11},  {2, 16, 10},  {4, 13, 9},
                                                  {6, 12, 8.5}, {9, 10.5, 8}, {99, 9.5, 8}};
/* Solutions are looked up, and leave their labels less room. */
static const struct label_sizes solution_sizes[] = {{1, 15, 10}, {2, 12, 8.5}, {4, 11, 8.5},
                                                    {6, 10, 8},  {9, 9, 7.5},  {99, 8.5, 7.5}};

/* Above a board stands a line of the number's size, 0.72 of it the height of capitals; below, where
 * there is a foot, one of the details'. */
static struct label_style label_style(const struct book *b, bool solutions, unsigned count,
                                      bool foot)
{
    const struct label_sizes *sizes = solutions ? solution_sizes : puzzle_sizes;
    while (sizes->count < count) {
        sizes++;
    }
    bool large = b->cfg->style.large_print;
    /* The room is the boards': labels grow with text that is larger than wide pages have anyway. */
    double scale = fmax(1, b->type.body / 13);
    double number = !large ? sizes->number_pt * scale : solutions ? 20 : 32;
    double detail = !large      ? sizes->detail_pt * scale
                    : solutions ? MIN_LARGE_PRINT_PT
                                : LARGE_PRINT_DETAIL_PT;
    const double foot_line = foot ? 0.72 * detail + 0.6 * detail : 0;
    const double marks = (large ? large_marks_em : marks_em) * detail;
    const bool high = b->cfg->style.level_marks == LEVEL_STARS_TO_FILL && !solutions;
    return (struct label_style){.number_pt = number,
                                .detail_pt = detail,
                                .marks_pt = marks,
                                .head_pt = fmax(0.72 * number, high ? STAR_TO_FILL_EM * marks : 0) +
                                           LABEL_GAP_EM * number,
                                .foot_pt = foot_line,
                                .foot_line_pt = foot_line};
}

struct label_style solution_labels(const struct book *b, unsigned count)
{
    return label_style(b, true, count, false);
}

static unsigned larger_of(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

struct section_boards section_boards_of(const struct book *b, size_t section)
{
    const struct book_section_source *s = &b->source.section[section];
    struct section_boards boards = {.source = s, .several_grids = true};
    for (size_t i = 0; i < s->count; i++) {
        const struct layout *v = s->record[i]->variant;
        const struct layout *answer = book_solution_layout_of(b, v);
        if (!boards.variant || v->size > boards.variant->size) {
            boards.variant = v;
        }
        boards.across = larger_of(boards.across, board_across(v));
        boards.down = larger_of(boards.down, board_down(v));
        boards.answer_across = larger_of(boards.answer_across, board_across(answer));
        boards.answer_down = larger_of(boards.answer_down, board_down(answer));
        boards.several_grids &= v->grid_count > 1;
    }
    return boards;
}

struct section_boards section_boards_to_come(const struct book *b, size_t section)
{
    struct section_boards boards = section_boards_of(b, section);
    for (size_t i = 0; i < boards.source->count; i++) {
        const struct layout *v = boards.source->record[i]->variant;
        const kind_set kinds = v->constraints ? 0 : boards.source->to_come;
        const unsigned numbers = constraint_art_room_of_kinds(kinds);
        boards.across = larger_of(boards.across, frame_columns(v) + numbers);
        boards.down = larger_of(boards.down, frame_rows(v) + numbers);
        boards.to_come |= kinds;
    }
    return boards;
}

void cell_need_raise(struct cell_need *need, double cell_pt, const char *who)
{
    if (cell_pt > need->cell_pt) {
        *need = (struct cell_need){cell_pt, who};
    }
}

static double stars_room(const struct label_style *label)
{
    return 1.9 * label->detail_pt;
}

/* Two lines that the setter says. */
static double note_room(const struct label_style *label)
{
    return (2 * SETTER_NOTE_LEADING + 0.6) * label->detail_pt;
}

/* The line with the time and the boxes to vote. */
static double marks_room(const struct label_style *label)
{
    return 1.5 * label->detail_pt;
}

/* Before the solutions are known, so for the longest that they can be. */
static double solution_code_room(const struct book *b, size_t s)
{
    const struct book_section_source *source = &b->source.section[s];
    size_t first = section_first_puzzle(b, s);
    size_t longest = 0;
    if (b->cfg->section[s].answers.at != ANSWERS_AT_CODE) {
        return 0;
    }
    for (size_t i = 0; i < source->count; i++) {
        size_t length = solution_text_length(b, first + i);
        longest = length > longest ? length : longest;
    }
    struct text words = {0};
    while (words.length < longest && !words.failed) {
        text_puts(&words, "8");
    }
    double side = words.data ? qr_side_pt(words.data) : 0;
    text_free(&words);
    return side;
}

/* Below 5 mm a picture's lines run together. */
static const double min_picture_cell_pt = 5 * PT_PER_MM;

/* The sums and letters of constraints are as large as the smallest type that the profile prints.
 * Under solutions they may be left out. */
static void cell_need_of_constraints(const struct page_boards *k, struct cell_need *need)
{
    const struct book_section_source *s = k->boards->source;
    for (size_t i = 0; i < s->count && !k->solutions; i++) {
        cell_need_raise(
            need, constraint_art_least_cell_pt(s->record[i]->variant, book_min_text_pt(k->book)),
            "legible constraints");
    }
    cell_need_raise(
        need, constraint_art_least_cell_of_kinds(k->boards->to_come, book_min_text_pt(k->book)),
        "legible constraints");
}

/* Digits must be as large as the smallest type that the profile prints, and pictures be seen. */
void cell_need_of_digits(const struct page_boards *k, struct cell_need *need)
{
    const struct book *b = k->book;
    size_t first = section_first_puzzle(b, k->section);
    for (size_t i = 0; i < b->source.section[k->section].count; i++) {
        struct board_style style = book_style_of(b, first + i);
        if (style.pictures) {
            cell_need_raise(need, min_picture_cell_pt, "pictures clear enough to recognise");
            continue;
        }
        double digit = fmin(board_digit_size_pt(&style, b->faces.sans, k->boards->variant, 1),
                            board_digit_size_pt(&style, b->faces.sans_bold, k->boards->variant, 1));
        bool large = b->cfg->style.large_print;
        double least = fmax(book_min_text_pt(b), large ? MIN_LARGE_PRINT_PT : 0);
        cell_need_raise(need, least / digit,
                        large          ? "digits in large print"
                        : style.symbol ? "legible letters"
                                       : "legible digits");
        if (!b->puzzle[first + i].signs->word) {
            break; /* all others have the same digits */
        }
    }
}

/* What is asked of the labels of puzzles. */
struct label_wish {
    enum config_labels kind;
    bool above;        /* the way to the solution */
    bool crowded;      /* no more air than boards must have */
    bool answer_aside; /* solutions of the spread before, next to the boards */
    unsigned name_lines;
};

static bool may_have_answers(const struct config_section *section)
{
    const enum config_answers_at at = section->answers.at;
    return at == ANSWERS_AT_UNDER || at == ANSWERS_AT_BESIDE || at == ANSWERS_AT_LATER;
}

/* Solutions of the spread before have places where a section has more than one. */
static bool has_answer_room(const struct page_boards *k, unsigned count)
{
    const struct config_section *section = &k->book->cfg->section[k->section];
    return may_have_answers(section) &&
           (section->answers.at != ANSWERS_AT_LATER || section->rhythm.count ||
            k->boards->source->count > 2 * count);
}

/* The cells of a small solution are as small as can be read. */
static void add_answer_room(const struct page_boards *k, const struct label_wish *wish,
                            unsigned count, struct label_style *label,
                            struct page_layout_request *r)
{
    const struct book *b = k->book;
    const enum config_answers_at at = b->cfg->section[k->section].answers.at;
    const double least = book_min_text_pt(b);
    struct cell_need need = {0, NULL};
    if (!has_answer_room(k, count)) {
        return;
    }
    cell_need_of_digits(k, &need);
    label->answer_pt = ceil(need.cell_pt * 16) / 16;
    label->answer_aside = at == ANSWERS_AT_BESIDE || (at == ANSWERS_AT_LATER && wish->answer_aside);
    const double width = k->boards->answer_across * label->answer_pt;
    if (!label->answer_aside) {
        label->row_pt =
            fmax(label->row_pt, SMALL_SOLUTION_GAP_PT + k->boards->answer_down * label->answer_pt +
                                    SMALL_SOLUTION_HEAD * least);
    } else if (at == ANSWERS_AT_LATER && LABELS_ARE_ASIDE(label->kind)) {
        r->before_pt = fmax(r->before_pt, LABEL_SIDE_GAP_PT + width);
    } else {
        r->side_pt = 2 * SMALL_SOLUTION_GAP_PT + width;
    }
}

/* Air between the boards, and over what stands at the foot; by eye. Large boards with no label
 * between them would seem to be one. */
static void make_air(const struct book *b, bool crowded, bool aside, struct page_layout_request *r)
{
    const struct config_style *style = &b->cfg->style;
    r->gap_y_cells = aside && !crowded ? 0.35 : 0;
    bool foot = style->progress || (style->folios != FOLIOS_NONE && style->folios != FOLIOS_HEAD);
    r->gap_y_pt = crowded ? 10 : 11;
    const double strip = style->friends ? FOOT_PATH_PT - PROGRESS_GAP_PT : 8;
    r->below_pt = crowded || !foot ? 0 : style->progress ? strip : 4;
}

/* The room that labels take. Next to the boards they are no narrower than their words need, by eye;
 * boards have nothing above them then. */
static void make_label_room(const struct book *b, enum config_labels kind,
                            struct label_style *label, struct page_layout_request *r)
{
    label->kind = kind;
    if (LABELS_ARE_ASIDE(kind)) {
        label->side_pt = 6.4 * label->detail_pt + LABEL_SIDE_GAP_PT;
        label->head_pt = 0;
        r->before_pt = label->side_pt;
        r->columns = 1;
        label->disc_pt = kind == LABELS_BADGE ? puzzle_disc_radius(b, label->number_pt) : 0;
    } else if (kind == LABELS_BAR || kind == LABELS_STRAP) {
        label->head_pt = LABEL_BAR_EM * label->number_pt;
    } else if (kind == LABELS_DISC) {
        label->disc_pt = puzzle_disc_radius(b, label->number_pt);
        label->head_pt = 2 * label->disc_pt + LABEL_DISC_GAP_EM * label->number_pt;
    }
}

/* Names in lines between their numbers and boards. */
static void make_name_room(unsigned lines, struct label_style *label)
{
    const double part = 0.8; /* of the number's size */
    label->name_lines = lines;
    label->name_pt = fmax(label->detail_pt, part * label->number_pt);
    label->name_room_pt = lines ? (LABEL_NAME_LEADING * lines + 0.25) * label->name_pt : 0;
    label->head_pt += label->name_room_pt;
}

/* What stands beyond the thick line of a double frame, on boards of the usual size. */
static double frame_lift(const struct book *b)
{
    double outer = 1.2 * b->board.outer_line_pt;
    return b->board.frame == BOARD_FRAME_DOUBLE ? board_frame_reach_pt(outer) - outer / 2 : 0;
}

static void ask_for_puzzles(const struct page_boards *k, unsigned count,
                            const struct label_wish *wish, struct label_style *label,
                            struct page_layout_request *r)
{
    const struct book *b = k->book;
    unsigned size = k->boards->variant->size;
    const struct config_surroundings *around = &b->cfg->section[k->section].around;
    bool words = b->puzzle[section_first_puzzle(b, k->section)].signs->word != NULL;
    bool foot = around->check_boxes || has_small_print(b);
    bool referred = b->cfg->answers.place != PLACE_NONE || k->over_two_pages;
    bool above = referred && !foot && wish->above;
    *label = label_style(b, false, count, foot || (referred && !above));
    label->reference_above = above;
    label->lift_pt = frame_lift(b);
    make_label_room(b, wish->kind, label, r);
    make_name_room(LABELS_ARE_ASIDE(wish->kind) ? 0 : wish->name_lines, label);
    label->foot_pt += has_small_print(b) ? LABEL_LEADING * label->detail_pt : 0;
    label->foot_pt += words ? LABEL_LEADING * label->detail_pt : 0;
    label->foot_pt += around->time_line || around->vote_boxes ? marks_room(label) : 0;
    label->foot_pt += b->cfg->style.stars ? stars_room(label) : 0;
    label->note_pt = b->cfg->section[k->section].setter_notes.count ? note_room(label) : 0;
    label->foot_pt += label->note_pt;
    label->code_pt = fmax(section_link_side_pt(b, k->section), solution_code_room(b, k->section));
    label->row_pt = label->code_pt;
    add_answer_room(k, wish, count, label, r);
    label->foot_pt += label->row_pt;
    r->gap_x_pt = 20;
    make_air(b, wish->crowded, LABELS_ARE_ASIDE(wish->kind), r);
    /* Small boards as wide as a page are for children. */
    const double spare = b->cfg->style.friends ? 0 : 2;
    r->max_cell_pt = size < 9 ? widest_cell_pt * 9 / (size + spare) : widest_cell_pt;
    r->max_cell_pt = k->most_cell_pt > 0 ? fmin(r->max_cell_pt, k->most_cell_pt) : r->max_cell_pt;
    r->share = b->cfg->section[k->section].look.board_size;
    r->least_cell_pt = ceil(k->need.cell_pt * 16) / 16;
}

static struct page_layout_request request_for(const struct page_boards *k, unsigned count,
                                              const struct label_wish *wish,
                                              struct label_style *label)
{
    const struct book *b = k->book;
    struct page_layout_request r = {
        .width_pt = book_block_width(b),
        .height_pt = k->height_pt,
        .count = count,
        .columns = k->columns <= count ? k->columns : count,
        .across = k->solutions ? k->boards->answer_across : k->boards->across,
        .down = k->solutions ? k->boards->answer_down : k->boards->down,
    };
    if (k->solutions) {
        *label = label_style(b, true, count,
                             b->puzzle[section_first_puzzle(b, k->section)].signs->word != NULL);
        r.gap_x_pt = count > 6 ? 10 : 14;
        r.gap_y_pt = 12;
        r.max_cell_pt = widest_answer_cell_pt;
    } else {
        ask_for_puzzles(k, count, wish, label, &r);
    }
    r.head_pt = label->head_pt + label->lift_pt;
    r.foot_pt = label->foot_pt + label->lift_pt;
    return r;
}

static enum config_labels plain_labels(const struct book *b)
{
    enum config_labels labels = b->cfg->style.labels;
    static const enum config_labels plain[] = {[LABELS_SIDE] = LABELS_LINE,
                                               [LABELS_TAB] = LABELS_BAR,
                                               [LABELS_BADGE] = LABELS_DISC,
                                               [LABELS_MARGIN] = LABELS_LINE};
    return LABELS_ARE_ASIDE(labels) ? plain[labels] : labels;
}

struct page_layout_request page_boards_request(const struct page_boards *k, unsigned count,
                                               struct label_style *label)
{
    const struct label_wish wish = {plain_labels(k->book), false, true, false, 0};
    return request_for(k, count, &wish, label);
}

double page_board_width(const struct page_boards *k, const struct page_layout *l)
{
    return l->cell_pt * frame_columns(k->boards->variant);
}

static void choose_with_labels(const struct page_boards *k, unsigned count, double middle_pt,
                               const struct label_wish *wish, struct label_style *label,
                               struct page_layout *out)
{
    struct page_layout_request r = request_for(k, count, wish, label);
    r.middle_pt = middle_pt;
    page_layout_choose(&r, out);
}

/* Labels over the boards, and the way to the solution too where these are wide enough. */
static void choose_labels_over(const struct page_boards *k, unsigned count, double middle_pt,
                               const struct label_wish *wish, struct label_style *label,
                               struct page_layout *out, bool *failed)
{
    struct label_wish over = *wish;
    choose_with_labels(k, count, middle_pt, &over, label, out);
    if (!k->solutions && !k->plain_labels && label->reference_above &&
        page_board_width(k, out) < puzzle_head_width(k->book, k->section, label, failed)) {
        over.above = false;
        choose_with_labels(k, count, middle_pt, &over, label, out);
    }
}

/* Have names, levels and ways to solutions room in a column next to boards, over the solution that
 * may stand there? */
static bool has_column_room(const struct page_boards *k, const struct label_style *label,
                            const struct page_layout *l, bool *failed)
{
    const double column = l->slot[0].left - LABEL_SIDE_GAP_PT;
    if (puzzle_name_without_room(k->book, k->section, label, column, failed) != SIZE_MAX) {
        return false;
    }
    const bool answered = k->book->cfg->section[k->section].answers.at == ANSWERS_AT_LATER &&
                          label->answer_pt > 0 && label->answer_aside;
    const double answer = answered ? label->answer_pt * k->boards->answer_down +
                                         SMALL_SOLUTION_HEAD * book_min_text_pt(k->book)
                                   : 0;
    return puzzle_column_height(k->book, k->section, label, column, failed) <=
           l->cell_pt * k->boards->down - answer;
}

static void choose_boards(const struct page_boards *k, unsigned count, double middle_pt,
                          const struct label_wish *wish, struct label_style *label,
                          struct page_layout *out, bool *failed)
{
    const double enough = 0.97;
    const enum config_labels labels = k->book->cfg->style.labels;
    struct label_wish next = {labels, true, wish->crowded, wish->answer_aside, 0};
    choose_labels_over(k, count, middle_pt, wish, label, out, failed);
    if (k->solutions || k->plain_labels || !LABELS_ARE_ASIDE(labels) || k->columns > 1) {
        return;
    }
    /* Nor may boards be too small that have room under their labels. */
    const double least = fmax(enough * out->cell_pt, fmin(k->need.cell_pt, out->cell_pt));
    /* Where a column is too full, the way to the solution stands under the board. */
    for (unsigned turn = 0; turn < 2; turn++) {
        struct label_style aside_label;
        struct page_layout aside;
        next.above = turn == 0;
        choose_with_labels(k, count, middle_pt, &next, &aside_label, &aside);
        if (aside.cell_pt + 1e-6 >= least && has_column_room(k, &aside_label, &aside, failed)) {
            *label = aside_label;
            *out = aside;
            return;
        }
    }
}

/* Neither air nor one place for all ways to solutions is worth a board that would not fit. */
static void choose_with_names(const struct page_boards *k, unsigned count, double middle_pt,
                              bool answer_aside, unsigned name_lines, struct label_style *label,
                              struct page_layout *out, bool *failed)
{
    bool above = !k->plain_labels && !k->book->layouts.references_below;
    struct label_wish wish = {plain_labels(k->book), above, k->plain_labels, answer_aside,
                              name_lines};
    choose_boards(k, count, middle_pt, &wish, label, out, failed);
    if (!k->plain_labels && !cell_is_enough(k, out->cell_pt)) {
        wish.crowded = true;
        choose_boards(k, count, middle_pt, &wish, label, out, failed);
        wish.above = true;
        if (!above && !cell_is_enough(k, out->cell_pt)) {
            choose_boards(k, count, middle_pt, &wish, label, out, failed);
        }
    }
}

/* Names that are too long for the number's line have lines of their own: boards are smaller with
 * these, so that a second line can be needed where one seemed enough. */
static void choose_with_answers(const struct page_boards *k, unsigned count, double middle_pt,
                                bool answer_aside, struct label_style *label,
                                struct page_layout *out, bool *failed)
{
    unsigned lines = 0;
    choose_with_names(k, count, middle_pt, answer_aside, lines, label, out, failed);
    while (!k->solutions && cell_is_enough(k, out->cell_pt)) {
        const unsigned needed =
            puzzle_name_lines(k->book, k->section, label, page_board_width(k, out), failed);
        if (needed <= lines) {
            return;
        }
        lines = needed;
        choose_with_names(k, count, middle_pt, answer_aside, lines, label, out, failed);
    }
}

/* Solutions of the spread before stand where they leave the boards larger: in the margin, or under
 * these. */
void page_boards_choose(const struct page_boards *k, unsigned count, double middle_pt,
                        struct label_style *label, struct page_layout *out, bool *failed)
{
    const enum config_answers_at at = k->book->cfg->section[k->section].answers.at;
    struct label_style aside_label;
    struct page_layout aside;
    choose_with_answers(k, count, middle_pt, false, label, out, failed);
    if (k->solutions || at != ANSWERS_AT_LATER || label->answer_pt <= 0) {
        return;
    }
    choose_with_answers(k, count, middle_pt, true, &aside_label, &aside, failed);
    if (aside.cell_pt > out->cell_pt) {
        *label = aside_label;
        *out = aside;
    }
}

bool cell_is_enough(const struct page_boards *k, double cell_pt)
{
    return cell_pt + 1e-6 >= k->need.cell_pt;
}

unsigned max_boards_with_room(const struct page_boards *k, unsigned below, bool *failed)
{
    while (--below) {
        struct page_layout l;
        struct label_style label;
        page_boards_choose(k, below, 0, &label, &l, failed);
        if (cell_is_enough(k, l.cell_pt)) {
            return below;
        }
    }
    return 0;
}

/* In small cells the numbers of cages would touch the candidates below them. */
static void cell_need_of_cages(const struct page_boards *k, struct cell_need *need)
{
    const double step = 0.25;
    const double largest = 60; /* enough for all type */
    const struct book *b = k->book;
    const struct book_section_source *s = k->boards->source;
    for (size_t i = 0; i < s->count; i++) {
        double cell = need->cell_pt;
        while (cell < largest && !constraint_art_sums_clear(&b->board, s->record[i]->variant,
                                                            CANDIDATE_MARKS_FULL, cell)) {
            cell += step;
        }
        cell_need_raise(need, cell, "candidates under the numbers of cages");
    }
}

/* What the smallest cell of a section's puzzles must be. */
void cell_need_of_puzzles(struct page_boards *k)
{
    const struct book *b = k->book;
    const struct config_section *section = &b->cfg->section[k->section];
    k->need = (struct cell_need){b->cfg->style.min_cell_pt, "they"};
    cell_need_of_digits(k, &k->need);
    cell_need_of_constraints(k, &k->need);
    if (section->around.candidates == CANDIDATES_FULL) {
        cell_need_raise(&k->need,
                        book_min_text_pt(b) /
                            board_candidate_size_pt(&b->board, k->boards->variant, 1),
                        "legible candidates");
        cell_need_of_cages(k, &k->need);
    }
    double codes = section_link_side_pt(b, k->section) + solution_code_room(b, k->section);
    cell_need_raise(&k->need, codes / k->boards->across, "two QR codes next to each other");
    if (codes > 0 && may_have_answers(section)) {
        struct cell_need digits = {0, NULL};
        cell_need_of_digits(k, &digits);
        cell_need_raise(&k->need,
                        digits.cell_pt + (codes + SMALL_SOLUTION_GAP_PT) / k->boards->across,
                        "a QR code next to a solution");
    }
}

bool solutions_few_layout(const struct book *b, size_t s, unsigned count, struct page_layout *out,
                          struct label_style *label)
{
    const double largest = 1.4; /* of the other pages' cells */
    const double worth_it = 1.08;
    const struct page_layout *usual = &b->layouts.answer[s];
    const struct section_boards boards = section_boards_of(b, s);
    const struct page_boards k = {.book = b,
                                  .section = s,
                                  .boards = &boards,
                                  .solutions = true,
                                  .height_pt = book_block_height(b)};
    struct page_layout_request r = page_boards_request(&k, count, label);
    r.max_cell_pt = fmin(r.max_cell_pt, largest * usual->cell_pt);
    page_layout_choose(&r, out);
    return out->cell_pt >= worth_it * usual->cell_pt;
}
