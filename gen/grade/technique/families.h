/* What families of techniques keep from step to step.
 *
 * A family that keeps something has a row here: FAMILY(type, member) gives it struct type, which
 * every search finds as e->member, and asks for its size and its beginning. The family's own file
 * defines both as `const struct family type_family`. A row without that definition does not link.
 */
#ifndef NONET_GEN_GRADE_TECHNIQUE_FAMILIES_H
#define NONET_GEN_GRADE_TECHNIQUE_FAMILIES_H

#include <stddef.h>

#include "gen/grade/technique/cell_set.h"

/* clang-format off */
#define FAMILIES(FAMILY) \
    FAMILY(als_list, als) \
    FAMILY(als_walk, als_walk) \
    FAMILY(link_graph, graph) \
    FAMILY(implications, implied) \
    FAMILY(closure, closure) \
    FAMILY(chain_watch, watch) \
    FAMILY(net, net) \
    FAMILY(deep_net, deep_net) \
    FAMILY(pattern_net, pattern_net) \
    FAMILY(templates, templates) \
    FAMILY(leftovers, leftovers) \
    FAMILY(constraint_units, units) \
    FAMILY(net_rules, net_rules) \
    FAMILY(idle_units, idle_units) \
    FAMILY(absences, absences) \
    FAMILY(rectangles, rectangles)
/* clang-format on */

struct engine;

struct family {
    size_t size; /* of what it keeps; all zero before the first puzzle */
    /* Forget the last puzzle. NULL: the stored state records which position it belongs to. */
    void (*begin)(struct engine *e);
};

#define FAMILY_DECLARE(type, member)                                                               \
    struct type;                                                                                   \
    extern const struct family type##_family OF_WIDTH(type##_family);
FAMILIES(FAMILY_DECLARE)
#undef FAMILY_DECLARE

#endif
