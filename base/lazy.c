#include "base/lazy.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

/* The loader's own text goes with its next call. */
static const char *reason(void)
{
    const char *said = dlerror();
    const char *kept = said ? strdup(said) : NULL;
    return kept ? kept : OUT_OF_MEMORY;
}

/* GLib, which HarfBuzz needs, ends the process where it gets no memory while it is loaded. So there
 * must be plenty. */
enum { LOADING_ROOM = 4 * 1024 * 1024 };

static const char *load(const char *file, const char *const *name, size_t count, void *calls)
{
    char *volatile room = malloc(LOADING_ROOM); /* volatile: or the compiler takes it as granted */
    if (!room) {
        return OUT_OF_MEMORY;
    }
    free(room);
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    for (size_t i = 0; library && i < count; i++) {
        void *function = dlsym(library, name[i]);
        if (!function) {
            return reason();
        }
        memcpy((char *)calls + i * sizeof function, &function, sizeof function);
    }
    return library ? NULL : reason();
}

const char *lazy_load(struct lazy_library *library, const char *file, const char *const *name,
                      size_t count, void *calls)
{
    pthread_mutex_lock(&library->lock);
    if (!library->tried) {
        library->lacking = load(file, name, count, calls);
        library->tried = true;
    }
    pthread_mutex_unlock(&library->lock);
    return library->lacking;
}
