#include "render/book/lessons/lesson_halves.h"

#include <math.h>

#include "gen/grade/explain/spot_text.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/lessons/lesson_boards.h"
#include "render/book/lessons/step_head.h"
#include "render/book/style/book_words.h"
#include "render/book/style/page_heading.h"
#include "render/book/style/titles.h"
#include "render/canvas/flow_draw.h"

enum { HALVES = 2, GAP_PT = 12, BESIDE_GAP_PT = 16 };

/* The least width of the words, in their size. */
static const double min_beside_em = 11;

/* How the halves of a chapter stand on its pages. */
struct half_setting {
    double side;     /* of the pictures */
    double names_pt; /* how cells are named, over the first half, with the gap below it; 0: no text
                        uses these names */
    size_t with_names; /* how many halves stand on the page with the names */
};

static void lay_out_names(const struct book *b, struct flow *f)
{
    struct text names = {0};
    const struct flow_style style = book_steps_style(b, b->type.small);
    book_put_notation(b, book_lessons_notation(b), &names);
    flow_init(f, &style, book_block_width(b));
    flow_add(f, text_chars(&names));
    f->failed |= names.failed;
    text_free(&names);
}

static double names_height(const struct book *b, bool *failed)
{
    struct flow f;
    lay_out_names(b, &f);
    const double height = f.line_count ? flow_height(&f, 0, f.line_count) + GAP_PT : 0;
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

/* names_pt: the room on the page that others need. */
static double half_height(const struct book *b, double names_pt)
{
    return (book_block_height(b) - TEXT_HEADING_PT - names_pt) / HALVES;
}

/* What is to be found, and how it is in the picture. */
static struct flow half_text(const struct book *b, const struct book_lesson *lesson, double side)
{
    struct text t = {0};
    struct flow_style style = book_steps_style(b, b->type.small);
    struct flow f;
    style.justify = false;
    const unsigned size = lesson->count ? lesson->position[0].layout->size : 0;
    technique_spot_put(&t, &b->translation, lesson->technique, size);
    text_puts(&t, "\n\n");
    text_puts(&t, lesson->example[0].text);
    flow_init(&f, &style, book_block_width(b) - side - BESIDE_GAP_PT);
    flow_add(&f, t.data ? t.data : "");
    f.failed |= t.failed;
    text_free(&t);
    return f;
}

static bool text_fits(const struct book *b, const struct book_lesson *lesson, double side,
                      double height, bool *failed)
{
    struct flow f = half_text(b, lesson, side);
    const bool fits =
        flow_height(&f, 0, f.line_count) + step_head_height(b) <= height && !flow_overflows(&f);
    *failed |= f.failed;
    flow_free(&f);
    return fits;
}

/* The first lesson whose text does not fit; all: their number. */
static size_t first_too_long(const struct book *b, double side, double height, bool *failed)
{
    size_t i = 0;
    while (i < b->source.lesson_count && text_fits(b, &b->source.lesson[i], side, height, failed)) {
        i++;
    }
    return i;
}

/* The least width of the pictures, as a part of the page's: smaller ones would look lost. */
static const double min_share = 0.4;

/* Between the heading and the next lesson, and as wide as leaves room for all texts. */
static double half_side(const struct book *b, double height, bool *failed)
{
    const double step = 6;
    const double width = book_block_width(b);
    const double under = height - step_head_height(b) - GAP_PT;
    const double least = fmin(under, min_share * width);
    double side = fmin(under, width - BESIDE_GAP_PT - min_beside_em * b->type.small);
    while (side > least && first_too_long(b, side, height, failed) < b->source.lesson_count) {
        side -= step;
    }
    return fmax(side, least);
}

/* The names stand over two halves, or where that leaves these too little room, over one. */
static struct half_setting choose_setting(const struct book *b, bool *failed)
{
    struct half_setting set = {.names_pt = names_height(b, failed), .with_names = HALVES};
    const double height = half_height(b, set.names_pt);
    set.side = half_side(b, height, failed);
    if (set.names_pt > 0 &&
        (set.side < fmin(half_side(b, half_height(b, 0), failed), 0.5 * book_block_width(b)) ||
         first_too_long(b, set.side, height, failed) < b->source.lesson_count)) {
        set.side = half_side(b, half_height(b, 0), failed);
        set.with_names = 1;
    }
    return set;
}

/* All candidates, or where they would be too small those of the step; else cells are marked. */
static enum candidate_marks half_candidates(const struct book *b, const struct book_lesson *lesson,
                                            double side)
{
    const struct layout *v = lesson->position[0].layout;
    const double cell = side / fmax(board_across(v), board_down(v));
    const struct candidate_grid grid = step_digits_grid(v, &lesson->example[0].step);
    const double of_step = board_candidate_type(&b->board, v, grid, cell).text.size_pt;
    return side >= lesson_board_min_side(b, lesson, MIN_CANDIDATE_PT) ? CANDIDATE_MARKS_FULL
           : of_step >= fmax(MIN_CANDIDATE_PT, book_min_text_pt(b))   ? CANDIDATE_MARKS_STEP
                                                                      : CANDIDATE_MARKS_NONE;
}

static void draw_half(const struct book *b, struct canvas *c, const struct book_lesson *lesson,
                      double side, double left, double top)
{
    const struct walkthrough_step *s = &lesson->example[0];
    const struct lesson_position *p = &lesson->position[0];
    struct text heading = {0};
    book_put_lesson_title(b, lesson, &heading);
    step_head_draw(b, c, text_chars(&heading), left, top, book_block_width(b));
    top += step_head_height(b);
    struct board_content content = {.variant = p->layout,
                                    .givens = &p->givens,
                                    .filled = &s->board,
                                    .candidate = s->candidate,
                                    .candidates = half_candidates(b, lesson, side),
                                    .step = &s->step};
    struct board_style board = lesson_board_style(b);
    tag_grid(b, c, text_chars(&heading), p->layout, &s->board, SIZE_MAX,
             (struct box){left, top, left + side, top + side});
    board_draw(c, left, top, side / fmax(board_across(p->layout), board_down(p->layout)), &board,
               &content);
    canvas_untag(c);
    canvas_note_failure(c, heading.failed);
    text_free(&heading);
    struct flow f = half_text(b, lesson, side);
    flow_draw(c, &f, 0, f.line_count, left + side + BESIDE_GAP_PT, top);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

static void draw_halves(const struct book *b, struct canvas *c, const struct page *p,
                        struct box block)
{
    const struct half_setting *set = p->content;
    const double names = p->opens ? set->names_pt : 0;
    block.top += TEXT_HEADING_PT;
    if (p->opens) {
        draw_heading(
            b, c, p->title,
            (struct box){block.left, block.top - TEXT_HEADING_PT, block.right, block.bottom});
    }
    if (names > 0) {
        struct flow f;
        lay_out_names(b, &f);
        flow_draw(c, &f, 0, f.line_count, block.left, block.top);
        canvas_note_failure(c, f.failed);
        flow_free(&f);
    }
    const double height = half_height(b, p->count > 1 ? names : 0);
    for (size_t i = 0; i < p->count; i++) {
        draw_half(b, c, &b->source.lesson[p->first + i], set->side, block.left,
                  block.top + names + (double)i * height);
    }
}

static const struct page_kind page_halves = {
    .name = "lesson-halves", .draw = draw_halves, .frame = FRAME_HEAD_AND_FOLIO};

enum status lesson_halves_check(const struct book *b, struct diag *d)
{
    bool failed = false;
    const double height = half_height(b, 0);
    const struct half_setting set = choose_setting(b, &failed);
    const size_t too_long = first_too_long(b, set.side, height, &failed);
    const double names_room = book_block_height(b) - TEXT_HEADING_PT - set.names_pt;
    struct diag_at at;
    if (failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (too_long == b->source.lesson_count && set.side >= 72 && height <= names_room) {
        return STATUS_OK;
    }
    const size_t lesson = too_long < b->source.lesson_count ? too_long : 0;
    d->hint = "write 'lessons: whole', or choose a larger trim size";
    return diag_usage(d, book_config_at(b->cfg, &b->cfg->techniques.item[lesson], &at),
                      "the lesson of '%s' does not fit on half a page",
                      b->cfg->techniques.item[lesson]);
}

void lesson_halves_add(struct book *b, struct page_list *list, const char *title)
{
    const struct half_setting set = choose_setting(b, &b->out_of_memory);
    const struct half_setting *kept = keep_copy(b, &set, sizeof set);
    for (size_t i = 0; kept && i < b->source.lesson_count;) {
        const size_t left = b->source.lesson_count - i;
        const size_t most = i == 0 ? set.with_names : HALVES;
        struct page *p = page_list_add(b, list, &page_halves);
        p->content = kept;
        p->first = i;
        p->count = left < most ? left : most;
        p->opens = i == 0;
        p->title = title;
        p->heading = p->opens ? title : NULL;
        p->head = title;
        i += p->count;
    }
    b->out_of_memory |= !kept;
}
