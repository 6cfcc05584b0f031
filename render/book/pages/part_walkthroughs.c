/* Walkthroughs: the key steps of chosen puzzles, each a picture with its sentence below. */
#include <math.h>
#include <stdio.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/step_legend.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/book/style/set_text.h"
#include "render/canvas/flow_draw.h"

enum { UNDER_HEADING_PT = 18, GAP_X_PT = 16, GAP_Y_PT = 14, LOOSEST_GAP_PT = 48 };

/* The least widths of a sentence below a board, and next to one, in its size: a newspaper's column
 * is no narrower. */
static const double min_below_em = 17;
static const double min_beside_em = 12;

static const double under_board_pt = 4;

/* No board is of use with cells smaller than this, or gains by larger ones; these grow with the
 * text. */
static const double min_cell_pt = 12;
static const double largest_cell_pt = 40;

enum { MAX_STEPS = BOOK_WALKTHROUGH_PICTURES };
struct walkthrough_layout {
    unsigned columns;  /* pictures a row */
    bool beside;       /* the sentence is next to its picture, not below */
    bool label_beside; /* below: the step's number is, where the board leaves room for it */
    double text_pt;    /* width of the sentences */
    double side_pt;    /* of a board: its width */
    double height_pt;
    bool candidates; /* they are large enough to be read */
    unsigned page_count;
    unsigned max_steps;            /* on a page */
    uint16_t first[MAX_STEPS + 1]; /* step of each page; then the number of steps */
};

/* What a page of a walkthrough holds: which, and how all of it stands on its pages. */
struct walkthrough_page {
    size_t walkthrough;
    const struct walkthrough_layout *layout;
};

static double sentence_size(const struct book *b)
{
    return b->type.body;
}

static double heading_size(const struct book *b)
{
    return 1.6 * sentence_size(b);
}

/* From the block's top to the heading's baseline, past its tallest letters. */
static double heading_rise(const struct book *b)
{
    return 0.84 * heading_size(b);
}

/* Running text in the sentences' type, broken into lines; to be freed. */
static void make_flow(const struct book *b, const char *text, double width, struct flow *f)
{
    struct flow_style style = book_flow_faces(b, sentence_size(b), 1.3);
    flow_init(f, &style, width);
    flow_add(f, text);
}

/* A walkthrough being measured. */
struct walkthrough_measure {
    const struct book *b;
    const struct book_walkthrough *walkthrough;
    double names_pt; /* of the first page, how cells are named */
    bool overflows;  /* a word, say the cells of a long thermometer, is wider than its column */
    bool failed;     /* memory ended: the figures are too small */
};

static double text_height(struct walkthrough_measure *m, const char *text, double width)
{
    struct flow f;
    make_flow(m->b, text, width, &f);
    double height = flow_height(&f, 0, f.line_count);
    m->failed |= f.failed;
    m->overflows |= flow_overflows(&f);
    flow_free(&f);
    return height;
}

static double label_room(const struct book *b)
{
    return 1.5 * sentence_size(b);
}

/* Next to its sentence a step is headed across the page: the number and a rule below it. */
static double step_head_room(const struct book *b)
{
    return 2.1 * sentence_size(b);
}

static struct text_style label_style(const struct book *b, bool heads)
{
    return (struct text_style){.font = b->faces.sans_bold,
                               .size_pt = (heads ? 1.15 : 1) * sentence_size(b),
                               .paint = PAINT_BLACK};
}

static void put_label(const struct book *b, unsigned number, struct text *out)
{
    char digits[24];
    const char *values[] = {digits};
    snprintf(digits, sizeof digits, "%u", number);
    translation_fill(out, book_text(b, TEXT_step), values, 1);
}

/* Of the widest that there may be. */
static double label_width(struct walkthrough_measure *m)
{
    const struct text_style style = label_style(m->b, false);
    struct text t = {0};
    put_label(m->b, 88, &t);
    const double width = text_width_pt(&style, t.data ? t.data : "");
    m->failed |= t.failed;
    text_free(&t);
    return width;
}

static struct text_style key_style(const struct book *b)
{
    double size = fmax(book_min_text_pt(b), 0.82 * sentence_size(b));
    return (struct text_style){.font = b->faces.sans, .size_pt = size, .paint = PAINT_BLACK};
}

/* Lines of about one length, so that none holds a last entry alone. */
static double key_height(const struct book *b, struct canvas *c, unsigned kinds, double left,
                         double top)
{
    const struct text_style style = key_style(b);
    const double width = book_block_width(b);
    const double height =
        step_legend_draw(NULL, &b->board, &b->translation, &style, kinds, left, top, width);
    double even = width;
    for (double part = 0.95; c && part > 0.4; part -= 0.05) {
        const double tried = step_legend_draw(NULL, &b->board, &b->translation, &style, kinds, left,
                                              top, part * width);
        if (tried > height) {
            break;
        }
        even = part * width;
    }
    return c ? step_legend_draw(c, &b->board, &b->translation, &style, kinds, left, top, even)
             : height;
}

/* How cells are named is explained where the steps begin: here, where no hints come before. */
static bool tells_names(const struct book *b, size_t walkthrough)
{
    return walkthrough == 0 && !b->source.hint;
}

/* ---- layout ---- */

/* The smallest cell of a puzzle whose candidates are as large as the vendor's smallest type. */
static double cell_for_candidates(const struct book *b, size_t index)
{
    struct board_style style = book_style_of(b, index);
    const struct layout *v = b->puzzle[index].record->variant;
    return book_min_text_pt(b) / board_candidate_size_pt(&style, v, 1) + 1e-3;
}

/* Room for pictures on a page of the walkthrough: what heading and key leave, on the first one with
 * the names that it has above them. */
static double room_height(struct walkthrough_measure *m, size_t index)
{
    const struct book *b = m->b;
    double height = book_block_height(b) - heading_rise(b) - UNDER_HEADING_PT;
    unsigned kinds = 0;
    for (size_t i = 0; i < m->walkthrough->step_count; i++) {
        kinds |= step_legend_kinds(&m->walkthrough->step[i].step);
    }
    double key = key_height(b, NULL, kinds, 0, 0);
    m->failed |= key < 0;
    height -= key + GAP_Y_PT / 2.0;
    if (tells_names(b, index)) {
        struct text names = {0};
        book_put_cell_names(b, &names);
        m->names_pt = text_height(m, names.data ? names.data : "", book_block_width(b)) + GAP_Y_PT;
        m->failed |= names.failed;
        text_free(&names);
    }
    return height;
}

/* From a row's top to the next one's, without the gap between. Its page ends before step `to`. */
static double row_height(struct walkthrough_measure *m, const struct walkthrough_layout *l,
                         size_t first, size_t to)
{
    double text = 0;
    for (size_t i = first; i < first + l->columns && i < to; i++) {
        text = fmax(text, text_height(m, m->walkthrough->step[i].text, l->text_pt));
    }
    if (l->beside) {
        return step_head_room(m->b) + fmax(l->height_pt, text);
    }
    text += l->label_beside ? 0 : label_room(m->b);
    return l->height_pt + under_board_pt + text;
}

static double page_height(struct walkthrough_measure *m, const struct walkthrough_layout *l,
                          size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; i += l->columns) {
        height += row_height(m, l, i, to) + (i > from ? GAP_Y_PT : 0);
    }
    return height;
}

/* The same number of steps on each page, with one more on the first pages if it does not divide.
 * False: too high. */
static bool spread_evenly(struct walkthrough_measure *m, double height,
                          struct walkthrough_layout *l)
{
    size_t count = m->walkthrough->step_count;
    for (size_t k = 0; k <= l->page_count; k++) {
        l->first[k] = (uint16_t)((k * count + l->page_count - 1) / l->page_count);
    }
    for (unsigned k = 0; k < l->page_count; k++) {
        const double room = height - (k == 0 ? m->names_pt : 0);
        if (page_height(m, l, l->first[k], l->first[k + 1]) > room) {
            return false;
        }
    }
    return true;
}

/* Break the steps into as few pages as they need. False: a row does not fit on a page. */
static bool break_pages(struct walkthrough_measure *m, double height, struct walkthrough_layout *l)
{
    size_t count = m->walkthrough->step_count;
    double room = height - m->names_pt;
    double used = room;
    l->page_count = 0;
    for (size_t i = 0; i < count; i += l->columns) {
        double row = row_height(m, l, i, count);
        if (l->page_count == 0 || used + GAP_Y_PT + row > room) {
            room = l->page_count == 0 ? room : height;
            l->first[l->page_count++] = (uint16_t)i;
            used = row;
        } else {
            used += GAP_Y_PT + row;
        }
        if (used > room) {
            return false;
        }
    }
    l->first[l->page_count] = (uint16_t)count;
    struct walkthrough_layout even = *l;
    if (l->page_count > 0 && spread_evenly(m, height, &even)) {
        *l = even;
    }
    l->max_steps = 0;
    for (unsigned k = 0; k < l->page_count; k++) {
        unsigned steps = (unsigned)l->first[k + 1] - l->first[k];
        l->max_steps = steps > l->max_steps ? steps : l->max_steps;
    }
    return true;
}

/* Fewer pages are better; then pages that the steps fill evenly; then larger boards. */
static bool is_better(const struct walkthrough_layout *l, const struct walkthrough_layout *best)
{
    if (best->page_count == 0 || l->page_count != best->page_count) {
        return best->page_count == 0 || l->page_count < best->page_count;
    }
    if (l->max_steps != best->max_steps) {
        return l->max_steps < best->max_steps;
    }
    return l->side_pt > best->side_pt;
}

/* Try one arrangement with boards from the largest of use to the smallest; keep the best. */
static void try_arrangement(struct walkthrough_measure *m, double height, double least,
                            struct walkthrough_layout l, struct walkthrough_layout *best)
{
    enum { SIZES = 12 };
    const struct layout *v = m->b->puzzle[m->walkthrough->number - 1].record->variant;
    const double label = label_width(m);
    double width = book_block_width(m->b);
    double column = (width - (l.columns - 1) * (double)GAP_X_PT) / l.columns;
    const double size = sentence_size(m->b);
    double most = l.beside ? width - GAP_X_PT - min_beside_em * size : column;
    most = fmin(most, largest_cell_pt * m->b->type.scale * board_across(v));
    if (most < least || column < min_below_em * size) {
        return;
    }
    for (unsigned i = 0; i <= SIZES; i++) {
        l.side_pt = most - (most - least) * i / SIZES;
        l.height_pt = l.side_pt * board_down(v) / board_across(v);
        l.text_pt = l.beside ? width - l.side_pt - GAP_X_PT : column;
        l.label_beside = !l.beside && column - l.side_pt >= label + GAP_X_PT;
        m->overflows = false;
        if (break_pages(m, height, &l) && !m->overflows && is_better(&l, best)) {
            *best = l;
        }
    }
}

/* As few pages as leave the candidates readable, the boards as large as these allow. Where not
 * even one board a page has room for its candidates, the cells are marked instead. */
static bool choose_arrangement(struct walkthrough_measure *m, size_t index,
                               struct walkthrough_layout *best)
{
    const struct book *b = m->b;
    size_t count = m->walkthrough->step_count;
    const struct layout *v = b->puzzle[m->walkthrough->number - 1].record->variant;
    double width = book_block_width(b);
    double height = room_height(m, index);
    double least = cell_for_candidates(b, m->walkthrough->number - 1) * board_across(v);
    *best = (struct walkthrough_layout){.candidates = true};
    for (unsigned columns = 1; columns <= 4; columns++) {
        struct walkthrough_layout l = {.columns = columns, .candidates = true};
        try_arrangement(m, height, least, l, best);
    }
    struct walkthrough_layout beside = {.columns = 1, .beside = true, .candidates = true};
    try_arrangement(m, height, least, beside, best);
    if (best->page_count > 0) {
        return true;
    }
    *best = (struct walkthrough_layout){.columns = 1, .text_pt = width};
    double text = row_height(m, best, 0, count);
    for (size_t i = 1; i < count; i++) {
        text = fmax(text, row_height(m, best, i, count));
    }
    best->side_pt = fmin(width, (height - m->names_pt - text) * board_across(v) / board_down(v));
    best->height_pt = best->side_pt * board_down(v) / board_across(v);
    best->candidates = best->side_pt >= least;
    return best->side_pt >= min_cell_pt * board_across(v) && break_pages(m, height, best);
}

/* Puzzle and, where there is room, level at the left, the way back to the puzzle at the right. */
static void draw_walkthrough_heading(const struct book *b, struct canvas *c,
                                     const struct book_walkthrough *walkthrough, struct box block)
{
    const struct book_puzzle *p = &b->puzzle[walkthrough->number - 1];
    double size = sentence_size(b);
    struct text_style title = {
        .font = b->faces.serif_bold, .size_pt = heading_size(b), .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->faces.sans, .size_pt = 0.9 * size, .paint = PAINT_BLACK};
    detail.size_pt = fmax(detail.size_pt, book_min_text_pt(b));
    double baseline = block.top + heading_rise(b);
    double x = block.left;
    struct text t = {0};
    text_printf(&t, "%s %zu", book_text(b, TEXT_puzzle), walkthrough->number);
    canvas_tag(c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(c, x, baseline, ALIGN_LEFT, &title, t.data ? t.data : "");
    canvas_untag(c);
    canvas_note_failure(c, t.failed);
    x += text_width_pt(&title, t.data ? t.data : "") + 10;
    text_clear(&t);
    double right = block.right;
    if (p->folio) {
        char digits[24];
        const char *values[] = {digits};
        snprintf(digits, sizeof digits, "%u", p->folio);
        translation_fill(&t, book_text(b, TEXT_puzzle_page), values, 1);
        right -= draw_fitted(b, c, block.right, baseline, ALIGN_RIGHT, detail, right - x,
                             t.data ? t.data : "");
        struct box box = {right, baseline - detail.size_pt, block.right, baseline + 3};
        canvas_link(c, box, p->page);
        right -= 10;
    }
    const char *level =
        p->record->level[0] ? translation_level(&b->translation, p->record->level) : "";
    if (text_width_pt(&detail, level) <= right - x) {
        canvas_text(c, x, baseline, ALIGN_LEFT, &detail, level);
    }
    canvas_note_failure(c, t.failed);
    text_free(&t);
    canvas_line(c, block.left, baseline + 9, block.right, baseline + 9, 0.75, PAINT_BLACK);
}

static void draw_step_label(const struct book *b, struct canvas *c,
                            const struct walkthrough_step *step, bool heads, double left,
                            double top)
{
    const struct text_style label = label_style(b, heads);
    struct text t = {0};
    put_label(b, step->number, &t);
    canvas_text(c, left, top + 0.9 * label.size_pt, ALIGN_LEFT, &label, t.data ? t.data : "");
    canvas_note_failure(c, t.failed);
    text_free(&t);
    if (heads) {
        const double y = top + 1.3 * label.size_pt;
        canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
        canvas_line(c, left, y, left + book_block_width(b), y, book_fine_line_pt(b), PAINT_BLACK);
        canvas_untag(c);
    }
}

static void draw_picture(const struct book *b, struct canvas *c,
                         const struct book_walkthrough *walkthrough,
                         const struct walkthrough_step *step, const struct walkthrough_layout *l,
                         double left, double top)
{
    const struct record *r = b->puzzle[walkthrough->number - 1].record;
    const double words = l->beside ? left + l->side_pt + GAP_X_PT : left;
    draw_step_label(b, c, step, l->beside, l->label_beside ? left + l->side_pt + GAP_X_PT : left,
                    top);
    top += l->beside ? step_head_room(b) : l->label_beside ? 0 : label_room(b);
    struct board_content content = {.variant = r->variant,
                                    .givens = &r->givens,
                                    .filled = &step->board,
                                    .candidates =
                                        l->candidates ? CANDIDATE_MARKS_FULL : CANDIDATE_MARKS_NONE,
                                    .candidate = step->candidate,
                                    .step = &step->step};
    /* The sentences name letters, but pictures by their numbers; and marks are gray. */
    struct board_style style = book_style_of(b, walkthrough->number - 1);
    style.pictures = NULL;
    style.tint_boxes = false;
    double cell = l->side_pt / board_across(r->variant);
    struct box box = {left, top, left + l->side_pt, top + cell * board_down(r->variant)};
    tag_grid(b, c, step->text, r->variant, &step->board, walkthrough->number - 1, box);
    board_draw(c, left, top, cell, &style, &content);
    canvas_untag(c);
    struct flow f;
    make_flow(b, step->text, l->text_pt, &f);
    flow_draw(c, &f, 0, f.line_count, words, l->beside ? top : top + l->height_pt + under_board_pt);
    canvas_note_failure(c, f.failed);
    flow_free(&f);
}

/* How cells are named, over the first pictures. Returns its height. */
static double draw_names(const struct book *b, struct canvas *c, double left, double top)
{
    struct flow f;
    struct text names = {0};
    book_put_cell_names(b, &names);
    make_flow(b, names.data ? names.data : "", book_block_width(b), &f);
    canvas_note_failure(c, names.failed);
    text_free(&names);
    flow_draw(c, &f, 0, f.line_count, left, top);
    double height = flow_height(&f, 0, f.line_count) + GAP_Y_PT;
    canvas_note_failure(c, f.failed);
    flow_free(&f);
    return height;
}

/* The rows are spread over the page, but not far apart. */
static void draw_walkthrough(const struct book *b, struct canvas *c, const struct page *p,
                             struct box block)
{
    const struct walkthrough_page *content = p->content;
    const struct book_walkthrough *walkthrough = &b->source.walkthrough[content->walkthrough];
    const struct walkthrough_layout *l = content->layout;
    struct walkthrough_measure m = {.b = b, .walkthrough = walkthrough};
    double column = l->beside ? 0 : l->text_pt + GAP_X_PT;
    double top = block.top + heading_rise(b) + UNDER_HEADING_PT;
    double used = 0;
    unsigned kinds = 0;
    unsigned rows = 0;
    draw_walkthrough_heading(b, c, walkthrough, block);
    if (tells_names(b, content->walkthrough) && p->first == 0) {
        top += draw_names(b, c, block.left, top);
    }
    for (size_t i = 0; i < p->count; i++) {
        kinds |= step_legend_kinds(&walkthrough->step[p->first + i].step);
        if (i % l->columns == 0) {
            used += row_height(&m, l, p->first + i, p->first + p->count);
            rows++;
        }
    }
    double key = key_height(b, NULL, kinds, 0, 0);
    m.failed |= key < 0;
    double left = block.bottom - key - GAP_Y_PT / 2.0 - top - used;
    double gap = fmin(LOOSEST_GAP_PT, rows > 1 ? left / (rows - 1) : 0);
    for (size_t i = 0; i < p->count; i++) {
        double x = block.left + (double)(i % l->columns) * column;
        draw_picture(b, c, walkthrough, &walkthrough->step[p->first + i], l, x, top);
        if (i % l->columns + 1 == l->columns) {
            top += row_height(&m, l, p->first + i + 1 - l->columns, p->first + p->count) + gap;
        }
    }
    (void)key_height(b, c, kinds, block.left, block.bottom - key);
    canvas_note_failure(c, m.failed);
}

/* ---- its pages ---- */

static const struct page_kind page_walkthrough = {
    .name = "walkthrough", .draw = draw_walkthrough, .frame = FRAME_HEAD_AND_FOLIO};

/* A draft has no walkthroughs yet. */
static bool wants_walkthroughs(const struct book *b)
{
    const struct config_walkthrough *asked = &b->cfg->walkthrough;
    return b->source.walkthrough_count > 0 ||
           (b->source.draft && (asked->hardest > 0 || asked->puzzles.count > 0));
}

static const char *walkthroughs_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_walkthroughs);
}

/* An error where it does not fit. */
static enum status choose_layout(const struct book *b, size_t index,
                                 struct walkthrough_layout *layout, struct diag *d)
{
    const struct book_walkthrough *walkthrough = &b->source.walkthrough[index];
    struct walkthrough_measure m = {.b = b, .walkthrough = walkthrough};
    bool fits = choose_arrangement(&m, index, layout);
    if (m.failed) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (!fits) {
        const struct layout *v = b->puzzle[walkthrough->number - 1].record->variant;
        double cell = fmax(0, layout->side_pt) / board_across(v);
        struct diag_at at;
        d->hint = "choose a larger trim size, or another puzzle";
        return diag_usage(
            d, book_config_at(b->cfg, &b->cfg->walkthrough, &at),
            "the walkthrough of puzzle %zu does not fit: the cells of its boards would be %.1f mm",
            walkthrough->number, cell / PT_PER_MM);
    }
    return STATUS_OK;
}

static enum status add_walkthrough(struct book *b, struct page_list *list, size_t index,
                                   struct diag *d)
{
    struct walkthrough_layout layout;
    enum status status = choose_layout(b, index, &layout, d);
    const struct walkthrough_layout *kept =
        status == STATUS_OK ? keep_copy(b, &layout, sizeof layout) : NULL;
    const struct walkthrough_page content = {index, kept};
    for (unsigned i = 0; kept && i < layout.page_count; i++) {
        struct page *p = page_list_add(b, list, &page_walkthrough);
        p->content = keep_copy(b, &content, sizeof content);
        p->first = layout.first[i];
        p->count = (size_t)(layout.first[i + 1] - layout.first[i]);
        p->head = book_text(b, TEXT_walkthroughs);
    }
    return status;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    enum status status = STATUS_OK;
    contents_add(b, walkthroughs_title(b, item), NULL, list->count);
    for (size_t i = 0; i < b->source.walkthrough_count && status == STATUS_OK; i++) {
        status = add_walkthrough(b, list, i, d);
    }
    return status;
}

const struct part_kind part_walkthroughs = {
    .name = "walkthroughs",
    .doc = "the puzzles explained step by step",
    .places = PART_BACK,
    .once = true,
    .usual = wants_walkthroughs,
    .asked_by = "walkthrough.puzzles or walkthrough.hardest",
    .usual_place = PART_BACK,
    .title = walkthroughs_title,
    .add = add_pages,
};
