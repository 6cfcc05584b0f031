#define _GNU_SOURCE /* mkstemps, mkdtemp */
#include "tests/unit/scratch_folder.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void scratch_file(char path[SCRATCH_PATH], const char *ending)
{
    snprintf(path, SCRATCH_PATH, "/tmp/nonet-test-XXXXXX%s", ending);
    int fd = mkstemps(path, (int)strlen(ending));
    cr_assert_geq(fd, 0, "%s", path);
    close(fd);
}

void scratch_folder_enter(char path[SCRATCH_PATH])
{
    strcpy(path, "/tmp/nonet-test-XXXXXX");
    cr_assert_not_null(mkdtemp(path));
    cr_assert_eq(chdir(path), 0);
}

void scratch_folder_leave(const char *path)
{
    char command[SCRATCH_PATH + 16];
    snprintf(command, sizeof command, "rm -rf %s", path);
    cr_assert_eq(chdir("/"), 0);
    cr_assert_eq(system(command), 0);
}
