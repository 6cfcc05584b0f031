#include "cli/studio/draft.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "base/limits.h"

enum { MAX_STEPS = 500 }; /* changes that can be undone */

struct draft {
    char *path;
    char *draft_path;
    int lock; /* the draft's file, locked; -1: the folder has no room for one */
    nonet_config *config;
    struct text saved; /* what the file holds, as far as is known */
    char **step;       /* texts: those before now, now, and those that were undone */
    size_t step_count;
    size_t now;
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

/* ---- changes ---- */

static bool take_text(struct draft *b, const char *yaml, size_t length)
{
    nonet_config *next = nonet_config_open_text(b->path, yaml, length, NULL);
    if (!next) {
        return false;
    }
    nonet_config_drop(b->config);
    b->config = next;
    return true;
}

bool draft_set(struct draft *b, const char *yaml, size_t length)
{
    char *copy = strndup(yaml, length);
    if (!copy) {
        return false;
    }
    if (b->step_count && strcmp(b->step[b->now], copy) == 0) {
        free(copy);
        return true;
    }
    while (b->step_count > b->now + 1) {
        free(b->step[--b->step_count]);
    }
    if (b->step_count == MAX_STEPS) {
        free(b->step[0]);
        memmove(b->step, b->step + 1, --b->step_count * sizeof *b->step);
    }
    b->step[b->step_count++] = copy;
    b->now = b->step_count - 1;
    if (!take_text(b, copy, strlen(copy))) {
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

bool draft_commit(struct draft *b, const nonet_config *changed)
{
    size_t length;
    const char *yaml = nonet_config_text(changed, &length);
    return draft_set(b, yaml, length);
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
    give_lock_up(b);
    for (size_t i = 0; i < b->step_count; i++) {
        free(b->step[i]);
    }
    free(b->step);
    nonet_config_drop(b->config);
    text_free(&b->saved);
    free(b->path);
    free(b->draft_path);
    free(b);
}
