#include "base/option.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

static bool parse_int64(const char *text, size_t length, int64_t *value)
{
    char buffer[32];
    if (length == 0 || length >= sizeof buffer) {
        return false;
    }
    memcpy(buffer, text, length);
    buffer[length] = '\0';
    const char *digits = buffer[0] == '-' ? buffer + 1 : buffer;
    if (digits[0] < '0' || digits[0] > '9') {
        return false;
    }
    char *end;
    errno = 0;
    long long number = strtoll(buffer, &end, 10);
    *value = number;
    return errno == 0 && *end == '\0';
}

/* "4" becomes 40, "4.5" becomes 45. */
static bool parse_tenths(const char *text, size_t length, int64_t *value)
{
    const char *point = memchr(text, '.', length);
    size_t whole_length = point ? (size_t)(point - text) : length;
    int64_t whole;
    if (!parse_int64(text, whole_length, &whole) || whole < 0 || whole > 100000) {
        return false;
    }
    *value = whole * 10;
    if (!point) {
        return true;
    }
    if (length != whole_length + 2 || point[1] < '0' || point[1] > '9') {
        return false;
    }
    *value += point[1] - '0';
    return true;
}

static enum status set_int(const struct option *o, const char *text, int64_t *value, struct diag *d)
{
    int64_t number;
    char range[64];
    const bool is_open = o->max == INT64_MAX;
    snprintf(range, sizeof range, is_open ? "at least %lld" : "from %lld to %lld",
             (long long)o->min, (long long)o->max);
    if (!parse_int64(text, strlen(text), &number)) {
        return diag_usage(d, NULL, "--%s must be a whole number %s%s, not '%s'", o->name,
                          is_open ? "of " : "", range, text);
    }
    if (number < o->min || number > o->max) {
        return diag_usage(d, NULL, "--%s must be %s, not %s", o->name, range, text);
    }
    *value = number;
    return STATUS_OK;
}

static enum status set_uint64(const struct option *o, const char *text, uint64_t *value,
                              struct diag *d)
{
    char *end;
    errno = 0;
    unsigned long long number = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || *end != '\0' || errno != 0) {
        return diag_usage(d, NULL, "--%s must be from 0 to 18446744073709551615, not '%s'", o->name,
                          text);
    }
    *value = number;
    return STATUS_OK;
}

static enum status set_range(const struct option *o, const char *text, struct option_range *range,
                             struct diag *d)
{
    bool tenths = o->kind == OPTION_TENTHS;
    bool (*parse)(const char *, size_t, int64_t *) = tenths ? parse_tenths : parse_int64;
    const char *dots = strstr(text, "..");
    const char *upper = dots ? dots + 2 : text;
    size_t low_length = dots ? (size_t)(dots - text) : strlen(text);
    int64_t low = o->min;
    int64_t high = o->max;
    bool ok = (dots && low_length == 0) || parse(text, low_length, &low);
    ok = ok && ((dots && *upper == '\0') || parse(upper, strlen(upper), &high));
    if (!ok || (dots && low_length == 0 && *upper == '\0')) {
        return diag_usage(d, NULL, "--%s takes a range such as %s, not '%s'", o->name,
                          tenths ? "1.2..4.5" : "22..28", text);
    }
    if (low > high) {
        return diag_usage(d, NULL, "--%s: the range %s is empty; put the smaller end first",
                          o->name, text);
    }
    if (low < o->min || high > o->max) {
        int scale = tenths ? 10 : 1;
        int places = tenths ? 1 : 0;
        return diag_usage(d, NULL, "--%s must be from %.*f to %.*f, not %s", o->name, places,
                          (double)o->min / scale, places, (double)o->max / scale, text);
    }
    *range = (struct option_range){low, high, true};
    return STATUS_OK;
}

enum { MAX_CHOICES = 256 };

static enum status set_choice(const struct option *o, const char *text, int *value, struct diag *d)
{
    const char *names[MAX_CHOICES];
    size_t count = 0;
    /* All JSON is written as JSON Lines: an object a line. */
    const char *wanted = strcmp(text, "jsonl") == 0 ? "json" : text;
    for (const char *name; count < MAX_CHOICES && (name = o->choice(count)) != NULL; count++) {
        if (strcmp(name, wanted) == 0) {
            *value = (int)count;
            return STATUS_OK;
        }
        names[count] = name;
    }
    const char *nearest = text_nearest(text, names, count);
    if (nearest) {
        return diag_usage(d, NULL, "--%s: there is no '%s'; did you mean '%s'?", o->name, text,
                          nearest);
    }
    struct text list = {0};
    text_choices(&list, text, names, count);
    enum status status = diag_usage(d, NULL, "--%s: there is no '%s'; choose one of: %s", o->name,
                                    text, list.data ? list.data : "none");
    text_free(&list);
    return status;
}

static enum status set_name(const struct option *o, const char *text, const char **value,
                            struct diag *d)
{
    int index;
    enum status status = set_choice(o, text, &index, d);
    if (status == STATUS_OK) {
        *value = o->choice((size_t)index);
    }
    return status;
}

static enum status set_list(const struct option *o, const char *text, struct option_list *list,
                            struct diag *d)
{
    if (list->count == OPTION_LIST_MAX) {
        return diag_usage(d, NULL, "--%s can be given at most %d times", o->name, OPTION_LIST_MAX);
    }
    list->item[list->count++] = text;
    return STATUS_OK;
}

enum status option_set(const struct option *o, const char *text, void *settings, struct diag *d)
{
    void *value = (char *)settings + o->offset;
    switch (o->kind) {
    case OPTION_FLAG:
        *(bool *)value = true;
        return STATUS_OK;
    case OPTION_INT:
        return set_int(o, text, value, d);
    case OPTION_UINT64:
        return set_uint64(o, text, value, d);
    case OPTION_RANGE:
    case OPTION_TENTHS:
        return set_range(o, text, value, d);
    case OPTION_CHOICE:
    case OPTION_MAYBE:
        return set_choice(o, text, value, d);
    case OPTION_NAME:
        return set_name(o, text, value, d);
    case OPTION_FILE:
        if (!*text) {
            return diag_usage(d, NULL, "--%s needs the name of a file or folder, not ''", o->name);
        }
        *(const char **)value = text;
        return STATUS_OK;
    case OPTION_STRING:
        *(const char **)value = text;
        return STATUS_OK;
    case OPTION_LIST:
        return set_list(o, text, value, d);
    }
    return STATUS_OK;
}

static const struct {
    const char *old;
    const char *today;
} renamed[] = {{"clues", "constraints"}};

const char *name_today(const char *name)
{
    for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++) {
        if (strcmp(name, renamed[i].old) == 0) {
            return renamed[i].today;
        }
    }
    return name;
}

bool name_is(struct span name, const char *today)
{
    for (size_t i = 0; i < sizeof renamed / sizeof *renamed; i++) {
        if (strcmp(renamed[i].today, today) == 0 && span_is(name, renamed[i].old)) {
            return true;
        }
    }
    return span_is(name, today);
}
