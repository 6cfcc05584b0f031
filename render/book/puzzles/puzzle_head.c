#include "render/book/puzzles/puzzle_head.h"

#include <math.h>
#include <stdio.h>

#include "gen/grade/level.h"
#include "render/book/book_data.h"
#include "render/book/puzzles/puzzle_names.h"
#include "render/book/style/book_words.h"
#include "render/book/style/level_marks.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/set_text.h"

bool puzzle_reference(const struct book *b, const struct puzzle_place *at, struct text *t,
                      size_t *page)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    bool apart = p->solution_part == BOOK_ANSWERS;
    *page = p->solution_page;
    if (at->left_half) {
        *page = p->page + 1;
        if (p->folio) {
            book_text_add(b, TEXT_right_half, p->folio + 1, t);
        }
        return true;
    }
    if (p->solution_folio && book_names_solution(b, at->index + 1)) {
        book_text_add(b, apart ? TEXT_solution_apart : TEXT_solution_page, p->solution_folio, t);
    }
    return !apart;
}

void puzzle_reference_brief(const struct book *b, const struct puzzle_place *at,
                            const struct text_style *smallest, double room_pt, struct text *t)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const bool apart = p->solution_part == BOOK_ANSWERS;
    if (!at->left_half && p->solution_folio && book_names_solution(b, at->index + 1)) {
        text_printf(t, "%s, ", book_text(b, apart ? TEXT_answer_key : TEXT_solution));
        book_text_add(b, TEXT_puzzle_page_brief, p->solution_folio, t);
        if (text_width_pt(smallest, text_chars(t)) > room_pt) {
            text_clear(t);
            book_text_add(b, TEXT_puzzle_page_brief, p->solution_folio, t);
        }
    }
}

/* ---- its words ---- */

/* A puzzle's head in words and in the sizes that its layout gives them. */
struct head_words {
    char number[24];
    struct text label, level, reference;
    size_t page; /* of the reference */
    bool linked;
    double marks; /* the width of marks for the level; 0: it has none */
};

static void head_words_free(struct head_words *w)
{
    text_free(&w->label);
    text_free(&w->level);
    text_free(&w->reference);
}

static struct head_words words_of(const struct book *b, const struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct record *r = p->record;
    bool level = b->cfg->style.show_level && !at->left_half;
    struct head_words w = {.page = SIZE_MAX};
    snprintf(w.number, sizeof w.number, "%zu", book_printed_number(b, at->index));
    if (!at->right_half) {
        puzzle_name_add(b, p->section, p->number_in_section - 1, &w.label);
    }
    w.marks = level ? level_marks_width(b, r->level, at->label->marks_pt) : 0;
    if (level && w.marks <= 0 && r->level[0]) {
        text_puts(&w.level, translation_level(&b->translation, r->level));
    }
    if (!at->left_half) {
        puzzle_time_add(b, r, &w.level);
    }
    if (at->label->reference_above) {
        w.linked = puzzle_reference(b, at, &w.reference, &w.page);
    }
    return w;
}

/* ---- drawn ---- */

/* A line of a head: what is drawn on it takes room from its ends. */
struct head_line {
    const struct book *b;
    struct canvas *c;
    const struct puzzle_place *at;
    double left, right, baseline;
    double bottom;      /* of the label, over names in separate lines */
    double detail_rise; /* how far details stand over the baseline of number and name */
    double marks_drop;  /* and marks below that of the details */
    struct text_style number, detail;
};

static struct head_line line_of(const struct book *b, struct canvas *c,
                                const struct puzzle_place *at)
{
    const struct label_style *label = at->label;
    const double bottom = at->top - label->name_room_pt;
    return (struct head_line){.b = b,
                              .c = c,
                              .at = at,
                              .left = at->left,
                              .right = at->left + at->width,
                              .baseline = bottom - label->lift_pt - LABEL_GAP_EM * label->number_pt,
                              .bottom = bottom,
                              .number = {.font = b->faces.sans_bold,
                                         .size_pt = label->number_pt,
                                         .paint = book_ink(b, INKED_NUMBERS)},
                              .detail = {.font = b->faces.sans,
                                         .size_pt = label->detail_pt,
                                         .paint = book_quiet_paint(b)}};
}

/* The name between the label and the board, in the middle under a number there. */
static void put_name_lines(const struct head_line *l, const struct head_words *w)
{
    const struct label_style *label = l->at->label;
    const bool centred = label->kind == LABELS_CENTRED;
    const double left = l->at->left;
    const double width = l->at->width;
    bool failed = false;
    struct text_style style = {.font = l->b->faces.sans, .paint = PAINT_BLACK};
    style.size_pt =
        puzzle_name_size(l->b, label, text_chars(&w->label), width, label->name_lines, &failed);
    const double leading = LABEL_NAME_LEADING * style.size_pt;
    const size_t lines =
        count_lines(style.font, style.size_pt, text_chars(&w->label), width, &failed);
    const double last = l->at->top - label->lift_pt - LABEL_GAP_EM * style.size_pt;
    draw_lines(l->c, &style, text_chars(&w->label), centred ? left + width / 2 : left,
               last - (double)(lines ? lines - 1 : 0) * leading, width, leading, !centred);
    canvas_note_failure(l->c, failed);
}

/* The section's own words behind the number. */
static void put_label(struct head_line *l, const struct head_words *w)
{
    if (w->label.length && l->at->label->name_lines) {
        put_name_lines(l, w);
    } else if (w->label.length) {
        struct text_style words = l->number;
        words.font = l->b->faces.sans;
        l->left += 0.5 * words.size_pt;
        l->left += draw_fitted(l->b, l->c, l->left, l->baseline, ALIGN_LEFT, words,
                               l->right - l->left, text_chars(&w->label));
    }
}

/* A screen reader reads out the level's name, since the marks have their own tag. */
static void put_marks(const struct head_line *l, const struct head_words *w, double right,
                      double scale)
{
    const struct book *b = l->b;
    const double size = l->at->label->marks_pt * scale;
    const double width = w->marks * scale;
    const char *level = b->puzzle[l->at->index].record->level;
    const double baseline = l->baseline + l->marks_drop;
    struct text words = {0};
    if (w->marks > 0) {
        struct box box = {right - width, baseline - size, right, baseline + 0.2 * size};
        translation_label(&words, &b->translation, book_text(b, TEXT_level),
                          translation_level(&b->translation, level));
        canvas_tag(l->c, CANVAS_FIGURE, text_chars(&words), &box);
        draw_level_marks(b, l->c, right, baseline, level, size, l->detail.paint);
        canvas_untag(l->c);
    }
    canvas_note_failure(l->c, words.failed);
    text_free(&words);
}

static void put_reference(const struct head_line *l, const struct head_words *w, double x,
                          enum align align, double room)
{
    if (!w->reference.length) {
        return;
    }
    canvas_tag(l->c, w->linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
    double width =
        draw_fitted(l->b, l->c, x, l->baseline, align, l->detail, room, text_chars(&w->reference));
    double left = align == ALIGN_RIGHT ? x - width : x;
    struct box area = {left, l->baseline - l->detail.size_pt, left + width, l->baseline + 3};
    if (w->linked) {
        canvas_link(l->c, area, w->page);
    }
    canvas_untag(l->c);
}

static double reference_width(const struct head_line *l, const struct head_words *w)
{
    return w->reference.length ? text_width_pt(&l->detail, text_chars(&w->reference)) : 0;
}

/* The section's words behind the number, whose heading is open. The level stands at the right end,
 * on boards with a way to the solution and without, which comes before it. */
static void draw_behind_number(struct head_line l, const struct head_words *w)
{
    const double detail = l.detail.size_pt;
    const double gap = LABEL_DETAIL_GAP_EM * detail;
    const double marks_at = l.right;
    const double away = 0.6 * detail;
    const double reference = fmin(reference_width(&l, w), 0.6 * (l.right - l.left));
    /* A half of several grids may have few cells at the top. */
    const double scale = fmin(1, fmax(0, l.right - l.left - away) / fmax(1, w->marks));
    l.right -= w->marks > 0 ? scale * w->marks + away : 0;
    const double before = reference > 0 ? reference + gap : 0;
    const double room = l.right - l.left - before - detail;
    const double level = w->level.length && room > 3 * detail
                             ? fmin(room, text_width_pt(&l.detail, text_chars(&w->level)))
                             : 0;
    const double level_at = l.right;
    const double reference_at = level_at - (level > 0 ? level + gap : 0);
    l.right = reference_at - before;
    put_label(&l, w);
    l.baseline -= l.detail_rise;
    if (level > 0) {
        draw_fitted(l.b, l.c, level_at, l.baseline, ALIGN_RIGHT, l.detail, level + 1e-6,
                    text_chars(&w->level));
    }
    canvas_untag(l.c);
    put_marks(&l, w, marks_at, scale);
    put_reference(&l, w, reference_at, ALIGN_RIGHT, reference + 1e-6);
}

/* Number at the left; level and the way to the solution at the right. */
static void draw_line(struct head_line l, const struct head_words *w)
{
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, l.left, l.baseline, ALIGN_LEFT, &l.number, w->number);
    l.left += text_width_pt(&l.number, w->number);
    draw_behind_number(l, w);
}

static void draw_bar(struct head_line l, const struct head_words *w)
{
    double height = LABEL_BAR_EM * l.number.size_pt;
    double pad = 0.5 * l.number.size_pt;
    double bottom = l.bottom;
    double cap = font_cap_height_em(l.number.font) * l.number.size_pt;
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    double reach = l.at->frame_pt / 2;
    canvas_fill(l.c, (struct box){l.left - reach, bottom - height, l.right + reach, bottom},
                book_ink(l.b, INKED_NUMBERS));
    canvas_untag(l.c);
    l.baseline = bottom - (height - cap) / 2;
    l.left += pad;
    l.right -= pad;
    l.number.paint = l.detail.paint = PAINT_WHITE;
    draw_line(l, w);
}

/* Newspapers head a column so: a thick rule over its width, the number in a block that hangs from
 * the rule down to the board. Details stand in the middle between the rule and the board's frame.
 */
static void draw_strap(struct head_line l, const struct head_words *w)
{
    const double rule = 2.5;
    const double marks_middle_em = 0.38; /* over their baseline */
    double height = LABEL_BAR_EM * l.number.size_pt;
    double pad = 0.5 * l.number.size_pt;
    double bottom = l.bottom;
    double top = bottom - height;
    double reach = l.at->frame_pt / 2;
    double cap = font_cap_height_em(l.number.font) * l.number.size_pt;
    double detail_cap = font_cap_height_em(l.detail.font) * l.detail.size_pt;
    struct paint ink = book_ink(l.b, INKED_NUMBERS);
    double block = l.left + 2 * pad + text_width_pt(&l.number, w->number);
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_fill(l.c, (struct box){l.left - reach, top, l.right + reach, top + rule}, ink);
    canvas_fill(l.c, (struct box){l.left - reach, top, block, bottom}, ink);
    canvas_untag(l.c);
    l.baseline = bottom - (height - rule - cap) / 2;
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    l.number.paint = PAINT_WHITE;
    canvas_text(l.c, l.left + pad, l.baseline, ALIGN_LEFT, &l.number, w->number);
    l.number.paint = ink;
    l.left = block;
    l.detail_rise = l.baseline - (top + rule + bottom - reach + detail_cap) / 2;
    l.marks_drop = marks_middle_em * l.at->label->marks_pt - detail_cap / 2;
    draw_behind_number(l, w);
}

void puzzle_numbers_measure(struct book *b)
{
    double widest = 0;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        char number[24];
        snprintf(number, sizeof number, "%zu", book_printed_number(b, i));
        widest = fmax(widest, font_width_em(b->faces.sans_bold, number));
    }
    b->layouts.widest_number_em = widest;
}

double puzzle_disc_radius(const struct book *b, double number_pt)
{
    const double ring = 0.2;
    return fmax(0.7, b->layouts.widest_number_em / 2 + ring) * number_pt;
}

static void draw_disc(struct head_line l, const struct head_words *w)
{
    double size = l.number.size_pt;
    double radius = l.at->label->disc_pt;
    double middle = l.bottom - l.at->label->lift_pt - LABEL_DISC_GAP_EM * size - radius;
    l.baseline = middle + font_cap_height_em(l.number.font) * size / 2;
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_circle(l.c, l.left + radius, middle, radius, 0, book_ink(l.b, INKED_NUMBERS));
    canvas_untag(l.c);
    l.number.paint = PAINT_WHITE;
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, l.left + radius, l.baseline, ALIGN_CENTRE, &l.number, w->number);
    l.left += 2 * radius;
    l.number.paint = book_ink(l.b, INKED_NUMBERS);
    draw_behind_number(l, w);
}

/* The number in the middle, the level at the left and the solution at the right. */
static void draw_centred(struct head_line l, const struct head_words *w)
{
    double middle = (l.left + l.right) / 2;
    double half = text_width_pt(&l.number, w->number) / 2 + LABEL_DETAIL_GAP_EM * l.detail.size_pt;
    double room = fmax(0, middle - half - l.left);
    struct text_style words = l.detail;
    words.font = l.b->faces.serif_italic;
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, middle, l.baseline, ALIGN_CENTRE, &l.number, w->number);
    if (l.b->cfg->style.head_style == HEAD_ORNATE) {
        double y = l.baseline - font_cap_height_em(l.number.font) * l.number.size_pt / 2;
        double reach = text_width_pt(&l.number, w->number) / 2 + 2.6 * DIAMOND_PT;
        draw_diamond(l.b, l.c, middle - reach, y);
        draw_diamond(l.b, l.c, middle + reach, y);
    }
    const bool named = w->label.length && !l.at->label->name_lines;
    const struct text *first = named ? &w->label : &w->level;
    if (w->label.length && !named) {
        put_name_lines(&l, w);
    }
    if (first->length && room > 2 * words.size_pt) {
        draw_fitted(l.b, l.c, l.left, l.baseline, ALIGN_LEFT, words, room, text_chars(first));
    }
    if (named && w->level.length && !w->reference.length) {
        draw_fitted(l.b, l.c, l.right, l.baseline, ALIGN_RIGHT, words, room, text_chars(&w->level));
    }
    canvas_untag(l.c);
    put_marks(&l, w, named ? l.right : l.left + w->marks, 1);
    l.detail.font = l.b->faces.serif_italic;
    put_reference(&l, w, l.right, ALIGN_RIGHT, room);
}

/* In a column, all marks that a puzzle of the book may have are as wide as the column at most.
 * Stars to fill in are as large as that lets them be. */
static double marks_scale(const struct head_line *l, double width)
{
    const double most = l->b->cfg->style.level_marks == LEVEL_STARS_TO_FILL ? 1.5 : 1;
    const double all = level_marks_width(l->b, "extreme", l->at->label->marks_pt);
    return all > 0 ? fmin(most, width / all) : 1;
}

/* The number in the column next to the board, of the size that it has over a board; and words
 * there.
 */
static const double column_number_em[] = {
    [LABELS_SIDE] = 2.6, [LABELS_TAB] = 1.8, [LABELS_BADGE] = 1.8, [LABELS_MARGIN] = 2};
static const double tight_number_em = 1.4;
static const double margin_detail_em = 1.1;
static const double column_leading_em = 1.3;

/* In large print a solution in the column leaves little room over it, and so does a low board. */
static bool is_column_tight(const struct head_line *l)
{
    const double low_em = 12;
    return l->b->cfg->style.large_print &&
           (l->at->label->answer_aside || l->at->height < low_em * l->detail.size_pt);
}

/* Under the number in the column next to the board, whose heading is open. The way to the solution
 * stands there too: at the board's foot it would be the next board's. */
static void draw_under_number(struct head_line l, const struct head_words *w, double y)
{
    const double left = l.at->aside_left;
    const double width = l.at->aside_right - left;
    const double leading = column_leading_em * l.detail.size_pt;
    bool failed = false;
    const struct text *const words[] = {&w->label, &w->level};
    for (size_t i = 0; i < 2; i++) {
        if (words[i]->length) {
            struct text_style style = l.detail;
            style.size_pt = fitting_size(style.font, words[i]->data, style.size_pt, width,
                                         MAX_ASIDE_NAME_LINES, &failed);
            y = draw_lines(l.c, &style, words[i]->data, left, y + leading, width, leading, true);
        }
    }
    canvas_untag(l.c);
    if (w->marks > 0) {
        const double scale = marks_scale(&l, width);
        l.baseline = y += fmax(leading, scale * l.at->label->marks_pt);
        put_marks(&l, w, left + scale * w->marks, scale);
    }
    if (w->reference.length) {
        struct text_style style = l.detail;
        style.size_pt = fitting_size(style.font, w->reference.data, style.size_pt, width,
                                     MAX_ASIDE_NAME_LINES, &failed);
        size_t lines = count_lines(style.font, style.size_pt, w->reference.data, width, &failed);
        double first = y + (is_column_tight(&l) ? 1.2 : 1.4) * leading;
        double foot = first + (double)(lines ? lines - 1 : 0) * leading;
        canvas_tag(l.c, w->linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
        draw_lines(l.c, &style, w->reference.data, left, first, width, leading, true);
        if (w->linked) {
            canvas_link(l.c, (struct box){left, first - style.size_pt, left + width, foot + 3},
                        w->page);
        }
        canvas_untag(l.c);
    }
    canvas_note_failure(l.c, failed);
}

/* Over the cells: an open frame is as fine as the lines between them. */
static double frame_reach(const struct head_line *l)
{
    return l->b->board.frame == BOARD_FRAME_OPEN ? 0 : l->at->frame_pt / 2;
}

/* A large number of the titles' face in the column next to the board. */
static void draw_side(struct head_line l, const struct head_words *w)
{
    const double part = is_column_tight(&l) ? tight_number_em : column_number_em[LABELS_SIDE];
    const double width = l.at->aside_right - l.at->aside_left;
    struct text_style number = l.number;
    number.font = l.b->faces.heading;
    number.size_pt = fitting_line_size(number.font, w->number, part * number.size_pt, width);
    const double y = l.at->top + font_cap_height_em(number.font) * number.size_pt;
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, l.at->aside_left, y, ALIGN_LEFT, &number, w->number);
    draw_under_number(l, w, y + 0.6 * l.detail.size_pt);
}

/* The number on a black block, which fills the column and begins where the board's frame does. */
static void draw_tab(struct head_line l, const struct head_words *w)
{
    const double pad = 0.5 * l.number.size_pt;
    const double width = l.at->aside_right - l.at->aside_left;
    const double reach = frame_reach(&l);
    struct text_style number = l.number;
    number.paint = PAINT_WHITE;
    number.size_pt = fitting_line_size(
        number.font, w->number, column_number_em[LABELS_TAB] * number.size_pt, width - 2 * pad);
    const double cap = font_cap_height_em(number.font) * number.size_pt;
    const double top = l.at->top - reach;
    const struct box block = {l.at->aside_left, top, l.at->aside_right, top + cap + 2 * pad};
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_fill(l.c, block, book_ink(l.b, INKED_NUMBERS));
    canvas_untag(l.c);
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, block.left + pad, block.bottom - pad, ALIGN_LEFT, &number, w->number);
    draw_under_number(l, w, block.bottom + 0.6 * l.detail.size_pt);
}

/* The number on a large disc, the marks under it. */
static void draw_badge(struct head_line l, const struct head_words *w)
{
    const double part = 0.62; /* of the column's width, at most */
    const double width = l.at->aside_right - l.at->aside_left;
    const double one = l.at->label->disc_pt / l.at->label->number_pt;
    struct text_style number = l.number;
    number.size_pt =
        fmin(column_number_em[LABELS_BADGE] * number.size_pt, part * width / (2 * one));
    number.paint = PAINT_WHITE;
    const double radius = one * number.size_pt;
    const double middle = l.at->top - frame_reach(&l) + radius;
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_circle(l.c, l.at->aside_left + radius, middle, radius, 0, book_ink(l.b, INKED_NUMBERS));
    canvas_untag(l.c);
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, l.at->aside_left + radius,
                middle + font_cap_height_em(number.font) * number.size_pt / 2, ALIGN_CENTRE,
                &number, w->number);
    draw_under_number(l, w, middle + radius + 0.5 * l.detail.size_pt);
}

/* As notes stand in the margin of a book: a figure over a fine rule, and words in italics. No line
 * runs along the board: next to its frame it looks like a slip of the press. The rule is filled, so
 * that nobody takes it for a board's frame. */
static void draw_margin(struct head_line l, const struct head_words *w)
{
    const double fine = fmax(0.5, book_fine_line_pt(l.b));
    const double left = l.at->aside_left;
    const double right = l.at->aside_right;
    const double top = l.at->top - frame_reach(&l);
    struct text_style number = l.number;
    number.font = l.b->faces.heading;
    number.features = book_figures(l.b);
    number.size_pt = fitting_line_size(
        number.font, w->number, column_number_em[LABELS_MARGIN] * number.size_pt, right - left);
    const double y = top + font_cap_height_em(number.font) * number.size_pt;
    canvas_tag(l.c, CANVAS_ARTIFACT, NULL, NULL);
    canvas_fill(
        l.c, (struct box){left, y + 0.42 * number.size_pt, right, y + 0.42 * number.size_pt + fine},
        PAINT_BLACK);
    canvas_untag(l.c);
    canvas_tag(l.c, CANVAS_HEADING_3, NULL, NULL);
    canvas_text(l.c, left, y, ALIGN_LEFT, &number, w->number);
    l.detail.font = l.b->faces.serif_italic;
    l.detail.size_pt *= margin_detail_em;
    draw_under_number(l, w, y + 0.42 * number.size_pt + 0.4 * l.detail.size_pt);
}

/* From the board's upper edge to the words under the largest number. */
static double column_number_height(const struct book *b, const struct label_style *label,
                                   double detail)
{
    const bool tight = label->kind == LABELS_SIDE && b->cfg->style.large_print;
    const double size =
        (tight ? tight_number_em : column_number_em[label->kind]) * label->number_pt;
    const bool heading = label->kind == LABELS_SIDE || label->kind == LABELS_MARGIN;
    const double cap = font_cap_height_em(heading ? b->faces.heading : b->faces.sans_bold) * size;
    switch (label->kind) {
    case LABELS_TAB:
        return cap + label->number_pt + 0.6 * detail;
    case LABELS_BADGE:
        return 2 * column_number_em[LABELS_BADGE] * label->disc_pt + 0.5 * detail;
    case LABELS_MARGIN:
        return cap + 0.42 * size + 0.4 * detail;
    default:
        return cap + 0.6 * detail;
    }
}

static double column_words_height(const struct text_style *style, const struct text *words,
                                  double width, bool *failed)
{
    *failed |= words->failed;
    if (!words->length) {
        return 0;
    }
    const double size =
        fitting_size(style->font, words->data, style->size_pt, width, MAX_ASIDE_NAME_LINES, failed);
    return column_leading_em * style->size_pt *
           (double)count_lines(style->font, size, words->data, width, failed);
}

double puzzle_column_height(const struct book *b, size_t s, const struct label_style *label,
                            double width, bool *failed)
{
    const bool margin = label->kind == LABELS_MARGIN;
    const struct record longest = {.minutes = 188};
    const struct text_style style = {.font = margin ? b->faces.serif_italic : b->faces.sans,
                                     .size_pt = (margin ? margin_detail_em : 1) * label->detail_pt};
    const double leading = column_leading_em * style.size_pt;
    double names = 0;
    double levels = 0;
    for (size_t i = 0; i < b->source.section[s].count; i++) {
        struct text name = {0};
        puzzle_name_add(b, s, i, &name);
        names = fmax(names, column_words_height(&style, &name, width, failed));
        text_free(&name);
    }
    double marks = 0;
    for (int i = 0; i < LEVEL_COUNT; i++) {
        struct text level = {0};
        const char *const name = level_name((enum level)i);
        const bool shown = b->cfg->style.show_level;
        const bool marked = shown && level_marks_width(b, name, label->marks_pt) > 0;
        if (shown && !marked) {
            text_puts(&level, translation_level(&b->translation, name));
        }
        puzzle_time_add(b, &longest, &level);
        levels = fmax(levels, column_words_height(&style, &level, width, failed));
        marks = marked ? fmax(leading, label->marks_pt) : marks;
        text_free(&level);
    }
    struct text reference = {0};
    if (label->reference_above) {
        const bool apart = b->cfg->answers.place == PLACE_APART;
        book_text_add(b, apart ? TEXT_solution_apart : TEXT_solution_page, 888, &reference);
    }
    const double way = column_words_height(&style, &reference, width, failed);
    text_free(&reference);
    return column_number_height(b, label, style.size_pt) + names + levels + marks +
           (way > 0 ? way + 0.4 * leading : 0) + 0.3 * style.size_pt;
}

void draw_puzzle_head(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    static void (*const draw[])(struct head_line l, const struct head_words *w) = {
        [LABELS_LINE] = draw_line, [LABELS_BAR] = draw_bar,     [LABELS_CENTRED] = draw_centred,
        [LABELS_DISC] = draw_disc, [LABELS_SIDE] = draw_side,   [LABELS_STRAP] = draw_strap,
        [LABELS_TAB] = draw_tab,   [LABELS_BADGE] = draw_badge, [LABELS_MARGIN] = draw_margin};
    struct head_words w = words_of(b, at);
    draw[at->label->kind](line_of(b, c, at), &w);
    canvas_note_failure(c, w.label.failed | w.level.failed | w.reference.failed);
    head_words_free(&w);
}
