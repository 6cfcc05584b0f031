/* The title page of a section: something to look at, the title, which puzzles follow, an
 * introduction, and a tip how to look for what they take.
 *
 * Threads: one planner at a time; drawing as for a canvas. */
#ifndef NONET_RENDER_BOOK_OPENERS_SECTION_PAGE_H
#define NONET_RENDER_BOOK_OPENERS_SECTION_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "render/book/plan/page_list.h"

/* Add one. section SIZE_MAX: of what is no section of the config. */
void section_page_add(struct book *b, struct page_list *list, const char *title, const char *detail,
                      size_t section);

/* The same at the head of a page that has the section, and the title and the detail too. */
void section_head_draw(const struct book *b, struct canvas *c, const struct page *p,
                       struct box room);

/* Has it room in such a height? */
bool section_head_fits(struct book *b, const char *title, size_t section, double height);

/* "Puzzles 1 to 40" */
const char *puzzle_range_text(struct book *b, size_t first, size_t last);

/* The same with the level and the minutes of a section, as far as they are one level and known. */
const char *section_facts_text(struct book *b, size_t section, const char *range);

/* An error where what stands on a section's title page has no room there. */
enum status section_pages_check(const struct book *b, struct diag *d);

#endif
