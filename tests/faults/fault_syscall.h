/* System calls as the processor makes them. Part of the library that faults.c makes; all of it may
 * be called in a signal handler. */
#ifndef NONET_TESTS_FAULTS_FAULT_SYSCALL_H
#define NONET_TESTS_FAULTS_FAULT_SYSCALL_H

#include <ucontext.h>

/* A system call that the filter of faults.c lets pass, by the address behind it; the result as the
 * kernel gives it. */
long faults_syscall(long number, long a, long b, long c, long d, long e, long f);
long faults_call(long number, const long a[6]);
extern const char faults_syscall_done[];

/* The call at which a process was stopped, and what it shall return. */
void faults_read_call(const ucontext_t *u, long *number, long argument[6]);
void faults_set_result(ucontext_t *u, long result);

#endif
