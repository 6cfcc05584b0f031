#include "render/pictures/path_pictures.h"

#include <stdlib.h>

#include "base/array.h"
#include "gen/grade/explain/notation.h"
#include "gen/grade/explain/proof_chunks.h"
#include "render/libraries/drawing_libraries.h"

struct path_pictures {
    struct font_set *fonts;
    struct board_style style;
};

void step_picture_fill(struct step_picture *p, const struct record *r, const struct path *path,
                       const struct step *step, unsigned part, const struct explain_style *style)
{
    p->filled = *path_board(path);
    for (unsigned cell = 0; cell < r->variant->cell_count; cell++) {
        p->candidate[cell] = path_candidates(path, cell);
    }
    step_part_explain(style, r->variant, step, part, &p->sentence);
    step_part_draw(r->variant, step, part, &p->filled, p->candidate, &p->step);
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
        diag_error(d, NULL, "%s", drawing_fault());
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
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    picture_draw(canvas, &p->style, &options, frame, count);
    enum status status = canvas_finish(canvas, out, d);
    canvas_drop(canvas);
    return status;
}

/* Less of a step than the whole: no marks, and the cells to look at shaded. */
static void hide(struct step_picture *p, const struct explain_style *style, const struct record *r,
                 enum hint_part part)
{
    uint16_t cell[MAX_CELLS];
    unsigned count = part == HINT_WHERE ? step_hint_cells(r->variant, &p->step, cell) : 0;
    text_clear(&p->sentence);
    step_hint(style, r->variant, &p->step, part, &p->sentence);
    for (unsigned i = 0; i < count; i++) {
        p->shaded[cell[i]] = true;
    }
    for (unsigned i = 0; i < p->step.house_count && count == 0 && part == HINT_WHERE; i++) {
        const struct house *h = &r->variant->house[p->step.house[i]];
        for (unsigned k = 0; k < r->variant->size; k++) {
            p->shaded[h->cell[k]] = true;
        }
    }
    p->content.shaded = p->shaded;
    p->content.step = NULL;
}

enum status path_pictures_step(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, const struct path *path,
                               const struct step *step, enum hint_part part, struct text *out,
                               struct diag *d)
{
    struct step_picture picture = {.sentence = {0}};
    step_picture_fill(&picture, r, path, step, 0, style);
    if (part != HINT_WHAT) {
        hide(&picture, style, r, part);
    }
    struct picture_frame frame = {&picture.content, picture.sentence.data, &style->translation};
    enum status status = picture.sentence.failed
                             ? diag_error(d, NULL, OUT_OF_MEMORY)
                             : put_svg(p, picture.sentence.data, &frame, 1, out, d);
    text_free(&picture.sentence);
    return status;
}

/* The pictures of a path, numbered as explain's text numbers its steps. */
struct step_list {
    struct step_picture *picture;
    size_t count, capacity;
    size_t number; /* of the path's last step, skipped ones counted too */
};

static bool add_part(struct step_list *s, const struct record *r, const struct path *path,
                     const struct step *step, unsigned part, const struct explain_style *style)
{
    struct step_picture *room = array_room(s->picture, &s->capacity, s->count, sizeof *room);
    if (!room) {
        return false;
    }
    s->picture = room;
    struct step_picture *p = &s->picture[s->count++];
    p->sentence = (struct text){0};
    if (part == 0) {
        text_printf(&p->sentence, "%zu. ", s->number);
    }
    step_picture_fill(p, r, path, step, part, style);
    return !p->sentence.failed;
}

static bool add_step(struct step_list *s, const struct record *r, const struct path *path,
                     const struct step *step, const struct explain_style *style)
{
    s->number++;
    if (style->key && technique_is_single(step->technique)) {
        return true;
    }
    unsigned count = step_part_count(step);
    for (unsigned part = 0; part < count; part++) {
        if (!add_part(s, r, path, step, part, style)) {
            return false;
        }
    }
    return true;
}

/* A single needs no picture; a proof that ends with a digit does. */
static bool places_a_digit(const struct step *step)
{
    if (step->inference_count > PART_WHOLE_INFERENCES) {
        return false;
    }
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
        return diag_error(d, NULL, OUT_OF_MEMORY);
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

/* ---- a page to step through ---- */

static const char page_head[] =
    "<style>body{font-family:sans-serif;margin:1.5em}main{display:flex;gap:2em}"
    "#boards{position:sticky;top:1em;align-self:flex-start}figure{margin:0}"
    "ol{list-style:none;padding:0;margin:0;flex:1;max-height:80vh;overflow:auto}li{padding:.4em "
    ".6em;cursor:pointer}"
    "li.on{background:#eee}.js figure{display:none}.js figure.on{display:block}"
    "button{font-size:1.4em;padding:0 .8em}"
    "@media print{ol{max-height:none}.js "
    "figure{display:block}nav{display:none}}</style></head><body>\n<h1>";

static const char page_script[] =
    "<script>(function(){var d=document,f=d.querySelectorAll('figure'),l=d.querySelectorAll('li'),"
    "n=0;function go(i){if(i<0||i>=f.length)return;f[n].className=l[n].className='';n=i;"
    "f[n].className=l[n].className='on';l[n].scrollIntoView({block:'nearest'})}"
    "d.body.className='js';l.forEach(function(e,i){e.onclick=function(){go(i)}});"
    "d.getElementById('back').onclick=function(){go(n-1)};"
    "d.getElementById('next').onclick=function(){go(n+1)};"
    "d.onkeydown=function(e){if(e.key=='ArrowRight')go(n+1);if(e.key=='ArrowLeft')go(n-1)};"
    "go(0)})()</script>\n";

static enum status put_figures(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, const struct path *path,
                               struct step_list *steps, struct text *out, struct diag *d)
{
    struct board_content end = {.variant = r->variant, .givens = &r->givens};
    end.filled = path_board(path);
    enum status status = STATUS_OK;
    for (size_t i = 0; i < steps->count && status == STATUS_OK; i++) {
        struct picture_frame frame = frame_of(&steps->picture[i], style);
        frame.content = &steps->picture[i].content;
        frame.caption = NULL;
        text_puts(out, "<figure>");
        status = put_svg(p, steps->picture[i].sentence.data, &frame, 1, out, d);
        text_puts(out, "</figure>\n");
    }
    const struct picture_frame last = {&end, NULL, NULL};
    text_puts(out, "<figure>");
    status = status == STATUS_OK ? put_svg(p, "", &last, 1, out, d) : status;
    text_puts(out, "</figure>\n");
    return status;
}

static enum status put_page(const struct path_pictures *p, const struct explain_style *style,
                            const struct record *r, const struct path *path,
                            struct step_list *steps, struct text *out, struct diag *d)
{
    const struct translation *t = &style->translation;
    const char *title = translation_text(t, TEXT_walkthroughs);
    text_printf(out, "<!DOCTYPE html>\n<html lang=\"%s\"><head><meta charset=\"utf-8\"><title>",
                t->language ? t->language : "en");
    text_xml(out, title);
    text_puts(out, "</title>\n");
    text_puts(out, page_head);
    text_xml(out, title);
    text_puts(out, "</h1>\n<p>");
    struct text names = {0};
    unsigned used = 0;
    for (size_t i = 0; i < steps->count; i++) {
        used |= notation_of(t, steps->picture[i].sentence.data);
    }
    const struct notation_boards boards = {
        r->variant->jigsaw || box_of(r->variant, 0) != LAYOUT_NO_CELL, r->variant->grid_count > 1};
    notation_explain(t, used, boards, &names);
    text_xml(out, names.data ? names.data : "");
    out->failed |= names.failed;
    text_free(&names);
    text_puts(out, "</p>\n<nav><button id=\"back\">&lsaquo;</button> "
                   "<button id=\"next\">&rsaquo;</button></nav>\n<main><div id=\"boards\">\n");
    enum status status = put_figures(p, style, r, path, steps, out, d);
    text_puts(out, "</div>\n<ol>\n");
    for (size_t i = 0; i < steps->count; i++) {
        text_puts(out, "<li>");
        text_xml(out, steps->picture[i].sentence.data);
        text_puts(out, "</li>\n");
    }
    text_puts(out, "<li>");
    text_xml(out, translation_text(t, path_solved(path) ? TEXT_solution : TEXT_tell_stuck));
    text_puts(out, "</li>\n</ol></main>\n");
    text_puts(out, page_script);
    text_puts(out, "</body></html>\n");
    return status;
}

typedef enum status put_function(const struct path_pictures *p, const struct explain_style *style,
                                 const struct record *r, const struct path *path,
                                 struct step_list *steps, struct text *out, struct diag *d);

static enum status put_steps(const struct path_pictures *p, const struct explain_style *style,
                             const struct record *r, struct path *path, put_function *put,
                             struct text *out, struct diag *d)
{
    struct step_list steps = {0};
    bool enough = true;
    const struct step *step;
    while (enough && (step = path_next(path)) != NULL) {
        enough = add_step(&steps, r, path, step, style);
    }
    enum status status =
        enough ? put(p, style, r, path, &steps, out, d) : diag_error(d, NULL, OUT_OF_MEMORY);
    for (size_t i = 0; i < steps.count; i++) {
        text_free(&steps.picture[i].sentence);
    }
    free(steps.picture);
    return status;
}

enum status path_pictures_all(const struct path_pictures *p, const struct explain_style *style,
                              const struct record *r, struct path *path, struct text *out,
                              struct diag *d)
{
    return put_steps(p, style, r, path, put_path, out, d);
}

enum status path_pictures_page(const struct path_pictures *p, const struct explain_style *style,
                               const struct record *r, struct path *path, struct text *out,
                               struct diag *d)
{
    return put_steps(p, style, r, path, put_page, out, d);
}
