/* The options that name a layout, as every command and the public library's generator take them:
 * variant, regions, houses, grids.
 *
 * Threads: no shared state. */
#ifndef NONET_GEN_FORMAT_LAYOUT_OPTIONS_H
#define NONET_GEN_FORMAT_LAYOUT_OPTIONS_H

#include <stddef.h>

#include "base/option.h"
#include "base/text.h"
#include "gen/board/board.h"
#include "gen/board/layout_choice.h"
#include "gen/constraint/constraint.h"
#include "gen/format/layouts/layout_file.h"

struct layout_settings {
    const char *variant; /* NULL: not given */
    const char *regions;
    struct option_list houses;
    const char *grids;
    const char *constraints; /* kinds by comma; NULL: those of the variant */
    bool all_signs;
};

/* The table of variants, then the short names for boards with constraints; NULL past the last. */
const char *layout_name_choice(size_t index);
/* Those, and then the maps of jigsaws: "jigsaw-9:ash". */
const char *layout_or_map_choice(size_t index);

/* Rows of an option table; `field` is a struct layout_settings of the settings struct. */
#define LAYOUT_OPTION_VARIANT(type, field, words)                                                  \
    {                                                                                              \
        .name = "variant", .kind = OPTION_NAME, .metavar = "V", .doc = words,                      \
        .offset = offsetof(type, field.variant), .choice = layout_or_map_choice                    \
    }
#define LAYOUT_OPTION_REGIONS(type, field)                                                         \
    {                                                                                              \
        .name = "regions", .kind = OPTION_STRING, .metavar = "R",                                  \
        .doc = "regions of a jigsaw: the name of a map ('nonet help "                              \
               "regions'), or a file with a letter for each cell",                                 \
        .offset = offsetof(type, field.regions)                                                    \
    }
#define LAYOUT_OPTION_HOUSES(type, field)                                                          \
    {                                                                                              \
        .name = "houses", .kind = OPTION_LIST, .metavar = "H",                                     \
        .doc = "extra houses: a variant's name, diagonal, or a file with a "                       \
               "letter or '.' for each cell; repeatable",                                          \
        .offset = offsetof(type, field.houses)                                                     \
    }
#define LAYOUT_OPTION_GRIDS(type, field)                                                           \
    {                                                                                              \
        .name = "grids", .kind = OPTION_STRING, .metavar = "G",                                    \
        .doc = "first cell of each grid of a board with several, as in "                           \
               "r1c1,r7c7",                                                                        \
        .offset = offsetof(type, field.grids)                                                      \
    }
#define LAYOUT_OPTION_CONSTRAINTS(type, field)                                                     \
    {.name = "constraints",                                                                        \
     .kind = OPTION_STRING,                                                                        \
     .metavar = "K,…",                                                                             \
     .doc = "kinds of constraints, as in killer or thermo,arrow ('nonet "                          \
            "help constraints')",                                                                  \
     .offset = offsetof(type, field.constraints),                                                  \
     .choice = constraint_spec_choice},                                                            \
    {                                                                                              \
        .name = "all-signs", .kind = OPTION_FLAG,                                                  \
        .doc = "show all signs: a pair of cells without a sign does not have "                     \
               "its property",                                                                     \
        .offset = offsetof(type, field.all_signs)                                                  \
    }
#define LAYOUT_OPTIONS(type, field, words)                                                         \
    LAYOUT_OPTION_VARIANT(type, field, words), LAYOUT_OPTION_REGIONS(type, field),                 \
        LAYOUT_OPTION_HOUSES(type, field), LAYOUT_OPTION_GRIDS(type, field)

/* The options, read. All zeros: no option was given. */
struct layout_spec {
    struct layout_choice choice;
    struct constraint_spec constraints; /* of a fresh puzzle */
    struct layout_text regions;         /* what the choice refers to */
    struct layout_text houses;
};

/* A layout's parts by name, wherever they are written: names, maps or paths of files; NULL for what
 * is not given. Places are for messages; NULL: the command line. */
struct layout_parts {
    const char *variant;
    const char *regions;
    const char *const *houses;
    size_t house_count;
    const char *grids;
    const char *constraints;
    bool all_signs;
    const struct diag_at *constraints_at;
    const struct diag_at *variant_at;
    const struct diag_at *regions_at;
    const struct diag_at *houses_at;
    const struct diag_at *grids_at;
};

/* The layout of a fresh puzzle. The variant "classic" together with other parts means the plain
 * board that they need. *out must be zero before, and needs layout_spec_free in any case.
 * STATUS_USAGE after reporting. */
enum status layout_spec_read(const struct layout_parts *parts, struct layout_spec *out,
                             struct diag *d);

/* Nothing given is the classic board, with choice.layout set, where `fresh`; else choice.layout is
 * NULL then. *out is of zeros before, and ends with layout_spec_free in any case. STATUS_USAGE
 * after reporting. */
enum status layout_options_read(const struct layout_settings *s, bool fresh,
                                struct layout_spec *out, struct diag *d);
void layout_spec_free(struct layout_spec *spec);

#endif
