/* A filter over a stream of puzzles: read records, work on them in threads, write in input order.
 *
 * Output and messages come out in input order and are the same for any number of threads. A bad
 * record is reported and skipped; the rest is done, and the status is STATUS_FAILED at the end.
 *
 * Each worker thread has its own state, made by worker_new, so `work` shares nothing but the
 * constant context. Batches grow while the work on them is quick and shrink when it is slow, so
 * cheap work has little overhead and costly work still keeps every thread busy; finished results
 * are written before the program waits for more input. (Work whose items are counted beforehand,
 * not read, is for pool.h.) */
#ifndef NONET_GEN_MAKE_STREAM_MAP_H
#define NONET_GEN_MAKE_STREAM_MAP_H

#include "base/progress.h"
#include "base/text.h"
#include "gen/format/stream.h"

struct stream_item {
    struct record record; /* as read; work may change it */
    struct diag_at at;    /* where it began: file, line and column, without the source line */
    uint64_t position;    /* how many records, good or bad, came before it in all the input */
    struct text out;      /* work appends here what is to be printed, where there is no format */
    bool flawed;          /* set by work after reporting: it is printed, but the run has failed */
    struct text aside;    /* and here what only `keep` is to see */
};

struct stream_map {
    const char *unit;        /* of the progress: "puzzles" */
    const char *const *path; /* the files to read, "-": standard input */
    size_t path_count;       /* 0: standard input alone */
    const char *output_path; /* NULL: standard output */
    unsigned threads;        /* at least 1 */

    const struct format *input; /* NULL: recognised */
    const struct layout
        *variant; /* read every puzzle as this one; NULL: by size, or as the input has it */
    /* How item.record is written after the work. NULL: item.out is printed instead. */
    const struct format *output;
    bool output_chosen; /* by the user; else json is written where the first record needs it */
    const char *header; /* printed first where output is NULL; may be NULL */
    /* Appends what is printed last where output is NULL; called after the last `keep`. May be NULL.
     */
    void (*finish)(void *keep_context, struct text *out);
    /* For each item: work that takes more steps (base/work/stop.h) is given up, and the item is
     * reported and dropped like a bad one. 0: no limit. */
    uint64_t max_steps;
    bool strict; /* the first bad record ends the run, and the output is discarded */

    /* The work asks for counts and solutions only, so one puzzle is solved without making tables.
     */
    bool counts_only;

    const void *context;                      /* handed to worker_new and work */
    void *(*worker_new)(const void *context); /* NULL function: no state; NULL: no memory */
    void (*worker_drop)(void *worker);        /* may be NULL */
    /* Work on one item. STATUS_FAILED after reporting to d drops the item from the output;
     * STATUS_END drops it without a failure. NULL: the record goes through as it is. */
    enum status (*work)(const void *context, void *worker, struct stream_item *item,
                        struct diag *d);
    /* Is the work on this record over within a moment, whatever its givens are? A single record
     * then needs no thread. NULL: never. */
    bool (*is_quick)(const void *context, const struct record *record);
    /* Called in input order, on the caller's thread, for what work has let through: false drops the
     * item from the output, without a failure. May be NULL. */
    bool (*keep)(void *keep_context, const struct stream_item *item);
    void *keep_context;
};

/* Run over all files. Reads every file even after a failure. Unless interrupted by a fatal error
 * (an output that cannot be written, no memory), the output is committed also where some records
 * were bad; where none was good, the old file stays as it was. Messages go to d in the order of the
 * input. progress may be NULL. */
enum status stream_map_run(const struct stream_map *m, const struct progress *progress,
                           struct diag *d);

#endif
