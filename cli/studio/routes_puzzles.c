/* Single puzzles: as text for the config, as pictures, their solution paths, and others from a file
 * or bank to take their place. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/infile.h"
#include "cli/studio/request.h"

/* ---- texts ---- */

/* One line if it holds the whole puzzle, else JSON. */
static void put_text(const nonet_puzzle *p, struct text *out)
{
    char constraints[8] = "";
    char regions[8] = "";
    char line[700] = "";
    nonet_puzzle_field(p, "constraints", constraints, sizeof constraints);
    nonet_puzzle_field(p, "regions", regions, sizeof regions);
    nonet_puzzle_field(p, "puzzle", line, sizeof line);
    const char *variant = nonet_puzzle_variant(p);
    if ((!*constraints || strcmp(constraints, "[]") == 0) && !*regions &&
        (strcmp(variant, "classic") == 0)) {
        text_puts(out, line);
        return;
    }
    nonet_writer *w = nonet_writer_create("json", NULL);
    if (w) {
        nonet_writer_put(w, p);
    }
    size_t length = 0;
    const char *json = w ? nonet_writer_finish(w, &length, NULL) : NULL;
    while (length && strchr("\r\n", json[length - 1])) {
        length--;
    }
    text_add(out, json ? json : "", length);
    nonet_writer_drop(w);
}

/* The puzzle alone: the record of a solved and graded one has many more fields. */
static void put_bare(const nonet_puzzle *p, struct text *out)
{
    struct text whole = {0};
    struct json_tree tree = {0};
    put_text(p, &whole);
    if (!whole.length || whole.data[0] != '{' ||
        !json_tree_parse(&tree, (struct span){whole.data, whole.length})) {
        text_add(out, whole.data ? whole.data : "", whole.length);
    } else {
        static const char *const kept[] = {"puzzle", "variant", "regions",
                                           "houses", "grids",   "constraints"};
        bool any = false;
        text_puts(out, "{");
        for (const struct json_node *c = json_first(&tree, &tree.node[0]); c;
             c = json_next(&tree, c)) {
            bool keep = false;
            for (size_t i = 0; i < sizeof kept / sizeof kept[0]; i++) {
                keep |= strlen(kept[i]) == c->key.length &&
                        memcmp(kept[i], c->key.text, c->key.length) == 0;
            }
            if (keep) {
                /* From the value to where the next member's name begins, or the end. */
                const struct json_node *next = json_next(&tree, c);
                const char *from = c->key_where - 1;
                const char *to = next ? next->key_where - 1 : whole.data + whole.length - 1;
                while (to > from && strchr(", \n", to[-1])) {
                    to--;
                }
                text_puts(out, any ? "," : "");
                text_add(out, from, (size_t)(to - from));
                any = true;
            }
        }
        text_puts(out, "}");
    }
    json_tree_free(&tree);
    text_free(&whole);
}

static void member_field(struct json_writer *w, const nonet_puzzle *p, const char *name)
{
    char value[700] = "";
    nonet_puzzle_field(p, name, value, sizeof value);
    json_member_string(w, name, value);
}

static void put_puzzle(struct json_writer *w, const nonet_puzzle *p)
{
    static const char *const fields[] = {"level",    "score",   "minutes",    "givens",
                                         "symmetry", "hardest", "techniques", "se"};
    struct text text = {0};
    put_bare(p, &text);
    json_put_open(w, '{');
    json_member_string(w, "text", text.data ? text.data : "");
    json_member_string(w, "variant", nonet_puzzle_variant(p));
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        member_field(w, p, fields[i]);
    }
    json_put_close(w, '}');
    w->out->failed |= text.failed;
    text_free(&text);
}

/* ---- which puzzle ---- */

/* How long a request for a puzzle waits for the puzzles. */
enum { PUZZLES_MS = 25000 };

/* A copy of a puzzle of the book (n, from 1), or of those to choose from (other, from 0); NULL:
 * there is none. */
static nonet_puzzle *find_puzzle(struct server *s, const struct request *r)
{
    const size_t other = request_number(r, "other", MAX_OTHERS);
    if (other < s->other_count) {
        return nonet_puzzle_copy(s->other[other]);
    }
    desk_wait_for_plan(s->desk, PUZZLES_MS);
    struct shown *shown = desk_borrow(s->desk);
    if (!shown || !shown->whole) {
        desk_return(shown);
        return NULL;
    }
    pthread_mutex_lock(&shown->drawing);
    const nonet_puzzle *p = nonet_proof_puzzle(shown->proof, request_number(r, "n", 0));
    nonet_puzzle *copy = p ? nonet_puzzle_copy(p) : NULL;
    pthread_mutex_unlock(&shown->drawing);
    desk_return(shown);
    return copy;
}

static enum MHD_Result no_puzzle(struct request *r)
{
    return request_answer_problem(r, 404, "there is no such puzzle");
}

static enum MHD_Result get_puzzle(struct server *s, struct request *r)
{
    nonet_puzzle *p = find_puzzle(s, r);
    struct text json = {0};
    struct json_writer w = {.out = &json};
    if (!p) {
        return no_puzzle(r);
    }
    put_puzzle(&w, p);
    nonet_puzzle_drop(p);
    return request_answer_json(r, &json);
}

/* The board as a picture; step=N: with the marks of a step of its solution path. */
static enum MHD_Result get_board(struct server *s, struct request *r)
{
    nonet_puzzle *p = find_puzzle(s, r);
    const char *step = request_parameter(r, "step");
    const char *language = request_parameter(r, "language");
    const char *solution = request_parameter(r, "solution");
    nonet_error error = {.text = "there is no such picture"};
    size_t length = 0;
    if (!p) {
        return no_puzzle(r);
    }
    pthread_mutex_unlock(&s->desk->lock);
    nonet_drawing *w = nonet_drawing_create("svg", &error);
    bool good = w && (!step || nonet_drawing_set(w, "step", step, &error) == NONET_OK) &&
                (!language || nonet_drawing_set(w, "language", language, &error) == NONET_OK) &&
                (!solution || nonet_drawing_set(w, "solution", "yes", &error) == NONET_OK) &&
                nonet_drawing_add(w, p, &error) == NONET_OK;
    const void *svg = good ? nonet_drawing_finish(w, &length, &error) : NULL;
    static const char *const lasting[] = {"Cache-Control", "private, max-age=3600", NULL};
    enum MHD_Result result = svg ? request_answer_with(r, 200, "image/svg+xml", svg, length,
                                                       request_parameter(r, "id") ? lasting : NULL)
                                 : request_answer_problem(r, 404, error.text);
    nonet_drawing_drop(w);
    nonet_puzzle_drop(p);
    pthread_mutex_lock(&s->desk->lock);
    return result;
}

/* ---- the solution path ---- */

static void put_steps(struct json_writer *w, nonet_path *path)
{
    json_put_open(w, '{');
    json_put_name(w, "steps");
    json_put_open(w, '[');
    while (nonet_path_next(path) == NONET_OK) {
        const char *technique = nonet_path_technique(path);
        const char *sentence = nonet_path_sentence(path);
        json_put_open(w, '{');
        json_member_string(w, "technique", technique ? technique : "");
        json_member_string(w, "sentence", sentence ? sentence : "");
        json_put_close(w, '}');
    }
    json_put_close(w, ']');
    json_member_bool(w, "solved", nonet_path_is_solved(path));
    json_put_close(w, '}');
}

static enum MHD_Result get_steps(struct server *s, struct request *r)
{
    nonet_puzzle *p = find_puzzle(s, r);
    struct text json = {0};
    struct json_writer w = {.out = &json};
    if (!p) {
        return no_puzzle(r);
    }
    pthread_mutex_unlock(&s->desk->lock);
    nonet_grader *grader = nonet_grader_create(NULL);
    nonet_path *path =
        grader ? nonet_path_create(grader, p, request_parameter(r, "language"), NULL) : NULL;
    if (path) {
        put_steps(&w, path);
    }
    enum MHD_Result result = path ? request_answer_json(r, &json)
                                  : request_answer_problem(r, 404, "this puzzle has no path");
    nonet_path_drop(path);
    nonet_grader_drop(grader);
    nonet_puzzle_drop(p);
    pthread_mutex_lock(&s->desk->lock);
    return result;
}

/* ---- others ---- */

static void forget_others(struct server *s)
{
    while (s->other_count) {
        nonet_puzzle_drop(s->other[--s->other_count]);
    }
}

static int add_other(void *context, const nonet_puzzle *puzzle)
{
    struct server *s = context;
    nonet_puzzle *copy = nonet_puzzle_copy(puzzle);
    if (copy) {
        s->other[s->other_count++] = copy;
    }
    return !copy || s->other_count == MAX_OTHERS;
}

/* Is it a file in the config's folder, wherever links lead? Its path is for free(). */
static char *path_inside(const struct server *s, const char *name)
{
    struct text folder = {0};
    struct text path = {0};
    config_folder(s, &folder);
    text_printf(&path, "%s%s", folder.data, name);
    char *root = folder.failed ? NULL : realpath(folder.data, NULL);
    char *real = path.failed || *name == '/' ? NULL : realpath(path.data, NULL);
    size_t length = root ? strlen(root) : 0;
    bool inside = real && root && strncmp(real, root, length) == 0 &&
                  (real[length] == '/' || strcmp(root, "/") == 0);
    text_free(&folder);
    text_free(&path);
    free(root);
    if (!inside) {
        free(real);
        real = NULL;
    }
    return real;
}

static enum nonet_status read_bank(struct server *s, const char *path, nonet_error *error)
{
    char limit[16];
    snprintf(limit, sizeof limit, "%d", MAX_OTHERS);
    nonet_bank *bank = nonet_bank_open(path, 0, error);
    enum nonet_status status = bank ? NONET_OK : NONET_FAILED;
    if (bank) {
        nonet_bank_set(bank, "limit", limit, NULL);
        nonet_bank_set(bank, "unused", "yes", NULL);
        status = nonet_bank_query(bank, add_other, s, error);
        status = status == NONET_CANCELLED ? NONET_OK : status;
    }
    nonet_bank_drop(bank);
    return status;
}

static enum nonet_status read_file(struct server *s, const char *path, nonet_error *error)
{
    nonet_reader *reader = nonet_reader_open(path, NULL, NULL, error);
    nonet_puzzle *p = reader ? nonet_puzzle_create(NULL, NULL, error) : NULL;
    nonet_grader *grader = nonet_grader_create(NULL);
    enum nonet_status status = p && grader ? NONET_OK : NONET_FAILED;
    if (grader) {
        nonet_grader_set(grader, "scale", "hodoku", NULL);
    }
    while (status == NONET_OK && s->other_count < MAX_OTHERS) {
        status = nonet_reader_next(reader, p, error);
        if (status == NONET_OK && nonet_grade(grader, p, NULL) == NONET_OK) {
            add_other(s, p);
        }
    }
    nonet_grader_drop(grader);
    nonet_puzzle_drop(p);
    nonet_reader_drop(reader);
    return status == NONET_END ? NONET_OK : status;
}

static bool is_bank(const char *path)
{
    static const char mark[] = "SQLite format 3";
    return infile_begins(path, mark, sizeof mark);
}

/* {"path": "puzzles.tsv"}: what may take a puzzle's place. */
static enum MHD_Result post_others(struct server *s, struct request *r)
{
    char *name = request_member(r, "path");
    char *path = name && *name ? path_inside(s, name) : NULL;
    nonet_error error = {.text = "there is no such file in the book's folder"};
    enum nonet_status status = NONET_FAILED;
    forget_others(s);
    if (path) {
        status = is_bank(path) ? read_bank(s, path, &error) : read_file(s, path, &error);
    }
    free(name);
    free(path);
    if (status != NONET_OK && !s->other_count) {
        return request_answer_problem(r, 400, error.text);
    }
    struct text json = {0};
    struct json_writer w = {.out = &json};
    json_put_open(&w, '{');
    json_put_name(&w, "puzzles");
    json_put_open(&w, '[');
    for (size_t i = 0; i < s->other_count; i++) {
        put_puzzle(&w, s->other[i]);
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    return request_answer_json(r, &json);
}

static const struct route table[] = {
    {"GET", "/api/puzzle", true, get_puzzle},
    {"GET", "/api/board", true, get_board},
    {"GET", "/api/steps", true, get_steps},
    {"POST", "/api/others", true, post_others},
};
const struct routes routes_puzzles = {table, sizeof table / sizeof table[0]};
