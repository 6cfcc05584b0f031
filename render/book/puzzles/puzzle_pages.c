#include "render/book/puzzles/puzzle_pages.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/puzzles/page_band.h"
#include "render/book/puzzles/picture_legend.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/puzzles/puzzle_surroundings.h"
#include "render/book/puzzles/section_page.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/style/book_words.h"

/* A page's own data, besides that of its section. */
struct puzzle_page {
    size_t layout;           /* which of all */
    size_t also, also_count; /* puzzles of a section that is mixed in */
    bool right_half;         /* of a board over two pages */
};

static void draw_puzzles(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block);
static const struct page_kind page_puzzles = {
    .name = "puzzles", .draw = draw_puzzles, .frame = FRAME_HEAD_AND_FOLIO, .begins_body = true};

/* ---- which pages ---- */

/* A board over two pages that face each other: the left one first. */
static void add_spread(struct book *b, struct page_list *list, size_t puzzle, const char *title)
{
    page_turn_to_left(b, list);
    b->puzzle[puzzle].page = list->count;
    size_t layout = b->layouts.first[b->puzzle[puzzle].section];
    b->puzzle[puzzle].split = b->layouts.puzzle[layout].page.split;
    for (unsigned half = 0; half < 2; half++) {
        const struct puzzle_page content = {.layout = layout, .right_half = half == 1};
        struct page *p = page_list_add(b, list, &page_puzzles);
        p->first = puzzle;
        p->count = 1;
        p->section = b->puzzle[puzzle].section;
        p->solved = puzzle + 1;
        p->head = title;
        p->content = keep_copy(b, &content, sizeof content);
    }
}

/* Note that these puzzles stand on the page that comes next, and so do solutions that are printed
 * next to them. */
static void put_on_page(struct book *b, const struct page_list *list, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++) {
        struct book_puzzle *p = &b->puzzle[i];
        enum config_answers_at at = b->cfg->section[p->section].answers.at;
        p->page = list->count;
        if (book_has_answers(b) && (at == ANSWERS_AT_UNDER || at == ANSWERS_AT_BESIDE)) {
            p->solution_page = list->count;
        }
    }
}

static size_t min_of(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Those of a section from `first` on, and those of the section that is mixed in. */
static void add_puzzle_pages(struct book *b, struct page_list *list, size_t s, size_t first,
                             const char *title)
{
    size_t end = first + b->source.section[s].count;
    bool mixed = s + 1 < b->cfg->section_count && b->cfg->section[s + 1].mix;
    size_t also = end;
    size_t also_end = mixed ? end + b->source.section[s + 1].count : end;
    size_t layouts = b->layouts.first[s + 1] - b->layouts.first[s];
    for (size_t page = 0; first < end; page++) {
        size_t layout = b->layouts.first[s] + page % layouts;
        size_t here = min_of(end - first, b->layouts.puzzle[layout].page.count);
        size_t also_here = mixed ? min_of(also_end - also, b->cfg->section[s + 1].mix) : 0;
        put_on_page(b, list, first, here);
        put_on_page(b, list, also, also_here);
        const struct puzzle_page content = {
            .layout = layout, .also = also, .also_count = also_here};
        struct page *p = page_list_add(b, list, &page_puzzles);
        p->first = first;
        p->count = here;
        p->section = s;
        p->solved = also_here ? also + also_here : first + here;
        p->content = keep_copy(b, &content, sizeof content);
        p->head = title;
        if (book_has_answers(b)) {
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + here);
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, also, also + also_here);
        }
        first += here;
        also += also_here;
    }
}

/* Puzzles of the sections that continue this one. */
static size_t count_that_follow(const struct book *b, size_t s)
{
    size_t count = 0;
    while (++s < b->cfg->section_count && b->cfg->section[s].continues) {
        count += b->source.section[s].count;
    }
    return count;
}

/* The puzzle that stands at the same place two pages before; SIZE_MAX: none. */
static size_t two_pages_before(const struct book *b, size_t index)
{
    const struct book_puzzle *p = &b->puzzle[index];
    size_t first = index;
    while (first > 0 && b->puzzle[first - 1].page == p->page) {
        first--;
    }
    size_t slot = index - first;
    size_t before = first;
    while (before > 0 && b->puzzle[before - 1].section == p->section &&
           b->puzzle[before - 1].page + 2 >= p->page) {
        before--;
    }
    size_t found = before + slot;
    return found < index && b->puzzle[found].page + 2 == p->page ? found : SIZE_MAX;
}

/* Solutions under the puzzles of the next spread. Returns the first whose place no puzzle has. */
static size_t place_later(struct book *b, size_t first, size_t end)
{
    size_t unplaced = first;
    for (size_t i = first; i < end; i++) {
        size_t before = two_pages_before(b, i);
        if (before != SIZE_MAX) {
            b->puzzle[before].solution_page = b->puzzle[i].page;
            b->puzzle[before].solution_part = BOOK_INTERIOR;
            unplaced = before + 1;
        }
    }
    return unplaced;
}

bool openers_are_right(const struct book *b)
{
    enum { LONG_SECTION = 16 };
    size_t pages = 0;
    size_t sections = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        const struct config_section *section = &b->cfg->section[s];
        size_t on_page = b->layouts.puzzle[b->layouts.first[s]].page.count;
        sections += !section->continues && !section->mix;
        pages += section->mix ? 0 : (b->source.section[s].count + on_page - 1) / on_page;
    }
    enum config_opener_side side = b->cfg->style.opener_side;
    return side == OPENERS_RIGHT || (side == OPENERS_AUTO && pages >= LONG_SECTION * sections);
}

size_t section_pages_add(struct book *b, struct page_list *list, size_t s, size_t first)
{
    size_t count = b->source.section[s].count;
    if (s + 1 < b->cfg->section_count && b->cfg->section[s + 1].mix) {
        count += b->source.section[s + 1].count;
    }
    const char *title = book_section_title(b, s);
    size_t last = first + count + count_that_follow(b, s);
    bool any = last > first;
    const char *range = puzzle_range_text(b, any ? book_printed_number(b, first) : first + 1,
                                          any ? book_printed_number(b, last - 1) : last);
    bool spreads = b->layouts.puzzle[b->layouts.first[s]].page.split > 0;
    const bool continues = b->cfg->section[s].continues;
    const bool opened = b->cfg->parts.section_pages && !continues;
    /* A board over two pages begins on a left one. */
    if (opened && (spreads || openers_are_right(b))) {
        page_turn_to_right(b, list);
    } else if (spreads) {
        page_turn_to_left(b, list);
    }
    size_t opening = list->count;
    const char *facts = continues ? range : section_facts_text(b, s, range);
    if (opened) {
        section_page_add(b, list, title, facts, s);
    }
    if (!continues) {
        contents_add_section(b, title, range, facts, opening);
    }
    if (spreads) {
        for (size_t i = 0; i < count; i++) {
            add_spread(b, list, first + i, title);
        }
        if (book_has_answers(b)) {
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + count);
        }
    } else {
        add_puzzle_pages(b, list, s, first, title);
    }
    if (book_has_answers(b) && b->cfg->section[s].answers.at == ANSWERS_AT_LATER) {
        size_t end = first + b->source.section[s].count;
        size_t unplaced = place_later(b, first, end);
        solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_LATER, unplaced, end);
    }
    if (book_has_answers(b)) {
        solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_SECTION, first, first + count);
    }
    return count;
}

/* ---- drawing ---- */

static void draw_puzzle(const struct book *b, struct canvas *c, const struct puzzle_place *at)
{
    const struct book_puzzle *p = &b->puzzle[at->index];
    const struct layout *v = p->record->variant;
    unsigned columns = frame_columns(v);
    struct book_board drawn;
    book_board_of(b, at->index + 1, false, &drawn);
    struct board_content *content = &drawn.content;
    content->first_column = at->right_half ? p->split : 0;
    content->column_count = at->left_half ? p->split : at->right_half ? columns - p->split : 0;
    struct puzzle_place place = *at;
    if (!at->right_half) {
        place.left += at->cell * board_room_left(v);
    }
    place.width = at->cell * (content->column_count ? content->column_count : columns);
    place.height = at->cell * board_down(v);
    place.frame_pt = board_lines(&drawn.style, at->cell).outer_pt;
    struct box board = {place.left, place.top, place.left + place.width, place.top + place.height};
    draw_puzzle_head(b, c, &place);
    draw_below_puzzle(b, c, &place);
    tag_board(b, c, at->index, false, board);
    board_draw(c, at->left, at->top, at->cell, &drawn.style, content);
    canvas_untag(c);
}

/* The puzzle whose solution stands at this one; SIZE_MAX: none. */
static size_t answered_at(const struct book *b, size_t index)
{
    enum config_answers_at at = b->cfg->section[b->puzzle[index].section].answers.at;
    return !book_has_answers(b)     ? SIZE_MAX
           : at == ANSWERS_AT_LATER ? two_pages_before(b, index)
                                    : index;
}

/* The i-th puzzle of those from `from` on. */
static struct puzzle_place place_of(const struct book *b, const struct puzzle_page *p,
                                    const struct puzzle_layout *layout, size_t from, size_t i,
                                    struct box block)
{
    const struct book_puzzle *first = &b->puzzle[from];
    struct puzzle_place at = {
        .index = from + i,
        .answered = answered_at(b, from + i),
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
    return at;
}

static void draw_group(const struct book *b, struct canvas *c, const struct puzzle_page *p,
                       const struct puzzle_layout *layout, size_t from, size_t count,
                       struct box block)
{
    for (size_t i = 0; i < count; i++) {
        struct puzzle_place at = place_of(b, p, layout, from, i, block);
        draw_puzzle(b, c, &at);
    }
}

static struct box area_of(const struct puzzle_place *at, const struct puzzle_layout *layout)
{
    return (struct box){at->left, at->top - layout->label.head_pt, at->left + layout->page.width_pt,
                        at->top + layout->page.height_pt};
}

size_t puzzle_page_areas(const struct book *b, const struct page *p, struct box block,
                         struct board_area *out, size_t most)
{
    size_t count = 0;
    if (p->kind != &page_puzzles) {
        return 0;
    }
    const struct puzzle_page *content = p->content;
    const struct puzzle_layout *layout = &b->layouts.puzzle[content->layout];
    for (size_t i = 0; i < p->count && count < most; i++) {
        struct puzzle_place at = place_of(b, content, layout, p->first, i, block);
        out[count++] = (struct board_area){area_of(&at, layout), at.index};
    }
    size_t s = b->puzzle[p->first].section;
    for (size_t i = 0; i < content->also_count && count < most; i++) {
        layout = &b->layouts.puzzle[b->layouts.first[s + 1]];
        struct puzzle_place at = place_of(b, content, layout, content->also, i, block);
        out[count++] = (struct board_area){area_of(&at, layout), at.index};
    }
    return count;
}

/* Between the number and the level over the last board of the first row, as large as the room up to
 * the page's edge allows, and no larger than looks right; in turn the fox and the owl. */
static void draw_friend(const struct book *b, struct canvas *c, const struct page *p,
                        const struct puzzle_layout *layout, struct box block)
{
    const double part = 0.24; /* of the board's width */
    const struct puzzle_page *content = p->content;
    enum scene friend = p->folio % 2 ? SCENE_FOX : SCENE_OWL;
    size_t last = 0;
    for (size_t i = 1; i < p->count; i++) {
        bool first_row = layout->page.slot[i].top <= layout->page.slot[0].top + 1;
        last = first_row ? i : last;
    }
    struct puzzle_place at = place_of(b, content, layout, p->first, last, block);
    const struct layout *v = b->puzzle[at.index].record->variant;
    double width = at.cell * board_across(v);
    double edge =
        b->cfg->style.running_heads ? block.top : fmax(sheet_vendor_margin(b) + 4, block.top - 30);
    double high = fmin(at.top - edge, part * width / scene_ratio(b, friend));
    double half = high * scene_ratio(b, friend) / 2;
    double x = at.left + 0.32 * width;
    if (high > 14) {
        draw_scene(b, c, friend, (struct box){x - half, at.top - high, x + half, at.top});
    }
}

/* Between the columns of boards, from the head of the first to the foot of the last. */
static void draw_column_rules(const struct book *b, struct canvas *c,
                              const struct puzzle_layout *layout, size_t count, struct box block)
{
    const struct page_layout *l = &layout->page;
    double foot = 0;
    for (size_t i = 0; i < count; i++) {
        foot = fmax(foot, l->slot[i].top + l->height_pt + layout->label.foot_pt);
    }
    double top = block.top + layout->top_pt + l->slot[0].top - layout->label.head_pt;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned i = 1; i < l->columns && i < count; i++) {
        double gap = l->slot[i].left - l->slot[i - 1].left - l->width_pt;
        double x = block.left + l->slot[i].left - gap / 2;
        canvas_line(c, x, top, x, block.top + layout->top_pt + foot,
                    fmax(0.5, b->source.profile->min_line_pt), PAINT_BLACK);
    }
    canvas_untag(c);
}

/* The halves of a board over two pages stand at the inner margins. */
static void draw_puzzles(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block)
{
    const struct puzzle_page *content = p->content;
    size_t s = b->puzzle[p->first].section;
    const struct config_surroundings *around = &b->cfg->section[s].around;
    const struct puzzle_layout *layout = &b->layouts.puzzle[content->layout];
    draw_page_band(b, c, s, block, block.top + layout->top_pt + layout->page.middle_top_pt);
    if (b->cfg->style.friends && !b->puzzle[p->first].split) {
        draw_friend(b, c, p, layout, block);
    }
    if (b->cfg->style.column_rules) {
        draw_column_rules(b, c, layout, p->count, block);
    }
    draw_group(b, c, content, layout, p->first, p->count, block);
    if (content->also_count) {
        draw_group(b, c, content, &b->layouts.puzzle[b->layouts.first[s + 1]], content->also,
                   content->also_count, block);
    }
    const struct sign_pictures *pictures = b->puzzle[p->first].signs->pictures;
    if (pictures) {
        double notes = around->notes == NOTES_NONE ? 0 : around->notes_height_pt;
        draw_legend(b, c, pictures, (block.left + block.right) / 2,
                    block.bottom - notes - book_legend(b).picture_pt);
    }
}
