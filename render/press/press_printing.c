/* The editions of a book: drawn, checked and written. */
#include "render/book/book.h"
#include "render/press/avoided_check.h"
#include "render/press/folder/pack.h"
#include "render/press/press_run.h"
#include "render/press/report.h"

/* Warn of a printing condition that no file uses: the book's profiles are not for printers who ask
 * for one, which may be an oversight. */
static void warn_of_idle_condition(const struct press_run *run)
{
    const struct config_print *print = &run->cfg->print;
    const void *field = print->profile ? (const void *)&print->profile : &print->intent;
    bool idle = print->profile || print->intent;
    struct diag_at at;
    for (size_t i = 0; i < run->edition_count; i++) {
        idle &= book_pdf_x(run->edition[i].book) == CANVAS_NO_PDF_X;
    }
    if (idle) {
        run->diag->hint =
            "add ingram or press to page.profiles, set print.standard, or remove this key";
        diag_warning(run->diag, book_config_at(run->cfg, field, &at),
                     "print.%s is not used, because no PDF of this book is a PDF/X",
                     print->profile ? "profile" : "intent");
    }
}

/* Is it the first edition in its language, or the last one? */
static bool is_first(const struct press_run *run, size_t i)
{
    return i == 0 || run->edition[i - 1].cfg != run->edition[i].cfg;
}

static bool is_last(const struct press_run *run, size_t i)
{
    return i + 1 == run->edition_count || run->edition[i + 1].cfg != run->edition[i].cfg;
}

enum status press_print(struct press_run *run)
{
    struct print_checks checks = {.most = run->options->threads - 1};
    struct print_progress progress = {.tell = &run->progress->pages};
    const struct print_job job = {.cfg = run->cfg,
                                  .files = &run->files,
                                  .preflight = &run->preflight,
                                  .checks = &checks,
                                  .progress = &progress,
                                  .diag = run->diag};
    enum status status = STATUS_OK;
    warn_of_idle_condition(run);
    size_t pages = 0;
    for (size_t i = 0; i < run->edition_count; i++) {
        pages += 2 * print_edition_pages(&job, &run->edition[i], is_first(run, i));
    }
    progress_begin(&run->progress->pages, "pages", pages);
    preflight_check_puzzles(&run->preflight, run->edition[0].book);
    avoided_check(&run->puzzles, &run->preflight);
    for (size_t i = 0; i < run->edition_count && status == STATUS_OK; i++) {
        status = print_edition(&job, &run->edition[i], is_first(run, i));
    }
    print_end_checks(&job);
    progress_end(&run->progress->pages);
    status = press_unless_stopped(run, status);
    for (size_t i = 0; i < run->edition_count && status == STATUS_OK; i++) {
        status = is_last(run, i) ? print_language(&job, &run->edition[i]) : STATUS_OK;
        if (status == STATUS_OK && run->options->pack) {
            status = pack_add(&run->files, &run->edition[i], run->diag);
        }
    }
    if (status == STATUS_OK && run->cfg->output.report) {
        status = report_make(run->cfg, run->edition[0].book, &run->puzzles, &run->files, run->diag);
    }
    return status == STATUS_OK ? print_documents(&job, run->edition[run->edition_count - 1].book)
                               : status;
}

enum status press_judge(const struct press_run *run)
{
    const struct press_progress *progress = run->progress;
    enum status status =
        progress->checked ? progress->checked(progress->context, &run->preflight) : STATUS_OK;
    if (status == STATUS_OK && run->preflight.failures) {
        status =
            diag_error(run->diag, NULL, "'%s' cannot be printed: %u rule%s failed", run->cfg->path,
                       run->preflight.failures, run->preflight.failures == 1 ? "" : "s");
    }
    return status;
}

static void report_written(const struct press_run *run)
{
    for (size_t i = 0; i < run->files.count && run->progress->written; i++) {
        struct text path = {0};
        text_printf(&path, "%s/%s", run->options->directory, run->files.item[i].name);
        run->progress->written(run->progress->context, &run->files.item[i],
                               path.failed ? run->files.item[i].name : path.data);
        text_free(&path);
    }
}

enum status press_draw_previews(const struct press_run *run)
{
    const struct press_options *o = run->options;
    if (!o->preview) {
        return STATUS_OK;
    }
    return draw_page_pictures(run->edition[0].book, o->preview, o->preview_dpi, run->diag);
}

/* The banks' marks and the files come about together: the files are moved to their places last, but
 * can still be put back when a bank does not take its marks. A run that is killed just after the
 * banks took them leaves the old files; the book can then be made anew from the same puzzles. */
enum status press_write(struct press_run *run)
{
    struct outfolder folder;
    struct diag *d = run->diag;
    enum status status = press_files_prepare(&run->files, run->options->directory, &folder, d);
    if (status != STATUS_OK) {
        return status;
    }
    status = press_unless_stopped(run, press_draw_previews(run));
    if (status == STATUS_OK) {
        status =
            press_puzzles_mark(&run->puzzles, book_own_name(run->cfg), run->edition[0].book, d);
    }
    status = status == STATUS_OK ? outfolder_move(&folder, d) : status;
    status = status == STATUS_OK ? locked_banks_commit(&run->puzzles.banks, d) : status;
    if (status != STATUS_OK) {
        outfolder_discard(&folder, d);
        return status;
    }
    status = outfolder_commit(&folder, d);
    if (status == STATUS_OK) {
        report_written(run);
        press_files_warn_of_older(&run->files, run->cfg, run->options->directory, d);
    }
    return status;
}
