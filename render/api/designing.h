/* What the files share that make books of configs which are being changed.
 *
 * Threads: one at a time, but for a memory. */
#ifndef NONET_RENDER_API_DESIGNING_H
#define NONET_RENDER_API_DESIGNING_H

#include "gen/api/api.h"
#include "render/api/section_keys.h"
#include "render/press/press.h"
#include "render/press/puzzle_memory.h"

struct yaml_outline;

struct nonet_config {
    char *name;
    struct text text;
    struct text values;
};

struct nonet_memory {
    struct puzzle_memory *puzzles;
};

/* A config read, and all that press_options borrow while a book is made of it. */
struct designing {
    struct book_config *config;
    struct section_keys keys;
    struct press_options options;
    struct press_progress progress;
    struct text messages; /* JSON objects, a comma between two; then the whole array */
    struct yaml_outline *outline;
    struct text yaml; /* that the outline looks at */
    struct diag diag;
    nonet_stage_function stage;
    void *context;
    const char *unit; /* of the stage */
    uint64_t done, total;
    int64_t next_ns;  /* no call of it before, but at the ends of stages */
    struct stop stop; /* asked where the stage function wants the work to end */
    struct stop *before;
};

/* Read the config; its messages are kept. STATUS_USAGE where it is wrong. The struct must stay
 * where it is. */
enum status designing_begin(struct designing *w, const nonet_config *config, nonet_memory *memory,
                            unsigned threads, nonet_stage_function stage, void *context);

/* The messages are complete from here on, and the call has ended. False if it was cancelled, or
 * memory ran out (`failed`: in a text of the caller's): then the caller has nothing to give. */
bool designing_end(struct designing *w, struct api_call *call, bool cancelled, bool failed);
void designing_free(struct designing *w);

#endif
