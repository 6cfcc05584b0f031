#include "base/portable/input.h"

#if __has_include(<poll.h>)
#include <errno.h>
#include <fcntl.h>
#include <poll.h>

bool input_make_wait(int fd)
{
    return fcntl(fd, F_SETFL, 0) == 0;
}

bool input_is_dry(int fd)
{
    struct pollfd input = {.fd = fd, .events = POLLIN};
    return poll(&input, 1, 0) == 0;
}

bool input_has_hung_up(int fd)
{
    struct pollfd input = {.fd = fd, .events = POLLIN};
    return poll(&input, 1, 0) == 1 && (input.revents & POLLHUP);
}

void input_wait(int fd)
{
    struct pollfd input = {.fd = fd, .events = POLLIN};
    while (poll(&input, 1, -1) < 0 && errno == EINTR) {
    }
}
#else
bool input_make_wait(int fd)
{
    (void)fd;
    return true;
}

bool input_is_dry(int fd)
{
    (void)fd;
    return false;
}

bool input_has_hung_up(int fd)
{
    (void)fd;
    return false;
}

void input_wait(int fd)
{
    (void)fd;
}
#endif
