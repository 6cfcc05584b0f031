/* The state of play: moves, history, help, and the text formats. */
#include <criterion/criterion.h>
#include <string.h>

#include "gen/board/pcg32.h"
#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"
#include "gen/play/play.h"

static const char easy[] =
    "...26.7.168..7..9.19...45..82.1...4...46.29...5...3.28..93...74.4..5..367.3.18...";
static const char medium[] =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

static struct play *new_game(const char *line)
{
    struct record r = {0};
    struct diag d = {0};
    cr_assert_eq(record_from_line(&r, line, NULL, NULL, &d), STATUS_OK);
    struct play *p = play_new(r.variant, &r.givens);
    cr_assert_not_null(p);
    return p;
}

static struct play *reload(const struct play *p)
{
    struct text saved = {0};
    struct diag d = {.out = stderr};
    play_save(p, &saved);
    cr_assert(play_detect(saved.data, saved.length));
    struct play *copy = play_load(saved.data, saved.length, "game", &d);
    cr_assert_not_null(copy, "%s", saved.data);
    text_free(&saved);
    return copy;
}

static bool same_board(const struct play *a, const struct play *b)
{
    for (unsigned cell = 0; cell < a->variant->cell_count; cell++) {
        if (a->cell[cell].digit != b->cell[cell].digit ||
            a->cell[cell].given != b->cell[cell].given ||
            a->cell[cell].marks != b->cell[cell].marks) {
            return false;
        }
    }
    return true;
}

Test(play, entries_and_history)
{
    struct play *p = new_game(easy);
    cr_assert_eq(p->solution_count, 1);
    cr_assert_eq(play_enter(p, 3, 5), PLAY_IS_GIVEN);
    cr_assert_eq(play_enter(p, 0, 4), PLAY_OK);
    cr_assert_eq(play_enter(p, 0, 4), PLAY_UNCHANGED);
    cr_assert_eq(play_enter(p, 0, 3), PLAY_OK);
    cr_assert_eq(play_enter(p, 0, 0), PLAY_OK);
    cr_assert_eq(play_enter(p, 0, 0), PLAY_UNCHANGED);
    cr_assert_eq(p->done, 3);
    cr_assert(play_undo(p) && p->cell[0].digit == 3);
    cr_assert(play_undo(p) && p->cell[0].digit == 4);
    cr_assert(play_redo(p) && p->cell[0].digit == 3);
    cr_assert(play_undo(p) && play_undo(p) && !play_undo(p));
    cr_assert_eq(p->cell[0].digit, 0);
    cr_assert_eq(play_enter(p, 1, 3), PLAY_OK);
    cr_assert(!play_redo(p), "a new move forgets what was undone");
    cr_assert_eq(p->move_count, 1);
    play_drop(p);
}

Test(play, rules)
{
    struct play *p = new_game(medium);
    cr_assert_eq(play_enter(p, 1, 4), PLAY_OK, "marked, not refused");
    uint8_t flaw[MAX_CELLS];
    cr_assert_eq(play_flaws(p, flaw), 2);
    cr_assert(flaw[0] == PLAY_FLAW_CLASH && flaw[1] == PLAY_FLAW_CLASH);
    play_undo(p);
    p->rule = PLAY_RULE_REFUSE;
    cr_assert_eq(play_enter(p, 1, 4), PLAY_CLASHES);
    cr_assert_eq(p->cell[1].digit, 0);
    cr_assert_eq(play_enter(p, 1, 9), PLAY_OK);
    play_drop(p);

    /* The last empty cell of row 1 can only be 9; a 9 below it starves it. */
    p = new_game("12345678....................................................................."
                 "....");
    cr_assert_eq(play_enter(p, 17, 9), PLAY_OK);
    cr_assert_eq(play_flaws(p, flaw), 1);
    cr_assert_eq(flaw[8], PLAY_FLAW_STARVED);
    play_undo(p);
    p->rule = PLAY_RULE_REFUSE;
    cr_assert_eq(play_enter(p, 17, 9), PLAY_STARVES);
    cr_assert_eq(play_enter(p, 8, 9), PLAY_OK);
    play_drop(p);
}

Test(play, pencil_marks)
{
    struct play *p = new_game(medium);
    cr_assert_eq(play_pencil(p, 0, 1), PLAY_IS_GIVEN);
    cr_assert_eq(play_pencil(p, 1, 6), PLAY_OK);
    cr_assert_eq(play_pencil(p, 1, 9), PLAY_OK);
    cr_assert_eq(play_pencil(p, 2, 9), PLAY_OK);
    cr_assert_eq(p->cell[1].marks, digit_bit(6) | digit_bit(9));
    cr_assert_eq(play_enter(p, 2, 9), PLAY_OK);
    cr_assert_eq(p->cell[1].marks, digit_bit(6), "the entry takes its peers' marks away");
    cr_assert_eq(p->cell[2].marks, 0);
    play_undo(p);
    cr_assert_eq(p->cell[1].marks, digit_bit(6) | digit_bit(9));
    cr_assert_eq(p->cell[2].marks, digit_bit(9));
    cr_assert_eq(play_pencil_all(p), PLAY_OK);
    digit_set candidates[MAX_CELLS];
    play_candidates(p, candidates);
    for (unsigned cell = 0; cell < 81; cell++) {
        cr_assert_eq(p->cell[cell].marks, candidates[cell]);
    }
    cr_assert_eq(play_pencil_none(p), PLAY_OK);
    cr_assert_eq(play_pencil_none(p), PLAY_UNCHANGED);
    play_drop(p);
}

Test(play, single_choices)
{
    static const unsigned rules[] = {PLAY_NAKED_SINGLES, PLAY_HIDDEN_SINGLES,
                                     PLAY_NAKED_SINGLES | PLAY_HIDDEN_SINGLES};
    for (size_t i = 0; i < 3; i++) {
        struct play *p = new_game(easy);
        unsigned empty = play_empty_count(p);
        cr_assert_eq(play_fill_singles(p, rules[i], false), PLAY_OK);
        cr_assert_eq(play_empty_count(p), empty - 1);
        cr_assert_eq(play_fill_singles(p, rules[i], true), PLAY_OK);
        cr_assert(play_is_solved(p), "an easy puzzle falls to either rule alone");
        cr_assert_eq(play_fill_singles(p, rules[i], true), PLAY_UNCHANGED);
        cr_assert_eq(p->done, 2);
        cr_assert(play_undo(p) && play_undo(p));
        cr_assert_eq(play_empty_count(p), empty);
        play_drop(p);
    }
}

Test(play, checks_and_wrong_entries)
{
    struct play *p = new_game(easy);
    const struct step *step;
    uint16_t wrong[MAX_CELLS];
    unsigned count;
    cr_assert_eq(play_check(p, wrong, &count), PLAY_OK);
    play_enter(p, 0, 4);
    cr_assert_eq(play_check(p, wrong, &count), PLAY_OK);
    play_enter(p, 1, 8);
    cr_assert_eq(play_check(p, wrong, &count), PLAY_WRONG);
    cr_assert(count == 1 && wrong[0] == 1);
    cr_assert_eq(play_hint(p, &step), PLAY_WRONG);
    cr_assert_eq(play_solve_by_logic(p), PLAY_WRONG);
    cr_assert_eq(play_solve_by_trial(p), PLAY_NO_SOLUTION);
    play_drop(p);
}

Test(play, hints_lead_to_the_solution)
{
    struct play *p = new_game(medium);
    const struct step *step;
    enum play_outcome outcome;
    unsigned hints = 0;
    play_pencil_all(p);
    while ((outcome = play_hint(p, &step)) == PLAY_OK) {
        cr_assert_lt(++hints, 300);
        play_apply_hint(p, step);
        unsigned count;
        cr_assert_eq(play_check(p, NULL, &count), PLAY_OK);
    }
    cr_assert_eq(outcome, PLAY_SOLVED);
    cr_assert_eq(p->hints_used, hints);
    while (play_undo(p)) {
    }
    cr_assert_eq(play_empty_count(p), 64);
    cr_assert_eq(play_solve_by_logic(p), PLAY_OK);
    cr_assert(play_is_solved(p) && p->done == 1);
    cr_assert_eq(play_hint(p, &step), PLAY_SOLVED);
    play_restart(p);
    cr_assert_eq(play_empty_count(p), 64);
    cr_assert_eq(play_solve_by_trial(p), PLAY_OK);
    cr_assert(play_is_solved(p));
    cr_assert(play_undo(p) && play_undo(p) && play_is_solved(p), "a restart can be undone");
    play_drop(p);
}

Test(play, editing)
{
    struct play *p = new_game(easy);
    struct grade grade;
    cr_assert(play_grade(p, LEVEL_EXTREME, &grade) && grade.level == LEVEL_EASY);
    cr_assert_eq(play_edit(p, 0, 9), PLAY_OK);
    cr_assert_eq(p->solution_count, 0);
    cr_assert(!play_grade(p, LEVEL_EXTREME, &grade));
    cr_assert_eq(play_edit(p, 0, 4), PLAY_OK);
    cr_assert_eq(p->solution_count, 1);
    cr_assert_eq(play_enter(p, 0, 5), PLAY_IS_GIVEN);
    play_undo(p);
    cr_assert_eq(p->solution_count, 0);
    play_redo(p);
    cr_assert_eq(p->solution_count, 1);
    for (unsigned cell = 0; cell < 27; cell++) {
        play_edit(p, cell, 0);
    }
    cr_assert_eq(p->solution_count, 2);
    const struct step *step;
    cr_assert_eq(play_hint(p, &step), PLAY_MANY);
    play_edit(p, 80, 7);
    cr_assert_eq(p->solution_count, 0, "two givens clash");
    play_drop(p);
}

/* Any sequence of moves can be undone, done again, saved and loaded without loss. */
Test(play, random_games_survive)
{
    for (unsigned round = 0; round < 20; round++) {
        struct pcg32 rng;
        pcg32_seed(&rng, 7, round);
        struct play *p = new_game(round % 2 ? easy : medium);
        struct play *fresh = new_game(round % 2 ? easy : medium);
        p->rule = (enum play_rule)pcg32_below(&rng, 2);
        p->elapsed_ms = pcg32_below(&rng, 1000000);
        for (unsigned i = 0; i < 60; i++) {
            unsigned cell = pcg32_below(&rng, 81);
            unsigned digit = pcg32_below(&rng, 9) + 1;
            switch (pcg32_below(&rng, 10)) {
            case 0:
                play_undo(p);
                break;
            case 1:
                play_redo(p);
                break;
            case 2:
                play_pencil(p, cell, digit);
                break;
            case 3:
                play_fill_singles(p, 1 + pcg32_below(&rng, 3), false);
                break;
            case 4:
                play_edit(p, cell, pcg32_below(&rng, 2) * digit);
                break;
            case 5:
                play_enter(p, cell, 0);
                break;
            case 6:
                if (i % 8 == 0) {
                    play_pencil_all(p);
                }
                break;
            default:
                play_enter(p, cell, digit);
                break;
            }
        }
        play_undo(p);
        struct play *copy = reload(p);
        cr_assert(same_board(p, copy));
        cr_assert(copy->rule == p->rule && copy->elapsed_ms == p->elapsed_ms);
        cr_assert(copy->done == p->done && copy->move_count == p->move_count);
        cr_assert_eq(copy->solution_count, p->solution_count);
        while (play_redo(p) && play_redo(copy)) {
            cr_assert(same_board(p, copy));
        }
        while (play_undo(p) && play_undo(copy)) {
            cr_assert(same_board(p, copy));
        }
        cr_assert(same_board(p, fresh));
        play_drop(p);
        play_drop(copy);
        play_drop(fresh);
    }
}

Test(play, old_records)
{
    struct play *p = new_game(easy);
    play_enter(p, 0, 4);
    play_enter(p, 10, 3);
    struct text records = {0};
    struct diag d = {.out = stderr};
    play_save_records(p, &records);
    cr_assert_eq(strncmp(records.data, "1 1 4\n4 1 2*\n5 1 6*\n", 20), 0, "%s", records.data);
    cr_assert(play_detect(records.data, records.length));
    struct play *copy = play_load(records.data, records.length, "records", &d);
    cr_assert_not_null(copy);
    cr_assert(same_board(p, copy));
    cr_assert_eq(play_enter(copy, 0, 5), PLAY_OK, "an entry is not a given");
    cr_assert_eq(play_enter(copy, 3, 5), PLAY_IS_GIVEN);
    struct play *again = reload(copy);
    cr_assert(same_board(copy, again));
    text_free(&records);
    play_drop(p);
    play_drop(copy);
    play_drop(again);
}

Test(play, damaged_files)
{
    static const char board[] = "givens ......................................................"
                                "...........................\n";
    static const struct {
        const char *before, *after;
        const char *message;
    } cases[] = {
        {"variant classix\n", "", "f:2:9: error: there is no such variant"},
        {"rule maybe\n", "", "f:2:6: error: the rule is 'mark' or 'refuse'"},
        {"seconds 1.5\n", "", "write seconds as in 83.250"},
        {"", "", "f:2:1: error: the variant must be named before the board"},
        {"variant classic\nenter r1c1=5\n", "", "f:3:1: error: the givens must come before"},
        {"variant classic\n", "enter r1c1=x\n", "f:4:12: error: a digit of the board"},
        {"variant classic\n", "enter r0c1=5\n", "f:4:7: error: a cell such as r1c2"},
        {"variant classic\n", "enter r1c10=5\n", "f:4:7: error: a cell such as r1c2"},
        {"variant classic\n", "enter r1c1=55\n", "write a change as in"},
        {"variant classic\n", "enter r1c1\n", "write a change as in"},
        {"variant classic\n", "pencil r1c1?\n", "write a change as in"},
        {"variant classic\n", "jump r1c1=5\n", "f:4:1: error: this line is not one of"},
        {"variant classic\n", "done 1\n", "the file counts 1 moves done, but has only 0"},
        {"variant 4x4\n", "", "f:3:24: error: the board has too many cells"},
        {"variant 16x16\n", "", "f:3:89: error: a digit of the board"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char message[1024] = "";
        struct text game = {0};
        text_printf(&game, "nonet-game 1\n%s%s%s", cases[i].before, board, cases[i].after);
        struct diag d = {.out = fmemopen(message, sizeof message, "w")};
        cr_assert_null(play_load(game.data, game.length, "f", &d), "case %zu", i);
        fclose(d.out);
        cr_assert(strstr(message, cases[i].message), "case %zu: %s", i, message);
        text_free(&game);
    }
    char message[256] = "";
    struct diag d = {.out = fmemopen(message, sizeof message, "w")};
    cr_assert_null(play_load("1 1 5*\n1 1 6\n", 13, "f", &d));
    fclose(d.out);
    cr_assert(strstr(message, "f:2:1: error: this cell already has a value"), "%s", message);
}

Test(play, file_names)
{
    static const char *const cases[][2] = {
        {"game", "game.nonet"},
        {"game.txt", "game.txt"},
        {"a.b/game", "a.b/game.nonet"},
        {"./game.nonet", "./game.nonet"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct text name = {0};
        play_file_name(cases[i][0], &name);
        cr_assert_str_eq(name.data, cases[i][1]);
        text_free(&name);
    }
}

/* ---- constraints ---- */

static struct play *constrained_game(const char *puzzle)
{
    struct diag d = {.out = stderr};
    struct reader *r = reader_open_text("puzzle", puzzle, strlen(puzzle), NULL, NULL, &d);
    struct record record = {0};
    cr_assert_not_null(r);
    cr_assert_eq(reader_next(r, &record), STATUS_OK);
    struct play *p = play_new(record.variant, &record.givens);
    cr_assert_not_null(p);
    record_free(&record);
    reader_close(r);
    return p;
}

/* 1234 3412 2143 4321; without the constraints there would be many more solutions. */
static const char four[] = "{\"puzzle\":\"................\",\"variant\":\"4x4\",\"clues\":["
                           "{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3},"
                           "{\"kind\":\"cage\",\"cells\":[\"r1c3\",\"r2c3\"],\"sum\":4},"
                           "{\"kind\":\"thermo\",\"cells\":[\"r3c2\",\"r2c1\",\"r2c2\"]},"
                           "{\"kind\":\"greater\",\"cells\":[\"r1c2\",\"r1c1\"]},"
                           "{\"kind\":\"non-consecutive\"}]}\n";

Test(play, constraints_narrow_candidates)
{
    struct play *p = constrained_game(four);
    digit_set fits[MAX_CELLS];
    play_candidates(p, fits);
    cr_assert_eq(fits[0], digit_bit(1) | digit_bit(2), "the cage by itself");
    cr_assert_eq(fits[2], digit_bit(1) | digit_bit(3), "not twice 2");
    cr_assert_eq(fits[9], digit_bit(1) | digit_bit(2), "the bulb");
    cr_assert_eq(fits[4], digit_bit(2) | digit_bit(3));
    cr_assert_eq(play_enter(p, 2, 3), PLAY_OK);
    play_candidates(p, fits);
    cr_assert_eq(fits[6], digit_bit(1), "what is left of the cage's sum");
    cr_assert_eq(fits[3] & digit_bit(4), 0, "4 does not stand beside 3");
    play_drop(p);
}

Test(play, broken_constraints_are_flaws)
{
    uint8_t flaw[MAX_CELLS];
    struct play *p = constrained_game(four);
    cr_assert_eq(play_enter(p, 2, 4), PLAY_OK, "marked, not refused");
    play_flaws(p, flaw);
    cr_assert_eq(flaw[2], PLAY_FLAW_CLASH, "the cage of 4 has no place for 4 and another");
    cr_assert_eq(flaw[6], PLAY_FLAW_STARVED);
    cr_assert_eq(flaw[0], 0);
    play_undo(p);
    cr_assert_eq(play_flaws(p, flaw), 0);
    cr_assert_eq(play_enter(p, 9, 2), PLAY_OK);
    cr_assert_eq(play_enter(p, 5, 3), PLAY_OK);
    play_flaws(p, flaw);
    cr_assert(flaw[9] == PLAY_FLAW_CLASH && flaw[5] == PLAY_FLAW_CLASH, "no digit between");
    cr_assert(play_undo(p) && play_undo(p));
    p->rule = PLAY_RULE_REFUSE;
    cr_assert_eq(play_enter(p, 15, 1), PLAY_OK);
    cr_assert_eq(play_enter(p, 11, 2), PLAY_BREAKS_CONSTRAINT, "consecutive");
    cr_assert_eq(play_enter(p, 11, 1), PLAY_CLASHES);
    play_drop(p);
}

Test(play, constraints_are_kept_with_the_game)
{
    static const char killer[] =
        "{\"puzzle\":\"................\",\"variant\":\"4x4\",\"clues\":["
        "{\"kind\":\"cage\",\"cells\":[\"r1c1\",\"r1c2\"],\"sum\":3},"
        "{\"kind\":\"cage\",\"cells\":[\"r1c3\",\"r1c4\",\"r2c4\"],\"sum\":9},"
        "{\"kind\":\"greater\",\"cells\":[\"r1c2\",\"r1c1\"]},"
        "{\"kind\":\"greater\",\"cells\":[\"r1c4\",\"r1c3\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r3c2\",\"r3c3\"]},"
        "{\"kind\":\"thermo\",\"cells\":[\"r3c1\",\"r4c1\"]},"
        "{\"kind\":\"greater\",\"cells\":[\"r2c1\",\"r2c2\"]}]}\n";
    struct play *p = constrained_game(killer);
    cr_assert_eq(p->variant->constraints->count, 7);
    cr_assert_eq(play_enter(p, 0, 1), PLAY_OK);
    cr_assert_eq(play_pencil(p, 1, 2), PLAY_OK);
    struct play *copy = reload(p);
    cr_assert(same_board(p, copy));
    cr_assert_eq(copy->variant, p->variant, "the same layout, clues and all");
    cr_assert(play_undo(copy) && play_undo(copy) && !play_undo(copy));
    cr_assert_eq(copy->variant->constraints->count, 7);
    play_drop(copy);
    play_drop(p);
}

Test(play, a_saved_game_with_wrong_constraints_is_refused)
{
    static const char game[] = "nonet-game 1\nvariant 4x4\n"
                               "clues [{\"kind\":\"cage\",\"cells\":[\"r1c1\"],\"sum\":9}]\n"
                               "givens ................\n";
    char message[512] = "";
    struct diag d = {.out = fmemopen(message, sizeof message, "w")};
    cr_assert_null(play_load(game, strlen(game), "game", &d));
    fclose(d.out);
    cr_assert_not_null(strstr(message, "game:3:"), "%s", message);
}
