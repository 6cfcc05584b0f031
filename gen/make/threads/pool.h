/* Ordered parallel work: items 0 .. count - 1 are worked on by several threads and delivered in
 * order on the calling thread, so that what comes out does not depend on the number of threads.
 *
 * An item that takes long never holds up the memory: workers run ahead of the delivery by a fixed
 * window. All memory is taken before the first item; work() and deliver() get it ready to use.
 * Where no thread can be had, the calling one does all of it. */
#ifndef NONET_GEN_MAKE_POOL_H
#define NONET_GEN_MAKE_POOL_H

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct pool_job {
    uint64_t count;
    unsigned threads; /* at least 1 */
    unsigned chunk;   /* items a worker takes at a time, at least 1: many where items are cheap */
    size_t slot_size; /* bytes that an item's result takes */
    void *context;    /* handed to all calls */
    void *(*worker_new)(void *context); /* state of one worker; NULL: out of memory */
    void (*worker_drop)(void *worker);
    /* Called for each slot (all zero at first, and used again and again) at the end; may be NULL.
     */
    void (*slot_drop)(void *slot);
    /* Make items first … first + count - 1 into `slots`, one behind the other, on any thread; at
     * most `chunk` of them. Long work looks at *stop now and then and returns early when it is set;
     * its slots are then never delivered. */
    void (*work)(void *context, void *worker, uint64_t first, unsigned count, void *slots,
                 const atomic_bool *stop);
    /* Receive item `index`, in order, on the calling thread; false ends the run. */
    bool (*deliver)(void *context, uint64_t index, void *slot);
    /* Called on the calling thread a few times a second; false ends the run. May be NULL. */
    bool (*tick)(void *context);
};

enum pool_result { POOL_DONE, POOL_ENDED, POOL_NO_MEMORY };

/* POOL_ENDED: deliver or tick returned false. All threads have ended when it returns. */
enum pool_result pool_run(const struct pool_job *job);

#endif
