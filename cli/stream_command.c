#include "cli/stream_command.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "gen/solve/proper.h"

/* Who starts a filter without a file may not know that it waits. */
static void say_that_it_waits(const struct invocation *in)
{
    const struct arguments *a = &in->arguments;
    bool reads_input = a->count == 0 || (a->count == 1 && strcmp(a->item[0], "-") == 0);
    if (reads_input && !in->shared.quiet && isatty(STDIN_FILENO)) {
        fprintf(stderr, "Reading puzzles from the terminal. Type or paste them, then press Ctrl-D "
                        "on an empty line.\n");
    }
}

enum status stream_require_proper(struct stream_item *item, struct diag *d)
{
    const struct record *r = &item->record;
    struct clash clash;
    d->hint = grid_find_clash(r->variant, &r->givens, &clash) ? NULL : SHOW_WHY_HINT;
    enum status status = puzzle_require_proper(&item->record, &item->at, d);
    d->hint = NULL;
    return status;
}

enum status stream_command_run(struct stream_map *map, const struct invocation *in)
{
    struct progress_bar bar;
    invocation_progress(in, &bar);
    struct progress progress = progress_bar_table(&bar);
    say_that_it_waits(in);
    map->path = in->arguments.item;
    map->path_count = in->arguments.count;
    map->output_path = in->shared.output;
    map->max_steps = (uint64_t)in->shared.limit;
    map->threads = (unsigned)in->shared.threads;
    map->variant = invocation_variant(in);
    map->output_chosen = map->output_chosen || in->shared.format >= 0;
    return stream_map_run(map, &progress, in->diag);
}

const char *stream_format_name(size_t index)
{
    for (size_t i = 0; i < format_count(); i++) {
        if (format_at(i)->write && index-- == 0) {
            return format_at(i)->name;
        }
    }
    return NULL;
}

const struct format *stream_format_chosen(const struct invocation *in, const char *on_terminal,
                                          const char *elsewhere)
{
    if (in->shared.format >= 0) {
        return format_find(stream_format_name((size_t)in->shared.format));
    }
    bool terminal = !in->shared.output && isatty(STDOUT_FILENO);
    return format_find(terminal ? on_terminal : elsewhere);
}

enum status stream_format_for(const struct invocation *in, const struct layout_choice *choice,
                              kind_set constraints, const char *on_terminal, const char *elsewhere,
                              const struct format **format)
{
    *format = stream_format_chosen(in, on_terminal, elsewhere);
    bool own_maps = choice->kind == LAYOUT_RANDOM || choice->kind == LAYOUT_RANDOM_HALF_TURN;
    bool good = own_maps ? (*format)->supports == FORMAT_SUPPORTS_ALL
                         : format_supports(*format, choice->layout);
    good = good && !(constraints & ~format_kinds(*format));
    if (good) {
        return STATUS_OK;
    }
    if (in->shared.format < 0) {
        *format = format_find("json");
        return STATUS_OK;
    }
    if (constraints) {
        in->diag->hint = "use --format json";
        return diag_usage(in->diag, NULL, "the format '%s' cannot store these constraints",
                          (*format)->name);
    }
    (void)format_refuse(*format, choice->layout, NULL, in->diag);
    return STATUS_USAGE;
}

bool stream_format_has_fields(const struct format *format)
{
    static const char *const names[] = {"tsv", "csv", "json"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (strcmp(format->name, names[i]) == 0) {
            return true;
        }
    }
    return false;
}
