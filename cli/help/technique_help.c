#include "cli/help/technique_help.h"

#include <string.h>

#include "cli/help/help_rows.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/cases/examples.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/grade.h"
#include "gen/make/search/never_required.h"
#include "render/pictures/puzzle_pictures.h"

/* Append words in lines of HELP_WIDTH columns, and free them. */
static void add_paragraph(struct text *out, struct text *words)
{
    help_add_wrapped(out, 0, 0, text_chars(words));
    out->failed |= words->failed;
    text_free(words);
}

/* The first step of the path that is the technique's, from 1. 0: there is none. */
static unsigned find_step(const struct record *r, int technique, struct grade_scratch *scratch)
{
    struct grade_options options;
    grade_options_init(&options);
    struct path *path = path_begin(r->variant, &r->givens, &options, scratch);
    const struct step *step;
    for (unsigned number = 1; (step = path_next(path)) != NULL; number++) {
        if (step->technique == technique) {
            return number;
        }
    }
    return 0;
}

/* The board before the step, with its candidates, and the step's reason under it. */
static enum status draw_step(const struct record *r, unsigned step, const char *language,
                             struct text *out, struct diag *d)
{
    const struct puzzle_pictures_options options = {
        .device = canvas_device_find("text"),
        .font = DEFAULT_DIGIT_FONT,
        .step = step,
        .style.translation.language = language,
    };
    struct puzzle_pictures *pictures;
    enum status status = puzzle_pictures_new(&pictures, &options, d);
    if (status != STATUS_OK) {
        return status;
    }
    status = puzzle_pictures_add(pictures, r, NULL, d);
    struct text picture = {0};
    status = status == STATUS_OK ? puzzle_pictures_finish(pictures, &picture, d) : status;
    puzzle_pictures_drop(pictures);
    /* No example's board is so wide: a wider line is part of the reason. */
    for (const char *line = text_chars(&picture); *line;) {
        const size_t length = strcspn(line, "\n");
        if (utf8_length(line, length, NULL) > HELP_WIDTH) {
            struct text words = {0};
            text_add(&words, line, length);
            add_paragraph(out, &words);
        } else {
            text_add(out, line, length);
            text_puts(out, "\n");
        }
        line += length + (line[length] == '\n');
    }
    out->failed |= picture.failed;
    text_free(&picture);
    return status;
}

/* A board whose puzzles may need a technique of no constraints; NULL: there is none. */
static const char *board_for(int technique, struct never_required *never)
{
    static const char *const boards[] = {"classic", "jigsaw-9:ash"};
    for (size_t i = 0; i < sizeof boards / sizeof boards[0]; i++) {
        if (!technique_never_required(technique, variant_find(boards[i]), 0, false, never)) {
            return boards[i];
        }
    }
    return NULL;
}

/* How to ask for puzzles with the technique, with the constraint or board that it needs. */
static void add_uses(int technique, struct text *out)
{
    const struct technique *t = technique_at((size_t)technique);
    const kind_set plain = technique_kinds(technique, false);
    const kind_set kinds = plain ? plain : KIND_SET(CAGE);
    struct never_required never;
    const char *board = t->of_constraints ? "classic" : board_for(technique, &never);
    struct text command = {0};
    struct text config = {0};
    if (t->of_constraints) {
        const char *kind = constraint_kinds[__builtin_ctzll(kinds)]->name;
        text_printf(&command, " --constraints %s", kind);
        text_printf(&config, "constraints: [%s], ", kind);
    } else if (board && strcmp(board, "classic") != 0) {
        text_printf(&command, " --variant %s", board);
        text_printf(&config, "variant: '%s', ", board);
    }
    text_puts(out, "\n");
    if (board) {
        text_printf(out, "  %-16s nonet generate --requires %s%s\n", "command", t->key,
                    text_chars(&command));
        text_printf(out, "  %-16s sections: [{%srequires: [%s], count: 20}]\n", "in a config",
                    text_chars(&config), t->key);
    } else {
        text_printf(out, "  %-16s %s\n", "never needed", never.why);
    }
    text_printf(out, "  %-16s nonet help techniques\n", "see also");
    out->failed |= command.failed | config.failed;
    text_free(&command);
    text_free(&config);
}

static enum status add_example(int technique, const struct technique_example *example,
                               const char *language, struct text *out, struct diag *d)
{
    struct record r = {0};
    struct grade_scratch *scratch = grade_scratch_new();
    const struct layout *v = technique_example_layout(example);
    if (!scratch || !v) {
        grade_scratch_drop(scratch);
        layout_drop(v);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    record_init(&r, v);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        r.givens.cell[cell] = (uint8_t)digit_from_char(example->puzzle[cell]);
    }
    unsigned step = find_step(&r, technique, scratch);
    grade_scratch_drop(scratch);
    text_printf(out, "\n%s\n", example->puzzle);
    if (example->constraints) {
        text_printf(out, "%s\n\n", example->constraints);
        struct text rules = {0};
        constraint_rules_plain(&rules, v, &(struct translation){.language = language});
        add_paragraph(out, &rules);
    }
    text_puts(out, "\n");
    enum status status = step ? draw_step(&r, step, language, out, d) : STATUS_OK;
    record_free(&r);
    layout_drop(v);
    return status;
}

enum status technique_help(int technique, const char *language, struct text *out, struct diag *d)
{
    const struct technique *t = technique_at((size_t)technique);
    const struct translation translation = {.language = language};
    const struct technique_example *example = technique_example(technique);
    text_printf(out, "%s (%s): %s, %d\n", technique_printed_name(&translation, technique), t->key,
                level_name(t->level), t->score);
    if (t->assumes_unique) {
        text_puts(
            out,
            "It assumes that the puzzle has only one solution; --no-uniqueness turns it off.\n");
    }
    if (t->off_by_default) {
        text_printf(out, "It is off by default; --with %s turns it on.\n", t->key);
    }
    text_puts(out, "\n");
    struct text spot = {0};
    technique_spot_put(&spot, &translation, technique, 0);
    add_paragraph(out, &spot);
    enum status status = example ? add_example(technique, example, language, out, d) : STATUS_OK;
    add_uses(technique, out);
    return status;
}
