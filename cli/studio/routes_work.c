/* Requests about the desk's work: news, checks, making files, and the files. */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "cli/studio/request.h"

/* Below the time after which a connection without bytes is closed. */
enum { WAIT_MS = 25000, MAX_FILE_BYTES = 1 << 30 };

static void put_work(struct json_writer *w, const char *name, const struct desk_work *work)
{
    json_put_name(w, name);
    if (!work->running) {
        json_put_null(w);
        return;
    }
    json_put_open(w, '{');
    json_member_string(w, "stage", work->stage);
    json_member_unsigned(w, "done", work->at);
    json_member_unsigned(w, "total", work->total);
    json_put_close(w, '}');
}

/* What has changed since the stamp `seen`; it is answered when something has. */
static enum MHD_Result get_news(struct server *s, struct request *r)
{
    struct desk *k = s->desk;
    struct text json = {0};
    struct json_writer w = {.out = &json};
    desk_wait(k, (unsigned)request_number(r, "seen", 0), WAIT_MS);
    json_put_open(&w, '{');
    json_member_unsigned(&w, "stamp", k->stamp);
    json_member_bool(&w, "ending", k->ending);
    json_member_bool(&w, "open", s->draft != NULL);
    json_member_bool(&w, "saved", s->draft && draft_is_saved(s->draft));
    json_member_unsigned(&w, "revision", k->revision);
    json_member_bool(&w, "planned", k->planning.done == k->revision);
    json_member_unsigned(&w, "shown", k->shown ? k->shown->revision : 0);
    json_member_bool(&w, "checked", k->checking.done == k->revision);
    json_member_unsigned(&w, "made", k->made);
    put_work(&w, "planning", &k->planning);
    put_work(&w, "checking", &k->checking);
    put_work(&w, "making", &k->making);
    json_put_close(&w, '}');
    return request_answer_json(r, &json);
}

static enum MHD_Result get_checks(struct server *s, struct request *r)
{
    struct desk *k = s->desk;
    const bool known = k->report.length && k->checking.done == k->revision;
    return request_answer(r, 200, "application/json", known ? k->report.data : "null",
                          known ? k->report.length : 4);
}

/* ---- making ---- */

static enum MHD_Result get_made(struct server *s, struct request *r)
{
    struct desk *k = s->desk;
    struct text json = {0};
    struct text folder = {0};
    struct json_writer w = {.out = &json};
    output_folder(s, &folder);
    json_put_open(&w, '{');
    json_member_unsigned(&w, "made", k->made);
    json_member_bool(&w, "good", k->made_well);
    json_member_bool(&w, "cancelled", k->made_cancelled);
    json_member_string(&w, "folder", folder.data ? folder.data : "");
    json_put_name(&w, "messages");
    json_put_json(&w, k->make_messages.length ? k->make_messages.data : "[]");
    json_put_name(&w, "report");
    json_put_json(&w, k->make_report.length ? k->make_report.data : "null");
    json_put_name(&w, "files");
    json_put_json(&w, k->make_files.length ? k->make_files.data : "[]");
    json_put_close(&w, '}');
    text_free(&folder);
    return request_answer_json(r, &json);
}

static enum MHD_Result post_make(struct server *s, struct request *r)
{
    struct text folder = {0};
    output_folder(s, &folder);
    bool begun = !folder.failed && desk_make(s->desk, folder.data);
    text_free(&folder);
    return begun ? request_answer(r, 200, "application/json", "{}", 2)
                 : request_answer_problem(r, 409, "the book is being made already");
}

static enum MHD_Result post_cancel(struct server *s, struct request *r)
{
    desk_cancel(s->desk);
    return request_answer(r, 200, "application/json", "{}", 2);
}

/* ---- the files ---- */

static const char *type_of_file(const char *name)
{
    static const char *const types[][2] = {
        {".pdf", "application/pdf"}, {".png", "image/png"},   {".jpg", "image/jpeg"},
        {".html", "text/html"},      {".xml", "text/xml"},    {".svg", "image/svg+xml"},
        {".json", "text/plain"},     {".yaml", "text/plain"}, {".txt", "text/plain"},
    };
    const char *dot = strrchr(name, '.');
    for (size_t i = 0; dot && i < sizeof types / sizeof types[0]; i++) {
        if (strcmp(types[i][0], dot) == 0) {
            return types[i][1];
        }
    }
    return "application/octet-stream";
}

/* The path of a file that was made last, by its name; for free(). NULL: none was made. */
static char *made_file(const struct server *s, const char *name)
{
    struct json_tree tree = {0};
    char *path = NULL;
    const struct text *files = &s->desk->make_files;
    if (files->length && json_tree_parse(&tree, (struct span){files->data, files->length})) {
        for (const struct json_node *f = json_first(&tree, &tree.node[0]); f && !path;
             f = json_next(&tree, f)) {
            const struct json_node *n = json_member(&tree, f, "name");
            const struct json_node *at = json_member(&tree, f, "path");
            if (n && at && strlen(name) == n->text.length &&
                memcmp(name, n->text.text, n->text.length) == 0) {
                path = strndup(at->text.text, at->text.length);
            }
        }
    }
    json_tree_free(&tree);
    return path;
}

/* Pages to play on have scripts. A sandbox keeps these away from the studio's site. */
static enum MHD_Result get_file(struct server *s, struct request *r)
{
    static const char *const headers[] = {
        "Content-Security-Policy",
        "sandbox allow-scripts allow-popups; default-src 'unsafe-inline' 'unsafe-eval' data: blob:",
        "Content-Disposition", "inline", NULL};
    const char *name = request_parameter(r, "name");
    char *path = name ? made_file(s, name) : NULL;
    struct text bytes = {0};
    int error = path ? infile_read(path, MAX_FILE_BYTES, &bytes) : ENOENT;
    enum MHD_Result result =
        error ? request_answer_problem(r, 404, "there is no such file; make the book again")
              : request_answer_with(r, 200, type_of_file(name), bytes.data ? bytes.data : "",
                                    bytes.length, headers);
    text_free(&bytes);
    free(path);
    return result;
}

/* Show the folder of the files in the desktop's own way. */
static enum MHD_Result post_folder(struct server *s, struct request *r)
{
    struct text folder = {0};
    output_folder(s, &folder);
    char *path = folder.failed ? NULL : realpath(folder.data, NULL);
    text_free(&folder);
    if (!path) {
        return request_answer_problem(r, 404, "there is no folder yet; make the book first");
    }
    pid_t child = fork();
    if (child == 0) {
        if (fork() == 0) {
            execlp("xdg-open", "xdg-open", path, (char *)NULL);
            _exit(127);
        }
        _exit(0);
    }
    if (child > 0) {
        waitpid(child, NULL, 0);
    }
    free(path);
    return child > 0 ? request_answer(r, 200, "application/json", "{}", 2)
                     : request_answer_problem(r, 500, "cannot start the file manager");
}

static const struct route table[] = {
    {"GET", "/api/news", false, get_news},      {"GET", "/api/checks", true, get_checks},
    {"GET", "/api/made", true, get_made},       {"GET", "/api/file", true, get_file},
    {"POST", "/api/make", true, post_make},     {"POST", "/api/cancel", true, post_cancel},
    {"POST", "/api/folder", true, post_folder},
};
const struct routes routes_work = {table, sizeof table / sizeof table[0]};
