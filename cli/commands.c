#include "cli/command.h"

/* One row a command, in the order in which help lists them. The core (cli/core/) has only those
 * that need no other library. */
#ifdef NONET_CORE
#define COMMANDS_WITH_LIBRARIES(ROW)
#else
#define COMMANDS_WITH_LIBRARIES(ROW)                                                               \
    ROW(book)                                                                                      \
    ROW(studio)                                                                                    \
    ROW(draw)                                                                                      \
    ROW(play)                                                                                      \
    ROW(bank)
#endif
#define COMMANDS(ROW)                                                                              \
    ROW(generate)                                                                                  \
    ROW(board)                                                                                     \
    ROW(dig)                                                                                       \
    ROW(minimize)                                                                                  \
    ROW(solve)                                                                                     \
    ROW(grade)                                                                                     \
    ROW(explain)                                                                                   \
    ROW(hint)                                                                                      \
    ROW(check)                                                                                     \
    ROW(canon)                                                                                     \
    ROW(shuffle)                                                                                   \
    ROW(convert)                                                                                   \
    COMMANDS_WITH_LIBRARIES(ROW)                                                                   \
    ROW(bench)                                                                                     \
    ROW(help)

#define DECLARE(name) extern const struct command command_##name;
COMMANDS(DECLARE)

static const struct command *const commands[] = {
#define POINT(name) &command_##name,
    COMMANDS(POINT)};

const struct command_list all_commands = {commands, sizeof commands / sizeof *commands};
