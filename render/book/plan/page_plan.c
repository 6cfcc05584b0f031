/* Which pages a book has, in order: front matter, sections, what comes behind them, the answer key;
 * and the numbers that they show and refer to. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "gen/grade/explain.h"
#include "render/book/plan/book_parts.h"

/* Never NULL: where memory ends, a page that no list holds, so that the caller need not look;
 * whoever planned looks at b->out_of_memory. */
struct page *book_add_page(struct book *b, struct page_list *list, enum page_kind kind)
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
void book_turn_to_right_page(struct book *b, struct page_list *list)
{
    if (list->count % 2 == 1) {
        book_add_page(b, list, PAGE_BLANK);
    }
}

void book_turn_to_left_page(struct book *b, struct page_list *list)
{
    if (list->count % 2 == 0) {
        book_add_page(b, list, PAGE_BLANK);
    }
}

void book_add_entry(struct book *b, const char *title, const char *detail, size_t page)
{
    assert(b->entry_count < BOOK_MAX_ENTRIES);
    b->entry[b->entry_count++] = (struct contents_entry){title, detail, page};
}

double book_add_flow(struct book *b, struct page_list *list, const struct flow *flow,
                     const char *title, double above_pt)
{
    size_t from = 0;
    double left = -1;
    while (from < flow->line_count) {
        bool opens = from == 0;
        double room = book_block_height(b) - (opens ? TEXT_HEADING_PT + above_pt : 0);
        size_t to = flow_break(flow, from, room);
        struct page *p = book_add_page(b, list, PAGE_TEXT);
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
    book_add_entry(b, title, NULL, list->count);
    double left = book_add_flow(b, list, flow, title, 0);
    if (left < 0 || !example_fits(b, left)) {
        struct page *p = book_add_page(b, list, PAGE_EXAMPLE);
        p->head = title;
    }
}

static void add_boards(struct book *b, struct page_list *list)
{
    size_t section[CONFIG_MAX_SECTIONS];
    size_t count = book_find_boards(b, section);
    const char *title = book_text(b, TEXT_boards);
    if (count) {
        book_add_entry(b, title, NULL, list->count);
    }
    for (size_t i = 0; i < count;) {
        struct page *p = book_add_page(b, list, PAGE_BOARDS);
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

static size_t part_titles(const struct book *b, enum part_place place, size_t before,
                          const char **title)
{
    struct part part[BOOK_MOST_PARTS];
    size_t parts = book_parts(b, place, before, part);
    size_t count = 0;
    for (size_t i = 0; i < parts; i++) {
        const char *words = part[i].kind->title ? part[i].kind->title(b, part[i].item) : NULL;
        if (words) {
            title[count++] = words;
        }
    }
    return count;
}

/* What the contents will list, in order; the number of titles. */
static size_t contents_titles(const struct book *b, const char *title[BOOK_MAX_ENTRIES])
{
    size_t count = part_titles(b, PART_FRONT, 0, title);
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        count += part_titles(b, PART_BETWEEN, s, title + count);
        if (!b->cfg->section[s].mix) {
            title[count++] = book_section_title(b, s);
        }
    }
    return count + part_titles(b, PART_BACK, 0, title + count);
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
        struct page *p = book_add_page(b, list, PAGE_CONTENTS);
        p->first = first;
        p->count = end - first;
        p->opens = first == 0;
        first = end;
    }
}

static void add_parts(struct book *b, struct page_list *list, enum part_place place, size_t before)
{
    struct part part[BOOK_MOST_PARTS];
    size_t count = book_parts(b, place, before, part);
    for (size_t i = 0; i < count; i++) {
        enum config_side side = part[i].item ? part[i].item->side : SIDE_ANY;
        if (side == SIDE_RIGHT) {
            book_turn_to_right_page(b, list);
        } else if (side == SIDE_LEFT) {
            book_turn_to_left_page(b, list);
        }
        part[i].kind->add(b, list, part[i].item);
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
    book_turn_to_left_page(b, list);
    b->puzzle[puzzle].page = list->count;
    size_t layout = b->first_layout[b->puzzle[puzzle].section];
    b->puzzle[puzzle].split = b->puzzle_layout[layout].page.split;
    for (unsigned half = 0; half < 2; half++) {
        struct page *p = book_add_page(b, list, PAGE_PUZZLES);
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
        struct page *page = book_add_page(b, list, PAGE_SOLUTIONS);
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
        struct page *p = book_add_page(b, list, PAGE_PUZZLES);
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
        book_turn_to_right_page(b, list);
    } else if (spreads) {
        book_turn_to_left_page(b, list);
    }
    size_t opening = list->count;
    if (b->cfg->parts.section_pages) {
        struct page *p = book_add_page(b, list, PAGE_SECTION);
        p->title = title;
        p->detail = range;
        p->first = s;
    }
    book_add_entry(b, title, range, opening);
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

/* ---- the usual parts ---- */

static bool wants_title(const struct book *b)
{
    return b->cfg->parts.title_page;
}

static void add_title(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    book_turn_to_right_page(b, list);
    book_add_page(b, list, PAGE_TITLE);
}

static bool wants_copyright(const struct book *b)
{
    return b->cfg->parts.copyright_page;
}

static void add_copyright(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    book_add_page(b, list, PAGE_COPYRIGHT);
}

static bool wants_dedication(const struct book *b)
{
    return b->cfg->book.dedication != NULL;
}

static void add_dedication(struct book *b, struct page_list *list, const struct config_part *item)
{
    if (item && item->text) {
        part_add_epigraph(b, list, item);
    } else if (b->cfg->book.dedication) {
        book_turn_to_right_page(b, list);
        book_add_page(b, list, PAGE_DEDICATION);
    }
}

static bool wants_contents(const struct book *b)
{
    return b->cfg->parts.contents;
}

static void add_contents_part(struct book *b, struct page_list *list,
                              const struct config_part *item)
{
    (void)item;
    book_turn_to_right_page(b, list);
    b->contents_page = list->count;
    add_contents(b, list);
}

static bool wants_introduction(const struct book *b)
{
    return b->cfg->book.introduction != NULL;
}

static const char *introduction_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_introduction);
}

static void add_introduction(struct book *b, struct page_list *list, const struct config_part *item)
{
    const char *title = introduction_title(b, item);
    book_add_entry(b, title, NULL, list->count);
    book_add_flow(b, list, &b->flow[FLOW_INTRODUCTION], title, 0);
}

static bool wants_how_to_play(const struct book *b)
{
    return b->cfg->parts.how_to_play;
}

static const char *how_to_play_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_how_to_play);
}

static void add_how_to_play(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    add_how_to(b, list);
}

static bool wants_boards(const struct book *b)
{
    size_t section[CONFIG_MAX_SECTIONS];
    return b->cfg->parts.how_to_play && book_find_boards(b, section);
}

static const char *boards_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_boards);
}

static void add_boards_part(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    add_boards(b, list);
}

static bool wants_techniques(const struct book *b)
{
    return b->source.lesson_count > 0;
}

static const char *techniques_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_techniques);
}

static struct page *add_lesson_page(struct book *b, struct page_list *list, size_t lesson,
                                    const char *title, size_t first, size_t count)
{
    struct page *p = book_add_page(b, list, PAGE_LESSON);
    p->lesson = lesson;
    p->first = first;
    p->count = count;
    p->title = title;
    p->head = book_text(b, TEXT_techniques);
    return p;
}

/* Each technique's text and example, then its practice; the answers behind the last. */
static void add_techniques(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    book_add_entry(b, book_text(b, TEXT_techniques), NULL, list->count);
    for (size_t i = 0; i < b->source.lesson_count; i++) {
        const struct book_lesson *lesson = &b->source.lesson[i];
        const char *name = technique_printed_name(&b->translation, lesson->technique);
        bool whole = lesson_is_one_page(b, lesson, &b->out_of_memory);
        add_lesson_page(b, list, i, name, 0, whole)->opens = true;
        for (size_t part = whole; part < lesson->example_count; part++) {
            add_lesson_page(b, list, i, name, 0, 1)->example = part;
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
    book_add_flow(b, list, &b->flow[FLOW_LESSON_ANSWERS], book_text(b, TEXT_answers), 0);
}

static bool wants_hints(const struct book *b)
{
    return b->source.hint != NULL;
}

static const char *hints_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_hints);
}

static void add_hints(struct book *b, struct page_list *list, const struct config_part *item)
{
    if (b->source.hint) {
        const char *title = hints_title(b, item);
        book_add_entry(b, title, NULL, list->count);
        book_add_flow(b, list, &b->flow[FLOW_HINTS], title, 0);
    }
}

static bool wants_walkthroughs(const struct book *b)
{
    return b->source.walkthrough_count > 0;
}

static const char *walkthroughs_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_walkthroughs);
}

static void add_walkthroughs(struct book *b, struct page_list *list, const struct config_part *item)
{
    (void)item;
    const char *title = book_text(b, TEXT_walkthroughs);
    book_add_entry(b, title, NULL, list->count);
    for (size_t w = 0; w < b->source.walkthrough_count; w++) {
        const struct walkthrough_layout *l = &b->walkthrough_layout[w];
        for (unsigned i = 0; i < l->page_count; i++) {
            struct page *p = book_add_page(b, list, PAGE_WALKTHROUGH);
            p->walkthrough = w;
            p->first = l->first[i];
            p->count = (size_t)(l->first[i + 1] - l->first[i]);
            p->head = title;
        }
    }
}

static bool wants_solutions(const struct book *b)
{
    return has_answers_at_back(b);
}

static const char *solutions_title(const struct book *b, const struct config_part *item)
{
    return item && item->title ? item->title : book_text(b, TEXT_solutions);
}

static void add_solutions_part(struct book *b, struct page_list *list,
                               const struct config_part *item)
{
    const char *title = solutions_title(b, item);
    size_t opening = list->count;
    if (b->cfg->parts.section_pages) {
        book_turn_to_right_page(b, list);
        opening = list->count;
        struct page *p = book_add_page(b, list, PAGE_SECTION);
        p->title = title;
        p->detail = range_text(b, 1, b->puzzle_count);
        p->first = SIZE_MAX;
    }
    book_add_entry(b, title, NULL, opening);
    add_solutions(b, BOOK_INTERIOR, ANSWERS_AT_BACK, 0, b->puzzle_count);
}

static bool wants_index(const struct book *b)
{
    return b->cfg->parts.index;
}

static const char *index_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_index);
}

static void add_index(struct book *b, struct page_list *list, const struct config_part *item)
{
    const char *title = index_title(b, item);
    book_add_entry(b, title, NULL, list->count);
    book_add_flow(b, list, &b->flow[FLOW_INDEX], title, 0);
}

static bool wants_sums(const struct book *b)
{
    return b->cfg->parts.sums;
}

static const char *sums_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_sums);
}

static void add_sums(struct book *b, struct page_list *list, const struct config_part *item)
{
    const char *title = sums_title(b, item);
    book_add_entry(b, title, NULL, list->count);
    book_add_flow(b, list, &b->flow[FLOW_SUMS], title, 0);
}

static bool wants_cut_out(const struct book *b)
{
    return b->cfg->parts.cut_out;
}

static const char *cut_out_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_cut_out);
}

static void add_cut_out(struct book *b, struct page_list *list, const struct config_part *item)
{
    const char *title = cut_out_title(b, item);
    bool cut_out = false;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (!book_has_cut_out(b, s)) {
            continue;
        }
        /* Nothing is printed on the back of what is cut. */
        book_turn_to_right_page(b, list);
        if (!cut_out) {
            book_add_entry(b, title, NULL, list->count);
        }
        cut_out = true;
        struct page *p = book_add_page(b, list, PAGE_CUT_OUT);
        p->first = s;
        p->head = title;
        p->opens = true;
        book_add_page(b, list, PAGE_BLANK);
    }
}

static bool wants_certificate(const struct book *b)
{
    return b->cfg->parts.certificate;
}

static const char *certificate_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_certificate);
}

static void add_certificate(struct book *b, struct page_list *list, const struct config_part *item)
{
    book_turn_to_right_page(b, list);
    book_add_entry(b, certificate_title(b, item), NULL, list->count);
    book_add_page(b, list, PAGE_CERTIFICATE);
}

static bool wants_notes(const struct book *b)
{
    return b->cfg->parts.notes_pages > 0;
}

static const char *notes_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_notes);
}

static void add_notes(struct book *b, struct page_list *list, const struct config_part *item)
{
    unsigned count = item && item->count ? item->count : b->cfg->parts.notes_pages;
    count = count ? count : 1;
    book_add_entry(b, notes_title(b, item), NULL, list->count);
    for (unsigned i = 0; i < count; i++) {
        struct page *p = book_add_page(b, list, PAGE_NOTES);
        p->head = notes_title(b, item);
        p->opens = i == 0;
    }
}

#define USUAL(id, words, where, at, adder)                                                         \
    .name = words, .places = where, .usual = wants_##id, .usual_place = at, .add = adder

const struct part_kind part_title = {
    USUAL(title, "title", PART_FRONT, PART_FRONT, add_title),
    .doc = "the title page",
    .once = true,
};

const struct part_kind part_copyright = {
    USUAL(copyright, "copyright", PART_FRONT | PART_BACK, PART_FRONT, add_copyright),
    .doc = "the copyright page",
    .once = true,
};

const struct part_kind part_dedication = {
    USUAL(dedication, "dedication", PART_FRONT, PART_FRONT, add_dedication),
    .doc = "book.dedication on a right page, or a text of its own",
    .takes = PART_TEXT,
    .fits = part_epigraph_fits,
};

const struct part_kind part_contents = {
    USUAL(contents, "contents", PART_FRONT, PART_FRONT, add_contents_part),
    .doc = "the table of contents",
    .once = true,
};

const struct part_kind part_introduction = {
    USUAL(introduction, "introduction", PART_FRONT, PART_FRONT, add_introduction),
    .doc = "book.introduction",
    .once = true,
    .title = introduction_title,
};

const struct part_kind part_how_to_play = {
    USUAL(how_to_play, "how-to-play", PART_FRONT | PART_BACK, PART_FRONT, add_how_to_play),
    .doc = "the rules",
    .once = true,
    .title = how_to_play_title,
};

const struct part_kind part_boards = {
    USUAL(boards, "boards", PART_FRONT | PART_BACK, PART_FRONT, add_boards_part),
    .doc = "the rules of boards that are not plain",
    .once = true,
    .title = boards_title,
};

const struct part_kind part_techniques = {
    USUAL(techniques, "techniques", PART_FRONT | PART_BACK, PART_FRONT, add_techniques),
    .doc = "the chapter that teaches techniques",
    .once = true,
    .title = techniques_title,
};

const struct part_kind part_hints = {
    USUAL(hints, "hints", PART_BACK, PART_BACK, add_hints),
    .doc = "the hints",
    .once = true,
    .title = hints_title,
};

const struct part_kind part_walkthroughs = {
    USUAL(walkthroughs, "walkthroughs", PART_BACK, PART_BACK, add_walkthroughs),
    .doc = "the puzzles explained step by step",
    .once = true,
    .title = walkthroughs_title,
};

const struct part_kind part_solutions = {
    USUAL(solutions, "solutions", PART_BACK, PART_BACK, add_solutions_part),
    .doc = "the solutions",
    .takes = PART_TITLE,
    .once = true,
    .title = solutions_title,
};

const struct part_kind part_index = {
    USUAL(index, "index", PART_BACK, PART_BACK, add_index),
    .doc = "the puzzles by technique",
    .once = true,
    .title = index_title,
};

const struct part_kind part_sums = {
    USUAL(sums, "sums", PART_FRONT | PART_BACK, PART_BACK, add_sums),
    .doc = "the sums of cages",
    .once = true,
    .title = sums_title,
};

const struct part_kind part_cut_out = {
    USUAL(cut_out, "cut-out", PART_BACK, PART_BACK, add_cut_out),
    .doc = "the sections' pictures to cut out",
    .once = true,
    .title = cut_out_title,
};

const struct part_kind part_certificate = {
    USUAL(certificate, "certificate", PART_ANYWHERE, PART_BACK, add_certificate),
    .doc = "a certificate to fill in, on a right page",
    .title = certificate_title,
};

const struct part_kind part_notes = {
    USUAL(notes, "notes", PART_ANYWHERE, PART_BACK, add_notes),
    .doc = "lined pages, parts.notes_pages or as many as 'count' says",
    .takes = PART_COUNT,
    .title = notes_title,
};

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
    book_forget_part_flows(b);
    list->count = 0;
    b->part[BOOK_ANSWERS].count = 0;
    b->entry_count = 0;
    b->contents_page = SIZE_MAX;
    book_make_flows(b);
    add_parts(b, list, PART_FRONT, 0);
    book_turn_to_right_page(b, list);
    size_t body = list->count;
    size_t first = 0;
    for (size_t s = 0; s < c->section_count; s++) {
        if (!c->section[s].mix) {
            add_parts(b, list, PART_BETWEEN, s);
            first += add_section(b, list, s, first);
        }
    }
    add_parts(b, list, PART_BACK, 0);
    for (size_t blank = book_padding(b, list->count); blank > 0; blank--) {
        book_add_page(b, list, PAGE_BLANK);
    }
    if (c->answers.place == PLACE_APART || c->answers.place == PLACE_BOTH) {
        if (c->parts.title_page) {
            struct page *p = book_add_page(b, &b->part[BOOK_ANSWERS], PAGE_SECTION);
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
