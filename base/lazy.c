#include "base/lazy.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"

/* The loader overwrites its own text at the next call, so keep a copy. */
static const char *reason(void)
{
    const char *said = dlerror();
    const char *kept = said ? strdup(said) : NULL;
    return kept ? kept : OUT_OF_MEMORY;
}

/* GLib, which HarfBuzz needs, ends the process if an allocation fails while it is being loaded. So
 * check first that there is plenty of memory. */
enum { LOADING_ROOM = 4 * 1024 * 1024 };

static bool has_room(void)
{
    /* Volatile, because the compiler would otherwise assume that the allocation succeeds. */
    char *volatile room = malloc(LOADING_ROOM);
    bool has = room != NULL;
    free(room);
    return has;
}

static const char *load(const char *file, const char *const *name, size_t count, void *calls)
{
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
    bool starved = !library->tried && !has_room();
    if (!library->tried && !starved) {
        library->lacking = load(file, name, count, calls);
        library->tried = true;
    }
    const char *lacking = starved ? OUT_OF_MEMORY : library->lacking;
    pthread_mutex_unlock(&library->lock);
    return lacking;
}
