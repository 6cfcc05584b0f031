#define _GNU_SOURCE
#include "tests/faults/points.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>

#include "tests/faults/fault_record.h"

static const char *wanted;
static char reached[FAULT_PATH];
static char go[FAULT_PATH];

void points_prepare(void)
{
    const char *pause = getenv("NONET_FAULT_PAUSE");
    wanted = getenv("NONET_FAULT_PATH");
    snprintf(reached, sizeof reached, "%s.reached", pause ? pause : "");
    snprintf(go, sizeof go, "%s.go", pause ? pause : "");
}

static void path_of_descriptor(long fd, char out[FAULT_PATH])
{
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", (int)fd);
    long length =
        faults_syscall(SYS_readlinkat, AT_FDCWD, (long)link, (long)out, FAULT_PATH - 1, 0, 0);
    out[length > 0 ? length : 0] = '\0';
}

/* The path that is changed: of two names, the one that is made. */
static void path_of_change(long number, const long a[6], char out[FAULT_PATH])
{
    switch (number) {
    case SYS_renameat:
    case SYS_renameat2:
    case SYS_linkat:
        full_path(a[2], (const char *)a[3], out);
        break;
    case SYS_openat:
    case SYS_unlinkat:
    case SYS_mkdirat:
        full_path(a[0], (const char *)a[1], out);
        break;
    case SYS_truncate:
        full_path(AT_FDCWD, (const char *)a[0], out);
        break;
    default: /* writes and the like */
        path_of_descriptor(a[0], out);
    }
}

bool point_matches(long number, const long argument[6])
{
    char path[FAULT_PATH];
    if (!wanted) {
        return true;
    }
    path_of_change(number, argument, path);
    return strstr(path, wanted) != NULL;
}

static void send_self(int signal_number)
{
    long self = faults_syscall(SYS_getpid, 0, 0, 0, 0, 0, 0);
    (void)faults_syscall(SYS_kill, self, signal_number, 0, 0, 0, 0);
}

/* Both FIFOs block until the test has opened the other end. */
static void open_and_close(const char *fifo, int how)
{
    long fd;
    do {
        fd = faults_syscall(SYS_openat, AT_FDCWD, (long)fifo, how | O_CLOEXEC, 0, 0, 0);
    } while (fd == -EINTR);
    if (fd < 0) {
        fprintf(stderr, "faults: %s: %s\n", fifo, strerror((int)-fd));
        _Exit(99);
    }
    (void)faults_syscall(SYS_close, fd, 0, 0, 0, 0, 0);
}

void point_act(enum fault_kind kind)
{
    if (kind == FAULT_PAUSE) {
        open_and_close(reached, O_WRONLY);
        open_and_close(go, O_RDONLY);
    } else {
        send_self(kind == FAULT_KILL ? SIGKILL : SIGINT);
    }
}
