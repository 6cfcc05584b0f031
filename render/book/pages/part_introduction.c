/* The introduction. */
#include "render/book/book_data.h"
#include "render/book/pages/part.h"
#include "render/book/pages/text_page.h"
#include "render/book/style/book_words.h"

static bool wants_introduction(const struct book *b)
{
    return b->cfg->book.introduction != NULL;
}

static const char *introduction_title(const struct book *b, const struct config_part *item)
{
    (void)item;
    return book_text(b, TEXT_introduction);
}

/* A few lines look planned in larger type. */
static const double few = 0.25; /* of the page */

static struct flow *keep_large_flow(struct book *b, const char *text)
{
    struct flow_style style = book_flow_style(b, 1.3 * b->type.body);
    style.justify = false;
    struct flow *flow = keep_flow(b, &style);
    if (flow) {
        flow_add(flow, text);
        b->out_of_memory |= flow->failed;
    }
    return flow;
}

static enum status add_pages(struct book *b, struct page_list *list, const struct config_part *item,
                             struct diag *d)
{
    (void)d;
    const char *title = introduction_title(b, item);
    struct flow *flow = keep_text_flow(b, b->cfg->book.introduction);
    if (flow && flow_height(flow, 0, flow->line_count) < few * book_block_height(b)) {
        flow = keep_large_flow(b, b->cfg->book.introduction);
    }
    contents_add(b, title, NULL, list->count);
    if (flow) {
        text_pages_add(b, list, &page_text, flow, title, 0);
    }
    return STATUS_OK;
}

const struct part_kind part_introduction = {
    .name = "introduction",
    .doc = "book.introduction",
    .places = PART_FRONT,
    .once = true,
    .usual = wants_introduction,
    .usual_place = PART_FRONT,
    .title = introduction_title,
    .add = add_pages,
};
