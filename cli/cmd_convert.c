#include "cli/convert_page.h"
#include "cli/option/language_option.h"
#include "cli/option/output_ending.h"
#include "cli/stream_command.h"

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
        return convert_to_page(&map, s, in);
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
