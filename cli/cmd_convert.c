#include <string.h>

#include "cli/command.h"
#include "cli/help.h"
#include "cli/stream_map.h"
#include "config/outfile.h"

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
    return help_print(&out, d);
}

struct conversion {
    const struct convert_settings *settings;
    const struct variant *variant;
    const struct format *from;
    struct writer writer;
    struct progress progress;
    struct diag *diag;
    uint64_t seen;
    bool failed;
};

enum { PROGRESS_EVERY = 1024 };

/* False when it is time to stop. */
static bool convert_file(struct conversion *c, const char *path)
{
    struct record record;
    enum status status;
    struct reader *r = reader_open(path, c->from, c->variant, c->diag);
    if (!r) {
        c->failed = true;
        return !c->settings->strict;
    }
    while ((status = reader_next(r, &record)) != STATUS_END) {
        if (status == STATUS_OK) {
            writer_put(&c->writer, &record);
        } else {
            c->failed = true;
            if (c->settings->strict) {
                break;
            }
        }
        if (++c->seen % PROGRESS_EVERY == 0) {
            progress_set(&c->progress, c->seen);
            if (ferror(c->writer.out)) {
                break;
            }
        }
    }
    reader_drop(r);
    return status == STATUS_END;
}

static enum status choose(const struct invocation *in, struct conversion *c,
                          const struct format **to)
{
    const struct convert_settings *s = in->settings;
    if (s->to >= 0 && in->shared.format >= 0 && s->to != in->shared.format) {
        return diag_usage(in->diag, NULL, "--to and --format name different formats");
    }
    *to = s->to >= 0 ? format_find(stream_format_name((size_t)s->to))
                     : stream_format_chosen(in, "grid", "line");
    c->from = s->from >= 0 ? format_find(readable_name((size_t)s->from)) : NULL;
    c->variant = invocation_variant(in);
    return STATUS_OK;
}

static enum status run(const struct invocation *in)
{
    const struct convert_settings *s = in->settings;
    struct conversion c = {.settings = s, .diag = in->diag};
    struct outfile file;
    const struct format *to = NULL;
    if (s->list) {
        return list_formats(in->diag);
    }
    enum status status = choose(in, &c, &to);
    if (status == STATUS_OK) {
        status = outfile_open(&file, in->shared.output, in->diag);
    }
    if (status != STATUS_OK) {
        return status;
    }
    writer_init(&c.writer, file.stream, to);
    progress_begin(&c.progress, "puzzles", 0, (enum progress_mode)in->shared.progress,
                   in->shared.quiet);
    size_t count = in->arguments.count;
    for (size_t i = 0; i < (count ? count : 1); i++) {
        if (!convert_file(&c, count ? in->arguments.item[i] : NULL)) {
            break;
        }
    }
    progress_end(&c.progress);
    size_t good = c.writer.count;
    status = writer_finish(&c.writer, in->diag);
    if (status != STATUS_OK || (c.failed && (s->strict || good == 0))) {
        outfile_discard(&file);
        return STATUS_FAILED;
    }
    status = outfile_commit(&file, in->diag);
    return c.failed ? STATUS_FAILED : status;
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
    .shared = SHARED_PROGRESS | SHARED_OUTPUT | SHARED_FORMAT | SHARED_VARIANT,
    .formats = stream_format_name,
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .defaults = &defaults,
    .settings_size = sizeof defaults,
    .run = run,
};
