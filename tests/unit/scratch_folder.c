#define _GNU_SOURCE /* mkstemps */
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
