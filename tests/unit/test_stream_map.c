#define _XOPEN_SOURCE 700
#include <criterion/criterion.h>
#include <fcntl.h>
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "gen/make/stream/stream_map.h"

/* The work lasts until progress has been shown, so no time is measured. */
struct showing {
    sem_t shown;
    bool stands; /* on the terminal */
    unsigned kept;
};

static void show(void *context, const char *file, size_t line, double seconds)
{
    struct showing *s = context;
    (void)file, (void)line, (void)seconds;
    s->stands = true;
    sem_post(&s->shown);
}

static void hide(void *context)
{
    ((struct showing *)context)->stands = false;
}

static enum status work_until_shown(const void *context, void *worker, struct stream_item *item,
                                    struct diag *d)
{
    (void)worker, (void)item, (void)d;
    sem_t *shown = (sem_t *)(uintptr_t)context;
    while (sem_wait(shown) != 0) {
    }
    return STATUS_OK;
}

static bool expect_hidden(void *context, const struct stream_item *item)
{
    struct showing *s = context;
    (void)item;
    cr_expect_not(s->stands);
    s->kept++;
    return true;
}

/* What is printed would follow the words on their line. */
Test(stream_map, hides_progress_before_it_prints_on_a_terminal)
{
    static const char puzzle[] = "1...2...3...4...";
    char path[] = "/tmp/nonet-test-XXXXXX";
    const int file = mkstemp(path);
    const int terminal = posix_openpt(O_RDWR | O_NOCTTY);
    cr_assert(file >= 0 && terminal >= 0);
    cr_assert_eq(write(file, puzzle, strlen(puzzle)), (ssize_t)strlen(puzzle));
    cr_assert(grantpt(terminal) == 0 && unlockpt(terminal) == 0);
    struct showing showing = {0};
    sem_init(&showing.shown, 0, 0);
    const char *const paths[] = {path};
    const struct stream_map map = {.unit = "puzzles",
                                   .path = paths,
                                   .path_count = 1,
                                   .output_path = ptsname(terminal),
                                   .threads = 1,
                                   .output = format_find("line"),
                                   .output_chosen = true,
                                   .context = &showing.shown,
                                   .work = work_until_shown,
                                   .keep = expect_hidden,
                                   .keep_context = &showing};
    const struct progress progress = {.wait = show, .hide = hide, .context = &showing};
    struct diag d;
    char printed[64] = "";
    diag_init(&d, NULL);
    cr_assert_eq(stream_map_run(&map, &progress, &d), STATUS_OK);
    cr_assert_eq(showing.kept, 1);
    cr_assert_gt(read(terminal, printed, sizeof printed - 1), 0);
    cr_assert(strncmp(printed, puzzle, strlen(puzzle)) == 0, "%s", printed);
    sem_destroy(&showing.shown);
    close(terminal);
    close(file);
    unlink(path);
}
