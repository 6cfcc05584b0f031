#include <stdatomic.h>

#include "base/json/json_writer.h"
#include "cli/command.h"
#include "cli/stream_command.h"
#include "gen/clue/clue.h"
#include "gen/solve/proper.h"

/* The rows are printed for wrong puzzles too, so the verdict is carried beside the stream. */
struct check_context {
    atomic_bool *wrong;
    bool json;
    uint32_t keep; /* kinds of clues */
};

struct check_settings {
    const char *keep;
};

static const struct check_settings defaults = {0};

static const struct option options[] = {
    {.name = "keep",
     .kind = OPTION_STRING,
     .metavar = "KIND,…",
     .doc = "ignore the last constraint of each of these kinds when deciding whether a puzzle is "
            "minimal ('nonet help clues')",
     .offset = offsetof(struct check_settings, keep),
     .choice = clue_spec_choice},
};

enum { CHECK_TSV, CHECK_JSON, CHECK_FORMATS };

static const char *check_format(size_t index)
{
    static const char *const names[CHECK_FORMATS] = {"tsv", "json"};
    return index < CHECK_FORMATS ? names[index] : NULL;
}

static void add_clash(struct text *out, const struct layout *v, const struct grid *g,
                      const struct clash *clash)
{
    char house[HOUSE_NAME_SIZE];
    char first[CELL_NAME_SIZE];
    char second[CELL_NAME_SIZE];
    text_printf(out, "digit %c is twice in %s: %s and %s", digit_to_char(g->cell[clash->cell]),
                house_name(v, clash->house, house), cell_name(v, clash->other, first),
                cell_name(v, clash->cell, second));
}

static void add_row(struct text *out, const struct record *r, const struct puzzle_check *check)
{
    char line[MAX_CELLS + 1];
    text_printf(out, "%s\t%s\t%u\t%s\t%s\t", grid_to_line(r->variant, &r->givens, line),
                check->solutions == 0   ? "0"
                : check->solutions == 1 ? "1"
                                        : "2+",
                check->givens,
                check->solutions != 1 ? "-"
                : check->minimal      ? "yes"
                                      : "no",
                symmetry_name(check->symmetry));
    if (check->clashes) {
        add_clash(out, r->variant, &r->givens, &check->clash);
    } else {
        text_puts(out, "-");
    }
    text_puts(out, "\n");
}

/* What is not known is left out, as in records. */
static void add_object(struct text *out, const struct record *r, const struct puzzle_check *check)
{
    char line[MAX_CELLS + 1];
    struct json_writer w = {.out = out};
    json_put_open(&w, '{');
    json_member_string(&w, "puzzle", grid_to_line(r->variant, &r->givens, line));
    json_member_string(&w, "variant", r->variant->name);
    json_member_unsigned(&w, "solutions", check->solutions);
    if (check->solutions > 1) {
        json_member_bool(&w, "solutions_at_least", true);
    }
    json_member_unsigned(&w, "givens", check->givens);
    if (r->variant->clues) {
        json_member_unsigned(&w, "clues", clue_count(r->variant));
    }
    if (check->solutions == 1) {
        json_member_bool(&w, "minimal", check->minimal);
    }
    json_member_string(&w, "symmetry", symmetry_name(check->symmetry));
    if (check->clashes) {
        struct text clash = {0};
        add_clash(&clash, r->variant, &r->givens, &check->clash);
        json_member_string(&w, "clash", clash.failed ? "" : clash.data);
        out->failed |= clash.failed;
        text_free(&clash);
    }
    json_put_close(&w, '}');
    text_puts(out, "\n");
}

static enum status process_check_puzzle(const void *context, void *worker, struct stream_item *item,
                                        struct diag *d)
{
    (void)worker;
    const struct check_context *c = context;
    struct puzzle_check check;
    if (!puzzle_check(item->record.variant, &item->record.givens, c->keep, &check)) {
        return diag_error(d, &item->at, OUT_OF_MEMORY);
    }
    if (check.solutions != 1) {
        atomic_store(c->wrong, true);
    }
    (c->json ? add_object : add_row)(&item->out, &item->record, &check);
    return STATUS_OK;
}

static enum status run_check(const struct invocation *in)
{
    atomic_bool wrong = false;
    const struct check_settings *s = in->settings;
    struct clue_spec keep = {0};
    if (s->keep && clue_spec_parse(s->keep, &keep, NULL, in->diag) != STATUS_OK) {
        return STATUS_USAGE;
    }
    struct check_context context = {&wrong, in->shared.format == CHECK_JSON, keep.kinds};
    struct stream_map map = {
        .unit = "puzzles",
        .header = context.json ? NULL : "puzzle\tsolutions\tgivens\tminimal\tsymmetry\tclash\n",
        .context = &context,
        .work = process_check_puzzle,
    };
    enum status status = stream_command_run(&map, in);
    return status == STATUS_OK && wrong ? STATUS_FAILED : status;
}

const struct command command_check = {
    .name = "check",
    .group = GROUP_FILTER,
    .arguments = "[FILE…]",
    .doc = "Check that each puzzle has exactly one solution",
    .detail =
        "Prints a table with a row for each puzzle:\n\nits number of solutions (0, 1 or 2+); its "
        "number of givens; whether it is minimal, so that no given and no constraint can be "
        "removed; the symmetry of its givens; and where givens clash. Signs of a kind that are all "
        "shown do not count as removable. With --keep, neither does the last constraint of a "
        "kind.\n\nThe exit status is 0 if every puzzle could be read and has exactly one solution. "
        "In json, solutions 2 with \"solutions_at_least\":true means more than one.",
    .examples = "nonet check puzzles.txt|a table of what is right and wrong\nnonet check --quiet "
                "puzzles.txt >/dev/null|only the exit status",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_OUTPUT | SHARED_VARIANT | SHARED_FORMAT,
    .formats = check_format,
    COMMAND_SETTINGS,
    .run = run_check,
};
