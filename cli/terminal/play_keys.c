#include "cli/terminal/play_keys.h"

#include "cli/terminal/curses_calls.h"
#include <string.h>

#include "cli/terminal/play_keeping.h"
#include "gen/grade/explain/explain.h"

/* ---- what happened ---- */

void play_describe_givens(struct play_screen *s)
{
    struct grade grade;
    static const char *const counts[] = {"no solution", "exactly one solution",
                                         "several solutions"};
    text_clear(&s->message);
    s->message_look = s->play->solution_count == 1 ? LOOK_PLAIN : LOOK_WRONG;
    text_printf(&s->message, "This puzzle has %s.", counts[s->play->solution_count]);
    enum level cap = s->play->variant->classic ? LEVEL_EXTREME : LEVEL_HARD;
    if (!play_grade(s->play, cap, &grade)) {
        return;
    }
    if (grade.level == LEVEL_BEYOND && cap < LEVEL_EXTREME) {
        text_printf(&s->message, " It is harder than %s.",
                    translation_level(&s->style.translation, level_name(cap)));
    } else {
        text_printf(&s->message, " Level: %s, score %d.",
                    translation_level(&s->style.translation, level_name(grade.level)), grade.score);
    }
}

static enum play_kind last_kind(const struct play *p)
{
    return p->done ? p->move[p->done - 1].kind : PLAY_ENTER;
}

static void congratulate(struct play_screen *s)
{
    unsigned long seconds = (unsigned long)(s->play->elapsed_ms / 1000);
    enum play_kind kind = last_kind(s->play);
    s->celebrated = true;
    if (kind == PLAY_LOGIC || kind == PLAY_TRIAL) {
        play_screen_show_message(s, LOOK_PLAIN,
                                 kind == PLAY_LOGIC ? "Solved by logic; u undoes it."
                                                    : "Solved by trial and error; u undoes it.");
        return;
    }
    text_clear(&s->message);
    s->message_look = LOOK_TITLE;
    text_printf(&s->message, "Congratulations! Solved in %lu:%02lu with %u hint%s.", seconds / 60,
                seconds % 60, s->play->hints_used, s->play->hints_used == 1 ? "" : "s");
}

static const char *outcome_message(enum play_outcome outcome)
{
    switch (outcome) {
    case PLAY_OK:
    case PLAY_UNCHANGED:
        return "";
    case PLAY_IS_GIVEN:
        return "That cell is a given; e edits givens.";
    case PLAY_CLASHES:
        return "That digit is already in this row, column or box.";
    case PLAY_BREAKS_CONSTRAINT:
        return "That digit would break a constraint.";
    case PLAY_STARVES:
        return "That would leave a cell without candidates.";
    case PLAY_NO_SOLUTION:
        return "From here there is no solution.";
    case PLAY_MANY:
        return "The puzzle has several solutions, so no step is certain.";
    case PLAY_WRONG:
        return "An entry is wrong; v shows which.";
    case PLAY_STUCK:
        return "The techniques find no next step; t solves by trial and error.";
    case PLAY_SOLVED:
        return "The board is complete.";
    case PLAY_NO_MEMORY:
        return "Out of memory.";
    }
    return "";
}

/* After every move: clear marks of the old position, show the outcome, save the game. */
static void moved(struct play_screen *s, enum play_outcome outcome)
{
    bool was_hint = s->hint != NULL;
    s->hint = NULL;
    s->wrong_count = 0;
    if (outcome != PLAY_UNCHANGED || was_hint) {
        play_screen_show_message(s, outcome == PLAY_OK ? LOOK_PLAIN : LOOK_WRONG,
                                 outcome_message(outcome));
    }
    bool solved = play_is_solved(s->play);
    if (solved && !s->celebrated && !s->edit) {
        congratulate(s);
    } else if (!solved) {
        s->celebrated = false;
    }
    play_autosave(s);
}

/* ---- what the keys do ---- */

/* To the next cell that way, over places without one and round the frame's ends. */
static void move_cursor(struct play_screen *s, int rows, int columns)
{
    const struct layout *v = s->play->variant;
    unsigned row = row_of(v, s->cursor);
    unsigned column = column_of(v, s->cursor);
    do {
        row = (row + frame_rows(v) + (unsigned)rows) % frame_rows(v);
        column = (column + frame_columns(v) + (unsigned)columns) % frame_columns(v);
    } while (cell_at(v, row, column) == LAYOUT_NO_CELL);
    s->cursor = cell_at(v, row, column);
}

static void go_left(struct play_screen *s)
{
    move_cursor(s, 0, -1);
}

static void go_down(struct play_screen *s)
{
    move_cursor(s, 1, 0);
}

static void go_up(struct play_screen *s)
{
    move_cursor(s, -1, 0);
}

static void go_right(struct play_screen *s)
{
    move_cursor(s, 0, 1);
}

static void type_digit(struct play_screen *s, unsigned digit)
{
    enum play_outcome outcome;
    if (s->edit) {
        outcome = play_edit(s->play, s->cursor, digit);
        moved(s, outcome);
        if (outcome == PLAY_OK) {
            play_describe_givens(s);
        }
        return;
    }
    outcome = s->pencil && digit ? play_pencil(s->play, s->cursor, digit)
                                 : play_enter(s->play, s->cursor, digit);
    moved(s, outcome);
}

static void clear_cell(struct play_screen *s)
{
    type_digit(s, 0);
}

static void toggle_pencil(struct play_screen *s)
{
    s->pencil = !s->pencil;
    play_screen_show_message(
        s, LOOK_PLAIN, s->pencil ? "Digits are now pencil marks." : "Digits are now entries.");
}

static void toggle_candidates(struct play_screen *s)
{
    s->candidates = !s->candidates;
    bool room = s->view.marks_per_row > 0;
    play_screen_show_message(s, LOOK_PLAIN,
                             !s->candidates ? "Your own marks are shown."
                             : room         ? "Every digit that breaks no rule is shown."
                                    : "This terminal is too small for candidates in the cells.");
}

static void pencil_all(struct play_screen *s)
{
    moved(s, play_pencil_all(s->play));
}

static void pencil_none(struct play_screen *s)
{
    moved(s, play_pencil_none(s->play));
}

static void fill(struct play_screen *s, unsigned rules, bool all)
{
    unsigned before = play_empty_count(s->play);
    enum play_outcome outcome = play_fill_singles(s->play, rules, all);
    moved(s, outcome);
    if (outcome == PLAY_UNCHANGED) {
        play_screen_show_message(s, LOOK_PLAIN, "There is no such single.");
    } else if (outcome == PLAY_OK && !s->celebrated) {
        unsigned filled = before - play_empty_count(s->play);
        s->cursor = s->play->change[s->play->move[s->play->done - 1].first].cell;
        text_clear(&s->message);
        text_printf(&s->message, "Filled %u cell%s.", filled, filled == 1 ? "" : "s");
    }
}

static void fill_one(struct play_screen *s)
{
    fill(s, PLAY_NAKED_SINGLES | PLAY_HIDDEN_SINGLES, false);
}

static void fill_all(struct play_screen *s)
{
    fill(s, PLAY_NAKED_SINGLES | PLAY_HIDDEN_SINGLES, true);
}

static void fill_one_naked(struct play_screen *s)
{
    fill(s, PLAY_NAKED_SINGLES, false);
}

static void fill_all_naked(struct play_screen *s)
{
    fill(s, PLAY_NAKED_SINGLES, true);
}

static void fill_one_hidden(struct play_screen *s)
{
    fill(s, PLAY_HIDDEN_SINGLES, false);
}

static void fill_all_hidden(struct play_screen *s)
{
    fill(s, PLAY_HIDDEN_SINGLES, true);
}

/* Before work that can take seconds on a large board. */
static void think(struct play_screen *s)
{
    play_screen_show_message(s, LOOK_PLAIN, "Thinking…");
    play_screen_draw(s);
}

/* A hint comes in three steps: its name, where, what. */
static void put_hint(struct play_screen *s)
{
    const struct step *step = s->hint;
    text_clear(&s->message);
    s->message_look = LOOK_PLAIN;
    step_hint(&s->style, s->play->variant, step, s->hint_shown, &s->message);
    for (unsigned i = 0; i < step->mark_count && s->hint_shown == HINT_WHAT; i++) {
        if (step->mark[i].role == MARK_PLACE) {
            s->cursor = step->mark[i].at.cell;
        }
    }
}

static void show_hint(struct play_screen *s)
{
    if (s->hint && s->hint_shown < HINT_WHAT) {
        s->hint_shown++;
        put_hint(s);
        return;
    }
    const struct step *step;
    think(s);
    enum play_outcome outcome = play_hint(s->play, &step);
    s->wrong_count = 0;
    if (outcome != PLAY_OK) {
        s->hint = NULL;
        play_screen_show_message(s, LOOK_WRONG, outcome_message(outcome));
        return;
    }
    s->hint_copy = *step;
    s->hint = &s->hint_copy;
    s->hint_shown = HINT_TECHNIQUE;
    put_hint(s);
    play_autosave(s);
}

static void apply_hint(struct play_screen *s)
{
    if (s->hint) {
        moved(s, play_apply_hint(s->play, s->hint));
    } else {
        play_screen_show_message(s, LOOK_PLAIN, "i shows a hint first.");
    }
}

static void verify(struct play_screen *s)
{
    s->hint = NULL;
    enum play_outcome outcome = play_check(s->play, s->wrong, &s->wrong_count);
    text_clear(&s->message);
    s->message_look = outcome == PLAY_OK ? LOOK_PLAIN : LOOK_WRONG;
    if (outcome == PLAY_OK) {
        text_printf(&s->message, "No mistakes so far; %u cells are empty.",
                    play_empty_count(s->play));
    } else if (outcome == PLAY_WRONG) {
        text_printf(&s->message, "%u entr%s wrong.", s->wrong_count,
                    s->wrong_count == 1 ? "y is" : "ies are");
    } else {
        text_puts(&s->message, outcome_message(outcome));
    }
}

static void solve_by_logic(struct play_screen *s)
{
    think(s);
    moved(s, play_solve_by_logic(s->play));
}

static void solve_by_trial(struct play_screen *s)
{
    think(s);
    moved(s, play_solve_by_trial(s->play));
}

static void undo(struct play_screen *s)
{
    moved(s, play_undo(s->play) ? PLAY_OK : PLAY_UNCHANGED);
    if (s->edit) {
        play_describe_givens(s);
    }
}

static void redo(struct play_screen *s)
{
    moved(s, play_redo(s->play) ? PLAY_OK : PLAY_UNCHANGED);
    if (s->edit) {
        play_describe_givens(s);
    }
}

static void restart(struct play_screen *s)
{
    moved(s, play_restart(s->play));
    play_screen_show_message(s, LOOK_PLAIN, "Started again; u brings your entries back.");
}

static void toggle_edit(struct play_screen *s)
{
    s->edit = !s->edit;
    if (s->edit) {
        play_describe_givens(s);
    } else {
        play_screen_show_message(s, LOOK_PLAIN, "Back to playing.");
    }
}

static void toggle_rule(struct play_screen *s)
{
    s->play->rule = s->play->rule == PLAY_RULE_MARK ? PLAY_RULE_REFUSE : PLAY_RULE_MARK;
    play_screen_show_message(s, LOOK_PLAIN,
                             s->play->rule == PLAY_RULE_MARK
                                 ? "Entries that break a rule are marked."
                                 : "Entries that break a rule are refused.");
}

static void save_game(struct play_screen *s)
{
    play_save_as(s, false);
}

static void save_records(struct play_screen *s)
{
    play_save_as(s, true);
}

static void quit(struct play_screen *s)
{
    s->leave = true;
}

static void show_keys(struct play_screen *s);

static void show_rules(struct play_screen *s)
{
    play_screen_draw_rules(s);
    timeout(-1);
    (void)getch();
}

static const struct play_key keys[] = {
    {'h', KEY_LEFT, "h, left", "move left", go_left},
    {'j', KEY_DOWN, "j, down", "move down", go_down},
    {'k', KEY_UP, "k, up", "move up", go_up},
    {'l', KEY_RIGHT, "l, right", "move right", go_right},
    {'0', ' ', "0, space", "clear the cell", clear_cell},
    {KEY_DC, KEY_BACKSPACE, "delete", "clear the cell", clear_cell},
    {'m', 0, "m", "turn pencil marks on or off", toggle_pencil},
    {'c', 0, "c", "all candidates or your marks", toggle_candidates},
    {'p', 0, "p", "pencil in all candidates", pencil_all},
    {'x', 0, "x", "remove all pencil marks", pencil_none},
    {'s', 0, "s", "fill one single", fill_one},
    {'a', 0, "a", "fill all singles", fill_all},
    {'[', 0, "[", "fill one naked single", fill_one_naked},
    {'{', 0, "{", "fill all naked singles", fill_all_naked},
    {']', 0, "]", "fill one hidden single", fill_one_hidden},
    {'}', 0, "}", "fill all hidden singles", fill_all_hidden},
    {'i', 0, "i", "show a hint; again for more", show_hint},
    {'\r', KEY_ENTER, "enter", "carry out the hint", apply_hint},
    {'v', 0, "v", "check your entries", verify},
    {'g', 0, "g", "solve from here by logic", solve_by_logic},
    {'t', 0, "t", "solve from here by trial", solve_by_trial},
    {'u', 0, "u", "undo", undo},
    {'r', 0, "r", "redo", redo},
    {'b', 0, "b", "start again", restart},
    {'e', 0, "e", "edit givens, or play again", toggle_edit},
    {'o', 0, "o", "mark or refuse wrong entries", toggle_rule},
    {'w', 0, "w", "save as", save_game},
    {'y', 0, "y", "save as an old-style record", save_records},
    {'d', 0, "d", "show the rules and signs", show_rules},
    {'?', KEY_F(1), "?", "list the keys", show_keys},
    {'q', 0, "q", "quit (your game is saved)", quit},
};
enum { KEY_COUNT = sizeof keys / sizeof *keys };

static void show_keys(struct play_screen *s)
{
    (void)s;
    play_screen_draw_keys(keys, KEY_COUNT);
    timeout(-1);
    (void)getch();
}

bool play_key_at(size_t index, const char **name, const char **doc)
{
    if (index >= KEY_COUNT) {
        return false;
    }
    *name = keys[index].name;
    *doc = keys[index].doc;
    return true;
}

/* ---- from a key to what it does ---- */

static void click(struct play_screen *s)
{
    MEVENT event;
    if (getmouse(&event) == OK) {
        int cell = board_view_cell_at(&s->view, event.y, event.x);
        if (cell >= 0) {
            s->cursor = (unsigned)cell;
        }
    }
}

void play_press(struct play_screen *s, int key)
{
    if (key == KEY_MOUSE) {
        click(s);
        return;
    }
    for (size_t i = 0; i < KEY_COUNT; i++) {
        if (key == keys[i].code || (keys[i].other && key == keys[i].other)) {
            keys[i].run(s);
            return;
        }
    }
    if (key == 127 || key == 8) {
        clear_cell(s);
        return;
    }
    /* Lower-case letters are commands, so digits above 9 are capitals. */
    bool digit_key = (key >= '1' && key <= '9') || (key >= 'A' && key <= 'P');
    int digit = digit_key ? digit_from_char((char)key) : -1;
    if (digit > 0 && digit <= s->play->variant->size) {
        type_digit(s, (unsigned)digit);
    }
}
