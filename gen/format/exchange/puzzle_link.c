#include "gen/format/exchange/puzzle_link.h"

#include <string.h>

#include "config/values.h"
#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"

/* What may stand in braces. */
struct placeholder {
    const char *name;
    const char *format; /* NULL: the number */
    const char *behind; /* what the format writes up to here is no part of it; NULL: all is */
    char empty;         /* for '.' */
};

static const struct placeholder placeholders[] = {
    {"solo", "solo", NULL, '.'},      {"fpuzzles", "fpuzzles-link", "load=", '.'},
    {"scl", "scl-link", "/scl", '.'}, {"line", "line", NULL, '.'},
    {"zeros", "line", NULL, '0'},     {"number", NULL, NULL, '.'},
};
enum { PLACEHOLDERS = sizeof placeholders / sizeof *placeholders };

static const struct placeholder *find(const char *name, size_t length)
{
    for (size_t i = 0; i < PLACEHOLDERS; i++) {
        const char *known = placeholders[i].name;
        if (strlen(known) == length && memcmp(known, name, length) == 0) {
            return &placeholders[i];
        }
    }
    return NULL;
}

static enum status no_such(const char *name, size_t length, const struct diag_at *at,
                           struct diag *d)
{
    d->hint = "use {solo}, {fpuzzles}, {scl}, {line}, {zeros} or {number}";
    return diag_usage(d, at, "{%.*s} is not a placeholder of links",
                      (int)(length > 40 ? 40 : length), name);
}

enum status puzzle_link_check(const char *template, const struct diag_at *at, struct diag *d)
{
    if (!value_is_web_address(template)) {
        return diag_usage(d, at, "a link must begin with https:// or http://");
    }
    if (strpbrk(template, " \"<>")) {
        d->hint = "write spaces as %20";
        return diag_usage(d, at, "this link is not a web address");
    }
    unsigned found = 0;
    for (const char *open = strchr(template, '{'); open; open = strchr(open + 1, '{')) {
        size_t length = strcspn(open + 1, "{}");
        if (open[1 + length] != '}') {
            return diag_usage(d, at, "a placeholder in a link must end with }");
        }
        if (!find(open + 1, length)) {
            return no_such(open + 1, length, at, d);
        }
        found++;
    }
    d->hint =
        found
            ? NULL
            : "put {solo}, {fpuzzles}, {scl}, {line}, {zeros} or {number} where the puzzle belongs";
    return found ? STATUS_OK
                 : diag_usage(
                       d, at,
                       "this link has no placeholder, so it would be the same for all puzzles");
}

static enum status add_placeholder(const struct placeholder *p, const struct record *r,
                                   size_t number, const struct diag_at *at, struct diag *d,
                                   struct text *out)
{
    if (!p->format) {
        text_printf(out, "%zu", number);
        return STATUS_OK;
    }
    const struct format *format = format_find(p->format);
    struct text written = {0};
    char words[CONSTRAINT_COMPLAINT_SIZE];
    if (!format_supports(format, r->variant)) {
        d->hint = "choose another placeholder, or leave the link out";
        return diag_error(d, at, "puzzle %zu: {%s} cannot store %s", number, p->name,
                          format_unsupported(format, r->variant, words));
    }
    format->write(&written, r, 0);
    const char *from = written.data ? written.data : "";
    const char *behind = p->behind ? strstr(from, p->behind) : NULL;
    for (from = behind ? behind + strlen(p->behind) : from; *from && *from != '\n'; from++) {
        text_add(out, *from == '.' ? &p->empty : from, 1);
    }
    out->failed |= written.failed;
    text_free(&written);
    return STATUS_OK;
}

enum status puzzle_link_add(const char *template, const struct record *r, size_t number,
                            const struct diag_at *at, struct diag *d, struct text *out)
{
    for (const char *p = template; *p;) {
        size_t plain = strcspn(p, "{");
        text_add(out, p, plain);
        p += plain;
        if (*p) {
            size_t length = strcspn(p + 1, "}");
            enum status status = add_placeholder(find(p + 1, length), r, number, at, d, out);
            if (status != STATUS_OK) {
                return status;
            }
            p += length + 2;
        }
    }
    return out->failed ? diag_error(d, at, OUT_OF_MEMORY) : STATUS_OK;
}
