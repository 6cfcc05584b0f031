/* The ending of an output file's name, `-o puzzles.json`, chooses the format where --format does
 * not.
 *
 * An ending is what follows the last dot of a file's name: up to 12 letters and digits, a letter
 * among them ("report.2027" has none). ".txt" names no format in particular: the command's own
 * choice stays.
 *
 * Threads: no shared state. */
#ifndef NONET_CLI_OUTPUT_ENDING_H
#define NONET_CLI_OUTPUT_ENDING_H

#include "cli/command.h"

/* The ending without its dot, a pointer into path; NULL where there is none. */
const char *output_ending(const char *path);

/* Without --format, set in->shared.format from the name of the output file. STATUS_USAGE after
 * reporting an ending that the command does not write. */
enum status output_ending_choose(struct invocation *in);

#endif
