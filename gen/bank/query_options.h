/* A question to a bank as people write it: the options of `nonet bank query`, and of the public
 * library's banks.
 *
 * Threads: no shared state. Strings are borrowed. */
#ifndef NONET_GEN_BANK_QUERY_OPTIONS_H
#define NONET_GEN_BANK_QUERY_OPTIONS_H

#include "config/option.h"
#include "gen/bank/bank.h"

/* Start from {0}: every puzzle. */
struct bank_query_options {
    const char *variant;
    const char *level; /* a level or a range of them */
    const char *symmetry;
    const char *hardest;         /* a technique */
    struct option_list requires; /* each item techniques by comma */
    struct option_list excludes;
    struct option_range givens;
    struct option_range score;
    struct option_range se; /* in tenths */
    struct option_range minutes;
    bool minimal;
    bool unused;
    bool used;
    int order; /* enum bank_order */
    bool descending;
    uint64_t seed;
    int64_t limit;
    int64_t skip;
};

/* For option tables: the orders by name. */
const char *bank_order_choice(size_t index);

/* The techniques of a filter. */
struct bank_query_names {
    const char *requires[MAX_TECHNIQUES];
    const char *excludes[MAX_TECHNIQUES];
};

/* *filter points into the options and *names. STATUS_USAGE after reporting a name that there is
 * not. */
enum status bank_query_options_fill(const struct bank_query_options *o, struct bank_filter *filter,
                                    struct bank_query_names *names, struct diag *d);

#endif
