#include "render/board/puzzle_pictures.h"

#include <stdlib.h>
#include <string.h>

#include "gen/solve/solve.h"
#include "render/board/path_pictures.h"

struct puzzle_pictures {
    struct puzzle_pictures_options options;
    bool characters; /* the text device, whose pages stand below one another in one document */
    struct font_set *fonts;
    struct board_style style;
    struct grade_scratch *scratch; /* where a step is drawn */
    struct canvas *canvas;         /* NULL: none is open */
    struct text out;
};

enum status puzzle_pictures_new(struct puzzle_pictures **out,
                                const struct puzzle_pictures_options *o, struct diag *d)
{
    struct puzzle_pictures *p = calloc(1, sizeof *p);
    *out = NULL;
    if (p) {
        p->options = *o;
        p->characters = strcmp(o->device->name, "text") == 0;
        p->fonts = font_set_new();
        p->scratch = o->step ? grade_scratch_new() : NULL;
    }
    if (!p || !p->fonts || (o->step && !p->scratch)) {
        puzzle_pictures_drop(p);
        return diag_error(d, NULL, "out of memory");
    }
    enum status status = board_style_init(&p->style, p->fonts, o->font, NULL, d);
    if (status != STATUS_OK) {
        puzzle_pictures_drop(p);
        return status;
    }
    p->style.shade_regions = o->shade_regions;
    p->style.colour = strcmp(o->device->name, "pdf") != 0;
    *out = p;
    return STATUS_OK;
}

void puzzle_pictures_drop(struct puzzle_pictures *p)
{
    if (p) {
        canvas_drop(p->canvas);
        text_free(&p->out);
        grade_scratch_drop(p->scratch);
        font_set_drop(p->fonts);
        free(p);
    }
}

static enum status go_to_step(struct puzzle_pictures *p, const struct record *r,
                              const struct diag_at *at, struct step_picture *picture,
                              struct diag *d)
{
    struct grade_options o;
    grade_options_init(&o);
    struct path *path = path_begin(r->variant, &r->givens, &o, p->scratch);
    const struct step *step = NULL;
    for (unsigned i = 0; i < p->options.step; i++) {
        step = path_next(path);
        if (!step) {
            return diag_error(d, at, "the grader's solution of this puzzle has %u steps", i);
        }
    }
    step_picture_fill(picture, r, path, step, &p->options.style);
    return STATUS_OK;
}

static enum status prepare(struct puzzle_pictures *p, const struct record *r,
                           const struct diag_at *at, struct step_picture *picture, struct diag *d)
{
    picture->content = (struct board_content){
        .variant = r->variant, .givens = &r->givens, .candidates = p->options.candidates};
    if (p->options.solution) {
        if (solve_count(r->variant, &r->givens, 2, &picture->filled) != 1) {
            return diag_error(d, at, "the puzzle has not exactly one solution to draw");
        }
        picture->content.filled = &picture->filled;
    }
    return p->options.step ? go_to_step(p, r, at, picture, d) : STATUS_OK;
}

static enum status close_canvas(struct puzzle_pictures *p, struct diag *d)
{
    enum status status = p->canvas ? canvas_finish(p->canvas, &p->out, d) : STATUS_OK;
    canvas_drop(p->canvas);
    p->canvas = NULL;
    return status;
}

static enum status open_canvas(struct puzzle_pictures *p, const struct board_content *content,
                               const struct diag_at *at, struct diag *d)
{
    const struct canvas_device *device = p->options.device;
    enum status status = STATUS_OK;
    if (p->canvas && !device->many_pages) {
        if (!p->characters) {
            return diag_error(d, at, "%s holds one puzzle; draw one, or use --format pdf",
                              device->name);
        }
        status = close_canvas(p, d);
        text_puts(&p->out, "\n");
    }
    if (status == STATUS_OK && !p->canvas) {
        p->canvas = picture_canvas(device, &p->options.picture, content);
        status = p->canvas ? STATUS_OK : diag_error(d, NULL, "out of memory");
    }
    return status;
}

enum status puzzle_pictures_add(struct puzzle_pictures *p, const struct record *r,
                                const struct diag_at *at, struct diag *d)
{
    struct step_picture picture = {.sentence = {0}};
    enum status status = prepare(p, r, at, &picture, d);
    status = status == STATUS_OK ? open_canvas(p, &picture.content, at, d) : status;
    if (status == STATUS_OK) {
        struct picture_frame frame = {&picture.content, picture.sentence.data,
                                      &p->options.style.translation};
        picture_draw(p->canvas, &p->style, &p->options.picture, &frame, 1);
        if (p->characters && picture.sentence.data) {
            status = close_canvas(p, d);
            text_printf(&p->out, "%s\n", picture.sentence.data);
        }
    }
    text_free(&picture.sentence);
    return status;
}

enum status puzzle_pictures_finish(struct puzzle_pictures *p, struct text *out, struct diag *d)
{
    enum status status = close_canvas(p, d);
    if (status == STATUS_OK && p->out.failed) {
        status = diag_error(d, NULL, "out of memory");
    }
    if (status == STATUS_OK) {
        text_add(out, p->out.data ? p->out.data : "", p->out.length);
    }
    return status;
}
