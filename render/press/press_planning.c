/* The editions of a book: named, planned, and given their puzzles and explanations. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/book/cover/book_cover.h"
#include "render/book/impose.h"
#include "render/press/folder/pack.h"
#include "render/press/press_run.h"

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
                                 .lesson = words->lessons.item,
                                 .lesson_count = words->lessons.count,
                                 .fits = run->options->fits,
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
    return cfg->hints.include || walkthroughs_wanted(&cfg->walkthrough);
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
        if (status == STATUS_OK && walkthroughs_wanted(&words->cfg->walkthrough)) {
            status = walkthroughs_make(&words->walkthroughs, words->cfg, p->record, p->signs,
                                       p->count, run->diag);
        }
    }
    return status;
}

/* Digits of the largest board with cages: of those that sections ask for, wherever their puzzles
 * come from, and of the puzzles that are given. */
static unsigned most_cage_digits(const struct press_run *run)
{
    const struct press_puzzles *p = &run->puzzles;
    unsigned most = 0;
    for (size_t i = 0; i < p->spec_count; i++) {
        const struct section_conditions *c = &p->conditions[i];
        const bool has_cages = c->layout.constraints.kinds & KIND_SET(CAGE);
        most = has_cages && c->variant->size > most ? c->variant->size : most;
    }
    for (size_t i = 0; i < p->count && run->options->puzzle; i++) {
        const struct layout *v = p->record[i]->variant;
        most = has_constraints_of(v, CONSTRAINT_CAGE) && v->size > most ? v->size : most;
    }
    return most;
}

/* All editions teach on the same boards. */
static enum status make_lessons(struct press_run *run)
{
    const struct lessons *first = &run->words[0].lessons;
    enum status status = lessons_make(&run->words[0].lessons, run->cfg, most_cage_digits(run),
                                      run->options->threads, run->diag);
    for (size_t l = 1; l < run->language_count && status == STATUS_OK; l++) {
        struct press_words *words = &run->words[l];
        status = lessons_translate(&words->lessons, first, words->cfg, run->diag);
    }
    return status;
}

/* ---- the whole plan ---- */

unsigned press_fitting_per_page(const struct book_config *cfg, const struct press_options *o)
{
    unsigned fits = 0;
    struct press_options options = *o;
    struct diag silent = {0};
    struct press_run run;
    options.fits = &fits;
    enum status status = press_run_init(&run, cfg, &options, NULL, &silent);
    status = status == STATUS_OK ? name_editions(&run) : status;
    status = status == STATUS_OK ? press_puzzles_reserve(&run.puzzles, cfg, &silent) : status;
    if (status == STATUS_OK && o->puzzle) {
        status = choose_puzzles(&run);
    }
    if (status == STATUS_OK) {
        (void)plan_editions(&run, true);
    }
    press_run_free(&run);
    return fits;
}

/* The book is planned before its puzzles are made, so that what cannot be printed is refused at
 * once, and again with them: levels and minutes of sections, the scale, the index, links and room
 * around boards depend on what they are. A check makes everything: what passes it prints. */
enum status press_plan(struct press_run *run)
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
        status = make_lessons(run);
    }
    status = status == STATUS_OK ? plan_editions(run, has_explanations(run->cfg)) : status;
    if (status == STATUS_OK && !o->puzzle) {
        status = choose_puzzles(run);
    }
    status = press_unless_stopped(run, status);
    status = status == STATUS_OK ? explain_puzzles(run) : status;
    status = press_unless_stopped(run, status);
    if (status == STATUS_OK && (!o->puzzle || has_explanations(run->cfg))) {
        status = plan_editions(run, false);
    }
    return status;
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
    return press_unless_stopped(run, status);
}

/* Only the first edition is planned: a proof shows no other. */
enum status press_plan_at_a_glance(struct press_run *run)
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
    return status == STATUS_OK ? plan_edition(run, &run->edition[0], false) : status;
}
