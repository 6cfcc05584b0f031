#include "cli/terminal/play_keeping.h"

#include "cli/terminal/curses_calls.h"
#include <string.h>

#include "base/file/outfile.h"

enum { PATH_MAX_LENGTH = 256, KEY_ESCAPE = 27 };

static enum status write_game(const struct play *p, const char *path, bool records, struct diag *d)
{
    struct text text = {0};
    if (records) {
        play_save_records(p, &text);
    } else {
        play_save(p, &text);
    }
    enum status status = text.failed ? diag_error(d, NULL, OUT_OF_MEMORY)
                                     : outfile_write(path, text.data, text.length, d);
    text_free(&text);
    return status;
}

static void save_to(struct play_screen *s, const char *path, bool records)
{
    struct diag quiet = {0};
    if (write_game(s->play, path, records, &quiet) != STATUS_OK) {
        play_screen_show_message(s, LOOK_WRONG, "Cannot save the game to ");
        text_puts(&s->message, path);
    }
    s->saved_ms = s->play->elapsed_ms;
}

void play_autosave(struct play_screen *s)
{
    if (s->path) {
        save_to(s, s->path, false);
    }
}

enum status play_last_save(const struct play_screen *s, struct diag *d)
{
    return s->path ? write_game(s->play, s->path, false, d) : STATUS_OK;
}

/* Read a line at the foot of the screen; false when the player gave up. */
static bool ask(struct play_screen *s, const char *question, char answer[PATH_MAX_LENGTH])
{
    size_t length = 0;
    answer[0] = '\0';
    timeout(-1);
    for (;;) {
        move(LINES - 1, 0);
        clrtoeol();
        mvprintw(LINES - 1, 0, "%s %s_", question, answer);
        refresh();
        int key = getch();
        if (key == '\r' || key == '\n' || key == KEY_ENTER) {
            break;
        }
        if (key == KEY_ESCAPE || screen_interrupted()) {
            length = 0;
            break;
        }
        if ((key == KEY_BACKSPACE || key == 127 || key == 8) && length) {
            answer[--length] = '\0';
        } else if (key >= ' ' && key < 127 && length + 1 < PATH_MAX_LENGTH) {
            answer[length++] = (char)key;
            answer[length] = '\0';
        }
    }
    answer[length] = '\0';
    play_screen_show_message(s, LOOK_PLAIN, "");
    return length > 0;
}

void play_save_as(struct play_screen *s, bool records)
{
    char answer[PATH_MAX_LENGTH];
    if (records && s->play->variant->constraints) {
        play_screen_show_message(s, LOOK_WRONG,
                                 "The old records cannot hold constraints; w saves the game.");
        return;
    }
    if (!ask(s, records ? "Write the old records to:" : "Save the game as:", answer)) {
        return;
    }
    struct text path = {0};
    if (records) {
        text_puts(&path, answer);
    } else {
        play_file_name(answer, &path);
    }
    if (!path.failed) {
        save_to(s, path.data, records);
        if (s->message.length == 0) {
            text_printf(&s->message, "Saved to %s.", path.data);
        }
    }
    text_free(&path);
}
