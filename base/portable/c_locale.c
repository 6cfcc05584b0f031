#include "base/portable/c_locale.h"

#include <locale.h>
#if __has_include(<xlocale.h>) /* macOS and the BSDs */
#include <xlocale.h>
#endif
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#if defined LC_ALL_MASK
static locale_t c_locale;

static void make_c_locale(void)
{
    c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

void c_locale_begin(struct c_locale *c)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, make_c_locale);
    c->before = c_locale ? uselocale(c_locale) : NULL;
}

void c_locale_end(struct c_locale *c)
{
    if (c->before) {
        uselocale(c->before);
    }
}
#elif defined _ENABLE_PER_THREAD_LOCALE
void c_locale_begin(struct c_locale *c)
{
    c->was_shared = _configthreadlocale(_ENABLE_PER_THREAD_LOCALE) != _ENABLE_PER_THREAD_LOCALE;
    const char *name = setlocale(LC_ALL, NULL);
    c->before = name && strcmp(name, "C") != 0 ? _strdup(name) : NULL;
    if (c->before) {
        setlocale(LC_ALL, "C");
    }
}

void c_locale_end(struct c_locale *c)
{
    if (c->before) {
        setlocale(LC_ALL, c->before);
        free(c->before);
    }
    if (c->was_shared) {
        _configthreadlocale(_DISABLE_PER_THREAD_LOCALE);
    }
}
#else
void c_locale_begin(struct c_locale *c)
{
    c->before = NULL;
}

void c_locale_end(struct c_locale *c)
{
    (void)c;
}
#endif
