#include "cli/command.h"
#include "cli/paths.h"
#include "cli/step_pictures.h"

enum hint_format { HINT_TEXT, HINT_JSON, HINT_SVG };

struct context {
    enum hint_format format;
    struct step_pictures *pictures; /* HINT_SVG */
};

static const char *format_name(size_t index)
{
    static const char *const names[] = {
        [HINT_TEXT] = "text", [HINT_JSON] = "json", [HINT_SVG] = "svg"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static enum status work(const void *shared, void *worker, struct stream_item *item, struct diag *d)
{
    const struct context *context = shared;
    const struct variant *v = item->record.variant;
    enum status status = require_one_solution(item, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct path *path = path_of_item(item, worker);
    const struct step *step = path_next(path);
    if (!step) {
        return path_solved(path)
                   ? diag_error(d, &item->at, "this puzzle is solved already")
                   : diag_error(d, &item->at, "the techniques find no next step in this puzzle");
    }
    if (context->format == HINT_SVG) {
        return step_pictures_hint(context->pictures, item, path, step, d);
    }
    if (context->format == HINT_JSON) {
        step_to_json(v, step, &item->out);
    } else {
        step_explain(v, step, &item->out);
    }
    text_puts(&item->out, "\n");
    return STATUS_OK;
}

static enum status run(const struct invocation *in)
{
    struct context context = {
        .format = in->shared.format < 0 ? HINT_TEXT : (enum hint_format)in->shared.format};
    if (context.format == HINT_SVG && !(context.pictures = step_pictures_new(in->diag))) {
        return STATUS_FAILED;
    }
    struct stream_map map = {
        .unit = "puzzles",
        .context = &context,
        .worker_new = scratch_worker_new,
        .worker_drop = scratch_worker_drop,
        .work = work,
    };
    enum status status = stream_map_run(&map, in);
    step_pictures_drop(context.pictures);
    return status;
}

const struct command command_hint = {
    .name = "hint",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "The next step only, with its reason",
    .detail =
        "Prints, for each puzzle, the simplest step that a player could take next. Entries "
        "made so far count as givens. An svg holds one puzzle: its candidates, the step marked "
        "and the sentence.",
    .examples = "nonet hint puzzle.txt|one sentence a puzzle\n"
                "nonet hint --format svg -o hint.svg puzzle.txt|a picture of the next step",
    .shared = SHARED_STREAM | SHARED_VARIANT,
    .formats = format_name,
    .run = run,
};
