#include "cli/file_watch.h"

#include "base/portable/posix_files.h"

struct file_state file_state_of(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0) {
        return (struct file_state){0};
    }
    return (struct file_state){true, st.st_dev, st.st_ino, st.st_size, st.st_mtim};
}

static bool is_same(const struct file_state *a, const struct file_state *b)
{
    return a->exists == b->exists && a->device == b->device && a->inode == b->inode &&
           a->size == b->size && a->changed.tv_sec == b->changed.tv_sec &&
           a->changed.tv_nsec == b->changed.tv_nsec;
}

void file_await_change(const char *path, const struct file_state *seen)
{
    const struct timespec moment = {.tv_nsec = 150000000};
    struct file_state last = *seen;
    for (;;) {
        nanosleep(&moment, NULL);
        struct file_state now = file_state_of(path);
        if (now.exists && !is_same(&now, seen) && is_same(&now, &last)) {
            return;
        }
        last = now;
    }
}
