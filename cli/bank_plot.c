#include "cli/bank_plot.h"

#include <stdlib.h>

#include "base/array.h"
#include "base/file/outfile.h"
#include "cli/option/output_ending.h"
#include "render/board/board_style.h"
#include "render/libraries/drawing_libraries.h"
#include "render/pictures/figures_chart.h"

struct collection {
    struct puzzle_figures *figures;
    size_t count, capacity;
    bool failed;
};

static bool collect(void *context, const struct bank_row *row)
{
    struct collection *c = context;
    struct puzzle_figures *room = array_room(c->figures, &c->capacity, c->count, sizeof *room);
    c->failed = !room;
    if (room) {
        c->figures = room;
        c->figures[c->count++] = figures_of_record(&row->record);
    }
    return !c->failed;
}

static const struct canvas_device *device_for(const char *path)
{
    const struct canvas_device *device = canvas_device_of_file(path);
    return device && device->kind == CANVAS_GRAPHICS ? device : canvas_device_find("svg");
}

enum status bank_plot_check(const struct invocation *in)
{
    const char *ending = output_ending(in->shared.output);
    const struct canvas_device *device = canvas_device_of_file(in->shared.output);
    if (!ending || (device && device->kind == CANVAS_GRAPHICS)) {
        return STATUS_OK;
    }
    in->diag->hint = "choose one of these endings";
    return diag_usage(in->diag, NULL,
                      "'nonet bank plot' cannot write .%s files, only .svg, .png, .eps and .pdf",
                      ending);
}

static enum status draw(const struct invocation *in, const struct collection *c)
{
    struct font_set *fonts = font_set_new();
    struct board_style style;
    const struct canvas_options options = {.scale = 2, .scale_y = 2};
    const struct page_boxes page = {.width_pt = FIGURES_CHART_WIDTH_PT,
                                    .height_pt = FIGURES_CHART_HEIGHT_PT};
    struct canvas *canvas = canvas_new(device_for(in->shared.output), &options);
    struct text out = {0};
    enum status status = fonts && canvas
                             ? board_style_init(&style, fonts, DEFAULT_DIGIT_FONT, NULL, in->diag)
                             : diag_error(in->diag, NULL, "%s", drawing_fault());
    if (status == STATUS_OK) {
        canvas_begin_page(canvas, &page);
        figures_chart_draw(canvas, style.solved_font,
                           (struct box){10, 10, page.width_pt - 10, page.height_pt - 10},
                           &(struct translation){0}, c->figures, c->count);
        canvas_end_page(canvas);
        status = canvas_finish(canvas, &out, in->diag);
    }
    if (status == STATUS_OK) {
        status = outfile_write(in->shared.output, out.data, out.length, in->diag);
    }
    text_free(&out);
    canvas_drop(canvas);
    font_set_drop(fonts);
    return status;
}

enum status bank_plot(const struct invocation *in, struct bank *b, const struct bank_filter *filter)
{
    struct collection c = {0};
    enum status status = bank_query(b, filter, collect, &c, in->diag);
    if (status == STATUS_OK && c.failed) {
        status = diag_error(in->diag, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK && c.count == 0) {
        status =
            diag_error(in->diag, NULL, "no puzzle of the bank fits the conditions; loosen them");
    }
    status = status == STATUS_OK ? draw(in, &c) : status;
    free(c.figures);
    return status;
}
