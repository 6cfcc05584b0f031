/* Drawing a book's pages: puzzles, solutions, heads and folios, and the navigation around them. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book_private.h"

static void roman_numeral(unsigned number, char *out, size_t size)
{
    static const struct {
        unsigned value;
        const char *text;
    } steps[] = {{100, "c"}, {90, "xc"}, {50, "l"}, {40, "xl"}, {10, "x"},
                 {9, "ix"},  {5, "v"},   {4, "iv"}, {1, "i"}};
    size_t length = 0;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++) {
        for (; number >= steps[i].value; number -= steps[i].value) {
            length += (size_t)snprintf(out + length, size - length, "%s", steps[i].text);
            if (length >= size) {
                return;
            }
        }
    }
}

const char *folio_text(const struct page *p, char buffer[24])
{
    buffer[0] = '\0';
    if (p->folio && p->roman && p->folio < 400) {
        roman_numeral(p->folio, buffer, 24);
    } else if (p->folio) {
        snprintf(buffer, 24, "%u", p->folio);
    }
    return buffer;
}

static void draw_folio(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                       const struct box *block)
{
    bool silent = p->kind == PAGE_SECTION || p->kind == PAGE_CERTIFICATE;
    if (b->cfg->style.folios == FOLIOS_NONE || silent) {
        return;
    }
    char number[24];
    struct text_style style = {
        .font = b->sans, .size_pt = b->cfg->style.large_print ? 14 : 9.5, .paint = PAINT_BLACK};
    /* The foot of the digits stands as far from the edge as the vendor's margin lets it, at least
     * half an inch where the bottom margin has room for that. */
    double from_edge = fmin(0.5 * PT_PER_INCH, b->margins.bottom_pt * 0.6);
    /* Round digits reach a fiftieth of the size below the baseline. */
    double least = b->source.profile->margin_pt + 0.02 * style.size_pt;
    double baseline = b->height_pt - fmax(from_edge, least);
    bool right_page = page % 2 == 0;
    if (b->cfg->style.folios == FOLIOS_CENTRE) {
        canvas_text(c, (block->left + block->right) / 2, baseline, ALIGN_CENTRE, &style,
                    folio_text(p, number));
    } else {
        canvas_text(c, right_page ? block->right : block->left, baseline,
                    right_page ? ALIGN_RIGHT : ALIGN_LEFT, &style, folio_text(p, number));
    }
}

static void draw_head(const struct book *b, struct canvas *c, const struct page *p, size_t page,
                      const struct box *block)
{
    if (!b->cfg->style.running_heads || !p->head || p->opens) {
        return;
    }
    struct text_style style = {.font = b->sans, .size_pt = 8.5, .paint = PAINT_BLACK};
    double baseline = block->top - 0.22 * PT_PER_INCH + 0.72 * style.size_pt;
    bool right_page = page % 2 == 0;
    if (right_page) {
        canvas_text(c, block->right, baseline, ALIGN_RIGHT, &style, p->head);
    } else {
        canvas_text(c, block->left, baseline, ALIGN_LEFT, &style, b->cfg->book.title);
    }
}

/* ---- puzzles ---- */

static void fill_word(const struct book *b, enum word word, unsigned number, struct text *out)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%u", number);
    const char *values[] = {digits};
    words_fill(out, book_word(b, word), values, 1);
}

/* Level and time, at the right over the board. */
static void level_text(const struct book *b, const struct record *r, struct text *out)
{
    const struct config_style *style = &b->cfg->style;
    if (style->show_level && r->level[0]) {
        text_puts(out, words_level(&b->words, r->level));
    }
    if (style->estimated_time && r->minutes >= 0) {
        text_puts(out, out->length ? ", " : "");
        fill_word(b, WORD_minutes, (unsigned)fmax(1, round(r->minutes)), out);
    }
}

static double check_box(struct canvas *c, double x, double baseline, const struct text_style *style,
                        const char *word)
{
    double side = 0.72 * style->size_pt;
    struct box box = {x, baseline - side, x + side, baseline};
    canvas_frame(c, box, 0.75, PAINT_BLACK);
    x += side + 0.35 * style->size_pt;
    canvas_text(c, x, baseline, ALIGN_LEFT, style, word);
    return x + text_width_pt(style, word) + 0.9 * style->size_pt;
}

static void draw_puzzle(const struct book *b, struct canvas *c, size_t index, double left,
                        double top, const struct layout *layout, const struct label_style *label)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    double side = layout->cell_pt * r->variant->size;
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    double above = top - 0.45 * label->number_pt;
    double below = top + side + 0.6 * label->detail_pt + 0.72 * label->detail_pt;
    char digits[24];
    struct text t = {0};
    snprintf(digits, sizeof digits, "%zu", index + 1);
    canvas_text(c, left, above, ALIGN_LEFT, &number, digits);
    level_text(b, r, &t);
    if (t.data) {
        canvas_text(c, left + side, above, ALIGN_RIGHT, &detail, t.data);
    }
    text_clear(&t);
    if (p->solution_folio) {
        bool apart = p->solution_part == BOOK_ANSWERS;
        fill_word(b, apart ? WORD_solution_apart : WORD_solution_page, p->solution_folio, &t);
        canvas_text(c, left + side, below, ALIGN_RIGHT, &detail, t.data ? t.data : "");
        if (!apart) {
            double width = text_width_pt(&detail, t.data ? t.data : "");
            struct box box = {left + side - width, below - detail.size_pt, left + side, below + 3};
            canvas_link(c, box, p->solution_page);
        }
    }
    text_free(&t);
    if (b->cfg->style.check_boxes) {
        double x = check_box(c, left, below, &detail, book_word(b, WORD_started));
        check_box(c, x, below, &detail, book_word(b, WORD_finished));
    }
    static const enum candidate_art candidate_art[] = {CANDIDATE_ART_NONE, CANDIDATE_ART_FULL,
                                                       CANDIDATE_ART_CORNER};
    struct board_art art = {.variant = r->variant,
                            .givens = &r->givens,
                            .candidates = candidate_art[b->cfg->style.candidates]};
    board_draw(c, left, top, layout->cell_pt, &b->board, &art);
}

static void draw_notes_area(const struct book *b, struct canvas *c, const struct box *block)
{
    const struct config_style *style = &b->cfg->style;
    if (style->notes != NOTES_LINED) {
        return;
    }
    const double pitch = 8 * PT_PER_MM;
    double top = block->bottom - style->notes_height_pt;
    for (double y = top + pitch; y <= block->bottom; y += pitch) {
        canvas_line(c, block->left, y, block->right, y, 0.75, paint_gray(0.6));
    }
}

void draw_puzzles(const struct book *b, enum book_part part, struct canvas *c, const struct page *p,
                  struct box block)
{
    (void)part;
    size_t section = b->puzzle[p->first].section;
    const struct layout *layout = &b->section_layout[section];
    for (size_t i = 0; i < p->count; i++) {
        double left = block.left + layout->slot[i].left;
        double top = block.top + layout->slot[i].top;
        draw_puzzle(b, c, p->first + i, left, top, layout, &b->section_label[section]);
    }
    draw_notes_area(b, c, &block);
}

/* ---- solutions ---- */

static void draw_solution(const struct book *b, enum book_part part, struct canvas *c, size_t index,
                          double left, double top, const struct layout *layout,
                          const struct label_style *label)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    double side = layout->cell_pt * r->variant->size;
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    double above = top - 0.45 * label->number_pt;
    char digits[24];
    struct text t = {0};
    snprintf(digits, sizeof digits, "%zu", index + 1);
    canvas_text(c, left, above, ALIGN_LEFT, &number, digits);
    fill_word(b, WORD_puzzle_page, p->folio, &t);
    double room = side - text_width_pt(&number, digits) - 6;
    double width = t.data ? text_width_pt(&detail, t.data) : 0;
    if (width > room && width > 0) {
        detail.size_pt = fmax(b->source.profile->min_text_pt, detail.size_pt * room / width);
        width = text_width_pt(&detail, t.data);
    }
    if (p->folio && t.data && width <= room) {
        canvas_text(c, left + side, above, ALIGN_RIGHT, &detail, t.data);
        if (part == BOOK_INTERIOR) {
            struct box box = {left + side - width, above - detail.size_pt, left + side, above + 3};
            canvas_link(c, box, p->page);
        }
    }
    text_free(&t);
    struct board_art art = {.variant = r->variant, .givens = &r->givens, .filled = &r->solution};
    board_draw(c, left, top, layout->cell_pt, &b->board, &art);
}

void draw_solutions(const struct book *b, enum book_part part, struct canvas *c,
                    const struct page *p, struct box block)
{
    bool reversed = b->cfg->answers.reversed;
    bool turned = b->cfg->answers.upside_down && part == BOOK_INTERIOR;
    if (turned) {
        /* Half a turn about the block's middle. */
        canvas_push(c,
                    (struct placement){1, 2, block.left + block.right, block.top + block.bottom});
    }
    for (size_t i = 0; i < p->count; i++) {
        size_t index = reversed ? b->puzzle_count - 1 - (p->first + i) : p->first + i;
        size_t section = b->puzzle[index].section;
        const struct layout *layout = &b->section_answer[section];
        draw_solution(b, part, c, index, block.left + layout->slot[i].left,
                      block.top + layout->slot[i].top, layout, &b->section_answer_label[section]);
    }
    if (turned) {
        canvas_pop(c);
    }
}

/* ---- pages ---- */

struct page_boxes book_page_boxes(const struct book *b, enum book_part part, size_t page)
{
    (void)part;
    const struct profile *profile = b->source.profile;
    double bleed = b->bleed_pt;
    bool right_page = page % 2 == 0;
    double inner = profile->bleed_inside ? bleed : 0;
    double left = right_page ? inner : bleed;
    double right = right_page ? bleed : inner;
    struct page_boxes boxes = {.width_pt = left + b->width_pt + right,
                               .height_pt = b->height_pt + 2 * bleed};
    if (bleed > 0 || profile->pdf_x) {
        boxes.trim = (struct box){left, bleed, left + b->width_pt, bleed + b->height_pt};
        boxes.bleed = (struct box){0, 0, boxes.width_pt, boxes.height_pt};
    }
    return boxes;
}

void book_draw_content(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    const struct page *p = &b->part[part].page[page];
    struct box block = book_block(b, page);
    switch (p->kind) {
    case PAGE_BLANK:
        return;
    case PAGE_TITLE:
        draw_title_page(b, c, block);
        return;
    case PAGE_COPYRIGHT:
        draw_copyright_page(b, c, block);
        return;
    case PAGE_DEDICATION:
        draw_dedication(b, c, block);
        return;
    case PAGE_CONTENTS:
        draw_contents(b, c, p, block);
        break;
    case PAGE_TEXT:
        draw_text_page(b, c, p, block);
        break;
    case PAGE_EXAMPLE:
        draw_example(b, c, p, block);
        break;
    case PAGE_SECTION:
        draw_section_page(b, c, p, block);
        break;
    case PAGE_PUZZLES:
        draw_puzzles(b, part, c, p, block);
        break;
    case PAGE_SOLUTIONS:
        draw_solutions(b, part, c, p, block);
        break;
    case PAGE_WALK:
        draw_walk(b, c, p, block);
        break;
    case PAGE_CERTIFICATE:
        draw_certificate(b, c, p, block);
        break;
    case PAGE_NOTES:
        draw_notes(b, c, p, block);
        break;
    }
    draw_head(b, c, p, page, &block);
    draw_folio(b, c, p, page, &block);
}

void book_draw_page(const struct book *b, enum book_part part, size_t page, struct canvas *c)
{
    struct page_boxes boxes = book_page_boxes(b, part, page);
    canvas_begin_page(c, &boxes);
    canvas_push(c, (struct placement){1, 0, boxes.trim.left, boxes.trim.top});
    book_draw_content(b, part, page, c);
    canvas_pop(c);
    canvas_end_page(c);
}

/* Page labels follow the printed numbers: a new run wherever the style or the count changes. */
static void label_pages(const struct book *b, enum book_part part, struct canvas *c)
{
    const struct page_list *list = &b->part[part];
    size_t body = 0;
    while (body < list->count && list->page[body].kind != PAGE_SECTION &&
           list->page[body].kind != PAGE_PUZZLES) {
        body++;
    }
    if (part == BOOK_INTERIOR && body > 0) {
        canvas_page_label(c, 0, b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN, 1);
    }
    if (body < list->count) {
        unsigned first = list->page[body].folio;
        canvas_page_label(c, body, false, first ? first : 1);
    }
}

void book_draw(const struct book *b, enum book_part part, struct canvas *c)
{
    for (size_t i = 0; i < b->part[part].count; i++) {
        book_draw_page(b, part, i, c);
    }
    label_pages(b, part, c);
    if (part != BOOK_INTERIOR) {
        return;
    }
    canvas_outline(c, b->cfg->book.title, 0, 0);
    if (b->contents_page != SIZE_MAX) {
        canvas_outline(c, book_word(b, WORD_contents), 0, b->contents_page);
    }
    for (size_t i = 0; i < b->entry_count; i++) {
        canvas_outline(c, b->entry[i].title, 0, b->entry[i].page);
        for (size_t k = 0; b->entry[i].detail && k < b->puzzle_count; k++) {
            const struct book_puzzle *p = &b->puzzle[k];
            bool first_here = k == 0 || b->puzzle[k - 1].page != p->page;
            if (first_here && strcmp(b->part[part].page[p->page].head, b->entry[i].title) == 0 &&
                p->page >= b->entry[i].page &&
                (i + 1 == b->entry_count || p->page < b->entry[i + 1].page)) {
                struct text t = {0};
                text_printf(&t, "%s %zu", book_word(b, WORD_puzzle), k + 1);
                canvas_outline(c, t.data ? t.data : "", 1, p->page);
                text_free(&t);
            }
        }
    }
}
