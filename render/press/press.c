#include "render/press/press.h"

#include <stdlib.h>

#include "render/libraries/drawing_libraries.h"
#include "render/press/folder/manifest.h"
#include "render/press/press_run.h"

enum status press_run_init(struct press_run *run, const struct book_config *cfg,
                           const struct press_options *o, const struct press_progress *progress,
                           struct diag *d)
{
    static const struct press_progress silent = {.checked = NULL};
    *run = (struct press_run){.cfg = cfg,
                              .options = o,
                              .progress = progress ? progress : &silent,
                              .diag = d,
                              .fonts = font_set_new()};
    return run->fonts ? STATUS_OK : diag_error(d, NULL, "%s", drawing_fault());
}

void press_run_free(struct press_run *run)
{
    for (size_t i = 0; i < run->edition_count; i++) {
        book_drop(run->edition[i].book);
        free(run->edition[i].own_name);
    }
    free(run->edition);
    press_files_free(&run->files);
    for (size_t l = 0; run->words && l < run->language_count; l++) {
        hints_free(run->words[l].hints);
        walkthroughs_free(&run->words[l].walkthroughs);
        lessons_free(&run->words[l].lessons);
    }
    free(run->words);
    press_puzzles_free(&run->puzzles);
    preflight_free(&run->preflight);
    font_set_drop(run->fonts);
}

/* Many programs leave a file of this name. */
static enum status check_directory(const struct press_run *run)
{
    const char *directory = run->options->directory;
    enum status status = STATUS_OK;
    char *name = press_file_name(run->cfg, FILE_MANIFEST, NULL);
    if (!name) {
        status = diag_error(run->diag, NULL, OUT_OF_MEMORY);
    } else if (!manifest_may_replace(directory, name)) {
        run->diag->hint = "choose another folder with -o, or another name with output.manifest";
        status = diag_error(run->diag, NULL,
                            "'%s/%s' is not the manifest of a book, and this run would replace it",
                            directory, name);
    }
    free(name);
    return status;
}

static enum status make_book(struct press_run *run)
{
    const struct press_options *o = run->options;
    enum status status = o->check ? STATUS_OK : check_directory(run);
    status = status == STATUS_OK ? press_plan(run) : status;
    status = press_unless_stopped(run, status);
    status = status == STATUS_OK ? press_print(run) : status;
    status = press_unless_stopped(run, status);
    status = status == STATUS_OK ? press_judge(run) : status;
    if (status == STATUS_OK && run->progress->made) {
        run->progress->made(run->progress->context, &run->files);
    }
    if (status == STATUS_OK) {
        status = o->check ? press_draw_previews(run) : press_write(run);
    }
    return status;
}

enum status press_make(const struct book_config *cfg, const struct press_options *o,
                       const struct press_progress *progress, struct diag *d)
{
    struct press_run run;
    enum status status = press_run_init(&run, cfg, o, progress, d);
    status = status == STATUS_OK ? make_book(&run) : status;
    press_run_free(&run);
    return status;
}
