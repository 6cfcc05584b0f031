/* Calls of POSIX for texts and dates that Microsoft's C library does not have. */
#ifndef NONET_BASE_PORTABLE_POSIX_TEXTS_H
#define NONET_BASE_PORTABLE_POSIX_TEXTS_H

#if defined __MSVCRT__ || defined _UCRT
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline char *posix_strndup(const char *text, size_t most)
{
    const char *end = memchr(text, '\0', most);
    size_t length = end ? (size_t)(end - text) : most;
    char *copy = malloc(length + 1);
    if (copy) {
        memcpy(copy, text, length);
        copy[length] = '\0';
    }
    return copy;
}

static inline struct tm *posix_gmtime_r(const time_t *when, struct tm *out)
{
    return gmtime_s(out, when) == 0 ? out : NULL;
}

#define strndup  posix_strndup
#define gmtime_r posix_gmtime_r
#endif

#endif
