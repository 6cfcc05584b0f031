#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "config/diag.h"

Test(diag, places_carets_and_helps)
{
    char *shown = NULL;
    size_t length = 0;
    FILE *out = open_memstream(&shown, &length);
    struct diag d = {.out = out};
    const char *line = "\ttitl\xC3\xA9: 5";
    struct diag_at at = {"book.yaml", 7, 6, line, strlen(line)};
    d.hint = "did you mean 'title'?";
    cr_assert_eq(diag_usage(&d, &at, "unknown key '%s'", "x"), STATUS_USAGE);
    cr_assert_eq(diag_error(&d, NULL, "no puzzle"), STATUS_FAILED);
    diag_warning(&d, &(struct diag_at){.file = "in.txt", .line = 2}, "short line");
    fclose(out);
    cr_assert_eq(d.errors, 2);
    cr_assert_eq(d.warnings, 1);
    cr_assert_null(d.hint);
    cr_assert_str_eq(shown, "book.yaml:7:6: error: unknown key 'x'\n"
                            "    7 | \ttitl\xC3\xA9: 5\n"
                            "      | \t    ^\n"
                            "      = help: did you mean 'title'?\n"
                            "nonet: error: no puzzle\n"
                            "in.txt:2: warning: short line\n");
    free(shown);
}

/* Exit statuses depend on whose fault it was. */
Test(diag, what_the_machine_lacks_is_noted)
{
    struct diag d;
    diag_init(&d, NULL);
    diag_usage(&d, NULL, "no such level");
    cr_expect(!d.no_memory && !d.starved);
    diag_usage(&d, NULL, "cannot read '%s': %s", "x", strerror(EMFILE));
    cr_expect(!d.no_memory && d.starved);
    diag_usage(&d, NULL, "x: %s", OUT_OF_MEMORY);
    cr_expect(d.no_memory);
}
