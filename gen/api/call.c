/* What every public function begins and ends with: errors, the locale, names and options. */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/work/monotonic.h"
#include "gen/api/api.h"
#include "gen/constraint/constraint.h"
#include "gen/format/layouts/layout_options.h"
#include "gen/format/stream.h"

struct diag *api_begin(struct api_call *c, nonet_error *error)
{
    c_locale_begin(&c->locale);
    c->error = error;
    c->text[0] = '\0';
    c->kept = (struct diag_kept){.text = c->text, .size = sizeof c->text};
    c->diag = (struct diag){.kept = &c->kept};
    return &c->diag;
}

enum nonet_status api_end_with(struct api_call *c, enum nonet_status status, const char *text)
{
    c_locale_end(&c->locale);
    if (c->error && status != NONET_OK && status != NONET_END) {
        c->error->status = status;
        c->error->line = (unsigned)c->kept.line;
        c->error->column = (unsigned)c->kept.col;
        snprintf(c->error->text, sizeof c->error->text, "%s", text);
    }
    return status;
}

/* Messages are written for the command line; here, options have no dashes, except in a command that
 * is quoted: 'nonet book --sheet FILE'. */
static void drop_dashes(char *text)
{
    static const char command[] = "'nonet ";
    bool in_command = false;
    char *to = text;
    for (const char *p = text; *p; p++) {
        bool word = p == text || isspace((unsigned char)p[-1]) || p[-1] == '\'';
        if (*p == '\'') {
            in_command = strncmp(p, command, strlen(command)) == 0;
        }
        if (word && !in_command && p[0] == '-' && p[1] == '-' && islower((unsigned char)p[2])) {
            p += 2;
        }
        *to++ = *p;
    }
    *to = '\0';
}

static enum nonet_status failure(const struct diag *d)
{
    switch (d->cause) {
    case DIAG_NO_SOLUTION:
        return NONET_NO_SOLUTION;
    case DIAG_NOT_UNIQUE:
        return NONET_NOT_UNIQUE;
    case DIAG_OTHER_CAUSE:
        break;
    }
    return NONET_FAILED;
}

enum nonet_status api_end(struct api_call *c, enum status status)
{
    bool failed = status == STATUS_FAILED || status == STATUS_USAGE;
    bool no_memory = failed && (c->diag.no_memory || !c->text[0]);
    drop_dashes(c->text);
    return api_end_with(c,
                        no_memory                 ? NONET_NO_MEMORY
                        : status == STATUS_FAILED ? failure(&c->diag)
                                                  : (enum nonet_status)status,
                        c->text[0] ? c->text : OUT_OF_MEMORY);
}

enum nonet_status api_end_long(struct api_call *c, enum status status)
{
    return stop_is_asked() ? api_end_with(c, NONET_CANCELLED, "cancelled") : api_end(c, status);
}

enum nonet_status api_end_without(struct api_call *c, const char *callback)
{
    return api_end(c, diag_usage(&c->diag, NULL, "the function '%s' is NULL", callback));
}

void api_copy_text(const char *text, size_t length, char *buffer, size_t size)
{
    if (size) {
        size_t copied = length < size ? length : size - 1;
        memcpy(buffer, text, copied);
        buffer[copied] = '\0';
    }
}

bool api_progress_is_due(int64_t *next_ns, bool at_end)
{
    static const int64_t interval_ns = 100000000;
    const int64_t now_ns = monotonic_ns();
    bool due = now_ns >= *next_ns || at_end;
    *next_ns = due ? now_ns + interval_ns : *next_ns;
    return due;
}

void api_progress_report(struct api_progress *p, uint64_t done, uint64_t total)
{
    if (p->tell && api_progress_is_due(&p->next_ns, done == total) &&
        p->tell(p->context, done, total) != 0) {
        stop_ask(&p->stop);
    }
}

enum status api_no_such(struct diag *d, const char *what, const char *name,
                        const char *const *names, size_t count)
{
    const char *near = text_nearest(name, names, count);
    if (near) {
        return diag_usage(d, NULL, "there is no %s '%s'; did you mean '%s'?", what, name, near);
    }
    struct text list = {0};
    text_choices(&list, name, names, count);
    enum status status = diag_usage(d, NULL, "there is no %s '%s'; choose one of: %s", what, name,
                                    list.data ? list.data : "");
    text_free(&list);
    return status;
}

/* The same for the names of a table, NULL behind the last. */
static enum status none_in(struct diag *d, const char *what, const char *name,
                           const char *(*choice)(size_t index))
{
    const char *names[128];
    size_t count = 0;
    while (count < 128 && (names[count] = choice(count)) != NULL) {
        count++;
    }
    return api_no_such(d, what, name, names, count);
}

static const char *format_name(size_t index)
{
    return index < format_count() ? format_at(index)->name : NULL;
}

static const char *language_name(size_t index)
{
    return index < translation_languages().count ? translation_languages().item[index] : NULL;
}

enum status api_set(const struct option *options, size_t count, void *settings,
                    struct arena *strings, const char *option, const char *value, struct diag *d)
{
    const struct option *o = options;
    const char *today = option ? name_today(option) : NULL;
    while (o < options + count && (!today || strcmp(o->name, today) != 0)) {
        o++;
    }
    if (o == options + count) {
        const char *names[128];
        size_t known = count < 128 ? count : 128;
        for (size_t i = 0; i < known; i++) {
            names[i] = options[i].name;
        }
        return api_no_such(d, "option", option ? option : "", names, known);
    }
    if (!value) {
        return diag_usage(d, NULL, "%s has no value", option);
    }
    if (o->kind == OPTION_FLAG) {
        bool yes = strcmp(value, "yes") == 0;
        if (!yes && strcmp(value, "no") != 0) {
            return diag_usage(d, NULL, "%s must be yes or no, not '%s'", option, value);
        }
        *(bool *)((char *)settings + o->offset) = yes;
        return STATUS_OK;
    }
    const char *copy = arena_copy(strings, value, strlen(value));
    return copy ? option_set(o, copy, settings, d) : diag_error(d, NULL, OUT_OF_MEMORY);
}

enum status api_variant(const char *name, const struct layout **v, struct diag *d)
{
    const struct constraint_variant *constrained = name ? constraint_variant_find(name) : NULL;
    *v = name ? variant_find(constrained ? constrained->base : name) : NULL;
    return name && !*v ? none_in(d, "variant", name, layout_or_map_choice) : STATUS_OK;
}

enum status api_format(const char *name, const struct format **format, struct diag *d)
{
    *format = name ? format_find(name) : NULL;
    return name && !*format ? none_in(d, "format", name, format_name) : STATUS_OK;
}

enum status api_language(const char *name, struct translation *t, struct diag *d)
{
    struct config_names languages = translation_languages();
    *t = (struct translation){0};
    for (size_t i = 0; name && i < languages.count; i++) {
        if (strcmp(languages.item[i], name) == 0) {
            t->language = languages.item[i];
            return STATUS_OK;
        }
    }
    return name ? none_in(d, "language", name, language_name) : STATUS_OK;
}
