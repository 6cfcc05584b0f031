#include <criterion/criterion.h>
#include <string.h>

#include "base/csv.h"

/* A cell, and how a CSV file has it. */
static const struct {
    const char *cell, *written;
} cells[] = {
    {"", ""},
    {"plain", "plain"},
    {"a=b", "a=b"},
    {" =1", " =1"},
    {"=1+2", "\"'=1+2\""},
    {"+cmd", "\"'+cmd\""},
    {"-cmd", "\"'-cmd\""},
    {"@SUM(A1)", "\"'@SUM(A1)\""},
    {"\tx", "\"'\tx\""},
    {"\rx", "\"'\rx\""},
    {"\nx", "\"'\nx\""},
    {"\xEF\xBC\x9D"
     "1",
     "\"'\xEF\xBC\x9D"
     "1\""},
    {"\xEF\xBC\x8B", "\"'\xEF\xBC\x8B\""},
    {"\xEF\xBC\x8D", "\"'\xEF\xBC\x8D\""},
    {"\xEF\xBC\xA0", "\"'\xEF\xBC\xA0\""},
    /* Other signs that begin with the same bytes. */
    {"\xEF\xBC\xA1", "\xEF\xBC\xA1"},
    {"\xEF\xBC", "\xEF\xBC"},
    /* Numbers stay numbers. */
    {"-3", "-3"},
    {"+0.5", "+0.5"},
    {"-.5", "-.5"},
    {"-1.2.3", "\"'-1.2.3\""},
    {"-", "\"'-\""},
    {"-.", "\"'-.\""},
    {"-3-2", "\"'-3-2\""},
    {"-1e5", "\"'-1e5\""},
    {"a,b", "\"a,b\""},
    {"a\"b", "\"a\"\"b\""},
    {"a\r\nb", "\"a\r\nb\""},
    {"=\"\"", "\"'=\"\"\"\"\""},
    {"'", "'"},
};

Test(csv, cells_are_no_formulas)
{
    for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
        struct text out = {0};
        text_puts(&out, "");
        csv_put(&out, cells[i].cell);
        cr_expect_str_eq(out.length ? out.data : "", cells[i].written, "cell %zu", i);
        bool formula = strncmp(cells[i].written, "\"'", 2) == 0;
        cr_expect_eq(csv_is_formula(cells[i].cell, strlen(cells[i].cell)), formula, "cell %zu", i);
        text_free(&out);
    }
}

Test(csv, guards_are_known)
{
    cr_expect(csv_is_guarded("'=1", 3));
    cr_expect(csv_is_guarded("'@", 2));
    cr_expect_not(csv_is_guarded("'-3", 3));
    cr_expect_not(csv_is_guarded("'tis", 4));
    cr_expect_not(csv_is_guarded("'", 1));
    cr_expect_not(csv_is_guarded("", 0));
    cr_expect_not(csv_is_guarded("=1", 2));
}
