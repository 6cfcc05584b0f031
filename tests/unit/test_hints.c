/* Which step of a puzzle its hint shows. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"
#include "render/press/explanations.h"

/* Pointing twice, claiming twice, then a swordfish; singles around them. */
static const char fish[] =
    "5.......3..9.6.7...6.3.7.2...5.1.2...8.2.5.7...2.7.4...7.9.1.4...1.4.8..2.......9";
static const char singles[] =
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

static void hint_on_board(const char *yaml, const char *line, const struct layout *board,
                          const char *about, unsigned per_puzzle, char hint[2000])
{
    static const struct config_vocabulary any = {0};
    struct diag d = {0};
    struct record r = {0};
    struct technique_set set = {{0}};
    struct book_config *cfg;
    cr_assert_eq(record_from_line(&r, line, board, NULL, &d), STATUS_OK);
    cr_assert_eq(book_config_parse(&cfg, "b", yaml, strlen(yaml), &any, NULL, 0, &d), STATUS_OK);
    cfg->hints.per_puzzle = per_puzzle;
    if (about) {
        cr_assert_eq(technique_set_parse(about, &set, NULL, &d), STATUS_OK);
    }
    const struct record *puzzle = &r;
    const struct technique_set *techniques = &set;
    char **hints = hints_make(cfg, &puzzle, about ? &techniques : NULL, NULL, 1);
    cr_assert_not_null(hints);
    snprintf(hint, 2000, "%s", hints[0]);
    hints_free(hints);
    book_config_free(cfg);
    record_free(&r);
}

static void hint_in_book(const char *yaml, const char *line, const char *about, unsigned per_puzzle,
                         char hint[2000])
{
    hint_on_board(yaml, line, NULL, about, per_puzzle, hint);
}

static void hint_of(const char *line, const char *about, unsigned per_puzzle, char hint[2000])
{
    hint_in_book("book: {title: T}\nsections: [{count: 1}]\n", line, about, per_puzzle, hint);
}

static void expect_begin(const char *hint, const char *name)
{
    char bold[64];
    snprintf(bold, sizeof bold, "**%s", name);
    cr_expect_eq(strncmp(hint, bold, strlen(bold)), 0, "%s: %s", name, hint);
}

Test(hints, show_what_the_section_is_about_else_the_hardest)
{
    char hint[2000];
    hint_of(fish, "swordfish", 1, hint);
    expect_begin(hint, "Swordfish");
    hint_of(fish, "claiming", 1, hint);
    expect_begin(hint, "Claiming");
    hint_of(fish, NULL, 1, hint);
    expect_begin(hint, "Swordfish");
    hint_of(fish, "xy-wing", 1, hint); /* it takes none: the hardest instead */
    expect_begin(hint, "Swordfish");
}

Test(hints, several_steps_are_in_the_order_of_the_path)
{
    char hint[2000];
    hint_of(fish, "pointing", 3, hint);
    expect_begin(hint, "Pointing");
    const char *second = strstr(hint + 2, "\n**Pointing");
    const char *third = strstr(hint, "\n**Swordfish");
    cr_assert(second && third && second < third, "%s", hint);
    cr_expect_null(strstr(hint, "Claiming"));
}

Test(hints, singles_only_where_there_is_nothing_else)
{
    char hint[2000];
    hint_of(fish, NULL, 5, hint);
    cr_expect_null(strstr(hint, "single"), "%s", hint);
    hint_of(singles, "swordfish", 1, hint);
    cr_expect_neq(strlen(hint), 0);
}

/* Children's hints end with the first sentence of each step, which gives no more than a nudge. */
Test(hints, are_as_long_as_asked)
{
    static const char *const books[] = {"", "hints: {length: full}\n", "hints: {length: short}\n",
                                        "style: {theme: children}\nhints: {length: full}\n"};
    static const size_t sentences[] = {1, 3, 1, 3};
    for (size_t i = 0; i < sizeof books / sizeof books[0]; i++) {
        char yaml[200];
        snprintf(yaml, sizeof yaml, "book: {title: T}\n%ssections: [{count: 1}]\n", books[i]);
        char hint[2000];
        hint_in_book(yaml, fish, NULL, 1, hint);
        size_t ends = 0;
        for (const char *p = hint; (p = strchr(p, '.')); p++) {
            ends++;
        }
        cr_expect_eq(ends, sentences[i], "%s: %s", yaml, hint);
    }
}

Test(hints, are_questions_for_children)
{
    static const char *const puzzles[] = {fish, singles};
    for (size_t i = 0; i < 2; i++) {
        char hint[2000];
        hint_in_book("book: {title: T}\nstyle: {theme: children}\nsections: [{count: 1}]\n",
                     puzzles[i], NULL, 1, hint);
        const bool asks = strncmp(hint, "Where does the ", 15) == 0 ||
                          strncmp(hint, "One cell is empty in ", 21) == 0 ||
                          strncmp(hint, "Look at row ", 12) == 0;
        cr_expect(asks, "%s", hint);
        cr_expect_null(strstr(hint, "**"), "%s", hint);
        cr_expect_null(strstr(hint, "r1"), "%s", hint);
    }
}

/* "Grid 4: Where does the 7 go in row 2?" */
Test(hints, are_questions_on_several_grids_too)
{
    static const char puzzle[] =
        "...4.7.8.........115.6.....65..79...7....9...7.1.6..........21.1...2.......19."
        ".6...3..1..6..8.7...3.6.3...248..7........3.....7..........9.......34...24...8"
        "........2........4.63..1.5............4.7....2.1....3.....4...1......9..8...6."
        ".8...7..13.....4.5.....7.2.1..57.....76..8....9..6...49...........8...3....2.5"
        ".7424....8.7.4.5.3..9...........1.......57.3........6..3.";
    static const char *const languages[][2] = {{"en", "Grid "}, {"fr", "Grille "}};
    for (size_t i = 0; i < 2; i++) {
        char yaml[200];
        char hint[2000];
        snprintf(yaml, sizeof yaml,
                 "book: {title: T, language: %s}\nstyle: {theme: children}\n"
                 "sections: [{count: 1}]\n",
                 languages[i][0]);
        hint_on_board(yaml, puzzle, variant_find("samurai"), NULL, 2, hint);
        const char *second = strstr(hint + 1, languages[i][1]);
        cr_expect_eq(strncmp(hint, languages[i][1], strlen(languages[i][1])), 0, "%s", hint);
        cr_expect_not_null(second, "%s", hint);
        cr_expect_null(strstr(hint, "**"), "%s", hint);
    }
}

/* A step far down the path cannot be seen on the puzzle as it is printed. */
Test(hints, say_how_many_digits_come_before)
{
    char hint[2000];
    hint_of(fish, "swordfish", 1, hint);
    const char *after = strstr(hint, "**Swordfish** (after ");
    cr_assert_not_null(after, "%s", hint);
    const unsigned count = (unsigned)strtoul(after + strlen("**Swordfish** (after "), NULL, 10);
    cr_expect_gt(count, 1, "%s", hint);
    cr_expect_lt(count, 81 - 27, "%s", hint);
    hint_of(fish, "pointing", 1, hint);
    cr_expect_not_null(strstr(hint, "after"), "%s", hint);
}

/* A long thermometer takes candidates from all its cells: the hint names six, a reader finds the
 * others from the rule. */
Test(hints, list_no_more_candidates_than_can_be_read)
{
    static const char puzzle[] =
        "......3.....14..6...4..............7.....3.2...........7...............8.62....9.";
    static const char lines[] =
        "[{\"kind\":\"thermo\",\"cells\":[\"r1c3\",\"r2c3\",\"r3c4\",\"r4c5\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r2c1\",\"r3c2\",\"r4c3\",\"r5c3\",\"r6c3\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r5c4\",\"r5c5\",\"r6c5\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r8c5\",\"r7c4\",\"r7c3\",\"r7c2\",\"r7c1\",\"r8c1\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r8c7\",\"r7c7\",\"r6c8\",\"r5c7\",\"r4c7\",\"r3c6\","
        "\"r2c7\"]}]";
    struct constraint_list list = {0};
    struct diag d = {0};
    char hint[2000];
    cr_assert_eq(
        constraints_read_json(lines, sizeof lines - 1, variant_find("classic"), NULL, &d, &list),
        STATUS_OK);
    const struct layout *board = constraints_lay(variant_find("classic"), &list);
    hint_on_board("book: {title: T}\nhints: {length: full}\nsections: [{count: 1}]\n", puzzle,
                  board, "thermometer", 1, hint);
    expect_begin(hint, "Thermometer bounds");
    cr_expect_not_null(strstr(hint, "Remove 1 and 5 from r4c5; 2 from r3c4 and r4c5; 3 from r3c4; "
                                    "7 from r1c3."),
                       "%s", hint);
    layout_drop(board);
    constraint_list_free(&list);
}
