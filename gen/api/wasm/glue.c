/* The engine for JavaScript: texts in, JSON out. nonet.mjs in this folder calls nonet_js_*, the
 * page that puzzles are played on (gen/web/engine.js) nonet_page_*.
 *
 * Every function gives a text that the caller frees; after an error it is {"error":"…"}. */
#include <stdlib.h>
#include <string.h>

#include "base/json/json_writer.h"
#include "base/text.h"
#include "gen/api/api.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/format/page/html_data.h"
#include "gen/grade/cases/lesson.h"

/* Emscripten keeps what is listed in the Makefile; nobody else calls these. */
char *nonet_js_count(const char *givens, const char *variant, unsigned limit);
char *nonet_js_generate(const char *options);
char *nonet_js_grade(const char *givens, const char *variant);
char *nonet_js_hint(const char *givens, const char *variant, const char *language);
char *nonet_page_count(const char *record);
char *nonet_page_generate(const char *options);
char *nonet_page_lessons(const char *techniques, const char *language);
char *nonet_page_path(const char *record, const char *language);
char *nonet_page_read(const char *text);
char *nonet_page_variants(void);

static const char *or_null(const char *text)
{
    return text && *text ? text : NULL;
}

static char *error_text(const nonet_error *error)
{
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_member_string(&w, "error", error->text);
    json_put_close(&w, '}');
    return out.data;
}

static char *puzzle_text(const nonet_puzzle *puzzle, nonet_error *error)
{
    nonet_writer *writer = nonet_writer_create("json", error);
    const char *json = NULL;
    if (writer) {
        nonet_writer_put(writer, puzzle);
        json = nonet_writer_finish(writer, NULL, error);
    }
    char *copy = json ? strdup(json) : error_text(error);
    nonet_writer_drop(writer);
    return copy;
}

char *nonet_js_count(const char *givens, const char *variant, unsigned limit)
{
    nonet_error error;
    nonet_puzzle *puzzle = nonet_puzzle_create(or_null(variant), givens, &error);
    if (!puzzle) {
        return error_text(&error);
    }
    struct text out = {0};
    text_printf(&out, "{\"count\":%u}", (unsigned)nonet_count(puzzle, limit));
    nonet_puzzle_drop(puzzle);
    return out.data;
}

struct made {
    char *json;
    nonet_error error;
};

static int receive(void *context, const nonet_puzzle *puzzle)
{
    struct made *made = context;
    free(made->json);
    made->json = puzzle_text(puzzle, &made->error);
    return 0;
}

static int receive_for_page(void *context, const nonet_puzzle *puzzle)
{
    struct made *made = context;
    struct text data = {0};
    html_data(&data, &puzzle->record);
    free(made->json);
    made->json = data.data;
    return 0;
}

/* options: "level=hard\nseed=7\n", the names of nonet_generator_set. */
static char *generate(const char *options, nonet_puzzle_function receive_one)
{
    struct made made = {0};
    nonet_generator *generator = nonet_generator_create(&made.error);
    enum nonet_status status = generator ? NONET_OK : NONET_FAILED;
    char *list = strdup(options);
    char *rest = list;
    while (status == NONET_OK && rest && *rest) {
        char *line = rest;
        rest = strchr(rest, '\n');
        if (rest) {
            *rest++ = '\0';
        }
        char *value = strchr(line, '=');
        if (value) {
            *value++ = '\0';
        }
        status = nonet_generator_set(generator, line, value, &made.error);
    }
    if (status == NONET_OK) {
        status = nonet_generate(generator, receive_one, NULL, &made, &made.error);
    }
    free(list);
    nonet_generator_drop(generator);
    return status == NONET_OK ? made.json : error_text(&made.error);
}

char *nonet_js_generate(const char *options)
{
    return generate(options, receive);
}

char *nonet_js_grade(const char *givens, const char *variant)
{
    nonet_error error;
    char *json = NULL;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = nonet_puzzle_create(or_null(variant), givens, &error);
    if (grader && puzzle && nonet_grade(grader, puzzle, &error) == NONET_OK) {
        json = puzzle_text(puzzle, &error);
    }
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return json ? json : error_text(&error);
}

/* The next step, or {"solved":true}, or {"solved":false} where the techniques find none. */
char *nonet_js_hint(const char *givens, const char *variant, const char *language)
{
    nonet_error error;
    char *json = NULL;
    nonet_path *path = NULL;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = nonet_puzzle_create(or_null(variant), givens, &error);
    if (grader && puzzle) {
        path = nonet_path_create(grader, puzzle, or_null(language), &error);
    }
    if (path && nonet_path_next(path) == NONET_OK) {
        const char *step = nonet_path_json(path);
        json = step ? strdup(step) : NULL;
    } else if (path) {
        json = strdup(nonet_path_is_solved(path) ? "{\"solved\":true}" : "{\"solved\":false}");
    }
    nonet_path_drop(path);
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return json ? json : error_text(&error);
}

/* ---- for the page ---- */

/* From a json record whose puzzle is the position; NULL after an error. The caller's to drop. */
static nonet_puzzle *position(const char *record, nonet_error *error)
{
    nonet_reader *reader =
        nonet_reader_open_text("puzzle", record, strlen(record), "json", NULL, error);
    nonet_puzzle *puzzle = reader ? nonet_puzzle_create(NULL, NULL, error) : NULL;
    if (puzzle && nonet_reader_next(reader, puzzle, error) != NONET_OK) {
        nonet_puzzle_drop(puzzle);
        puzzle = NULL;
    }
    nonet_reader_drop(reader);
    return puzzle;
}

char *nonet_page_count(const char *record)
{
    nonet_error error;
    nonet_puzzle *puzzle = position(record, &error);
    if (!puzzle) {
        return error_text(&error);
    }
    struct text out = {0};
    text_printf(&out, "{\"count\":%u}", (unsigned)nonet_count(puzzle, 2));
    nonet_puzzle_drop(puzzle);
    return out.data;
}

/* What a page keeps of a new puzzle. */
char *nonet_page_generate(const char *options)
{
    return generate(options, receive_for_page);
}

/* All steps from a position on. */
char *nonet_page_path(const char *record, const char *language)
{
    nonet_error error;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = grader ? position(record, &error) : NULL;
    nonet_path *path = puzzle ? nonet_path_create(grader, puzzle, or_null(language), &error) : NULL;
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_put_name(&w, "steps");
    json_put_open(&w, '[');
    while (path && nonet_path_next(path) == NONET_OK) {
        const char *step = nonet_path_json(path);
        json_put_json(&w, step ? step : "null");
    }
    json_put_close(&w, ']');
    json_member_bool(&w, "solved", path && nonet_path_is_solved(path));
    json_put_close(&w, '}');
    bool done = path && !out.failed;
    nonet_path_drop(path);
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    if (!done) {
        text_free(&out);
    }
    return done ? out.data : error_text(&error);
}

/* A puzzle that the reader brings, in any format that Nonet reads, graded and as a page keeps it;
 * or
 * {"count":0} or 2 where it has not one solution. */
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
    return json ? json : error_text(&error);
}

/* techniques: a comma-separated list of keys; unknown ones are ignored. */
char *nonet_page_lessons(const char *techniques, const char *language)
{
    struct diag silent = {.out = NULL};
    struct diag_at at = {.file = "techniques", .line = 1};
    struct technique_set set = {{0}};
    struct text out = {0};
    (void)technique_set_parse(techniques, &set, &at, &silent);
    lessons_to_json(&set, or_null(language), &out);
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
