/* The marks of a page that was read back, for tests of printed constraints. */
#ifndef NONET_TESTS_UNIT_PRINTED_PAGE_H
#define NONET_TESTS_UNIT_PRINTED_PAGE_H

#include <criterion/criterion.h>
#include <stdio.h>

#include "render/preflight/boards/printed_constraints.h"

enum { MAX_SIGNS = 512 };

struct printed_page {
    struct printed_marks marks;
    struct printed_sign sign[MAX_SIGNS];
    char text[MAX_SIGNS][8];
    size_t sign_count;
};

static inline void printed_page_take(void *context, const struct pdf_mark *m)
{
    struct printed_page *p = context;
    if (m->kind != PDF_TEXT) {
        printed_marks_add(&p->marks, m);
        return;
    }
    cr_assert_lt(p->sign_count, MAX_SIGNS);
    snprintf(p->text[p->sign_count], sizeof p->text[0], "%s", m->utf8);
    p->sign[p->sign_count] = (struct printed_sign){.x = m->left, .y = m->bottom};
    p->sign[p->sign_count].utf8 = p->text[p->sign_count];
    p->sign_count++;
}

#endif
