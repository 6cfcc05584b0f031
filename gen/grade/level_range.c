#include "gen/grade/level_range.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

static enum status parse_level(const char *text, const char *end, enum level *level, struct diag *d)
{
    char name[32];
    snprintf(name, sizeof name, "%.*s", (int)(end - text), text);
    if (level_find(name, level)) {
        return STATUS_OK;
    }
    const char *names[LEVEL_COUNT];
    for (int i = 0; i < LEVEL_COUNT; i++) {
        names[i] = level_name((enum level)i);
    }
    const char *nearest = text_nearest(name, names, LEVEL_COUNT);
    d->hint = "the levels are easy, medium, hard, unfair, extreme and beyond";
    return nearest ? diag_usage(d, NULL, "--level: there is no level '%s'; did you mean '%s'?",
                                name, nearest)
                   : diag_usage(d, NULL, "--level: there is no level '%s'", name);
}

enum status level_range_parse(const char *text, enum level *low, enum level *high, struct diag *d)
{
    const char *dots = strstr(text, "..");
    const char *end = text + strlen(text);
    enum status status = STATUS_OK;
    if (!dots) {
        status = parse_level(text, end, low, d);
        *high = *low;
        return status;
    }
    if (dots > text) {
        status = parse_level(text, dots, low, d);
    }
    if (status == STATUS_OK && dots + 2 < end) {
        status = parse_level(dots + 2, end, high, d);
    }
    if (status == STATUS_OK && *low > *high) {
        status =
            diag_usage(d, NULL, "--level: the range %s..%s is empty; put the easier level first",
                       level_name(*low), level_name(*high));
    }
    return status;
}
