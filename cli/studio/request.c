#include "cli/studio/request.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/json/json_writer.h"
#include "cli/studio/studio.h"
#include "render/book/book.h"
#include "render/press/press.h"

/* ---- answers ---- */

enum MHD_Result request_answer(struct request *r, unsigned status, const char *type,
                               const char *bytes, size_t length, const char *cookie)
{
    static const char *const headers[][2] = {
        {"Content-Security-Policy",
         "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src "
         "'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Cache-Control", "no-store"},
    };
    struct MHD_Response *response =
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
    if (!response) {
        return MHD_NO;
    }
    for (size_t i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        MHD_add_response_header(response, headers[i][0], headers[i][1]);
    }
    MHD_add_response_header(response, "Content-Type", type);
    if (cookie) {
        MHD_add_response_header(response, "Set-Cookie", cookie);
        MHD_add_response_header(response, "Location", "/");
    }
    enum MHD_Result result = MHD_queue_response(r->connection, status, response);
    MHD_destroy_response(response);
    return result;
}

enum MHD_Result request_answer_text(struct request *r, unsigned status, const char *text)
{
    return request_answer(r, status, "text/plain; charset=utf-8", text, strlen(text), NULL);
}

static enum MHD_Result answer_json(struct request *r, struct text *json)
{
    enum MHD_Result result =
        json->failed ? request_answer_text(r, 500, OUT_OF_MEMORY)
                     : request_answer(r, 200, "application/json", json->data ? json->data : "{}",
                                      json->data ? json->length : 2, NULL);
    text_free(json);
    return result;
}

static enum MHD_Result answer_state(struct server *s, struct request *r)
{
    struct text json = {0};
    if (s->draft) {
        draft_state(s->draft, &json);
    } else {
        text_puts(&json, "{\"path\":null}");
    }
    return answer_json(r, &json);
}

enum MHD_Result request_answer_problem(struct request *r, unsigned status, const char *problem)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    json_put_open(&w, '{');
    json_member_string(&w, "problem", problem);
    json_put_close(&w, '}');
    enum MHD_Result result = request_answer(r, status, "application/json",
                                            json.data ? json.data : "{}", json.length, NULL);
    text_free(&json);
    return result;
}

const char *request_parameter(const struct request *r, const char *name)
{
    return MHD_lookup_connection_value(r->connection, MHD_GET_ARGUMENT_KIND, name);
}

/* ---- what is asked ---- */

static const char *member_text(const struct request *r, const char *name, char **copy)
{
    const struct json_node *n =
        r->json.count ? json_member(&r->json, &r->json.node[0], name) : NULL;
    *copy = n && !json_is_nested(n) ? strndup(n->text.text, n->text.length) : NULL;
    return *copy;
}

/* A plain text where YAML reads it as that text, else JSON, which is YAML too. */
static bool is_plain(const char *text)
{
    static const char *const words[] = {"true", "false", "yes", "no", "on",
                                        "off",  "null",  "y",   "n",  "~"};
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-. ";
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        if (strcasecmp(text, words[i]) == 0) {
            return false;
        }
    }
    size_t length = strlen(text);
    return length > 0 && strspn(text, letters) == length && text[length - 1] != ' ' &&
           strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") > 0;
}

/* The member "value" as YAML in one line; nothing where it is null or missing. */
static void put_value(const struct json_tree *t, const struct json_node *n, struct json_writer *w)
{
    if (n->kind == JSON_OBJECT || n->kind == JSON_LIST) {
        json_put_open(w, n->kind == JSON_OBJECT ? '{' : '[');
        for (const struct json_node *c = json_first(t, n); c; c = json_next(t, c)) {
            if (n->kind == JSON_OBJECT) {
                char *key = strndup(c->key.text, c->key.length);
                json_put_name(w, key ? key : "");
                free(key);
            }
            put_value(t, c, w);
        }
        json_put_close(w, n->kind == JSON_OBJECT ? '}' : ']');
        return;
    }
    char *text = strndup(n->text.text, n->text.length);
    if (n->kind != JSON_STRING || (text && is_plain(text))) {
        json_put_json(w, text ? text : "");
    } else {
        json_put_string(w, text ? text : "");
    }
    free(text);
}

static enum MHD_Result post_edit(struct server *s, struct request *r)
{
    char *path;
    struct text value = {0};
    struct json_writer w = {.out = &value, .spaced = true};
    const struct json_node *n = json_member(&r->json, &r->json.node[0], "value");
    if (!member_text(r, "path", &path)) {
        return request_answer_problem(r, 400, "an edit needs a path");
    }
    if (n) {
        put_value(&r->json, n, &w);
    }
    draft_edit(s->draft, path, n ? value.data : NULL);
    free(path);
    text_free(&value);
    return answer_state(s, r);
}

static enum MHD_Result post_text(struct server *s, struct request *r)
{
    char *yaml;
    if (!member_text(r, "yaml", &yaml)) {
        return request_answer_problem(r, 400, "a text needs its yaml");
    }
    draft_set(s->draft, yaml, strlen(yaml));
    free(yaml);
    return answer_state(s, r);
}

static enum MHD_Result post_undo(struct server *s, struct request *r)
{
    draft_undo(s->draft);
    return answer_state(s, r);
}

static enum MHD_Result post_redo(struct server *s, struct request *r)
{
    draft_redo(s->draft);
    return answer_state(s, r);
}

static enum MHD_Result post_save(struct server *s, struct request *r)
{
    struct diag d;
    char kept[400] = "";
    struct diag_kept keep = {.text = kept, .size = sizeof kept};
    char *force;
    diag_init(&d, NULL);
    d.kept = &keep;
    member_text(r, "force", &force);
    enum draft_saved saved = draft_save(s->draft, force && strcmp(force, "true") == 0, &d);
    free(force);
    return saved == DRAFT_SAVED ? answer_state(s, r)
           : saved == DRAFT_CHANGED_OUTSIDE
               ? request_answer_problem(r, 409, "the file was changed outside")
               : request_answer_problem(r, 500, kept);
}

/* The folder of a book's files: the config's name without its ending. */
static char *folder_of(const char *path)
{
    struct text folder = {0};
    size_t length = strlen(path);
    const char *dot = strrchr(path, '.');
    const char *slash = strrchr(path, '/');
    text_add(&folder, path, dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : length);
    text_puts(&folder, dot ? "" : "-book");
    return folder.data;
}

static enum MHD_Result begin_work(struct server *s, struct request *r, bool make)
{
    char *folder = make ? folder_of(draft_path(s->draft)) : NULL;
    bool begun = work_begin(s->work, draft_path(s->draft), draft_yaml(s->draft), folder);
    struct text json = {0};
    free(folder);
    if (!begun) {
        return request_answer_problem(r, 409, "the book is being made already");
    }
    work_state(s->work, &json);
    return answer_json(r, &json);
}

static enum MHD_Result post_make(struct server *s, struct request *r)
{
    return begin_work(s, r, true);
}

static enum MHD_Result post_check(struct server *s, struct request *r)
{
    return begin_work(s, r, false);
}

static enum MHD_Result post_cancel(struct server *s, struct request *r)
{
    struct text json = {0};
    work_cancel(s->work);
    work_state(s->work, &json);
    return answer_json(r, &json);
}

static enum MHD_Result post_quit(struct server *s, struct request *r)
{
    ssize_t written = write(s->done[1], "", 1);
    return request_answer_text(r, written == 1 ? 200 : 500, "");
}

static const struct studio_file *sample_find(const char *name)
{
    for (size_t i = 0; name && i < studio_sample_count; i++) {
        if (strcmp(studio_samples[i].name, name) == 0) {
            return &studio_samples[i];
        }
    }
    return NULL;
}

/* A name that is free in the present folder: "killer.yaml", "killer-2.yaml" … */
static void free_name(const char *name, char *path, size_t size)
{
    struct stat status;
    snprintf(path, size, "%s.yaml", name);
    for (unsigned i = 2; i < 1000 && lstat(path, &status) == 0; i++) {
        snprintf(path, size, "%s-%u.yaml", name, i);
    }
}

static enum MHD_Result post_open(struct server *s, struct request *r)
{
    char *name;
    struct diag d;
    char path[100];
    char kept[400] = "";
    struct diag_kept keep = {.text = kept, .size = sizeof kept};
    member_text(r, "sample", &name);
    const struct studio_file *sample = sample_find(name);
    free(name);
    if (!sample) {
        return request_answer_problem(r, 404, "there is no such sample");
    }
    diag_init(&d, NULL);
    d.kept = &keep;
    free_name(sample->name, path, sizeof path);
    struct draft *draft = draft_open(path, sample->text, s->threads, &d);
    if (!draft) {
        return request_answer_problem(r, 500, kept);
    }
    draft_close(s->draft);
    s->draft = draft;
    return answer_state(s, r);
}

static enum MHD_Result get_state(struct server *s, struct request *r)
{
    return answer_state(s, r);
}

static enum MHD_Result get_schema(struct server *s, struct request *r)
{
    return request_answer(r, 200, "application/json", s->schema.data, s->schema.length, NULL);
}

static enum MHD_Result get_work(struct server *s, struct request *r)
{
    struct text json = {0};
    work_state(s->work, &json);
    return answer_json(r, &json);
}

static enum MHD_Result get_samples(struct server *s, struct request *r)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    (void)s;
    json_put_open(&w, '[');
    for (size_t i = 0; i < studio_sample_count; i++) {
        /* The comment that each sample begins with says what it is. */
        struct text about = {0};
        const char *line = studio_samples[i].text;
        for (; *line == '#' && strncmp(line, "#   ", 4) != 0;
             line += strcspn(line, "\n"), line += *line == '\n') {
            text_puts(&about, about.length ? " " : "");
            text_add(&about, line + strspn(line, "# "), strcspn(line, "\n") - strspn(line, "# "));
        }
        json_put_open(&w, '{');
        json_member_string(&w, "name", studio_samples[i].name);
        json_member_string(&w, "about", about.data ? about.data : "");
        json_put_close(&w, '}');
        text_free(&about);
    }
    json_put_close(&w, ']');
    return answer_json(r, &json);
}

static double scale_of(const struct request *r)
{
    const char *text = request_parameter(r, "scale");
    double scale = text ? strtod(text, NULL) : 1;
    return scale > 0.1 && scale <= MOST_SCALE ? scale : 1;
}

static enum MHD_Result answer_page(struct request *r, const struct press_proof *proof,
                                   enum press_proof_page kind, size_t page)
{
    struct diag d;
    struct text png = {0};
    diag_init(&d, NULL);
    enum status status = press_proof_picture(proof, kind, page, scale_of(r), &png, &d);
    enum MHD_Result result = status == STATUS_OK
                                 ? request_answer(r, 200, "image/png", png.data, png.length, NULL)
                                 : request_answer_problem(r, 500, "this page cannot be drawn");
    text_free(&png);
    return result;
}

static enum MHD_Result get_page(struct server *s, struct request *r)
{
    const struct press_proof *proof = s->draft ? draft_proof(s->draft) : NULL;
    const char *kind = request_parameter(r, "kind");
    const char *number = request_parameter(r, "n");
    const size_t page = number ? strtoul(number, NULL, 10) : 0;
    if (!proof) {
        return request_answer_problem(r, 404, "there are no pages yet");
    }
    if (kind && strcmp(kind, "cover") == 0) {
        return press_proof_has_cover(proof)
                   ? answer_page(r, proof, PROOF_COVER, 0)
                   : request_answer_problem(r, 404, "the book has no cover");
    }
    const bool answers = kind && strcmp(kind, "answers") == 0;
    const enum book_part part = answers ? BOOK_ANSWERS : BOOK_INTERIOR;
    return page < book_page_count(press_proof_book(proof), part)
               ? answer_page(r, proof, answers ? PROOF_ANSWERS : PROOF_INTERIOR, page)
               : request_answer_problem(r, 404, "there is no such page");
}

/* A sample's config with few puzzles in each section: enough for its first page of them. */
static enum status read_sample(const struct studio_file *sample, bool whole,
                               struct book_config **config, struct diag *d)
{
    enum { PAGE_OF_PUZZLES = 4 };
    char item[CONFIG_LIST_SECTIONS][40];
    const char *set[CONFIG_LIST_SECTIONS];
    size_t length = strlen(sample->text);
    enum status status = book_config_parse(config, "sample.yaml", sample->text, length,
                                           press_vocabulary(), NULL, 0, d);
    if (status != STATUS_OK || whole) {
        return status;
    }
    const size_t count = (*config)->section_count;
    size_t changed = 0;
    for (size_t i = 0; i < count; i++) {
        if ((*config)->section[i].count > PAGE_OF_PUZZLES) {
            snprintf(item[changed], sizeof item[0], "sections[%zu].count=%d", i, PAGE_OF_PUZZLES);
            set[changed] = item[changed];
            changed++;
        }
    }
    book_config_free(*config);
    return book_config_parse(config, "sample.yaml", sample->text, length, press_vocabulary(), set,
                             changed, d);
}

/* The first page of puzzles of a sample. */
static enum MHD_Result get_sample(struct server *s, struct request *r)
{
    const struct studio_file *sample = sample_find(request_parameter(r, "name"));
    const struct press_options o = {.threads = s->threads, .check = true};
    struct book_config *config = NULL;
    struct press_proof *proof = NULL;
    struct diag d;
    diag_init(&d, NULL);
    /* Some samples make no book of few puzzles: a sheet wants more pages, say. */
    for (int whole = 0; whole < 2 && sample && !proof; whole++) {
        book_config_free(config);
        config = NULL;
        if (read_sample(sample, whole, &config, &d) == STATUS_OK) {
            press_proof_make(&proof, config, &o, NULL, &d);
        }
    }
    enum MHD_Result result = proof ? answer_page(r, proof, PROOF_INTERIOR,
                                                 book_puzzle_at(press_proof_book(proof), 1)->page)
                                   : request_answer_problem(r, 404, "there is no such sample");
    press_proof_drop(proof);
    book_config_free(config);
    return result;
}

/* ---- routes ---- */

static const struct route {
    const char *method;
    const char *path;
    bool needs_draft;
    enum MHD_Result (*run)(struct server *s, struct request *r);
} routes[] = {
    {"GET", "/api/state", false, get_state},     {"GET", "/api/schema", false, get_schema},
    {"GET", "/api/page", true, get_page},        {"GET", "/api/work", false, get_work},
    {"GET", "/api/samples", false, get_samples}, {"GET", "/api/sample", false, get_sample},
    {"POST", "/api/edit", true, post_edit},      {"POST", "/api/text", true, post_text},
    {"POST", "/api/undo", true, post_undo},      {"POST", "/api/redo", true, post_redo},
    {"POST", "/api/save", true, post_save},      {"POST", "/api/make", true, post_make},
    {"POST", "/api/check", true, post_check},    {"POST", "/api/cancel", false, post_cancel},
    {"POST", "/api/open", false, post_open},     {"POST", "/api/quit", false, post_quit},
};

static const char *type_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    return strcmp(dot, ".css") == 0  ? "text/css; charset=utf-8"
           : strcmp(dot, ".js") == 0 ? "text/javascript; charset=utf-8"
                                     : "text/html; charset=utf-8";
}

static enum MHD_Result serve_file(struct request *r, const char *path)
{
    const char *name = strcmp(path, "/") == 0 ? "index.html" : path + 1;
    if (strcmp(name, "favicon.ico") == 0) { /* every browser asks for one */
        return request_answer(r, 204, "text/plain", "", 0, NULL);
    }
    for (size_t i = 0; i < studio_file_count; i++) {
        const struct studio_file *f = &studio_files[i];
        if (strcmp(f->name, name) == 0) {
            return request_answer(r, 200, type_of(f->name), f->text, strlen(f->text), NULL);
        }
    }
    return request_answer_text(r, 404, "There is nothing here.\n");
}

enum MHD_Result request_run(struct server *s, struct request *r, const char *method,
                            const char *path)
{
    for (size_t i = 0; i < sizeof routes / sizeof routes[0]; i++) {
        if (strcmp(routes[i].path, path) != 0 || strcmp(routes[i].method, method) != 0) {
            continue;
        }
        if (routes[i].needs_draft && !s->draft) {
            return request_answer_problem(r, 409, "no book is open");
        }
        if (*method == 'P') {
            const struct span body = {r->body.data ? r->body.data : "{}",
                                      r->body.data ? r->body.length : 2};
            if (r->too_large || !json_tree_parse(&r->json, body) ||
                r->json.node[0].kind != JSON_OBJECT) {
                return request_answer_problem(r, r->too_large ? 413 : 400,
                                              "the body is not a JSON object");
            }
        }
        return routes[i].run(s, r);
    }
    return *method == 'G' ? serve_file(r, path)
                          : request_answer_text(r, 404, "There is nothing here.\n");
}
