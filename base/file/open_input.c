#include "base/file/open_input.h"

#include <errno.h>
#include <string.h>

#include "base/portable/input.h"
#include "base/portable/posix_files.h"

/* The first byte of a pipe, or EOF with errno: EPIPE if no program writes to it. Waits while the
 * program has written nothing. */
static int first_of_pipe(int fd)
{
    unsigned char first;
    ssize_t count = read(fd, &first, 1);
    if (count < 0 && errno == EAGAIN && input_make_wait(fd)) {
        count = read(fd, &first, 1);
    }
    if (count == 0) {
        errno = EPIPE;
    }
    return count == 1 ? first : EOF;
}

FILE *input_open(const char *path)
{
    int fd = open(path, O_RDONLY | O_BINARY | O_NONBLOCK | O_CLOEXEC);
    struct stat about;
    bool known = fd >= 0 && fstat(fd, &about) == 0;
    bool is_pipe = known && S_ISFIFO(about.st_mode);
    int first = is_pipe ? first_of_pipe(fd) : 0;
    FILE *file = known && first != EOF && input_make_wait(fd) ? fdopen(fd, "rb") : NULL;
    if (!file) {
        int error = errno;
        if (fd >= 0) {
            close(fd);
        }
        errno = error;
    } else if (is_pipe) {
        ungetc(first, file);
    }
    return file;
}

const char *input_error_text(int error)
{
    return error == EPIPE ? "no program writes to this pipe" : strerror(error);
}

bool input_is_content(const char *name)
{
    const char *first = name + strspn(name, " \n\r\t");
    return strstr(name, "://") || ((*first == '{' || *first == '[') && strchr(first, '"'));
}
