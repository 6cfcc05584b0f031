/* The "C" locale for a thread, so that numbers have a point whatever the program's language.
 *
 * POSIX 2008 has locales of threads; Microsoft's C library can make the locale of a thread its own.
 * Where a system has neither, the program's locale stays.
 *
 * Threads: each has its own. */
#ifndef NONET_BASE_PORTABLE_C_LOCALE_H
#define NONET_BASE_PORTABLE_C_LOCALE_H

/* What was before, to be given back. */
struct c_locale {
    void *before;
    int was_shared;
};

void c_locale_begin(struct c_locale *c);
void c_locale_end(struct c_locale *c);

#endif
