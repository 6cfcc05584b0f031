#include "cli/studio/request.h"

#include <stdlib.h>
#include <string.h>

#include "cli/studio/studio.h"

/* ---- answers ---- */

static const char *const usual_headers[][2] = {
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src "
     "'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Cache-Control", "no-store"},
};

static bool has_header(const char *const *headers, const char *name)
{
    for (; headers && headers[0]; headers += 2) {
        if (strcmp(headers[0], name) == 0) {
            return true;
        }
    }
    return false;
}

enum MHD_Result request_answer_with(struct request *r, unsigned status, const char *type,
                                    const char *bytes, size_t length, const char *const *headers)
{
    struct MHD_Response *response =
        MHD_create_response_from_buffer(length, (void *)(uintptr_t)bytes, MHD_RESPMEM_MUST_COPY);
    if (!response) {
        return MHD_NO;
    }
    for (size_t i = 0; i < sizeof usual_headers / sizeof usual_headers[0]; i++) {
        if (!has_header(headers, usual_headers[i][0])) {
            MHD_add_response_header(response, usual_headers[i][0], usual_headers[i][1]);
        }
    }
    MHD_add_response_header(response, "Content-Type", type);
    for (; headers && headers[0]; headers += 2) {
        MHD_add_response_header(response, headers[0], headers[1]);
    }
    enum MHD_Result result = MHD_queue_response(r->connection, status, response);
    MHD_destroy_response(response);
    return result;
}

enum MHD_Result request_answer(struct request *r, unsigned status, const char *type,
                               const char *bytes, size_t length)
{
    return request_answer_with(r, status, type, bytes, length, NULL);
}

enum MHD_Result request_answer_text(struct request *r, unsigned status, const char *text)
{
    return request_answer(r, status, "text/plain; charset=utf-8", text, strlen(text));
}

enum MHD_Result request_answer_json(struct request *r, struct text *json)
{
    enum MHD_Result result =
        json->failed ? request_answer_text(r, 500, OUT_OF_MEMORY)
                     : request_answer(r, 200, "application/json", json->data ? json->data : "{}",
                                      json->data ? json->length : 2);
    text_free(json);
    return result;
}

enum MHD_Result request_answer_problem(struct request *r, unsigned status, const char *problem)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    json_put_open(&w, '{');
    json_member_string(&w, "problem", problem);
    json_put_close(&w, '}');
    enum MHD_Result result =
        request_answer(r, status, "application/json", json.data ? json.data : "{}", json.length);
    text_free(&json);
    return result;
}

const char *request_parameter(const struct request *r, const char *name)
{
    return MHD_lookup_connection_value(r->connection, MHD_GET_ARGUMENT_KIND, name);
}

size_t request_number(const struct request *r, const char *name, size_t otherwise)
{
    const char *text = request_parameter(r, name);
    return text && *text >= '0' && *text <= '9' ? strtoul(text, NULL, 10) : otherwise;
}

char *request_member(const struct request *r, const char *name)
{
    const struct json_node *n =
        r->json.count ? json_member(&r->json, &r->json.node[0], name) : NULL;
    return n && !json_is_nested(n) ? strndup(n->text.text, n->text.length) : NULL;
}

/* ---- what is asked ---- */

static const char *type_of(const char *name)
{
    const char *dot = strrchr(name, '.');
    return !dot                       ? "text/plain; charset=utf-8"
           : strcmp(dot, ".css") == 0 ? "text/css; charset=utf-8"
           : strcmp(dot, ".js") == 0  ? "text/javascript; charset=utf-8"
                                      : "text/html; charset=utf-8";
}

static enum MHD_Result serve_file(struct request *r, const char *path)
{
    const char *name = strcmp(path, "/") == 0 ? "index.html" : path + 1;
    if (strcmp(name, "favicon.ico") == 0) { /* every browser asks for one */
        return request_answer(r, 204, "text/plain", "", 0);
    }
    for (size_t i = 0; i < studio_file_count; i++) {
        const struct studio_file *f = &studio_files[i];
        if (strcmp(f->name, name) == 0) {
            return request_answer(r, 200, type_of(f->name), f->text, strlen(f->text));
        }
    }
    return request_answer_text(r, 404, "There is nothing here.\n");
}

static const struct route *find_route(const char *method, const char *path)
{
    const struct routes *const tables[] = {&routes_book, &routes_view, &routes_puzzles,
                                           &routes_work};
    for (size_t t = 0; t < sizeof tables / sizeof tables[0]; t++) {
        for (size_t i = 0; i < tables[t]->count; i++) {
            const struct route *route = &tables[t]->item[i];
            if (strcmp(route->path, path) == 0 && strcmp(route->method, method) == 0) {
                return route;
            }
        }
    }
    return NULL;
}

/* A body that is no JSON object is refused. */
static bool read_body(struct request *r)
{
    const struct span body = {r->body.data ? r->body.data : "{}",
                              r->body.data ? r->body.length : 2};
    return !r->too_large && json_tree_parse(&r->json, body) && r->json.node[0].kind == JSON_OBJECT;
}

enum MHD_Result request_run(struct server *s, struct request *r, const char *method,
                            const char *path)
{
    const struct route *route = find_route(method, path);
    if (!route) {
        return *method == 'G' ? serve_file(r, path)
                              : request_answer_text(r, 404, "There is nothing here.\n");
    }
    if (*method == 'P' && !read_body(r)) {
        return request_answer_problem(r, r->too_large ? 413 : 400, "the body is not a JSON object");
    }
    pthread_mutex_lock(&s->desk->lock);
    enum MHD_Result result = route->needs_draft && !s->draft
                                 ? request_answer_problem(r, 409, "no book is open")
                                 : route->run(s, r);
    pthread_mutex_unlock(&s->desk->lock);
    return result;
}
