/* What the drawings of parts share. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "render/book/plan/book_parts.h"

double part_lines(const struct book *b, struct canvas *c, const struct part_lines *style,
                  const char *text, double left, double top, double width, bool *failed)
{
    (void)b;
    struct flow f;
    struct flow_style flow = centred_style(style->font, style->size_pt, style->leading_pt);
    flow_init(&f, &flow, width);
    if (style->as_written) {
        flow_add_lines(&f, text);
    } else {
        flow_add(&f, text);
    }
    double height = flow_height(&f, 0, f.line_count);
    if (c) {
        flow_draw(c, &f, 0, f.line_count, left, top);
        canvas_note_failure(c, f.failed);
    }
    *failed |= f.failed;
    flow_free(&f);
    return height;
}

double part_fitting_size(const struct font *font, const char *text, double most_pt, double width)
{
    return fmin(most_pt, width / fmax(0.1, font_width_em(font, text)));
}

struct flow *book_part_flow(struct book *b, const char *text)
{
    struct flow **room =
        array_room(b->part_flow, &b->part_flow_capacity, b->part_flow_count, sizeof *room);
    struct flow *flow = room ? malloc(sizeof *flow) : NULL;
    b->part_flow = room ? room : b->part_flow;
    if (!flow) {
        b->out_of_memory = true;
        return NULL;
    }
    struct flow_style style = book_flow_style(b, b->type.body);
    flow_init(flow, &style, book_block_width(b));
    flow_add(flow, text);
    b->part_flow[b->part_flow_count++] = flow;
    b->out_of_memory |= flow->failed;
    return flow;
}

void book_forget_part_flows(struct book *b)
{
    for (size_t i = 0; i < b->part_flow_count; i++) {
        flow_free(b->part_flow[i]);
        free(b->part_flow[i]);
    }
    b->part_flow_count = 0;
}
