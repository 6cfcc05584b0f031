#include "cli/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "config/text.h"

/* Where in the groups an option was found. */
struct found {
    const struct option *option;
    void *value;
};

struct parse {
    const struct option_group *groups;
    size_t group_count;
    struct diag *diag;
};

static const struct option *option_at(const struct parse *p, size_t index, struct found *found)
{
    for (size_t g = 0; g < p->group_count; g++) {
        const struct option_group *group = &p->groups[g];
        if (index < group->count) {
            found->option = &group->options[index];
            found->value = (char *)group->settings + found->option->offset;
            return found->option;
        }
        index -= group->count;
    }
    return NULL;
}

static enum status unknown_option(const struct parse *p, const char *name)
{
    const char *names[256] = {"help"};
    size_t count = 1;
    struct found found;
    for (size_t i = 0; count < 256 && option_at(p, i, &found); i++) {
        names[count++] = found.option->name;
    }
    const char *nearest = text_nearest(name, names, count);
    p->diag->hint = "--help lists the options";
    if (nearest) {
        return diag_usage(p->diag, NULL, "no option --%s; did you mean --%s?", name, nearest);
    }
    return diag_usage(p->diag, NULL, "no option --%s", name);
}

/* A full name, or the only option that begins with it. */
static enum status find_long(const struct parse *p, const char *name, struct found *result)
{
    size_t length = strlen(name);
    struct found found;
    size_t matches = 0;
    const char *first = NULL;
    for (size_t i = 0; option_at(p, i, &found); i++) {
        if (strcmp(found.option->name, name) == 0) {
            *result = found;
            return STATUS_OK;
        }
        if (length > 0 && strncmp(found.option->name, name, length) == 0) {
            if (matches++ > 0) {
                return diag_usage(p->diag, NULL, "--%s could be --%s or --%s", name, first,
                                  found.option->name);
            }
            first = found.option->name;
            *result = found;
        }
    }
    return matches == 1 ? STATUS_OK : unknown_option(p, name);
}

static enum status find_letter(const struct parse *p, char letter, struct found *result)
{
    for (size_t i = 0; option_at(p, i, result); i++) {
        if (result->option->letter == letter) {
            return STATUS_OK;
        }
    }
    p->diag->hint = "--help lists the options";
    return diag_usage(p->diag, NULL, "no option -%c", letter);
}

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

/* "4" is 40, "4.5" is 45. */
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
    if (!parse_int64(text, strlen(text), &number)) {
        return diag_usage(d, NULL, "--%s wants a whole number, not '%s'", o->name, text);
    }
    if (number < o->min || number > o->max) {
        if (o->max == INT64_MAX) {
            return diag_usage(d, NULL, "--%s must be at least %lld, not %s", o->name,
                              (long long)o->min, text);
        }
        return diag_usage(d, NULL, "--%s must be %lld to %lld, not %s", o->name, (long long)o->min,
                          (long long)o->max, text);
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
        return diag_usage(d, NULL, "--%s wants a whole number from 0 to 2^64 - 1, not '%s'",
                          o->name, text);
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
        return diag_usage(d, NULL, "--%s wants a range such as %s, not '%s'", o->name,
                          tenths ? "1.2..4.5" : "22..28", text);
    }
    if (low > high) {
        return diag_usage(d, NULL, "--%s: the range %s is empty; put the smaller end first",
                          o->name, text);
    }
    if (low < o->min || high > o->max) {
        int scale = tenths ? 10 : 1;
        int places = tenths ? 1 : 0;
        return diag_usage(d, NULL, "--%s must lie within %.*f..%.*f, not %s", o->name, places,
                          (double)o->min / scale, places, (double)o->max / scale, text);
    }
    *range = (struct option_range){low, high, true};
    return STATUS_OK;
}

static enum status set_choice(const struct option *o, const char *text, int *value, struct diag *d)
{
    const char *names[128];
    size_t count = 0;
    struct text list = {0};
    for (const char *name; count < 128 && (name = o->choice(count)) != NULL; count++) {
        if (strcmp(name, text) == 0) {
            *value = (int)count;
            text_free(&list);
            return STATUS_OK;
        }
        names[count] = name;
        text_printf(&list, "%s%s", count ? ", " : "", name);
    }
    const char *nearest = text_nearest(text, names, count);
    enum status status =
        nearest ? diag_usage(d, NULL, "--%s: no '%s'; did you mean '%s'?", o->name, text, nearest)
                : diag_usage(d, NULL, "--%s: no '%s'; there are: %s", o->name, text,
                             list.data ? list.data : "none");
    text_free(&list);
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

static enum status set_value(const struct found *f, const char *text, struct diag *d)
{
    const struct option *o = f->option;
    switch (o->kind) {
    case OPTION_FLAG:
        *(bool *)f->value = true;
        return STATUS_OK;
    case OPTION_INT:
        return set_int(o, text, f->value, d);
    case OPTION_UINT64:
        return set_uint64(o, text, f->value, d);
    case OPTION_RANGE:
    case OPTION_TENTHS:
        return set_range(o, text, f->value, d);
    case OPTION_CHOICE:
        return set_choice(o, text, f->value, d);
    case OPTION_STRING:
    case OPTION_FILE:
        *(const char **)f->value = text;
        return STATUS_OK;
    case OPTION_LIST:
        return set_list(o, text, f->value, d);
    }
    return STATUS_OK;
}

/* argv[*i] is "--name" or "--name=value". */
static enum status parse_long(const struct parse *p, int argc, char *const *argv, int *i,
                              bool *help)
{
    const char *body = argv[*i] + 2;
    size_t length = strcspn(body, "=");
    const char *value = body[length] == '=' ? body + length + 1 : NULL;
    char name[64];
    if (length >= sizeof name) {
        return diag_usage(p->diag, NULL, "no option %s", argv[*i]);
    }
    memcpy(name, body, length);
    name[length] = '\0';
    if (strcmp(name, "help") == 0) {
        *help = true;
        return STATUS_OK;
    }
    struct found found = {0};
    enum status status = find_long(p, name, &found);
    if (!found.option || status != STATUS_OK) {
        return status;
    }
    if (found.option->kind == OPTION_FLAG) {
        return value ? diag_usage(p->diag, NULL, "--%s takes no value", found.option->name)
                     : set_value(&found, NULL, p->diag);
    }
    if (!value) {
        if (*i + 1 >= argc) {
            return diag_usage(p->diag, NULL, "--%s wants a value: --%s=%s", found.option->name,
                              found.option->name, found.option->metavar);
        }
        value = argv[++*i];
    }
    return set_value(&found, value, p->diag);
}

/* argv[*i] is "-abc": flags, the last of which may be an option with its value. */
static enum status parse_short(const struct parse *p, int argc, char *const *argv, int *i,
                               bool *help)
{
    for (const char *letter = argv[*i] + 1; *letter; letter++) {
        if (*letter == 'h') {
            *help = true;
            return STATUS_OK;
        }
        struct found found;
        enum status status = find_letter(p, *letter, &found);
        if (status != STATUS_OK) {
            return status;
        }
        if (found.option->kind == OPTION_FLAG) {
            set_value(&found, NULL, p->diag);
            continue;
        }
        const char *value = letter[1] ? letter + 1 : NULL;
        if (!value && *i + 1 >= argc) {
            return diag_usage(p->diag, NULL, "-%c wants a value: -%c %s", *letter, *letter,
                              found.option->metavar);
        }
        return set_value(&found, value ? value : argv[++*i], p->diag);
    }
    return STATUS_OK;
}

enum status options_parse(const struct option_group *groups, size_t group_count, int argc,
                          char *const *argv, struct arguments *arguments, bool *help,
                          struct diag *d)
{
    struct parse p = {groups, group_count, d};
    bool options_over = false;
    arguments->count = 0;
    *help = false;
    for (int i = 0; i < argc && !*help; i++) {
        const char *word = argv[i];
        enum status status = STATUS_OK;
        if (options_over || word[0] != '-' || word[1] == '\0') {
            arguments->item[arguments->count++] = word;
        } else if (strcmp(word, "--") == 0) {
            options_over = true;
        } else if (word[1] == '-') {
            status = parse_long(&p, argc, argv, &i, help);
        } else {
            status = parse_short(&p, argc, argv, &i, help);
        }
        if (status != STATUS_OK) {
            return status;
        }
    }
    return STATUS_OK;
}

const char *option_label(const struct option *o, char buffer[OPTION_LABEL_SIZE])
{
    char letter[8] = "    ";
    if (o->letter) {
        snprintf(letter, sizeof letter, "-%c, ", o->letter);
    }
    snprintf(buffer, OPTION_LABEL_SIZE, "%s--%s%s%s", letter, o->name, o->metavar ? " " : "",
             o->metavar ? o->metavar : "");
    return buffer;
}
