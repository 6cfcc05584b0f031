#include "base/file/infile.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

#include "base/file/beneath.h"

/* Reads the whole file and closes it. */
static int read_stream(FILE *file, size_t limit, struct text *out)
{
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

int infile_read(const char *path, size_t limit, struct text *out)
{
    FILE *file = fopen(path, "rb");
    return file ? read_stream(file, limit, out) : errno;
}

int infile_read_beneath(int folder, const char *name, size_t limit, struct text *out)
{
    int fd = beneath_open_file(folder, name);
    FILE *file = fd >= 0 ? fdopen(fd, "rb") : NULL;
    if (file) {
        return read_stream(file, limit, out);
    }
    int error = errno;
    if (fd >= 0) {
        close(fd);
    }
    return error;
}
