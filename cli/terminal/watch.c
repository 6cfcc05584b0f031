#include "cli/terminal/watch.h"

#include "cli/terminal/curses_calls.h"
#include <inttypes.h>
#include <string.h>

#include "cli/terminal/board_view.h"
#include "gen/format/stream.h"
#include "gen/grade/explain/explain.h"
#include "gen/grade/grade.h"

enum {
    FRAMES_PER_SECOND = 30,
    SPEED_MAX = 100000000,
    FOOT_ROWS = 2,
};

struct watch {
    struct board_view view;
    const struct record *record;
    const char *method;
    struct grid board;
    int64_t speed; /* positions a second */
    uint64_t seen; /* changes since the last frame */
    uint64_t positions;
    bool candidates;
    bool paused;
    bool skipped;        /* the search was cut short */
    bool leave;          /* the whole command ends */
    int cursor;          /* the cell that changed last; -1: none */
    const char *reason;  /* of the step, by logic */
    const char *verdict; /* NULL while the search is running */
};

static digit_set candidates_of(const struct watch *w, unsigned cell)
{
    const struct layout *v = w->record->variant;
    digit_set fits = all_digits(v->size);
    for (unsigned i = 0; i < v->peer_count[cell]; i++) {
        unsigned digit = w->board.cell[v->peer[cell][i]];
        fits &= digit ? ~digit_bit(digit) : fits;
    }
    return fits;
}

static void draw_panel(const struct watch *w)
{
    int x = w->view.panel_x;
    attrset(screen_attribute(LOOK_TITLE));
    mvprintw(0, x, "%s", w->method);
    attrset(A_NORMAL);
    mvaddstr(2, x, "positions");
    mvprintw(3, x, "%" PRIu64, w->positions);
    mvaddstr(5, x, "a second");
    mvprintw(6, x, "%" PRId64, w->speed);
    static const char *const lines[] = {"+ faster",     "- slower", "space pause", "s one step",
                                        "c candidates", "n next",   "q leave"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        mvaddstr(8 + (int)i, x, lines[i]);
    }
}

static void draw(struct watch *w)
{
    const struct layout *v = w->record->variant;
    erase();
    board_view_fit(&w->view, v, FOOT_ROWS);
    if (!w->view.fits) {
        screen_paragraph(0, 0, COLS, LINES, "The terminal is too small for this board; q leaves.");
        refresh();
        return;
    }
    board_view_frame(&w->view);
    for (unsigned cell = 0; cell < v->cell_count; cell++) {
        struct cell_look look = {
            .digit = w->board.cell[cell],
            .look = w->record->givens.cell[cell] ? LOOK_GIVEN : LOOK_ENTRY,
            .marks = w->candidates && !w->board.cell[cell] ? candidates_of(w, cell) : 0,
            .cursor = (int)cell == w->cursor && !w->verdict,
        };
        board_view_cell(&w->view, cell, &look);
    }
    board_view_constraints(&w->view);
    if (w->view.panel_x >= 0) {
        draw_panel(w);
    }
    move(w->view.height, 0);
    if (w->verdict) {
        printw("%s after %" PRIu64 " positions; n or enter: next, q: leave", w->verdict,
               w->positions);
    } else if (w->reason) {
        screen_paragraph(w->view.height, 0, COLS, LINES, w->reason);
    } else if (w->view.panel_x < 0) {
        printw("%s: %" PRIu64 " positions", w->method, w->positions);
    }
    refresh();
}

enum answer { ANSWER_GO_ON, ANSWER_STEP, ANSWER_NEXT };

/* Act on a key; ANSWER_NEXT ends this puzzle. */
static enum answer press(struct watch *w, int key)
{
    switch (key) {
    case '+':
    case '=':
        w->speed = w->speed < SPEED_MAX ? w->speed * 2 : w->speed;
        return ANSWER_GO_ON;
    case '-':
        w->speed = w->speed > 1 ? w->speed / 2 : 1;
        return ANSWER_GO_ON;
    case ' ':
        w->paused = !w->paused;
        return ANSWER_GO_ON;
    case 's':
        w->paused = true;
        return ANSWER_STEP;
    case 'c':
        w->candidates = !w->candidates;
        return ANSWER_GO_ON;
    case 'n':
    case '\r':
    case KEY_ENTER:
        return ANSWER_NEXT;
    case 'q':
        w->leave = true;
        return ANSWER_NEXT;
    default:
        return ANSWER_GO_ON;
    }
}

/* Show the board as it stands and give the keys their time; false ends this puzzle. */
static bool frame(struct watch *w)
{
    int64_t frames = w->speed < FRAMES_PER_SECOND ? w->speed : FRAMES_PER_SECOND;
    bool wait = true;
    while (wait) {
        draw(w);
        timeout(w->paused ? -1 : (int)(1000 / frames));
        int key = getch();
        wait = w->paused;
        if (key != ERR) {
            enum answer answer = press(w, key);
            if (answer == ANSWER_NEXT) {
                w->skipped = true;
                return false;
            }
            wait = w->paused && answer != ANSWER_STEP;
        }
    }
    return true;
}

static bool see(void *context, const struct grid *board, unsigned cell, uint64_t positions)
{
    struct watch *w = context;
    w->positions = positions;
    uint64_t each = w->paused ? 1 : 1 + (uint64_t)w->speed / (FRAMES_PER_SECOND + 1);
    if (++w->seen < each) {
        return true;
    }
    w->seen = 0;
    w->board = *board;
    w->cursor = (int)cell;
    return frame(w);
}

/* The last board, until a key is pressed. */
static void show_verdict(struct watch *w, const char *verdict)
{
    w->verdict = verdict;
    w->reason = NULL;
    enum answer answer = ANSWER_GO_ON;
    while (answer != ANSWER_NEXT) {
        draw(w);
        timeout(-1);
        int key = getch();
        answer = key == ERR ? ANSWER_NEXT : press(w, key);
    }
}

static void watch_search(struct watch *w, const struct solve_method *method)
{
    const struct record *r = w->record;
    struct solve_observer observer = {see, w};
    struct grid solution;
    uint64_t found = method->watch(r->variant, &r->givens, 1, &solution, &w->positions, &observer);
    if (found) {
        w->board = solution;
        show_verdict(w, "Solved");
    } else if (!w->skipped) {
        show_verdict(w, "No solution");
    }
}

static void watch_logic(struct watch *w, struct grade_scratch *scratch)
{
    const struct record *r = w->record;
    struct grade_options options;
    grade_options_init(&options);
    options.assume_unique = solve_count(r->variant, &r->givens, 2, NULL) == 1;
    struct path *path = path_begin(r->variant, &r->givens, &options, scratch);
    struct text reason = {0};
    const struct step *step;
    while (!w->skipped && (step = path_next(path)) != NULL) {
        text_clear(&reason);
        step_explain(NULL, r->variant, step, &reason);
        w->reason = reason.data;
        w->board = *path_board(path);
        w->cursor = -1;
        for (unsigned i = 0; i < step->mark_count; i++) {
            if (step->mark[i].role == MARK_PLACE) {
                w->cursor = step->mark[i].at.cell;
                w->board.cell[w->cursor] = step->mark[i].at.digit;
            }
        }
        w->positions++;
        (void)frame(w);
    }
    if (!w->skipped) {
        w->board = *path_board(path);
        show_verdict(w, path_solved(path) ? "Solved" : "Stuck");
    }
    text_free(&reason);
}

static void watch_one(struct watch *w, const struct record *r, const struct solve_method *method,
                      struct grade_scratch *scratch)
{
    w->record = r;
    w->board = r->givens;
    w->positions = w->seen = 0;
    w->skipped = false;
    w->cursor = -1;
    w->verdict = w->reason = NULL;
    struct clash clash;
    if (grid_find_clash(r->variant, &r->givens, &clash)) {
        show_verdict(w, "No solution");
    } else if (method) {
        watch_search(w, method);
    } else {
        watch_logic(w, scratch);
    }
}

enum status watch_puzzles(const char *path, const struct solve_method *method, int64_t speed,
                          struct diag *d)
{
    if (!path || strcmp(path, "-") == 0) {
        return diag_usage(d, NULL,
                          "--watch needs a FILE, because it reads keys from standard input");
    }
    struct reader *reader = reader_open(path, NULL, NULL, d);
    if (!reader) {
        return STATUS_FAILED;
    }
    struct grade_scratch *scratch = grade_scratch_new();
    if (!scratch) {
        reader_close(reader);
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    struct watch w = {.method = method ? method->name : "logic", .speed = speed};
    struct record record = {0};
    enum status status = reader_next(reader, &record);
    bool shown = status == STATUS_OK && screen_start(false, d) == STATUS_OK;
    while (shown && !w.leave && status == STATUS_OK) {
        if (!solve_prepare(record.variant)) {
            diag_error(d, NULL, OUT_OF_MEMORY);
            break;
        }
        watch_one(&w, &record, method, scratch);
        status = reader_next(reader, &record);
    }
    screen_end();
    record_free(&record);
    grade_scratch_drop(scratch);
    reader_close(reader);
    return d->errors ? STATUS_FAILED : STATUS_OK;
}
