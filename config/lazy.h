/* Libraries that are loaded when they are first needed, so that commands that do not need them
 * start without them.
 *
 * A library has a header and a file of its own beside those who call it: a list of the functions
 * used, a struct of pointers to them, and a macro a function, so that the calls read as ever.
 *
 * Threads: any number at once. */
#ifndef NONET_CONFIG_LAZY_H
#define NONET_CONFIG_LAZY_H

#include <stddef.h>

/* Load a library and find its functions: calls receives count pointers, in the order of the names.
 * NULL, or why it cannot be: it is not installed, lacks one of them, or the system lacks memory or
 * files; the text lasts for ever. Not to be called again for the same library. */
const char *lazy_load(const char *file, const char *const *name, size_t count, void *calls);

#endif
