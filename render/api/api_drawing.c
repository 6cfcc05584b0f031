/* Pictures of puzzles in memory. */
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "gen/api/api.h"
#include "render/pictures/puzzle_pictures.h"

struct api_drawing_settings {
    int candidates; /* enum candidate_marks */
    bool solution;
    int64_t step;
    const char *language;
    const char *word;
    const char *words;
    const char *pictures;
    int word_at;
    int64_t seed;
    int64_t cell_mm;
    int64_t dpi;
    const char *font;
};

struct nonet_drawing {
    const struct canvas_device *device;
    struct api_drawing_settings settings;
    struct arena strings;
    struct puzzle_pictures *pictures; /* made with the first puzzle */
    struct text bytes;
    bool finished;
};

static const char *candidates_name(size_t index)
{
    static const char *const names[] = {"none", "full", "corner"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

#define AT(field) .offset = offsetof(struct api_drawing_settings, field)
static const struct option options[] = {
    {.name = "candidates", .kind = OPTION_CHOICE, AT(candidates), .choice = candidates_name},
    {.name = "solution", .kind = OPTION_FLAG, AT(solution)},
    {.name = "step", .kind = OPTION_INT, AT(step), .min = 1, .max = 10000},
    {.name = "language", .kind = OPTION_STRING, AT(language)},
    {.name = "word", .kind = OPTION_STRING, AT(word)},
    {.name = "words", .kind = OPTION_STRING, AT(words)},
    {.name = "word-at", .kind = OPTION_CHOICE, AT(word_at), .choice = word_place_name},
    {.name = "seed", .kind = OPTION_INT, AT(seed), .min = 0, .max = INT64_MAX},
    {.name = "pictures", .kind = OPTION_STRING, AT(pictures)},
    {.name = "cell", .kind = OPTION_INT, AT(cell_mm), .min = 2, .max = 50},
    {.name = "dpi", .kind = OPTION_INT, AT(dpi), .min = 20, .max = 1200},
    {.name = "font", .kind = OPTION_STRING, AT(font)},
};

void nonet_work_in_process(int in_process)
{
    child_work_in_process(in_process != 0);
}

const char *nonet_drawing_device(size_t index)
{
    return index < canvas_device_count() ? canvas_device_at(index)->name : NULL;
}

nonet_drawing *nonet_drawing_create(const char *device, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    const struct canvas_device *found = device ? canvas_device_find(device) : NULL;
    const char *names[16];
    size_t count = 0;
    while (count < 16 && (names[count] = nonet_drawing_device(count)) != NULL) {
        count++;
    }
    enum status status =
        found ? STATUS_OK : api_no_such(d, "device", device ? device : "", names, count);
    nonet_drawing *w = found ? calloc(1, sizeof *w) : NULL;
    if (w) {
        w->device = found;
        w->settings.font = DEFAULT_DIGIT_FONT;
        w->settings.dpi = 150;
        w->settings.seed = 1;
    }
    api_end(&call, w || status != STATUS_OK ? status : STATUS_FAILED);
    return w;
}

void nonet_drawing_drop(nonet_drawing *drawing)
{
    if (drawing) {
        puzzle_pictures_drop(drawing->pictures);
        arena_free(&drawing->strings);
        text_free(&drawing->bytes);
        free(drawing);
    }
}

enum nonet_status nonet_drawing_set(nonet_drawing *drawing, const char *option, const char *value,
                                    nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = drawing->pictures
                             ? diag_usage(d, NULL, "set options before the first puzzle")
                             : api_set(options, sizeof options / sizeof *options,
                                       &drawing->settings, &drawing->strings, option, value, d);
    if (status == STATUS_OK && strcmp(option, "language") == 0) {
        struct translation translation;
        status = api_language(drawing->settings.language, &translation, d);
    }
    return api_end(&call, status);
}

static enum status start_drawing(nonet_drawing *w, struct diag *d)
{
    const struct api_drawing_settings *s = &w->settings;
    struct puzzle_pictures_options o = {
        .device = w->device,
        .font = s->font,
        .candidates = (enum candidate_marks)s->candidates,
        .solution = s->solution,
        .step = (unsigned)s->step,
        .signs = {.word = s->word,
                  .words = s->words,
                  .pictures = s->pictures,
                  .word_at = (enum word_place)s->word_at,
                  .seed = (uint64_t)s->seed},
        .picture = {.cell_pt = (double)s->cell_mm * 72 / 25.4,
                    .pixels_per_pt = (double)s->dpi / 72},
    };
    enum status status = api_language(s->language, &o.style.translation, d);
    return status == STATUS_OK ? puzzle_pictures_new(&w->pictures, &o, d) : status;
}

enum nonet_status nonet_drawing_add(nonet_drawing *drawing, const nonet_puzzle *puzzle,
                                    nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = STATUS_OK;
    if (drawing->finished) {
        status = diag_usage(d, NULL, "the document is finished and takes no more puzzles");
    } else if (!drawing->pictures) {
        status = start_drawing(drawing, d);
    }
    if (status == STATUS_OK) {
        status = puzzle_pictures_add(drawing->pictures, &puzzle->record, NULL, d);
    }
    return api_end(&call, status);
}

const void *nonet_drawing_finish(nonet_drawing *drawing, size_t *length, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    enum status status = STATUS_OK;
    if (!drawing->pictures) {
        status = diag_usage(d, NULL, "there is no puzzle to draw");
    } else if (!drawing->finished) {
        status = puzzle_pictures_finish(drawing->pictures, &drawing->bytes, d);
        drawing->finished = status == STATUS_OK;
    }
    if (status == STATUS_OK && drawing->bytes.failed) {
        status = STATUS_FAILED;
    }
    *length = drawing->bytes.length;
    return api_end(&call, status) == NONET_OK ? drawing->bytes.data : NULL;
}
