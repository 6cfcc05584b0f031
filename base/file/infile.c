#include "base/file/infile.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "base/file/beneath.h"
#include "base/file/open_input.h"
#include "base/portable/posix_files.h"

/* Reads the whole file and closes it. Room for a file of known size is made at once. */
static int read_stream(FILE *file, size_t limit, struct text *out)
{
    enum { BLOCK = 16384 };
    struct stat about;
    const size_t before = out->length;
    const bool known = fstat(fileno(file), &about) == 0 && S_ISREG(about.st_mode);
    size_t room = known && (uintmax_t)about.st_size <= limit ? (size_t)about.st_size + 1 : BLOCK;
    errno = 0;
    while (out->length - before <= limit && !feof(file) && !ferror(file) &&
           text_reserve(out, room)) {
        out->length += fread(out->data + out->length, 1, room, file);
        out->data[out->length] = '\0';
        room = BLOCK;
    }
    int error = ferror(file) ? (errno ? errno : EIO) : 0;
    fclose(file);
    return error ? error : out->failed ? ENOMEM : out->length - before > limit ? EFBIG : 0;
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
