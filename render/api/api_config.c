/* Configs that are being changed, and the memory of puzzles. */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/file/infile.h"
#include "base/json/json_tree.h"
#include "base/limits.h"
#include "config/yaml/edit.h"
#include "render/api/designing.h"

static nonet_config *config_new(const char *name)
{
    nonet_config *c = calloc(1, sizeof *c);
    if (c) {
        c->name = strdup(name);
    }
    if (c && !c->name) {
        free(c);
        c = NULL;
    }
    return c;
}

nonet_config *nonet_config_open(const char *path, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    nonet_config *c = config_new(path);
    enum status status = c ? STATUS_OK : STATUS_FAILED;
    int wrong = c ? infile_read(path, LIMIT_YAML_FILE, &c->text) : 0;
    if (wrong) {
        status = diag_error(d, &(struct diag_at){.file = path}, "cannot read: %s", strerror(wrong));
    }
    if (status != STATUS_OK) {
        nonet_config_drop(c);
        c = NULL;
    }
    api_end(&call, status);
    return c;
}

nonet_config *nonet_config_open_text(const char *name, const char *yaml, size_t length,
                                     nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_config *c = config_new(name ? name : "config");
    if (c) {
        text_add(&c->text, yaml ? yaml : "", yaml ? length : 0);
        text_puts(&c->text, "");
    }
    if (c && c->text.failed) {
        nonet_config_drop(c);
        c = NULL;
    }
    api_end(&call, c ? STATUS_OK : STATUS_FAILED);
    return c;
}

void nonet_config_drop(nonet_config *config)
{
    if (config) {
        free(config->name);
        text_free(&config->text);
        text_free(&config->values);
        free(config);
    }
}

const char *nonet_config_text(const nonet_config *config, size_t *length)
{
    if (length) {
        *length = config->text.length;
    }
    return config->text.data ? config->text.data : "";
}

/* ---- edits ---- */

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
           text[0] != ' ' && text[0] != '-' && text[0] != '.' &&
           strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") > 0;
}

static void put_text(struct span span, bool quoted, struct text *out)
{
    char *text = strndup(span.text ? span.text : "", span.length);
    if (!text) {
        out->failed = true;
    } else if (quoted && !is_plain(text)) {
        text_json(out, text);
    } else {
        text_puts(out, text);
    }
    free(text);
}

static void put_value(const struct json_tree *t, const struct json_node *n, struct text *out)
{
    if (!json_is_nested(n)) {
        put_text(n->text, n->kind == JSON_STRING, out);
        return;
    }
    const bool map = n->kind == JSON_OBJECT;
    text_puts(out, map ? "{" : "[");
    for (const struct json_node *c = json_first(t, n); c; c = json_next(t, c)) {
        text_puts(out, c == json_first(t, n) ? "" : ", ");
        if (map) {
            put_text(c->key, true, out);
            text_puts(out, ": ");
        }
        put_value(t, c, out);
    }
    text_puts(out, map ? "}" : "]");
}

/* JSON as YAML in one line, with as few quotes as a person would write. */
static enum status value_as_yaml(const char *value, struct text *out, struct diag *d)
{
    struct text list = {0};
    struct json_tree tree = {0};
    text_printf(&list, "[%s]", value);
    bool good = !list.failed && json_tree_parse(&tree, (struct span){list.data, list.length}) &&
                json_first(&tree, &tree.node[0]) &&
                !json_next(&tree, json_first(&tree, &tree.node[0]));
    if (good) {
        put_value(&tree, json_first(&tree, &tree.node[0]), out);
    }
    json_tree_free(&tree);
    text_free(&list);
    return !good         ? diag_usage(d, NULL, "the value is not JSON")
           : out->failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                         : STATUS_OK;
}

/* The new text takes the place of the old one. */
static enum status take_text(nonet_config *config, struct text *out, enum status status)
{
    if (status == STATUS_OK) {
        text_free(&config->text);
        config->text = *out;
        text_puts(&config->text, "");
    } else {
        text_free(out);
    }
    return status;
}

enum nonet_status nonet_config_edit(nonet_config *config, const char *path, const char *value,
                                    nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct text yaml = {0};
    struct text out = {0};
    enum status status = value ? value_as_yaml(value, &yaml, d) : STATUS_OK;
    if (status == STATUS_OK) {
        status = yaml_edit(config->name, nonet_config_text(config, NULL), config->text.length, path,
                           value ? yaml.data : NULL, &out, d);
        status = take_text(config, &out, status);
    }
    text_free(&yaml);
    return api_end(&call, status);
}

enum nonet_status nonet_config_swap(nonet_config *config, const char *path, nonet_error *error)
{
    struct api_call call;
    struct diag *d = api_begin(&call, error);
    struct text out = {0};
    enum status status = yaml_swap(config->name, nonet_config_text(config, NULL),
                                   config->text.length, path, &out, d);
    return api_end(&call, take_text(config, &out, status));
}

const char *nonet_config_values(nonet_config *config)
{
    struct yaml_outline *o = yaml_outline_new(nonet_config_text(config, NULL), config->text.length);
    struct json_writer w = {.out = &config->values};
    text_clear(&config->values);
    if (o) {
        yaml_outline_json(o, &w);
    }
    yaml_outline_drop(o);
    return o && !config->values.failed ? config->values.data : NULL;
}

static struct text schema;

static void make_schema(void)
{
    book_config_print_json_schema(press_vocabulary(), &schema);
}

const char *nonet_config_schema(void)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_schema);
    return schema.failed ? NULL : schema.data;
}

/* ---- the memory of puzzles ---- */

nonet_memory *nonet_memory_create(nonet_error *error)
{
    struct api_call call;
    api_begin(&call, error);
    nonet_memory *m = calloc(1, sizeof *m);
    if (m) {
        m->puzzles = puzzle_memory_new();
    }
    if (m && !m->puzzles) {
        free(m);
        m = NULL;
    }
    api_end(&call, m ? STATUS_OK : STATUS_FAILED);
    return m;
}

void nonet_memory_drop(nonet_memory *memory)
{
    if (memory) {
        puzzle_memory_drop(memory->puzzles);
        free(memory);
    }
}
