#include <criterion/criterion.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"

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
    diag_error(&d, &(struct diag_at){.file = ""}, "no file");
    fclose(out);
    cr_assert_eq(d.errors, 3);
    cr_assert_eq(d.warnings, 1);
    cr_assert_null(d.hint);
    cr_assert_str_eq(shown, "book.yaml:7:6: error: unknown key 'x'\n"
                            "    7 | \ttitl\xC3\xA9: 5\n"
                            "      | \t    ^\n"
                            "      = help: did you mean 'title'?\n"
                            "nonet: error: no puzzle\n"
                            "in.txt:2: warning: short line\n"
                            "'': error: no file\n");
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

/* What is quoted of a line of 1,000 characters for a column of it. */
static void quote(size_t col, char out[2000])
{
    static char line[1001];
    memset(line, 'a', 1000);
    line[col - 1] = 'X';
    FILE *file = fmemopen(out, 2000, "w");
    struct diag d = {.out = file};
    const struct diag_at at = {
        .file = "f", .line = 1, .col = col, .source_line = line, .source_length = 1000};
    diag_usage(&d, &at, "wrong");
    fclose(file);
}

Test(diag, a_long_line_is_quoted_around_the_column)
{
    static const size_t columns[] = {1, 60, 61, 500, 1000};
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        char out[2000];
        quote(columns[i], out);
        const char *line = strstr(out, "    1 | ") + 8;
        const char *caret = strstr(out, "      | ") + 8;
        size_t shown = utf8_length(line, strcspn(line, "\n"), NULL);
        cr_assert(shown >= 60 && shown <= 122, "%zu: %zu", columns[i], shown);
        size_t before = utf8_length(line, strcspn(line, "X"), NULL);
        cr_assert_eq(before, strcspn(caret, "^"), "%zu: %s", columns[i], out);
        cr_assert_eq(strncmp(line, "…", 3) == 0, columns[i] > 61, "%zu", columns[i]);
    }
}
