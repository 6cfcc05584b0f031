#include "render/canvas/canvas.h"

#include <assert.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/array.h"
#include "base/work/stop.h"
#include "render/canvas/canvas_place.h"

struct canvas *canvas_new(const struct canvas_device *device, const struct canvas_options *options)
{
    struct canvas *c = calloc(1, sizeof *c);
    if (!c) {
        return NULL;
    }
    c->device = device;
    c->options = *options;
    c->placement[0] = (struct placement){1, 0, 0, 0};
    if (!device->functions->open(c)) {
        free(c);
        return NULL;
    }
    return c;
}

void canvas_drop(struct canvas *c)
{
    if (c) {
        c->device->functions->drop(c);
        free(c->page);
        free(c->text);
        for (size_t i = 0; i < c->outline_count; i++) {
            art_drop(c->outline[i].art);
        }
        free(c->outline);
        free(c);
    }
}

const struct canvas_device *canvas_device_of(const struct canvas *c)
{
    return c->device;
}

void canvas_begin_page(struct canvas *c, const struct page_boxes *boxes)
{
    assert(!c->page_open && c->nesting == 0);
    assert(c->device->many_pages || c->page_count == 0);
    struct page_record *pages =
        array_room(c->page, &c->page_capacity, c->page_count, sizeof *pages);
    if (!pages) {
        c->out_of_memory = true;
        return;
    }
    c->page = pages;
    c->page[c->page_count++] = (struct page_record){
        .boxes = *boxes,
        .ink = {INFINITY, INFINITY, -INFINITY, -INFINITY},
        .thinnest_line_pt = INFINITY,
        .smallest_text_pt = INFINITY,
        .lightest_fill = -1,
    };
    c->page_open = true;
    c->device->functions->begin_page(c, boxes);
}

void canvas_end_page(struct canvas *c)
{
    if (c->page_open) {
        assert(c->nesting == 0);
        if (c->device->functions->end_page) {
            c->device->functions->end_page(c);
        }
        c->page_open = false;
        c->inverted = false;
        if (c->options.page_done) {
            c->options.page_done(c->options.page_context);
        }
    }
}

void canvas_invert(struct canvas *c)
{
    if (c->page_open) {
        const struct page_boxes *boxes = &canvas_record(c)->boxes;
        const struct box page = {0, 0, boxes->width_pt, boxes->height_pt};
        const struct paint black = PAINT_BLACK;
        canvas_begin_decoration(c);
        c->device->functions->rect(c, &page, 0, &black);
        canvas_end_decoration(c);
        c->inverted = true;
    }
}

bool canvas_is_inverted(const struct canvas *c)
{
    return c->inverted;
}

void canvas_push(struct canvas *c, struct placement p)
{
    assert(c->nesting + 1 < CANVAS_MAX_NESTING);
    const struct placement *outer = canvas_placement(c);
    double shift[2];
    placement_point(outer, p.dx, p.dy, shift);
    c->placement[++c->nesting] = (struct placement){
        outer->scale * p.scale, (outer->quarter_turns + p.quarter_turns) & 3, shift[0], shift[1]};
}

void canvas_pop(struct canvas *c)
{
    assert(c->nesting > 0);
    c->nesting--;
}

static void draw_each_dash(struct canvas *c, const double from[2], const double to[2],
                           double width_pt, const struct paint *p, const struct dashes *dashes)
{
    const double length = hypot(to[0] - from[0], to[1] - from[1]);
    const double step[2] = {(to[0] - from[0]) / length, (to[1] - from[1]) / length};
    for (int i = 0; i * dashes->pitch_pt < length; i++) {
        const double begin = i * dashes->pitch_pt;
        const double end = fmin(begin + dashes->length_pt, length);
        c->device->functions->line(
            c, (const double[]){from[0] + begin * step[0], from[1] + begin * step[1]},
            (const double[]){from[0] + end * step[0], from[1] + end * step[1]}, width_pt, p);
    }
}

/* dashes NULL: without a gap. */
static void draw_line(struct canvas *c, const double ends[4], double width_pt, struct paint p,
                      const struct dashes *dashes)
{
    if (!c->page_open) {
        return;
    }
    double from[2];
    double to[2];
    double scale = canvas_placement(c)->scale;
    double width = width_pt * scale;
    placement_point(canvas_placement(c), ends[0], ends[1], from);
    placement_point(canvas_placement(c), ends[2], ends[3], to);
    /* Butt ends: a line is as wide as its pen across, and no longer along. */
    const double along = to[0] - from[0];
    const double down = to[1] - from[1];
    const double half = width / 2 / fmax(hypot(along, down), 1e-9);
    const double wide_x = half * fabs(down);
    const double wide_y = half * fabs(along);
    struct box b = {fmin(from[0], to[0]) - wide_x, fmin(from[1], to[1]) - wide_y,
                    fmax(from[0], to[0]) + wide_x, fmax(from[1], to[1]) + wide_y};
    canvas_add_ink(c, &b, &p);
    canvas_record(c)->thinnest_line_pt = fmin(canvas_record(c)->thinnest_line_pt, width);
    p = canvas_shown(c, p);
    const struct device_functions *device = c->device->functions;
    if (!dashes) {
        device->line(c, from, to, width, &p);
        return;
    }
    const struct dashes scaled = {dashes->length_pt * scale, dashes->pitch_pt * scale};
    (device->dashed_line ? device->dashed_line : draw_each_dash)(c, from, to, width, &p, &scaled);
}

void canvas_line(struct canvas *c, double x1, double y1, double x2, double y2, double width_pt,
                 struct paint p)
{
    draw_line(c, (const double[]){x1, y1, x2, y2}, width_pt, p, NULL);
}

void canvas_dashed_line(struct canvas *c, double x1, double y1, double x2, double y2,
                        double width_pt, struct paint p, struct dashes dashes)
{
    draw_line(c, (const double[]){x1, y1, x2, y2}, width_pt, p, &dashes);
}

void canvas_fill(struct canvas *c, struct box b, struct paint p)
{
    if (!c->page_open) {
        return;
    }
    struct box placed = placement_box(canvas_placement(c), &b);
    canvas_add_ink(c, &placed, &p);
    if (!p.is_cmyk && p.gray < 1) {
        canvas_record(c)->lightest_fill = fmax(canvas_record(c)->lightest_fill, p.gray);
    }
    p = canvas_shown(c, p);
    c->device->functions->rect(c, &placed, 0, &p);
}

void canvas_frame(struct canvas *c, struct box b, double width_pt, struct paint p)
{
    if (!c->page_open) {
        return;
    }
    struct box placed = placement_box(canvas_placement(c), &b);
    double width = width_pt * canvas_placement(c)->scale;
    double half = width / 2;
    struct box inked = {placed.left - half, placed.top - half, placed.right + half,
                        placed.bottom + half};
    canvas_add_ink(c, &inked, &p);
    canvas_record(c)->thinnest_line_pt = fmin(canvas_record(c)->thinnest_line_pt, width);
    p = canvas_shown(c, p);
    c->device->functions->rect(c, &placed, width, &p);
}

void canvas_circle(struct canvas *c, double x, double y, double radius_pt, double width_pt,
                   struct paint p)
{
    if (!c->page_open) {
        return;
    }
    double centre[2];
    double scale = canvas_placement(c)->scale;
    double reach = (radius_pt + width_pt / 2) * scale;
    placement_point(canvas_placement(c), x, y, centre);
    struct box b = {centre[0] - reach, centre[1] - reach, centre[0] + reach, centre[1] + reach};
    canvas_add_ink(c, &b, &p);
    if (width_pt > 0) {
        canvas_record(c)->thinnest_line_pt =
            fmin(canvas_record(c)->thinnest_line_pt, width_pt * scale);
    } else if (!p.is_cmyk && p.gray < 1) {
        canvas_record(c)->lightest_fill = fmax(canvas_record(c)->lightest_fill, p.gray);
    }
    p = canvas_shown(c, p);
    c->device->functions->circle(c, centre, radius_pt * scale, width_pt * scale, &p);
}

void canvas_begin_decoration(struct canvas *c)
{
    c->decorating = true;
    if (c->page_open && c->device->functions->decoration) {
        c->device->functions->decoration(c, true);
    }
}

void canvas_end_decoration(struct canvas *c)
{
    c->decorating = false;
    if (c->page_open && c->device->functions->decoration) {
        c->device->functions->decoration(c, false);
    }
}

bool canvas_is_tagged(const struct canvas *c)
{
    return c->options.tagged && c->device->functions->tag;
}

void canvas_tag(struct canvas *c, enum canvas_role role, const char *words, const struct box *b)
{
    if (canvas_is_tagged(c)) {
        struct box placed = b ? placement_box(canvas_placement(c), b) : (struct box){0};
        c->device->functions->tag(c, role, words, b ? &placed : NULL);
    }
}

void canvas_untag(struct canvas *c)
{
    if (canvas_is_tagged(c)) {
        c->device->functions->untag(c);
    }
}

void canvas_link(struct canvas *c, struct box b, size_t target_page)
{
    if (c->page_open && c->options.navigation && c->device->functions->link) {
        struct box placed = placement_box(canvas_placement(c), &b);
        canvas_record(c)->link_count++;
        c->device->functions->link(c, &placed, target_page);
    }
}

void canvas_outline(struct canvas *c, const char *title, unsigned level, size_t page)
{
    if (c->options.navigation && c->device->functions->outline) {
        c->device->functions->outline(c, title, level, page);
    }
}

void canvas_page_label(struct canvas *c, size_t page, bool roman, unsigned first)
{
    if (c->options.navigation && c->device->functions->page_label) {
        c->device->functions->page_label(c, page, roman, first);
    }
}

void canvas_note_failure(struct canvas *c, bool failed)
{
    c->out_of_memory |= failed;
}

enum status canvas_finish(struct canvas *c, struct text *out, struct diag *d)
{
    assert(!c->page_open);
    if (stop_is_asked()) {
        return diag_error(d, NULL, "stopped");
    }
    enum status status = c->device->functions->finish(c, out, d);
    for (unsigned i = 0; i < c->font_count; i++) {
        const char *fault = font_fault(c->font[i]);
        if (fault && status == STATUS_OK) {
            status = diag_error(d, NULL,
                                strcmp(fault, OUT_OF_MEMORY) == 0 ? "%s" : "cannot shape texts: %s",
                                fault);
        }
    }
    if (status == STATUS_OK && (c->out_of_memory || out->failed)) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    return status;
}

size_t canvas_page_count(const struct canvas *c)
{
    return c->page_count;
}

const struct page_record *canvas_pages(const struct canvas *c)
{
    return c->page;
}

size_t canvas_text_count(const struct canvas *c)
{
    return c->text_count;
}

const struct text_record *canvas_texts(const struct canvas *c)
{
    return c->text;
}
