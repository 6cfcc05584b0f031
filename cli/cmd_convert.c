#include <string.h>

#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "cli/command.h"
#include "cli/option/language_option.h"
#include "cli/option/output_ending.h"
#include "cli/stream_command.h"
#include "config/calendar_date.h"
#include "gen/format/page/html.h"
#include "gen/format/page/offline.h"
#include "render/press/folder/page_collection.h"
#include "render/press/folder/playable_puzzles.h"

struct convert_settings {
    int to;
    int from;
    int language; /* index of language_name; -1: not given */
    const char *title;
    const char *engine;
    const char *first_day;
    bool offline;
    bool strict;
    bool list;
};

static const struct convert_settings defaults = {.to = -1, .from = -1, .language = -1};

static const char *readable_name(size_t index)
{
    for (size_t i = 0; i < format_count(); i++) {
        if (format_at(i)->read && index-- == 0) {
            return format_at(i)->name;
        }
    }
    return NULL;
}

static const struct option options[] = {
    {.name = "to",
     .kind = OPTION_CHOICE,
     .metavar = "F",
     .doc = "format to write ('nonet help formats'; default: line, on a terminal grid)",
     .offset = offsetof(struct convert_settings, to),
     .choice = stream_format_name},
    {.name = "from",
     .kind = OPTION_CHOICE,
     .metavar = "F",
     .doc = "format to read ('nonet help formats'; default: recognised from the input)",
     .offset = offsetof(struct convert_settings, from),
     .choice = readable_name},
    {.name = "strict",
     .kind = OPTION_FLAG,
     .doc = "stop at the first bad puzzle and write nothing",
     .offset = offsetof(struct convert_settings, strict)},
    {.name = "title",
     .kind = OPTION_STRING,
     .metavar = "TEXT",
     .doc = "title of an html page",
     .offset = offsetof(struct convert_settings, title)},
    {.name = "language",
     .letter = 'l',
     .kind = OPTION_CHOICE,
     .metavar = "CODE",
     .doc = "language of an html page (default: the reader's; hints computed in advance: en)",
     .offset = offsetof(struct convert_settings, language),
     .choice = language_name},
    {.name = "engine",
     .kind = OPTION_STRING,
     .metavar = "FILE",
     .doc = "engine to put into an html page, nonet-page.wasm.gz, or 'none' (default: the "
            "installed one, if there is one)",
     .offset = offsetof(struct convert_settings, engine)},
    {.name = "first-day",
     .kind = OPTION_STRING,
     .metavar = "DAY",
     .doc = "make an html page a puzzle for each day: the day of the first, as in 2027-01-01",
     .offset = offsetof(struct convert_settings, first_day)},
    {.name = "offline",
     .kind = OPTION_FLAG,
     .doc = "also write the files next to an html page that let readers install it from a web "
            "server and open it without a net",
     .offset = offsetof(struct convert_settings, offline)},
    {.name = "list",
     .kind = OPTION_FLAG,
     .doc = "list the formats and exit",
     .offset = offsetof(struct convert_settings, list)},
};

static enum status list_formats(struct diag *d)
{
    struct text out = {0};
    for (size_t i = 0; i < format_count(); i++) {
        const struct format *f = format_at(i);
        const char *ways = f->read && f->write ? "both ways" : f->read ? "read" : "write";
        text_printf(&out, "%-12s %-10s %s\n", f->name, ways, f->doc);
    }
    return command_print(&out, d);
}

/* What the workers of a page share. */
struct page_context {
    const char *language; /* as for page_maker_new */
};

static void *page_worker_new(const void *context)
{
    return page_maker_new(((const struct page_context *)context)->language);
}

static void page_worker_drop(void *worker)
{
    page_maker_drop(worker);
}

static enum status page_work(const void *context, void *worker, struct stream_item *item,
                             struct diag *d)
{
    (void)context;
    if (!format_supports(&format_html, item->record.variant)) {
        return format_refuse(&format_html, item->record.variant, &item->at, d);
    }
    page_maker_add(worker, &item->record, &item->at, &item->out, &item->aside, d);
    return STATUS_OK;
}

static bool page_keep(void *collection, const struct stream_item *item)
{
    page_collection_add(collection, &item->record, &item->aside);
    return true;
}

static void page_finish(void *collection, struct text *out)
{
    page_collection_end(collection, out);
}

static const char *page_name(const struct invocation *in)
{
    const char *slash = strrchr(in->shared.output, '/');
    return slash ? slash + 1 : in->shared.output;
}

static enum status write_beside(const struct invocation *in, enum offline_file file,
                                const struct html_page *html, const struct text *page)
{
    struct text path = {0};
    struct text bytes = {0};
    text_add(&path, in->shared.output, (size_t)(page_name(in) - in->shared.output));
    offline_name(page_name(in), file, &path);
    offline_write(file, page_name(in), html->title, html->language, page, &bytes);
    enum status status = path.failed || bytes.failed
                             ? diag_error(in->diag, NULL, OUT_OF_MEMORY)
                             : outfile_write(path.data, bytes.data, bytes.length, in->diag);
    text_free(&path);
    text_free(&bytes);
    return status;
}

/* The page is there by now. */
static enum status write_offline(const struct invocation *in, const struct html_page *html)
{
    struct text page = {0};
    int error = infile_read(in->shared.output, SIZE_MAX, &page);
    enum status status =
        error ? diag_error(in->diag, NULL, "cannot read %s: %s", in->shared.output, strerror(error))
              : STATUS_OK;
    for (unsigned file = 0; file < OFFLINE_FILE_COUNT && status == STATUS_OK; file++) {
        status = write_beside(in, (enum offline_file)file, html, &page);
    }
    text_free(&page);
    return status;
}

/* The HTML page has a title and settings around its puzzles, which a record stream cannot hold. */
static enum status run_page(const struct stream_map *like, const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    struct text engine = {0};
    struct text header = {0};
    bool wanted = !s->engine || strcmp(s->engine, "none") != 0;
    enum status status = wanted ? page_engine_read(s->engine, &engine, in->diag) : STATUS_OK;
    const char *language = s->language < 0 ? NULL : language_name((size_t)s->language);
    struct html_page page = {
        .language = language,
        .title = s->title,
        .engine = engine.length ? engine.data : NULL,
        .engine_length = engine.length,
        .file_name = s->offline ? page_name(in) : NULL,
        .first_day = s->first_day,
    };
    struct page_context context = {page.engine ? NULL : language ? language : "en"};
    html_page_begin(&page, &header);
    struct page_collection *collection = page_collection_new(&page);
    struct stream_map map = *like;
    map.output = NULL;
    map.header = header.data;
    map.keep = page_keep;
    map.finish = page_finish;
    map.keep_context = collection;
    map.context = &context;
    map.worker_new = page_worker_new;
    map.worker_drop = page_worker_drop;
    map.work = page_work;
    if (status == STATUS_OK) {
        status = header.failed || !collection ? diag_error(in->diag, NULL, OUT_OF_MEMORY)
                                              : stream_command_run(&map, in);
    }
    text_free(&engine);
    text_free(&header);
    if (status == STATUS_OK && s->offline) {
        status = write_offline(in, &page);
    }
    page_collection_drop(collection);
    return status;
}

static enum status check_page(const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    int day;
    if (s->first_day && !day_read(s->first_day, &day)) {
        return diag_usage(in->diag, NULL, "--first-day: '%s' is not a day such as 2027-01-01",
                          s->first_day);
    }
    if (s->offline && (!in->shared.output || strcmp(in->shared.output, "-") == 0)) {
        return diag_usage(in->diag, NULL,
                          "--offline needs -o FILE; its files go to the same folder");
    }
    return STATUS_OK;
}

/* The format is chosen: by --to, --format or the output's name. */
static enum status convert(const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    struct stream_map map = {
        .unit = "puzzles",
        .input = s->from >= 0 ? format_find(readable_name((size_t)s->from)) : NULL,
        .output = s->to >= 0 ? format_find(stream_format_name((size_t)s->to))
                             : stream_format_chosen(in, "grid", "line"),
        .output_chosen = s->to >= 0,
        .strict = s->strict,
    };
    if (map.output == format_find("html")) {
        enum status status = check_page(in);
        return status == STATUS_OK ? run_page(&map, in) : status;
    }
    if (s->title || s->engine || s->language >= 0 || s->first_day || s->offline) {
        return diag_usage(
            in->diag, NULL,
            "--title, --language, --engine, --first-day and --offline need --to html");
    }
    return stream_command_run(&map, in);
}

static enum status run_convert(const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    if (s->list) {
        return list_formats(in->diag);
    }
    if (s->to >= 0 && in->shared.format >= 0 && s->to != in->shared.format) {
        return diag_usage(in->diag, NULL,
                          "--to and --format name different formats; give one of them");
    }
    struct invocation chosen = *in;
    if (s->to < 0 && output_ending_choose(&chosen) != STATUS_OK) {
        return STATUS_USAGE;
    }
    return convert(&chosen);
}

const struct command command_convert = {
    .name = "convert",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Convert puzzles from any format to another",
    .detail =
        "The input's format is recognised from its first bytes, unless --from names it. --list "
        "shows all formats.\n\nA bad puzzle is reported with its place and the others are "
        "converted; the exit status is then 1. With --strict, Nonet stops at the first bad puzzle "
        "and leaves the output file as it was.\n\nAn html page plays its puzzles in a browser. It "
        "shows each puzzle's level and gives hints. With the engine ('make wasm' builds it) it has "
        "a hint for every position, else only along each puzzle's solution path.",
    .examples = "nonet convert --to tsv puzzles.sdm -o puzzles.tsv|a table\nnonet convert --to "
                "html puzzles.txt -o puzzles.html|a page to play or print\nnonet convert "
                "--list|the names of all formats",
    COMMAND_STREAM,
    .chooses_ending = true,
    COMMAND_SETTINGS,
    .run = run_convert,
};
