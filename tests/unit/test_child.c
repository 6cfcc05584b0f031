#include <criterion/criterion.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "base/child.h"

static int changed;

static const char *say(void *context, struct text *out)
{
    changed = 1;
    text_puts(out, context);
    return NULL;
}

static const char *complain(void *context, struct text *out)
{
    text_puts(out, "half of it");
    return context;
}

static const char *lack_memory(void *context, struct text *out)
{
    (void)context;
    text_puts(out, "half of it");
    out->failed = true;
    return NULL;
}

/* operator new, as a C++ library calls it. */
void *_Znwm(size_t size); // NOLINT(bugprone-reserved-identifier)

static const char *call_new(void *context, struct text *out)
{
    text_puts(out, "half of it");
    free(_Znwm(*(size_t *)context));
    return NULL;
}

static const char *die(void *context, struct text *out)
{
    text_puts(out, "half of it");
    signal(*(int *)context, SIG_DFL);
    raise(*(int *)context);
    return NULL;
}

static const char *leave(void *context, struct text *out)
{
    (void)out;
    _exit(*(int *)context);
}

Test(child, bytes_come_back_and_nothing_else)
{
    struct text out = {0};
    struct child_fault fault;
    char words[] = "one";
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert_str_eq(out.data, "oneone");
    cr_assert_eq(changed, 0);
    text_free(&out);
}

/* Two children at once, ended in either order, while the parent continues with data that they have
 * a copy of. */
Test(child, halves_may_overlap)
{
    for (unsigned order = 0; order < 2; order++) {
        struct child_process child[2];
        struct text out = {0};
        struct child_fault fault;
        char words[] = "one";
        cr_assert(child_begin(&child[0], say, words, &fault));
        memcpy(words, "two", 3);
        cr_assert(child_begin(&child[1], say, words, &fault));
        memcpy(words, "xxx", 3);
        cr_assert(child_end(&child[order], &out, &fault));
        cr_assert(child_end(&child[!order], &out, &fault));
        cr_assert_str_eq(out.data, order ? "twoone" : "onetwo");
        text_free(&out);
    }
}

Test(child, much_comes_back_whole)
{
    struct text out = {0};
    struct child_fault fault;
    size_t length = 3 << 20;
    char *words = calloc(1, length + 1);
    memset(words, 'x', length);
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert(out.length == length && strcmp(out.data, words) == 0);
    free(words);
    text_free(&out);
}

Test(child, every_end_but_the_good_one_is_a_fault)
{
    struct text out = {0};
    struct child_fault fault;
    char words[] = "the file is damaged";
    char memory[] = OUT_OF_MEMORY;
    size_t much = SIZE_MAX / 4;
    int zero = 0;
    text_puts(&out, "kept");
    cr_assert_not(run_in_child(complain, words, &out, &fault));
    cr_assert(!fault.out_of_memory && strcmp(fault.words, words) == 0);
    cr_assert_not(run_in_child(complain, memory, &out, &fault));
    cr_assert(fault.out_of_memory);
    cr_assert_not(run_in_child(lack_memory, NULL, &out, &fault));
    cr_assert(fault.out_of_memory);
#ifndef __SANITIZE_ADDRESS__ /* which ends the process itself */
    cr_assert_not(run_in_child(call_new, &much, &out, &fault));
    cr_assert(fault.out_of_memory && strcmp(fault.words, OUT_OF_MEMORY) == 0, "%s", fault.words);
#else
    (void)call_new;
    (void)much;
#endif
    cr_assert_not(run_in_child(leave, &zero, &out, &fault));
    cr_assert_not(fault.out_of_memory);
    for (int i = 0; i < 2; i++) {
        int deadly = i ? SIGSEGV : SIGKILL;
        cr_assert_not(run_in_child(die, &deadly, &out, &fault));
        cr_assert(strstr(fault.words, strsignal(deadly)), "%s", fault.words);
    }
    cr_assert_str_eq(out.data, "kept");
    text_free(&out);
}

static const char *spin(void *context, struct text *out)
{
    (void)context;
    (void)out;
    child_limit((size_t)1 << 30, 0);
    while (clock() < 10 * CLOCKS_PER_SEC) { /* by far more than it may have */
    }
    return NULL;
}

Test(child, work_ends_after_its_seconds)
{
    struct text out = {0};
    struct child_fault fault;
    cr_assert_not(run_in_child(spin, NULL, &out, &fault));
    cr_expect_str_eq(fault.words, "reading it takes too long");
    text_free(&out);
}

/* What the shell that started us may have left. */
Test(child, ignored_children_and_closed_input_change_nothing)
{
    struct text out = {0};
    struct child_fault fault;
    char words[] = "one";
    int deadly = SIGKILL;
    signal(SIGCHLD, SIG_IGN);
    close(STDIN_FILENO);
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert_not(run_in_child(die, &deadly, &out, &fault));
    cr_assert_str_eq(out.data, "one");
    text_free(&out);
}

/* For programs that must not be copied. */
Test(child, in_process_the_answers_are_the_same)
{
    struct text out = {0};
    struct child_fault fault;
    char words[] = "one";
    char memory[] = OUT_OF_MEMORY;
    setenv("NONET_IN_PROCESS", "1", 1);
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert(run_in_child(say, words, &out, &fault));
    cr_assert_str_eq(out.data, "oneone");
    cr_assert_eq(changed, 1);
    cr_assert_not(run_in_child(complain, words, &out, &fault));
    cr_assert(fault.reported && strcmp(fault.words, words) == 0);
    cr_assert_not(run_in_child(complain, memory, &out, &fault));
    cr_assert(fault.out_of_memory);
    cr_assert_not(run_in_child(lack_memory, NULL, &out, &fault));
    cr_assert(fault.out_of_memory);
    struct rlimit before;
    struct rlimit after;
    getrlimit(RLIMIT_CPU, &before);
    child_limit(1, 1);
    getrlimit(RLIMIT_CPU, &after);
    cr_assert_eq(before.rlim_cur, after.rlim_cur);
    cr_assert_str_eq(out.data, "oneone");
    text_free(&out);
}
