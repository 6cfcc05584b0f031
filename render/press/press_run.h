/* A book on its way from the config to its files, for the files of the press alone: press.c goes
 * the whole way, press_planning.c plans the editions and gets their puzzles, press_printing.c
 * draws, checks and writes them, and press_proof.c stops after planning.
 *
 * Threads: a run belongs to one thread. */
#ifndef NONET_RENDER_PRESS_PRESS_RUN_H
#define NONET_RENDER_PRESS_PRESS_RUN_H

#include "base/work/stop.h"
#include "render/press/explanations.h"
#include "render/press/folder/book_print.h"
#include "render/press/lesson_search.h"
#include "render/press/press.h"
#include "render/press/puzzles/puzzles.h"

/* What a book explains, in one language: its puzzles and its lessons. */
struct press_words {
    const struct book_config *cfg;
    char **hints;
    struct walkthroughs walkthroughs;
    struct lessons lessons;
};

/* A book on its way from the config to its files. */
struct press_run {
    const struct book_config *cfg;
    const struct press_options *options;
    const struct press_progress *progress; /* never NULL */
    struct diag *diag;
    struct font_set *fonts;
    struct press_puzzles puzzles;
    struct press_words *words; /* one a language */
    size_t language_count;
    struct edition *edition; /* by languages, and in each by profiles */
    size_t edition_count;
    struct press_files files;
    struct preflight preflight;
};

/* Begin with nothing but fonts, for press_run_free whatever comes of it. progress may be NULL. */
enum status press_run_init(struct press_run *run, const struct book_config *cfg,
                           const struct press_options *o, const struct press_progress *progress,
                           struct diag *d);
void press_run_free(struct press_run *run);

/* The work's status; a failure where this thread is to stop. */
static inline enum status press_unless_stopped(const struct press_run *run, enum status status)
{
    return status == STATUS_OK && stop_is_asked() ? diag_error(run->diag, NULL, "stopped") : status;
}

/* How many puzzles have room on a page where the config's per_page is refused; else 0. */
unsigned press_fitting_per_page(const struct book_config *cfg, const struct press_options *o);

/* Editions, puzzles and their explanations, and the plan of each edition. */
enum status press_plan(struct press_run *run);
/* The same for the first edition and options->view; STATUS_END where press_proof_new explains. */
enum status press_plan_at_a_glance(struct press_run *run);

/* Draw all files and check them by the rules; not yet judged. */
enum status press_print(struct press_run *run);
/* A failure where a rule failed. */
enum status press_judge(const struct press_run *run);
/* Pictures of the pages, where they are asked for. */
enum status press_draw_previews(const struct press_run *run);
/* Move the files to their places, together with the banks' marks. */
enum status press_write(struct press_run *run);

#endif
