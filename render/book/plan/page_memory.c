#include "render/book/plan/page_memory.h"

#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/book/book_data.h"

/* Where there is no room for it, the thing is dropped; false: it was. */
static bool keep_thing(struct book *b, void *thing, void (*drop)(void *thing))
{
    struct page_memory *m = &b->memory;
    struct kept_thing *room =
        thing ? array_room(m->item, &m->capacity, m->count, sizeof *room) : NULL;
    if (!room) {
        b->out_of_memory = true;
        if (thing) {
            drop(thing);
        }
        return false;
    }
    m->item = room;
    m->item[m->count++] = (struct kept_thing){thing, drop};
    return true;
}

const char *keep_text(struct book *b, struct text *t)
{
    if (t->failed || !t->data) {
        b->out_of_memory |= t->failed;
        text_free(t);
        return "";
    }
    return keep_thing(b, t->data, free) ? t->data : "";
}

const void *keep_copy(struct book *b, const void *value, size_t size)
{
    void *copy = malloc(size);
    if (copy) {
        memcpy(copy, value, size);
    }
    return keep_thing(b, copy, free) ? copy : NULL;
}

static void drop_flow(void *thing)
{
    flow_free(thing);
    free(thing);
}

struct flow *keep_narrow_flow(struct book *b, const struct flow_style *style, double width_pt)
{
    struct flow *flow = malloc(sizeof *flow);
    if (flow) {
        flow_init(flow, style, width_pt);
    }
    return keep_thing(b, flow, drop_flow) ? flow : NULL;
}

struct flow *keep_flow(struct book *b, const struct flow_style *style)
{
    return keep_narrow_flow(b, style, book_block_width(b));
}

void page_memory_clear(struct book *b)
{
    for (size_t i = 0; i < b->memory.count; i++) {
        b->memory.item[i].drop(b->memory.item[i].thing);
    }
    b->memory.count = 0;
}

void page_memory_free(struct book *b)
{
    page_memory_clear(b);
    free(b->memory.item);
}
