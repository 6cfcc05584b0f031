/* A question to a bank as people write it: the options of `nonet bank query`, and of the public
 * library's banks.
 *
 * Threads: no shared state. Strings are borrowed. */
#ifndef NONET_GEN_BANK_QUERY_OPTIONS_H
#define NONET_GEN_BANK_QUERY_OPTIONS_H

#include "base/option.h"
#include "gen/bank/bank.h"
#include "gen/board/symmetry.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/grade/level_range.h"

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

/* The rows of an option table; `member` is the place of the struct bank_query_options in the
 * settings. */
#define BANK_QUERY_OPTION(name, letter, kind, metavar, doc, settings, field, min, max, choice)     \
    {                                                                                              \
        name, letter, kind, metavar, doc, offsetof(settings, field), min, max, choice              \
    }
#define BANK_QUERY_OPTIONS(settings, member)                                                       \
    BANK_QUERY_OPTION("variant", '\0', OPTION_STRING, "V", "query: find puzzles of this variant",  \
                      settings, member.variant, 0, 0, layout_or_map_choice),                       \
        BANK_QUERY_OPTION("level", '\0', OPTION_STRING, "L",                                       \
                          "query: find puzzles of this level, or a range such as "                 \
                          "easy..hard",                                                            \
                          settings, member.level, 0, 0, level_choice),                             \
        BANK_QUERY_OPTION("symmetry", '\0', OPTION_STRING, "S",                                    \
                          "query: find puzzles with this symmetry, or one that includes "          \
                          "it",                                                                    \
                          settings, member.symmetry, 0, 0, symmetry_choice),                       \
        BANK_QUERY_OPTION("hardest", '\0', OPTION_STRING, "T",                                     \
                          "query: find puzzles whose hardest technique is this one", settings,     \
                          member.hardest, 0, 0, technique_choice),                                 \
        BANK_QUERY_OPTION("requires", '\0', OPTION_LIST, "T,…",                                    \
                          "query: find puzzles whose solution path uses all these "                \
                          "techniques",                                                            \
                          settings, member.requires, 0, 0, technique_choice),                      \
        BANK_QUERY_OPTION("excludes", '\0', OPTION_LIST, "T,…",                                    \
                          "query: find puzzles whose solution path uses none of these "            \
                          "techniques",                                                            \
                          settings, member.excludes, 0, 0, technique_choice),                      \
        BANK_QUERY_OPTION("givens", '\0', OPTION_RANGE, "A..B",                                    \
                          "query: find puzzles with this number of givens", settings,              \
                          member.givens, 0, MAX_CELLS, NULL),                                      \
        BANK_QUERY_OPTION("score", '\0', OPTION_RANGE, "A..B",                                     \
                          "query: find puzzles with a score in this range", settings,              \
                          member.score, 0, INT32_MAX, NULL),                                       \
        BANK_QUERY_OPTION("se", '\0', OPTION_TENTHS, "A..B",                                       \
                          "query: find puzzles with an SE rating in this range, as in "            \
                          "3.0..4.5",                                                              \
                          settings, member.se, 0, 990, NULL),                                      \
        BANK_QUERY_OPTION("minutes", '\0', OPTION_RANGE, "A..B",                                   \
                          "query: find puzzles with an estimated time in this range", settings,    \
                          member.minutes, 0, 1000000, NULL),                                       \
        BANK_QUERY_OPTION("minimal", '\0', OPTION_FLAG, NULL, "query: find minimal puzzles",       \
                          settings, member.minimal, 0, 0, NULL),                                   \
        BANK_QUERY_OPTION("unused", '\0', OPTION_FLAG, NULL,                                       \
                          "query: find puzzles that no book uses, or only the one named "          \
                          "by --book",                                                             \
                          settings, member.unused, 0, 0, NULL),                                    \
        BANK_QUERY_OPTION("used", '\0', OPTION_FLAG, NULL,                                         \
                          "query: find puzzles that a book uses, or the one named by "             \
                          "--book",                                                                \
                          settings, member.used, 0, 0, NULL),                                      \
        BANK_QUERY_OPTION("order", '\0', OPTION_CHOICE, "O",                                       \
                          "query: order of the results (default: added)", settings, member.order,  \
                          0, 0, bank_order_choice),                                                \
        BANK_QUERY_OPTION("descending", '\0', OPTION_FLAG, NULL, "query: reverse the order",       \
                          settings, member.descending, 0, 0, NULL),                                \
        BANK_QUERY_OPTION("seed", '\0', OPTION_UINT64, "S",                                        \
                          "query: seed of --order sample; the same seed gives the same "           \
                          "order",                                                                 \
                          settings, member.seed, 0, 0, NULL),                                      \
        BANK_QUERY_OPTION("limit", 'n', OPTION_INT, "N",                                           \
                          "query: stop after N puzzles (default: all); add, rate, verify: give "   \
                          "up on a puzzle after N positions (default: no limit)",                  \
                          settings, member.limit, 1, INT64_MAX, NULL),                             \
        BANK_QUERY_OPTION("skip", '\0', OPTION_INT, "N",                                           \
                          "query: leave out the first N puzzles (default: 0)", settings,           \
                          member.skip, 0, INT64_MAX, NULL)

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
