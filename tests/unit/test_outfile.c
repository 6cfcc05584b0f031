#include <criterion/criterion.h>
#include <dirent.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "config/outfile.h"

static char directory[64];

static void enter_directory(void)
{
    strcpy(directory, "/tmp/nonet-test-XXXXXX");
    cr_assert_not_null(mkdtemp(directory));
    cr_assert_eq(chdir(directory), 0);
}

static void leave_directory(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf %s", directory);
    cr_assert_eq(chdir("/"), 0);
    cr_assert_eq(system(command), 0);
}

TestSuite(outfile, .init = enter_directory, .fini = leave_directory);

static void assert_content(const char *path, const char *expected)
{
    char buffer[256] = {0};
    FILE *in = fopen(path, "r");
    cr_assert_not_null(in, "%s is missing", path);
    size_t length = fread(buffer, 1, sizeof buffer - 1, in);
    fclose(in);
    cr_assert_eq(length, strlen(expected));
    cr_assert_str_eq(buffer, expected);
}

static int entry_count(void)
{
    DIR *d = opendir(".");
    int count = 0;
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        count += e->d_name[0] != '.';
    }
    closedir(d);
    return count;
}

Test(outfile, target_appears_only_at_commit)
{
    struct diag d;
    diag_init(&d, NULL);
    struct outfile f;
    cr_assert_eq(outfile_write("book.pdf", "old", 3, &d), STATUS_OK);
    cr_assert_eq(outfile_open(&f, "book.pdf", &d), STATUS_OK);
    fputs("new", f.stream);
    fflush(f.stream);
    assert_content("book.pdf", "old");
    cr_assert_eq(outfile_commit(&f, &d), STATUS_OK);
    assert_content("book.pdf", "new");
    cr_assert_eq(entry_count(), 1);
}

/* Where the file system has files without a name, which those of temporary directories have. */
Test(outfile, killed_writer_leaves_nothing_behind)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_assert_eq(outfile_write("book.pdf", "old", 3, &d), STATUS_OK);
    pid_t child = fork();
    if (child == 0) {
        struct outfile f;
        if (outfile_open(&f, "book.pdf", &d) == STATUS_OK) {
            fputs("half", f.stream);
            fflush(f.stream);
        }
        raise(SIGKILL);
    }
    int how;
    cr_assert_eq(waitpid(child, &how, 0), child);
    cr_assert(WIFSIGNALED(how));
    assert_content("book.pdf", "old");
    cr_assert_eq(entry_count(), 1);
}

Test(outfile, discard_leaves_the_old_file_and_nothing_else)
{
    struct diag d;
    diag_init(&d, NULL);
    struct outfile f;
    cr_assert_eq(outfile_write("book.pdf", "old", 3, &d), STATUS_OK);
    cr_assert_eq(outfile_open(&f, "book.pdf", &d), STATUS_OK);
    fputs("half", f.stream);
    outfile_discard(&f);
    assert_content("book.pdf", "old");
    cr_assert_eq(entry_count(), 1);
}

Test(outfile, failed_write_is_reported_and_harms_nothing)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_assert_eq(outfile_write("book.pdf", "old", 3, &d), STATUS_OK);
    /* A file size limit stands in for a full disk: the write is cut short with an error. */
    signal(SIGXFSZ, SIG_IGN);
    struct rlimit limit = {.rlim_cur = 1000, .rlim_max = RLIM_INFINITY};
    cr_assert_eq(setrlimit(RLIMIT_FSIZE, &limit), 0);
    static char big[100000];
    cr_assert_eq(outfile_write("book.pdf", big, sizeof big, &d), STATUS_FAILED);
    cr_assert_eq(d.errors, 1);
    assert_content("book.pdf", "old");
    cr_assert_eq(entry_count(), 1);
    cr_assert_eq(outfile_write("/dev/full", "x", 1, &d), STATUS_FAILED);
    cr_assert_eq(outfile_write("missing/book.pdf", "x", 1, &d), STATUS_FAILED);
    cr_assert_eq(d.errors, 3);
}

Test(outfile, directories_are_made_with_their_parents)
{
    struct diag d;
    diag_init(&d, NULL);
    struct stat st;
    cr_assert_eq(outfile_make_directory("a/b/c", &d), STATUS_OK);
    cr_assert_eq(stat("a/b/c", &st), 0);
    cr_assert_eq(outfile_make_directory("a/b/c/", &d), STATUS_OK);
    cr_assert_eq(outfile_write("file", "x", 1, &d), STATUS_OK);
    cr_assert_eq(outfile_make_directory("file/under", &d), STATUS_FAILED);
    cr_assert_eq(d.errors, 1);
}
