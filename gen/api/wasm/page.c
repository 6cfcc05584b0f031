/* The engine for the page that puzzles are played on (gen/web/engine.js): texts in, JSON out. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/wasm/glue.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/format/page/html_data.h"
#include "gen/grade/cases/lesson.h"
#include "gen/grade/explain/constraint_words.h"
#include "gen/make/constraints/sketch.h"
#include "gen/solve/why.h"

/* Emscripten keeps what is listed in the Makefile; nobody else calls these. */
char *nonet_page_clash(const char *drawing, const char *language);
char *nonet_page_count(const char *record);
char *nonet_page_generate(const char *options);
char *nonet_page_lessons(const char *techniques, const char *language);
char *nonet_page_path(const char *record, const char *language);
char *nonet_page_read(const char *text);
char *nonet_page_variants(void);

struct made {
    char *json;
    nonet_error error;
};

static int receive_for_page(void *context, const nonet_puzzle *puzzle)
{
    struct made *made = context;
    struct text data = {0};
    html_data(&data, &puzzle->record);
    free(made->json);
    made->json = data.data;
    return 0;
}

/* options: "level=hard\x1fseed=7\x1f", the names of nonet_generator_set. What a page keeps of a new
 * puzzle. */
char *nonet_page_generate(const char *options)
{
    struct made made = {0};
    nonet_generator *generator = nonet_generator_create(&made.error);
    enum nonet_status status = generator ? NONET_OK : NONET_FAILED;
    if (status == NONET_OK) {
        status = glue_set_options(options, '\x1f', (glue_set *)nonet_generator_set, generator,
                                  &made.error);
    }
    if (status == NONET_OK) {
        status = nonet_generate(generator, receive_for_page, NULL, &made, &made.error);
    }
    nonet_generator_drop(generator);
    return status == NONET_OK ? made.json : glue_error(&made.error);
}

/* The things marked in `why`, as explanations name them: "r1c1=5" and "the thermometer from r1c1 to
 * r1c3".
 */
static void put_things(struct json_writer *w, const struct sketch *drawing, const struct layout *v,
                       const struct puzzle_why *why, const char *language)
{
    const struct explain_style style = {.translation = {language, NULL}};
    struct text words = {0};
    const struct sentence t = sentence_of(&style, v, NULL, &words);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        if (why->given[cell]) {
            sentence_cell(&t, cell);
            text_puts(&words, "=");
            sentence_digit(&t, drawing->givens.cell[cell]);
            json_put_string(w, words.data ? words.data : "");
            text_clear(&words);
        }
    }
    for (unsigned i = 0; i < constraint_count(v); i++) {
        if (why->constraint[i]) {
            constraint_words_names(&t, &(struct step_constraint){(uint16_t)i, 0}, 1);
            json_put_string(w, words.data ? words.data : "");
            text_clear(&words);
        }
    }
    text_free(&words);
}

/* Which givens and constraints of a drawing contradict each other: {"clash":["r1c1=5",…]}, with
 * nothing in the list where the drawing has a solution, or cannot be read. */
char *nonet_page_clash(const char *drawing, const char *language)
{
    struct diag silent = {.out = NULL};
    struct sketch sketch = {0};
    struct text out = {0};
    struct json_writer w = {.out = &out};
    struct puzzle_why *why = calloc(1, sizeof *why);
    json_put_open(&w, '{');
    json_put_name(&w, "clash");
    json_put_open(&w, '[');
    /* Reading fails where no solution fits, and leaves what was read. */
    const bool has_failed =
        sketch_read_text(&sketch, "drawing", drawing, strlen(drawing), &silent) != STATUS_OK;
    const struct layout *v =
        has_failed && sketch.base && sketch.base->grid_count == 1 ? sketch_ground(&sketch) : NULL;
    if (v && why && puzzle_why(v, &sketch.givens, why) && why->solutions == 0) {
        put_things(&w, &sketch, v, why, glue_or_null(language));
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    layout_drop(v);
    sketch_free(&sketch);
    free(why);
    return out.data;
}

/* record: a json record whose puzzle is the position. */
char *nonet_page_count(const char *record)
{
    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_parse(record, "json", NULL, &error);
    if (!puzzle) {
        return glue_error(&error);
    }
    struct text out = {0};
    text_printf(&out, "{\"count\":%u}", (unsigned)nonet_count(puzzle, 2));
    nonet_puzzle_drop(puzzle);
    return out.data;
}

/* All steps from a position on. */
char *nonet_page_path(const char *record, const char *language)
{
    nonet_error error;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = grader ? nonet_puzzle_parse(record, "json", NULL, &error) : NULL;
    nonet_path *path =
        puzzle ? nonet_path_create(grader, puzzle, glue_or_null(language), &error) : NULL;
    char *steps = path ? glue_path(path) : NULL;
    nonet_path_drop(path);
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return steps ? steps : glue_error(&error);
}

/* A puzzle that the reader brings, in any format that Nonet reads, graded and as a page keeps it.
 * {"count":0} or {"count":2} if it does not have exactly one solution. */
char *nonet_page_read(const char *text)
{
    nonet_error error;
    char *json = NULL;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = grader ? nonet_puzzle_create(NULL, NULL, &error) : NULL;
    nonet_reader *reader =
        puzzle ? nonet_reader_open_text("puzzle", text, strlen(text), NULL, NULL, &error) : NULL;
    if (reader && nonet_reader_next(reader, puzzle, &error) == NONET_OK) {
        struct text out = {0};
        unsigned count = (unsigned)nonet_count(puzzle, 2);
        if (count != 1) {
            text_printf(&out, "{\"count\":%u}", count);
        } else if (nonet_grade(grader, puzzle, &error) == NONET_OK) {
            html_data(&out, &puzzle->record);
        }
        json = out.data;
    }
    nonet_reader_drop(reader);
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return json ? json : glue_error(&error);
}

/* techniques: a comma-separated list of keys; unknown ones are ignored. */
char *nonet_page_lessons(const char *techniques, const char *language)
{
    struct diag silent = {.out = NULL};
    struct diag_at at = {.file = "techniques", .line = 1};
    struct technique_set set = {{0}};
    struct text out = {0};
    (void)technique_set_parse(techniques, &set, &at, &silent);
    lessons_to_json(&set, glue_or_null(language), &out);
    return out.data ? out.data : strdup("{}");
}

char *nonet_page_variants(void)
{
    struct text out = {0};
    const char *name;
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_put_name(&w, "variants");
    json_put_open(&w, '[');
    for (size_t i = 0; (name = layout_name_choice(i)) != NULL; i++) {
        json_put_string(&w, name);
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    return out.data;
}
