#include "render/pictures/puzzle_pictures.h"

#include <stdlib.h>

#include "gen/grade/explain/grade_text.h"
#include "gen/grade/explain/proof_chunks.h"
#include "gen/solve/solve.h"
#include "render/board/constraints/constraint_art.h"
#include "render/board/constraints/constraint_signs.h"
#include "render/libraries/drawing_libraries.h"
#include "render/pictures/course_chart.h"
#include "render/pictures/path_pictures.h"

struct puzzle_pictures {
    struct puzzle_pictures_options options;
    struct font_set *fonts;
    struct board_style style;
    struct puzzle_signs signs;
    struct grade_scratch *scratch; /* where a step is drawn, or a course */
    struct course course;
    struct canvas *canvas; /* NULL: none is open */
    struct text out;
};

/* Pages of characters stand below one another in one document. */
static bool in_characters(const struct puzzle_pictures *p)
{
    return p->options.device->kind == CANVAS_CHARACTERS;
}

enum status puzzle_pictures_new(struct puzzle_pictures **out,
                                const struct puzzle_pictures_options *o, struct diag *d)
{
    struct puzzle_pictures *p = calloc(1, sizeof *p);
    *out = NULL;
    if (p) {
        p->options = *o;
        p->fonts = font_set_new();
        p->scratch = o->step || o->course ? grade_scratch_new() : NULL;
    }
    if (!p || !p->fonts || ((o->step || o->course) && !p->scratch)) {
        puzzle_pictures_drop(p);
        return diag_error(d, NULL, "%s", drawing_fault());
    }
    enum status status = board_style_init(&p->style, p->fonts, o->font, NULL, d);
    status = status == STATUS_OK ? puzzle_signs_open(&p->signs, &o->signs, d) : status;
    if (status == STATUS_OK && o->signs.pictures && o->step) {
        status = diag_usage(d, NULL, "--step does not work with --pictures; leave one out");
    }
    if (status != STATUS_OK) {
        puzzle_pictures_drop(p);
        return status;
    }
    p->style.shade_regions = o->shade_regions;
    p->style.colour = !o->device->for_print;
    *out = p;
    return STATUS_OK;
}

void puzzle_pictures_drop(struct puzzle_pictures *p)
{
    if (p) {
        canvas_drop(p->canvas);
        text_free(&p->out);
        puzzle_signs_close(&p->signs);
        grade_scratch_drop(p->scratch);
        font_set_drop(p->fonts);
        free(p);
    }
}

void puzzle_pictures_set_code(struct puzzle_pictures *p, const char *code)
{
    p->options.picture.code = code;
}

static enum status go_to_step(struct puzzle_pictures *p, const struct record *r,
                              const struct diag_at *at, struct path **path,
                              const struct step **step, struct diag *d)
{
    struct grade_options o;
    if (!solve_prepare(r->variant)) {
        return diag_error(d, at, OUT_OF_MEMORY);
    }
    grade_options_init(&o);
    *path = path_begin(r->variant, &r->givens, &o, p->scratch);
    for (unsigned i = 0; i < p->options.step; i++) {
        *step = path_next(*path);
        if (!*step) {
            return diag_error(d, at, "the solution path of this puzzle has only %u steps", i);
        }
    }
    return STATUS_OK;
}

/* The caption of a puzzle with a word: its letters in alphabetical order; for a solution the word.
 */
static void put_word(const struct puzzle_pictures *p, const struct word *word, struct text *out)
{
    struct text letters = {0};
    word_letters(word, &letters);
    bool solved = p->options.solution;
    const char *values[] = {solved ? word->text : letters.data ? letters.data : ""};
    const char *format =
        translation_text(&p->options.style.translation, solved ? TEXT_word : TEXT_letters);
    translation_fill(out, format, values, 1);
    out->failed |= letters.failed;
    text_free(&letters);
}

static enum status prepare(struct puzzle_pictures *p, const struct record *r,
                           const struct diag_at *at, struct step_picture *picture, struct diag *d)
{
    picture->content = (struct board_content){
        .variant = r->variant, .givens = &r->givens, .candidates = p->options.candidates};
    if (p->options.solution) {
        if (!solve_prepare(r->variant)) {
            return diag_error(d, at, OUT_OF_MEMORY);
        }
        if (solve_count(r->variant, &r->givens, 2, &picture->filled) != 1) {
            return diag_error(
                d, at,
                "this puzzle does not have exactly one solution, so its solution cannot be drawn");
        }
        picture->content.filled = &picture->filled;
    }
    if (p->signs.now) {
        put_word(p, p->signs.now, &picture->sentence);
    }
    if (p->signs.now && p->options.solution) {
        for (unsigned i = 0; i < p->signs.now->length; i++) {
            picture->shaded[word_cell(r->variant, &p->signs.line, i)] = true;
        }
        picture->content.shaded = picture->shaded;
    }
    return STATUS_OK;
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
        if (!in_characters(p)) {
            d->hint = "draw only one, or use --each DIR or --format pdf";
            return diag_error(d, at, "%s files hold one puzzle", device->name);
        }
        status = close_canvas(p, d);
        text_puts(&p->out, "\n");
    }
    if (status == STATUS_OK && !p->canvas) {
        p->canvas = picture_canvas(device, &p->options.picture, content);
        status = p->canvas ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    }
    return status;
}

/* A page with the chart alone; in characters, a list of the rounds. */
static enum status add_course(struct puzzle_pictures *p, const struct record *r,
                              const struct diag_at *at, struct diag *d)
{
    const struct board_content content = {.variant = r->variant, .givens = &r->givens};
    if (solve_count(r->variant, &r->givens, 2, NULL) != 1) {
        return diag_error(d, at,
                          "this puzzle does not have exactly one solution, so it has no course");
    }
    course_of(r->variant, &r->givens, true, p->scratch, &p->course);
    if (in_characters(p)) {
        course_print_text(&p->out, &p->course);
        return STATUS_OK;
    }
    enum status status = open_canvas(p, &content, at, d);
    if (status == STATUS_OK) {
        const struct page_boxes page = {.width_pt = COURSE_CHART_WIDTH_PT,
                                        .height_pt = COURSE_CHART_HEIGHT_PT};
        canvas_begin_page(p->canvas, &page);
        course_chart_draw(p->canvas, p->style.solved_font,
                          (struct box){5, 5, COURSE_CHART_WIDTH_PT - 5, COURSE_CHART_HEIGHT_PT - 5},
                          &p->course, &p->options.style.translation);
        canvas_end_page(p->canvas);
    }
    return status;
}

/* Under a board of characters. */
static void add_words(struct puzzle_pictures *p, const struct record *r, const char *sentence)
{
    enum { MIN_COLUMNS = 60 };
    unsigned columns = 4 * frame_columns(r->variant);
    constraint_signs_list(r->variant, columns < MIN_COLUMNS ? MIN_COLUMNS : columns, false,
                          &p->out);
    if (sentence) {
        text_printf(&p->out, "%s\n", sentence);
    }
}

/* The pictures under one another: on one page, or each with its words in characters. */
static enum status draw_pictures(struct puzzle_pictures *p, const struct record *r,
                                 struct step_picture *picture, struct picture_frame *frame,
                                 size_t count, const struct diag_at *at, struct diag *d)
{
    size_t at_once = in_characters(p) ? 1 : count;
    enum status status = STATUS_OK;
    for (size_t i = 0; i < count; i++) {
        frame[i] = (struct picture_frame){&picture[i].content, picture[i].sentence.data,
                                          &p->options.style.translation};
    }
    for (size_t i = 0; i < count && status == STATUS_OK; i += at_once) {
        if (i > 0) {
            text_puts(&p->out, "\n");
        }
        status = open_canvas(p, &picture[i].content, at, d);
        if (status != STATUS_OK) {
            break;
        }
        picture_draw(p->canvas, &p->style, &p->options.picture, frame + i, at_once);
        if (in_characters(p) && (r->variant->constraints || picture[i].sentence.data)) {
            status = close_canvas(p, d);
            add_words(p, r, picture[i].sentence.data);
        }
    }
    return status;
}

static enum status draw_record(struct puzzle_pictures *p, const struct record *r,
                               const struct diag_at *at, struct diag *d)
{
    struct path *path = NULL;
    const struct step *step = NULL;
    const char *missing = constraint_art_missing(r->variant);
    if (missing) {
        return diag_error(d, at, "constraints of the kind '%s' cannot be drawn; use a text format",
                          missing);
    }
    if (p->options.course) {
        return add_course(p, r, at, d);
    }
    enum status status = p->options.step ? go_to_step(p, r, at, &path, &step, d) : STATUS_OK;
    if (status != STATUS_OK) {
        return status;
    }
    unsigned count = step ? step_part_count(step) : 1;
    struct step_picture *picture = calloc(count, sizeof *picture);
    struct picture_frame *frame = calloc(count, sizeof *frame);
    status = picture && frame ? STATUS_OK : diag_error(d, NULL, OUT_OF_MEMORY);
    for (unsigned part = 0; part < count && step && status == STATUS_OK; part++) {
        step_picture_fill(&picture[part], r, path, step, part, &p->options.style);
    }
    if (status == STATUS_OK && !step) {
        status = prepare(p, r, at, picture, d);
    }
    status = status == STATUS_OK ? draw_pictures(p, r, picture, frame, count, at, d) : status;
    for (unsigned part = 0; part < count && picture; part++) {
        if (picture[part].sentence.failed) {
            status = diag_error(d, NULL, OUT_OF_MEMORY);
        }
        text_free(&picture[part].sentence);
    }
    free(picture);
    free(frame);
    return status;
}

enum status puzzle_pictures_add(struct puzzle_pictures *p, const struct record *r,
                                const struct diag_at *at, struct diag *d)
{
    struct record drawn = {.variant = NULL};
    /* What is drawn in pixels for a screen may be coarser than what is printed. */
    double cell = p->options.device->for_print
                      ? picture_cell_pt(&p->options.picture, r->variant, p->options.candidates)
                      : 0;
    record_copy(&drawn, r);
    enum status status =
        puzzle_signs_next(&p->signs, &drawn, cell, &p->style, &p->options.style, at, d);
    status = status == STATUS_OK ? draw_record(p, &drawn, at, d) : status;
    record_free(&drawn);
    return status;
}

enum status puzzle_pictures_finish(struct puzzle_pictures *p, struct text *out, struct diag *d)
{
    enum status status = close_canvas(p, d);
    if (status == STATUS_OK && p->out.failed) {
        status = diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (status == STATUS_OK) {
        text_add(out, p->out.data ? p->out.data : "", p->out.length);
    }
    text_clear(&p->out);
    return status;
}
