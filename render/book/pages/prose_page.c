#include "render/book/pages/prose_page.h"

#include "render/book/pages/text_page.h"
#include "render/book/plan/page_memory.h"

void portrait_size(const struct book *b, const struct config_part *item, double size[2])
{
    size[1] = portrait_height(b, item, &size[0]);
}

enum status prose_add(struct book *b, struct page_list *list, const struct config_part *item,
                      const char *title, const char *usual)
{
    double width;
    double above = portrait_height(b, item, &width);
    struct flow *flow = keep_text_flow(b, item->text ? item->text : usual);
    size_t first = list->count;
    if (flow) {
        const struct text_pages text = {.kind = &page_text,
                                        .flow = flow,
                                        .title = title,
                                        .above_pt = above > 0 ? above + PORTRAIT_GAP_PT : 0};
        text_part_add(b, list, &text, item);
    }
    if (list->count > first) {
        list->page[first].item = item;
    }
    return STATUS_OK;
}
