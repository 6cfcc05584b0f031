#include "render/picture.h"

#include <math.h>

/* Columns and rows of a cell in characters: room for a digit, or for its candidates. */
static void text_pitch(const struct board_art *art, unsigned *columns, unsigned *rows)
{
    bool full = art->candidates == CANDIDATE_ART_FULL;
    *columns = full ? 2U * art->variant->box_width + 2 : 4;
    *rows = full ? art->variant->box_height + 1U : 2;
}

static double cell_size(const struct picture_options *o, const struct board_art *art)
{
    if (o->cell_pt > 0) {
        return o->cell_pt;
    }
    double across = fmax(art->variant->box_width, art->variant->box_height);
    return art->candidates == CANDIDATE_ART_FULL ? fmax(28, 11 * across) : 28;
}

enum status board_style_init(struct board_style *style, struct font_set *fonts,
                             const char *digit_family, const struct diag_at *at, struct diag *d)
{
    *style = (struct board_style){
        .cell_line_pt = 0.75,
        .box_line_pt = 2,
        .outer_line_pt = 2.25,
        .min_line_pt = 0.75,
        .digit_height = 0.60,
        .shade_gray = 0.88,
    };
    enum status status = font_find(fonts, digit_family, FONT_REGULAR, &style->solved_font, at, d);
    style->candidate_font = style->solved_font;
    if (status == STATUS_OK) {
        status = font_find(fonts, digit_family, FONT_BOLD, &style->given_font, at, d);
    }
    return status;
}

struct canvas *picture_canvas(const struct canvas_device *device,
                              const struct picture_options *options, const struct board_art *art)
{
    struct canvas_options o = {.scale = 1, .scale_y = 1};
    if (device == canvas_device_find("text")) {
        unsigned columns;
        unsigned rows;
        text_pitch(art, &columns, &rows);
        o.scale = columns / cell_size(options, art);
        o.scale_y = rows / cell_size(options, art);
    } else {
        o.scale = options->pixels_per_pt > 0 ? options->pixels_per_pt : 150.0 / 72;
    }
    return canvas_new(device, &o);
}

void picture_draw(struct canvas *c, const struct board_style *style,
                  const struct picture_options *options, const struct board_art *art)
{
    double cell = cell_size(options, art);
    double side = cell * art->variant->size;
    bool characters = c->device == canvas_device_find("text");
    double margin = characters ? 0 : 6;
    struct text_style caption = {.font = style->solved_font, .size_pt = 9, .paint = PAINT_BLACK};
    double caption_room = options->caption ? (characters ? cell : 18) : 0;
    double width = side + 2 * margin;
    if (options->caption) {
        width = fmax(width, text_width_pt(&caption, options->caption) + 2 * margin);
    }
    struct page_boxes boxes = {.width_pt = width, .height_pt = side + 2 * margin + caption_room};
    canvas_begin_page(c, &boxes);
    board_draw(c, margin, margin, cell, style, art);
    if (options->caption) {
        canvas_text(c, margin, side + margin + (characters ? cell / 2 : 14), ALIGN_LEFT, &caption,
                    options->caption);
    }
    canvas_end_page(c);
}
