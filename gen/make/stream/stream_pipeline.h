/* The parts of a run over a stream (stream_map.h): the source reads records into the batches of a
 * ring, workers work on these, and the sink writes them.
 *
 * Threads: the source and each worker have one each; the sink is on the caller's. */
#ifndef NONET_GEN_MAKE_STREAM_PIPELINE_H
#define NONET_GEN_MAKE_STREAM_PIPELINE_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/file/outfile.h"
#include "gen/format/records/table_columns.h"
#include "gen/make/stream/stream_map.h"
#include "gen/make/threads/thread_crew.h"

enum {
    BATCH_MAX = 128,   /* items of a batch */
    FIRST_BATCHES = 2, /* batches that are filled before there is any thread */
};

enum batch_state { BATCH_EMPTY, BATCH_FILLED, BATCH_BUSY, BATCH_DONE };

struct stream_slot {
    struct stream_item item;
    struct text messages; /* what reading and working reported, printed in order */
    enum status status;
    unsigned errors;
    bool starved;    /* the machine, not the input, was at fault */
    bool may_differ; /* its input may need more columns than plain puzzles do */
};

struct stream_batch {
    enum batch_state state;
    size_t count;
    size_t used;           /* slots that ever held something */
    bool last_for_now;     /* the input has no more at present */
    atomic_size_t working; /* the slot that is worked on while the batch is busy */
    struct stream_slot slot[BATCH_MAX];
};

/* The ring of batches: the reader thread fills, the workers work, the caller's thread writes, each
 * in ring order. Everything below `lock` is guarded by it. */
struct stream_pipeline {
    const struct stream_map *map;
    struct diag *diag; /* the caller's; threads report into memory first */
    struct thread_crew crew;
    size_t ring_size;
    struct stream_batch **ring;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    uint64_t filled;   /* batches the reader has handed over */
    uint64_t taken;    /* batches the workers have begun */
    size_t batch_size; /* what the next batch should hold */
    bool input_over;
    bool stop;                 /* the writer has given up */
    enum columns_need columns; /* of the output, where it is a table */
    bool starved;              /* a thread could not get its memory */
};

/* A diagnostics sink whose messages wait for their turn. */
struct stream_capture {
    struct diag diag;
    struct text messages;
};

void stream_capture_begin(struct stream_capture *c);
void stream_capture_end(struct stream_capture *c);

/* Move what was reported since the last call into the slot. */
void stream_capture_take(struct stream_capture *c, struct stream_slot *slot);

/* What the reader thread keeps between batches. */
struct stream_source {
    struct stream_pipeline *pipeline;
    struct stream_capture capture;
    struct reader *reader;
    size_t next_file;
    const char *shown; /* the file's name, which lives longer than the reader */
    uint64_t position;
};

/* Read the first item, and the next one where that cannot wait for whoever writes the input, so
 * that it is known whether the first is the only one. */
void stream_source_fill_first(struct stream_pipeline *p, struct stream_source *s);

/* Fills batches until the input is over. The context is a source. */
void *stream_source_thread(void *context);

/* The writing side, on the caller's thread. */
struct stream_sink {
    struct outfile file;
    struct writer writer;
    const struct progress *progress;
    uint64_t done;
    uint64_t good;
    bool failed;
    bool terminal; /* the output is one */
    bool has_writer;
};

/* Write one batch. False: stop reading. */
bool stream_sink_batch(struct stream_pipeline *p, struct stream_sink *s,
                       struct stream_batch *batch);

/* Write all batches that the workers hand over. */
void stream_sink_write(struct stream_pipeline *p, struct stream_sink *s);

/* Write what comes after the last item. */
enum status stream_sink_end(const struct stream_map *m, const struct stream_sink *s,
                            struct diag *d);

#endif
