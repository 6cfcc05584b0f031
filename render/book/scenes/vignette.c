#include "render/book/scenes/vignette.h"

#include <math.h>

#include "render/book/book_data.h"
#include "render/book/scenes/scenes.h"
#include "render/book/style/ornaments.h"

static const double middle = 0.44; /* of the block's height */

static void draw_vignette(const struct book *b, struct canvas *c, const struct page *p,
                          struct box block)
{
    const double width = block.right - block.left;
    const double x = (block.left + block.right) / 2;
    const double y = block.top + middle * (block.bottom - block.top);
    if (b->scenes.item[SCENE_FLOURISH]) {
        draw_flourish(b, c, x, y, 0.36 * width);
        return;
    }
    const enum scene animal = scene_animal(SCENE_CAT + p->first);
    /* On a low page the ears of a rabbit would reach over its head. */
    const double high = fmin(0.5 * width / scene_ratio(b, animal), y - block.top);
    const double wide = high * scene_ratio(b, animal);
    draw_scene_on_edge(b, c, animal, (struct box){x - wide / 2, y - high, x + wide / 2, y},
                       x - 0.7 * wide, x + 0.7 * wide);
}

static const struct page_kind page_vignette = {
    .name = "vignette", .draw = draw_vignette, .frame = FRAME_NONE};

void vignettes_put(struct book *b, struct page_list *list)
{
    const bool drawings = b->scenes.item[SCENE_CAT] || b->scenes.item[SCENE_FLOURISH];
    size_t count = 0;
    for (size_t i = 0; i < list->count && drawings; i++) {
        if (list->page[i].turns) {
            list->page[i].kind = &page_vignette;
            list->page[i].first = count++;
        }
    }
}
