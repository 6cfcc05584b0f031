#include "cli/command.h"
#include "cli/paths.h"
#include "cli/step_pictures.h"

enum explain_format { EXPLAIN_TEXT, EXPLAIN_JSON, EXPLAIN_SVG };

struct context {
    enum explain_format format;
    struct step_pictures *pictures; /* EXPLAIN_SVG */
};

static const char *format_name(size_t index)
{
    static const char *const names[] = {
        [EXPLAIN_TEXT] = "text", [EXPLAIN_JSON] = "json", [EXPLAIN_SVG] = "svg"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static void explain_text(struct stream_item *item, struct path *path)
{
    const struct variant *v = item->record.variant;
    struct text *out = &item->out;
    char line[MAX_CELLS + 1];
    text_printf(out, "Puzzle   %s\n", grid_to_line(v, &item->record.givens, line));
    unsigned number = 0;
    const struct step *step;
    while ((step = path_next(path)) != NULL) {
        text_printf(out, "%3u. ", ++number);
        step_explain(v, step, out);
        text_puts(out, "\n");
    }
    text_printf(out, "%s %s\n", path_solved(path) ? "Solution" : "Stuck at",
                grid_to_line(v, path_board(path), line));
}

/* One object a puzzle, on one line. */
static void explain_json(struct stream_item *item, struct path *path)
{
    const struct variant *v = item->record.variant;
    struct text *out = &item->out;
    char line[MAX_CELLS + 1];
    text_printf(out, "{\"puzzle\":\"%s\",", grid_to_line(v, &item->record.givens, line));
    text_printf(out, "\"solution\":\"%s\",", grid_to_line(v, &item->record.solution, line));
    text_puts(out, "\"steps\":[");
    const struct step *step;
    for (bool later = false; (step = path_next(path)) != NULL; later = true) {
        text_puts(out, later ? "," : "");
        step_to_json(v, step, out);
    }
    text_printf(out, "],\"solved\":%s}\n", path_solved(path) ? "true" : "false");
}

static enum status work(const void *shared, void *worker, struct stream_item *item, struct diag *d)
{
    const struct context *context = shared;
    enum status status = require_one_solution(item, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct path *path = path_of_item(item, worker);
    if (context->format == EXPLAIN_JSON) {
        explain_json(item, path);
    } else if (context->format == EXPLAIN_SVG) {
        status = step_pictures_path(context->pictures, item, path, d);
    } else {
        explain_text(item, path);
    }
    if (status != STATUS_OK) {
        return status;
    }
    if (!path_solved(path)) {
        diag_warning(d, &item->at, "the techniques do not solve this puzzle");
    }
    return STATUS_OK;
}

static enum status run(const struct invocation *in)
{
    struct context context = {
        .format = in->shared.format < 0 ? EXPLAIN_TEXT : (enum explain_format)in->shared.format};
    if (context.format == EXPLAIN_SVG && !(context.pictures = step_pictures_new(in->diag))) {
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

const struct command command_explain = {
    .name = "explain",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "The solution path, a step a line, with the reason for each",
    .detail =
        "Solves each puzzle as a person would, simplest technique first, and says why each "
        "step holds. Cells are named r1c1 to r9c9: row, then column. An svg holds one puzzle: "
        "every sentence, and a picture of each step that removes candidates.",
    .examples =
        "nonet explain puzzle.txt|every step in a sentence\n"
        "nonet explain --format json puzzle.txt|the same for programs, one object a puzzle\n"
        "nonet explain --format svg -o path.svg puzzle.txt|the path in pictures",
    .shared = SHARED_STREAM | SHARED_VARIANT,
    .formats = format_name,
    .run = run,
};
