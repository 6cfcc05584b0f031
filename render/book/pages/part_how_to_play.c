#include "render/book/pages/part_how_to_play.h"

#include <math.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/boards/printed_rules.h"
#include "render/book/boards/section_constraints.h"
#include "render/book/book_data.h"
#include "render/book/lessons/lesson_pictures.h"
#include "render/book/pages/part.h"
#include "render/book/pages/subheads.h"
#include "render/book/pages/text_page.h"
#include "render/book/plan/puzzle_list.h"
#include "render/book/style/board_looks.h"
#include "render/book/style/book_words.h"
#include "render/book/style/ornaments.h"
#include "render/book/style/page_heading.h"

/* ---- the text ---- */

/* The text speaks of digits; the book's own signs for them are listed where its face has them. */
static void name_signs(const struct book *b, struct text *out)
{
    struct text signs = {0};
    const unsigned last = book_board_sizes(b).most;
    for (unsigned digit = 1; digit <= last && digit <= b->board.symbol_count; digit++) {
        text_printf(&signs, "%s%s", digit > 1 ? " " : "", b->board.symbol[digit - 1]);
    }
    if (signs.data && !signs.failed &&
        font_first_missing(b->faces.serif, signs.data, NULL) == SIZE_MAX) {
        const char *values[] = {signs.data};
        text_puts(out, "\n\n");
        translation_fill(out, book_text(b, TEXT_signs_text), values, 1);
    }
    out->failed |= signs.failed;
    text_free(&signs);
}

static bool has_cages(const struct book *b, size_t section)
{
    return section_constraints_of(b, section).kinds & KIND_SET(CAGE);
}

/* How cages help, with the sums of the largest board that has any. */
static void put_cages_text(const struct book *b, struct text *out)
{
    const unsigned most = book_cage_digits(b);
    if (most < 3) {
        return;
    }
    char digit[3][2] = {
        {digit_to_char(most)}, {digit_to_char(most - 2)}, {digit_to_char(most - 1)}};
    char sum[3][12];
    const unsigned sums[] = {most * (most + 1) / 2, 2 * most - 1, 3 * most - 3};
    for (int i = 0; i < 3; i++) {
        snprintf(sum[i], sizeof sum[i], "%u", sums[i]);
    }
    const char *values[] = {digit[0], sum[0], digit[1], digit[2], sum[1], sum[2]};
    translation_fill(out, book_text(b, TEXT_cages_text), values, 6);
}

/* If few of the puzzles are killers, their section has the lesson. */
static bool killers_lead(const struct book *b)
{
    return b->killer_example.layout && 2 * book_cage_count(b) >= b->puzzle_count;
}

static bool has_constraints(const struct book *b)
{
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (section_constraints_of(b, s).kinds) {
            return true;
        }
    }
    return false;
}

/* The usual text: its first paragraph gives the rules, the others say where to begin. The rules of
 * a book's only kind of board take the place of the first. In a book of several kinds of Latin
 * squares it is those of the kind that the example shows, by its name. */
static void put_usual_text(const struct book *b, struct text *out)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t kinds = book_board_kinds(b, section);
    bool latin = !book_has_boxes(b);
    struct board_sizes sizes = book_board_sizes(b);
    struct text clues = {0};
    if (has_constraints(b)) {
        text_printf(&clues, "%s ", book_text(b, TEXT_how_to_play_clues));
    }
    const char *values[] = {(char[]){digit_to_char(sizes.most), '\0'},
                            clues.data ? clues.data : ""};
    const char *usual = book_text(b, TEXT_how_to_play_text);
    const char *rest = strstr(usual, "\n\n");
    rest = rest ? rest : usual + strlen(usual);
    if (kinds == 1 || latin) {
        if (kinds > 1) {
            text_puts(out, "**");
            kind_name_put(b, 0, out);
            text_puts(out, ".** ");
        }
        kind_rules_put(b, 0, out);
    } else {
        struct text first = {0};
        text_add(&first, usual, (size_t)(rest - usual));
        translation_fill(out, first.data ? first.data : "", values, 1);
        board_sizes_put(b, sizes, out);
        out->failed |= first.failed;
        text_free(&first);
    }
    if (latin) {
        text_puts(out, "\n\n");
    }
    translation_fill(out, latin ? book_text(b, TEXT_how_to_play_latin_text) : rest, values, 2);
    out->failed |= clues.failed;
    text_free(&clues);
}

static void fill_rules(struct book *b, struct flow *f)
{
    if (b->cfg->book.how_to_play) {
        flow_add(f, b->cfg->book.how_to_play);
        return;
    }
    struct text t = {0};
    put_usual_text(b, &t);
    name_signs(b, &t);
    bool words = false;
    bool pictures = false;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        words |= b->puzzle[i].signs->word != NULL;
        pictures |= b->puzzle[i].signs->pictures != NULL;
    }
    if (killers_lead(b)) {
        text_puts(&t, "\n\n");
        put_cages_text(b, &t);
    }
    if (words) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_word_text));
    }
    if (pictures) {
        text_printf(&t, "\n\n%s", book_text(b, TEXT_pictures_text));
    }
    if (t.data) {
        flow_add(f, t.data);
    }
    b->out_of_memory |= t.failed;
    text_free(&t);
}

/* ---- the example ---- */

static const struct rules_example *example_of(const struct book *b, bool cages)
{
    return cages ? &b->killer_example : &b->usual_example;
}

enum { EXAMPLE_ABOVE_PT = 16, EXAMPLE_GAP_PT = 24 };

static double example_caption_room(const struct book *b)
{
    return 2.4 * b->type.caption;
}

/* The cells of the example's two boards, side by side or one above the other, in a room. */
static double example_cell(const struct book *b, bool cages, double room_pt, bool stacked)
{
    const struct layout *v = example_of(b, cages)->layout;
    double across = book_block_width(b) - 2 * panel_pad_pt(b);
    double down = room_pt - EXAMPLE_ABOVE_PT - example_caption_room(b) - 1.5 * panel_pad_pt(b);
    *(stacked ? &down : &across) -= EXAMPLE_GAP_PT;
    *(stacked ? &down : &across) /= 2;
    double most = 24 * b->type.scale * fmax(1, 9.0 / (v->size + 1));
    return fmin(fmin(across / board_across(v), down / board_down(v)), most);
}

/* The least height in which the digits of the example can be read; INFINITY: none is enough. */
static double example_least_room(const struct book *b, bool cages)
{
    const struct layout *v = example_of(b, cages)->layout;
    struct board_style style = book_style_of(b, 0);
    double digit = fmin(board_digit_size_pt(&style, b->faces.sans, v, 1),
                        board_digit_size_pt(&style, b->faces.sans_bold, v, 1));
    double least = (b->cfg->style.friends ? 1.2 : 0.6) * b->type.body;
    least = b->cfg->style.large_print ? b->type.caption : least;
    double cell = fmax(book_min_text_pt(b), least) / digit;
    /* The text speaks of the sums. */
    cell = fmax(cell, constraint_art_least_cell_pt(v, book_min_text_pt(b)));
    bool wide = example_cell(b, cages, INFINITY, false) >= cell;
    return wide ? cell * board_down(v) + EXAMPLE_ABOVE_PT + example_caption_room(b) +
                      1.5 * panel_pad_pt(b)
                : INFINITY;
}

/* Pages of the lesson on cages show its example, whatever the book's first puzzle is. */
static bool shows_cages(const struct book *b, const struct page *p)
{
    return killers_lead(b) || p->kind->lesson_of_section;
}

/* With the signs of the board that the example stands for: a lesson's is the section's first. */
static void draw_example_at(const struct book *b, struct canvas *c, const struct page *p,
                            const struct box *block, double top, bool stacked)
{
    const bool cages = shows_cages(b, p);
    const struct rules_example *example = example_of(b, cages);
    const struct layout *v = example->layout;
    struct text_style label = {
        .font = b->faces.sans, .size_pt = b->type.caption, .paint = PAINT_BLACK};
    double cell = example_cell(b, cages, block->bottom - top, stacked);
    double pitch = cell * (stacked ? board_down(v) : board_across(v)) + EXAMPLE_GAP_PT;
    double width = cell * board_across(v) + (stacked ? 0 : pitch);
    const double pad = panel_pad_pt(b);
    double left = placed_as_headings(b, block->left + pad, block->right - pad, width);
    top += EXAMPLE_ABOVE_PT + pad;
    const double bottom = top + cell * board_down(v) + (stacked ? pitch : 0);
    panel_draw(b, c,
               (struct box){fmax(block->left, left - pad), top - pad,
                            fmin(block->right, left + width + pad),
                            bottom + example_caption_room(b) + pad / 3});
    const size_t puzzle = p->kind->lesson_of_section ? section_first_puzzle(b, p->section) : 0;
    struct board_style style = book_style_of(b, puzzle);
    struct board_content content = {.variant = v, .givens = &example->givens};
    const char *words = book_text(b, TEXT_example);
    struct box board = {left, top, left + cell * frame_columns(v), top + cell * frame_rows(v)};
    canvas_fill(c, board, PAINT_WHITE);
    tag_grid(b, c, words, v, &example->givens, 0, board);
    board_draw(c, left, top, cell, &style, &content);
    canvas_untag(c);
    content.filled = &example->solution;
    double right = stacked ? 0 : pitch;
    double down = stacked ? pitch : 0;
    board = (struct box){board.left + right, board.top + down, board.right + right,
                         board.bottom + down};
    canvas_fill(c, board, PAINT_WHITE);
    tag_grid(b, c, words, v, &example->solution, 0, board);
    board_draw(c, board.left, board.top, cell, &style, &content);
    canvas_untag(c);
    const enum align align =
        b->cfg->style.headings == HEADINGS_LEFT && pad <= 0 ? ALIGN_LEFT : ALIGN_CENTRE;
    canvas_text(c, align == ALIGN_LEFT ? left : left + width / 2, bottom + 2 * b->type.caption,
                align, &label, book_text(b, TEXT_example));
}

static void draw_rules_page(const struct book *b, struct canvas *c, const struct page *p,
                            struct box block)
{
    double y = draw_running_text(b, c, p, block);
    if (p->figure) {
        draw_example_at(b, c, p, &block, y, false);
    } else if (b->cfg->style.friends) {
        draw_tail_piece(b, c, p, (struct box){block.left, y, block.right, block.bottom});
    } else if (p->kind->lesson_of_section) { /* of the sums, before the page with the example */
        const struct box room = {block.left, y + EXAMPLE_ABOVE_PT, block.right, block.bottom};
        draw_spot_picture(b, c, p->section, TEXT_spot_sum_of_house, room);
    }
}

/* On its own page the example is as large as it can be. */
static void draw_example(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    bool cages = shows_cages(b, p);
    double room = block.bottom - block.top;
    bool stacked = example_cell(b, cages, room, true) > example_cell(b, cages, room, false);
    draw_example_at(b, c, p, &block, block.top, stacked);
}

/* ---- its pages ---- */

static const struct page_kind page_rules = {.name = "how-to-play",
                                            .draw = draw_rules_page,
                                            .frame = FRAME_HEAD_AND_FOLIO,
                                            .field = "book.how_to_play"};

static const struct page_kind page_example = {.name = "example",
                                              .draw = draw_example,
                                              .frame = FRAME_HEAD_AND_FOLIO,
                                              .field = "book.how_to_play"};

static const struct page_kind page_cages = {.name = "cages",
                                            .draw = draw_rules_page,
                                            .frame = FRAME_HEAD_AND_FOLIO,
                                            .lesson_of_section = true};

static const struct page_kind page_cages_example = {.name = "cages-example",
                                                    .draw = draw_example,
                                                    .frame = FRAME_HEAD_AND_FOLIO,
                                                    .lesson_of_section = true};

/* Pages of the text's lines, with the example below the last one. */
static void put_above_example(struct book *b, struct page_list *list, const struct text_pages *text,
                              size_t from, size_t to)
{
    struct page *last = text_pages_put(b, list, text, from, to);
    if (last) {
        last->figure = true;
    }
}

/* The first line of the text's last part that has a heading; 0: that is all of it. */
static size_t last_part(const struct flow *flow)
{
    size_t at = flow->line_count;
    while (at > 0 && !flow->line[at - 1].heading) {
        at--;
    }
    return at > 0 ? at - 1 : 0;
}

/* The paragraph before which the example stands on the text's first page: the last one that leaves
 * it the most of its size and leaves more than a few lines for the next page. 0: none. */
static size_t place_in_text(const struct book *b, const struct text_pages *text, bool cages)
{
    const struct flow *flow = text->flow;
    const double few = 0.15 * book_block_height(b);
    double best = 0;
    size_t at = 0;
    for (size_t i = 1; i < flow->line_count; i++) {
        const double room =
            book_block_height(b) - TEXT_HEADING_PT - text_pages_height(b, flow, 0, i);
        const bool follows = flow->line[i].begins && !flow->line[i - 1].heading;
        const double cell = example_cell(b, cages, room, false);
        if (follows && room >= text->below_pt && cell >= 0.95 * best &&
            text_pages_height(b, flow, i, flow->line_count) >= few) {
            best = fmax(best, cell);
            at = i;
        }
    }
    return at;
}

/* The example goes below the text where there is room. A text on cages, which explains it, then
 * moves its last part next to it; others run on behind it. A separate page is the last resort. */
static void add_rules(struct book *b, struct page_list *list, struct flow *flow, const char *title,
                      const struct page_kind *const kind[2])
{
    const bool cages = killers_lead(b) || kind[0]->lesson_of_section;
    struct text_pages text = {
        .kind = kind[0], .flow = flow, .title = title, .below_pt = example_least_room(b, cages)};
    size_t pages = 0;
    b->out_of_memory |= flow && flow->failed;
    if (!flow || !flow->line_count) {
        page_list_add(b, list, kind[1])->head = title;
        return;
    }
    text_pages_fit(b, &text);
    const double left = text_pages_measure(b, &text, &pages);
    const bool fits = left >= text.below_pt;
    const size_t at = cages ? 0 : place_in_text(b, &text, cages);
    /* A page each for text and example is better than a second page with a third of it, but where a
     * picture fills that. */
    const double little = 0.45 * book_block_height(b);
    const bool apart = !fits && at && pages == 1 && !b->cfg->style.friends &&
                       text_pages_height(b, flow, at, flow->line_count) < little;
    const size_t part = (cages && pages > 1) || (!fits && !at) ? last_part(flow) : 0;
    const double last = text_pages_height(b, flow, part, flow->line_count);
    const double below = text.below_pt;
    text.below_pt = 0;
    if (part && book_block_height(b) - last >= below) {
        text_pages_fit_lines(b, &text, 0, part);
        (void)text_pages_put(b, list, &text, 0, part);
        text.below_pt = below;
        put_above_example(b, list, &text, part, flow->line_count);
    } else if (fits && (pages == 1 || !at)) {
        text.below_pt = below;
        put_above_example(b, list, &text, 0, flow->line_count);
    } else if (at && !apart) {
        text.below_pt = below;
        put_above_example(b, list, &text, 0, at);
        text.below_pt = 0;
        text_pages_fit_lines(b, &text, at, flow->line_count);
        (void)text_pages_put(b, list, &text, at, flow->line_count);
    } else {
        text_pages_fit_lines(b, &text, 0, flow->line_count);
        (void)text_pages_put(b, list, &text, 0, flow->line_count);
        page_list_add(b, list, kind[1])->head = title;
    }
}

bool section_needs_cages_lesson(const struct book *b, size_t section)
{
    bool first = has_cages(b, section);
    for (size_t s = 0; s < section; s++) {
        first = first && !has_cages(b, s);
    }
    return first && !killers_lead(b) && b->cfg->parts.how_to_play && !b->cfg->book.how_to_play;
}

void cages_lesson_add(struct book *b, struct page_list *list, size_t section)
{
    static const struct page_kind *const kinds[] = {&page_cages, &page_cages_example};
    struct flow *flow = keep_page_flow(b, book_flow_style(b, b->type.body));
    struct text filled = {0};
    put_cages_text(b, &filled);
    const char *text = text_chars(&filled);
    const char *body = strncmp(text, "# ", 2) == 0 ? strstr(text, "\n\n") : NULL;
    struct text title = {.failed = filled.failed};
    text_add(&title, text + (body ? 2 : 0), body ? (size_t)(body - text) - 2 : 0);
    const char *words = keep_text(b, &title);
    if (flow) {
        flow_add(flow, body ? body + 2 : text);
    }
    text_free(&filled);
    size_t before = list->count;
    add_rules(b, list, flow, words, kinds);
    for (size_t i = before; i < list->count; i++) {
        list->page[i].section = section;
        list->page[i].head = book_section_title(b, section);
    }
}

static bool wants_how_to_play(const struct book *b)
{
    return b->cfg->parts.how_to_play;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    static const struct page_kind *const kinds[] = {&page_rules, &page_example};
    const char *title = title_of_part(b, &part_how_to_play, item);
    struct flow *flow = keep_page_flow(b, book_flow_style(b, b->type.body));
    contents_add(b, title, NULL, list->count);
    if (flow) {
        fill_rules(b, flow);
    }
    add_rules(b, list, flow, title, kinds);
    return STATUS_OK;
}

const struct part_kind part_how_to_play = {
    .name = "how-to-play",
    .doc = "the rules",
    .places = PART_FRONT | PART_BACK,
    .once = true,
    .usual = wants_how_to_play,
    .asked_by = "parts.how_to_play: true",
    .usual_place = PART_FRONT,
    .listed = true,
    .title = TEXT_how_to_play,
    .add = add_pages,
};
