#include "render/book/puzzles/puzzle_pages.h"
#include "render/book/plan/puzzle_list.h"

#include <math.h>

#include "render/board/constraints/constraint_art.h"
#include "render/book/boards/board_tags.h"
#include "render/book/book_data.h"
#include "render/book/openers/notes_page.h"
#include "render/book/openers/section_page.h"
#include "render/book/puzzles/page_band.h"
#include "render/book/puzzles/picture_legend.h"
#include "render/book/puzzles/puzzle_head.h"
#include "render/book/puzzles/puzzle_names.h"
#include "render/book/puzzles/puzzle_surroundings.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/style/book_words.h"

/* A page's own data, besides that of its section. */
struct puzzle_page {
    const struct puzzle_layout *layout;
    const struct puzzle_layout *also_layout; /* of what is mixed in; NULL: nothing is */
    size_t also, also_count;                 /* its puzzles */
    size_t skipped;                          /* boards whose place the section's opener has */
    bool right_half;                         /* of a board over two pages */
    bool right_page;
};

enum { HEAD_GAP_PT = 10 }; /* between the opener at a page's head and the boards */

static void draw_puzzles(const struct book *b, struct canvas *c, const struct page *p,
                         struct box block);
static const struct page_kind page_puzzles = {
    .name = "puzzles", .draw = draw_puzzles, .frame = FRAME_HEAD_AND_FOLIO, .field = ".per_page"};

/* ---- which pages ---- */

/* A board over two pages that face each other: the left one, where the list ends, first. */
static void add_spread(struct book *b, struct page_list *list, size_t puzzle, const char *title)
{
    b->puzzle[puzzle].page = list->count;
    size_t layout = b->layouts.first[b->puzzle[puzzle].section];
    b->puzzle[puzzle].split = b->layouts.puzzle[layout].page.split;
    for (unsigned half = 0; half < 2; half++) {
        const struct puzzle_page content = {.layout = &b->layouts.puzzle[layout],
                                            .right_half = half == 1};
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

/* What opens a section at the head of its first page. */
struct opening {
    const char *title, *facts;
    size_t boards; /* whose place it takes; 0: there is none */
};

/* That of the rhythm; a last page with fewer boards may have its own, with larger ones, unless
 * their places are those of earlier puzzles' solutions. */
static const struct puzzle_layout *layout_for(struct book *b, size_t s, size_t page, size_t left,
                                              bool mixed)
{
    const size_t layouts = b->layouts.first[s + 1] - b->layouts.first[s];
    const struct puzzle_layout *usual = &b->layouts.puzzle[b->layouts.first[s] + page % layouts];
    struct puzzle_layout last;
    const bool is_larger = b->cfg->style.last_page == LAST_PAGE_LARGER &&
                           left < usual->page.count && layouts == 1 && !mixed &&
                           b->cfg->section[s].answers.at != ANSWERS_AT_LATER;
    return is_larger && section_last_layout(b, s, (unsigned)left, &last, &b->out_of_memory)
               ? keep_copy(b, &last, sizeof last)
               : usual;
}

static const struct puzzle_layout *also_layout_for(const struct book *b, size_t s, size_t page,
                                                   bool mixed)
{
    const size_t *first = &b->layouts.first[s];
    return mixed ? &b->layouts.puzzle[first[1] + page % (first[1] - first[0])] : NULL;
}

/* Those of a section from `first` on, and those of the section that is mixed in. */
static void add_puzzle_pages(struct book *b, struct page_list *list, size_t s, size_t first,
                             const char *title, const struct opening *opening)
{
    size_t end = first + b->source.section[s].count;
    bool mixed = section_has_mixed(b, s);
    size_t also = end;
    size_t also_end = mixed ? end + b->source.section[s + 1].count : end;
    for (size_t page = 0; first < end; page++) {
        const size_t skipped = page ? 0 : opening->boards;
        const struct puzzle_layout *layout = layout_for(b, s, page, end - first + skipped, mixed);
        if (!layout) {
            return;
        }
        size_t here = min_of(end - first, layout->page.count - skipped);
        size_t also_here = mixed ? min_of(also_end - also, b->cfg->section[s + 1].mix) : 0;
        put_on_page(b, list, first, here);
        put_on_page(b, list, also, also_here);
        const struct puzzle_page content = {.layout = layout,
                                            .also_layout = also_layout_for(b, s, page, mixed),
                                            .also = also,
                                            .also_count = also_here,
                                            .skipped = skipped,
                                            .right_page = page_is_right(list->count)};
        struct page *p = page_list_add(b, list, &page_puzzles);
        if (skipped) {
            p->title = p->heading = opening->title;
            p->detail = opening->facts;
        }
        p->first = first;
        p->count = here;
        p->section = s;
        p->solved = also_here ? also + also_here : first + here;
        p->content = keep_copy(b, &content, sizeof content);
        p->head = title;
        if (book_has_answers(b)) {
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + here, NULL);
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, also, also + also_here,
                               NULL);
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
    while (first > 0 && b->puzzle[first - 1].section == p->section &&
           b->puzzle[first - 1].page == p->page) {
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

/* Solutions under a section's puzzles of the next spread; pages of their own for the last ones. */
static void place_later(struct book *b, size_t s, size_t first)
{
    const size_t end = first + b->source.section[s].count;
    size_t unplaced = first;
    if (b->cfg->section[s].answers.at != ANSWERS_AT_LATER) {
        return;
    }
    for (size_t i = first; i < end; i++) {
        size_t before = two_pages_before(b, i);
        if (before != SIZE_MAX) {
            b->puzzle[before].solution_page = b->puzzle[i].page;
            b->puzzle[before].solution_part = BOOK_INTERIOR;
            unplaced = before + 1;
        }
    }
    solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_LATER, unplaced, end, NULL);
}

/* Pages of boards, if this number of them give up their places on the first. */
static size_t pages_for(size_t boards, size_t given_up, size_t on_page)
{
    return (boards + given_up + on_page - 1) / on_page;
}

enum config_opener_side opener_side_of(const struct book *b)
{
    enum { LONG_SECTION = 16, SHORT_SECTION = 6 };
    enum config_opener_side side = b->cfg->style.opener_side;
    size_t pages = 0;
    size_t with_heads = 0;
    size_t sections = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        const struct config_section *section = &b->cfg->section[s];
        const struct page_layout *layout = &b->layouts.puzzle[b->layouts.first[s]].page;
        const size_t boards = section->mix ? 0 : b->source.section[s].count;
        const bool opens = !section->continues && !section->mix;
        const size_t row = opens ? page_layout_first_row(layout) : 0;
        sections += opens;
        pages += pages_for(boards, 0, layout->count);
        with_heads += pages_for(boards, row, layout->count) + (opens && !row);
    }
    const bool saves = 2 * (pages + sections - with_heads) >= sections;
    return side != OPENERS_AUTO                         ? side
           : pages >= LONG_SECTION * sections           ? OPENERS_RIGHT
           : saves && pages <= SHORT_SECTION * sections ? OPENERS_HEAD
                                                        : OPENERS_ANY;
}

static struct box head_box(const struct puzzle_layout *layout, size_t row, struct box block)
{
    double bottom = layout->top_pt + layout->page.slot[row].top - layout->label.head_pt;
    block.bottom = block.top + bottom - HEAD_GAP_PT;
    return block;
}

static bool has_band(const struct book *b, size_t s)
{
    bool failed = false;
    const struct page_band band = page_band_of(b, s, &failed);
    return band.top_pt > 0 || band.middle_pt > 0;
}

/* How many boards of a section's first page leave their place to its opener; 0: it has a page of
 * its own. Other things at the head of the page, and solutions at the places of earlier puzzles,
 * leave no room for it; a lesson stands between it and the boards. */
static size_t boards_for_opener(struct book *b, size_t s, const char *title, bool lesson)
{
    const struct config_section *section = &b->cfg->section[s];
    const struct puzzle_layout *layout = &b->layouts.puzzle[b->layouts.first[s]];
    const size_t row = page_layout_first_row(&layout->page);
    const bool mixed = section_has_mixed(b, s);
    if (opener_side_of(b) != OPENERS_HEAD || !row || mixed || section->mix || layout->top_pt > 0 ||
        section->answers.at == ANSWERS_AT_LATER || has_band(b, s) || lesson) {
        return 0;
    }
    const struct box block = {.right = book_block_width(b), .bottom = book_block_height(b)};
    const struct box room = head_box(layout, row, block);
    return section_head_fits(b, title, s, room.bottom - room.top) ? row : 0;
}

static bool has_spreads(const struct book *b, size_t s)
{
    return b->layouts.puzzle[b->layouts.first[s]].page.split > 0;
}

/* Boards over two pages begin on a left one. Before them, notes stand where the page would be
 * blank.
 */
static void turn_to_spread(struct book *b, struct page_list *list, size_t s)
{
    if (has_spreads(b, s) && page_is_right(list->count)) {
        notes_page_add(b, list, true)->section = s;
    }
}

/* The side on which the section begins. A lesson follows the opener, or takes the place of a blank
 * page before it. opened: the section has a title page. Returns the page where the section opens.
 */
static size_t open_section(struct book *b, struct page_list *list, size_t s, bool opened,
                           const struct opening *head, add_lesson *lesson)
{
    const enum config_opener_side side = opener_side_of(b);
    const bool to_right = opened && side == OPENERS_RIGHT;
    const bool to_left = opened && side == OPENERS_FACING;
    const bool right = page_is_right(list->count);
    const bool lesson_first = !opened || (to_right && !right) || (to_left && right);
    if (lesson && lesson_first) {
        lesson(b, list, s);
    }
    if (to_right) {
        page_turn_to_right(b, list);
    } else if (to_left) {
        page_turn_to_left(b, list);
    }
    if (!opened) {
        turn_to_spread(b, list, s);
    }
    const size_t opening = list->count;
    if (opened) {
        section_page_add(b, list, head->title, head->facts, s);
    }
    if (lesson && !lesson_first) {
        lesson(b, list, s);
    }
    turn_to_spread(b, list, s);
    return opening;
}

size_t section_pages_add(struct book *b, struct page_list *list, size_t s, size_t first,
                         add_lesson *lesson)
{
    size_t count = b->source.section[s].count;
    const bool mixed = section_has_mixed(b, s);
    if (mixed) {
        count += b->source.section[s + 1].count;
    }
    const char *title = book_section_title(b, s);
    size_t last = first + count + count_that_follow(b, s);
    bool any = last > first;
    const char *range = puzzle_range_text(b, any ? book_printed_number(b, first) : first + 1,
                                          any ? book_printed_number(b, last - 1) : last);
    const bool continues = b->cfg->section[s].continues;
    const bool opens = b->cfg->parts.section_pages && !continues;
    struct opening head = {.title = title,
                           .boards = opens ? boards_for_opener(b, s, title, lesson != NULL) : 0};
    head.facts = continues ? range : section_facts_text(b, s, range);
    const size_t opening = open_section(b, list, s, opens && !head.boards, &head, lesson);
    if (!continues) {
        contents_add_section(b, title, range, head.facts, opening);
    }
    if (has_spreads(b, s)) {
        for (size_t i = 0; i < count; i++) {
            add_spread(b, list, first + i, title);
        }
        if (book_has_answers(b)) {
            solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + count, NULL);
        }
    } else {
        add_puzzle_pages(b, list, s, first, title, &head);
    }
    if (book_has_answers(b)) {
        place_later(b, s, first);
        if (mixed) {
            place_later(b, s + 1, first + b->source.section[s].count);
        }
        solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_SECTION, first, first + count, NULL);
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
    place.height = at->cell * (board_down(v) - rows_below_half(content));
    place.frame_pt = board_lines(&drawn.style, at->cell).outer_pt;
    struct box board = {place.left, place.top, place.left + place.width, place.top + place.height};
    const struct puzzle_place head =
        content->column_count ? place_of_half_head(content, &place) : place;
    draw_puzzle_head(b, c, &head);
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

/* Do labels next to the board stand at its right? They never take the place of a solution. */
static bool labels_are_right(const struct book *b, const struct puzzle_page *p, size_t index,
                             size_t slot)
{
    const enum config_label_side side = b->cfg->style.label_side;
    return b->cfg->section[b->puzzle[index].section].answers.at != ANSWERS_AT_BESIDE &&
           ((side == LABEL_SIDE_OUTSIDE && p->right_page) ||
            (side == LABEL_SIDE_ALTERNATE && (slot % 2 == 1) != p->right_page));
}

/* The column reaches the block's edge; the layout leaves it at the left. */
static void place_label(const struct book *b, const struct puzzle_page *p,
                        const struct puzzle_layout *layout, size_t slot, struct box block,
                        struct puzzle_place *at)
{
    if (labels_are_right(b, p, at->index, slot)) {
        at->left = block.left;
        at->aside_left = at->left + layout->page.width_pt + LABEL_SIDE_GAP_PT;
        at->aside_right = block.right;
    } else {
        at->aside_left = block.left;
        at->aside_right = at->left - LABEL_SIDE_GAP_PT;
    }
}

/* The i-th puzzle of those from `from` on. */
static struct puzzle_place place_of(const struct book *b, const struct puzzle_page *p,
                                    const struct puzzle_layout *layout, size_t from, size_t i,
                                    struct box block)
{
    const struct book_puzzle *first = &b->puzzle[from];
    const size_t slot = p->skipped + i;
    struct puzzle_place at = {
        .index = from + i,
        .answered = answered_at(b, from + i),
        .left_half = first->split && !p->right_half,
        .right_half = p->right_half,
        .left = block.left + layout->page.slot[slot].left,
        .top = block.top + layout->top_pt + layout->page.slot[slot].top,
        .cell = layout->page.cell_pt,
        .label = &layout->label,
    };
    if (LABELS_ARE_ASIDE(layout->label.kind)) {
        place_label(b, p, layout, slot, block, &at);
    }
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
    const struct puzzle_layout *layout = content->layout;
    for (size_t i = 0; i < p->count && count < most; i++) {
        struct puzzle_place at = place_of(b, content, layout, p->first, i, block);
        out[count++] = (struct board_area){area_of(&at, layout), at.index};
    }
    for (size_t i = 0; i < content->also_count && count < most; i++) {
        layout = content->also_layout;
        struct puzzle_place at = place_of(b, content, layout, content->also, i, block);
        out[count++] = (struct board_area){area_of(&at, layout), at.index};
    }
    return count;
}

double puzzle_page_foot(const struct book *b, const struct page *p, struct box block)
{
    if (p->kind != &page_puzzles) {
        return block.bottom;
    }
    const struct puzzle_page *content = p->content;
    const struct puzzle_layout *layout = content->layout;
    const size_t s = b->puzzle[p->first].section;
    const double last = layout->page.slot[content->skipped + p->count - 1].top;
    const double boards =
        block.top + layout->top_pt + last + layout->page.height_pt + layout->label.foot_pt;
    bool failed = false;
    if (b->puzzle[p->first].signs->pictures && b->cfg->section[s].around.notes == NOTES_NONE) {
        return block.bottom - legend_lift(b);
    }
    const bool more = content->also_count || b->puzzle[p->first].split ||
                      page_band_of(b, s, &failed).bottom_pt > 0;
    return more || failed ? block.bottom : fmin(block.bottom, boards);
}

/* Between the number and the level over the last board of the first row, as large as the room up to
 * the text above or the page's edge allows, and no larger than looks right; the animals in turn. */
static void draw_friend(const struct book *b, struct canvas *c, const struct page *p,
                        const struct puzzle_layout *layout, struct box block)
{
    enum { USUAL_WIDTH_PT = 64, MIN_HEIGHT_PT = 22 };
    const double part = 0.24; /* of a large board's width */
    const struct puzzle_page *content = p->content;
    enum scene friend = scene_animal(p->folio);
    size_t last = 0;
    const size_t skipped = content->skipped;
    for (size_t i = 1; i < p->count; i++) {
        bool first_row = layout->page.slot[skipped + i].top <= layout->page.slot[skipped].top + 1;
        last = first_row ? i : last;
    }
    struct puzzle_place at = place_of(b, content, layout, p->first, last, block);
    const struct layout *v = b->puzzle[at.index].record->variant;
    if (LABELS_ARE_ASIDE(layout->label.kind)) {
        if (layout->label.answer_aside) {
            return; /* the solution stands there */
        }
        draw_friend_aside(b, c, friend, &at);
        return;
    }
    double width = at.cell * board_across(v);
    bool failed = false;
    const double text = page_band_of(b, p->section, &failed).top_pt;
    double edge = text > 0 || b->cfg->style.running_heads
                      ? block.top + text
                      : fmax(sheet_vendor_margin(b) + 4, block.top - 30);
    struct label_style label = layout->label;
    label.reference_above = label.reference_above && book_names_solution(b, at.index + 1);
    const double number = 2 * label.disc_pt;
    const double room = width - puzzle_head_width(b, p->section, &label, &failed) + label.detail_pt;
    const double wide = fmin(fmax(part * width, USUAL_WIDTH_PT), room);
    const double foot = at.top - label.name_room_pt;
    double high = fmin(foot - edge, wide / scene_ratio(b, friend));
    double half = high * scene_ratio(b, friend) / 2;
    double x = at.left + number + label.detail_pt + room / 2;
    canvas_note_failure(c, failed);
    if (high >= MIN_HEIGHT_PT) {
        draw_scene(b, c, friend, (struct box){x - half, foot - high, x + half, foot});
    }
}

/* Between the columns of boards, from the head of the first to the foot of the last. */
static void draw_column_rules(const struct book *b, struct canvas *c,
                              const struct puzzle_layout *layout, size_t skipped, size_t count,
                              struct box block)
{
    const struct page_layout *l = &layout->page;
    double foot = 0;
    for (size_t i = skipped; i < skipped + count; i++) {
        foot = fmax(foot, l->slot[i].top + l->height_pt + layout->label.foot_pt);
    }
    double top = block.top + layout->top_pt + l->slot[skipped].top - layout->label.head_pt;
    canvas_tag(c, CANVAS_ARTIFACT, NULL, NULL);
    for (unsigned i = 1; i < l->columns && i < count; i++) {
        double gap = l->slot[i].left - l->slot[i - 1].left - l->width_pt;
        double x = block.left + l->slot[i].left - gap / 2;
        canvas_line(c, x, top, x, block.top + layout->top_pt + foot, book_fine_line_pt(b),
                    PAINT_BLACK);
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
    const struct puzzle_layout *layout = content->layout;
    draw_page_band(b, c, s, block, block.top + layout->top_pt + layout->page.middle_top_pt);
    if (content->skipped) {
        section_head_draw(b, c, p, head_box(layout, content->skipped, block));
    }
    if (b->cfg->style.friends && !b->puzzle[p->first].split && !content->skipped) {
        draw_friend(b, c, p, layout, block);
    }
    if (b->cfg->style.column_rules) {
        draw_column_rules(b, c, layout, content->skipped, p->count, block);
    }
    draw_group(b, c, content, layout, p->first, p->count, block);
    if (content->also_count) {
        draw_group(b, c, content, content->also_layout, content->also, content->also_count, block);
    }
    const struct sign_pictures *pictures = b->puzzle[p->first].signs->pictures;
    if (pictures) {
        double notes = around->notes == NOTES_NONE ? 0 : around->notes_height_pt;
        draw_legend(b, c, pictures, (block.left + block.right) / 2,
                    block.bottom - notes - legend_lift(b) - book_legend(b).picture_pt);
    }
}
