/* A library to be preloaded (LD_PRELOAD) into the command, which makes memory, files and threads
 * fail when a test wants it, kills the process at a chosen moment, and writes down what was done to
 * files, so that a power cut can be played afterwards (powercut.c).
 *
 *   NONET_FAULT=KIND:N[+],…   the N-th call of a kind fails, from 1; with '+' all later ones too.
 *                             kill:N ends the process where it would change files the N-th time,
 *                             interrupt:N sends it SIGINT there, pause:N makes it wait there.
 *   NONET_FAULT_PATH=TEXT     these three count only changes of files whose path has this in it
 *   NONET_FAULT_PAUSE=NAME    `pause` opens the FIFO NAME.reached for writing, then NAME.go for
 *                             reading: each waits until the test opens the other end
 *   NONET_FAULT_WITHIN=PATH   the kind `within`: calls for memory from libraries or programs whose
 *                             path has this in it (default: HarfBuzz, which may go on without)
 *   NONET_FAULT_STATE=FILE    calls counted and failed, as struct state (fault_state.h)
 *   NONET_FAULT_RECORD=FILE   what was done to files (fault_state.h)
 *   NONET_FAULT_PLAIN=1       the file system has no second names and no files without a name (as
 *                             a memory card's); does not count as a failure
 *   NONET_FAULT_TRACE=1       say on standard error from where a failing call came
 *   NONET_FAULT_SERVER=N      serve requests that come on the descriptor N, answer on N + 1
 *
 * Counting begins at main. Memory and threads are caught by their functions. Files are caught at
 * the system call, which the C library makes itself inside fwrite and its like: seccomp turns the
 * calls into SIGSYS, and the handler makes them or not. All is counted in memory that child
 * processes share. Linux on x86-64 and aarch64. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

#include "tests/faults/fault_state.h"
#include "tests/faults/points.h"

/* ---- system calls made here, which the filter allows by their address ---- */

extern const char faults_syscall_done[];

#if defined __x86_64__
#define ARCHITECTURE AUDIT_ARCH_X86_64
__asm__(".text\n.globl faults_syscall\nfaults_syscall:\n"
        "mov %rdi, %rax\nmov %rsi, %rdi\nmov %rdx, %rsi\nmov %rcx, %rdx\nmov %r8, %r10\n"
        "mov %r9, %r8\nmov 8(%rsp), %r9\nsyscall\n"
        ".globl faults_syscall_done\nfaults_syscall_done:\nret\n");
static void read_call(const ucontext_t *u, long *number, long argument[6])
{
    const greg_t *g = u->uc_mcontext.gregs;
    *number = g[REG_RAX];
    const long a[6] = {g[REG_RDI], g[REG_RSI], g[REG_RDX], g[REG_R10], g[REG_R8], g[REG_R9]};
    memcpy(argument, a, sizeof a);
}
static void set_result(ucontext_t *u, long result)
{
    u->uc_mcontext.gregs[REG_RAX] = result;
}
#elif defined __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
__asm__(".text\n.globl faults_syscall\nfaults_syscall:\n"
        "mov x8, x0\nmov x0, x1\nmov x1, x2\nmov x2, x3\nmov x3, x4\nmov x4, x5\nmov x5, x6\n"
        "svc #0\n.globl faults_syscall_done\nfaults_syscall_done:\nret\n");
static void read_call(const ucontext_t *u, long *number, long argument[6])
{
    *number = (long)u->uc_mcontext.regs[8];
    for (int i = 0; i < 6; i++) {
        argument[i] = (long)u->uc_mcontext.regs[i];
    }
}
static void set_result(ucontext_t *u, long result)
{
    u->uc_mcontext.regs[0] = (unsigned long)result;
}
#else
#error "system calls are caught on x86-64 and aarch64 alone"
#endif

/* ---- what is to fail ---- */

static struct fault_state *state; /* shared with children */
static bool armed;
static int record_fd = -1;

static struct spec {
    enum fault_kind kind;
    uint64_t first;
    bool always;
} specs[4];
static unsigned spec_count;

static const char *const kind_names[FAULT_KIND_COUNT] = {FAULT_KIND_NAMES};

static void read_specs(const char *text)
{
    while (text && *text && spec_count < sizeof specs / sizeof *specs) {
        for (int k = 0; k < FAULT_KIND_COUNT; k++) {
            size_t length = strlen(kind_names[k]);
            if (strncmp(text, kind_names[k], length) == 0 && text[length] == ':') {
                char *end;
                struct spec *w = &specs[spec_count++];
                w->kind = (enum fault_kind)k;
                w->first = strtoull(text + length + 1, &end, 10);
                w->always = *end == '+';
            }
        }
        const char *comma = strchr(text, ',');
        text = comma ? comma + 1 : NULL;
    }
}

static bool tracing;
static bool plain;

static void trace(void)
{
    void *frame[40];
    armed = false;
    backtrace_symbols_fd(frame, backtrace(frame, 40), STDERR_FILENO);
    armed = true;
}

/* Is the code at an address that of a library whose file's path has this in it? */
static bool within(const void *address, const char *library)
{
    Dl_info about;
    return dladdr(address, &about) && about.dli_fname && strstr(about.dli_fname, library);
}

/* GLib, which HarfBuzz brings along, ends the process itself where it gets no memory: where it
 * asks, it gets some. */
static bool ends_the_process(const void *caller)
{
    return within(caller, "/libglib-");
}

/* Count a call; does it fail? caller: of a call for memory, where it returns to; else NULL. */
static bool fails(enum fault_kind kind, const void *caller)
{
    if (!armed) {
        return false;
    }
    uint64_t n = atomic_fetch_add(&state->calls[kind], 1) + 1;
    for (unsigned i = 0; i < spec_count; i++) {
        const struct spec *w = &specs[i];
        if (w->kind == kind && (n == w->first || (w->always && n > w->first)) &&
            !(caller && ends_the_process(caller))) {
            atomic_fetch_add(&state->failed[kind], 1);
            if (tracing) {
                trace();
            }
            return true;
        }
    }
    return false;
}

/* ---- memory and threads ---- */

static void *(*real_malloc)(size_t size);
static void *(*real_calloc)(size_t count, size_t size);
static void *(*real_realloc)(void *old, size_t size);
static void *(*real_aligned)(size_t alignment, size_t size);

/* dlsym allocates before it has found calloc. */
static char early[4096];
static size_t early_used;

static void *early_calloc(size_t size)
{
    void *p = early + early_used;
    early_used += (size + 15) & ~(size_t)15;
    return early_used <= sizeof early ? p : NULL;
}

static void find_real(void)
{
    real_malloc = (void *(*)(size_t))dlsym(RTLD_NEXT, "malloc");
    real_realloc = (void *(*)(void *, size_t))dlsym(RTLD_NEXT, "realloc");
    real_aligned = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "aligned_alloc");
    real_calloc = (void *(*)(size_t, size_t))dlsym(RTLD_NEXT, "calloc");
}

static void *no_memory(void)
{
    errno = ENOMEM;
    return NULL;
}

static const char *asking = "/libharfbuzz";

/* The same for the library asked for. To look an address up takes longer than to allocate, and most
 * calls come from few places: each slot keeps one, with the answer in its lowest bit. */
static bool within_asked(const void *caller)
{
    static _Atomic uint64_t known[1024];
    const uint64_t key = (uint64_t)(uintptr_t)caller << 1;
    _Atomic uint64_t *slot = &known[(key >> 1) % 1024];
    uint64_t found = atomic_load(slot);
    if ((found & ~UINT64_C(1)) != key) {
        found = key | within(caller, asking);
        atomic_store(slot, found);
    }
    return found & 1;
}

/* `caller`: where a call for memory returns to. */
static bool memory_fails(const void *caller)
{
    bool failing = fails(FAULT_MEMORY, caller);
    return (armed && within_asked(caller) && fails(FAULT_WITHIN, NULL)) || failing;
}

void *malloc(size_t size)
{
    if (!real_malloc) {
        find_real();
    }
    return memory_fails(__builtin_return_address(0)) ? no_memory() : real_malloc(size);
}

void *calloc(size_t count, size_t size)
{
    if (!real_calloc) {
        return early_calloc(count * size);
    }
    return memory_fails(__builtin_return_address(0)) ? no_memory() : real_calloc(count, size);
}

void *realloc(void *old, size_t size)
{
    if (!real_realloc) {
        find_real();
    }
    return memory_fails(__builtin_return_address(0)) ? no_memory() : real_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size)
{
    if (!real_aligned) {
        find_real();
    }
    return memory_fails(__builtin_return_address(0)) ? no_memory() : real_aligned(alignment, size);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *context)
{
    static int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (!real) {
        real = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))dlsym(
            RTLD_NEXT, "pthread_create");
    }
    return fails(FAULT_START, NULL) ? EAGAIN : real(thread, attributes, run, context);
}

pid_t fork(void)
{
    static pid_t (*real)(void);
    if (!real) {
        real = (pid_t(*)(void))dlsym(RTLD_NEXT, "fork");
    }
    if (fails(FAULT_START, NULL)) {
        errno = EAGAIN;
        return -1;
    }
    return real();
}

/* ---- files ---- */

enum { CHANGES = 1 };

/* What a call counts as, the error that it fails with, and whether it changes files. To take a name
 * away does not fail (FAULT_KIND_COUNT): nothing could clean up then. */
static const struct caught {
    long number;
    enum fault_kind kind;
    int error;
    unsigned flags;
} caught[] = {
    {SYS_read, FAULT_READ, EIO, 0},
    {SYS_pread64, FAULT_READ, EIO, 0},
    {SYS_write, FAULT_WRITE, ENOSPC, CHANGES},
    {SYS_pwrite64, FAULT_WRITE, ENOSPC, CHANGES},
    {SYS_writev, FAULT_WRITE, ENOSPC, CHANGES},
    {SYS_fsync, FAULT_SYNC, EIO, CHANGES},
    {SYS_fdatasync, FAULT_SYNC, EIO, CHANGES},
    {SYS_renameat2, FAULT_RENAME, EIO, CHANGES},
    {SYS_renameat, FAULT_RENAME, EIO, CHANGES},
    {SYS_linkat, FAULT_RENAME, EIO, CHANGES},
    {SYS_unlinkat, FAULT_KIND_COUNT, 0, CHANGES},
    {SYS_mkdirat, FAULT_RENAME, EIO, CHANGES},
    {SYS_openat, FAULT_OPEN, EMFILE, CHANGES},
#ifdef SYS_openat2
    {SYS_openat2, FAULT_OPEN, EMFILE, 0}, /* of folders alone (base/file/beneath.c) */
#endif
    {SYS_close, FAULT_CLOSE, EIO, 0},
    {SYS_ftruncate, FAULT_WRITE, EIO, CHANGES},
    {SYS_truncate, FAULT_WRITE, EIO, CHANGES},
#ifdef SYS_open /* older calls, which newer architectures do not have */
    {SYS_open, FAULT_OPEN, EMFILE, CHANGES},
    {SYS_rename, FAULT_RENAME, EIO, CHANGES},
    {SYS_link, FAULT_RENAME, EIO, CHANGES},
    {SYS_unlink, FAULT_KIND_COUNT, 0, CHANGES},
    {SYS_mkdir, FAULT_RENAME, EIO, CHANGES},
#endif
};
enum { CAUGHT = sizeof caught / sizeof *caught };

static long call(long number, const long a[6])
{
    return faults_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

static void put(const void *bytes, size_t length)
{
    const long a[6] = {record_fd, (long)bytes, (long)length, 0, 0, 0};
    (void)call(SYS_write, a);
}

static uint64_t inode_of(int fd, bool *regular)
{
    struct stat st;
    const long a[6] = {fd, (long)"", (long)&st, AT_EMPTY_PATH, 0, 0};
    long result = call(SYS_newfstatat, a);
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
        long length = call(SYS_readlinkat, a);
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

/* The inode that a name stands for; 0: none. follow: of a link its target. */
static uint64_t inode_at(const char *path, bool follow)
{
    struct stat st;
    const long a[6] = {AT_FDCWD, (long)path, (long)&st, follow ? 0 : AT_SYMLINK_NOFOLLOW, 0, 0};
    return call(SYS_newfstatat, a) == 0 ? st.st_ino : 0;
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

static uint64_t position_before_write(int fd)
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

static void record(long number, const long a[6], long result, uint64_t before)
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
        record_names(FAULT_DID_LINK, a[2], a[3], 0, 0, inode_at(made, false));
        break;
    }
    case SYS_unlinkat:
        record_names(FAULT_DID_UNLINK, a[0], a[1], 0, 0, 0);
        break;
    case SYS_mkdirat:
        record_names(FAULT_DID_MKDIR, a[0], a[1], 0, 0, 0);
        break;
    default:
#ifdef SYS_open
        if (number == SYS_open) {
            record_open(AT_FDCWD, a[0], a[1], result, before != 0);
        } else if (number == SYS_rename) {
            record_names(FAULT_DID_RENAME, AT_FDCWD, a[0], AT_FDCWD, a[1], 0);
        } else if (number == SYS_link) {
            record_names(FAULT_DID_LINK, AT_FDCWD, a[1], 0, 0, inode_at((const char *)a[1], false));
        } else if (number == SYS_unlink) {
            record_names(FAULT_DID_UNLINK, AT_FDCWD, a[0], 0, 0, 0);
        } else if (number == SYS_mkdir) {
            record_names(FAULT_DID_MKDIR, AT_FDCWD, a[0], 0, 0, 0);
        }
#endif
        break;
    }
}

/* Would an open change files? Only such a one is a moment to be killed at. */
static bool changes(const struct caught *c, const long a[6])
{
    long flags = c->number == SYS_openat ? a[2] : a[1];
    bool creates = (flags & (O_CREAT | O_TRUNC)) || (flags & O_TMPFILE) == O_TMPFILE;
    return (c->flags & CHANGES) && (c->kind != FAULT_OPEN || creates);
}

/* Messages are not what a test wants to fail: it reads them. */
static bool exempt(const struct caught *c, const long a[6])
{
    return (c->kind == FAULT_WRITE || c->kind == FAULT_CLOSE) && a[0] == STDERR_FILENO &&
           c->number != SYS_truncate;
}

/* The error with which a simpler file system refuses it; 0: it would not. */
static int refused(const struct caught *c, const long a[6])
{
    bool links = c->number == SYS_linkat;
    bool nameless = c->number == SYS_openat && (a[2] & O_TMPFILE) == O_TMPFILE;
#ifdef SYS_open
    links = links || c->number == SYS_link;
    nameless = nameless || (c->number == SYS_open && (a[1] & O_TMPFILE) == O_TMPFILE);
#endif
    return !plain ? 0 : links ? EPERM : nameless ? EOPNOTSUPP : 0;
}

static long make_call(const struct caught *c, const long a[6])
{
    uint64_t before = 0;
    if (record_fd >= 0 && (c->number == SYS_write || c->number == SYS_writev)) {
        before = position_before_write((int)a[0]);
    } else if (record_fd >= 0 && c->kind == FAULT_OPEN && (c->flags & CHANGES)) {
        char name[FAULT_PATH];
        bool at = c->number == SYS_openat;
        full_path(at ? a[0] : AT_FDCWD, (const char *)(at ? a[1] : a[0]), name);
        before = inode_at(name, true);
    }
    long result = call(c->number, a);
    if (record_fd >= 0 && result >= 0) {
        record(c->number, a, result, before);
    }
    return result;
}

/* Count a change at which the process may be ended, interrupted or made to wait. */
static void reach_point(void)
{
    for (int kind = FAULT_KILL; kind <= FAULT_PAUSE; kind++) {
        if (fails((enum fault_kind)kind, NULL)) {
            point_act((enum fault_kind)kind);
        }
    }
}

static void on_call(int number, siginfo_t *info, void *context)
{
    (void)number;
    (void)info;
    ucontext_t *u = context;
    long argument[6];
    long asked;
    int kept = errno;
    read_call(u, &asked, argument);
    const struct caught *c = NULL;
    for (size_t i = 0; i < CAUGHT; i++) {
        if (caught[i].number == asked) {
            c = &caught[i];
        }
    }
    const bool watched = c && armed && !exempt(c, argument);
    const int refusal = watched ? refused(c, argument) : 0;
    long result;
    if (!c) {
        result = -ENOSYS;
    } else if (!watched) {
        result = call(asked, argument);
    } else if (refusal) {
        result = -refusal;
    } else {
        if (changes(c, argument) && point_matches(asked, argument)) {
            reach_point();
        }
        bool failing = c->kind != FAULT_KIND_COUNT && fails(c->kind, NULL);
        result = failing && c->kind != FAULT_CLOSE ? -c->error : make_call(c, argument);
        result = failing && c->kind == FAULT_CLOSE ? -c->error : result;
    }
    set_result(u, result);
    errno = kept;
}

/* Each number of the list is trapped, unless the call is our own. */
static bool filter_calls(void)
{
    enum { HEAD = 6 };
    struct sock_filter code[HEAD + CAUGHT + 2];
    uint64_t own = (uint64_t)(uintptr_t)faults_syscall_done;
    const struct sock_filter head[HEAD] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)own, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, instruction_pointer) + 4),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)(own >> 32), 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
    };
    memcpy(code, head, sizeof head);
    for (size_t i = 0; i < CAUGHT; i++) {
        code[HEAD + i] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)caught[i].number, (uint8_t)(CAUGHT - i), 0);
    }
    code[HEAD + CAUGHT] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    code[HEAD + CAUGHT + 1] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_TRAP);
    struct sock_fprog program = {sizeof code / sizeof *code, code};
    struct sigaction action = {.sa_sigaction = on_call,
                               .sa_flags = SA_SIGINFO | SA_NODEFER | SA_RESTART};
    return sigaction(SIGSYS, &action, NULL) == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

/* ---- the start ---- */

static void give_up(const char *what)
{
    fprintf(stderr, "faults: %s: %s\n", what, strerror(errno));
    _exit(99);
}

static void prepare(void)
{
    const char *state_path = getenv("NONET_FAULT_STATE");
    const char *record_path = getenv("NONET_FAULT_RECORD");
    int fd = state_path ? open(state_path, O_RDWR | O_CREAT | O_TRUNC, 0666) : -1;
    if (state_path && (fd < 0 || ftruncate(fd, sizeof *state) != 0)) {
        give_up(state_path);
    }
    int flags = MAP_SHARED | (fd < 0 ? MAP_ANONYMOUS : 0);
    state = mmap(NULL, sizeof *state, PROT_READ | PROT_WRITE, flags, fd, 0);
    if (state == MAP_FAILED) {
        give_up("mmap");
    }
    if (fd >= 0) {
        close(fd);
    }
    if (record_path) {
        fd = open(record_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0666);
        record_fd = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 1000);
        if (record_fd < 0) {
            give_up(record_path);
        }
        close(fd);
    }
    tracing = getenv("NONET_FAULT_TRACE") != NULL;
    plain = getenv("NONET_FAULT_PLAIN") != NULL;
    asking = getenv("NONET_FAULT_WITHIN") ? getenv("NONET_FAULT_WITHIN") : asking;
    read_specs(getenv("NONET_FAULT"));
    points_prepare();
    if (!filter_calls()) {
        give_up("seccomp");
    }
}

static int (*real_main)(int, char **, char **);

static void put_at(const char *path, int flags, int fd)
{
    int opened = open(path, flags, 0666);
    if (opened < 0 || dup2(opened, fd) < 0) {
        give_up(path);
    }
    close(opened);
}

static void set_or_not(const char *name, const char *value)
{
    if (*value) {
        setenv(name, value, 1);
    } else {
        unsetenv(name);
    }
}

/* Become what is asked for. */
static void obey(const struct fault_request *r, int server)
{
    close(server);
    close(server + 1);
    if (chdir(r->work) != 0) {
        give_up(r->work);
    }
    put_at(*r->error ? r->error : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 2);
    if (*r->terminal) {
        setsid();
        put_at(r->terminal, O_RDWR, 0);
        ioctl(0, TIOCSCTTY, 0);
        dup2(0, 1);
    } else {
        put_at(*r->input ? r->input : "/dev/null", O_RDONLY, 0);
        put_at(*r->output ? r->output : "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 1);
    }
    set_or_not("NONET_FAULT", r->fault);
    set_or_not("NONET_FAULT_STATE", r->state);
    set_or_not("NONET_FAULT_RECORD", r->record);
    unsetenv("LD_PRELOAD");
    alarm(r->limit_s);
}

/* Returns in the children alone. */
static void serve(int server)
{
    struct fault_request r;
    while (read(server, &r, sizeof r) == (ssize_t)sizeof r) {
        int32_t answer[2] = {fork(), 0};
        if (answer[0] == 0) {
            obey(&r, server);
            return;
        }
        (void)!write(server + 1, &answer[0], sizeof answer[0]);
        while (waitpid(answer[0], &answer[1], 0) < 0 && errno == EINTR) {
        }
        (void)!write(server + 1, &answer[1], sizeof answer[1]);
    }
    _exit(0);
}

static int armed_main(int argc, char **argv, char **environment)
{
    const char *server = getenv("NONET_FAULT_SERVER");
    if (server) {
        unsetenv("NONET_FAULT_SERVER");
        serve(atoi(server));
    }
    prepare();
    armed = true;
    return real_main(argc, argv, environment);
}

int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*ld_fini)(void), void *stack_end);
int __libc_start_main(int (*main)(int, char **, char **), int argc, char **argv, void (*init)(void),
                      void (*fini)(void), void (*ld_fini)(void), void *stack_end)
{
    typeof(&__libc_start_main) start =
        (typeof(&__libc_start_main))dlsym(RTLD_NEXT, "__libc_start_main");
    real_main = main;
    return start(armed_main, argc, argv, init, fini, ld_fini, stack_end);
}
