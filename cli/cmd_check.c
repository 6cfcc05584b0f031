#include <stdatomic.h>

#include "cli/command.h"
#include "cli/stream_command.h"
#include "gen/solve/proper.h"

/* The rows are printed for wrong puzzles too, so the verdict is carried beside the stream. */
struct check_context {
    atomic_bool *wrong;
};

static void add_clash(struct text *out, const struct variant *v, const struct grid *g,
                      const struct clash *clash)
{
    char house[HOUSE_NAME_SIZE];
    char first[CELL_NAME_SIZE];
    char second[CELL_NAME_SIZE];
    text_printf(out, "digit %c stands twice in %s: %s and %s", digit_to_char(g->cell[clash->cell]),
                house_name(v, clash->house, house), cell_name(v, clash->other, first),
                cell_name(v, clash->cell, second));
}

static enum status work(const void *context, void *worker, struct stream_item *item, struct diag *d)
{
    (void)worker;
    (void)d;
    const struct check_context *c = context;
    const struct record *r = &item->record;
    const struct variant *v = r->variant;
    struct text *out = &item->out;
    char line[MAX_CELLS + 1];
    struct puzzle_check check;
    puzzle_check(v, &r->givens, &check);
    if (check.solutions != 1) {
        atomic_store(c->wrong, true);
    }
    text_printf(out, "%s\t%s\t%u\t%s\t%s\t", grid_to_line(v, &r->givens, line),
                check.solutions == 0   ? "0"
                : check.solutions == 1 ? "1"
                                       : "2+",
                check.givens,
                check.solutions != 1 ? "-"
                : check.minimal      ? "yes"
                                     : "no",
                symmetry_name(check.symmetry));
    if (check.clashes) {
        add_clash(out, v, &r->givens, &check.clash);
    } else {
        text_puts(out, "-");
    }
    text_puts(out, "\n");
    return STATUS_OK;
}

static enum status run(const struct invocation *in)
{
    atomic_bool wrong = false;
    struct check_context context = {&wrong};
    struct stream_map map = {
        .unit = "puzzles",
        .header = "puzzle\tsolutions\tgivens\tminimal\tsymmetry\tclash\n",
        .context = &context,
        .work = work,
    };
    enum status status = stream_command_run(&map, in);
    return status == STATUS_OK && wrong ? STATUS_FAILED : status;
}

const struct command command_check = {
    .name = "check",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Say of each puzzle whether it is a proper one",
    .detail = "Prints a table, a row a puzzle: how many solutions it has (0, 1 or 2+), how many "
              "givens, whether it is minimal (no given can be taken away), the symmetry of its "
              "givens, and where the givens clash. The exit status is 0 when every puzzle could "
              "be read and has exactly one solution.",
    .examples = "nonet check puzzles.txt|the table\n"
                "nonet check --quiet puzzles.txt >/dev/null|only the exit status",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_OUTPUT | SHARED_VARIANT,
    .run = run,
};
