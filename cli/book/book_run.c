/* What 'nonet book' does. The press makes the books. */
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/file/infile.h"
#include "cli/book/book_settings.h"
#include "cli/book/new_config.h"
#include "cli/file_watch.h"
#include "cli/option/output_ending.h"
#include "render/canvas/canvas.h"
#include "render/press/folder/folder_check.h"
#include "render/press/folder/pack.h"
#include "render/press/press.h"

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
    if (s->check && in->shared.format == REPORT_JSON) {
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
    return book_print_text(in, &out);
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
    const struct given_option feed_options[] = {{s->feed.from, "from"},
                                                {s->edition, "edition"},
                                                {s->feed.until, "until"},
                                                {s->feed.url, "url"},
                                                {s->feed.replace, "replace"}};
    const struct given_option picture_options[] = {{s->each.format && !s->sheet, "pictures"},
                                                   {s->each.name, "name"},
                                                   {s->each.captions, "captions"},
                                                   {s->each.outlines, "outlines"},
                                                   {s->each.cell_mm, "cell"}};
    const struct given_option book_options[] = {{s->check, "check"},     {s->sheet, "sheet"},
                                                {s->watch, "watch"},     {s->verify, "verify"},
                                                {s->preview, "preview"}, {s->pack >= 0, "pack"}};
    const char *for_feed = FIRST_GIVEN(feed_options);
    const char *for_pictures = FIRST_GIVEN(picture_options);
    const char *of_books = FIRST_GIVEN(book_options);
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

/* Is a text about configs to be printed, in place of making a book? */
static bool is_about_configs(const struct book_settings *s)
{
    return s->print_defaults || s->print_schema || s->print_reference || s->fresh != -1;
}

static bool is_config_name(const char *path)
{
    const char *ending = path ? output_ending(path) : NULL;
    return ending && (strcmp(ending, "yaml") == 0 || strcmp(ending, "yml") == 0);
}

/* `-o book.pdf` means a file to most people, and so does `--next-volume -o volume-2.yaml`. Both
 * would be taken for folders. */
static enum status check_folder_name(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const char *path = in->shared.output;
    struct stat status;
    if ((!canvas_device_of_file(path) && !is_config_name(path)) ||
        (stat(path, &status) == 0 && S_ISDIR(status.st_mode))) {
        return STATUS_OK;
    }
    struct text hint = {0};
    if (s->next_volume) {
        text_printf(&hint, "to save the new config: nonet book --next-volume %s >%s",
                    in->arguments.item[0], path);
    } else {
        text_puts(&hint, "name a folder, as in -o my-book; the PDF in it gets the config's name");
    }
    in->diag->hint = hint.data;
    enum status refused = diag_usage(in->diag, NULL, "-o must be a folder, not a file: '%s'", path);
    text_free(&hint);
    return refused;
}

/* What is wrong with the number of arguments, in words that fit what the command was asked to do.
 */
static enum status check_arguments(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const bool about = is_about_configs(s);
    const bool one =
        s->watch || s->next_volume || s->sheet || s->each.directory || s->feed.directory;
    if (s->verify && in->arguments.count == 0) {
        return diag_usage(in->diag, NULL, "--verify needs a book's folder, as in --verify my-book");
    }
    if (s->sheet && in->arguments.count > 1) {
        in->diag->hint =
            "put the puzzles into one file, or pipe them: cat a.txt b.txt | nonet book "
            "--sheet";
        return diag_usage(in->diag, NULL, "--sheet takes one file, but '%s' was given too",
                          in->arguments.item[1]);
    }
    return command_expect_arguments(in, about || s->sheet ? 0 : 1, about ? 0 : one ? 1 : SIZE_MAX);
}

enum status book_run(const struct invocation *in)
{
    const struct book_settings *s = in->settings;
    const bool about = is_about_configs(s);
    enum status status = check_arguments(in);
    status = status == STATUS_OK ? book_check_sheet_options(in) : status;
    status = status == STATUS_OK ? check_picture_options(in) : status;
    status = status == STATUS_OK && !about ? check_folder_name(in) : status;
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
        const char *stream = book_sheet_makes_new(s) ? NULL : "-";
        return make_book(in, in->arguments.count ? in->arguments.item[0] : stream, &to);
    }
    if (s->watch) {
        watch(in, in->arguments.item[0], &to);
    }
    status = expect_own_names(in);
    return status == STATUS_OK ? make_books(in, &to) : status;
}
