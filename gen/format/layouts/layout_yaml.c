#include "gen/format/layouts/layout_yaml.h"

#include <string.h>

#include "config/yaml/yaml.h"

/* The letters of a map or a name, each piece of a line where it stands. */
static void add_map(struct layout_text *out, const struct yaml_node *n)
{
    for (size_t i = 0; i < n->length;) {
        size_t start = i;
        while (i < n->length && !strchr(" \t\r\n", n->text[i])) {
            i++;
        }
        if (i > start) {
            struct yaml_location place = yaml_location_of_byte(n, start);
            struct diag_at at;
            layout_text_add(out, n->text + start, i - start, yaml_diag_at(&place, &at));
        } else {
            i++;
        }
    }
}

enum status layout_yaml_read(const char *path, struct layout_text *out, struct diag *d)
{
    struct yaml_load load = {.arena = &out->arena, .d = d};
    const char *bytes;
    size_t length;
    struct yaml_node *root = NULL;
    const struct yaml_source *source = NULL;
    enum status status = yaml_read_file(&load, path, NULL, &bytes, &length);
    if (status == STATUS_OK) {
        source = yaml_source_new(&load, path, bytes, length);
        status = source ? yaml_parse(&load, source, 0, &root) : STATUS_USAGE;
    }
    struct yaml_node *list = root && root->kind == YAML_KIND_MAP ? yaml_find(root, "houses") : root;
    if (status == STATUS_OK && (!list || list->kind != YAML_KIND_LIST || !list->count)) {
        struct diag_at at = {.file = path};
        const struct yaml_node *wrong = list ? list : root;
        d->hint = "write houses: [hyper, …], or each map as a block of lines";
        status = diag_usage(d, wrong ? yaml_diag_at(&wrong->location, &at) : &at,
                            "`houses` must be a list of maps or names");
    }
    for (struct yaml_node *n = status == STATUS_OK ? list->first : NULL; n; n = n->next) {
        if (n->kind != YAML_KIND_SCALAR) {
            status = yaml_error(&load, &n->location,
                                "a map of houses must be text with a letter for each cell");
            break;
        }
        text_puts(&out->text, n == list->first ? "" : ",");
        add_map(out, n);
    }
    return status;
}
