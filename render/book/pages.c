/* Which pages a book has, in order: front matter, sections, what comes behind them, the answer key;
 * and the numbers that they show and refer to. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/explain.h"
#include "render/book/book_private.h"

/* Never NULL: where memory ends, a page that no list holds, so that the caller need not look;
 * whoever planned looks at b->out_of_memory. */
static struct page *add_page(struct book *b, struct page_list *list, enum page_kind kind)
{
    const struct page page = {.kind = kind, .part = (enum book_part)(list - b->part)};
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? 2 * list->capacity : 64;
        struct page *moved = realloc(list->page, capacity * sizeof *moved);
        if (!moved) {
            b->out_of_memory = true;
            b->lost_page = page;
            return &b->lost_page;
        }
        list->page = moved;
        list->capacity = capacity;
    }
    struct page *p = &list->page[list->count++];
    *p = page;
    return p;
}

/* The next page will be a right one. */
static void turn_to_right_page(struct book *b, struct page_list *list)
{
    if (list->count % 2 == 1) {
        add_page(b, list, PAGE_BLANK);
    }
}

static void turn_to_left_page(struct book *b, struct page_list *list)
{
    if (list->count % 2 == 0) {
        add_page(b, list, PAGE_BLANK);
    }
}

static void add_entry(struct book *b, const char *title, const char *detail, size_t page)
{
    assert(b->entry_count < BOOK_MAX_ENTRIES);
    b->entry[b->entry_count++] = (struct contents_entry){title, detail, page};
}

/* Returns the height that the text leaves on its last page; negative where it has no page. */
static double add_flow_pages(struct book *b, struct page_list *list, const struct flow *flow,
                             const char *title)
{
    size_t from = 0;
    double left = -1;
    while (from < flow->line_count) {
        bool opens = from == 0;
        double room = book_block_height(b) - (opens ? TEXT_HEADING_PT : 0);
        size_t to = flow_break(flow, from, room);
        struct page *p = add_page(b, list, PAGE_TEXT);
        p->flow = flow;
        p->first = from;
        p->count = to - from;
        p->opens = opens;
        p->title = title;
        p->head = title;
        left = room - flow_height(flow, from, to);
        from = to;
    }
    return left;
}

/* The example goes below the how-to text where there is room, else on a page of its own. */
static void add_how_to(struct book *b, struct page_list *list)
{
    const char *title = book_text(b, TEXT_how_to_play);
    const struct flow *flow = &b->flow[FLOW_HOW_TO];
    add_entry(b, title, NULL, list->count);
    double left = add_flow_pages(b, list, flow, title);
    if (left < 0 || !example_fits(b, left)) {
        struct page *p = add_page(b, list, PAGE_EXAMPLE);
        p->head = title;
    }
}

static void add_boards(struct book *b, struct page_list *list)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = book_find_boards(b, section);
    const char *title = book_text(b, TEXT_boards);
    if (count) {
        add_entry(b, title, NULL, list->count);
    }
    for (size_t i = 0; i < count;) {
        struct page *p = add_page(b, list, PAGE_BOARDS);
        double room = book_block_height(b) - (i == 0 ? TEXT_HEADING_PT : 0);
        p->first = i;
        p->opens = i == 0;
        p->head = title;
        do {
            room -= book_board_height(b, section[i++], &b->out_of_memory);
        } while (i < count && room + 1e-6 >= book_board_height(b, section[i], &b->out_of_memory));
        p->count = i - p->first;
    }
}

const char *book_section_title(const struct book *b, size_t s)
{
    const struct config_section *section = &b->cfg->section[s];
    if (section->title) {
        return section->title;
    }
    return section->level ? translation_level(&b->translation, section->level)
                          : book_text(b, TEXT_puzzles);
}

/* Are the section's solutions at this place in the part? An answer key has all of them. */
static bool is_answered(const struct book *b, enum book_part part, size_t section,
                        enum config_answers_at at)
{
    return part == BOOK_ANSWERS || b->cfg->section[section].answers.at == at;
}

static bool has_answers_in_book(const struct book *b)
{
    return b->cfg->answers.place == PLACE_BOOK || b->cfg->answers.place == PLACE_BOTH;
}

static bool has_answers_at_back(const struct book *b)
{
    bool any = false;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        any |= is_answered(b, BOOK_INTERIOR, s, ANSWERS_AT_BACK);
    }
    return any && has_answers_in_book(b);
}

/* What the contents will list, in order; the number of titles. */
static size_t contents_titles(const struct book *b, const char *title[BOOK_MAX_ENTRIES])
{
    const struct book_config *c = b->cfg;
    size_t count = 0;
    if (c->book.introduction) {
        title[count++] = book_text(b, TEXT_introduction);
    }
    if (c->parts.how_to_play) {
        size_t section[CONFIG_MAX_SECTIONS];
        title[count++] = book_text(b, TEXT_how_to_play);
        if (book_find_boards(b, section)) {
            title[count++] = book_text(b, TEXT_boards);
        }
    }
    if (b->source.lesson_count) {
        title[count++] = book_text(b, TEXT_techniques);
    }
    for (size_t s = 0; s < c->section_count; s++) {
        if (!c->section[s].mix) {
            title[count++] = book_section_title(b, s);
        }
    }
    const struct {
        bool there;
        enum text_id id;
    } back[] = {
        {b->source.hint != NULL, TEXT_hints},
        {b->source.walkthrough_count > 0, TEXT_walkthroughs},
        {has_answers_at_back(b), TEXT_solutions},
        {c->parts.index, TEXT_index},
        {c->parts.sums, TEXT_sums},
        {c->parts.cut_out, TEXT_cut_out},
        {c->parts.certificate, TEXT_certificate},
        {c->parts.notes_pages > 0, TEXT_notes},
    };
    for (size_t i = 0; i < sizeof back / sizeof back[0]; i++) {
        if (back[i].there) {
            title[count++] = book_text(b, back[i].id);
        }
    }
    return count;
}

static void add_contents(struct book *b, struct page_list *list)
{
    const char *title[BOOK_MAX_ENTRIES];
    size_t count = contents_titles(b, title);
    for (size_t first = 0; first < count;) {
        double room = book_block_height(b) - (first ? 0 : CONTENTS_HEADING_PT);
        double used = contents_entry_height(b, title[first], &b->out_of_memory);
        size_t end = first + 1;
        for (; end < count; end++) {
            double height = contents_entry_height(b, title[end], &b->out_of_memory);
            if (used + height > room + 1e-6) {
                break;
            }
            used += height;
        }
        struct page *p = add_page(b, list, PAGE_CONTENTS);
        p->first = first;
        p->count = end - first;
        p->opens = first == 0;
        first = end;
    }
}

static struct page *add_lesson_page(struct book *b, struct page_list *list, size_t lesson,
                                    const char *title, size_t first, size_t count)
{
    struct page *p = add_page(b, list, PAGE_LESSON);
    p->lesson = lesson;
    p->first = first;
    p->count = count;
    p->title = title;
    p->head = book_text(b, TEXT_techniques);
    return p;
}

/* Each technique's text and example, then its practice; the answers behind the last. */
static void add_lessons(struct book *b, struct page_list *list)
{
    add_entry(b, book_text(b, TEXT_techniques), NULL, list->count);
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        const char *name = technique_printed_name(&b->translation, lesson->technique);
        bool whole = lesson_is_one_page(b, lesson, &b->out_of_memory);
        add_lesson_page(b, list, i, name, 0, whole)->opens = true;
        if (!whole) {
            add_lesson_page(b, list, i, name, 0, 1);
        }
        struct text t = {0};
        text_printf(&t, "%s: %s", name, book_text(b, TEXT_practice));
        const char *practice = book_keep(b, &t);
        for (size_t k = 1; k < lesson->count; k += b->lesson_per_page) {
            size_t left = lesson->count - k;
            add_lesson_page(b, list, i, practice, k,
                            left < b->lesson_per_page ? left : b->lesson_per_page);
        }
    }
    add_flow_pages(b, list, &b->flow[FLOW_LESSON_ANSWERS], book_text(b, TEXT_answers));
}

static void add_front(struct book *b, struct page_list *list)
{
    const struct book_config *c = b->cfg;
    if (c->parts.title_page) {
        add_page(b, list, PAGE_TITLE);
    }
    if (c->parts.copyright_page) {
        add_page(b, list, PAGE_COPYRIGHT);
    }
    if (c->book.dedication) {
        turn_to_right_page(b, list);
        add_page(b, list, PAGE_DEDICATION);
    }
    if (c->parts.contents) {
        turn_to_right_page(b, list);
        b->contents_page = list->count;
        add_contents(b, list);
    }
    if (c->book.introduction) {
        const char *title = book_text(b, TEXT_introduction);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_INTRODUCTION], title);
    }
    if (c->parts.how_to_play) {
        add_how_to(b, list);
        add_boards(b, list);
    }
    if (b->source.lesson_count) {
        add_lessons(b, list);
    }
}

static const char *range_text(struct book *b, size_t first, size_t last)
{
    char one[24];
    char two[24];
    snprintf(one, sizeof one, "%zu", first);
    snprintf(two, sizeof two, "%zu", last);
    const char *values[] = {one, two};
    struct text t = {0};
    if (first == last) {
        text_printf(&t, "%s %s", book_text(b, TEXT_puzzle), one);
    } else {
        translation_fill(&t, book_text(b, TEXT_puzzle_range), values, 2);
    }
    return book_keep(b, &t);
}

/* A board over two pages that face each other: the left one first. */
static void add_spread(struct book *b, struct page_list *list, size_t puzzle, const char *title)
{
    turn_to_left_page(b, list);
    b->puzzle[puzzle].page = list->count;
    size_t layout = b->first_layout[b->puzzle[puzzle].section];
    b->puzzle[puzzle].split = b->puzzle_layout[layout].page.split;
    for (unsigned half = 0; half < 2; half++) {
        struct page *p = add_page(b, list, PAGE_PUZZLES);
        p->first = puzzle;
        p->count = 1;
        p->layout = layout;
        p->head = title;
        p->right_half = half == 1;
    }
}

/* Pages of the solutions of puzzles from … to - 1 that stand at this place; a page holds boards of
 * one layout only. Reversed, they count from the last. */
static void add_solutions(struct book *b, enum book_part part, enum config_answers_at at,
                          size_t from, size_t to)
{
    struct page_list *list = &b->part[part];
    size_t n = b->puzzle_count;
    bool reversed = b->cfg->answers.reversed;
    for (size_t i = from; i < to;) {
        size_t start = i;
        size_t section = b->puzzle[reversed ? n - 1 - i : i].section;
        if (!is_answered(b, part, section, at)) {
            i++;
            continue;
        }
        size_t room = b->section_answer[section].count;
        for (; i < to && i - start < room; i++) {
            struct book_puzzle *p = &b->puzzle[reversed ? n - 1 - i : i];
            if (!is_answered(b, part, p->section, at) ||
                !book_answers_share(b, section, p->section)) {
                break;
            }
            if (part == BOOK_INTERIOR || b->cfg->answers.place == PLACE_APART) {
                p->solution_page = list->count;
                p->solution_part = part;
            }
        }
        struct page *page = add_page(b, list, PAGE_SOLUTIONS);
        page->first = start;
        page->count = i - start;
        page->head = book_text(b, TEXT_solutions);
    }
}

/* These puzzles stand on the page that comes next. Answered beside them, their solutions do too. */
static void put_on_page(struct book *b, const struct page_list *list, size_t first, size_t count)
{
    for (size_t i = first; i < first + count; i++) {
        struct book_puzzle *p = &b->puzzle[i];
        enum config_answers_at at = b->cfg->section[p->section].answers.at;
        p->page = list->count;
        if (has_answers_in_book(b) && (at == ANSWERS_AT_UNDER || at == ANSWERS_AT_BESIDE)) {
            p->solution_page = list->count;
        }
    }
}

static size_t least_of(size_t a, size_t b)
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
    size_t layouts = b->first_layout[s + 1] - b->first_layout[s];
    for (size_t page = 0; first < end; page++) {
        size_t layout = b->first_layout[s] + page % layouts;
        size_t here = least_of(end - first, b->puzzle_layout[layout].page.count);
        size_t also_here = mixed ? least_of(also_end - also, b->cfg->section[s + 1].mix) : 0;
        put_on_page(b, list, first, here);
        put_on_page(b, list, also, also_here);
        struct page *p = add_page(b, list, PAGE_PUZZLES);
        p->first = first;
        p->count = here;
        p->layout = layout;
        p->also = also;
        p->also_count = also_here;
        p->head = title;
        if (has_answers_in_book(b)) {
            add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + here);
            add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, also, also + also_here);
        }
        first += here;
        also += also_here;
    }
}

/* A section, and the one that is mixed in. Returns how many puzzles it has. */
static size_t add_section(struct book *b, struct page_list *list, size_t s, size_t first)
{
    size_t count = b->source.section[s].count;
    if (s + 1 < b->cfg->section_count && b->cfg->section[s + 1].mix) {
        count += b->source.section[s + 1].count;
    }
    const char *title = book_section_title(b, s);
    const char *range = range_text(b, first + 1, first + count);
    bool spreads = b->puzzle_layout[b->first_layout[s]].page.split > 0;
    if (b->cfg->parts.section_pages) {
        turn_to_right_page(b, list);
    } else if (spreads) {
        turn_to_left_page(b, list);
    }
    size_t opening = list->count;
    if (b->cfg->parts.section_pages) {
        struct page *p = add_page(b, list, PAGE_SECTION);
        p->title = title;
        p->detail = range;
        p->first = s;
    }
    add_entry(b, title, range, opening);
    if (spreads) {
        for (size_t i = 0; i < count; i++) {
            add_spread(b, list, first + i, title);
        }
        if (has_answers_in_book(b)) {
            add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_NEXT_PAGE, first, first + count);
        }
    } else {
        add_puzzle_pages(b, list, s, first, title);
    }
    if (has_answers_in_book(b)) {
        add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_SECTION, first, first + count);
    }
    return count;
}

static void add_walkthroughs(struct book *b, struct page_list *list)
{
    const char *title = book_text(b, TEXT_walkthroughs);
    add_entry(b, title, NULL, list->count);
    for (size_t w = 0; w < b->source.walkthrough_count; w++) {
        const struct walkthrough_layout *l = &b->walkthrough_layout[w];
        for (unsigned i = 0; i < l->page_count; i++) {
            struct page *p = add_page(b, list, PAGE_WALKTHROUGH);
            p->walkthrough = w;
            p->first = l->first[i];
            p->count = (size_t)(l->first[i + 1] - l->first[i]);
            p->head = title;
        }
    }
}

static void add_back(struct book *b, struct page_list *list)
{
    const struct book_config *c = b->cfg;
    if (b->source.hint) {
        const char *title = book_text(b, TEXT_hints);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_HINTS], title);
    }
    if (b->source.walkthrough_count) {
        add_walkthroughs(b, list);
    }
    if (has_answers_at_back(b)) {
        const char *title = book_text(b, TEXT_solutions);
        size_t opening = list->count;
        if (c->parts.section_pages) {
            turn_to_right_page(b, list);
            opening = list->count;
            struct page *p = add_page(b, list, PAGE_SECTION);
            p->title = title;
            p->detail = range_text(b, 1, b->puzzle_count);
            p->first = SIZE_MAX;
        }
        add_entry(b, title, NULL, opening);
        add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_BACK, 0, b->puzzle_count);
    }
    if (c->parts.index) {
        const char *title = book_text(b, TEXT_index);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_INDEX], title);
    }
    if (c->parts.sums) {
        const char *title = book_text(b, TEXT_sums);
        add_entry(b, title, NULL, list->count);
        add_flow_pages(b, list, &b->flow[FLOW_SUMS], title);
    }
    bool cut_out = false;
    for (size_t s = 0; s < c->section_count; s++) {
        if (!book_has_cut_out(b, s)) {
            continue;
        }
        /* Nothing is printed on the back of what is cut. */
        turn_to_right_page(b, list);
        if (!cut_out) {
            add_entry(b, book_text(b, TEXT_cut_out), NULL, list->count);
        }
        cut_out = true;
        struct page *p = add_page(b, list, PAGE_CUT_OUT);
        p->first = s;
        p->head = book_text(b, TEXT_cut_out);
        p->opens = true;
        add_page(b, list, PAGE_BLANK);
    }
    if (c->parts.certificate) {
        turn_to_right_page(b, list);
        add_entry(b, book_text(b, TEXT_certificate), NULL, list->count);
        add_page(b, list, PAGE_CERTIFICATE);
    }
    for (unsigned i = 0; i < c->parts.notes_pages; i++) {
        if (i == 0) {
            add_entry(b, book_text(b, TEXT_notes), NULL, list->count);
        }
        struct page *p = add_page(b, list, PAGE_NOTES);
        p->head = book_text(b, TEXT_notes);
        p->opens = i == 0;
    }
}

static void number_pages(struct book *b, size_t body)
{
    struct page_list *list = &b->part[BOOK_INTERIOR];
    bool roman = b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN;
    bool through = b->cfg->style.front_folios == FRONT_FOLIOS_ARABIC;
    for (size_t i = 0; i < list->count; i++) {
        struct page *p = &list->page[i];
        bool front = i < body;
        bool shown = page_frame_of(p->kind) != FRAME_NONE && (!front || roman || through);
        size_t number = front || through ? i + 1 : i - body + 1;
        p->folio = shown ? (unsigned)number : 0;
        p->roman = front && roman;
    }
    list = &b->part[BOOK_ANSWERS];
    for (size_t i = 0; i < list->count; i++) {
        list->page[i].folio = (unsigned)i + 1;
    }
    /* Where pages show no numbers, puzzles and solutions refer to none. */
    bool told = b->cfg->style.folios != FOLIOS_NONE;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        struct book_puzzle *p = &b->puzzle[i];
        p->folio = told ? b->part[BOOK_INTERIOR].page[p->page].folio : 0;
        bool beside = p->solution_part == BOOK_INTERIOR && p->solution_page == p->page;
        p->solution_folio = told && p->solution_page != SIZE_MAX && !beside
                                ? b->part[p->solution_part].page[p->solution_page].folio
                                : 0;
    }
}

void book_plan_pages(struct book *b)
{
    const struct book_config *c = b->cfg;
    struct page_list *list = &b->part[BOOK_INTERIOR];
    book_forget_strings(b);
    list->count = 0;
    b->part[BOOK_ANSWERS].count = 0;
    b->entry_count = 0;
    b->contents_page = SIZE_MAX;
    book_make_flows(b);
    add_front(b, list);
    turn_to_right_page(b, list);
    size_t body = list->count;
    size_t first = 0;
    for (size_t s = 0; s < c->section_count; s++) {
        if (!c->section[s].mix) {
            first += add_section(b, list, s, first);
        }
    }
    add_back(b, list);
    for (size_t blank = book_padding(b, list->count); blank > 0; blank--) {
        add_page(b, list, PAGE_BLANK);
    }
    if (c->answers.place == PLACE_APART || c->answers.place == PLACE_BOTH) {
        if (c->parts.title_page) {
            struct page *p = add_page(b, &b->part[BOOK_ANSWERS], PAGE_SECTION);
            p->title = c->book.title;
            p->detail = book_text(b, TEXT_answer_key);
            p->first = SIZE_MAX;
        }
        add_solutions(b, BOOK_ANSWERS, ANSWERS_AT_BACK, 0, b->puzzle_count);
    }
    if (!b->out_of_memory) {
        number_pages(b, body);
    }
}
