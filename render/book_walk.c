/* Walkthroughs: the key steps of chosen puzzles, each a picture with its sentence below. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "render/book_private.h"

enum { WALK_HEADING_PT = 44, GAP_X_PT = 20, GAP_Y_PT = 14 };

/* A sentence is not set narrower than this, however small the board over it. */
static const double least_column_pt = 190;

/* No board is of use with cells smaller than this. */
static const double least_cell_pt = 12;

static double sentence_size(const struct book *b)
{
    return fmax(b->source.profile->min_text_pt, b->cfg->style.large_print ? 15.5 : 9.5);
}

/* The sentence under a picture, broken into lines; to be freed. */
static void make_sentence(const struct book *b, const struct book_step *step, double width,
                          struct flow *f)
{
    double size = sentence_size(b);
    struct flow_style style = {.regular = b->serif,
                               .bold = b->serif_bold,
                               .italic = b->serif_italic,
                               .heading = b->sans_bold,
                               .size_pt = size,
                               .leading_pt = 1.3 * size,
                               .heading_size_pt = size};
    flow_init(f, &style, width);
    flow_add(f, step->text);
}

static double label_room(const struct book *b)
{
    return 1.5 * sentence_size(b);
}

/* The smallest cell whose candidates are as large as the vendor's smallest type. */
static double cell_for_candidates(const struct book *b, const struct variant *v)
{
    return b->source.profile->min_text_pt / board_candidate_size_pt(&b->board, v, 1) + 1e-3;
}

static double tallest_sentence(struct book *b, const struct book_walk *walk, double width)
{
    double tallest = 0;
    for (size_t i = 0; i < walk->step_count; i++) {
        struct flow f;
        make_sentence(b, &walk->step[i], width, &f);
        tallest = fmax(tallest, flow_height(&f, 0, f.line_count));
        b->out_of_memory |= f.failed;
        flow_free(&f);
    }
    return tallest;
}

/* As many pictures a page as leave the candidates readable, and these as large as fits. Where not
 * even one board has room for its candidates, the cells are marked instead. */
static bool lay_out(struct book *b, const struct book_walk *walk, struct walk_layout *l)
{
    const struct variant *v = b->puzzle[walk->number - 1].record->variant;
    double width = book_block_width(b);
    double height = book_block_height(b) - WALK_HEADING_PT;
    double least = cell_for_candidates(b, v) * v->size;
    double column = fmax(least, least_column_pt);
    double columns = fmax(1, floor((width + GAP_X_PT) / (column + GAP_X_PT)));
    column = (width - (columns - 1) * GAP_X_PT) / columns;
    double beside = label_room(b) + tallest_sentence(b, walk, column) + GAP_Y_PT;
    double rows = fmax(1, floor((height + GAP_Y_PT) / (beside + least)));
    double pitch = (height + GAP_Y_PT) / rows;
    double side = fmin(fmin(column, pitch - beside), fmax(1.6 * least, 28.0 * v->size));
    *l = (struct walk_layout){
        .columns = (unsigned)columns,
        .rows = (unsigned)rows,
        .column_pt = column,
        .row_pt = pitch,
        .cell_pt = side / v->size,
        .candidates = side >= least,
    };
    return l->cell_pt >= least_cell_pt;
}

enum status book_lay_out_walks(struct book *b, struct diag *d)
{
    for (size_t i = 0; i < b->source.walk_count; i++) {
        const struct book_walk *walk = &b->source.walk[i];
        if (!lay_out(b, walk, &b->walk_layout[i])) {
            struct diag_at at;
            d->hint = "choose a larger trim size, or another puzzle";
            return diag_usage(d, book_config_at(b->cfg, &b->cfg->walkthrough, &at),
                              "the walkthrough of puzzle %zu does not fit: its boards would have "
                              "cells of %.1f mm",
                              walk->number, fmax(0, b->walk_layout[i].cell_pt) / PT_PER_MM);
        }
    }
    return STATUS_OK;
}

/* Puzzle and level at the left, the way back to the puzzle at the right. */
static void draw_walk_heading(const struct book *b, struct canvas *c, const struct book_walk *walk,
                              struct box block)
{
    const struct book_puzzle *p = &b->puzzle[walk->number - 1];
    double size = sentence_size(b);
    struct text_style title = {.font = b->serif_bold, .size_pt = 1.6 * size, .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->sans, .size_pt = 0.9 * size, .paint = PAINT_BLACK};
    detail.size_pt = fmax(detail.size_pt, b->source.profile->min_text_pt);
    double baseline = block.top + 18;
    double x = block.left;
    struct text t = {0};
    text_printf(&t, "%s %zu", book_word(b, WORD_puzzle), walk->number);
    canvas_text(c, x, baseline, ALIGN_LEFT, &title, t.data ? t.data : "");
    x += text_width_pt(&title, t.data ? t.data : "") + 10;
    if (p->record->level[0]) {
        canvas_text(c, x, baseline, ALIGN_LEFT, &detail, words_level(&b->words, p->record->level));
    }
    text_clear(&t);
    if (p->folio) {
        char digits[24];
        const char *values[] = {digits};
        snprintf(digits, sizeof digits, "%u", p->folio);
        words_fill(&t, book_word(b, WORD_puzzle_page), values, 1);
        const char *text = t.data ? t.data : "";
        double width = text_width_pt(&detail, text);
        struct box box = {block.right - width, baseline - detail.size_pt, block.right,
                          baseline + 3};
        canvas_text(c, block.right, baseline, ALIGN_RIGHT, &detail, text);
        canvas_link(c, box, p->page);
    }
    text_free(&t);
    canvas_line(c, block.left, baseline + 9, block.right, baseline + 9, 0.75, PAINT_BLACK);
}

static void draw_picture(const struct book *b, struct canvas *c, const struct book_walk *walk,
                         const struct book_step *step, const struct walk_layout *l, double left,
                         double top)
{
    const struct record *r = b->puzzle[walk->number - 1].record;
    struct text_style label = {
        .font = b->sans_bold, .size_pt = sentence_size(b), .paint = PAINT_BLACK};
    char digits[24];
    const char *values[] = {digits};
    struct text t = {0};
    snprintf(digits, sizeof digits, "%u", step->number);
    words_fill(&t, book_word(b, WORD_step), values, 1);
    canvas_text(c, left, top + 0.9 * label.size_pt, ALIGN_LEFT, &label, t.data ? t.data : "");
    text_free(&t);
    top += label_room(b);
    struct board_art art = {.variant = r->variant,
                            .givens = &r->givens,
                            .filled = &step->board,
                            .candidates = l->candidates ? CANDIDATE_ART_FULL : CANDIDATE_ART_NONE,
                            .candidate = step->candidate,
                            .step = &step->step};
    board_draw(c, left, top, l->cell_pt, &b->board, &art);
    struct flow f;
    make_sentence(b, step, l->column_pt, &f);
    flow_draw(c, &f, 0, f.line_count, left, top + l->cell_pt * r->variant->size + 4);
    c->out_of_memory |= f.failed;
    flow_free(&f);
}

void draw_walk(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    const struct book_walk *walk = &b->source.walk[p->walk];
    const struct walk_layout *l = &b->walk_layout[p->walk];
    draw_walk_heading(b, c, walk, block);
    for (size_t i = 0; i < p->count; i++) {
        double left = block.left + (double)(i % l->columns) * (l->column_pt + GAP_X_PT);
        size_t row = i / l->columns;
        double top = block.top + WALK_HEADING_PT + (double)row * l->row_pt;
        draw_picture(b, c, walk, &walk->step[p->first + i], l, left, top);
    }
}
