/* Pages of solutions. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_private.h"

/* The word that the solution spells, under it. */
static void draw_word(const struct book *b, struct canvas *c, const struct word *word, double left,
                      double side, double baseline, const struct label_style *label)
{
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    const char *values[] = {word->text};
    struct text t = {0};
    translation_fill(&t, book_text(b, TEXT_word), values, 1);
    draw_fitted(b, c, left, baseline, ALIGN_LEFT, detail, side, t.data ? t.data : "");
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

static void draw_solution(const struct book *b, enum book_part part, struct canvas *c, size_t index,
                          double left, double top, double cell, const struct label_style *label)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    double side = cell * frame_columns(r->variant);
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    double above = top - 0.45 * label->number_pt;
    char digits[24];
    struct text t = {0};
    snprintf(digits, sizeof digits, "%zu", index + 1);
    canvas_text(c, left, above, ALIGN_LEFT, &number, digits);
    fill_text(b, TEXT_puzzle_page, p->folio, &t);
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
    canvas_note_failure(c, t.failed);
    text_free(&t);
    uint8_t shaded[MAX_CELLS] = {0};
    const struct word *word = p->signs->word;
    if (word) {
        double foot = top + cell * frame_rows(r->variant) + 1.32 * label->detail_pt;
        draw_word(b, c, word, left, side, foot, label);
    }
    for (unsigned i = 0; word && i < word->length; i++) {
        shaded[word_cell(r->variant, &p->signs->line, i)] = true;
    }
    struct board_content content = {.variant = r->variant,
                                    .givens = &r->givens,
                                    .filled = &r->solution,
                                    .shaded = word ? shaded : NULL};
    struct board_style style = book_style_of(b, index);
    board_draw(c, left, top, cell, &style, &content);
}

void draw_solutions(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    bool reversed = b->cfg->answers.reversed;
    bool turned = b->cfg->answers.upside_down && p->part == BOOK_INTERIOR;
    if (turned) {
        /* Half a turn about the block's middle. */
        canvas_push(c,
                    (struct placement){1, 2, block.left + block.right, block.top + block.bottom});
    }
    size_t first = reversed ? b->puzzle_count - 1 - p->first : p->first;
    size_t page_section = b->puzzle[first].section;
    const struct page_layout *layout = &b->section_answer[page_section];
    for (size_t i = 0; i < p->count; i++) {
        size_t index = reversed ? first - i : first + i;
        double cell = book_answer_cell_pt(b, page_section, b->puzzle[index].section);
        draw_solution(b, p->part, c, index, block.left + layout->slot[i].left,
                      block.top + layout->slot[i].top, cell,
                      &b->section_answer_label[page_section]);
    }
    if (turned) {
        canvas_pop(c);
    }
}
