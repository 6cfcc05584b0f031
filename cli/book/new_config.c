#include "cli/book/new_config.h"

#include <errno.h>
#include <inttypes.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/file/infile.h"
#include "base/json/json_writer.h"
#include "base/limits.h"
#include "base/span.h"
#include "config/calendar_date.h"
#include "config/translation/translation.h"
#include "config/yaml/edit.h"
#include "render/book/cover/book_cover.h"
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

/* Is the value at a path given by language, as in {en: A text, de: Ein Text}? */
static bool is_by_language(const struct volume *v, const char *path)
{
    static const char *const nothing[] = {NULL};
    struct yaml_outline *o = yaml_outline_new(v->yaml.data, v->yaml.length);
    struct text json = {0};
    struct json_writer w = {.out = &json};
    if (o) {
        yaml_outline_json_but(o, path, nothing, &w);
    }
    const bool is_map = json.data && json.data[0] == '{';
    yaml_outline_drop(o);
    text_free(&json);
    return is_map;
}

static size_t digits_at(const char *text)
{
    return strspn(text, "0123456789");
}

/* Does a text have this word and a number after it at p? */
static bool is_numbered(const char *text, const char *p, struct span word)
{
    const bool begins = p == text || strchr(" (,;:-", p[-1]);
    return begins && strncasecmp(p, word.text, word.length) == 0 && digits_at(p + word.length);
}

/* Where the volume's number is in a text: after the language's word for a volume, as in "Volume 1:
 * easy", and in a title otherwise at the end. NULL: there is none. */
static const char *find_number(const char *text, const char *language, bool is_title)
{
    const char *usual = language_text(language, TEXT_volume);
    const struct span words[] = {{usual, strcspn(usual, "{")}, {"Vol. ", strlen("Vol. ")}};
    const char *end = text + strlen(text);
    for (const char *p = text; p < end; p++) {
        for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
            if (is_numbered(text, p, words[i])) {
                return p + words[i].length;
            }
        }
    }
    const char *space = strrchr(text, ' ');
    const bool ends =
        space && space > text && digits_at(space + 1) && !space[1 + digits_at(space + 1)];
    return is_title && ends ? space + 1 : NULL;
}

/* The texts in which a volume's number is raised. */
static const struct {
    const char *path;
    size_t offset; /* of the text in struct book_config */
    bool is_title;
} titles[] = {
    {"book.title", offsetof(struct book_config, book.title), true},
    {"book.subtitle", offsetof(struct book_config, book.subtitle), false},
    {"cover.title", offsetof(struct book_config, cover.title), true},
    {"cover.subtitle", offsetof(struct book_config, cover.subtitle), false},
};
enum { TITLES = sizeof titles / sizeof *titles };

/* NULL: the config does not have it. */
static const char *title_of(const struct book_config *c, size_t i)
{
    return *(const char *const *)((const char *)c + titles[i].offset);
}

static bool has_number(const struct book_config *c)
{
    bool found = c->series.volume != 0;
    for (size_t i = 0; i < TITLES; i++) {
        const char *text = title_of(c, i);
        found |= text && find_number(text, c->book.language, titles[i].is_title);
    }
    return found;
}

/* "Sudoku 1" becomes "Sudoku 2". The book's title gets a number where nothing else has one. */
static enum status change_one_title(struct volume *v, const char *path, size_t i,
                                    const struct book_config *c)
{
    enum { MAX_VOLUME_DIGITS = 5 };
    const char *title = title_of(c, i);
    const char *number = title ? find_number(title, c->book.language, titles[i].is_title) : NULL;
    const size_t digits = number ? digits_at(number) : 0;
    if (!title || digits > MAX_VOLUME_DIGITS || (!number && (i || has_number(c)))) {
        return STATUS_OK;
    }
    struct text next = {0};
    text_add(&next, title, number ? (size_t)(number - title) : strlen(title));
    text_printf(&next, "%s%lu", number ? "" : " ", number ? strtoul(number, NULL, 10) + 1 : 2);
    text_puts(&next, number ? number + digits : "");
    enum status status = change_text(v, path, &next);
    text_free(&next);
    return status;
}

static enum status change_title(struct volume *v, size_t i)
{
    const struct book_config *c = v->config;
    enum status status = STATUS_OK;
    if (!is_by_language(v, titles[i].path)) {
        return change_one_title(v, titles[i].path, i, c);
    }
    for (size_t k = 0; k < c->edition_count + 1 && status == STATUS_OK; k++) {
        char path[64];
        snprintf(path, sizeof path, "%s.%s", titles[i].path,
                 c->languages.count ? c->languages.item[k] : c->book.language);
        status = change_one_title(v, path, i, k ? c->edition[k - 1] : c);
    }
    return status;
}

/* A palette has other colours for each volume of a series. Without a series, the next palette
 * follows; colours that the config names stay. */
static enum status change_colours(struct volume *v)
{
    const struct config_cover *cover = &v->config->cover;
    size_t next = 0;
    if (!cover->make || (cover->palette && v->config->series.volume) || cover->has_background) {
        return STATUS_OK;
    }
    for (size_t i = 0; cover->palette && cover_palette_name(i); i++) {
        next = strcmp(cover_palette_name(i), cover->palette) == 0 ? i + 1 : next;
    }
    const char *name = cover_palette_name(cover_palette_name(next) ? next : 0);
    return change(v, "cover.palette", name);
}

/* Choices are about the puzzles of this volume, and kept ones would come again. */
static enum status forget_choices(struct volume *v)
{
    const struct book_config *c = v->config;
    enum status status = c->choices ? change(v, "choices", NULL) : STATUS_OK;
    for (size_t i = 0; i < c->section_count && !c->calendar.day_count; i++) {
        char path[64];
        snprintf(path, sizeof path, "sections[%zu].keep", i);
        if (status == STATUS_OK && c->section[i].keep.count) {
            status = change(v, path, NULL);
        }
        snprintf(path, sizeof path, "sections[%zu].leave_out", i);
        if (status == STATUS_OK && c->section[i].leave_out.count) {
            status = change(v, path, NULL);
        }
    }
    return status;
}

/* The next volume's calendar begins where this volume's ends. */
static enum status change_days(struct volume *v)
{
    const struct config_calendar *c = &v->config->calendar;
    char next[DAY_SIZE];
    int day;
    if (!c->day_count || !day_read(c->from, &day)) {
        return STATUS_OK;
    }
    day_print(day + (int)c->days, next);
    return change(v, "calendar.from", next);
}

/* The new config is made next to the old one, and names the folder from there. */
static void warn_of_folder(const struct volume *v, const char *folder)
{
    const char *slash = strrchr(v->path, '/');
    struct text path = {0};
    struct stat status;
    text_add(&path, v->path, slash && *folder != '/' ? (size_t)(slash - v->path) + 1 : 0);
    text_puts(&path, folder);
    if (!path.failed && stat(path.data, &status) != 0) {
        v->diag->hint = "make this volume there, or name its folder with -o";
        diag_warning(v->diag, NULL, "avoid: there is no folder '%s'", path.data);
    }
    text_free(&path);
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
    if (status == STATUS_OK) {
        warn_of_folder(v, folder.data);
    }
    text_free(&folder);
    return status;
}

static enum status change_all(struct volume *v)
{
    enum status status = change_number(v, "seed", v->config->seed + 1);
    for (size_t i = 0; i < TITLES; i++) {
        status = status == STATUS_OK ? change_title(v, i) : status;
    }
    status = status == STATUS_OK ? change_colours(v) : status;
    status = status == STATUS_OK ? change_days(v) : status;
    status = status == STATUS_OK ? forget_choices(v) : status;
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
