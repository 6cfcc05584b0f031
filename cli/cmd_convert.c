#include "cli/command.h"
#include "cli/stream_command.h"

struct convert_settings {
    int to;
    int from;
    bool strict;
    bool list;
};

static const struct convert_settings defaults = {.to = -1, .from = -1};

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
     .doc = "the format to write, as --format",
     .offset = offsetof(struct convert_settings, to),
     .choice = stream_format_name},
    {.name = "from",
     .kind = OPTION_CHOICE,
     .metavar = "F",
     .doc = "the format to read (default: it is recognised)",
     .offset = offsetof(struct convert_settings, from),
     .choice = readable_name},
    {.name = "strict",
     .kind = OPTION_FLAG,
     .doc = "stop at the first bad record, writing nothing",
     .offset = offsetof(struct convert_settings, strict)},
    {.name = "list",
     .kind = OPTION_FLAG,
     .doc = "list the formats and stop",
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

static enum status run(const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    if (s->list) {
        return list_formats(in->diag);
    }
    if (s->to >= 0 && in->shared.format >= 0 && s->to != in->shared.format) {
        return diag_usage(in->diag, NULL, "--to and --format name different formats");
    }
    struct stream_map map = {
        .unit = "puzzles",
        .input = s->from >= 0 ? format_find(readable_name((size_t)s->from)) : NULL,
        .output = s->to >= 0 ? format_find(stream_format_name((size_t)s->to))
                             : stream_format_chosen(in, "grid", "line"),
        .output_chosen = s->to >= 0,
        .strict = s->strict,
    };
    return stream_command_run(&map, in);
}

const struct command command_convert = {
    .name = "convert",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Read puzzles in any format, write them in another",
    .detail = "The input's format is recognised from its first bytes, or named with --from; --list "
              "shows all of them. A bad record is reported with its place, and the rest is "
              "converted; the exit status is then 1. With --strict the first bad record ends the "
              "work, and an output file is left as it was.",
    .examples = "nonet convert --to tsv puzzles.sdm -o puzzles.tsv|to a table\n"
                "nonet convert --to html puzzles.txt -o puzzles.html|a page to play or print\n"
                "nonet convert --list|all formats",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run,
};
