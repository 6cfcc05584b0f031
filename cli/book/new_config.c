#include "cli/book/new_config.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/file/infile.h"
#include "base/json/json_writer.h"
#include "base/limits.h"
#include "config/yaml/edit.h"
#include "render/press/press.h"

struct volume {
    const char *path;
    const char *folder;
    const struct book_config *config;
    struct text yaml;
    struct diag *diag;
};

static enum status change(struct volume *v, const char *path, const char *value)
{
    struct text next = {0};
    enum status status = yaml_edit(v->path, v->yaml.data ? v->yaml.data : "", v->yaml.length, path,
                                   value, &next, v->diag);
    if (status == STATUS_OK) {
        text_free(&v->yaml);
        v->yaml = next;
    } else {
        text_free(&next);
    }
    return status;
}

static enum status change_text(struct volume *v, const char *path, const struct text *value)
{
    struct text quoted = {0};
    struct json_writer w = {.out = &quoted};
    json_put_string(&w, value->data ? value->data : "");
    enum status status = value->failed || quoted.failed ? diag_error(v->diag, NULL, OUT_OF_MEMORY)
                                                        : change(v, path, quoted.data);
    text_free(&quoted);
    return status;
}

static enum status change_number(struct volume *v, const char *path, uint64_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%" PRIu64, number);
    return change(v, path, digits);
}

/* "Sudoku 1" becomes "Sudoku 2". A title without a number gets one where the series has none. */
static enum status change_title(struct volume *v)
{
    const char *title = v->config->book.title;
    size_t end = strlen(title);
    size_t begin = end;
    struct text next = {0};
    while (begin > 0 && title[begin - 1] >= '0' && title[begin - 1] <= '9') {
        begin--;
    }
    const bool numbered = begin < end && end - begin < 6 && begin > 0 && title[begin - 1] == ' ';
    if (!numbered && v->config->series.volume) {
        return STATUS_OK;
    }
    text_add(&next, title, numbered ? begin : end);
    text_printf(&next, "%s%lu", numbered ? "" : " ",
                numbered ? strtoul(title + begin, NULL, 10) + 1 : 2);
    enum status status = change_text(v, "book.title", &next);
    text_free(&next);
    return status;
}

static enum status add_folder(struct volume *v)
{
    char item[32];
    struct text folder = {0};
    const char *slash = strrchr(v->path, '/');
    const char *name = slash ? slash + 1 : v->path;
    const char *dot = strrchr(name, '.');
    if (v->folder) {
        text_puts(&folder, v->folder);
    } else {
        text_add(&folder, name, dot && dot > name ? (size_t)(dot - name) : strlen(name));
    }
    snprintf(item, sizeof item, "avoid[%zu]", v->config->avoid.count);
    enum status status = change_text(v, item, &folder);
    text_free(&folder);
    return status;
}

static enum status change_all(struct volume *v)
{
    enum status status = change_number(v, "seed", v->config->seed + 1);
    status = status == STATUS_OK ? change_title(v) : status;
    if (status == STATUS_OK && v->config->series.volume) {
        status = change_number(v, "series.volume", v->config->series.volume + 1U);
    }
    if (status == STATUS_OK && v->config->book.isbn) {
        status = change(v, "book.isbn", NULL);
    }
    return status == STATUS_OK ? add_folder(v) : status;
}

enum status next_volume_write(const char *path, const char *folder, struct text *out,
                              struct diag *d)
{
    struct volume v = {.path = path, .folder = folder, .diag = d};
    struct book_config *config = NULL;
    int error = infile_read(path, LIMIT_YAML_FILE, &v.yaml);
    if (error) {
        text_free(&v.yaml);
        return diag_error(d, &(struct diag_at){.file = path}, "cannot read: %s", strerror(error));
    }
    enum status status = book_config_parse(&config, path, v.yaml.data ? v.yaml.data : "",
                                           v.yaml.length, press_vocabulary(), NULL, 0, d);
    v.config = config;
    status = status == STATUS_OK ? change_all(&v) : status;
    book_config_free(config);
    if (status == STATUS_OK) {
        *out = v.yaml;
        return STATUS_OK;
    }
    text_free(&v.yaml);
    return status;
}

static enum status set_one(const char *name, const char *item, struct text *yaml, struct diag *d)
{
    const char *value = strchr(item, '=');
    if (!value) {
        return diag_usage(d, NULL, "--set needs KEY=VALUE: '%s'", item);
    }
    struct text next = {0};
    char *key = strndup(item, (size_t)(value - item));
    enum status status = key ? yaml_edit(name, yaml->data, yaml->length, key, value + 1, &next, d)
                             : diag_error(d, NULL, OUT_OF_MEMORY);
    free(key);
    text_free(yaml);
    *yaml = next;
    return status;
}

enum status new_config_write(const struct studio_file *sample, const char *const *set,
                             size_t set_count, struct text *out, struct diag *d)
{
    struct book_config *config = NULL;
    struct text yaml = {0};
    text_puts(&yaml, sample->text);
    enum status status = yaml.failed ? diag_error(d, NULL, OUT_OF_MEMORY) : STATUS_OK;
    for (size_t i = 0; i < set_count && status == STATUS_OK; i++) {
        status = set_one(sample->name, set[i], &yaml, d);
    }
    if (status == STATUS_OK) {
        status = book_config_parse(&config, sample->name, yaml.data, yaml.length,
                                   press_vocabulary(), NULL, 0, d);
        book_config_free(config);
    }
    if (status == STATUS_OK) {
        *out = yaml;
        return STATUS_OK;
    }
    text_free(&yaml);
    return status;
}
