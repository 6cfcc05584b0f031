/* Work in the background: the desk plans the book after each change, checks it when no change has
 * come for a moment, and makes its files on request. Each task has its own thread, so that the page
 * is always answered and can cancel a task.
 *
 * Threads: any. Whoever calls holds the desk's lock, but for desk_new and desk_drop; desk_wait
 * gives it up meanwhile. */
#ifndef NONET_CLI_STUDIO_DESK_H
#define NONET_CLI_STUDIO_DESK_H

#include <pthread.h>

#include "base/text.h"
#include "include/nonet.h"

/* A plan that is looked at, by several requests at once: its own lock is for whoever draws. */
struct shown {
    nonet_proof *proof;
    unsigned revision;
    bool whole; /* or at a glance: puzzles that are not in view are still being made */
    unsigned users;
    pthread_mutex_t drawing;
};

/* The pages that are looked at. */
struct desk_view {
    enum nonet_part part;
    size_t page, pages;
};

/* One kind of work, the newest request at a time. */
struct desk_work {
    pthread_t thread;
    bool started;
    unsigned wanted; /* the revision to be worked on; 0: none */
    unsigned done;   /* the one that was worked on last */
    bool running;
    bool cancelled; /* by the page */
    char stage[16]; /* of what is running: "puzzles", "pages" */
    uint64_t at, total;
};

struct desk {
    pthread_mutex_t lock;
    pthread_cond_t changed; /* of anything that the page may want to know */
    pthread_cond_t work;    /* there is something to do */
    bool ending;
    unsigned stamp; /* grows with each change */
    unsigned threads;
    uint64_t limit; /* of steps, for each piece of work; 0: none */
    nonet_memory *memory;
    nonet_config *config;  /* what is wanted: a copy */
    unsigned revision;     /* grows with each config */
    struct desk_view view; /* of it; no pages: nobody looks */
    struct desk_work planning, checking, making;
    struct shown *shown;  /* the last good plan; NULL: none yet */
    struct text messages; /* JSON: of the newest plan */
    bool good;            /* the newest plan is good */
    struct text report;   /* JSON object of the last check; empty: none */
    struct text make_messages, make_report, make_files; /* of the last making */
    char *path;                                         /* of the config, for messages */
    struct text folder;                                 /* where the files go that are made */
    unsigned made;                                      /* how often it was made */
    bool made_well, made_cancelled;
};

struct desk *desk_new(unsigned threads, uint64_t limit); /* NULL when out of memory */
void desk_drop(struct desk *k);                          /* ends all work, and waits for that */

/* The limit of steps for what the calling thread does from now on, until nonet_stop_drop. NULL:
 * there is no limit. */
nonet_stop *desk_begin_limit(const struct desk *k);

/* Work on this config from now on; what is in view first. False: out of memory. */
bool desk_take(struct desk *k, const nonet_config *config, const char *path,
               const struct desk_view *view);

/* Another book, or none: forget everything that was worked out. */
void desk_clear(struct desk *k);

/* Make the files of the newest config. False: they are being made already, or out of memory. */
bool desk_make(struct desk *k, const char *directory);
void desk_cancel(struct desk *k);

/* Something has changed: wake all who wait. */
void desk_touch(struct desk *k);

/* Wait until the stamp is another than `seen`, or this time is over, or the desk is ending. */
void desk_wait(struct desk *k, unsigned seen, unsigned milliseconds);

/* Wait until the newest config is planned, at least for the pages in view, or this time is over. */
void desk_wait_for_pages(struct desk *k, unsigned milliseconds);

/* Wait until all of it is planned, or this time is over. */
void desk_wait_for_plan(struct desk *k, unsigned milliseconds);

/* The plan in view, to be given back; NULL: there is none. */
struct shown *desk_borrow(struct desk *k);
void desk_return(struct shown *s);

#endif
