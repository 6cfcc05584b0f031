/* What the fuzz targets share. A target is a file fuzz_NAME.c with libFuzzer's entry point, a row
 * of replay.c's table, and a folder corpus/NAME of inputs; it is run by `make fuzz`, and the inputs
 * are replayed by `make test`. It ends by abort() where something does not hold that must. */
#ifndef NONET_TESTS_FUZZ_FUZZ_H
#define NONET_TESTS_FUZZ_FUZZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static inline void demand(bool truth)
{
    if (!truth) {
        abort();
    }
}

/* The bytes as a source of choices: 0 when they are used up. */
struct choices {
    const uint8_t *byte;
    size_t left;
};

static inline unsigned choose(struct choices *c, unsigned bound)
{
    unsigned value = 0;
    for (uint64_t reach = 1; reach < bound && c->left > 0; reach *= 256) {
        value = value * 256 + *c->byte++;
        c->left--;
    }
    return value % bound;
}

/* A folder that is not there yet, to be removed with all that is in it. */
#define FUZZ_FOLDER "/tmp/nonet-fuzz-XXXXXX"

static inline void put_file(const char *folder, const char *name, const void *data, size_t size)
{
    char path[64];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    demand(file && fwrite(data, 1, size, file) == size && fclose(file) == 0);
}

/* A file of these bytes, and a path by which it can be opened again. */
static inline FILE *file_of(const void *bytes, size_t size, char path[32])
{
    FILE *file = tmpfile();
    demand(file && fwrite(bytes, 1, size, file) == size && fflush(file) == 0);
    snprintf(path, 32, "/proc/self/fd/%d", fileno(file));
    return file;
}

#endif
