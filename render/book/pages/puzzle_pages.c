/* Pages of puzzles: each with what stands around it. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "render/book/book_private.h"
#include "render/pictures/qr.h"

static void fill_number(const char *words, unsigned number, struct text *out)
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
static double head_baseline(const struct puzzle_place *at)
{
    return at->top - 0.45 * at->label->number_pt;
}

/* 0: no marks tell this puzzle's level here. */
static double marks_width(const struct book *b, const struct puzzle_place *at)
{
    const char *level = b->puzzle[at->index].record->level;
    return b->cfg->style.show_level && !at->left_half
               ? level_marks_width(b, level, at->label->detail_pt)
               : 0;
}

/* At the right end of the head. Whoever hears the page hears the level's name. */
static void draw_marks_of_level(const struct book *b, struct canvas *c,
                                const struct puzzle_place *at)
{
    double width = marks_width(b, at);
    double size = at->label->detail_pt;
    double right = at->left + at->width;
    double baseline = head_baseline(at);
    const char *level = b->puzzle[at->index].record->level;
    struct text words = {0};
    if (width > 0) {
        struct box box = {right - width, baseline - size, right, baseline + 0.2 * size};
        text_printf(&words, "%s: %s", book_text(b, TEXT_level),
                    translation_level(&b->translation, level));
        canvas_tag(c, CANVAS_FIGURE, words.data ? words.data : "", &box);
        draw_level_marks(b, c, right, baseline, level, size);
        canvas_untag(c);
    }
    canvas_note_failure(c, words.failed);
    text_free(&words);
}

static void draw_puzzle_head(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct label_style *label = at->label;
    size_t index = at->index;
    double left = at->left;
    double side = at->width;
    double baseline = head_baseline(at);
    const struct book_puzzle *p = &b->puzzle[index];
    const struct record *r = p->record;
    const struct config_section *section = &b->cfg->section[p->section];
    struct text_style number = {
        .font = b->sans_bold, .size_pt = label->number_pt, .paint = book_ink(b, INKED_NUMBERS)};
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
    double marks = marks_width(b, at);
    if (marks > 0) {
        side -= marks + 0.6 * label->detail_pt; /* they have a tag of their own */
    } else if (b->cfg->style.show_level && r->level[0] && !at->left_half) {
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
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    bool wanted = section->around.check_boxes && !at->right_half;
    unsigned boxes = !wanted ? 0 : all * least <= side ? 2 : two * least <= side;
    double width = boxes == 2 ? all : boxes == 1 ? two : one;
    detail.size_pt *= width > side ? fmax(least, side / width) : 1;
    double x = left;
    for (unsigned i = 2 - boxes; i < 2; i++) {
        x = draw_check_box(c, x, baseline, &detail, box[i]);
    }
    if (reference[0]) {
        canvas_tag(c, linked ? CANVAS_LINK : CANVAS_PARAGRAPH, NULL, NULL);
        width = draw_fitted(b, c, left + side, baseline, ALIGN_RIGHT, detail,
                            left + side - x + 1e-6, reference);
        struct box area = {left + side - width, baseline - detail.size_pt, left + side,
                           baseline + 3};
        if (linked) {
            canvas_link(c, area, page);
        }
        canvas_untag(c);
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

/* Five boxes at the right, before them what they ask where there is room for it. Returns where they
 * begin. */
static double draw_votes(const struct book *b, struct canvas *c, const struct puzzle_place *at,
                         const struct text_style *style, double left)
{
    enum { VOTES = 5 };
    const char *question = book_text(b, TEXT_vote);
    double side = 0.72 * style->size_pt;
    double pitch = 1.4 * side;
    double x = at->left + at->width - (VOTES - 1) * pitch - side;
    double words = text_width_pt(style, question) + 0.5 * style->size_pt;
    for (unsigned i = 0; i < VOTES; i++) {
        struct box box = {x + i * pitch, at->foot - side, x + i * pitch + side, at->foot};
        canvas_frame(c, box, 0.75, PAINT_BLACK);
    }
    if (x - words < left) {
        return x;
    }
    canvas_text(c, x - words, at->foot, ALIGN_LEFT, style, question);
    return x - words;
}

/* A line for the time at the left, boxes to vote at the right. */
static void draw_marks(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct config_surroundings *around =
        &b->cfg->section[b->puzzle[at->index].section].around;
    struct text_style style = {
        .font = b->sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
    const char *time = book_text(b, TEXT_time);
    double from = at->left + text_width_pt(&style, time) + 0.4 * style.size_pt;
    double least = around->time_line ? from + 4 * style.size_pt : at->left;
    double right = around->vote_boxes ? draw_votes(b, c, at, &style, least) - style.size_pt
                                      : at->left + at->width;
    if (around->time_line) {
        double to = fmin(from + 7 * style.size_pt, right);
        /* The text comes last, so that no board's lines go on where this one ends. */
        canvas_line(c, from, at->foot + 1, to, at->foot + 1, 0.75, PAINT_BLACK);
        canvas_text(c, at->left, at->foot, ALIGN_LEFT, &style, time);
    }
}

static bool draw_code(const struct book *b, struct canvas *c, double left, double top,
                      const char *text)
{
    double side = qr_side_pt(text);
    struct box box = {left, top, left + side, top + side};
    canvas_tag(c, CANVAS_FIGURE, book_text(b, TEXT_code_words), &box);
    bool drawn = qr_draw(c, left, top, text);
    canvas_untag(c);
    return drawn;
}

/* The code that opens the puzzle on the web, at the left, and what it is. */
static void draw_web_code(const struct book *b, struct canvas *c, const struct puzzle_place *at,
                          double top, double width)
{
    const char *link = b->puzzle[at->index].link;
    if (draw_code(b, c, at->left, top, link)) {
        struct text_style detail = {
            .font = b->sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
        double side = qr_side_pt(link);
        draw_fitted(b, c, at->left + side, top + side / 2 + 0.3 * detail.size_pt, ALIGN_LEFT,
                    detail, width - side, book_text(b, TEXT_play_online));
    }
}

/* The code that holds the solution, at the right, and what it is. */
static void draw_solution_code(const struct book *b, struct canvas *c,
                               const struct puzzle_place *at, double top, double width)
{
    struct text words = {0};
    add_solution_text(b, at->index, &words);
    double side = words.data ? qr_side_pt(words.data) : 0;
    double left = at->left + at->width - side;
    if (words.data && draw_code(b, c, left, top, words.data)) {
        struct text_style detail = {
            .font = b->sans, .size_pt = at->label->detail_pt, .paint = PAINT_BLACK};
        draw_fitted(b, c, left, top + side / 2 + 0.3 * detail.size_pt, ALIGN_RIGHT, detail,
                    width - side, book_text(b, TEXT_solution));
    }
    canvas_note_failure(c, words.failed);
    text_free(&words);
}

/* Under all else but a small solution. */
static void draw_codes(const struct book *b, struct canvas *c, const struct puzzle_place *at,
                       double top)
{
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    bool solution = section->answers.at == ANSWERS_AT_CODE;
    bool web = b->puzzle[at->index].link != NULL;
    double width = web && solution ? at->width / 2 : at->width;
    if (web) {
        draw_web_code(b, c, at, top, width);
    }
    if (solution) {
        draw_solution_code(b, c, at, top, width);
    }
}

static void draw_answer(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct layout *v = b->puzzle[at->index].record->variant;
    const struct config_section *section = &b->cfg->section[b->puzzle[at->index].section];
    double cell = at->label->answer_pt;
    if (section->answers.at == ANSWERS_AT_BESIDE) {
        double right = at->left + at->width + 2 * SMALL_SOLUTION_GAP_PT + cell * board_across(v);
        draw_small_solution(b, c, at->index, right, at->top + at->height, cell);
    } else {
        double head = SMALL_SOLUTION_HEAD * b->source.profile->min_text_pt;
        double bottom = at->top + at->height + at->label->foot_pt - head;
        draw_small_solution(b, c, at->index, at->left + at->width, bottom, cell);
    }
}

static const char *sign_in_words(const struct board_style *style, unsigned digit, char plain[2])
{
    bool own = digit && style->symbol && digit <= style->symbol_count;
    plain[0] = digit ? digit_to_char(digit) : '0';
    plain[1] = '\0';
    return own ? style->symbol[digit - 1] : plain;
}

void tag_grid(const struct book *b, struct canvas *c, const char *words, const struct layout *v,
              const struct grid *g, size_t index, struct box board)
{
    struct board_style style = book_style_of(b, index);
    struct text t = {0};
    if (!canvas_is_tagged(c)) {
        return;
    }
    text_puts(&t, words);
    for (unsigned row = 0; g && row < frame_rows(v); row++) {
        text_puts(&t, row ? ";" : ":");
        for (unsigned column = 0; column < frame_columns(v); column++) {
            char plain[2];
            unsigned cell = cell_at(v, row, column);
            if (cell != LAYOUT_NO_CELL) {
                text_printf(&t, " %s", sign_in_words(&style, g->cell[cell], plain));
            }
        }
    }
    canvas_note_failure(c, t.failed);
    canvas_tag(c, CANVAS_FIGURE, t.data ? t.data : "", &board);
    text_free(&t);
}

/* "Sudoku 12. …: 5 3 0 0 7 …; …" */
void tag_board(const struct book *b, struct canvas *c, size_t index, bool solution,
               struct box board)
{
    const struct record *r = b->puzzle[index].record;
    struct text words = {0};
    fill_text(b, solution ? TEXT_solution_words : TEXT_board_words, (unsigned)index + 1, &words);
    tag_grid(b, c, words.data ? words.data : "", r->variant, solution ? &r->solution : &r->givens,
             index, board);
    canvas_note_failure(c, words.failed);
    text_free(&words);
}

static void draw_puzzle(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct record *r = p->record;
    const struct config_section *section = &b->cfg->section[p->section];
    unsigned columns = frame_columns(r->variant);
    struct book_board drawn;
    book_board_of(b, at->index + 1, false, &drawn);
    struct board_content *content = &drawn.content;
    content->first_column = at->right_half ? p->split : 0;
    content->column_count = at->left_half ? p->split : at->right_half ? columns - p->split : 0;
    struct puzzle_place place = *at;
    if (!at->right_half) {
        place.left += at->cell * board_room_left(r->variant);
    }
    place.width = at->cell * (content->column_count ? content->column_count : columns);
    place.height = at->cell * board_down(r->variant);
    struct box board = {place.left, place.top, place.left + place.width, place.top + place.height};
    canvas_tag(c, CANVAS_HEADING_3, NULL, NULL);
    draw_puzzle_head(b, c, &place);
    canvas_untag(c);
    draw_marks_of_level(b, c, &place);
    place.foot = at->top + place.height + 1.32 * at->label->detail_pt;
    if (p->signs->word) {
        draw_letters(b, c, p->signs->word, &place);
        place.foot += LABEL_LEADING * at->label->detail_pt;
    }
    draw_puzzle_foot(b, c, &place);
    if (has_small_print(b)) {
        place.foot += LABEL_LEADING * at->label->detail_pt;
        draw_small_print(b, c, r, place.left, place.foot, at->right_half ? 0 : place.width,
                         at->label->detail_pt);
    }
    if (section->around.time_line || section->around.vote_boxes) {
        place.foot += 1.5 * at->label->detail_pt;
        draw_marks(b, c, &place);
    }
    if (at->label->code_pt > 0 && !at->right_half) {
        draw_codes(b, c, &place,
                   place.top + place.height + at->label->foot_pt - at->label->code_pt);
    }
    if (at->label->answer_pt > 0) {
        draw_answer(b, c, &place);
    }
    tag_board(b, c, at->index, false, board);
    board_draw(c, at->left, at->top, at->cell, &drawn.style, content);
    canvas_untag(c);
}

static void draw_group(const struct book *b, struct canvas *c, const struct page *p,
                       const struct puzzle_layout *layout, size_t from, size_t count,
                       struct box block)
{
    const struct book_puzzle *first = &b->puzzle[from];
    for (size_t i = 0; i < count; i++) {
        struct puzzle_place at = {
            .index = from + i,
            .left_half = first->split && !p->right_half,
            .right_half = p->right_half,
            .left = block.left + layout->page.slot[i].left,
            .top = block.top + layout->top_pt + layout->page.slot[i].top,
            .cell = layout->page.cell_pt,
            .label = &layout->label,
        };
        if (first->split) {
            at.left = at.left_half ? block.right - at.cell * first->split : block.left;
        }
        draw_puzzle(b, c, &at);
    }
}

/* The halves of a board over two pages stand at the inner margins. */
void draw_puzzles(const struct book *b, struct canvas *c, const struct page *p, struct box block)
{
    size_t s = b->puzzle[p->first].section;
    const struct config_surroundings *around = &b->cfg->section[s].around;
    const struct puzzle_layout *layout = &b->puzzle_layout[p->layout];
    draw_band(b, c, s, block, block.top + layout->top_pt + layout->page.middle_top_pt);
    draw_group(b, c, p, layout, p->first, p->count, block);
    if (p->also_count) {
        draw_group(b, c, p, &b->puzzle_layout[b->first_layout[s + 1]], p->also, p->also_count,
                   block);
    }
    const struct sign_pictures *pictures = b->puzzle[p->first].signs->pictures;
    if (pictures) {
        double notes = around->notes == NOTES_NONE ? 0 : around->notes_height_pt;
        draw_legend(b, c, pictures, (block.left + block.right) / 2,
                    block.bottom - notes - book_legend(b).picture_pt);
    }
}
