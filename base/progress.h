/* How far long work is: a table of functions that whoever asks for the work may give, and that the
 * work calls. What they do (draw a bar, write a line, wake a window) is the giver's matter.
 *
 * Any function may be NULL, and so may the table. The work calls them in the order begin, set (any
 * number of times), end; hide stands before whatever else the work lets be written meanwhile.
 *
 * Threads: called on the thread that asked for the work, where nothing else is said. */
#ifndef NONET_BASE_PROGRESS_H
#define NONET_BASE_PROGRESS_H

#include <stddef.h>
#include <stdint.h>

struct progress {
    /* unit: what is counted, "puzzles"; it lives until end. total 0: not known. */
    void (*begin)(void *context, const char *unit, uint64_t total);
    void (*set)(void *context, uint64_t done);
    /* The work has been on one item for so many seconds, the one at this place (file NULL: none is
     * known). Called about once a second while that lasts. */
    void (*wait)(void *context, const char *file, size_t line, double seconds);
    /* Something is about to be written to where progress may be shown. */
    void (*hide)(void *context);
    void (*end)(void *context);
    void *context;
};

static inline void progress_begin(const struct progress *p, const char *unit, uint64_t total)
{
    if (p && p->begin) {
        p->begin(p->context, unit, total);
    }
}

static inline void progress_set(const struct progress *p, uint64_t done)
{
    if (p && p->set) {
        p->set(p->context, done);
    }
}

static inline void progress_wait(const struct progress *p, const char *file, size_t line,
                                 double seconds)
{
    if (p && p->wait) {
        p->wait(p->context, file, line, seconds);
    }
}

static inline void progress_hide(const struct progress *p)
{
    if (p && p->hide) {
        p->hide(p->context);
    }
}

static inline void progress_end(const struct progress *p)
{
    if (p && p->end) {
        p->end(p->context);
    }
}

#endif
