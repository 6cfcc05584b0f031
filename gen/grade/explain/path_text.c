#include "gen/grade/explain/path_text.h"

#include "base/json/json_writer.h"
#include "gen/grade/explain/proof_chunks.h"

/* Writes a board between two texts, one character for each cell. */
static void add_line(const char *before, const struct layout *v, const struct grid *g,
                     const char *after, struct text *out)
{
    text_puts(out, before);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char c = digit_to_char(g->cell[cell]);
        text_add(out, &c, 1);
    }
    text_puts(out, after);
}

void step_describe(const struct explain_style *style, const struct layout *v, const struct step *s,
                   const char *between, struct text *out)
{
    unsigned count = step_part_count(s);
    for (unsigned part = 0; part < count; part++) {
        text_puts(out, part ? between : "");
        step_part_explain(style, v, s, part, out);
    }
}

void path_to_text(const struct explain_style *style, const struct record *r, struct path *path,
                  struct text *out)
{
    unsigned number = 0;
    const struct step *step;
    add_line("Puzzle   ", r->variant, &r->givens, "\n", out);
    while ((step = path_next(path)) != NULL) {
        number++;
        if (style->key && technique_is_single(step->technique)) {
            continue;
        }
        text_printf(out, "%3u. ", number);
        step_describe(style, r->variant, step, "\n     ", out);
        text_puts(out, "\n");
    }
    add_line(path_solved(path) ? "Solution " : "Stuck at ", r->variant, path_board(path), "\n",
             out);
}

void path_members(const struct explain_style *style, const struct layout *v, struct path *path,
                  struct text *out)
{
    struct json_writer w = {.out = out};
    const struct step *step;
    json_put_name(&w, "steps");
    json_put_open(&w, '[');
    while ((step = path_next(path)) != NULL) {
        if (!style->key || !technique_is_single(step->technique)) {
            json_put_json(&w, "");
            step_to_json(style, v, step, out);
        }
    }
    json_put_close(&w, ']');
    json_member_bool(&w, "solved", path_solved(path));
}

const struct step *path_next_or_report(struct path *path, const struct diag_at *at, struct diag *d)
{
    const struct step *step = path_next(path);
    if (!step) {
        diag_error(d, at,
                   path_solved(path) ? "this puzzle is already solved"
                                     : "the techniques find no next step in this puzzle; check its "
                                       "entries, add techniques by --with, or print the solution "
                                       "by 'nonet solve'");
    }
    return step;
}
