/* What every public function begins and ends with: errors, the locale, names and options. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "gen/api/api.h"
#include "gen/constraint/constraint.h"
#include "gen/format/stream.h"

static locale_t c_locale;

static void make_c_locale(void)
{
    c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

struct diag *api_begin(struct api_call *c, nonet_error *error)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_c_locale);
    c->before = c_locale ? uselocale(c_locale) : (locale_t)0;
    c->error = error;
    c->text[0] = '\0';
    c->kept = (struct diag_kept){.text = c->text, .size = sizeof c->text};
    c->diag = (struct diag){.kept = &c->kept};
    return &c->diag;
}

enum nonet_status api_end_with(struct api_call *c, enum nonet_status status, const char *text)
{
    if (c->before) {
        uselocale(c->before);
    }
    if (c->error && status != NONET_OK && status != NONET_END) {
        c->error->status = status;
        c->error->line = (unsigned)c->kept.line;
        c->error->column = (unsigned)c->kept.col;
        snprintf(c->error->text, sizeof c->error->text, "%s", text);
    }
    return status;
}

enum nonet_status api_end(struct api_call *c, enum status status)
{
    bool failed = status == STATUS_FAILED || status == STATUS_USAGE;
    bool no_memory = failed && (c->diag.no_memory || !c->text[0]);
    return api_end_with(c, no_memory ? NONET_NO_MEMORY : (enum nonet_status)status,
                        c->text[0] ? c->text : OUT_OF_MEMORY);
}

static enum status no_such(struct diag *d, const char *what, const char *name)
{
    return diag_usage(d, NULL, "there is no %s '%s'", what, name);
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
        return no_such(d, "option", option ? option : "");
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
    return name && !*v ? no_such(d, "variant", name) : STATUS_OK;
}

enum status api_format(const char *name, const struct format **format, struct diag *d)
{
    *format = name ? format_find(name) : NULL;
    return name && !*format ? no_such(d, "format", name) : STATUS_OK;
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
    return name ? no_such(d, "language", name) : STATUS_OK;
}
