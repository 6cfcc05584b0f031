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

static void draw_filled_board(const struct book *b, struct canvas *c, size_t index, double left,
                              double top, double cell)
{
    const struct record *r = b->puzzle[index].record;
    struct book_board drawn;
    book_board_of(b, index + 1, true, &drawn);
    struct box board = {left, top, left + cell * frame_columns(r->variant),
                        top + cell * frame_rows(r->variant)};
    tag_board(b, c, index, true, board);
    board_draw(c, left, top, cell, &drawn.style, &drawn.content);
    canvas_untag(c);
}

static void draw_solution(const struct book *b, enum book_part part, struct canvas *c, size_t index,
                          double left, double top, double cell, const struct label_style *label)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    double side = cell * frame_columns(r->variant);
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = book_ink(b, INKED_NUMBERS)};
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    double above = top - 0.45 * label->number_pt;
    char digits[24];
    struct text t = {0};
    double board_left = left;
    left += cell * board_room_left(r->variant);
    snprintf(digits, sizeof digits, "%zu", index + 1);
    fill_text(b, TEXT_puzzle_page, p->folio, &t);
    double room = side - text_width_pt(&number, digits) - 6;
    double width = t.data ? text_width_pt(&detail, t.data) : 0;
    if (width > room && width > 0) {
        detail.size_pt = fmax(b->source.profile->min_text_pt, detail.size_pt * room / width);
        width = text_width_pt(&detail, t.data);
    }
    bool told = p->folio && t.data && width <= room;
    bool linked = told && part == BOOK_INTERIOR;
    canvas_tag(c, linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
    canvas_text(c, left, above, ALIGN_LEFT, &number, digits);
    if (told) {
        canvas_text(c, left + side, above, ALIGN_RIGHT, &detail, t.data);
    }
    if (linked) {
        struct box box = {left + side - width, above - detail.size_pt, left + side, above + 3};
        canvas_link(c, box, p->page);
    }
    canvas_untag(c);
    canvas_note_failure(c, t.failed);
    text_free(&t);
    if (p->signs->word) {
        double foot = top + cell * board_down(r->variant) + 1.32 * label->detail_pt;
        draw_word(b, c, p->signs->word, left, side, foot, label);
    }
    draw_filled_board(b, c, index, board_left, top, cell);
}

void draw_small_solution(const struct book *b, struct canvas *c, size_t index, double right,
                         double bottom, double cell)
{
    char digits[24];
    struct text_style number = {.font = b->sans_bold,
                                .size_pt = b->source.profile->min_text_pt,
                                .paint = book_ink(b, INKED_NUMBERS)};
    snprintf(digits, sizeof digits, "%zu", index + 1);
    canvas_push(c, (struct placement){1, 2, right, bottom});
    canvas_text(c, cell * board_room_left(b->puzzle[index].record->variant), -0.45 * number.size_pt,
                ALIGN_LEFT, &number, digits);
    draw_filled_board(b, c, index, 0, 0, cell);
    canvas_pop(c);
}

/* What a QR code of the solution says for a digit; 0: no cell. */
static const char *sign_of(const struct board_style *style, unsigned digit, char plain[2])
{
    plain[0] = digit ? digit_to_char(digit) : ' ';
    plain[1] = '\0';
    return digit && style->symbol && digit <= style->symbol_count ? style->symbol[digit - 1]
                                                                  : plain;
}

void add_solution_text(const struct book *b, size_t index, struct text *out)
{
    const struct book_puzzle *p = &b->puzzle[index];
    const struct layout *v = p->record->variant;
    struct board_style style = book_style_of(b, index);
    text_printf(out, "%zu:", index + 1);
    for (unsigned row = 0; row < frame_rows(v); row++) {
        text_puts(out, "\n");
        for (unsigned column = 0; column < frame_columns(v); column++) {
            char plain[2];
            unsigned cell = cell_at(v, row, column);
            unsigned digit = cell == LAYOUT_NO_CELL ? 0 : p->record->solution.cell[cell];
            text_puts(out, sign_of(&style, digit, plain));
        }
    }
}

void book_solution_code(const struct book *b, size_t number, struct text *out)
{
    const struct book_puzzle *p = &b->puzzle[number - 1];
    if (b->cfg->section[p->section].answers.at == ANSWERS_AT_CODE) {
        add_solution_text(b, number - 1, out);
    }
}

size_t solution_text_length(const struct book *b, size_t index)
{
    const struct layout *v = b->puzzle[index].record->variant;
    struct board_style style = book_style_of(b, index);
    size_t longest = 1;
    char plain[2];
    for (unsigned digit = 1; digit <= v->size; digit++) {
        size_t length = strlen(sign_of(&style, digit, plain));
        longest = length > longest ? length : longest;
    }
    size_t number = (size_t)snprintf(NULL, 0, "%zu:", index + 1);
    return number + frame_rows(v) * (1 + frame_columns(v) * longest);
}

void draw_solutions(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    bool reversed = b->cfg->answers.reversed;
    size_t first = reversed ? b->puzzle_count - 1 - p->first : p->first;
    size_t page_section = b->puzzle[first].section;
    bool turned = b->cfg->section[page_section].answers.upside_down && p->part == BOOK_INTERIOR;
    if (turned) {
        /* Half a turn about the block's middle. */
        canvas_push(c,
                    (struct placement){1, 2, block.left + block.right, block.top + block.bottom});
    }
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
