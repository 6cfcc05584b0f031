#include "render/board/path_pictures.h"

#include <stdlib.h>

struct path_pictures {
    struct font_set *fonts;
    struct board_style style;
};

void step_picture_fill(struct step_picture *p, const struct record *r, const struct path *path,
                       const struct step *step, const struct explain_style *style)
{
    p->filled = *path_board(path);
    for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
        p->candidate[cell] = path_candidates(path, cell);
    }
    p->step = *step;
    step_explain(style, r->variant, step, &p->sentence);
    p->content = (struct board_content){.variant = r->variant,
                                        .givens = &r->givens,
                                        .filled = &p->filled,
                                        .candidates = CANDIDATE_MARKS_FULL,
                                        .candidate = p->candidate,
                                        .step = &p->step};
}

struct path_pictures *path_pictures_new(struct diag *d)
{
    struct path_pictures *p = calloc(1, sizeof *p);
    if (p) {
        p->fonts = font_set_new();
    }
    if (!p || !p->fonts) {
        free(p);
        diag_error(d, NULL, "out of memory");
        return NULL;
    }
    if (board_style_init(&p->style, p->fonts, DEFAULT_DIGIT_FONT, NULL, d) != STATUS_OK) {
        path_pictures_drop(p);
        return NULL;
    }
    p->style.colour = true;
    return p;
}

void path_pictures_drop(struct path_pictures *p)
{
    if (p) {
        font_set_drop(p->fonts);
        free(p);
    }
}

static enum status put_svg(const struct path_pictures *p, const char *title,
                           const struct picture_frame *frame, size_t count, struct text *out,
                           struct diag *d)
{
    struct picture_options options = {.title = title};
    struct canvas *canvas = picture_canvas(canvas_device_find("svg"), &options, frame[0].content);
    if (!canvas) {
        return diag_error(d, NULL, "out of memory");
    }
    picture_draw(canvas, &p->style, &options, frame, count);
    enum status status = canvas_finish(canvas, out, d);
    canvas_drop(canvas);
    return status;
}

enum status path_pictures_step(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, const struct path *path,
                               const struct step *step, struct text *out, struct diag *d)
{
    struct step_picture picture = {.sentence = {0}};
    step_picture_fill(&picture, r, path, step, style);
    struct picture_frame frame = {&picture.content, picture.sentence.data, &style->translation};
    enum status status = picture.sentence.failed
                             ? diag_error(d, NULL, "out of memory")
                             : put_svg(p, picture.sentence.data, &frame, 1, out, d);
    text_free(&picture.sentence);
    return status;
}

/* The pictures of a path, numbered as explain's text numbers its steps. */
struct step_list {
    struct step_picture *picture;
    size_t count, capacity;
};

static bool add_step(struct step_list *s, const struct record *r, const struct path *path,
                     const struct step *step, const struct explain_style *style)
{
    if (s->count == s->capacity) {
        size_t larger = s->capacity ? 2 * s->capacity : 64;
        struct step_picture *moved = realloc(s->picture, larger * sizeof *moved);
        if (!moved) {
            return false;
        }
        s->picture = moved;
        s->capacity = larger;
    }
    struct step_picture *p = &s->picture[s->count++];
    p->sentence = (struct text){0};
    text_printf(&p->sentence, "%zu. ", s->count);
    step_picture_fill(p, r, path, step, style);
    return !p->sentence.failed;
}

static bool places_a_digit(const struct step *step)
{
    for (unsigned i = 0; i < step->mark_count; i++) {
        if (step->mark[i].role == MARK_PLACE) {
            return true;
        }
    }
    return false;
}

/* A content points into its picture, which may have moved while the list grew. */
static struct picture_frame frame_of(struct step_picture *p, const struct explain_style *style)
{
    p->content.filled = &p->filled;
    p->content.candidate = p->candidate;
    p->content.step = &p->step;
    return (struct picture_frame){places_a_digit(&p->step) ? NULL : &p->content, p->sentence.data,
                                  &style->translation};
}

static enum status put_path(const struct path_pictures *p, const struct explain_style *style,
                            const struct record *r, const struct path *path,
                            struct step_list *steps, struct text *out, struct diag *d)
{
    struct picture_frame *frame = calloc(steps->count + 2, sizeof *frame);
    if (!frame) {
        return diag_error(d, NULL, "out of memory");
    }
    struct board_content start = {.variant = r->variant, .givens = &r->givens};
    struct board_content end = start;
    end.filled = path_board(path);
    frame[0] =
        (struct picture_frame){&start, translation_text(&style->translation, TEXT_puzzle), NULL};
    for (size_t i = 0; i < steps->count; i++) {
        frame[i + 1] = frame_of(&steps->picture[i], style);
    }
    frame[steps->count + 1] = (struct picture_frame){
        &end,
        translation_text(&style->translation, path_solved(path) ? TEXT_solution : TEXT_tell_stuck),
        NULL};
    enum status status = put_svg(p, translation_text(&style->translation, TEXT_walkthroughs), frame,
                                 steps->count + 2, out, d);
    free(frame);
    return status;
}

enum status path_pictures_all(const struct path_pictures *p, const struct explain_style *style,
                              const struct record *r, struct path *path, struct text *out,
                              struct diag *d)
{
    struct step_list steps = {0};
    bool enough = true;
    const struct step *step;
    while (enough && (step = path_next(path)) != NULL) {
        enough = add_step(&steps, r, path, step, style);
    }
    enum status status =
        enough ? put_path(p, style, r, path, &steps, out, d) : diag_error(d, NULL, "out of memory");
    for (size_t i = 0; i < steps.count; i++) {
        text_free(&steps.picture[i].sentence);
    }
    free(steps.picture);
    return status;
}
