/* How far a long piece of work has come. Whoever asks for the work passes a table of functions,
 * which the work calls. They may draw a bar, write a line or wake a window.
 *
 * Any function may be NULL, and so may the table. The work calls begin, then set any number of
 * times, then end. It calls hide before it writes anything else.
 *
 * Threads: the functions are called on the thread that asked for the work, unless noted
 * otherwise. */
#ifndef NONET_BASE_PROGRESS_H
#define NONET_BASE_PROGRESS_H

#include <stddef.h>
#include <stdint.h>

struct progress {
    /* `unit` is what is counted, a plural that ends in s, such as "puzzles"; it stays valid until
     * end. A total of 0 means unknown. */
    void (*begin)(void *context, const char *unit, uint64_t total);
    void (*set)(void *context, uint64_t done);
    /* The work has spent `seconds` on one item, which is at this place; file NULL means that the
     * place is unknown. Called about once a second while that lasts. */
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
