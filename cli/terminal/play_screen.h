/* A game as the terminal shows it: the board, the panel to its right, the message, the list of
 * keys. play_keys.c changes it, play_terminal.c draws it after every key.
 *
 * Threads: the main thread only. */
#ifndef NONET_CLI_TERMINAL_PLAY_SCREEN_H
#define NONET_CLI_TERMINAL_PLAY_SCREEN_H

#include "cli/terminal/board_view.h"
#include "gen/grade/explain/explain.h"
#include "gen/play/play.h"

struct play_screen {
    struct play *play;
    struct board_view view;
    const char *path;
    struct explain_style style; /* of the hints */
    unsigned cursor;
    bool pencil;     /* digits set pencil marks */
    bool candidates; /* every digit that breaks no rule is shown */
    bool edit;       /* digits set givens */
    bool leave;
    bool celebrated;
    const struct step *hint; /* shown on the board; NULL: none */
    struct step hint_copy;
    enum hint_part hint_shown; /* how much of it */
    unsigned wrong_count;      /* entries that a check found wrong, until the next move */
    uint16_t wrong[MAX_CELLS];
    struct text message;
    enum look message_look;
    int64_t tick_ns; /* when elapsed_ms was last counted, by monotonic_ns */
    uint64_t saved_ms;
};

/* A message of plain text in place of the one before. */
void play_screen_show_message(struct play_screen *s, enum look look, const char *message);

void play_screen_draw(struct play_screen *s);
/* The rules of the board's constraints in place of it, and what its signs mean. */
void play_screen_draw_rules(const struct play_screen *s);

struct play_key {
    int code, other; /* curses'; other 0: none */
    const char *name;
    const char *doc;
    void (*run)(struct play_screen *s);
};
void play_screen_draw_keys(const struct play_key *key, size_t count);

#endif
