#include "cli/terminal/play_screen.h"

#include "cli/terminal/curses_calls.h"
#include <string.h>

#include "gen/constraint/constraint.h"
#include "gen/grade/explain/board_title.h"
#include "render/board/constraints/constraint_signs.h"

enum { MESSAGE_ROWS = 2, PANEL_CONSTRAINT_ROWS = 5, SETS_SHOWN = 12 };

void play_screen_show_message(struct play_screen *s, enum look look, const char *message)
{
    text_clear(&s->message);
    text_puts(&s->message, message);
    s->message_look = look;
}

void play_screen_draw_keys(const struct play_key *key, size_t count)
{
    int rows = LINES - 2;
    int split = ((int)count + 1) / 2 < rows ? ((int)count + 1) / 2 : rows;
    erase();
    for (int i = 0; split > 0 && i < 2 * split && i < (int)count; i++) {
        mvprintw(i % split, i / split * 40, "%9s  %.28s", key[i].name, key[i].doc);
    }
    mvaddstr(LINES - 1, 0, "1-9 (A-P on large boards) enter a digit. Press any key to return.");
    refresh();
}

/* Mark the part of a hint that has been shown. */
static void look_at_hint(const struct step *step, enum hint_part reported, unsigned cell,
                         struct cell_look *look)
{
    for (unsigned i = 0; i < step->mark_count; i++) {
        const struct mark *mark = &step->mark[i];
        bool result = mark->role == MARK_PLACE || mark->role == MARK_ELIMINATE;
        if (mark->at.cell != cell || reported < (result ? HINT_WHAT : HINT_WHERE)) {
            continue;
        }
        digit_set bit = digit_bit(mark->at.digit);
        look->marks |= bit;
        if (mark->role == MARK_PLACE) {
            look->place |= bit;
        } else if (mark->role == MARK_ELIMINATE) {
            look->remove |= bit;
        } else {
            look->pattern |= bit;
        }
    }
}

static void draw_board(struct play_screen *s)
{
    const struct play *p = s->play;
    uint8_t flaw[MAX_CELLS];
    digit_set candidates[MAX_CELLS];
    play_flaws(p, flaw);
    play_candidates(p, candidates);
    s->view.step = s->hint && s->hint_shown >= HINT_WHERE ? s->hint : NULL;
    s->view.focus = (int)s->cursor;
    board_view_frame(&s->view);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        const struct play_cell *c = &p->cell[cell];
        struct cell_look look = {
            .digit = c->digit,
            .look = flaw[cell] ? LOOK_WRONG
                    : c->given ? LOOK_GIVEN
                               : LOOK_ENTRY,
            .marks = s->candidates ? candidates[cell] : c->marks,
            .cursor = cell == s->cursor,
        };
        for (unsigned i = 0; i < s->wrong_count; i++) {
            look.look = s->wrong[i] == cell ? LOOK_WRONG : look.look;
        }
        if (s->hint) {
            look_at_hint(s->hint, s->hint_shown, cell, &look);
        }
        board_view_cell(&s->view, cell, &look);
    }
    board_view_constraints(&s->view);
}

static int draw_marks_line(const struct play_screen *s, int y, int x)
{
    const struct play_cell *c = &s->play->cell[s->cursor];
    digit_set candidates[MAX_CELLS];
    play_candidates(s->play, candidates);
    digit_set marks = s->candidates ? candidates[s->cursor] : c->marks;
    move(y, x);
    for (unsigned digit = 1; digit <= s->play->variant->size; digit++) {
        if (marks & digit_bit(digit)) {
            addch((chtype)digit_to_char(digit));
        }
    }
    return y + 1;
}

/* The sets of digits that make a cage's sum and have the digits that stand in it. */
static void put_sets(const struct play_screen *s, const struct constraint *c, struct text *out)
{
    digit_set sets[SETS_SHOWN + 1];
    digit_set standing = 0;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned digit = s->play->cell[c->cell[i]].digit;
        standing |= digit ? digit_bit(digit) : 0;
    }
    digit_set others = all_digits(s->play->variant->size) & ~standing;
    unsigned open = c->count;
    unsigned left = c->sum;
    for (unsigned digit = 1; digit <= s->play->variant->size; digit++) {
        open -= standing & digit_bit(digit) ? 1 : 0;
        left -= standing & digit_bit(digit) ? digit : 0;
    }
    size_t count = 0;
    if (open == 0 && left == 0) {
        sets[count++] = 0;
    } else if (open <= c->count && left <= c->sum) { /* else there is too much already */
        count = constraint_combinations(others, open, left, sets, SETS_SHOWN + 1);
    }
    for (size_t i = 0; i < count && i < SETS_SHOWN; i++) {
        text_puts(out, " ");
        for (unsigned digit = 1; digit <= s->play->variant->size; digit++) {
            char shown = digit_to_char(digit);
            text_add(out, &shown, (sets[i] | standing) & digit_bit(digit) ? 1 : 0);
        }
    }
    text_puts(out, count > SETS_SHOWN ? " …" : "");
}

/* Lists the constraints of the current cell whose signs need a sentence; returns the next free row.
 */
static int draw_constraints_of_cell(const struct play_screen *s, int y, int x)
{
    const struct layout *v = s->play->variant;
    int limit = y + PANEL_CONSTRAINT_ROWS;
    attrset(screen_attribute(LOOK_CONSTRAINT));
    for (unsigned i = 0; i < constraint_count(v) && y < limit; i++) {
        const struct constraint *c = constraint_at(v, i);
        const struct constraint_kind *kind = constraint_kind_of(c);
        struct text words = {0};
        char buffer[CONSTRAINT_COMPLAINT_SIZE];
        bool here = false;
        for (unsigned k = 0; k < c->count && !constraint_is_rule(c); k++) {
            here |= c->cell[k] == s->cursor;
        }
        bool silent = kind->shape == CONSTRAINT_CELL || kind->shape == CONSTRAINT_BOARD ||
                      kind->shape == CONSTRAINT_HOUSE ||
                      (kind->shape == CONSTRAINT_PAIR && !kind->has_sum);
        if (!here || silent) {
            continue;
        }
        if (c->kind == CONSTRAINT_CAGE) {
            text_printf(&words, "%u in %u:", c->sum, c->count);
            put_sets(s, c, &words);
        }
        y = screen_paragraph(y, x, COLS - x, limit,
                             words.data ? words.data : constraint_words(v, c, buffer));
        text_free(&words);
    }
    attrset(A_NORMAL);
    return y;
}

/* Returns the next free row. */
static int draw_panel(const struct play_screen *s, bool with_keys)
{
    char name[CELL_NAME_SIZE];
    int x = s->view.panel_x;
    int y = 0;
    unsigned long seconds = (unsigned long)(s->play->elapsed_ms / 1000);
    attrset(screen_attribute(LOOK_TITLE));
    mvaddstr(y++, x, s->edit ? "Edit givens" : "Nonet");
    attrset(A_NORMAL);
    mvprintw(y++, x, "time  %lu:%02lu", seconds / 60, seconds % 60);
    mvprintw(y++, x, "left  %u", play_empty_count(s->play));
    mvprintw(y++, x, "moves %zu", s->play->done);
    mvprintw(y++, x, "hints %u", s->play->hints_used);
    mvprintw(y++, x, "rule  %s", s->play->rule == PLAY_RULE_MARK ? "mark" : "refuse");
    mvprintw(y++, x, "cell  %s%s", cell_name(s->play->variant, s->cursor, name),
             s->pencil ? " pencil" : "");
    y = draw_marks_line(s, y, x);
    y = draw_constraints_of_cell(s, y, x) + 1;
    static const char *const lines[] = {"i hint  v verify", "m pencil c cand.", "u undo  r redo",
                                        "s one   a all",    "e edit  b again",  "? keys  q leave",
                                        "d the rules"};
    for (size_t i = 0; with_keys && i < sizeof lines / sizeof *lines && y < LINES - MESSAGE_ROWS;
         i++) {
        mvaddstr(y++, x, lines[i]);
    }
    return y;
}

void play_screen_draw_rules(const struct play_screen *s)
{
    const struct layout *v = s->play->variant;
    struct text title = {0};
    struct text rules = {0};
    struct text list = {0};
    erase();
    attrset(screen_attribute(LOOK_TITLE));
    board_title_add(&s->style.translation, v, v->constraints ? v->constraints->kinds : 0, &title);
    mvaddstr(0, 0, title.data ? title.data : v->name);
    attrset(A_NORMAL);
    constraint_rules_plain(&rules, v, &s->style.translation);
    int y = screen_paragraph(2, 0, COLS, LINES - 1, rules.length ? rules.data : v->doc) + 1;
    constraint_signs_list(v, (unsigned)COLS, true, &list);
    for (char *line = list.data; line && *line && y < LINES - 1;) {
        size_t length = strcspn(line, "\n");
        mvaddnstr(y++, 0, line, (int)length);
        line += length + (line[length] == '\n');
    }
    mvaddstr(LINES - 1, 0, "Press any key to return.");
    refresh();
    text_free(&title);
    text_free(&rules);
    text_free(&list);
}

static int rows_needed(const struct play_screen *s)
{
    return (int)s->message.length / (COLS > 8 ? COLS - 8 : 1) + 1;
}

static void draw_message(const struct play_screen *s, int y, int x)
{
    if (s->message.length) {
        attrset(screen_attribute(s->message_look));
        screen_paragraph(y, x, COLS - x, LINES, s->message.data);
        attrset(A_NORMAL);
    }
}

/* The board with the panel to its right, and the message below. A hint too long for the rows below
 * takes the place of the panel's list of keys. */
static void draw_game(struct play_screen *s)
{
    int below = s->view.height;
    int x = s->view.panel_x;
    draw_board(s);
    if (x < 0) {
        draw_message(s, below, 0);
    } else if (rows_needed(s) > LINES - below) {
        draw_message(s, draw_panel(s, false) + 1, x);
    } else {
        int end = draw_panel(s, true);
        bool room = rows_needed(s) <= LINES - end;
        draw_message(s, room && end > below ? end : below, 0);
    }
}

void play_screen_draw(struct play_screen *s)
{
    erase();
    board_view_fit(&s->view, s->play->variant, MESSAGE_ROWS);
    if (s->view.fits) {
        draw_game(s);
    } else {
        screen_paragraph(0, 0, COLS, LINES, "The terminal is too small for this board; q leaves.");
    }
    refresh();
}
