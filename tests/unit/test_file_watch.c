/* The watch over a config, with simulated pauses: in each, the file changes according to a script.
 */
#include <criterion/criterion.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "cli/file_watch.h"
#include "tests/unit/scratch_folder.h"

/* Linked in place of nanosleep. */
int __real_nanosleep(const struct timespec *time, struct timespec *left); // NOLINT
int __wrap_nanosleep(const struct timespec *time, struct timespec *left); // NOLINT

static void (*in_pause)(unsigned pause); /* NULL: pauses are real */
static unsigned pauses;
static char path[SCRATCH_PATH];

int __wrap_nanosleep(const struct timespec *time, struct timespec *left) // NOLINT
{
    if (!in_pause) {
        return __real_nanosleep(time, left);
    }
    in_pause(pauses++);
    return 0;
}

static void write_file(const char *words)
{
    FILE *f = fopen(path, "w");
    cr_assert_not_null(f);
    fputs(words, f);
    fclose(f);
}

/* Nothing happens; the file is gone for two pauses; it is written in two parts; then it rests. */
static void change(unsigned pause)
{
    switch (pause) {
    case 1:
        unlink(path);
        break;
    case 3:
        write_file("half");
        break;
    case 4:
        write_file("half and the rest");
        break;
    default:
        cr_assert_leq(pause, 5, "the change is not seen");
    }
}

Test(file_watch, a_change_is_seen_when_the_file_is_there_and_rests)
{
    scratch_file(path, ".yaml");
    write_file("before");
    struct file_state seen = file_state_of(path);
    in_pause = change;
    file_await_change(path, &seen);
    in_pause = NULL;
    cr_expect_eq(pauses, 6, "seen after %u pauses", pauses);
    unlink(path);
}
