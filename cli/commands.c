#include <string.h>

#include "base/text.h"
#include "cli/command.h"

/* One row a command, in the order in which help lists them. */
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
    ROW(book)                                                                                      \
    ROW(draw)                                                                                      \
    ROW(play)                                                                                      \
    ROW(bank)                                                                                      \
    ROW(bench)                                                                                     \
    ROW(help)

#define DECLARE(name) extern const struct command command_##name;
COMMANDS(DECLARE)

static const struct command *const commands[] = {
#define POINT(name) &command_##name,
    COMMANDS(POINT)};

size_t command_count(void)
{
    return sizeof commands / sizeof *commands;
}

const struct command *command_at(size_t index)
{
    return commands[index];
}

const struct command *command_find(const char *name)
{
    for (size_t i = 0; i < command_count(); i++) {
        if (strcmp(commands[i]->name, name) == 0) {
            return commands[i];
        }
    }
    return NULL;
}

enum status command_unknown(const char *name, struct diag *d)
{
    const char *names[64];
    size_t count = 0;
    for (size_t i = 0; i < command_count() && i < sizeof names / sizeof *names; i++) {
        names[count++] = command_at(i)->name;
    }
    const char *nearest = text_nearest(name, names, count);
    d->hint = "'nonet help' lists the commands";
    if (name[0] == '-') {
        return diag_usage(d, NULL, "there is no option %s before the command", name);
    }
    return nearest
               ? diag_usage(d, NULL, "there is no command '%s'; did you mean '%s'?", name, nearest)
               : diag_usage(d, NULL, "there is no command '%s'", name);
}

const char *command_group_title(enum command_group group)
{
    static const char *const titles[COMMAND_GROUP_COUNT] = {
        [GROUP_MAKE] = "Make puzzles",
        [GROUP_SOLVE] = "Solve and grade",
        [GROUP_FILTER] = "Filter puzzles",
        [GROUP_PRINT] = "Print and keep",
        [GROUP_PLAY] = "Play",
        [GROUP_HELP] = "Help and measurements",
    };
    return titles[group];
}
