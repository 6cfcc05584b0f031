/* A hard killer for tests of nets; whoever asks for it drops it. */
#ifndef NONET_TESTS_PROPERTY_HARD_KILLER_H
#define NONET_TESTS_PROPERTY_HARD_KILLER_H

#include <criterion/criterion.h>
#include <string.h>

#include "gen/constraint/constraint.h"

/* A killer without givens whose cages are all needed. */
static const char hard_killer_cages[] =
    "[{\"kind\":\"cage\",\"cells\":[\"r1c2\",\"r1c3\"],\"sum\":6},{\"kind\":\"cage\",\"cells\":["
    "\"r1c5\",\"r1c6\",\"r1c7\"],\"sum\":20},{\"kind\":\"cage\",\"cells\":[\"r1c8\",\"r2c8\"],\"s"
    "um\":11},{\"kind\":\"cage\",\"cells\":[\"r2c2\",\"r3c2\",\"r3c3\"],\"sum\":9},{\"kind\":\"ca"
    "ge\",\"cells\":[\"r2c5\",\"r3c4\",\"r3c5\"],\"sum\":14},{\"kind\":\"cage\",\"cells\":[\"r2c7"
    "\",\"r3c7\",\"r3c8\"],\"sum\":15},{\"kind\":\"cage\",\"cells\":[\"r3c9\",\"r4c8\",\"r4c9\"],"
    "\"sum\":9},{\"kind\":\"cage\",\"cells\":[\"r4c1\",\"r4c2\",\"r5c1\",\"r5c2\"],\"sum\":17},{"
    "\"kind\":\"cage\",\"cells\":[\"r4c5\",\"r4c6\",\"r4c7\"],\"sum\":17},{\"kind\":\"cage\",\"ce"
    "lls\":[\"r5c5\",\"r5c6\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r6c2\",\"r6c3\",\"r6c4"
    "\"],\"sum\":10},{\"kind\":\"cage\",\"cells\":[\"r6c5\",\"r6c6\",\"r7c5\",\"r7c6\"],\"sum\":1"
    "7},{\"kind\":\"cage\",\"cells\":[\"r7c2\",\"r8c1\",\"r8c2\",\"r8c3\"],\"sum\":18},{\"kind\":"
    "\"cage\",\"cells\":[\"r7c3\",\"r7c4\"],\"sum\":7},{\"kind\":\"cage\",\"cells\":[\"r7c7\",\"r"
    "7c8\",\"r8c7\",\"r9c7\",\"r9c8\"],\"sum\":26},{\"kind\":\"cage\",\"cells\":[\"r8c4\",\"r8c5"
    "\",\"r9c5\"],\"sum\":19},{\"kind\":\"cage\",\"cells\":[\"r8c6\",\"r9c6\"],\"sum\":3}]";

static inline const struct layout *hard_killer(void)
{
    const struct layout *v = NULL;
    struct constraint_list list = {0};
    struct diag d = {.out = NULL};
    struct diag_at at = {.file = "cages", .line = 1};
    cr_assert_eq(constraints_read_json(hard_killer_cages, strlen(hard_killer_cages),
                                       variant_find("classic"), &at, &d, &list),
                 STATUS_OK);
    v = constraints_lay(variant_find("classic"), &list);
    constraint_list_free(&list);
    cr_assert_not_null(v);
    return v;
}

#endif
