#define _DEFAULT_SOURCE /* TIOCGWINSZ, _SC_NPROCESSORS_ONLN */
#include "base/portable/program.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

#if __has_include(<windows.h>)
#include <io.h>
#include <windows.h>

bool program_begin(void)
{
    for (int fd = 0; fd <= 2; fd++) {
        (void)_setmode(fd, O_BINARY);
    }
    SetConsoleOutputCP(CP_UTF8);
    return true;
}

unsigned program_processors(void)
{
    SYSTEM_INFO about;
    GetSystemInfo(&about);
    return about.dwNumberOfProcessors ? about.dwNumberOfProcessors : 1;
}

void program_on_interrupt(void (*act)(int signal_number))
{
    signal(SIGINT, act);
    signal(SIGTERM, act);
}

void program_set_variable(const char *name, const char *value)
{
    (void)_putenv_s(name, value ? value : "");
}

size_t program_terminal_columns(void)
{
    CONSOLE_SCREEN_BUFFER_INFO about;
    bool known = GetConsoleScreenBufferInfo(GetStdHandle(STD_ERROR_HANDLE), &about);
    return known ? (size_t)(about.srWindow.Right - about.srWindow.Left + 1) : 0;
}
#else
#include <sys/ioctl.h>

/* A file that is opened must not take the place of a standard stream that whoever started us had
 * closed: messages would go into it. The replacement can be neither read nor written, so that a
 * command that needs the stream reports an error. */
static bool fill_closed_streams(void)
{
    for (int fd = 0; fd <= 2; fd++) {
        if (fcntl(fd, F_GETFD) == -1 && open("/dev/null", fd == 0 ? O_WRONLY : O_RDONLY) != fd) {
            return false;
        }
    }
    return true;
}

bool program_begin(void)
{
    signal(SIGPIPE, SIG_DFL); /* even where our parent ignored it */
    return fill_closed_streams();
}

unsigned program_processors(void)
{
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    return processors < 1 ? 1 : (unsigned)processors;
}

void program_on_interrupt(void (*act)(int signal_number))
{
    struct sigaction action = {.sa_handler = act, .sa_flags = (int)SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
}

void program_set_variable(const char *name, const char *value)
{
    if (value) {
        (void)setenv(name, value, 1);
    } else {
        (void)unsetenv(name);
    }
}

size_t program_terminal_columns(void)
{
    struct winsize size;
    return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
#endif
