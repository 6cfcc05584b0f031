#include "cli/studio/recent.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "base/limits.h"
#include "base/text.h"

/* The folder of the list, with "/" at its end; empty if neither XDG_STATE_HOME nor HOME is set. */
static void state_folder(struct text *out)
{
    const char *state = getenv("XDG_STATE_HOME");
    const char *home = getenv("HOME");
    if (state && *state == '/') {
        text_printf(out, "%s/nonet/", state);
    } else if (home && *home == '/') {
        text_printf(out, "%s/.local/state/nonet/", home);
    }
}

void recent_read(struct recent *list)
{
    struct text path = {0};
    struct text lines = {0};
    *list = (struct recent){.count = 0};
    state_folder(&path);
    text_puts(&path, "studio");
    if (!path.failed && path.data[0] == '/' &&
        infile_read(path.data, LIMIT_YAML_FILE, &lines) == 0 && lines.data) {
        for (const char *line = lines.data; *line && list->count < MAX_RECENT;) {
            size_t length = strcspn(line, "\n");
            char *one = strndup(line, length);
            if (one && *one == '/' && access(one, R_OK) == 0) {
                list->path[list->count++] = one;
            } else {
                free(one);
            }
            line += length + (line[length] != '\0');
        }
    }
    text_free(&lines);
    text_free(&path);
}

void recent_free(struct recent *list)
{
    for (size_t i = 0; i < list->count; i++) {
        free(list->path[i]);
    }
    list->count = 0;
}

static bool has(const struct recent *list, const char *path)
{
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->path[i], path) == 0) {
            return true;
        }
    }
    return false;
}

bool recent_has(const char *path)
{
    struct recent list;
    recent_read(&list);
    bool found = has(&list, path);
    recent_free(&list);
    return found;
}

static void write_list(const struct recent *list, const char *first)
{
    struct text folder = {0};
    struct text file = {0};
    struct text lines = {0};
    struct diag quiet;
    size_t made;
    diag_init(&quiet, NULL);
    state_folder(&folder);
    text_printf(&file, "%sstudio", folder.data ? folder.data : "");
    text_printf(&lines, "%s\n", first);
    for (size_t i = 0; i < list->count; i++) {
        if (strcmp(list->path[i], first) != 0) {
            text_printf(&lines, "%s\n", list->path[i]);
        }
    }
    if (folder.length && !folder.failed && !file.failed && !lines.failed &&
        outfile_make_directories(folder.data, &made, &quiet) == STATUS_OK) {
        outfile_write(file.data, lines.data, lines.length, &quiet);
    }
    text_free(&folder);
    text_free(&file);
    text_free(&lines);
}

void recent_note(const char *path)
{
    struct recent list;
    char *absolute = realpath(path, NULL);
    if (absolute && !strchr(absolute, '\n')) {
        recent_read(&list);
        write_list(&list, absolute);
        recent_free(&list);
    }
    free(absolute);
}
