/* A wish for puzzles as people write it: the options of `nonet generate`, and of the public
 * library's generator.
 *
 * Threads: no shared state. Strings are borrowed. */
#ifndef NONET_GEN_MAKE_GENERATE_OPTIONS_H
#define NONET_GEN_MAKE_GENERATE_OPTIONS_H

#include "config/option.h"
#include "gen/format/layout_options.h"
#include "gen/make/generate.h"

/* Start from {.number = 1}. */
struct generate_options {
    int64_t number;
    const char *level; /* a level or a range of them */
    struct option_range givens;
    struct option_range se; /* in tenths */
    bool minimal;
    bool singles_only;
    int symmetry;         /* index of generate_symmetry_choice */
    const char *requires; /* techniques by comma */
    const char *excludes;
    struct layout_settings layout;
    const char *shard; /* "K/N" */
    int64_t few;
    bool distinct;
    int64_t tries;
    bool recheck;
};

/* For option tables: the symmetries, and "any". */
const char *generate_symmetry_choice(size_t index);

/* Put the options into a request that generate_request_init has begun and that has its sink. The
 * request refers to *layout, which is of zeros before and ends with layout_wish_free in any case.
 * STATUS_USAGE after reporting what is no option's value. */
enum status generate_options_fill(const struct generate_options *o, struct layout_wish *layout,
                                  struct generate_request *r);

#endif
