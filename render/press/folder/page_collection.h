/* What a page to play on has once for all its puzzles: their solution paths, lessons in the
 * techniques that these use, and the rules of the constraints.
 *
 * Paths are kept in blocks of PATHS_A_BLOCK, so that the page unpacks no more of them than it needs
 * (keptPath in gen/web/engine.js), and so that what they have in common is written once.
 *
 * Threads: one owner at a time. */
#ifndef NONET_RENDER_PRESS_FOLDER_PAGE_COLLECTION_H
#define NONET_RENDER_PRESS_FOLDER_PAGE_COLLECTION_H

#include "gen/format/page/html.h"

struct page_collection;

/* NULL: out of memory. Free with page_collection_drop. page: borrowed until page_collection_end. */
struct page_collection *page_collection_new(const struct html_page *page);
void page_collection_drop(struct page_collection *c);

/* Takes up the next puzzle and its path, as page_maker_add gives it. */
void page_collection_add(struct page_collection *c, const struct record *record,
                         const struct text *path);

/* Append the page from the last puzzle on. */
void page_collection_end(struct page_collection *c, struct text *out);

#endif
