/* The chapter that teaches techniques: what each is and how to find one, a worked example as a
 * picture with its sentence, positions to practise on, and the answers. */
#include <math.h>
#include <stdio.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/spot_text.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/step_legend.h"
#include "render/book/boards/board_tags.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/book_data.h"
#include "render/book/lessons/lesson_boards.h"
#include "render/book/lessons/lesson_halves.h"
#include "render/book/lessons/lesson_pictures.h"
#include "render/book/lessons/lesson_words.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/titles.h"
#include "render/canvas/flow_draw.h"

/* What a page of a lesson holds: which lesson; which part of its example; and how many positions to
 * practise on stand on a page. */
struct lesson_page {
    size_t lesson;
    size_t example;
    unsigned per_page;
};

/* On pages of lessons, which have room; half ones have smaller candidates. */
static const double candidate_pt = 7.8;
static const double large_candidate_pt = 12; /* of examples in large print, if it can be */

enum { GAP_PT = 12, LABEL_PT = 16, LABEL_AIR_PT = 4, MAX_COLUMNS = 3 };

/* Boards of practice with numbers next to them: these are no wider, and stand this far apart. */
static const double most_practice_share = 0.85; /* of the width */
enum { ASIDE_GAP_PT = 20 };

static bool are_half(const struct book *b)
{
    return b->cfg->lessons == LESSONS_HALF;
}

static struct flow text_flow(const struct book *b, double size, const char *text, double width)
{
    struct flow_style style = book_steps_style(b, size);
    struct flow f;
    flow_init(&f, &style, width);
    flow_add(&f, text);
    return f;
}

/* Draw it, or only measure it where c is NULL. Returns the height that it takes. */
static double put_text(const struct book *b, struct canvas *c, double size, const char *text,
                       double left, double top, bool *failed)
{
    struct flow f = text_flow(b, size, text, book_block_width(b));
    double height = flow_height(&f, 0, f.line_count);
    if (c) {
        flow_draw(c, &f, 0, f.line_count, left, top);
    }
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

static double put_opening(const struct book *b, struct canvas *c, const struct book_lesson *lesson,
                          double left, double top, bool *failed)
{
    struct text text = {0};
    lesson_words_put(b, lesson, &text);
    /* A text that is longer than its page is set smaller. */
    const double room = book_block_height(b) - TEXT_HEADING_PT;
    const bool fits = put_text(b, NULL, b->type.body, text_chars(&text), 0, 0, failed) <= room;
    const double size = fits ? b->type.body : b->type.small;
    double height = put_text(b, c, size, text_chars(&text), left, top, failed);
    *failed |= text.failed;
    text_free(&text);
    return height;
}

static double put_cell_names(const struct book *b, struct canvas *c, double left, double top,
                             bool *failed)
{
    struct text names = {0};
    book_put_notation(b, book_lessons_notation(b), &names);
    double height = put_text(b, c, b->type.body, names.data ? names.data : "", left, top, failed);
    *failed |= names.failed;
    text_free(&names);
    return height;
}

static double put_legend(const struct book *b, struct canvas *c, const struct walkthrough_step *s,
                         double left, double top, bool *failed)
{
    struct text_style style = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double height = step_legend_draw(c, &b->board, &b->translation, &style,
                                     step_legend_kinds(&s->step), left, top, book_block_width(b));
    *failed |= height < 0;
    return height;
}

/* Of a board's frame, beyond its cells. */
static double frame_reach(const struct book *b)
{
    const double outer = b->board.outer_line_pt;
    return b->board.frame == BOARD_FRAME_DOUBLE ? board_frame_reach_pt(outer) : outer / 2;
}

/* Over a board, for its number; in large print with thick frames more. */
static double label_room(const struct book *b)
{
    return fmax(LABEL_PT, b->type.caption + frame_reach(b) + LABEL_AIR_PT);
}

/* The largest square boards, `count` of them in a block. */
static double best_side(const struct book *b, unsigned count, double height, unsigned *columns)
{
    double best = 0;
    for (unsigned k = 1; k <= MAX_COLUMNS && k <= count; k++) {
        unsigned rows = (count + k - 1) / k;
        double side = fmin((book_block_width(b) - (k - 1) * (double)GAP_PT) / k,
                           (height - (rows - 1) * (double)GAP_PT) / rows - label_room(b));
        if (side > best) {
            best = side;
            *columns = k;
        }
    }
    return best;
}

static double practice_height(const struct book *b, bool *failed)
{
    return book_block_height(b) - TEXT_HEADING_PT - GAP_PT -
           put_text(b, NULL, b->type.body, book_text(b, TEXT_practice_text), 0, 0, failed);
}

/* Of all parts of the example, so that they look alike. Large print needs large ones more than air
 * under them. */
static double example_side(const struct book *b, const struct book_lesson *lesson, bool with_text,
                           bool *failed)
{
    double words = 0;
    for (size_t i = 0; i < lesson->example_count; i++) {
        const struct walkthrough_step *s = &lesson->example[i];
        words = fmax(words, put_text(b, NULL, b->type.small, s->text, 0, 0, failed) +
                                put_legend(b, NULL, s, 0, 0, failed));
    }
    double height = book_block_height(b) - TEXT_HEADING_PT - 2.0 * GAP_PT - words;
    if (with_text) {
        height -= GAP_PT + put_opening(b, NULL, lesson, 0, 0, failed);
        if (b->source.lesson == lesson) {
            height -= GAP_PT + put_cell_names(b, NULL, 0, 0, failed);
        }
    }
    const double most = b->cfg->style.large_print ? 1 : 0.62;
    return fmin(fmin(height, book_block_width(b)), most * book_block_height(b));
}

/* The least side of the example's pictures with the candidates of its steps alone. */
static double min_step_side(const struct book *b, const struct book_lesson *lesson)
{
    const double min_share = 0.4; /* of the page's width: smaller ones would look lost */
    const struct layout *v = lesson->position[0].layout;
    double size = INFINITY;
    for (size_t i = 0; i < lesson->example_count; i++) {
        const struct candidate_grid grid = step_digits_grid(v, &lesson->example[i].step);
        size = fmin(size, board_candidate_type(&b->board, v, grid, 1).text.size_pt);
    }
    const double text = large_candidate_pt;
    const double cell = fmax(text / size + 1e-3, constraint_art_least_cell_pt(v, text));
    const double away = lesson_has_numbers_outside(v) ? LESSON_OUTSIDE_GAP_PT : 0;
    return fmax(cell * fmax(board_across(v), board_down(v)) + 2 * away,
                min_share * book_block_width(b));
}

/* In large print, where all candidates of a board would need a page by themselves, the example
 * shows only those of its steps. */
static enum candidate_marks example_marks(const struct book *b, const struct book_lesson *lesson,
                                          double side)
{
    const bool steps = b->cfg->style.large_print && lesson->example_count &&
                       side < lesson_board_min_side(b, lesson, large_candidate_pt) &&
                       side >= min_step_side(b, lesson);
    return steps ? CANDIDATE_MARKS_STEP : CANDIDATE_MARKS_FULL;
}

/* Before the step: of the example with givens and marks apart, of practice all digits alike. */
static void draw_position(const struct book *b, struct canvas *c, const char *words,
                          const struct lesson_position *p, const struct walkthrough_step *example,
                          enum candidate_marks marks, double left, double top, double side)
{
    const struct layout *v = p->layout;
    struct board_content content = {.variant = v,
                                    .givens = example ? &p->givens : &p->step.board,
                                    .candidates = marks,
                                    .candidate = example ? example->candidate : p->step.candidate};
    if (example) {
        content.filled = &example->board;
        content.step = &example->step;
    }
    struct board_style board = lesson_board_style(b);
    /* Numbers outside may take more room above and below than at the sides. */
    const double cell = side / fmax(board_across(v), board_down(v));
    tag_grid(b, c, words, v, example ? &example->board : &p->step.board, SIZE_MAX,
             (struct box){left, top, left + side, top + side});
    board_draw(c, left, top, cell, &board, &content);
    canvas_untag(c);
}

/* Where the boards of practice stand, and their numbers. */
struct practice_places {
    double left, side, step; /* of the boards; from one to the next */
    double over;             /* the room over each for its number; 0: numbers stand next to them */
    double column;           /* of numbers next to boards */
    struct text_style number;
    unsigned columns;
};

/* Numbers stand next to boards where those of puzzles do, and leave boards the height of the page.
 */
static struct practice_places practice_places(const struct book *b, unsigned count,
                                              struct box block)
{
    const double width = block.right - block.left;
    const double height = block.bottom - block.top;
    struct practice_places at = {.columns = 1, .over = label_room(b)};
    const double least = 12; /* not to be overlooked; there is room over boards */
    at.number = (struct text_style){
        .font = b->faces.sans_bold, .size_pt = fmax(b->type.caption, least), .paint = PAINT_BLACK};
    at.step = GAP_PT;
    at.side = best_side(b, count, height, &at.columns);
    if (LABELS_ARE_ASIDE(b->cfg->style.labels) && !b->cfg->style.large_print && at.columns == 1) {
        at.number = (struct text_style){.font = b->faces.heading,
                                        .size_pt = 1.8 * b->type.body,
                                        .paint = book_ink(b, INKED_NUMBERS),
                                        .features = book_figures(b)};
        at.column = text_width_pt(&at.number, "8") + 2 * GAP_PT;
        at.step = ASIDE_GAP_PT;
        const double high = (height - (count - 1) * at.step) / count;
        at.over = 0;
        at.side = fmin(fmin(width - at.column, high), most_practice_share * width);
        at.left = placed_as_headings(b, block.left, block.right, at.column + at.side) + at.column;
    } else {
        const double all = at.columns * (at.side + GAP_PT) - GAP_PT;
        at.left = placed_as_headings(b, block.left, block.right, all);
    }
    at.step += at.side;
    return at;
}

/* Boards fill their pages, those of a page with a text a little less than the others. */
static void draw_practice(const struct book *b, struct canvas *c, const struct page *p,
                          const struct book_lesson *lesson, unsigned per_page, struct box block)
{
    const struct practice_places at = practice_places(b, per_page, block);
    for (size_t i = 0; i < p->count; i++) {
        char number[24];
        const size_t row = i / at.columns;
        const double x = at.left + (double)(i % at.columns) * at.step;
        const double y = block.top + (double)row * (at.step + at.over);
        const double cap = font_cap_height_em(at.number.font) * at.number.size_pt;
        snprintf(number, sizeof number, "%zu", p->first + i);
        canvas_text(c, x - at.column,
                    y + (at.over > 0 ? at.over - LABEL_AIR_PT - frame_reach(b) : cap), ALIGN_LEFT,
                    &at.number, number);
        const struct lesson_position *position = &lesson->position[p->first + i];
        const double away =
            lesson_has_numbers_outside(position->layout) ? LESSON_OUTSIDE_GAP_PT : 0;
        draw_position(b, c, p->title, position, NULL, CANDIDATE_MARKS_FULL, x + away,
                      y + at.over + away, at.side - 2 * away);
    }
}

static void draw_worked_example(const struct book *b, struct canvas *c, const char *title,
                                const struct book_lesson *lesson, size_t part, struct box block,
                                double side, bool *failed)
{
    const struct walkthrough_step *s = &lesson->example[part];
    draw_position(b, c, title, &lesson->position[0], s, example_marks(b, lesson, side),
                  placed_as_headings(b, block.left, block.right, side), block.top, side);
    double top = block.top + side + GAP_PT;
    top += put_text(b, c, b->type.small, s->text, block.left, top, failed) + GAP_PT;
    (void)put_legend(b, c, s, block.left, top, failed);
}

/* Does the text on cells' names need another page? */
static bool are_names_apart(const struct book *b, const struct book_lesson *lesson, bool *failed)
{
    return TEXT_HEADING_PT + put_opening(b, NULL, lesson, 0, 0, failed) + GAP_PT +
               put_cell_names(b, NULL, 0, 0, failed) >
           book_block_height(b);
}

static void draw_lesson(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    const struct lesson_page *content = p->content;
    const struct book_lesson *lesson = &b->source.lesson[content->lesson];
    bool failed = false;
    draw_heading(b, c, p->title, block);
    block.top += TEXT_HEADING_PT;
    const bool text_alone = p->first == 0 && !p->count;
    const bool names =
        content->lesson == 0 && (p->opens ? !are_names_apart(b, lesson, &failed) : text_alone);
    if (p->opens) {
        block.top += put_opening(b, c, lesson, block.left, block.top, &failed) + GAP_PT;
    }
    if (names) {
        block.top += put_cell_names(b, c, block.left, block.top, &failed) + GAP_PT;
        if (text_alone) {
            draw_cell_names_picture(b, c, lesson->position[0].layout, block);
        }
    } else if (text_alone) {
        draw_spot_picture(b, c, b->cfg->section_count, technique_spot_text(lesson->technique),
                          block);
    }
    if (p->first == 1 && content->lesson == 0) { /* said once */
        const char *text = book_text(b, TEXT_practice_text);
        block.top += put_text(b, c, b->type.body, text, block.left, block.top, &failed) + GAP_PT;
    }
    if (p->first == 0 && p->count) {
        double side = example_side(b, lesson, p->opens, &failed);
        draw_worked_example(b, c, p->title, lesson, content->example, block, side, &failed);
    } else if (p->count) {
        draw_practice(b, c, p, lesson, content->per_page, block);
    }
    canvas_note_failure(c, failed);
}

/* ---- does it fit? ---- */

/* Is the text on the technique, without a picture, higher than a page? */
static bool is_text_too_long(const struct book *b, const struct book_lesson *lesson, bool *failed)
{
    return TEXT_HEADING_PT + put_opening(b, NULL, lesson, 0, 0, failed) > book_block_height(b);
}

/* How many positions of lessons stand on a page; an error where a lesson does not fit. */
static enum status choose_per_page(const struct book *b, unsigned *per_page, struct diag *d)
{
    bool failed = false;
    unsigned columns = 1;
    double least = 0;
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        least = fmax(least, lesson_board_min_side(b, &b->source.lesson[i], candidate_pt));
    }
    *per_page = LESSON_PRACTICE;
    double height = practice_height(b, &failed);
    while (*per_page > 1 && best_side(b, *per_page, height, &columns) < least) {
        --*per_page;
    }
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        struct diag_at at;
        if (is_text_too_long(b, lesson, &failed) ||
            example_side(b, lesson, false, &failed) < least ||
            best_side(b, 1, height, &columns) < least) {
            d->hint = "choose a larger trim size, smaller text, or another technique";
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->techniques.item[i], &at),
                              "the lesson of '%s' does not fit on its page",
                              b->cfg->techniques.item[i]);
        }
    }
    return failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
}

/* Does the worked example have room below the text? In large print it has a page to itself. *failed
 * is set where memory ended. */
static bool is_one_page(const struct book *b, const struct book_lesson *lesson, bool *failed)
{
    return !b->cfg->style.large_print &&
           example_side(b, lesson, true, failed) >= lesson_board_min_side(b, lesson, candidate_pt);
}

/* ---- its pages ---- */

static const struct page_kind page_lesson = {
    .name = "lesson", .draw = draw_lesson, .frame = FRAME_HEAD_AND_FOLIO, .field = "techniques"};

static bool wants_techniques(const struct book *b)
{
    return b->source.lesson_count > 0;
}

static struct page *add_lesson_page(struct book *b, struct page_list *list,
                                    const struct lesson_page *content, const char *title,
                                    size_t first, size_t count)
{
    struct page *p = page_list_add(b, list, &page_lesson);
    p->content = keep_copy(b, content, sizeof *content);
    p->first = first;
    p->count = count;
    p->title = title;
    p->head = book_text(b, TEXT_techniques);
    return p;
}

/* The first page of all begins with the name of the part. */
static const char *keep_lesson_title(struct book *b, size_t index)
{
    struct text title = {0};
    if (index == 0) {
        translation_label(&title, &b->translation, book_text(b, TEXT_techniques), "");
    }
    book_put_lesson_title(b, &b->source.lesson[index], &title);
    return keep_text(b, &title);
}

/* A technique's text and example, then its practice. */
static void add_lesson(struct book *b, struct page_list *list, size_t index, unsigned per_page)
{
    const struct book_lesson *lesson = &b->source.lesson[index];
    struct text heading = {0};
    book_put_lesson_title(b, lesson, &heading);
    const char *name = keep_text(b, &heading);
    struct lesson_page content = {.lesson = index, .per_page = per_page};
    bool whole = is_one_page(b, lesson, &b->out_of_memory);
    struct page *first = add_lesson_page(b, list, &content, keep_lesson_title(b, index), 0, whole);
    first->opens = true;
    first->heading = first->title;
    if (index == 0 && are_names_apart(b, lesson, &b->out_of_memory)) {
        add_lesson_page(b, list, &content, name, 0, 0);
    }
    for (size_t part = whole; part < lesson->example_count; part++) {
        content.example = part;
        add_lesson_page(b, list, &content, name, 0, 1);
    }
    content.example = 0;
    struct text t = {0};
    translation_label(&t, &b->translation, name, book_text(b, TEXT_practice));
    const char *practice = keep_text(b, &t);
    for (size_t k = 1; k < lesson->count; k += per_page) {
        size_t left = lesson->count - k;
        add_lesson_page(b, list, &content, practice, k, left < per_page ? left : per_page);
    }
}

static void fill_answers(struct book *b, struct flow *f)
{
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        for (size_t k = 1; k < lesson->count; k++) {
            struct text t = {0};
            if (k == 1) {
                text_puts(&t, "# ");
                book_put_lesson_title(b, lesson, &t);
                text_puts(&t, "\n\n");
            }
            text_printf(&t, "**%zu**\t%s", k, lesson->position[k].step.text);
            if (t.data && !t.failed) {
                flow_add(f, t.data);
            }
            b->out_of_memory |= t.failed;
            text_free(&t);
        }
    }
}

static size_t pages_of_answers(const struct book *b, struct flow *flow)
{
    size_t pages = SIZE_MAX;
    if (flow && !flow_overflows(flow)) {
        (void)text_pages_measure(b, &(struct text_pages){.flow = flow}, &pages);
    }
    return pages;
}

/* As other lists of numbers; small in two columns if that saves pages. */
static struct flow *keep_answers(struct book *b)
{
    struct flow_style style = book_numbered_style(b);
    style.whole = true;
    struct flow *answers = keep_filled_flow(b, &style, fill_answers);
    const double smaller = b->type.small / b->type.body;
    const double column = text_width(b, TEXT_IN_TWO);
    style.size_pt *= smaller;
    style.leading_pt *= smaller;
    style.hanging_pt *= smaller;
    struct flow *narrow = column < book_block_width(b) ? keep_narrow_flow(b, &style, column) : NULL;
    if (narrow) {
        fill_answers(b, narrow);
        b->out_of_memory |= narrow->failed;
    }
    return pages_of_answers(b, narrow) < pages_of_answers(b, answers) ? narrow : answers;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    unsigned per_page = 1;
    enum status status = are_half(b) ? lesson_halves_check(b, d) : choose_per_page(b, &per_page, d);
    if (status != STATUS_OK) {
        return status;
    }
    contents_add(b, title_of_part(b, &part_techniques, item), NULL, list->count);
    if (are_half(b)) {
        lesson_halves_add(b, list, title_of_part(b, &part_techniques, item));
        return STATUS_OK;
    }
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        add_lesson(b, list, i, per_page);
    }
    const struct text_pages text = {
        .kind = &page_text, .flow = keep_answers(b), .title = book_text(b, TEXT_answers)};
    if (text.flow) {
        const size_t first = list->count;
        text_pages_add(b, list, &text);
        for (size_t i = first; i < list->count; i++) {
            list->page[i].head = title_of_part(b, &part_techniques, item);
        }
    }
    return STATUS_OK;
}

const struct part_kind part_techniques = {
    .name = "techniques",
    .doc = "lessons on techniques",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_techniques,
    .asked_by = "techniques",
    .usual_place = PART_FRONT,
    .listed = true,
    .title = TEXT_techniques,
    .add = add_pages,
};
