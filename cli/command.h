/* Commands: what `nonet NAME` runs.
 *
 * The room cli/ is the front end: options, help, progress, the terminal, and nothing else. What a
 * command does beyond reading options and printing stands in the library (gen, render), so that a
 * program can do it too. It may include every other room; none includes it. Within it this header
 * is the ground: help, manual and command_run.h stand on it, the cmd_*.c on those; the files of
 * cli/terminal/ use none of it.
 *
 * To add a command: write cmd_NAME.c, which defines `const struct command command_NAME`, and add
 * its row to the list in commands.c. Help, man page and completion follow from the tables.
 *
 * The options that many commands share are parsed once: `shared` names those that a command takes,
 * and their values are in its invocation.
 *
 * Threads: the tables are constant; an invocation belongs to the main thread. */
#ifndef NONET_CLI_COMMAND_H
#define NONET_CLI_COMMAND_H

#include "base/diag.h"
#include "base/text.h"
#include "cli/option/options.h"
#include "cli/progress_bar.h"
#include "gen/board/board.h"
#include "gen/format/layouts/layout_options.h"

enum command_group { GROUP_MAKE, GROUP_SOLVE, GROUP_FILTER, GROUP_PRINT, GROUP_PLAY, GROUP_HELP };
enum { COMMAND_GROUP_COUNT = GROUP_HELP + 1 };
const char *command_group_title(enum command_group group);

enum shared_option {
    SHARED_THREADS = 1,      /* --threads T */
    SHARED_PROGRESS = 2,     /* --quiet, --progress */
    SHARED_OUTPUT = 4,       /* -o FILE */
    SHARED_FORMAT = 8,       /* --format F */
    SHARED_STREAM = 15,      /* all of these */
    SHARED_VARIANT = 16,     /* --variant V and the like: of the puzzles that are read */
    SHARED_TECHNIQUES = 32,  /* --with, --without, --no-uniqueness: see technique_options.h */
    SHARED_DIRECTORY = 64,   /* -o DIR, in place of SHARED_OUTPUT */
    SHARED_LIMIT = 256,      /* --limit N: for each puzzle */
    SHARED_RUN_LIMIT = 512,  /* the same for the run */
    SHARED_EVERYWHERE = 128, /* --color: every command takes it, without asking for it */
};

enum { COMMAND_MAX_THREADS = 1024 };

enum colour_mode { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER };

struct shared_settings {
    int64_t threads; /* 1 .. COMMAND_MAX_THREADS; the default is the number of processors */
    bool quiet;
    int progress;                  /* enum progress_mode */
    int colour;                    /* enum colour_mode */
    const char *output;            /* NULL: standard output, or the present directory */
    int format;                    /* index in the command's formats; -1: not given */
    struct layout_settings layout; /* of the puzzles that are read */
    int64_t limit;                 /* steps of work (base/work/stop.h); 0: any number */
    const char *with;              /* keys of techniques; NULL: none */
    const char *without;
    bool no_uniqueness;
};

struct invocation;

struct command {
    const char *name;
    enum command_group group;
    const char *arguments; /* as in the usage line: "[FILE…]"; "" takes none */
    const char *needs;     /* the least of them in words; NULL: as in the usage line */
    const char *instead;   /* help where they are missing; may be NULL */
    const char *doc;       /* one line */
    const char *detail;    /* paragraphs for --help and the man page; may be NULL */
    const char *examples;  /* lines "command|what it does"; may be NULL */
    unsigned shared;       /* enum shared_option, or-ed */
    /* With SHARED_FORMAT: what --format may name; NULL past the last. Commands that write puzzle
     * streams use stream_format_name (stream_command.h). */
    const char *(*formats)(size_t index);
    bool chooses_ending; /* its run calls output_ending_choose where an action writes puzzles */
    const struct option *options;
    size_t option_count;
    const void *defaults; /* of the settings struct; copied for each run */
    size_t settings_size;
    enum status (*run)(const struct invocation *in);
};

/* Rows of a command's table: its options and their defaults, which its file calls so. */
#define COMMAND_SETTINGS_OF(table)                                                                 \
    .options = table, .option_count = sizeof table / sizeof *table, .defaults = &defaults,         \
    .settings_size = sizeof defaults
#define COMMAND_SETTINGS COMMAND_SETTINGS_OF(options)

/* Every command, in the order in which help lists them: commands.c has the one list. Whoever needs
 * it gets it from the invocation, so that a command does not lean on the list that it is in. */
struct command_list {
    const struct command *const *item;
    size_t count;
};
extern const struct command_list all_commands;

struct invocation {
    const struct command *command;
    const struct command_list *commands;
    const void *settings; /* the command's struct, filled */
    struct shared_settings shared;
    struct layout_spec layout; /* of shared.layout; without those options, none */
    struct arguments arguments;
    struct diag *diag;
};

/* The command of a name; NULL: none. */
const struct command *command_find(const struct command_list *all, const char *name);

/* Report that there is no such command, with the nearest one. */
enum status command_unknown(const struct command_list *all, const char *name, struct diag *d);

/* The table of the shared options that a command takes, ready to print: at most SHARED_COUNT rows
 * into `rows`; returns how many. */
enum { SHARED_COUNT = 16 };
size_t command_shared_options(const struct command *c, struct option rows[SHARED_COUNT]);

/* The same for those that may also stand before the command: they go with any. */
size_t command_leading_options(struct option rows[SHARED_COUNT]);

/* What --variant names; NULL where it was not given. */
const struct layout *invocation_variant(const struct invocation *in);

/* A progress bar as --progress and --quiet ask for it. */
void invocation_progress(const struct invocation *in, struct progress_bar *bar);

/* Report a wrong number of arguments as wrong usage. */
enum status command_expect_arguments(const struct invocation *in, size_t least, size_t most);

/* Write a finished text to standard output and free it. */
enum status command_print(struct text *t, struct diag *d);

/* Does a part of a command's work, and gives it up once it has taken the steps of --limit: then its
 * result means nothing, and an error is reported. So its messages wait until it is done. */
typedef enum status command_work(const struct invocation *in, void *context);
enum status command_within_limit(const struct invocation *in, command_work *work, void *context);

#endif
