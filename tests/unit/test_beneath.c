/* Folders that come from others: nothing outside of them is read as theirs, changed or taken away,
 * with openat2 and without it. */
#include <criterion/criterion.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file/beneath.h"
#include "base/file/infile.h"
#include "base/file/newfolder.h"
#include "base/file/outfolder.h"
#include "tests/unit/refuse_calls.h"
#include "tests/unit/scratch_folder.h"

static char directory[SCRATCH_PATH];

static void put(const char *path, const char *text)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_assert_eq(outfile_write(path, text, strlen(text), &d), STATUS_OK, "%s", path);
}

static void put_mark(const char *entries, size_t length)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_assert_eq(outfile_write("folder/.nonet-commit", entries, length, &d), STATUS_OK);
}

/* folder/ is another's, outside/ is the user's. */
static void enter_directory(void)
{
    scratch_folder_enter(directory);
    cr_assert_eq(mkdir("folder", 0777), 0);
    cr_assert_eq(mkdir("folder/web", 0777), 0);
    cr_assert_eq(mkdir("outside", 0777), 0);
    put("outside/mine", "mine");
    put("outside/.mine.nonet-old", "theirs");
    put("folder/one", "one");
    put("folder/web/inner", "inner");
}

static void leave_directory(void)
{
    scratch_folder_leave(directory);
}

TestSuite(beneath, .init = enter_directory, .fini = leave_directory);

static bool holds(const char *path, const char *expected)
{
    char buffer[256] = {0};
    FILE *in = fopen(path, "r");
    size_t length = in ? fread(buffer, 1, sizeof buffer - 1, in) : 0;
    if (in) {
        fclose(in);
    }
    return in && length == strlen(expected) && strcmp(buffer, expected) == 0;
}

static void assert_outside_untouched(void)
{
    cr_assert(holds("outside/mine", "mine"));
    cr_assert(holds("outside/.mine.nonet-old", "theirs"));
    cr_assert_eq(system("test \"$(ls -A outside | wc -l)\" = 2"), 0);
}

Test(beneath, names)
{
    char part[NAME_MAX + 2];
    char path[BENEATH_MAX_NAME + 8];
    memset(part, 'a', sizeof part);
    part[NAME_MAX + 1] = '\0';
    memset(path, 'a', sizeof path - 1);
    path[sizeof path - 1] = '\0';
    for (size_t i = 200; i < sizeof path - 1; i += 200) {
        path[i] = '/';
    }
    const char *const wrong[] = {"",     "/",      "/etc/passwd", "..",   "../one", "web/../../one",
                                 ".",    "./one",  "web//inner",  "web/", "web/.",  "web/..",
                                 "a\nb", "a\033b", "a\177b",      part,   path};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cr_expect_not_null(beneath_fault(wrong[i]), "'%s'", wrong[i]);
        cr_expect_eq(beneath_open_file(AT_FDCWD, wrong[i]), -1);
        cr_expect_eq(errno, EINVAL);
    }
    part[NAME_MAX] = '\0';
    const char *const right[] = {"one", "web/inner", "...",         "..a",
                                 "a..", ".hidden",   "a b\303\244", part};
    for (size_t i = 0; i < sizeof right / sizeof *right; i++) {
        cr_expect_null(beneath_fault(right[i]), "'%s'", right[i]);
    }
}

/* Both ways to walk a path give the same result everywhere. */
Test(beneath, walks)
{
    int (*const ways[])(int, const char *, const char **) = {beneath_open_parent,
                                                             beneath_open_parent_stepwise};
    int folder = open("folder", O_RDONLY | O_DIRECTORY);
    cr_assert_eq(symlink("../outside", "folder/out"), 0);
    cr_assert_eq(symlink("web", "folder/in"), 0);
    cr_assert_eq(symlink("folder/out", "folder/web/far"), 0);
    const struct {
        const char *name;
        int error;
    } rows[] = {{"one", 0},
                {"web/inner", 0},
                {"out/mine", ELOOP},
                {"in/inner", ELOOP},
                {"web/far/mine", ELOOP},
                {"one/inner", ENOTDIR},
                {"none/inner", ENOENT}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        for (size_t w = 0; w < 2; w++) {
            const char *last = NULL;
            errno = 0;
            int fd = ways[w](folder, rows[i].name, &last);
            cr_expect_eq(fd >= 0, rows[i].error == 0, "%s", rows[i].name);
            cr_expect_eq(fd >= 0 ? 0 : errno, rows[i].error, "%s: %s", rows[i].name,
                         strerror(errno));
            if (fd >= 0) {
                close(fd);
            }
        }
    }
    close(folder);
}

/* A pipe that nobody writes to is not waited for; one that has a writer is read whole. */
Test(beneath, pipes_are_read_once)
{
    struct text bytes = {0};
    cr_assert_eq(mkfifo("idle", 0666), 0);
    cr_expect_eq(infile_read("idle", 100, &bytes), EPIPE);
    int ends[2];
    char name[40];
    cr_assert_eq(pipe(ends), 0);
    cr_assert_eq(write(ends[1], "%PDF-1", 6), 6);
    snprintf(name, sizeof name, "/dev/fd/%d", ends[0]);
    cr_expect_not(infile_begins(name, "%PDF-", 5), "it is not asked");
    close(ends[1]);
    cr_expect_eq(infile_read(name, 100, &bytes), 0);
    cr_expect_str_eq(bytes.data, "%PDF-1");
    close(ends[0]);
    text_free(&bytes);
}

/* Opening what is no file neither waits nor succeeds. */
Test(beneath, files)
{
    int folder = open("folder", O_RDONLY | O_DIRECTORY);
    struct text bytes = {0};
    cr_assert_eq(mkfifo("folder/pipe", 0666), 0);
    cr_assert_eq(symlink("one", "folder/link"), 0);
    cr_expect_eq(infile_read_beneath(folder, "pipe", 100, &bytes), ENXIO);
    cr_expect_eq(infile_read_beneath(folder, "link", 100, &bytes), ELOOP);
    cr_expect_eq(infile_read_beneath(folder, "web", 100, &bytes), EISDIR);
    cr_expect_eq(infile_read_beneath(folder, "none", 100, &bytes), ENOENT);
    cr_expect_eq(infile_read_beneath(folder, "web/inner", 3, &bytes), EFBIG);
    text_clear(&bytes);
    cr_expect_eq(infile_read_beneath(folder, "web/inner", 100, &bytes), 0);
    cr_expect_eq(bytes.length, 5);
    text_free(&bytes);
    close(folder);
}

/* ---- marks ---- */

/* A mark with a NUL in it, of a literal. */
#define MARK(text) put_mark(text, sizeof(text) - 1)

static void refused(void)
{
    struct diag d;
    struct outfolder o;
    bool found;
    diag_init(&d, NULL);
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_FAILED);
    cr_expect_eq(outfolder_begin(&o, "folder", &d), STATUS_FAILED);
    cr_expect(holds("folder/one", "one"));
    assert_outside_untouched();
}

static void hostile_marks(void)
{
    cr_assert_eq(symlink("../outside", "folder/out"), 0);
    cr_assert_eq(symlink("../outside/mine", "folder/link"), 0);
    cr_assert_eq(mkfifo("folder/pipe", 0666), 0);
    MARK("kout/mine\0");
    refused();
    MARK("aout/mine\0");
    refused();
    MARK("klink\0");
    refused();
    MARK("alink\0");
    refused();
    MARK("aone\0alink\0"); /* none is taken away before all are known */
    refused();
    MARK("aone\0k../outside/mine\0");
    refused();
    MARK("aone\0xtwo\0");
    refused();
    MARK("aone\0aone\0");
    refused();
    MARK("aone\0apipe\0");
    refused();
    MARK("aone\0aweb\0");
    refused();
    MARK("aone\0a\0");
    refused();
    MARK("aone\0atwo"); /* torn */
    refused();
    MARK("aone\0a.nonet-commit\0");
    refused();
    MARK("aone\0a.x.nonet-old\0");
    refused();
    MARK("aone\0aone/x\0");
    refused();
    put_mark("", 0);
    refused();
    char many[100 * 5] = "";
    for (int i = 0; i < 100; i++) {
        memcpy(many + i * 5, (char[5]){'a', 'f', (char)('0' + i / 10), (char)('0' + i % 10), 0}, 5);
    }
    put_mark(many, sizeof many);
    refused();
    /* The mark itself. */
    cr_assert_eq(unlink("folder/.nonet-commit"), 0);
    put("outside/mine", "mine");
    cr_assert_eq(symlink("../outside/mine", "folder/.nonet-commit"), 0);
    refused();
    cr_assert_eq(unlink("folder/.nonet-commit"), 0);
    cr_assert_eq(mkfifo("folder/.nonet-commit", 0666), 0);
    refused();
    cr_assert_eq(unlink("folder/.nonet-commit"), 0);
    cr_assert_eq(mkdir("folder/.nonet-commit", 0777), 0);
    refused();
}

/* A sound mark puts back, in a subfolder too. */
static void sound_mark(void)
{
    struct diag d;
    bool found;
    diag_init(&d, NULL);
    put("folder/.one.nonet-old", "old");
    put("folder/web/.inner.nonet-old", "old");
    put("folder/web/added", "new");
    MARK("kone\0kweb/inner\0aweb/added\0anone/x\0");
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect(found);
    cr_expect(holds("folder/one", "old"));
    cr_expect(holds("folder/web/inner", "old"));
    cr_expect_neq(access("folder/web/added", F_OK), 0);
    cr_expect_eq(system("test -z \"$(find folder -name '.?*')\""), 0);
}

Test(beneath, hostile_marks)
{
    hostile_marks();
}

Test(beneath, sound_mark)
{
    sound_mark();
}

/* The same in a process for which the kernel does not know openat2. */
static void without_openat2(void (*body)(void), int error)
{
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        if (!refuse_openat2(error)) {
            _exit(77);
        }
        body();
        _exit(0);
    }
    int how;
    cr_assert_eq(waitpid(child, &how, 0), child);
    cr_assert(WIFEXITED(how) && (WEXITSTATUS(how) == 0 || WEXITSTATUS(how) == 77));
}

Test(beneath, hostile_marks_on_an_old_kernel)
{
    without_openat2(hostile_marks, ENOSYS);
}

Test(beneath, sound_mark_in_a_container)
{
    without_openat2(sound_mark, EPERM);
}

/* ---- writing ---- */

Test(beneath, files_of_a_folder_are_not_written_through_links)
{
    struct diag d;
    struct outfolder o;
    diag_init(&d, NULL);
    cr_assert_eq(symlink("../outside/mine", "folder/two"), 0);
    cr_assert_eq(symlink("../outside/new", "folder/three"), 0);
    cr_assert_eq(mkfifo("folder/four", 0666), 0);
    cr_assert_eq(symlink("../outside/mine", "folder/.one.nonet-new"), 0);
    cr_assert_eq(symlink("../outside/mine", "folder/.one.nonet-old"), 0);
    const char *const names[] = {"two", "three", "four"};
    for (size_t i = 0; i < 3; i++) {
        cr_assert_eq(outfolder_begin(&o, "folder", &d), STATUS_OK);
        cr_expect_eq(outfolder_add(&o, names[i], "x", 1, &d), STATUS_FAILED);
        outfolder_discard(&o, &d);
    }
    cr_assert_eq(outfolder_begin(&o, "folder", &d), STATUS_OK);
    cr_expect_eq(outfolder_add(&o, "one", "new", 3, &d), STATUS_OK);
    cr_expect_eq(outfolder_prepare(&o, &d), STATUS_OK);
    cr_expect_eq(outfolder_move(&o, &d), STATUS_OK);
    cr_expect_eq(outfolder_commit(&o, &d), STATUS_OK);
    cr_expect(holds("folder/one", "new"));
    assert_outside_untouched();
}

Test(beneath, a_subfolder_that_is_a_link_is_refused)
{
    struct diag d;
    struct outfolder o;
    diag_init(&d, NULL);
    cr_assert_eq(rename("folder/web", "folder/other"), 0);
    cr_assert_eq(symlink("../outside", "folder/web"), 0);
    put("outside/.mine.nonet-old", "theirs");
    cr_assert_eq(outfolder_begin(&o, "folder", &d), STATUS_OK);
    cr_expect_eq(outfolder_add(&o, "web/mine", "x", 1, &d), STATUS_FAILED);
    outfolder_discard(&o, &d);
    assert_outside_untouched();
}

/* What the run made goes again, parents too; what was there stays. */
Test(beneath, a_folder_that_was_made_goes_with_its_parents)
{
    struct diag d;
    struct outfolder o;
    diag_init(&d, NULL);
    for (int marked = 0; marked < 2; marked++) {
        cr_assert_eq(outfolder_begin(&o, "outer/a/b/", &d), STATUS_OK);
        cr_expect_eq(outfolder_add(&o, "web/index.html", "x", 1, &d), STATUS_OK);
        cr_expect_eq(outfolder_prepare(&o, &d), STATUS_OK);
        if (marked) {
            cr_expect_eq(outfolder_move(&o, &d), STATUS_OK);
        }
        outfolder_discard(&o, &d);
        cr_expect_neq(access("outer", F_OK), 0);
        cr_assert_eq(outfolder_begin(&o, "folder/a", &d), STATUS_OK);
        outfolder_discard(&o, &d);
        cr_expect_neq(access("folder/a", F_OK), 0);
        cr_expect_eq(access("folder", F_OK), 0);
    }
    put("file", "x");
    cr_expect_eq(outfolder_begin(&o, "fresh/../file/under", &d), STATUS_FAILED);
    cr_expect_eq(outfolder_begin(&o, "", &d), STATUS_FAILED);
}

/* As a run leaves it that is killed before there is a mark. */
Test(beneath, leftovers_of_a_subfolder_are_swept)
{
    struct diag d;
    bool found;
    diag_init(&d, NULL);
    put("folder/web/.index.html.nonet-new", "x");
    put("folder/web/.index.html.nonet-old", "x");
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect_not(found);
    cr_expect_eq(system("test \"$(ls -A folder/web)\" = inner"), 0);
    cr_assert_eq(unlink("folder/web/inner"), 0);
    put("folder/web/.index.html.nonet-new", "x");
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect_neq(access("folder/web", F_OK), 0);
}

/* A subfolder that is another book's folder is not touched. */
Test(beneath, a_subfolder_with_a_mark_is_left_alone)
{
    struct diag d;
    bool found;
    diag_init(&d, NULL);
    put("folder/web/.x.nonet-old", "x");
    put("folder/web/.nonet-commit", "kx");
    cr_expect_eq(outfolder_recover("folder", &found, &d), STATUS_OK);
    cr_expect(holds("folder/web/.x.nonet-old", "x"));
}

/* ---- a folder that appears as a whole ---- */

static enum status write_new(const char *path, struct diag *d)
{
    struct newfolder f;
    enum status status = newfolder_begin(&f, path, d);
    if (status != STATUS_OK) {
        return status;
    }
    status = newfolder_add(&f, "mine", "theirs", 6, d);
    if (status == STATUS_OK) {
        return newfolder_commit(&f, d);
    }
    newfolder_discard(&f);
    return status;
}

Test(beneath, what_stands_beside_a_new_folder)
{
    struct diag d;
    diag_init(&d, NULL);
    cr_assert_eq(symlink("outside", "e.nonet-new"), 0);
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    cr_expect_eq(unlink("e.nonet-new"), 0, "it stays");
    put("e.nonet-new", "x");
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    cr_expect_eq(unlink("e.nonet-new"), 0);
    cr_assert_eq(mkfifo("e.nonet-new", 0666), 0);
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    cr_expect_eq(unlink("e.nonet-new"), 0);
    /* What is in it. */
    cr_assert_eq(mkdir("e.nonet-new", 0777), 0);
    cr_assert_eq(symlink("../outside/mine", "e.nonet-new/mine"), 0);
    cr_assert_eq(symlink("../outside", "e.nonet-new/other"), 0);
    cr_expect_eq(write_new("e", &d), STATUS_OK);
    cr_expect(holds("e/mine", "theirs"));
    cr_expect_eq(system("test \"$(ls -A e)\" = mine && ! test -e e.nonet-new"), 0);
    cr_assert_eq(mkdir("e.nonet-new", 0777), 0);
    cr_assert_eq(mkfifo("e.nonet-new/mine", 0666), 0);
    cr_expect_eq(write_new("e", &d), STATUS_OK);
    cr_assert_eq(mkdir("e.nonet-new", 0777), 0);
    cr_assert_eq(link("outside/mine", "e.nonet-new/mine"), 0);
    cr_expect_eq(write_new("e", &d), STATUS_OK);
    cr_assert_eq(mkdir("e.nonet-new", 0777), 0);
    cr_assert_eq(mkdir("e.nonet-new/mine", 0777), 0);
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    cr_assert_eq(rmdir("e.nonet-new/mine"), 0);
    cr_assert_eq(mkdir("e.nonet-new/other", 0777), 0);
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    assert_outside_untouched();
}

/* The user's own link to a folder stays one; what is in a folder that is replaced is not followed.
 */
Test(beneath, the_place_of_a_new_folder)
{
    struct diag d;
    struct stat st;
    diag_init(&d, NULL);
    cr_assert_eq(symlink("place", "link"), 0);
    for (int round = 0; round < 2; round++) { /* dangling, then not */
        cr_expect_eq(write_new("link", &d), STATUS_OK);
        cr_expect(holds("place/mine", "theirs"));
        cr_expect(lstat("link", &st) == 0 && S_ISLNK(st.st_mode));
    }
    cr_assert_eq(symlink("outside", "out"), 0);
    cr_expect_eq(write_new("out", &d), STATUS_FAILED, "it has another file");
    cr_assert_eq(mkdir("e", 0777), 0);
    cr_assert_eq(symlink("../outside/mine", "e/mine"), 0);
    cr_expect_eq(write_new("e", &d), STATUS_FAILED);
    cr_expect(lstat("e/mine", &st) == 0 && S_ISLNK(st.st_mode));
    assert_outside_untouched();
}

Test(beneath, names_in_a_new_folder)
{
    struct newfolder f;
    struct diag d;
    diag_init(&d, NULL);
    const char *const names[] = {"../outside/mine", "/tmp/x", "a/b", "..", ".", ""};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        cr_assert_eq(newfolder_begin(&f, "e", &d), STATUS_OK);
        cr_expect_eq(newfolder_add(&f, names[i], "x", 1, &d), STATUS_FAILED);
        newfolder_discard(&f);
    }
    assert_outside_untouched();
}

/* On a file system without nameless files, the temporary name may be taken. */
Test(beneath, a_temporary_name_is_no_way_out)
{
    struct diag d;
    char temporary[64];
    diag_init(&d, NULL);
    snprintf(temporary, sizeof temporary, "folder/one.%ld.tmp", (long)getpid());
    cr_assert_eq(symlink("../outside/mine", temporary), 0);
    put("folder/one", "new");
    cr_expect(holds("folder/one", "new"));
    assert_outside_untouched();
}
