#include "render/book/lessons/lesson_halves.h"

#include <math.h>

#include "gen/grade/explain/spot_text.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/book_data.h"
#include "render/book/lessons/lesson_boards.h"
#include "render/book/lessons/step_head.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/titles.h"
#include "render/canvas/flow_draw.h"

enum { HALVES = 2, GAP_PT = 12, BESIDE_GAP_PT = 16 };

static double half_height(const struct book *b)
{
    return (book_block_height(b) - TEXT_HEADING_PT) / HALVES;
}

/* Between the heading and the next lesson, and no more than half of the page's width. */
static double half_side(const struct book *b)
{
    double under = half_height(b) - step_head_height(b) - GAP_PT;
    return fmin(under, 0.5 * book_block_width(b));
}

/* What is to be found, and how it is in the picture. */
static struct flow half_text(const struct book *b, const struct book_lesson *lesson, size_t part)
{
    struct text t = {0};
    struct flow_style style = book_steps_style(b, b->type.small);
    struct flow f;
    style.justify = false;
    if (part == 0) {
        const unsigned size = lesson->count ? lesson->position[0].layout->size : 0;
        technique_spot_put(&t, &b->translation, lesson->technique, size);
        text_puts(&t, "\n\n");
    }
    text_puts(&t, lesson->example[part].text);
    flow_init(&f, &style, book_block_width(b) - half_side(b) - BESIDE_GAP_PT);
    flow_add(&f, t.data ? t.data : "");
    f.failed |= t.failed;
    text_free(&t);
    return f;
}

/* All candidates, or where they would be too small those of the step; else cells are marked. */
static enum candidate_marks half_candidates(const struct book *b, const struct book_lesson *lesson)
{
    const struct layout *v = lesson->position[0].layout;
    const double cell = half_side(b) / fmax(board_across(v), board_down(v));
    const struct candidate_grid grid = step_digits_grid(v, &lesson->example[0].step);
    const double of_step = board_candidate_type(&b->board, v, grid, cell).text.size_pt;
    return half_side(b) >= lesson_board_min_side(b, lesson, MIN_CANDIDATE_PT) ? CANDIDATE_MARKS_FULL
           : of_step >= fmax(MIN_CANDIDATE_PT, book_min_text_pt(b))           ? CANDIDATE_MARKS_STEP
                                                                    : CANDIDATE_MARKS_NONE;
}

static void draw_half(const struct book *b, struct canvas *c, const struct book_lesson *lesson,
                      double left, double top)
{
    const struct walkthrough_step *s = &lesson->example[0];
    const struct lesson_position *p = &lesson->position[0];
    struct text heading = {0};
    double side = half_side(b);
    book_put_lesson_title(b, lesson, &heading);
    step_head_draw(b, c, text_chars(&heading), left, top, book_block_width(b));
    canvas_note_failure(c, heading.failed);
    text_free(&heading);
    top += step_head_height(b);
    struct board_content content = {.variant = p->layout,
                                    .givens = &p->givens,
                                    .filled = &s->board,
                                    .candidate = s->candidate,
                                    .candidates = half_candidates(b, lesson),
                                    .step = &s->step};
    struct board_style board = lesson_board_style(b);
    board_draw(c, left, top, side / fmax(board_across(p->layout), board_down(p->layout)), &board,
               &content);
    struct flow f = half_text(b, lesson, 0);
    flow_draw(c, &f, 0, f.line_count, left + side + BESIDE_GAP_PT, top);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static void draw_halves(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    if (p->opens) {
        draw_heading(b, c, p->title, block);
    }
    for (size_t i = 0; i < p->count; i++) {
        double top = block.top + TEXT_HEADING_PT + (double)i * half_height(b);
        draw_half(b, c, &b->source.lesson[p->first + i], block.left, top);
    }
}

static const struct page_kind page_halves = {
    .name = "lesson-halves", .draw = draw_halves, .frame = FRAME_HEAD_AND_FOLIO};

enum status lesson_halves_check(const struct book *b, struct diag *d)
{
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        struct flow f = half_text(b, &b->source.lesson[i], 0);
        double height = flow_height(&f, 0, f.line_count) + step_head_height(b);
        bool failed = f.failed;
        struct diag_at at;
        flow_free(&f);
        if (failed) {
            return diag_error(d, NULL, OUT_OF_MEMORY);
        }
        if (height > half_height(b) || half_side(b) < 72) {
            d->hint = "write 'lessons: whole', or choose a larger trim size";
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->techniques.item[i], &at),
                              "the lesson of '%s' does not fit on half a page",
                              b->cfg->techniques.item[i]);
        }
    }
    return STATUS_OK;
}

void lesson_halves_add(struct book *b, struct page_list *list, const char *title)
{
    for (size_t i = 0; i < b->source.lesson_count; i += HALVES) {
        size_t left = b->source.lesson_count - i;
        struct page *p = page_list_add(b, list, &page_halves);
        p->first = i;
        p->count = left < HALVES ? left : HALVES;
        p->opens = i == 0;
        p->title = title;
        p->heading = p->opens ? title : NULL;
        p->head = title;
    }
}
