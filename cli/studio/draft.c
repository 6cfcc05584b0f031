#include "cli/studio/draft.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "base/json/json_writer.h"
#include "base/limits.h"
#include "config/yaml/edit.h"
#include "gen/grade/level.h"
#include "render/book/book.h"

enum { MAX_STEPS = 500 }; /* changes that can be undone */

/* A planned book with what it borrows. */
struct version {
    struct book_config *config;
    struct press_options options;
    struct press_proof *proof;
    unsigned users; /* the view, and the puzzles of later versions */
};

struct draft {
    char *path;
    char *draft_path;
    unsigned threads;
    struct text yaml;
    struct text saved; /* what the file holds, as far as is known */
    struct draft_messages messages;
    char **step; /* texts: those before now, now, and those that were undone */
    size_t step_count;
    size_t now;
    unsigned revision;
    struct version *shown;
    struct version *maker;  /* whose puzzles are in use */
    struct record *puzzles; /* the maker's, for the next proof */
    struct text puzzle_key; /* what in the config decides on the puzzles */
    bool ready;             /* the pages are those of the text */
};

/* ---- messages ---- */

static void collect(void *context, const struct diag_message *m)
{
    struct draft_messages *messages = context;
    struct text *out = &messages->json;
    struct json_writer w = {.out = out};
    text_puts(out, out->length ? "," : "");
    json_put_open(&w, '{');
    json_member_bool(&w, "warning", m->is_warning);
    json_member_string(&w, "text", m->text);
    if (m->hint) {
        json_member_string(&w, "hint", m->hint);
    }
    if (m->at) {
        json_member_unsigned(&w, "line", m->at->line);
        json_member_unsigned(&w, "column", m->at->col);
        if (messages->outline && m->at->line) {
            struct text path = {0};
            yaml_outline_path(messages->outline, m->at->line, m->at->col, &path);
            json_member_string(&w, "path", path.data ? path.data : "");
            text_free(&path);
        }
    }
    json_put_close(&w, '}');
}

void draft_collect(struct diag *d, struct draft_messages *messages)
{
    diag_init(d, NULL);
    d->deliver = collect;
    d->deliver_context = messages;
}

/* ---- versions ---- */

static void version_drop(struct version *v)
{
    if (v && --v->users == 0) {
        press_proof_drop(v->proof);
        book_config_free(v->config);
        free(v);
    }
}

static void key_of(const struct draft *b, struct text *key)
{
    static const char *const deciding[] = {"sections", "seed", "repeats", "avoid", "techniques"};
    struct yaml_outline *o = yaml_outline_new(b->yaml.data, b->yaml.length);
    for (size_t i = 0; o && i < sizeof deciding / sizeof deciding[0]; i++) {
        struct span value = yaml_outline_value(o, deciding[i]);
        text_add(key, value.text ? value.text : "", value.length);
        text_puts(key, "\n--\n");
    }
    yaml_outline_free(o);
}

/* The puzzles of a version, for those that follow. */
static bool take_puzzles(struct draft *b, struct version *v)
{
    size_t count = 0;
    while (press_proof_puzzle(v->proof, count)) {
        count++;
    }
    struct record *puzzles = malloc((count + 1) * sizeof *puzzles);
    if (!puzzles) {
        return false;
    }
    for (size_t i = 0; i < count; i++) {
        puzzles[i] = *press_proof_puzzle(v->proof, i); /* its parts stay the version's */
    }
    free(b->puzzles);
    version_drop(b->maker);
    b->puzzles = puzzles;
    b->maker = v;
    v->users++;
    return true;
}

/* Plan the book anew; its pages stay as they are where that fails. */
static void plan(struct draft *b)
{
    struct diag d;
    struct text key = {0};
    struct version *v = calloc(1, sizeof *v);
    struct yaml_outline *outline =
        yaml_outline_new(b->yaml.data ? b->yaml.data : "", b->yaml.length);
    text_clear(&b->messages.json);
    b->messages.outline = outline;
    draft_collect(&d, &b->messages);
    b->ready = false;
    if (!v) {
        diag_error(&d, NULL, OUT_OF_MEMORY);
        yaml_outline_free(outline);
        return;
    }
    v->users = 1;
    key_of(b, &key);
    const bool same = b->puzzles && !key.failed && key.length == b->puzzle_key.length &&
                      memcmp(key.data, b->puzzle_key.data, key.length) == 0;
    v->options = (struct press_options){
        .threads = b->threads, .check = true, .puzzle = same ? b->puzzles : NULL};
    enum status status = book_config_parse(&v->config, b->path, b->yaml.data ? b->yaml.data : "",
                                           b->yaml.length, press_vocabulary(), NULL, 0, &d);
    if (status == STATUS_OK) {
        status = press_proof_make(&v->proof, v->config, &v->options, NULL, &d);
    }
    if (status == STATUS_OK && (same || take_puzzles(b, v))) {
        if (!same) {
            text_free(&b->puzzle_key);
            b->puzzle_key = key;
            key = (struct text){0};
        }
        version_drop(b->shown);
        b->shown = v;
        v = NULL;
        b->ready = true;
    }
    version_drop(v);
    text_free(&key);
    b->messages.outline = NULL;
    yaml_outline_free(outline);
}

/* ---- the text ---- */

static void write_draft(struct draft *b)
{
    struct diag quiet;
    diag_init(&quiet, NULL);
    outfile_write(b->draft_path, b->yaml.data ? b->yaml.data : "", b->yaml.length, &quiet);
}

static bool take_text(struct draft *b, const char *yaml, size_t length)
{
    struct text next = {0};
    text_add(&next, yaml, length);
    text_add(&next, "", 0);
    if (next.failed) {
        text_free(&next);
        return false;
    }
    text_free(&b->yaml);
    b->yaml = next;
    b->revision++;
    plan(b);
    return true;
}

bool draft_set(struct draft *b, const char *yaml, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy) {
        return false;
    }
    memcpy(copy, yaml, length);
    copy[length] = '\0';
    while (b->step_count > b->now + 1) {
        free(b->step[--b->step_count]);
    }
    if (b->step_count == MAX_STEPS) {
        free(b->step[0]);
        memmove(b->step, b->step + 1, --b->step_count * sizeof *b->step);
    }
    b->step[b->step_count++] = copy;
    b->now = b->step_count - 1;
    if (!take_text(b, copy, length)) {
        return false;
    }
    write_draft(b);
    return true;
}

bool draft_edit(struct draft *b, const char *path, const char *value)
{
    struct text out = {0};
    struct draft_messages messages = {.outline = NULL};
    struct diag d;
    draft_collect(&d, &messages);
    enum status status =
        yaml_edit(b->path, b->yaml.data ? b->yaml.data : "", b->yaml.length, path, value, &out, &d);
    bool good = status == STATUS_OK && draft_set(b, out.data ? out.data : "", out.length);
    if (status != STATUS_OK) {
        text_free(&b->messages.json);
        b->messages.json = messages.json;
        messages.json = (struct text){0};
    }
    text_free(&messages.json);
    text_free(&out);
    return good;
}

static bool move(struct draft *b, size_t to)
{
    b->now = to;
    if (!take_text(b, b->step[to], strlen(b->step[to]))) {
        return false;
    }
    write_draft(b);
    return true;
}

bool draft_undo(struct draft *b)
{
    return b->now > 0 && move(b, b->now - 1);
}

bool draft_redo(struct draft *b)
{
    return b->now + 1 < b->step_count && move(b, b->now + 1);
}

enum draft_saved draft_save(struct draft *b, bool force, struct diag *d)
{
    struct text now = {0};
    int error = infile_read(b->path, LIMIT_YAML_FILE, &now);
    bool same = error == ENOENT
                    ? b->saved.length == 0
                    : !error && now.length == b->saved.length &&
                          (!now.length || memcmp(now.data, b->saved.data, now.length) == 0);
    text_free(&now);
    if (!same && !force) {
        return DRAFT_CHANGED_OUTSIDE;
    }
    if (outfile_write(b->path, b->yaml.data ? b->yaml.data : "", b->yaml.length, d) != STATUS_OK) {
        return DRAFT_NOT_SAVED;
    }
    text_clear(&b->saved);
    text_add(&b->saved, b->yaml.data ? b->yaml.data : "", b->yaml.length);
    unlink(b->draft_path);
    return DRAFT_SAVED;
}

/* ---- opening ---- */

/* The text to begin with: a draft that was left, else what is given, else the file's. */
static bool first_text(struct draft *b, const char *yaml, struct text *out, struct diag *d)
{
    int error = infile_read(b->path, LIMIT_YAML_FILE, &b->saved);
    if (error && error != ENOENT) {
        diag_error(d, &(struct diag_at){.file = b->path}, "cannot read: %s", strerror(error));
        return false;
    }
    if (infile_read(b->draft_path, LIMIT_YAML_FILE, out) == 0) {
        return true;
    }
    text_clear(out);
    if (yaml) {
        text_puts(out, yaml);
    } else if (error) {
        diag_error(d, &(struct diag_at){.file = b->path}, "cannot read: %s", strerror(error));
        return false;
    } else {
        text_add(out, b->saved.data ? b->saved.data : "", b->saved.length);
    }
    return !out->failed;
}

struct draft *draft_open(const char *path, const char *yaml, unsigned threads, struct diag *d)
{
    struct draft *b = calloc(1, sizeof *b);
    struct text first = {0};
    struct text beside = {0};
    text_printf(&beside, "%s.draft", path);
    if (!b || beside.failed) {
        free(b);
        text_free(&beside);
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    b->threads = threads;
    b->path = strdup(path);
    b->draft_path = beside.data;
    b->step = calloc(MAX_STEPS, sizeof *b->step);
    if (!b->path || !b->step) {
        diag_error(d, NULL, OUT_OF_MEMORY);
        draft_close(b);
        return NULL;
    }
    bool good = first_text(b, yaml, &first, d);
    if (good) {
        b->step[0] = strdup(first.data ? first.data : "");
        b->step_count = b->step[0] ? 1 : 0;
        good = b->step_count && take_text(b, first.data ? first.data : "", first.length);
    }
    text_free(&first);
    if (!good) {
        draft_close(b);
        return NULL;
    }
    return b;
}

void draft_close(struct draft *b)
{
    if (!b) {
        return;
    }
    for (size_t i = 0; i < b->step_count; i++) {
        free(b->step[i]);
    }
    free(b->step);
    free(b->puzzles);
    version_drop(b->shown);
    version_drop(b->maker);
    text_free(&b->yaml);
    text_free(&b->saved);
    text_free(&b->messages.json);
    text_free(&b->puzzle_key);
    free(b->path);
    free(b->draft_path);
    free(b);
}

const char *draft_path(const struct draft *b)
{
    return b->path;
}

const struct text *draft_yaml(const struct draft *b)
{
    return &b->yaml;
}

unsigned draft_revision(const struct draft *b)
{
    return b->revision;
}

const struct press_proof *draft_proof(const struct draft *b)
{
    return b->shown ? b->shown->proof : NULL;
}

/* ---- the state ---- */

static void put_pages(const struct draft *b, struct json_writer *w)
{
    const struct book *book = press_proof_book(b->shown->proof);
    struct page_boxes boxes = book_page_boxes(book, BOOK_INTERIOR, 0);
    json_put_name(w, "pages");
    json_put_open(w, '{');
    json_member_unsigned(w, "interior", book_page_count(book, BOOK_INTERIOR));
    json_member_unsigned(w, "answers", book_page_count(book, BOOK_ANSWERS));
    json_member_bool(w, "cover", b->shown->config->cover.make);
    json_put_name(w, "width");
    json_put_real(w, boxes.width_pt, 2);
    json_put_name(w, "height");
    json_put_real(w, boxes.height_pt, 2);
    json_put_close(w, '}');
    json_put_name(w, "puzzles");
    json_put_open(w, '[');
    for (size_t i = 1; i <= book_puzzle_count(book); i++) {
        const struct book_puzzle *p = book_puzzle_at(book, i);
        json_put_open(w, '{');
        json_member_unsigned(w, "section", p->section);
        json_member_unsigned(w, "page", p->page);
        json_member_string(w, "level", p->record->level);
        json_put_name(w, "score");
        json_put_int(w, p->record->score);
        json_put_close(w, '}');
    }
    json_put_close(w, ']');
}

static bool is_saved(const struct draft *b)
{
    return b->yaml.length == b->saved.length &&
           (!b->yaml.length || memcmp(b->yaml.data, b->saved.data, b->yaml.length) == 0);
}

void draft_state(const struct draft *b, struct text *out)
{
    struct json_writer w = {.out = out};
    struct yaml_outline *o = yaml_outline_new(b->yaml.data ? b->yaml.data : "", b->yaml.length);
    json_put_open(&w, '{');
    json_member_string(&w, "path", b->path);
    json_member_unsigned(&w, "revision", b->revision);
    json_member_bool(&w, "ready", b->ready);
    json_member_bool(&w, "saved", is_saved(b));
    json_member_bool(&w, "undo", b->now > 0);
    json_member_bool(&w, "redo", b->now + 1 < b->step_count);
    json_member_string(&w, "yaml", b->yaml.data ? b->yaml.data : "");
    json_put_name(&w, "values");
    if (o) {
        yaml_outline_json(o, &w);
    } else {
        json_put_null(&w);
    }
    json_put_name(&w, "messages");
    json_put_open(&w, '[');
    json_put_json(&w, b->messages.json.data ? b->messages.json.data : "");
    json_put_close(&w, ']');
    if (b->shown) {
        put_pages(b, &w);
    }
    json_put_close(&w, '}');
    yaml_outline_free(o);
}
