/* A rule being judged: the worst that was found, the first words for it, and how often. For the
 * files of preflight. */
#ifndef NONET_RENDER_PREFLIGHT_VERDICT_H
#define NONET_RENDER_PREFLIGHT_VERDICT_H

#include "render/preflight/preflight.h"

struct verdict {
    enum preflight_state state;
    struct text detail; /* of the first and worst */
    size_t more;        /* others as bad */
};

/* Something is wrong. The first failure stands before any warning. */
void verdict_add(struct verdict *v, enum preflight_state state, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* What was measured: the detail of a rule that passes. */
void verdict_measured(struct verdict *v, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* Into the report; frees the verdict. */
void verdict_report(struct verdict *v, struct preflight *p, const char *subject, const char *rule,
                    const char *doc);

#endif
