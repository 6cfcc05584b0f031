#include "render/book/puzzles/puzzle_surroundings.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/puzzles/small_print.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/puzzles/solution_text.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/set_text.h"
#include "render/pictures/qr.h"

static double check_box_width(const struct text_style *style, const char *word)
{
    return (0.72 + 0.35) * style->size_pt + text_width_pt(style, word);
}

static double draw_check_box(struct canvas *c, double x, double baseline,
                             const struct text_style *style, const char *word)
{
    double side = 0.72 * style->size_pt;
    struct box box = {x, baseline - side, x + side, baseline};
    canvas_frame(c, box, 0.75, PAINT_BLACK);
    canvas_text(c, x + side + 0.35 * style->size_pt, baseline, ALIGN_LEFT, style, word);
    return x + check_box_width(style, word) + 0.9 * style->size_pt;
}

/* Check boxes at the left under the board, the way to the solution at the right. On small boards
 * all becomes smaller; where that is not enough the first box goes, then both. */
static void draw_puzzle_foot(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    double side = at->width;
    double left = at->left;
    double baseline = at->foot;
    struct text_style detail = {
        .font = b->faces.sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    const char *box[] = {book_text(b, TEXT_started), book_text(b, TEXT_finished)};
    struct text t = {0};
    struct text brief = {0};
    size_t page;
    bool linked = puzzle_reference(b, at, &t, &page);
    const char *reference = t.data && !at->label->reference_above ? t.data : "";
    double least = fmin(1, book_min_text_pt(b) / detail.size_pt);
    double gap = 0.9 * detail.size_pt;
    if (b->layouts.references_brief) {
        struct text_style smallest = detail;
        smallest.size_pt *= least;
        puzzle_reference_brief(b, at, &smallest, side, &brief);
        reference = brief.length ? text_chars(&brief) : reference;
    }
    double one = text_width_pt(&detail, reference);
    double two = one + gap + check_box_width(&detail, box[1]);
    double all = two + gap + check_box_width(&detail, box[0]);
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    bool wanted = section->around.check_boxes && !at->right_half;
    unsigned boxes = !wanted ? 0 : all * least <= side ? 2 : two * least <= side;
    double width = boxes == 2 ? all : boxes == 1 ? two : one;
    detail.size_pt *= width > side ? fmax(least, side / width) : 1;
    double x = left;
    for (unsigned i = 2 - boxes; i < 2; i++) {
        x = draw_check_box(c, x, baseline, &detail, box[i]);
    }
    if (reference[0]) {
        canvas_tag(c, linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
        width = draw_fitted(b, c, left + side, baseline, ALIGN_RIGHT, detail,
                            left + side - x + 1e-6, reference);
        struct box area = {left + side - width, baseline - detail.size_pt, left + side,
                           baseline + 3};
        if (linked) {
            canvas_link(c, area, page);
        }
        canvas_untag(c);
    }
    canvas_note_failure(c, t.failed | brief.failed);
    text_free(&t);
    text_free(&brief);
}

/* The letters of the puzzle's word in the order of the alphabet, which does not give it away. */
static void draw_letters(const struct book *b, struct canvas *c, const struct word *word,
                         const struct puzzle_place *at)
{
    struct text_style detail = {
        .font = b->faces.sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    struct text letters = {0};
    struct text t = {0};
    word_letters(word, &letters);
    const char *values[] = {letters.data ? letters.data : ""};
    translation_fill(&t, book_text(b, TEXT_letters), values, 1);
    draw_fitted(b, c, at->left, at->foot, ALIGN_LEFT, detail, at->width, t.data ? t.data : "");
    canvas_note_failure(c, letters.failed | t.failed);
    text_free(&letters);
    text_free(&t);
}

/* Five boxes at the right, before them what they ask where there is room for it. Returns where they
 * begin. */
static double draw_votes(const struct book *b, struct canvas *c, const struct puzzle_place *at,
                         const struct text_style *style, double left)
{
    enum { VOTES = 5 };
    const char *question = book_text(b, TEXT_vote);
    double side = 0.72 * style->size_pt;
    double pitch = 1.4 * side;
    double x = at->left + at->width - (VOTES - 1) * pitch - side;
    double words = text_width_pt(style, question) + 0.5 * style->size_pt;
    for (unsigned i = 0; i < VOTES; i++) {
        struct box box = {x + i * pitch, at->foot - side, x + i * pitch + side, at->foot};
        canvas_frame(c, box, 0.75, PAINT_BLACK);
    }
    if (x - words < left) {
        return x;
    }
    canvas_text(c, x - words, at->foot, ALIGN_LEFT, style, question);
    return x - words;
}

/* A line for the time at the left, boxes to vote at the right. */
static void draw_marks(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct config_surroundings *around =
        &b->cfg->section[b->puzzle[at->index].section].around;
    struct text_style style = {
        .font = b->faces.sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    const char *time = book_text(b, TEXT_time);
    double from = at->left + text_width_pt(&style, time) + 0.4 * style.size_pt;
    double least = around->time_line ? from + 4 * style.size_pt : at->left;
    double right = around->vote_boxes ? draw_votes(b, c, at, &style, least) - style.size_pt
                                      : at->left + at->width;
    if (around->time_line) {
        double to = fmin(from + 7 * style.size_pt, right);
        /* The text comes last, so that no board's lines continue where this one ends. */
        canvas_line(c, from, at->foot + 1, to, at->foot + 1, 0.75, PAINT_BLACK);
        canvas_text(c, at->left, at->foot, ALIGN_LEFT, &style, time);
    }
}

/* Three, in the middle under the board, to colour in. */
static void draw_stars(struct canvas *c, const struct puzzle_place *at)
{
    enum { STARS = 3 };
    const double radius = 0.9 * at->label->detail_pt;
    for (int i = 0; i < STARS; i++) {
        draw_star_outline(c, at->left + at->width / 2 + (i - 1) * 2.6 * radius,
                          at->foot - 0.75 * radius, radius);
    }
}

static bool draw_code(const struct book *b, struct canvas *c, double left, double top,
                      const char *text)
{
    double side = qr_side_pt(text);
    struct box box = {left, top, left + side, top + side};
    canvas_tag(c, CANVAS_FIGURE, book_text(b, TEXT_code_words), &box);
    bool drawn = qr_draw(c, left, top, text);
    canvas_untag(c);
    return drawn;
}

/* The code that opens the puzzle on the web, at the left, and what it is. */
static void draw_web_code(const struct book *b, struct canvas *c, const struct puzzle_place *at,
                          double top, double width)
{
    const char *link = b->puzzle[at->index].link;
    if (draw_code(b, c, at->left, top, link)) {
        struct text_style detail = {
            .font = b->faces.sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
        double side = qr_side_pt(link);
        draw_fitted(b, c, at->left + side, top + side / 2 + 0.3 * detail.size_pt, ALIGN_LEFT,
                    detail, width - side, book_text(b, TEXT_play_online));
    }
}

/* The code that holds the solution, at the right, and what it is. */
static void draw_solution_code(const struct book *b, struct canvas *c,
                               const struct puzzle_place *at, double top, double width)
{
    struct text words = {0};
    solution_text_add(b, at->index, &words);
    double side = words.data ? qr_side_pt(words.data) : 0;
    double left = at->left + at->width - side;
    if (words.data && draw_code(b, c, left, top, words.data)) {
        struct text_style detail = {
            .font = b->faces.sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
        draw_fitted(b, c, left, top + side / 2 + 0.3 * detail.size_pt, ALIGN_RIGHT, detail,
                    width - side, book_text(b, TEXT_solution));
    }
    canvas_note_failure(c, words.failed);
    text_free(&words);
}

/* Under all else; a small solution stands in the same row, at the right. */
static void draw_codes(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct label_style *label = at->label;
    const double spare = label->row_pt - label->code_pt;
    const double top =
        at->top + at->height + label->foot_pt - label->row_pt + fmin(spare, SMALL_SOLUTION_GAP_PT);
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    bool solution = section->answers.at == ANSWERS_AT_CODE;
    bool web = b->puzzle[at->index].link != NULL;
    const bool answered = label->answer_pt > 0 && !label->answer_aside;
    double width = web && (solution || answered) ? at->width / 2 : at->width;
    if (web) {
        draw_web_code(b, c, at, top, width);
    }
    if (solution) {
        draw_solution_code(b, c, at, top, width);
    }
}

/* Next to the board or in the column of labels there, with its number within the board's height:
 * labels of other boards or the page's number could follow. Or under it. */
static void draw_answer(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct layout *v = b->puzzle[at->index].record->variant;
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    const struct label_style *label = at->label;
    const double cell = label->answer_pt;
    const double wide = cell * board_across(book_solution_layout(b, at->answered + 1));
    const double head = SMALL_SOLUTION_HEAD * book_min_text_pt(b);
    const double board_bottom = at->top + at->height;
    const double clues = at->cell * board_room_right(v);
    const double beside = at->left + at->width + clues + 2 * SMALL_SOLUTION_GAP_PT + wide;
    const bool in_column = LABELS_ARE_ASIDE(label->kind);
    if (!label->answer_aside) {
        draw_small_solution(b, c, at->answered, at->left + at->width,
                            board_bottom + label->foot_pt - head, cell);
    } else if (section->answers.at == ANSWERS_AT_BESIDE) {
        draw_small_solution(b, c, at->answered, beside, board_bottom - head, cell);
    } else {
        const bool before = at->aside_right < at->left;
        draw_small_solution(b, c, at->answered,
                            !in_column ? beside
                            : before   ? at->aside_left + wide
                                       : at->aside_right,
                            board_bottom - head, cell);
    }
}

double setter_note_size(const struct book *b, const struct label_style *label, const char *note,
                        double width, bool *failed)
{
    return fitting_size(b->faces.serif_italic, note, 1.1 * label->detail_pt, width, 2, failed);
}

/* What the setter says, in one line or two over the codes and the small solution. */
static void draw_setter_note(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct config_texts *notes = &b->cfg->section[p->section].setter_notes;
    double detail = at->label->detail_pt;
    bool failed = false;
    const char *note =
        p->number_in_section <= notes->count ? notes->item[p->number_in_section - 1] : "";
    if (!*note) {
        return;
    }
    struct text_style style = {.font = b->faces.serif_italic, .paint = PAINT_BLACK};
    style.size_pt = setter_note_size(b, at->label, note, at->width, &failed);
    double first = at->top + at->height + at->label->foot_pt - at->label->row_pt -
                   at->label->note_pt + (SETTER_NOTE_LEADING + 0.2) * detail;
    canvas_tag(c, CANVAS_PARAGRAPH, NULL, NULL);
    draw_lines(c, &style, note, at->left, first, at->width, SETTER_NOTE_LEADING * style.size_pt,
               true);
    canvas_untag(c);
    canvas_note_failure(c, failed);
}

unsigned rows_below_half(const struct board_content *half)
{
    const struct layout *v = half->variant;
    unsigned rows = 0;
    bool any = half->column_count == 0;
    while (!any && rows < frame_rows(v)) {
        for (unsigned i = 0; i < half->column_count && !any; i++) {
            any = cell_at(v, frame_rows(v) - 1 - rows, half->first_column + i) != LAYOUT_NO_CELL;
        }
        rows += !any;
    }
    return rows;
}

struct puzzle_place place_of_half_head(const struct board_content *half,
                                       const struct puzzle_place *at)
{
    const struct layout *v = half->variant;
    struct puzzle_place head = *at;
    unsigned first = half->first_column;
    unsigned end = first + half->column_count;
    while (first < end && cell_at(v, 0, first) == LAYOUT_NO_CELL) {
        first++;
    }
    while (end > first && cell_at(v, 0, end - 1) == LAYOUT_NO_CELL) {
        end--;
    }
    if (end > first) {
        head.left += at->cell * (first - half->first_column);
        head.width = at->cell * (end - first);
    }
    return head;
}

void draw_below_puzzle(const struct book *b, struct canvas *c, struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct config_surroundings *around = &b->cfg->section[p->section].around;
    const struct label_style *label = at->label;
    const bool has_line = label->foot_line_pt > 0;
    at->foot = at->top + at->height + label->lift_pt;
    at->foot += has_line || p->signs->word ? 1.32 * label->detail_pt : 0;
    if (p->signs->word) {
        draw_letters(b, c, p->signs->word, at);
        at->foot += has_line ? LABEL_LEADING * label->detail_pt : 0;
    }
    if (has_line) {
        draw_puzzle_foot(b, c, at);
    }
    if (has_small_print(b)) {
        at->foot += LABEL_LEADING * label->detail_pt;
        draw_small_print(b, c, p->record, at->left, at->foot, at->right_half ? 0 : at->width,
                         label->detail_pt);
    }
    if (around->time_line || around->vote_boxes) {
        at->foot += 1.5 * label->detail_pt;
        draw_marks(b, c, at);
    }
    if (b->cfg->style.stars && !at->right_half) {
        at->foot = at->top + at->height + label->foot_pt - label->row_pt - label->note_pt -
                   0.1 * label->detail_pt;
        draw_stars(c, at);
    }
    if (label->note_pt > 0 && !at->right_half) {
        draw_setter_note(b, c, at);
    }
    if (label->code_pt > 0 && !at->right_half) {
        draw_codes(b, c, at);
    }
    if (label->answer_pt > 0 && at->answered != SIZE_MAX) {
        draw_answer(b, c, at);
    }
}

void draw_friend_aside(const struct book *b, struct canvas *c, enum scene friend,
                       const struct puzzle_place *at)
{
    const double part = 0.9; /* of the column's width, and of the board's height */
    const double part_under = 0.45, part_next = 0.4; /* of the board's height, of the column */
    const double column = at->aside_right - at->aside_left;
    const double height = at->cell * board_down(b->puzzle[at->index].record->variant);
    const double ratio = scene_ratio(b, friend);
    const bool next = part * column > part_under * height * ratio;
    const double wide = next ? fmin(part_next * column, part * height * ratio) : part * column;
    const double left = next ? at->aside_right - wide : at->aside_left;
    const double bottom = at->top + height;
    /* The edge begins at the board, or the animal would hang in the air. */
    draw_scene_on_edge(b, c, friend, (struct box){left, bottom - wide / ratio, left + wide, bottom},
                       fmin(left, at->left), fmax(left + wide, at->left + at->width));
}
