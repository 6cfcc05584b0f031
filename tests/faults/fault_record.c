#define _GNU_SOURCE
#include "tests/faults/fault_record.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>

int fault_record_fd = -1;

static void put(const void *bytes, size_t length)
{
    const long a[6] = {fault_record_fd, (long)bytes, (long)length, 0, 0, 0};
    (void)faults_call(SYS_write, a);
}

static uint64_t inode_of(int fd, bool *regular)
{
    struct stat st;
    const long a[6] = {fd, (long)"", (long)&st, AT_EMPTY_PATH, 0, 0};
    long result = faults_call(SYS_newfstatat, a);
    *regular = result == 0 && (S_ISREG(st.st_mode) || S_ISDIR(st.st_mode));
    return result == 0 ? st.st_ino : 0;
}

void full_path(long at, const char *path, char out[FAULT_PATH])
{
    const int directory = (int)at; /* the upper half of the register is anything */
    char base[FAULT_PATH] = "";    /* at most one less is read into it */
    if (path[0] != '/') {
        char link[64] = "/proc/self/cwd";
        if (directory != AT_FDCWD) {
            snprintf(link, sizeof link, "/proc/self/fd/%d", directory);
        }
        const long a[6] = {AT_FDCWD, (long)link, (long)base, sizeof base - 1, 0, 0};
        long length = faults_call(SYS_readlinkat, a);
        base[length > 0 ? length : 0] = '\0';
    }
    const char *rest = strncmp(path, "./", 2) == 0 ? path + 2 : path;
    size_t length = strlen(base);
    if (path[0] != '/') {
        base[length++] = '/';
    }
    memcpy(out, base, length);
    size_t left = FAULT_PATH - 1 - length;
    memcpy(out + length, rest, strnlen(rest, left));
    out[length + strnlen(rest, left)] = '\0';
}

uint64_t fault_inode_at(const char *path, bool follow)
{
    struct stat st;
    const long a[6] = {AT_FDCWD, (long)path, (long)&st, follow ? 0 : AT_SYMLINK_NOFOLLOW, 0, 0};
    return faults_call(SYS_newfstatat, a) == 0 ? st.st_ino : 0;
}

static void put_entry(struct fault_entry entry, const char *one, const char *two, const void *data)
{
    static atomic_flag busy = ATOMIC_FLAG_INIT;
    entry.one = one ? (uint32_t)strlen(one) + 1 : 0;
    entry.two = two ? (uint32_t)strlen(two) + 1 : 0;
    while (atomic_flag_test_and_set(&busy)) {
    }
    put(&entry, sizeof entry);
    put(one, entry.one);
    put(two, entry.two);
    if (data) {
        put(data, entry.length);
    }
    atomic_flag_clear(&busy);
}

static void record_write(long number, const long a[6], long result, uint64_t before)
{
    bool regular;
    struct fault_entry e = {.what = FAULT_DID_WRITE, .length = (uint64_t)result};
    e.inode = inode_of((int)a[0], &regular);
    e.offset = number == SYS_pwrite64 ? (uint64_t)a[3] : before;
    if (regular && result > 0 && number != SYS_writev) {
        put_entry(e, NULL, NULL, (const void *)a[1]);
    }
}

uint64_t fault_position_before_write(int fd)
{
    long flags = faults_syscall(SYS_fcntl, fd, F_GETFL, 0, 0, 0, 0);
    return (uint64_t)faults_syscall(SYS_lseek, fd, 0, flags & O_APPEND ? SEEK_END : SEEK_CUR, 0, 0,
                                    0);
}

static void record_names(enum fault_did what, long from_at, long from, long to_at, long to,
                         uint64_t inode)
{
    char one[FAULT_PATH];
    char two[FAULT_PATH];
    full_path(from_at, (const char *)from, one);
    if (to) {
        full_path(to_at, (const char *)to, two);
    }
    put_entry((struct fault_entry){.what = what, .inode = inode}, one, to ? two : NULL, NULL);
}

static void record_open(long at, long path, long flags, long result, bool was_there)
{
    bool regular;
    struct fault_entry e = {.inode = inode_of((int)result, &regular)};
    char name[FAULT_PATH];
    bool nameless = (flags & O_TMPFILE) == O_TMPFILE;
    full_path(at, (const char *)path, name);
    if (!regular) {
        return;
    }
    if (nameless || ((flags & O_CREAT) && !was_there)) {
        e.what = FAULT_DID_CREATE;
        put_entry(e, nameless ? NULL : name, NULL, NULL);
    } else if ((flags & O_TRUNC) && (flags & (O_WRONLY | O_RDWR))) {
        e.what = FAULT_DID_CUT;
        put_entry(e, NULL, NULL, NULL);
    }
}

void fault_record(long number, const long a[6], long result, uint64_t before)
{
    bool regular;
    switch (number) {
    case SYS_write:
    case SYS_pwrite64:
    case SYS_writev:
        record_write(number, a, result, before);
        break;
    case SYS_fsync:
    case SYS_fdatasync:
        put_entry(
            (struct fault_entry){.what = FAULT_DID_SYNC, .inode = inode_of((int)a[0], &regular)},
            NULL, NULL, NULL);
        break;
    case SYS_ftruncate:
        put_entry((struct fault_entry){.what = FAULT_DID_CUT,
                                       .inode = inode_of((int)a[0], &regular),
                                       .offset = (uint64_t)a[1]},
                  NULL, NULL, NULL);
        break;
    case SYS_openat:
        record_open(a[0], a[1], a[2], result, before != 0);
        break;
    case SYS_renameat:
    case SYS_renameat2:
        record_names(number == SYS_renameat2 && (a[4] & RENAME_EXCHANGE) ? FAULT_DID_SWAP
                                                                         : FAULT_DID_RENAME,
                     a[0], a[1], a[2], a[3], 0);
        break;
    case SYS_linkat: {
        char made[FAULT_PATH];
        full_path(a[2], (const char *)a[3], made);
        record_names(FAULT_DID_LINK, a[2], a[3], 0, 0, fault_inode_at(made, false));
        break;
    }
    case SYS_unlinkat:
        record_names(FAULT_DID_UNLINK, a[0], a[1], 0, 0, 0);
        break;
    case SYS_mkdirat:
        record_names(FAULT_DID_MKDIR, a[0], a[1], 0, 0, 0);
        break;
    default:
        break;
    }
}
