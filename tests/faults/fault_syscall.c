#define _GNU_SOURCE
#include "tests/faults/fault_syscall.h"

#include <string.h>

#if defined __x86_64__
__asm__(".text\n.globl faults_syscall\nfaults_syscall:\n"
        "mov %rdi, %rax\nmov %rsi, %rdi\nmov %rdx, %rsi\nmov %rcx, %rdx\nmov %r8, %r10\n"
        "mov %r9, %r8\nmov 8(%rsp), %r9\nsyscall\n"
        ".globl faults_syscall_done\nfaults_syscall_done:\nret\n");
void faults_read_call(const ucontext_t *u, long *number, long argument[6])
{
    const greg_t *g = u->uc_mcontext.gregs;
    *number = g[REG_RAX];
    const long a[6] = {g[REG_RDI], g[REG_RSI], g[REG_RDX], g[REG_R10], g[REG_R8], g[REG_R9]};
    memcpy(argument, a, sizeof a);
}
void faults_set_result(ucontext_t *u, long result)
{
    u->uc_mcontext.gregs[REG_RAX] = result;
}
#elif defined __aarch64__
__asm__(".text\n.globl faults_syscall\nfaults_syscall:\n"
        "mov x8, x0\nmov x0, x1\nmov x1, x2\nmov x2, x3\nmov x3, x4\nmov x4, x5\nmov x5, x6\n"
        "svc #0\n.globl faults_syscall_done\nfaults_syscall_done:\nret\n");
void faults_read_call(const ucontext_t *u, long *number, long argument[6])
{
    *number = (long)u->uc_mcontext.regs[8];
    for (int i = 0; i < 6; i++) {
        argument[i] = (long)u->uc_mcontext.regs[i];
    }
}
void faults_set_result(ucontext_t *u, long result)
{
    u->uc_mcontext.regs[0] = (unsigned long)result;
}
#else
#error "system calls are caught on x86-64 and aarch64 alone"
#endif

long faults_call(long number, const long a[6])
{
    return faults_syscall(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}
