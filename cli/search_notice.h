/* Shows that a search lasts, for commands whose work runs on their own thread: "still searching
 * (12 s)" on a terminal after a second, as the commands on streams do.
 *
 * Messages and progress of the work go through the notice, which takes its line away first.
 *
 * Threads: a notice belongs to the thread that began it, and starts a thread that shows it. */
#ifndef NONET_CLI_SEARCH_NOTICE_H
#define NONET_CLI_SEARCH_NOTICE_H

#include <pthread.h>

#include "cli/command.h"

struct search_notice {
    struct progress_bar bar;
    struct progress bar_progress;
    pthread_mutex_t lock; /* guards the bar and what follows */
    pthread_cond_t over;
    bool ended;
    bool busy;         /* with an item, */
    struct diag_at at; /* which stands here, */
    double since_s;    /* since this time, by monotonic_s */
    bool has_thread;
    pthread_t thread;
    struct diag *diag;        /* the caller's */
    struct invocation inside; /* for the work, so that its messages and the notice do not mix */
    struct diag inside_diag;
};

/* Fills *n, which stays where it is until search_notice_end. */
void search_notice_begin(struct search_notice *n, const struct invocation *in);

/* Work on an item begins (at NULL: it has no place), and it ends. In between is the waiting for
 * input. `at` is borrowed until then. */
void search_notice_item(struct search_notice *n, const struct diag_at *at);
void search_notice_rest(struct search_notice *n);

/* The progress of work that counts its items, each of which begins where the one before ends. */
struct progress search_notice_progress(struct search_notice *n);

/* Call before anything is written to the terminal. */
void search_notice_end(struct search_notice *n);

#endif
