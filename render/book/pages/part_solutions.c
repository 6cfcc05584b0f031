/* The solutions at the back. */
#include "render/book/book_data.h"
#include "render/book/openers/section_page.h"
#include "render/book/pages/part.h"
#include "render/book/puzzles/puzzle_pages.h"
#include "render/book/puzzles/solution_pages.h"

static bool wants_solutions(const struct book *b)
{
    return book_has_answers_at_back(b);
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = title_of_part(b, &part_solutions, item);
    const enum config_opener_side side = opener_side_of(b);
    const struct solutions_opening opening = {title, puzzle_range_text(b, 1, b->puzzle_count)};
    const bool opened = b->cfg->parts.section_pages;
    const bool at_head = solutions_may_open(b, BOOK_INTERIOR, title);
    if (opened && side == OPENERS_RIGHT) {
        page_turn_to_right(b, list);
    }
    contents_add(b, title, NULL, list->count);
    if (opened && !at_head) {
        section_page_add(b, list, title, opening.detail, SIZE_MAX);
    }
    solution_pages_add(b, BOOK_INTERIOR, ANSWERS_AT_BACK, 0, b->puzzle_count,
                       at_head ? &opening : NULL);
    return STATUS_OK;
}

const struct part_kind part_solutions = {
    .name = "solutions",
    .doc = "the solutions",
    .places = PART_BACK,
    .takes = PART_TITLE,
    .once = true,
    .usual = wants_solutions,
    .asked_by = "answers.place: book or both",
    .usual_place = PART_BACK,
    .listed = true,
    .title = TEXT_solutions,
    .add = add_pages,
};
