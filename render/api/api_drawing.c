/* Pictures of puzzles in memory. */
#include <stdlib.h>
#include <string.h>

#include "base/child.h"
#include "gen/api/api.h"
#include "render/pictures/drawing_options.h"

struct api_drawing_settings {
    struct drawing_options drawing;
    const char *language;
};

struct nonet_drawing {
    const struct canvas_device *device;
    struct api_drawing_settings settings;
    struct arena strings;
    struct puzzle_pictures *pictures; /* made with the first puzzle */
    struct text bytes;
    bool finished;
};

static const struct option options[] = {
    DRAWING_BOARD_OPTIONS(struct api_drawing_settings, drawing),
    {.name = "language",
     .kind = OPTION_STRING,
     .offset = offsetof(struct api_drawing_settings, language)},
    DRAWING_SIGN_OPTIONS(struct api_drawing_settings, drawing),
    DRAWING_FONT_OPTION(struct api_drawing_settings, drawing),
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
        w->settings.drawing = (struct drawing_options)DRAWING_DEFAULTS;
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
    struct translation translation;
    enum status status = api_language(w->settings.language, &translation, d);
    const struct puzzle_pictures_options o =
        drawing_options_read(&w->settings.drawing, w->device, translation);
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
