/* book: what the command line asks for. The press makes the books. */
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/file/infile.h"
#include "cli/book/book_settings.h"
#include "cli/book/new_config.h"
#include "cli/file_watch.h"
#include "cli/studio/studio.h"
#include "gen/grade/level.h"
#include "render/canvas/canvas.h"
#include "render/press/folder/folder_check.h"
#include "render/press/folder/pack.h"
#include "render/press/press.h"

static const struct book_settings defaults = {
    .profile = -1, .fresh = -1, .pack = -1, .preview_dpi = 72, .each = {.dpi = 150}};

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

static const char *captions_format(size_t index)
{
    static const char *const names[] = {"csv", "json"};
    return index < sizeof names / sizeof *names ? names[index] : NULL;
}

static const char *pack_choice(size_t index)
{
    return pack_vendor(index);
}

static const char *sample_choice(size_t index)
{
    return index < studio_sample_count ? studio_samples[index].name : NULL;
}

#define AT(field) offsetof(struct book_settings, field)
static const struct option options[] = {
    {.name = "set",
     .kind = OPTION_LIST,
     .metavar = "KEY=VALUE",
     .doc = "set a config key, as in page.trim=A4; repeatable",
     .offset = AT(set)},
    {.name = "profile",
     .kind = OPTION_CHOICE,
     .metavar = "NAME",
     .doc = "make the book for this profile only ('nonet help page.profiles'; default: all in the "
            "config)",
     .offset = AT(profile),
     .choice = profile_choice},
    {.name = "check",
     .kind = OPTION_FLAG,
     .doc = "make the book, print its preflight report and write no files",
     .offset = AT(check)},
    {.name = "sheet",
     .kind = OPTION_FLAG,
     .doc = "make a worksheet without a config: of the puzzles in FILE, or of new ones with "
            "--variant, --level, --words or -n",
     .offset = AT(sheet)},
    {.name = "title",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: title of the worksheet (default: Sudoku)",
     .offset = AT(title)},
    {.name = "instructions",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "with --sheet: text above the puzzles",
     .offset = AT(instructions)},
    {.name = "variant",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "with --sheet: make puzzles on this board ('nonet help variants'; default: classic)",
     .offset = AT(make.variant),
     .choice = variant_choice},
    {.name = "level",
     .kind = OPTION_STRING,
     .metavar = "LEVEL",
     .doc = "with --sheet and --new: level of the puzzles, or a range such as easy..hard (default: "
            "any; of a new config easy..hard)",
     .offset = AT(make.level),
     .choice = level_choice},
    {.name = "number",
     .letter = 'n',
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --sheet: number of new puzzles (default: 4, or one for each word)",
     .offset = AT(make.count)},
    {.name = "words",
     .kind = OPTION_FILE,
     .metavar = "FILE",
     .doc = "with --sheet: letters for digits; each puzzle spells the next word of this list",
     .offset = AT(make.words)},
    {.name = "per-page",
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --sheet: puzzles on a page, 1 to 12 (default: 4)",
     .offset = AT(make.per_page)},
    {.name = "answers",
     .kind = OPTION_STRING,
     .metavar = "WHERE",
     .doc = "with --sheet: apart, upside-down (under each puzzle), back or none (default: apart)",
     .offset = AT(make.answers),
     .choice = answers_choice},
    {.name = "name-line",
     .kind = OPTION_FLAG,
     .doc = "with --sheet: print lines for name and date on each page (the default)",
     .offset = AT(make.name_line)},
    {.name = "language",
     .kind = OPTION_STRING,
     .metavar = "CODE",
     .doc = "with --sheet and --new: language of the texts, as in es (default: en)",
     .offset = AT(make.language)},
    {.name = "no-key",
     .kind = OPTION_FLAG,
     .doc = "with --sheet: make no answer key",
     .offset = AT(no_key)},
    {.name = "watch",
     .kind = OPTION_FLAG,
     .doc = "make the book again whenever its config changes, until you press Ctrl-C",
     .offset = AT(watch)},
    {.name = "verify",
     .kind = OPTION_FLAG,
     .doc = "check that DIR has every file of its manifest unchanged; if a run was interrupted, "
            "restore the folder first",
     .offset = AT(verify)},
    {.name = "new",
     .kind = OPTION_MAYBE,
     .metavar = "[SAMPLE]",
     .doc = "print a config to start from: that sample with your --set changes; without SAMPLE, "
            "one made from your answers to a few questions",
     .offset = AT(fresh),
     .choice = sample_choice},
    {.name = "kind",
     .kind = OPTION_STRING,
     .metavar = "BOARD",
     .doc = "with --new: board of the puzzles (default: classic)",
     .offset = AT(make.kind),
     .choice = variant_choice},
    {.name = "size",
     .kind = OPTION_STRING,
     .metavar = "SIZE",
     .doc = "with --new: size of a page, as in A5 or '6x9 in' (default: 6x9 in)",
     .offset = AT(make.size)},
    {.name = "vendor",
     .kind = OPTION_STRING,
     .metavar = "PROFILE",
     .doc = "with --new: profile of the book ('nonet help page.profiles'; default: kdp)",
     .offset = AT(make.vendor),
     .choice = profile_choice},
    {.name = "count",
     .kind = OPTION_STRING,
     .metavar = "N",
     .doc = "with --new: number of puzzles (default: 60)",
     .offset = AT(make.count)},
    {.name = "pack",
     .kind = OPTION_CHOICE,
     .metavar = "VENDOR",
     .doc = "also write a zip with what this vendor asks for: interior, cover, and a text with the "
            "metadata to paste; Nonet checks the vendor's limits",
     .offset = AT(pack),
     .choice = pack_choice},
    {.name = "next-volume",
     .kind = OPTION_FLAG,
     .doc = "print a config for the next volume of CONFIG: other puzzles, the next number, no "
            "ISBN; -o DIR is the folder of this volume, whose puzzles the next one avoids "
            "(default: the config's name)",
     .offset = AT(next_volume)},
    {.name = "preview",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "also write a PNG of each page to DIR",
     .offset = AT(preview)},
    {.name = "preview-dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc = "resolution of these PNGs in dots per inch, 20 to 600 (default: 72)",
     .offset = AT(preview_dpi),
     .min = 20,
     .max = 600},
    {.name = "each",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "instead of pages, write a picture of each puzzle and solution to DIR, with a list of "
            "captions",
     .offset = AT(each.directory)},
    {.name = "feed",
     .kind = OPTION_FILE,
     .metavar = "DIR",
     .doc = "like --each with a puzzle for each day: files named by date, and an RSS feed",
     .offset = AT(feed.directory)},
    {.name = "from",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: day of the first puzzle, as in 2027-01-01; not needed if the config has "
            "a calendar",
     .offset = AT(feed.from)},
    {.name = "until",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "with --feed: last day to make, or today (default: the day of the last puzzle)",
     .offset = AT(feed.until)},
    {.name = "replace",
     .kind = OPTION_FLAG,
     .doc = "with --feed: allow changes to published days",
     .offset = AT(feed.replace)},
    {.name = "url",
     .kind = OPTION_STRING,
     .metavar = "ADDRESS",
     .doc = "with --feed: web address of the folder",
     .offset = AT(feed.url)},
    {.name = "edition",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "with --feed: edition of the calendar (calendar.editions), which may publish a puzzle "
            "some days after its date",
     .offset = AT(edition)},
    {.name = "pictures",
     .kind = OPTION_STRING,
     .metavar = "NAME",
     .doc = "with --each and --feed: format of the pictures, svg, png, eps or pdf (default: svg); "
            "with --sheet: pictures for digits, as in animals, or a folder of yours",
     .offset = AT(each.format),
     .choice = picture_format},
    {.name = "name",
     .kind = OPTION_STRING,
     .metavar = "PATTERN",
     .doc = "with --each and --feed: names of the files (default: {kind}-{number:4}, or "
            "{date}-{kind}); may also use {section}, {level} and {variant}",
     .offset = AT(each.name)},
    {.name = "captions",
     .kind = OPTION_CHOICE,
     .metavar = "FORMAT",
     .doc = "with --each and --feed: format of the captions (default: csv, for data merge)",
     .offset = AT(each.captions),
     .choice = captions_format},
    {.name = "outlines",
     .kind = OPTION_FLAG,
     .doc = "with --each and --feed: draw text as outlines, so that the files need no font (always "
            "so in eps)",
     .offset = AT(each.outlines)},
    {.name = "cell",
     .kind = OPTION_INT,
     .metavar = "MM",
     .doc =
         "with --each and --feed: side of a cell, 2 to 50 mm (default: 10, larger with candidates)",
     .offset = AT(each.cell_mm),
     .min = 2,
     .max = 50},
    {.name = "dpi",
     .kind = OPTION_INT,
     .metavar = "N",
     .doc =
         "with --each and --feed: resolution of a png in dots per inch, 20 to 1200 (default: 150)",
     .offset = AT(each.dpi),
     .min = 20,
     .max = 1200},
    {.name = "print-defaults",
     .kind = OPTION_FLAG,
     .doc = "print a config with every key, its default and its meaning, and exit",
     .offset = AT(print_defaults)},
    {.name = "print-schema",
     .kind = OPTION_FLAG,
     .doc = "print the JSON Schema of configs, for editors, and exit",
     .offset = AT(print_schema)},
    {.name = "print-reference",
     .kind = OPTION_FLAG,
     .doc = "print the config reference in Markdown, and exit",
     .offset = AT(print_reference)},
};

/* A made book in place of its config, as by a slip of the Tab key. */
static bool is_pdf(const char *path)
{
    return infile_begins(path, "%PDF-", 5);
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

static void print_fed(void *context, size_t published, size_t left, const char *last_day)
{
    const struct invocation *in = *(const struct invocation *const *)context;
    if (!in->shared.quiet) {
        fprintf(stderr, "%zu day%s published, %zu left until %s\n", published,
                published == 1 ? "" : "s", left, last_day);
    }
}

/* Make the book of a config, or pictures of its puzzles, or a worksheet of a stream. */
static enum status make_book(const struct invocation *in, const char *path,
                             const struct destination *to)
{
    const struct book_settings *s = in->settings;
    const struct profile *profile = s->profile >= 0 ? profile_at((size_t)s->profile)
                                    : s->pack >= 0  ? profile_find(pack_vendor((size_t)s->pack))
                                                    : NULL;
    struct press_options o = {.profile = profile,
                              .threads = (unsigned)in->shared.threads,
                              .check = s->check,
                              .pack = s->pack >= 0,
                              .directory = to->directory,
                              .preview = to->preview,
                              .preview_dpi = (unsigned)s->preview_dpi};
    struct progress_bar bar;
    invocation_progress(in, &bar);
    struct press_progress progress = {.puzzles = progress_bar_table(&bar),
                                      .checked = print_preflight,
                                      .written = print_written,
                                      .fed = print_fed,
                                      .context = &in};
    if (s->sheet) {
        return book_make_sheet(in, path, &o, &progress);
    }
    if (is_pdf(path)) {
        in->diag->hint =
            "name the config of the book; --check makes the book from it and checks it";
        return diag_usage(in->diag, NULL, "'%s' is a PDF, not a config", path);
    }
    struct book_config *cfg;
    enum status status =
        book_config_read(&cfg, path, press_vocabulary(), s->set.item, s->set.count, in->diag);
    if (status == STATUS_OK) {
        status = s->each.directory || s->feed.directory
                     ? book_make_pictures(in, cfg, path, &o, &progress)
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

/* Directories are named after the configs, so two configs of one name would be one book. */
static enum status expect_own_names(const struct invocation *in)
{
    for (size_t i = 1; i < in->arguments.count; i++) {
        char one[256];
        book_file_stem(in->arguments.item[i], one, sizeof one);
        for (size_t k = 0; k < i; k++) {
            char other[256];
            if (strcasecmp(one, book_file_stem(in->arguments.item[k], other, sizeof other)) == 0) {
                return diag_usage(in->diag, NULL,
                                  "'%s' and '%s' would be written to the same directory '%s'",
                                  in->arguments.item[k], in->arguments.item[i], one);
            }
        }
    }
    return STATUS_OK;
}

/* Each of several books gets its own folder. */
static enum status make_one_of_several(const struct invocation *in, const char *path,
                                       const struct destination *base)
{
    char stem[256];
    struct text directory = {0};
    struct text preview = {0};
    book_file_stem(path, stem, sizeof stem);
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
            fprintf(stderr, "%s: %zu files checked, none missing or changed\n",
                    in->arguments.item[i], count);
        }
        worst = status == STATUS_OK ? worst : status;
    }
    return worst;
}

static enum status refuse(const struct invocation *in, const char *option, const char *why)
{
    return diag_usage(in->diag, NULL, "--%s %s", option, why);
}

/* Check the options against those that make pictures of puzzles. */
static enum status check_picture_options(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    bool feed = s->feed.directory != NULL;
    bool pictures = feed || s->each.directory;
    const char *for_feed = s->feed.from      ? "from"
                           : s->edition      ? "edition"
                           : s->feed.until   ? "until"
                           : s->feed.url     ? "url"
                           : s->feed.replace ? "replace"
                                             : NULL;
    const char *for_pictures = s->each.format && !s->sheet ? "pictures"
                               : s->each.name              ? "name"
                               : s->each.captions          ? "captions"
                               : s->each.outlines          ? "outlines"
                               : s->each.cell_mm           ? "cell"
                                                           : NULL;
    const char *of_books = s->check       ? "check"
                           : s->sheet     ? "sheet"
                           : s->watch     ? "watch"
                           : s->verify    ? "verify"
                           : s->preview   ? "preview"
                           : s->pack >= 0 ? "pack"
                                          : NULL;
    if (for_feed && !feed) {
        return refuse(in, for_feed, "needs --feed");
    }
    if (for_pictures && !pictures) {
        return refuse(in, for_pictures, "needs --each or --feed");
    }
    if (!pictures) {
        return STATUS_OK;
    }
    if (of_books || in->shared.output) {
        return refuse(in, of_books ? of_books : "output", "does not work with --each and --feed");
    }
    if (feed && (s->each.directory || !s->feed.url)) {
        return s->each.directory ? refuse(in, "each", "and --feed are two runs")
                                 : refuse(in, "feed", "needs --url ADDRESS");
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
    in->diag->hint = "name a folder, as in -o my-book; the PDF in it gets the config's name";
    return diag_usage(in->diag, NULL, "-o must be a folder, not a file: '%s'", path);
}

static enum status run_book(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    bool about = s->print_defaults || s->print_schema || s->print_reference;
    about = about || s->fresh != -1;
    size_t least = about || s->sheet ? 0 : 1;
    bool one = s->watch || s->next_volume || s->sheet || s->each.directory || s->feed.directory;
    size_t most = about ? 0 : one ? 1 : SIZE_MAX;
    enum status status = command_expect_arguments(in, least, most);
    status = status == STATUS_OK ? book_check_sheet_options(in) : status;
    status = status == STATUS_OK ? check_picture_options(in) : status;
    status = status == STATUS_OK ? check_folder_name(in) : status;
    if (status == STATUS_OK && s->watch && strcmp(in->arguments.item[0], "-") == 0) {
        status = diag_usage(in->diag, NULL, "--watch needs a config file, not standard input");
    }
    if (status != STATUS_OK) {
        return status;
    }
    if (s->verify) {
        return verify_folders(in);
    }
    if (s->next_volume) {
        struct text config = {0};
        status = next_volume_write(in->arguments.item[0], in->shared.output, &config, in->diag);
        return status == STATUS_OK ? command_print(&config, in->diag) : status;
    }
    const struct destination to = {in->shared.output ? in->shared.output : ".", s->preview};
    if (about) {
        return s->fresh == -1 ? print_about_configs(in) : book_write_new(in);
    }
    if (s->sheet) {
        const bool makes = s->make.variant || s->make.level || s->make.count || s->make.words;
        return make_book(in, in->arguments.count ? in->arguments.item[0] : makes ? NULL : "-", &to);
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
    .doc = "Make puzzle books: PDF, cover, answer key",
    .detail =
        "CONFIG is a YAML file that describes the book: its sections of puzzles, its pages, its "
        "style. 'nonet help config' lists the keys, and --print-defaults prints a config to start "
        "from. The same config and seed always make the same book. With several configs, each gets "
        "its own directory inside -o DIR.\n\nNonet checks each book before it saves it: it "
        "reads the PDF back, solves every puzzle again and checks the printer's rules (preflight). "
        "A book that breaks a rule is not saved, and earlier files stay as they were. "
        "preflight.json holds the "
        "report. All files of a book appear together or not at all. After a power cut, run the "
        "command again, or use --verify to restore the folder.\n\n--each is for your own layout "
        "program. It writes pictures without numbers or captions, and captions.csv (or .json) with "
        "the words for data merge in InDesign or Scribus.\n\n--feed is for a newspaper or web "
        "site. The first puzzle belongs to the day --from, the next to the day after. Run it once "
        "a day with --until today: it adds that day's puzzle and leaves the others alone. Nonet "
        "refuses to change or remove a published day unless you add --replace. feed.xml lists the "
        "newest 30 days, each with its puzzle and a link to the solution.",
    .examples = "nonet book config/books/sampler.yaml -o out/books/sampler|the sample book, 6 x 9 "
                "inches\nnonet book config/books/sampler.yaml --check|a report on whether it can "
                "be printed\nnonet book --verify out/books/sampler|a check that no file is missing "
                "or changed\nnonet book my.yaml --set page.trim=A4 --profile home|your book on A4, "
                "for a printer at home\nnonet book my.yaml --each merge --pictures pdf "
                "--outlines|pictures for data merge\nnonet book config/books/calendar.yaml --feed "
                "site/sudoku --from 2027-01-01 --url https://example.org/sudoku/|a puzzle for each "
                "day\nnonet generate -n 4 --level hard | nonet book --sheet --title \"Monday\"|a "
                "worksheet, and its answer key in a second file\nnonet book --new killer --set "
                "page.trim=A5 >my.yaml|a config to start from\nnonet book --new|a config from your "
                "answers to a few questions\nnonet book --sheet --variant 6x6 --pictures animals "
                "--per-page "
                "6 --answers upside-down --language es -n 24|a worksheet for a class\nnonet book "
                "--next-volume "
                "volume-1.yaml >volume-2.yaml|the config of volume 2, without repeats\n",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_DIRECTORY | SHARED_FORMAT,
    .formats = report_format,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run_book,
};
