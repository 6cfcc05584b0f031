#include "render/preflight/verdict.h"

#include <stdarg.h>
#include <stdio.h>

enum { DETAIL_SIZE = 400 };

__attribute__((format(printf, 2, 0))) static void set_detail(struct verdict *v, const char *format,
                                                             va_list args)
{
    char detail[DETAIL_SIZE];
    vsnprintf(detail, sizeof detail, format, args);
    text_clear(&v->detail);
    text_puts(&v->detail, detail);
}

void verdict_add(struct verdict *v, enum preflight_state state, const char *format, ...)
{
    if (state < v->state) {
        return;
    }
    if (state == v->state) {
        v->more++;
        return;
    }
    va_list args;
    va_start(args, format);
    v->state = state;
    v->more = 0;
    set_detail(v, format, args);
    va_end(args);
}

void verdict_measured(struct verdict *v, const char *format, ...)
{
    if (v->state != PREFLIGHT_PASS) {
        return;
    }
    va_list args;
    va_start(args, format);
    set_detail(v, format, args);
    va_end(args);
}

void verdict_report(struct verdict *v, struct preflight *p, const char *subject, const char *rule,
                    const char *doc)
{
    if (v->more) {
        text_printf(&v->detail, " (and %zu more)", v->more);
    }
    p->out_of_memory |= v->detail.failed;
    preflight_add(p, subject, rule, doc, v->state, v->detail.data ? v->detail.data : "");
    text_free(&v->detail);
    *v = (struct verdict){0};
}
