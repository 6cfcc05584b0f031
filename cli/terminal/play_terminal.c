#include "cli/terminal/play_terminal.h"

#include "base/work/monotonic.h"
#include "cli/terminal/curses_calls.h"
#include <errno.h>
#include <stdlib.h>

#include "cli/terminal/play_keeping.h"
#include "cli/terminal/play_keys.h"

enum { AUTOSAVE_MS = 30000 };

static void tick(struct play_screen *s)
{
    const int64_t passed = (monotonic_ns() - s->tick_ns) / 1000000;
    s->tick_ns += passed * 1000000;
    if (!s->celebrated && !s->edit) {
        s->play->elapsed_ms += (uint64_t)passed;
    }
    if (s->play->elapsed_ms - s->saved_ms >= AUTOSAVE_MS) {
        play_autosave(s);
    }
}

enum status play_at_terminal(struct play *p, const char *path,
                             const struct play_terminal_options *o, struct diag *d)
{
    enum status status = screen_start(o->mouse, d);
    if (status != STATUS_OK) {
        return status;
    }
    struct play_screen *s = calloc(1, sizeof *s);
    if (!s) {
        screen_end();
        return diag_error(d, NULL, OUT_OF_MEMORY);
    }
    s->play = p;
    s->path = path;
    s->style.translation.language = o->language;
    s->celebrated = play_is_solved(p);
    s->tick_ns = monotonic_ns();
    screen_catch_end_signals();
    play_describe_givens(s);
    play_autosave(s);
    unsigned silent = 0;
    while (!s->leave && !screen_interrupted() && silent < 100) {
        play_screen_draw(s);
        timeout(1000);
        errno = 0;
        int key = getch();
        tick(s);
        /* A terminal that has gone away answers at once, with nothing, for ever. */
        silent = key == ERR && errno == EIO ? silent + 1 : 0;
        if (key != ERR && key != KEY_RESIZE) {
            play_press(s, key);
        }
    }
    screen_end();
    status = play_last_save(s, d);
    text_free(&s->message);
    free(s);
    return status;
}
