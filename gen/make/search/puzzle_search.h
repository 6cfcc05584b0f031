/* The search for one puzzle of a request: what a worker of generate() does for an index.
 *
 * Threads: a searcher belongs to one thread; the request is constant. */
#ifndef NONET_GEN_MAKE_PUZZLE_SEARCH_H
#define NONET_GEN_MAKE_PUZZLE_SEARCH_H

#include <stdatomic.h>

#include "gen/make/run/generate.h"
#include "gen/make/run/recall_check.h"

/* All the memory a search needs. live is counted up. NULL: out of memory. */
struct searcher;
struct searcher *searcher_new(const struct generate_request *request, struct generate_live *live);
void searcher_drop(struct searcher *s);

/* Find the puzzle of an index. variation 0 is the usual one; higher numbers give others, for an
 * index whose puzzle is equivalent to an earlier one. Adds what it met to *stats. False when it
 * was not found within the request's tries and steps, or *stop was set. */
bool search_puzzle(struct searcher *s, uint64_t index, unsigned variation, struct record *out,
                   struct generate_stats *stats, const atomic_bool *stop);

/* A puzzle to be found; index is given, the rest is found out. */
struct search_item {
    uint64_t index;
    bool found;
    struct generate_stats stats;
    struct record record; /* begun (record.h) */
};

/* Find the puzzles of several indices, each as search_puzzle does. Where they are made side by
 * side, search_at_once (at most MAX_SEARCHES) is how many are best asked for; else it is 1. */
enum { MAX_SEARCHES = 64 };
unsigned search_at_once(const struct searcher *s);
void search_puzzles(struct searcher *s, struct search_item *const *items, unsigned count,
                    const atomic_bool *stop);

/* Does a recalled record hold a puzzle of one solution that fits the request, and does every field
 * that it has agree with that puzzle? Then the others are filled in. *difference: the field that
 * does not agree (FIELD_PUZZLE, with empty values, where there is not one solution), or none. */
bool search_accepts(struct searcher *s, struct record *record,
                    struct recall_difference *difference);

#endif
