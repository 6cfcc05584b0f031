/* Pages, and small pictures of what can be chosen: samples, books opened last, themes, boards … All
 * are drawn by the code that draws the book. */
#include <stdlib.h>
#include <string.h>

#include "cli/studio/recent.h"
#include "cli/studio/request.h"
#include "cli/studio/studio.h"

static double scale_of(const struct request *r)
{
    enum { MAX_SCALE = 6 };
    const char *text = request_parameter(r, "scale");
    double scale = text ? strtod(text, NULL) : 1;
    return scale > 0.05 && scale <= MAX_SCALE ? scale : 1;
}

static enum nonet_part part_of(const struct request *r)
{
    const char *part = request_parameter(r, "part");
    return part ? request_part(part, strlen(part)) : NONET_INTERIOR;
}

/* ---- pages of the book ---- */

static enum MHD_Result get_page(struct server *s, struct request *r)
{
    struct shown *shown = desk_borrow(s->desk);
    nonet_error error = {.text = "there are no pages yet"};
    size_t length = 0;
    enum MHD_Result result;
    if (!shown) {
        return request_answer_problem(r, 404, error.text);
    }
    pthread_mutex_unlock(&s->desk->lock);
    pthread_mutex_lock(&shown->drawing);
    const void *png = nonet_proof_picture(shown->proof, part_of(r), request_number(r, "n", 0),
                                          scale_of(r), &length, &error);
    result = png ? request_answer(r, 200, "image/png", png, length)
                 : request_answer_problem(r, 404, error.text);
    pthread_mutex_unlock(&shown->drawing);
    pthread_mutex_lock(&s->desk->lock);
    desk_return(shown);
    return result;
}

static enum MHD_Result get_areas(struct server *s, struct request *r)
{
    struct shown *shown = desk_borrow(s->desk);
    nonet_error error = {.text = "there are no pages yet"};
    enum MHD_Result result;
    if (!shown) {
        return request_answer_problem(r, 404, error.text);
    }
    pthread_mutex_unlock(&s->desk->lock);
    pthread_mutex_lock(&shown->drawing);
    const char *json =
        nonet_proof_areas(shown->proof, part_of(r), request_number(r, "n", 0), &error);
    result = json ? request_answer(r, 200, "application/json", json, strlen(json))
                  : request_answer_problem(r, 404, error.text);
    pthread_mutex_unlock(&shown->drawing);
    pthread_mutex_lock(&s->desk->lock);
    desk_return(shown);
    return result;
}

/* ---- a page of another book ---- */

/* With few puzzles in each section: enough for its first page of them. */
static void make_short(nonet_config *config)
{
    enum { PAGE_OF_PUZZLES = 4, MAX_SECTIONS = 100 };
    nonet_error error;
    for (unsigned i = 0; i < MAX_SECTIONS; i++) {
        struct json_tree tree = {0};
        char path[40];
        char value[16];
        const char *values = nonet_config_values(config);
        const struct json_node *section = NULL;
        if (values && json_tree_parse(&tree, (struct span){values, strlen(values)})) {
            const struct json_node *list = json_member(&tree, &tree.node[0], "sections");
            section = list && list->kind == JSON_LIST ? json_first(&tree, list) : NULL;
            for (unsigned k = 0; section && k < i; k++) {
                section = json_next(&tree, section);
            }
        }
        const struct json_node *count = section ? json_member(&tree, section, "count") : NULL;
        unsigned long now = count ? strtoul(count->text.text, NULL, 10) : 0;
        bool more = section != NULL;
        json_tree_free(&tree);
        if (!more) {
            return;
        }
        if (now > PAGE_OF_PUZZLES) {
            snprintf(path, sizeof path, "sections[%u].count", i);
            snprintf(value, sizeof value, "%d", PAGE_OF_PUZZLES);
            nonet_config_edit(config, path, value, &error);
        }
    }
}

/* What is drawn of a book: the page of its first puzzle, the same with its level above the board,
 * the title page of the section before it, or the cover. */
enum view { FIRST_PUZZLE, FIRST_LEVEL, SECTION_TITLE, FRONT_COVER, VIEWS };

/* In place of a picture: why there is none. It is no error of the page that asks. */
static enum MHD_Result answer_why(struct request *r, const char *why)
{
    return request_answer(r, 200, "text/plain; charset=utf-8", why, strlen(why));
}

/* Of a plan's messages, the first error; where there are only warnings, the first of these. */
static const struct json_node *first_message(const struct json_tree *tree)
{
    const struct json_node *first = json_first(tree, &tree->node[0]);
    for (const struct json_node *m = first; m; m = json_next(tree, m)) {
        if (json_member(tree, m, "warning")->kind == JSON_FALSE) {
            return m;
        }
    }
    return first;
}

/* Why no page can be drawn from a plan. */
static enum MHD_Result answer_first_message(struct request *r, const nonet_proof *proof)
{
    const char *messages = nonet_proof_messages(proof);
    struct json_tree tree = {0};
    const struct json_node *message = NULL;
    if (json_tree_parse(&tree, (struct span){messages, strlen(messages)})) {
        message = first_message(&tree);
        message = message ? json_member(&tree, message, "text") : NULL;
    }
    struct text why = {0};
    if (message) {
        text_add(&why, message->text.text, message->text.length);
    }
    enum MHD_Result result = answer_why(r, why.data ? why.data : "");
    text_free(&why);
    json_tree_free(&tree);
    return result;
}

/* Without the desk's lock. */
static enum MHD_Result answer_config(struct server *s, struct request *r, nonet_config *config,
                                     nonet_config *whole, enum view view)
{
    bool cover = view == FRONT_COVER;
    nonet_memory *memory = s->desk->memory;
    nonet_proof *proof = nonet_proof_create(config, memory, s->threads, NULL, NULL, NULL);
    size_t length = 0;
    size_t page = 0;
    if (proof && !nonet_proof_is_good(proof) && whole) { /* some make no book of few puzzles */
        nonet_proof_drop(proof);
        proof = nonet_proof_create(whole, memory, s->threads, NULL, NULL, NULL);
    }
    const char *json = proof ? nonet_proof_json(proof) : NULL;
    const char *puzzles = json ? strstr(json, "\"puzzles\":[{") : NULL;
    const char *number = puzzles ? strstr(puzzles, "\"page\":") : NULL;
    page = number ? strtoul(number + strlen("\"page\":"), NULL, 10) : 0;
    page -= view == SECTION_TITLE && page > 0;
    if (proof && request_parameter(r, "areas")) {
        const char *areas = nonet_proof_areas(proof, NONET_INTERIOR, page, NULL);
        enum MHD_Result answer =
            areas ? request_answer(r, 200, "application/json", areas, strlen(areas))
                  : request_answer_problem(r, 404, "there is no such page");
        nonet_proof_drop(proof);
        return answer;
    }
    const void *png = proof ? nonet_proof_picture(proof, cover ? NONET_COVER : NONET_INTERIOR,
                                                  cover ? 0 : page, scale_of(r), &length, NULL)
                            : NULL;
    enum MHD_Result result = png     ? request_answer(r, 200, "image/png", png, length)
                             : proof ? answer_first_message(r, proof)
                                     : answer_why(r, "");
    nonet_proof_drop(proof);
    return result;
}

/* With few puzzles, or with all of them if few make no book. Both configs are the same, and are
 * dropped. */
static enum MHD_Result answer_short(struct server *s, struct request *r, nonet_config *config,
                                    nonet_config *whole, enum view view)
{
    make_short(config);
    pthread_mutex_unlock(&s->desk->lock);
    enum MHD_Result result = answer_config(s, r, config, whole, view);
    pthread_mutex_lock(&s->desk->lock);
    nonet_config_drop(config);
    nonet_config_drop(whole);
    return result;
}

static enum MHD_Result answer_first_puzzle(struct server *s, struct request *r,
                                           nonet_config *config)
{
    size_t length;
    const char *yaml = nonet_config_text(config, &length);
    nonet_config *whole = nonet_config_open_text("sample.yaml", yaml, length, NULL);
    return answer_short(s, r, config, whole, FIRST_PUZZLE);
}

static enum MHD_Result get_sample(struct server *s, struct request *r)
{
    const char *name = request_parameter(r, "name");
    for (size_t i = 0; name && i < studio_sample_count; i++) {
        if (strcmp(studio_samples[i].name, name) == 0) {
            const char *yaml = studio_samples[i].text;
            nonet_config *config = nonet_config_open_text("sample.yaml", yaml, strlen(yaml), NULL);
            return config ? answer_first_puzzle(s, r, config)
                          : request_answer_problem(r, 500, OUT_OF_MEMORY);
        }
    }
    return request_answer_problem(r, 404, "there is no such sample");
}

static enum MHD_Result get_recent(struct server *s, struct request *r)
{
    const char *path = request_parameter(r, "path");
    nonet_config *config = path && recent_has(path) ? nonet_config_open(path, NULL) : NULL;
    return config ? answer_first_puzzle(s, r, config)
                  : request_answer_problem(r, 404, "there is no such book");
}

static enum MHD_Result get_gallery(struct server *s, struct request *r)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    struct recent recent;
    (void)s;
    recent_read(&recent);
    json_put_open(&w, '{');
    json_put_name(&w, "recent");
    json_put_open(&w, '[');
    for (size_t i = 0; i < recent.count; i++) {
        json_put_string(&w, recent.path[i]);
    }
    json_put_close(&w, ']');
    json_put_name(&w, "samples");
    json_put_open(&w, '[');
    for (size_t i = 0; i < studio_sample_count; i++) {
        json_put_open(&w, '{');
        json_member_string(&w, "name", studio_samples[i].name);
        json_member_string(&w, "about", studio_samples[i].about);
        json_put_close(&w, '}');
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    recent_free(&recent);
    return request_answer_json(r, &json);
}

/* ---- choices ---- */

/* What a view needs to be seen: a field and its value as JSON. */
static const char *const needed[VIEWS][2] = {
    [FIRST_LEVEL] = {"style.labels", "\"line\""},
    [FRONT_COVER] = {"cover.make", "true"},
};

/* The book as it stands, but for one value. Drop it; NULL: the error has the reason. */
static nonet_config *changed_book(struct server *s, const char *field, const char *value,
                                  enum view view, nonet_error *error)
{
    nonet_config *config = draft_begin(s->draft);
    struct text json = {0};
    struct json_writer w = {.out = &json};
    json_put_string(&w, value);
    if (config && (json.failed || nonet_config_edit(config, field, json.data, error) != NONET_OK ||
                   (needed[view][0] && nonet_config_edit(config, needed[view][0], needed[view][1],
                                                         error) != NONET_OK))) {
        nonet_config_drop(config);
        config = NULL;
    }
    text_free(&json);
    return config;
}

static enum MHD_Result draw_with(struct server *s, struct request *r, const char *field,
                                 const char *value, enum view view)
{
    nonet_error error = {0};
    nonet_config *config = changed_book(s, field, value, view, &error);
    if (!config) {
        return answer_why(r, error.text);
    }
    return answer_short(s, r, config, changed_book(s, field, value, view, &error), view);
}

static int keep_puzzle(void *context, const nonet_puzzle *puzzle)
{
    nonet_puzzle **kept = context;
    *kept = nonet_puzzle_copy(puzzle);
    return 1;
}

/* A puzzle that shows what this value of an option is; NULL: there is none. */
static nonet_puzzle *example_of(const char *option, const char *value)
{
    nonet_puzzle *puzzle = NULL;
    nonet_generator *g = nonet_generator_create(NULL);
    if (g && nonet_generator_set(g, option, value, NULL) == NONET_OK &&
        nonet_generator_set(g, "seed", "7", NULL) == NONET_OK &&
        nonet_generator_set(g, "tries", "3000", NULL) == NONET_OK) {
        nonet_generate(g, keep_puzzle, NULL, &puzzle, NULL);
    }
    nonet_generator_drop(g);
    return puzzle;
}

static enum MHD_Result answer_drawing(struct request *r, const nonet_puzzle *puzzle,
                                      const char *option, const char *value)
{
    static const char *const headers[] = {"Cache-Control", "private, max-age=86400", NULL};
    size_t length = 0;
    nonet_drawing *w = nonet_drawing_create("svg", NULL);
    const void *svg = NULL;
    if (w && puzzle && (!option || nonet_drawing_set(w, option, value, NULL) == NONET_OK) &&
        nonet_drawing_add(w, puzzle, NULL) == NONET_OK) {
        svg = nonet_drawing_finish(w, &length, NULL);
    }
    enum MHD_Result result =
        svg ? request_answer_with(r, 200, "image/svg+xml", svg, length, headers)
            : answer_why(r, "");
    nonet_drawing_drop(w);
    return result;
}

/* A board, constraint or symmetry: the puzzle is made without the desk's lock. */
static enum MHD_Result draw_example(struct server *s, struct request *r, const char *option,
                                    const char *value)
{
    pthread_mutex_unlock(&s->desk->lock);
    /* Of a board without constraints, its shape is enough. */
    nonet_puzzle *puzzle =
        strcmp(option, "variant") == 0 ? nonet_puzzle_create(value, NULL, NULL) : NULL;
    puzzle = puzzle ? puzzle : example_of(option, value);
    enum MHD_Result result = answer_drawing(r, puzzle, NULL, NULL);
    nonet_puzzle_drop(puzzle);
    pthread_mutex_lock(&s->desk->lock);
    return result;
}

static enum MHD_Result draw_pictures(struct server *s, struct request *r, const char *value)
{
    (void)s;
    nonet_puzzle *puzzle = nonet_puzzle_create("4x4", "1.3..2..4....21.", NULL);
    enum MHD_Result result = answer_drawing(r, puzzle, "pictures", value);
    nonet_puzzle_drop(puzzle);
    return result;
}

/* field: the name of a field of a section, or the path of one of the book. */
static enum MHD_Result get_choice(struct server *s, struct request *r)
{
    const char *field = request_parameter(r, "field");
    const char *value = request_parameter(r, "value");
    if (!field || !value) {
        return request_answer_problem(r, 404, "there is no such picture");
    }
    if (strcmp(field, "variant") == 0 || strcmp(field, "symmetry") == 0) {
        return draw_example(s, r, field, value);
    }
    if (strcmp(field, "constraints") == 0) {
        return draw_example(s, r, field, value);
    }
    if (strcmp(field, "pictures") == 0) {
        return draw_pictures(s, r, value);
    }
    enum view view = strncmp(field, "cover.", 6) == 0          ? FRONT_COVER
                     : strcmp(field, "style.opener") == 0      ? SECTION_TITLE
                     : strcmp(field, "style.level_marks") == 0 ? FIRST_LEVEL
                                                               : FIRST_PUZZLE;
    return draw_with(s, r, field, value, view);
}

static const struct route table[] = {
    {"GET", "/api/page", true, get_page},        {"GET", "/api/areas", true, get_areas},
    {"GET", "/api/gallery", false, get_gallery}, {"GET", "/api/sample", false, get_sample},
    {"GET", "/api/recent", false, get_recent},   {"GET", "/api/choice", true, get_choice},
};
const struct routes routes_view = {table, sizeof table / sizeof table[0]};
