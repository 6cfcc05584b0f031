/* Pages of puzzles: each with what stands around it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_private.h"
#include "render/book/qr.h"

void fill_number(const char *words, unsigned number, struct text *out)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%u", number);
    const char *values[] = {digits};
    translation_fill(out, words, values, 1);
}

void fill_text(const struct book *b, enum text_id id, unsigned number, struct text *out)
{
    fill_number(book_text(b, id), number, out);
}

static void add_time(const struct book *b, const struct record *r, struct text *out)
{
    if (b->cfg->style.estimated_time && r->minutes >= 0) {
        text_puts(out, out->length ? ", " : "");
        fill_text(b, TEXT_minutes, (unsigned)fmax(1, round(r->minutes)), out);
    }
}

/* A puzzle on its page, or a half of it on one of two. */
struct puzzle_place {
    size_t index;
    bool left_half, right_half; /* both false: all of it */
    double left, top, width, height, cell;
    double foot; /* baseline of the line under it */
    const struct label_style *label;
};

/* Number at the left over the board; level and time at the right, as far as there is room. */
static void draw_puzzle_head(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct label_style *label = at->label;
    size_t index = at->index;
    double left = at->left;
    double side = at->width;
    double baseline = at->top - 0.45 * label->number_pt;
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    const struct config_section *section = &b->cfg->section[p->section];
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = PAINT_BLACK};
    struct text_style detail = {.font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
    char digits[24];
    struct text t = {0};
    snprintf(digits, sizeof digits, "%zu", index + 1);
    canvas_text(c, left, baseline, ALIGN_LEFT, &number, digits);
    double taken = text_width_pt(&number, digits);
    if (section->label && !at->right_half) {
        struct text_style words = number;
        words.font = b->sans;
        taken += 0.5 * number.size_pt;
        fill_number(section->label, (unsigned)p->number_in_section, &t);
        taken += draw_fitted(b, c, left + taken, baseline, ALIGN_LEFT, words, side - taken,
                             t.data ? t.data : "");
        canvas_note_failure(c, t.failed);
        text_clear(&t);
    }
    if (b->cfg->style.show_level && r->level[0] && !at->left_half) {
        text_puts(&t, translation_level(&b->translation, r->level));
    }
    if (!at->left_half) {
        add_time(b, r, &t);
    }
    double room = side - taken - label->detail_pt;
    if (t.length && room > 3 * label->detail_pt) {
        draw_fitted(b, c, left + side, baseline, ALIGN_RIGHT, detail, room, t.data);
    }
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

static double check_box_width(const struct text_style *style, const char *word)
{
    return (0.72 + 0.35) * style->size_pt + text_width_pt(style, word);
}

static double draw_check_box(struct canvas *c, double x, double baseline,
                             const struct text_style *style, const char *word)
{
    double side = 0.72 * style->size_pt;
    struct box box = {x, baseline - side, x + side, baseline};
    canvas_frame(c, box, 0.75, PAINT_BLACK);
    canvas_text(c, x + side + 0.35 * style->size_pt, baseline, ALIGN_LEFT, style, word);
    return x + check_box_width(style, word) + 0.9 * style->size_pt;
}

/* What the line under a board refers to: the solution, or the other half. Returns whether its page
 * is in this file, in *page. */
static bool foot_reference(const struct book *b, const struct puzzle_place *at, struct text *t,
                           size_t *page)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    bool apart = p->solution_part == BOOK_ANSWERS;
    *page = p->solution_page;
    if (at->left_half) {
        *page = p->page + 1;
        if (p->folio) {
            fill_text(b, TEXT_right_half, p->folio + 1, t);
        }
        return true;
    }
    if (p->solution_folio) {
        fill_text(b, apart ? TEXT_solution_apart : TEXT_solution_page, p->solution_folio, t);
    }
    return !apart;
}

/* Check boxes at the left under the board, the way to the solution at the right. On small boards
 * all becomes smaller; where that is not enough the first box goes, then both. */
static void draw_puzzle_foot(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    double side = at->width;
    double left = at->left;
    double baseline = at->foot;
    struct text_style detail = {
        .font = b->sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    const char *box[] = {book_text(b, TEXT_started), book_text(b, TEXT_finished)};
    struct text t = {0};
    size_t page;
    bool linked = foot_reference(b, at, &t, &page);
    const char *reference = t.data ? t.data : "";
    double gap = 0.9 * detail.size_pt;
    double one = text_width_pt(&detail, reference);
    double two = one + gap + check_box_width(&detail, box[1]);
    double all = two + gap + check_box_width(&detail, box[0]);
    double least = fmin(1, b->source.profile->min_text_pt / detail.size_pt);
    bool wanted = b->cfg->style.check_boxes && !at->right_half;
    unsigned boxes = !wanted ? 0 : all * least <= side ? 2 : two * least <= side;
    double width = boxes == 2 ? all : boxes == 1 ? two : one;
    detail.size_pt *= width > side ? fmax(least, side / width) : 1;
    double x = left;
    for (unsigned i = 2 - boxes; i < 2; i++) {
        x = draw_check_box(c, x, baseline, &detail, box[i]);
    }
    if (reference[0]) {
        width = draw_fitted(b, c, left + side, baseline, ALIGN_RIGHT, detail,
                            left + side - x + 1e-6, reference);
        struct box area = {left + side - width, baseline - detail.size_pt, left + side,
                           baseline + 3};
        if (linked) {
            canvas_link(c, area, page);
        }
    }
    canvas_note_failure(c, t.failed);
    text_free(&t);
}

/* The letters of the puzzle's word in the order of the alphabet, which does not tell it. */
static void draw_letters(const struct book *b, struct canvas *c, const struct word *word,
                         const struct puzzle_place *at)
{
    struct text_style detail = {
        .font = b->sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    struct text letters = {0};
    struct text t = {0};
    word_letters(word, &letters);
    const char *values[] = {letters.data ? letters.data : ""};
    translation_fill(&t, book_text(b, TEXT_letters), values, 1);
    draw_fitted(b, c, at->left, at->foot, ALIGN_LEFT, detail, at->width, t.data ? t.data : "");
    canvas_note_failure(c, letters.failed | t.failed);
    text_free(&letters);
    text_free(&t);
}

/* The code that opens the puzzle on the web, under all else at the left, and what it is. */
static void draw_code(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct label_style *label = at->label;
    double top = at->top + at->height + label->foot_pt - label->code_pt;
    struct text address = {0};
    add_puzzle_address(b, at->index + 1, &address);
    if (address.data && qr_draw(c, at->left, top, address.data)) {
        struct text_style detail = {
            .font = b->sans, .size_pt = label->detail_pt, .paint = PAINT_BLACK};
        draw_fitted(b, c, at->left + label->code_pt,
                    top + label->code_pt / 2 + 0.3 * detail.size_pt, ALIGN_LEFT, detail,
                    at->width - label->code_pt, book_text(b, TEXT_play_online));
    }
    canvas_note_failure(c, address.failed);
    text_free(&address);
}

static void draw_puzzle(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct record *r = p->record;
    unsigned columns = frame_columns(r->variant);
    static const enum candidate_marks candidate_marks[] = {
        CANDIDATE_MARKS_NONE, CANDIDATE_MARKS_FULL, CANDIDATE_MARKS_CORNER};
    struct board_content content = {.variant = r->variant,
                                    .givens = &r->givens,
                                    .candidates = candidate_marks[b->cfg->style.candidates],
                                    .first_column = at->right_half ? p->split : 0,
                                    .column_count = at->left_half    ? p->split
                                                    : at->right_half ? columns - p->split
                                                                     : 0};
    struct puzzle_place place = *at;
    place.width = at->cell * (content.column_count ? content.column_count : columns);
    place.height = at->cell * frame_rows(r->variant);
    draw_puzzle_head(b, c, &place);
    place.foot = at->top + place.height + 1.32 * at->label->detail_pt;
    if (p->signs->word) {
        draw_letters(b, c, p->signs->word, &place);
        place.foot += LABEL_LEADING * at->label->detail_pt;
    }
    draw_puzzle_foot(b, c, &place);
    if (at->label->code_pt > 0 && !at->right_half) {
        draw_code(b, c, &place);
    }
    struct board_style style = book_style_of(b, at->index);
    board_draw(c, at->left, at->top, at->cell, &style, &content);
}

static void draw_notes_area(const struct book *b, struct canvas *c, const struct box *block)
{
    const struct config_style *style = &b->cfg->style;
    if (style->notes != NOTES_LINED) {
        return;
    }
    struct box area = *block;
    area.top = area.bottom - style->notes_height_pt;
    draw_rules(c, area);
}

/* The halves of a board over two pages stand at the inner margins. */
void draw_puzzles(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    const struct book_puzzle *first = &b->puzzle[p->first];
    const struct page_layout *layout = &b->section_layout[first->section];
    for (size_t i = 0; i < p->count; i++) {
        struct puzzle_place at = {
            .index = p->first + i,
            .left_half = first->split && !p->right_half,
            .right_half = p->right_half,
            .left = block.left + layout->slot[i].left,
            .top = block.top + layout->slot[i].top,
            .cell = layout->cell_pt,
            .label = &b->section_label[first->section],
        };
        if (first->split) {
            at.left = at.left_half ? block.right - layout->cell_pt * first->split : block.left;
        }
        draw_puzzle(b, c, &at);
    }
    const struct sign_pictures *pictures = b->puzzle[p->first].signs->pictures;
    if (pictures) {
        double bottom = block.bottom - book_notes_height(b);
        draw_legend(b, c, pictures, (block.left + block.right) / 2,
                    bottom - book_legend(b).picture_pt);
    }
    draw_notes_area(b, c, &block);
}
