/* What `hint` and `explain` share: their formats, their options, and the run over a stream.
 *
 * Threads: as for struct stream_map. */
#ifndef NONET_CLI_STEP_COMMAND_H
#define NONET_CLI_STEP_COMMAND_H

#include "cli/command.h"
#include "cli/step_pictures.h"
#include "cli/stream_map.h"

/* The code of a language by its index; NULL past the last. */
const char *step_language(size_t index);

/* The row of --language for a table of options. */
#define STEP_LANGUAGE_OPTION(at)                                                                   \
    {                                                                                              \
        .name = "language", .letter = 'l', .kind = OPTION_CHOICE, .metavar = "CODE",               \
        .doc = "language of the sentences", .offset = (at), .choice = step_language                \
    }

struct step_settings {
    int language; /* index in translation_languages() */
};

extern const struct option step_options[];
enum { STEP_OPTION_COUNT = 1 };
extern const struct step_settings step_defaults;

/* text, json, svg */
const char *step_format_name(size_t index);

/* What a command writes of a puzzle that has one solution and whose path has just begun; one
 * function a format. */
struct step_writer {
    enum status (*text)(const struct telling *t, struct stream_item *item, struct path *path,
                        struct diag *d);
    enum status (*json)(const struct telling *t, struct stream_item *item, struct path *path,
                        struct diag *d);
    enum status (*svg)(const struct step_pictures *p, const struct telling *t,
                       struct stream_item *item, struct path *path, struct diag *d);
};

enum status step_command_run(const struct invocation *in, const struct step_writer *writer);

#endif
