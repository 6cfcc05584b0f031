#include "base/infile.h"

#include <errno.h>
#include <stdio.h>

int infile_read(const char *path, size_t limit, struct text *out)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        return errno;
    }
    char block[16384];
    size_t read = 0;
    size_t count;
    errno = 0;
    while (read <= limit && (count = fread(block, 1, sizeof block, file)) > 0) {
        text_add(out, block, count);
        read += count;
    }
    int error = ferror(file) ? (errno ? errno : EIO) : 0;
    fclose(file);
    return error ? error : out->failed ? ENOMEM : read > limit ? EFBIG : 0;
}
