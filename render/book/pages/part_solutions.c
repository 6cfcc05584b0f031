/* The solutions at the back. */
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/puzzles/puzzle_pages.h"
#include "render/book/puzzles/section_page.h"
#include "render/book/puzzles/solution_pages.h"
#include "render/book/style/book_words.h"

static bool wants_solutions(const struct book *b)
{
    return book_has_answers_at_back(b);
}

static const char *solutions_title(const struct book *b, const struct config_part *item)
{
    return item && item->title ? item->title : book_text(b, TEXT_solutions);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = solutions_title(b, item);
    size_t opening = list->count;
    if (b->cfg->parts.section_pages) {
        if (openers_are_right(b)) {
            page_turn_to_right(b, list);
        }
        opening = list->count;
        section_page_add(b, list, title, puzzle_range_text(b, 1, b->puzzle_count), SIZE_MAX);
    }
    contents_add(b, title, NULL, opening);
    solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_BACK, 0, b->puzzle_count);
    return STATUS_OK;
}

const struct part_kind part_solutions = {
    .name = "solutions",
    .doc = "the solutions",
    .places = PART_BACK,
    .takes = PART_TITLE,
    .once = true,
    .usual = wants_solutions,
    .usual_place = PART_BACK,
    .title = solutions_title,
    .add = add_pages,
};
