#include "render/book/page_plan.h"

#include "render/book/book_data.h"
#include "render/book/openers/section_page.h"
#include "render/book/pages/part_how_to_play.h"
#include "render/book/pages/part_lists.h"
#include "render/book/pages/text_page.h"
#include "render/book/puzzles/puzzle_pages.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/scenes/vignette.h"
#include "render/book/style/book_words.h"

/* ---- what the contents will list ---- */

static size_t part_titles(const struct book *b, enum part_place place, size_t before,
                          const char **title)
{
    struct part part[MAX_LISTED_PARTS];
    size_t parts = part_list(b, place, before, part);
    size_t count = 0;
    for (size_t i = 0; i < parts; i++) {
        const char *words = title_of_part(b, part[i].kind, part[i].item);
        if (words && part[i].kind->listed) {
            title[count++] = words;
        }
    }
    return count;
}

/* All titles, in order, before there are pages. */
static void list_titles(struct book *b)
{
    const char **title = b->contents.title;
    size_t count = part_titles(b, PART_FRONT, 0, title);
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        count += part_titles(b, PART_BETWEEN, s, title + count);
        if (!b->cfg->section[s].mix) {
            title[count++] = book_section_title(b, s);
        }
    }
    b->contents.title_count = count + part_titles(b, PART_BACK, 0, title + count);
}

/* ---- the pages ---- */

static enum status add_parts(struct book *b, struct page_list *list, enum part_place place,
                             size_t before, struct diag *d)
{
    struct part part[MAX_LISTED_PARTS];
    size_t count = part_list(b, place, before, part);
    enum status status = STATUS_OK;
    list->run = list->count;
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        enum config_side side = part[i].item ? part[i].item->side : SIDE_ANY;
        if (side == SIDE_RIGHT) {
            page_turn_to_right(b, list);
        } else if (side == SIDE_LEFT) {
            page_turn_to_left(b, list);
        }
        status = part[i].kind->add(b, list, part[i].item, d);
    }
    return status;
}

/* Sections, and what stands before them. */
static enum status add_sections(struct book *b, struct page_list *list, struct diag *d)
{
    size_t first = 0;
    for (size_t s = 0; s < b->cfg->section_count; s++) {
        if (b->cfg->section[s].mix) {
            continue;
        }
        enum status status = add_parts(b, list, PART_BETWEEN, s, d);
        if (status != STATUS_OK) {
            return status;
        }
        first += section_pages_add(b, list, s, first,
                                   section_needs_cages_lesson(b, s) ? cages_lesson_add : NULL);
    }
    return STATUS_OK;
}

static void add_answer_key(struct book *b)
{
    const struct book_config *c = b->cfg;
    if (book_has_answer_key(b)) {
        const struct solutions_opening opening = {book_text(b, TEXT_solutions), c->book.title};
        if (c->parts.title_page) {
            section_page_add(b, &b->part[BOOK_ANSWERS], c->book.title,
                             book_text(b, TEXT_answer_key), SIZE_MAX);
        }
        solution_pages_add(b, BOOK_ANSWERS, ANSWERS_AT_BACK, 0, b->puzzle_count,
                           solutions_may_open(b, BOOK_ANSWERS, opening.title) ? &opening : NULL);
    }
}

static void number_pages(struct book *b)
{
    struct page_list *list = &b->part[BOOK_INTERIOR];
    const size_t body = list->body;
    bool roman = b->cfg->style.front_folios == FRONT_FOLIOS_ROMAN;
    bool through = b->cfg->style.front_folios == FRONT_FOLIOS_ARABIC;
    for (size_t i = 0; i < list->count; i++) {
        struct page *p = &list->page[i];
        bool front = i < body;
        bool shown = p->kind->frame != FRAME_NONE && (!front || roman || through);
        size_t number = front || through ? i + 1 : i - body + 1;
        p->folio = shown ? (unsigned)number : 0;
        p->roman = front && roman;
    }
    list = &b->part[BOOK_ANSWERS];
    for (size_t i = 0; i < list->count; i++) {
        list->page[i].folio = (unsigned)i + 1;
    }
    /* Where pages show no numbers, puzzles and solutions refer to none. */
    bool reported = b->cfg->style.folios != FOLIOS_NONE;
    for (size_t i = 0; i < b->puzzle_count; i++) {
        struct book_puzzle *p = &b->puzzle[i];
        p->folio = reported ? b->part[BOOK_INTERIOR].page[p->page].folio : 0;
        bool beside = p->solution_part == BOOK_INTERIOR && p->solution_page == p->page;
        p->solution_folio = reported && p->solution_page != SIZE_MAX && !beside
                                ? b->part[p->solution_part].page[p->solution_page].folio
                                : 0;
    }
}

enum status page_plan_make(struct book *b, struct diag *d)
{
    struct page_list *list = &b->part[BOOK_INTERIOR];
    page_memory_clear(b);
    list->count = 0;
    b->part[BOOK_ANSWERS].count = 0;
    b->contents.count = 0;
    b->contents.page = SIZE_MAX;
    list_titles(b);
    enum status status = add_parts(b, list, PART_FRONT, 0, d);
    page_turn_to_right(b, list);
    list->body = list->count;
    status = status == STATUS_OK ? add_sections(b, list, d) : status;
    status = status == STATUS_OK ? add_parts(b, list, PART_BACK, 0, d) : status;
    text_pages_loosen(b, list);
    if (status != STATUS_OK) {
        return status;
    }
    for (size_t blank = sheet_padding(b); blank > 0; blank--) {
        page_list_add(b, list, &page_blank);
    }
    add_answer_key(b);
    if (b->out_of_memory) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    vignettes_put(b, list);
    number_pages(b);
    return STATUS_OK;
}
