/* The pages around the puzzles: title, copyright, contents, texts, section titles. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book_private.h"

/* A title in as many lines as it needs, balanced, centred on x. Returns the last baseline. */
static double draw_centred_lines(struct canvas *c, const struct text_style *style, const char *text,
                                 double x, double first_baseline, double width, double leading)
{
    struct flow f;
    struct flow_style flow = {.regular = style->font,
                              .bold = style->font,
                              .italic = style->font,
                              .heading = style->font,
                              .size_pt = style->size_pt,
                              .leading_pt = leading,
                              .heading_size_pt = style->size_pt,
                              .centre = true};
    /* Narrow the measure as far as the number of lines allows: even lines look planned. */
    size_t lines = 0;
    double measure = width;
    for (int percent = 100; percent > 30; percent -= 2) {
        double tried = width * percent / 100;
        flow_init(&f, &flow, tried);
        flow_add(&f, text);
        size_t count = f.line_count;
        flow_free(&f);
        if (lines == 0) {
            lines = count;
        }
        if (count > lines) {
            break;
        }
        measure = tried;
    }
    flow_init(&f, &flow, measure);
    flow_add(&f, text);
    double top = first_baseline - leading / 2 - 0.33 * style->size_pt;
    double bottom = flow_draw(c, &f, 0, f.line_count, x - measure / 2, top);
    flow_free(&f);
    return bottom - leading / 2 + 0.33 * style->size_pt;
}

/* The largest size up to `most` at which the longest word still fits. */
static double fitting_size(const struct font *font, const char *text, double most, double width)
{
    double size = most;
    while (*text) {
        size_t length = strcspn(text, " ");
        char word[256];
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        double em = font_width_em(font, word);
        if (em > 0) {
            size = fmin(size, width / em);
        }
        text += length + strspn(text + length, " ");
    }
    return size;
}

static void spaced_capitals(struct canvas *c, const struct font *font, double size, double x,
                            double baseline, const char *text)
{
    struct text_style style = {
        .font = font, .size_pt = size, .tracking_pt = 0.08 * size, .paint = PAINT_BLACK};
    canvas_text(c, x, baseline, ALIGN_CENTRE, &style, text);
}

/* Which digit the ornament shows in its cell number `cell`; 0: none. Every other cell has one, of
 * the four of the smallest board all but one, and no digit comes twice: 7 has no divisor in common
 * with any board's size. */
static unsigned ornament_digit(const struct variant *v, unsigned cell)
{
    unsigned column = cell % v->box_width;
    unsigned row = cell / v->box_width;
    bool shown = v->size == 4 ? cell != 1 : (column + row) % 2 == 0;
    return shown ? cell * 7 % v->size + 1 : 0;
}

/* The ornament of title and certificate: one box of the book's own first board. */
static void draw_ornament(const struct book *b, struct canvas *c, double x, double y, double height)
{
    const struct variant *v = b->puzzle[0].record->variant;
    double cell = height / v->box_height;
    double width = cell * v->box_width;
    double left = x - width / 2;
    for (unsigned i = 1; i < v->box_width; i++) {
        canvas_line(c, left + i * cell, y, left + i * cell, y + height, 0.75, PAINT_BLACK);
    }
    for (unsigned i = 1; i < v->box_height; i++) {
        canvas_line(c, left, y + i * cell, left + width, y + i * cell, 0.75, PAINT_BLACK);
    }
    struct box frame = {left, y, left + width, y + height};
    canvas_frame(c, frame, 2, PAINT_BLACK);
    for (unsigned i = 0; i < v->size; i++) {
        struct box box = {left + i % v->box_width * cell, y + i / v->box_width * cell, 0, 0};
        box.right = box.left + cell;
        box.bottom = box.top + cell;
        board_draw_digit(c, &box, &b->board, v, ornament_digit(v, i));
    }
}

void draw_title_page(const struct book *b, struct canvas *c, struct box block)
{
    const struct config_book *t = &b->cfg->book;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    double size = fitting_size(b->serif_bold, t->title, fmin(48, 0.105 * width), width);
    struct text_style title = {.font = b->serif_bold, .size_pt = size, .paint = PAINT_BLACK};
    double y =
        draw_centred_lines(c, &title, t->title, x, block.top + 0.2 * height, width, 1.15 * size);
    if (t->subtitle) {
        double small = fitting_size(b->serif_italic, t->subtitle, fmax(12, 0.42 * size), width);
        struct text_style subtitle = {
            .font = b->serif_italic, .size_pt = small, .paint = PAINT_BLACK};
        y = draw_centred_lines(c, &subtitle, t->subtitle, x, y + 2.0 * small, 0.9 * width,
                               1.3 * small);
    }
    double side = fmin(96, height * 0.16);
    draw_ornament(b, c, x, fmax(y + 0.6 * side, block.top + 0.45 * height), side);
    if (t->author) {
        struct text_style author = {
            .font = b->serif, .size_pt = fmax(13, 0.4 * size), .paint = PAINT_BLACK};
        draw_centred_lines(c, &author, t->author, x, block.top + 0.8 * height, width,
                           1.25 * author.size_pt);
    }
    if (t->publisher) {
        double size_pt =
            fmin(b->type.folio, 0.8 * width / (font_width_em(b->sans, t->publisher) + 1));
        spaced_capitals(c, b->sans, fmax(size_pt, b->source.profile->min_text_pt), x,
                        block.bottom - 4, t->publisher);
    }
}

void draw_copyright_page(const struct book *b, struct canvas *c, struct box block)
{
    const struct config_book *t = &b->cfg->book;
    double size = fmax(9, b->type.caption);
    struct flow_style style = {.regular = b->serif,
                               .bold = b->serif_bold,
                               .italic = b->serif_italic,
                               .heading = b->serif_bold,
                               .size_pt = size,
                               .leading_pt = 1.4 * size,
                               .heading_size_pt = size};
    struct flow f;
    struct text seed = {0};
    struct text line = {0};
    flow_init(&f, &style, fmin(block.right - block.left, 34 * size));
    text_printf(&line, "**%s**", t->title);
    if (t->subtitle) {
        text_printf(&line, "\n\n%s", t->subtitle);
    }
    if (t->author) {
        text_printf(&line, "\n\n%s", t->author);
    }
    text_printf(&line, "\n\n%s", t->copyright ? t->copyright : book_word(b, WORD_rights));
    if (t->publisher) {
        text_printf(&line, "\n\n%s", t->publisher);
    }
    if (t->edition) {
        text_printf(&line, "\n\n%s", t->edition);
    }
    if (t->isbn) {
        const char *values[] = {t->isbn};
        text_puts(&line, "\n\n");
        words_fill(&line, book_word(b, WORD_isbn), values, 1);
    }
    text_printf(&line, "\n\n%s\n\n", book_word(b, WORD_one_solution));
    text_printf(&seed, "%llu", (unsigned long long)b->cfg->seed);
    const char *values[] = {seed.data ? seed.data : ""};
    words_fill(&line, book_word(b, WORD_colophon), values, 1);
    flow_add(&f, line.data ? line.data : "");
    double height = flow_height(&f, 0, f.line_count);
    flow_draw(c, &f, 0, f.line_count, block.left, block.bottom - height);
    flow_free(&f);
    text_free(&line);
    text_free(&seed);
}

void draw_dedication(const struct book *b, struct canvas *c, struct box block)
{
    double size = fmax(13, 1.1 * b->type.body);
    struct text_style style = {.font = b->serif_italic, .size_pt = size, .paint = PAINT_BLACK};
    double width = block.right - block.left;
    draw_centred_lines(c, &style, b->cfg->book.dedication, (block.left + block.right) / 2,
                       block.top + 0.3 * (block.bottom - block.top), 0.8 * width, 1.45 * size);
}

static void draw_heading(const struct book *b, struct canvas *c, const char *title,
                         struct box block)
{
    double width = block.right - block.left;
    double size = fitting_size(b->serif_bold, title, 24, width);
    struct text_style style = {.font = b->serif_bold, .size_pt = size, .paint = PAINT_BLACK};
    double full = text_width_pt(&style, title);
    style.size_pt *= full > width ? width / full : 1;
    double baseline = block.top + 24;
    canvas_text(c, block.left, baseline, ALIGN_LEFT, &style, title);
    canvas_line(c, block.left, baseline + 11, block.right, baseline + 11, 0.75, PAINT_BLACK);
}

/* Dots on a raster common to the whole page, so that they stand under one another. */
static void draw_leader(struct canvas *c, const struct text_style *style, double from, double to,
                        double baseline)
{
    const double pitch = 0.43 * style->size_pt;
    int last = (int)floor(to / pitch);
    for (int dot = (int)ceil(from / pitch); dot <= last; dot++) {
        canvas_text(c, dot * pitch, baseline, ALIGN_CENTRE, style, ".");
    }
}

void draw_contents(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    double size = b->type.contents;
    double leading = b->type.entry_leading;
    struct text_style title = {.font = b->serif, .size_pt = size, .paint = PAINT_BLACK};
    struct text_style detail = {
        .font = b->serif_italic, .size_pt = 0.9 * size, .paint = PAINT_BLACK};
    double width = block.right - block.left;
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, book_word(b, WORD_contents), block);
        y += CONTENTS_HEADING_PT;
    }
    for (size_t i = p->first; i < p->first + p->count && i < b->entry_count; i++) {
        const struct entry *e = &b->entry[i];
        char number[24];
        double baseline = y + 0.66 * leading;
        folio_text(&b->part[BOOK_INTERIOR].page[e->page], number);
        double to = block.right - text_width_pt(&title, number) - 0.7 * size;
        double x = block.left;
        x += draw_fitted(b, c, x, baseline, ALIGN_LEFT, title,
                         fmin(0.85 * width, to - x - 3 * size), e->title);
        double detail_width = e->detail ? text_width_pt(&detail, e->detail) : 0;
        if (e->detail && x + 0.7 * size + detail_width < to - 2 * size) {
            canvas_text(c, x + 0.7 * size, baseline, ALIGN_LEFT, &detail, e->detail);
            x += 0.7 * size + detail_width;
        }
        canvas_text(c, block.right, baseline, ALIGN_RIGHT, &title, number);
        draw_leader(c, &title, x + 0.7 * size, to, baseline);
        struct box box = {block.left, y, block.right, y + leading};
        canvas_link(c, box, e->page);
        y += leading;
    }
}

/* ---- the example ---- */

/* A classic board of our own, easy to the eye, and its solution. Other boards are shown as they are
 * in the book: its first puzzle stands for them. */
static const char example_givens[] = "56....2.9"
                                     "..2.....3"
                                     ".3.51..4."
                                     ".7...8..4"
                                     "..47.91.."
                                     "3..4...8."
                                     ".2..56.9."
                                     "6.....8.."
                                     "1.8....62";
static const char example_solution[] = "561384279"
                                       "842697513"
                                       "739512648"
                                       "975168324"
                                       "284739156"
                                       "316425987"
                                       "423856791"
                                       "697241835"
                                       "158973462";

static void example_boards(const struct book *b, const struct variant **v, struct grid *givens,
                           struct grid *solution)
{
    const struct record *first = b->puzzle[0].record;
    *v = first->variant;
    if (!first->variant->classic) {
        *givens = first->givens;
        *solution = first->solution;
        return;
    }
    for (unsigned cell = 0; cell < first->variant->cell_count; cell++) {
        givens->cell[cell] = (uint8_t)digit_from_char(example_givens[cell]);
        solution->cell[cell] = (uint8_t)digit_from_char(example_solution[cell]);
    }
}

enum { EXAMPLE_ABOVE_PT = 16, EXAMPLE_GAP_PT = 24 };

static double example_caption_room(const struct book *b)
{
    return 2.4 * b->type.caption;
}

/* The cells of the example's two boards, side by side or one above the other, in a room. */
static double example_cell(const struct book *b, double room_pt, bool stacked)
{
    const struct variant *v = b->puzzle[0].record->variant;
    double across = book_block_width(b);
    double down = room_pt - EXAMPLE_ABOVE_PT - example_caption_room(b);
    *(stacked ? &down : &across) -= EXAMPLE_GAP_PT;
    *(stacked ? &down : &across) /= 2;
    double most = 24 * b->type.scale * fmax(1, 9.0 / (v->size + 2));
    return fmin(fmin(across, down) / v->size, most);
}

bool example_fits(const struct book *b, double room_pt)
{
    const struct variant *v = b->puzzle[0].record->variant;
    double digit = fmin(board_digit_size_pt(&b->board, b->sans, v, 1),
                        board_digit_size_pt(&b->board, b->sans_bold, v, 1));
    double least = b->cfg->style.large_print ? b->type.caption : 0.6 * b->type.body;
    least = fmax(b->source.profile->min_text_pt, least);
    return example_cell(b, room_pt, false) >= least / digit;
}

static void draw_example_at(const struct book *b, struct canvas *c, const struct box *block,
                            double top, bool stacked)
{
    struct grid givens;
    struct grid solution;
    const struct variant *v;
    example_boards(b, &v, &givens, &solution);
    struct text_style label = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double cell = example_cell(b, block->bottom - top, stacked);
    double side = cell * v->size;
    double pitch = side + EXAMPLE_GAP_PT;
    double width = side + (stacked ? 0 : pitch);
    double left = (block->left + block->right - width) / 2;
    top += EXAMPLE_ABOVE_PT;
    struct board_art art = {.variant = v, .givens = &givens};
    board_draw(c, left, top, cell, &b->board, &art);
    art.filled = &solution;
    board_draw(c, left + (stacked ? 0 : pitch), top + (stacked ? pitch : 0), cell, &b->board, &art);
    double bottom = top + side + (stacked ? pitch : 0);
    canvas_text(c, (block->left + block->right) / 2, bottom + 2 * b->type.caption, ALIGN_CENTRE,
                &label, book_word(b, WORD_example));
}

void draw_text_page(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    double y = block.top;
    if (p->opens) {
        draw_heading(b, c, p->title, block);
        y += TEXT_HEADING_PT;
    }
    y = flow_draw(c, p->flow, p->first, p->first + p->count, block.left, y);
    bool last =
        p->flow == &b->flow[FLOW_HOW_TO] && p->first + p->count == b->flow[FLOW_HOW_TO].line_count;
    if (last && example_fits(b, block.bottom - y)) {
        draw_example_at(b, c, &block, y, false);
    }
}

/* On a page of its own the example is as large as it can be. */
void draw_example(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    (void)p;
    double room = block.bottom - block.top;
    bool stacked = example_cell(b, room, true) > example_cell(b, room, false);
    draw_example_at(b, c, &block, block.top, stacked);
}

/* ---- section pages, certificate, notes ---- */

void draw_section_page(const struct book *b, struct canvas *c, const struct page *p,
                       struct box block)
{
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    double size = fitting_size(b->serif_bold, p->title, 38, width);
    struct text_style title = {.font = b->serif_bold, .size_pt = size, .paint = PAINT_BLACK};
    double y =
        draw_centred_lines(c, &title, p->title, x, block.top + 0.36 * height, width, 1.15 * size);
    canvas_line(c, x - 24, y + 20, x + 24, y + 20, 1.5, PAINT_BLACK);
    struct text_style detail = {
        .font = b->serif_italic, .size_pt = fmax(14, 1.1 * b->type.body), .paint = PAINT_BLACK};
    y += 32 + detail.size_pt;
    draw_fitted(b, c, x, y, ALIGN_CENTRE, detail, width, p->detail);
    const char *text =
        p->first < b->cfg->section_count ? b->cfg->section[p->first].introduction : NULL;
    if (text) {
        struct flow_style style = {.regular = b->serif,
                                   .bold = b->serif_bold,
                                   .italic = b->serif_italic,
                                   .heading = b->sans_bold,
                                   .size_pt = b->type.body,
                                   .leading_pt = 1.4 * b->type.body,
                                   .heading_size_pt = 1.1 * b->type.body,
                                   .centre = true};
        struct flow f;
        flow_init(&f, &style, 0.76 * width);
        flow_add(&f, text);
        flow_draw(c, &f, 0, f.line_count, x - 0.38 * width, y + 28);
        flow_free(&f);
    }
}

void draw_certificate(const struct book *b, struct canvas *c, const struct page *p,
                      struct box block)
{
    (void)p;
    double width = block.right - block.left;
    double height = block.bottom - block.top;
    double x = (block.left + block.right) / 2;
    canvas_frame(c, block, 2.25, PAINT_BLACK);
    struct box inner = {block.left + 6, block.top + 6, block.right - 6, block.bottom - 6};
    canvas_frame(c, inner, 0.75, PAINT_BLACK);
    struct text_style title = {
        .font = b->serif_bold,
        .size_pt = fitting_size(b->serif_bold, book_word(b, WORD_certificate), 36, 0.8 * width),
        .paint = PAINT_BLACK};
    canvas_text(c, x, block.top + 0.22 * height, ALIGN_CENTRE, &title,
                book_word(b, WORD_certificate));
    double line = block.top + 0.42 * height;
    canvas_line(c, block.left + 0.15 * width, line, block.right - 0.15 * width, line, 0.75,
                PAINT_BLACK);
    struct text_style small = {.font = b->sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_word(b, WORD_name));
    struct text t = {0};
    char count[24];
    snprintf(count, sizeof count, "%zu", b->puzzle_count);
    const char *values[] = {count};
    words_fill(&t, book_word(b, WORD_certificate_text), values, 1);
    double size = fmax(14, 1.2 * b->type.body);
    struct text_style body = {.font = b->serif, .size_pt = size, .paint = PAINT_BLACK};
    draw_centred_lines(c, &body, t.data ? t.data : "", x, block.top + 0.54 * height, 0.7 * width,
                       1.4 * size);
    text_free(&t);
    draw_ornament(b, c, x, block.top + 0.64 * height, fmin(72, 0.14 * height));
    line = block.top + 0.9 * height;
    canvas_line(c, x - 70, line, x + 70, line, 0.75, PAINT_BLACK);
    canvas_text(c, x, line + 1.65 * small.size_pt, ALIGN_CENTRE, &small, book_word(b, WORD_date));
}

void draw_rules(struct canvas *c, struct box block)
{
    int rules = (int)floor((block.bottom - block.top) / RULE_PITCH_PT);
    for (int i = 1; i <= rules; i++) {
        double y = block.top + i * RULE_PITCH_PT;
        canvas_line(c, block.left, y, block.right, y, 0.75, paint_gray(0.6));
    }
}

void draw_notes(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    if (p->opens) {
        draw_heading(b, c, book_word(b, WORD_notes), block);
        block.top += TEXT_HEADING_PT - RULE_PITCH_PT;
    }
    draw_rules(c, block);
}
