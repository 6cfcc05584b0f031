#include "gen/format/layout_yaml.h"

#include <string.h>

#include "config/yaml/yaml.h"

enum status layout_yaml_read(const char *path, struct text *out, struct diag *d)
{
    struct arena arena = {0};
    struct yaml_load load = {.arena = &arena, .d = d};
    const char *bytes;
    size_t length;
    struct yaml_node *root = NULL;
    const struct yaml_source *source = NULL;
    enum status status = yaml_read_file(&load, path, &bytes, &length);
    if (status == STATUS_OK) {
        source = yaml_source_new(&load, path, bytes, length);
        status = source ? yaml_parse(&load, source, 0, &root) : STATUS_USAGE;
    }
    struct yaml_node *list = root && root->kind == YAML_KIND_MAP ? yaml_find(root, "houses") : root;
    if (status == STATUS_OK && (!list || list->kind != YAML_KIND_LIST || !list->count)) {
        struct diag_at at = {.file = path};
        d->hint = "like: houses: [hyper, ...], or each map as a block of lines";
        status = diag_usage(d, &at, "`houses` must be a list of maps or names");
    }
    for (struct yaml_node *n = status == STATUS_OK ? list->first : NULL; n; n = n->next) {
        if (n->kind != YAML_KIND_SCALAR) {
            status = yaml_error(&load, &n->location, "a house map is text, a letter a cell");
            break;
        }
        text_puts(out, n == list->first ? "" : ",");
        for (size_t i = 0; i < n->length; i++) {
            if (!strchr(" \t\r\n", n->text[i])) {
                text_add(out, n->text + i, 1);
            }
        }
    }
    arena_free(&arena);
    return status;
}
