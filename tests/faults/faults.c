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

#include "tests/faults/fault_record.h"
#include "tests/faults/fault_state.h"
#include "tests/faults/points.h"

/* ---- what is to fail ---- */

static struct fault_state *state; /* shared with children */
static bool armed;

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
};

/* Calls that only older architectures have: the newer one that each stands for takes a directory
 * with each name. */
static const struct older {
    long number;
    long newer;
    unsigned names, others;
} older[] = {
#ifdef SYS_open
    {SYS_open, SYS_openat, 1, 2},   {SYS_rename, SYS_renameat, 2, 0},
    {SYS_link, SYS_linkat, 2, 0},   {SYS_unlink, SYS_unlinkat, 1, 0},
    {SYS_mkdir, SYS_mkdirat, 1, 1},
#else
    {-1, -1, 0, 0},
#endif
};
enum { NEWER = sizeof caught / sizeof *caught, OLDER = sizeof older / sizeof *older };
enum { CAUGHT = NEWER + OLDER };

static long number_caught(size_t i)
{
    return i < NEWER ? caught[i].number : older[i - NEWER].number;
}

/* An older call as the newer one that it stands for. */
static void renew_call(long *number, long argument[6])
{
    const struct older *call = NULL;
    for (size_t i = 0; i < OLDER; i++) {
        call = older[i].number == *number ? &older[i] : call;
    }
    if (!call) {
        return;
    }
    long a[6] = {0};
    unsigned count = 0;
    for (unsigned i = 0; i < call->names + call->others; i++) {
        if (i < call->names) {
            a[count++] = AT_FDCWD;
        }
        a[count++] = argument[i];
    }
    *number = call->newer;
    memcpy(argument, a, sizeof a);
}

/* Would an open change files? Only such a one is a moment to be killed at. */
static bool changes(const struct caught *c, const long a[6])
{
    bool creates = (a[2] & (O_CREAT | O_TRUNC)) || (a[2] & O_TMPFILE) == O_TMPFILE;
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
    return !plain ? 0 : links ? EPERM : nameless ? EOPNOTSUPP : 0;
}

static long make_call(const struct caught *c, const long a[6])
{
    uint64_t before = 0;
    if (fault_record_fd >= 0 && (c->number == SYS_write || c->number == SYS_writev)) {
        before = fault_position_before_write((int)a[0]);
    } else if (fault_record_fd >= 0 && c->kind == FAULT_OPEN && (c->flags & CHANGES)) {
        char name[FAULT_PATH];
        full_path(a[0], (const char *)a[1], name);
        before = fault_inode_at(name, true);
    }
    long result = faults_call(c->number, a);
    if (fault_record_fd >= 0 && result >= 0) {
        fault_record(c->number, a, result, before);
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
    faults_read_call(u, &asked, argument);
    renew_call(&asked, argument);
    const struct caught *c = NULL;
    for (size_t i = 0; i < NEWER; i++) {
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
        result = faults_call(asked, argument);
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
    faults_set_result(u, result);
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
            BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)number_caught(i), (uint8_t)(CAUGHT - i), 0);
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
        fault_record_fd = fd < 0 ? -1 : fcntl(fd, F_DUPFD_CLOEXEC, 1000);
        if (fault_record_fd < 0) {
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
