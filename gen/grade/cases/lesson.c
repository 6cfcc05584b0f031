#include "gen/grade/cases/lesson.h"

#include <stdlib.h>

#include "base/json/json_writer.h"
#include "gen/constraint/constraint.h"
#include "gen/grade/cases/examples.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/explain/spot_text.h"
#include "gen/grade/grade.h"
#include "gen/solve/solve.h"

/* The digits around a cell. */
static digit_set digits_seen(const struct layout *v, const struct grid *board, unsigned cell)
{
    digit_set seen = 0;
    for (unsigned h = 0; h < v->house_count; h++) {
        bool holds = false;
        digit_set digits = 0;
        for (unsigned i = 0; i < v->size; i++) {
            unsigned digit = board->cell[v->house[h].cell[i]];
            holds |= v->house[h].cell[i] == cell;
            digits |= digit ? 1U << (digit - 1) : 0;
        }
        seen |= holds ? digits : 0;
    }
    return seen;
}

/* The candidates that the path has removed, besides those that digits rule out. */
static void put_gone(struct json_writer *w, const struct layout *v, const struct path *path)
{
    json_put_name(w, "gone");
    json_put_open(w, '[');
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        digit_set all = (1U << v->size) - 1;
        digit_set gone =
            all & ~path_candidates(path, cell) & ~digits_seen(v, path_board(path), cell);
        if (!path_board(path)->cell[cell] && gone) {
            json_put_unsigned(w, cell);
            json_put_unsigned(w, gone);
        }
    }
    json_put_close(w, ']');
}

static void put_position(struct json_writer *w, const struct technique_example *example,
                         const struct layout *v, const struct path *path, const struct step *step,
                         const struct translation *translation)
{
    struct explain_style style = {.translation = *translation};
    struct text one = {0};
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        char c = digit_to_char(path_board(path)->cell[cell]);
        text_add(&one, &c, 1);
    }
    json_member_unsigned(w, "size", v->size);
    json_member_string(w, "puzzle", one.data ? one.data : "");
    if (example->constraints) {
        json_put_name(w, "constraints");
        json_put_json(w, example->constraints);
    }
    put_gone(w, v, path);
    text_clear(&one);
    step_to_json(&style, v, step, &one);
    json_put_name(w, "step");
    json_put_json(w, one.data ? one.data : "null");
    w->out->failed |= one.failed;
    text_free(&one);
}

/* The position before the technique's first step in its example. */
static void put_example(struct json_writer *w, const struct technique_example *example,
                        int technique, const struct translation *translation,
                        struct grade_scratch *scratch)
{
    struct grid givens = {{0}};
    struct grade_options o;
    const struct layout *v = technique_example_layout(example);
    if (!v || !solve_prepare(v)) {
        w->out->failed = true;
        layout_drop(v);
        return;
    }
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        givens.cell[cell] = (uint8_t)digit_from_char(example->puzzle[cell]);
    }
    grade_options_init(&o);
    technique_set_remove(&o.disabled, technique);
    struct path *path = path_begin(v, &givens, &o, scratch);
    const struct step *step = path_next(path);
    while (step && step->technique != technique) {
        step = path_next(path);
    }
    if (step) {
        put_position(w, example, v, path, step, translation);
    }
    layout_drop(v);
}

static void put_spot(struct json_writer *w, const struct translation *translation, int id)
{
    struct text spot = {0};
    technique_spot_put(&spot, translation, id, 0);
    json_member_string(w, "spot", spot.data ? spot.data : "");
    w->out->failed |= spot.failed;
    text_free(&spot);
}

void lessons_to_json(const struct technique_set *techniques, const char *language, struct text *out)
{
    struct translation translation = {.language = language};
    struct json_writer w = {.out = out};
    struct grade_scratch *scratch = grade_scratch_new();
    if (!scratch || technique_set_is_empty(techniques)) {
        out->failed |= !scratch;
        grade_scratch_drop(scratch);
        return;
    }
    json_put_open(&w, '{');
    for (int id = 0; id < (int)technique_count(); id++) {
        if (!technique_set_has(techniques, id)) {
            continue;
        }
        const struct technique_example *example = technique_example(id);
        json_put_name(&w, technique_at((size_t)id)->key);
        json_put_open(&w, '{');
        json_member_string(&w, "name", technique_printed_name(&translation, id));
        put_spot(&w, &translation, id);
        if (example) {
            put_example(&w, example, id, &translation, scratch);
        }
        json_put_close(&w, '}');
    }
    json_put_close(&w, '}');
    grade_scratch_drop(scratch);
}
