/* draw: pictures of puzzles, from the same layout code as the books' pages. */
#include <string.h>

#include "cli/command.h"
#include "cli/step_command.h"
#include "config/outfile.h"
#include "gen/format/stream.h"
#include "gen/solve/solve.h"

struct settings {
    const char *font;
    int candidates;
    bool solution;
    int64_t step; /* 0: none */
    int language; /* index in translation_languages() */
    int64_t cell_mm;
    int64_t dpi;
};

static const struct settings defaults = {.font = DEFAULT_DIGIT_FONT, .dpi = 150};

static const char *candidates_name(size_t index)
{
    static const char *const names[] = {"none", "full", "corner"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const char *device_name(size_t index)
{
    return index < canvas_device_count() ? canvas_device_at(index)->name : NULL;
}

#define AT(field) offsetof(struct settings, field)
static const struct option options[] = {
    {"candidates", 'c', OPTION_CHOICE, "WHICH", "draw candidates in empty cells", AT(candidates), 0,
     0, candidates_name},
    {"solution", 's', OPTION_FLAG, NULL, "fill the board with its solution", AT(solution), 0, 0,
     NULL},
    {"step", 0, OPTION_INT, "K", "the board before the grader's step K, with the step marked",
     AT(step), 1, 10000, NULL},
    STEP_LANGUAGE_OPTION(AT(language)),
    {"cell", 0, OPTION_INT, "MM",
     "side of a cell in millimetres (10, or more where there are candidates)", AT(cell_mm), 2, 50,
     NULL},
    {"dpi", 0, OPTION_INT, "N", "dots an inch of a png (150)", AT(dpi), 20, 1200, NULL},
    {"font", 0, OPTION_STRING, "FAMILY", "TrueType family or file for the digits", AT(font), 0, 0,
     NULL},
};

struct work {
    const struct settings *settings;
    struct grade_scratch *scratch;
    struct board_style style;
    struct telling telling;
    struct picture_options picture;
    const struct canvas_device *device;
    struct canvas *canvas;
    struct text out;
    struct diag *diag;
};

static enum status walk_to_step(struct work *w, const struct record *r, const struct diag_at *at,
                                struct step_picture *p)
{
    struct grade_options o;
    grade_options_init(&o);
    struct path *path = path_begin(r->variant, &r->givens, &o, w->scratch);
    const struct step *step = NULL;
    for (int64_t i = 0; i < w->settings->step; i++) {
        step = path_next(path);
        if (!step) {
            return diag_error(w->diag, at, "the grader's solution of this puzzle has %d steps",
                              (int)i);
        }
    }
    step_picture_take(p, r, path, step, &w->telling);
    return STATUS_OK;
}

static enum status prepare(struct work *w, const struct record *r, const struct diag_at *at,
                           struct step_picture *p)
{
    p->content =
        (struct board_content){.variant = r->variant,
                               .givens = &r->givens,
                               .candidates = (enum candidate_marks)w->settings->candidates};
    if (w->settings->solution) {
        if (solve_count(r->variant, &r->givens, 2, &p->filled) != 1) {
            return diag_error(w->diag, at, "the puzzle has not exactly one solution to draw");
        }
        p->content.filled = &p->filled;
    }
    return w->settings->step ? walk_to_step(w, r, at, p) : STATUS_OK;
}

static enum status flush_canvas(struct work *w)
{
    enum status status = w->canvas ? canvas_finish(w->canvas, &w->out, w->diag) : STATUS_OK;
    canvas_drop(w->canvas);
    w->canvas = NULL;
    return status;
}

static enum status draw_one(struct work *w, const struct record *r, const struct diag_at *at)
{
    struct step_picture p = {.sentence = {0}};
    enum status status = prepare(w, r, at, &p);
    bool characters = strcmp(w->device->name, "text") == 0;
    if (status == STATUS_OK && w->canvas && !w->device->many_pages) {
        if (!characters) {
            status = diag_error(w->diag, at, "%s holds one puzzle; draw one, or use --format pdf",
                                w->device->name);
        } else {
            status = flush_canvas(w);
            text_puts(&w->out, "\n");
        }
    }
    if (status == STATUS_OK && !w->canvas) {
        w->canvas = picture_canvas(w->device, &w->picture, &p.content);
        status = w->canvas ? STATUS_OK : diag_error(w->diag, NULL, "out of memory");
    }
    if (status == STATUS_OK) {
        struct picture_frame frame = {&p.content, p.sentence.data, &w->telling.translation};
        picture_draw(w->canvas, &w->style, &w->picture, &frame, 1);
        if (characters && p.sentence.data) {
            status = flush_canvas(w);
            text_printf(&w->out, "%s\n", p.sentence.data);
        }
    }
    text_free(&p.sentence);
    return status;
}

static enum status draw_file(struct work *w, const char *path, const struct variant *variant)
{
    struct reader *reader = reader_open(path, NULL, variant, w->diag);
    if (!reader) {
        return STATUS_FAILED;
    }
    static struct record r;
    enum status worst = STATUS_OK;
    for (enum status status; (status = reader_next(reader, &r)) != STATUS_END;) {
        if (status == STATUS_OK) {
            struct diag_at at = reader_at(reader);
            status = draw_one(w, &r, &at);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    reader_drop(reader);
    return worst;
}

static enum status draw_all(struct work *w, const struct invocation *in)
{
    enum status status = STATUS_OK;
    size_t count = in->arguments.count;
    for (size_t i = 0; i < (count ? count : 1); i++) {
        enum status one = draw_file(w, count ? in->arguments.item[i] : "-", invocation_variant(in));
        status = one == STATUS_OK ? status : one;
    }
    enum status flushed = flush_canvas(w);
    if (status == STATUS_OK) {
        status = flushed;
    }
    if (status == STATUS_OK && w->out.length == 0) {
        status = diag_error(w->diag, NULL, "no puzzle to draw");
    }
    return status == STATUS_OK
               ? outfile_write(in->shared.output, w->out.data, w->out.length, w->diag)
               : status;
}

static enum status run(const struct invocation *in)
{
    const struct settings *s = in->settings;
    struct font_set *fonts = font_set_new();
    struct work w = {
        .settings = s,
        .scratch = s->step ? grade_scratch_new() : NULL,
        .picture = {.cell_pt = (double)s->cell_mm * 72 / 25.4,
                    .pixels_per_pt = (double)s->dpi / 72},
        .device = in->shared.format >= 0 ? canvas_device_at((size_t)in->shared.format)
                                         : canvas_device_find("text"),
        .telling.translation.language = step_language((size_t)s->language),
        .diag = in->diag,
    };
    enum status status = STATUS_OK;
    if (!fonts || (s->step && !w.scratch)) {
        status = diag_error(in->diag, NULL, "out of memory");
    }
    if (status == STATUS_OK) {
        status = board_style_init(&w.style, fonts, s->font, NULL, in->diag);
        w.style.colour = strcmp(w.device->name, "pdf") != 0;
    }
    if (status == STATUS_OK) {
        status = draw_all(&w, in);
    }
    canvas_drop(w.canvas);
    text_free(&w.out);
    grade_scratch_drop(w.scratch);
    font_set_drop(fonts);
    return status;
}

const struct command command_draw = {
    .name = "draw",
    .group = GROUP_PRINT,
    .arguments = "[FILE…]",
    .doc = "Draw puzzles as text, SVG, PNG or PDF",
    .examples = "nonet generate -n 1 | nonet draw --format svg -o puzzle.svg|a picture to print\n"
                "nonet draw --step 5 --format png -o step.png hard.txt|the fifth step, explained",
    .detail =
        "The same drawing as on a book's page. A text or a pdf takes any number of puzzles, an "
        "svg or a png one. --step shows the grader's candidates with what the step places "
        "and removes, and says why.",
    .shared = SHARED_OUTPUT | SHARED_FORMAT | SHARED_VARIANT,
    .formats = device_name,
    COMMAND_SETTINGS,
    .run = run,
};
