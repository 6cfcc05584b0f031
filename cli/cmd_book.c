/* book: from a config to the PDFs and the manifest. All files are made in memory first, so that a
 * mistake leaves every output as it was. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "cli/book_puzzles.h"
#include "cli/book_walks.h"
#include "cli/command.h"
#include "config/outfile.h"
#include "render/book.h"
#include "render/cover.h"
#include "render/impose.h"
#include "render/preflight.h"
#include "render/sha256.h"

struct settings {
    struct option_list set;
    const char *profile;
    bool check;
    bool print_defaults;
    bool print_schema;
    bool print_reference;
    bool sheet;
    bool watch;
    const char *preview;
    int64_t preview_dpi;
};

static const struct settings defaults = {.preview_dpi = 72};

#define AT(field) offsetof(struct settings, field)
static const struct option options[] = {
    {.name = "set",
     .kind = OPTION_LIST,
     .metavar = "KEY=VALUE",
     .doc = "set a value of the config, as in page.trim=A4",
     .offset = AT(set)},
    {.name = "profile",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "make the book for this profile only: screen, kdp, ingram, lulu or home",
     .offset = AT(profile)},
    {.name = "check",
     .kind = OPTION_FLAG,
     .doc = "make the book and print its preflight report, but write nothing",
     .offset = AT(check)},
    {.name = "sheet",
     .kind = OPTION_FLAG,
     .doc = "a worksheet of the puzzles on standard input or in FILE, no config needed",
     .offset = AT(sheet)},
    {.name = "watch",
     .kind = OPTION_FLAG,
     .doc = "make the book again whenever its config changes, until interrupted",
     .offset = AT(watch)},
    {.name = "preview",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "write a PNG of each page to this directory too",
     .offset = AT(preview)},
    {.name = "preview-dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "dots an inch of these (72)",
     .offset = AT(preview_dpi),
     .min = 20,
     .max = 600},
    {.name = "print-defaults",
     .kind = OPTION_FLAG,
     .doc = "print a config with every key, its default and its meaning",
     .offset = AT(print_defaults)},
    {.name = "print-schema",
     .kind = OPTION_FLAG,
     .doc = "print the JSON schema of configs, for editors",
     .offset = AT(print_schema)},
    {.name = "print-reference",
     .kind = OPTION_FLAG,
     .doc = "print the reference of configs in Markdown",
     .offset = AT(print_reference)},
};

enum { MAX_FILES = 24 };

/* What --check's report may be written as. */
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_COUNT };

static const char *report_format(size_t index)
{
    static const char *const names[FORMAT_COUNT] = {"text", "json"};
    return index < FORMAT_COUNT ? names[index] : NULL;
}

/* A file that is to be written once everything is made. */
struct product {
    char *name;
    struct text bytes;
    struct book_file about;
};

struct job {
    const struct invocation *in;
    const struct settings *settings;
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

static struct product *add_product(struct job *job, const char *configured, const char *suffix,
                                   const char *extension)
{
    struct text name = {0};
    if (configured) {
        text_printf(&name, "%s%s", configured, extension);
    } else {
        text_printf(&name, "%s%s%s", job->cfg->output.name ? job->cfg->output.name : job->cfg->stem,
                    suffix, extension);
    }
    if (name.failed || job->product_count == MAX_FILES) {
        text_free(&name);
        return NULL;
    }
    struct product *p = &job->product[job->product_count++];
    *p = (struct product){.name = name.data};
    return p;
}

static enum status finish_product(struct product *p, const char *kind, const char *profile,
                                  size_t pages)
{
    p->about = (struct book_file){.name = p->name,
                                  .kind = kind,
                                  .profile = profile,
                                  .pages = pages,
                                  .bytes = p->bytes.length};
    sha256_hex(p->bytes.data, p->bytes.length, p->about.sha256);
    return STATUS_OK;
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
    struct product *p =
        ending.failed ? NULL : add_product(job, what->configured, ending.data, ".pdf");
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
                               .keep_texts = what->check == PREFLIGHT_COVER};
    struct canvas *canvas = canvas_new(canvas_device_find("pdf"), &o);
    struct product *p = canvas ? name_product(job, what, suffix) : NULL;
    if (!p) {
        canvas_drop(canvas);
        return diag_error(d, NULL, "out of memory");
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
                                      .page = canvas->page,
                                      .page_count = canvas->page_count,
                                      .text = canvas->text,
                                      .text_count = canvas->text_count,
                                      .pdf = p->bytes.data,
                                      .pdf_length = p->bytes.length,
                                      .pages_pdf = pages ? pages->bytes.data : NULL,
                                      .pages_length = pages ? pages->bytes.length : 0};
        preflight_check_file(&job->preflight, &file);
        status = finish_product(p, what->kind, profile->name, canvas->page_count);
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
        /* Again, since the pages of hints and walkthroughs are known only now. */
        status = cover_check(book, job->in->diag);
        status = status == STATUS_OK ? print(job, book, profile, suffix, &cover, NULL) : status;
    }
    if (status == STATUS_OK && imposition != IMPOSITION_NONE) {
        status = impose_check(book, job->in->diag);
    }
    if (status == STATUS_OK && imposition != IMPOSITION_NONE) {
        status = print(job, book, profile, suffix, &sheets, &job->product[first]);
    }
    if (status == STATUS_OK && answers && book_page_count(book, BOOK_ANSWERS)) {
        status = print(job, book, profile, "", &key, NULL);
    }
    return status;
}

/* Pictures of the interior's pages, for a look at them without a PDF reader. */
static enum status preview(struct job *job, const struct book *book)
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

static enum status print_manifest(struct job *job, const struct book *book)
{
    struct book_file files[MAX_FILES];
    size_t count = job->product_count;
    for (size_t i = 0; i < count; i++) {
        files[i] = job->product[i].about;
    }
    const char *name = job->cfg->output.manifest ? job->cfg->output.manifest : "manifest";
    struct product *p = add_product(job, name, "", ".json");
    if (!p) {
        return diag_error(job->in->diag, NULL, "out of memory");
    }
    book_manifest(book, files, count, &p->bytes);
    return p->bytes.failed ? diag_error(job->in->diag, NULL, "out of memory") : STATUS_OK;
}

/* Plan and print for one profile; the first also gives the answer key and the manifest. */
static enum status make_profile(struct job *job, const struct profile *profile, bool first,
                                bool last, bool several)
{
    struct book_source source = {.config = job->cfg,
                                 .profile = profile,
                                 .fonts = job->fonts,
                                 .section = job->sources,
                                 .hint = (const char *const *)job->hints,
                                 .walk = job->walks.item,
                                 .walk_count = job->walks.count};
    struct book *book;
    enum status status = book_plan(&book, &source, job->in->diag);
    if (status != STATUS_OK) {
        book_drop(book);
        return status;
    }
    if (first) {
        preflight_check_puzzles(&job->preflight, book);
        book_banks_pages(&job->banks, book);
    }
    struct text suffix = {0};
    text_printf(&suffix, several ? "-%s" : "%s", several ? profile->name : "");
    status = suffix.failed ? diag_error(job->in->diag, NULL, "out of memory")
                           : print_all(job, book, profile, suffix.data ? suffix.data : "", first);
    if (status == STATUS_OK && first && job->settings->preview) {
        status = preview(job, book);
    }
    if (status == STATUS_OK && last) {
        status = print_manifest(job, book);
    }
    text_free(&suffix);
    book_drop(book);
    return status;
}

/* Can the book be planned for the profile? Needs no puzzles yet. */
static enum status try_profile(struct job *job, const struct profile *profile)
{
    struct book_source source = {
        .config = job->cfg,
        .profile = profile,
        .fonts = job->fonts,
        .section = job->sources,
        .draft = job->cfg->hints.include || book_walks_wanted(job->cfg),
    };
    struct book *book;
    enum status status = book_plan(&book, &source, job->in->diag);
    if (status == STATUS_OK && job->cfg->cover.make) {
        status = cover_check(book, job->in->diag);
    }
    if (status == STATUS_OK && imposition_for(job, profile) != IMPOSITION_NONE) {
        status = impose_check(book, job->in->diag);
    }
    book_drop(book);
    return status;
}

static enum status for_all_profiles(struct job *job, bool only_try)
{
    const struct config_texts *names = &job->cfg->page.profiles;
    const struct profile *only =
        job->settings->profile ? profile_find(job->settings->profile) : NULL;
    size_t count = only ? 1 : names->count;
    enum status status = STATUS_OK;
    for (size_t i = 0; i < count && status == STATUS_OK; i++) {
        const struct profile *profile = only ? only : profile_find(names->item[i]);
        status = only_try ? try_profile(job, profile)
                          : make_profile(job, profile, i == 0, i + 1 == count, count > 1);
    }
    return status;
}

/* The report as a file; in words what is wrong, or all of it where only the check was asked for. */
static enum status report_preflight(struct job *job)
{
    struct diag *d = job->in->diag;
    const struct preflight *report = &job->preflight;
    bool check = job->settings->check;
    struct product *p = add_product(job, "preflight.json", "", "");
    struct text words = {0};
    if (p) {
        preflight_print_json(report, &p->bytes);
    }
    if (check && job->in->shared.format == FORMAT_JSON) {
        preflight_print_json(report, &words);
    } else if (check || report->failures || report->warnings) {
        preflight_print_text(report, !check, &words);
    }
    enum status status = STATUS_OK;
    if (!p || p->bytes.failed || words.failed || report->out_of_memory) {
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

static enum status write_products(struct job *job, const char *directory)
{
    struct diag *d = job->in->diag;
    enum status status = outfile_make_directory(directory, d);
    for (size_t i = 0; i < job->product_count && status == STATUS_OK; i++) {
        struct product *p = &job->product[i];
        struct text path = {0};
        text_printf(&path, "%s/%s", directory, p->name);
        status = path.failed ? diag_error(d, NULL, "out of memory")
                             : outfile_write(path.data, p->bytes.data, p->bytes.length, d);
        if (status == STATUS_OK && !job->in->shared.quiet) {
            if (p->about.pages) {
                fprintf(stderr, "%s: %zu pages, %zu KB\n", path.data, p->about.pages,
                        (p->about.bytes + 500) / 1000);
            } else {
                fprintf(stderr, "%s\n", path.data);
            }
        }
        text_free(&path);
    }
    return status;
}

static void end_job(struct job *job)
{
    for (size_t i = 0; i < job->product_count; i++) {
        free(job->product[i].name);
        text_free(&job->product[i].bytes);
    }
    if (job->sources) {
        book_puzzles_free(job->sources, job->cfg->section_count);
    }
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
static enum status carry_out(struct job *job, const char *directory, bool have_puzzles)
{
    const struct invocation *in = job->in;
    job->fonts = font_set_new();
    enum status status = job->fonts ? STATUS_OK : diag_error(in->diag, NULL, "out of memory");
    status = status == STATUS_OK ? for_all_profiles(job, true) : status;
    if (status == STATUS_OK && !have_puzzles) {
        status = book_puzzles_make(job->cfg, in, &job->banks, job->sources);
    }
    if (status == STATUS_OK && job->cfg->hints.include) {
        job->hints = book_hints_make(job->cfg, job->sources);
        status = job->hints ? STATUS_OK : diag_error(in->diag, NULL, "out of memory");
    }
    if (status == STATUS_OK && book_walks_wanted(job->cfg)) {
        status = book_walks_make(job->cfg, job->sources, &job->walks, in->diag);
    }
    status = status == STATUS_OK ? for_all_profiles(job, false) : status;
    status = status == STATUS_OK ? report_preflight(job) : status;
    if (status == STATUS_OK && !job->settings->check) {
        status = write_products(job, directory);
        status = status == STATUS_OK ? book_banks_mark(&job->banks, job->cfg, in->diag) : status;
    }
    return status;
}

static enum status make_book(const struct invocation *in, const char *path, const char *directory)
{
    const struct settings *s = in->settings;
    struct job job = {.in = in, .settings = s};
    enum status status =
        book_config_read(&job.cfg, path, book_vocabulary(), s->set.item, s->set.count, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    job.sources = calloc(job.cfg->section_count, sizeof *job.sources);
    status = job.sources ? book_puzzles_reserve(job.cfg, job.sources, in->diag)
                         : diag_error(in->diag, NULL, "out of memory");
    status = status == STATUS_OK ? carry_out(&job, directory, false) : status;
    end_job(&job);
    return status;
}

/* A worksheet is a book too: puzzles from a stream, four on an A4 page, the answers apart. --set
 * changes what this config says. */
static const char sheet_config[] = "book: {title: Sudoku}\n"
                                   "page: {trim: A4, profiles: home}\n"
                                   "style: {folios: none}\n"
                                   "parts: {title_page: false, copyright_page: false,\n"
                                   "        contents: false, how_to_play: false,\n"
                                   "        section_pages: false}\n"
                                   "answers: {place: apart, per_page: 12}\n"
                                   "output: {name: sheet}\n";

static enum status make_sheet(const struct invocation *in, const char *path, const char *directory)
{
    const struct settings *s = in->settings;
    struct job job = {.in = in, .settings = s};
    struct record *record;
    size_t count;
    enum status status = book_puzzles_read(path, &record, &count, in->diag);
    if (status != STATUS_OK) {
        return status;
    }
    struct text yaml = {0};
    text_printf(&yaml, "%sper_page: %zu\nsections: [{count: %zu, variant: %s}]\n", sheet_config,
                count < 4 ? count : 4, count, record[0].variant->name);
    job.sources = calloc(1, sizeof *job.sources);
    if (yaml.failed || !job.sources) {
        free(record);
        status = diag_error(in->diag, NULL, "out of memory");
    } else {
        job.sources[0] = (struct book_section_source){record, count};
        status = book_config_parse(&job.cfg, "worksheet", yaml.data, yaml.length, book_vocabulary(),
                                   s->set.item, s->set.count, in->diag);
    }
    if (status == STATUS_OK) {
        status = carry_out(&job, directory, true);
        end_job(&job);
    } else if (job.sources) {
        book_puzzles_free(job.sources, 1);
        free(job.sources);
    }
    text_free(&yaml);
    return status;
}

/* When the config last changed; 0 where that cannot be told. */
static long long changed_at(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 ? (long long)st.st_mtim.tv_sec * 1000000000 + st.st_mtim.tv_nsec
                                : 0;
}

/* Until interrupted. A mistake in the config is reported and the next change awaited. */
static _Noreturn void watch(const struct invocation *in, const char *path, const char *directory)
{
    for (;;) {
        long long seen = changed_at(path);
        make_book(in, path, directory);
        while (changed_at(path) == seen) {
            nanosleep(&(struct timespec){.tv_nsec = 200000000}, NULL);
        }
    }
}

static enum status print_about_configs(const struct invocation *in)
{
    const struct settings *s = in->settings;
    const struct config_vocabulary *v = book_vocabulary();
    struct text out = {0};
    if (s->print_defaults) {
        book_config_print_defaults(v, &out);
    } else if (s->print_schema) {
        book_config_print_json_schema(v, &out);
    } else {
        book_config_print_markdown(v, &out);
    }
    enum status status = out.failed ? diag_error(in->diag, NULL, "out of memory")
                                    : outfile_write(NULL, out.data, out.length, in->diag);
    text_free(&out);
    return status;
}

static const char *file_stem(const char *path, char *buffer, size_t size)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    snprintf(buffer, size, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
    return buffer;
}

/* Several books each get a directory of their own. */
static enum status make_books(const struct invocation *in, const char *base)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < in->arguments.count; i++) {
        const char *path = in->arguments.item[i];
        struct text directory = {0};
        char stem[256];
        text_puts(&directory, base);
        if (in->arguments.count > 1) {
            text_printf(&directory, "/%s", file_stem(path, stem, sizeof stem));
        }
        enum status one = directory.failed ? diag_error(in->diag, NULL, "out of memory")
                                           : make_book(in, path, directory.data);
        worst = one == STATUS_OK ? worst : one;
        text_free(&directory);
    }
    return worst;
}

static enum status run(const struct invocation *in)
{
    const struct settings *s = in->settings;
    bool about = s->print_defaults || s->print_schema || s->print_reference;
    enum status status = command_expect_arguments(in, about || s->sheet ? 0 : 1,
                                                  about                  ? 0
                                                  : s->watch || s->sheet ? 1
                                                                         : 1000);
    if (status == STATUS_OK && s->profile && !profile_find(s->profile)) {
        in->diag->hint = "the profiles are screen, kdp, ingram, lulu and home";
        status = diag_usage(in->diag, NULL, "no profile '%s'", s->profile);
    }
    if (status != STATUS_OK) {
        return status;
    }
    const char *base = in->shared.output ? in->shared.output : ".";
    if (about) {
        return print_about_configs(in);
    }
    if (s->sheet) {
        return make_sheet(in, in->arguments.count ? in->arguments.item[0] : "-", base);
    }
    if (s->watch) {
        watch(in, in->arguments.item[0], base);
    }
    return make_books(in, base);
}

const struct command command_book = {
    .name = "book",
    .group = GROUP_PRINT,
    .arguments = "CONFIG… | --sheet [FILE]",
    .doc = "Make puzzle books: PDF, answer key, manifest",
    .detail = "A config in YAML says what is in the book and how it looks; --print-defaults shows "
              "every key. The files are written to the directory that -o names (the present one "
              "where it is not given); several configs get a directory each below it. The same "
              "config and seed give the same bytes.",
    .examples = "nonet book config/books/sampler.yaml -o out/books/sampler|a 6x9 in book\n"
                "nonet book my.yaml --set page.trim=A4 --profile home|the same, for A4 at home\n"
                "nonet generate -n 4 --level hard | nonet book --sheet|a worksheet\n",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_OUTPUT | SHARED_FORMAT,
    .formats = report_format,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run,
};
