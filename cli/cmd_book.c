/* book: what the command line asks for. The press makes the books. */
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "cli/command.h"
#include "cli/file_watch.h"
#include "render/canvas/canvas.h"
#include "render/press/folder/folder_check.h"
#include "render/press/press.h"

struct book_settings {
    struct option_list set;
    int profile; /* -1: those of the config */
    bool check;
    bool print_defaults;
    bool print_schema;
    bool print_reference;
    bool sheet;
    const char *title;
    const char *instructions;
    bool no_key;
    bool watch;
    bool verify;
    const char *preview;
    int64_t preview_dpi;
    struct {
        const char *directory;
        int format; /* index in picture_formats */
        const char *name;
        int captions;
        bool outlines;
        int64_t cell_mm;
        int64_t dpi;
    } each;
    struct {
        const char *directory;
        const char *from;
        const char *until;
        const char *url;
        bool replace;
    } feed;
};

static const struct book_settings defaults = {
    .profile = -1, .preview_dpi = 72, .each = {.dpi = 150}};

/* What --check's report may be written as. */
enum { FORMAT_TEXT, FORMAT_JSON, FORMAT_COUNT };

static const char *report_format(size_t index)
{
    static const char *const names[FORMAT_COUNT] = {"text", "json"};
    return index < FORMAT_COUNT ? names[index] : NULL;
}

static const char *profile_choice(size_t index)
{
    return index < profile_count() ? profile_at(index)->name : NULL;
}

static const char *picture_format(size_t index)
{
    static const char *const names[] = {"svg", "png", "eps", "pdf"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const char *captions_format(size_t index)
{
    static const char *const names[] = {"csv", "json"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

#define AT(field) offsetof(struct book_settings, field)
static const struct option options[] = {
    {.name = "set",
     .kind = OPTION_LIST,
     .metavar = "KEY=VALUE",
     .doc = "set a value of the config, as in page.trim=A4",
     .offset = AT(set)},
    {.name = "profile",
     .kind = OPTION_CHOICE,
     .metavar = "NAME",
     .doc = "make the book for this profile only, whatever the config names",
     .offset = AT(profile),
     .choice = profile_choice},
    {.name = "check",
     .kind = OPTION_FLAG,
     .doc = "make the book and print its preflight report (--format json: as JSON), but "
            "write nothing",
     .offset = AT(check)},
    {.name = "sheet",
     .kind = OPTION_FLAG,
     .doc = "a worksheet of the puzzles on standard input or in FILE, no config needed",
     .offset = AT(sheet)},
    {.name = "title",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: its title (Sudoku)",
     .offset = AT(title)},
    {.name = "instructions",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: a text over the puzzles",
     .offset = AT(instructions)},
    {.name = "no-key",
     .kind = OPTION_FLAG,
     .doc = "with --sheet: no answer key",
     .offset = AT(no_key)},
    {.name = "watch",
     .kind = OPTION_FLAG,
     .doc = "make the book again whenever its config changes, until interrupted",
     .offset = AT(watch)},
    {.name = "verify",
     .kind = OPTION_FLAG,
     .doc = "make nothing: is every file there that DIR's manifest names, byte for byte? What an "
            "interrupted run changed is put back",
     .offset = AT(verify)},
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
    {.name = "each",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc =
         "no pages: a picture of each puzzle and of each solution in this folder, with a list of "
         "captions; all or none",
     .offset = AT(each.directory)},
    {.name = "feed",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "the same with a puzzle a day: files named by days, and an RSS feed, feed.xml",
     .offset = AT(feed.directory)},
    {.name = "from",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: the day of the first puzzle, as in 2027-01-01",
     .offset = AT(feed.from)},
    {.name = "until",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: the last day to make (that of the last puzzle); published days stay",
     .offset = AT(feed.until)},
    {.name = "replace",
     .kind = OPTION_FLAG,
     .doc = "with --feed: change or remove days that are published, where the config now differs",
     .offset = AT(feed.replace)},
    {.name = "url",
     .kind = OPTION_STRING,
     .metavar = "ADDRESS",
     .doc = "with --feed: where the folder will be read",
     .offset = AT(feed.url)},
    {.name = "pictures",
     .kind = OPTION_CHOICE,
     .metavar = "FORMAT",
     .doc = "with --each and --feed: the pictures' format (svg)",
     .offset = AT(each.format),
     .choice = picture_format},
    {.name = "name",
     .kind = OPTION_STRING,
     .metavar = "PATTERN",
     .doc = "likewise: the files' names ({kind}-{number:4}, or {date}-{kind}); also {section}, "
            "{level}, {variant}",
     .offset = AT(each.name)},
    {.name = "captions",
     .kind = OPTION_CHOICE,
     .metavar = "FORMAT",
     .doc = "likewise: captions.csv for data merge (default), or captions.json",
     .offset = AT(each.captions),
     .choice = captions_format},
    {.name = "outlines",
     .kind = OPTION_FLAG,
     .doc = "likewise: letters as shapes, for which no font is needed (always in eps)",
     .offset = AT(each.outlines)},
    {.name = "cell",
     .kind = OPTION_INT,
     .metavar = "MM",
     .doc = "likewise: side of a cell in millimetres (10, or more where there are candidates)",
     .offset = AT(each.cell_mm),
     .min = 2,
     .max = 50},
    {.name = "dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "likewise: dots an inch of a png (150)",
     .offset = AT(each.dpi),
     .min = 20,
     .max = 1200},
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

/* A made book in place of its config, as by a slip of the Tab key. */
static bool is_pdf(const char *path)
{
    char magic[5] = "";
    FILE *f = strcmp(path, "-") == 0 ? NULL : fopen(path, "rb");
    size_t read = f ? fread(magic, 1, sizeof magic, f) : 0;
    if (f) {
        fclose(f);
    }
    return read == sizeof magic && memcmp(magic, "%PDF-", sizeof magic) == 0;
}

/* Where a book and the pictures of its pages go. */
struct destination {
    const char *directory;
    const char *preview; /* NULL: no pictures */
};

/* In words what is wrong, or all of it where only the check was asked for. */
static enum status print_preflight(void *context, const struct preflight *report)
{
    const struct invocation *in = *(const struct invocation *const *)context;
    const struct book_settings *s = in->settings;
    struct text words = {0};
    if (s->check && in->shared.format == FORMAT_JSON) {
        preflight_print_json(report, &words);
    } else if (s->check || report->failures || report->warnings) {
        preflight_print_text(report, !s->check, &words);
    }
    if (words.length == 0 || words.failed || s->check) {
        return words.length || words.failed ? command_print(&words, in->diag) : STATUS_OK;
    }
    fputs(words.data, stderr);
    text_free(&words);
    return STATUS_OK;
}

static void print_written(void *context, const struct press_file *f, const char *path)
{
    const struct invocation *in = *(const struct invocation *const *)context;
    if (in->shared.quiet) {
        return;
    }
    if (f->pages) {
        fprintf(stderr, "%s: %zu page%s, %zu KB\n", path, f->pages, f->pages == 1 ? "" : "s",
                (f->bytes.length + 500) / 1000);
    } else {
        fprintf(stderr, "%s\n", path);
    }
}

static enum status make_pictures(const struct book_config *cfg, const struct press_options *o,
                                 const struct press_progress *progress, const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    bool feed = s->feed.directory != NULL;
    const struct press_pictures pictures = {
        .directory = feed ? s->feed.directory : s->each.directory,
        .pattern = s->each.name,
        .device = canvas_device_find(picture_format((size_t)s->each.format)),
        .picture = {.outlines = s->each.outlines,
                    .cell_pt = (double)s->each.cell_mm * PT_PER_MM,
                    .pixels_per_pt = (double)s->each.dpi / PT_PER_INCH},
        .json = s->each.captions == 1,
        .from = s->feed.from,
        .until = s->feed.until,
        .address = s->feed.url,
        .replace = s->feed.replace,
    };
    return press_make_pictures(cfg, o, &pictures, progress, in->diag);
}

/* Make the book of a config, or pictures of its puzzles, or a worksheet of a stream. */
static enum status make_book(const struct invocation *in, const char *path,
                             const struct destination *to)
{
    const struct book_settings *s = in->settings;
    struct press_options o = {.profile = s->profile < 0 ? NULL : profile_at((size_t)s->profile),
                              .threads = (unsigned)in->shared.threads,
                              .check = s->check,
                              .directory = to->directory,
                              .preview = to->preview,
                              .preview_dpi = (unsigned)s->preview_dpi};
    struct progress_bar bar;
    invocation_progress(in, &bar);
    struct press_progress progress = {.puzzles = progress_bar_table(&bar),
                                      .checked = print_preflight,
                                      .written = print_written,
                                      .context = &in};
    if (s->sheet) {
        const struct worksheet sheet = {.title = s->title,
                                        .instructions = s->instructions,
                                        .no_key = s->no_key,
                                        .set = s->set.item,
                                        .set_count = s->set.count};
        return press_make_worksheet(path, &sheet, &o, &progress, in->diag);
    }
    if (is_pdf(path)) {
        in->diag->hint = "give the config that it was made by; --check makes the book anew from it";
        return diag_usage(in->diag, NULL, "'%s' is a PDF, not a config", path);
    }
    struct book_config *cfg;
    enum status status =
        book_config_read(&cfg, path, press_vocabulary(), s->set.item, s->set.count, in->diag);
    if (status == STATUS_OK) {
        status = s->each.directory || s->feed.directory ? make_pictures(cfg, &o, &progress, in)
                                                        : press_make(cfg, &o, &progress, in->diag);
        book_config_free(cfg);
    }
    return status;
}

/* Until interrupted. A mistake in the config is reported and the next change awaited. */
static _Noreturn void watch(const struct invocation *in, const char *path,
                            const struct destination *to)
{
    for (;;) {
        struct file_state seen = file_state_of(path);
        make_book(in, path, to);
        if (!in->shared.quiet) {
            fprintf(stderr, "watching '%s' for changes; Ctrl-C ends\n", path);
        }
        file_await_change(path, &seen);
    }
}

static enum status print_about_configs(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const struct config_vocabulary *v = press_vocabulary();
    struct text out = {0};
    if (s->print_defaults) {
        book_config_print_defaults(v, &out);
    } else if (s->print_schema) {
        book_config_print_json_schema(v, &out);
    } else {
        book_config_print_markdown(v, &out);
    }
    return command_print(&out, in->diag);
}

static const char *file_stem(const char *path, char *buffer, size_t size)
{
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    const char *dot = strrchr(name, '.');
    snprintf(buffer, size, "%.*s", dot && dot > name ? (int)(dot - name) : (int)strlen(name), name);
    return buffer;
}

/* Directories are named after the configs, so two configs of one name would be one book. */
static enum status expect_own_names(const struct invocation *in)
{
    for (size_t i = 1; i < in->arguments.count; i++) {
        char one[256];
        file_stem(in->arguments.item[i], one, sizeof one);
        for (size_t k = 0; k < i; k++) {
            char other[256];
            if (strcasecmp(one, file_stem(in->arguments.item[k], other, sizeof other)) == 0) {
                return diag_usage(in->diag, NULL,
                                  "'%s' and '%s' would be written to the same directory '%s'",
                                  in->arguments.item[k], in->arguments.item[i], one);
            }
        }
    }
    return STATUS_OK;
}

/* Several books each get a directory of their own. */
static enum status make_one_of_several(const struct invocation *in, const char *path,
                                       const struct destination *base)
{
    char stem[256];
    struct text directory = {0};
    struct text preview = {0};
    file_stem(path, stem, sizeof stem);
    text_printf(&directory, "%s/%s", base->directory, stem);
    if (base->preview) {
        text_printf(&preview, "%s/%s", base->preview, stem);
    }
    struct destination to = {directory.data, preview.data};
    enum status status = directory.failed || preview.failed
                             ? diag_error(in->diag, NULL, OUT_OF_MEMORY)
                             : make_book(in, path, &to);
    text_free(&directory);
    text_free(&preview);
    return status;
}

static enum status make_books(const struct invocation *in, const struct destination *to)
{
    if (in->arguments.count == 1) {
        return make_book(in, in->arguments.item[0], to);
    }
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < in->arguments.count; i++) {
        enum status one = make_one_of_several(in, in->arguments.item[i], to);
        worst = one == STATUS_OK ? worst : one;
    }
    return worst;
}

static enum status verify_folders(const struct invocation *in)
{
    enum status worst = STATUS_OK;
    for (size_t i = 0; i < in->arguments.count; i++) {
        size_t count;
        enum status status = press_verify(in->arguments.item[i], &count, in->diag);
        if (status == STATUS_OK && !in->shared.quiet) {
            fprintf(stderr, "%s: %zu files checked, all well\n", in->arguments.item[i], count);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status refuse(const struct invocation *in, const char *option, const char *why)
{
    return diag_usage(in->diag, NULL, "--%s %s", option, why);
}

/* What goes with pictures of puzzles, and what does not. */
static enum status check_picture_options(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    bool feed = s->feed.directory != NULL;
    bool pictures = feed || s->each.directory;
    const char *for_feed = s->feed.from      ? "from"
                           : s->feed.until   ? "until"
                           : s->feed.url     ? "url"
                           : s->feed.replace ? "replace"
                                             : NULL;
    const char *for_pictures = s->each.format     ? "pictures"
                               : s->each.name     ? "name"
                               : s->each.captions ? "captions"
                               : s->each.outlines ? "outlines"
                               : s->each.cell_mm  ? "cell"
                                                  : NULL;
    const char *of_books = s->check     ? "check"
                           : s->sheet   ? "sheet"
                           : s->watch   ? "watch"
                           : s->verify  ? "verify"
                           : s->preview ? "preview"
                                        : NULL;
    if (for_feed && !feed) {
        return refuse(in, for_feed, "is for --feed");
    }
    if (for_pictures && !pictures) {
        return refuse(in, for_pictures, "is for --each and --feed");
    }
    if (!pictures) {
        return STATUS_OK;
    }
    if (of_books || in->shared.output) {
        return refuse(in, of_books ? of_books : "output",
                      "is for books, not for pictures of their puzzles");
    }
    if (feed && (s->each.directory || !s->feed.from || !s->feed.url)) {
        return s->each.directory ? refuse(in, "each", "and --feed are two runs")
                                 : refuse(in, "feed", "wants --from DAY and --url ADDRESS");
    }
    return STATUS_OK;
}

/* `-o book.pdf` means a file to most people, and would make a folder of that name. */
static enum status check_folder_name(const struct invocation *in)
{
    const char *path = in->shared.output;
    struct stat status;
    if (!canvas_device_of_file(path) || stat(path, &status) == 0) {
        return STATUS_OK;
    }
    in->diag->hint = "name a folder, -o my-book: the PDF in it is named after the config";
    return diag_usage(in->diag, NULL, "-o is the folder that the book goes to, not a file: '%s'",
                      path);
}

static enum status run_book(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    bool about = s->print_defaults || s->print_schema || s->print_reference;
    size_t least = about || s->sheet ? 0 : 1;
    bool one = s->watch || s->sheet || s->each.directory || s->feed.directory;
    size_t most = about ? 0 : one ? 1 : SIZE_MAX;
    enum status status = command_expect_arguments(in, least, most);
    if (status == STATUS_OK && !s->sheet && (s->title || s->instructions || s->no_key)) {
        in->diag->hint = "a book's config says book.title, sections[0].page_text and answers.place";
        status = diag_usage(in->diag, NULL, "--%s is for --sheet alone",
                            s->title          ? "title"
                            : s->instructions ? "instructions"
                                              : "no-key");
    }
    status = status == STATUS_OK ? check_picture_options(in) : status;
    status = status == STATUS_OK ? check_folder_name(in) : status;
    if (status == STATUS_OK && s->watch && strcmp(in->arguments.item[0], "-") == 0) {
        status = diag_usage(in->diag, NULL, "--watch wants a file, not standard input");
    }
    if (status != STATUS_OK) {
        return status;
    }
    if (s->verify) {
        return verify_folders(in);
    }
    const struct destination to = {in->shared.output ? in->shared.output : ".", s->preview};
    if (about) {
        return print_about_configs(in);
    }
    if (s->sheet) {
        return make_book(in, in->arguments.count ? in->arguments.item[0] : "-", &to);
    }
    if (s->watch) {
        watch(in, in->arguments.item[0], &to);
    }
    status = expect_own_names(in);
    return status == STATUS_OK ? make_books(in, &to) : status;
}

const struct command command_book = {
    .name = "book",
    .group = GROUP_PRINT,
    .arguments = "CONFIG… | --sheet [FILE] | --verify DIR…",
    .doc = "Make puzzle books: PDF, cover, answer key, manifest",
    .detail = "A config in YAML says what is in the book and how it looks; --print-defaults shows "
              "every key. The files are written to the directory that -o names; several configs "
              "get a directory each below it. The same config and seed give the same bytes.\n\n"
              "What is made is read back and held against the rules of its profile, and every "
              "puzzle is solved again, before any file is written. The report is preflight.json; "
              "--check prints it. A book that breaks a rule is not written, and files of an "
              "earlier run stay as they were. All files of a book appear together, or none: what "
              "a run that was interrupted left is put back by the next one, and by --verify, "
              "which says whether a folder is whole.\n\n"
              "--each gives the puzzles to those who set the pages themselves: pictures in the "
              "book's fonts and signs, without numbers or words, and captions.csv for InDesign's "
              "data merge and Scribus, or captions.json, with what the book would print beside "
              "them. --feed does so for a newspaper or a site: the first puzzle is --from's, each "
              "next one the day's after, up to --until. Run it once a day with --until today: it "
              "adds that day's puzzle and leaves the others alone. A run that would change or "
              "remove a published day (its pictures, its caption, its item in the feed) is "
              "refused, unless --replace is given, and so is one with fewer puzzles than days. "
              "feed.xml lists the newest 30 days, each with its puzzle and a link to the "
              "solution.",
    .examples = "nonet book config/books/sampler.yaml -o out/books/sampler|a 6x9 in book\n"
                "nonet book config/books/sampler.yaml --check|is it fit to print?\n"
                "nonet book --verify out/books/sampler|is the folder whole?\n"
                "nonet book my.yaml --set page.trim=A4 --profile home|the same, for A4 at home\n"
                "nonet book my.yaml --each merge --pictures pdf --outlines|for data merge\n"
                "nonet book config/books/calendar.yaml --feed site/sudoku --from 2027-01-01 --url "
                "https://example.org/sudoku/|a puzzle a day\n"
                "nonet generate -n 4 --level hard | nonet book --sheet --title \"Monday\"|a "
                "worksheet, with its answer key apart\n",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_DIRECTORY | SHARED_FORMAT,
    .formats = report_format,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run_book,
};
