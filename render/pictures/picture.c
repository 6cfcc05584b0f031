#include "render/pictures/picture.h"

#include <math.h>
#include <string.h>

#include "render/board/constraints/constraint_art.h"
#include "render/board/step_legend.h"
#include "render/pictures/qr.h"

double picture_cell_pt(const struct picture_options *o, const struct layout *v,
                       enum candidate_marks candidates)
{
    if (o->cell_pt > 0) {
        return o->cell_pt;
    }
    double across = fmax(v->box_width, v->box_height);
    return candidates == CANDIDATE_MARKS_FULL ? fmax(28, 11 * across) : 28;
}

static double cell_size(const struct picture_options *o, const struct board_content *content)
{
    return picture_cell_pt(o, content->variant, content->candidates);
}

static double pixels_per_pt(const struct picture_options *o)
{
    return o->pixels_per_pt > 0 ? o->pixels_per_pt : 150.0 / 72;
}

struct canvas *picture_canvas(const struct canvas_device *device,
                              const struct picture_options *options,
                              const struct board_content *content)
{
    struct canvas_options o = {.title = options->title,
                               .metadata = options->title != NULL,
                               .scale = 1,
                               .scale_y = 1,
                               .outlines = options->outlines};
    if (device->kind == CANVAS_CHARACTERS) {
        unsigned columns;
        unsigned rows;
        drawing_characters(content, &columns, &rows);
        o.scale = columns / cell_size(options, content);
        o.scale_y = rows / cell_size(options, content);
    } else {
        o.scale = pixels_per_pt(options);
    }
    return canvas_new(device, &o);
}

/* Break a caption into lines no wider than asked, where its words allow; returns how many. */
static unsigned wrap(const struct text_style *style, const char *caption, double width_pt,
                     struct text *out)
{
    unsigned lines = 1;
    size_t line = 0;
    for (const char *word = caption; *word && !out->failed; word += strspn(word, " ")) {
        size_t end = out->length;
        text_puts(out, end > line ? " " : "");
        text_add(out, word, strcspn(word, " "));
        if (end > line && !out->failed && text_width_pt(style, out->data + line) > width_pt) {
            out->data[end] = '\n';
            line = end + 1;
            lines++;
        }
        word += strcspn(word, " ");
    }
    return lines;
}

static void draw_lines(struct canvas *c, double x, double baseline_y, double leading_pt,
                       const struct text_style *style, struct text *wrapped)
{
    canvas_note_failure(c, wrapped->failed);
    char *line = wrapped->failed ? NULL : wrapped->data;
    for (char *next; line; line = next, baseline_y += leading_pt) {
        next = strchr(line, '\n');
        if (next) {
            *next++ = '\0';
        }
        canvas_text(c, x, baseline_y, ALIGN_LEFT, style, line);
    }
}

/* Measures of a page of frames, in points. */
struct column {
    struct canvas *canvas;
    double cell;
    double width;  /* of the widest board, and of the captions */
    double margin; /* on each side, and between frames */
    const char *code;
    double pixel; /* 0: the device has none */
    bool captions;
};

static const double caption_size_pt = 9;
static const double legend_size_pt = 8;
static const double caption_leading_pt = 12;
static const double caption_gap_pt = 6;     /* between a board and its caption */
static const double caption_least_pt = 252; /* no caption is broken into shorter lines */

static struct column measure(struct canvas *c, const struct picture_options *options,
                             const struct picture_frame *frame, size_t count)
{
    bool characters = canvas_device_of(c)->kind == CANVAS_CHARACTERS;
    struct column m = {.canvas = c, .margin = characters ? 0 : 6, .captions = !characters};
    unsigned size = 0;
    for (size_t i = 0; i < count; i++) {
        if (frame[i].content) {
            m.cell = fmax(m.cell, cell_size(options, frame[i].content));
            unsigned across = board_across(frame[i].content->variant);
            size = across > size ? across : size;
        }
        if (frame[i].caption && m.captions) {
            m.width = caption_least_pt;
        }
    }
    m.width = fmax(m.width, m.cell * size);
    if (options->code && m.captions) {
        m.code = options->code;
        m.pixel = canvas_device_of(c)->in_pixels ? 1 / pixels_per_pt(options) : 0;
        m.width = fmax(m.width, qr_side_on(m.code, m.pixel));
    }
    return m;
}

/* Draw a frame with its top at y, or only measure it where c is NULL; returns its height. */
static double draw_frame(struct canvas *c, const struct column *m, const struct board_style *style,
                         const struct picture_frame *frame, double y)
{
    struct text_style caption = {
        .font = style->solved_font, .size_pt = caption_size_pt, .paint = PAINT_BLACK};
    double height = 0;
    if (frame->content) {
        height = m->cell * board_down(frame->content->variant);
        if (c) {
            board_draw(c, m->margin, y, m->cell, style, frame->content);
        }
    }
    if (frame->content && frame->content->step && frame->legend && m->captions) {
        height += caption_gap_pt;
        struct text_style legend = caption;
        legend.size_pt = legend_size_pt;
        height += step_legend_draw(c, style, frame->legend, &legend,
                                   step_legend_kinds(frame->content->step), m->margin, y + height,
                                   m->width);
    }
    if (frame->content && m->code) {
        height += caption_gap_pt;
        if (c && !qr_draw_on(c, m->margin, y + height, m->code, m->pixel)) {
            canvas_note_failure(c, true);
        }
        height += qr_side_on(m->code, m->pixel);
    }
    if (frame->caption && m->captions) {
        struct text wrapped = {0};
        unsigned lines = wrap(&caption, frame->caption, m->width, &wrapped);
        height += height > 0 ? caption_gap_pt : 0;
        if (c) {
            draw_lines(c, m->margin, y + height + caption_size_pt, caption_leading_pt, &caption,
                       &wrapped);
        }
        canvas_note_failure(m->canvas, wrapped.failed);
        text_free(&wrapped);
        height += lines * caption_leading_pt;
    }
    return height;
}

void picture_draw(struct canvas *c, const struct board_style *style,
                  const struct picture_options *options, const struct picture_frame *frame,
                  size_t count)
{
    struct column m = measure(c, options, frame, count);
    double height = m.margin;
    for (size_t i = 0; i < count; i++) {
        height += draw_frame(NULL, &m, style, &frame[i], 0) + m.margin;
    }
    struct page_boxes boxes = {.width_pt = m.width + 2 * m.margin, .height_pt = height};
    canvas_begin_page(c, &boxes);
    double y = m.margin;
    for (size_t i = 0; i < count; i++) {
        y += draw_frame(c, &m, style, &frame[i], y) + m.margin;
    }
    canvas_end_page(c);
}
