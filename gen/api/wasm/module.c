/* The engine for the JavaScript package (nonet.mjs): texts in, JSON out.
 *
 * A puzzle comes as a text in a format that Nonet reads ("" means that it is recognised) and may be
 * read as a variant. Options come as "scale=all\x1fse-full=yes\x1f". */
#include <stdlib.h>
#include <string.h>

#include "gen/api/wasm/glue.h"
#include "gen/format/page/html_data.h"

enum { SEPARATOR = '\x1f' };

/* Emscripten keeps what is listed in the Makefile; nobody else calls these. */
char *nonet_js_about(void);
char *nonet_js_list(const char *list);
char *nonet_js_read(const char *text, const char *format, const char *variant);
char *nonet_js_convert(const char *text, const char *format, const char *variant, const char *to);
char *nonet_js_count(const char *text, const char *format, const char *variant, double limit);
char *nonet_js_solutions(const char *text, const char *format, const char *variant, double limit);
char *nonet_js_change(const char *change, const char *text, const char *format, const char *variant,
                      const char *options);
char *nonet_js_path(const char *text, const char *format, const char *variant, const char *language,
                    const char *options, int whole);
char *nonet_js_board(const char *text, const char *format, const char *variant);
char *nonet_js_generate(const char *options);

/* What JavaScript gives: it takes a puzzle as JSON, and hears how far the work is. Anything but 0
 * ends the work. */
#define FROM_JAVASCRIPT(name) __attribute__((import_module("nonet"), import_name(name)))
FROM_JAVASCRIPT("receive") int js_receive(const char *json);
FROM_JAVASCRIPT("progress") int js_progress(double done, double total);

static char *puzzle_json(const nonet_puzzle *puzzle, nonet_error *error)
{
    size_t length = nonet_puzzle_print(puzzle, "json", NULL, 0, error);
    char *json = length ? malloc(length + 1) : NULL;
    if (json) {
        nonet_puzzle_print(puzzle, "json", json, length + 1, error);
    }
    return json;
}

static char *puzzle_text(const nonet_puzzle *puzzle)
{
    nonet_error error;
    char *json = puzzle_json(puzzle, &error);
    return json ? json : glue_error(&error);
}

static nonet_puzzle *parse(const char *text, const char *format, const char *variant,
                           nonet_error *error)
{
    return nonet_puzzle_parse(text, glue_or_null(format), glue_or_null(variant), error);
}

static char *texts_of(const char *member, struct text *list, const nonet_error *error)
{
    struct text out = {0};
    text_printf(&out, "{\"%s\":[", member);
    text_add(&out, list->data ? list->data : "", list->length);
    text_puts(&out, "]}");
    out.failed |= list->failed;
    text_free(list);
    if (out.failed) {
        text_free(&out);
        return glue_error(error);
    }
    return out.data;
}

char *nonet_js_about(void)
{
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_member_string(&w, "version", nonet_version());
    json_member_string(&w, "kernel", nonet_kernel());
    json_put_close(&w, '}');
    return out.data;
}

char *nonet_js_list(const char *list)
{
    static const struct {
        const char *name;
        enum nonet_list list;
    } lists[] = {
        {"variants", NONET_VARIANTS},     {"levels", NONET_LEVELS},
        {"symmetries", NONET_SYMMETRIES}, {"techniques", NONET_TECHNIQUES},
        {"formats", NONET_FORMATS},       {"fields", NONET_FIELDS},
        {"languages", NONET_LANGUAGES},   {"constraints", NONET_CONSTRAINTS},
    };
    struct text out = {0};
    struct json_writer w = {.out = &out};
    json_put_open(&w, '{');
    json_put_name(&w, "items");
    json_put_open(&w, '[');
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        const char *name;
        for (size_t k = 0;
             strcmp(lists[i].name, list) == 0 && (name = nonet_list_name(lists[i].list, k)) != NULL;
             k++) {
            json_put_open(&w, '{');
            json_member_string(&w, "name", name);
            json_member_string(&w, "doc", nonet_list_doc(lists[i].list, k));
            json_put_close(&w, '}');
        }
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    return out.data;
}

/* Every puzzle of a text is handed to `put`, and every message kept. */
static enum nonet_status read_all(const char *text, const char *format, const char *variant,
                                  void (*put)(void *context, const nonet_puzzle *puzzle),
                                  void *context, struct json_writer *messages, nonet_error *error)
{
    nonet_reader *reader = nonet_reader_open_text("text", text, strlen(text), glue_or_null(format),
                                                  glue_or_null(variant), error);
    nonet_puzzle *puzzle = reader ? nonet_puzzle_create(NULL, NULL, error) : NULL;
    enum nonet_status status = puzzle ? NONET_OK : error->status;
    while (puzzle && status != NONET_END && status != NONET_NO_MEMORY) {
        status = nonet_reader_next(reader, puzzle, error);
        if (status == NONET_OK) {
            put(context, puzzle);
        } else if (status != NONET_END) {
            char *message = glue_error(error);
            json_put_json(messages, message ? message : "null");
            free(message);
        }
    }
    nonet_puzzle_drop(puzzle);
    nonet_reader_drop(reader);
    return status == NONET_END ? NONET_OK : status;
}

static void put_json(void *context, const nonet_puzzle *puzzle)
{
    struct json_writer *w = context;
    char *json = puzzle_text(puzzle);
    json_put_json(w, json ? json : "null");
    free(json);
}

/* {"puzzles":[…],"errors":[…]} */
char *nonet_js_read(const char *text, const char *format, const char *variant)
{
    nonet_error error;
    struct text out = {0};
    struct text wrong = {0};
    struct json_writer w = {.out = &out};
    struct json_writer messages = {.out = &wrong};
    json_put_open(&messages, '[');
    json_put_open(&w, '{');
    json_put_name(&w, "puzzles");
    json_put_open(&w, '[');
    enum nonet_status status = read_all(text, format, variant, put_json, &w, &messages, &error);
    json_put_close(&w, ']');
    json_put_close(&messages, ']');
    json_put_name(&w, "errors");
    json_put_json(&w, wrong.data ? wrong.data : "[]");
    json_put_close(&w, '}');
    text_free(&wrong);
    if (status != NONET_OK || out.failed) {
        text_free(&out);
        return glue_error(&error);
    }
    return out.data;
}

static void put_into_writer(void *context, const nonet_puzzle *puzzle)
{
    nonet_writer_put(context, puzzle);
}

/* {"text":"…","errors":[…]} */
char *nonet_js_convert(const char *text, const char *format, const char *variant, const char *to)
{
    nonet_error error;
    struct text out = {0};
    struct text wrong = {0};
    struct json_writer w = {.out = &out};
    struct json_writer messages = {.out = &wrong};
    nonet_writer *writer = nonet_writer_create(to, &error);
    enum nonet_status status = writer ? NONET_OK : error.status;
    json_put_open(&messages, '[');
    if (status == NONET_OK) {
        status = read_all(text, format, variant, put_into_writer, writer, &messages, &error);
    }
    json_put_close(&messages, ']');
    const char *written = status == NONET_OK ? nonet_writer_finish(writer, NULL, &error) : NULL;
    if (written) {
        json_put_open(&w, '{');
        json_member_string(&w, "text", written);
        json_put_name(&w, "errors");
        json_put_json(&w, wrong.data ? wrong.data : "[]");
        json_put_close(&w, '}');
    }
    text_free(&wrong);
    nonet_writer_drop(writer);
    return written ? out.data : glue_error(&error);
}

char *nonet_js_count(const char *text, const char *format, const char *variant, double limit)
{
    nonet_error error;
    nonet_puzzle *puzzle = parse(text, format, variant, &error);
    if (!puzzle) {
        return glue_error(&error);
    }
    struct text out = {0};
    text_printf(&out, "{\"count\":%.0f}", (double)nonet_count(puzzle, (uint64_t)limit));
    nonet_puzzle_drop(puzzle);
    return out.data;
}

static int put_solution(void *context, const nonet_puzzle *puzzle)
{
    struct json_writer *w = context;
    size_t length = nonet_puzzle_field(puzzle, "solution", NULL, 0);
    char *solution = malloc(length + 1);
    if (solution) {
        nonet_puzzle_field(puzzle, "solution", solution, length + 1);
        json_put_string(w, solution);
    }
    free(solution);
    return !solution;
}

char *nonet_js_solutions(const char *text, const char *format, const char *variant, double limit)
{
    nonet_error error;
    struct text out = {0};
    struct json_writer w = {.out = &out, .place = JSON_PUT_FIRST};
    nonet_puzzle *puzzle = parse(text, format, variant, &error);
    enum nonet_status status =
        puzzle ? nonet_each_solution(puzzle, (uint64_t)limit, put_solution, &w, &error)
               : error.status;
    nonet_puzzle_drop(puzzle);
    if (status != NONET_OK) {
        text_free(&out);
        return glue_error(&error);
    }
    return texts_of("solutions", &out, &error);
}

struct seed {
    uint64_t number;
    unsigned givens;
    char symmetry[32];
};

static enum nonet_status set_seed(void *context, const char *option, const char *value,
                                  nonet_error *error)
{
    struct seed *seed = context;
    (void)error;
    if (strcmp(option, "seed") == 0) {
        seed->number = strtoull(value ? value : "", NULL, 10);
    } else if (strcmp(option, "givens") == 0) {
        seed->givens = (unsigned)strtoul(value ? value : "", NULL, 10);
    } else if (strcmp(option, "symmetry") == 0) {
        strncpy(seed->symmetry, value ? value : "", sizeof seed->symmetry - 1);
    }
    return NONET_OK;
}

static enum nonet_status grade_it(nonet_puzzle *puzzle, const char *options, nonet_error *error)
{
    nonet_grader *grader = nonet_grader_create(error);
    enum nonet_status status = grader ? NONET_OK : error->status;
    if (status == NONET_OK) {
        status = glue_set_options(options, SEPARATOR, (glue_set *)nonet_grader_set, grader, error);
    }
    if (status == NONET_OK) {
        status = nonet_grade(grader, puzzle, error);
    }
    nonet_grader_drop(grader);
    return status;
}

static enum nonet_status change_it(const char *change, nonet_puzzle *puzzle, const char *options,
                                   nonet_error *error)
{
    struct seed seed = {0};
    if (strcmp(change, "grade") == 0) {
        return grade_it(puzzle, options, error);
    }
    (void)glue_set_options(options, SEPARATOR, set_seed, &seed, error);
    return strcmp(change, "solve") == 0      ? nonet_solve(puzzle, error)
           : strcmp(change, "canon") == 0    ? nonet_canon(puzzle, NULL, error)
           : strcmp(change, "shuffle") == 0  ? nonet_shuffle(puzzle, seed.number, error)
           : strcmp(change, "minimize") == 0 ? nonet_minimize(puzzle, seed.number, error)
           : strcmp(change, "dig") == 0
               ? nonet_dig(puzzle, seed.number, seed.givens, glue_or_null(seed.symmetry), error)
               : nonet_full_board(puzzle, seed.number, error);
}

/* "solve", "grade", "canon", "shuffle", "minimize", "dig" and "board": the puzzle afterwards. */
char *nonet_js_change(const char *change, const char *text, const char *format, const char *variant,
                      const char *options)
{
    nonet_error error;
    nonet_puzzle *puzzle = parse(text, format, variant, &error);
    bool good = puzzle && change_it(change, puzzle, options, &error) == NONET_OK;
    char *json = good ? puzzle_text(puzzle) : glue_error(&error);
    nonet_puzzle_drop(puzzle);
    return json;
}

/* The next step, or {"solved":true}, or {"solved":false} where the techniques find none. */
static char *next_step(nonet_path *path)
{
    if (nonet_path_next(path) == NONET_OK) {
        const char *step = nonet_path_json(path);
        return step ? strdup(step) : NULL;
    }
    return strdup(nonet_path_is_solved(path) ? "{\"solved\":true}" : "{\"solved\":false}");
}

char *nonet_js_path(const char *text, const char *format, const char *variant, const char *language,
                    const char *options, int whole)
{
    nonet_error error;
    nonet_path *path = NULL;
    nonet_grader *grader = nonet_grader_create(&error);
    nonet_puzzle *puzzle = grader ? parse(text, format, variant, &error) : NULL;
    if (puzzle && glue_set_options(options, SEPARATOR, (glue_set *)nonet_grader_set, grader,
                                   &error) == NONET_OK) {
        path = nonet_path_create(grader, puzzle, glue_or_null(language), &error);
    }
    char *json = !path ? NULL : whole ? glue_path(path) : next_step(path);
    nonet_path_drop(path);
    nonet_puzzle_drop(puzzle);
    nonet_grader_drop(grader);
    return json ? json : glue_error(&error);
}

/* What a board is drawn from: {"record":{…},"board":{…}}, and "check" (html_data.h). */
char *nonet_js_board(const char *text, const char *format, const char *variant)
{
    nonet_error error;
    struct text out = {0};
    nonet_puzzle *puzzle = parse(text, format, variant, &error);
    if (puzzle) {
        html_data(&out, &puzzle->record);
    }
    nonet_puzzle_drop(puzzle);
    return out.data ? out.data : glue_error(&error);
}

static int hand_on(void *context, const nonet_puzzle *puzzle)
{
    (void)context;
    char *json = puzzle_text(puzzle);
    int over = json ? js_receive(json) : 1;
    free(json);
    return over;
}

static int tell_progress(void *context, uint64_t done, uint64_t total)
{
    (void)context;
    return js_progress((double)done, (double)total);
}

/* The puzzles go to js_receive, one by one. */
char *nonet_js_generate(const char *options)
{
    nonet_error error;
    nonet_generator *generator = nonet_generator_create(&error);
    enum nonet_status status = generator ? NONET_OK : error.status;
    if (status == NONET_OK) {
        status = glue_set_options(options, SEPARATOR, (glue_set *)nonet_generator_set, generator,
                                  &error);
    }
    if (status == NONET_OK) {
        status = nonet_generate(generator, hand_on, tell_progress, NULL, &error);
    }
    nonet_generator_drop(generator);
    return status == NONET_OK ? strdup("{}") : glue_error(&error);
}
