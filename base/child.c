#define _GNU_SOURCE /* RTLD_DEFAULT */
#include "base/child.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* The last byte that the child sends. If there is none, the child died. The exit status cannot
 * replace it, because it is lost where SIGCHLD is ignored. */
enum { CHILD_DONE = 'D', CHILD_FAULT = 'F', CHILD_NO_MEMORY = 'M', CHILD_LIMIT = 'L' };

/* In the child, the pipe becomes standard input, so that the new-handler can find it. */
enum { TO_PARENT = STDIN_FILENO };

static bool write_whole(const char *bytes, size_t length)
{
    while (length) {
        ssize_t count = write(TO_PARENT, bytes, length);
        if (count <= 0 && errno != EINTR) {
            return false;
        }
        bytes += count > 0 ? count : 0;
        length -= count > 0 ? (size_t)count : 0;
    }
    return true;
}

static _Noreturn void end_child(char last)
{
    bool reported = write_whole(&last, 1);
    _exit(reported ? 0 : 1);
}

/* ---- limits ---- */

static bool is_child;
static size_t limit_bytes; /* the child's limit; 0 means none */
static size_t size_before;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define ADDRESSES_ARE_MANY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||                         \
    __has_feature(thread_sanitizer)
#define ADDRESSES_ARE_MANY 1
#endif
#endif

/* The address space that the process uses now; 0 if unknown. */
static size_t address_space(void)
{
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    bool read = file && fscanf(file, "%lu", &pages) == 1;
    if (file) {
        fclose(file);
    }
    return read ? pages * (size_t)sysconf(_SC_PAGESIZE) : 0;
}

/* Returns false if the limit could not be changed. */
static bool set_limit(int resource, rlim_t value)
{
    struct rlimit limit;
    if (getrlimit(resource, &limit) != 0 || (value != RLIM_INFINITY && value > limit.rlim_cur)) {
        return false;
    }
    limit.rlim_cur = value < limit.rlim_max ? value : limit.rlim_max;
    return setrlimit(resource, &limit) == 0;
}

void child_limit(size_t bytes, unsigned seconds)
{
    struct rusage used;
    if (!is_child) {
        return; /* this process has its own limits, which the host chose */
    }
    if (getrusage(RUSAGE_SELF, &used) == 0) {
        (void)set_limit(RLIMIT_CPU, (rlim_t)used.ru_utime.tv_sec + seconds + 1);
    }
#ifndef ADDRESSES_ARE_MANY
    size_before = address_space();
    limit_bytes = size_before && set_limit(RLIMIT_AS, size_before + bytes) ? bytes : 0;
#else
    (void)bytes;
#endif
}

/* Was it our own limit that made an allocation fail? Reading /proc allocates too, so this lifts the
 * limit first. */
static bool at_limit(void)
{
    return limit_bytes && set_limit(RLIMIT_AS, RLIM_INFINITY) &&
           address_space() > size_before + limit_bytes / 2;
}

static void end_without_memory(void)
{
    char last = at_limit() ? CHILD_LIMIT : CHILD_NO_MEMORY;
    if (last == CHILD_LIMIT) {
        char words[32];
        int length = snprintf(words, sizeof words, "%zu", limit_bytes >> 20);
        (void)write_whole(words, (size_t)length);
    }
    end_child(last);
}

/* Installs a handler with std::set_new_handler if a C++ library is loaded. `operator new` calls it
 * before it would throw. */
static void end_where_new_fails(void)
{
    void *set = dlsym(RTLD_DEFAULT, "_ZSt15set_new_handlerPFvvE");
    void (*(*set_new_handler)(void (*)(void)))(void);
    memcpy(&set_new_handler, &set, sizeof set);
    if (set) {
        (void)set_new_handler(end_without_memory);
    }
}

static _Noreturn void run_child(const char *(*work)(void *context, struct text *out), void *context,
                                int to_parent)
{
    struct text out = {0};
    is_child = true;
    if (to_parent != TO_PARENT) {
        if (dup2(to_parent, TO_PARENT) < 0) {
            _exit(1);
        }
        close(to_parent);
    }
    end_where_new_fails();
    const char *fault = work(context, &out);
    if (out.failed || (fault && strcmp(fault, OUT_OF_MEMORY) == 0)) {
        end_without_memory();
    }
    const char *reported = fault ? fault : out.data ? out.data : "";
    if (!write_whole(reported, fault ? strlen(fault) : out.length)) {
        _exit(1);
    }
    end_child(fault ? CHILD_FAULT : CHILD_DONE);
}

static bool read_whole(int fd, struct text *out)
{
    char block[65536];
    for (;;) {
        ssize_t count = read(fd, block, sizeof block);
        if (count == 0) {
            return true;
        }
        if (count > 0) {
            text_add(out, block, (size_t)count);
        } else if (errno != EINTR) {
            return false;
        }
    }
}

static bool fail(struct child_fault *fault, const char *words, const char *cause)
{
    fault->out_of_memory = strcmp(words, OUT_OF_MEMORY) == 0;
    fault->reported = false;
    snprintf(fault->words, sizeof fault->words, "%s%s%s", words, cause ? ": " : "",
             cause ? cause : "");
    return false;
}

/* Removes the last byte and turns it into a result. `how` is the child's exit status. */
static bool judge(struct text *bytes, bool read, int how, struct child_fault *fault)
{
    if (bytes->failed) {
        return fail(fault, OUT_OF_MEMORY, NULL);
    }
    char last = read && bytes->length ? bytes->data[--bytes->length] : '\0';
    if (bytes->data) {
        bytes->data[bytes->length] = '\0';
    }
    switch (last) {
    case CHILD_DONE:
        return true;
    case CHILD_NO_MEMORY:
        return fail(fault, OUT_OF_MEMORY, NULL);
    case CHILD_FAULT:
        (void)fail(fault, bytes->data, NULL);
        fault->reported = true;
        return false;
    case CHILD_LIMIT:
        snprintf(fault->words, sizeof fault->words, "reading it takes more than %.20s MB of memory",
                 bytes->data);
        fault->out_of_memory = false;
        fault->reported = true;
        return false;
    default:
        if (WIFSIGNALED(how) && WTERMSIG(how) == SIGXCPU) {
            (void)fail(fault, "reading it takes too long", NULL);
            fault->reported = true;
            return false;
        }
        return fail(fault, "the process for it died",
                    WIFSIGNALED(how) ? strsignal(WTERMSIG(how)) : NULL);
    }
}

static bool hand_over(struct text *bytes, struct text *out, struct child_fault *fault)
{
    if (!out->data) {
        *out = *bytes;
        *bytes = (struct text){0};
        return true;
    }
    text_add(out, bytes->data ? bytes->data : "", bytes->length);
    return !out->failed || fail(fault, OUT_OF_MEMORY, NULL);
}

static atomic_bool must_not_copy;

void child_work_in_process(bool in_process)
{
    atomic_store(&must_not_copy, in_process);
}

/* The host or the user sets this where the process must not be copied. */
static bool works_in_process(void)
{
    const char *asked = getenv("NONET_IN_PROCESS");
    return atomic_load(&must_not_copy) || (asked && strcmp(asked, "1") == 0);
}

/* Does the work in this process and appends the same bytes that a child would send. */
static void work_here(struct text *bytes, const char *(*work)(void *context, struct text *out),
                      void *context)
{
    const char *fault = work(context, bytes);
    char last = fault ? CHILD_FAULT : CHILD_DONE;
    if (fault) {
        bytes->length = 0;
        text_puts(bytes, fault);
        last = strcmp(fault, OUT_OF_MEMORY) == 0 ? CHILD_NO_MEMORY : last;
    }
    text_add(bytes, &last, 1);
}

bool child_begin(struct child_process *child, const char *(*work)(void *context, struct text *out),
                 void *context, struct child_fault *fault)
{
    int ends[2];
    *child = (struct child_process){.from = -1};
    if (works_in_process()) {
        work_here(&child->bytes, work, context);
        return true;
    }
    if (pipe(ends) != 0) {
        return fail(fault, "cannot open a pipe", strerror(errno));
    }
    child->from = ends[0];
    child->id = fork();
    if (child->id == 0) {
        close(ends[0]);
        run_child(work, context, ends[1]);
    }
    int error = errno;
    close(ends[1]);
    if (child->id < 0) {
        close(ends[0]);
        return fail(fault, "cannot start a process", strerror(error));
    }
    return true;
}

bool child_end(struct child_process *child, struct text *out, struct child_fault *fault)
{
    int how = 0;
    bool read = child->from < 0 || read_whole(child->from, &child->bytes);
    if (child->from >= 0) {
        close(child->from);
        while (waitpid(child->id, &how, 0) < 0 && errno == EINTR) {
        }
    }
    bool well = judge(&child->bytes, read, how, fault) && hand_over(&child->bytes, out, fault);
    text_free(&child->bytes);
    return well;
}

bool child_is_ready(const struct child_process *child, int milliseconds)
{
    struct pollfd from = {.fd = child->from, .events = POLLIN};
    return child->from < 0 || poll(&from, 1, milliseconds) != 0;
}

void child_stop(struct child_process *child)
{
    if (child->from >= 0) {
        kill(child->id, SIGKILL);
        close(child->from);
        while (waitpid(child->id, NULL, 0) < 0 && errno == EINTR) {
        }
    }
    text_free(&child->bytes);
}

bool run_in_child(const char *(*work)(void *context, struct text *out), void *context,
                  struct text *out, struct child_fault *fault)
{
    struct child_process child;
    return child_begin(&child, work, context, fault) && child_end(&child, out, fault);
}
