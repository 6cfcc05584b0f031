#include "cli/studio/dispatch.h"

#include <string.h>

#include "cli/studio/studio.h"

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
                                           &routes_volumes, &routes_work};
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
    nonet_stop *limit = desk_begin_limit(s->desk);
    enum MHD_Result result = route->needs_draft && !s->draft
                                 ? request_answer_problem(r, 409, "no book is open")
                                 : route->run(s, r);
    nonet_stop_drop(limit);
    pthread_mutex_unlock(&s->desk->lock);
    return result;
}
