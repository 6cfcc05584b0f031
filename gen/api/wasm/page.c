/* The engine for the page that puzzles are played on (gen/web/engine.js): texts in, JSON out. */
#include <stdlib.h>
#include <string.h>

#include "gen/api/wasm/glue.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/format/page/html_data.h"
#include "gen/grade/cases/lesson.h"

/* Emscripten keeps what is listed in the Makefile; nobody else calls these. */
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

/* options: "level=hard\nseed=7\n", the names of nonet_generator_set. What a page keeps of a new
 * puzzle. */
char *nonet_page_generate(const char *options)
{
    struct made made = {0};
    nonet_generator *generator = nonet_generator_create(&made.error);
    enum nonet_status status = generator ? NONET_OK : NONET_FAILED;
    if (status == NONET_OK) {
        status = glue_set_options(options, '\n', (glue_set *)nonet_generator_set, generator,
                                  &made.error);
    }
    if (status == NONET_OK) {
        status = nonet_generate(generator, receive_for_page, NULL, &made, &made.error);
    }
    nonet_generator_drop(generator);
    return status == NONET_OK ? made.json : glue_error(&made.error);
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
