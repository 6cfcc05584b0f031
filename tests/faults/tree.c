#define _GNU_SOURCE
#include "tests/faults/tree.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file/infile.h"

_Noreturn void give_up(const char *what)
{
    fprintf(stderr, "faults: %s: %s\n", what, strerror(errno));
    exit(2);
}

char *path_join(const char *directory, const char *name)
{
    char *path = NULL;
    if (asprintf(&path, "%s/%s", directory, name) < 0) {
        give_up("memory");
    }
    return path;
}

/* Call `act` for each entry of a directory, by name. */
static void each_entry(const char *path, void (*act)(const char *path, const char *name, void *),
                       void *context)
{
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort);
    for (int i = 0; i < count; i++) {
        const char *name = entries[i]->d_name;
        if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) {
            char *inner = path_join(path, name);
            act(inner, name, context);
            free(inner);
        }
        free(entries[i]);
    }
    if (count >= 0) {
        free(entries);
    }
}

static bool is_directory(const char *path, struct stat *st)
{
    return lstat(path, st) == 0 && S_ISDIR(st->st_mode);
}

static void remove_entry(const char *path, const char *name, void *context)
{
    (void)name;
    (void)context;
    tree_remove(path);
}

void tree_remove(const char *path)
{
    struct stat st;
    if (is_directory(path, &st)) {
        each_entry(path, remove_entry, NULL);
    }
    if (remove(path) != 0 && errno != ENOENT) {
        give_up(path);
    }
}

void file_read(const char *path, struct text *out)
{
    text_clear(out);
    int error = infile_read(path, 1 << 30, out);
    if (error && error != ENOENT) {
        errno = error;
        give_up(path);
    }
}

static void copy_file(const char *from, const char *to, mode_t mode)
{
    struct text bytes = {0};
    file_read(from, &bytes);
    int fd = open(to, O_WRONLY | O_CREAT | O_TRUNC, mode & 0777);
    if (fd < 0 ||
        write(fd, bytes.length ? bytes.data : "", bytes.length) != (ssize_t)bytes.length) {
        give_up(to);
    }
    close(fd);
    text_free(&bytes);
}

static void copy_entry(const char *path, const char *name, void *context)
{
    char *to = path_join(context, name);
    tree_copy(path, to);
    free(to);
}

void tree_copy(const char *from, const char *to)
{
    struct stat st;
    if (!is_directory(from, &st)) {
        copy_file(from, to, st.st_mode);
        return;
    }
    if (mkdir(to, 0777) != 0) {
        give_up(to);
    }
    each_entry(from, copy_entry, (void *)(uintptr_t)to);
}

struct printing {
    const char *const *endings;
    size_t prefix;
    struct text *out;
};

static bool ends_with(const char *name, const char *ending)
{
    size_t length = strlen(name);
    return length >= strlen(ending) && strcmp(name + length - strlen(ending), ending) == 0;
}

static void print_entry(const char *path, const char *name, void *context)
{
    struct printing *p = context;
    struct stat st;
    if (is_directory(path, &st)) {
        each_entry(path, print_entry, p);
        return;
    }
    for (const char *const *e = p->endings; e && *e; e++) {
        if (ends_with(name, *e)) {
            return;
        }
    }
    if (ends_with(name, "-wal") || ends_with(name, "-shm")) {
        return;
    }
    struct text bytes = {0};
    file_read(path, &bytes);
    text_printf(p->out, "== %s %o %zu\n", path + p->prefix, st.st_mode & 0777u, bytes.length);
    text_add(p->out, bytes.length ? bytes.data : "", bytes.length);
    text_free(&bytes);
}

void tree_print(const char *path, const char *const *endings, struct text *out)
{
    struct printing p = {endings, strlen(path) + 1, out};
    text_puts(out, "");
    each_entry(path, print_entry, &p);
}
