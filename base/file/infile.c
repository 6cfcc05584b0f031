#include "base/file/infile.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/file/beneath.h"
#include "base/file/open_input.h"
#include "base/portable/posix_files.h"

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

bool infile_begins(const char *path, const char *mark, size_t length)
{
    char head[INFILE_MARK_BYTES];
    struct stat about;
    FILE *file = stat(path, &about) == 0 && S_ISREG(about.st_mode) ? fopen(path, "rb") : NULL;
    bool begins = file && length <= sizeof head && fread(head, 1, length, file) == length &&
                  memcmp(head, mark, length) == 0;
    if (file) {
        fclose(file);
    }
    return begins;
}

int infile_read(const char *path, size_t limit, struct text *out)
{
    FILE *file = input_open(path);
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
