#include "cli/step_command.h"

static enum status warn_where_stuck(const struct stream_item *item, const struct path *path,
                                    struct diag *d)
{
    if (!path_solved(path)) {
        diag_warning(d, &item->at, "the techniques do not solve this puzzle");
    }
    return STATUS_OK;
}

static enum status explain_text(const struct telling *t, struct stream_item *item,
                                struct path *path, struct diag *d)
{
    const struct variant *v = item->record.variant;
    struct text *out = &item->out;
    char line[MAX_CELLS + 1];
    text_printf(out, "Puzzle   %s\n", grid_to_line(v, &item->record.givens, line));
    unsigned number = 0;
    const struct step *step;
    while ((step = path_next(path)) != NULL) {
        text_printf(out, "%3u. ", ++number);
        step_explain(t, v, step, out);
        text_puts(out, "\n");
    }
    text_printf(out, "%s %s\n", path_solved(path) ? "Solution" : "Stuck at",
                grid_to_line(v, path_board(path), line));
    return warn_where_stuck(item, path, d);
}

/* One object a puzzle, on one line. */
static enum status explain_json(const struct telling *t, struct stream_item *item,
                                struct path *path, struct diag *d)
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
        step_to_json(t, v, step, out);
    }
    text_printf(out, "],\"solved\":%s}\n", path_solved(path) ? "true" : "false");
    return warn_where_stuck(item, path, d);
}

static enum status explain_svg(const struct step_pictures *p, const struct telling *t,
                               struct stream_item *item, struct path *path, struct diag *d)
{
    enum status status = step_pictures_path(p, t, item, path, d);
    return status == STATUS_OK ? warn_where_stuck(item, path, d) : status;
}

static enum status run(const struct invocation *in)
{
    static const struct step_writer writer = {explain_text, explain_json, explain_svg};
    return step_command_run(in, &writer);
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
        "nonet explain puzzle.txt|every step with its reason\n"
        "nonet explain --language fr puzzle.txt|the same in French\n"
        "nonet explain --format json puzzle.txt|the same for programs, one object a puzzle\n"
        "nonet explain --format svg -o path.svg puzzle.txt|the path in pictures",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES,
    .formats = step_format_name,
    .options = step_options,
    .option_count = STEP_OPTION_COUNT,
    .defaults = &step_defaults,
    .settings_size = sizeof step_defaults,
    .run = run,
};
