/* Files that are read whole, and the memory that a config lives in: both have limits. */
#include <criterion/criterion.h>
#include <errno.h>

#include "base/arena.h"
#include "base/file/infile.h"
#include "base/file/outfile.h"
#include "tests/unit/scratch_folder.h"

Test(infile, a_file_may_have_as_many_bytes_as_its_limit)
{
    char directory[SCRATCH_PATH];
    struct diag d;
    diag_init(&d, NULL);
    scratch_folder_enter(directory);
    cr_assert_eq(outfile_write("five", "bytes", 5, &d), STATUS_OK);
    struct text bytes = {0};
    cr_expect_eq(infile_read("five", 4, &bytes), EFBIG);
    text_clear(&bytes);
    cr_expect_eq(infile_read("five", 5, &bytes), 0);
    cr_expect_str_eq(bytes.data, "bytes");
    text_free(&bytes);
    scratch_folder_leave(directory);
}

Test(arena, hands_out_its_limit_and_no_more)
{
    struct arena a = {.limit = 64};
    cr_expect_not_null(arena_alloc(&a, 48));
    cr_expect_null(arena_alloc(&a, 32), "48 and 32 are more than 64");
    cr_expect(a.failed);
    cr_expect_not_null(arena_alloc(&a, 16));
    cr_expect_null(arena_array(&a, (size_t)-1 / 2, 3), "the product is more than a size holds");
    arena_free(&a);
}
