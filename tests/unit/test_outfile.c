#include <criterion/criterion.h>
#include <dirent.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file/outfile.h"
#include "base/file/outfolder.h"
#include "tests/unit/scratch_folder.h"

static char directory[SCRATCH_PATH];

static void enter_directory(void)
{
    scratch_folder_enter(directory);
}

static void leave_directory(void)
{
    scratch_folder_leave(directory);
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

Test(outfile, mode_and_links_stay)
{
    struct diag d;
    diag_init(&d, NULL);
    struct stat st;
    cr_assert_eq(outfile_write("secret", "old", 3, &d), STATUS_OK);
    cr_assert_eq(chmod("secret", 0600), 0);
    cr_assert_eq(outfile_write("secret", "new", 3, &d), STATUS_OK);
    assert_content("secret", "new");
    cr_assert_eq(stat("secret", &st), 0);
    cr_expect_eq(st.st_mode & 0777, 0600);
    cr_assert_eq(mkdir("inner", 0777), 0);
    cr_assert_eq(symlink("inner/target", "link"), 0);
    for (int round = 0; round < 2; round++) { /* dangling, then not */
        cr_assert_eq(outfile_write("link", "text", 4, &d), STATUS_OK);
        cr_assert_eq(lstat("link", &st), 0);
        cr_expect(S_ISLNK(st.st_mode));
        assert_content("inner/target", "text");
    }
    cr_assert_eq(symlink("round", "round"), 0);
    cr_expect_eq(outfile_write("round", "text", 4, &d), STATUS_FAILED);
}

/* ---- several files at once ---- */

static int hidden_count(const char *path)
{
    DIR *d = opendir(path);
    int count = 0;
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        count += strstr(e->d_name, "nonet") != NULL;
    }
    closedir(d);
    return count;
}

/* A folder of which `one` is replaced, `two` and `three` are added. */
static void begin_folder(struct outfolder *o, struct diag *d)
{
    diag_init(d, NULL);
    cr_assert_eq(outfile_make_directory("folder", d), STATUS_OK);
    cr_assert_eq(outfile_write("folder/one", "old one", 7, d), STATUS_OK);
    cr_assert_eq(outfile_write("folder/other", "kept", 4, d), STATUS_OK);
    cr_assert_eq(outfolder_begin(o, "folder", d), STATUS_OK);
    cr_assert_eq(outfolder_add(o, "one", "new one", 7, d), STATUS_OK);
    cr_assert_eq(outfolder_add(o, "two", "new two", 7, d), STATUS_OK);
    cr_assert_eq(outfolder_add(o, "three", "", 0, d), STATUS_OK);
    cr_assert_eq(outfolder_prepare(o, d), STATUS_OK);
    assert_content("folder/one", "old one");
}

static void assert_old_folder(void)
{
    assert_content("folder/one", "old one");
    assert_content("folder/other", "kept");
    cr_expect_neq(access("folder/two", F_OK), 0);
    cr_expect_neq(access("folder/three", F_OK), 0);
    cr_expect_eq(hidden_count("folder"), 0);
}

Test(outfile, a_folder_is_new_after_commit)
{
    struct outfolder o;
    struct diag d;
    begin_folder(&o, &d);
    cr_assert_eq(outfolder_move(&o, &d), STATUS_OK);
    cr_assert_eq(outfolder_commit(&o, &d), STATUS_OK);
    assert_content("folder/one", "new one");
    assert_content("folder/two", "new two");
    assert_content("folder/three", "");
    assert_content("folder/other", "kept");
    cr_expect_eq(hidden_count("folder"), 0);
}

Test(outfile, a_folder_is_old_after_discard)
{
    struct outfolder o;
    struct diag d;
    begin_folder(&o, &d);
    outfolder_discard(&o, &d);
    assert_old_folder();
    begin_folder(&o, &d);
    cr_assert_eq(outfolder_move(&o, &d), STATUS_OK);
    assert_content("folder/two", "new two");
    outfolder_discard(&o, &d);
    assert_old_folder();
}

/* The last file cannot be moved: somebody took it away. */
Test(outfile, a_folder_is_put_back_when_a_file_cannot_be_moved)
{
    struct outfolder o;
    struct diag d;
    begin_folder(&o, &d);
    cr_assert_eq(unlink(o.file[2].temporary), 0);
    cr_expect_eq(outfolder_move(&o, &d), STATUS_FAILED);
    outfolder_discard(&o, &d);
    assert_old_folder();
}

/* As after a kill between the first move and the last. Recovery may itself be cut off, so it is
 * done twice. */
Test(outfile, a_folder_is_put_back_after_a_kill)
{
    struct outfolder o;
    struct diag d;
    bool found;
    pid_t child = fork();
    if (child == 0) {
        begin_folder(&o, &d);
        cr_assert_eq(outfolder_move(&o, &d), STATUS_OK);
        _exit(0);
    }
    waitpid(child, NULL, 0);
    diag_init(&d, NULL);
    assert_content("folder/two", "new two");
    cr_assert_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect(found);
    assert_old_folder();
    cr_assert_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect_not(found);
    assert_old_folder();
    cr_assert_eq(outfolder_recover("missing", &found, &d), STATUS_OK);
}

/* A mark that is not ours to read changes nothing. */
Test(outfile, a_strange_mark_is_refused)
{
    struct outfolder o;
    struct diag d;
    bool found;
    diag_init(&d, NULL);
    cr_assert_eq(outfile_make_directory("folder", &d), STATUS_OK);
    cr_assert_eq(outfile_write("folder/one", "old one", 7, &d), STATUS_OK);
    cr_assert_eq(outfile_write("folder/.nonet-commit", "one", 4, &d), STATUS_OK);
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_FAILED);
    cr_expect_eq(outfolder_begin(&o, "folder", &d), STATUS_FAILED);
    assert_content("folder/one", "old one");
}
