/* The line of the progress bar: never wider than the terminal, and the most useful figures first.
 * Without a bar: a line when one item takes long. */
#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <string.h>

#include "cli/progress_bar.h"

static struct progress_line line_of(uint64_t done, uint64_t total, size_t columns)
{
    const struct progress_bar bar = {.unit = "puzzles", .total = total, .done = done};
    struct progress_line line;
    progress_bar_line(&bar, 10, columns, &line);
    cr_assert_eq(strlen(line.text), line.length);
    return line;
}

Test(progress_bar, fits_every_width)
{
    const uint64_t totals[] = {0, 7, 1000, UINT64_MAX};
    for (size_t t = 0; t < sizeof totals / sizeof *totals; t++) {
        for (size_t columns = 0; columns <= 300; columns++) {
            struct progress_line line = line_of(totals[t] / 2, totals[t], columns);
            cr_assert_leq(line.length, columns, "%zu columns: '%s'", columns, line.text);
        }
    }
}

Test(progress_bar, leaves_out_what_has_no_room)
{
    cr_assert_str_eq(line_of(250, 1000, 79).text,
                     "[######..................] 250/1000 puzzles, 25.0/s, 0:00:30 left");
    cr_assert_str_eq(line_of(1, 367, 40).text, "1/367 puzzles, 0.1/s, 1:01:00 left");
    cr_assert_str_eq(line_of(250, 1000, 50).text,
                     "[##.......] 250/1000 puzzles, 25.0/s, 0:00:30 left");
    cr_assert_str_eq(line_of(250, 1000, 40).text, "250/1000 puzzles, 25.0/s, 0:00:30 left");
    cr_assert_str_eq(line_of(250, 1000, 30).text, "250/1000 puzzles, 25.0/s");
    cr_assert_str_eq(line_of(250, 1000, 16).text, "250/1000 puzzles");
    cr_assert_str_eq(line_of(250, 1000, 10).text, "250/1000");
    cr_assert_str_eq(line_of(250, 1000, 3).text, "");
    cr_assert_str_eq(line_of(250, 0, 79).text, "250 puzzles, 25.0/s");
    cr_assert_str_eq(line_of(1, 0, 79).text, "1 puzzle, 0.1/s");
    cr_assert_str_eq(line_of(0, 1, 24).text, "[....] 0/1 puzzle, 0.0/s");
}

Test(progress_bar, shows_when_all_is_done)
{
    cr_assert_str_eq(line_of(1200, 1000, 79).text,
                     "[########################] 1200/1000 puzzles, 120/s");
    cr_assert_str_eq(line_of(1000, 1000, 79).text,
                     "[########################] 1000/1000 puzzles, 100/s");
}

Test(progress_bar, mentions_an_item_that_takes_long, .init = cr_redirect_stderr)
{
    struct progress_bar bar;
    progress_bar_init(&bar, PROGRESS_AUTO, false); /* standard error is a file here */
    progress_bar_begin(&bar, "puzzles", 2);
    progress_bar_set(&bar, 0);
    bar.start_s -= 19;
    progress_bar_set(&bar, 1);
    bar.start_s -= 19; /* another item than the one before */
    progress_bar_set(&bar, 1);
    bar.start_s -= 2;
    progress_bar_set(&bar, 1);
    progress_bar_set(&bar, 1);
    progress_bar_end(&bar);
    cr_assert_stderr_eq_str("nonet: still searching (21 s)\n");
}

Test(progress_bar, is_quiet_if_asked, .init = cr_redirect_stderr)
{
    const enum progress_mode modes[] = {PROGRESS_AUTO, PROGRESS_NONE};
    for (size_t i = 0; i < 2; i++) {
        struct progress_bar bar;
        progress_bar_init(&bar, modes[i], modes[i] == PROGRESS_AUTO);
        progress_bar_begin(&bar, "puzzles", 2);
        bar.start_s -= 100;
        progress_bar_set(&bar, 0);
        progress_bar_end(&bar);
    }
    cr_assert_stderr_eq_str("");
}
