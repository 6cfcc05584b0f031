#include "render/api/section_keys.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/json/json_tree.h"
#include "base/portable/posix_files.h"
#include "config/yaml/edit.h"

/* Keys of a section that affect its pages but not its puzzles. All other keys count as affecting
 * the puzzles. */
#define OF_PAGES                                                                                   \
    "title", "introduction", "tip", "before", "label", "names", "setter_notes", "per_page",        \
        "rhythm", "mix", "columns", "link", "candidates", "notes", "notes_height", "check_boxes",  \
        "time_line", "vote_boxes", "style", "answers", "page_title", "name_line", "page_text",     \
        "page_text_at"
static const char *const of_pages[] = {OF_PAGES, NULL};

/* Keys of a section that decide which of the puzzles made for it are taken, and in which order. The
 * level is in the memory's own key, since a mix has several. */
static const char *const of_choice[] = {
    OF_PAGES, "level",     "levels",   "count",   "order", "order_by",
    "keep",   "leave_out", "distinct", "recheck", "avoid", NULL,
};

/* What decides on a calendar's days but not on their puzzles. */
static const char *const of_calendar[] = {"from",         "days",     "title", "numbers",
                                          "repeat_after", "editions", NULL};

/* What decides on the puzzles of all sections. */
static const char *const of_all[] = {"seed", "repeats", "avoid"};

/* Wherever a value is the path of a file, when and how large that is: its content decides too. */
static void add_files(const char *directory, struct text *key)
{
    struct json_tree tree = {0};
    const struct span text = {key->data, key->length};
    struct text files = {0};
    bool good = json_tree_parse(&tree, text);
    for (unsigned i = 0; good && i < tree.count; i++) {
        const struct json_node *n = &tree.node[i];
        struct text path = {0};
        struct stat status;
        if (n->kind != JSON_STRING || n->text.length > 4000) {
            continue;
        }
        bool absolute = n->text.length && n->text.text[0] == '/';
        text_printf(&path, "%s%s%.*s", absolute ? "" : directory, absolute ? "" : "/",
                    (int)n->text.length, n->text.text);
        if (!path.failed && stat(path.data, &status) == 0 && S_ISREG(status.st_mode)) {
            text_printf(&files, " %lld:%lld.%09ld:%llu", (long long)status.st_size,
                        (long long)status.st_mtim.tv_sec, status.st_mtim.tv_nsec,
                        (unsigned long long)status.st_ino);
        }
        text_free(&path);
    }
    json_tree_free(&tree);
    text_add(key, files.data ? files.data : "", files.length);
    key->failed |= !good || files.failed;
    text_free(&files);
}

/* The key that was written, with its files; NULL: memory ended. */
static char *finish_key(const char *directory, struct text *key)
{
    if (!key->failed) {
        add_files(directory, key);
    }
    if (key->failed) {
        text_free(key);
    }
    return key->data;
}

static char *make_key(const struct yaml_outline *o, const char *directory, size_t section)
{
    static const char *const nothing[] = {NULL};
    struct text key = {0};
    struct json_writer w = {.out = &key};
    char path[40];
    snprintf(path, sizeof path, "sections[%zu]", section);
    json_put_open(&w, '[');
    json_put_unsigned(&w, section);
    yaml_outline_json_but(o, path, of_pages, &w);
    for (size_t i = 0; i < sizeof of_all / sizeof of_all[0]; i++) {
        yaml_outline_json_but(o, of_all[i], nothing, &w);
    }
    json_put_close(&w, ']');
    return finish_key(directory, &key);
}

/* Of a calendar, all specs and the number of the one. */
static char *make_wish(const struct yaml_outline *o, const struct book_config *cfg, size_t spec)
{
    static const char *const nothing[] = {NULL};
    struct text key = {0};
    struct json_writer w = {.out = &key};
    char path[40];
    snprintf(path, sizeof path, "sections[%zu]", spec);
    json_put_open(&w, '[');
    if (cfg->calendar.day_count) {
        json_put_unsigned(&w, spec);
        yaml_outline_json_but(o, "calendar", of_calendar, &w);
    } else {
        yaml_outline_json_but(o, path, of_choice, &w);
    }
    yaml_outline_json_but(o, "seed", nothing, &w);
    json_put_close(&w, ']');
    return finish_key(cfg->directory, &key);
}

void section_keys_make(struct section_keys *keys, const struct book_config *cfg, const char *yaml,
                       size_t length)
{
    struct yaml_outline *o = yaml_outline_new(yaml, length);
    const size_t specs = book_config_spec_count(cfg);
    *keys = (struct section_keys){.item = calloc(cfg->section_count + 1, sizeof *keys->item),
                                  .wish = calloc(specs + 1, sizeof *keys->wish)};
    keys->count = keys->item ? cfg->section_count : 0;
    keys->wish_count = keys->wish ? specs : 0;
    for (size_t i = 0; o && i < keys->count; i++) {
        keys->item[i] = make_key(o, cfg->directory, i);
    }
    for (size_t i = 0; o && i < keys->wish_count; i++) {
        keys->wish[i] = make_wish(o, cfg, i);
    }
    yaml_outline_drop(o);
}

void section_keys_free(struct section_keys *keys)
{
    for (size_t i = 0; i < keys->count; i++) {
        free(keys->item[i]);
    }
    for (size_t i = 0; i < keys->wish_count; i++) {
        free(keys->wish[i]);
    }
    free(keys->item);
    free(keys->wish);
    *keys = (struct section_keys){0};
}
