#include "cli/book_job.h"

#include <stdlib.h>
#include <string.h>

#include "cli/book_walks.h"
#include "config/outfile.h"
#include "render/book/cover.h"
#include "render/book/impose.h"
#include "render/preflight/preflight.h"
#include "render/press/sha256.h"

enum { MAX_FILES = 24 };

/* A file that is to be written once everything is made. */
struct product {
    char *name;
    struct text bytes;
    struct book_file about;
};

struct job {
    const struct invocation *in;
    const struct book_job_settings *settings;
    struct book_config *cfg;
    struct font_set *fonts;
    struct book_section_source *sources;
    char **hints;
    struct book_walks walks;
    struct product product[MAX_FILES];
    size_t product_count;
    struct preflight preflight;
    struct book_banks banks;
};

/* A file of the book's: by the name that the config gives it, or by the book's own and a suffix.
 * NULL after an error. */
static struct product *add_product(struct job *job, const char *configured, const char *suffix,
                                   const char *extension)
{
    struct diag *d = job->in->diag;
    const struct config_output *output = &job->cfg->output;
    const char *own = output->name ? output->name : job->cfg->stem;
    struct text name = {0};
    text_printf(&name, "%s%s%s", configured ? configured : own, configured ? "" : suffix,
                extension);
    bool failed = name.failed || job->product_count == MAX_FILES;
    for (size_t i = 0; i < job->product_count && !failed; i++) {
        if (strcmp(job->product[i].name, name.data) == 0) {
            struct diag_at at;
            diag_usage(d, book_config_at(job->cfg, output, &at),
                       "two of the book's files would be called '%s'", name.data);
            text_free(&name);
            return NULL;
        }
    }
    if (failed) {
        diag_error(d, NULL, "out of memory");
        text_free(&name);
        return NULL;
    }
    struct product *p = &job->product[job->product_count++];
    *p = (struct product){.name = name.data};
    return p;
}

static void finish_product(struct product *p, const char *kind, const char *profile, size_t pages)
{
    p->about = (struct book_file){.name = p->name,
                                  .kind = kind,
                                  .profile = profile,
                                  .pages = pages,
                                  .bytes = p->bytes.length};
    sha256_hex(p->bytes.data, p->bytes.length, p->about.sha256);
}

/* One PDF to be made. */
struct printing {
    const char *kind; /* in the manifest, and at the end of the file's name unless it is the book */
    enum preflight_kind check;
    enum book_part part;
    const char *configured; /* the name that the config gives; NULL: none */
    void (*draw)(const struct book *book, enum book_part part, struct canvas *canvas);
};

static void draw_cover(const struct book *book, enum book_part part, struct canvas *canvas)
{
    (void)part;
    cover_draw(book, canvas);
}

static struct product *name_product(struct job *job, const struct printing *what,
                                    const char *suffix)
{
    struct text ending = {0};
    bool book = what->check == PREFLIGHT_PART && what->part == BOOK_INTERIOR;
    text_printf(&ending, book ? "%s" : "%s-%s", suffix, what->kind);
    struct product *p = add_product(job, what->configured, ending.data ? ending.data : "", ".pdf");
    text_free(&ending);
    return p;
}

/* Draw it, hold it against the rules, and note what the manifest says of it. pages: the interior of
 * which sheets are made; NULL: not of sheets. */
static enum status print(struct job *job, const struct book *book, const struct profile *profile,
                         const char *suffix, const struct printing *what,
                         const struct product *pages)
{
    struct diag *d = job->in->diag;
    const struct config_book *words = &job->cfg->book;
    struct canvas_options o = {.title = words->title,
                               .author = words->author,
                               .subject = words->subtitle,
                               .metadata = profile->metadata,
                               .navigation = profile->navigation && what->check == PREFLIGHT_PART,
                               .pdf_x = profile->pdf_x,
                               .packed = profile->navigation,
                               .record_texts = what->check == PREFLIGHT_COVER};
    struct canvas *canvas = canvas_new(canvas_device_find("pdf"), &o);
    if (!canvas) {
        return diag_error(d, NULL, "out of memory");
    }
    struct product *p = name_product(job, what, suffix);
    if (!p) {
        canvas_drop(canvas);
        return STATUS_USAGE;
    }
    what->draw(book, what->part, canvas);
    enum status status = canvas_finish(canvas, &p->bytes, d);
    if (status == STATUS_OK) {
        struct preflight_file file = {.name = p->name,
                                      .book = book,
                                      .kind = what->check,
                                      .part = what->part,
                                      .config = job->cfg,
                                      .profile = profile,
                                      .page = canvas_pages(canvas),
                                      .page_count = canvas_page_count(canvas),
                                      .text = canvas_texts(canvas),
                                      .text_count = canvas_text_count(canvas),
                                      .pdf = p->bytes.data,
                                      .pdf_length = p->bytes.length,
                                      .pages_pdf = pages ? pages->bytes.data : NULL,
                                      .pages_length = pages ? pages->bytes.length : 0};
        preflight_check_file(&job->preflight, &file);
        finish_product(p, what->kind, profile->name, canvas_page_count(canvas));
    }
    canvas_drop(canvas);
    return status;
}

/* Sheets are for the home profile alone. */
static enum config_imposition imposition_for(const struct job *job, const struct profile *profile)
{
    return strcmp(profile->name, "home") == 0 ? job->cfg->home.imposition : IMPOSITION_NONE;
}

/* The interior, its cover, its pages on sheets, and with `answers` the answer key: what the config
 * and the profile ask for. */
static enum status print_all(struct job *job, const struct book *book,
                             const struct profile *profile, const char *suffix, bool answers)
{
    const struct config_output *output = &job->cfg->output;
    const struct printing interior = {"book", PREFLIGHT_PART, BOOK_INTERIOR, NULL, book_draw};
    /* A name of the config's own holds for one cover; profiles beyond the first get theirs. */
    const struct printing cover = {"cover", PREFLIGHT_COVER, BOOK_INTERIOR,
                                   *suffix ? NULL : output->cover, draw_cover};
    enum config_imposition imposition = imposition_for(job, profile);
    const struct printing sheets = {imposition == IMPOSITION_BOOKLET ? "booklet" : "sheets",
                                    PREFLIGHT_SHEETS, BOOK_INTERIOR, NULL, impose_draw};
    const struct printing key = {"answers", PREFLIGHT_PART, BOOK_ANSWERS, output->answers,
                                 book_draw};
    size_t first = job->product_count;
    enum status status = print(job, book, profile, suffix, &interior, NULL);
    if (status == STATUS_OK && job->cfg->cover.make) {
        status = print(job, book, profile, suffix, &cover, NULL);
    }
    if (status == STATUS_OK && imposition != IMPOSITION_NONE) {
        status = print(job, book, profile, suffix, &sheets, &job->product[first]);
    }
    if (status == STATUS_OK && answers && book_page_count(book, BOOK_ANSWERS)) {
        status = print(job, book, profile, "", &key, NULL);
    }
    return status;
}

/* Once all else is printed: the report of preflight, and the manifest with every file's hash. */
static enum status print_documents(struct job *job, const struct book *book)
{
    const char *name = job->cfg->output.manifest ? job->cfg->output.manifest : "manifest";
    struct product *report = add_product(job, "preflight", "", ".json");
    struct product *manifest = report ? add_product(job, name, "", ".json") : NULL;
    if (!manifest) {
        return STATUS_USAGE;
    }
    preflight_print_json(&job->preflight, &report->bytes);
    bool failed = report->bytes.failed || job->preflight.out_of_memory;
    if (!failed) {
        finish_product(report, "preflight", NULL, 0);
        struct book_file files[MAX_FILES];
        size_t count = 0;
        for (size_t i = 0; i < job->product_count; i++) {
            if (&job->product[i] != manifest) {
                files[count++] = job->product[i].about;
            }
        }
        book_manifest(book, files, count, &manifest->bytes);
        failed = manifest->bytes.failed;
    }
    return failed ? diag_error(job->in->diag, NULL, "out of memory") : STATUS_OK;
}

/* The book for a profile. A draft is planned without its puzzles, and its hints and walkthroughs
 * may follow. */
static enum status plan(struct job *job, const struct profile *profile, bool draft,
                        struct book **book)
{
    struct book_source source = {.config = job->cfg,
                                 .profile = profile,
                                 .fonts = job->fonts,
                                 .section = job->sources,
                                 .hint = (const char *const *)job->hints,
                                 .walk = job->walks.item,
                                 .walk_count = job->walks.count,
                                 .draft = draft &&
                                          (job->cfg->hints.include || book_walks_wanted(job->cfg))};
    enum status status = book_plan(book, &source, job->in->diag);
    /* Of hints and walkthroughs the cover's spine and the sheets' creep depend too. */
    if (status == STATUS_OK && job->cfg->cover.make) {
        status = cover_check(*book, job->in->diag);
    }
    if (status == STATUS_OK && imposition_for(job, profile) != IMPOSITION_NONE) {
        status = impose_check(*book, job->in->diag);
    }
    return status;
}

/* One of the profiles that the book is made for. */
struct turn {
    const struct profile *profile;
    bool first, last, several;
};

static enum status try_profile(struct job *job, const struct turn *turn)
{
    struct book *book;
    enum status status = plan(job, turn->profile, true, &book);
    book_drop(book);
    return status;
}

/* The first profile also gives the answer key, the last the manifest. */
static enum status make_profile(struct job *job, const struct turn *turn)
{
    struct book *book;
    enum status status = plan(job, turn->profile, false, &book);
    if (status == STATUS_OK && turn->first) {
        preflight_check_puzzles(&job->preflight, book);
        book_banks_pages(&job->banks, book);
    }
    struct text suffix = {0};
    text_printf(&suffix, turn->several ? "-%s" : "%s", turn->several ? turn->profile->name : "");
    if (status == STATUS_OK) {
        status = suffix.failed ? diag_error(job->in->diag, NULL, "out of memory")
                               : print_all(job, book, turn->profile, suffix.data ? suffix.data : "",
                                           turn->first);
    }
    if (status == STATUS_OK && turn->last) {
        status = print_documents(job, book);
    }
    text_free(&suffix);
    book_drop(book);
    return status;
}

/* Pictures of the interior's pages, for a look at them without a PDF reader. */
static enum status draw_pictures(const struct job *job, const struct book *book)
{
    struct diag *d = job->in->diag;
    const char *directory = job->settings->preview;
    enum status status = outfile_make_directory(directory, d);
    for (size_t i = 0; i < book_page_count(book, BOOK_INTERIOR) && status == STATUS_OK; i++) {
        struct canvas_options o = {.scale = (double)job->settings->preview_dpi / 72};
        struct canvas *canvas = canvas_new(canvas_device_find("png"), &o);
        struct text bytes = {0};
        struct text path = {0};
        text_printf(&path, "%s/page-%03zu.png", directory, i + 1);
        if (!canvas || path.failed) {
            status = diag_error(d, NULL, "out of memory");
        } else {
            book_draw_page(book, BOOK_INTERIOR, i, canvas);
            status = canvas_finish(canvas, &bytes, d);
        }
        if (status == STATUS_OK) {
            status = outfile_write(path.data, bytes.data, bytes.length, d);
        }
        canvas_drop(canvas);
        text_free(&bytes);
        text_free(&path);
    }
    return status;
}

static enum status preview_profile(struct job *job, const struct turn *turn)
{
    struct book *book = NULL;
    enum status status = turn->first ? plan(job, turn->profile, false, &book) : STATUS_OK;
    status = status == STATUS_OK && book ? draw_pictures(job, book) : status;
    book_drop(book);
    return status;
}

static enum status for_all_profiles(struct job *job,
                                    enum status (*act)(struct job *job, const struct turn *turn))
{
    const struct config_texts *names = &job->cfg->page.profiles;
    const struct profile *only = job->settings->profile;
    size_t count = only ? 1 : names->count;
    enum status status = STATUS_OK;
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        struct turn turn = {.profile = only ? only : profile_find(names->item[i]),
                            .first = i == 0,
                            .last = i + 1 == count,
                            .several = count > 1};
        status = act(job, &turn);
    }
    return status;
}

/* In words what is wrong, or all of it where only the check was asked for. */
static enum status say_preflight(const struct job *job)
{
    struct diag *d = job->in->diag;
    const struct preflight *report = &job->preflight;
    bool check = job->settings->check;
    struct text words = {0};
    if (check && job->settings->json) {
        preflight_print_json(report, &words);
    } else if (check || report->failures || report->warnings) {
        preflight_print_text(report, !check, &words);
    }
    enum status status = STATUS_OK;
    if (words.failed) {
        status = diag_error(d, NULL, "out of memory");
    } else if (words.length && check) {
        status = outfile_write(NULL, words.data, words.length, d);
    } else if (words.length) {
        fputs(words.data, stderr);
    }
    text_free(&words);
    if (status == STATUS_OK && report->failures) {
        status = diag_error(d, NULL, "'%s' is not fit to print: %u rule%s failed", job->cfg->path,
                            report->failures, report->failures == 1 ? "" : "s");
    }
    return status;
}

static enum status open_product(struct product *p, const char *directory, struct outfile *out,
                                struct diag *d)
{
    struct text path = {0};
    text_printf(&path, "%s/%s", directory, p->name);
    enum status status =
        path.failed ? diag_error(d, NULL, "out of memory") : outfile_open(out, path.data, d);
    text_free(&path);
    if (status == STATUS_OK) {
        (void)fwrite(p->bytes.data, 1, p->bytes.length, out->stream);
        status = outfile_settle(out, d);
        if (status != STATUS_OK) {
            outfile_discard(out);
        }
    }
    return status;
}

static void say_written(const struct product *p, const char *directory)
{
    if (p->about.pages) {
        fprintf(stderr, "%s/%s: %zu page%s, %zu KB\n", directory, p->name, p->about.pages,
                p->about.pages == 1 ? "" : "s", (p->about.bytes + 500) / 1000);
    } else {
        fprintf(stderr, "%s/%s\n", directory, p->name);
    }
}

/* All or none: every file is on disk before the first takes the place of an old one. */
static enum status write_products(struct job *job, const char *directory)
{
    struct diag *d = job->in->diag;
    struct outfile out[MAX_FILES];
    size_t open = 0;
    enum status status = outfile_make_directory(directory, d);
    while (open < job->product_count && status == STATUS_OK) {
        status = open_product(&job->product[open], directory, &out[open], d);
        open += status == STATUS_OK;
    }
    for (size_t i = 0; i < open; i++) {
        if (status != STATUS_OK) {
            outfile_discard(&out[i]);
            continue;
        }
        status = outfile_commit(&out[i], d);
        if (status == STATUS_OK && !job->in->shared.quiet) {
            say_written(&job->product[i], directory);
        }
    }
    return status;
}

static void end_job(struct job *job)
{
    for (size_t i = 0; i < job->product_count; i++) {
        free(job->product[i].name);
        text_free(&job->product[i].bytes);
    }
    book_puzzles_free(job->sources, job->cfg->section_count);
    free(job->sources);
    book_hints_free(job->hints);
    book_walks_free(&job->walks);
    book_banks_close(&job->banks);
    preflight_free(&job->preflight);
    font_set_drop(job->fonts);
    book_config_free(job->cfg);
}

/* The book is planned before its puzzles are made, so that what cannot be printed is refused at
 * once, and again with them. A check makes them too: what passes it prints. */
static enum status carry_out(struct job *job, bool filled, const char *directory)
{
    const struct invocation *in = job->in;
    job->fonts = font_set_new();
    enum status status = job->fonts ? STATUS_OK : diag_error(in->diag, NULL, "out of memory");
    status = status == STATUS_OK ? for_all_profiles(job, try_profile) : status;
    if (status == STATUS_OK && !filled) {
        status = book_puzzles_make(job->cfg, in, &job->banks, job->sources);
    }
    if (status == STATUS_OK && job->cfg->hints.include) {
        job->hints = book_hints_make(job->cfg, job->sources);
        status = job->hints ? STATUS_OK : diag_error(in->diag, NULL, "out of memory");
    }
    if (status == STATUS_OK && book_walks_wanted(job->cfg)) {
        status = book_walks_make(job->cfg, job->sources, &job->walks, in->diag);
    }
    status = status == STATUS_OK ? for_all_profiles(job, make_profile) : status;
    status = status == STATUS_OK ? say_preflight(job) : status;
    if (status == STATUS_OK && !job->settings->check) {
        status = write_products(job, directory);
        status = status == STATUS_OK ? book_banks_mark(&job->banks, job->cfg, in->diag) : status;
    }
    if (status == STATUS_OK && job->settings->preview) {
        status = for_all_profiles(job, preview_profile);
    }
    return status;
}

enum status book_job_run(const struct invocation *in, const struct book_job_settings *settings,
                         struct book_config *cfg, struct book_section_source *sources, bool filled,
                         const char *directory)
{
    struct job job = {.in = in, .settings = settings, .cfg = cfg, .sources = sources};
    enum status status = carry_out(&job, filled, directory);
    end_job(&job);
    return status;
}
