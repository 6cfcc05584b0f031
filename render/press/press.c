#include "render/press/press.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/work/stop.h"
#include "render/book/cover/book_cover.h"
#include "render/book/impose.h"
#include "render/libraries/drawing_libraries.h"
#include "render/press/avoided_check.h"
#include "render/press/explanations.h"
#include "render/press/folder/book_print.h"
#include "render/press/folder/manifest.h"
#include "render/press/folder/pack.h"
#include "render/press/lesson_search.h"
#include "render/press/puzzles/puzzles.h"
#include "render/press/report.h"

/* A book's explanations of its puzzles, in one language. */
struct press_words {
    const struct book_config *cfg;
    char **hints;
    struct walkthroughs walkthroughs;
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
    struct lessons lessons;
    struct edition *edition; /* by languages, and in each by profiles */
    size_t edition_count;
    struct press_files files;
    struct preflight preflight;
};

/* The work's status; a failure where this thread is to stop. */
static enum status unless_stopped(const struct press_run *run, enum status status)
{
    return status == STATUS_OK && stop_is_asked() ? diag_error(run->diag, NULL, "stopped") : status;
}

/* ---- planning ---- */

static enum status name_edition(struct press_run *run, size_t language, size_t profile,
                                size_t profiles)
{
    const struct profile *only = run->options->profile;
    const struct config_texts *names = &run->cfg->page.profiles;
    struct edition *e = &run->edition[run->edition_count++];
    struct diag_at at;
    e->cfg = run->words[language].cfg;
    e->language_number = language;
    e->language = run->language_count > 1 ? e->cfg->book.language : NULL;
    e->profile = only ? only : profile_find(names->item[profile]);
    if (!e->profile) {
        run->diag->hint = "'nonet help page.profiles' lists them";
        return diag_usage(run->diag, book_config_at(run->cfg, &names->item[profile], &at),
                          "there is no profile '%s'", names->item[profile]);
    }
    if (profiles > 1 && e->language) {
        const size_t size = strlen(e->language) + strlen(e->profile->name) + 2;
        e->own_name = malloc(size);
        if (!e->own_name) {
            return diag_error(run->diag, NULL, OUT_OF_MEMORY);
        }
        snprintf(e->own_name, size, "%s-%s", e->language, e->profile->name);
    }
    e->name = e->own_name ? e->own_name : profiles > 1 ? e->profile->name : e->language;
    return STATUS_OK;
}

static enum status name_editions(struct press_run *run)
{
    const struct config_texts *names = &run->cfg->page.profiles;
    const size_t profiles = run->options->profile ? 1 : names->count;
    struct diag_at at;
    if (profiles == 0) {
        return diag_usage(run->diag, book_config_at(run->cfg, names, &at),
                          "the book has no profile; name one in page.profiles");
    }
    run->language_count = 1 + run->cfg->edition_count;
    run->words = calloc(run->language_count, sizeof *run->words);
    run->edition = calloc(run->language_count * profiles, sizeof *run->edition);
    if (!run->edition || !run->words) {
        return diag_error(run->diag, NULL, OUT_OF_MEMORY);
    }
    enum status status = STATUS_OK;
    for (size_t l = 0; l < run->language_count && status == STATUS_OK; l++) {
        run->words[l].cfg = l ? run->cfg->edition[l - 1] : run->cfg;
        for (size_t i = 0; i < profiles && status == STATUS_OK; i++) {
            status = name_edition(run, l, i, profiles);
        }
    }
    return status;
}

static enum status plan_edition(struct press_run *run, struct edition *e, bool draft)
{
    const struct press_words *words = &run->words[e->language_number];
    struct book_source source = {.config = e->cfg,
                                 .profile = e->profile,
                                 .fonts = run->fonts,
                                 .section = run->puzzles.section,
                                 .hint = (const char *const *)words->hints,
                                 .walkthrough = words->walkthroughs.item,
                                 .walkthrough_count = words->walkthroughs.count,
                                 .lesson = run->lessons.item,
                                 .lesson_count = run->lessons.count,
                                 .draft = draft};
    book_drop(e->book);
    enum status status = book_plan(&e->book, &source, run->diag);
    /* Of hints and walkthroughs the cover's spine and the sheets' creep depend too. */
    if (status == STATUS_OK &&
        (e->cfg->cover.make || e->cfg->cover.ebook || e->cfg->cover.listing)) {
        status = cover_check(e->book, run->diag);
    }
    if (status == STATUS_OK && edition_imposition(e->cfg, e->profile) != IMPOSITION_NONE) {
        status = impose_check(e->book, run->diag);
    }
    return status;
}

static enum status plan_editions(struct press_run *run, bool draft)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < run->edition_count && status == STATUS_OK; i++) {
        status = plan_edition(run, &run->edition[i], draft);
    }
    return status;
}

/* Pages of hints and walkthroughs depend on the puzzles. */
static bool has_explanations(const struct book_config *cfg)
{
    return cfg->hints.include || walkthroughs_wanted(cfg);
}

/* The codes of links depend on the puzzles: longer links need larger codes. */
static bool has_links(const struct book_config *cfg)
{
    bool has = cfg->web.link != NULL;
    for (size_t i = 0; i < cfg->section_count; i++) {
        has |= cfg->section[i].link != NULL;
    }
    return has;
}

/* Constraints around boards take room, and texts of constraints need larger cells. */
static bool has_constraints(const struct press_puzzles *p)
{
    for (size_t i = 0; i < p->count; i++) {
        if (p->record[i]->variant->constraints) {
            return true;
        }
    }
    return false;
}

/* ---- puzzles and their explanations ---- */

static struct press_choosing choosing_of(const struct press_run *run)
{
    return (struct press_choosing){.threads = run->options->threads,
                                   .progress = &run->progress->puzzles,
                                   .memory = run->options->memory,
                                   .section_key = run->options->section_key,
                                   .wish = run->options->wish,
                                   .check = run->options->check};
}

static enum status choose_puzzles(struct press_run *run)
{
    struct press_puzzles *p = &run->puzzles;
    if (!run->options->puzzle) {
        const struct press_choosing how = choosing_of(run);
        return press_puzzles_choose(p, run->cfg, &how, run->diag);
    }
    return press_puzzles_take(p, run->options->puzzle, run->cfg, run->diag);
}

/* A pack that the vendor would refuse is refused at once. */
static enum status check_packs(const struct press_run *run)
{
    enum status status = STATUS_OK;
    for (size_t i = 0; i < run->edition_count && status == STATUS_OK && run->options->pack; i++) {
        status = pack_check(run->edition[i].cfg, run->edition[i].profile, run->diag);
    }
    return status;
}

/* The courses that the small print shows. */
static enum status follow_courses(struct press_puzzles *p, struct diag *d)
{
    struct course_figures figures;
    struct grade_scratch *scratch = grade_scratch_new();
    for (size_t i = 0; scratch && i < p->count; i++) {
        struct record *r = &p->item[i].record;
        if (r->has_solution && !course_parse(r->course, &figures)) {
            course_figures_of(r->variant, &r->givens, true, scratch, &figures);
            course_text(&figures, r->course);
        }
    }
    if (!scratch) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    grade_scratch_drop(scratch);
    return STATUS_OK;
}

/* A hint shows what its section is about: the techniques that its puzzles require. */
static char **make_hints(const struct press_run *run, const struct book_config *cfg)
{
    const struct press_puzzles *p = &run->puzzles;
    const struct technique_set **about = calloc(p->count + 1, sizeof *about);
    char **hints = NULL;
    if (about) {
        for (size_t i = 0; i < p->count; i++) {
            about[i] = &p->conditions[p->item[i].spec].target.requires;
        }
        hints = hints_make(cfg, p->record, about, p->signs, p->count);
    }
    free(about);
    return hints;
}

static enum status explain_puzzles(struct press_run *run)
{
    struct press_puzzles *p = &run->puzzles;
    if (run->cfg->style.small_print.count && follow_courses(p, run->diag) != STATUS_OK) {
        return STATUS_FAILED;
    }
    enum status status = STATUS_OK;
    for (size_t l = 0; l < run->language_count && status == STATUS_OK; l++) {
        struct press_words *words = &run->words[l];
        if (words->cfg->hints.include) {
            words->hints = make_hints(run, words->cfg);
            status = words->hints ? STATUS_OK : diag_error(run->diag, NULL, OUT_OF_MEMORY);
        }
        if (status == STATUS_OK && walkthroughs_wanted(words->cfg)) {
            status = walkthroughs_make(&words->walkthroughs, words->cfg, p->record, p->signs,
                                       p->count, run->diag);
        }
    }
    return status;
}

/* ---- printing ---- */

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

static enum status print_editions(struct press_run *run)
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
    status = unless_stopped(run, status);
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

static enum status judge_preflight(const struct press_run *run)
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

static enum status draw_previews(const struct press_run *run)
{
    const struct press_options *o = run->options;
    return o->preview
               ? draw_page_pictures(run->edition[0].book, o->preview, o->preview_dpi, run->diag)
               : STATUS_OK;
}

/* The banks' marks and the files come about together: the files are moved to their places last, but
 * can still be put back when a bank does not take its marks. A run that is killed just after the
 * banks took them leaves the old files; the book can then be made anew from the same puzzles. */
static enum status write_files(struct press_run *run)
{
    struct outfolder folder;
    struct diag *d = run->diag;
    enum status status = press_files_prepare(&run->files, run->options->directory, &folder, d);
    if (status != STATUS_OK) {
        return status;
    }
    status = unless_stopped(run, draw_previews(run));
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
    }
    return status;
}

/* ---- the whole way ---- */

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

/* The book is planned before its puzzles are made, so that what cannot be printed is refused at
 * once. The plan holds for the puzzles too, unless there are pages that depend on what they are. A
 * check makes everything: what passes it prints. */
static enum status plan_with_puzzles(struct press_run *run)
{
    const struct press_options *o = run->options;
    enum status status = name_editions(run);
    status = status == STATUS_OK ? check_packs(run) : status;
    status =
        status == STATUS_OK ? press_puzzles_reserve(&run->puzzles, run->cfg, run->diag) : status;
    if (status == STATUS_OK && o->puzzle) {
        status = choose_puzzles(run);
    }
    if (status == STATUS_OK && run->cfg->techniques.count) {
        status = lessons_make(&run->lessons, run->cfg, o->threads, run->diag);
    }
    status = status == STATUS_OK ? plan_editions(run, has_explanations(run->cfg)) : status;
    if (status == STATUS_OK && !o->puzzle) {
        status = choose_puzzles(run);
    }
    status = unless_stopped(run, status);
    status = status == STATUS_OK ? explain_puzzles(run) : status;
    status = unless_stopped(run, status);
    if (status == STATUS_OK && (has_explanations(run->cfg) || run->cfg->parts.index ||
                                has_links(run->cfg) || has_constraints(&run->puzzles))) {
        status = plan_editions(run, false);
    }
    return status;
}

static enum status make_book(struct press_run *run)
{
    const struct press_options *o = run->options;
    enum status status = o->check ? STATUS_OK : check_directory(run);
    status = status == STATUS_OK ? plan_with_puzzles(run) : status;
    status = unless_stopped(run, status);
    status = status == STATUS_OK ? print_editions(run) : status;
    status = unless_stopped(run, status);
    status = status == STATUS_OK ? judge_preflight(run) : status;
    if (status == STATUS_OK && run->progress->made) {
        run->progress->made(run->progress->context, &run->files);
    }
    if (status == STATUS_OK) {
        status = o->check ? draw_previews(run) : write_files(run);
    }
    return status;
}

static void drop_run(struct press_run *run)
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
    }
    free(run->words);
    lessons_free(&run->lessons);
    press_puzzles_free(&run->puzzles);
    preflight_free(&run->preflight);
    font_set_drop(run->fonts);
}

/* ---- at a glance ---- */

static bool is_in_view(const struct press_view *view, enum book_part part, size_t page,
                       bool is_split)
{
    return part == view->part && page < view->page + view->pages && page + is_split >= view->page;
}

/* The puzzles in view, by their number - 1; for free(). NULL: out of memory. */
static bool *puzzles_in_view(const struct book *b, const struct press_view *view)
{
    const size_t count = book_puzzle_count(b);
    bool *wanted = calloc(count + 1, sizeof *wanted);
    for (size_t i = 0; wanted && i < count; i++) {
        const struct book_puzzle *p = book_puzzle_at(b, i + 1);
        wanted[i] = is_in_view(view, BOOK_INTERIOR, p->page, p->split != 0) ||
                    is_in_view(view, p->solution_part, p->solution_page, false);
    }
    return wanted;
}

static enum status glance_at_puzzles(struct press_run *run, const struct press_choosing *how)
{
    bool *wanted = puzzles_in_view(run->edition[0].book, run->options->view);
    enum status status = wanted
                             ? press_puzzles_glance(&run->puzzles, run->cfg, how, wanted, run->diag)
                             : diag_error(run->diag, NULL, OUT_OF_MEMORY);
    free(wanted);
    return unless_stopped(run, status);
}

/* Only the first edition is planned: a proof shows no other. */
static enum status plan_at_a_glance(struct press_run *run)
{
    const struct press_choosing how = choosing_of(run);
    const struct book_config *cfg = run->cfg;
    enum status status = name_editions(run);
    const bool cover = run->options->view->pages == 0;
    if (status == STATUS_OK && (has_explanations(cfg) || cfg->techniques.count || cfg->choices ||
                                cfg->calendar.day_count || (cover && cfg->cover.sample_puzzle))) {
        return STATUS_END;
    }
    status = status == STATUS_OK ? press_puzzles_reserve(&run->puzzles, cfg, run->diag) : status;
    if (status == STATUS_OK && !press_puzzles_unknown(&run->puzzles, cfg, &how)) {
        return STATUS_END;
    }
    status = status == STATUS_OK ? plan_edition(run, &run->edition[0], false) : status;
    status = status == STATUS_OK ? glance_at_puzzles(run, &how) : status;
    status = status == STATUS_OK ? explain_puzzles(run) : status;
    if (status == STATUS_OK &&
        (cfg->parts.index || has_links(cfg) || has_constraints(&run->puzzles))) {
        status = plan_edition(run, &run->edition[0], false);
    }
    return status;
}

static const struct press_progress silent = {.checked = NULL};

enum status press_make(const struct book_config *cfg, const struct press_options *o,
                       const struct press_progress *progress, struct diag *d)
{
    struct press_run run = {.cfg = cfg,
                            .options = o,
                            .progress = progress ? progress : &silent,
                            .diag = d,
                            .fonts = font_set_new()};
    enum status status = run.fonts ? make_book(&run) : diag_error(d, NULL, "%s", drawing_fault());
    drop_run(&run);
    return status;
}

/* ---- proofs ---- */

struct press_proof {
    struct press_run run;
};

enum status press_proof_new(struct press_proof **out, const struct book_config *cfg,
                            const struct press_options *o, const struct press_progress *progress,
                            struct diag *d)
{
    struct press_proof *p = calloc(1, sizeof *p);
    *out = NULL;
    if (!p) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    p->run = (struct press_run){.cfg = cfg,
                                .options = o,
                                .progress = progress ? progress : &silent,
                                .diag = d,
                                .fonts = font_set_new()};
    enum status status = !p->run.fonts ? diag_error(d, NULL, "%s", drawing_fault())
                         : o->view     ? plan_at_a_glance(&p->run)
                                       : plan_with_puzzles(&p->run);
    locked_banks_close(&p->run.puzzles.banks);
    if (status != STATUS_OK) {
        press_proof_drop(p);
        return status;
    }
    *out = p;
    return STATUS_OK;
}

const struct book *press_proof_book(const struct press_proof *p)
{
    return p->run.edition[0].book;
}

const struct record *press_proof_puzzle(const struct press_proof *p, size_t index)
{
    return index < p->run.puzzles.count ? p->run.puzzles.record[index] : NULL;
}

bool press_proof_has_cover(const struct press_proof *p)
{
    return p->run.cfg->cover.make;
}

size_t press_proof_costs(const struct press_proof *p, struct print_cost out[MAX_PRINT_COSTS],
                         struct print_cost_source *source)
{
    size_t count = 0;
    for (size_t i = 0; i < p->run.edition_count && !count; i++) {
        const struct edition *e = &p->run.edition[i];
        if (e->book && e->cfg->cover.binding == BINDING_PAPERBACK) {
            const unsigned pages = (unsigned)book_page_count(e->book, BOOK_INTERIOR);
            count =
                print_costs(e->profile, &e->cfg->page.trim, e->cfg->page.paper, pages, out, source);
        }
    }
    return count;
}

enum status press_proof_picture(const struct press_proof *p, enum press_proof_page kind,
                                size_t page, double scale, struct text *png, struct diag *d)
{
    const struct book *b = press_proof_book(p);
    const struct canvas_options o = {.scale = scale, .at_once = true};
    struct canvas *canvas = canvas_new(canvas_device_find("png"), &o);
    if (!canvas) {
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    if (kind == PROOF_COVER) {
        cover_draw(b, canvas);
    } else {
        book_draw_page(b, kind == PROOF_ANSWERS ? BOOK_ANSWERS : BOOK_INTERIOR, page, canvas);
    }
    enum status status = canvas_finish(canvas, png, d);
    canvas_drop(canvas);
    return status;
}

void press_proof_drop(struct press_proof *p)
{
    if (p) {
        drop_run(&p->run);
        free(p);
    }
}
