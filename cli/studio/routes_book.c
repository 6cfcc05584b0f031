/* The book that is open: its state, its changes, and which book that is. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/studio/recent.h"
#include "cli/studio/request.h"
#include "cli/studio/studio.h"

/* How long the answer to a change waits for its pages. After that, the page waits for news. */
enum { PLAN_MS = 400 };

void config_folder(const struct server *s, struct text *out)
{
    const char *path = draft_path(s->draft);
    const char *slash = strrchr(path, '/');
    text_add(out, path, slash ? (size_t)(slash - path) + 1 : 0);
    text_puts(out, slash ? "" : "./");
}

/* The config's name without its ending. */
void output_folder(const struct server *s, struct text *out)
{
    const char *path = draft_path(s->draft);
    size_t length = strlen(path);
    const char *dot = strrchr(path, '.');
    const char *slash = strrchr(path, '/');
    text_add(out, path, dot && (!slash || dot > slash + 1) ? (size_t)(dot - path) : length);
    text_puts(out, dot ? "" : "-book");
}

/* ---- the state ---- */

static void put_json(struct json_writer *w, const char *name, const char *json)
{
    json_put_name(w, name);
    json_put_json(w, json && *json ? json : "null");
}

static void put_config(struct server *s, struct json_writer *w)
{
    nonet_config *config = draft_config(s->draft);
    json_member_bool(w, "saved", draft_is_saved(s->draft));
    json_member_bool(w, "undo", draft_can_undo(s->draft));
    json_member_bool(w, "redo", draft_can_redo(s->draft));
    json_member_string(w, "yaml", nonet_config_text(config, NULL));
    put_json(w, "values", nonet_config_values(config));
    nonet_config *choices = draft_choices(s->draft);
    put_json(w, "choices", choices ? nonet_config_values(choices) : NULL);
}

/* Answer with the state of the book that is open. */
static enum MHD_Result answer_state(struct server *s, struct request *r)
{
    struct text json = {0};
    struct json_writer w = {.out = &json};
    struct desk *k = s->desk;
    json_put_open(&w, '{');
    json_member_unsigned(&w, "stamp", k->stamp);
    json_put_name(&w, "path");
    if (s->draft) {
        json_put_string(&w, draft_path(s->draft));
        json_member_unsigned(&w, "revision", k->revision);
        json_member_bool(&w, "planned", k->planning.done == k->revision);
        json_member_bool(&w, "good", k->good && k->planning.done == k->revision);
        put_config(s, &w);
        put_json(&w, "messages", k->messages.length ? k->messages.data : "[]");
        json_member_unsigned(&w, "shown", k->shown ? k->shown->revision : 0);
        json_member_bool(&w, "whole", k->shown && k->shown->whole);
        put_json(&w, "book", k->shown ? nonet_proof_json(k->shown->proof) : NULL);
    } else {
        json_put_null(&w);
    }
    json_put_close(&w, '}');
    return request_answer_json(r, &json);
}

/* {"view": {"part": "interior", "page": 4, "pages": 2}}: what the page has in view; without it,
 * nothing. */
static struct desk_view view_of(const struct request *r)
{
    struct desk_view view = {NONET_INTERIOR, 0, 0};
    const struct json_node *body = r->json.count ? &r->json.node[0] : NULL;
    const struct json_node *given = body ? json_member(&r->json, body, "view") : NULL;
    if (given && given->kind == JSON_OBJECT) {
        const struct json_node *part = json_member(&r->json, given, "part");
        const struct json_node *page = json_member(&r->json, given, "page");
        const struct json_node *pages = json_member(&r->json, given, "pages");
        view.part = part ? request_part(part->text.text, part->text.length) : NONET_INTERIOR;
        view.page = page ? strtoul(page->text.text, NULL, 10) : 0;
        view.pages = pages ? strtoul(pages->text.text, NULL, 10) : 0;
    }
    return view;
}

/* After a change: the answer has the new pages where they come soon. */
static enum MHD_Result answer_change(struct server *s, struct request *r)
{
    const struct desk_view view = view_of(r);
    if (!desk_take(s->desk, draft_config(s->draft), draft_path(s->draft), &view)) {
        return request_answer_problem(r, 500, OUT_OF_MEMORY);
    }
    desk_wait_for_pages(s->desk, PLAN_MS);
    return answer_state(s, r);
}

static enum MHD_Result get_state(struct server *s, struct request *r)
{
    return answer_state(s, r);
}

static enum MHD_Result get_schema(struct server *s, struct request *r)
{
    const char *schema = nonet_config_schema();
    (void)s;
    return schema ? request_answer(r, 200, "application/json", schema, strlen(schema))
                  : request_answer_problem(r, 500, OUT_OF_MEMORY);
}

/* ---- changes ---- */

/* A change is made to what its page has seen: another page may have changed it since. */
static bool is_current(const struct server *s, const struct request *r)
{
    char *seen = request_member(r, "revision");
    bool current = seen && strtoul(seen, NULL, 10) == s->desk->revision;
    free(seen);
    return current;
}

static enum MHD_Result refuse_stale(struct request *r)
{
    return request_answer_problem(r, 412, "the book was changed in another window");
}

static void put_node(struct json_writer *w, const struct json_tree *t, const struct json_node *n)
{
    if (!json_is_nested(n)) {
        char *text = strndup(n->text.text, n->text.length);
        w->out->failed |= !text;
        (n->kind == JSON_STRING ? json_put_string : json_put_json)(w, text ? text : "");
        free(text);
        return;
    }
    json_put_open(w, n->kind == JSON_OBJECT ? '{' : '[');
    for (const struct json_node *c = json_first(t, n); c; c = json_next(t, c)) {
        char *key = strndup(c->key.text ? c->key.text : "", c->key.length);
        if (n->kind == JSON_OBJECT) {
            json_put_name(w, key ? key : "");
        }
        free(key);
        put_node(w, t, c);
    }
    json_put_close(w, n->kind == JSON_OBJECT ? '}' : ']');
}

static enum nonet_status make_change(const struct json_tree *t, const struct json_node *change,
                                     nonet_config *config, nonet_error *error)
{
    const struct json_node *path = json_member(t, change, "path");
    const struct json_node *swap = json_member(t, change, "swap");
    const struct json_node *value = json_member(t, change, "value");
    const struct json_node *at = path ? path : swap;
    char *where = at ? strndup(at->text.text, at->text.length) : NULL;
    struct text json = {0};
    enum nonet_status status = NONET_USAGE;
    if (value) {
        struct json_writer w = {.out = &json};
        put_node(&w, t, value);
    }
    if (where && swap) {
        status = nonet_config_swap(config, where, error);
    } else if (where) {
        status = nonet_config_edit(config, where, value ? json.data : NULL, error);
    } else {
        snprintf(error->text, sizeof error->text, "a change needs a path");
    }
    free(where);
    text_free(&json);
    return status;
}

/* Is it a change of the file of choices, not of the config? */
static bool is_of_choices(const struct json_tree *t, const struct json_node *change)
{
    const struct json_node *file = json_member(t, change, "file");
    return file && file->text.length == 7 && memcmp(file->text.text, "choices", 7) == 0;
}

/* Those of the config, or those of the file of choices; *any says whether there are any. */
static enum nonet_status make_changes(const struct json_tree *t, const struct json_node *list,
                                      bool of_choices, nonet_config *config, bool *any,
                                      nonet_error *error)
{
    enum nonet_status status = NONET_OK;
    *any = false;
    for (const struct json_node *c = json_first(t, list); c && status == NONET_OK;
         c = json_next(t, c)) {
        if (is_of_choices(t, c) == of_choices) {
            *any = true;
            const bool begins = of_choices && !json_member(t, c, "path");
            status = config && !begins ? make_change(t, c, config, error) : NONET_OK;
        }
    }
    return status;
}

/* The changes of the file that the changed config names, in *choices. A new file begins with a
 * line that says what it is. */
static enum nonet_status change_choices(struct server *s, const struct json_tree *t,
                                        const struct json_node *list, nonet_config *config,
                                        nonet_config **choices, nonet_error *error)
{
    static const char first[] = "# Choices on single puzzles ('nonet help choices')\n";
    struct diag d;
    struct diag_kept keep = {.text = error->text, .size = sizeof error->text};
    bool any;
    make_changes(t, list, true, NULL, &any, error);
    if (!any) {
        return NONET_OK;
    }
    diag_init(&d, NULL);
    d.kept = &keep;
    error->text[0] = '\0';
    char *path = draft_choices_path(s->draft, config);
    if (path) {
        *choices = draft_begin_choices(s->draft, path, &d);
    } else {
        snprintf(error->text, sizeof error->text, "the config names no file of choices");
    }
    if (*choices && !*nonet_config_text(*choices, NULL)) {
        nonet_config_drop(*choices);
        *choices = nonet_config_open_text(path, first, sizeof first - 1, error);
    }
    free(path);
    return *choices ? make_changes(t, list, true, *choices, &any, error) : NONET_FAILED;
}

/* {"revision": …, "changes": [{"path": …, "value": …} or {"swap": …}, …]}: all of them or none.
 * "file": "choices" changes the file of choices, or without a path begins it. */
static enum MHD_Result post_edit(struct server *s, struct request *r)
{
    const struct json_node *list = json_member(&r->json, &r->json.node[0], "changes");
    nonet_error error = {.text = "there are no changes"};
    nonet_config *choices = NULL;
    bool any;
    if (!is_current(s, r)) {
        return refuse_stale(r);
    }
    nonet_config *config = draft_begin(s->draft);
    enum nonet_status status =
        config && list && list->kind == JSON_LIST && json_first(&r->json, list) ? NONET_OK
                                                                                : NONET_USAGE;
    if (status == NONET_OK) {
        status = make_changes(&r->json, list, false, config, &any, &error);
    }
    if (status == NONET_OK) {
        status = change_choices(s, &r->json, list, config, &choices, &error);
    }
    struct diag d;
    struct diag_kept keep = {.text = error.text, .size = sizeof error.text};
    diag_init(&d, NULL);
    d.kept = &keep;
    if (status == NONET_OK) {
        error.text[0] = '\0';
    }
    bool good = status == NONET_OK && draft_commit(s->draft, config, choices, &d);
    nonet_config_drop(config);
    nonet_config_drop(choices);
    return good ? answer_change(s, r) : request_answer_problem(r, 400, error.text);
}

static enum MHD_Result post_text(struct server *s, struct request *r)
{
    char *yaml = request_member(r, "yaml");
    if (!yaml) {
        return request_answer_problem(r, 400, "a text needs its yaml");
    }
    bool current = is_current(s, r);
    if (current) {
        draft_set(s->draft, yaml, strlen(yaml));
    }
    free(yaml);
    return current ? answer_change(s, r) : refuse_stale(r);
}

static enum MHD_Result post_undo(struct server *s, struct request *r)
{
    if (!is_current(s, r)) {
        return refuse_stale(r);
    }
    return draft_undo(s->draft) ? answer_change(s, r) : answer_state(s, r);
}

static enum MHD_Result post_redo(struct server *s, struct request *r)
{
    if (!is_current(s, r)) {
        return refuse_stale(r);
    }
    return draft_redo(s->draft) ? answer_change(s, r) : answer_state(s, r);
}

static enum MHD_Result post_save(struct server *s, struct request *r)
{
    struct diag d;
    char kept[400] = "";
    struct diag_kept keep = {.text = kept, .size = sizeof kept};
    char *force = request_member(r, "force");
    diag_init(&d, NULL);
    d.kept = &keep;
    enum draft_saved saved = draft_save(s->draft, force && strcmp(force, "true") == 0, &d);
    free(force);
    if (saved == DRAFT_SAVED) {
        recent_note(draft_path(s->draft));
        desk_touch(s->desk);
        return answer_state(s, r);
    }
    return saved == DRAFT_CHANGED_OUTSIDE
               ? request_answer_problem(r, 409, "the file was changed outside the studio")
               : request_answer_problem(r, 500, kept);
}

/* ---- which book ---- */

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

static void take_draft(struct server *s, struct draft *draft)
{
    draft_close(s->draft);
    s->draft = draft;
    desk_clear(s->desk);
}

static enum MHD_Result open_book(struct server *s, struct request *r, const char *path,
                                 const char *yaml)
{
    struct diag d;
    char kept[400] = "";
    struct diag_kept keep = {.text = kept, .size = sizeof kept};
    diag_init(&d, NULL);
    d.kept = &keep;
    struct draft *draft = draft_open(path, yaml, &d);
    if (!draft) {
        return request_answer_problem(r, 500, kept);
    }
    take_draft(s, draft);
    if (!yaml) {
        recent_note(path);
    }
    return answer_change(s, r);
}

static enum MHD_Result post_open(struct server *s, struct request *r)
{
    char *name = request_member(r, "sample");
    char *path = request_member(r, "recent");
    const struct studio_file *sample = sample_find(name);
    enum MHD_Result result;
    if (sample) {
        char new_path[100];
        free_name(sample->name, new_path, sizeof new_path);
        result = open_book(s, r, new_path, sample->text);
    } else if (path && recent_has(path)) {
        result = open_book(s, r, path, NULL);
    } else {
        result = request_answer_problem(r, 404, "there is no such book to begin with");
    }
    free(name);
    free(path);
    return result;
}

/* Back to the gallery; what is not saved is in its draft. */
static enum MHD_Result post_close(struct server *s, struct request *r)
{
    take_draft(s, NULL);
    return answer_state(s, r);
}

static enum MHD_Result post_quit(struct server *s, struct request *r)
{
    ssize_t written = write(s->done[1], "", 1);
    return request_answer_text(r, written == 1 ? 200 : 500, "");
}

static const struct route table[] = {
    {"GET", "/api/state", false, get_state},  {"GET", "/api/schema", false, get_schema},
    {"POST", "/api/edit", true, post_edit},   {"POST", "/api/text", true, post_text},
    {"POST", "/api/undo", true, post_undo},   {"POST", "/api/redo", true, post_redo},
    {"POST", "/api/save", true, post_save},   {"POST", "/api/open", false, post_open},
    {"POST", "/api/close", true, post_close}, {"POST", "/api/quit", false, post_quit},
};
const struct routes routes_book = {table, sizeof table / sizeof table[0]};
