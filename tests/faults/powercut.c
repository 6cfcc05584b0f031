#define _GNU_SOURCE
#include "tests/faults/powercut.h"

#include <errno.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* One entry of the record. Names are below the work directory, or NULL. */
struct change {
    struct fault_entry entry;
    const char *one, *two, *data;
    uint64_t directory; /* inode of the one in which a name changed; 0: none did */
};

struct known {
    uint64_t inode;
    mode_t mode;
};

struct named {
    const char *name; /* NULL: no more */
    uint64_t inode;
};

/* A file on the way: its bytes that are sure. */
struct disk_file {
    uint64_t inode;
    struct text sure;
    size_t synced; /* changes before this one are in `sure` */
};

enum { MAX_FILES = 400 };

struct disk {
    struct named name[MAX_FILES];
    size_t names;
    struct disk_file file[MAX_FILES];
    size_t files;
};

/* ---- the record ---- */

static void *grown(void *items, size_t count, size_t size)
{
    void *more = count & (count - 1) ? items : realloc(items, (count ? 2 * count : 1) * size);
    if (!more) {
        give_up("memory");
    }
    return more;
}

static struct {
    struct powercut *cut;
    size_t prefix;
    bool names;
} walk;

static int see_file(const char *path, const struct stat *st, int kind)
{
    struct powercut *c = walk.cut;
    (void)kind;
    c->known = grown(c->known, c->known_count, sizeof *c->known);
    c->known[c->known_count++] = (struct known){st->st_ino, st->st_mode & 0777};
    if (walk.names && S_ISREG(st->st_mode)) {
        c->first = grown(c->first, c->first_count, sizeof *c->first);
        c->first[c->first_count++] = (struct named){strdup(path + walk.prefix), st->st_ino};
    }
    return 0;
}

static void see_files(struct powercut *c, const struct place *p, bool names)
{
    walk.cut = c;
    walk.prefix = strlen(p->work) + 1;
    walk.names = names;
    if (ftw(p->work, see_file, 16) != 0) {
        give_up(p->work);
    }
}

static const char *below(const char *path, const struct place *p)
{
    size_t length = strlen(p->work);
    return path && strncmp(path, p->work, length) == 0 && path[length] == '/' ? path + length + 1
                                                                              : NULL;
}

static uint64_t directory_of(const char *path)
{
    struct stat st;
    char *copy = strdup(path);
    *strrchr(copy, '/') = '\0';
    uint64_t inode = stat(copy, &st) == 0 ? st.st_ino : 0;
    free(copy);
    return inode;
}

static void read_changes(struct powercut *c, const struct place *p)
{
    const char *at = c->record.data;
    const char *end = at + c->record.length;
    while (end - at >= (ptrdiff_t)sizeof(struct fault_entry)) {
        struct change k = {0};
        memcpy(&k.entry, at, sizeof k.entry);
        const char *one = at + sizeof k.entry;
        const char *two = one + k.entry.one;
        k.data = two + k.entry.two;
        at = k.data + (k.entry.what == FAULT_DID_WRITE ? k.entry.length : 0);
        const char *last = k.entry.two ? two : k.entry.one ? one : NULL;
        k.one = k.entry.one ? below(one, p) : NULL;
        k.two = k.entry.two ? below(two, p) : NULL;
        k.directory = last && below(last, p) ? directory_of(last) : 0;
        c->change = grown(c->change, c->count, sizeof *c->change);
        c->change[c->count++] = k;
    }
}

void powercut_record(struct powercut *c, const struct standard *s, const struct place *p)
{
    char *record = path_join(p->top, "record");
    *c = (struct powercut){.standard = s};
    place_fill(p, s->start);
    see_files(c, p, true);
    if (run_trial(p, s->trial, &(struct run){.fault = "", .record = record}) != 0) {
        errno = 0;
        give_up("a run that is written down");
    }
    see_files(c, p, false);
    file_read(record, &c->record);
    read_changes(c, p);
    free(record);
}

void powercut_free(struct powercut *c)
{
    for (size_t i = 0; i < c->first_count; i++) {
        free((char *)(uintptr_t)c->first[i].name);
    }
    free(c->first);
    free(c->change);
    free(c->known);
    text_free(&c->record);
}

/* ---- the disk ---- */

uint64_t draw(uint64_t *state, uint64_t below_this)
{
    uint64_t x = *state += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return (x ^ (x >> 31)) % below_this;
}

static struct disk_file *file_of(struct disk *d, uint64_t inode)
{
    for (size_t i = 0; i < d->files; i++) {
        if (d->file[i].inode == inode) {
            return &d->file[i];
        }
    }
    if (d->files == MAX_FILES) {
        give_up("too many files");
    }
    d->file[d->files] = (struct disk_file){.inode = inode};
    return &d->file[d->files++];
}

static struct named *find_name(struct disk *d, const char *name)
{
    for (size_t i = 0; name && i < d->names; i++) {
        if (d->name[i].name && strcmp(d->name[i].name, name) == 0) {
            return &d->name[i];
        }
    }
    return NULL;
}

static void set_name(struct disk *d, const char *name, uint64_t inode)
{
    struct named *n = find_name(d, name);
    if (!n && d->names == MAX_FILES) {
        give_up("too many names");
    }
    if (name) {
        *(n ? n : &d->name[d->names++]) = (struct named){name, inode};
    }
}

static void change_name(struct disk *d, const struct change *k)
{
    struct named *from = find_name(d, k->one);
    uint64_t inode = from ? from->inode : 0;
    switch (k->entry.what) {
    case FAULT_DID_CREATE:
    case FAULT_DID_LINK:
        set_name(d, k->one, k->entry.inode);
        break;
    case FAULT_DID_UNLINK:
        if (from) {
            from->name = NULL;
        }
        break;
    case FAULT_DID_RENAME:
        /* Two names of one file: nothing happens. */
        if (from && !(find_name(d, k->two) && find_name(d, k->two)->inode == inode)) {
            from->name = NULL;
            set_name(d, k->two, inode);
        }
        break;
    default:
        break;
    }
}

static void write_bytes(struct text *t, uint64_t offset, const char *bytes, uint64_t length)
{
    while (t->length < offset + length) {
        text_add(t, "", 1);
    }
    if (bytes) {
        memcpy(t->data + offset, bytes, length);
    } else {
        memset(t->data + offset, 0, length);
    }
}

static void change_bytes(struct text *t, const struct change *k, bool zeros)
{
    if (k->entry.what == FAULT_DID_WRITE) {
        write_bytes(t, k->entry.offset, zeros ? NULL : k->data, k->entry.length);
    } else {
        write_bytes(t, k->entry.offset, NULL, 0);
        t->length = k->entry.offset;
    }
}

static bool of_bytes(const struct change *k, uint64_t inode)
{
    return (k->entry.what == FAULT_DID_WRITE || k->entry.what == FAULT_DID_CUT) &&
           k->entry.inode == inode;
}

/* What a sync makes sure of: a file's bytes. */
static void settle(const struct powercut *c, struct disk_file *f, size_t until)
{
    for (size_t i = f->synced; i < until; i++) {
        if (of_bytes(&c->change[i], f->inode)) {
            change_bytes(&f->sure, &c->change[i], false);
        }
    }
    f->synced = until;
}

/* Names up to this change are on the disk for certain. */
static size_t sure_names(const struct powercut *c, size_t n)
{
    size_t sure = 0;
    for (size_t i = 0; i < n; i++) {
        for (size_t k = i; c->change[i].directory && k < n; k++) {
            if (c->change[k].entry.what == FAULT_DID_SYNC &&
                c->change[k].entry.inode == c->change[i].directory) {
                sure = i + 1;
                break;
            }
        }
    }
    return sure;
}

/* Each write that is not sure is there, or lost, or zeros. */
static void lose_bytes(const struct powercut *c, struct disk_file *f, size_t n, uint64_t *random)
{
    for (size_t i = f->synced; random && i < n; i++) {
        uint64_t fate = of_bytes(&c->change[i], f->inode) ? draw(random, 3) : 0;
        if (fate) {
            change_bytes(&f->sure, &c->change[i], fate == 1);
        }
    }
}

static mode_t mode_of(const struct powercut *c, uint64_t inode)
{
    mode_t mode = 0644;
    for (size_t i = 0; i < c->known_count; i++) {
        mode = c->known[i].inode == inode ? c->known[i].mode : mode;
    }
    return mode;
}

static void put_file(const struct powercut *c, const struct place *p, struct disk *d,
                     const struct named *n)
{
    char *path = path_join(p->work, n->name);
    struct disk_file *f = file_of(d, n->inode);
    for (char *slash = path + strlen(p->work) + 1; (slash = strchr(slash, '/')); slash++) {
        *slash = '\0';
        (void)mkdir(path, 0777);
        *slash = '/';
    }
    FILE *out = fopen(path, "wb");
    if (!out ||
        fwrite(f->sure.length ? f->sure.data : "", 1, f->sure.length, out) != f->sure.length ||
        fclose(out) != 0 || chmod(path, mode_of(c, n->inode)) != 0) {
        give_up(path);
    }
    free(path);
}

void powercut_play(const struct powercut *c, const struct place *p, size_t n, uint64_t *random)
{
    struct disk *d = calloc(1, sizeof *d);
    if (!d) {
        give_up("memory");
    }
    place_fill(p, c->standard->start);
    for (size_t i = 0; i < c->first_count; i++) {
        char *path = path_join(p->work, c->first[i].name);
        set_name(d, c->first[i].name, c->first[i].inode);
        file_read(path, &file_of(d, c->first[i].inode)->sure);
        tree_remove(path);
        free(path);
    }
    for (size_t i = 0; i < n; i++) {
        if (c->change[i].entry.what == FAULT_DID_SYNC) {
            settle(c, file_of(d, c->change[i].entry.inode), i);
        }
    }
    for (size_t i = 0; i < n; i++) {
        if (of_bytes(&c->change[i], c->change[i].entry.inode)) {
            (void)file_of(d, c->change[i].entry.inode);
        }
    }
    for (size_t i = 0; i < d->files; i++) {
        lose_bytes(c, &d->file[i], n, random);
    }
    size_t sure = sure_names(c, n);
    size_t names = random ? sure + draw(random, n - sure + 1) : sure;
    for (size_t i = 0; i < names; i++) {
        change_name(d, &c->change[i]);
    }
    for (size_t i = 0; i < d->names; i++) {
        if (d->name[i].name) {
            put_file(c, p, d, &d->name[i]);
        }
    }
    for (size_t i = 0; i < d->files; i++) {
        text_free(&d->file[i].sure);
    }
    free(d);
}
