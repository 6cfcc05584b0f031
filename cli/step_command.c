#include "cli/step_command.h"

#include "cli/paths.h"

enum step_format { FORMAT_TEXT, FORMAT_JSON, FORMAT_SVG };

const struct step_settings step_defaults = {0};

const char *step_language(size_t index)
{
    return index < translation_languages().count ? translation_languages().item[index] : NULL;
}

const struct option step_options[STEP_OPTION_COUNT] = {
    STEP_LANGUAGE_OPTION(offsetof(struct step_settings, language)),
};

const char *step_format_name(size_t index)
{
    static const char *const names[] = {
        [FORMAT_TEXT] = "text", [FORMAT_JSON] = "json", [FORMAT_SVG] = "svg"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

struct context {
    const struct step_writer *writer;
    enum step_format format;
    struct telling telling;
    struct grade_options techniques;
    struct step_pictures *pictures; /* FORMAT_SVG */
};

static enum status work(const void *shared, void *worker, struct stream_item *item, struct diag *d)
{
    const struct context *c = shared;
    enum status status = require_one_solution(item, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct path *path = path_of_item(item, &c->techniques, worker);
    switch (c->format) {
    case FORMAT_JSON:
        return c->writer->json(&c->telling, item, path, d);
    case FORMAT_SVG:
        return c->writer->svg(c->pictures, &c->telling, item, path, d);
    default:
        return c->writer->text(&c->telling, item, path, d);
    }
}

enum status step_command_run(const struct invocation *in, const struct step_writer *writer)
{
    const struct step_settings *settings = in->settings;
    struct context context = {
        .writer = writer,
        .format = in->shared.format < 0 ? FORMAT_TEXT : (enum step_format)in->shared.format,
        .telling.translation.language = step_language((size_t)settings->language),
    };
    enum status status = techniques_chosen(in, &context.techniques);
    if (status != STATUS_OK) {
        return status;
    }
    if (context.format == FORMAT_SVG && !(context.pictures = step_pictures_new(in->diag))) {
        return STATUS_FAILED;
    }
    struct stream_map map = {
        .unit = "puzzles",
        .context = &context,
        .worker_new = scratch_worker_new,
        .worker_drop = scratch_worker_drop,
        .work = work,
    };
    status = stream_map_run(&map, in);
    step_pictures_drop(context.pictures);
    return status;
}
