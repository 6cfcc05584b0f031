/* Earlier volumes: the books that were made next to this one, and what the config avoids. How many
 * of the book's puzzles are in them? */
#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/studio/request.h"

enum { MAX_VOLUMES = 40 };

struct volumes {
    char *path[MAX_VOLUMES]; /* as the config would name it */
    bool avoided[MAX_VOLUMES];
    size_t count;
};

static void add_volume(struct volumes *v, const char *path, size_t length, bool avoided)
{
    for (size_t i = 0; i < v->count; i++) {
        if (strlen(v->path[i]) == length && memcmp(v->path[i], path, length) == 0) {
            return;
        }
    }
    char *copy = v->count < MAX_VOLUMES ? strndup(path, length) : NULL;
    if (copy) {
        v->avoided[v->count] = avoided;
        v->path[v->count++] = copy;
    }
}

/* What a config's `avoid` names: one path or several. */
static void add_avoided(struct volumes *v, const struct json_tree *t, const struct json_node *map)
{
    const struct json_node *avoid = json_member(t, map, "avoid");
    if (avoid && avoid->kind == JSON_STRING) {
        add_volume(v, avoid->text.text, avoid->text.length, true);
    }
    for (const struct json_node *n = avoid && avoid->kind == JSON_LIST ? json_first(t, avoid)
                                                                       : NULL;
         n; n = json_next(t, n)) {
        if (n->kind == JSON_STRING) {
            add_volume(v, n->text.text, n->text.length, true);
        }
    }
}

static void add_named(struct server *s, struct volumes *v)
{
    struct json_tree tree = {0};
    const char *values = nonet_config_values(draft_config(s->draft));
    if (values && json_tree_parse(&tree, (struct span){values, strlen(values)}) &&
        tree.node[0].kind == JSON_OBJECT) {
        add_avoided(v, &tree, &tree.node[0]);
        const struct json_node *list = json_member(&tree, &tree.node[0], "sections");
        for (const struct json_node *n = list && list->kind == JSON_LIST ? json_first(&tree, list)
                                                                         : NULL;
             n; n = json_next(&tree, n)) {
            if (n->kind == JSON_OBJECT) {
                add_avoided(v, &tree, n);
            }
        }
    }
    json_tree_free(&tree);
}

/* Folders next to the config that have a manifest, but for this book's own. */
static void add_neighbours(const struct server *s, struct volumes *v)
{
    struct text folder = {0};
    struct text own = {0};
    char *name[MAX_VOLUMES];
    size_t count = 0;
    config_folder(s, &folder);
    output_folder(s, &own);
    const char *slash = own.failed || folder.failed ? NULL : strrchr(own.data, '/');
    const char *own_name = slash ? slash + 1 : own.data;
    DIR *list = folder.failed || own.failed ? NULL : opendir(folder.data);
    for (const struct dirent *e = list ? readdir(list) : NULL; e && count < MAX_VOLUMES;
         e = readdir(list)) {
        struct text manifest = {0};
        text_printf(&manifest, "%s%s/manifest.json", folder.data, e->d_name);
        if (e->d_name[0] != '.' && strcmp(e->d_name, own_name) != 0 && !manifest.failed &&
            access(manifest.data, R_OK) == 0) {
            name[count] = strdup(e->d_name);
            count += name[count] != NULL;
        }
        text_free(&manifest);
    }
    if (list) {
        closedir(list);
    }
    qsort(name, count, sizeof name[0], text_compare);
    for (size_t i = 0; i < count; i++) {
        add_volume(v, name[i], strlen(name[i]), false);
        free(name[i]);
    }
    text_free(&folder);
    text_free(&own);
}

static void put_volume(struct json_writer *w, struct shown *shown, const char *folder,
                       const char *path, bool avoided)
{
    struct text whole = {0};
    nonet_error error = {.text = ""};
    text_printf(&whole, "%s%s", *path == '/' ? "" : folder, path);
    const char *json = whole.failed ? NULL : nonet_proof_repeats(shown->proof, whole.data, &error);
    json_put_open(w, '{');
    json_member_string(w, "path", path);
    json_member_bool(w, "avoided", avoided);
    if (json) {
        json_put_name(w, "compared");
        json_put_json(w, json);
    } else {
        json_member_string(w, "problem", error.text);
    }
    json_put_close(w, '}');
    text_free(&whole);
}

static enum MHD_Result get_volumes(struct server *s, struct request *r)
{
    struct volumes v = {.count = 0};
    struct text json = {0};
    struct text folder = {0};
    struct json_writer w = {.out = &json};
    struct shown *shown = desk_borrow(s->desk);
    if (!shown || !shown->whole) {
        desk_return(shown);
        return request_answer_problem(r, 404, "there are no puzzles yet");
    }
    add_named(s, &v);
    add_neighbours(s, &v);
    config_folder(s, &folder);
    pthread_mutex_unlock(&s->desk->lock);
    pthread_mutex_lock(&shown->drawing);
    json_put_open(&w, '{');
    json_put_name(&w, "volumes");
    json_put_open(&w, '[');
    for (size_t i = 0; i < v.count; i++) {
        put_volume(&w, shown, folder.data ? folder.data : "", v.path[i], v.avoided[i]);
        free(v.path[i]);
    }
    json_put_close(&w, ']');
    json_put_close(&w, '}');
    pthread_mutex_unlock(&shown->drawing);
    pthread_mutex_lock(&s->desk->lock);
    desk_return(shown);
    text_free(&folder);
    return request_answer_json(r, &json);
}

static const struct route table[] = {{"GET", "/api/volumes", true, get_volumes}};
const struct routes routes_volumes = {table, sizeof table / sizeof table[0]};
