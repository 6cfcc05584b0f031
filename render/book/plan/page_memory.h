/* What page descriptions point to: texts that were put together, running text broken into lines,
 * and content of a kind of page. All of it lives until the pages are listed anew. Where memory
 * ends, b->out_of_memory is set.
 *
 * Threads: one planner at a time. */
#ifndef NONET_RENDER_BOOK_PLAN_PAGE_MEMORY_H
#define NONET_RENDER_BOOK_PLAN_PAGE_MEMORY_H

#include <stddef.h>

#include "base/text.h"
#include "render/text/flow/flow.h"

struct book;

struct page_memory {
    struct kept_thing {
        void *thing;
        void (*drop)(void *thing);
    } * item;
    size_t count, capacity;
};

/* Take a text's string over. "" where memory ended. The text is not to be used or freed afterwards.
 */
const char *keep_text(struct book *b, struct text *t);

/* A copy of `size` bytes; NULL where memory ended. */
const void *keep_copy(struct book *b, const void *value, size_t size);

/* An empty flow of the block's width; NULL where memory ended. Whoever fills it adds its `failed`
 * to b->out_of_memory. */
struct flow *keep_flow(struct book *b, const struct flow_style *style);
/* And of another width. */
struct flow *keep_narrow_flow(struct book *b, const struct flow_style *style, double width_pt);

/* Drop all of it. */
void page_memory_clear(struct book *b);
void page_memory_free(struct book *b);

#endif
