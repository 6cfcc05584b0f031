#include <stdatomic.h>
#include <stdlib.h>

#include "base/json/json_writer.h"
#include "cli/command.h"
#include "cli/stream_command.h"
#include "gen/constraint/constraint.h"
#include "gen/solve/proper.h"
#include "gen/solve/why.h"

/* Rows are printed for wrong puzzles too, so the verdict is kept apart from the stream. */
struct check_context {
    atomic_bool *wrong;
    bool json;
    kind_set keep; /* kinds of constraints */
    bool why;
};

struct check_settings {
    const char *keep;
    bool why;
};

static const struct check_settings defaults = {0};

static const struct option options[] = {
    {.name = "keep",
     .kind = OPTION_STRING,
     .metavar = "KIND,…",
     .doc = "ignore the last constraint of each of these kinds when deciding whether a puzzle is "
            "minimal ('nonet help constraints')",
     .offset = offsetof(struct check_settings, keep),
     .choice = constraint_spec_choice},
    {.name = "why",
     .kind = OPTION_FLAG,
     .doc = "also say why: where two solutions differ, which givens and constraints contradict "
            "each other, or which are not needed",
     .offset = offsetof(struct check_settings, why)},
};

enum { CHECK_TSV, CHECK_JSON };

OPTION_NAMES(check_format, "tsv", "json")

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

/* ---- why ---- */

static void add_differences(struct text *out, const struct layout *v, const struct puzzle_why *why)
{
    const char *gap = "";
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char name[CELL_NAME_SIZE];
        if (why->solution[0].cell[cell] != why->solution[1].cell[cell]) {
            text_printf(out, "%s%s", gap, cell_name(v, cell, name));
            gap = " ";
        }
    }
}

static void add_why(struct text *out, const struct record *r, const struct puzzle_why *why)
{
    char line[MAX_CELLS + 1];
    if (why->solutions > 1) {
        text_puts(out, "two solutions differ in ");
        add_differences(out, r->variant, why);
        text_printf(out, "; one is %s", grid_to_line(r->variant, &why->solution[0], line));
        text_printf(out, ", another %s", grid_to_line(r->variant, &why->solution[1], line));
        return;
    }
    struct text things = {0};
    puzzle_why_list(&things, r->variant, &r->givens, why);
    if (!things.length) {
        text_puts(out, why->solutions ? "everything is needed" : "the board's rules alone");
    } else {
        text_printf(out, "%s: %s",
                    why->solutions ? "each of these could go alone" : "these contradict each other",
                    things.data);
    }
    out->failed |= things.failed;
    text_free(&things);
}

static void add_why_object(struct json_writer *w, const struct record *r,
                           const struct puzzle_why *why)
{
    const struct layout *v = r->variant;
    char line[MAX_CELLS + 1];
    json_put_name(w, "why");
    json_put_open(w, '{');
    if (why->solutions > 1) {
        json_put_name(w, "solutions");
        json_put_open(w, '[');
        json_put_string(w, grid_to_line(v, &why->solution[0], line));
        json_put_string(w, grid_to_line(v, &why->solution[1], line));
        json_put_close(w, ']');
        json_put_name(w, "differ");
        json_put_open(w, '[');
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            char name[CELL_NAME_SIZE];
            if (why->solution[0].cell[cell] != why->solution[1].cell[cell]) {
                json_put_string(w, cell_name(v, cell, name));
            }
        }
        json_put_close(w, ']');
    } else {
        json_put_name(w, why->solutions ? "not_needed" : "contradict");
        json_put_open(w, '[');
        for (unsigned cell = 0; cell < v->cell_count; cell++) {
            char name[CELL_NAME_SIZE];
            if (why->given[cell]) {
                json_put_open(w, '{');
                json_member_string(w, "cell", cell_name(v, cell, name));
                json_member_unsigned(w, "digit", r->givens.cell[cell]);
                json_put_close(w, '}');
            }
        }
        for (unsigned i = 0; i < constraint_count(v); i++) {
            char words[CONSTRAINT_COMPLAINT_SIZE];
            if (why->constraint[i]) {
                json_put_open(w, '{');
                json_member_string(w, "constraint",
                                   constraint_words(v, constraint_at(v, i), words));
                json_member_unsigned(w, "index", i);
                json_put_close(w, '}');
            }
        }
        json_put_close(w, ']');
    }
    json_put_close(w, '}');
}

/* ---- rows and objects ---- */

static void add_row(struct text *out, const struct record *r, const struct puzzle_check *check,
                    const struct puzzle_why *why)
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
    if (why) {
        text_puts(out, "\t");
        add_why(out, r, why);
    }
    text_puts(out, "\n");
}

/* A record has no field for what is not known. */
static void add_object(struct text *out, const struct record *r, const struct puzzle_check *check,
                       const struct puzzle_why *why)
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
    if (r->variant->constraints) {
        json_member_unsigned(&w, "constraints", constraint_count(r->variant));
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
    if (why) {
        add_why_object(&w, r, why);
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
    struct puzzle_why *why = c->why ? malloc(sizeof *why) : NULL;
    enum status status = STATUS_OK;
    if (c->why && (!why || !puzzle_why(item->record.variant, &item->record.givens, why))) {
        status = diag_error(d, &item->at, OUT_OF_MEMORY);
    } else {
        (c->json ? add_object : add_row)(&item->out, &item->record, &check, why);
    }
    free(why);
    return status;
}

static enum status run_check(const struct invocation *in)
{
    atomic_bool wrong = false;
    const struct check_settings *s = in->settings;
    struct constraint_spec keep = {0};
    if (s->keep && constraint_spec_parse(s->keep, &keep, NULL, in->diag) != STATUS_OK) {
        return STATUS_USAGE;
    }
    struct check_context context = {&wrong, in->shared.format == CHECK_JSON, keep.kinds, s->why};
    struct stream_map map = {
        .unit = "puzzles",
        .header = context.json ? NULL
                  : s->why     ? "puzzle\tsolutions\tgivens\tminimal\tsymmetry\tclash\twhy\n"
                               : "puzzle\tsolutions\tgivens\tminimal\tsymmetry\tclash\n",
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
        "kind.\n\nWith --why, a last column says more: two solutions and the cells where they "
        "differ, "
        "a set of givens and constraints that contradict each other and of which none can be left "
        "out, or what could be removed.\n\nThe exit status is 0 if every puzzle could be read and "
        "has exactly one solution. "
        "In json, solutions 2 with \"solutions_at_least\":true means more than one.",
    .examples = "nonet check puzzles.txt|a table of what is right and wrong\nnonet check --quiet "
                "puzzles.txt >/dev/null|only the exit status\nnonet check --why mine.json|what is "
                "wrong with a puzzle of yours",
    .shared = SHARED_THREADS | SHARED_PROGRESS | SHARED_OUTPUT | SHARED_VARIANT | SHARED_FORMAT |
              SHARED_LIMIT,
    .formats = check_format,
    COMMAND_SETTINGS,
    .run = run_check,
};
