/* Avoids printing the same message again and again. A message that occurs again is counted and its
 * place is kept, so that 150 puzzles with the same fault give one message and one line about the
 * other 149.
 *
 * Two messages are the same if their kind and words are; their places do not matter. At most
 * MAX_DIFFERENT_MESSAGES different ones are printed; further ones are only counted.
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
    size_t count;                    /* how often it occurred after the first time */
    char words[REPEAT_WORDS_SIZE];   /* the beginning of its text */
    char places[REPEAT_PLACES_SIZE]; /* such as "a.txt:3-7,9" */
    uint64_t file_hash;              /* hash of the file of the last place; 0 at first */
    size_t range_start, range_end;   /* lines not yet written to `places`; 0 if there are none */
    char separator;                  /* written before the next range */
    bool places_full;
};

struct repeats {
    struct repeat item[MAX_DIFFERENT_MESSAGES];
    size_t count;
    size_t others; /* messages that found no free item */
};

/* Is this message new? If not, it is counted. */
bool repeats_first(struct repeats *r, const struct diag_message *m);

/* Prints a line for each message that occurred again, and resets the counts. */
void repeats_print(struct repeats *r, FILE *out);

#endif
