#include "cli/step_command.h"

/* The next step, or NULL after reporting that there is none. */
static const struct step *next_step(const struct stream_item *item, struct path *path,
                                    struct diag *d)
{
    const struct step *step = path_next(path);
    if (!step) {
        diag_error(d, &item->at,
                   path_solved(path) ? "this puzzle is solved already"
                                     : "the techniques find no next step in this puzzle");
    }
    return step;
}

static enum status hint_text(const struct telling *t, struct stream_item *item, struct path *path,
                             struct diag *d)
{
    const struct step *step = next_step(item, path, d);
    if (!step) {
        return STATUS_FAILED;
    }
    step_explain(t, item->record.variant, step, &item->out);
    text_puts(&item->out, "\n");
    return STATUS_OK;
}

static enum status hint_json(const struct telling *t, struct stream_item *item, struct path *path,
                             struct diag *d)
{
    const struct step *step = next_step(item, path, d);
    if (!step) {
        return STATUS_FAILED;
    }
    step_to_json(t, item->record.variant, step, &item->out);
    text_puts(&item->out, "\n");
    return STATUS_OK;
}

static enum status hint_svg(const struct step_pictures *p, const struct telling *t,
                            struct stream_item *item, struct path *path, struct diag *d)
{
    const struct step *step = next_step(item, path, d);
    return step ? step_pictures_hint(p, t, item, path, step, d) : STATUS_FAILED;
}

static enum status run(const struct invocation *in)
{
    static const struct step_writer writer = {hint_text, hint_json, hint_svg};
    return step_command_run(in, &writer);
}

const struct command command_hint = {
    .name = "hint",
    .group = GROUP_SOLVE,
    .arguments = "[FILE…]",
    .doc = "The next step only, with its reason",
    .detail = "Prints, for each puzzle, the simplest step that a player could take next. Entries "
              "made so far count as givens. Cells are named r1c1 to r9c9: row, then column. An svg "
              "holds one puzzle: its candidates, the step marked and the sentence.",
    .examples = "nonet hint puzzle.txt|one sentence or two a puzzle\n"
                "nonet hint --language de puzzle.txt|the same in German\n"
                "nonet hint --format svg -o hint.svg puzzle.txt|a picture of the next step",
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_TECHNIQUES,
    .formats = step_format_name,
    .options = step_options,
    .option_count = STEP_OPTION_COUNT,
    .defaults = &step_defaults,
    .settings_size = sizeof step_defaults,
    .run = run,
};
