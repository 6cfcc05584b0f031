#include <criterion/criterion.h>
#include <string.h>

#include "gen/make/dig/mask.h"

static struct diag silent = {.out = NULL};

static enum status parse(const char *bytes, size_t length, const char *variant, bool *mask)
{
    return mask_parse("mask", bytes, length, variant_find(variant), mask, &silent);
}

Test(mask, text_and_both_kinds_of_pbm_say_the_same)
{
    static const char text[] = "#..#\n.**\n....\nX\n";
    static const char plain[] = "P1 # comment\n4 4\n1 0 0 1\n0110 0000\n1000\n";
    static const char packed[] = "P4\n4 4\n\x90\x60\x00\x80";
    bool a[MAX_CELLS];
    bool b[MAX_CELLS];
    bool c[MAX_CELLS];
    cr_assert_eq(parse(text, sizeof text - 1, "4x4", a), STATUS_OK);
    cr_assert_eq(parse(plain, sizeof plain - 1, "4x4", b), STATUS_OK);
    cr_assert_eq(parse(packed, sizeof packed - 1, "4x4", c), STATUS_OK);
    cr_assert_eq(memcmp(a, b, sizeof a), 0);
    cr_assert_eq(memcmp(a, c, sizeof a), 0);
    cr_assert(a[0] && a[3] && a[5] && a[6] && a[12] && !a[1] && !a[7] && !a[13]);
}

Test(mask, mistakes_are_reported)
{
    static const char *const wrong[] = {
        "#####\n", "#\n#\n#\n#\n#\n", "#?\n",           "....\n",
        "",        "P1\n5 5\n1 1 1",  "P1\n4 4\n1 1 1", "P4\n4 4\n\x90",
    };
    bool mask[MAX_CELLS];
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        unsigned before = silent.errors;
        cr_assert_eq(parse(wrong[i], strlen(wrong[i]), "4x4", mask), STATUS_USAGE, "case %zu", i);
        cr_assert_eq(silent.errors, before + 1);
    }
    cr_assert_eq(mask_read("/nonexistent/mask", variant_at(0), mask, &silent), STATUS_FAILED);
}
