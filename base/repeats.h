/* Messages that were printed before: one that occurs again is counted and its place kept, so that
 * 150 puzzles with the same fault give one message and one line about the other 149.
 *
 * A message is the same when its kind and words are; its place does not matter. At most
 * MAX_DIFFERENT_MESSAGES different ones are printed; what comes after them is only counted.
 *
 * Threads: an object belongs to one thread at a time. It allocates nothing. */
#ifndef NONET_BASE_REPEATS_H
#define NONET_BASE_REPEATS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct diag_message;

enum { MAX_DIFFERENT_MESSAGES = 40, REPEAT_WORDS_SIZE = 160, REPEAT_PLACES_SIZE = 240 };

/* One message and where it occurred again. */
struct repeat {
    uint64_t hash;
    size_t count;                    /* after the first time */
    char words[REPEAT_WORDS_SIZE];   /* its beginning */
    char places[REPEAT_PLACES_SIZE]; /* "a.txt:3-7,9" so far */
    uint64_t file_hash;              /* of the last place; 0: none yet */
    size_t range_start, range_end;   /* lines that are not in `places` yet; 0: none */
    char separator;                  /* before the next range */
    bool places_full;
};

struct repeats {
    struct repeat item[MAX_DIFFERENT_MESSAGES];
    size_t count;
    size_t others; /* messages past the last item */
};

/* Is this message to be printed? False where it was before: it is then counted. */
bool repeats_first(struct repeats *r, const struct diag_message *m);

/* Print a line for each message that occurred again, and start anew. */
void repeats_print(struct repeats *r, FILE *out);

#endif
