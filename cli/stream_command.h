/* Commands that filter puzzle streams: what their tables and runs have in common. The filter itself
 * is gen/make/stream/stream_map.h.
 *
 * Threads: as for struct stream_map. */
#ifndef NONET_CLI_STREAM_COMMAND_H
#define NONET_CLI_STREAM_COMMAND_H

#include "cli/command.h"
#include "gen/board/layout_choice.h"
#include "gen/constraint/constraint.h"
#include "gen/make/stream/stream_map.h"

/* Of a filter over puzzle streams. */
#define COMMAND_STREAM                                                                             \
    .shared = SHARED_STREAM | SHARED_VARIANT | SHARED_LIMIT, .formats = stream_format_name

/* Fill the map's files, output, threads and variant from the invocation, and run it with a progress
 * bar. */
enum status stream_command_run(struct stream_map *map, const struct invocation *in);

/* How to see what is wrong with a puzzle that has not one solution. */
#define SHOW_WHY_HINT "'nonet check --why' shows why"

/* puzzle_require_proper for a filter, with this hint. */
enum status stream_require_proper(struct stream_item *item, struct diag *d);

/* For command tables whose --format names a puzzle stream format. */
const char *stream_format_name(size_t index);

/* The format that --format chose; else the fallback for a terminal or for a pipe or file, by name.
 */
const struct format *stream_format_chosen(const struct invocation *in, const char *on_terminal,
                                          const char *elsewhere);

/* The same for boards of a layout with constraints of these kinds (one bit each): JSON if the
 * fallback cannot store it. STATUS_USAGE after reporting that the chosen format cannot. */
enum status stream_format_for(const struct invocation *in, const struct layout_choice *choice,
                              kind_set constraints, const char *on_terminal, const char *elsewhere,
                              const struct format **format);

/* Does the format have separate fields for solution, level and the like? */
bool stream_format_has_fields(const struct format *format);

#endif
