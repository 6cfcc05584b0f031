#include "cli/studio/draft.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "base/json/json_tree.h"
#include "base/limits.h"

enum { MAX_STEPS = 500 }; /* changes that can be undone */

/* Texts; choices NULL: the config names no file of them. */
struct step {
    char *config;
    char *choices;
};

struct draft {
    char *path;
    char *draft_path;
    int lock; /* the draft's file, locked; -1: the folder has no room for one */
    nonet_config *config;
    struct text saved; /* what the file holds, as far as is known */
    struct step *step; /* those before now, now, and those that were undone */
    size_t step_count;
    size_t now;
    char *choices_path; /* NULL: none */
    nonet_config *choices;
    struct text choices_saved; /* what that file holds, as far as is known */
};

const char *draft_path(const struct draft *b)
{
    return b->path;
}

nonet_config *draft_config(struct draft *b)
{
    return b->config;
}

bool draft_can_undo(const struct draft *b)
{
    return b->now > 0;
}

bool draft_can_redo(const struct draft *b)
{
    return b->now + 1 < b->step_count;
}

bool draft_is_saved(const struct draft *b)
{
    size_t length;
    const char *yaml = nonet_config_text(b->config, &length);
    return length == b->saved.length && (!length || memcmp(yaml, b->saved.data, length) == 0);
}

/* ---- files ---- */

static void write_draft(const struct draft *b)
{
    struct diag quiet;
    size_t length;
    const char *yaml = nonet_config_text(b->config, &length);
    diag_init(&quiet, NULL);
    outfile_write(b->draft_path, yaml, length, &quiet);
}

/* The lock is a separate file, because the draft is deleted and written again. */
static bool take_lock(struct draft *b, struct diag *d)
{
    struct text path = {0};
    text_printf(&path, "%s.lock", b->draft_path);
    b->lock = path.failed ? -1 : open(path.data, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    text_free(&path);
    if (b->lock >= 0 && flock(b->lock, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        d->hint = "use that one, or end it with Ctrl-C or its button Quit";
        diag_error(d, NULL, "'%s' is open in another studio", b->path);
        close(b->lock);
        b->lock = -1;
        return false;
    }
    return true;
}

static void give_lock_up(const struct draft *b)
{
    if (b->lock >= 0) {
        struct text path = {0};
        text_printf(&path, "%s.lock", b->draft_path);
        if (!path.failed) {
            unlink(path.data);
        }
        text_free(&path);
        close(b->lock);
    }
}

enum draft_saved draft_save(struct draft *b, bool force, struct diag *d)
{
    struct text now = {0};
    size_t length;
    const char *yaml = nonet_config_text(b->config, &length);
    int error = infile_read(b->path, LIMIT_YAML_FILE, &now);
    bool same = error == ENOENT
                    ? b->saved.length == 0
                    : !error && now.length == b->saved.length &&
                          (!now.length || memcmp(now.data, b->saved.data, now.length) == 0);
    text_free(&now);
    if (!same && !force) {
        return DRAFT_CHANGED_OUTSIDE;
    }
    if (outfile_write(b->path, yaml, length, d) != STATUS_OK) {
        return DRAFT_NOT_SAVED;
    }
    text_clear(&b->saved);
    text_add(&b->saved, yaml, length);
    unlink(b->draft_path);
    return DRAFT_SAVED;
}

/* ---- choices ---- */

char *draft_choices_path(const struct draft *b, nonet_config *config)
{
    const char *values = nonet_config_values(config);
    const char *slash = strrchr(b->path, '/');
    struct json_tree tree = {0};
    struct text path = {0};
    if (values && json_tree_parse(&tree, (struct span){values, strlen(values)})) {
        const struct json_node *name = json_member(&tree, &tree.node[0], "choices");
        if (name && name->kind == JSON_STRING && name->text.length) {
            const bool absolute = name->text.text[0] == '/';
            text_add(&path, b->path, slash && !absolute ? (size_t)(slash - b->path) + 1 : 0);
            text_add(&path, name->text.text, name->text.length);
        }
    }
    json_tree_free(&tree);
    if (path.failed) {
        text_free(&path);
    }
    return path.data;
}

nonet_config *draft_begin_choices(struct draft *b, const char *path, struct diag *d)
{
    if (b->choices && strcmp(b->choices_path, path) == 0) {
        size_t length;
        const char *yaml = nonet_config_text(b->choices, &length);
        return nonet_config_open_text(path, yaml, length, NULL);
    }
    struct text yaml = {0};
    const int error = infile_read(path, LIMIT_YAML_FILE, &yaml);
    nonet_config *choices =
        error && error != ENOENT
            ? NULL
            : nonet_config_open_text(path, yaml.data ? yaml.data : "", yaml.length, NULL);
    if (!choices) {
        diag_error(d, &(struct diag_at){.file = path}, "cannot read: %s",
                   error ? strerror(error) : OUT_OF_MEMORY);
    }
    text_free(&yaml);
    return choices;
}

nonet_config *draft_choices(struct draft *b)
{
    return b->choices;
}

static void forget_choices(struct draft *b)
{
    nonet_config_drop(b->choices);
    free(b->choices_path);
    text_free(&b->choices_saved);
    b->choices = NULL;
    b->choices_path = NULL;
    b->choices_saved = (struct text){0};
}

/* Read the file that the config names now. */
static void read_choices(struct draft *b)
{
    struct diag quiet = {.out = NULL};
    char *path = draft_choices_path(b, b->config);
    forget_choices(b);
    nonet_config *choices = path ? draft_begin_choices(b, path, &quiet) : NULL;
    if (choices) {
        size_t length;
        const char *yaml = nonet_config_text(choices, &length);
        text_add(&b->choices_saved, yaml, length);
        b->choices = choices;
        b->choices_path = path;
        path = NULL;
    }
    free(path);
}

/* Where the config names another file now, read that. */
static void follow_choices(struct draft *b)
{
    char *path = draft_choices_path(b, b->config);
    const bool same = path && b->choices_path && strcmp(path, b->choices_path) == 0;
    free(path);
    if (!same) {
        read_choices(b);
    }
}

/* A config from elsewhere must not make the studio change files outside its own folder. */
static bool is_inside(const struct draft *b, const char *path)
{
    char *config = strdup(b->path);
    char *choices = strdup(path);
    char *roots[2] = {NULL, NULL};
    char *names[2] = {config, choices};
    for (unsigned i = 0; i < 2 && names[i]; i++) {
        char *slash = strrchr(names[i], '/');
        if (slash) {
            slash[slash == names[i]] = '\0';
        }
        roots[i] = realpath(slash ? names[i] : ".", NULL);
    }
    const size_t length = roots[0] ? strlen(roots[0]) : 0;
    const bool inside = roots[0] && roots[1] && strncmp(roots[0], roots[1], length) == 0 &&
                        (roots[1][length] == '/' || !roots[1][length] || length == 1);
    free(config);
    free(choices);
    free(roots[0]);
    free(roots[1]);
    return inside;
}

static bool is_as_known(const struct draft *b)
{
    struct text now = {0};
    const int error = infile_read(b->choices_path, LIMIT_YAML_FILE, &now);
    const bool same = (!error || error == ENOENT) && now.length == b->choices_saved.length &&
                      (!now.length || memcmp(now.data, b->choices_saved.data, now.length) == 0);
    text_free(&now);
    return same;
}

/* Write the file of choices. An editor may have it open elsewhere. */
static bool write_choices(struct draft *b, const char *yaml, size_t length, struct diag *d)
{
    if (!is_inside(b, b->choices_path)) {
        diag_error(d, NULL, "'%s' is not in the folder of the book", b->choices_path);
        return false;
    }
    if (!is_as_known(b)) {
        diag_error(d, NULL, "'%s' was changed outside the studio; do it again", b->choices_path);
        read_choices(b);
        return false;
    }
    nonet_config *next = nonet_config_open_text(b->choices_path, yaml, length, NULL);
    if (!next || outfile_write(b->choices_path, yaml, length, d) != STATUS_OK) {
        nonet_config_drop(next);
        return false;
    }
    nonet_config_drop(b->choices);
    b->choices = next;
    text_clear(&b->choices_saved);
    text_add(&b->choices_saved, yaml, length);
    return true;
}

/* ---- changes ---- */

static bool take_text(struct draft *b, const char *yaml, size_t length)
{
    nonet_config *next = nonet_config_open_text(b->path, yaml, length, NULL);
    if (!next) {
        return false;
    }
    nonet_config_drop(b->config);
    b->config = next;
    follow_choices(b);
    return true;
}

static void free_step(struct step *step)
{
    free(step->config);
    free(step->choices);
}

/* The choices as they are now become part of the present step. */
static bool note_choices(struct draft *b)
{
    struct step *step = &b->step[b->now];
    free(step->choices);
    step->choices = b->choices ? strdup(nonet_config_text(b->choices, NULL)) : NULL;
    return step->choices || !b->choices;
}

static bool add_step(struct draft *b, char *config)
{
    while (b->step_count > b->now + 1) {
        free_step(&b->step[--b->step_count]);
    }
    if (b->step_count == MAX_STEPS) {
        free_step(&b->step[0]);
        memmove(b->step, b->step + 1, --b->step_count * sizeof *b->step);
    }
    b->step[b->step_count++] = (struct step){config, NULL};
    b->now = b->step_count - 1;
    return take_text(b, config, strlen(config));
}

bool draft_set(struct draft *b, const char *yaml, size_t length)
{
    char *copy = strndup(yaml, length);
    if (!copy) {
        return false;
    }
    if (b->step_count && strcmp(b->step[b->now].config, copy) == 0) {
        free(copy);
        return true;
    }
    if (!add_step(b, copy) || !note_choices(b)) {
        return false;
    }
    write_draft(b);
    return true;
}

nonet_config *draft_begin(struct draft *b)
{
    size_t length;
    const char *yaml = nonet_config_text(b->config, &length);
    return nonet_config_open_text(b->path, yaml, length, NULL);
}

bool draft_commit(struct draft *b, const nonet_config *changed, const nonet_config *choices,
                  struct diag *d)
{
    size_t length;
    const char *yaml = nonet_config_text(changed, &length);
    const size_t before = b->now;
    if (!choices) {
        return draft_set(b, yaml, length) || (diag_error(d, NULL, OUT_OF_MEMORY), false);
    }
    char *copy = strndup(yaml, length);
    if (!copy || !add_step(b, copy)) {
        diag_error(d, NULL, OUT_OF_MEMORY);
        return false;
    }
    yaml = nonet_config_text(choices, &length);
    if (!b->choices_path || !write_choices(b, yaml, length, d)) {
        free_step(&b->step[--b->step_count]);
        b->now = before < b->step_count ? before : b->step_count - 1;
        take_text(b, b->step[b->now].config, strlen(b->step[b->now].config));
        return false;
    }
    write_draft(b);
    return note_choices(b);
}

static bool move(struct draft *b, size_t to)
{
    const struct step *step = &b->step[to];
    struct diag quiet = {.out = NULL};
    if (!take_text(b, step->config, strlen(step->config))) {
        return false;
    }
    if (step->choices && b->choices &&
        strcmp(step->choices, nonet_config_text(b->choices, NULL)) != 0 &&
        !write_choices(b, step->choices, strlen(step->choices), &quiet)) {
        take_text(b, b->step[b->now].config, strlen(b->step[b->now].config));
        return false;
    }
    b->now = to;
    write_draft(b);
    return true;
}

bool draft_undo(struct draft *b)
{
    return draft_can_undo(b) && move(b, b->now - 1);
}

bool draft_redo(struct draft *b)
{
    return draft_can_redo(b) && move(b, b->now + 1);
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

static struct draft *draft_new(const char *path)
{
    struct draft *b = calloc(1, sizeof *b);
    struct text beside = {0};
    text_printf(&beside, "%s.draft", path);
    if (!b || beside.failed) {
        free(b);
        text_free(&beside);
        return NULL;
    }
    b->lock = -1;
    b->path = strdup(path);
    b->draft_path = beside.data;
    b->step = calloc(MAX_STEPS, sizeof *b->step);
    if (!b->path || !b->step) {
        draft_close(b);
        return NULL;
    }
    return b;
}

struct draft *draft_open(const char *path, const char *yaml, struct diag *d)
{
    struct draft *b = draft_new(path);
    struct text first = {0};
    if (!b) {
        diag_error(d, NULL, OUT_OF_MEMORY);
        return NULL;
    }
    bool good = take_lock(b, d) && first_text(b, yaml, &first, d);
    if (good) {
        b->step[0].config = strdup(first.data ? first.data : "");
        b->step_count = b->step[0].config ? 1 : 0;
        good = b->step_count && take_text(b, first.data ? first.data : "", first.length) &&
               note_choices(b);
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
    give_lock_up(b);
    for (size_t i = 0; i < b->step_count; i++) {
        free_step(&b->step[i]);
    }
    free(b->step);
    forget_choices(b);
    nonet_config_drop(b->config);
    text_free(&b->saved);
    free(b->path);
    free(b->draft_path);
    free(b);
}
