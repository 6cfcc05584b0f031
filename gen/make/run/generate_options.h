/* The options of `nonet generate`, and of the public library's generator.
 *
 * Threads: no shared state. Strings are borrowed. */
#ifndef NONET_GEN_MAKE_GENERATE_OPTIONS_H
#define NONET_GEN_MAKE_GENERATE_OPTIONS_H

#include "base/option.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/make/run/generate.h"

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
    struct option_range openings;
    struct option_range bottleneck;
    struct option_range hard_steps;
    int course;          /* index of spec_course_choice */
    const char *opening; /* techniques by comma, or "any" */
    int digits;          /* index of spec_even_choice */
    int boxes;           /* likewise */
    bool no_dead_givens;
    struct layout_settings layout;
    const char *shard;            /* "K/N" */
    const char *constraint_style; /* words by comma */
    int64_t few;
    bool distinct;
    int64_t tries;
    bool recheck;
};

/* The rows of an option table for the conditions of specs.h; `member` is the place of the struct
 * generate_options in the settings. */
#define GENERATE_SPEC(settings, field) .offset = offsetof(settings, field)
#define GENERATE_SPEC_OPTIONS(settings, member)                                                    \
    {.name = "openings",                                                                           \
     .kind = OPTION_RANGE,                                                                         \
     .metavar = "A..B",                                                                            \
     .doc = "number of singles at the start, as in 3.. or 4..8 ('nonet help course'); not to be "  \
            "confused with --opening",                                                             \
     GENERATE_SPEC(settings, member.openings),                                                     \
     .max = MAX_CONDITION},                                                                        \
        {.name = "bottleneck",                                                                     \
         .kind = OPTION_RANGE,                                                                     \
         .metavar = "A..B",                                                                        \
         .doc = "lowest number of singles at any point of the way, as in ..2; 0 means that a "     \
                "harder step is needed",                                                           \
         GENERATE_SPEC(settings, member.bottleneck),                                               \
         .max = MAX_CONDITION},                                                                    \
        {.name = "hard-steps",                                                                     \
         .kind = OPTION_RANGE,                                                                     \
         .metavar = "A..B",                                                                        \
         .doc = "number of hard steps, those that are not singles, as in 1..2",                    \
         GENERATE_SPEC(settings, member.hard_steps),                                               \
         .max = MAX_CONDITION},                                                                    \
        {.name = "course",                                                                         \
         .kind = OPTION_CHOICE,                                                                    \
         .metavar = "C",                                                                           \
         .doc = "where the hard steps are: at the start, spread out or late "                      \
                "(default: any)",                                                                  \
         GENERATE_SPEC(settings, member.course),                                                   \
         .choice = spec_course_choice},                                                            \
        {.name = "opening",                                                                        \
         .kind = OPTION_STRING,                                                                    \
         .metavar = "T,…",                                                                         \
         .doc = "techniques for the first hard step: make only puzzles where it is one of these, " \
                "or any",                                                                          \
         GENERATE_SPEC(settings, member.opening),                                                  \
         .choice = technique_choice},                                                              \
        {.name = "digits",                                                                         \
         .kind = OPTION_CHOICE,                                                                    \
         .metavar = "D",                                                                           \
         .doc = "with 'even', every digit is given at least once and in at "                       \
                "most two thirds of its places",                                                   \
         GENERATE_SPEC(settings, member.digits),                                                   \
         .choice = spec_even_choice},                                                              \
        {.name = "boxes",                                                                          \
         .kind = OPTION_CHOICE,                                                                    \
         .metavar = "B",                                                                           \
         .doc = "with 'even', spread the givens evenly over the boxes",                            \
         GENERATE_SPEC(settings, member.boxes),                                                    \
         .choice = spec_even_choice},                                                              \
    {                                                                                              \
        .name = "no-dead-givens", .kind = OPTION_FLAG,                                             \
        .doc = "remove every given that can go without making the puzzle harder",                  \
        GENERATE_SPEC(settings, member.no_dead_givens)                                             \
    }

/* For option tables: the symmetries, and "any". */
const char *generate_symmetry_choice(size_t index);

/* Put the options into a request that generate_request_init has begun and that has its sink. The
 * request refers to *layout, which is of zeros before and ends with layout_spec_free in any case.
 * STATUS_USAGE after reporting what is no option's value. */
enum status generate_options_fill(const struct generate_options *o, struct layout_spec *layout,
                                  struct generate_request *r);

/* Makes a request, which generate_options_fill has filled, complete a drawing in several ways. The
 * drawing decides on the board and its constraints: STATUS_USAGE after reporting an option that
 * decides on them too, by its name with `dashes` before it. */
enum status generate_use_sketch(const struct generate_options *o, const struct sketch *sketch,
                                uint64_t ways, const char *dashes, struct layout_spec *layout,
                                struct generate_request *r);

/* Is the value of this option valid? Checks names of levels, techniques and constraints, and
 * shards, which parsing alone does not. generate_options_fill checks what depends on other options.
 * STATUS_USAGE after reporting. */
enum status generate_option_check(const struct generate_options *o, const char *option,
                                  struct diag *d);

#endif
