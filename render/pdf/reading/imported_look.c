#include "render/pdf/reading/imported_look.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/limits.h"

enum { MAX_WORK = 1 << 20 }; /* of a page: resources looked at, and pieces of content */

bool imported_fail(struct imported_file *own, uint32_t object, const char *format, ...)
{
    size_t used = 0;
    va_list list;
    if (own->fault[0]) {
        return false;
    }
    if (object) {
        used = (size_t)snprintf(own->fault, sizeof own->fault, "object %u: ", (unsigned)object);
    }
    va_start(list, format);
    (void)vsnprintf(own->fault + used, sizeof own->fault - used, format, list);
    va_end(list);
    return false;
}

bool imported_spend(struct imported_look *l, size_t work)
{
    *l->work += work;
    return *l->work <= MAX_WORK ||
           imported_fail(l->own, 0, "it draws too much to be looked through");
}

struct imported_seen *imported_seen(struct imported_file *own, struct pdf_value value)
{
    uint32_t number = pdf_number_of(own->pdf, value);
    return number && number < own->pdf->object_count ? &own->seen[number] : NULL;
}

bool imported_unpack_fault(struct imported_file *own, struct pdf_value stream,
                           const struct pdf_unpacking *u, const char *fault)
{
    uint32_t number = pdf_number_of(own->pdf, stream);
    if (strcmp(fault, OUT_OF_MEMORY) == 0) {
        snprintf(own->fault, sizeof own->fault, "%s", OUT_OF_MEMORY);
        return false;
    }
    if (u->spent) {
        return imported_fail(own, number, "all its streams together unpack to more than %d MB",
                             LIMIT_PDF_UNPACKED >> 20);
    }
    return u->beyond ? imported_fail(own, number, "it unpacks to more than %zu MB", u->limit >> 20)
                     : imported_fail(own, number, "%s", fault);
}

bool imported_unpack(struct imported_file *own, struct pdf_value stream, size_t limit,
                     struct text *out, struct pdf_unpacking *u)
{
    *u = (struct pdf_unpacking){.out = out, .limit = limit, .budget = &own->budget};
    const char *fault = pdf_unpack_stream(own->pdf, stream, u);
    return !fault || imported_unpack_fault(own, stream, u, fault);
}

double imported_number(const struct pdf_file *f, struct pdf_value dictionary, const char *key,
                       double none)
{
    double number;
    return pdf_number_in(f, pdf_get(f, dictionary, key), &number) ? number : none;
}

bool imported_is_one_of(const struct pdf_file *f, struct pdf_value value, const char *const *names)
{
    bool found = false;
    for (; *names; names++) {
        found |= pdf_is(f, value, *names);
    }
    return found;
}

struct pdf_value imported_inherited(const struct pdf_file *f, struct pdf_value page,
                                    const char *key)
{
    for (unsigned depth = 0; depth < LIMIT_PDF_PAGE_DEPTH && page.handle; depth++) {
        struct pdf_value value = pdf_get(f, page, key);
        if (value.handle) {
            return value;
        }
        page = pdf_get(f, page, "/Parent");
    }
    return (struct pdf_value){0};
}

struct pdf_value imported_resource(struct imported_look *l, const char *kind,
                                   const struct pdf_operand *name)
{
    char key[128];
    struct pdf_value found = {0};
    size_t length = (size_t)(name->end - name->begin);
    if (!imported_spend(l, 1)) {
        return found;
    }
    if (length < sizeof key && pdf_plain_name(name->begin, length, key)) {
        found = pdf_get(l->file, pdf_get(l->file, l->resources, kind), key);
    }
    if (!found.handle) {
        imported_fail(l->own, l->object, "the %s %.*s is missing in its resources", kind + 1,
                      length < 40 ? (int)length : 40, name->begin);
    }
    return found;
}
