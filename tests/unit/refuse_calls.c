#define _GNU_SOURCE
#include "tests/unit/refuse_calls.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#ifndef SYS_openat2
#define SYS_openat2 437
#endif

#define LOAD(field)  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ALLOW        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define REFUSE(code) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (unsigned)(code))
/* Continue with the next line, or skip this many lines. */
#define IS(value, over)  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (unsigned)(value), 0, over)
#define ANY(value, over) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, (unsigned)(value), 0, over)

static bool set_filter(struct sock_filter *line, unsigned short count)
{
    struct sock_fprog program = {count, line};
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
           prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

bool refuse_openat2(int error)
{
    struct sock_filter lines[] = {LOAD(nr), IS(SYS_openat2, 1), REFUSE(error), ALLOW};
    return set_filter(lines, sizeof lines / sizeof *lines);
}

bool refuse_writing(void)
{
    struct sock_filter lines[] = {LOAD(nr),
                                  IS(SYS_unlinkat, 1),
                                  REFUSE(EROFS),
#ifdef SYS_unlink
                                  IS(SYS_unlink, 1),
                                  REFUSE(EROFS),
#endif
                                  IS(SYS_openat, 3),
                                  LOAD(args[2]),
                                  ANY(O_WRONLY | O_RDWR | O_CREAT, 1),
                                  REFUSE(EROFS),
                                  ALLOW};
    return set_filter(lines, sizeof lines / sizeof *lines);
}
