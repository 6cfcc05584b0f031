#include "cli/terminal/play_screen.h"

#include <curses.h>

enum { MESSAGE_ROWS = 2 };

void play_screen_say(struct play_screen *s, enum look look, const char *message)
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
    mvaddstr(LINES - 1, 0, "1-9 (A-P on large boards) enter a digit. Any key goes back.");
    refresh();
}

/* As much of a hint as has been told. */
static void look_at_hint(const struct step *step, enum hint_part told, unsigned cell,
                         struct cell_look *look)
{
    for (unsigned i = 0; i < step->mark_count; i++) {
        const struct mark *mark = &step->mark[i];
        bool result = mark->role == MARK_PLACE || mark->role == MARK_ELIMINATE;
        if (mark->at.cell != cell || told < (result ? HINT_WHAT : HINT_WHERE)) {
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

static void draw_board(const struct play_screen *s)
{
    const struct play *p = s->play;
    uint8_t flaw[MAX_CELLS];
    play_flaws(p, flaw);
    board_view_frame(&s->view);
    for (unsigned cell = 0; cell < p->variant->cell_count; cell++) {
        const struct play_cell *c = &p->cell[cell];
        struct cell_look look = {
            .digit = c->digit,
            .look = flaw[cell] ? LOOK_WRONG
                    : c->given ? LOOK_GIVEN
                               : LOOK_ENTRY,
            .marks = s->candidates ? play_candidates(p, cell) : c->marks,
            .cursor = cell == s->cursor,
        };
        for (unsigned i = 0; i < s->wrong_count; i++) {
            look.look = s->wrong[i] == cell ? LOOK_WRONG : look.look;
        }
        if (s->hint) {
            look_at_hint(s->hint, s->hint_told, cell, &look);
        }
        board_view_cell(&s->view, cell, &look);
    }
}

static int draw_marks_line(const struct play_screen *s, int y, int x)
{
    const struct play_cell *c = &s->play->cell[s->cursor];
    digit_set marks = s->candidates ? play_candidates(s->play, s->cursor) : c->marks;
    move(y, x);
    for (unsigned digit = 1; digit <= s->play->variant->size; digit++) {
        if (marks & digit_bit(digit)) {
            addch((chtype)digit_to_char(digit));
        }
    }
    return y + 1;
}

static void draw_panel(const struct play_screen *s)
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
    y = draw_marks_line(s, y, x) + 1;
    static const char *const lines[] = {"i hint  v verify", "m pencil c cand.", "u undo  r redo",
                                        "s one   a all",    "e edit  b again",  "? keys  q leave"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines && y < LINES - MESSAGE_ROWS; i++) {
        mvaddstr(y++, x, lines[i]);
    }
}

/* A long hint needs more than the message rows: it goes beside the board where there is room. */
static void draw_message(const struct play_screen *s)
{
    if (s->message.length == 0) {
        return;
    }
    attrset(screen_attribute(s->message_look));
    int below = s->view.fits ? s->view.height : 1;
    int rows = LINES - below;
    int needed = (int)s->message.length / (COLS > 8 ? COLS - 8 : 1) + 1;
    if (needed > rows && s->view.panel_x >= 0) {
        screen_paragraph(15, s->view.panel_x, COLS - s->view.panel_x, LINES, s->message.data);
    } else {
        screen_paragraph(below, 0, COLS, LINES, s->message.data);
    }
    attrset(A_NORMAL);
}

void play_screen_draw(struct play_screen *s)
{
    erase();
    board_view_fit(&s->view, s->play->variant, MESSAGE_ROWS);
    if (s->view.fits) {
        draw_board(s);
        if (s->view.panel_x >= 0) {
            draw_panel(s);
        }
        draw_message(s);
    } else {
        screen_paragraph(0, 0, COLS, LINES, "The terminal is too small for this board; q leaves.");
    }
    refresh();
}
