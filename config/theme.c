#include "config/theme.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

static const char *const parts[] = {"style", "cover", "print"};

static bool is_path(const char *name)
{
    size_t length = strlen(name);
    return strchr(name, '/') || (length > 5 && strcmp(name + length - 5, ".yaml") == 0);
}

/* The text of a theme, and what it is called in messages. NULL after an error. */
static const struct yaml_source *find_theme(struct yaml_load *load, const struct yaml_node *named,
                                            const char *name, const char *directory)
{
    const char *list[32];
    struct text all = {0};
    size_t count = 0;
    for (size_t i = 0; i < theme_text_count && count < 32; i++) {
        if (strcmp(theme_texts[i].name, name) == 0) {
            text_free(&all);
            char path[64];
            snprintf(path, sizeof path, "themes/%s.yaml", name);
            const char *said = arena_copy(load->arena, path, strlen(path));
            return said ? yaml_source_new(load, said, theme_texts[i].yaml,
                                          strlen(theme_texts[i].yaml))
                        : NULL;
        }
        list[count++] = theme_texts[i].name;
        text_printf(&all, "%s%s", count > 1 ? ", " : "", theme_texts[i].name);
    }
    const struct yaml_location *at = named ? &named->location : NULL;
    const char *text;
    size_t length;
    const struct yaml_source *source = NULL;
    if (is_path(name)) {
        struct text path = {0};
        text_printf(&path, "%s%s%s", *name == '/' ? "" : directory, *name == '/' ? "" : "/", name);
        const char *said = path.failed ? NULL : arena_copy(load->arena, path.data, path.length);
        if (said && yaml_read_file(load, said, at, &text, &length) == STATUS_OK) {
            source = yaml_source_new(load, said, text, length);
        }
        text_free(&path);
    } else {
        const char *near = text_nearest(name, list, count);
        yaml_error(load, at,
                   near ? "theme: there is no theme '%s'; did you mean '%s'?"
                        : "theme: there is no theme '%s'; choose one of %s, or give the path of a "
                          ".yaml file",
                   name,
                   near       ? near
                   : all.data ? all.data
                              : "");
    }
    text_free(&all);
    return source;
}

static struct yaml_node *copy_node(struct yaml_load *load, const struct yaml_node *node)
{
    struct yaml_node *copy = arena_alloc(load->arena, sizeof *copy);
    if (!copy) {
        yaml_error(load, NULL, "out of memory while reading a config");
        return NULL;
    }
    *copy = *node;
    copy->next = NULL;
    return copy;
}

/* The config's value stays. If both have a map, their keys are merged. */
static void merge(struct yaml_load *load, struct yaml_node *into, const struct yaml_node *from)
{
    for (const struct yaml_node *child = from->first; child; child = child->next) {
        struct yaml_node *own = yaml_find(into, child->key);
        if (own && yaml_is_null(own) && child->kind == YAML_KIND_MAP) {
            own->kind = YAML_KIND_MAP;
        }
        if (own && own->kind == YAML_KIND_MAP && child->kind == YAML_KIND_MAP) {
            merge(load, own, child);
        } else if (!own) {
            struct yaml_node *copy = copy_node(load, child);
            if (copy) {
                yaml_append(into, copy);
            }
        }
    }
}

static bool is_part(const char *key)
{
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        if (strcmp(parts[i], key) == 0) {
            return true;
        }
    }
    return false;
}

static void check_theme(struct yaml_load *load, const struct yaml_node *theme)
{
    if (theme->kind != YAML_KIND_MAP) {
        yaml_error(load, &theme->location,
                   "a theme must be a map with the keys style, cover and print");
        return;
    }
    for (const struct yaml_node *child = theme->first; child; child = child->next) {
        if (!is_part(child->key)) {
            yaml_error(load, &child->key_location,
                       "%s: a theme cannot set this, only style, cover and print", child->key);
        } else if (child->kind == YAML_KIND_MAP && yaml_find(child, "theme")) {
            yaml_error(load, &yaml_find(child, "theme")->key_location,
                       "theme: a theme cannot name another theme");
        }
    }
}

enum status theme_apply(struct yaml_load *load, struct yaml_node **root, const char *directory)
{
    struct yaml_node *style =
        *root && (*root)->kind == YAML_KIND_MAP ? yaml_find(*root, "style") : NULL;
    struct yaml_node *named =
        style && style->kind == YAML_KIND_MAP ? yaml_find(style, "theme") : NULL;
    const char *name =
        named && named->kind == YAML_KIND_SCALAR && named->length ? named->text : "classic";
    unsigned before = load->errors;
    const struct yaml_source *source = find_theme(load, named, name, directory);
    struct yaml_node *theme = NULL;
    if (source && yaml_parse(load, source, 0, &theme) == STATUS_OK && theme) {
        check_theme(load, theme);
    }
    if (theme && load->errors == before && *root && (*root)->kind == YAML_KIND_MAP) {
        merge(load, *root, theme);
    }
    return load->errors == before ? STATUS_OK : STATUS_USAGE;
}
