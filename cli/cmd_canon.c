#include <inttypes.h>

#include "cli/command.h"
#include "cli/stream_command.h"
#include "gen/make/run/equivalent.h"

struct canon_settings {
    bool dedupe;
    bool original;
    bool automorphisms;
};

static const struct canon_settings defaults = {0};

static const struct option options[] = {
    {.name = "dedupe",
     .kind = OPTION_FLAG,
     .doc = "print only the first of several equivalent puzzles",
     .offset = offsetof(struct canon_settings, dedupe)},
    {.name = "original",
     .kind = OPTION_FLAG,
     .doc = "print puzzles as they were read, not in canonical form; for use with --dedupe",
     .offset = offsetof(struct canon_settings, original)},
    {.name = "automorphisms",
     .kind = OPTION_FLAG,
     .doc = "print the number of automorphisms, a tab and the canonical form",
     .offset = offsetof(struct canon_settings, automorphisms)},
};

static enum status process_canon_puzzle(const void *context, void *worker, struct stream_item *item,
                                        struct diag *d)
{
    (void)worker;
    const struct canon_settings *s = context;
    struct record *r = &item->record;
    struct grid form;
    uint64_t automorphisms;
    const struct layout *layout;
    enum status status = equivalent_find_canonical(r, &layout, &form, &automorphisms, &item->at, d);
    if (status != STATUS_OK) {
        layout_drop(layout);
        return status;
    }
    if (s->automorphisms) {
        char line[MAX_CELLS + 1];
        text_printf(&item->out, "%" PRIu64 "\t%s\n", automorphisms,
                    grid_to_line(r->variant, s->original ? &r->givens : &form, line));
    }
    if (!s->original) {
        equivalent_make_canonical(r, layout, &form);
    }
    layout_drop(layout);
    return STATUS_OK;
}

struct dedupe {
    struct board_set seen;
    bool canonical; /* the records are in canonical form */
    bool out_of_memory;
};

static bool is_first(void *context, const struct stream_item *item)
{
    struct dedupe *dedupe = context;
    return equivalent_is_first(&dedupe->seen, &item->record, dedupe->canonical,
                               &dedupe->out_of_memory);
}

static enum status run_canon(const struct invocation *in)
{
    const struct canon_settings *s = in->settings;
    struct dedupe dedupe = {.canonical = !s->original};
    if (s->automorphisms && in->shared.format >= 0) {
        in->diag->hint = "leave --format out, or name a .txt file";
        return diag_usage(in->diag, NULL, "--automorphisms writes only lines of text");
    }
    struct stream_map map = {
        .unit = "puzzles",
        .output = s->automorphisms ? NULL : stream_format_chosen(in, "line", "line"),
        .context = s,
        .work = process_canon_puzzle,
        .keep = s->dedupe ? is_first : NULL,
        .keep_context = &dedupe,
    };
    enum status status = stream_command_run(&map, in);
    board_set_free(&dedupe.seen);
    if (dedupe.out_of_memory) {
        status = diag_error(in->diag, NULL, "out of memory: some equivalent puzzles were printed");
    }
    return status;
}

const struct command command_canon = {
    .name = "canon",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Print canonical forms, to find equivalent puzzles",
    .detail = "Two puzzles are equivalent (isomorphic) if exchanging digits, rows, columns, bands "
              "and stacks turns one into the other. Where boxes are square, rows may also become "
              "columns.\n\nThe canonical form is the least of all equivalent puzzles, read row by "
              "row with 0 for an empty cell (also called minlex). Equivalent puzzles have the same "
              "one. With --dedupe, only the first of several equivalent puzzles is printed.",
    .examples =
        "nonet canon --dedupe puzzles.txt|the essentially different puzzles, in canonical "
        "form\nnonet canon --dedupe --original puzzles.txt|the same puzzles, as they were read",
    COMMAND_STREAM,
    COMMAND_SETTINGS,
    .run = run_canon,
};
